"""The rulings: each a question that the sources do not answer, and the clauses that it decides."""

import re
from dataclasses import dataclass
from pathlib import Path

from .unreadable import UnreadableFile, read

PARTS = ("Fråga", "I källan", "Svar", "Skäl", "Förkastade läsningar")
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
    """The rulings in a file, by id, in its order; `UnreadableFile` where its form is broken."""
    found: dict[str, Ruling] = {}
    text = read(path)
    for start in re.finditer(r"(?m)^## ", text):
        line = text.count("\n", 0, start.start()) + 1
        head, _, body = text[start.start() :].partition("\n## ")[0].partition("\n")
        name, about = _HEAD.fullmatch(head), _CLAUSES.search(body)
        if not name or not about:
            raise UnreadableFile(
                path, line, "Ett avgörande har en rubrik som ## A-01 Fråga? och en rad som Regler: INT-3."
            )
        if name[1] in found:
            raise UnreadableFile(path, line, f"Avgörandet {name[1]} finns redan på rad {found[name[1]].line}.")
        for part in PARTS:
            if f"**{part}.**" not in body:
                raise UnreadableFile(path, line, f"Avgörandet {name[1]} saknar stycket **{part}.**")
        found[name[1]] = Ruling(name[1], name[2], line, tuple(about[1].split(", ")), bool(about[2]), body.strip())
    return found
