"""Reports side by side: where implementations differ, clause by clause, and what changed from one to another."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from pathlib import PurePath

import msgspec

from .report import BadReport, Report, passes
from .reports import asked, clean, engine
from .verdict import Level, Outcome, Verdict, counts_against

SCHEMA = 1
_LABEL = 30
"""Letters of a name; there may be many of them beside each other."""


class Kind(StrEnum):
    """How a scenario came out otherwise than before."""

    FAILING = "newly failing"
    PASSING = "newly passing"
    CHANGED = "verdict changed"
    GONE = "only in the first"
    NEW = "only in the other"


class Side(msgspec.Struct, frozen=True):
    """A report that is compared."""

    label: str
    """Short, and unlike the others."""
    file: str
    engine: str
    adapter: str
    suite: str
    digest: str
    level: Level
    asked: str
    date: str
    partial: bool


class Standing(msgspec.Struct, frozen=True):
    """How a side stands on a clause, or on a whole edition."""

    passed: int
    asked: int
    outcomes: dict[Outcome, int]


class Line(msgspec.Struct, frozen=True):
    """A clause in an edition: how each side stands. Nothing where a side was not asked about it."""

    edition: str
    clause: str
    standings: list[Standing | None]
    differs: bool
    """Whether any scenario of it came out otherwise on one side than on another."""


class Total(msgspec.Struct, frozen=True):
    """A whole edition: how each side stands."""

    edition: str
    standings: list[Standing | None]


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """A scenario that came out otherwise."""

    kind: Kind
    edition: str
    id: str
    clauses: list[str]
    before: Outcome | None = None
    after: Outcome | None = None
    message: str = ""
    """What was wrong, where something is: afterwards, or else before."""


class Changes(msgspec.Struct, frozen=True):
    """What changed from the first side to another."""

    before: str
    after: str
    changes: list[Change]


class Comparison(msgspec.Struct, frozen=True):
    """Reports side by side."""

    schema: int
    game: str
    sides: list[Side]
    warnings: list[str]
    """What must be known before a difference is laid at an engine's door."""
    totals: list[Total]
    clauses: list[Line]
    changes: list[Changes]


def compare(files: Sequence[tuple[str, Report]], order: Sequence[str] = ()) -> Comparison:
    """The reports, each with the name of its file; clauses in this order, and those that are not in it after them."""
    reports = [report for _, report in files]
    games = dict.fromkeys(clean(report.suite.game) for report in reports)
    if len(games) > 1:
        raise BadReport(f"The reports are on different games: {', '.join(games)}.")
    labels = _labels(files)
    sides = [_side(label, *file) for label, file in zip(labels, files, strict=True)]
    return Comparison(
        schema=SCHEMA,
        game=next(iter(games)),
        sides=sides,
        warnings=list(_warnings(sides, reports)),
        totals=[Total(clean(name), [_standing(report, _judged(report, name)) for report in reports])
                for name in _editions(reports)],
        clauses=list(_lines(reports, order)),
        changes=[Changes(labels[0], label, list(_changes(reports[0], report)))
                 for label, report in zip(labels[1:], reports[1:], strict=True)],
    )  # fmt: skip


def _side(label: str, file: str, report: Report) -> Side:
    return Side(
        label=label,
        file=clean(file),
        engine=engine(report),
        adapter=clean(report.adapter.adapter),
        suite=clean(report.suite.version),
        digest=clean(report.suite.digest),
        level=report.level,
        asked=asked(report),
        date=clean(report.date),
        partial=report.partial,
    )


def _labels(files: Sequence[tuple[str, Report]]) -> list[str]:
    """The names of the engines; with the version where that is not enough, then with the file, then with its place."""
    names = [_short(report.adapter.hello.name) for _, report in files]
    versions = [_short(report.adapter.hello.version) for _, report in files]
    forms = [
        names,
        [f"{name} {version}" for name, version in zip(names, versions, strict=True)],
        [f"{name} ({_short(PurePath(file).name)})" for name, (file, _) in zip(names, files, strict=True)],
        [f"{name} (report {place})" for place, name in enumerate(names, start=1)],
    ]
    unlike = [{name for name, count in Counter(form).items() if count == 1} for form in forms]
    return [
        next((form[place] for form, good in zip(forms, unlike, strict=True) if form[place] in good), forms[-1][place])
        for place in range(len(files))
    ]


def _short(text: str) -> str:
    line = " ".join(clean(text).split())
    return line if len(line) <= _LABEL else f"{line[: _LABEL - 1]}…"


def _warnings(sides: list[Side], reports: list[Report]) -> Iterator[str]:
    if len({side.digest for side in sides}) > 1:
        told = ", ".join(f"{side.label}: {side.suite} {side.digest[:12]}" for side in sides)
        yield f"The suites differ ({told}): a scenario may ask something else, so a difference need not be an engine's."
    if len({side.level for side in sides}) > 1:
        told = ", ".join(f"{side.label}: {side.level}" for side in sides)
        yield f"The levels differ ({told}): what passes at one need not pass at another."
    if len({side.asked for side in sides}) > 1:
        told = ", ".join(f"{side.label}: {side.asked or 'everything'}" for side in sides)
        yield f"Not the same was asked for ({told}): what is on one side only says nothing of the other."
    for side, report in zip(sides, reports, strict=True):
        if side.partial:
            yield f"{side.label} is partial: the run was broken off, and what is missing was not judged."
        if report.adapter.given_up:
            yield f"{side.label} broke down too often: what came after that was never asked."
        if missing := [score.edition for score in report.scores if not score.declared]:
            yield f"{side.label} does not declare {', '.join(map(clean, missing))}: nothing there can be compared."


def _editions(reports: Iterable[Report]) -> list[str]:
    return list(dict.fromkeys(score.edition for report in reports for score in report.scores))


def _judged(report: Report, edition: str) -> list[Verdict]:
    """The verdicts in an edition; none where the engine does not declare it, for then all of them are skips."""
    declared = {score.edition for score in report.scores if score.declared}
    return report.of(edition) if edition in declared else []


def _standing(report: Report, verdicts: Iterable[Verdict]) -> Standing | None:
    counts = Counter(verdict.outcome for verdict in verdicts)
    if not counts:
        return None
    passed = sum(count for outcome, count in counts.items() if passes(outcome, report.level))
    return Standing(passed, counts.total(), dict(counts))


def _lines(reports: list[Report], order: Sequence[str]) -> Iterator[Line]:
    places = {clause: place for place, clause in enumerate(order)}
    for edition in _editions(reports):
        sides = [_by_clause(_judged(report, edition)) for report in reports]
        for clause in sorted({clause for side in sides for clause in side}, key=lambda name: _place(name, places)):
            of = [(report, side.get(clause, [])) for report, side in zip(reports, sides, strict=True)]
            came = [
                {verdict.id: (verdict.outcome, passes(verdict.outcome, report.level)) for verdict in verdicts}
                for report, verdicts in of
                if verdicts
            ]
            standings = [_standing(report, verdicts) for report, verdicts in of]
            yield Line(clean(edition), clean(clause), standings, any(out != came[0] for out in came))


def _by_clause(verdicts: Iterable[Verdict]) -> dict[str, list[Verdict]]:
    found: dict[str, list[Verdict]] = {}
    for verdict in verdicts:
        for clause in verdict.clauses:
            found.setdefault(clause, []).append(verdict)
    return found


def _place(clause: str, places: dict[str, int]) -> tuple[int, str, int, str]:
    """As in the book; what is not in it comes last, by chapter and number."""
    chapter, _, number = clause.partition("-")
    return places.get(clause, len(places)), chapter, int(number) if number.isdecimal() else 0, clause


def _changes(first: Report, other: Report) -> Iterator[Change]:
    """Every scenario that came out otherwise, by kind and then in the order of the reports."""
    missing = {score.edition for report in (first, other) for score in report.scores if not score.declared}
    before, after = (
        {(verdict.edition, verdict.id): verdict for verdict in report.verdicts if verdict.edition not in missing}
        for report in (first, other)
    )
    found = [
        _change(kind, before.get(key), after.get(key))
        for key in dict.fromkeys([*before, *after])
        if (kind := _kind(before.get(key), after.get(key), first.level, other.level))
    ]
    for kind in Kind:
        yield from (change for change in found if change.kind is kind)


def _kind(before: Verdict | None, after: Verdict | None, was: Level, now: Level) -> Kind | None:
    """A skip is neither a pass nor a failure: what is skipped now has changed, and no more."""
    if after is None:
        return Kind.GONE
    if before is None:
        return Kind.NEW
    if counts_against(after.outcome, now) and not counts_against(before.outcome, was):
        return Kind.FAILING
    if passes(after.outcome, now) and not passes(before.outcome, was):
        return Kind.PASSING
    return Kind.CHANGED if before.outcome is not after.outcome else None


def _change(kind: Kind, before: Verdict | None, after: Verdict | None) -> Change:
    there = after or before
    assert there
    return Change(
        kind=kind,
        edition=clean(there.edition),
        id=clean(there.id),
        clauses=[clean(clause) for clause in there.clauses],
        before=before.outcome if before else None,
        after=after.outcome if after else None,
        message=clean(there.message or (before.message if before else "")),
    )
