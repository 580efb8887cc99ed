"""The published kill matrix: it is counted on what is here, and says what the suite is worth."""

import os
import subprocess
import sys
from collections import Counter

import pytest

from regelratt.cases import cases
from regelratt.suite import ROOT, suite

from .engines import FAMILY
from .kills import DATA, PAGE, Matrix, digest, editions, read_matrix
from .matrix import encoded
from .page import not_its_own, page
from .reasons import NO_KILL, NOT_ITS_OWN

ANEW = "Run: python3 run.py matrix"


@pytest.fixture(scope="module")
def matrix() -> Matrix:
    return read_matrix()


def test_it_is_counted_on_the_suite_the_engine_and_the_family_that_are_here(matrix: Matrix) -> None:
    assert matrix.digest == digest(), ANEW
    assert matrix.engines.keys() == FAMILY.keys(), ANEW


def test_the_page_follows_from_the_data(matrix: Matrix) -> None:
    assert PAGE.read_text("utf-8") == page(matrix), ANEW
    assert DATA.read_text("utf-8") == encoded(matrix), ANEW


def test_every_wrong_engine_is_failed_by_its_clause(matrix: Matrix) -> None:
    mulle = suite("mulle")
    tagged = {(case.edition, case.id): case.clauses for case in cases(mulle)}
    for name, wrong in FAMILY.items():
        for edition in editions(mulle, wrong):
            killers = matrix.killers(name, edition)
            assert any(wrong.clause in tagged[edition, killer] for killer in killers), (name, edition)


def test_every_scenario_fails_a_wrong_engine_or_says_why_it_is_there(matrix: Matrix) -> None:
    kills = Counter(
        killer
        for name, where in matrix.engines.items()
        for edition in where
        for killer in matrix.killers(name, edition)
    )
    assert {name for name in matrix.scenarios if not kills[name]} == set(NO_KILL)


def test_every_scenario_fails_an_engine_that_is_wrong_about_its_own_clause_or_says_why_not(matrix: Matrix) -> None:
    clauses = {case.id: case.clauses for case in cases(suite("mulle"))}
    if matrix.digest != digest():
        pytest.fail(ANEW)
    unsaid = set(not_its_own(matrix, clauses)) ^ set(NOT_ITS_OWN)
    assert not unsaid, (
        "Make a wrong engine that only these can tell, or say in tests/wrong/reasons.py why there is none"
    )


def _command(*names: str) -> subprocess.CompletedProcess[str]:
    """What `python3 run.py matrix` runs."""
    command = [sys.executable, "-m", "tests.wrong.matrix", *names]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", env=os.environ | {"PYTHONUTF8": "1"}
    )


def test_the_command_tells_what_fails_an_engine_and_writes_nothing(matrix: Matrix) -> None:
    before = DATA.read_bytes()
    ran = _command("gives_no_tabbe_for_the_last_card")
    assert ran.returncode == 0, ran.stderr
    for edition in ("0.3.0", "utkast"):
        (killer,) = matrix.killers("gives_no_tabbe_for_the_last_card", edition)
        assert f"gives_no_tabbe_for_the_last_card in {edition}:\n  {killer}\n" in ran.stdout
    assert DATA.read_bytes() == before


def test_an_engine_that_there_is_not_is_told() -> None:
    ran = _command("is_right")
    assert (ran.returncode, ran.stdout) == (2, "There is no wrong engine is_right.\n")
