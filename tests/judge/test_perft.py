"""`regelratt perft`: right engines agree however they say it, and wrong ones are shown where they err."""

import os
import pty
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from regelratt.adapters import adapter
from regelratt.difference import Difference, first_difference
from regelratt.games import rules
from regelratt.perft import Counted, Explorer, count, deepest, to_visit
from regelratt.session import Patience, Session
from regelratt.vectors import NoCounts, Position, read_counts

from .keeper import Ear, is_gone

ROOT = Path(__file__).parent.parent.parent
MINE = "python:tests.judge.miscounting:"
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "COLUMNS": "100"}


def explorer(name: str) -> Iterator[Explorer]:
    with closing(Session(adapter(name, "mulle"), "mulle", rules("mulle"), Patience())) as session:
        yield Explorer(session)


@pytest.fixture
def oracle() -> Iterator[Explorer]:
    yield from explorer("reference")


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> Iterator[Explorer]:
    yield from explorer(MINE + request.param)


def position(name: str, edition: str = "0.3.0") -> Position:
    (found,) = [each for each in read_counts("mulle", edition) if each.name == name]
    return found


# counting


@pytest.mark.parametrize("edition", ["0.3.0", "utkast"])
def test_the_reference_engine_counts_what_is_written(oracle: Explorer, edition: str) -> None:
    for each in read_counts("mulle", edition):
        deep = deepest(each, None, 150)
        found = count(oracle, each, deep)
        assert (found.depth, found.other, found.scored) == (deep, "", bool(each.scores) and deep == len(each.depths))


@pytest.mark.parametrize("engine", ["SaysOtherwise", "SaysTheBase"], indirect=True)
def test_another_order_other_groups_and_more_than_need_be_said_make_no_difference(
    oracle: Explorer, engine: Explorer
) -> None:
    for name in ("locked", "piles", "builds", "same-cards"):
        each = position(name)
        assert count(engine, each, 3).other == ""
        assert first_difference(oracle, engine, each.state, 2) is None


def test_every_position_that_is_looked_at_is_told_once(oracle: Explorer) -> None:
    seen: list[None] = []
    each = position("twins")
    found = count(oracle, each, 8, lambda: seen.append(None))
    assert found == Counted(8, scored=True, ends=found.ends)
    assert len(found.ends) == each.depths[-1].positions
    assert len(seen) == to_visit(each, 8)


@pytest.mark.parametrize(("depth", "most", "deep"), [(2, 1, 2), (99, 1, 8), (None, 100, 3), (None, 10_000, 8)])
def test_how_deep_is_said_or_follows_from_the_number_of_positions(depth: int | None, most: int, deep: int) -> None:
    assert deepest(position("twins"), depth, most) == deep
    assert [each.positions for each in position("twins").depths][:4] == [6, 24, 72, 208]


@pytest.mark.parametrize(
    ("engine", "name", "depth", "other"),
    [
        ("HidesATrotta", "trotta", 1, "depth 1 has 38 sequences, but 28 were counted."),
        ("ThrowsAnything", "twins", 1, "depth 1 has 6 sequences, but 10 were counted."),
        ("ForgetsATabbe", "last-card", 1, "depth 1 has as many positions, but other ones."),
        ("RefusesItsOwn", "sixes", 1, "depth 1 cannot be counted. The move is refused: no (nej\x1b[31m)."),
        ("SaysTwice", "absorb", 1, "depth 1 has 17 sequences, but 20 were counted."),
        ("MovesNothing", "sixes", 1, "depth 1 has 9 sequences, but 0 were counted."),
        ("ScoresNoBonus", "endgame-1", 8, "the same positions at the end, but other scores."),
        ("ScoresOneMore", "twins", 8, "the same positions at the end, but other scores."),
    ],
    indirect=["engine"],
)
def test_the_first_number_that_differs_is_told(engine: Explorer, name: str, depth: int, other: str) -> None:
    found = count(engine, position(name), len(position(name).depths))
    assert (found.depth, found.other) == (depth, other)


@pytest.mark.parametrize("engine", ["NeverScores"], indirect=True)
def test_scores_are_not_asked_of_an_engine_that_does_not_declare_them(engine: Explorer) -> None:
    found = count(engine, position("last-card"), 1)
    assert (found.other, found.scored) == ("", False)


# where it errs


def difference(oracle: Explorer, engine: Explorer, name: str, depth: int) -> Difference:
    found = first_difference(oracle, engine, position(name).state, depth)
    assert found
    return found


@pytest.mark.parametrize("engine", ["HidesATrotta"], indirect=True)
def test_a_hidden_move_is_missing_in_the_nearest_position(oracle: Explorer, engine: Explorer) -> None:
    found = difference(oracle, engine, "locked", 4)
    assert len(found.path) == 1
    assert {move["action"] for move in found.missing} == {"trotta"}
    assert (found.extra, found.twice, found.move) == ((), (), None)


@pytest.mark.parametrize("engine", ["ThrowsAnything"], indirect=True)
def test_a_move_too_many_is_extra(oracle: Explorer, engine: Explorer) -> None:
    found = difference(oracle, engine, "twins", 2)
    assert found.path == found.missing == found.twice == ()
    assert {move["action"] for move in found.extra} == {"throw"}


@pytest.mark.parametrize("engine", ["SaysTwice"], indirect=True)
def test_a_move_in_two_spellings_is_listed_twice(oracle: Explorer, engine: Explorer) -> None:
    found = difference(oracle, engine, "absorb", 1)
    assert (found.missing, found.extra) == ((), ())
    assert len(found.twice) == 3


@pytest.mark.parametrize("engine", ["SaysLess"], indirect=True)
def test_what_goes_without_saying_may_be_left_out_and_the_rest_is_still_compared(
    oracle: Explorer, engine: Explorer
) -> None:
    """Its own fault comes two moves later, and is the only one."""
    found = difference(oracle, engine, "sixes", 3)
    assert len(found.path) == 1
    assert (len(found.missing), found.extra, found.twice) == (1, (), ())


@pytest.mark.parametrize("engine", ["LeavesBuildsOpen"], indirect=True)
def test_a_wrong_state_is_shown_with_the_move_that_both_list(oracle: Explorer, engine: Explorer) -> None:
    found = difference(oracle, engine, "locked", 1)
    assert found.move
    assert found.expected.replace("true", "false") == found.got.replace("true", "false")
    assert found.expected != found.got


@pytest.mark.parametrize("engine", ["RefusesItsOwn"], indirect=True)
def test_a_move_that_is_listed_and_refused_is_shown(oracle: Explorer, engine: Explorer) -> None:
    found = difference(oracle, engine, "sixes", 1)
    assert found.move
    assert found.wrong
    assert (found.move["action"], found.wrong.message) == ("build", "The move is refused: no (nej\x1b[31m).")


def test_counts_that_are_missing_or_broken_are_told(tmp_path: Path) -> None:
    with pytest.raises(NoCounts, match="There are no counts for mulle 9"):
        read_counts("mulle", "9", tmp_path)
    folder = tmp_path / "data" / "mulle" / "v1" / "perft"
    folder.mkdir(parents=True)
    (folder / "9.json").write_text('{"format": 1}')
    with pytest.raises(NoCounts, match=r"9\.json cannot be read: Expected `str`, got `int`"):
        read_counts("mulle", "9", tmp_path)


# as a user runs it


def perft(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "regelratt", "perft", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=ENVIRONMENT, cwd=cwd, timeout=300)


@pytest.mark.parametrize(
    ("name", "count"),
    [("reference", 1_096), (f"exec:{sys.executable} -m regelratt serve", 1_096), (f"{MINE}SaysOtherwise", 1_096)],
)
def test_a_right_engine_ends_with_0(name: str, count: int) -> None:
    run = perft("--adapter", name, "--position", "twins", "--edition", "0.3.0")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == (
        f"ok   0.3.0  twins: depth 8, to the end, with the scores: {count:,} sequences, 115 positions\n"
        f"All counts agree: {count:,} sequences from 1 position.\n"
    )


def test_a_wrong_engine_ends_with_1_and_shows_the_divide_and_the_position() -> None:
    run = perft("--adapter", f"{MINE}HidesATrotta", "--position", "locked", "--edition", "0.3.0")
    assert (run.returncode, run.stderr) == (1, "")
    lines = run.stdout.splitlines()
    assert lines[0] == "FAIL 0.3.0  locked: depth 2 has 69 sequences, but 59 were counted."
    rows = [re.match(r" +(\d+) ([ ≠]) +(\d+)  Anna ", line) for line in lines]
    numbers = [(int(row[1]), row[2], int(row[3])) for row in rows if row]
    assert [sum(expected for expected, _, _ in numbers), sum(got for _, _, got in numbers)] == [69, 59]
    assert all((expected == got) == (sign == " ") for expected, sign, got in numbers)
    assert "The nearest position that differs, after 1 move:" in lines
    assert re.search(r"\n  Bo ▸ +♣2 ♠8 ♥10 ♦10\n", run.stdout)
    assert "missing Bo trottar RU 10" in lines
    assert not re.search(r"\n(extra|twice|move) ", run.stdout)
    again = f"again   regelratt perft --adapter {MINE}HidesATrotta --edition 0.3.0 --position locked --depth 2"
    assert lines[-2] == again


def test_a_wrong_state_is_told_field_by_field() -> None:
    run = perft("--adapter", f"{MINE}ForgetsATabbe", "--position", "last-card")
    assert run.returncode == 1
    assert "first move" not in run.stdout  # there are as many of each
    assert "\nmove    Anna tar in KL 7 med HJ 7\ndiffers players[0].tabbe\n" in run.stdout
    assert "\n        expected 1\n        got      0\n" in run.stdout
    assert "\nWhat it made of it:\n" in run.stdout
    assert "\nNot counted: 1 more of 2 positions.\n" in run.stdout


def test_a_wrong_score_is_told_with_its_position() -> None:
    run = perft("--adapter", f"{MINE}ScoresOneMore", "--position", "last-card", "--edition", "utkast")
    assert run.returncode == 1
    assert run.stdout.startswith("FAIL utkast  last-card: the same positions at the end, but other scores.\n")
    assert "first move" not in run.stdout
    assert "\nA position that it scores otherwise:\n" in run.stdout
    assert "\ndiffers players[0].intake\n        expected 1\n        got      2\n" in run.stdout


def test_what_an_engine_says_is_escaped() -> None:
    run = perft("--adapter", f"{MINE}RefusesItsOwn", "--position", "sixes")
    assert run.returncode == 1
    assert run.stdout.count(r"The move is refused: no (nej\x1b[31m).") == 2
    assert "\x1b" not in run.stdout + run.stderr
    assert " ≠     broken  Anna bygger " in run.stdout


def test_an_engine_that_answers_otherwise_when_asked_again_is_told_so() -> None:
    run = perft("--adapter", f"{MINE}Moody", "--position", "twins", "--depth", "1")
    assert run.returncode == 1
    assert "\nAsked again, it answers as it should." in run.stdout


def test_an_edition_that_is_not_declared_is_skipped_and_told() -> None:
    run = perft("--adapter", "python:tests.judge.wrong:OnlyUtkast", "--position", "twins", "--depth", "2")
    assert run.returncode == 0
    assert run.stdout.startswith("skip 0.3.0: the edition is not declared.\nok   utkast  twins: depth 2: 16 sequences")


def test_that_a_ruling_is_read_otherwise_is_remarked_on() -> None:
    run = perft("--adapter", "python:tests.judge.wrong:ReadsOtherwise", "--position", "over")
    assert run.returncode == 0
    assert run.stdout.startswith("It reads A-01 otherwise, but the counts follow the rulings.\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Missing option '--adapter'"),
        (["--adapter", "exce:node"], "'exce:node' is no adapter."),
        (["--adapter", "exec:/nowhere/at-all"], "/nowhere/at-all cannot be started"),
        (["--adapter", "python:nowhere:x"], "python:nowhere:x cannot be imported"),
        (["--adapter", "reference", "--depth", "0"], "0 is not in the range"),
        (["--adapter", "reference", "--game", "poker"], "There is no game called 'poker'"),
        (["--adapter", "reference", "--edition", "0.4.0"], "There is no '0.4.0'. Did you mean 0.3.0?"),
        (["--adapter", "reference", "--position", "opning-1"], "There is no 'opning-1'. Did you mean opening-1"),
        (["--adapter", f"{MINE}OnlyPlay"], "OnlyPlay does not declare moves, so nothing can be counted."),
        (["--adapter", "python:tests.judge.wrong:OnlyValues"], "OnlyValues does not declare moves and play"),
        (
            ["--adapter", "python:tests.judge.wrong:OnlyUtkast", "--edition", "0.3.0"],
            "OnlyUtkast does not declare the edition 0.3.0, only: utkast.",
        ),
        (["--adapter", "python:tests.judge.wrong:Elsewhere"], "It plays poker, not mulle."),
        (["--adapter", f"{MINE}Raises"], r"moves failed: RuntimeError: oj \x1b[31m"),
    ],
)
def test_a_wrong_call_or_a_broken_adapter_ends_with_2(arguments: list[str], words: str) -> None:
    run = perft(*arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert words in run.stderr
    assert "\x1b" not in run.stderr
    assert "Traceback" not in run.stderr.partition("  log ")[0]


def shown(stdout: int | None) -> tuple[str, str]:
    """What a terminal shows that is stderr, and stdout too if none is given; and what came on stdout."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "regelratt", "perft", "--adapter", "reference", "--position", "twins"]
    terminal = ENVIRONMENT | {"TERM": "xterm"}
    with subprocess.Popen(command, stdout=stdout or theirs, stderr=theirs, env=terminal, cwd=ROOT) as process:
        os.close(theirs)
        seen = b""
        while part := _read(ours):
            seen += part
        said = process.stdout.read().decode() if process.stdout else ""
    os.close(ours)
    assert process.returncode == 0
    return re.sub(r"\x1b\[[?\d;]*\w", "", seen.decode()).replace("\r", "\n"), said


LINE = "ok   0.3.0  twins: depth 8, to the end, with the scores: 1,096 sequences, 115 positions\n"


def test_a_terminal_gets_a_bar_and_a_file_its_lines() -> None:
    seen, said = shown(subprocess.PIPE)
    assert "counting ━" in seen
    assert LINE not in seen
    assert said.startswith(LINE)
    assert said.count("\n") == 3


def test_a_terminal_gets_the_lines_above_the_bar() -> None:
    seen, _ = shown(None)
    assert "counting ━" in seen
    assert f"\n{LINE}" in seen


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # how Linux tells that nobody writes any more
        return b""


WAITING = """
import json, os, sys
open(sys.argv[1], "w").write(f"{os.getpid()}\\n")
for line in sys.stdin:
    question = json.loads(line)
    if question["method"] == "hello":
        said = {"name": "x", "version": "1", "game": "mulle", "editions": ["0.3.0"], "operations": ["moves", "play"]}
        print(json.dumps({"jsonrpc": "2.0", "id": question["id"], "result": said}), flush=True)
    else:
        open(sys.argv[1], "w").write("0\\n")
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_and_its_adapter(ear: Ear, tmp_path: Path, number: signal.Signals) -> None:
    script = tmp_path / "waiting.py"
    script.write_text(WAITING)
    name = f"exec:{sys.executable} {script} {ear.path}"
    command = [sys.executable, "-m", "regelratt", "perft", "--adapter", name, "--timeout", "600"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT) as process:
        (pid,) = ear.pids(1)
        assert ear.line() == "0"  # it has been asked, and will never answer
        process.send_signal(number)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said.decode() == "Interrupted: only what is told above was counted.\n"
    assert is_gone(pid)


def test_a_game_without_counts_ends_with_2(tmp_path: Path) -> None:
    """As in a checkout whose data was taken away."""
    for name in ("regelratt", "reference_engine", "features", "steps", "docs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "regelratt", "perft", "--adapter", "reference"]
    environment = ENVIRONMENT | {"PYTHONPATH": str(tmp_path)}
    run = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, cwd=tmp_path)
    assert run.returncode == 2
    assert run.stderr.startswith("Error: There are no counts for mulle 0.3.0: ")
