"""What has changed: the words side by side, and the positions, each as the engine itself decides it."""

import copy
import dataclasses
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from markupsafe import Markup
from playwright.sync_api import expect

from regelratt.book.changes import DRAWN, Comparison, compared, differences
from regelratt.book.editions import told_by
from regelratt.book.folder import Files
from regelratt.book.played import Question
from regelratt.book.site import Book
from regelratt.book.wording import word_by_word
from regelratt.games import rules
from regelratt.oracle import Oracle

from .conftest import DESK, PHONE, inaccessible

THINNED = """() => {
    const kept = new Set(["BYG-6", "LAS-5", "RES-4"]);
    for (const each of document.querySelectorAll(".change")) if (!kept.has(each.id)) each.remove();
    for (const each of document.querySelectorAll(".further .turn-out")) each.remove();
}"""
"""Axe takes half a minute for so many cards; the other clauses are shown by the same templates."""


@pytest.fixture(scope="module")
def comparison(book: Book) -> Comparison:
    return compared(book, "utkast", "0.3.0", set())


@pytest.fixture(scope="module")
def page(files: Files) -> str:
    return str(files["andringar.html"])


def ending(game: Any, oracle: Oracle, state: Any, move: Any, edition: str) -> Any:
    """How a move ends, asked anew."""
    answer = oracle.ask("play", {"state": {**state, "edition": edition}, "move": move})
    if "refused" in answer:
        return answer["refused"]["reason"], answer["refused"]["clause"]
    return game.canonical_state({**answer["state"], "edition": ""})


def test_every_difference_is_one_and_no_other_move_of_a_scenario_is(book: Book) -> None:
    game, oracle = rules("mulle"), Oracle("mulle")
    found, impossible = differences(book, "utkast", "0.3.0")
    told = {}
    for each in found:
        told[str(game.canonical_state({**each.state, "edition": ""})), str(game.canonical_move(each.move))] = each
        old, new = (ending(game, oracle, each.state, each.move, edition) for edition in ("utkast", "0.3.0"))
        assert old != new, each.entry.id
    assert len(told) == len(found) > 400
    for entry in book.entries:
        for _, params, _ in (one for asked in entry.questions.values() for one in asked if one.operation == "play"):
            state, move = params["state"], params["move"]
            if (str(game.canonical_state({**state, "edition": ""})), str(game.canonical_move(move))) not in told:
                old, new = (ending(game, oracle, state, move, edition) for edition in ("utkast", "0.3.0"))
                assert old == new, entry.id
    assert impossible == 0


def test_a_position_that_cannot_be_set_up_is_counted_and_left_out(book: Book) -> None:
    entry = next(each for each in book.entries if any(one.operation == "play" for one in each.questions["0.3.0"]))
    asked = next(one for one in entry.questions["0.3.0"] if one.operation == "play")
    params = copy.deepcopy(asked.params)
    params["state"]["stock"] = [params["move"]["card"]] * 3
    odd = dataclasses.replace(entry, questions={"0.3.0": (Question("play", params, asked.answer),)})
    assert differences(dataclasses.replace(book, entries=[odd]), "utkast", "0.3.0") == ([], 1)


def test_the_clauses_are_new_dropped_or_changed_as_the_rulebook_has_them(comparison: Comparison, book: Book) -> None:
    clauses = book.suite.register.clauses.values()
    assert [each.clause for each in comparison.of("new")] == [each for each in clauses if each.editions == ("0.3.0",)]
    assert [each.clause for each in comparison.of("dropped")] == [
        each for each in clauses if each.editions == ("utkast",)
    ]
    assert [each.clause for each in comparison.of("changed")] == [each for each in clauses if len(each.versions) > 1]
    kinds = {each.clause.id: each.kind for each in comparison.changes}
    assert kinds["TRO-1"] == "new"
    assert kinds["BYG-8"] == kinds["LAS-5"] == "dropped"
    assert kinds["LAS-1"] == "new"
    assert kinds["BYG-6"] == kinds["MUL-8"] == "changed"


def test_a_clause_that_a_person_tells_of_is_there_though_nothing_of_it_differs(book: Book) -> None:
    assert "POA-1" not in {each.clause.id for each in compared(book, "utkast", "0.3.0", set()).changes}
    (told,) = [each for each in compared(book, "utkast", "0.3.0", {"POA-1"}).changes if each.clause.id == "POA-1"]
    assert (told.kind, told.count, told.positions) == ("same", 0, [])


def test_every_difference_is_told_under_one_clause_drawn_or_as_a_link(comparison: Comparison, book: Book) -> None:
    found, _ = differences(book, "utkast", "0.3.0")
    assert sum(each.count for each in comparison.changes) == comparison.count == len(found)
    told = {entry.id for each in comparison.changes for entry in each.others}
    told |= {position.entry.id for each in comparison.changes for position in each.positions}
    assert told == {each.entry.id for each in found}
    for change in comparison.changes:
        assert min(1, change.count) <= len(change.positions) <= DRAWN[change.kind], change.clause.id


def open_build(state: Any) -> bool:
    return any(pile.get("build") and not pile["build"]["locked"] for pile in state["table"])


def test_a_position_that_can_only_be_set_up_says_so_and_comes_last(comparison: Comparison, book: Book) -> None:
    found, _ = differences(book, "utkast", "0.3.0")
    for each in found:
        assert ("öppet bygge" in each.odd[0]) == open_build(each.state)
        assert "öppet bygge" not in each.odd[1]
    assert comparison.odd == sum(any(each.odd) for each in found) < comparison.count
    drawn = {each.clause.id: each.positions for each in comparison.changes}
    for positions in drawn.values():
        order = [(each.refused, bool(each.odd)) for each in positions]
        assert order == sorted(order)
    assert not drawn["LAS-5"][0].odd
    older, newer = drawn["BYG-2"][0].outcomes  # no rebuilding is shown first that utkast seems to allow
    assert older.refusal
    assert newer.after
    assert "BYG-3" in drawn["BYG-2"][0].odd[0]


def test_a_pile_that_no_game_comes_to_is_odd_in_both_editions_and_a_locked_build_in_none() -> None:
    game = told_by("mulle")
    locked = {"cards": ["SP 5", "HJ 4"], "build": {"owner": "Anna", "value": 9, "locked": True}}
    for edition in ("utkast", "0.3.0"):
        assert game.odd({"table": [{"cards": ["SP 7"]}, locked]}, edition) == ""
        assert "flera kort" in game.odd({"table": [{"cards": ["SP 7", "HJ 2"]}]}, edition)


def test_a_game_need_not_tell_anything_of_its_editions(book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("importlib.util.find_spec", lambda _: None)
        silent = told_by.__wrapped__("mulle")
    monkeypatch.setattr("regelratt.book.changes.told_by", lambda _: silent)
    plain = compared(book, "utkast", "0.3.0", set())
    assert plain.odd == 0
    assert plain.count > 400


def test_the_same_refusal_is_drawn_once_and_by_a_move_that_the_clause_is_about(comparison: Comparison) -> None:
    drawn = {each.clause.id: each.positions for each in comparison.changes}
    for clause in ("TUR-2", "TRO-1", "TRO-2", "TRO-3", "TRO-4", "TRO-5", "TRO-6"):
        (position,) = drawn[clause]
        assert "trottar" in position.move, clause
    assert len(drawn["BYG-7"]) == DRAWN["new"]
    both = [each for positions in drawn.values() for each in positions if all(one.refusal for one in each.outcomes)]
    assert both
    assert all(each.refused for each in both)


def test_a_person_speaks_first_and_leads_to_each_clause(page: str, book: Book) -> None:
    first, _, rest = page.partition("utkast → 0.3.0</h2>")
    told = re.findall(r"(?m)^- \*\*([A-Z]+-\d+)\.\*\*", book.section("Vad har ändrats"))
    assert len(told) > 20
    for clause in told:
        assert f'href="#{clause}"' in first
        assert f'id="{clause}"' in rest


def test_the_page_is_of_bearable_size_and_every_link_leads_somewhere(page: str, files: Files) -> None:
    assert len(page.encode()) < 420_000
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(set(ids)) == len(ids)
    for href in set(re.findall(r'<a [^>]*href="([^"?]+)"', page)):
        path, _, anchor = href.partition("#")
        assert not path or path in files, href
        assert not anchor or f'id="{anchor}"' in str(files[path or "andringar.html"]), href


def test_words_that_differ_are_marked_and_no_element_is_cut() -> None:
    old, new = word_by_word(
        Markup("<p>Ett <em>öppet</em> bygge får tas in av vem som helst.</p>"),
        Markup("<p>Ett bygge får tas in av <strong>ägaren &amp; Bo</strong>.</p><p>Mer.</p>"),
    )
    assert old == "<p>Ett <em><del>öppet</del></em> bygge får tas in av <del>vem som helst</del>.</p>"
    assert new == "<p>Ett bygge får tas in av <strong><ins>ägaren &amp; Bo</ins></strong>.</p><p><ins>Mer.</ins></p>"
    same = Markup("<p>Lika.</p>")
    assert word_by_word(same, same) == (same, same)


def test_a_known_position_is_drawn_with_both_its_endings(visit: Callable[..., Any], folder: Path) -> None:
    page = visit(folder, DESK).goto("andringar.html")
    change = page.locator("#TUR-2")
    expect(change.locator("ins")).to_have_text(", det trottas (TRO)")
    expect(change.locator("del")).to_have_text("I utkast kan man inte trotta.")
    drawn = change.locator(".turn-out").filter(has_text="Anna trottar SP 8").first
    expect(drawn.locator(".three > :nth-child(1) .played")).to_have_attribute("aria-label", "åtta i spader")
    older, newer = drawn.locator(".ending").nth(0), drawn.locator(".ending").nth(1)
    expect(older).to_contain_text("utkast")
    expect(older.locator(".no")).to_contain_text("Man kan inte trotta i utgåvan utkast.")
    expect(older.locator(".no a")).to_have_text("TUR-2")
    expect(newer).to_contain_text("0.3.0")
    expect(newer.locator(".yes")).to_be_visible()
    expect(newer.locator(".pile.new")).to_contain_text("8 · Anna · låst")
    page.get_by_role("link", name="BYG-8", exact=True).first.click()
    expect(page.locator("#BYG-8")).to_be_in_viewport()
    expect(page.locator("#BYG-8 .wording").nth(1)).to_contain_text("Regeln finns inte.")


def test_both_editions_stand_there_whichever_is_chosen(visit: Callable[..., Any], folder: Path) -> None:
    page = visit(folder, DESK).goto("andringar.html")
    for edition in ("utkast", "Båda", "0.3.0"):
        page.locator(".choices").get_by_text(edition, exact=True).click()
        for clause in ("TRO-1", "LAS-5", "BYG-6"):
            expect(page.locator(f"#{clause} .wording:visible")).to_have_count(2)
            expect(page.locator(f"#{clause} .ending:visible")).to_have_count(2)


def test_one_position_is_open_and_the_others_are_folded_with_what_is_said_of_them(
    visit: Callable[..., Any], folder: Path, book: Book
) -> None:
    page = visit(folder, DESK).goto("andringar.html")
    change = page.locator("#BYG-2")
    expect(change.locator(".turn-out:visible")).to_have_count(1)
    expect(change.locator(".odd:visible")).to_contain_text("I utkast kan ett öppet bygge bara finnas")
    expect(change.locator("h5")).to_contain_text("bara kan läggas upp")
    expect(change.locator(".alike:visible")).to_have_count(0)
    change.locator(".further summary").click()
    expect(change.locator(".turn-out:visible")).to_have_count(3)
    expect(change.locator(".alike:visible")).to_contain_text(["Vägras i båda, av olika skäl"])
    assert page.evaluate("document.documentElement.scrollHeight") < 40_000
    expect(change.locator("h4")).to_contain_text(f"BYG-2 {book.headings['BYG-2']}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_accessible_and_fits_a_phone_and_paper(
    visit: Callable[..., Any], folder: Path, scheme: str
) -> None:
    page = visit(folder, PHONE, color_scheme=scheme).goto("andringar.html")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.evaluate(THINNED)
    assert inaccessible(page) == ""
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 700, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= 700
    expect(page.locator("#BYG-6 .turn-out")).to_be_visible()
