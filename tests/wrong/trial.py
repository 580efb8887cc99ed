"""Many wrong engines judged in one run: the suite is collected once, and each scenario asks one engine after another.

It is the judge's own run, pytest with its plugin; only who is judged changes between two runs of a scenario. An engine
that answers every question of a scenario as the reference engine does also passes it as the reference engine does: then
the scenario is not run again, only its questions are asked.
"""

import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from reference_engine.mulle.adapter import Reference
from regelratt.case import Case, Choice
from regelratt.judge import Judge
from regelratt.plugin import CASE, HAPPENED, JUDGE, VERDICT
from regelratt.run import _alone, _arguments
from regelratt.suite import Suite
from regelratt.verdict import Level, Outcome, Verdict, counts_against

from .wrong import Wrong

ENGINES = "tests.wrong.engines"

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode


class NotRun(RuntimeError):
    """The suite could not be run, or the reference engine itself fails a scenario."""


@dataclass(slots=True)
class Found:
    """What a wrong engine was caught at: the outcomes that count against it, by edition and scenario."""

    wrong: Wrong
    faults: dict[tuple[str, str], Outcome] = field(default_factory=dict)
    messages: dict[tuple[str, str], str] = field(default_factory=dict)

    def kills(self, edition: str, level: Level = Level.STRICT) -> list[str]:
        """The scenarios that fail it."""
        return [name for (where, name), outcome in self.faults.items()
                if where == edition and counts_against(outcome, level)]  # fmt: skip


Wanted = Callable[[Found, Case], bool]
"""Whether an engine is to be asked a scenario, after what has been found so far."""


class Trial:
    """The plugin that lets every scenario ask every engine for which it is wanted."""

    def __init__(self, suite: Suite, found: list[Found], wanted: Wanted, choice: Choice) -> None:
        self.found = found
        self.wanted = wanted
        self.reference = Judge("reference", Level.STRICT, choice)
        self.judges = {each.wrong.name: Judge(f"python:{ENGINES}:{each.wrong.name}", Level.STRICT) for each in found}
        self.engines = {each.wrong.name: each.wrong.engine() for each in found}
        self.right = Reference()
        self.suite = suite
        self.trouble: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """The reference engine comes first."""
        config.stash[JUDGE] = self.reference

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """What cannot be collected would be missing without a word."""
        if report.failed:
            self.trouble.append(str(report.longrepr))

    def pytest_internalerror(self, excrepr: object) -> None:
        """Pytest broke."""
        self.trouble.append(str(excrepr))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Run the scenario on the reference engine, and then on each that answers one of its questions otherwise."""
        wanted = [each for each in self.found if self.wanted(each, item.stash[CASE])]
        if wanted:
            verdict = self._verdict(item, self.reference)
            if verdict.outcome is not Outcome.PASSED:
                self.trouble.append(f"The reference engine: {verdict.id}: {verdict.outcome}: {verdict.message}")
            engine = item.stash[HAPPENED].engine
            asked = [(call.operation, _encode(call.params)) for call in engine.calls] if engine else []
            answers = [getattr(self.right, operation)(**_decode(sent)) for operation, sent in asked]
            for each in wanted:
                if not _same(self.engines[each.wrong.name], asked, answers):
                    self._judged(item, each)
            item.session._setupstate.teardown_exact(nextitem)
        return True

    def _judged(self, item: pytest.Item, each: Found) -> None:
        judge = self.judges[each.wrong.name]
        judge.session(self.suite)
        verdict = self._verdict(item, judge)
        if counts_against(verdict.outcome, Level.STRICT):
            each.faults[verdict.edition, verdict.id] = verdict.outcome
            each.messages[verdict.edition, verdict.id] = verdict.message

    def _verdict(self, item: pytest.Item, judge: Judge) -> Verdict:
        item.config.stash[JUDGE] = judge
        items = item.session.items
        other = items[0] if item is not items[0] else items[-1]  # so that the scenario alone is torn down
        again: Any = item
        again._initrequest()
        reports = runtestprotocol(item, log=False, nextitem=other)
        (data,) = [getattr(report, VERDICT) for report in reports if hasattr(report, VERDICT)]
        return msgspec.convert(data, Verdict)

    def close(self) -> None:
        """Leave nothing running."""
        for judge in (self.reference, *self.judges.values()):
            judge.close()


def _same(engine: Any, asked: list[tuple[str, bytes]], answers: list[Any]) -> bool:
    """Whether an engine answers all questions so. One that breaks down does not."""
    try:
        return all(getattr(engine, operation)(**_decode(sent)) == answer
                   for (operation, sent), answer in zip(asked, answers, strict=True))  # fmt: skip
    except Exception:
        return False


def tried(
    suite: Suite, wrongs: Iterable[Wrong], wanted: Wanted = lambda *_: True, choice: Choice | None = None
) -> list[Found]:
    """Judge wrong engines, each on the scenarios for which it is wanted; strictly."""
    trial = Trial(suite, [Found(wrong) for wrong in wrongs], wanted, choice or Choice())
    try:
        with _unwarned(), _alone():
            ended = pytest.main(_arguments(suite), plugins=[trial])
    finally:
        trial.close()
    if trial.trouble or ended != pytest.ExitCode.OK:  # broken off, what is missing would look like a pass
        raise NotRun("\n".join([str(ended), *trial.trouble]))
    return trial.found


@contextmanager
def _unwarned() -> Iterator[None]:
    """A run of the judge is no test: nobody turns its warnings into errors."""
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        yield
