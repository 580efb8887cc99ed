"""regelratt fuzz: wrong engines are found, and what is written about them tells them from the reference engine."""

import json
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from regelratt.fuzz.campaign import Campaign, Progress
from regelratt.fuzz.hooks import hooks
from regelratt.fuzz.pool import Cores, Here
from regelratt.fuzz.sides import Spec
from regelratt.fuzz.writing import Written, written
from regelratt.suite import suite

from .wrong_in_fuzz import StaysWrong, WrongOnce

ROOT = Path(__file__).parent.parent.parent
EDITIONS = ("0.3.0", "utkast")
WRONG = {
    "python:tests.judge.wrong:NoTrotta": "play",
    "python:tests.judge.wrong:TakesTooFew": "play",
    "python:tests.judge.wrong:LosesCards": "play",
    "python:tests.judge.wrong:KeepsTheTurn": "play",
    "python:tests.judge.wrong:Crashes": "values",
    "python:tests.judge.wrong:OwnWords": "play",
    "python:tests.wrong.engines:lists_trottor_that_it_refuses": "moves",
    "python:tests.wrong.engines:finds_mullar_by_rank": "play",
    "python:tests.wrong.engines:deals_seven_to_the_table": "deal",
    "python:tests.wrong.engines:counts_the_table_at_the_end": "score",
    "python:tests.wrong.engines:bars_whoever_was_refused": "play",
}
"""Wrong engines, each with a question that shows it."""


REPLAY = {
    "replay": 1,
    "game": "mulle",
    "edition": "utkast",
    "operation": "score",
    "params": {},
    "expected": {},
    "suite": {"version": "1", "digest": ""},
}

SCORED: dict[str, Any] = REPLAY | {
    "params": {"state": {"edition": "utkast", "omgang": 1, "rond": 6, "opener": "Anna", "turn": "Anna",
                         "players": [{"name": name, "hand": [], "taken": [], "mulles": [], "tabbe": 0}
                                     for name in ("Anna", "Bo")],
                         "table": [], "stock": []}},
    "expected": {"players": [{"name": name, "mulle": 0, "tabbe": 0, "intake": 0, "bonus": 0, "total": 0}
                             for name in ("Anna", "Bo")]},
}  # fmt: skip


def fuzzed(adapter: str, rounds: int = 4, *, strict: bool = False, against: str = "") -> tuple[Spec, Progress]:
    """So many rounds, in this process."""
    spec = Spec("mulle", adapter, against, EDITIONS, strict)
    pool = Here()
    try:
        return spec, Campaign(spec, pool).run(rounds=rounds)
    finally:
        pool.close()


def texts(spec: Spec, progress: Progress) -> list[Written]:
    return [written(spec, suite("mulle"), finding, "somebody", []) for finding in progress.findings]


def run(*arguments: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": f"{cwd}{os.pathsep}{ROOT}", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "regelratt", *map(str, arguments)]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, encoding="utf-8")


@pytest.fixture(scope="module")
def found() -> dict[str, list[Written]]:
    """What is written about each wrong engine."""
    return {adapter: texts(*fuzzed(adapter, strict="OwnWords" in adapter)) for adapter in WRONG}


def scenarios(found: dict[str, list[Written]]) -> dict[str, str]:
    """What is written, by the names of the scenarios: two engines can be wrong about the same question."""
    return {_name(each): each.feature for all_about_one in found.values() for each in all_about_one}


def _name(each: Written) -> str:
    (name,) = re.findall(r"Scenario: (.*)", each.feature)
    return str(name)


@pytest.fixture(scope="module")
def copy(found: dict[str, list[Written]], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of the suite with all that was written pasted into it."""
    folder = tmp_path_factory.mktemp("copy")
    for name in ("docs", "features", "steps", "regelratt", "reference_engine"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("conftest.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder / name)
    for name, text in scenarios(found).items():
        (folder / "features" / "mulle" / f"90_{name.split()[-1]}.feature").write_text(text, "utf-8")
    yield folder
    shutil.rmtree(folder)


@pytest.mark.parametrize("adapter", WRONG)
def test_a_wrong_engine_is_found(found: dict[str, list[Written]], adapter: str) -> None:
    assert WRONG[adapter] in [each.finding.difference.question.operation for each in found[adapter]]
    assert all(each.feature for each in found[adapter])


def test_what_is_written_is_as_the_guards_want_it(copy: Path) -> None:
    complaints = [line for line in run("lint", cwd=copy).stdout.splitlines() if not line.startswith(" ")]
    assert [line for line in complaints if ".feature:" in line] == []
    assert any("golv.txt" in line for line in complaints)


def test_the_reference_engine_passes_what_is_written(copy: Path, found: dict[str, list[Written]]) -> None:
    report = copy / "reference.json"
    judged = run("check", "-k", "funnet med slump", "--level", "strict", "--report", report, cwd=copy)
    assert judged.returncode == 0, judged.stdout
    passed = [each for each in json.loads(report.read_text("utf-8"))["verdicts"] if each["outcome"] == "passed"]
    assert len(passed) == len(scenarios(found))


@pytest.mark.parametrize("adapter", WRONG)
def test_the_wrong_engine_fails_what_is_written_about_it(
    copy: Path, found: dict[str, list[Written]], adapter: str
) -> None:
    report = copy / "wrong.json"
    level = "strict" if "OwnWords" in adapter else "full"
    judged = run(
        "check", "--adapter", adapter, "-k", "funnet med slump", "--level", level, "--report", report, cwd=copy
    )
    assert judged.returncode in {1, 2}, judged.stdout + judged.stderr
    verdicts = {each["name"]: each["outcome"] for each in json.loads(report.read_text("utf-8"))["verdicts"]}
    for each in found[adapter]:
        assert verdicts[_name(each)] not in {"passed", "skipped"}, each.feature


def test_the_reference_engine_does_not_differ_from_itself_and_most_clauses_decide_something() -> None:
    _, progress = fuzzed("reference", 12)
    assert progress.findings == []
    unasked = hooks("mulle").UNASKED
    for edition in EDITIONS:
        clauses = [each.id for each in suite("mulle").register.clauses.values() if edition in each.editions]
        seen = [clause for clause in clauses if progress.tally.count(edition, clause)]
        assert len(seen) >= 0.9 * len([clause for clause in clauses if clause not in unasked])
        assert not set(seen) & set(unasked)


def test_a_difference_is_shown_with_as_few_cards_as_it_takes() -> None:
    _, progress = fuzzed("python:tests.judge.wrong:TakesTooFew")
    (finding,) = progress.findings
    state = finding.difference.question.params["state"]
    assert not state["stock"]
    assert not any(player["taken"] or player["mulles"] for player in state["players"])
    assert sum(len(pile["cards"]) for pile in state["table"]) <= 3
    assert sum(len(player["hand"]) for player in state["players"]) == 1
    assert finding.clauses[0] == "INT-3"


def test_the_same_fault_is_told_once_however_often_it_is_met() -> None:
    _, progress = fuzzed("python:tests.judge.wrong:NoTrotta", 9)
    assert [finding.difference.key for finding in progress.findings] == [("play", "refused", "trotta")]
    assert progress.again[("play", "refused", "trotta")] > 1


def test_the_same_seed_asks_the_same_on_any_number_of_cores() -> None:
    spec = Spec("mulle", "python:tests.judge.wrong:TakesTooFew", "", EDITIONS, seed=7)
    alone, many = Here(), Cores(2)
    try:
        one, two = (Campaign(spec, pool).run(rounds=4) for pool in (alone, many))
    finally:
        alone.close()
        many.close()
    assert one.findings == two.findings
    assert one.findings
    assert (one.questions, one.positions, one.tally.clauses) == (two.questions, two.positions, two.tally.clauses)
    other = Spec("mulle", "reference", "", EDITIONS, seed=8)
    pool = Here()
    assert Campaign(other, pool).run(rounds=2).tally.clauses != one.tally.clauses
    pool.close()


def test_an_engine_that_can_do_little_is_asked_that_and_the_rest_is_told(tmp_path: Path) -> None:
    adapter = "python:tests.judge.wrong_in_fuzz:KnowsValuesOnly"
    _, progress = fuzzed(adapter, 14)
    assert progress.findings == []
    assert (progress.rounds, progress.questions) == (14, 52)
    told = run("fuzz", "--adapter", adapter, "--rounds", 1, "--jobs", 1, cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "does not declare it: deal, moves, play, score." in told.stdout


def test_two_engines_are_compared_without_the_reference() -> None:
    wrong = "python:tests.judge.wrong:TakesTooFew"
    assert fuzzed(wrong, 4, against=wrong)[1].findings == []
    _, progress = fuzzed("reference", 4, against=wrong)
    assert [finding.difference.kind[0] for finding in progress.findings] == ["refused"]


def test_what_an_engine_must_be_asked_first_is_in_the_scenario_and_in_the_replay_file(tmp_path: Path) -> None:
    adapter = "python:tests.wrong.engines:counts_the_intake_over_both_omgangar"
    spec, progress = fuzzed(adapter, 7)
    found, *_ = [each for each in texts(spec, progress) if each.feature]
    assert [each.question.operation for each in found.finding.before] == ["score", "deal"]
    assert found.finding.difference.question.operation == "score"
    lines = found.feature.splitlines()
    asked, dealt = (next(n for n, line in enumerate(lines) if text in line) for text in ("poäng i summa", "ges och"))
    assert asked < dealt < len(lines) - 1
    path = tmp_path / "it.json"
    path.write_bytes(found.replay)
    assert run("replay", path, "--adapter", "reference", cwd=tmp_path).returncode == 0
    alone = tmp_path / "alone.json"
    alone.write_text(json.dumps(json.loads(found.replay) | {"before": []}), "utf-8")
    told = run("replay", path, alone, path, "--adapter", adapter, cwd=tmp_path)
    marks = [line.split()[0] for line in told.stdout.splitlines() if not line.startswith(" ")]
    assert (told.returncode, marks) == (1, ["differs", "agrees", "differs"]), told.stdout


def test_what_an_engine_remembers_from_the_shrinking_makes_nothing_smaller() -> None:
    _, progress = fuzzed("python:tests.judge.wrong_in_fuzz:StaysWrong", 2)
    (finding,) = progress.findings
    assert finding.difference.key == ("play", "refused", "trotta")
    assert finding.before == ()
    assert len(finding.difference.question.params["state"]["table"]) == StaysWrong.MANY


def test_what_is_not_seen_again_is_told_so_and_no_scenario_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WrongOnce, "asked", 0)
    spec, progress = fuzzed("python:tests.judge.wrong_in_fuzz:WrongOnce", 2)
    (found,) = texts(spec, progress)
    assert found.finding.difference.key == ("score", "tabbe")
    assert found.feature == ""
    assert "Seen once" in json.loads(found.replay)["trouble"]


def test_what_no_scenario_can_show_is_told_so_and_none_is_written() -> None:
    spec, progress = fuzzed("python:tests.judge.wrong_in_fuzz:ListsThrowsOfIdleCards", 3)
    (found,) = texts(spec, progress)
    assert found.finding.difference.key == ("moves", "extra", "throw")
    assert found.feature == ""
    assert "No scenario can show it" in json.loads(found.replay)["trouble"]


def test_a_round_whose_process_is_killed_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIES_ONCE", str(tmp_path / "died"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    spec = Spec("mulle", "python:tests.judge.wrong_in_fuzz:DiesOnce", "", EDITIONS)
    pool = Cores(2)
    try:
        progress = Campaign(spec, pool).run(rounds=4)
    finally:
        pool.close()
    assert (tmp_path / "died").exists()
    assert progress.lost > 0
    assert progress.rounds == 4
    assert progress.findings == []
    assert progress.questions == fuzzed("reference", 4)[1].questions


def test_the_command_writes_scenarios_and_replay_files_and_ends_with_1(tmp_path: Path) -> None:
    adapter = "python:tests.judge.wrong:TakesTooFew"
    told = run("fuzz", "--adapter", adapter, "--rounds", 3, "--jobs", 1, "--out", "there", cwd=tmp_path)
    assert told.returncode == 1, told.stderr
    assert "play allowed take INT-3" in told.stdout
    assert "Clauses that decided something in utkast" in told.stdout
    (feature,) = (tmp_path / "there").glob("*.feature")
    (replay,) = (tmp_path / "there").glob("*.json")
    assert feature.read_text("utf-8") in told.stdout
    assert "\x1b" not in told.stdout + told.stderr

    agrees = run("replay", replay, "--adapter", "reference", cwd=tmp_path)
    assert (agrees.returncode, agrees.stdout.split()[0]) == (0, "agrees")
    differs = run("replay", replay, "--adapter", adapter, cwd=tmp_path)
    assert (differs.returncode, differs.stdout.split()[0]) == (1, "differs")
    assert "fler högar" in differs.stdout.lower()


def test_the_command_ends_with_0_where_nothing_differs_and_leaves_no_folder(tmp_path: Path) -> None:
    told = run("fuzz", "--adapter", "reference", "--rounds", 2, "--jobs", 1, "--edition", "utkast", cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "0 differences" in told.stdout
    assert "0.3.0" not in told.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--adapter", "python:nothing:nobody"], "cannot be imported"),
        (["--adapter", "reference", "--edition", "9.9"], "9.9 is not declared"),
        (["--adapter", "python:tests.judge.wrong:Nothing"], "No operation"),
        (["--adapter", "python:tests.judge.wrong:Elsewhere"], "poker"),
        (["--adapter", "reference", "--cluster", "tcp://127.0.0.1:1"], "No scheduler"),
    ],
)
def test_a_wrong_call_ends_with_2_and_says_what_to_do(tmp_path: Path, arguments: list[str], said: str) -> None:
    told = run("fuzz", *arguments, "--rounds", 1, cwd=tmp_path)
    assert told.returncode == 2, told.stdout
    assert said in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("nonsense", "no replay file"),
        ("{}", "no replay file"),
        (REPLAY | {"replay": 9}, "version 9"),
        (REPLAY | {"game": "ludo"}, "ludo"),
        (REPLAY | {"operation": "dance"}, "dance"),
        (REPLAY, "state"),
        (SCORED | {"before": [{"operation": "score", "params": {}}]}, "state"),
        (SCORED | {"before": [{"operation": "dance", "params": {}}]}, "dance"),
        (SCORED | {"before": "much"}, "no replay file"),
        (SCORED | {"expected": {"players": 7}}, "players"),
        (SCORED | {"level": "lax"}, "lax"),
        (SCORED | {"edition": "0.3.0"}, "asks about 'utkast'"),
        (SCORED | {"params": {"state": SCORED["params"]["state"] | {"stock": ["SP 7"] * 3}}}, "SP 7"),
        (SCORED | {"by": "reference", "expected": {"players": [
            each | {"total": 1} for each in SCORED["expected"]["players"]]}}, "no longer answers so"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_replay_file_ends_with_2(tmp_path: Path, content: object, said: str) -> None:
    path = tmp_path / "it.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    told = run("replay", path, "--adapter", "reference", cwd=tmp_path)
    assert told.returncode == 2
    assert said in told.stderr
    assert "Traceback" not in told.stderr


def test_a_replay_file_of_the_first_version_is_read(tmp_path: Path) -> None:
    path = tmp_path / "it.json"
    path.write_text(json.dumps(SCORED), "utf-8")
    told = run("replay", path, "--adapter", "reference", cwd=tmp_path)
    assert (told.returncode, told.stdout.split()[0]) == (0, "agrees"), told.stderr


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_found_is_told_when_it_is_interrupted_and_nothing_is_left_running(tmp_path: Path, jobs: int) -> None:
    fifo = tmp_path / "asked"
    os.mkfifo(fifo)
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "TELLS": str(fifo)}
    command = [sys.executable, "-m", "regelratt", "fuzz", "--seconds", "600", "--jobs", str(jobs),
               "--edition", "0.3.0", "--adapter", "python:tests.judge.wrong_in_fuzz:TellsWhenItIsTooLate"]  # fmt: skip
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, encoding="utf-8", start_new_session=True
    ) as process:
        fifo.read_text()  # it is in the middle of the first round
        for _ in range(2):  # by one who is in a hurry
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to everybody
        told, _ = process.communicate(timeout=120)  # to the end, which comes when no process has it open any more
    assert process.returncode == 130
    assert "play refused trotta" in told
    assert list((tmp_path / "fuzz-found").glob("play-refused-trotta*.feature"))


def test_a_round_for_which_there_is_no_time_is_broken_off() -> None:
    spec = Spec("mulle", "reference", "", EDITIONS)
    pool = Here()
    try:
        progress = Campaign(spec, pool).run(seconds=1e-4)
    finally:
        pool.close()
    assert progress.rounds == 1
    assert progress.questions < fuzzed("reference", 1)[1].questions


def test_the_bar_tells_games_moves_differences_and_clauses(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "TERM": "xterm", "COLUMNS": "120"}
    command = [sys.executable, "-m", "regelratt", "fuzz", "--rounds", "3", "--jobs", "1",
               "--adapter", "python:tests.judge.wrong:NoTrotta"]  # fmt: skip
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL, stderr=theirs) as process:
        os.close(theirs)
        shown = ""
        with suppress(OSError):  # how a terminal says that nobody writes to it any more
            while more := os.read(ours, 65536):
                shown += more.decode("utf-8", "replace")
    os.close(ours)
    assert process.returncode == 1
    assert re.search(r"1 games, [1-9]\d* moves, 1 differences, clauses \d+/134", shown), shown
