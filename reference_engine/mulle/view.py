"""A position as one player sees it: the questions that every action asks before it asks its own.

A view is made once per question and thrown away; nothing in it is not in the state.
"""

from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from .cards import HAND_VALUE, PACK, TABLE_VALUE, Card, Cards, pile_value
from .packing import ONE, Tally, tally
from .state import Build, State

Values = int
"""A set of values, one bit to a value."""


class Pile(NamedTuple):
    """Something on the table, with its value (VAL-4), and its build if it is one."""

    cards: Cards
    value: int
    build: Build | None = None


SINGLE: Final = {card: Pile((card,), TABLE_VALUE[card]) for card in PACK}


@lru_cache(maxsize=1 << 12)
def in_set(values: Values) -> tuple[int, ...]:
    """The values in a set, lowest first.

    >>> in_set(1 << 3 | 1 << 14)
    (3, 14)
    """
    return tuple(value for value in range(values.bit_length()) if values >> value & 1)


class View:
    """The table by value, whose builds lie there, and what the hand can answer for."""

    __slots__ = (
        "build_values", "builds", "by_value", "edition", "hand", "held", "loose", "mine", "name", "piles", "present",
        "reserved", "state", "tally", "their_values", "theirs", "twice", "values",
    )  # fmt: skip

    def __init__(self, state: State, name: str) -> None:
        self.state = state
        self.edition = state.edition
        self.name = name
        self.hand = hand = state.player(name).hand
        self.loose = loose = state.loose
        self.piles = state.piles
        self.builds = state.builds
        by_value: dict[int, list[Pile]] = {}
        present: Values = 0
        many: Tally = 0
        for card in loose:
            value = TABLE_VALUE[card]
            many += ONE[value]
            if value in by_value:
                by_value[value].append(SINGLE[card])
            else:
                by_value[value] = [SINGLE[card]]
                present |= 1 << value
        self.by_value = by_value
        self.present = self.values = present  # of the single cards; of everything on the table
        self.tally = many
        held: Values = 0
        twice: Values = 0
        for card in hand:
            bit = 1 << HAND_VALUE[card]
            twice |= held & bit
            held |= bit
        self.held, self.twice = held, twice
        self.build_values: Values = 0
        self.their_values: Values = 0
        self.mine: tuple[Build, ...] = ()
        self.theirs: tuple[Build, ...] = ()
        self.reserved: Values = 0
        if state.piles:
            self._add_piles()
        if state.builds:
            self._add_builds()

    def _add_piles(self) -> None:
        for cards in self.piles:
            pile = Pile(cards, pile_value(cards))
            self.by_value.setdefault(pile.value, []).append(pile)
            self.values |= 1 << pile.value
        self.tally += tally(map(pile_value, self.piles))

    def _add_builds(self) -> None:
        for build in self.builds:
            self.by_value.setdefault(build.value, []).append(Pile(build.cards, build.value, build))
        self.build_values = owned(self.builds)
        self.values |= self.build_values
        self.mine = tuple([build for build in self.builds if build.owner == self.name])
        self.theirs = tuple([build for build in self.builds if build.owner != self.name])
        self.their_values = owned(self.theirs)
        # RES-2 and RES-3: the only card that can take an own build is reserved; of two, neither is. RES-4: there is
        # nothing to end, for it follows from who owns what now.
        self.reserved = owned(self.mine) & self.held & ~self.twice

    def same_named(self, cards: Cards) -> list[Pile]:
        """The different piles that have exactly these cards: the plain one first, then builds by value."""
        found = []
        if len(cards) == 1 and cards[0] in self.loose:
            found.append(SINGLE[cards[0]])
        elif cards in self.piles:
            found.append(Pile(cards, pile_value(cards)))
        builds = [build for build in self.builds if build.cards == cards]
        for build in sorted(set(builds), key=attrgetter("value", "owner", "locked")) if len(builds) > 1 else builds:
            found.append(Pile(cards, build.value, build))
        return found


class Attempt:
    """One card of the hand about to be played, and what reservation says of it."""

    __slots__ = ("card", "reserved", "reserves", "value", "view", "worth")

    def __init__(self, view: View, card: Card) -> None:
        self.view = view
        self.card = card
        self.value = HAND_VALUE[card]
        self.worth = TABLE_VALUE[card]
        bit = 1 << self.value
        self.reserves: Values = view.held if view.twice & bit else view.held & ~bit
        """RES-1: the values for which another card stays in the hand when this one is played."""
        self.reserved = view.reserved & bit != 0
        """RES-2: the card is the only one in the hand that can take an own build."""


def owned(builds: tuple[Build, ...]) -> Values:
    """The values of some builds."""
    values = 0
    for build in builds:
        values |= 1 << build.value
    return values
