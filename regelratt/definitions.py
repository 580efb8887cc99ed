"""The step definitions of a game: which sentences there are, and what each matches."""

import importlib
import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from _pytest.fixtures import FixtureFunctionDefinition
from pytest_bdd.steps import StepFunctionContext, StepNamePrefix, step_function_context_registry

from .lookup import sign

KINDS = ("given", "when", "then")


@dataclass(frozen=True, slots=True)
class Definition:
    """A step definition: its kind, its words, and an example of the sentence."""

    kind: str
    path: Path
    line: int
    description: str
    example: str
    matches: Callable[[str], bool]


def fixtures(game: str) -> dict[str, Any]:
    """The steps of a game, and whatever fixtures they need, for the module that runs its scenarios."""
    found: dict[str, Any] = {}
    for kind in KINDS:
        module = _module(game, kind)
        found |= {name: each for name, each in vars(module).items() if isinstance(each, FixtureFunctionDefinition)}
        for context in _contexts(module):
            sign(context.step_func)
    return found


def contexts(game: str) -> list[StepFunctionContext]:
    """Every step of a game as pytest-bdd knows it."""
    return [context for kind in KINDS for context in _contexts(_module(game, kind))]


def definitions(game: str) -> list[Definition]:
    """Every step of a game, in the order of their modules."""
    found = [_definition(kind, context) for kind in KINDS for context in _contexts(_module(game, kind))]
    return sorted(found, key=lambda each: (KINDS.index(each.kind), each.line))


def _module(game: str, kind: str) -> ModuleType:
    return importlib.import_module(f"regelratt.suites.steps.{game}.{kind}")


def _contexts(module: ModuleType) -> Iterator[StepFunctionContext]:
    for name, fixture in vars(module).items():
        if name.startswith(StepNamePrefix.step_def.value):
            marker = fixture._get_wrapped_function()  # noqa: SLF001  the only way from a fixture to its step
            yield step_function_context_registry[marker]


def _definition(kind: str, context: StepFunctionContext) -> Definition:
    function = context.step_func
    words = inspect.getdoc(function) or ""
    description, _, example = words.partition("\n\n")
    path = Path(inspect.getsourcefile(function) or "")
    line = inspect.getsourcelines(function)[1]
    return Definition(kind, path, line, description, example, context.parser.is_matching)


def doubts(game: str, sentences: list[tuple[str, str]]) -> list[tuple[int, str]]:
    """What is wrong with the sentences of a scenario although each is understood, as the game sees it."""
    return list(_module(game, "checking").doubts(sentences))


def reasons(game: str) -> dict[str, str]:
    """What refusals are called in the scenarios of a game, and their codes."""
    return dict(_module(game, "words").REASONS)
