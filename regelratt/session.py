"""The engine that is judged, for the length of a run: asked, started anew when it breaks down, given up when it must be."""

from dataclasses import dataclass
from typing import Any

from . import __version__
from .adapters import FATAL, Adapter, AdapterFault, Answer
from .contract import PROTOCOL, Game, Hello

NAME = "regelratt"


@dataclass(frozen=True, slots=True)
class Patience:
    """How long, and how often, the judge waits for an engine."""

    answer: float = 10.0
    """Seconds for an answer."""
    start: float = 30.0
    """Seconds for the first."""
    deaths: int = 5
    """So many breakdowns without one answer in between are enough."""
    deaths_in_all: int = 50
    """And so many in a whole run."""


class Session:
    """One engine under judgement."""

    def __init__(self, adapter: Adapter, game: str, rules: Game, patience: Patience) -> None:
        self.adapter = adapter
        self.game = game
        self.rules = rules
        self.patience = patience
        self.deaths = 0
        self.given_up: AdapterFault | None = None
        self._in_a_row = 0
        self._running = False
        self.hello: Hello = self._start()

    def _start(self) -> Hello:
        params = {"protocol": PROTOCOL, "suite": {"name": NAME, "version": __version__}}
        try:
            self.adapter.start(self.patience.start)
            given = {} if _is_plain(self.adapter) else params
            answer = self.adapter.ask("hello", given, self.patience.start)
        except AdapterFault as fault:
            self.adapter.stop()
            if fault.code == "no-answer":
                raise AdapterFault(
                    "slow-start", fault.message, sent=fault.sent, received=fault.received, log=fault.log
                ) from fault
            raise
        try:
            hello: Hello = answer.read(Hello)
            if hello.game != self.game:
                raise AdapterFault(
                    "hello", f"It plays {hello.game}, not {self.game}.", sent=answer.sent, received=answer.received
                )
        except AdapterFault:
            self.adapter.stop()
            raise
        self._running = True
        return hello

    def ask(self, operation: str, params: dict[str, Any]) -> tuple[Answer, Any]:
        """The answer as it came and as it reads; `AdapterFault` where there is none."""
        if self.given_up:
            raise self.given_up
        try:
            if not self._running:
                self._start()
            answer = self.adapter.ask(operation, params, self.patience.answer)
        except AdapterFault as fault:
            self._broke_down(fault)
            raise
        self._in_a_row = 0
        return answer, answer.read(self.rules.OPERATIONS[operation].result)

    def settle(self) -> None:
        """A scenario is over: nothing more may come from it."""
        if self._running:
            try:
                self.adapter.settle()
            except AdapterFault as fault:
                self._broke_down(fault)
                raise

    def _broke_down(self, fault: AdapterFault) -> None:
        if fault.code not in FATAL:
            return
        self._running = False
        self.adapter.stop()
        self.deaths += 1
        self._in_a_row += 1
        often = "in a row" if self._in_a_row >= self.patience.deaths else "in all"
        count = self._in_a_row if often == "in a row" else self.deaths
        if self._in_a_row >= self.patience.deaths or self.deaths >= self.patience.deaths_in_all:
            self.given_up = AdapterFault(
                "gave-up", f"Not asked any more: it broke down {count} times {often}. The last time: {fault.message}",
                log=fault.log,
            )  # fmt: skip

    def close(self) -> None:
        """Leave nothing running."""
        self._running = False
        self.adapter.stop()


def _is_plain(adapter: Adapter) -> bool:
    """An engine in this process is asked `hello()`, without parameters."""
    from .adapters.python import PythonAdapter  # noqa: PLC0415  loaded only where one is used

    return isinstance(adapter, PythonAdapter)
