"""A campaign: rounds without end, or for so long or so many, and what they found, each fault once."""

import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from .aim import Tally, Weights
from .hooks import hooks
from .pool import Lost, Pool
from .question import Difference, Finding
from .round import Interrupted, Round, run_round
from .shrink import shrink
from .sides import Spec

_EPOCH, _EPOCHS = 12, 6
"""After so many rounds, and so many times, what has been seen decides what is made next."""
_AGAIN = 5
"""So often a round is asked again that was lost with the one who ran it."""
_UNSAID = 4
"""So often one tries to find a difference that a scenario can show, where it can only be shown otherwise."""
_EACH = 0.2
"""Seconds after which one looks at the clock."""


class Broke(Exception):
    """Rounds are lost again and again: whatever runs them dies of it."""


@dataclass(slots=True)
class Progress:
    """What has been done and found so far."""

    rounds: int = 0
    questions: int = 0
    moves: int = 0
    games: int = 0
    positions: int = 0
    lost: int = 0
    """Rounds that were asked again because whoever ran them was gone."""
    seconds: float = 0.0
    tally: Tally = field(default_factory=Tally)
    findings: list[Finding] = field(default_factory=list)
    found_after: dict[tuple[str, ...], float] = field(default_factory=dict)
    """Seconds until a difference was first seen."""
    again: Counter[tuple[str, ...]] = field(default_factory=Counter)
    """In how many rounds it was seen."""
    gave_up: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """Something that was given to the pool."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    tries: int = 1


class Campaign:
    """Rounds of one comparison."""

    def __init__(self, spec: Spec, pool: Pool, watch: Callable[[Progress], None] = lambda _: None) -> None:
        self.spec, self.pool, self.watch = spec, pool, watch
        self.progress = Progress()
        self._recipes = list(hooks(spec.game).RECIPES)
        self._next = 0
        self._waiting: dict[int, Round] = {}  # come, but not their turn yet
        self._running: dict[Future[Any], Task] = {}
        self._learnt: dict[int, Weights] = {0: {}, 1: {}}
        self._shrunk: set[str] = set()
        self._shrinking: dict[tuple[str, ...], Difference] = {}
        self._unsaid: Counter[tuple[str, ...]] = Counter()  # what no scenario could be written about, and how often

    def run(self, *, seconds: float | None = None, rounds: int | None = None, enough: int | None = None) -> Progress:
        """Go on for so long, for so many rounds, or until so many differences are found, whichever comes first."""
        start = time.monotonic()

        def more() -> bool:
            found = len(self.progress.again.keys() - self._unsaid.keys())
            return not (
                self.progress.gave_up
                or (rounds is not None and self._next >= rounds)
                or (seconds is not None and time.monotonic() - start >= seconds)
                or (enough is not None and found >= enough)
            )

        while True:
            self.progress.seconds = time.monotonic() - start
            while more() and len(self._running) < 2 * self.pool.workers and self._ready():
                left = None if seconds is None else seconds - self.progress.seconds
                self._submit(Task(run_round, (self.spec, self._next, self._weights(), left)))
                self._next += 1
                if self.pool.workers == 1:
                    break
            if not self._running:
                return self.progress
            done, _ = wait(self._running, _EACH, FIRST_COMPLETED)
            for future in done:
                self._came(self._running.pop(future), future)
            self.watch(self.progress)

    def broken_off(self) -> None:
        """Nothing more is asked: what has been seen but not been made smaller yet is told as it is."""
        self.pool.stop(self._running)
        for future in [each for each in self._running if each.done() and not each.cancelled()]:
            with suppress(Exception):  # it would not be asked again
                self._ended(self.pool.outcome(future))
        told = {finding.difference.key for finding in self.progress.findings}
        involved = hooks(self.spec.game).involved
        for key, seen in self._seen().items():
            if key not in told:
                (operation, params), kind, expected, got, *_ = seen
                clauses = involved(operation, params, expected, got, kind)
                self.progress.findings.append(Finding(seen._replace(before=()), clauses, [], 0))

    def _ended(self, result: Round | Finding) -> None:
        """Something that ended when it was broken off."""
        if isinstance(result, Round):
            self._waiting[result.number] = result
        else:
            self._found(result)

    def _seen(self) -> dict[tuple[str, ...], Difference]:
        """What differed, and has not been made smaller: also in rounds whose turn never came."""
        rounds = [self._waiting[number] for number in sorted(self._waiting)]
        waiting = {each.key: each for result in reversed(rounds) for each in result.differences}
        return waiting | self._shrinking

    def _submit(self, task: Task) -> None:
        try:
            self._running[self.pool.submit(task.function, *task.arguments)] = task
        except Interrupted as interrupted:
            self._ended(interrupted.result)
            raise

    def _ready(self) -> bool:
        """Whether all is known that the next round depends on."""
        epoch = min(self._next // _EPOCH, _EPOCHS)
        return epoch in self._learnt

    def _weights(self) -> Weights:
        return self._learnt[min(self._next // _EPOCH, _EPOCHS)]

    def _came(self, task: Task, future: "Future[Any]") -> None:
        try:
            result = self.pool.outcome(future)
        except Lost as error:
            if task.tries >= _AGAIN:
                raise Broke(f"Lost {task.tries} times: {error}") from error
            self.progress.lost += 1
            self._submit(Task(task.function, task.arguments, task.tries + 1))
            return
        self._ended(result)
        if isinstance(result, Round):
            while self.progress.rounds in self._waiting:  # in their order, so that chance alone decides what is found
                self._count(self._waiting.pop(self.progress.rounds))

    def _count(self, result: Round) -> None:
        progress = self.progress
        progress.rounds += 1
        progress.questions += result.questions
        progress.moves += result.moves
        progress.games += result.games
        progress.positions += result.positions
        progress.tally.add(result.seen)
        progress.gave_up = progress.gave_up or result.gave_up
        if progress.rounds % _EPOCH == 0:
            self._learnt[progress.rounds // _EPOCH + 1] = progress.tally.weights(self._recipes)
        for difference in result.differences:
            self._differs(difference)

    def _differs(self, difference: Difference) -> None:
        progress = self.progress
        progress.again[difference.key] += 1
        progress.found_after.setdefault(difference.key, progress.seconds)
        if progress.again[difference.key] == 1 or 0 < self._unsaid[difference.key] < _UNSAID:
            self._shrinking.setdefault(difference.key, difference)
            self._submit(Task(shrink, (self.spec, difference)))

    def _found(self, finding: Finding) -> None:
        """Keep it, unless another kind of difference has come down to the very same question."""
        mark, key = finding.difference.question.mark, finding.difference.key
        self._shrinking.pop(key, None)
        if finding.sayable:
            self._unsaid.pop(key, None)
        else:
            self._unsaid[key] += 1
        findings = self.progress.findings
        for known in [each for each in findings if each.difference.key == key]:
            if known.sayable or not finding.sayable:
                return
            findings.remove(known)
        if mark not in self._shrunk:
            self._shrunk.add(mark)
            findings.append(finding)
