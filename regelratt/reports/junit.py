"""The report as JUnit XML, in the dialect that Jenkins, GitLab and most others read."""

from collections import Counter
from collections.abc import Iterable, Mapping
from xml.etree import ElementTree as Xml

from ..report import Report
from ..verdict import Level, Outcome, Verdict, counts_against
from . import asked, clean, engine, told, unfinished, when


def junit(report: Report, chapters: Mapping[str, str]) -> bytes:
    """A suite for each chapter in each edition, in the order of the book, with its scenarios."""
    groups: dict[tuple[str, str], list[Verdict]] = {
        (score.edition, chapter): [] for score in report.scores for chapter in chapters
    }
    for verdict in report.verdicts:
        groups.setdefault((verdict.edition, _clause(verdict).partition("-")[0]), []).append(verdict)
    root = Xml.Element("testsuites", name=clean(f"{report.suite.name} {report.suite.game}"))
    for (edition, chapter), verdicts in groups.items():
        if verdicts:
            name = clean(f"{edition} {chapter} {chapters.get(chapter, '')}".strip())
            root.append(_suite(report, name, edition, [_case(report, verdict) for verdict in verdicts]))
    if problem := unfinished(report):
        # a file of passes alone would be green, however little was judged
        case = _timed("testcase", 0, classname=clean(report.suite.game), name="The whole was judged")
        Xml.SubElement(case, "error", type="unfinished", message=problem)
        root.append(_suite(report, "The run", "", [case]))
    _count(root, root.iter("testcase"))
    Xml.indent(root)
    return bytes(Xml.tostring(root, "utf-8", xml_declaration=True)) + b"\n"


def _clause(verdict: Verdict) -> str:
    return verdict.clauses[0] if verdict.clauses else verdict.feature


def _suite(report: Report, name: str, edition: str, cases: list[Xml.Element]) -> Xml.Element:
    suite = Xml.Element("testsuite", name=name, timestamp=when(report).strftime("%Y-%m-%dT%H:%M:%S"))
    properties = Xml.SubElement(suite, "properties")
    for key, value in _properties(report, edition).items():
        Xml.SubElement(properties, "property", name=key, value=clean(value))
    suite.extend(cases)
    _count(suite, cases)
    suite.set("skipped", str(sum(case.find("skipped") is not None for case in cases)))
    return suite


def _count(element: Xml.Element, cases: Iterable[Xml.Element]) -> None:
    counts: Counter[str] = Counter()
    seconds = 0.0
    for case in cases:
        counts.update(["tests", *(part.tag for part in case)])
        seconds += float(case.get("time", 0))
    element.set("tests", str(counts["tests"]))
    element.set("failures", str(counts["failure"]))
    element.set("errors", str(counts["error"]))
    element.set("time", f"{seconds:.6f}")


def _properties(report: Report, edition: str) -> dict[str, str]:
    """What every report must say, however small the part of it that a reader sees."""
    return {
        "suite": f"{report.suite.name} {report.suite.version}",
        "digest": report.suite.digest,
        "game": report.suite.game,
        **({"edition": edition} if edition else {}),
        "level": report.level,
        "adapter": report.adapter.adapter,
        "engine": engine(report),
        "date": report.date,
        "partial": "true" if report.partial else "false",
        "asked": asked(report) or "everything",
        "python": report.environment.python,
        "system": report.environment.system,
    }


def _case(report: Report, verdict: Verdict) -> Xml.Element:
    classname = clean(f"{report.suite.game}.{verdict.edition}.{_clause(verdict)}")
    case = _timed("testcase", verdict.seconds, classname=classname, name=clean(verdict.id))
    if tag := _tag(verdict.outcome, report.level):
        why = f"known failing: {verdict.reason}" if verdict.outcome is Outcome.KNOWN else verdict.message
        part = Xml.SubElement(case, tag, type=verdict.outcome, message=clean(why))
        part.text = None if verdict.outcome is Outcome.SKIPPED else told(report, verdict)
    elif verdict.outcome is Outcome.WRONG_REASON:
        Xml.SubElement(case, "system-out").text = told(report, verdict)
    return case


def _tag(outcome: Outcome, level: Level) -> str:
    """The element that says what became of a scenario; none for a pass."""
    if outcome in {Outcome.SKIPPED, Outcome.KNOWN}:
        return "skipped"
    if outcome is Outcome.ERRORED:
        return "error"
    return "failure" if counts_against(outcome, level) else ""


def _timed(tag: str, seconds: float, **attributes: str) -> Xml.Element:
    return Xml.Element(tag, {**attributes, "time": f"{seconds:.6f}"})
