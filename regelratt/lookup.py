"""Which step a sentence is, remembered.

For every sentence pytest-bdd goes through all fixtures there are, twice, and makes one of what it finds; that is more
than half of a run. But the steps of a module are the same from its first sentence to its last, and the same sentences
come again in every edition. What is found is what pytest-bdd's own search finds; a test compares the two for every
sentence of the suite, and wherever a sentence is not plainly one step the search is left to do it.
"""

import inspect
import sys
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

import pytest
import pytest_bdd.scenario as _loaded  # noqa: F401  the module is shadowed by its function of the same name
from pytest_bdd.compat import get_fixture_names, getfixturedefs
from pytest_bdd.parser import Step
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

_bdd: Any = sys.modules["pytest_bdd.scenario"]
searched = _bdd.get_step_function
"""The search itself."""


@dataclass(slots=True)
class _Memory:
    """The steps that a module can use, and which of them each sentence is."""

    steps: list[StepFunctionContext]
    found: dict[tuple[str, str], list[StepFunctionContext]] = field(default_factory=dict)


_memories: WeakKeyDictionary[pytest.Module, _Memory] = WeakKeyDictionary()


def remembered(request: Any, step: Step) -> StepFunctionContext | None:
    """The step that a sentence is, as `searched` finds it."""
    module = request.node.parent
    if not isinstance(module, pytest.Module):  # a class may have steps of its own
        return searched(request, step)  # type: ignore[no-any-return]
    memory = _memories.get(module)
    if memory is None:
        memory = _memories[module] = _Memory(_steps(request._fixturemanager, request.node))  # noqa: SLF001
    key = (step.type, step.name)
    if key not in memory.found:
        memory.found[key] = [
            context
            for context in memory.steps
            if context.type in {None, step.type} and context.parser.is_matching(step.name)
        ]
    match memory.found[key]:
        case [context]:
            return context
    return searched(request, step)  # type: ignore[no-any-return]


def _steps(fixturemanager: Any, node: pytest.Item) -> list[StepFunctionContext]:
    """Every step that a test of the module can see."""
    fixtures = [
        fixture
        for name in get_fixture_names(fixturemanager=fixturemanager)
        for fixture in getfixturedefs(fixturemanager, name, node) or []
    ]
    known = [step_function_context_registry.get(fixture.func) for fixture in fixtures]
    return [context for context in known if context]


def install() -> None:
    """Let pytest-bdd ask the memory first."""
    _bdd.get_step_function = remembered


def sign(function: Any) -> None:
    """Keep a function's signature with it: pytest-bdd asks for it three times for every sentence."""
    function.__signature__ = inspect.signature(function)
