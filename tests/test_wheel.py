"""The wheel holds what it should and works in an empty folder, away from the checkout."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", folder, ROOT]
    subprocess.run(command, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_makes_only_our_two_packages_importable(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0] for name in names if ".dist-info/" not in name} == {"regelratt", "reference_engine"}
    assert {"regelratt/py.typed", "reference_engine/py.typed"} <= set(names)


def test_the_installed_wheel_checks_from_an_empty_folder(wheel: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", site, wheel]
    subprocess.run(command, check=True, capture_output=True)
    empty = tmp_path / "empty"
    empty.mkdir()
    run = subprocess.run(
        [sys.executable, "-m", "regelratt", "check", "--games", "1"],
        capture_output=True, encoding="utf-8", cwd=empty, env=os.environ | {"PYTHONPATH": str(site), "PYTHONUTF8": "1"},
    )  # fmt: skip
    assert run.returncode == 0
    assert run.stdout.count("1 of 1") == 2
    lint = subprocess.run(
        [sys.executable, "-m", "regelratt", "lint"],
        capture_output=True, encoding="utf-8", cwd=empty, env=os.environ | {"PYTHONPATH": str(site), "PYTHONUTF8": "1"},
    )  # fmt: skip
    assert lint.returncode == 2
    assert "Run this in a checkout." in lint.stderr
    where = "import reference_engine, regelratt; print(reference_engine.__file__, regelratt.__file__)"
    found = subprocess.run(
        [sys.executable, "-c", where], capture_output=True, encoding="utf-8", cwd=empty,
        env=os.environ | {"PYTHONPATH": str(site)},
    )  # fmt: skip
    assert found.stdout.count(str(site)) == 2
