"""A position as it can be drawn, whatever the game: places with piles of cards in them."""

from typing import NamedTuple


class Card(NamedTuple):
    """A card that lies face up."""

    name: str
    """As the scenarios write it."""
    rank: str
    suit: str
    """`club`, `spade`, `heart` or `diamond`; empty for a card that has none, or does not exist."""
    spoken: str
    """As a screen reader says it."""
    mark: str = ""
    """What a move does to it: `played`."""


class Pile(NamedTuple):
    """Cards that lie together."""

    cards: tuple[Card, ...]
    label: str = ""
    """What is said of it: its value, its owner."""
    kind: str = ""
    """`build`, or `locked`; empty for one that is just cards."""
    mark: str = ""
    """`touched` by a move, or `new` after it."""


class Place(NamedTuple):
    """Somewhere that cards lie: the table, a hand, what somebody has taken."""

    kind: str
    """`table`, `hand`, `taken`, or `stock`, which the page puts where they belong."""
    title: str
    piles: tuple[Pile, ...] = ()
    empty: str = ""
    """What is said where nothing lies there."""
    note: str = ""
    """What is said besides: that it is somebody's turn, or how much more there is."""


class Picture(NamedTuple):
    """All that is seen of a position."""

    places: tuple[Place, ...]
    facts: tuple[str, ...] = ()
    """What the cards do not show, each in a few words."""
