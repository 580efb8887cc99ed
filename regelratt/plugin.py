"""The pytest plugin: a scenario runs once in every edition that it holds in, on the engine that is judged."""

from collections.abc import Callable, Generator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytest_bdd.parser import Scenario, Step
from pytest_bdd.scenario import scenario_wrapper_template_registry

from . import lookup
from .adapters import FORMS, AdapterFault, BadName
from .case import Case, Choice, case
from .contract import Fault, Undeclared
from .engine import Engine
from .judge import Happened, Judge, UndeclaredEdition, undeclared_reason
from .known import BadList, read_known
from .session import Patience
from .suite import Suite, games
from .suite import suite as read_suite
from .verdict import Level, Outcome, Verdict, counts_against

CASE = pytest.StashKey[Case]()
HAPPENED = pytest.StashKey[Happened]()
JUDGE = pytest.StashKey[Judge]()
VERDICT = "regelratt"
"""The attribute of a report that has the verdict, as plain data so that it can travel between processes."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of `regelratt check` that decide a verdict."""
    group = parser.getgroup("regelratt", "judging an engine")
    group.addoption("--adapter", default="reference", help=f"who is judged: {FORMS}")
    group.addoption("--level", default="full", choices=[*Level], help="what is required; full if not said")
    group.addoption("--edition", action="append", default=[], help="only this edition; several times for several")
    group.addoption("--clause", action="append", default=[], help="only scenarios of this clause")
    group.addoption("--chapter", action="append", default=[], help="only scenarios of this chapter")
    group.addoption("--scenario", default="", help="only scenarios whose name has this in it")
    group.addoption("--known-failing", type=Path, help="a list of scenarios that are known to fail")
    group.addoption("--answer-timeout", type=float, default=Patience().answer, help="seconds for an answer")
    group.addoption("--start-timeout", type=float, default=Patience().start, help="seconds for the first answer")


def pytest_configure(config: pytest.Config) -> None:
    """Make the tags known; with strict markers any other is an error. Decide who is judged."""
    for game in games():
        for tag in suite(game).tags():
            config.addinivalue_line("markers", f"{tag}: a clause, a ruling or an edition of {game}")
    lookup.install()
    if JUDGE not in config.stash:
        config.stash[JUDGE] = _judge(config)


def _judge(config: pytest.Config) -> Judge:
    option = config.option
    level = Level(option.level)
    choice = Choice(
        editions=tuple(option.edition),
        clauses=tuple(option.clause),
        chapters=tuple(option.chapter),
        text=option.scenario,
        rulings=level is not Level.TEXT,
    )
    try:
        known = read_known(option.known_failing) if option.known_failing else {}
    except BadList as error:
        raise pytest.UsageError(str(error)) from error
    return Judge(option.adapter, level, choice, known, Patience(option.answer_timeout, option.start_timeout))


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leave nothing running, however the run ended."""
    if JUDGE in config.stash:
        config.stash[JUDGE].close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One item for each edition of a scenario."""
    scenario = scenario_wrapper_template_registry.get(metafunc.function)
    if scenario is not None:
        tags = [marker.name for marker in metafunc.definition.iter_markers()]
        metafunc.fixturenames.append("edition")  # asked for by the steps, which pytest does not see here
        metafunc.parametrize("edition", suite_of(Path(scenario.feature.filename)).editions(tags))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the cases that are chosen, and mark those that the engine need not be asked about."""
    judge = config.stash[JUDGE]
    for item in items:
        if found := _case(item):
            item.stash[CASE] = found
            _tell_shortly(item)
    cases = [item.stash[CASE] for item in items if CASE in item.stash]
    chosen = set(judge.choice.chosen(cases))
    out = [item for item in items if CASE in item.stash and item.stash[CASE] not in chosen]
    if out:
        config.hook.pytest_deselected(items=out)
        gone = set(map(id, out))
        items[:] = [item for item in items if id(item) not in gone]
    items.sort(key=_place)
    for item in items:
        if CASE in item.stash and (reason := _passed_over(judge, item.stash[CASE])):
            item.add_marker(pytest.mark.skip(reason=reason))


def _place(item: pytest.Item) -> tuple[str, int]:
    """Scenarios in the order of the book: pytest-bdd has the features in the order of their titles."""
    found = item.stash.get(CASE, None)
    return (found.feature, found.line) if found else ("", 0)


def _tell_shortly(item: pytest.Item) -> None:
    """What an engine does wrong is told by its verdict; a traceback through our steps tells nothing and is slow."""
    whole: Callable[..., Any] = item.repr_failure

    def shortly(excinfo: pytest.ExceptionInfo[BaseException]) -> Any:
        known = isinstance(excinfo.value, Fault | AdapterFault)
        return str(excinfo.value) if known else whole(excinfo)

    item.repr_failure = shortly  # type: ignore[method-assign,assignment]


def _passed_over(judge: Judge, found: Case) -> str:
    try:
        return judge.passed_over(found, suite(found.game))
    except (AdapterFault, BadName, UndeclaredEdition) as error:
        raise pytest.UsageError(f"{judge.adapter}: {error}") from error


def _case(item: pytest.Item) -> Case | None:
    """The case of an item, if it is a scenario."""
    function = getattr(item, "function", None)
    scenario = scenario_wrapper_template_registry.get(function) if function else None
    if scenario is None or not isinstance(item, pytest.Function):
        return None
    params: dict[str, Any] = item.callspec.params
    path = Path(scenario.feature.filename)
    row = params.get("_pytest_bdd_example", {}).values()
    rule = (scenario.rule.name, scenario.rule.tags) if scenario.rule else ("", ())
    tags = [marker.name for marker in item.iter_markers()]
    return case(suite_of(path), path, scenario.name, row, scenario.line_number, rule, tags, params["edition"])


def suite_of(feature: Path) -> Suite:
    """The suite that a feature file belongs to."""
    return suite(feature.parent.name)


@cache
def suite(game: str) -> Suite:
    """The suite of a game, read once in a run."""
    return read_suite(game)


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> Engine:
    """The engine that is judged, as the steps ask it."""
    item = request.node
    judge = request.config.stash[JUDGE]
    made = Engine(judge.session(suite(item.stash[CASE].game)))
    item.stash[HAPPENED].engine = made
    return made


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Nothing has happened yet."""
    item.stash[HAPPENED] = Happened()


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, scenario: Scenario) -> None:
    """Remember the sentences as they read in this row."""
    request.node.stash[HAPPENED].sentences = tuple(map(_sentence, scenario.steps))


def _sentence(step: Step) -> str:
    """A step as it is written, its table too."""
    rows = step.datatable.raw() if step.datatable else []
    return "\n".join([f"{step.keyword.strip()} {step.name}", *(f"  | {' | '.join(map(str, row))} |" for row in rows)])


def pytest_bdd_after_step(request: pytest.FixtureRequest) -> None:
    """Count how far it went, and note where a reason differed first."""
    happened = request.node.stash[HAPPENED]
    if happened.wrong_at is None and happened.engine and happened.engine.wrong_reasons:
        happened.wrong_at = happened.taken
    happened.taken += 1


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """A scenario that ran to its end may still be at fault: something came unasked, or a reason differs."""
    if CASE not in item.stash:
        return (yield)
    judge, happened = item.config.stash[JUDGE], item.stash[HAPPENED]
    try:
        result = yield
        judge.session(suite(item.stash[CASE].game)).settle()
    except Undeclared as undeclared:
        pytest.skip(undeclared_reason(str(undeclared)))
    if happened.engine and happened.engine.wrong_reasons and judge.level is Level.STRICT:
        raise happened.engine.wrong_reasons[0][0]
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Give the report its verdict, and let the verdict decide what pytest makes of it."""
    report = yield
    if CASE not in item.stash or report.when == "teardown" or (report.when == "setup" and report.passed):
        return report
    happened = item.stash[HAPPENED]
    happened.seconds = call.duration
    if report.skipped and isinstance(report.longrepr, tuple):
        happened.skipped = str(report.longrepr[2]).removeprefix("Skipped: ")
    elif call.excinfo:
        happened.error = call.excinfo.value
    judge = item.config.stash[JUDGE]
    verdict = judge.verdict(item.stash[CASE], happened)
    setattr(report, VERDICT, msgspec.to_builtins(verdict))
    item.user_properties += [("verdict", str(verdict.outcome)), ("clauses", " ".join(verdict.clauses))]
    _decide(report, verdict, judge.level)
    return report


def _decide(report: pytest.TestReport, verdict: Verdict, level: Level) -> None:
    if verdict.outcome is Outcome.KNOWN:
        report.outcome = "skipped"
        report.wasxfail = verdict.reason
    elif counts_against(verdict.outcome, level):
        report.outcome = "failed"
        if not verdict.message.startswith("The suite itself"):
            report.longrepr = told(verdict)


def told(verdict: Verdict) -> str:
    """A fault in a few lines, for pytest's own summary."""
    evidence = verdict.evidence
    lines = [f"{verdict.outcome}: {', '.join(verdict.clauses)} in {verdict.edition}: {verdict.message}"]
    if evidence:
        lines += [f"  {step.text}  <- {step.outcome}" if step.outcome == "failed" else f"  {step.text}"
                  for step in evidence.steps]  # fmt: skip
        lines += [f"  expected: {line}" for line in evidence.expected] + [
            f"  got:      {line}" for line in evidence.got
        ]
        lines += ["", *evidence.position.splitlines()] if evidence.position else []
        lines += [evidence.hint] if evidence.hint else []
    return "\n".join(lines)


@pytest.hookimpl(tryfirst=True)
def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    """Errored is an error to pytest too."""
    verdict = getattr(report, VERDICT, None)
    if verdict and report.when == "call" and verdict["outcome"] == Outcome.ERRORED:
        return "error", "E", "ERRORED"
    return None
