"""Many mutants judged in one run: the suite is collected once, and a process is forked for each mutant.

It is the judge's own run, pytest with its plugin, or pytest as it runs the tests of the engine. Before anything is
mutated every item is run once, which must pass; meanwhile it is noted which lines it executes. A mutant is then tried
by the items that execute the statement which it changes: all others run exactly the code that they ran before.
"""

import contextlib
import gc
import os
import resource
import selectors
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NoReturn

import msgspec
import pytest
from _pytest.doctest import DoctestItem
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

from regelratt.adapters import AdapterFault
from regelratt.judge import Judge
from regelratt.plugin import CASE, JUDGE, VERDICT
from regelratt.run import _alone, _arguments
from regelratt.session import Patience
from regelratt.suite import ROOT
from regelratt.suite import suite as read_suite
from regelratt.verdict import Level, Outcome, Verdict, counts_against

from . import switch
from .lines import Lines
from .mutants import Mutant
from .result import Killed

_MEMORY = 4 << 30
_PATIENCE = Patience(answer=2.0, start=10.0)
"""An answer of the right engine takes a thousandth of a second."""
_SLACK = 5.0
"""So many seconds an item may take besides what it takes unmutated while its lines are noted, which is several times
what it takes otherwise. Then the mutant is ended, as killed."""
_EXAMPLES = 10
_ADDED = "--assert=plain --strict-markers --strict-config --doctest-modules --import-mode=importlib"
TESTS = ("tests/mulle", "reference_engine/mulle")

Told = Callable[[Mutant, Killed | None], None]


class NotRun(RuntimeError):
    """The suite could not be run, or fails without any mutant."""


_ENDING = (signal.SIGINT, signal.SIGTERM)


class Interrupted(RuntimeError):
    """The user had enough. Nothing is left running."""


@dataclass(slots=True)
class _Child:
    """A process in which a mutant is tried."""

    mutant: Mutant | None
    """None in the process that tries whether everything passes again without one."""
    pid: int
    said: bytearray = field(default_factory=bytearray)
    until: float = 0.0
    item: int = -1
    """Which item is being run."""


class Trial:
    """The plugin that tries mutants in place of running the tests."""

    def __init__(self, mutants: Iterable[Mutant], told: Told, processes: int) -> None:
        self.mutants = list(mutants)
        self.told = told
        self.processes = processes
        self.lines = Lines()
        self.seconds: list[float] = []
        self.items: list[pytest.Item] = []
        self.results: dict[str, Killed | None] = {}
        self.trouble: list[str] = []
        self.executed: set[str] = set()
        """The mutants whose statement is executed by any item."""
        self.watching = False
        self.interrupted = False
        self._children: dict[int, _Child] = {}
        self._names: dict[str, dict[str, Any]] = {}

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """What cannot be collected would be missing without a word."""
        if report.failed:
            self.trouble.append(str(report.longrepr))

    def pytest_internalerror(self, excrepr: object) -> None:
        """Pytest broke."""
        self.trouble.append(str(excrepr))

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """The user had enough. Pytest says the same when it gives up by itself."""
        self.interrupted = not isinstance(excinfo.value, pytest.Session.Interrupted)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run everything unmutated, and then each mutant."""
        self.items = session.items
        if self.trouble:
            return True
        self._unmutated()
        if not self.trouble:
            gc.collect()
            gc.freeze()  # so that the children share as much as they can
            with contextlib.closing(self._tried()) as tried:
                for mutant, killed in tried:
                    if mutant is None:
                        self._trust(killed)
                    else:
                        self.results[mutant.id] = killed
                        self.told(mutant, killed)
        return True

    def _trust(self, killed: Killed | None) -> None:
        """Without a mutant nothing may fail in a forked process either, or what mutants are killed by means nothing."""
        if killed:
            raise NotRun(f"Run a second time, without any mutant: {killed.by}: {killed.how}")

    def _unmutated(self) -> None:
        self.watching = True
        with self.lines.watched():
            for place, item in enumerate(self.items):
                switch.forget()
                self.lines.item(place)
                began = time.monotonic()
                killed = self._run(item, self.items[place + 1] if place + 1 < len(self.items) else None)
                self.seconds.append(time.monotonic() - began)
                if killed:
                    self.trouble.append(f"Without any mutant: {self.name(item)}: {killed}")
        self.watching = False
        switch.forget()
        self.executed = {mutant.id for mutant in self.mutants if self.lines.executing(mutant)}

    def _run(self, item: pytest.Item, following: pytest.Item | None) -> str:
        """How an item fails; empty if it does not."""
        return "failed" if any(report.failed for report in self._reports(item, following)) else ""

    def _reports(self, item: pytest.Item, following: pytest.Item | None) -> list[pytest.TestReport]:
        """Run an item, also one that has been run."""
        again: Any = item
        again._initrequest()
        if isinstance(item, DoctestItem):  # a doctest empties its names after it has run
            item.dtest.globs = dict(self._names.setdefault(item.nodeid, dict(item.dtest.globs)))
        return runtestprotocol(item, log=False, nextitem=following)

    def name(self, item: pytest.Item) -> str:
        """What an item is called."""
        return item.nodeid

    def order(self, places: list[int]) -> list[int]:
        """Which items come first: the quick ones."""
        return sorted(places, key=lambda place: (round(self.seconds[place], 1), place))

    def _tried(self) -> Iterator[tuple[Mutant | None, Killed | None]]:
        waiting: list[Mutant | None] = [*reversed(self.mutants), None]  # first of all, none
        with selectors.DefaultSelector() as selector:
            try:
                while waiting or self._children:
                    while waiting and len(self._children) < self.processes:
                        mutant = waiting.pop()
                        if mutant and mutant.id not in self.executed and mutant.function not in switch.IMPORTING:
                            yield mutant, None
                            continue
                        pipe = self._forked(mutant)
                        selector.register(pipe, selectors.EVENT_READ)
                    for key, _ in selector.select(0.5):
                        child = self._children[key.fd]
                        if self._heard(key.fd, child):
                            continue
                        selector.unregister(key.fd)
                        yield child.mutant, self._ended(key.fd)
                    for child in self._children.values():
                        if time.monotonic() > child.until:
                            os.kill(child.pid, signal.SIGKILL)
            finally:
                for pipe, child in list(self._children.items()):  # broken off: leave nothing running
                    os.kill(child.pid, signal.SIGKILL)
                    self._ended(pipe)

    def _forked(self, mutant: Mutant | None) -> int:
        parent = os.getpid()
        reading, writing = os.pipe()
        # What is raised while Python forks is lost, and a child that is not yet listed would be left: so no signals.
        signal.pthread_sigmask(signal.SIG_BLOCK, _ENDING)
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            self._child(mutant, writing, parent)
        os.close(writing)
        self._children[reading] = child = _Child(mutant, pid)
        child.until = time.monotonic() + _SLACK + 5 * _PATIENCE.start
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
        return reading

    def _heard(self, pipe: int, child: _Child) -> bool:
        """What a child tells: which item it begins, and at last what became of it. False when it has ended."""
        said = os.read(pipe, 1 << 16)
        child.said += said
        lines = child.said.split(b"\n")
        begun = [line for line in lines[:-1] if line.isdigit()]
        if begun and int(begun[-1]) != child.item:
            child.item = int(begun[-1])
            child.until = time.monotonic() + _SLACK + self.seconds[child.item]
        return bool(said)

    def _ended(self, pipe: int) -> Killed | None:
        child = self._children.pop(pipe)
        os.close(pipe)
        _, status = os.waitpid(child.pid, 0)
        told = [line for line in bytes(child.said).split(b"\n") if line and not line.isdigit()]
        if told:
            return msgspec.json.decode(told[-1], type=Killed | None)
        how = "timeout" if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL else "crash"
        return Killed(self.name(self.items[child.item]) if child.item >= 0 else "the start", how)

    def _child(self, mutant: Mutant | None, pipe: int, parent: int) -> NoReturn:
        try:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDING)
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
            killed = self._tried_here(mutant, pipe, parent)
            os.write(pipe, msgspec.json.encode(killed) + b"\n")
        finally:
            os._exit(0)

    def _tried_here(self, mutant: Mutant | None, pipe: int, parent: int) -> Killed | None:
        if mutant:
            chosen = switch.SWITCHES[mutant.function]
            chosen.call = chosen.chosen(mutant.number)
            if mutant.function in switch.IMPORTING:
                try:
                    switch.again(mutant.function, mutant.number)
                except Exception:
                    return Killed("the import of the engine", str(Outcome.ERRORED))
        try:
            self.prepared()
        except AdapterFault:
            return Killed("hello", str(Outcome.ERRORED))
        places = self.order(self.lines.executing(mutant) if mutant else list(range(len(self.items))))
        return self._first(places, pipe, parent)

    def _first(self, places: list[int], pipe: int, parent: int) -> Killed | None:
        """The first item that fails; one that fails for more than a reason if there is one."""
        weak: Killed | None = None
        for place, following in zip(places, [*places[1:], None], strict=False):
            if os.getppid() != parent:
                os._exit(1)
            os.write(pipe, b"%d\n" % place)
            how = self._run(self.items[place], None if following is None else self.items[following])
            if how == Outcome.WRONG_REASON:
                weak = weak or Killed(self.name(self.items[place]), how)
            elif how:
                return Killed(self.name(self.items[place]), how)
        return weak

    def prepared(self) -> None:
        """Make ready for a mutant, in its own process."""


class Scenarios(Trial):
    """The scenarios alone, strictly."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """This judge it is."""
        self.config = config
        self.suite = read_suite("mulle")
        self.prepared()

    def prepared(self) -> None:
        """A new judge: `hello` is asked anew."""
        judge = self.config.stash[JUDGE] = Judge("reference", Level.STRICT, patience=_PATIENCE)
        judge.session(self.suite)

    def _run(self, item: pytest.Item, following: pytest.Item | None) -> str:
        if self.watching:
            self.prepared()
        reports = self._reports(item, following)
        verdicts = [
            msgspec.convert(getattr(report, VERDICT), Verdict) for report in reports if hasattr(report, VERDICT)
        ]
        outcomes = [verdict.outcome for verdict in verdicts if counts_against(verdict.outcome, Level.STRICT)]
        if not outcomes and any(report.failed for report in reports):
            return str(Outcome.ERRORED)
        return str(outcomes[0]) if outcomes else "" if verdicts else "not judged"

    def name(self, item: pytest.Item) -> str:
        """The scenario's id, and the edition."""
        case = item.stash[CASE]
        return f"{case.id} ({case.edition})"

    def order(self, places: list[int]) -> list[int]:
        """As in the book."""
        return places


class Tests(Trial):
    """The tests of the engine."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """Fewer examples, and one that fails need not be made small: thousands of mutants wait."""
        found = settings.get_profile("default")
        quick = [phase for phase in found.phases if phase not in (Phase.shrink, Phase.explain)]
        settings.register_profile("mutation", found, phases=quick, max_examples=_EXAMPLES)
        settings.load_profile("mutation")


def by_scenarios(mutants: Iterable[Mutant], told: Told, processes: int) -> Scenarios:
    """Try mutants by the scenarios alone."""
    trial = Scenarios(mutants, told, processes)
    with _alone():
        _main(trial, _arguments(read_suite("mulle")))
    return trial


def by_tests(mutants: Iterable[Mutant], told: Told, processes: int) -> Tests:
    """Try mutants by the tests of the engine."""
    trial = Tests(mutants, told, processes)
    options = ("-p", "no:cacheprovider", "-p", "no:terminal", "-o", f"addopts={_ADDED}", "--rootdir", str(ROOT))
    with contextlib.chdir(ROOT):
        _main(trial, [*options, *TESTS])
    return trial


def _main(trial: Trial, arguments: list[str]) -> None:
    ended = pytest.main(arguments, plugins=[trial])
    if trial.interrupted:
        raise Interrupted
    if trial.trouble or ended != pytest.ExitCode.OK or not trial.items:
        raise NotRun("\n".join([str(ended), *trial.trouble]))
