"""Where two engines first disagree: the position nearest the start in which they list, play or count otherwise."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .contract import Data
from .perft import Explorer, Wrong
from .vectors import canonical


@dataclass(frozen=True, slots=True)
class Difference:
    """A position in which an engine answers otherwise than the oracle."""

    path: tuple[Data, ...]
    """The moves that lead there."""
    position: str
    missing: tuple[Data, ...] = ()
    """Moves that it should list."""
    extra: tuple[Data, ...] = ()
    """Moves that it should not."""
    twice: tuple[Data, ...] = ()
    """Moves that it lists more than once, perhaps in other words."""
    move: Data | None = None
    """A move that both list, but which it plays otherwise."""
    expected: str = ""
    got: str = ""
    """What should come of that, or be counted here, and what does: canonical JSON."""
    wrong: Wrong | None = None
    """Why there is nothing to compare with."""


def first_difference(oracle: Explorer, engine: Explorer, state: Data, depth: int) -> Difference | None:
    """The first position within a depth in which the two disagree; none if they agree after all."""
    level: dict[str, tuple[Data, ...]] = {oracle.canonical(state): ()}
    for _ in range(depth):
        reached: dict[str, tuple[Data, ...]] = {}
        for position, path in level.items():
            found = _compared(oracle, engine, position, path)
            if isinstance(found, Difference):
                return found
            for move, after in found:
                reached.setdefault(after, (*path, move))
        level = reached
    return None


def first_other_score(oracle: Explorer, engine: Explorer, level: Mapping[str, int]) -> Difference | None:
    """The first of these positions that the two count otherwise."""
    for position in sorted(level):
        expected = oracle.score(position)
        try:
            got = engine.score(position)
        except Wrong as wrong:
            return Difference((), position, expected=expected, wrong=wrong)
        if got != expected:
            return Difference((), position, expected=expected, got=got)
    return None


def _compared(
    oracle: Explorer, engine: Explorer, position: str, path: tuple[Data, ...]
) -> Difference | list[tuple[Data, str]]:
    """How the two disagree in a position; where they do not, the moves with what they lead to."""
    try:
        listed = engine.moves(position)
    except Wrong as wrong:
        return Difference(path, position, wrong=wrong)
    same = _Matching(oracle, position, listed)
    if same.missing or same.extra or same.twice:
        return Difference(path, position, same.missing, tuple(same.extra), tuple(same.twice))
    found = []
    for right, move in same.pairs:
        expected = oracle.played(position, right)
        try:
            got = engine.played(position, move)
        except Wrong as wrong:
            return Difference(path, position, move=move, expected=expected, wrong=wrong)
        if got != expected:
            return Difference(path, position, move=move, expected=expected, got=got)
        found.append((right, expected))
    return found


class _Matching:
    """Which listed move is which of the oracle's. Words may differ: one may leave out what goes without saying."""

    def __init__(self, oracle: Explorer, position: str, listed: list[Data]) -> None:
        self._oracle = oracle
        self._position = position
        self._right = {self._key(move): move for move in oracle.moves(position)}
        self._left = dict(self._right)
        self.pairs: list[tuple[Data, Data]] = []
        self.extra: list[Data] = []
        self.twice: list[Data] = []
        otherwise = [move for move in listed if not self._paired(move, self._key(move))]
        for move in otherwise:
            self._paired_by_meaning(move)

    @property
    def missing(self) -> tuple[Data, ...]:
        """The oracle's moves that are not listed."""
        return tuple(self._left.values())

    def _key(self, move: Data) -> str:
        return canonical(self._oracle.rules.canonical_move(move))

    def _paired(self, move: Data, key: str) -> bool:
        """Whether the oracle has the move in these words."""
        if key not in self._right:
            return False
        if self._left.pop(key, None) is None:
            self.twice.append(move)
        else:
            self.pairs.append((self._right[key], move))
        return True

    def _paired_by_meaning(self, move: Data) -> None:
        """Ask the oracle what it makes of a move in other words."""
        try:
            after = self._oracle.played(self._position, move)
        except Wrong:
            self.extra.append(move)
            return
        alike = [key for key, right in self._right.items() if self._oracle.played(self._position, right) == after]
        free = [key for key in alike if key in self._left]
        if free or alike:
            self._paired(move, max(free or alike, key=lambda key: _likeness(self._right[key], move)))
        else:
            self.extra.append(move)


def _likeness(one: Data, other: Data) -> int:
    return sum(other.get(name) == value for name, value in one.items())


def changed(expected: Any, got: Any, where: str = "") -> list[tuple[str, str, str]]:
    """What differs between two pieces of plain data: where, what should be there, and what is.

    >>> changed({"a": [{"name": "Bo", "b": 2}], "c": 3}, {"a": [{"name": "Bo", "b": 4}], "c": 3})
    [('a[0].b', '2', '4')]
    >>> changed({"hand": ["SP 7", "SP 7"]}, {"hand": ["SP 7"]})
    [('hand', 'also "SP 7"', '')]
    """
    if expected == got:
        return []
    if isinstance(expected, dict) and isinstance(got, dict):
        inside = f"{where}." if where else ""
        names = dict.fromkeys([*expected, *got])
        return [each for name in names for each in changed(expected.get(name), got.get(name), inside + name)]
    if not (isinstance(expected, list) and isinstance(got, list)):
        return [(where, canonical(expected), canonical(got))]
    if _names(expected) and _names(expected) == _names(got):
        pairs = enumerate(zip(expected, got, strict=True))
        return [each for place, (one, two) in pairs for each in changed(one, two, f"{where}[{place}]")]
    return [(where, _more(expected, got), _more(got, expected))]


def _names(data: list[Any]) -> list[Any]:
    """The names of what is in a list, if all of it has one: then its parts can be compared one by one."""
    named = [each["name"] for each in data if isinstance(each, dict) and "name" in each]
    return named if len(named) == len(data) else []


def _more(these: list[Any], those: list[Any]) -> str:
    """What one list has more of; its order, where only that differs."""
    more = Counter(map(canonical, these)) - Counter(map(canonical, those))
    less = Counter(map(canonical, those)) - Counter(map(canonical, these))
    if not more and not less:
        return canonical(these)
    return f"also {', '.join(more.elements())}" if more else ""
