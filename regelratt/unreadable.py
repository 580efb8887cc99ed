"""The error for a file that people write and that cannot be read."""

from pathlib import Path


class UnreadableFile(ValueError):
    """A rulebook or feature file whose form is broken: the file, the line, and what should stand there."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        super().__init__(path, line, message)
        self.path = path
        self.line = line
        self.message = message

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"
