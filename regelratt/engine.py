"""The engine as the steps ask it: every answer read, checked against the invariants and kept as evidence."""

from dataclasses import dataclass
from typing import Any

import msgspec

from .adapters import AdapterFault, Answer
from .contract import BrokenInvariant, Data, Undeclared, WrongReason
from .session import Session


@dataclass(frozen=True, slots=True)
class Call:
    """A question that was asked, and the answer if one came."""

    operation: str
    params: Data
    answer: Answer | None
    result: Any = None


class Engine:
    """The engine under judgement, for one scenario."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.calls: list[Call] = []
        self.wrong_reasons: list[tuple[WrongReason, int]] = []
        """Reasons that differ, each with the number of questions that had been asked."""

    def ask(self, operation: str, **params: Any) -> Any:
        """The answer, as plain data; raises where there is none or where it cannot be."""
        if operation not in self._session.hello.operations:
            raise Undeclared(operation)
        sent = msgspec.json.decode(msgspec.json.encode(params))
        try:
            answer, result = self._session.ask(operation, sent)
        except (AdapterFault, BrokenInvariant):
            self.calls.append(Call(operation, sent, None))
            raise
        plain = msgspec.to_builtins(result)
        self.calls.append(Call(operation, sent, answer, plain))
        for broken in self._session.rules.broken(operation, sent, result):
            raise BrokenInvariant(broken)
        return plain

    def wrong_reason(self, fault: WrongReason) -> None:
        """Remember a reason that differs. It counts at the strict level only, so the scenario goes on."""
        self.wrong_reasons.append((fault, len(self.calls)))
