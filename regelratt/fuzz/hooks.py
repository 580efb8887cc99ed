"""What fuzzing must be told of a game: the package `steps.<game>.fuzzing`, found by name like the rest of the game."""

import importlib
import importlib.util
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, cast

from ..contract import Data
from .question import Asked

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy


class Hooks(Protocol):
    """How positions of a game are made, compared, made smaller and written down."""

    RECIPES: Mapping[str, Any]
    """The ways in which odd positions are made, by name."""
    UNASKED: Mapping[str, str]
    """Clauses that no single answer shows, and why."""
    QUESTIONS: Sequence[tuple[str, Data]]
    """What is always asked, once: operation and parameters."""

    def positions(self, edition: str, recipe: str) -> "SearchStrategy[Data]":
        """Odd positions of an edition."""

    def deals(self, edition: str, chance: Random) -> Data:
        """What is sent with `deal`."""

    def dealt_next(self, params: Data, chance: Random) -> Data | None:
        """What is dealt when what was dealt so has been played to the end; nothing where the game is over."""

    def attempts(self, state: Data, legal: list[Data], chance: Random, count: int) -> list[Data]:
        """Moves to try in a position, allowed ones and others."""

    def chosen(self, legal: list[Data], chance: Random) -> Data:
        """The move that drives a game on."""

    def deciding(self, operation: str, params: Data, answer: Any) -> set[str]:
        """The clauses that decide an answer."""

    def kind(self, operation: str, params: Data, expected: Any, got: Any, *, strict: bool) -> tuple[str, ...]:
        """The kind of difference between two answers; nothing where they mean the same."""

    def involved(self, operation: str, params: Data, expected: Any, got: Any, kind: tuple[str, ...]) -> list[str]:
        """The clauses that a difference is about, the likeliest first."""

    def apart(self, expected: list[Data], got: list[Data]) -> list[Data]:
        """The moves that one of two lists of moves has and the other has not."""

    def size(self, operation: str, params: Data) -> tuple[int, ...]:
        """How big a question is."""

    def smaller(self, operation: str, params: Data) -> Iterator[Data]:
        """Questions that may be smaller, the much smaller ones first.

        Beside `state` and `move` there may be `before`, moves that were tried earlier: they go with the position too.
        """

    def sayable(self, operation: str, params: Data, expected: Any, got: Any) -> bool:
        """Whether a scenario can show that the one answer is right and the other is not."""

    def feature(
        self,
        operation: str,
        params: Data,
        expected: Any,
        got: Any,
        *,
        legal: list[Data],
        tags: Sequence[str],
        clauses: Sequence[str],
        before: Sequence[Asked] = (),
    ) -> str:
        """A feature file with one scenario: the question, and the right answer; nothing where that cannot be said.

        An engine may be wrong only when it has been asked something else `before`: that is then in the scenario too.
        """


class NoFuzzing(LookupError):
    """The game has no way to make positions."""


@cache
def hooks(game: str) -> Hooks:
    """How a game is fuzzed."""
    name = f"regelratt.suites.steps.{game}.fuzzing"
    if importlib.util.find_spec(name) is None:
        raise NoFuzzing(f"{game} cannot be fuzzed: it has no way to make positions.")
    return cast(Hooks, importlib.import_module(name))
