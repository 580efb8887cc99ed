"""What is published of the wrong engines: which scenarios fail each, and what that was counted on."""

import hashlib
from pathlib import Path

import msgspec

from regelratt.suite import ROOT, Suite
from regelratt.suite import digest as suite_digest
from regelratt.verdict import Level

from .engines import FAMILY
from .wrong import HOME, Wrong

DATA = ROOT / "docs" / "mulle" / "kill-matrix.json"
PAGE = DATA.with_suffix(".md")


class Kills(msgspec.Struct, frozen=True, omit_defaults=True):
    """The scenarios that fail an engine in an edition, as places in the list of scenarios."""

    full: list[int] = []
    """At every level."""
    strict: list[int] = []
    """At the strict level only: the move is refused, for another reason."""


class Matrix(msgspec.Struct, frozen=True):
    """The whole of it."""

    digest: str
    suite: str
    """The digest of the suite alone, which reports and the book give too."""
    scenarios: list[str]
    """The ids of the scenarios, in the order of the book."""
    engines: dict[str, dict[str, Kills]]
    """Engine, edition, and what fails it there."""
    clauses: dict[str, str]
    """Engine, and the clause that it breaks."""

    def killers(self, engine: str, edition: str, level: Level = Level.STRICT) -> list[str]:
        """The scenarios that fail an engine in an edition."""
        kills = self.engines[engine][edition]
        places = kills.full + (kills.strict if level is Level.STRICT else [])
        return [self.scenarios[place] for place in sorted(places)]


def digest() -> str:
    """The SHA-256 of everything that decides the matrix: the suite, the reference engine and the family."""
    total = hashlib.sha256(suite_digest("mulle").encode())
    for path in sorted(HOME.glob("*.py")):
        total.update(f"{path.name}\n".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    for each in FAMILY.values():
        total.update(repr((each.name, each.clause, each.patches, each.editions, each.invariant)).encode())
    return total.hexdigest()


def editions(suite: Suite, wrong: Wrong) -> list[str]:
    """The editions in which an engine is wrong, in the order of the register."""
    wanted = wrong.editions or suite.register.clauses[wrong.clause].editions
    return [edition for edition in suite.register.editions if edition in wanted]


def read_matrix(path: Path = DATA) -> Matrix:
    """The matrix that is published."""
    return msgspec.json.decode(path.read_bytes(), type=Matrix)
