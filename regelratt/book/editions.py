"""What a game can tell of its editions, besides their rules: it is found by the game's name, and need not be there."""

import importlib
import importlib.util
from functools import cache
from typing import Protocol, cast

from ..contract import Data


class Editions(Protocol):
    """What the page on what has changed asks of a game: the package `steps.<game>.editions` is one."""

    def odd(self, state: Data, edition: str) -> str:
        """Why a position can only be set up in an edition, and never come of a game; nothing where it can."""

    def decide(self, state: Data, move: Data, answer: Data) -> set[str]:
        """The clauses that decide how a move ends."""


class _Silent:
    """A game that tells nothing of its editions."""

    def odd(self, state: Data, edition: str) -> str:  # noqa: ARG002
        return ""

    def decide(self, state: Data, move: Data, answer: Data) -> set[str]:  # noqa: ARG002
        return set()


@cache
def told_by(game: str) -> Editions:
    """What a game tells of its editions."""
    name = f"regelratt.suites.steps.{game}.editions"
    return cast(Editions, importlib.import_module(name)) if importlib.util.find_spec(name) else _Silent()
