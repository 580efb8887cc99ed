"""Questions in a row: what an engine must be asked, from a fresh start, for a difference to show.

Nearly always it is one question. An engine that remembers what it was asked before can take more.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ..adapters import AdapterFault
from ..contract import BrokenInvariant, Data
from .question import Asked, Difference, Question
from .sides import GaveUp, NoQuestion, Sides


class Link(NamedTuple):
    """One of the questions. Where it is about the position that has been reached its parameters do not say which."""

    operation: str
    rest: Data
    here: bool


class Chain(NamedTuple):
    """A position and what is asked from there. A move that is made leads to the next position, and so does a deal."""

    start: Data | None
    links: tuple[Link, ...]

    @property
    def linked(self) -> bool:
        """Whether each question is about where the ones before it have led, as in a scenario."""
        return not any("state" in link.rest for link in self.links)

    @property
    def moves(self) -> list[Data]:
        """The moves that are tried before anything is dealt."""
        found: list[Data] = []
        for link in self.links:
            if link.operation == "deal":
                break
            if "move" in link.rest:
                found.append(link.rest["move"])
        return found

    def without(self, places: range) -> "Chain":
        """The chain without some of the questions."""
        return self._replace(links=tuple(link for place, link in enumerate(self.links) if place not in places))

    def questions(self, both: Sides, *, anew: bool = True) -> tuple[tuple[Asked, ...], Difference | None]:
        """Ask them: the right answers to all but the last, and the difference in the last if there is one."""
        if anew:
            both.anew()
        state = self.start
        asked: list[Asked] = []
        difference: Difference | None = None
        for link in self.links:
            params = {"state": state, **link.rest} if link.here else link.rest
            question = Question(link.operation, params)
            expected, difference = both.compare(question)
            asked.append(Asked(question, expected))
            state = _reached(question, expected, state)
        return tuple(asked[:-1]), difference


def _reached(question: Question, answer: Any, state: Data | None) -> Data | None:
    """The position after an answer."""
    if question.operation == "deal":
        dealt: Data | None = answer
        return dealt
    after: Data | None = answer.get("state") if isinstance(answer, dict) else None
    return after or state


def apart(questions: Iterable[Question]) -> Chain:
    """Questions that each say what they are about."""
    return Chain(None, tuple(Link(operation, params, here=False) for operation, params in questions))


def chained(questions: Sequence[Question]) -> Chain:
    """Questions of which each is about where the ones before it have led."""
    start = None
    for question in questions:
        if question.operation == "deal":
            break
        if "state" in question.params:
            start = question.params["state"]
            break
    return Chain(
        start,
        tuple(
            Link(operation, {name: part for name, part in params.items() if name != "state"}, here="state" in params)
            for operation, params in questions
        ),
    )


def leading(both: Sides, before: Sequence[Question], question: Question) -> list[Question]:
    """The last of the questions asked before that lead to this one as moves lead from one position to the next.

    A move that was tried, and is allowed, but from which the game did not go on, is not among them.
    """
    found: list[Question] = []
    state = question.params.get("state")  # none where any will do: a deal may come after anything
    for prior in reversed(before):
        about = prior.params.get("state")
        try:
            after = _reached(prior, both.other.ask(prior), about)
        except (AdapterFault, BrokenInvariant, GaveUp, NoQuestion):
            break
        if state not in (None, about, after) and "state" in prior.params:
            break
        if state is None or after == state or prior.operation == "values":
            found.insert(0, prior)
            state = about if prior.operation != "values" else state
        elif prior.operation == "deal":
            break
    return found
