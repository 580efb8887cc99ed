"""What fuzzing needs is an extra: without it fuzzing says so, and the rest goes on."""

import subprocess
import sys
from pathlib import Path

from regelratt.suite import ROOT

WITHOUT = """
import sys
sys.modules["hypothesis"] = None
from regelratt.cli import main
main(sys.argv[1:])
"""


def run(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, encoding="utf-8")


def test_without_the_extra_fuzz_says_what_to_install(tmp_path: Path) -> None:
    ran = run("fuzz", "--adapter", "reference", "--out", str(tmp_path))
    assert ran.returncode == 2
    assert ran.stderr == "Error: Fuzzing needs hypothesis.\n       Install regelratt[fuzz].\n"


def test_without_the_extra_the_other_commands_work() -> None:
    assert run("games").returncode == 0
    assert run("perft", "--adapter", "reference", "--position", "twins").returncode == 0
