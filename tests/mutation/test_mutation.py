"""The published result of mutation: of the engine that is here, with a reason for all that is left; a sample holds."""

import os
import random
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from regelratt.suite import ROOT

from .mutants import Mutant, mutated_engine
from .page import page
from .reasons import FILE, reasons
from .result import DATA, PAGE, Result, encoded, engine_digest, read_result

ANEW = "Run: python3 run.py mutation"
SAMPLE, SEED = 40, 5
COMMAND = [sys.executable, "-m", "tests.mutation"]
ENVIRONMENT = os.environ | {"PYTHONUTF8": "1", "PYTHONPATH": str(ROOT)}


@pytest.fixture(scope="module")
def found() -> Result:
    return read_result()


@cache
def mutants() -> dict[str, Mutant]:
    return {mutant.id: mutant for module in mutated_engine() for mutant in module.mutants}


def _command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What `python3 run.py mutation` runs."""
    return subprocess.run([*COMMAND, *arguments], cwd=ROOT, capture_output=True, encoding="utf-8", env=ENVIRONMENT)


def test_it_is_of_the_engine_that_is_here(found: Result) -> None:
    assert found.engine == engine_digest(), ANEW
    assert {name for name, _ in found.fates()} == set(mutants()), ANEW
    for left in (*found.unseen, *found.survivors):
        assert mutants()[left.id].diff == left.diff, ANEW


def test_the_page_follows_from_the_data_and_the_reasons(found: Result) -> None:
    assert DATA.read_text("utf-8") == encoded(found), ANEW
    assert PAGE.read_text("utf-8") == page(found), "Run: python3 run.py mutation --page"


def test_every_mutant_that_nothing_kills_has_a_reason(found: Result) -> None:
    assert [left.id for left in found.survivors if not reasons().equivalent_of(left)] == []


def test_every_mutant_that_scenarios_execute_and_do_not_kill_is_outside_the_contract(found: Result) -> None:
    assert [left.id for left in found.unseen if not reasons().outside_of(left)] == []


def test_no_reason_is_for_a_mutant_that_is_killed_or_not_there(found: Result) -> None:
    left = {(each.function, each.diff.strip()) for each in found.survivors}
    for entry in reasons().equivalent:
        for diff in entry.diffs:
            assert (entry.function, diff.strip()) in left, f"Take it out of {FILE.name}."
    for part in reasons().outside:
        assert any(part.has(each) for each in found.unseen), part.name


def test_at_least_nine_of_ten_that_the_contract_can_show_are_killed_by_the_scenarios_alone(found: Result) -> None:
    unseen = {left.id for left in found.unseen if reasons().outside_of(left)} | {left.id for left in found.survivors}
    seen = [fate for name, fate in found.fates() if fate.executed and name not in unseen]
    assert sum(fate.scenario is not None for fate in seen) >= 0.9 * len(seen)


def test_a_sample_of_the_mutants_is_killed_by_the_scenarios_as_published(found: Result) -> None:
    killed = [name for name, fate in found.fates() if fate.scenario]
    names = random.Random(SEED).sample(killed, SAMPLE)
    ran = _command("--scenarios", *names)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    fates = dict(line.split(" ", 1) for line in ran.stdout.splitlines() if line.split(" ")[0] in names)
    assert {name: fates[name] for name in names if not fates[name].startswith("killed: ")} == {}


def test_what_is_in_force_is_the_mutant_and_without_one_everything_passes() -> None:
    # A mutant that answers wrongly is killed, one that is equivalent is not: were the right engine asked, both would
    # be left; were the scenarios failing anyway, both would be killed.
    ran = _command("--scenarios", "score._score:1", "wire._object:8")
    assert "score._score:1 killed: errored: " in ran.stdout
    assert "wire._object:8 left\n-    return cast(Data, data)\n+    return cast(None, data)\n" in ran.stdout
    assert ran.stdout.endswith(
        "2 mutants, 2 in what scenarios execute; killed by scenarios 1, by scenarios and tests 1.\n"
    )


def test_a_mutant_that_there_is_not_is_told() -> None:
    ran = _command("take.nothing")
    told = "There is no mutant take.nothing. Write as in: take, take.pick or take.pick:3\n"
    assert (ran.returncode, ran.stdout) == (2, told)


def _descendants(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            child = int(status.parent.name)
            found += [child, *_descendants(child)]
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="There is no /proc to look for processes in.")
@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_broken_off_it_leaves_nothing_running(told: signal.Signals) -> None:
    with subprocess.Popen(
        [*COMMAND, "wire", "--scenarios"],
        cwd=ROOT,
        env=ENVIRONMENT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        try:
            assert running.stderr
            assert running.stderr.readline().startswith("scenarios: ")
            children = _descendants(running.pid)
            running.send_signal(told)
            assert running.wait() == 130
        finally:
            running.kill()
    assert children
    assert not any(Path(f"/proc/{child}").exists() for child in children)
