"""The book in a real browser: turning pages, choosing edition and language, cards that are seen and heard."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from regelratt.book.entry import entries, slug
from regelratt.book.folder import Files
from regelratt.suite import suite

from .conftest import PHONE, Visit, inaccessible

Visiting = Callable[..., Visit]
FOUR = "En sjua tar in alla fyra högarna 3, 4, 5 och 2"
REFUSED = "Den som i 0.3.0 inte får slänga något kan ta in sitt bygge"
OLD_LOCK = "LAS-5"
"""A clause of the older edition only."""
TROTTA = "TRO-1"
"""A clause of the newer edition only."""


def page_of(name: str) -> str:
    return f"scenario/{slug(name)}.html"


def kinds() -> list[str]:
    """One page of every kind that is made here; the others have tests of their own."""
    return ["index.html", "kapitel/TAB.html", page_of(FOUR), page_of(REFUSED), "avgoranden.html", "bok.html"]


def test_every_link_leads_somewhere(files: Files) -> None:
    ids = {path: set(re.findall(r'\sid="([^"]+)"', text)) for path, text in pages(files).items()}
    for path, text in pages(files).items():
        for href in set(re.findall(r'\s(?:href|src|action)="([^"]*)"', text)):
            if href.startswith(("data:", "https:")) or (href.startswith("#") and href[1:] in SUITS):
                continue
            target, _, part = href.partition("#")
            found = resolved(path, target) if target.partition("?")[0] else path
            assert found in files, (path, href)
            assert not part or part in ids[found], (path, href)


SUITS = {"spade", "heart", "diamond", "club"}


def pages(files: Files) -> dict[str, str]:
    return {path: str(text) for path, text in files.items() if path.endswith(".html")}


def resolved(path: str, href: str) -> str:
    parts = path.split("/")[:-1]
    for part in href.partition("?")[0].split("/"):
        parts = parts[:-1] if part == ".." else [*parts, part]
    return "/".join(parts)


def test_no_page_has_the_same_id_twice(files: Files) -> None:
    for path, text in pages(files).items():
        ids = re.findall(r'\sid="([^"]+)"', text)
        assert len(ids) == len(set(ids)), path


def test_every_scenario_clause_and_ruling_has_an_address_that_depends_on_its_name_only(files: Files) -> None:
    mulle = suite("mulle")
    those = entries(mulle)
    assert len({entry.path for entry in those}) == len(those)
    for entry in those:
        assert entry.path in files
    for clause in mulle.register.clauses.values():
        assert f'id="{clause.id}"' in str(files[f"kapitel/{clause.chapter}.html"])
    for ruling in mulle.rulings:
        assert f'id="{ruling}"' in str(files["avgoranden.html"])
    assert "scenario/en-sjua-tar-in-alla-fyra-hogarna-3-4-5-och-2-c205.html" in files, "an address has changed"


def test_a_scenario_page_is_small(files: Files) -> None:
    for path, text in files.items():
        if path.startswith("scenario/"):
            assert len(str(text).encode()) < 100_000, path


def test_a_reader_goes_from_the_front_page_to_a_scenario_and_on(folder: Path, visit: Visiting) -> None:
    page = visit(folder).goto("index.html")
    page.get_by_role("link", name="INT Intag").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Intag")
    page.locator("#INT-3").get_by_role("link", name=FOUR).last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(FOUR)
    page.get_by_role("link", name="Nästa").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(FOUR)
    page.go_back()
    page.get_by_role("navigation", name="Du är här").get_by_role("link", name="INT-3").click()
    assert page.url.endswith("kapitel/INT.html#INT-3")


def test_a_known_position_is_drawn_card_by_card_before_and_after(folder: Path, visit: Visiting) -> None:
    page = visit(folder).goto(page_of(FOUR))
    before, after = page.locator("figure").all()
    assert [each.get_attribute("aria-label") for each in before.locator(".card").all()] == [
        "nio i ruter", "dam i ruter",
        "två i hjärter", "tre i klöver", "fyra i hjärter", "fem i ruter",
        "sju i spader", "kung i spader",
    ]  # fmt: skip
    assert before.locator(".pile.touched").count() == 4
    assert [each.get_attribute("aria-label") for each in before.locator(".played").all()] == ["sju i spader"]
    expect(before).to_contain_text("Anna i tur")
    expect(after).to_contain_text("Bordet är tomt")
    assert [each.get_attribute("aria-label") for each in after.locator(".taken .card").all()] == [
        "två i hjärter", "tre i klöver", "fyra i hjärter", "fem i ruter", "sju i spader"
    ]  # fmt: skip
    expect(page.locator(".said li").first).to_have_text("Givet att på bordet ligger KL 3, HJ 4, RU 5 och HJ 2")
    assert page.locator(".said li").count() == 6


def test_a_card_looks_like_one(folder: Path, visit: Visiting) -> None:
    """Big enough for an arm's length, red or black, with a suit that is really drawn."""
    page = visit(folder).goto(page_of(FOUR))
    red, black = page.locator('[aria-label="fem i ruter"]').first, page.locator('[aria-label="tre i klöver"]').first
    box, suit = black.bounding_box(), black.locator("svg").bounding_box()
    assert box
    assert suit
    assert box["height"] >= 50
    assert suit["height"] >= 15
    color = "element => getComputedStyle(element).color"
    assert red.evaluate(color) != black.evaluate(color)
    assert black.locator("svg use").evaluate("use => use.getBBox().width") > 0, "the suit is drawn"


def test_a_build_says_its_value_its_owner_and_that_it_is_locked(folder: Path, visit: Visiting) -> None:
    page = visit(folder).goto(page_of("Efter en trotta är det den andras tur och ett kort har lämnat handen"))
    built = page.locator("figure").last.locator(".pile.locked")
    expect(built).to_contain_text("7 · Anna · låst")
    assert built.get_attribute("class") == "pile locked new many"


def test_a_refused_move_says_why_and_leads_to_the_clause(folder: Path, visit: Visiting) -> None:
    page = visit(folder).goto(page_of(REFUSED))
    refused = page.locator(".outcome.no").first
    expect(refused).to_contain_text("Du äger ett bygge (7) och får inte slänga något så länge du gör det.")
    refused.get_by_role("link", name="SLA-3").click()
    assert page.url.endswith("kapitel/SLA.html#SLA-3")


def test_the_chosen_edition_is_kept_from_page_to_page(folder: Path, visit: Visiting) -> None:
    page = visit(folder).goto("kapitel/LAS.html")
    old = page.locator(f"#{OLD_LOCK}")
    expect(old.locator(".elsewhere")).to_be_visible()
    expect(old.locator(".body")).to_be_hidden()
    page.get_by_text("utkast", exact=True).first.click()
    expect(old.locator(".body")).to_be_visible()
    expect(old.locator(".elsewhere")).to_be_hidden()
    page.get_by_role("link", name=re.compile("^Nästa")).click()
    expect(page.locator(f"#{TROTTA} .body")).to_be_hidden()
    expect(page.locator(f"#{TROTTA} .elsewhere")).to_contain_text("Gäller inte i den utgåva du har valt.")
    page.get_by_text("Båda", exact=True).first.click()
    expect(page.locator(f"#{TROTTA} .body")).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name="Båda")).to_be_checked()


def test_where_nothing_can_be_kept_the_choices_still_go_along_with_links_and_search(
    folder: Path, visit: Visiting
) -> None:
    visitor = visit(folder)
    visitor.page.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new Error('no') }})")
    page = visitor.goto("kapitel/LAS.html")
    page.get_by_text("utkast", exact=True).first.click()
    page.get_by_role("link", name=re.compile("^Nästa")).click()
    expect(page.get_by_role("radio", name="utkast")).to_be_checked()
    page.get_by_role("searchbox").fill("trotta")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"sok\.html\?.*q=trotta"))
    expect(page.get_by_role("radio", name="utkast")).to_be_checked()


def test_an_address_can_carry_the_edition(folder: Path, visit: Visiting) -> None:
    page = visit(folder).goto(f"kapitel/LAS.html?utgava=utkast#{OLD_LOCK}")
    expect(page.locator(f"#{OLD_LOCK} .body")).to_be_visible()
    page = visit(folder).goto("kapitel/LAS.html?utgava=9.9")
    expect(page.get_by_role("radio", name="0.3.0")).to_be_checked()


def test_the_interface_is_also_in_english_and_the_rules_stay_swedish(folder: Path, visit: Visiting) -> None:
    page = visit(folder).goto(page_of(FOUR))
    page.get_by_text("English", exact=True).click()
    expect(page.get_by_role("link", name="Next:")).to_be_visible()
    expect(page.locator("figcaption").first).to_have_text(re.compile("Before"), use_inner_text=True)
    expect(page.locator(".said li").first).to_contain_text("Givet att på bordet ligger")
    page.get_by_role("link", name="Rulings").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rulings", use_inner_text=True)


def test_a_ruling_has_question_answer_reason_and_the_readings_turned_down(folder: Path, visit: Visiting) -> None:
    page = visit(folder).goto("avgoranden.html#A-01")
    ruling = page.locator("#A-01")
    expect(ruling.get_by_role("heading")).to_contain_text("När är två kort likadana?")
    for part in ("Fråga.", "Svar.", "Skäl.", "Förkastade läsningar."):
        expect(ruling.get_by_text(part, exact=True)).to_be_visible()
    ruling.get_by_role("link", name="VAL-5").first.click()
    expect(page.locator("#VAL-5").get_by_role("link", name="A-01").first).to_be_visible()


def test_everything_can_be_read_without_scripts(folder: Path, visit: Visiting) -> None:
    page = visit(folder, java_script_enabled=False).goto("kapitel/LAS.html")
    expect(page.locator(f"#{OLD_LOCK} .body")).to_be_visible()
    expect(page.locator(f"#{OLD_LOCK}").locator(".tag", has_text="utkast").first).to_be_visible()
    expect(page.get_by_role("radio").first).to_be_hidden()


def test_by_keyboard_one_comes_past_the_menu_and_changes_the_edition(folder: Path, visit: Visiting) -> None:
    page = visit(folder).goto("kapitel/LAS.html")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Till innehållet")).to_be_focused()
    page.get_by_role("radio", name="0.3.0").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="utkast")).to_be_checked()
    expect(page.locator(f"#{OLD_LOCK} .body")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_fault_that_axe_finds(folder: Path, visit: Visiting, scheme: Any) -> None:
    visitor = visit(folder, color_scheme=scheme)
    for path in kinds():
        page = visitor.goto(path)
        page.evaluate(FEW)
        assert not inaccessible(page), path


FEW = """
    for (const each of document.querySelectorAll(".paper-chapter ~ .paper-chapter, .ruling-text:nth-of-type(n+6)"))
        each.remove()
"""
"""Of the longest pages, where all parts are alike, a few are enough: axe needs half a minute for the whole."""


def test_axe_would_find_a_fault(folder: Path, visit: Visiting) -> None:
    page = visit(folder).goto("index.html")
    page.evaluate("document.querySelector('label[for=q]').remove()")
    assert "Found 1 accessibility violations" in inaccessible(page)


def test_on_a_phone_nothing_sticks_out(files: Files, folder: Path, visit: Visiting) -> None:
    visitor = visit(folder, PHONE)
    pages = [path for path in files if "/" not in path and path.endswith(".html")]
    fullest = max((path for path in files if path.startswith("scenario/")), key=lambda path: len(files[path]))
    for path in [*pages, "kapitel/BYG.html", fullest]:
        page = visitor.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path


def test_on_paper_the_menu_is_gone_and_only_the_chosen_edition_is_there(folder: Path, visit: Visiting) -> None:
    page = visit(folder).goto("bok.html")
    page.emulate_media(media="print")
    expect(page.locator(".top")).to_be_hidden()
    expect(page.locator(f"#{TROTTA}")).to_be_visible()
    expect(page.locator(f"#{OLD_LOCK}")).to_be_hidden()
    assert page.pdf().startswith(b"%PDF")
