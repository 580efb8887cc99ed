"""An answer as it came, and how it is read."""

from typing import Any, Protocol

import msgspec

from ..contract import Data
from ..printable import printable
from .fault import AdapterFault
from .foreign import NotPlain, check_plain, encoded, said, shown

SILENT = frozenset(["broke-off", "died", "no-answer", "no-connection", "no-start", "slow-start", "too-long"])
"""Faults that are no answer at all."""
FATAL = SILENT | {"hello", "not-a-message", "not-json", "wrong-id"}
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


class PlainAnswer:
    """An answer from the same process: plain data, if the engine keeps its word.

    It is written down as JSON at once, because the engine may still hold what it gave and change it later.
    """

    def __init__(self, operation: str, sent: bytes, result: Any) -> None:
        self._question = (operation, sent)
        self._not_plain = ""
        try:
            check_plain(result)
            self._result = encoded(result)
        except Exception as error:  # a foreign object may fail at anything
            self._not_plain = str(error) if isinstance(error, NotPlain) else said(error)
            self._result = shown(result).encode("utf-8", "backslashreplace")

    def read(self, form: Any) -> Any:
        """The answer in its form."""
        if self._not_plain:
            raise AdapterFault(
                "schema", f"The answer is no plain data: {self._not_plain}.", sent=self.sent, received=self._result
            )
        try:
            return msgspec.json.decode(self._result, type=form)
        except (msgspec.DecodeError, RecursionError, ValueError) as error:
            raise misformed(error, self.sent, self.received) from error

    @property
    def sent(self) -> str:
        """The question as JSON."""
        operation, params = self._question
        return printable(f"{operation} {params.decode()}")

    @property
    def received(self) -> str:
        """The answer as JSON, or as Python shows it where it is no plain data."""
        return printable(self._result)


def misformed(error: Exception, sent: str, received: str, log: bytes = b"") -> AdapterFault:
    """The fault of an answer that is not in its form."""
    return AdapterFault("schema", f"The answer has the wrong form: {error}.", sent=sent, received=received, log=log)
