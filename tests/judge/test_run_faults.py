"""Whole runs with a broken adapter: the verdict of the scenario concerned, the rest of the run, and the report.

And what an interrupt leaves: a report that says that it is partial, and no process.
"""

import os
import signal
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from regelratt.case import Choice
from regelratt.judge import Judge
from regelratt.report import Report, read_report
from regelratt.run import run
from regelratt.session import Patience
from regelratt.suite import ROOT, suite
from regelratt.verdict import Outcome, Verdict

from .keeper import DEADLINE, Ear, broken, command, is_gone
from .zoo import parent
from .zoo.servers import Server, closes

INTERRUPTED = 130


def judged(name: str, *clauses: str, deaths: int = 5) -> Report:
    """The report on an adapter, of some clauses in one edition."""
    judge = Judge(name, choice=Choice(("0.3.0",), clauses or ("VAL-3",)), patience=Patience(DEADLINE, DEADLINE, deaths))
    with warnings.catch_warnings():  # a run of the judge is no test: nobody turns its warnings into errors
        warnings.simplefilter("default")
        return run(suite("mulle"), judge)


def errored(report: Report) -> list[Verdict]:
    """The scenarios without an answer. There are others, and those passed."""
    rest = {verdict.outcome for verdict in report.verdicts} - {Outcome.ERRORED}
    assert rest == {Outcome.PASSED}
    return [verdict for verdict in report.verdicts if verdict.outcome is Outcome.ERRORED]


def codes(verdicts: list[Verdict]) -> list[str]:
    return [verdict.evidence.code for verdict in verdicts if verdict.evidence]


def test_an_adapter_that_answers_as_it_should() -> None:
    report = judged(broken("answers_as_it_should"))
    assert {verdict.outcome for verdict in report.verdicts} == {Outcome.PASSED}
    assert (report.exit_code, report.adapter.deaths, report.adapter.noise) == (0, 0, [])


def test_a_death_in_the_middle_costs_one_scenario(tmp_path: Path) -> None:
    report = judged(broken("dies_once", "values", tmp_path / "lived"))
    (verdict,) = errored(report)
    assert verdict.evidence
    assert verdict.evidence.code == "died"
    assert verdict.message == "The engine ended with exit code 3 instead of an answer."
    assert "now I do it" in verdict.evidence.log
    assert "stderr" in verdict.evidence.hint
    assert '"method":"values"' in verdict.evidence.exchanges[-1].sent
    assert verdict.evidence.exchanges[-1].received == ""
    assert (report.exit_code, report.adapter.deaths, report.adapter.given_up) == (2, 1, "")
    assert not report.partial


def test_after_repeated_deaths_the_rest_is_not_asked_and_the_report_says_so(tmp_path: Path) -> None:
    report = judged(broken("dies", "values"), deaths=3)
    found = codes([verdict for verdict in report.verdicts if verdict.outcome is Outcome.ERRORED])
    first = found.index("gave-up")
    assert set(found[:first]) == {"died"}
    assert set(found[first:]) == {"gave-up"}
    assert [*report.verdicts][-1].message == report.adapter.given_up
    assert report.adapter.given_up.startswith("Not asked any more: it broke down 3 times in a row.")
    assert report.exit_code == 2


def test_logs_on_stdout_change_no_verdict_and_are_in_the_report() -> None:
    report = judged(broken("logs", "values"))
    assert {verdict.outcome for verdict in report.verdicts} == {Outcome.PASSED}
    assert report.exit_code == 0
    assert "[INFO] asked" in report.adapter.noise
    assert r"loading rules \x1b[1m...\x1b[0m" in report.adapter.noise


@pytest.mark.parametrize(("mode", "code"), [("answers_twice", "wrong-id"), ("null_id", "wrong-id"), ("null", "schema")])
def test_a_wrong_answer_is_a_fault_of_the_scenario_that_asked(mode: str, code: str) -> None:
    report = judged(broken(mode))  # at the bait, which one scenario of the clause asks for
    found = errored(report)
    assert codes(found) == [code] * len(found)
    assert all(verdict.row[0].split() == ["KL", "2"] for verdict in found), [verdict.id for verdict in found]
    assert found


def test_a_forged_card_is_a_verdict_of_its_own() -> None:
    report = judged(broken("loses_a_card", "play"), "INT-1")
    forged = [verdict for verdict in report.verdicts if verdict.outcome is Outcome.INVARIANT]
    assert forged
    assert set(codes(forged)) == {"cards"}
    assert {verdict.outcome for verdict in report.verdicts} <= {Outcome.INVARIANT, Outcome.PASSED}
    assert report.exit_code == 1


def test_an_engine_in_python_that_changes_the_state_it_was_given_breaks_an_invariant() -> None:
    report = judged("python:tests.judge.zoo.engines:ChangesTheState", "INT-1")
    changed = [verdict for verdict in report.verdicts if verdict.outcome is Outcome.INVARIANT]
    assert changed
    assert set(codes(changed)) == {"sent"}


@pytest.mark.parametrize(
    ("name", "code"), [("Exits", "crashed"), ("Recurses", "crashed"), ("AnswersWithASet", "schema")]
)
def test_an_engine_in_python_that_breaks_down_costs_the_scenarios_that_asked(name: str, code: str) -> None:
    found = errored(judged(f"python:tests.judge.zoo.engines:{name}"))
    assert set(codes(found)) == {code}
    assert all(verdict.row[0] == "KL 2" for verdict in found)


def test_what_an_engine_in_python_prints_is_in_the_report() -> None:
    report = judged("python:tests.judge.zoo.engines:Prints")
    assert {verdict.outcome for verdict in report.verdicts} == {Outcome.PASSED}
    assert "half a line" in report.adapter.noise


def test_a_server_that_breaks_down_costs_the_scenarios_that_asked() -> None:
    with Server(closes) as server:
        report = judged(server.address)
    found = errored(report)
    assert set(codes(found)) == {"broke-off"}
    assert all(verdict.row[0] == "KL 2" for verdict in found)
    assert report.adapter.deaths == len(found)


# interrupts


def started(name: str, report: Path, *options: str) -> subprocess.Popen[bytes]:
    """`regelratt check`, as a user starts it."""
    line = [sys.executable, "-m", "regelratt", "check", "--adapter", name, "--report", str(report), *options]
    return subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | {"PYTHONPATH": str(ROOT)}
    )


def ended(process: subprocess.Popen[bytes]) -> tuple[int, str]:
    """The exit code, and what was written on stderr."""
    _, err = process.communicate(timeout=DEADLINE)
    return process.returncode, err.decode()


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupt_leaves_a_partial_report_and_no_process(told: signal.Signals, ear: Ear, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    name = command("parent.py", ear.path, "hangs")
    process = started(name, path, "--clause", "VAL-1", "--clause", "VAL-2", "--timeout", "1000")
    pids = ear.pids(parent.MEMBERS + 1)
    assert ear.line() == "hangs"
    process.send_signal(told)
    code, err = ended(process)
    assert code == INTERRUPTED, err
    assert "Traceback" not in err
    assert all(map(is_gone, pids))
    report = read_report(path)
    assert report.partial
    assert report.exit_code == INTERRUPTED
    assert report.verdicts
    assert {verdict.outcome for verdict in report.verdicts} == {Outcome.PASSED}


def test_an_impatient_interrupt_leaves_the_same(ear: Ear, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    process = started(command("parent.py", ear.path, "hangs"), path, "--clause", "VAL-3", "--timeout", "1000")
    pids = ear.pids(parent.MEMBERS + 1)
    assert ear.line() == "hangs"
    process.send_signal(signal.SIGINT)
    assert ear.line() == "told to end"  # so the judge is in the middle of ending it
    process.send_signal(signal.SIGINT)
    code, err = ended(process)
    assert code == INTERRUPTED, err
    assert "Traceback" not in err
    assert all(map(is_gone, pids))
    assert read_report(path).partial


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_before_it_has_said_hello_leaves_no_process(
    told: signal.Signals, ear: Ear, tmp_path: Path
) -> None:
    process = started(broken("hangs", "hello", ear.path), tmp_path / "report.json", "--start-timeout", "1000")
    pids = ear.pids(1)
    process.send_signal(told)
    code, err = ended(process)
    assert "Traceback" not in err
    assert all(map(is_gone, pids))
    assert code == INTERRUPTED, err
