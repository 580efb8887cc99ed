"""Results: the reports of implementations laid over the book."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from ..compare import Line
from ..printable import printable
from ..report import Report
from ..reports import asked, reproduce, when
from ..verdict import Outcome, Verdict, counts_against
from . import drawing
from .badge import badge, summary
from .entry import Entry
from .evidence import Told, told
from .judged import Implementation, Standing, implementations
from .outcomes import WORDS, in_words
from .site import HERE, Book, Site, part

PAGE = 96_000
"""Bytes of a scenario's page, with everything on it."""
LEAST = 5_000
"""Bytes for the results, however full the page is."""
_COMMAND = 800
"""Characters of a command: cut in two it is none."""


@dataclass(frozen=True)
class Fault:
    """What is not passed, and by whom: those that came out alike are told together."""

    told: Told
    who: list[tuple[Implementation, list[str]]]
    commands: list[str]
    counts: bool
    """Whether it counts against anybody, at the level that she was judged at."""


class Overlay:
    """What implementations make of the rules."""

    def __init__(self, book: Book, reports: Sequence[Report]) -> None:
        self.book = book
        self.sides, self._compared = implementations(book, reports)
        self._lines: dict[tuple[object, ...], Markup] = {}

    def of_clause(self, clause: str) -> Markup:
        """Under a clause: who passes, fails, skips, errs."""
        editions = self.book.suite.register.clauses[clause].editions
        rows = [(side, [(edition, side.clauses[edition, clause]) for edition in editions]) for side in self.sides]
        good = sum(all(standing.tone == "good" for _, standing in cells) for _, cells in rows)
        return part("results_clause.html.jinja", rows=rows, good=good, words=WORDS, clause=clause)

    def of_entry(self, entry: Entry) -> Markup:
        """On a scenario's page: how each came out, and the evidence drawn."""
        room = max(LEAST, PAGE - _size(entry)) - 700
        lines, unlisted = _fitting((self._line(entry, side) for side in self._worst_first(entry)), room * 2 // 3)
        room -= sum(map(_bytes, lines))
        faults = list(self._faults(entry))
        shown = []
        for fault in faults:
            forms = (self._fault(fault, whole=whole) for whole in (True, False))
            fit = next((form for form in forms if _bytes(form) <= room), None)
            if fit is not None:
                shown.append(fit)
                room -= _bytes(fit)
        return part(
            "results_entry.html.jinja", lines=lines, unlisted=unlisted, faults=shown, untold=len(faults) - len(shown)
        )

    def _line(self, entry: Entry, side: Implementation) -> Markup:
        """How one came out, in editions that are alike together."""
        found: dict[tuple[Outcome | None, str], list[str]] = {}
        for edition in entry.editions:
            verdict = side.verdict(edition, entry)
            skipped = printable(verdict.message, 200) if verdict and verdict.outcome is Outcome.SKIPPED else ""
            found.setdefault((verdict.outcome if verdict else None, skipped), []).append(edition)
        key = (side.name, *((came, *editions) for came, editions in found.items()))
        if key not in self._lines:  # most scenarios come out alike
            self._lines[key] = part("results_line.html.jinja", side=side, found=found, words=WORDS)
        return self._lines[key]

    def _worst_first(self, entry: Entry) -> list[Implementation]:
        """Where there is no room for all of them, those that pass are left out first."""
        if len(self.sides) <= 8:
            return self.sides
        return sorted(self.sides, key=lambda side: not self._unlike_a_pass(entry, side))

    def _unlike_a_pass(self, entry: Entry, side: Implementation) -> list[Verdict]:
        found = [side.verdict(edition, entry) for edition in entry.editions]
        return [each for each in found if each and each.outcome not in {Outcome.PASSED, Outcome.SKIPPED}]

    def _faults(self, entry: Entry) -> list[Fault]:
        """What is not passed, those alike as one; first what counts, and what most share."""
        found: dict[Told, Fault] = {}
        for side in self.sides:
            for verdict in self._unlike_a_pass(entry, side):
                key = told(entry, verdict)
                counts = counts_against(verdict.outcome, side.report.level)
                known = found.setdefault(key, Fault(key, [], [], counts))
                if not known.who or known.who[-1][0] is not side:
                    known.who.append((side, []))
                known.who[-1][1].append(verdict.edition)
                known.commands.append(reproduce(side.told, verdict))
        return sorted(found.values(), key=lambda fault: (not fault.counts, -len(fault.who)))

    def _fault(self, fault: Fault, *, whole: bool) -> Markup:
        commands = [command for command in fault.commands if len(command) <= _COMMAND][: 6 if whole else 1]
        return part(
            "results_fault.html.jinja", fault=fault, told=fault.told, whole=whole, words=WORDS, suite=self.book.suite,
            commands=commands, uncommanded=len(fault.commands) - len(commands),
        )  # fmt: skip

    def add(self, site: Site) -> None:
        """Write the comparison, and the badges."""
        for side in self.sides:
            site.files[f"badge/{side.name}.svg"] = badge(side)
        site.files["resultat.js"] = (HERE / "results.js").read_text("utf-8")
        bots = list(dict.fromkeys(bot for side in self.sides for edition in side.totals for bot in side.bots(edition)))
        site.add(
            "resultat.html", "results.html.jinja", "Resultat", sides=[self._about(side) for side in self.sides],
            bots=bots, tables=list(self._tables()), words=WORDS, levels={side.report.level for side in self.sides},
        )  # fmt: skip

    def _about(self, side: Implementation) -> dict[str, Any]:
        """What is told of an implementation."""
        return {
            "side": side,
            "hello": side.told.adapter.hello,
            "asked": asked(side.told),
            "conclusion": in_words(side),
            "date": when(side.told).strftime("%Y-%m-%d %H:%M UTC"),
            "badge": summary(side),
            "missing": sum(total.missing for total in side.totals.values()),
            "undeclared": [edition for edition in side.totals if not side.declares(edition)],
        }

    def _tables(self) -> Iterator[dict[str, Any]]:
        """The chapters and clauses of each edition, with how everybody stands."""
        lines = {(line.edition, line.clause): line for line in self._compared.clauses}
        for edition in self.book.suite.register.editions:
            chapters = [
                (
                    code,
                    [side.standing(edition, self._of_chapter(code)) for side in self.sides],
                    [self._row(edition, clause.id, lines.get((edition, clause.id)))
                     for clause in clauses if edition in clause.editions],
                )
                for code, clauses in self.book.chapters.items()
            ]  # fmt: skip
            totals = [side.totals[edition] for side in self.sides]
            yield {"edition": edition, "chapters": [each for each in chapters if each[2]], "totals": totals}

    def _of_chapter(self, code: str) -> list[Entry]:
        return [entry for entry in self.book.entries if any(name.startswith(f"{code}-") for name in entry.clauses)]

    def _row(self, edition: str, clause: str, line: Line | None) -> dict[str, Any]:
        cells: list[Standing] = [side.clauses[edition, clause] for side in self.sides]
        return {
            "clause": clause, "cells": cells, "differs": bool(line and line.differs),
            "broken": any(cell.bad for cell in cells),
        }  # fmt: skip


def _fitting(made: Iterator[Markup], room: int) -> tuple[list[Markup], int]:
    """As many as there is room for, and how many that leaves out."""
    found, left = [], 0
    for each in made:
        room -= _bytes(each)
        if room >= 0:
            found.append(each)
        else:
            left += 1
    return found, left


def _bytes(text: str) -> int:
    return len(text.encode())


def _size(entry: Entry) -> int:
    """About how many bytes a scenario's page has without results: rather too many than too few."""
    moments = [moment for telling in entry.tellings for moment in telling.moments]
    pictures = [each for moment in moments for each in (moment.before, moment.after) if each]
    steps = [step for telling in entry.tellings for step in telling.given]
    steps += [step for moment in moments for step in moment.steps]
    lists = [text for moment in moments for text in moment.moves or ()]
    lists += [cell for moment in moments for table in moment.tables for row in table for cell in row]
    said = [step.text + "".join(cell for row in step.table for cell in row) for step in steps]
    return (
        9_000
        + sum(_bytes(drawing.picture(each)) + 150 for each in pictures)
        + sum(_bytes(text) + 60 for text in (*said, *lists))
        + 800 * len(moments)
    )
