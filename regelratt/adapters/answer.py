"""An answer as it came, and how it is read."""

from typing import Any, Protocol

import msgspec

from ..contract import Data
from ..printable import printable
from .fault import AdapterFault

FATAL = frozenset(
    "died hello no-answer no-connection no-start not-a-message not-json slow-start too-long wrong-id".split()
)
"""Faults after which what comes next from the same engine cannot be trusted: it is started anew."""


class Answer(Protocol):
    """An answer that has not been looked at yet."""

    def read(self, form: Any) -> Any:
        """The answer in its form; `AdapterFault` where it has another."""

    @property
    def sent(self) -> str:
        """The question as it travelled, for people."""

    @property
    def received(self) -> str:
        """The answer as it travelled, for people."""


class Adapter(Protocol):
    """A way to an engine. One question at a time."""

    restarts: bool
    """Whether starting it anew can help."""

    def start(self, seconds: float) -> None:
        """Make it ready to be asked; `AdapterFault` where that fails."""

    def ask(self, operation: str, params: Data, seconds: float) -> Answer:
        """The answer to a question; `AdapterFault` where none comes within so many seconds."""

    def settle(self) -> None:
        """Look for anything that came unasked; `AdapterFault` where there is."""

    def stop(self) -> None:
        """Leave nothing running. May be said at any time, and again."""

    def noise(self) -> list[str]:
        """What it has printed that was no message, so far."""


def misformed(error: Exception, sent: str, received: str) -> AdapterFault:
    """The fault of an answer that is not in its form."""
    return AdapterFault("schema", f"The answer has the wrong form: {error}.", sent=sent, received=received)


class PlainAnswer:
    """An answer from the same process: plain data, if the engine keeps its word."""

    def __init__(self, operation: str, params: Data, result: Any) -> None:
        self._question = (operation, params)
        self._result = result

    def read(self, form: Any) -> Any:
        """The answer in its form."""
        try:
            return msgspec.convert(self._result, form)
        except (msgspec.ValidationError, RecursionError, ValueError, TypeError) as error:
            raise misformed(error, self.sent, self.received) from error

    @property
    def sent(self) -> str:
        """The question as JSON."""
        operation, params = self._question
        return f"{operation} {msgspec.json.encode(params).decode()}"

    @property
    def received(self) -> str:
        """The answer as JSON, or as Python shows it where it is no plain data."""
        try:
            return printable(msgspec.json.encode(self._result))
        except Exception:  # noqa: BLE001  whatever it is, it is to be shown
            return printable(_shown(self._result))


def _shown(value: Any) -> str:
    try:
        return repr(value)
    except Exception as error:  # noqa: BLE001  a foreign object may fail at anything
        return f"a {type(value).__name__} that cannot be shown: {error!r}"
