"""A run that cannot be made is told as ours, and never looks like a verdict."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(
    ("path", "old", "new"),
    [
        ("steps/mulle/given.py", '"""Givet', 'raise RuntimeError("broken")\n"""Givet'),
        ("features/mulle/01_kort_och_varden.feature", "Egenskap:", "Egenskapen är:"),
        ("steps/mulle/then.py", "    scene.played()\n", "    scene.plaid()\n"),
    ],
)
def test_a_suite_that_cannot_be_run_is_our_fault(tmp_path: Path, path: str, old: str, new: str) -> None:
    for name in ("docs", "features", "steps", "regelratt", "reference_engine"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    broken = tmp_path / path
    broken.write_text(broken.read_text("utf-8").replace(old, new), "utf-8")
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "regelratt", "check", "--clause", "VAL-2", "--clause", "SLA-1"]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=tmp_path, env=environment)
    assert run.returncode == 2
    assert "our fault" in run.stdout + run.stderr
