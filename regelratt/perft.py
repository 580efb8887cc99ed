"""Counting move sequences with an engine, through the contract alone: what may be played, and what comes of it."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from .contract import BrokenInvariant, Data
from .engine import Engine
from .session import Session
from .vectors import Branch, Depth, Outcome, Position, canonical, hashed

NEEDED = ("moves", "play")
"""The questions without which nothing can be counted."""


class Wrong(Exception):
    """An answer that cannot be counted with, whatever the right one is."""

    def __init__(self, message: str, expected: tuple[str, ...] = (), got: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.expected = expected
        self.got = got


class Explorer:
    """An engine that is asked about one position after another. A position is its canonical JSON."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.rules = session.rules

    def _ask(self, operation: str, **params: Any) -> Any:
        try:
            return Engine(self.session).ask(operation, **params)
        except BrokenInvariant as broken:
            raise Wrong(broken.message, broken.expected, broken.got) from broken

    def moves(self, position: str) -> list[Data]:
        """The moves that it lists."""
        found: list[Data] = self._ask("moves", state=json.loads(position))
        return found

    def played(self, position: str, move: Data) -> str:
        """The position after a move; `Wrong` where it is refused."""
        answer = self._ask("play", state=json.loads(position), move=move)
        if refused := answer.get("refused"):
            said = f" ({refused['message']})" if refused.get("message") else ""
            raise Wrong(f"The move is refused: {refused['reason']}{said}.")
        return self.canonical(answer["state"])

    def score(self, position: str) -> str:
        """What a position counts, as canonical JSON."""
        return canonical(self._ask("score", state=json.loads(position)))

    def canonical(self, state: Data) -> str:
        """The canonical JSON of a state."""
        return canonical(self.rules.canonical_state(state))

    def after(self, position: str) -> Iterator[tuple[Data, str]]:
        """Every move that it lists, with the position after it."""
        for move in self.moves(position):
            yield move, self.played(position, move)


def levels(explorer: Explorer, state: Data, depth: int, watch: Callable[[], None]) -> Iterator[Counter[str]]:
    """Depth by depth, the positions and how many sequences lead to each.

    One that is reached in many ways is looked at once: it is the sequences that are counted, not walked.
    """
    level = Counter([explorer.canonical(state)])
    for _ in range(depth):
        reached: Counter[str] = Counter()
        for position, sequences in level.items():
            for _, after in explorer.after(position):
                reached[after] += sequences
            watch()
        yield reached
        level = reached


def summed(depth: int, level: Mapping[str, int]) -> Depth:
    """What is written down about the positions at a depth."""
    return Depth(depth, sum(level.values()), len(level), digest(map(hashed, level)))


def digest(hashes: Iterable[str]) -> str:
    """The SHA-256 of hashes, sorted, a line each: what `sort | sha256sum` makes of them."""
    return hashed("".join(f"{each}\n" for each in sorted(hashes)))


@dataclass(frozen=True, slots=True)
class Counted:
    """What came of counting from a position."""

    depth: int
    """How deep it was counted, or where it first differs."""
    scored: bool = False
    """Whether the scores at the end were compared too."""
    other: str = ""
    """What is not as it should be; nothing where all agrees."""
    ends: Mapping[str, int] = field(default_factory=dict)
    """The positions at the end, where it is only their scores that are others."""


def count(engine: Explorer, position: Position, depth: int, watch: Callable[[], None] = lambda: None) -> Counted:
    """Count from a position, up to the first number that differs."""
    level: Mapping[str, int] = {}
    number = 0
    try:
        for number, level in enumerate(levels(engine, position.state, depth, watch), start=1):
            if other := _other(position.depths[number - 1], summed(number, level)):
                return Counted(number, other=other)
    except Wrong as wrong:
        return Counted(number + 1, other=f"depth {number + 1} cannot be counted. {wrong.message}")
    if depth < len(position.depths) or not position.scores or "score" not in engine.session.hello.operations:
        return Counted(depth)
    other = "" if _outcomes(engine, level) == position.scores else "the same positions at the end, but other scores."
    return Counted(depth, scored=True, other=other, ends=level)


def _other(expected: Depth, got: Depth) -> str:
    """Which number differs, the plainest first."""
    for name in ("sequences", "positions"):
        wanted, came = getattr(expected, name), getattr(got, name)
        if wanted != came:
            return f"depth {expected.depth} has {wanted:,} {name}, but {came:,} were counted."
    return "" if got == expected else f"depth {expected.depth} has as many positions, but other ones."


def _outcomes(explorer: Explorer, level: Mapping[str, int]) -> list[Outcome] | None:
    """How the sequences end; nothing where that cannot be told."""
    found: Counter[str] = Counter()
    try:
        for position, sequences in level.items():
            found[explorer.score(position)] += sequences
    except Wrong:
        return None
    return [Outcome(json.loads(score), found[score]) for score in sorted(found)]


def divide(explorer: Explorer, state: Data, depth: int) -> list[Branch]:
    """The sequences of a depth by their first move; -1 where they cannot be counted."""
    return [Branch(move, _sequences(explorer, after, depth - 1)) for move, after in _first(explorer, state)]


def _first(explorer: Explorer, state: Data) -> Iterator[tuple[Data, str]]:
    """The moves of a position, each with where it leads; nowhere if it is refused."""
    position = explorer.canonical(state)
    try:
        listed = explorer.moves(position)
    except Wrong:
        return
    for move in listed:
        try:
            yield move, explorer.played(position, move)
        except Wrong:
            yield move, ""


def _sequences(explorer: Explorer, position: str, depth: int) -> int:
    """How many sequences there are from a position; -1 where they cannot be counted."""
    if not position:
        return -1
    total = 1
    try:
        for level in levels(explorer, json.loads(position), depth, lambda: None):
            total = level.total()
    except Wrong:
        return -1
    return total


def deepest(position: Position, depth: int | None, most: int) -> int:
    """How deep a position is counted: to a depth, or as long as there are not too many positions to look at."""
    if depth is not None:
        return min(depth, len(position.depths))
    return next((each.depth - 1 for each in position.depths if each.positions > most), len(position.depths))


def to_visit(position: Position, depth: int) -> int:
    """How many positions are looked at when a position is counted to a depth."""
    return 1 + sum(each.positions for each in position.depths[: max(depth - 1, 0)]) if depth else 0
