"""Where a game's suite is: its features, its rulebook, and what a tag on a scenario means."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .register import Register, read_register
from .rulings import Ruling, read_rulings

_HERE = Path(__file__).parent
ROOT = _HERE / "suites" if (_HERE / "suites" / "features").is_dir() else _HERE.parent
"""The folder with `features`, `steps`, `docs` and `kits`: inside the package in a wheel, above it in a checkout."""

EDITION_TAG = "utgåva-"
_DIGESTED = ("features/{}/*.feature", "docs/{}/regelbok.md", "docs/{}/avgoranden.md", "steps/{}/*.py")


@dataclass(frozen=True, slots=True)
class Suite:
    """The suite of one game."""

    game: str
    features: Path
    register: Register
    rulings: dict[str, Ruling]

    def editions(self, tags: Iterable[str]) -> list[str]:
        """The editions that a scenario holds in: those of all its clauses, or fewer where it says so."""
        found = list(self.register.editions)
        for tag in tags:
            if tag in self.register.clauses:
                found = [edition for edition in found if edition in self.register.clauses[tag].editions]
            elif tag.startswith(EDITION_TAG):
                found = [edition for edition in found if edition == tag.removeprefix(EDITION_TAG)]
        return found

    def clauses(self, tags: Iterable[str]) -> list[str]:
        """The clauses that a scenario is about, in the order of the book."""
        return [clause for clause in self.register.clauses if clause in set(tags)]

    def rests_on(self, tags: Iterable[str], edition: str) -> list[str]:
        """The rulings that a scenario rests on in an edition; none where the sources themselves say what it shows."""
        known = set(tags)
        return [ruling for ruling in self.rulings if ruling in known and self.decides(ruling, edition)]

    def decides(self, ruling: str, edition: str) -> bool:
        """Whether a ruling decides anything in an edition: a clause that it is about names it there."""
        clauses = (
            self.register.clauses[name] for name in self.rulings[ruling].clauses if name in self.register.clauses
        )
        return any(edition in clause.editions and ruling in clause.version(edition).rulings for clause in clauses)

    def tags(self) -> list[str]:
        """Every tag that a scenario may have."""
        return [*self.register.clauses, *self.rulings, *(EDITION_TAG + edition for edition in self.register.editions)]


def suite(game: str, root: Path = ROOT) -> Suite:
    """The suite of a game."""
    docs = root / "docs" / game
    rulings = read_rulings(docs / "avgoranden.md")
    return Suite(game, root / "features" / game, read_register(docs / "regelbok.md"), rulings)


def games(root: Path = ROOT) -> list[str]:
    """The games that have a suite."""
    folder = root / "features"
    return sorted(path.name for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []


def digest(game: str, root: Path = ROOT) -> str:
    """The SHA-256 of everything that decides a verdict: scenarios, rulebook, rulings and steps."""
    total = hashlib.sha256()
    for pattern in _DIGESTED:
        for path in sorted(root.glob(pattern.format(game))):
            total.update(f"{path.relative_to(root).as_posix()}\n".encode())
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()
