"""What a build or a trotta takes in from the table: the choices of BYG-7, BYG-8 and TRO-1, TRO-5."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, combinations, product
from typing import Final, NamedTuple

from .cards import TABLE_VALUE, Card, Cards, pile_value
from .move import Groups
from .state import Build
from .view import Values


class Gathering(NamedTuple):
    """One way to take in what there is: the groups as a move names them, and where on the table they lie."""

    groups: Groups = ()
    loose: Cards = ()
    piles: Groups = ()
    builds: tuple[Build, ...] = ()

    fixed: Cards = ()
    """The cards in it about which there is no choice."""

    @property
    def cards(self) -> Cards:
        """All the cards taken in."""
        return tuple(chain.from_iterable(self.groups))


NOTHING: Final = (Gathering(),)
"""The only option where there is nothing to take in."""


@lru_cache(maxsize=1 << 14)
def matching(value: int, loose: Cards, piles: Groups, builds: tuple[Build, ...] = ()) -> tuple[Gathering, ...]:
    """Every way to take in, whole, all that matches a value; the ways differ only in which cards make pairs.

    Taken in without choice: the single cards and the two-card piles of the value, and the `builds` given. To these
    come as many disjoint pairs of single cards with that sum as there can be.
    """
    by_value: dict[int, list[Card]] = {}
    for card in loose:
        worth = TABLE_VALUE[card]
        if worth in by_value:
            by_value[worth].append(card)
        else:
            by_value[worth] = [card]
    equal = by_value.get(value, [])
    pairs = [
        _pairs(cards, by_value[value - low])
        for low, cards in by_value.items()
        if value - low in by_value and (2 * low < value or (2 * low == value and len(cards) > 1))
    ]
    heaps = tuple([pile for pile in piles if len(pile) == 2 and pile_value(pile) == value]) if piles else ()
    fixed = [(card,) for card in equal] + [*heaps, *[build.cards for build in builds]]
    unchosen = tuple(chain.from_iterable(fixed))
    found = []
    for choice in product(*pairs):
        chosen = [pair for part in choice for pair in part]
        groups = tuple(sorted(fixed + chosen))
        found.append(Gathering(groups, (*equal, *chain.from_iterable(chosen)), heaps, builds, unchosen))
    if len(found) > 1:
        found.sort()
    return tuple(found)


def _pairs(lows: list[Card], highs: list[Card]) -> list[Groups]:
    """Every choice of as many pairs as possible of cards of two values, or of one value with itself.

    The cards of a pair are interchangeable with other cards of their values, so only which cards are used makes a
    difference; they are then paired off in order.
    """
    if lows is highs:
        used = _distinct(lows, len(lows) // 2 * 2)
        return [tuple(zip(cards[::2], cards[1::2], strict=True)) for cards in used]
    n = min(len(lows), len(highs))
    both = product(_distinct(lows, n), _distinct(highs, n))
    return [tuple([(a, b) if a < b else (b, a) for a, b in zip(*cards, strict=True)]) for cards in both]


@lru_cache(maxsize=1 << 14)
def matches(present: Values, value: int) -> Values:
    """Of the values present, the value itself and those that with another, or with themselves, make it.

    >>> matches(1 << 3 | 1 << 4 | 1 << 5 | 1 << 9, 8) == 1 << 3 | 1 << 4 | 1 << 5
    True
    """
    found = present & 1 << value
    for low in range(1, value):
        if present >> low & present >> (value - low) & 1:
            found |= 1 << low
    return found


def relevant(loose: Cards, wanted: Values) -> Cards:
    """The single cards of some values. Asking `matching` about these alone lets more positions share its answers."""
    return tuple([card for card in loose if wanted >> TABLE_VALUE[card] & 1])


def _distinct(cards: list[Card], n: int) -> Iterable[Cards]:
    """Every choice of n of the cards, identical cards being interchangeable."""
    return dict.fromkeys(combinations(cards, n)) if n < len(cards) else (tuple(cards),)


def is_open_pair(build: Build) -> bool:
    """An open build of two cards, whoever owns it: what can go into another build. LAS-8: never a locked one."""
    return len(build.cards) == 2 and not build.locked


def consolidation(piles: Groups, builds: tuple[Build, ...]) -> tuple[Gathering, ...]:
    """BYG-8: every two-card pile given, whatever its value. Locked builds stay. There is nothing to choose."""
    heaps = tuple(pile for pile in piles if len(pile) == 2)
    open_builds = tuple(build for build in builds if is_open_pair(build))
    groups = tuple(sorted([*heaps, *(build.cards for build in open_builds)]))
    return (Gathering(groups, (), heaps, open_builds),)


def chosen(options: tuple[Gathering, ...], said: Groups | None) -> Gathering | None:
    """The option that a move means, or None. How the cards are grouped in the move means nothing."""
    if said is None:
        return options[0] if len(options) == 1 else None
    cards = sorted(chain.from_iterable(said))
    for option in options:
        if sorted(option.cards) == cards:
            return option
    return None


def described(options: tuple[Gathering, ...]) -> str:
    """The options for a player: "SP 3 + HJ 4, KL 7" and "eller" between them."""
    return " eller ".join(", ".join(" + ".join(group) for group in option.groups) or "ingenting" for option in options)
