"""`pytest --adapter`: the same verdicts as `regelratt check`, so that pytest's own tools work."""

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

from regelratt.case import Choice
from regelratt.judge import Judge
from regelratt.run import run
from regelratt.suite import suite
from regelratt.verdict import Level, Outcome

ROOT = Path(__file__).parent.parent.parent
WRONG = "python:tests.judge.wrong:"


def by_pytest(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Pytest, in the checkout, on the scenarios."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "steps/mulle/test_mulle.py", *arguments]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "COLUMNS": "120"}
    return subprocess.run(command, capture_output=True, encoding="utf-8", cwd=ROOT, env=environment)


@pytest.mark.parametrize(
    ("engine", "level"),
    [("Crashes", "full"), ("LosesCards", "text"), ("OwnWords", "strict"), ("OwnWords", "full"), ("OnlyUtkast", "full")],
)
def test_the_verdicts_are_those_of_check(engine: str, level: str, tmp_path: Path) -> None:
    choice = Choice(clauses=("VAL-3", "SLA-1"), rulings=level != "text")
    judged = run(suite("mulle"), Judge(WRONG + engine, Level(level), choice))
    expected = Counter(verdict.outcome for verdict in judged.verdicts)
    junit = tmp_path / "junit.xml"
    by_pytest(
        "--adapter", WRONG + engine, "--level", level, "--clause", "VAL-3", "--clause", "SLA-1", f"--junitxml={junit}"
    )  # fmt: skip
    said = [case.find("properties/property[@name='verdict']") for case in ET.parse(junit).iter("testcase")]
    assert Counter(Outcome(each.attrib["value"]) for each in said if each is not None) == expected
    assert expected


def test_errored_is_an_error_to_pytest_too() -> None:
    said = by_pytest("--adapter", WRONG + "Crashes", "--clause", "VAL-3")
    assert said.returncode == 1
    assert "KeyError" in said.stdout
    assert "error" in said.stdout.splitlines()[-1]
    assert "failed" not in said.stdout.splitlines()[-1]


def test_a_fault_is_told_without_a_traceback() -> None:
    said = by_pytest("--adapter", WRONG + "NoTrotta", "--clause", "TRO-4", "-x")
    assert said.returncode == 1
    assert "expected: draget tillåts" in said.stdout
    assert "Traceback" not in said.stdout
    assert "pluggy" not in said.stdout


def test_a_known_failure_is_expected_and_a_stale_one_fails(tmp_path: Path) -> None:
    name = "En trotta på ett ensamt kort ger ett låst bygge"
    listed = tmp_path / "known.toml"
    listed.write_text(f'version = 1\n[[scenario]]\nname = "{name}"\nedition = "0.3.0"\nreason = "inte än"\n', "utf-8")
    options = ("--known-failing", str(listed), "--scenario", name)
    assert "1 xfailed" in by_pytest("--adapter", WRONG + "NoTrotta", *options).stdout
    stale = by_pytest("--adapter", WRONG + "Named", *options)
    assert stale.returncode == 1
    assert "take it off the list" in stale.stdout


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--adapter", "carrier-pigeon"], "is no adapter"),
        (["--adapter", WRONG + "OnlyUtkast", "--edition", "0.3.0"], "does not declare the edition 0.3.0"),
        (["--adapter", WRONG + "Elsewhere"], "It plays poker"),
        (["--known-failing", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_a_wrong_call_is_told_before_anything_runs(options: list[str], said: str) -> None:
    run = by_pytest(*options)
    assert run.returncode == 4
    assert said in run.stderr + run.stdout
    assert "Traceback" not in run.stderr + run.stdout
