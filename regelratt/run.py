"""A run of the judge: pytest, with a listener that keeps the verdicts. There is no second runner."""

import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

import msgspec
import pytest

from .bots import passed_by
from .case import Choice
from .contract import Hello
from .judge import Judge
from .plugin import JUDGE, VERDICT
from .printable import printable
from .report import (
    SCHEMA,
    AdapterInfo,
    Asked,
    Report,
    Score,
    environment,
    exit_code,
    now,
    suite_info,
)
from .session import Session
from .suite import ROOT, Suite
from .verdict import Verdict

Watcher = Callable[[int, int, Verdict | None], None]
"""Told how many cases are done, of how many, and the last verdict."""


class Broke(RuntimeError):
    """Pytest itself could not run the suite: what it said."""


class Listener:
    """The plugin that hands the judge to pytest and keeps what comes out."""

    def __init__(self, judge: Judge, watch: Watcher) -> None:
        self.judge = judge
        self.watch = watch
        self.verdicts: list[Verdict] = []
        self.total = 0
        self.interrupted = False
        self.trouble: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """This judge it is, and not one made from options."""
        config.stash[JUDGE] = self.judge

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """So many cases there are."""
        self.total = len(session.items)
        self.watch(0, self.total, None)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """What cannot be collected would be missing without a word."""
        if report.failed:
            self.trouble.append(str(report.longrepr))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the verdict."""
        data = getattr(report, VERDICT, None)
        if data is not None:
            self.verdicts.append(msgspec.convert(data, Verdict))
            self.watch(len(self.verdicts), self.total, self.verdicts[-1])
        elif report.failed:
            self.trouble.append(str(report.longrepr))

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """The user had enough. Pytest says the same when it gives up by itself, as on what it cannot collect."""
        self.interrupted = not isinstance(excinfo.value, pytest.Session.Interrupted)

    def pytest_internalerror(self, excrepr: object) -> None:
        """Pytest broke."""
        self.trouble.append(str(excrepr))


def run(suite: Suite, judge: Judge, watch: Watcher = lambda *_: None) -> Report:
    """Judge an engine. Whatever happens, nothing is left running."""
    listener = Listener(judge, watch)
    started, began = now(), time.monotonic()
    with _terminable():
        try:
            session = judge.session(suite)
            with _alone():
                pytest.main(_arguments(suite), plugins=[listener])
        except KeyboardInterrupt:  # between two phases of pytest
            if not judge.sessions:  # nobody has said hello: there is nothing to report on
                raise
            listener.interrupted = True
        finally:
            _closed(judge)
    if listener.trouble and not listener.interrupted:
        raise Broke("\n".join(listener.trouble))
    return Report(
        schema=SCHEMA,
        suite=suite_info(suite),
        adapter=_adapter_info(judge, session),
        level=judge.level,
        asked=_asked(judge.choice),
        date=started,
        environment=environment(),
        seconds=round(time.monotonic() - began, 3),
        partial=listener.interrupted,
        exit_code=130 if listener.interrupted else exit_code(listener.verdicts, judge.level),
        scores=list(_scores(suite, judge, listener.verdicts)),
        verdicts=listener.verdicts,
    )


def _closed(judge: Judge) -> None:
    """Leave nothing running. An impatient user gets that at once, and the report too."""
    try:
        judge.close()
    except KeyboardInterrupt:
        judge.close()


def _adapter_info(judge: Judge, session: Session) -> AdapterInfo:
    """What the engine said of itself, made fit to be shown."""
    told = msgspec.to_builtins(session.hello)
    shown = {
        name: [*map(printable, said)] if isinstance(said, list) else printable(said) for name, said in told.items()
    }
    given_up = session.given_up.message if session.given_up else ""
    hello = msgspec.convert(shown, Hello)
    return AdapterInfo(judge.adapter, hello, session.deaths, given_up, session.adapter.noise())


def _asked(choice: Choice) -> Asked:
    return Asked(list(choice.editions), list(choice.clauses), list(choice.chapters), choice.text)


def _scores(suite: Suite, judge: Judge, verdicts: Iterable[Verdict]) -> Iterator[Score]:
    declared = judge.session(suite).hello.editions
    for edition in judge.choice.editions or suite.register.editions:
        those = [verdict for verdict in verdicts if verdict.edition == edition]
        counts = Counter(verdict.outcome for verdict in those)
        asked = {verdict.id for verdict in those}
        bots = {bot: len(asked & ids) for bot, ids in passed_by(suite.game, edition, judge.level).items()}
        yield Score(edition, edition in declared, len(those), dict(counts), bots)


def _arguments(suite: Suite) -> list[str]:
    """The suite's own module, and nothing of the folder that the user happens to stand in."""
    module = ROOT / "steps" / suite.game / f"test_{suite.game}.py"
    return [
        str(module),
        *("-c", os.devnull, "--rootdir", str(ROOT), "--noconftest", "--import-mode=importlib", "--capture=sys"),
        *("-p", "pytest_bdd.plugin", "-p", "regelratt.plugin"),
        *("-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:doctest", "-p", "no:unraisableexception"),
        *("-p", "no:logging", "-p", "no:warnings", "-p", "no:threadexception", "-p", "no:faulthandler"),
    ]


@contextmanager
def _alone() -> Iterator[None]:
    """Neither plugins nor options from the user's environment decide a verdict."""
    kept = {name: os.environ.pop(name, None) for name in ("PYTEST_ADDOPTS", "PYTEST_PLUGINS")}
    kept["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = os.environ.get("PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        yield
    finally:
        for name, value in kept.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


@contextmanager
def _terminable() -> Iterator[None]:
    """Told to end, or without its terminal, a run ends as with Ctrl-C: with a report, and nothing left running."""

    def stop(_signal: int, _frame: FrameType | None) -> NoReturn:
        raise KeyboardInterrupt

    signals = [each for each in signal.Signals if each.name in {"SIGTERM", "SIGHUP"}]
    before = {each: signal.getsignal(each) for each in signals}
    for each, handler in before.items():
        if handler is not signal.SIG_IGN:  # as under nohup
            signal.signal(each, stop)
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler or signal.SIG_DFL)
