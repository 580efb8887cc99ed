"""Verdicts: what became of a scenario, in an edition, on an engine. Their forms are also those of the JSON report."""

from enum import StrEnum

import msgspec


class Level(StrEnum):
    """What is required of an engine."""

    TEXT = "text"
    """What the sources themselves say."""
    FULL = "full"
    """The rulings too."""
    STRICT = "strict"
    """The codes of the reasons too."""


class Outcome(StrEnum):
    """What became of a scenario. They are kept apart: none is ever counted as another."""

    PASSED = "passed"
    FAILED = "failed"
    WRONG_REASON = "wrong reason"
    """Refused rightly, but the code differs; counts at the strict level."""
    INVARIANT = "invariant"
    """The answer breaks what holds whatever the rules are."""
    ERRORED = "errored"
    """No answer that could be judged."""
    SKIPPED = "skipped"
    """Not asked, because the engine does not declare it."""
    KNOWN = "known failing"
    """Failed, and is listed as failing."""
    STALE = "stale"
    """Passed, though it is listed as failing: the list is wrong."""


class StepTaken(msgspec.Struct, frozen=True):
    """A sentence of the scenario, and how far the engine got."""

    text: str
    outcome: str
    """`passed`, `failed` or `not reached`."""


class Exchange(msgspec.Struct, frozen=True):
    """A question and its answer, as they travelled."""

    operation: str
    sent: str
    received: str


class Evidence(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person needs in order to see what went wrong."""

    steps: list[StepTaken] = []
    position: str = ""
    """The position before the move, drawn."""
    after: str = ""
    """The position that the engine answered with, drawn."""
    move: str = ""
    expected: list[str] = []
    got: list[str] = []
    exchanges: list[Exchange] = []
    code: str = ""
    """What is wrong with the adapter, or which invariant is broken."""
    hint: str = ""
    log: str = ""
    """The last that the engine wrote on stderr, or its traceback."""


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a scenario in an edition."""

    id: str
    """The scenario's name, with the cells of its row where it is a row of an outline. Unique in an edition."""
    edition: str
    outcome: Outcome
    name: str
    feature: str
    line: int
    rule: str
    clauses: list[str]
    rulings: list[str] = []
    row: list[str] = []
    message: str = ""
    """Why it is not passed."""
    reason: str = ""
    """Why it is listed as known failing, and where that is told."""
    seconds: float = 0.0
    evidence: Evidence | None = None


def counts_against(outcome: Outcome, level: Level) -> bool:
    """Whether an outcome is a fault at this level."""
    if outcome is Outcome.WRONG_REASON:
        return level is Level.STRICT
    return outcome in {Outcome.FAILED, Outcome.INVARIANT, Outcome.ERRORED, Outcome.STALE}
