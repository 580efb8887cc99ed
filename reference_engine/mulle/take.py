"""Intag: chapter INT, and what reservation means for it (RES-2, RES-5)."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from .cards import HIGHEST_PLAIN, Card, Cards, pile_value
from .move import Groups, TakeMove
from .packing import BELOW, Tally, counts, most, packings, size, tally
from .reason import Facts, Reason, Rule
from .state import Build, State
from .view import SINGLE, Attempt, Pile, View

_AT_ONCE = 16  # up to this many piles all packings are found at once and kept; above it, one at a time


@lru_cache(maxsize=1 << 15)
def _all_packings(value: int, many: Tally) -> tuple[tuple[tuple[int, int], ...], ...]:
    return tuple(tuple(counts(used)) for used in packings(value, many))


def selections(attempt: Attempt) -> Iterable[Groups]:
    """Every choice of piles that the card may take, each once; none where it can take nothing."""
    view, value = attempt.view, attempt.value
    whole: list[Cards] = []
    if view.values >> value & 1:
        if takes_identical(attempt):
            return (((attempt.card,),),)  # INT-5
        whole = sorted([pile.cards for pile in fitting(view, value)])
    many = view.tally & BELOW[value]
    if most(value, many):
        return _with_sums(view, value, many, whole)
    return (tuple(whole),) if whole else ()


def _with_sums(view: View, value: int, many: Tally, whole: list[Cards]) -> Iterator[Groups]:
    """INT-2, INT-3, INT-4: what is taken whole, and as many others as possible in sums."""
    found = _all_packings(value, many) if size(many) <= _AT_ONCE else map(counts, packings(value, many))
    for used in found:
        for choice in product(*[_choices(view.by_value[each], n) for each, n in used]):
            yield tuple(sorted([*whole, *[cards for part in choice for cards in part]]))


def _choices(piles: list[Pile], n: int) -> list[Groups]:
    """Every choice of n of the piles that are no build, equal piles being interchangeable."""
    names = [pile.cards for pile in piles if pile.build is None]
    if n == len(names):
        return [tuple(names)]
    return list(dict.fromkeys(combinations(sorted(names), n)))


def fitting(view: View, value: int) -> list[Pile]:
    """The piles that fit a hand value as they are: INT-1, INT-7, LAS-7; of 14, 15 and 16 only builds: INT-6."""
    piles = view.by_value.get(value, [])
    return piles if value <= HIGHEST_PLAIN else [pile for pile in piles if pile.build]


def takes_identical(attempt: Attempt) -> bool:
    """INT-5: an identical single card goes first. Not for a reserved card (RES-5), nor where INT-6 forbids it."""
    return attempt.card in attempt.view.loose and attempt.value <= HIGHEST_PLAIN and not attempt.reserved


class Picked(NamedTuple):
    """The piles that a move names, and what lies on the table without them."""

    piles: list[Pile]
    loose: list[Card]
    heaps: list[Cards]
    builds: list[Build]


def pick(state: State, names: Groups, value: int) -> Picked | Cards:
    """The piles that a move names, or the first name that no pile has.

    Two different piles can have the same cards. A build of the value is then meant before a plain pile, and that
    before another build: no other reading can be allowed.
    """
    left = Picked([], list(state.loose), list(state.piles), list(state.builds))
    for name in names:
        cards = tuple(sorted(name))
        builds = [build for build in left.builds if build.cards == cards]
        match = next((build for build in builds if build.value == value), None)
        if match is None and len(cards) == 1 and cards[0] in left.loose:
            left.loose.remove(cards[0])
            left.piles.append(SINGLE[cards[0]])
        elif match is None and cards in left.heaps:
            left.heaps.remove(cards)
            left.piles.append(Pile(cards, pile_value(cards)))
        elif builds:
            build = match or builds[0]
            left.builds.remove(build)
            left.piles.append(Pile(cards, build.value, build))
        else:
            return name
    return left


def breaches(attempt: Attempt, move: TakeMove) -> list[Rule]:
    """Every clause that an intag breaks."""
    view, value = attempt.view, attempt.value
    found = pick(view.state, move.piles, value)
    if not isinstance(found, Picked):
        return [(Reason.NO_SUCH_PILE, "INT-8")]
    wrong = list(_misfits(value, found.piles))
    rules = wrong[:]
    if attempt.reserved and any(build.value == value and build in found.builds for build in view.mine):
        rules.append((Reason.RESERVED_CARD, "RES-2"))
    if takes_identical(attempt):
        if [pile.cards for pile in found.piles] != [(move.card,)]:
            rules.append((Reason.IDENTICAL_FIRST, "INT-5"))
    elif not wrong and len(found.piles) < greatest(view, value):
        rules.append((Reason.NOT_MAXIMAL, "INT-3"))
    return rules


def greatest(view: View, value: int) -> int:
    """INT-3: how many piles a hand value takes, where no identical card goes first."""
    return len(fitting(view, value)) + most(value, view.tally & BELOW[value])


def _misfits(value: int, piles: list[Pile]) -> Iterator[Rule]:
    """What is wrong with the values of the chosen piles, whatever else lies on the table."""
    others = _not_builds_of(value, piles)
    builds = [pile for pile in others if pile.build]
    plain = [pile for pile in others if not pile.build]
    if not piles:
        yield Reason.VALUE_MISMATCH, "INT-1"
    elif value > HIGHEST_PLAIN:
        if plain:
            yield Reason.SPECIAL_NEEDS_BUILD, "INT-6"
        if builds:
            yield Reason.VALUE_MISMATCH, "INT-7"
    elif builds and _splits(value, others):
        yield Reason.BUILD_IN_SUM, "INT-7"
    else:
        if builds:
            yield Reason.VALUE_MISMATCH, "INT-7"
        if not _splits(value, plain):
            yield Reason.VALUE_MISMATCH, "INT-1" if len(plain) == 1 else "INT-2"


def _not_builds_of(value: int, piles: list[Pile]) -> list[Pile]:
    return [pile for pile in piles if not (pile.build and pile.value == value)]


def _splits(value: int, piles: list[Pile]) -> bool:
    """INT-2: the piles can be split into groups that each add up to the value."""
    lower = [pile.value for pile in piles if pile.value < value]
    exact = sum(pile.value == value for pile in piles)
    return len(lower) + exact == len(piles) and most(value, tally(lower)) == len(lower)


def facts(attempt: Attempt, move: TakeMove) -> Facts:
    """What can be told about the move."""
    found = pick(attempt.view.state, move.piles, attempt.value)
    if not isinstance(found, Picked):
        return {"missing": " + ".join(found) or "(inga kort)"}
    others = _not_builds_of(attempt.value, found.piles)
    return {
        "build": next((pile.value for pile in others if pile.build), 0),
        "chosen": f"det valda är värt {sum(pile.value for pile in others)}" if found.piles else "inget är valt",
        "most": greatest(attempt.view, attempt.value),
        "count": len(found.piles),
    }
