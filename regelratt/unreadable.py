"""The error for a file that people write and that cannot be read."""

from pathlib import Path


def read(path: Path) -> str:
    """The text of a file that people write; `UnreadableFile` where there is none, or where it is not UTF-8."""
    try:
        return path.read_bytes().decode("utf-8")
    except OSError as error:
        raise UnreadableFile(path, 1, "Filen finns inte, eller går inte att öppna.") from error
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise UnreadableFile(path, line, "Filen är inte sparad som UTF-8. Spara om den så.") from error


class UnreadableFile(ValueError):
    """A rulebook or feature file whose form is broken: the file, the line, and what should stand there."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        super().__init__(path, line, message)
        self.path = path
        self.line = line
        self.message = message

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"
