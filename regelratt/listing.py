"""What there is to be judged by, as lines of text: a line that is not indented is a heading."""

import textwrap
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .case import Case, Choice
from .cases import cases_of
from .register import Clause, Version
from .specification import Scenario, read_features
from .suite import ROOT, Suite
from .unreadable import read

_FIRST_WORDS = 70
_MOST = 15


class Unknown(LookupError):
    """Nothing has that name; `near` are names that are not far from it."""

    def __init__(self, message: str, near: list[str]) -> None:
        super().__init__(message)
        self.near = near


@dataclass(frozen=True)
class Listing:
    """A suite as people look things up in it."""

    suite: Suite

    @cached_property
    def scenarios(self) -> list[Scenario]:
        """All of them, a row of an outline as one."""
        return [each for feature in read_features(self.suite.features) for each in feature.scenarios]

    @cached_property
    def cases(self) -> list[Case]:
        """All of them, in each edition."""
        return [case for scenario in self.scenarios for case in cases_of(self.suite, scenario)]

    def clauses(self, choice: Choice, *, scenarios: bool) -> Iterator[str]:
        """Chapters and clauses with their first words and how many scenarios each has, and if asked for which."""
        editions = choice.editions or self.suite.register.editions
        chosen = choice.chosen(self.cases)
        yield f"  {'':7} {_columns(editions, editions)}"
        for code, title in self.suite.register.chapters.items():
            lines: list[str] = []
            for clause in self._sought(code, choice):
                mine = [case for case in chosen if clause.id in case.clauses]
                if mine or not choice.text:
                    counts = _counts(mine, clause.editions, editions)
                    lines.append(f"  {clause.id:7} {_columns(counts, editions)}  {_first_words(clause)}")
                    lines += [f"{'':11}{name}" for name in dict.fromkeys(case.id for case in mine) if scenarios]
            if lines:
                yield from (f"{code} {title}", *lines)
        totals = _counts(chosen, editions, editions)
        told = ", ".join(f"{count} in {edition}" for count, edition in zip(totals, editions, strict=True))
        yield f"Scenarios in all, a row of an outline as one: {told}"

    def _sought(self, chapter: str, choice: Choice) -> list[Clause]:
        if choice.chapters and chapter not in choice.chapters:
            return []
        editions = choice.editions or self.suite.register.editions
        return [
            clause
            for clause in self.suite.register.clauses.values()
            if clause.chapter == chapter
            and (not choice.clauses or clause.id in choice.clauses)
            and not set(editions).isdisjoint(clause.editions)
        ]

    def names(self, choice: Choice) -> Iterator[str]:
        """The ids of the scenarios that are chosen."""
        yield from dict.fromkeys(case.id for case in choice.chosen(self.cases))

    def page(self, name: str) -> Iterator[str]:
        """All there is to know of a clause, a ruling, a chapter, a code or a scenario; `Unknown` if it is none."""
        sought = unicodedata.normalize("NFC", " ".join(name.split()))
        register, ids = self.suite.register, sought.upper()
        if ids in register.clauses:
            return self._clause_page(register.clauses[ids])
        if ids in self.suite.rulings:
            return self._ruling_page(ids)
        if ids in register.chapters:
            return self._chapter_page(ids)
        codes = [clause for clause in register.clauses.values() if sought.lower() in clause.codes]
        return self._code_page(sought.lower(), codes) if codes else self._scenario_page(self._scenario(sought))

    def _clause_page(self, clause: Clause) -> Iterator[str]:
        yield from self._clause(clause)
        rulings = dict.fromkeys(ruling for version in clause.versions for ruling in version.rulings)
        if rulings:
            yield from ("", "Rulings")
            yield from (f"  {ruling}  {self.suite.rulings[ruling].question}" for ruling in rulings)
        yield from self._runs([case for case in self.cases if clause.id in case.clauses])

    def _clause(self, clause: Clause) -> Iterator[str]:
        yield f"{clause.id} {self.suite.register.chapters[clause.chapter]}"
        yield f"  {_place(self.suite.register.path, clause.line)}"
        for version in clause.versions:
            yield from ("", f"  {_told(version)}", "")
            yield from _indented(version.text)

    def _chapter_page(self, code: str) -> Iterator[str]:
        yield f"{code} {self.suite.register.chapters[code]}"
        for clause in self.suite.register.clauses.values():
            if clause.chapter == code:
                yield ""
                yield from self._clause(clause)

    def _ruling_page(self, name: str) -> Iterator[str]:
        ruling = self.suite.rulings[name]
        yield f"{ruling.id} {ruling.question}"
        yield from _indented(ruling.text)
        yield from self._runs([case for case in self.cases if name in case.rulings])

    def _code_page(self, code: str, clauses: list[Clause]) -> Iterator[str]:
        yield f"{code}: why a move is refused"
        yield from (f"  {clause.id:7} {_first_words(clause)}" for clause in clauses)

    def _runs(self, cases: list[Case]) -> Iterator[str]:
        """Scenarios by name, with how many runs each is in every edition."""
        editions = self.suite.register.editions
        yield from ("", "Scenarios, and how many times each runs", f"  {_columns(editions, editions)}")
        for name in dict.fromkeys(case.name for case in cases):
            mine = [case for case in cases if case.name == name]
            counts = _columns(_counts(mine, editions, editions), editions)
            yield f"  {counts}  {name}  ({mine[0].feature}:{mine[0].line})"
        if not cases:
            yield "  none"

    def _scenario(self, sought: str) -> Scenario:
        """The scenario of that name or id, or the only one with those words in its name."""
        words = sought.casefold()
        named = {scenario.name: scenario for scenario in self.scenarios}
        whole = {case.id.casefold(): case.name for case in self.cases} | {name.casefold(): name for name in named}
        if words in whole:
            return named[whole[words]]
        found = [name for name in named if words and words in name.casefold()]
        if len(found) == 1:
            return named[found[0]]
        if found:
            raise Unknown(f"{len(found)} scenarios have ”{sought}” in their name.", found[:_MOST])
        raise Unknown(f"There is no clause, ruling, chapter, code or scenario called ”{sought}”.", self._near(sought))

    def _near(self, sought: str) -> list[str]:
        register = self.suite.register
        codes = [code for clause in register.clauses.values() for code in clause.codes]
        names = [scenario.name for scenario in self.scenarios]
        return near(sought, [*register.clauses, *self.suite.rulings, *register.chapters, *codes, *names])

    def _scenario_page(self, scenario: Scenario) -> Iterator[str]:
        mine = [case for case in self.cases if case.name == scenario.name]
        editions = self.suite.register.editions
        runs = zip(_counts(mine, editions, editions), editions, strict=True)
        yield _place(scenario.path, scenario.line)
        yield f"  {' '.join('@' + tag for tag in scenario.tags)}"
        yield f"  runs {', '.join(f'{count} in {edition}' for count, edition in runs)}"
        yield from ("", scenario.rule)
        lines = read(scenario.path).splitlines()[scenario.line - 1 : scenario.last]
        yield from _indented(textwrap.dedent("\n".join(lines)))
        for clause in self.suite.clauses(scenario.tags):
            yield ""
            yield from self._clause(self.suite.register.clauses[clause])


def near(sought: str, known: Iterable[str], most: int = 5) -> list[str]:
    """The names that are most like what was written, in any case of the letters."""
    import difflib  # noqa: PLC0415  only when something was mistyped

    folded = {name.casefold(): name for name in known}
    return [folded[name] for name in difflib.get_close_matches(sought.casefold(), folded, n=most, cutoff=0.4)]


def wrapped(line: str, width: int) -> list[str]:
    """A line broken between words, tables excepted, with what follows indented as the line is."""
    body = line.lstrip(" ")
    if len(line) <= width or body.startswith("|"):
        return [line]
    margin = " " * (len(line) - len(body) + (2 if body.startswith("- ") else 0))
    return textwrap.wrap(line, width, subsequent_indent=margin, break_long_words=False, break_on_hyphens=False)


def _counts(cases: list[Case], holds: Iterable[str], editions: Iterable[str]) -> list[str]:
    """How many there are in each edition; a dash where there can be none."""
    return [str(sum(case.edition == edition for case in cases)) if edition in holds else "–" for edition in editions]


def _columns(cells: Iterable[str], editions: Iterable[str]) -> str:
    return " ".join(f"{cell:>{max(4, len(edition))}}" for cell, edition in zip(cells, editions, strict=True))


def _place(path: Path, line: int) -> str:
    installed = ROOT.name == "suites"  # then the whole path, for nobody stands in that folder
    short = path.is_relative_to(ROOT) and not installed
    return f"{path.relative_to(ROOT).as_posix() if short else path}:{line}"


def _first_words(clause: Clause) -> str:
    return textwrap.shorten(clause.versions[0].text, _FIRST_WORDS, placeholder=" …")


def _told(version: Version) -> str:
    ground = "text" if version.ground == "text" else "ruling"
    parts = [", ".join(version.editions), f"ground: {ground}"]
    parts += [f"rulings: {', '.join(version.rulings)}"] if version.rulings else []
    parts += [f"codes: {', '.join(version.codes)}"] if version.codes else []
    return "[" + "; ".join(parts) + "]"


def _indented(text: str) -> list[str]:
    return [f"  {line}".rstrip() for line in text.splitlines()]
