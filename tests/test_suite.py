"""The suite itself: nothing is lost between what is written and what is run, and every guard can say no."""

import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from reference_engine.mulle import EDITIONS, SENTENCES, Reason
from regelratt.definitions import definitions, reasons
from regelratt.lint import lint, refusals
from regelratt.register import read_register
from regelratt.specification import read_features
from regelratt.suite import ROOT, suite

BOOK = ROOT / "docs" / "mulle" / "regelbok.md"

COLLECT = """
import json, pytest
class Collector:
    def pytest_collection_finish(self, session):
        from pytest_bdd.scenario import scenario_wrapper_template_registry
        for item in session.items:
            scenario = hasattr(item, "function") and scenario_wrapper_template_registry.get(item.function)
            if scenario:
                row = item.callspec.params.get("_pytest_bdd_example") or {}
                print("ITEM", json.dumps([scenario.name, item.callspec.params["edition"], sorted(row.items())]))
raise SystemExit(pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", "steps"], plugins=[Collector()]))
"""


def test_the_suite_is_whole() -> None:
    assert "\n".join(map(str, lint("mulle"))) == ""


def test_what_is_written_and_what_is_run_agree_one_to_one() -> None:
    run = subprocess.run([sys.executable, "-c", COLLECT], cwd=ROOT, capture_output=True, encoding="utf-8")
    assert run.returncode == 0, run.stderr
    items = [json.loads(line[5:]) for line in run.stdout.splitlines() if line.startswith("ITEM ")]
    assert len({json.dumps(item) for item in items}) == len(items)
    found = suite("mulle")
    written = Counter(
        (scenario.name, edition)
        for feature in read_features(found.features)
        for scenario in feature.scenarios
        for edition in found.editions(scenario.tags)
    )
    assert Counter((name, edition) for name, edition, _ in items) == written


def test_the_rulebook_names_the_codes_that_the_engine_gives() -> None:
    clauses = read_register(BOOK).clauses.values()
    named = {(code, clause.id) for clause in clauses for code in clause.codes}
    assert named == {(str(reason), clause) for reason, clause in SENTENCES}


def test_the_rulebook_tells_what_the_engine_says() -> None:
    book = BOOK.read_text("utf-8")
    for (reason, clause), sentence in SENTENCES.items():
        assert f"| {reason} | {clause} | {sentence} |" in book


@pytest.mark.parametrize("clause", list(read_register(BOOK).clauses))
def test_every_clause_is_found_in_the_engine_by_searching_for_it(clause: str) -> None:
    sources = (ROOT / "reference_engine" / "mulle").glob("*.py")
    assert any(re.search(rf"\b{clause}\b", source.read_text("utf-8")) for source in sources)


def test_every_code_has_one_name_in_the_scenarios() -> None:
    assert sorted(reasons("mulle").values()) == sorted(map(str, Reason))


def test_every_code_is_asked_for_by_a_scenario() -> None:
    scenarios = [scenario for feature in read_features(suite("mulle").features) for scenario in feature.scenarios]
    phrases = reasons("mulle")
    assert {code for scenario in scenarios for code in refusals(scenario, phrases)} == set(phrases.values())


def test_the_editions_are_those_of_the_engine() -> None:
    assert set(read_register(BOOK).editions) == set(EDITIONS)


def test_every_step_has_a_description_and_an_example_that_it_matches() -> None:
    for step in definitions("mulle"):
        keyword, _, sentence = step.example.partition("\n")[0].partition(" ")
        assert step.description.endswith(".")
        assert {"given": "Givet", "when": "När", "then": "Så"}[step.kind] == keyword
        assert step.matches(sentence)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the rulebook and the features."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    shutil.copytree(ROOT / "features", tmp_path / "features")
    return tmp_path


def edited(path: Path, change: Callable[[str], str]) -> None:
    """Change a file."""
    before = path.read_text("utf-8")
    after = change(before)
    assert after != before
    path.write_text(after, "utf-8")


SCENARIO = """
  @INT-1
  Regel: Ännu en regel

    Scenario: Ett påhittat scenario
      Givet att på bordet ligger SP 3
      Och att Anna har HJ 3 på handen
      När Anna tar in SP 3 med HJ 3
      Så är bordet tomt
"""


AGAIN = "      Och att Anna har HJ 4 på handen\n"


RULING = """## A-01 Varför?

Regler: INT-1.

**Fråga.** **I källan.** **Svar.** **Skäl.** **Förkastade läsningar.**
"""


ROWS = """
      Exempel:
        | kort |
        | SP 3 |
"""


TABLE = """      Och Anna kan med SP 4 bara göra dessa drag:
        | a  |
        | bc |
        | d |
"""


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text.replace("@INT-1\n", "@INT-99\n"), "Märket @INT-99 finns inte."),
        (lambda text: text.replace("@INT-1\n", "@avgörande\n"), "ett avgörandes som @A-13"),
        (lambda text: text.replace("@INT-1\n", "@A-13\n"), "hör inte till någon regel."),
        (lambda text: text.replace("@INT-1\n", "@INT-4\n"), "visar INT-4, som vilar på ett avgörande"),
        (lambda text: text.replace("@INT-1\n", "@RES-4\n"), "Skriv @A-30 eller @A-31 ovanför scenariot"),
        (lambda text: text.replace("@INT-1\n", "@INT-1 @A-42\n"), "A-42 säger att inget scenario visar det, men"),
        (lambda text: text.replace("@INT-1\n", "@BYG-5 @A-22 @utgåva-0.3.0\n"), "@A-22, men A-22 avgör inget i 0.3.0."),
        (lambda text: text.replace("@INT-1\n", "@TRO-1 @BYG-8\n"), "gäller inte i någon utgåva."),
        (lambda text: text.replace("är bordet tomt", "är bordet städat"), "”Så är bordet städat” förstås inte."),
        (lambda text: text.replace("är bordet tomt", "är bordet städat"), "Skriv som i ”Så är bordet tomt”."),
        (lambda text: text.replace("Givet att", "Givt att"), "Raden ”Givt att på bordet ligger SP 3” läses inte."),
        (lambda text: text.replace("    Scenario:", "    Scenari:"), "Raden ”Scenari: Ett påhittat"),
        (lambda text: text.replace("ligger SP 3", "ligger SP 33"), "Det finns inget kort som heter ”SP 33”."),
        (lambda text: text.replace("ligger SP 3", "ligger SP 3, SP 3 och SP 3"), "SP 3 finns bara i 2 exemplar."),
        (lambda text: text.replace("att Anna har", "att Cia har"), "Cia är inte med: spelarna heter Anna och Bo."),
        (lambda text: text.replace("scenario\n", "scenario.\n"), "Ett scenarios namn slutar inte med punkt."),
        (lambda text: text + text.replace("Ännu en", "En annan"), "Ett scenario heter redan ”Ett påhittat scenario”."),
        (lambda text: text.replace("      Så är", "     Så är"), "Raden ska dras in 6 steg, inte 5."),
        (lambda text: text.replace("tomt\n", "tomt \n"), "Raden har blanktecken på slutet"),
        (lambda text: text.replace("på handen", "pa\u030a handen"), "skriv om dem."),
        (lambda text: text.replace("\n    Scenario", "\n\n    Scenario"), "Två tomma rader i följd."),
        (lambda text: text.rstrip("\n"), "Filen ska sluta med precis en radbrytning."),
        (lambda text: text + "      Så\n", "”Så” förstås inte här"),
        (lambda text: text.replace("      Så är bordet tomt\n", ""), "slutar inte med vad som ska följa"),
        (lambda text: text.replace("är bordet tomt", "vägras draget: fler högar kan tas"), "har bara vägrade drag"),
        (lambda text: text.replace("\n", "\r\n"), "radslut från Windows"),
        (lambda text: text.replace("Scenario:", "Scenariomall:"), "En mall har en tabell"),
        (lambda text: text.replace("    Scenario:", "    Bakgrund:"), "Bakgrund: används inte"),
        (lambda text: "\n  @INT-1\n  Regel: Tom\n" + text, "En regel har ett namn och minst ett scenario."),
        (lambda text: text + TABLE, "Tabellens rutor ska stå under varandra."),
        (lambda text: text.replace("Scenario:", "Scenariomall:") + ROWS, "i mallen använder kolumnen kort."),
        (lambda text: text.replace("      När", AGAIN + "      När"), "säger om något som redan är sagt."),
    ],
)  # fmt: skip
def test_a_fault_in_a_feature_is_found(copy: Path, change: Callable[[str], str], said: str) -> None:
    path = copy / "features" / "mulle" / "04_intag.feature"
    path.write_text(path.read_text("utf-8") + change(SCENARIO), "utf-8")
    assert any(said in str(finding) for finding in lint("mulle", copy))


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("@INT-1\n", "@INT-1 @INT-4 @A-14\n"),
        lambda text: text.replace("@INT-1\n", "@BYG-5 @utgåva-0.3.0\n"),
        lambda text: text.replace("Scenario:", "Scenariomall:").replace("SP 3", "<kort>") + ROWS,
        lambda text: text.replace("      När", AGAIN.replace("Anna", "Bo") + "      När"),
    ],
    ids=["ruling named", "ruled in the other edition only", "column used", "two players"],
)
def test_what_is_right_is_not_found(copy: Path, change: Callable[[str], str]) -> None:
    path = copy / "features" / "mulle" / "04_intag.feature"
    path.write_text(path.read_text("utf-8") + change(SCENARIO), "utf-8")
    counted = ("golv.txt", "tackning.md")  # one scenario more, and nothing else
    assert [str(finding) for finding in lint("mulle", copy) if finding.path.name not in counted] == []


def test_a_ruling_that_no_scenario_carries_is_found(copy: Path) -> None:
    for path in (copy / "features" / "mulle").glob("*.feature"):
        path.write_text(path.read_text("utf-8").replace(" @A-28", ""), "utf-8")
    assert any("Inget scenario visar A-28." in str(finding) for finding in lint("mulle", copy))


def test_a_ruling_that_cannot_be_shown_says_why(copy: Path) -> None:
    edited(
        copy / "docs" / "mulle" / "avgoranden.md", lambda text: re.sub(r"Visas inte i något scenario: .*\n\n", "", text)
    )
    said = "\n".join(map(str, lint("mulle", copy)))
    assert re.findall(r"Inget scenario visar (A-\d+)", said) == ["A-42", "A-47", "A-48"]


def test_the_coverage_counts_the_runs_that_rest_on_each_ruling() -> None:
    page = (ROOT / "docs" / "mulle" / "tackning.md").read_text("utf-8")
    assert "\n| A-28 | 4 | 0 | Ett reserverat kort får inte ens bygga om det egna bygget |\n" in page
    assert re.search(r"\n\| A-48 \| 0 \| 0 \| \*Visas inte: .+\.\* \|\n", page)
    assert set(re.findall(r"\n\| (A-\d+) ", page)) == set(suite("mulle").rulings)


def test_a_fault_in_an_outline_is_told_once_and_not_for_every_row(copy: Path) -> None:
    path = copy / "features" / "mulle" / "04_intag.feature"
    edited(path, lambda text: text.replace("Och att Bo har RU 5 och RU 6 på handen", "Och att Bo är trött", 1))
    assert sum("”Givet att Bo är trött” förstås inte." in str(finding) for finding in lint("mulle", copy)) == 1


def test_a_lost_scenario_is_found(copy: Path) -> None:
    (copy / "features" / "mulle" / "11_tabbe.feature").unlink()
    assert any("det är inte vad som står här" in str(finding) for finding in lint("mulle", copy))


def test_a_scenario_that_is_narrowed_to_one_edition_is_found(copy: Path) -> None:
    name = "    Scenario: En sjua tar in alla fyra"
    path = copy / "features" / "mulle" / "04_intag.feature"
    edited(path, lambda text: text.replace(name, "    @utgåva-utkast\n" + name))
    assert any("det är inte vad som står här" in str(finding) for finding in lint("mulle", copy))


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("features/mulle/04_intag.feature", b"Egenskap: Intag\n", "Första raden ska vara # language: sv"),
        ("features/mulle/04_intag.feature", "# language: sv\n# ÅÄÖ\n".encode("latin-1"), "inte sparad som UTF-8"),
        ("docs/mulle/avgoranden.md", b"## A-01 Varfor?\n\nRegel: INT-1.\n", "en rad som Regler: INT-3"),
        ("docs/mulle/avgoranden.md", b"## A-01 Varfor?\n\nRegler: INT-1.\n", "saknar stycket"),
        ("docs/mulle/avgoranden.md", RULING.replace("\n\n**Fr", "\n\nVisas inte.\n\n**Fr").encode(), "Inget mer."),
        ("docs/mulle/avgoranden.md", RULING.replace("INT-1.", "INT-1. Visas.").encode(), "en rad som Regler: INT-3"),
        ("docs/mulle/avgoranden.md", None, "Filen finns inte"),
        ("docs/mulle/regelbok.md", None, "Filen finns inte"),
        ("features/mulle/golv.txt", b"manga\n", "det är inte vad som står här"),
        ("features/mulle/golv.txt", None, "det är inte vad som står här"),
    ],
)  # fmt: skip
def test_a_file_that_is_missing_or_spoilt_is_told(copy: Path, name: str, content: bytes | None, said: str) -> None:
    (copy / name).unlink()
    if content is not None:
        (copy / name).write_bytes(content)
    assert any(said in str(finding) for finding in lint("mulle", copy))


def test_a_feature_in_a_folder_of_its_own_is_found(copy: Path) -> None:
    (copy / "features" / "mulle" / "mer").mkdir()
    shutil.copy(copy / "features" / "mulle" / "11_tabbe.feature", copy / "features" / "mulle" / "mer" / "x.feature")
    assert any("lägg den bland de andra" in str(finding) for finding in lint("mulle", copy))


def test_a_step_that_two_definitions_match_is_found(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    double = [*definitions("mulle"), *definitions("mulle")[:1]]
    monkeypatch.setattr("regelratt.lint.definitions", lambda game: double)
    assert any("kan förstås på 2 sätt" in str(finding) for finding in lint("mulle", copy))


def test_a_clause_that_nothing_pins_is_found_in_each_edition(copy: Path) -> None:
    for path in (copy / "features" / "mulle").glob("*.feature"):
        path.write_text(path.read_text("utf-8").replace("@TAB-2", "@TAB-1"), "utf-8")
    said = "\n".join(map(str, lint("mulle", copy)))
    for edition in EDITIONS:
        assert f"Regeln TAB-2 har inget scenario i utgåvan {edition}." in said


def test_a_prohibition_without_a_refused_move_is_found(copy: Path) -> None:
    edited(
        copy / "docs" / "mulle" / "regelbok.md",
        lambda text: text.replace("Koder: identical-first.", "Koder: identical-first, owns-build."),
    )
    assert any("vägrar inget drag med skälet owns-build" in str(finding) for finding in lint("mulle", copy))


def test_a_code_that_does_not_exist_is_found(copy: Path) -> None:
    edited(
        copy / "docs" / "mulle" / "regelbok.md", lambda text: text.replace("identical-first.", "identical-frist.", 1)
    )
    assert any("Koden identical-frist finns inte." in str(finding) for finding in lint("mulle", copy))


def test_a_prohibition_with_refused_moves_only_is_found(copy: Path) -> None:
    for path in (copy / "features" / "mulle").glob("*.feature"):
        path.write_text(path.read_text("utf-8").replace("@GIV-4", "@GIV-6"), "utf-8")
    path = copy / "features" / "mulle" / "04_intag.feature"
    text = SCENARIO.replace("@INT-1", "@GIV-4").replace("har HJ 3", "har inga kort")
    path.write_text(
        path.read_text("utf-8") + text.replace("Så är bordet tomt", "Så vägras draget: omgången är slut"), "utf-8"
    )
    assert any("Regeln GIV-4 har bara vägrade drag" in str(finding) for finding in lint("mulle", copy))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text.replace("### INT-2\n", "### INT-1\n"), "Regeln INT-1 finns redan"),
        (lambda text: text.replace("### INT-2\n", "### INT 2\n"), "En regel ska ha en rubrik som ### INT-3."),
        (lambda text: text.replace("### INT-2\n", "### XYZ-2\n"), "kapitlet XYZ"),
        (lambda text: text.replace("Grund: text.", "Grund: vet ej.", 1), "Skriv som i: Utgåvor:"),
        (
            lambda text: text.replace("Utgåvor: 0.3.0, utkast", "Utgåvor: 0.3.0, utkats", 1),
            "Utgåvan utkats finns inte.",
        ),
        (
            lambda text: text.replace("Utgåvor: 0.3.0, utkast", "Utgåvor: 0.3.0, 0.3.0", 1),
            "två lydelser i samma utgåva",
        ),
        (lambda text: text.replace("Utgåvor: ", "Utgåva: ", 1), "ska raden som börjar med Utgåvor: stå först"),
        (lambda text: text.replace("avgörande (A-01)", "avgörande (A-02)"), "nämner inte avgörandet A-01"),
        (lambda text: text.replace("avgörande (A-01)", "avgörande"), "har inget avgörande att stå på"),
        (lambda text: text.replace("Två kort är likadana", "Båda korten är likadana"), "Sidan stämmer inte"),
    ],
)
def test_a_fault_in_the_rulebook_is_found(copy: Path, change: Callable[[str], str], said: str) -> None:
    edited(copy / "docs" / "mulle" / "regelbok.md", change)
    assert any(said in str(finding) for finding in lint("mulle", copy))


def test_a_sentence_that_nobody_uses_is_found(copy: Path) -> None:
    for path in (copy / "features" / "mulle").glob("*.feature"):
        path.write_text(path.read_text("utf-8").replace("är omgången slut", "är det rond 6"), "utf-8")
        path.write_text(path.read_text("utf-8").replace("omgången är slut\n", "det är rond 6\n"), "utf-8")
    assert any("Ingen använder meningen ”Så är omgången slut”." in str(finding) for finding in lint("mulle", copy))
