"""A scenario as the reference engine plays it, sentence by sentence, so that it can be drawn.

Nothing is judged here: that is done by pytest. A test holds that both ask the same questions and get the same answers.
"""

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec
from pytest_bdd.steps import StepFunctionContext

from ..contract import Data
from ..definitions import contexts, fixtures
from ..oracle import engine
from ..specification import Scenario, Step


class Question(NamedTuple):
    """What a sentence asked the engine, and what it answered."""

    operation: str
    params: Data
    answer: Any


class Said(NamedTuple):
    """A sentence, with what it asked."""

    step: Step
    questions: tuple[Question, ...]
    state: Data | None
    """The position that stands when it has been said."""


class Unplayable(ValueError):
    """A scenario that the reference engine cannot be led through."""


class _Asked:
    """The reference engine as the steps ask it."""

    def __init__(self, game: str) -> None:
        self._engine = engine(game)
        self.questions: list[Question] = []

    def ask(self, operation: str, **params: Any) -> Any:
        """The answer, as plain data that nobody else holds."""
        sent = _copy(params)
        answer = getattr(self._engine, operation)(**sent)
        self.questions.append(Question(operation, sent, answer))
        return _copy(answer)

    def wrong_reason(self, fault: Exception) -> None:
        """The reference engine is right by definition; lint and the tests see to it that the scenario is too."""
        raise fault


_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode


def _copy(data: Any) -> Any:
    return _decode(_encode(data))


class Player:
    """Plays the scenarios of a game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._contexts = contexts(game)
        self._fixtures = {name: each._get_wrapped_function() for name, each in fixtures(game).items()}  # noqa: SLF001
        self._found: dict[tuple[str, str], tuple[StepFunctionContext, dict[str, Any]]] = {}

    def play(self, scenario: Scenario, edition: str) -> list[Said]:
        """Every sentence of a scenario, with what it asked in that edition."""
        asked = _Asked(self.game)
        known: dict[str, Any] = {"engine": asked, "edition": edition}
        said = []
        for step in scenario.steps:
            before = len(asked.questions)
            try:
                self._take(step, known)
            except Exception as error:
                raise Unplayable(f"{scenario.path.name}:{step.line}: {step.text}: {error}") from error
            scene = known.get("scene")
            said.append(Said(step, tuple(asked.questions[before:]), _copy(scene.state) if scene else None))
        return said

    def _take(self, step: Step, known: dict[str, Any]) -> None:
        context, values = self._step(step)
        arguments = dict(values)
        for name in _parameters(context.step_func):
            if name == "datatable":
                arguments[name] = [list(row) for row in step.table]
            elif name not in arguments:
                arguments[name] = self._fixture(name, known)
        context.step_func(**arguments)

    def _step(self, step: Step) -> tuple[StepFunctionContext, dict[str, Any]]:
        """Which step a sentence is, and what it says. The same sentences come again and again."""
        key = (step.kind, step.text)
        if key not in self._found:
            context = next(
                (each for each in self._contexts if each.type == step.kind and each.parser.is_matching(step.text)), None
            )
            if context is None:
                raise Unplayable("No step is like that.")
            self._found[key] = context, dict(context.parser.parse_arguments(step.text) or {})
        return self._found[key]

    def _fixture(self, name: str, known: dict[str, Any]) -> Any:
        if name not in known:
            function = self._fixtures[name]
            known[name] = function(**{each: self._fixture(each, known) for each in _parameters(function)})
        return known[name]


@cache
def _parameters(function: Callable[..., Any]) -> tuple[str, ...]:
    return tuple(inspect.signature(function).parameters)
