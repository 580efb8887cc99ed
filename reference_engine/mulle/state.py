"""A position within one omgång, as a frozen value.

What has no order in the game is kept sorted, so that two positions are equal exactly when a player would call them
the same. The table lies in three parts because the rules treat them apart: single cards, piles of several cards that
are no build, and builds.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar

from .cards import Card, Cards
from .edition import Edition

_Item = TypeVar("_Item")

NAME: Final = re.compile(r"[^\W\d_](?:[\w '-]*\w)?")
"""What a player can be called: something that the notation can hold."""


class Build(NamedTuple):
    """A pile with an owner and a declared value, which its cards need not add up to (BYG-2)."""

    cards: Cards
    owner: str
    value: int
    locked: bool


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has: the hand, and what the omgång has given so far."""

    name: str
    hand: Cards = ()
    taken: Cards = ()
    mulles: Cards = ()
    tabbe: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """A position. Make one with `Setup` or `deal`, which check it and put it in order; the rules make the rest.

    The constructor itself does neither, and neither does that of `Player`.
    """

    edition: Edition
    omgang: int
    rond: int
    opener: str
    turn: str
    players: tuple[Player, Player]
    loose: Cards = ()
    """The single cards on the table."""
    piles: tuple[Cards, ...] = ()
    """The piles of several cards that are no build."""
    builds: tuple[Build, ...] = ()
    stock: Cards = ()
    """The cards still to be dealt, the top one first: here the order counts."""

    @property
    def over(self) -> bool:
        """No cards are left to play in this omgång."""
        return not (self.players[0].hand or self.players[1].hand)

    @property
    def table(self) -> tuple[Cards | Build, ...]:
        """Everything on the table: single cards, then piles, then builds."""
        return (*((card,) for card in self.loose), *self.piles, *self.builds)

    def player(self, name: str) -> Player:
        """The player of that name.

        >>> from reference_engine.mulle import DEFAULT
        >>> State(DEFAULT, 1, 1, "Anna", "Anna", (Player("Anna"), Player("Bo"))).player("Bo").tabbe
        0
        """
        for player in self.players:
            if player.name == name:
                return player
        raise LookupError(name)

    def other(self, name: str) -> Player:
        """The opponent of the player of that name."""
        first, second = self.players
        return second if self.player(name) is first else first


def is_name(text: str) -> bool:
    """Whether a player can be called this.

    >>> is_name("Åsa-Lena"), is_name("7"), is_name("A|B")
    (True, False, False)
    """
    return NAME.fullmatch(text) is not None and unicodedata.is_normalized("NFC", text)


def in_order(cards: Iterable[Card]) -> Cards:
    """Cards in canonical order: that of their text, which every language can sort by."""
    return tuple(sorted(cards))


def without(items: tuple[_Item, ...], item: _Item) -> tuple[_Item, ...]:
    """The items less one of them."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]
