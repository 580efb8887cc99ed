"""The clause register, read from the rulebook. The rulebook is the source; everything that machines need is in it.

A chapter is `## <CODE> <Title>`, a clause `### <CODE>-<number>`, and under it stands one line for each version of it:
`Utgåvor: 0.3.0, utkast. Grund: text. Koder: not-maximal.` followed by the text.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from .unreadable import UnreadableFile, read

_CHAPTER = re.compile(r"## ([A-ZÅÄÖ]{3}) (.+)")
_CLAUSE = re.compile(r"### ([A-ZÅÄÖ]{3}-\d+)")
_VERSION = re.compile(
    r"Utgåvor: (?P<editions>[^ ,]+(?:, [^ ,]+)*)\. "
    r"Grund: (?P<ground>text|avgörande)(?: \((?P<rulings>A-\d+(?:, A-\d+)*)\))?\."
    r"(?: Koder: (?P<codes>[a-z-]+(?:, [a-z-]+)*)\.)?"
)


@dataclass(frozen=True, slots=True)
class Version:
    """What a clause says in some editions."""

    editions: tuple[str, ...]
    ground: str
    rulings: tuple[str, ...]
    codes: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered rule."""

    id: str
    chapter: str
    line: int
    versions: tuple[Version, ...]

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that the clause holds in."""
        return tuple(edition for version in self.versions for edition in version.editions)

    @property
    def codes(self) -> tuple[str, ...]:
        """The reason codes that enforce it."""
        return tuple(dict.fromkeys(code for version in self.versions for code in version.codes))

    def version(self, edition: str) -> Version:
        """What it says in an edition."""
        return next(version for version in self.versions if edition in version.editions)


@dataclass(frozen=True, slots=True)
class Register:
    """All the clauses of a game, by id, in the order of the book."""

    path: Path
    chapters: dict[str, str]
    clauses: dict[str, Clause]

    @property
    def editions(self) -> tuple[str, ...]:
        """Every edition that some clause holds in."""
        return tuple(dict.fromkeys(edition for clause in self.clauses.values() for edition in clause.editions))


def read_register(path: Path) -> Register:
    """The register in a rulebook; `UnreadableFile` where its form is broken."""
    chapters: dict[str, str] = {}
    clauses: dict[str, Clause] = {}
    for head, number, lines in _sections(path):
        if chapter := _CHAPTER.fullmatch(head):
            chapters[chapter[1]] = chapter[2]
        if not head.startswith("### "):
            continue
        clause = _CLAUSE.fullmatch(head)
        if not clause:
            raise UnreadableFile(path, number, "En regel ska ha en rubrik som ### INT-3.")
        name, code = clause[1], clause[1].partition("-")[0]
        if code not in chapters:
            raise UnreadableFile(path, number, f"Regeln {name} hör till kapitlet {code}, som inte har börjat.")
        if name in clauses:
            raise UnreadableFile(path, number, f"Regeln {name} finns redan på rad {clauses[name].line}.")
        clauses[name] = Clause(name, code, number, tuple(_versions(path, number, lines)))
    return Register(path, chapters, clauses)


def _sections(path: Path) -> list[tuple[str, int, list[str]]]:
    """The headings of a page, each with its line and the lines below it."""
    found: list[tuple[str, int, list[str]]] = []
    for number, line in enumerate(read(path).splitlines(), start=1):
        if line.startswith(("## ", "### ")):
            found.append((line, number, []))
        elif found:
            found[-1][2].append(line)
    return found


def _versions(path: Path, line: int, lines: list[str]) -> list[Version]:
    parts: list[tuple[re.Match[str], list[str]]] = []
    for number, text in enumerate(lines, start=line + 1):
        if text.startswith("Utgåvor:"):
            head = _VERSION.fullmatch(text)
            if not head:
                raise UnreadableFile(
                    path, number, "Skriv som i: Utgåvor: 0.3.0, utkast. Grund: text. Koder: not-maximal."
                )
            parts.append((head, []))
        elif parts:
            parts[-1][1].append(text)
        elif text.strip():
            raise UnreadableFile(path, number, "Under regelns nummer ska raden som börjar med Utgåvor: stå först.")
    if not parts:
        raise UnreadableFile(path, line, "Regeln saknar raden som börjar med Utgåvor:.")
    versions = [_version(head, "\n".join(text).strip()) for head, text in parts]
    editions = [edition for version in versions for edition in version.editions]
    if len(set(editions)) < len(editions):
        raise UnreadableFile(path, line, "Regeln har två lydelser i samma utgåva.")
    if not all(version.text for version in versions):
        raise UnreadableFile(path, line, "Regeln har ingen text.")
    return versions


def _version(head: re.Match[str], text: str) -> Version:
    def listed(name: str) -> tuple[str, ...]:
        return tuple(head[name].split(", ")) if head[name] else ()

    return Version(listed("editions"), head["ground"], listed("rulings"), listed("codes"), text)
