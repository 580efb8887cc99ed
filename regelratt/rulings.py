"""The rulings: each a question that the sources do not answer, and the clauses that it decides."""

import re
from dataclasses import dataclass
from pathlib import Path

from .unreadable import UnreadableFile, read

PARTS = ("Fråga", "I källan", "Svar", "Skäl", "Förkastade läsningar")
_HEAD = re.compile(r"## (A-\d+) (.+)")
_CLAUSES = re.compile(r"Regler: ([A-ZÅÄÖ]{3}-\d+(?:, [A-ZÅÄÖ]{3}-\d+)*)\.(?: (Ny)\.)?")
_UNSHOWN = re.compile(r"Visas inte i något scenario: (.+)\.")


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling, and whether it is one that the rules page did not have."""

    id: str
    question: str
    line: int
    clauses: tuple[str, ...]
    new: bool
    unshown: str
    """Why no scenario can show it; nothing where some do."""
    text: str


def read_rulings(path: Path) -> dict[str, Ruling]:
    """The rulings in a file, by id, in its order; `UnreadableFile` where its form is broken."""
    found: dict[str, Ruling] = {}
    text = read(path)
    for start in re.finditer(r"(?m)^## ", text):
        line = text.count("\n", 0, start.start()) + 1
        head, _, body = text[start.start() :].partition("\n## ")[0].partition("\n")
        about, *more = list(filter(None, body.partition(f"**{PARTS[0]}.**")[0].split("\n"))) or [""]
        name, clauses = _HEAD.fullmatch(head), _CLAUSES.fullmatch(about)
        if not name or not clauses:
            raise UnreadableFile(
                path, line, "Ett avgörande har en rubrik som ## A-01 Fråga? och en rad som Regler: INT-3."
            )
        if name[1] in found:
            raise UnreadableFile(path, line, f"Avgörandet {name[1]} finns redan på rad {found[name[1]].line}.")
        for part in PARTS:
            if f"**{part}.**" not in body:
                raise UnreadableFile(path, line, f"Avgörandet {name[1]} saknar stycket **{part}.**")
        found[name[1]] = Ruling(
            name[1],
            name[2],
            line,
            tuple(clauses[1].split(", ")),
            bool(clauses[2]),
            _unshown(path, line, more),
            body.strip(),
        )
    return found


def _unshown(path: Path, line: int, more: list[str]) -> str:
    """Why no scenario shows a ruling, if that is said after its clauses; nothing else can stand there."""
    if not more:
        return ""
    reason = _UNSHOWN.fullmatch(more[0])
    if not reason or len(more) > 1:
        raise UnreadableFile(
            path,
            line,
            "Mellan Regler: och **Fråga.** kan stå en rad som Visas inte i något scenario: skälet. Inget mer.",
        )
    return reason[1]
