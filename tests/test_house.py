"""The house: who may know whom, and what every text in it looks like."""

import ast
import sys
import unicodedata
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ENGINE = sorted((ROOT / "reference_engine").rglob("*.py"))
JUDGE = sorted((ROOT / "regelratt").rglob("*.py"))
GAMES = sorted(path.name for path in (ROOT / "reference_engine").iterdir() if (path / "__init__.py").exists())
SKIPPED = {".git", ".venv", ".hypothesis", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".import_linter_cache"}
TEXTS = sorted(
    path
    for path in ROOT.rglob("*")
    if path.suffix in {".py", ".md", ".toml", ".feature", ".json", ""}
    and path.is_file()
    and not SKIPPED & set(path.relative_to(ROOT).parts)
)


def imports(source: Path) -> set[str]:
    """The first names of the modules that a source imports from outside its own package."""
    found = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
    return found


@pytest.mark.parametrize("source", ENGINE, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_reference_engine_imports_the_standard_library_only(source: Path) -> None:
    assert imports(source) <= sys.stdlib_module_names


@pytest.mark.parametrize("source", JUDGE, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_judge_does_not_mention_any_game(source: Path) -> None:
    words = source.read_text("utf-8").lower()
    assert not [game for game in GAMES if game in words]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_text_is_utf_8_in_composed_letters(path: Path) -> None:
    assert unicodedata.is_normalized("NFC", path.read_text("utf-8"))
