"""The report of a run: everything that every other form of it (terminal, page, JUnit, …) is made from."""

import platform
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec

from . import __version__
from .contract import Hello
from .session import NAME
from .suite import Suite, digest
from .verdict import Level, Outcome, Verdict, counts_against

SCHEMA = 1


class SuiteInfo(msgspec.Struct, frozen=True):
    """Which suite judged."""

    name: str
    version: str
    game: str
    digest: str


class AdapterInfo(msgspec.Struct, frozen=True):
    """Who was judged: how it was reached, and what it said of itself."""

    adapter: str
    hello: Hello
    deaths: int = 0
    given_up: str = ""
    noise: list[str] = []
    """What it printed on stdout that was no message."""


class Asked(msgspec.Struct, frozen=True):
    """What was asked for; empty where everything was."""

    editions: list[str] = []
    clauses: list[str] = []
    chapters: list[str] = []
    text: str = ""


class Environment(msgspec.Struct, frozen=True):
    """Where it ran."""

    python: str
    system: str


class Score(msgspec.Struct, frozen=True):
    """How an edition came out."""

    edition: str
    declared: bool
    asked: int
    """Scenarios that were asked for."""
    outcomes: dict[Outcome, int]
    bots: dict[str, int]
    """How many of the same scenarios the do-nothing bots pass at this level."""


class Report(msgspec.Struct, frozen=True):
    """A whole run."""

    schema: Annotated[int, msgspec.Meta(ge=1)]
    suite: SuiteInfo
    adapter: AdapterInfo
    level: Level
    asked: Asked
    date: str
    environment: Environment
    seconds: float
    partial: bool
    """The run was broken off: what is missing was not judged."""
    exit_code: int
    scores: list[Score]
    verdicts: list[Verdict]

    def of(self, edition: str) -> list[Verdict]:
        """The verdicts in an edition."""
        return [verdict for verdict in self.verdicts if verdict.edition == edition]

    def faults(self) -> list[Verdict]:
        """What counts against the engine at this level."""
        return [verdict for verdict in self.verdicts if counts_against(verdict.outcome, self.level)]


class BadReport(ValueError):
    """A file that is no report of ours."""


def suite_info(suite: Suite) -> SuiteInfo:
    """What a report says of the suite."""
    return SuiteInfo(NAME, __version__, suite.game, digest(suite.game))


def environment() -> Environment:
    """What a report says of this machine."""
    return Environment(platform.python_version(), f"{platform.system()} {platform.machine()}")


def now() -> str:
    """The date and time, in UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def exit_code(verdicts: Iterable[Verdict], level: Level) -> int:
    """0 only if something ran and all that was required passed; 2 if the adapter is broken; 1 if the rules are."""
    outcomes = Counter(verdict.outcome for verdict in verdicts)
    if outcomes[Outcome.ERRORED]:
        return 2
    if any(counts_against(outcome, level) for outcome in outcomes):
        return 1
    ran = outcomes.total() - outcomes[Outcome.SKIPPED]
    return 0 if ran else 2


def passes(outcome: Outcome, level: Level) -> bool:
    """Whether an outcome is a pass: a skip never is, and neither is a failure that is known."""
    return outcome is Outcome.PASSED or (outcome is Outcome.WRONG_REASON and level is not Level.STRICT)


def encoded(report: Report) -> bytes:
    """The report as JSON, a line for each verdict's field so that it can be compared as text."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"


def read_report(path: Path) -> Report:
    """The report in a file."""
    try:
        report = msgspec.json.decode(path.read_bytes(), type=Report)
    except OSError as error:
        raise BadReport(f"{path}: {error.strerror}.") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadReport(f"{path} is no report of regelratt check --report: {error}.") from error
    if report.schema != SCHEMA:
        raise BadReport(f"{path} is a report of schema {report.schema}; this is schema {SCHEMA}.")
    return report
