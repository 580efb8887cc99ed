"""The two engines that are compared: the one that is fuzzed, and the reference or another."""

import atexit
import threading
from collections import deque
from dataclasses import dataclass, replace
from multiprocessing.util import Finalize
from typing import Any

from ..adapters import AdapterFault, adapter
from ..contract import BrokenInvariant, Data, Hello
from ..engine import Engine
from ..games import rules
from ..oracle import Oracle
from ..rpc import BadParams
from ..session import Patience, Session
from .hooks import hooks
from .question import Difference, Question

ERRORED, INVARIANT = "errored", "invariant"
_OFTEN = 1_000_000
"""Breakdowns that one who looks for the smallest of them lives with."""
_REMEMBERED = 40
"""So many of the last questions are kept, for an engine that remembers them too."""


@dataclass(frozen=True, slots=True)
class Spec:
    """Who is compared with whom, and how strictly. Plain data, so that it can travel to other machines."""

    game: str
    adapter: str
    against: str = ""
    """The other engine; the reference where none is named."""
    editions: tuple[str, ...] = ()
    strict: bool = False
    seed: int = 0
    timeout: float = 10.0
    start_timeout: float = 30.0


class GaveUp(Exception):
    """An engine broke down too often to be asked any more."""


class NoQuestion(Exception):
    """What was asked is none: such a position cannot be."""


class Foreign:
    """An engine behind an adapter."""

    def __init__(self, name: str, spec: Spec, *, patient: bool = False) -> None:
        patience = Patience(spec.timeout, spec.start_timeout)
        if patient:
            patience = replace(patience, deaths=_OFTEN, deaths_in_all=_OFTEN)
        self.session = Session(adapter(name, spec.game), spec.game, rules(spec.game), patience)
        self.asked: deque[Question] = deque(maxlen=_REMEMBERED)
        """What it was asked, the last of it."""

    @property
    def hello(self) -> Hello:
        """Who it is."""
        return self.session.hello

    def declares(self, operation: str) -> bool:
        """Whether it can be asked that."""
        return operation in self.hello.operations

    def ask(self, question: Question) -> Any:
        """The answer; `AdapterFault` or `BrokenInvariant` where there is none that can be judged."""
        self.asked.append(question)
        try:
            answer = Engine(self.session).ask(question.operation, **question.params)
            self.session.settle()
        except AdapterFault as fault:
            if fault.code == "gave-up":
                raise GaveUp(fault.message) from fault
            raise
        return answer

    def anew(self) -> None:
        """Let it forget: at the next question it is started again."""
        self.asked.clear()
        self.session.close()

    def close(self) -> None:
        """Leave nothing running."""
        self.session.close()


class Right:
    """The reference engine."""

    def __init__(self, game: str) -> None:
        self._oracle = Oracle(game)
        self._operations = rules(game).OPERATIONS

    def declares(self, _operation: str) -> bool:
        """It answers everything."""
        return True

    def ask(self, question: Question) -> Any:
        """The right answer."""
        try:
            return self._oracle.ask(question.operation, question.params)
        except BadParams as error:
            raise NoQuestion(str(error)) from error

    def anew(self) -> None:
        """It remembers nothing."""

    def close(self) -> None:
        """Nothing is running."""


class Sides:
    """Both engines."""

    def __init__(self, spec: Spec, *, patient: bool = False) -> None:
        self.spec = spec
        self.hooks = hooks(spec.game)
        self.one = Foreign(spec.adapter, spec, patient=patient)
        self.other: Right | Foreign = Foreign(spec.against, spec, patient=patient) if spec.against else Right(spec.game)

    def declared(self, operation: str) -> bool:
        """Whether both can be asked that."""
        return self.one.declares(operation) and self.other.declares(operation)

    def legal(self, state: Data) -> list[Data]:
        """What may be played, as the one says who knows best."""
        question = Question("moves", {"state": state})
        try:
            return list(self.knowing("moves").ask(question))
        except (AdapterFault, BrokenInvariant, NoQuestion):
            return []

    def knowing(self, operation: str) -> "Right | Foreign":
        """The one to be asked where it is no comparison: the other, if it can."""
        return self.other if self.other.declares(operation) or not self.one.declares(operation) else self.one

    def compare(self, question: Question) -> tuple[Any, Difference | None]:
        """The right answer, and the difference if there is one."""
        try:
            expected = self.other.ask(question)
        except (AdapterFault, BrokenInvariant) as fault:
            return None, Difference(question, ("other", *_fault(fault)), None, trouble=fault.message)
        try:
            got = self.one.ask(question)
        except (AdapterFault, BrokenInvariant) as fault:
            return expected, Difference(question, _fault(fault), expected, trouble=fault.message)
        kind = self.hooks.kind(question.operation, question.params, expected, got, strict=self.spec.strict)
        return expected, Difference(question, kind, expected, got) if kind else None

    def anew(self) -> None:
        """Start from where nothing has been asked."""
        self.one.anew()
        self.other.anew()

    @property
    def given_up(self) -> bool:
        """Whether one of them is not asked any more."""
        both = (self.one, self.other)
        return any(isinstance(each, Foreign) and each.session.given_up is not None for each in both)

    def close(self) -> None:
        """Leave nothing running."""
        self.one.close()
        self.other.close()


def _fault(fault: AdapterFault | BrokenInvariant) -> tuple[str, str]:
    return (INVARIANT, fault.invariant) if isinstance(fault, BrokenInvariant) else (ERRORED, fault.code)


_open = threading.local()


def sides(spec: Spec) -> Sides:
    """The two engines, started once in every process or thread that asks them, and ended with it."""
    kept: tuple[Spec, Sides] | None = getattr(_open, "kept", None)
    if kept and kept[0] == spec and not kept[1].given_up:
        return kept[1]
    close()
    opened = Sides(spec)
    _open.kept = (spec, opened)
    Finalize(None, opened.close, exitpriority=10)  # a worker of a pool does not run what atexit has
    atexit.register(opened.close)
    return opened


def close() -> None:
    """End the engines of this thread."""
    kept: tuple[Spec, Sides] | None = getattr(_open, "kept", None)
    if kept:
        _open.kept = None
        kept[1].close()
