"""Starter kits: a small adapter in some language, a folder `kits/<game>/<language>` that is copied to a user's own."""

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path, PurePath

from .suite import ROOT

README = "README.md"
_COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Kit:
    """A kit: its files, each with where it goes and what is in it."""

    language: str
    files: dict[PurePath, bytes]

    def commands(self) -> list[str]:
        """What to run in the folder, as its README begins with."""
        found = _COMMANDS.search(self.files[PurePath(README)].decode("utf-8"))
        return found[1].splitlines() if found else []


def languages(game: str, root: Path = ROOT) -> list[str]:
    """The languages that a game has a kit in."""
    folder = root / "kits" / game
    return sorted(path.parent.name for path in folder.glob(f"*/{README}"))


def kit(game: str, language: str, root: Path = ROOT) -> Kit:
    """The kit in a language that there is one in. What its own .gitignore names is left behind by a build or a run."""
    folder = root / "kits" / game / language
    ignored = folder / ".gitignore"
    patterns = ignored.read_text("utf-8").split() if ignored.exists() else []
    names = {path: path.relative_to(folder) for path in sorted(folder.rglob("*")) if path.is_file()}
    return Kit(language, {name: path.read_bytes() for path, name in names.items() if not _left(name, patterns)})


def _left(name: PurePath, patterns: Iterable[str]) -> bool:
    return any(fnmatch(part, pattern.rstrip("/")) for part in name.parts for pattern in patterns)


def copy(kit: Kit, folder: Path) -> None:
    """Write all of it or nothing: when something cannot be written, what was written is taken away again."""
    made: list[Path] = []
    try:
        for name, content in kit.files.items():
            path = folder / name
            _make_folder(path.parent, made)
            with path.open("xb") as file:  # never over what is there
                made.append(path)
                file.write(content)
    except BaseException:  # Ctrl-C too
        for path in reversed(made):
            with suppress(OSError):
                path.rmdir() if path.is_dir() else path.unlink()
        raise


def _make_folder(folder: Path, made: list[Path]) -> None:
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    for path in reversed(missing):
        path.mkdir()
        made.append(path)
