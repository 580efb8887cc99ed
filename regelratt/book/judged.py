"""An implementation's report laid on the book: the verdict on each scenario, and what is on one side only."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from ..bots import passed_by
from ..case import Case
from ..compare import Comparison, compare
from ..report import Report, Score, passes
from ..reports import asked, clean, conclusion, percent, unfinished
from ..verdict import Level, Outcome, Verdict, counts_against
from .entry import Entry, slug
from .site import Book

_Key = tuple[str, str]
"""An edition, and the id of a scenario."""


@dataclass(frozen=True)
class Standing:
    """How some scenarios of the book came out. What was not judged is no pass."""

    outcomes: dict[Outcome, int]
    passed: int
    missing: int
    bad: bool
    first: Entry | None = None
    """The first scenario that counts against the implementation; else the first that is not passed."""

    @property
    def whole(self) -> int:
        """How many scenarios of the book there are, judged or not."""
        return sum(self.outcomes.values()) + self.missing

    @property
    def tone(self) -> str:
        """`good` only where every scenario was judged and passed."""
        if self.bad:
            return "bad"
        return "good" if self.passed == self.whole else "none" if self.missing == self.whole else "fair"

    @property
    def share(self) -> str:
        """How much of the book's scenarios it passes."""
        return percent(self.passed, self.whole)

    @property
    def others(self) -> list[tuple[Outcome, int]]:
        """What is not simply passed."""
        return [(each, self.outcomes[each]) for each in Outcome if each in self.outcomes and each != Outcome.PASSED]


@dataclass(frozen=True)
class Implementation:
    """Whoever was judged."""

    label: str
    """Short, and unlike the others."""
    name: str
    """Its address on the pages, and of its badge."""
    book: Book
    told: Report
    """As the file has it."""
    report: Report
    """On the book's terms: only its scenarios, each once, under the clauses that it has there."""
    foreign: int
    """Verdicts on scenarios that are not in the book."""
    twice: int
    """Verdicts on what there was a verdict on already."""

    @cached_property
    def verdicts(self) -> dict[_Key, Verdict]:
        """By edition and scenario."""
        return {(verdict.edition, verdict.id): verdict for verdict in self.report.verdicts}

    @cached_property
    def other_suite(self) -> bool:
        """Judged by another suite than the book is made of."""
        return self.told.suite.digest != self.book.digest

    def declares(self, edition: str) -> bool:
        """Whether it says that it plays an edition; nobody asked where the run left the edition out."""
        return next((score.declared for score in self.report.scores if score.edition == edition), True)

    def verdict(self, edition: str, entry: Entry) -> Verdict | None:
        """What became of a scenario in an edition; nothing where it was not judged."""
        return self.verdicts.get((edition, entry.id))

    def standing(self, edition: str, entries: Iterable[Entry]) -> Standing:
        """How it stands on some scenarios."""
        those = [entry for entry in entries if edition in entry.editions]
        came = [(entry, verdict) for entry in those if (verdict := self.verdict(edition, entry))]
        counts = Counter(verdict.outcome for _, verdict in came)
        faults = [entry for entry, verdict in came if counts_against(verdict.outcome, self.report.level)]
        rest = [entry for entry, verdict in came if verdict.outcome not in {Outcome.PASSED, Outcome.SKIPPED}]
        return Standing(
            outcomes=dict(counts),
            passed=sum(count for outcome, count in counts.items() if passes(outcome, self.report.level)),
            missing=len(those) - len(came),
            bad=bool(faults),
            first=next(iter(faults or rest), None),
        )

    @cached_property
    def clauses(self) -> dict[_Key, Standing]:
        """How it stands on each clause, in each edition that the clause holds in."""
        return {
            (edition, name): self.standing(edition, self.book.by_clause[name])
            for name, clause in self.book.suite.register.clauses.items()
            for edition in clause.editions
        }

    @cached_property
    def wanted(self) -> dict[str, list[Entry]]:
        """What its level asks for in each edition: at the lowest nothing that rests on a ruling."""
        text = self.report.level is Level.TEXT
        return {
            edition: [
                entry
                for entry in self.book.entries
                if any(case.edition == edition and not (text and case.rulings) for case in entry.cases)
            ]
            for edition in self.book.suite.register.editions
        }

    @cached_property
    def totals(self) -> dict[str, Standing]:
        """How it stands on each edition."""
        return {edition: self.standing(edition, wanted) for edition, wanted in self.wanted.items()}

    def bots(self, edition: str) -> dict[str, str]:
        """What the bots that know no rule pass of what it was judged on, as a share of the whole."""
        judged = {verdict.id for verdict in self.report.of(edition)}
        whole = self.totals[edition].whole
        known = passed_by(self.book.suite.game, edition, self.report.level)
        return {bot: percent(len(ids & judged), whole) for bot, ids in known.items()}

    @cached_property
    def part(self) -> bool:
        """Whether the run was broken off, or only a part was asked for, or anything else is not judged."""
        missing = any(total.missing for total in self.totals.values())
        return bool(self.told.partial or asked(self.told) or missing)

    @cached_property
    def tone(self) -> str:
        """`good` only where the whole book was judged, by this suite, and all of it passed."""
        if unfinished(self.report):
            return "bad" if self.report.faults() else "fair"
        tone = conclusion(self.report)[0]
        return "fair" if tone == "good" and (self.part or self.other_suite or self.told.adapter.given_up) else tone


def implementations(book: Book, reports: Sequence[Report]) -> tuple[list[Implementation], Comparison]:
    """The reports laid on the book, and side by side."""
    known = {(case.edition, case.id): case for entry in book.entries for case in entry.cases}
    laid = [_on_terms(book, known, report) for report in reports]
    compared = compare([(f"#{place}", each[0]) for place, each in enumerate(laid, start=1)])
    names = _names(reports)
    sides = zip(compared.sides, names, reports, laid, strict=True)
    return [Implementation(side.label, name, book, told, *on) for side, name, told, on in sides], compared


def _names(reports: Sequence[Report]) -> Iterator[str]:
    """An address for each: it stays when a new version is judged, and no two have the same."""
    used: set[str] = set()
    for report in reports:
        first = name = slug(clean(report.adapter.hello.name)).strip("-")
        number = 1
        while name in used:
            number += 1
            name = f"{first}-{number}"
        used.add(name)
        yield name


def _on_terms(book: Book, known: dict[_Key, Case], report: Report) -> tuple[Report, int, int]:
    """The report on the book's scenarios, how many verdicts are on others, and how many on the same again."""
    found: dict[_Key, Verdict] = {}
    foreign = twice = 0
    for verdict in report.verdicts:
        key = (verdict.edition, verdict.id)
        if key not in known:
            foreign += 1
            continue
        clauses = list(known[key].clauses)
        same = verdict if verdict.clauses == clauses else msgspec.structs.replace(verdict, clauses=clauses)
        if key in found:
            twice += 1
            same = max(found[key], same, key=lambda each: _GRAVITY.index(each.outcome))
        found[key] = same
    verdicts = [found[key] for key in known if key in found]
    scores = list(_scores(book, report, verdicts))
    return msgspec.structs.replace(report, scores=scores, verdicts=verdicts), foreign, twice


_GRAVITY = (
    Outcome.PASSED, Outcome.SKIPPED, Outcome.STALE, Outcome.WRONG_REASON, Outcome.KNOWN, Outcome.FAILED,
    Outcome.INVARIANT, Outcome.ERRORED,
)  # fmt: skip
"""Of two verdicts on one scenario, which only a file made by hand has, the graver holds."""


def _scores(book: Book, report: Report, verdicts: list[Verdict]) -> Iterator[Score]:
    """Counted from the verdicts, whatever the file says that they come to."""
    said = {score.edition: score.declared for score in report.scores}
    for edition in book.suite.register.editions:
        counts = Counter(verdict.outcome for verdict in verdicts if verdict.edition == edition)
        declared = said.get(edition, edition in report.adapter.hello.editions)
        if counts or edition in said:
            yield Score(edition, declared, counts.total(), dict(counts), {})
