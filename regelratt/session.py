"""The engine that is judged, for the length of a run: asked, started anew when it breaks down, at last given up."""

import time
from dataclasses import dataclass
from typing import Any

from . import __version__
from .adapters import FATAL, SILENT, Adapter, AdapterFault, Answer
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
        """Start it, and hear who it is. However that fails, nothing is left running."""
        try:
            hello = self._greeted()
        except BaseException:
            self.adapter.stop()
            raise
        self._running = True
        return hello

    def _greeted(self) -> Hello:
        params = {"protocol": PROTOCOL, "suite": {"name": NAME, "version": __version__}}
        deadline = time.monotonic() + self.patience.start
        try:
            self.adapter.start(self.patience.start)
            answer = self.adapter.ask("hello", params, max(0.0, deadline - time.monotonic()))
        except AdapterFault as fault:
            raise (fault.named("slow-start") if fault.code == "no-answer" else fault) from None
        hello: Hello = answer.read(Hello)
        if hello.game != self.game:
            message = f"It plays {hello.game}, not {self.game}."
            raise AdapterFault("hello", message, sent=answer.sent, received=answer.received)
        return hello

    def _start_anew(self) -> None:
        try:
            hello = self._start()
        except AdapterFault as fault:
            self._broke_down(fault)
            raise
        if hello != self.hello:
            self._running = False
            self.adapter.stop()
            changed = AdapterFault("hello", "Started anew, it says that it is somebody else.", received=repr(hello))
            self._broke_down(changed)
            raise changed

    def ask(self, operation: str, params: dict[str, Any]) -> tuple[Answer, Any]:
        """The answer as it came and as it reads; `AdapterFault` where there is none."""
        if self.given_up:
            raise self.given_up.named("gave-up")
        if not self._running:
            self._start_anew()
        try:
            answer = self.adapter.ask(operation, params, self.patience.answer)
        except AdapterFault as fault:
            if fault.code in FATAL:
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
        """End it, and count. Whoever answers, if only nonsense, is given up later than whoever is silent."""
        silent = fault.code in SILENT or not self._running
        self._running = False
        self.adapter.stop()
        self.deaths += 1
        self._in_a_row = self._in_a_row + 1 if silent else 0
        often = f"{self._in_a_row} times in a row" if self._in_a_row >= self.patience.deaths else ""
        if not often and self.deaths >= self.patience.deaths_in_all:
            often = f"{self.deaths} times in all"
        if often:
            what = f"Not asked any more: it broke down {often}. The last time: {fault.message}"
            self.given_up = AdapterFault("gave-up", what, log=fault.log)

    def close(self) -> None:
        """Leave nothing running."""
        self._running = False
        self.adapter.stop()
