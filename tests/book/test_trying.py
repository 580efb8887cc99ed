"""The page on which one tries moves, in a real browser, answered by a real `regelratt serve --book`."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from regelratt.suites.steps.mulle.fuzzing.attempts import attempts
from regelratt.suites.steps.mulle.fuzzing.positions import RECIPES, position
from regelratt.suites.steps.mulle.picture import card

from regelratt.book.asking import BookOracle
from regelratt.suite import ROOT, suite
from steps.mulle.scene import PACK

from .conftest import PHONE, Visit, inaccessible
from .served import Served, serving

Visitor = Callable[..., Visit]
SHARED = "prova.html#bord:SP3.HJ4.KL5.RU2&Anna:SP7.HJK&Bo:RU9"
"""Four cards that a seven takes all of."""


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with serving() as found:
        yield found
        found.process.terminate()
        assert found.ended() == (0, "Open it in a browser; Ctrl-C ends it.\n")


def opened(visit: Visitor, served: Served, path: str = "prova.html", **options: Any) -> Page:
    """The page, when the engine has answered."""
    page = visit(served.home, **options).goto(path)
    expect(page.locator("#starta")).to_be_hidden()
    expect(page.locator("#text")).to_have_value(re.compile("Scenario: "))
    return page


def put(page: Page, where: str, *cards: str) -> None:
    """Press cards of the deck, which go somewhere."""
    page.get_by_role("radio", name=where, exact=True).check(force=True)
    for spoken in cards:
        page.get_by_role("toolbar").get_by_role("button", name=re.compile(f"^{spoken}, ")).click()


def moves(page: Page) -> list[str]:
    return page.locator("#tillatna button[aria-expanded]").all_inner_texts()


def lies(page: Page) -> list[str]:
    """The cards on the table, pile by pile."""
    piles = page.locator("#stallning .table .pile")
    return [
        " + ".join(each.get_attribute("aria-label") or "" for each in pile.locator("button.card").all())
        for pile in piles.all()
    ]


def told(page: Page, where: str, message: str) -> None:
    """A message is announced, and stands where one sees it; it is the only one."""
    expect(page.locator("#laget")).to_have_text(message, use_inner_text=True)
    expect(page.locator(".told")).to_have_count(1)
    shown = page.locator(where)
    expect(shown).to_contain_text(message, use_inner_text=True)
    expect(shown).to_be_visible()
    expect(shown).to_be_in_viewport(ratio=0.99)


def regelratt(*arguments: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(cwd), "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "regelratt", *map(str, arguments)]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, encoding="utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Path]:
    """A copy of the suite to paste scenarios into."""
    for name in ("docs", "features", "steps", "regelratt", "reference_engine"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("conftest.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    yield tmp_path
    shutil.rmtree(tmp_path)


def judged(copy: Path, *texts: str) -> list[str]:
    """The names of the scenarios that the reference engine passes, when lint has nothing to say of them."""
    for number, text in enumerate(texts):
        (copy / "features" / "mulle" / f"90_{number}.feature").write_text(text, "utf-8")
    complaints = [line for line in regelratt("lint", cwd=copy).stdout.splitlines() if "/90_" in line]
    assert complaints == []
    report = copy / "report.json"
    run = regelratt("check", "-k", "prövat i boken", "--level", "strict", "--report", report, cwd=copy)
    assert run.returncode == 0, run.stdout
    verdicts = json.loads(report.read_text("utf-8"))["verdicts"]
    assert {each["outcome"] for each in verdicts} == {"passed"}
    return [each["name"] for each in verdicts]


def test_from_an_empty_table_to_a_copied_scenario_that_the_judge_takes(
    visit: Visitor, served: Served, copy: Path
) -> None:
    page = opened(visit, served, permissions=["clipboard-read", "clipboard-write"])
    expect(page.locator("#stallning .table")).to_contain_text("Bordet är tomt")
    expect(page.locator("#inga")).to_be_visible()
    put(page, "på bordet", "tre i spader", "fyra i hjärter", "fem i klöver", "två i ruter")
    put(page, "på Annas hand", "sju i spader", "kung i hjärter")
    expect(page.locator("#antal")).to_have_text("2 drag", use_inner_text=True)
    assert moves(page) == ["Anna slänger HJ K", "Anna tar in HJ 4, KL 5, RU 2 och SP 3 med SP 7"]

    for pile in page.locator("#annat .from-table label").all()[:2]:
        pile.click()
    page.get_by_role("button", name="Pröva draget").click()
    refused = page.locator("#utfall .outcome")
    expect(refused).to_contain_text("Vägras: Fler högar kan tas", use_inner_text=True)
    expect(page.locator("#laget")).to_contain_text("Vägras")
    link = refused.get_by_role("link")
    expect(link).to_have_attribute("href", "kapitel/INT.html#INT-3")

    page.get_by_role("button", name="Ta med draget som scenario").click()
    expect(page.locator("#text")).to_have_value(
        re.compile(r"@INT-3\n.*Så vägras draget: fler högar kan tas", re.DOTALL)
    )
    page.get_by_role("button", name="Kopiera").click()
    expect(page.locator("#kopierat")).to_have_text("Kopierat.", use_inner_text=True)
    copied = page.evaluate("navigator.clipboard.readText()")
    (name,) = judged(copy, copied)
    assert re.fullmatch("Ett intag som vägras, prövat i boken [0-9a-f]{8}", name)

    link.click()
    expect(page.locator("#INT-3")).to_be_in_viewport()


def test_scenarios_about_any_position_are_taken_by_the_guards_and_passed_by_the_reference(copy: Path) -> None:
    chance, oracle, texts = Random(20), BookOracle(suite("mulle")), {}
    for recipe in (*RECIPES, *RECIPES):
        for edition in ("0.3.0", "utkast"):
            state = position(chance.randbytes(400), edition, recipe)
            legal = oracle.ask("moves", {"state": state})
            asked = [{"move": move} for move in attempts(state, legal, chance, 2)]
            asked += [{"card": move["card"]} for move in legal[-1:]] or [{}]
            for each in asked:
                text = oracle.ask("scenario", {"state": state, **each})["text"]
                texts[re.search("Scenario: (.*)", text)[1]] = text  # type: ignore[index]
    assert len(texts) > 50
    assert {*judged(copy, *texts.values())} == {*texts}


def test_scenarios_are_written_also_where_nothing_to_fuzz_with_is_installed() -> None:
    script = """
import sys
sys.modules["hypothesis"] = None
from regelratt.book.asking import BookOracle
from regelratt.games import rules
from regelratt.suite import suite
print(BookOracle(suite("mulle")).ask("scenario", rules("mulle").OPERATIONS["play"].example)["text"])
"""
    command = [sys.executable, "-c", script]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", env=os.environ | {"PYTHONUTF8": "1"})
    assert "Scenario: Ett intag som tillåts, prövat i boken" in run.stdout, run.stderr


def test_a_legal_move_shows_the_table_after_it_and_the_points_and_can_be_played_on(
    visit: Visitor, served: Served
) -> None:
    page = opened(visit, served)
    page.get_by_role("button", name="Visa ett exempel").click()
    expect(page.locator("#tillatna button[aria-expanded]")).not_to_have_count(0)
    take = page.get_by_role("button", name=re.compile("^Anna tar in .* med SP 7$"))
    take.click()
    expect(take).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#utfall .outcome.yes")).to_have_text("Får göras", use_inner_text=True)
    after = page.locator("#utfall figure").nth(1)
    expect(after.locator(".table .pile")).to_have_count(1)
    expect(after.get_by_role("img", name="sju i spader")).to_be_visible()
    expect(page.locator("#utfall table")).to_contain_text("intag")
    take.click()
    expect(page.locator("#utfall")).to_have_count(0)
    take.click()
    page.get_by_role("button", name="Spela vidare härifrån").click()
    expect(page.locator("#stallning .seat.on .who").first).to_contain_text("Bo")
    assert all(told.startswith("Bo ") for told in moves(page))


def test_the_position_is_in_the_address_so_it_can_be_loaded_anew_and_shared(visit: Visitor, served: Served) -> None:
    page = opened(visit, served)
    put(page, "på bordet", "tre i spader", "fyra i hjärter", "ess i ruter")
    put(page, "på Bos hand", "sju i klöver")
    put(page, "i Annas intagna hög", "nio i klöver")
    page.get_by_role("radio", name="Bo", exact=True).first.check(force=True)
    for place in (0, 1):
        page.locator(f"[data-key='choose {place}']").click()
    page.locator("#gor-bygge").click()
    page.locator(".more summary").first.click()
    page.get_by_label("Rond").fill("3")
    page.get_by_label("Rond").press("Enter")
    page.locator("#rond").blur()
    expect(page).to_have_url(re.compile("#bord:SP3\\+HJ4=7Bo\\.RUA&Anna.intagna:KL9&Bo:KL7&tur:Bo&rond:3$"))
    before = page.locator("#text").input_value()
    page.reload()
    expect(page.locator("#text")).to_have_value(before)
    assert lies(page) == ["tre i spader, ta bort + fyra i hjärter, ta bort", "ess i ruter, ta bort"]
    expect(page.locator("#stallning .pile.build .label")).to_have_text("7 · Bo", use_inner_text=True)
    shared = opened(visit, served, page.url.removeprefix(served.home))
    expect(shared.locator("#text")).to_have_value(before)


def test_every_card_of_the_deck_is_announced_as_the_game_says_it_with_how_many_are_left(
    visit: Visitor, served: Served
) -> None:
    page = opened(visit, served)
    names = [each.get_attribute("aria-label") for each in page.get_by_role("toolbar").get_by_role("button").all()]
    assert sorted(names) == sorted(f"{card(name).spoken}, 2 kvar" for name in PACK)  # type: ignore[type-var]
    put(page, "på bordet", "sju i spader", "sju i spader")
    page.get_by_role("button", name="sju i spader, 0 kvar").click(force=True)
    expect(page.get_by_role("button", name="sju i spader, 0 kvar")).to_have_attribute("aria-disabled", "true")
    told(page, ".deck + .saying .told", "Båda exemplaren av spader sju ligger redan ute.")
    assert lies(page) == ["sju i spader, ta bort"] * 2
    page.get_by_role("button", name="sju i spader, ta bort").first.click()
    told(page, ".board + .saying .told", "Spader sju är borta.")
    page.get_by_role("button", name="Lägg tillbaka").click()
    told(page, ".board + .saying .told", "Spader sju ligger där igen.")
    assert lies(page) == ["sju i spader, ta bort"] * 2
    expect(page.get_by_role("button", name="sju i spader, ta bort").first).to_be_focused()
    page.get_by_role("button", name="sju i spader, ta bort").first.click()
    expect(page.get_by_role("button", name="sju i spader, 1 kvar")).to_have_attribute("aria-disabled", "false")
    page.get_by_role("button", name="Töm allt").click()
    expect(page.locator("#stallning .table")).to_contain_text("Bordet är tomt")


def test_a_build_a_trotta_and_a_throw_can_be_tried_too(visit: Visitor, served: Served) -> None:
    page = opened(visit, served, "prova.html#bord:HJ4.HJ3.SP7&Anna:KL3.SP7.KL7&Bo:RU9")

    def tried(action: str) -> str:
        page.get_by_role("radio", name=action, exact=True).check(force=True)
        return action

    def outcome(told: str) -> None:
        page.get_by_role("button", name="Pröva draget").click()
        expect(page.locator("#utfall .move")).to_contain_text(told)

    tried("bygger")
    page.get_by_role("button", name="Pröva draget").click()
    told(page, "#annat .told", "Välj först vilken hög du bygger på.")
    page.locator("#annat .from-table label").first.click()
    expect(page.get_by_label("Bygg till")).to_have_value("7")
    outcome("Anna bygger 7 med KL 3 på HJ 4")
    expect(page.locator("#utfall .yes")).to_be_visible()
    page.get_by_label("Bygg till").fill("9")
    outcome("Anna bygger 9 med KL 3 på HJ 4")
    expect(page.locator("#utfall .no")).to_contain_text("value-not-reachable")
    page.locator("#annat .from-hand label").nth(1).click()
    tried("slänger")
    outcome("Anna slänger SP 7")
    expect(page.locator("#utfall .no")).to_contain_text("SLA-2")
    tried("trottar")
    page.locator("#samlas summary").click()
    outcome("Anna trottar SP 7")
    expect(page.locator("#utfall .no")).to_contain_text("gather-mismatch")
    for pile in page.locator("#samlas label").all():
        pile.click()
    outcome("Anna trottar SP 7 och samlar HJ 3, HJ 4 och SP 7")
    expect(page.locator("#utfall .yes")).to_be_visible()


def test_what_is_missing_is_said_beside_the_button_and_no_old_answer_stands_for_another_move(
    visit: Visitor, served: Served
) -> None:
    page = opened(visit, served, "prova.html#bord:HJ4.HJ3&Anna:KL3.SP7&Bo:RU9", viewport=PHONE)
    press = page.get_by_role("button", name="Pröva draget")
    answer = page.locator("#utfall")

    def changed(change: Callable[[], object]) -> None:
        page.get_by_role("radio", name="slänger", exact=True).check(force=True)
        press.click()
        expect(answer).to_be_visible()
        change()
        expect(answer).to_have_count(0)

    def chosen(name: str) -> None:
        page.locator("#annat").get_by_role("radio", name=name, exact=True).check(force=True)

    changed(lambda: chosen("sju i spader"))
    changed(lambda: chosen("Bo"))
    changed(lambda: page.get_by_role("button", name="fyra i hjärter, ta bort").click())
    changed(lambda: chosen("bygger"))
    press.evaluate("button => button.scrollIntoView({ block: 'end' })")  # nothing below it is seen
    press.click()
    told(page, "#annat .told", "Välj först vilken hög du bygger på.")
    expect(answer).to_have_count(0)
    page.locator("#annat .from-table label").first.click()
    expect(page.locator(".told")).to_have_count(0)
    press.click()
    expect(answer).to_be_visible()
    page.get_by_label("Bygg till").fill("15")
    expect(answer).to_have_count(0)
    page.get_by_role("button", name="tre i hjärter, ta bort").click()
    press.click()
    told(page, "#annat .told", "Bordet är tomt: det finns ingen hög att bygga på.")


def test_what_the_deck_says_is_seen_while_it_goes_on_below_the_screen_and_no_card_moves_under_the_finger(
    visit: Visitor, served: Served
) -> None:
    page = opened(visit, served, "prova.html#bord:KLA&Anna:KL3.SP7&Bo:RU9", viewport=PHONE)
    ace = page.locator("[data-card='KL A']")
    ace.click()
    told(page, ".deck + .saying .told", "Klöver ess ligger nu på Annas hand.")
    page.evaluate(
        "scrollTo({ top: document.querySelector('.deck').offsetTop - innerHeight + 150, behavior: 'instant' })"
    )
    expect(page.locator("[data-card='RU K']")).not_to_be_in_viewport()
    before = page.evaluate("scrollY")
    ace.click(force=True)
    told(page, ".deck + .saying .told", "Båda exemplaren av klöver ess ligger redan ute.")
    assert page.evaluate("scrollY") == before


def test_the_edition_of_the_book_decides_and_is_shown(visit: Visitor, served: Served) -> None:
    page = opened(visit, served, "prova.html#bord:SP7&Anna:KL7.HJ7&Bo:RU9")
    expect(page.locator("#utgavan")).to_have_text("0.3.0", use_inner_text=True)
    assert "Anna trottar KL 7 och samlar SP 7" in moves(page)
    page.locator(".choices label", has_text="utkast").click()
    expect(page.locator("#utgavan")).to_have_text("utkast", use_inner_text=True)
    expect(page.locator("#tillatna")).not_to_contain_text("trottar")
    expect(page.locator("#text")).to_have_value(re.compile("@utgåva-utkast"))
    expect(page.locator("#bada")).to_be_hidden()
    page.locator(".choices label", has_text="Båda").click()
    expect(page.locator("#bada")).to_have_text("Med Båda prövas dragen i 0.3.0.", use_inner_text=True)
    expect(page.locator("#bada")).to_be_visible()
    page.locator(".choices label", has_text="utkast").click()
    expect(page.locator("#bada")).to_be_hidden()
    page.get_by_role("radio", name="trottar").check(force=True)
    page.get_by_role("button", name="Pröva draget").click()
    link = page.locator("#utfall .no").get_by_role("link")
    expect(link).to_have_attribute("href", re.compile(r"^kapitel/\w+\.html\?utgava=utkast#"))


def test_why_a_refused_move_is_followed_by_another_is_told_where_it_is_so(visit: Visitor, served: Served) -> None:
    page = opened(visit, served, SHARED)
    why = page.locator("#varfor")
    expect(why).to_be_hidden()
    page.get_by_role("button", name="Pröva draget").click()
    expect(page.locator("#utfall .no")).to_be_visible()
    expect(page.locator("#text")).to_have_value(re.compile("Så vägras draget"))
    expect(why).to_be_visible()
    page.locator("#om").select_option("card SP 7")
    expect(why).to_be_hidden()


def test_what_a_scenario_is_about_is_told_in_the_language_chosen_and_the_answer_stays(
    visit: Visitor, served: Served
) -> None:
    page = opened(visit, served, SHARED)
    page.locator("#tillatna button").first.click()
    expect(page.locator("#utfall")).to_be_visible()
    page.locator("#om").select_option("card SP 7")
    about = page.locator("#om option:checked")
    expect(about).to_have_text("alla drag med SP 7")
    page.locator(".choices label", has_text="English").click()
    expect(about).to_have_text("all moves with SP 7")
    expect(page.locator("#utfall")).to_be_visible()


def test_on_a_screen_that_is_touched_a_pile_is_as_easy_to_choose_as_a_card_to_take_away(
    visit: Visitor, served: Served
) -> None:
    page = opened(visit, served, SHARED, viewport=PHONE, has_touch=True, is_mobile=True)
    choose = page.locator("[data-key='choose 0']").bounding_box()
    assert choose
    assert choose["width"] >= 44
    assert choose["height"] >= 44
    board, deck = (page.locator(each).bounding_box() for each in (".board", ".deck"))
    assert board
    assert deck
    assert board["y"] < deck["y"]
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_what_cannot_lie_so_is_told_beside_the_position(visit: Visitor, served: Served) -> None:
    page = visit(served.home).goto("prova.html#bord:SP3.SP3.SP3+HJ4=99Bo&Anna:SP7")
    expect(page.locator("#hinder")).to_contain_text("SP 3 finns bara i 2 exemplar.")
    expect(page.locator("#hinder")).to_contain_text("Ett bygge ska ha ett värde från 1 till 16, inte 99.")
    expect(page.get_by_role("button", name="Kopiera")).to_be_disabled()
    page.locator("#stallning .pile.build button.card").first.click()
    page.locator("#stallning .pile.build button.card").first.click()
    expect(page.locator("#hinder")).to_be_hidden()
    expect(page.get_by_role("button", name="Kopiera")).to_be_enabled()


def test_whatever_stands_in_the_address_the_page_works(visit: Visitor, served: Served) -> None:
    for nonsense in ("%", "%E0%A4%A", "bord:<b>.XX9.SP+=&&::&Anna", "innehall", "tur:Cia&rond:x&lek:SP1", ":" * 500):
        page = opened(visit, served, f"prova.html#{nonsense}")
        put(page, "på Annas hand", "sju i spader")
        expect(page.locator("#antal")).to_have_text("1 drag", use_inner_text=True)


def test_it_can_be_used_with_the_keyboard_alone_in_english_on_a_phone(visit: Visitor, served: Served) -> None:
    page = opened(visit, served, "prova.html?sprak=en", viewport=PHONE)
    keys = page.keyboard
    expect(page.locator(".deck [tabindex='0']")).to_have_count(1)
    page.get_by_role("radio", name="on the table").focus()
    keys.press("Space")
    keys.press("Tab")
    expect(page.get_by_role("button", name="ess i klöver, 2 kvar")).to_be_focused()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "Enter", "ArrowDown", "Enter"):
        keys.press(key)
    assert lies(page) == ["tre i spader, ta bort", "tre i hjärter, ta bort"]
    keys.press("Shift+Tab")
    for _ in range(2):
        keys.press("ArrowLeft")
    keys.press("Tab")
    keys.press("ArrowUp")
    keys.press("Enter")
    expect(page.locator("#antal")).to_have_text("1 move", use_inner_text=True)
    expect(page.locator("#laget")).to_have_text("Spader tre is now in Anna’s hand.", use_inner_text=True)
    page.locator("#stallning .table button.card").last.focus()
    keys.press("Enter")
    expect(page.get_by_role("button", name="välj")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.key") is not None
    page.get_by_role("button", name="Anna tar in SP 3 med SP 3").focus()
    keys.press("Enter")
    expect(page.locator("#utfall .outcome")).to_have_text("Allowed", use_inner_text=True)
    expect(page.locator("#utfall figure").first).to_contain_text("Before")
    for _ in range(30):
        keys.press("Tab")
        if page.evaluate("document.activeElement.id") == "kopiera":
            break
    keys.press("Enter")
    expect(page.locator("#kopierat")).to_contain_text(re.compile("Copied|selected"))
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_in_the_way_of_anyone_and_nothing_sticks_out(visit: Visitor, served: Served, scheme: str) -> None:
    whole = f"{SHARED}.HJ9&Bo.tabbar:2&Anna.intagna:KL9.SP9&Anna.mullar:KL9&lek:SP2&rond:5"
    page = opened(visit, served, whole, viewport=PHONE, color_scheme=scheme)
    page.locator("#tillatna button").first.click()
    for place in (0, 1):
        page.locator(f"[data-key='choose {place}']").click()
    page.locator(".more summary").first.click()
    page.get_by_role("radio", name="bygger").check(force=True)
    page.locator("#medtas summary").click()
    page.get_by_role("button", name="Pröva draget").click()
    told(page, "#annat .told", "Välj först vilken hög du bygger på.")
    assert inaccessible(page) == ""
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_where_nothing_may_be_copied_the_text_is_there_to_take(visit: Visitor, served: Served) -> None:
    begun = visit(served.home)
    begun.page.add_init_script("delete Navigator.prototype.clipboard; document.execCommand = () => false;")
    page = begun.goto(SHARED)
    expect(page.locator("#text")).to_have_value(re.compile("Scenario: "))
    page.get_by_role("button", name="Kopiera").click()
    expect(page.locator("#kopierat")).to_contain_text("Ctrl+C")
    assert page.evaluate("getSelection().toString()") == page.locator("#text").input_value()


def test_when_the_engine_cannot_be_reached_the_page_says_what_to_do(visit: Visitor, served: Served) -> None:
    begun = visit(served.home)
    page = begun.goto(SHARED)
    expect(page.locator("#antal")).to_have_text("2 drag", use_inner_text=True)
    page.context.set_offline(True)
    page.locator("#tillatna button").first.click()
    expect(page.locator("#hinder")).to_contain_text("regelratt serve --book")
    expect(page.locator("#tillatna .told")).to_contain_text("Motorn svarar inte längre.")
    expect(page.locator("#tillatna .told")).to_be_in_viewport()
    assert all("ERR_INTERNET_DISCONNECTED" in each for each in begun.trouble)
    begun.trouble.clear()
    page.context.set_offline(False)
    put(page, "på Annas hand", "sju i klöver")
    expect(page.locator("#hinder")).to_be_hidden()


def test_the_whole_book_can_be_read_there_under_its_strict_policy(visit: Visitor, served: Served) -> None:
    begun = visit(served.home)
    page = begun.goto("")
    for href in [link.get_attribute("href") for link in page.locator("nav a").all()]:
        page.goto(f"{served.home}{href}")
        expect(page.locator("h1")).to_be_visible()
    page.get_by_role("searchbox").fill("INT-3")
    page.get_by_role("searchbox").press("Enter")
    page.locator("main a[href*='INT-3']").first.click()
    expect(page.locator("#INT-3")).to_be_in_viewport()
    page.locator("#INT-3 .entries a").first.click()
    expect(page.locator(".picture").first).to_be_visible()


def test_in_plain_files_the_page_says_how_to_start_it_and_asks_nobody(visit: Visitor, folder: Path) -> None:
    begun = visit(folder)
    page = begun.goto("prova.html")
    expect(page.locator("#starta")).to_contain_text("regelratt serve --book")
    expect(page.locator("#starta")).to_contain_text("Be den som sköter boken om hjälp, eller starta den själv:")
    expect(page.locator("#prova")).to_be_hidden()
    assert not [url for url in begun.asked if url.endswith("/fraga")]
    assert inaccessible(page) == ""
