"""The command, run as a user runs it: as a process of its own. What each command does is tested in tests/judge."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
COMMANDS = [
    "check",
    "smoke",
    "init",
    "serve",
    "compare",
    "list",
    "show",
    "lint",
    "docs",
    "games",
    "perft",
    "fuzz",
    "replay",
]


def regelratt(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """The finished process, on a system whose output is not UTF-8 by itself."""
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii", "COLUMNS": "100"}
    command = [sys.executable, "-m", "regelratt", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, cwd=cwd, timeout=300)


def test_a_wrong_command_ends_with_2_and_says_so() -> None:
    run = regelratt("chekc")
    assert run.returncode == 2
    assert "No such command 'chekc'" in run.stderr
    assert "Traceback" not in run.stderr


def test_lint_is_content_and_says_so() -> None:
    run = regelratt("lint")
    assert (run.returncode, run.stdout) == (0, "Allt stämmer.\n")


def test_docs_writes_nothing_when_nothing_is_stale() -> None:
    run = regelratt("docs")
    assert (run.returncode, run.stdout) == (0, "")


def test_the_games_are_listed() -> None:
    assert regelratt("games").stdout == "mulle: 0.3.0, utkast\n"


def test_help_tells_of_every_command() -> None:
    said = regelratt("--help").stdout
    for command in COMMANDS:
        assert f"\n  {command} " in said
    assert "Not written yet" not in said


@pytest.mark.parametrize(
    "arguments", [["--help"], ["-h"], ["--version"], *([command, "--help"] for command in COMMANDS)]
)
def test_help_and_version_end_with_0(arguments: list[str]) -> None:
    run = regelratt(*arguments)
    assert run.returncode == 0
    assert run.stdout


def test_help_does_not_wait_for_what_it_does_not_need() -> None:
    slow = {"pytest", "rich", "msgspec", "gherkin", "jinja2"}
    code = "import sys, regelratt.cli; print(*(name for name in sys.argv[1:] if name in sys.modules))"
    command = [sys.executable, "-c", code, *slow]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=ROOT, check=True)
    assert run.stdout.split() == []
