"""Proof that the suite catches mistakes, as it lies published beside the rulebook: wrong engines, and mutants."""

from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

Published = TypeVar("Published", bound=msgspec.Struct)


class _Killed(msgspec.Struct, frozen=True):
    full: list[int] = []
    strict: list[int] = []


class Kills(msgspec.Struct, frozen=True):
    """The kill matrix: which scenarios fail which wrong engine."""

    scenarios: list[str]
    engines: dict[str, dict[str, _Killed]]
    clauses: dict[str, str]
    """The clause that each engine is wrong about."""
    suite: str = ""
    """The digest of the suite that it was counted on."""

    def __post_init__(self) -> None:
        if self.clauses.keys() != self.engines.keys():
            raise ValueError("every engine is wrong about a clause")
        killed = [each for where in self.engines.values() for each in where.values()]
        if not all(0 <= place < len(self.scenarios) for each in killed for place in each.full + each.strict):
            raise ValueError("a place that is none in the list of scenarios")

    def killers(self, engine: str, edition: str) -> list[str] | None:
        """The scenarios that fail an engine in an edition; nothing where it is not wrong there."""
        killed = self.engines[engine].get(edition)
        return [self.scenarios[place] for place in [*killed.full, *killed.strict]] if killed else None


class _Fate(msgspec.Struct, frozen=True, array_like=True):
    executed: bool
    scenario: Any
    test: Any


class Figures(NamedTuple):
    """How many mutants were noticed."""

    executed: int
    """In statements that a scenario executes."""
    seen: int
    """Of these, by a scenario."""
    all: int
    noticed: int
    """Of all, by a scenario or a test."""


class Mutants(msgspec.Struct, frozen=True):
    """What became of the mutants of the reference engine."""

    functions: dict[str, list[_Fate]]
    suite: str = ""
    """The digest of the suite that they were tried on."""

    def figures(self) -> Figures:
        """How many were noticed."""
        fates = [fate for those in self.functions.values() for fate in those]
        executed = [fate for fate in fates if fate.executed]
        noticed = sum(fate.scenario is not None or fate.test is not None for fate in fates)
        return Figures(len(executed), sum(fate.scenario is not None for fate in executed), len(fates), noticed)


def published(path: Path, form: type[Published]) -> Published | str:
    """What is published, or why there is nothing: `missing` or `unreadable`. A book can be made without it."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=form)
    except FileNotFoundError:
        return "missing"
    except (OSError, msgspec.DecodeError, RecursionError):
        return "unreadable"
