"""A difference made as small as it gets: whatever can be left out while it stays of its kind is left out."""

import time
from contextlib import suppress
from dataclasses import replace

from ..adapters import AdapterFault
from ..contract import BrokenInvariant
from .question import Difference, Finding, Question
from .sides import ERRORED, GaveUp, NoQuestion, Sides, Spec, sides

_TRIES, _SECONDS = 3000, 30.0
_WAITED = 1.0
"""Seconds for an answer while the smallest question is looked for that gets none."""


def shrink(spec: Spec, difference: Difference) -> Finding:
    """The smallest difference of the same kind, with what is needed to write it down."""
    if ERRORED not in difference.kind:
        return _shrunk(sides(spec), difference)
    # It will break down once for every try, and if it hangs one need not wait as long as for the first time.
    both = Sides(replace(spec, timeout=min(spec.timeout, _WAITED)), patient=True)
    try:
        return _shrunk(both, difference)
    finally:
        both.close()


def _shrunk(both: Sides, difference: Difference) -> Finding:
    shrinking = _Shrinking(both, difference)
    with suppress(GaveUp):
        shrinking.run()
    return Finding(shrinking.best, _clauses(both, shrinking.best), _legal(both, shrinking.best), shrinking.tries)


def _clauses(both: Sides, difference: Difference) -> list[str]:
    """The clauses that it is about. Of lists of moves the clauses are those that decide on the move that differs."""
    (operation, params), kind, expected, got, _ = difference
    if operation == "moves" and got is not None and both.other.declares("play"):
        params = {**params, "move": both.hooks.apart(expected, got)[0]}
        with suppress(AdapterFault, BrokenInvariant, GaveUp, NoQuestion):
            answer = both.other.ask(Question("play", params))
            return both.hooks.involved("play", params, answer, None, kind)
    return both.hooks.involved(operation, params, expected, got, kind)


def _legal(both: Sides, difference: Difference) -> list[dict[str, object]]:
    state = difference.question.params.get("state")
    return both.legal(state) if state else []


class _Shrinking:
    """A difference that is being made smaller."""

    def __init__(self, both: Sides, difference: Difference) -> None:
        self.both, self.best = both, difference
        self.tries = 0
        self.until = time.monotonic() + _SECONDS
        # A refusal is shown beside a move that may be made: such a position is not given up for a smaller one.
        self.paired = bool(_refused(difference) and _legal(both, difference))

    def run(self) -> None:
        while self._step():
            pass

    def _step(self) -> bool:
        """Find one that is smaller; false if there is none, or no time."""
        operation, params = self.best.question
        size = self.both.hooks.size
        now = size(operation, params)
        for smaller in self.both.hooks.smaller(operation, params):
            if self.tries >= _TRIES or time.monotonic() > self.until:
                return False
            if size(operation, smaller) < now and self._still(Question(operation, smaller)):
                return True
        return False

    def _still(self, question: Question) -> bool:
        self.tries += 1
        try:
            _, found = self.both.compare(question)
        except NoQuestion:
            return False
        if found is None or found.key != self.best.key or (self.paired and not _legal(self.both, found)):
            return False
        self.best = found
        return True


def _refused(difference: Difference) -> bool:
    return difference.question.operation == "play" and bool((difference.expected or {}).get("refused"))
