"""The search: what is found, by whatever way a reader writes it, in a real browser and without a server."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from regelratt.book.folder import Files
from regelratt.book.search import index, plain
from regelratt.book.site import Book

from .conftest import PHONE, inaccessible

SEVEN = "En sjua tar in alla fyra högarna 3, 4, 5 och 2"
ONLY_DRAFT = "Ett bygge i utkast låses genast, fast inget konsoliderades"


@pytest.fixture(scope="module")
def data(files: Files) -> dict[str, Any]:
    text = files["sokord.js"]
    assert isinstance(text, str)
    assert text.startswith("window.sokord = ")
    found: dict[str, Any] = json.loads(text.removeprefix("window.sokord = ").removesuffix(";\n"))
    return found


def found(page: Page) -> list[str]:
    """The titles of what was found, best first."""
    return [each.strip() for each in page.locator("#fynd .what").all_inner_texts()]


def ask(page: Page, query: str) -> list[str]:
    page.locator("#sokt").fill(query)
    return found(page)


def every(page: Page, query: str) -> list[str]:
    """All that is found, not only the first."""
    ask(page, query)
    if page.locator("#fler").is_visible():
        page.locator("#fler").click()
    return found(page)


@pytest.fixture
def page(visit: Callable[..., Any], folder: Path) -> Page:
    opened: Page = visit(folder).goto("sok.html")
    return opened


def test_everything_in_the_book_is_in_the_index_and_it_is_small(data: dict[str, Any], files: Files, book: Book) -> None:
    assert [each["id"] for each in data["clauses"]] == list(book.suite.register.clauses)
    assert [each["id"] for each in data["rulings"]] == list(book.suite.rulings)
    rows = [row for each in data["scenarios"] for row in each["rows"]]
    assert {row["path"] for row in rows} == {entry.path for entry in book.entries}
    assert all(row["path"] in files for row in rows)
    assert len(data["cards"]) == 52
    assert len(str(files["sokord.js"]).encode()) < 700_000


def test_each_scenario_is_found_by_its_sentences_its_tags_its_codes_and_every_card_that_it_names(
    data: dict[str, Any], book: Book
) -> None:
    rows = {row["path"]: row for each in data["scenarios"] for row in each["rows"]}
    names = [card[0] for card in data["cards"]]
    for entry in book.entries:
        row = rows[entry.path]
        text = "\n".join(data["sentences"][place] for place in row["text"])
        assert all(step.text in text for step in entry.scenario.steps)
        assert all(cell in text for step in entry.scenario.steps for line in step.table for cell in line)
        assert set(row["tags"]) == {*entry.clauses, *entry.rulings}
        assert row["editions"] == list(entry.editions)
        reasons = {
            question.answer["refused"]["reason"]
            for asked in entry.questions.values()
            for question in asked
            if question.operation == "play" and "refused" in question.answer
        }
        assert set(row["codes"]) == reasons
        assert {names[place] for place in row["cards"]} >= {name for name in names if re.search(rf"\b{name}\b", text)}


def test_no_control_character_of_a_rulebook_gets_into_the_index(book: Book) -> None:
    assert "\u202e" not in plain("ett \u202eord")
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]", index(book))


def test_from_the_header_of_a_scenario_page_a_clause_is_found_by_its_number(
    visit: Callable[..., Any], folder: Path, book: Book
) -> None:
    page = visit(folder).goto(book.entries[0].path)
    page.locator(".top [name=q]").fill("int-3")
    page.keyboard.press("Enter")
    expect(page.locator("#sokt")).to_have_value("int-3")
    assert found(page)[0].startswith("INT-3 ")
    assert SEVEN in found(page)
    assert not any(each.startswith("INT-30") for each in found(page))
    page.locator("#fynd a").first.click()
    expect(page.locator("#INT-3")).to_be_visible()


def test_a_number_finds_first_the_very_thing_however_it_is_written(page: Page) -> None:
    written = {"INT-3": ("INT-3", "int-3", "int 3", "int3"), "A-13": ("A-13", "a13"), "A-01": ("A-01", "a-1")}
    for sought, queries in written.items():
        for query in queries:
            assert ask(page, query)[0].startswith(f"{sought} "), query


def test_a_number_is_not_the_beginning_of_another(page: Page) -> None:
    assert not any(each.startswith("INT-10 ") for each in every(page, "INT-1"))
    assert not any(each.startswith("INT-1 ") for each in every(page, "INT-10"))


def test_a_card_is_found_in_every_usual_writing(page: Page) -> None:
    expected = ask(page, "SP 7 3 4 5 2")
    assert SEVEN in expected
    for written in ("sp7", "♠7", "♠️ 7", "7♠", "spader sju", "Spader 7", "sju i spader", "7 i spader", "spadersju"):
        assert ask(page, f"{written} 3 4 5 2") == expected, written
    hearts = ask(page, "hjärter kung")
    assert hearts
    assert hearts == ask(page, "HJ K") == ask(page, "hjarter kung") == ask(page, "♥K") != ask(page, "SP K")


def test_a_word_for_a_rank_or_a_suit_finds_the_cards_that_are_not_written_out(page: Page) -> None:
    assert set(every(page, "SP A")) <= set(every(page, "ess"))
    assert set(every(page, "HJ Q tabbe")) <= set(every(page, "dam tabbe"))
    assert len(every(page, "två tabbe")) < len(every(page, "2 tabbe"))  # a word for a number is only that


def test_accents_are_forgiven_when_left_out_but_not_when_written(page: Page) -> None:
    assert set(ask(page, "LÅSNING")) < set(ask(page, "lasning"))  # which also finds läsning
    assert ask(page, "låsning")[0].startswith("LAS-1 ")
    assert ask(page, "läsning") != ask(page, "låsning")
    assert ask(page, "trötta") == []


def test_all_words_must_be_found_and_a_title_goes_before_a_text(page: Page) -> None:
    one, two, both = (set(every(page, query)) for query in ("tabbe", "mulle", "tabbe mulle"))
    assert both
    assert both == one & two
    page.locator("[name=slag][value=scenarios]").check()
    titles = ["tabbe" in title.lower() for title in ask(page, "tabbe")]
    assert titles[0]
    assert titles == sorted(titles, reverse=True)


def kinds(page: Page) -> list[str]:
    """Of what kind each hit is, once for each row of the same kind."""
    those = [each.split()[0] for each in page.locator("#fynd .kind").all_inner_texts()]
    return [each for place, each in enumerate(those) if those[place - 1 : place] != [each]]


def test_clauses_go_before_rulings_and_those_before_scenarios_unless_a_number_or_a_card_is_meant(page: Page) -> None:
    for query in ("tabbe", "bygge låst", "not-maximal tas"):
        every(page, query)
        assert kinds(page) in (["Regel", "Avgörande", "Scenario"], ["Regel", "Scenario"]), query
    every(page, "A-13")
    assert kinds(page)[0] == "Avgörande"


def test_a_clause_is_found_by_its_heading(page: Page, book: Book) -> None:
    for clause in ("INT-3", "SLA-3"):
        heading = book.headings[clause]
        assert ask(page, heading)[0] == f"{clause} {heading}"
    assert ask(page, "så många högar som möjligt")[0].startswith("INT-3 ")


def test_small_words_do_not_count_unless_there_is_nothing_else(page: Page) -> None:
    expected = every(page, "slänga eget bygge")
    assert expected
    assert every(page, "När får jag slänga, om man har ett eget bygge?") == expected
    assert every(page, "nar far man slänga eget bygge") == expected
    assert {each.lower() for each in page.locator("#fynd mark").all_inner_texts()} <= {"slänga", "eget", "bygge"}
    assert every(page, "när får man")
    expect(page.get_by_role("status")).to_contain_text("träff")
    assert every(page, "7 i spader") == every(page, "SP 7")


def test_where_nothing_has_all_the_words_what_has_most_of_them_is_shown_and_said_to_be(page: Page) -> None:
    expected = every(page, "tabbe mulle")
    assert every(page, "tabbe mulle xyzzy") == expected
    expect(page.get_by_role("status")).to_contain_text("Inget i utgåvan 0.3.0 innehåller alla orden")
    expect(page.get_by_role("status")).to_contain_text(f"2 av 3: {len(expected)} träffar")
    every(page, "tabbe mulle")
    expect(page.get_by_role("status")).not_to_contain_text("alla orden")
    assert ask(page, "xyzzy yzzyx") == []
    expect(page.get_by_role("status")).to_contain_text("Inget hittades")


def test_a_code_finds_its_clause_and_the_scenarios_that_are_refused_for_it(page: Page) -> None:
    those = ask(page, "not-maximal")
    assert those[0].startswith("INT-3 ")
    assert "En sjua får inte ta in två högar när fyra kan tas" in those


def test_kind_and_edition_choose_among_the_hits_and_the_count_says_so(page: Page) -> None:
    assert ONLY_DRAFT not in ask(page, "låses genast")
    expect(page.get_by_role("status")).to_contain_text("i utgåvan 0.3.0")
    expect(page.get_by_role("status")).to_contain_text("i andra utgåvor")
    page.get_by_text("utkast", exact=True).click()
    assert ONLY_DRAFT in found(page)
    assert ask(page, "LAS-5")[0].startswith("LAS-5 ")
    assert ask(page, "LAS-6")
    page.locator("[name=slag][value=rulings]").check()
    assert found(page)
    assert all(re.match(r"A-\d+ ", each) for each in found(page))
    expect(page.get_by_role("status")).to_contain_text(f"{len(found(page))} träff")
    page.reload()
    assert page.locator("[name=slag]:checked").get_attribute("value") == "rulings"
    expect(page.locator("#sokt")).to_have_value("LAS-6")
    assert "utgava=utkast" in str(page.locator("#fynd a").first.get_attribute("href"))


def test_markup_that_is_searched_for_never_becomes_elements(page: Page) -> None:
    for query in ("<img src=x onerror=alert(1)>", "<b>", "[SP (7", "\\", ".*", "a|b", "$&", "}{", "-", "^"):
        ask(page, query)
        assert page.locator("#fynd img, #fynd b, #fynd script, #traffar img").count() == 0
    page.goto(page.url.partition("?")[0] + "?q=%3Cmark%3Etabbe&slag=%3Cb%3E")
    expect(page.locator("#sokt")).to_have_value("<mark>tabbe")
    assert page.locator("mark").count() == 0
    ask(page, "tabbe")
    assert {each.lower() for each in page.locator("mark").all_inner_texts()} == {"tabbe"}


def test_the_keys_go_from_hit_to_hit_and_back(page: Page) -> None:
    ask(page, "INT-3")
    page.locator("#sokt").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#fynd a").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#fynd a").nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#sokt")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(page.locator("#sokt")).to_be_focused()


def test_nothing_asked_explains_and_nothing_found_gives_a_hint(page: Page) -> None:
    expect(page.locator("#hjalp")).to_be_visible()
    expect(page.get_by_role("status")).to_be_empty()
    assert ask(page, "xyzzy") == []
    expect(page.get_by_role("status")).to_contain_text("Inget hittades")
    expect(page.get_by_role("status")).to_contain_text("färre ord")
    expect(page.locator("#hjalp")).to_be_visible()
    ask(page, "e")
    expect(page.locator("#hjalp")).to_be_hidden()
    shown = page.locator("#fynd li").count()
    page.get_by_role("button", name="Visa alla").click()
    assert page.locator("#fynd li").count() > shown


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_accessible_and_fits_a_phone(visit: Callable[..., Any], folder: Path, scheme: str) -> None:
    page = visit(folder, PHONE, color_scheme=scheme).goto("sok.html?q=SP+7")
    assert page.locator("mark").count()
    assert inaccessible(page) == ""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator("#sokt").fill("")
    assert inaccessible(page) == ""
    page.emulate_media(media="print")
    expect(page.locator("#sok")).to_be_hidden()
