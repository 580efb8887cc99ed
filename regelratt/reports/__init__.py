"""The forms of a report, and what several of them say alike."""

import shlex
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime

from ..printable import printable
from ..report import Report
from ..suite import games
from ..verdict import Level, Outcome, Verdict


def reproduce(report: Report, verdict: Verdict) -> str:
    """The command that judges just this scenario again."""
    words = ["regelratt", "check", "--adapter", report.adapter.adapter]
    words += ["--game", report.suite.game] if report.suite.game not in games()[:1] else []
    words += ["--edition", verdict.edition]
    words += ["--level", report.level] if report.level is not Level.FULL else []
    return clean(shlex.join([*words, "-k", verdict.id]))


def clean(text: str) -> str:
    """The whole text, fit to be shown: a report can be a file that somebody else wrote."""
    return printable(text, max(1, len(text)))


def engine(report: Report) -> str:
    """Who was judged, in a few words."""
    hello = report.adapter.hello
    return clean(f"{hello.name} {hello.version}".strip() + (f" ({hello.language})" if hello.language else ""))


def when(report: Report) -> datetime:
    """When it was judged, in UTC; the beginning of time where the file says nothing that can be read."""
    try:
        return datetime.fromisoformat(report.date).astimezone(UTC)
    except (ValueError, OverflowError):
        return datetime.fromtimestamp(0, UTC)


def asked(report: Report) -> str:
    """What was asked for, where that is not everything."""
    what = report.asked
    parts = [
        f"{name} {', '.join(chosen)}"
        for name, chosen in (("edition", what.editions), ("chapter", what.chapters), ("clause", what.clauses))
        if chosen
    ]
    return clean(", ".join([*parts, *([f"names with ”{what.text}”"] if what.text else [])]))


def unfinished(report: Report) -> str:
    """Why a report is no verdict on the whole, whatever its scenarios say; empty where it is one."""
    if report.partial:
        return f"The run was broken off after {_some(len(report.verdicts), 'scenario')}: the rest was not judged."
    if not report.verdicts:
        return "Nothing was judged: no scenario is what was asked for."
    if all(verdict.outcome is Outcome.SKIPPED for verdict in report.verdicts):
        return "Nothing was judged: no scenario was asked for that the engine declares."
    return ""


def percent(part: int, whole: int) -> str:
    """A share, never rounded up to all nor down to nothing.

    >>> percent(1999, 2000), percent(1, 5000), percent(3, 3), percent(0, 0)
    ('99.9 %', '0.1 %', '100 %', '–')
    """
    if not whole:
        return "–"
    share = 100 * part / whole
    return f"{share:.0f} %" if part in {0, whole} else f"{min(max(share, 0.1), 99.9):.1f} %"


def conclusion(report: Report) -> tuple[str, str]:
    """What all of it means: whether that is `good`, `fair` or `bad`, and in words."""
    faults = report.faults()
    counts = Counter(verdict.outcome for verdict in report.verdicts)
    if problem := unfinished(report):
        return "bad", problem
    if errored := counts[Outcome.ERRORED]:
        besides = f" Besides, {_some(len(faults) - errored, 'fault')}." if len(faults) > errored else ""
        return (
            "bad",
            f"The adapter is broken: {_some(errored, 'scenario')} got no answer that could be judged.{besides}",
        )
    stale = counts[Outcome.STALE]
    if stale == len(faults) > 0:
        return "bad", f"The list of known failures is stale: {_some(stale, 'scenario')} on it passed."
    if faults:
        also = f" The list of known failures is stale besides: {stale} on it passed." if stale else ""
        broken = {verdict.clauses[0] for verdict in faults if verdict.clauses and verdict.outcome is not Outcome.STALE}
        where = f"{_some(len(faults) - stale, 'scenario')} of {_some(len(broken), 'clause')}"
        return "bad", f"Breaks the rules in {where}.{also}"
    part = " in the part that was asked for" if asked(report) else ""
    left = [f"{_some(counts[each], 'scenario')} {words}" for each, words in _LEFT.items() if counts[each]]
    if left:
        return "fair", f"No fault in what was judged{part}, at the level {report.level}; {', and '.join(left)}."
    return "good", f"No fault{part} at the level {report.level}." if part else f"Conforms at the level {report.level}."


_LEFT = {Outcome.SKIPPED: "skipped, which is no pass", Outcome.KNOWN: "known to fail"}


def _some(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def told(report: Report, verdict: Verdict) -> str:
    """What is not passed, as plain text: the sentences, the position, what was expected and what came."""
    return clean("\n".join(_told(report, verdict))).strip("\n")


def _told(report: Report, verdict: Verdict) -> Iterator[str]:
    evidence = verdict.evidence
    yield f"{verdict.outcome}: {verdict.message}"
    if verdict.reason:
        yield f"listed as known failing: {verdict.reason}"
    if evidence:
        yield from ("", *(f"{'>' if step.outcome == 'failed' else ' '} {step.text}" for step in evidence.steps))
        for title, text in (("position", evidence.position), ("move", evidence.move), ("after", evidence.after)):
            yield from ("", f"{title}:", *_indented(text)) if text else ()
        for title, lines in (("expected", evidence.expected), ("got", evidence.got)):
            yield from ("", f"{title}:", *(f"  {line}" for line in lines)) if lines else ()
        for exchange in evidence.exchanges[-1:]:
            yield from ("", f"sent:     {exchange.sent}", f"received: {exchange.received}")
        for title, text in (("log", evidence.log), ("hint", evidence.hint)):
            yield from ("", f"{title}:", *_indented(text)) if text else ()
    yield from ("", "again:", f"  {reproduce(report, verdict)}")


def _indented(text: str) -> Iterator[str]:
    return (f"  {line}" for line in text.splitlines())
