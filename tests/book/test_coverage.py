"""The coverage page: its numbers are those of the suite, and what nothing shows stands out."""

import dataclasses
import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from regelratt.book.coverage import KILLS, MUTATION, Coverage, add
from regelratt.book.folder import Files
from regelratt.book.proof import Figures, Kills, Mutants, published
from regelratt.book.site import MENU, Book, Site, read_book
from regelratt.cases import cases
from regelratt.suite import ROOT, suite

from .conftest import DESK, PHONE, inaccessible

THINNED = "document.querySelectorAll('tbody tr:nth-child(n+4), tbody:nth-of-type(n+4)').forEach(it => it.remove())"
"""Axe looks at every cell, and they are all alike."""
UNPINNED = """### INT-11

Utgåvor: 0.3.0, utkast. Grund: avgörande (A-99). Koder: never-given.

En kung tar aldrig in en kung.

"""
UNSHOWN = """
## A-99 Får en kung ta in en kung?

Regler: INT-11.

**Fråga.** Får den?

**I källan.** Inget.

**Svar.** Nej.

**Skäl.** Därför.

**Förkastade läsningar.**
- Ja.
"""


@pytest.fixture(scope="module")
def coverage(book: Book) -> Coverage:
    return Coverage(book, None)


def written(book: Book) -> str:
    """The page."""
    site = Site(book, tuple(MENU))
    add(site)
    return str(site.files["tackning.html"])


def section(page: str, name: str) -> str:
    """What stands in an element with that id, until the next section."""
    return page.partition(f'id="{name}"')[2].partition("</section>")[0]


def rows(title: str) -> dict[str, list[int | None]]:
    """A table of docs/mulle/tackning.md: what is counted in each edition."""
    text = (ROOT / "docs" / "mulle" / "tackning.md").read_text("utf-8")
    part = text.partition("## Avgöranden")[0 if title == "regel" else 2]
    found = re.findall(r"(?m)^\| ([A-ZÅÄÖ]+-\d+) \| (\S+) \| (\S+) \|", part)
    return {name: [None if each == "–" else int(each) for each in counts] for name, *counts in found}


def test_every_clause_has_as_many_scenarios_as_the_generated_page_says(coverage: Coverage) -> None:
    mine = {
        name: [each and each.own + each.also for each in counts.values()] for name, counts in coverage.clauses.items()
    }
    assert mine == rows("regel")
    assert len(mine) > 70


def test_every_ruling_has_as_many_scenarios_as_the_generated_page_says(coverage: Coverage) -> None:
    assert {name: list(counts.values()) for name, counts in coverage.rulings.items()} == rows("avgörande")


def test_own_scenarios_are_those_of_the_rule_and_every_case_is_counted_once(coverage: Coverage, book: Book) -> None:
    all_of_them = cases(book.suite)
    for edition in coverage.editions:
        counts = {name: where[edition] for name, where in coverage.clauses.items()}
        mine = [case for case in all_of_them if case.edition == edition]
        assert sum(each.own for each in counts.values() if each) == coverage.totals[edition].own == len(mine)
        for name, each in counts.items():
            assert each is None or each.own == sum(case.clauses[0] == name for case in mine)


def test_moves_and_codes_are_counted_as_they_were_answered(coverage: Coverage, book: Book) -> None:
    for edition in coverage.editions:
        answers = [
            (entry, one.answer.get("refused", {}).get("reason"))
            for entry in book.entries
            for one in entry.questions.get(edition, ())
            if one.operation == "play"
        ]
        total = coverage.totals[edition]
        assert total.refused == sum(bool(reason) for _, reason in answers)
        assert total.refused + total.allowed == len(answers)
        for code, counts in coverage.codes.items():
            assert (counts[edition] or 0) == len({entry.id for entry, reason in answers if reason == code}), code


def test_of_this_suite_everything_is_shown_and_the_page_says_so(book: Book, coverage: Coverage, files: Files) -> None:
    assert [gap for gap in coverage.gaps if not gap.elsewhere] == []
    assert "Inget saknas." in str(files["tackning.html"])
    assert 'class="unpinned"' not in str(files["tackning.html"])


def test_a_ruling_that_is_shown_in_one_edition_only_is_told_with_both(coverage: Coverage, files: Files) -> None:
    mild = [gap for gap in coverage.gaps if gap.elsewhere]
    assert mild
    told = section(str(files["tackning.html"]), "ovisat")
    for gap in mild:
        assert re.search(rf"{gap.name}</a>.*visas i {', '.join(gap.elsewhere)} men inte i {gap.edition}\.", told)
        assert coverage.rulings[gap.name][gap.edition] == 0
        assert all(coverage.rulings[gap.name][each] for each in gap.elsewhere)


def test_the_number_of_scenarios_of_a_ruling_leads_to_where_they_are_listed(files: Files, coverage: Coverage) -> None:
    there = section(str(files["tackning.html"]), "avgoranden")
    links = re.findall(r'<td[^>]*><a href="avgoranden\.html#([^"]+)">(\d+)</a></td>', there)
    known = {name: counts for name, counts in coverage.rulings.items() if not coverage.book.suite.rulings[name].unshown}
    assert links == [(name, str(count)) for name, counts in known.items() for count in counts.values() if count]


def test_what_nothing_shows_stands_out(tmp_path: Path) -> None:
    for name in ("docs/mulle", "features/mulle"):
        shutil.copytree(ROOT / name, tmp_path / name)
    rulebook, rulings = (tmp_path / "docs" / "mulle" / f"{name}.md" for name in ("regelbok", "avgoranden"))
    rulebook.write_text(rulebook.read_text("utf-8").replace("## BYG ", UNPINNED + "## BYG ", 1), "utf-8")
    rulings.write_text(rulings.read_text("utf-8") + UNSHOWN, "utf-8")
    (tmp_path / "docs" / "mulle" / KILLS).unlink()

    page = written(read_book(suite("mulle", tmp_path)))
    stands_out = section(page, "ovisat").partition("</div>")[0]
    for edition in ("0.3.0", "utkast"):
        assert re.search(rf"INT-11</a>.*har inget scenario i utgåvan {edition}", stands_out)
        assert re.search(rf"A-99</a>.*visas inte i utgåvan {edition}", stands_out)
        assert re.search(rf"never-given</code>.*i utgåvan {edition}", stands_out)
    assert stands_out.count("<li>") == 6
    assert "Inget saknas" not in page
    assert page.index("ovisat") < page.index("r-VAL-1")
    assert re.search(r'id="r-INT-11".*?class="first zero">0</td>', page, re.DOTALL)
    assert "Motorer" not in page
    assert "ingen räkning av felaktiga motorer" in section(page, "matris")


@pytest.fixture
def copied(tmp_path: Path, book: Book) -> Book:
    """The book, beside a matrix of its own: two engines are wrong about INT-3, and one is failed by another clause."""
    register = dataclasses.replace(book.suite.register, path=tmp_path / "regelbok.md")
    shutil.copy(book.suite.register.path, register.path)
    made = dataclasses.replace(book, suite=dataclasses.replace(book.suite, register=register))
    own = next(entry for entry in book.by_clause["INT-3"] if "0.3.0" in entry.editions)
    other = next(entry for entry in book.by_clause["VAL-1"] if "INT-3" not in entry.clauses)
    matrix = {
        "digest": "0" * 64, "suite": book.digest, "scenarios": [own.id, other.id],
        "engines": {"caught": {"0.3.0": {"strict": [0]}}, "missed": {"0.3.0": {"full": [1]}, "utkast": {}}},
        "clauses": {"caught": "INT-3", "missed": "INT-3"},
    }  # fmt: skip
    (tmp_path / KILLS).write_text(json.dumps(matrix), "utf-8")
    return made


def test_wrong_engines_that_their_clause_does_not_catch_stand_out(copied: Book) -> None:
    page = written(copied)
    assert section(page, "ovisat").count("<code>missed</code>") == 2
    assert "<code>caught</code>" not in section(page, "ovisat")
    line = page.partition('id="r-INT-3"')[2].partition("</tr>")[0]
    assert re.findall(r">(\d/\d)</td>", line) == ["1/2", "0/1"]
    assert 'id="matris"' not in page


def test_a_matrix_of_another_suite_is_told_of_and_proves_nothing_missing(copied: Book) -> None:
    page = written(dataclasses.replace(copied, digest="f" * 64))
    assert "på en annan svit" in section(page, "matris")
    assert "ffffffffffff" in section(page, "matris")
    assert "Inget saknas" in page


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"scenarios": ["a"], "engines": {"x": {"0.3.0": {"full": [1]}}}, "clauses": {"x": "INT-3"}}',
     '{"scenarios": [], "engines": {"x": {}}, "clauses": {}}', "[" * 100_000],
)  # fmt: skip
def test_a_matrix_that_cannot_be_read_never_stops_the_book(copied: Book, tmp_path: Path, text: str) -> None:
    (tmp_path / KILLS).write_text(text, "utf-8")
    assert published(tmp_path / KILLS, Kills) == "unreadable"
    assert "går inte att läsa" in section(written(copied), "matris")


def test_the_published_matrix_is_laid_over_the_clauses_it_is_about(book: Book) -> None:
    kills = published(ROOT / "docs" / "mulle" / KILLS, Kills)
    assert isinstance(kills, Kills)
    found = Coverage(book, kills)
    assert sum(len(those) for those in found.engines.values()) == len(kills.engines) > 500
    assert found.engines.keys() <= book.suite.register.clauses.keys()
    assert found.totals["0.3.0"].engines == sum("0.3.0" in where for where in kills.engines.values())


def test_the_figures_of_the_mutants_stand_there_when_they_are_published(copied: Book, tmp_path: Path) -> None:
    assert 'id="mutanter"' not in written(copied)
    fates = [
        [True, [0, "failed"], None],
        [True, None, [1, "failed"]],
        [False, None, [1, "failed"]],
        [False, None, None],
    ]
    data = {"suite": copied.digest, "functions": {"a.b": fates[:3], "a.c": fates[3:]}, "killers": []}
    (tmp_path / MUTATION).write_text(json.dumps(data), "utf-8")
    mutants = published(tmp_path / MUTATION, Mutants)
    assert isinstance(mutants, Mutants)
    assert mutants.figures() == Figures(executed=2, seen=1, all=4, noticed=3)
    told = section(written(copied), "mutanter")
    assert re.findall(r"<strong>(\d+)</strong>", told) == ["1", "3"]
    assert "på en annan svit" not in told
    assert "på en annan svit" in section(written(dataclasses.replace(copied, digest="f" * 64)), "mutanter")
    (tmp_path / MUTATION).write_text('{"functions": {"a.b": [1]}}', "utf-8")
    assert 'id="mutanter"' not in written(copied)


def test_the_edition_chooses_the_columns_and_heads_stay_in_sight(visit: Callable[..., Any], folder: Path) -> None:
    page = visit(folder, DESK).goto("tackning.html?utgava=utkast")
    expect(page.locator("#r-INT-3 td:visible").first).to_have_attribute("data-in", "utkast")
    assert {each.get_attribute("data-in") for each in page.locator("#r-INT-3 td:visible").all()} == {"utkast"}
    page.locator("#r-POA-7").scroll_into_view_if_needed()
    box = page.locator(".grid").first.bounding_box()
    head = page.locator(".counts thead th[colspan]:visible").first.bounding_box()
    assert box is not None
    assert head is not None
    assert abs(head["y"] - box["y"]) < 3
    page.get_by_role("link", name="POA-7").click()
    expect(page.locator("#POA-7")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_accessible_and_fits_a_phone_and_paper(
    visit: Callable[..., Any], folder: Path, scheme: str
) -> None:
    page = visit(folder, PHONE, color_scheme=scheme).goto("tackning.html?utgava=")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.evaluate(THINNED)
    assert inaccessible(page) == ""
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 670, "height": 900})  # A4 within its margins
    assert page.evaluate("document.documentElement.scrollWidth") <= 670
    assert page.evaluate(
        "document.querySelector('.grid').scrollHeight <= document.querySelector('.grid').clientHeight + 1"
    )
