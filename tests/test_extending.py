"""docs/extending.md, followed step by step with its own texts in a copy of the checkout."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "extending.md").read_text("utf-8")


def block(language: str) -> str:
    """The first block of a language on the page."""
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what a rule is made of."""
    for name in ("docs", "features", "steps", "regelratt", "reference_engine"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("conftest.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A module, run in the copy."""
    environment = os.environ | {"PYTHONPATH": str(copy), "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-m", *arguments], cwd=copy, env=environment, capture_output=True, encoding="utf-8"
    )


def test_the_page_is_true(copy: Path) -> None:
    assert run(copy, "regelratt", "lint").returncode == 0

    book = copy / "docs" / "mulle" / "regelbok.md"
    book.write_text(book.read_text("utf-8").replace("## BYG ", block("markdown") + "\n## BYG ", 1), "utf-8")
    guard = run(copy, "regelratt", "lint")
    assert guard.returncode == 1
    promised = [line for line in PAGE.splitlines() if line.startswith("Regeln INT-11")]
    assert promised
    for line in promised:
        assert line in guard.stdout

    feature = copy / "features" / "mulle" / "04_intag.feature"
    feature.write_text(feature.read_text("utf-8") + "\n" + block("gherkin"), "utf-8")
    assert run(copy, "regelratt", "docs").returncode == 0
    unfinished = run(copy, "regelratt", "lint").stdout
    numbers = re.findall(r"^ {8}(\S+ \d+)$", unfinished, re.MULTILINE)
    assert len(numbers) == 2
    (copy / "features" / "mulle" / "golv.txt").write_text("\n".join(numbers) + "\n", "utf-8")
    content = run(copy, "regelratt", "lint")
    assert content.returncode == 0, content.stdout

    judged = run(copy, "regelratt", "check", "--clause", "INT-11")
    assert judged.returncode == 1
    promised = PAGE.partition("## 4.")[2].partition("```\n")[2].partition("```")[0].splitlines()
    assert len(promised) == 2
    for line in promised:
        assert line in judged.stdout
