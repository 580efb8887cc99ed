"""The report as Cucumber Messages, a JSON object on each line, for the tools that read them.

Cucumber's older JSON has no place for a rule nor for a scenario that was skipped; Messages have both.

A scenario is judged once in each edition, but the tools lay their pages out by the feature files and show one run of
each scenario in them. So each edition has its own copy of a file, named by a fragment (`….feature#0.3.0`), with a tag
for the edition, and with only those scenarios that were asked in it.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from gherkin.ast_builder import AstBuilder
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.stream.id_generator import IdGenerator

from ..case import scenario_id
from ..report import BadReport, Report, passes
from ..suite import EDITION_TAG, Suite
from ..unreadable import UnreadableFile, read
from ..verdict import Outcome, Verdict
from . import clean, engine, told, unfinished, when

Message = dict[str, Any]
PROTOCOL = "34.2.0"
"""The version of the protocol, which is that of its packages."""
SCENARIOS = "text/x.cucumber.gherkin+plain"
_BILLION = 1_000_000_000


def messages(report: Report, suite: Suite) -> bytes:
    """The whole run: what was asked, from the files of the suite, and what became of it."""
    ids = IdGenerator()
    written = [_meta(report)]
    pickles: dict[tuple[str, str], Message] = {}
    for edition, feature in dict.fromkeys((verdict.edition, verdict.feature) for verdict in report.verdicts):
        wanted = {verdict.id for verdict in report.verdicts if (verdict.edition, verdict.feature) == (edition, feature)}
        document = _Document(suite, feature, edition, wanted, ids)
        written += document.messages()
        pickles |= {(edition, name): pickle for name, pickle in document.pickles.items()}
    missing = [verdict.id for verdict in report.verdicts if (verdict.edition, verdict.id) not in pickles]
    if missing:
        raise BadReport(f"There is no scenario ”{clean(missing[0])}” in this suite: the report is of another.")
    written += _run(report, pickles, ids)
    return b"".join(msgspec.json.encode(message) + b"\n" for message in written)


def _meta(report: Report) -> Message:
    system, _, machine = report.environment.system.partition(" ")
    return {
        "meta": {
            "protocolVersion": PROTOCOL,
            "implementation": {"name": clean(report.suite.name), "version": clean(report.suite.version)},
            "runtime": {"name": "Python", "version": clean(report.environment.python)},
            "os": {"name": clean(system)},
            "cpu": {"name": clean(machine)},
        }
    }


class _Document:
    """A feature file as it was asked in an edition."""

    def __init__(self, suite: Suite, feature: str, edition: str, wanted: set[str], ids: IdGenerator) -> None:
        self._wanted = wanted
        self._names: dict[str, str] = {}
        uri = f"{feature}#{edition}"
        text = _text(suite, feature)
        document: Any = {"uri": uri, **Parser(AstBuilder(ids)).parse(text)}
        parsed = document["feature"]
        parsed["name"] += f" ({edition})"
        tag = {"id": ids.get_next_id(), "name": f"@{EDITION_TAG}{edition}", "location": parsed["location"]}
        parsed["tags"] = [*parsed["tags"], tag]
        parsed["children"] = list(self._asked(parsed["children"]))
        self.source = {"uri": uri, "data": text, "mediaType": SCENARIOS}
        self.document = document
        compiled: Any = Compiler(ids).compile(document)
        for pickle in compiled:
            pickle["name"] += f" ({edition})"
        self.pickles: dict[str, Message] = {self._names[pickle["astNodeIds"][-1]]: pickle for pickle in compiled}

    def messages(self) -> Iterator[Message]:
        """The file, what it says, and what is asked of it."""
        yield {"source": self.source}
        yield {"gherkinDocument": self.document}
        for pickle in self.pickles.values():
            yield {"pickle": pickle}

    def _asked(self, children: list[Message]) -> Iterator[Message]:
        """The scenarios and rows that were asked, and their rules; a tool would show the rest as unknown."""
        for child in children:
            if "rule" in child:
                inside = list(self._asked(child["rule"]["children"]))
                if inside:
                    yield {"rule": {**child["rule"], "children": inside}}
            elif "scenario" in child:
                scenario = child["scenario"]
                examples = [
                    {**each, "tableBody": [row for row in each["tableBody"] if self._row(scenario, row)]}
                    for each in scenario["examples"]
                ]
                if self._named(scenario, scenario["name"]) or any(each["tableBody"] for each in examples):
                    yield {"scenario": {**scenario, "examples": examples}}

    def _row(self, scenario: Message, row: Message) -> bool:
        return self._named(row, scenario_id(scenario["name"], [cell["value"] for cell in row["cells"]]))

    def _named(self, node: Message, name: str) -> bool:
        if name in self._wanted:
            self._names[node["id"]] = name
        return name in self._wanted


def _text(suite: Suite, feature: str) -> str:
    try:
        return read(suite.features / feature.rpartition("/")[2])
    except UnreadableFile as error:
        raise BadReport(f"There is no file {clean(feature)} in this suite: the report is of another.") from error


def _run(report: Report, pickles: dict[tuple[str, str], Message], ids: IdGenerator) -> Iterator[Message]:
    clock = int(when(report).timestamp()) * _BILLION
    run = ids.get_next_id()
    yield {"testRunStarted": {"id": run, "timestamp": _time(clock)}}
    cases = []
    for verdict in report.verdicts:
        pickle = pickles[verdict.edition, verdict.id]
        steps = [{"id": ids.get_next_id(), "pickleStepId": step["id"]} for step in pickle["steps"]]
        case = {"id": ids.get_next_id(), "pickleId": pickle["id"], "testSteps": steps, "testRunStartedId": run}
        cases.append(case)
        yield {"testCase": case}
    for verdict, case in zip(report.verdicts, cases, strict=True):
        yield from _case(report, verdict, case, ids.get_next_id(), clock)
        clock += round(verdict.seconds * _BILLION)
    problem = unfinished(report)
    summary = (
        f"{engine(report)}, level {report.level}, suite {clean(report.suite.version)} {clean(report.suite.digest)}"
    )
    yield {
        "testRunFinished": {
            "testRunStartedId": run,
            "success": report.exit_code == 0,
            "message": f"{problem} {summary}".strip(),
            "timestamp": _time(clock),
        }
    }


def _case(report: Report, verdict: Verdict, case: Message, started: str, clock: int) -> Iterator[Message]:
    """A scenario from its start to its end; the steps share its time alike, for nobody measured them apart."""
    steps = case["testSteps"]
    each = round(verdict.seconds * _BILLION) // max(1, len(steps))
    yield {"testCaseStarted": {"id": started, "testCaseId": case["id"], "attempt": 0, "timestamp": _time(clock)}}
    place = _place(verdict, len(steps))
    for number, step in enumerate(steps):
        here = {"testCaseStartedId": started, "testStepId": step["id"]}
        yield {"testStepStarted": {**here, "timestamp": _time(clock)}}
        clock += each
        result: Message = {"status": _status(report, verdict, number, place), "duration": _time(each)}
        if number == place and verdict.outcome is not Outcome.PASSED:
            result |= _explained(verdict)
            if verdict.outcome is not Outcome.SKIPPED:
                body = {"body": told(report, verdict), "contentEncoding": "IDENTITY", "mediaType": "text/plain"}
                body["fileName"] = "evidence.txt"
                yield {"attachment": {**here, **body}}
        yield {"testStepFinished": {**here, "testStepResult": result, "timestamp": _time(clock)}}
    yield {"testCaseFinished": {"testCaseStartedId": started, "timestamp": _time(clock), "willBeRetried": False}}


def _place(verdict: Verdict, count: int) -> int:
    """The step that the verdict is about: where it failed, or the last where the fault was seen after all of them."""
    if verdict.outcome is Outcome.SKIPPED or (verdict.evidence and not verdict.evidence.steps):
        return 0
    marks = [step.outcome for step in verdict.evidence.steps[:count]] if verdict.evidence else []
    return marks.index("failed") if "failed" in marks else count - 1


def _status(report: Report, verdict: Verdict, number: int, place: int) -> str:
    """What became of a step.

    What is known to fail is pending: it was run and did not pass, so neither passed nor skipped is true, and failed
    would make a page red for a run that is green.
    """
    if verdict.outcome is Outcome.SKIPPED:
        return "SKIPPED"
    if number < place or passes(verdict.outcome, report.level):
        return "PASSED"
    if number > place:  # a scenario goes on after a reason that differs
        steps = verdict.evidence.steps if verdict.evidence else []
        return "PASSED" if number < len(steps) and steps[number].outcome == "passed" else "SKIPPED"
    return "PENDING" if verdict.outcome is Outcome.KNOWN else "FAILED"


def _explained(verdict: Verdict) -> Message:
    message = clean(verdict.message)
    if verdict.outcome is Outcome.KNOWN:
        return {"message": f"known failing: {clean(verdict.reason)}\n{message}"}
    if verdict.outcome is Outcome.ERRORED and verdict.evidence:
        # the tools show the stack trace alone where there is one
        whole = f"{message}\n\n{clean(verdict.evidence.log)}".strip()
        exception = {"type": clean(verdict.evidence.code), "message": message, "stackTrace": whole}
        return {"message": whole, "exception": exception}
    return {"message": message}


def _time(nanoseconds: int) -> Message:
    seconds, rest = divmod(nanoseconds, _BILLION)
    return {"seconds": seconds, "nanos": rest}
