"""The rulings: each a question that the sources do not answer, and the clauses that it decides."""

import re
from dataclasses import dataclass
from pathlib import Path

_HEAD = re.compile(r"## (A-\d+) (.+)")
_CLAUSES = re.compile(r"Regler: ([A-ZÅÄÖ]{3}-\d+(?:, [A-ZÅÄÖ]{3}-\d+)*)\.(?: (Ny)\.)?")


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling, and whether it is one that the rules page did not have."""

    id: str
    question: str
    line: int
    clauses: tuple[str, ...]
    new: bool
    text: str


def read_rulings(path: Path) -> dict[str, Ruling]:
    """The rulings in a file, by id, in its order."""
    found: dict[str, Ruling] = {}
    for part in re.split(r"(?m)^(?=## )", path.read_text("utf-8"))[1:]:
        head, _, text = part.partition("\n")
        about = _CLAUSES.search(text)
        name = _HEAD.fullmatch(head)
        if name and about:
            line = path.read_text("utf-8").split("\n").index(head) + 1
            found[name[1]] = Ruling(name[1], name[2], line, tuple(about[1].split(", ")), bool(about[2]), text.strip())
    return found
