"""Where a game's suite is: its features, its rulebook, and what a tag on a scenario means."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .register import Register, read_register

ROOT = Path(__file__).parent.parent
EDITION_TAG = "utgåva-"


@dataclass(frozen=True, slots=True)
class Suite:
    """The suite of one game."""

    game: str
    features: Path
    register: Register

    def editions(self, tags: Iterable[str]) -> list[str]:
        """The editions that a scenario holds in: those of all its clauses, or fewer where it says so."""
        found = list(self.register.editions)
        for tag in tags:
            if tag in self.register.clauses:
                found = [edition for edition in found if edition in self.register.clauses[tag].editions]
            elif tag.startswith(EDITION_TAG):
                found = [edition for edition in found if edition == tag.removeprefix(EDITION_TAG)]
        return found

    def tags(self) -> list[str]:
        """Every tag that a scenario may have."""
        return [*self.register.clauses, *(EDITION_TAG + edition for edition in self.register.editions), "avgörande"]


def suite(game: str, root: Path = ROOT) -> Suite:
    """The suite of a game."""
    return Suite(game, root / "features" / game, read_register(root / "docs" / game / "regelbok.md"))


def games(root: Path = ROOT) -> list[str]:
    """The games that have a suite."""
    folder = root / "features"
    return sorted(path.name for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []
