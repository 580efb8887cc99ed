"""A question to two engines, and the difference between their answers."""

import hashlib
import json
from typing import Any, NamedTuple

from ..contract import Data


class Question(NamedTuple):
    """What is asked: an operation and its parameters."""

    operation: str
    params: Data

    @property
    def mark(self) -> str:
        """A short name that the same question always has."""
        text = json.dumps([self.operation, self.params], sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:8]


class Asked(NamedTuple):
    """A question with its right answer."""

    question: Question
    expected: Any


class Difference(NamedTuple):
    """Two answers to one question that do not mean the same."""

    question: Question
    kind: tuple[str, ...]
    expected: Any
    """The right answer, or the other engine's."""
    got: Any = None
    """The answer, where one came that could be read."""
    trouble: str = ""
    """What was wrong where none came, or one that cannot be."""
    before: tuple[Question, ...] = ()
    """What had been asked just before, the last of it: an engine may remember."""

    @property
    def key(self) -> tuple[str, ...]:
        """Differences with the same key are taken for the same fault."""
        return (self.question.operation, *self.kind)


class Finding(NamedTuple):
    """A difference at its smallest."""

    difference: Difference
    clauses: list[str]
    """The clauses that it is about, the likeliest first."""
    legal: list[Data]
    """What may be played in the position."""
    tries: int
    """How many smaller questions were asked."""
    before: tuple[Asked, ...] = ()
    """What must be asked first, of an engine freshly started. Nothing, unless it remembers what it was asked."""
    said: bool = True
    """Whether a scenario can show it: it goes from one position to the next, and cannot say everything."""
    again: bool = True
    """Whether it was seen again when the engine had been started anew and was asked the same."""

    @property
    def sayable(self) -> bool:
        """Whether a scenario can be written about it."""
        return self.said and self.again
