"""Why a mutant is left: written by hand in reasons.toml, and held by the tests.

An entry names the function and the lines that differ, not the number, which changes with every line before it.
"""

import fnmatch
import re
from functools import cache
from pathlib import Path

import msgspec

from .result import Left

FILE = Path(__file__).parent / "reasons.toml"


class Outside(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of what the engine does that the contract does not show, so that no scenario can see it."""

    name: str
    what: str
    where: list[tuple[str, str]]
    """Functions, as patterns with *, and what the lines that differ have in them, as regular expressions."""

    def has(self, left: Left) -> bool:
        """Whether a mutant belongs to it."""
        return any(
            fnmatch.fnmatchcase(left.function, function) and re.search(changed, left.diff)
            for function, changed in self.where
        )


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mutants that answer every question as the engine does, or that cannot be asked."""

    function: str
    why: str
    diffs: list[str]

    def has(self, left: Left) -> bool:
        """Whether a mutant belongs to it."""
        return left.function == self.function and left.diff.strip() in {diff.strip() for diff in self.diffs}


class Reasons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of them."""

    outside: list[Outside] = []
    equivalent: list[Equivalent] = []

    def outside_of(self, left: Left) -> Outside | None:
        """Which part it is that the contract does not show."""
        return next((each for each in self.outside if each.has(left)), None)

    def equivalent_of(self, left: Left) -> Equivalent | None:
        """Why it is equivalent."""
        return next((each for each in self.equivalent if each.has(left)), None)


@cache
def reasons() -> Reasons:
    """What is written."""
    return msgspec.toml.decode(FILE.read_bytes(), type=Reasons)
