"""The wheel holds what it should and works in an empty folder, away from the checkout, as in the checkout."""

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from regelratt.games import rules
from regelratt.report import read_report
from regelratt.suite import digest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", folder, ROOT]
    subprocess.run(command, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel and what it needs; the path of its Python."""
    home = tmp_path_factory.mktemp("fresh")
    venv.create(home, with_pip=True)
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], check=True, capture_output=True)
    return python


def run(fresh: Path, cwd: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A module of the fresh environment, run in a folder."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = [fresh, "-m", *arguments]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", cwd=cwd, env=environment | {"PYTHONUTF8": "1"}
    )


def test_the_wheel_makes_only_our_two_packages_importable(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0] for name in names if ".dist-info/" not in name} == {"regelratt", "reference_engine"}
    assert {"regelratt/py.typed", "reference_engine/py.typed"} <= set(names)
    assert not [name for name in names if "__pycache__" in name or "node_modules" in name]


def test_the_installed_judge_is_that_of_the_checkout(fresh: Path, tmp_path: Path) -> None:
    check = run(fresh, tmp_path, "regelratt", "check", "--report", "report.json", "--html", "report.html")
    assert check.returncode == 0, check.stderr
    assert "Conforms" in check.stdout
    assert read_report(tmp_path / "report.json").suite.digest == digest("mulle")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["report.html", "report.json"]


def test_the_other_commands_work_there_too(fresh: Path, tmp_path: Path) -> None:
    for command in (
        ["list"],
        ["show", "INT-3"],
        ["smoke", "--adapter", "reference"],
        ["games"],
        ["perft", "--adapter", "reference", "--position", "twins"],
        ["book", "--out", "bok"],
    ):
        ran = run(fresh, tmp_path, "regelratt", *command)
        assert ran.returncode == 0, ran.stderr
    assert (tmp_path / "bok" / "kapitel" / "INT.html").is_file()
    assert run(fresh, tmp_path, "regelratt", "init", "python", "mine").returncode == 0
    mine = run(fresh, tmp_path / "mine", "regelratt", "check", "--adapter", "python:adapter:Engine", "--chapter", "VAL")
    assert mine.returncode == 0, mine.stdout


def test_the_book_is_served_there_too_and_writes_scenarios_without_any_extra(fresh: Path, tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = [fresh, "-m", "regelratt", "serve", "--book"]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment | {"PYTHONUTF8": "1"}, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as served:
        assert served.stdout
        home = served.stdout.readline().decode().strip()
        example = rules("mulle").OPERATIONS["play"].example
        question = {"jsonrpc": "2.0", "id": 1, "method": "scenario", "params": example}
        try:
            with urlopen(home + "prova.html") as page:
                assert b"prova.js" in page.read()
            with urlopen(Request(home + "fraga", json.dumps(question).encode(), method="POST")) as answer:
                assert "Scenario: " in json.dumps(json.load(answer)["result"], ensure_ascii=False)
        finally:
            served.terminate()


def test_pytest_can_be_used_there_too(fresh: Path, tmp_path: Path) -> None:
    module = "regelratt.suites.steps.mulle.test_mulle"
    ran = run(fresh, tmp_path, "pytest", "-p", "regelratt.plugin", "--pyargs", module, "--clause", "VAL-2")
    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout


def test_the_rules_are_not_changed_there(fresh: Path, tmp_path: Path) -> None:
    lint = run(fresh, tmp_path, "regelratt", "lint")
    assert lint.returncode == 2
    assert "Run this in a checkout." in lint.stderr
