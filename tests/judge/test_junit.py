"""JUnit XML: what a CI server reads."""

import os
import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as Xml

import msgspec
import pytest

from regelratt.report import Report, read_report
from regelratt.reports import reproduce
from regelratt.reports.junit import junit
from regelratt.suite import ROOT
from regelratt.verdict import Level, Outcome, Verdict

from .engines import HOSTILE, everything, judged, mulle, poisoned, tame

SHOWN = {
    Outcome.PASSED: "",
    Outcome.FAILED: "failure",
    Outcome.INVARIANT: "failure",
    Outcome.STALE: "failure",
    Outcome.ERRORED: "error",
    Outcome.SKIPPED: "skipped",
    Outcome.KNOWN: "skipped",
}
GRAMMAR: dict[str, tuple[set[str], set[str], set[str]]] = {
    "testsuites": (set(), {"name", "tests", "failures", "errors", "time"}, {"testsuite"}),
    "testsuite": (
        {"name", "tests", "failures", "errors"},
        {"skipped", "time", "timestamp"},
        {"properties", "testcase"},
    ),
    "properties": (set(), set(), {"property"}),
    "property": ({"name", "value"}, set(), set()),
    "testcase": ({"name"}, {"classname", "time"}, {"failure", "error", "skipped", "system-out"}),
    **dict.fromkeys(("failure", "error", "skipped"), (set(), {"type", "message"}, set())),
    "system-out": (set(), set(), set()),
}
"""Of each element: the attributes that the schema of Jenkins' xUnit plugin requires, those it knows, and what may be
inside. Only what is ours; the schema has more. Jenkins refuses a file with an attribute or element it does not know.
"""


def read(report: Report) -> Xml.Element:
    return Xml.fromstring(junit(report, mulle().register.chapters))


def cases(root: Xml.Element) -> list[Xml.Element]:
    return list(root.iter("testcase"))


def tags(case: Xml.Element) -> str:
    return " ".join(part.tag for part in case if part.tag != "system-out")


@pytest.mark.parametrize("level", [Level.FULL, Level.STRICT])
def test_every_verdict_is_one_case_with_the_element_that_says_what_became_of_it(level: Level) -> None:
    report = everything(level)
    shown = SHOWN | {Outcome.WRONG_REASON: "failure" if level is Level.STRICT else ""}
    expected = Counter(
        (f"mulle.{each.edition}.{each.clauses[0]}", each.id, shown[each.outcome]) for each in report.verdicts
    )
    got = Counter((case.get("classname"), case.get("name"), tags(case)) for case in cases(read(report)))
    assert expected == got


def test_the_counts_of_every_suite_and_of_the_whole_are_those_of_the_cases() -> None:
    root = read(everything())
    for element in (root, *root.iter("testsuite")):
        inside = [part.tag for case in cases(element) for part in case]
        assert element.get("tests") == str(len(cases(element)))
        assert element.get("failures") == str(inside.count("failure"))
        assert element.get("errors") == str(inside.count("error"))
        assert element.get("skipped", str(inside.count("skipped"))) == str(inside.count("skipped"))
    assert int(root.get("failures", "0")) > 0
    assert int(root.get("errors", "0")) > 0


def test_the_form_is_what_jenkins_accepts() -> None:
    for element in read(everything()).iter():
        required, optional, inside = GRAMMAR[element.tag]
        assert required <= set(element.attrib) <= required | optional, element.tag
        assert {part.tag for part in element} <= inside, element.tag
        assert not (inside and (element.text or "").strip()), element.tag


def test_the_suites_are_the_chapters_of_each_edition_in_the_order_of_the_book() -> None:
    register = mulle().register
    names = [suite.get("name") for suite in read(everything()).iter("testsuite")]
    book = [f"{edition} {code} {title}" for edition in register.editions for code, title in register.chapters.items()]
    assert {"0.3.0 VAL Kort och värden", "utkast VAL Kort och värden", "0.3.0 TAB Tabbe"} <= set(names)
    assert names == [name for name in book if name in names]


def test_every_suite_says_what_was_judged_and_how() -> None:
    report = everything()
    for suite in read(report).iter("testsuite"):
        said = {each.get("name"): each.get("value") for each in suite.iter("property")}
        assert said["suite"] == "regelratt 0.1.0"
        assert said["digest"] == report.suite.digest
        assert said["edition"] in {"0.3.0", "utkast"}
        assert (said["level"], said["partial"]) == ("full", "false")
        assert said["adapter"] == report.adapter.adapter
        assert said["date"] == report.date
        assert said["asked"] == "chapter VAL, TAB"


def test_what_an_adapter_says_survives_as_text_and_nothing_that_xml_forbids_is_in_it() -> None:
    data = junit(everything(), mulle().register.chapters)
    text = data.decode()
    assert not [letter for letter in text if letter < " " and letter not in "\n\t"]
    assert not set(text) & {"\ufffe", "\uffff", "\u202e"}
    told = [part.text or "" for part in Xml.fromstring(data).iter("error")]
    start = HOSTILE.partition(" \x1b")[0]
    assert any(start in each and "\\x1b[31mred\\x1b[0m \\x00\\x07\\x0d \\ufffe 🂡" in each for each in told)
    assert any("\\ud800" in each for each in told)
    engine = Xml.fromstring(data).find(".//property[@name='engine']")
    assert engine is not None
    assert "<script>" in engine.get("value", "")


def test_nothing_in_a_report_adds_an_element_wherever_it_stands() -> None:
    hostile, harmless = read(poisoned(everything())), read(tame(poisoned(everything())))
    assert [each.tag for each in hostile.iter()] == [each.tag for each in harmless.iter()]


def test_a_fault_tells_the_sentences_the_position_and_the_command_that_shows_it_again() -> None:
    report = judged("Forgetful", chapters=("POA",))
    case = next(case for case in cases(read(report)) if tags(case) == "failure")
    fault = case.find("failure")
    assert fault is not None
    text = fault.text or ""
    assert f"{fault.get('type')}: {fault.get('message')}" in text
    assert "\n> Så har " in text or "\n> Och " in text
    assert "position:\n  Bord" in text
    assert "expected:\n" in text
    assert "got:\n" in text
    assert f"regelratt check --adapter {report.adapter.adapter} --edition 0.3.0 -k '{case.get('name')}'" in text


def test_a_skip_says_why_and_a_known_failure_what_the_list_says() -> None:
    skips = [part for case in cases(read(everything())) for part in case.iter("skipped")]
    assert {part.get("message") for part in skips if part.get("type") == "skipped"} == {
        "The operation score is not declared."
    }
    known = [part for part in skips if part.get("type") == "known failing"]
    assert known
    assert all("known failing: Later." in part.get("message", "") for part in known)
    assert all("(https://example.org/1)" in part.get("message", "") for part in known)


def test_a_reason_that_differs_is_told_even_where_it_does_not_count() -> None:
    told = [part.text or "" for part in read(everything(Level.FULL)).iter("system-out")]
    assert told
    assert all(each.startswith("wrong reason: ") for each in told)


def test_a_run_that_was_broken_off_is_never_green() -> None:
    whole = judged("Modest")
    assert int(read(whole).get("errors", "")) == 0
    partial = read(msgspec.structs.replace(whole, partial=True))
    assert partial.get("errors") == "1"
    assert "broken off" in Xml.tostring(partial, "unicode")
    assert partial.find(".//property[@name='partial'][@value='true']") is not None


@pytest.mark.parametrize("left", [[], [Outcome.SKIPPED]])
def test_a_run_that_judged_nothing_is_never_green(left: list[Outcome]) -> None:
    report = judged("Modest")
    nothing = [verdict for verdict in report.verdicts if verdict.outcome in left]
    root = read(msgspec.structs.replace(report, verdicts=nothing))
    assert root.get("errors") == "1"
    assert "Nothing was judged" in Xml.tostring(root, "unicode")


def test_a_verdict_that_somebody_wrote_by_hand_breaks_nothing() -> None:
    odd = Verdict("\x00 \ud800", "\x1b", Outcome.FAILED, "", "a\x0bb.feature", 0, "", [], message="\uffff\n")
    root = read(msgspec.structs.replace(everything(), verdicts=[odd], date="yesterday", scores=[]))
    (case,) = cases(root)
    assert case.get("name") == "\\x00 \\ud800"
    assert case.get("classname") == "mulle.\\x1b.a\\x0bb.feature"


def test_the_command_that_shows_a_fault_again_judges_that_one_alone(tmp_path: Path) -> None:
    report = judged("Forgetful", Level.STRICT, ("POA",))
    fault = report.faults()[-1]
    name, *words = shlex.split(reproduce(report, fault))
    assert name == "regelratt"
    target = tmp_path / "again.json"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    run = subprocess.run([sys.executable, "-m", name, *words, "--report", target], cwd=ROOT, env=environment)
    assert run.returncode == 1
    again = read_report(target)
    assert again.level is Level.STRICT
    assert [(each.edition, each.id, each.outcome) for each in again.verdicts] == [
        (fault.edition, fault.id, fault.outcome)
    ]


def test_the_command_is_safe_in_a_shell_and_names_a_game_that_is_not_the_first() -> None:
    report = judged("Forgetful", chapters=("POA",))
    adapter = msgspec.structs.replace(report.adapter, adapter="exec:node 'my adapter.mjs'; rm -rf $HOME")
    suite = msgspec.structs.replace(report.suite, game="zebra")
    odd = msgspec.structs.replace(report.verdicts[0], id='It\'s ["1"] `x` $(y)')
    words = shlex.split(reproduce(msgspec.structs.replace(report, adapter=adapter, suite=suite), odd))
    assert words == [
        "regelratt", "check", "--adapter", adapter.adapter, "--game", "zebra", "--edition", odd.edition, "-k", odd.id,
    ]  # fmt: skip
