"""How many piles a value can take: the search behind INT-2, INT-3 and INT-4.

The question is which piles can be split into groups that each add up to the target, as many piles as possible. Two
piles of the same value are alike here, so the search counts values and not cards: a *tally* holds how many piles
there are of each value, one byte to a value in one integer. Groups are then added and taken away in single steps,
and positions with other cards but the same values share their answers.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final

from .cards import HIGHEST_PLAIN, HIGHEST_VALUE

Tally = int

_BYTE: Final = 8
# The top bit of every byte. Subtracting a group from a tally that has them all set clears one where there was too
# little, so one subtraction tells whether a whole group fits. It also bounds a value to 127 piles; 104 cards exist.
_GUARDS: Final = sum(0x80 << _BYTE * value for value in range(HIGHEST_PLAIN + 1))

ONE: Final[tuple[Tally, ...]] = tuple(1 << _BYTE * value for value in range(HIGHEST_PLAIN + 1))
"""The tally of one pile of each value."""

BELOW: Final[tuple[Tally, ...]] = tuple(one - 1 for one in ONE) + (0,) * (HIGHEST_VALUE - HIGHEST_PLAIN)
"""For each target, the part of a tally that can be in a sum: the values below it. INT-6: no sum makes 14, 15 or 16."""


def tally(values: Iterable[int]) -> Tally:
    """Count values; those too high for any sum are left out."""
    return sum(ONE[value] for value in values if value <= HIGHEST_PLAIN)


def counts(many: Tally) -> list[tuple[int, int]]:
    """The values in a tally, each with its number of piles.

    >>> counts(tally([3, 1, 3]))
    [(1, 1), (3, 2)]
    """
    return [(value, n) for value, n in enumerate(many.to_bytes(HIGHEST_PLAIN + 1, "little")) if n]


def size(many: Tally) -> int:
    """The number of piles in a tally: its digits in base 256 add up to it, and a number is its digit sum modulo 255."""
    return many % 255


def _partitions(total: int, highest: int) -> Iterator[tuple[int, ...]]:
    if total == 0:
        yield ()
    for part in range(min(total, highest), 0, -1):
        for rest in _partitions(total - part, part):
            yield (part, *rest)


@cache
def _groups(target: int, top: int) -> tuple[tuple[Tally, int], ...]:
    """Every group that makes the target with `top` as its highest value, and its size; fewest piles first.

    Few piles first means few small values used up, and small values are what the rest of the table can be filled
    with: the first attempt then nearly always reaches the bound in `most`.
    """
    found = (part for part in _partitions(target, top) if part[0] == top)
    return tuple((tally(part), len(part)) for part in sorted(found, key=len))


def _bound(target: int, many: Tally) -> int:
    """A number of piles that cannot be beaten: what is left over has to bring the sum to a multiple of the target."""
    spare = sum(value * n for value, n in counts(many)) % target
    top = (many.bit_length() - 1) // _BYTE
    return size(many) - -(-spare // top)


@lru_cache(maxsize=1 << 17)
def most(target: int, many: Tally) -> int:
    """INT-3: the greatest number of piles that can be split into groups of the target.

    >>> most(7, tally([3, 4, 5, 2]))
    4
    """
    if not many:
        return 0
    top = (many.bit_length() - 1) // _BYTE
    bound = _bound(target, many)
    best = 0
    for group, piles in _groups(target, top):
        if ((many | _GUARDS) - group) & _GUARDS == _GUARDS:
            best = max(best, piles + most(target, many - group))
            if best == bound:
                return best
    return max(best, most(target, many & (ONE[top] - 1)))


def packings(target: int, many: Tally) -> Iterator[Tally]:
    """Every greatest choice, as the tally of the piles taken; each once, the first one soon."""
    paths = [(many, 0)]
    seen = set(paths)
    given = set()
    while paths:
        left, used = paths.pop()
        best = most(target, left)
        if not best:
            if used not in given:
                given.add(used)
                yield used
            continue
        top = (left.bit_length() - 1) // _BYTE
        steps = [(0, left & (ONE[top] - 1), 0)]
        steps += [
            (piles, left - group, group)
            for group, piles in _groups(target, top)
            if ((left | _GUARDS) - group) & _GUARDS == _GUARDS
        ]
        for piles, rest, group in steps:
            path = (rest, used + group)
            if path not in seen and piles + most(target, rest) == best:
                seen.add(path)
                paths.append(path)
