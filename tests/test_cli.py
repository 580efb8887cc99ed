"""The command, run as a user runs it: as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from reference_engine.mulle import parse_game

ROOT = Path(__file__).parent.parent


def regelratt(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """The finished process."""
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii", "COLUMNS": "100"}
    command = [sys.executable, "-m", "regelratt", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, cwd=cwd, timeout=300)


def test_check_ends_with_0_and_says_what_was_checked(tmp_path: Path) -> None:
    run = regelratt("check", "--games", "1", cwd=tmp_path)
    assert run.returncode == 0
    assert run.stdout.count("1 of 1") == 2
    assert run.stderr == ""


def test_check_can_be_asked_for_one_edition() -> None:
    run = regelratt("check", "--games", "1", "--edition", "utkast")
    assert "utkast" in run.stdout
    assert "0.3.0" not in run.stdout


def test_check_writes_game_files_that_replay(tmp_path: Path) -> None:
    run = regelratt("check", "--games", "2", "--seed", "8", "--out", str(tmp_path / "a" / "b"))
    assert run.returncode == 0
    files = sorted((tmp_path / "a" / "b").iterdir())
    assert [path.name for path in files] == [
        "mulle-0.3.0-8.txt", "mulle-0.3.0-9.txt", "mulle-utkast-8.txt", "mulle-utkast-9.txt",
    ]  # fmt: skip
    for path in files:
        assert len(parse_game(path.read_text("utf-8")).omgangar) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check", "--edition", "0.4.0"], "There is no edition '0.4.0' of mulle, only: 0.3.0, utkast."),
        (["check", "--game", "poker"], "There is no game called 'poker'. The games are: mulle."),
        (["check", "--games", "0"], "0 is not in the range x>=1"),
        (["chekc"], "No such command 'chekc'"),
    ],
)
def test_a_wrong_call_ends_with_2_and_says_what_to_do(arguments: list[str], said: str) -> None:
    run = regelratt(*arguments)
    assert run.returncode == 2
    assert said in run.stderr
    assert "Traceback" not in run.stderr


def test_a_folder_that_cannot_be_written_is_a_wrong_call(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    run = regelratt("check", "--games", "1", "--out", str(tmp_path / "file" / "games"))
    assert run.returncode == 2
    assert "Traceback" not in run.stderr


def test_lint_is_content_and_says_so() -> None:
    run = regelratt("lint")
    assert (run.returncode, run.stdout) == (0, "Allt stämmer.\n")


def test_docs_writes_nothing_when_nothing_is_stale() -> None:
    run = regelratt("docs")
    assert (run.returncode, run.stdout) == (0, "")


def test_the_games_are_listed() -> None:
    assert regelratt("games").stdout == "mulle: 0.3.0, utkast\n"


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["check", "--help"], ["games", "-h"], ["--version"]])
def test_help_and_version_end_with_0(arguments: list[str]) -> None:
    run = regelratt(*arguments)
    assert run.returncode == 0
    assert run.stdout


def test_a_fault_ends_with_1_and_is_told(tmp_path: Path) -> None:
    broken = (
        "import sys, regelratt.cli as cli, reference_engine.mulle as engine\n"
        "whole = engine.print_game\n"
        "engine.print_game = lambda game: whole(game).replace('kvittning', 'kvittning 1')\n"
        "cli.main(['check', '--games', '1', '--edition', 'utkast'])\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", broken],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env=os.environ | {"COLUMNS": "100"},
    )
    assert run.returncode == 1
    assert "FAULT utkast, game 1: rad " in run.stdout
    assert "0 of 1" in run.stdout
