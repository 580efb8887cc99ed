"""The report as one page that needs nothing else: no script, no request, and all that an adapter said escaped."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from ..printable import printable
from ..report import Report, Score, passes
from ..specification import FIRST_LINE
from ..suite import Suite
from ..verdict import Evidence, Level, Outcome, Verdict, counts_against
from . import asked, clean, conclusion, engine, percent, reproduce, when

LANGUAGE = FIRST_LINE.rpartition(" ")[2]
"""What the rulebook and the scenarios are written in."""
ROOM = 2_000_000
"""So many characters of evidence have room on a page; faults beyond that are told in a line each."""
OPEN = 12
"""So many faults are open when the page is; with more of them a reader wants to see the list first."""
_WIRE = 2_000
"""Characters of a message that travelled."""
_LINES = 40
"""Lines of what was expected, or came."""
_EXCHANGES = 3
_CARD = re.compile(r"([♣♠♥♦][0-9A-Z]{1,2})")
_LINK = re.compile(r"(https?://[^\s<>\"'()]+)")


def html(report: Report, suite: Suite) -> str:
    """The page."""
    faults = _spread(_merged(report, report.faults()))
    groups = _groups(suite, list(_with_room(faults)))
    tone, words = conclusion(report)
    rulings = {name for group in groups for fault in group.faults for name in fault.verdict.rulings}
    page: str = _template().render(
        report=report,
        title=f"{words} {engine(report)}",
        engine=engine(report),
        tone=tone,
        words=words,
        asked=asked(report),
        date=when(report).strftime("%Y-%m-%d %H:%M UTC"),
        language=LANGUAGE,
        scores=[_score(score, report.level) for score in report.scores],
        bots=list(dict.fromkeys(bot for score in report.scores for bot in score.bots)),
        chapters=list(_chapters(report, suite)),
        groups=groups,
        told={group.clause for group in groups},
        count=len(report.faults()),
        open=len(faults) <= OPEN,
        rulings=[suite.rulings[name] for name in suite.rulings if name in rulings],
        skips=Counter(each.message for each in _with(report, Outcome.SKIPPED)).most_common(),
        known=_with(report, Outcome.KNOWN),
        reasons=_merged(report, [] if report.level is Level.STRICT else _with(report, Outcome.WRONG_REASON)),
    )
    return page


def _with(report: Report, outcome: Outcome) -> list[Verdict]:
    return [verdict for verdict in report.verdicts if verdict.outcome is outcome]


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong in a scenario, in one edition or alike in several."""

    verdict: Verdict
    editions: tuple[str, ...]
    commands: tuple[str, ...]
    whole: bool = True
    """Whether there is room for the evidence."""

    @property
    def clause(self) -> str:
        """The clause that it is told under."""
        return next(iter(self.verdict.clauses), self.verdict.feature)

    @property
    def language(self) -> str:
        """Of the message: the rules are told in that of the rulebook, the adapter in English."""
        return "en" if self.verdict.outcome in {Outcome.ERRORED, Outcome.STALE} else LANGUAGE

    @property
    def evidence(self) -> Evidence:
        """What there is to be shown."""
        return self.verdict.evidence or Evidence()

    @property
    def exchanges(self) -> list[tuple[str, str, str]]:
        """The last of what travelled."""
        last = self.evidence.exchanges[-_EXCHANGES:]
        return [(each.operation, printable(each.sent, _WIRE), printable(each.received, _WIRE)) for each in last]

    @property
    def sides(self) -> list[tuple[str, list[tuple[str, bool]]]]:
        """What was expected and what came, each line with whether the other side lacks it."""
        expected, got = self.evidence.expected, self.evidence.got
        pairs = (("expected", expected, got), ("got", got, expected))
        if not expected and not got:
            return []
        return [(name, [(printable(line, _WIRE), line not in other) for line in _few(lines)])
                for name, lines, other in pairs]  # fmt: skip

    @property
    def size(self) -> int:
        """About how many characters the evidence takes on the page."""
        evidence = self.evidence
        texts = [evidence.position, evidence.after, evidence.move, evidence.log, evidence.hint, self.verdict.message]
        texts += [step.text for step in evidence.steps] + [text for exchange in self.exchanges for text in exchange]
        texts += [line for _, lines in self.sides for line, _ in lines]
        return 1_500 + sum(len(escape(text)) for text in texts)


def _few(lines: list[str]) -> list[str]:
    return lines if len(lines) <= _LINES else [*lines[:_LINES], f"… ({len(lines)} in all)"]


def _merged(report: Report, verdicts: Iterable[Verdict]) -> list[Fault]:
    """The verdicts, those of several editions as one where they say the same."""
    found: dict[tuple[Any, ...], list[Verdict]] = {}
    for verdict in verdicts:
        seen = verdict.evidence or Evidence()
        said = (verdict.id, verdict.outcome, verdict.message, seen.position, seen.move, *seen.expected, *seen.got)
        found.setdefault(said, []).append(verdict)
    return [
        Fault(same[0], tuple(each.edition for each in same), tuple(reproduce(report, each) for each in same))
        for same in found.values()
    ]


def _spread(faults: list[Fault]) -> list[Fault]:
    """One of each clause first, then a second of each: the tenth fault of a clause seldom tells more than the first."""
    seen: Counter[tuple[str, Outcome]] = Counter()
    order = []
    for place, fault in enumerate(faults):
        key = (fault.clause, fault.verdict.outcome)
        order.append((seen[key], place))
        seen[key] += 1
    return [faults[place] for _, place in sorted(order)]


def _with_room(faults: list[Fault]) -> Iterator[Fault]:
    left = ROOM
    for fault in faults:
        left -= fault.size
        yield fault if left >= 0 else Fault(fault.verdict, fault.editions, fault.commands, whole=False)


@dataclass(frozen=True, slots=True)
class Group:
    """The faults that are told under a clause."""

    clause: str
    versions: list[tuple[tuple[str, ...], Markup]]
    faults: list[Fault]
    counts: list[tuple[Outcome, int]]


def _groups(suite: Suite, faults: list[Fault]) -> list[Group]:
    names = dict.fromkeys([*suite.register.clauses, *(fault.clause for fault in faults)])
    found: dict[str, list[Fault]] = {name: [] for name in names}
    for fault in faults:
        found[fault.clause].append(fault)
    return [Group(name, _versions(suite, name), inside, _counts(inside)) for name, inside in found.items() if inside]


def _counts(faults: list[Fault]) -> list[tuple[Outcome, int]]:
    counts: Counter[Outcome] = Counter()
    for fault in faults:
        counts[fault.verdict.outcome] += len(fault.editions)
    return counts.most_common()


def _versions(suite: Suite, clause: str) -> list[tuple[tuple[str, ...], Markup]]:
    """What a clause says, and in which editions."""
    known = suite.register.clauses.get(clause)
    return [(version.editions, _prose(version.text)) for version in known.versions] if known else []


@dataclass(frozen=True, slots=True)
class Cell:
    """How a clause, or a chapter, came out in an edition."""

    passed: int
    asked: int
    tone: str
    others: list[tuple[Outcome, int]]


@dataclass(frozen=True, slots=True)
class Row:
    """A clause in the table."""

    clause: str
    versions: list[tuple[tuple[str, ...], Markup]]
    cells: list[Cell | None]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter in the table."""

    code: str
    title: str
    cells: list[Cell | None]
    rows: list[Row]


def _chapters(report: Report, suite: Suite) -> Iterator[Chapter]:
    """The chapters in which anything was asked, with their clauses."""
    editions = [score.edition for score in report.scores]
    by_clause: dict[tuple[str, str], Counter[Outcome]] = {}
    by_chapter: dict[tuple[str, str], Counter[Outcome]] = {}
    for verdict in report.verdicts:
        for clause in verdict.clauses:
            by_clause.setdefault((verdict.edition, clause), Counter())[verdict.outcome] += 1
        for chapter in {clause.partition("-")[0] for clause in verdict.clauses}:
            by_chapter.setdefault((verdict.edition, chapter), Counter())[verdict.outcome] += 1
    for code, title in suite.register.chapters.items():
        rows = [
            Row(clause.id, _versions(suite, clause.id), [_cell(by_clause.get((edition, clause.id)), report.level)
                                                         for edition in editions])
            for clause in suite.register.clauses.values()
            if clause.chapter == code and any((edition, clause.id) in by_clause for edition in editions)
        ]  # fmt: skip
        if rows:
            cells = [_cell(by_chapter.get((edition, code)), report.level) for edition in editions]
            yield Chapter(code, title, cells, rows)


def _cell(counts: Counter[Outcome] | None, level: Level) -> Cell | None:
    """Nothing where nothing was asked."""
    if counts is None:
        return None
    passed = sum(count for outcome, count in counts.items() if passes(outcome, level))
    others: list[tuple[Outcome, int]] = [
        (outcome, counts[outcome]) for outcome in Outcome if outcome in counts and outcome is not Outcome.PASSED
    ]
    bad = any(counts_against(outcome, level) for outcome, _ in others)
    tone = "bad" if bad else "good" if passed == counts.total() else "fair"
    return Cell(passed, counts.total(), tone, others)


def _score(score: Score, level: Level) -> dict[str, Any]:
    passed = sum(count for outcome, count in score.outcomes.items() if passes(outcome, level))
    outcomes = [(outcome, score.outcomes[outcome]) for outcome in Outcome if score.outcomes.get(outcome)]
    return {
        "edition": score.edition,
        "declared": score.declared,
        "passed": passed,
        "asked": score.asked,
        "share": percent(passed, score.asked),
        "other": passed - score.outcomes.get(Outcome.PASSED, 0),
        "outcomes": outcomes,
        "bots": {bot: percent(count, score.asked) for bot, count in score.bots.items()},
    }


def _prose(text: str) -> Markup:
    """A text of the rulebook, which is Markdown. No HTML in it, and nothing that would be fetched."""
    made = MarkdownIt("commonmark", {"html": False}).enable("table").disable("image").render(clean(text))
    return Markup(made)  # noqa: S704  it escapes everything, and the text is ours


def _cards(text: str) -> Markup:
    """A drawn position, each card as one.

    >>> print(_cards("Bord  ♥7 <b>"))
    Bord  <span class="card red">♥7</span> &lt;b&gt;
    """
    made = Markup()
    for place, part in enumerate(_CARD.split(clean(text))):
        red = " red" if part[:1] in "♥♦" else ""
        made += Markup('<span class="card{}">{}</span>').format(red, part) if place % 2 else escape(part)
    return made


def _linked(text: str) -> Markup:
    """A text with its addresses as links; only those of the web are.

    >>> print(_linked("See https://example.org/?a=1&b=2"))
    See <a href="https://example.org/?a=1&amp;b=2" rel="noreferrer">https://example.org/?a=1&amp;b=2</a>
    """
    made = Markup()
    for place, part in enumerate(_LINK.split(clean(text))):
        made += Markup('<a href="{0}" rel="noreferrer">{0}</a>').format(part) if place % 2 else escape(part)
    return made


def _shown(value: Any) -> Any:
    """Whatever is put on the page is clean, wherever it came from."""
    return clean(value) if isinstance(value, str) and not isinstance(value, Markup) else value


@cache
def _template() -> Any:
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent), autoescape=True, finalize=_shown, undefined=StrictUndefined,
        trim_blocks=True, lstrip_blocks=True,
    )  # fmt: skip
    environment.filters |= {"cards": _cards, "linked": _linked, "prose": _prose}
    return environment.get_template("page.html.jinja")
