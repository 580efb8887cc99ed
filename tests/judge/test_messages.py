"""Cucumber Messages: what the tools of that family read."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import cucumber_messages
import msgspec
import pytest

from regelratt.report import BadReport, Report, passes
from regelratt.reports.messages import PROTOCOL, messages
from regelratt.verdict import Evidence, Level, Outcome, StepTaken, Verdict

from .engines import HOSTILE, everything, judged, mulle

Message = dict[str, Any]


def read(report: Report) -> list[Message]:
    return [json.loads(line) for line in messages(report, mulle()).decode().splitlines()]


def of(kind: str, stream: list[Message]) -> list[Message]:
    return [message[kind] for message in stream if kind in message]


class Told:
    """What a stream says became of each case."""

    def __init__(self, report: Report) -> None:
        stream = read(report)
        cases = {case["id"]: case for case in of("testCase", stream)}
        self.pickles = {pickle["id"]: pickle for pickle in of("pickle", stream)}
        self.started = {each["id"]: cases[each["testCaseId"]]["pickleId"] for each in of("testCaseStarted", stream)}
        self.results: dict[str, list[Message]] = {pickle: [] for pickle in self.started.values()}
        for each in of("testStepFinished", stream):
            self.results[self.started[each["testCaseStartedId"]]].append(each["testStepResult"])
        self.attached = {self.started[each["testCaseStartedId"]]: each["body"] for each in of("attachment", stream)}
        self.order = list(self.started.values())

    def of(self, place: int) -> tuple[list[str], str, str]:
        """The statuses of the steps, the message and the attachment of the case in that place."""
        pickle = self.order[place]
        results = self.results[pickle]
        said = "".join(each.get("message", "") for each in results)
        return [each["status"] for each in results], said, self.attached.get(pickle, "")


def snake(data: Any) -> Any:
    if isinstance(data, dict):
        return {re.sub("[A-Z]", lambda found: f"_{found[0].lower()}", key): snake(value) for key, value in data.items()}
    return [snake(each) for each in data] if isinstance(data, list) else data


def without_none(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: without_none(value) for key, value in data.items() if value is not None}
    return [without_none(each) for each in data] if isinstance(data, list) else data


@pytest.mark.parametrize("level", [Level.FULL, Level.STRICT])
def test_every_message_is_one_of_the_protocol_with_nothing_missing_and_nothing_added(level: Level) -> None:
    for message in read(everything(level)):
        plain = snake(message)
        known = msgspec.convert(plain, cucumber_messages.Envelope)
        assert without_none(msgspec.to_builtins(known)) == plain


def test_the_version_of_the_protocol_is_one_that_exists() -> None:
    from importlib.metadata import version

    assert PROTOCOL.partition(".")[0] == version("cucumber-messages").partition(".")[0]
    assert of("meta", read(everything()))[0]["protocolVersion"] == PROTOCOL


def ids(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from [value] if key == "id" else ids(value)
    elif isinstance(data, list):
        for each in data:
            yield from ids(each)


def references(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key.endswith("Id") or key == "astNodeIds":
                yield from [value] if isinstance(value, str) else value
            else:
                yield from references(value)
    elif isinstance(data, list):
        for each in data:
            yield from references(each)


def test_every_id_is_given_once_and_every_reference_is_to_something_said_before() -> None:
    known: set[str] = set()
    for message in read(everything()):
        mine = list(ids(message))
        assert len(mine) == len(set(mine))
        assert known.isdisjoint(mine)
        known.update(mine)
        assert set(references(message)) <= known


def test_the_run_and_every_case_and_step_is_started_once_and_then_finished_once() -> None:
    stream = read(everything())
    running: list[tuple[str, ...]] = []
    for message in stream:
        ((kind, told),) = message.items()
        key = {
            "testRun": "run",
            "testCas": told.get("testCaseStartedId", told.get("id")),
            "testSte": told.get("testStepId"),
        }
        if kind.endswith("Started"):
            running.append((kind[:7], key[kind[:7]]))
        elif kind.endswith("Finished"):
            assert running.pop() == (kind[:7], key[kind[:7]])
    assert running == []
    assert len(of("testRunStarted", stream)) == 1
    assert len(of("testCaseStarted", stream)) == len(of("testCase", stream)) == len(everything().verdicts)


def test_time_only_goes_forward() -> None:
    times = [
        (each["timestamp"]["seconds"], each["timestamp"]["nanos"])
        for message in read(everything())
        for each in message.values()
        if "timestamp" in each
    ]
    assert times == sorted(times)
    assert all(0 <= nanos < 1_000_000_000 for _, nanos in times)


def test_each_edition_of_a_scenario_is_a_pickle_of_its_own_with_tag_name_and_file_of_the_edition() -> None:
    report = everything()
    stream = read(report)
    files = {source["uri"] for source in of("source", stream)}
    assert files == {f"{verdict.feature}#{verdict.edition}" for verdict in report.verdicts}
    assert files == {document["uri"] for document in of("gherkinDocument", stream)}
    pickles = of("pickle", stream)
    assert len(pickles) == len(report.verdicts)
    for pickle in pickles:
        edition = pickle["uri"].partition("#")[2]
        assert f"@utgåva-{edition}" in [tag["name"] for tag in pickle["tags"]]
        assert pickle["name"].endswith(f" ({edition})")


def test_only_what_was_asked_is_in_the_documents() -> None:
    report = judged("Modest", chapters=("TAB",))
    asked = {(verdict.edition, verdict.name) for verdict in report.verdicts}
    for document in of("gherkinDocument", read(report)):
        edition = document["uri"].partition("#")[2]
        for child in document["feature"]["children"]:
            assert child["rule"]["children"]
            for scenario in child["rule"]["children"]:
                assert (edition, scenario["scenario"]["name"]) in asked


def expected(verdict: Verdict, level: Level, count: int) -> list[str]:
    if verdict.outcome is Outcome.SKIPPED:
        return ["SKIPPED"] * count
    if passes(verdict.outcome, level):
        return ["PASSED"] * count
    red = "PENDING" if verdict.outcome is Outcome.KNOWN else "FAILED"
    taken = [step.outcome for step in verdict.evidence.steps] if verdict.evidence else []
    if "failed" not in taken:
        return ["PASSED"] * (count - 1) + [red]
    return [{"passed": "PASSED", "failed": red, "not reached": "SKIPPED"}[outcome] for outcome in taken]


@pytest.mark.parametrize("level", [Level.FULL, Level.STRICT])
def test_the_steps_of_every_case_say_what_became_of_it(level: Level) -> None:
    report = everything(level)
    told = Told(report)
    seen = Counter()
    for place, verdict in enumerate(report.verdicts):
        statuses, said, attached = told.of(place)
        assert statuses == expected(verdict, level, len(statuses)), verdict
        assert told.pickles[told.order[place]]["name"].endswith(f"({verdict.edition})")
        assert bool(said) == (verdict.outcome is not Outcome.PASSED)
        assert bool(attached) == (verdict.outcome not in {Outcome.PASSED, Outcome.SKIPPED})
        seen[verdict.outcome] += 1
    assert set(seen) == set(Outcome)


def test_the_evidence_of_a_fault_is_attached_to_the_step_that_failed() -> None:
    report = judged("Forgetful", chapters=("POA",))
    place, verdict = next((place, each) for place, each in enumerate(report.verdicts) if each.outcome is Outcome.FAILED)
    _, said, attached = Told(report).of(place)
    assert said == verdict.message
    evidence = verdict.evidence
    assert evidence is not None
    for text in (*evidence.expected, *evidence.got, *evidence.position.splitlines()):
        assert text in attached
    assert f"-k '{verdict.id}'" in attached


def test_a_known_failure_says_what_the_list_says_and_is_neither_red_nor_green() -> None:
    report = everything()
    place = next(place for place, each in enumerate(report.verdicts) if each.outcome is Outcome.KNOWN)
    statuses, said, _ = Told(report).of(place)
    assert "PENDING" in statuses
    assert "FAILED" not in statuses
    assert said.startswith("known failing: Later.")


def test_a_fault_before_the_first_step_is_told_at_the_first() -> None:
    report = judged("Forgetful", chapters=("TAB",))
    passed = next(verdict for verdict in report.verdicts if verdict.outcome is Outcome.PASSED)
    broken = msgspec.structs.replace(passed, outcome=Outcome.ERRORED, message="Nothing began.", evidence=Evidence())
    statuses, said, _ = Told(msgspec.structs.replace(report, verdicts=[broken])).of(0)
    assert statuses[0] == "FAILED"
    assert set(statuses[1:]) == {"SKIPPED"}
    assert said == "Nothing began."


def test_more_sentences_than_the_file_has_break_nothing() -> None:
    report = judged("Forgetful", chapters=("TAB",))
    passed = next(verdict for verdict in report.verdicts if verdict.outcome is Outcome.PASSED)
    steps = [StepTaken("?", "passed")] * 99 + [StepTaken("!", "failed")]
    broken = msgspec.structs.replace(passed, outcome=Outcome.FAILED, evidence=Evidence(steps=steps))
    statuses, _, _ = Told(msgspec.structs.replace(report, verdicts=[broken])).of(0)
    assert statuses[-1] == "FAILED"


def test_success_is_said_of_a_green_run_only() -> None:
    green, red = judged("Modest"), everything()
    assert of("testRunFinished", read(green))[0]["success"] is True
    assert of("testRunFinished", read(red))[0]["success"] is False
    partial = of("testRunFinished", read(msgspec.structs.replace(green, partial=True, exit_code=130)))[0]
    assert partial["success"] is False
    assert partial["message"].startswith("The run was broken off")
    assert green.suite.digest in partial["message"]


def test_what_an_adapter_says_is_text_without_control_characters() -> None:
    start = HOSTILE.partition(" \x1b")[0]
    assert any(start in body for body in Told(everything()).attached.values())
    for text in strings(read(everything())):
        assert not [letter for letter in text if (letter < " " and letter != "\n") or letter in "\ufffe\u202e"]


def strings(data: Any) -> Iterator[str]:
    if isinstance(data, dict | list):
        for each in data.values() if isinstance(data, dict) else data:
            yield from strings(each)
    elif isinstance(data, str):
        yield data


def test_a_report_on_another_suite_is_refused_with_a_word() -> None:
    report = judged("Modest", chapters=("TAB",))
    renamed = msgspec.structs.replace(report.verdicts[0], id="Ett scenario som inte finns")
    with pytest.raises(BadReport, match="no scenario ”Ett scenario som inte finns”"):
        read(msgspec.structs.replace(report, verdicts=[renamed]))
    moved = msgspec.structs.replace(report.verdicts[0], feature="features/mulle/99.feature")
    with pytest.raises(BadReport, match=r"no file features/mulle/99\.feature"):
        read(msgspec.structs.replace(report, verdicts=[moved]))


def test_a_report_without_a_verdict_is_a_run_that_did_not_succeed() -> None:
    stream = read(msgspec.structs.replace(judged("Modest"), verdicts=[], exit_code=2))
    assert [next(iter(message)) for message in stream] == ["meta", "testRunStarted", "testRunFinished"]
    assert "Nothing was judged" in stream[-1]["testRunFinished"]["message"]
