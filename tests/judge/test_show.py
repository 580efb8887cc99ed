"""`list` and `show`, and the cases that they show."""

import json
import os
import pty
import re
import shutil
import subprocess
import sys
import unicodedata
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from regelratt.case import Choice
from regelratt.cases import cases
from regelratt.listing import Listing, wrapped
from regelratt.register import Clause
from regelratt.suite import ROOT, suite

SUITE = suite("mulle")
REGISTER = SUITE.register
CASES = cases(SUITE)
OUTLINE = "En sjua får inte ta in två högar när fyra kan tas"


def regelratt(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The finished process, its output piped."""
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "regelratt", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, timeout=60)


def told(*arguments: str) -> str:
    run = regelratt(*arguments)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


COLLECT = """
import json, pytest
from dataclasses import asdict
class Collector:
    def pytest_collection_finish(self, session):
        from regelratt.plugin import CASE
        for item in session.items:
            if CASE in item.stash:
                print("CASE", json.dumps(asdict(item.stash[CASE])))
arguments = ["--collect-only", "-q", "-p", "no:cacheprovider", "steps"]
raise SystemExit(pytest.main(arguments, plugins=[Collector()]))
"""


def test_the_cases_in_the_files_are_those_that_pytest_runs() -> None:
    run = subprocess.run([sys.executable, "-c", COLLECT], cwd=ROOT, capture_output=True, encoding="utf-8")
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr
    collected = [line[5:] for line in run.stdout.splitlines() if line.startswith("CASE ")]
    written = [json.dumps(asdict(case)) for case in CASES]
    assert len(written) > 1000
    assert sorted(written) == sorted(collected)


# list


def test_list_tells_every_chapter_and_clause_and_how_many_scenarios_each_has() -> None:
    lines = told("list").splitlines()
    assert [line for line in lines if re.match(r"[A-Z]{3} ", line)] == [
        f"{code} {title}" for code, title in REGISTER.chapters.items()
    ]
    assert lines[0].split() == list(REGISTER.editions)
    found = {line.split()[0]: line.split()[1:3] for line in lines if re.match(r"  [A-Z]{3}-", line)}
    assert list(found) == list(REGISTER.clauses)
    for clause in REGISTER.clauses.values():
        counts = [sum(clause.id in case.clauses and case.edition == edition for case in CASES)
                  for edition in REGISTER.editions]  # fmt: skip
        holds = [str(count) if edition in clause.editions else "–"
                 for count, edition in zip(counts, REGISTER.editions, strict=True)]  # fmt: skip
        assert found[clause.id] == holds
    assert "  VAL-1 " in lines[2]
    assert "Ett kort skrivs med färg" in lines[2]
    totals = [f"{sum(case.edition == edition for case in CASES)} in {edition}" for edition in REGISTER.editions]
    assert lines[-1].endswith(": " + ", ".join(totals))


def test_list_tells_scenarios_when_asked_and_when_few_are_meant() -> None:
    names = [f"{OUTLINE} [KL 3 och HJ 4]", f"{OUTLINE} [RU 5 och HJ 2]"]
    for arguments in (["--scenarios"], ["--clause", "int-3"], ["-k", "fyra kan tas"]):
        lines = told("list", *arguments).splitlines()
        assert [line.strip() for line in lines if OUTLINE in line] == names
    assert OUTLINE not in told("list", "--chapter", "INT")


def test_list_keeps_to_what_is_chosen() -> None:
    lines = told("list", "--edition", "utkast", "--chapter", "byg", "--chapter", "TAB").splitlines()
    assert lines[0].split() == ["utkast"]
    clauses = [line.split()[0] for line in lines if line.startswith("  ")][1:]
    assert clauses == [clause.id for clause in REGISTER.clauses.values()
                       if clause.chapter in ("BYG", "TAB") and "utkast" in clause.editions]  # fmt: skip
    assert "BYG-7" not in clauses


def test_names_are_a_line_each_and_can_be_given_back_to_choose_by() -> None:
    lines = told("list", "--names", "--clause", "INT-3").splitlines()
    assert lines == list(dict.fromkeys(case.id for case in CASES if "INT-3" in case.clauses))
    for line in lines:
        assert {case.id for case in Choice(text=line).chosen(CASES)} == {line}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["list", "--clause", "INT-33"], "There is no 'INT-33'. Did you mean INT-3"),
        (["list", "--chapter", "lås"], "There is no 'LÅS'. Did you mean LAS?"),
        (["list", "--edition", "0.3"], "There is no '0.3'. Did you mean 0.3.0?"),
        (["list", "--edition", "xyz"], "There is no 'xyz'. See regelratt list."),
        (["list", "-k", "något som inte finns"], "No scenario is like that."),
        (["list", "--game", "poker"], "There is no game called 'poker'"),
        (["show", "INT-33"], "       INT-3\n"),
        (["show", "not-maximall"], "       not-maximal\n"),
        (["show", "En sjua får inte ta in två högar när fyra kan täs"], f"       {OUTLINE}\n"),
        (["show", "Ett intag"], " scenarios have ”Ett intag” in their name."),
        (["show", "zzzzzz"], "See regelratt list."),
        (["show", ""], "See regelratt list."),
        (["show"], "Missing argument 'NAME...'"),
    ],
)
def test_what_there_is_not_ends_with_2_and_what_is_near_it(arguments: list[str], words: str) -> None:
    run = regelratt(*arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert words in run.stderr
    assert "Traceback" not in run.stderr


# show


@pytest.mark.parametrize("clause", REGISTER.clauses.values(), ids=lambda clause: clause.id)
def test_a_clause_is_shown_as_the_book_has_it_in_each_edition(clause: Clause) -> None:
    page = "\n".join(Listing(SUITE).page(clause.id.lower()))
    for version in clause.versions:
        said = page[page.index(f"[{', '.join(version.editions)}; ground: ") :]
        for line in version.text.splitlines():
            assert f"  {line}".rstrip() in said
        for ruling in version.rulings:
            assert f"  {ruling}  {SUITE.rulings[ruling].question}" in page
        assert all(code in said.partition("]")[0] for code in version.codes)
    names = dict.fromkeys(case.name for case in CASES if clause.id in case.clauses)
    assert all(f"  {name}  (features/" in page for name in names)


def test_a_clause_that_differs_is_shown_once_for_each_edition() -> None:
    differs = next(clause for clause in REGISTER.clauses.values() if len(clause.versions) > 1)
    assert told("show", differs.id).count("; ground: ") == 2


def test_a_ruling_is_shown_whole_with_the_scenarios_that_rest_on_it() -> None:
    page = told("show", "a-13")
    ruling = SUITE.rulings["A-13"]
    assert page.startswith(f"A-13 {ruling.question}\n")
    assert all(f"  {line}".rstrip() in page for line in ruling.text.splitlines())
    names = {case.name for case in CASES if "A-13" in case.rulings}
    assert names
    assert all(name in page for name in names)


def test_a_chapter_is_shown_with_all_its_clauses() -> None:
    page = told("show", "tab")
    assert page.startswith(f"TAB {REGISTER.chapters['TAB']}\n")
    for clause in REGISTER.clauses.values():
        assert (clause.versions[0].text.splitlines()[0] in page) == (clause.chapter == "TAB")


def test_a_code_is_shown_with_its_clauses() -> None:
    lines = told("show", "NOT-maximal").splitlines()
    assert [line.split()[0] for line in lines[1:]] == [
        c.id for c in REGISTER.clauses.values() if "not-maximal" in c.codes
    ]


def test_a_scenario_is_shown_as_it_is_written_with_its_rows_its_place_and_its_clauses() -> None:
    case = next(case for case in CASES if case.name == OUTLINE)
    page = told("show", OUTLINE)
    assert page.startswith(f"{case.feature}:{case.line}\n  @INT-3\n  runs 2 in 0.3.0, 2 in utkast\n")
    source = (ROOT / case.feature).read_text("utf-8").splitlines()
    end = next(n for n in range(case.line, len(source)) if re.match(r" {4}(@|Scenario)| {2}(@|Regel)", source[n]))
    written = [line.strip() for line in source[case.line - 1 : end] if line.strip()]
    assert len(written) > 10
    assert [line.strip() for line in page.splitlines() if line.strip()][4 : 4 + len(written)] == written
    assert "\nINT-3 Intag\n" in page
    assert "@INT-4" not in page


@pytest.mark.parametrize(
    "name",
    [
        f"{OUTLINE} [RU 5 och HJ 2]",
        OUTLINE.upper(),
        "två högar när FYRA kan tas",
        unicodedata.normalize("NFD", OUTLINE),
    ],
)
def test_a_scenario_is_found_by_its_id_by_a_few_words_and_however_it_is_typed(name: str) -> None:
    assert told("show", *name.split()) == told("show", OUTLINE)


def test_every_scenario_can_be_shown_and_none_shows_another() -> None:
    listing = Listing(SUITE)
    for scenario in {each.name: each for each in listing.scenarios}.values():
        page = "\n".join(listing.page(scenario.name))
        shown = re.findall(r"(?m)^  Scenario(?:mall)?: (.*)$", page)
        assert shown == [scenario.name]
        assert ("\n    Exempel:" in page) == (scenario.row is not None)


BROKEN = "# language: sv\nEgenskap: x\n  Scenario: y\n    Givet z\n    Hej\n"


def test_a_suite_that_cannot_be_read_is_told_and_not_a_traceback(tmp_path: Path) -> None:
    """As when somebody is in the middle of changing the rules."""
    for folder in ("regelratt", "reference_engine", "steps", "features", "docs"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "features" / "mulle" / "04_intag.feature").write_text(BROKEN)
    for command in (["list"], ["show", "INT-3"]):
        run = subprocess.run(
            [sys.executable, "-m", "regelratt", *command],
            capture_output=True, encoding="utf-8", cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(tmp_path)},
        )  # fmt: skip
        assert run.returncode == 2
        assert "04_intag.feature:5" in run.stderr
        assert "Traceback" not in run.stderr


def test_a_scenario_that_holds_nowhere_can_still_be_looked_at() -> None:
    first = Listing(SUITE).scenarios[0]
    listing = Listing(SUITE)
    listing.scenarios[0] = replace(first, name="Ett scenario utan utgåva", tags=("utgåva-9",))
    assert "  runs 0 in 0.3.0, 0 in utkast" in listing.page("Ett scenario utan utgåva")


def test_a_scenario_is_found_by_its_whole_name_also_where_another_name_begins_with_it() -> None:
    listing = Listing(SUITE)
    row = next(number for number, each in enumerate(listing.scenarios) if each.name == OUTLINE)
    listing.scenarios.append(replace(listing.scenarios[row], name=f"{OUTLINE} och mer"))
    assert listing.page(OUTLINE)


def test_on_a_terminal_lines_end_between_words_and_headings_are_bold() -> None:
    ours, theirs = pty.openpty()
    environment = os.environ | {"PYTHONPATH": str(ROOT), "COLUMNS": "60", "TERM": "xterm"}
    command = [sys.executable, "-m", "regelratt", "show", "TAB-1"]
    with subprocess.Popen(command, stdout=theirs, stdin=subprocess.DEVNULL, env=environment, cwd=ROOT) as process:
        os.close(theirs)
        parts = []
        while part := _read(ours):
            parts.append(part)
    os.close(ours)
    text = b"".join(parts).decode().replace("\r\n", "\n")
    assert process.returncode == 0
    assert text.startswith("\x1b[1mTAB-1 ")
    plain = re.sub(r"\x1b\[\d*m", "", text)
    assert max(map(len, plain.splitlines())) <= 60
    assert " ".join(plain.split()) == " ".join(told("show", "TAB-1").split())


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # how Linux tells that nobody writes any more
        return b""


def test_tables_are_not_wrapped_and_lists_hang() -> None:
    table = "  | " + "x" * 100 + " |"
    assert wrapped(table, 40) == [table]
    assert wrapped("  - ett två tre fyra fem", 16) == ["  - ett två tre", "    fyra fem"]
