"""The four things that a card can do (TUR-2), as values.

Piles are named by their cards and never by position, and their order means nothing: what is read is put in canonical
order (`ordered`), so that equal moves are equal values. `action` is a field so that moves of different kinds are never
equal, and so that a move reads the same here and on the wire.
"""

from typing import Final, Literal, NamedTuple

from .cards import Card, Cards

Groups = tuple[Cards, ...]


class TakeMove(NamedTuple):
    """Intag: the card takes these piles."""

    player: str
    card: Card
    piles: Groups
    action: Literal["take"] = "take"


class BuildMove(NamedTuple):
    """Bygge: the card is laid on a pile, and the build is declared to have this value."""

    player: str
    card: Card
    on: Cards
    value: int
    base: int = 0
    """The value of the pile laid on: only said where two piles of the same cards would both do, otherwise 0."""
    absorb: Groups | None = None
    """What the build takes in. None where it is not said, which is enough where there is no choice."""
    action: Literal["build"] = "build"


class TrottaMove(NamedTuple):
    """Trotta: the card gathers what matches it."""

    player: str
    card: Card
    gather: Groups | None = None
    """What is gathered. None where it is not said, which is enough where there is no choice."""
    action: Literal["trotta"] = "trotta"


class ThrowMove(NamedTuple):
    """Släng: the card is laid on the table, or fed to an own build (SLA-4)."""

    player: str
    card: Card
    action: Literal["throw"] = "throw"


Move = TakeMove | BuildMove | TrottaMove | ThrowMove

ACTIONS: Final = ("take", "build", "trotta", "throw")


def ordered(move: Move) -> Move:
    """The move with what it names in canonical order, so that two writings of it are equal."""
    match move:
        case TakeMove():
            return move._replace(piles=named(move.piles))
        case BuildMove():
            return move._replace(on=tuple(sorted(move.on)), absorb=None if move.absorb is None else named(move.absorb))
        case TrottaMove():
            return move._replace(gather=None if move.gather is None else named(move.gather))
        case ThrowMove():
            return move


def named(groups: Groups) -> Groups:
    """Groups of cards in canonical order, each in itself and all together."""
    return tuple(sorted(tuple(sorted(group)) for group in groups))
