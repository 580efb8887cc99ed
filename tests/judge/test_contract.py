"""docs/contract.md: every line in it that travels is real, and every table says what the code says."""

import os
import re
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from regelratt.adapters.fault import HINTS
from regelratt.adapters.message import LONGEST, question
from regelratt.contract import PROTOCOL
from regelratt.games import rules
from regelratt.report import exit_code
from regelratt.rpc import INVALID_PARAMS, INVALID_REQUEST, METHOD_NOT_FOUND, PARSE_ERROR
from regelratt.server import LONGEST as LONGEST_SERVED
from regelratt.session import Patience
from regelratt.suite import ROOT
from regelratt.verdict import Level, Outcome, Verdict, counts_against

PAGE = ROOT / "docs" / "contract.md"
TEXT = PAGE.read_text("utf-8")
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT)}
ARROWS = [(line[0], line[2:]) for line in TEXT.splitlines() if line.startswith(("→ ", "← "))]
SENT = [line for arrow, line in ARROWS if arrow == "→"]
METHODS = [msgspec.json.decode(line)["method"] for line in SENT]


def table(head: str) -> list[list[str]]:
    """The rows of the table with that first line."""
    lines = TEXT[TEXT.index(f"{head}\n") :].splitlines()[2:]
    rows = lines[: next(number for number, line in enumerate(lines) if not line.startswith("|"))]
    assert rows
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows]


def served(*questions: str) -> list[str]:
    """What the oracle answers."""
    command = [sys.executable, "-m", "regelratt", "serve"]
    told = "\n".join(questions).encode()
    run = subprocess.run(command, input=told, capture_output=True, env=ENVIRONMENT, timeout=60)
    return run.stdout.decode().splitlines()


def test_every_question_in_the_page_is_answered_as_the_oracle_answers_it() -> None:
    assert [arrow for arrow, _ in ARROWS] == ["→", "←"] * len(SENT)
    assert [line for arrow, line in ARROWS if arrow == "←"] == served(*SENT)


def test_all_the_questions_are_shown_as_the_judge_writes_them() -> None:
    operations = rules("mulle").OPERATIONS
    assert set(METHODS) >= {"hello", *operations}
    for number, (method, line) in enumerate(zip(METHODS, SENT, strict=True), start=1):
        params: Any = msgspec.json.decode(line)["params"]
        assert question(number, method, params).line.decode() == line
    for name, operation in operations.items():
        assert question(METHODS.index(name) + 1, name, operation.example).line.decode() in SENT


def test_a_refusal_and_an_error_are_shown() -> None:
    answers = [line for arrow, line in ARROWS if arrow == "←"]
    assert any('"refused":{"reason":' in line for line in answers)
    assert {code for line in answers for code in re.findall(r'"error":\{"code":(-\d+)', line)} == {"-32601", "-32602"}


def test_the_command_at_the_end_gets_the_answer_that_is_shown() -> None:
    asked = re.search(r"\$ curl -d '(.*)' http://127\.0\.0\.1:8000/\n(.*)\n", TEXT)
    assert asked
    assert served(asked[1]) == [asked[2]]


def test_the_faults_are_those_of_the_code_with_their_hints() -> None:
    rows = table("| code | what is wrong | what to do |")
    assert {code: hint for code, _, hint in rows} == HINTS
    assert len(rows) == len(HINTS)
    assert all(what for _, what, _ in rows)


def test_the_invariants_are_those_that_are_checked() -> None:
    sources = [ROOT / "steps" / "mulle" / "invariants.py", *(ROOT / "regelratt" / "adapters").glob("*.py")]
    names = {name for path in sources for name in re.findall(r'Broken\(\s*"(\w+)"', path.read_text("utf-8"))}
    assert sorted(names) == [row[0].strip("`") for row in table("| invariant | what holds |")]


def test_the_verdicts_are_those_of_the_code_and_count_as_they_do_there() -> None:
    rows = table("| verdict | what it means | counts against the engine |")
    assert [row[0] for row in rows] == list(Outcome)
    for name, _, counts in rows:
        outcome = Outcome(name)
        told = counts_against(outcome, Level.FULL), counts_against(outcome, Level.STRICT)
        assert told == {"no": (False, False), "yes": (True, True), "at": (False, True)}[re.split(r"\W", counts)[0]]


def test_the_levels_are_those_of_the_code() -> None:
    assert [row[0] for row in table("| level | what is required |")] == [f"`{level}`" for level in Level]


@pytest.mark.parametrize(
    ("outcomes", "code"),
    [
        ([Outcome.PASSED, Outcome.SKIPPED, Outcome.KNOWN, Outcome.WRONG_REASON], 0),
        ([Outcome.PASSED, Outcome.FAILED], 1),
        ([Outcome.PASSED, Outcome.STALE], 1),
        ([Outcome.PASSED, Outcome.INVARIANT], 1),
        ([Outcome.FAILED, Outcome.ERRORED], 2),
        ([Outcome.SKIPPED], 2),
        ([], 2),
    ],
)
def test_the_exit_codes_are_as_the_page_says(outcomes: list[Outcome], code: int) -> None:
    verdicts = [Verdict("a", "e", outcome, "a", "f", 1, "r", []) for outcome in outcomes]
    assert exit_code(verdicts, Level.FULL) == code
    assert [row[0] for row in table("| exit code | when |")] == ["0", "1", "2", "130"]


def test_the_numbers_are_those_of_the_code() -> None:
    patience = Patience()
    assert f"An answer may take {patience.answer:g} s (`--timeout`)" in TEXT
    assert f"with the start, {patience.start:g} s (`--start-timeout`)" in TEXT
    assert f"After {patience.deaths} breakdowns in a row without an answer, or {patience.deaths_in_all} in all" in TEXT
    assert LONGEST == LONGEST_SERVED == 16 * 1024 * 1024
    assert TEXT.count("16 MiB") == 3
    assert f"`protocol` is {PROTOCOL}." in TEXT
    codes = [PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS]
    assert [row[0] for row in table("| code | when the reference engine says so |")] == list(map(str, codes))


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", TEXT)
    assert len(links) > 4
    for link in links:
        path, _, anchor = link.partition("#")
        target = (PAGE.parent / path).read_text("utf-8")
        headings = [line.lstrip("# ").lower().replace(" ", "-") for line in target.splitlines() if line.startswith("#")]
        assert not anchor or anchor in headings
