"""Results: what implementations make of the rules, told rightly, and nothing that they say is anything but text."""

import html
import re
import shlex
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from playwright.sync_api import expect

from regelratt.book.badge import badge, summary
from regelratt.book.entry import Entry, slug
from regelratt.book.folder import Files, write
from regelratt.book.judged import Implementation, implementations
from regelratt.book.making import made
from regelratt.book.results import Overlay
from regelratt.book.site import MENU, Book, Site, read_book
from regelratt.case import Choice
from regelratt.cli import main
from regelratt.contract import Data
from regelratt.games import rules
from regelratt.judge import Judge
from regelratt.known import Known
from regelratt.oracle import engine
from regelratt.picture import Picture
from regelratt.report import Report, encoded, passes
from regelratt.reports import percent
from regelratt.run import run
from regelratt.verdict import Evidence, Exchange, Level, Outcome, StepTaken, Verdict, counts_against

from ..judge.engines import HOSTILE, everything, mulle, tame
from ..judge.test_html import Element, tree
from .conftest import PHONE, Visit, inaccessible

Visiting = Callable[..., Visit]
WRONG = "python:tests.judge.wrong"
WIRED = """
import sys
from regelratt.server import over_stdio
from tests.judge.wrong import LosesCards
engine = LosesCards()
over_stdio(lambda name, params: getattr(engine, name)(**({} if name == "hello" else params)),
           sys.stdin.buffer, sys.stdout.buffer)
"""
GREEN = "#12663a"


@cache
def judged(adapter: str, level: Level = Level.FULL, **choice: Any) -> Report:
    """A real report of a real run."""
    return run(mulle(), Judge(adapter, level, Choice(**choice)))


@cache
def too_few() -> Report:
    return judged(f"{WRONG}:TakesTooFew")


@cache
def listed() -> Report:
    """With failures that are known, and one that is said to be and is none."""
    before = judged(f"{WRONG}:TakesTooFew", chapters=("INT",))
    passed = [verdict for verdict in before.verdicts if verdict.outcome is Outcome.PASSED]
    those = [*before.faults()[:3], passed[0]]
    known = {(each.edition, each.id): Known(each.id, each.edition, "Later.", "https://example.org/1") for each in those}
    return run(mulle(), Judge(before.adapter.adapter, Level.FULL, Choice(chapters=("INT",)), known))


@pytest.fixture(scope="module", autouse=True)
def _calm() -> Iterator[None]:
    """A run of the judge is no test: nobody turns its warnings into errors."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("default")
        yield


@pytest.fixture(scope="module")
def reports() -> list[Report]:
    """Whoever passes, fails, skips, errs, knows, was broken off, or was asked for a part."""
    return [
        too_few(),
        judged("reference"),
        judged(f"{WRONG}:OnlyUtkast", chapters=("VAL", "TAB")),
        judged(f"{WRONG}:Crashes", chapters=("VAL",)),
        judged(f"exec:{shlex.join([sys.executable, '-c', WIRED])}", chapters=("SLA",)),
        listed(),
        everything(),
        msgspec.structs.replace(judged("reference", chapters=("VAL",)), partial=True),
    ]


@pytest.fixture(scope="module")
def book() -> Book:
    return read_book(mulle())


@pytest.fixture(scope="module")
def sides(book: Book, reports: list[Report]) -> list[Implementation]:
    return implementations(book, reports)[0]


@pytest.fixture(scope="module")
def pages(reports: list[Report]) -> Files:
    """The book with results."""
    return made(mulle(), reports)


@pytest.fixture(scope="module")
def home(pages: Files, tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("resultat")
    write(pages, found)
    return found


def squeezed(text: str) -> str:
    return " ".join(text.split())


def chips(element: Element) -> dict[str, int]:
    """The outcomes that are told in an element, by their class, with their number."""
    return {each.classes[1]: int(re.sub(r"\D.*", "", each.text) or 1) for each in element.all("span", "chip")}


def expected_chips(counts: Counter[Outcome], missing: int) -> dict[str, int]:
    told = {outcome.replace(" ", "-"): count for outcome, count in counts.items() if outcome != Outcome.PASSED}
    return told | ({"unjudged": missing} if missing else {})


def counted(report: Report) -> dict[tuple[str, str], Counter[Outcome]]:
    """Straight from the report: the verdicts on each clause, in each edition."""
    found: dict[tuple[str, str], Counter[Outcome]] = {}
    for verdict in report.verdicts:
        for clause in verdict.clauses:
            found.setdefault((verdict.edition, clause), Counter())[verdict.outcome] += 1
    return found


def whole(book: Book, edition: str, clause: str) -> int:
    return sum(edition in entry.editions for entry in book.by_clause[clause])


def compared(book: Book, *reports: Report) -> Element:
    """The comparison alone."""
    site = Site(book, tuple(MENU))
    Overlay(book, reports).add(site)
    return tree(str(site.files["resultat.html"]))


def of_entry(book: Book, name: str, *reports: Report) -> Element:
    """The results on one scenario's page."""
    entry = next(each for each in book.entries if each.id == name)
    return tree(str(Overlay(book, reports).of_entry(entry)))


# what is counted


def test_all_kinds_of_verdicts_are_tried_here(reports: list[Report]) -> None:
    assert {verdict.outcome for report in reports for verdict in report.verdicts} == set(Outcome)


def test_under_every_clause_every_implementation_stands_with_what_its_report_says_in_each_edition(
    book: Book, pages: Files, reports: list[Report], sides: list[Implementation]
) -> None:
    checked = 0
    for code, clauses in book.chapters.items():
        chapter = tree(str(pages[f"kapitel/{code}.html"]))
        for clause in clauses:
            section = chapter.one(clause.id)
            shown = {(each.attributes["data-of"], each.attributes["data-in"]): each
                     for each in section.all("span", "stand")}  # fmt: skip
            assert len(shown) == len(section.all("span", "stand")) == len(sides) * len(clause.editions)
            for side, report in zip(sides, reports, strict=True):
                counts = counted(report)
                for edition in clause.editions:
                    here = counts.get((edition, clause.id), Counter())
                    element, asked = shown[side.name, edition], whole(book, edition, clause.id)
                    passed = sum(count for outcome, count in here.items() if passes(outcome, report.level))
                    assert squeezed(element.all("b")[0].text) == f"{passed} avof {asked}"
                    assert chips(element) == expected_chips(here, asked - here.total())
                    bad = any(counts_against(outcome, report.level) for outcome in here)
                    good = passed == asked
                    assert element.classes[1] == ("bad" if bad else "good" if good else
                                                  "fair" if here else "none")  # fmt: skip
                    assert bool(element.all("a")) == bad
                    checked += 1
    assert checked > 1000


def test_the_link_under_a_clause_leads_to_a_scenario_of_it_that_fails(
    book: Book, pages: Files, sides: list[Implementation]
) -> None:
    by_path = {entry.path: entry for entry in book.entries}
    by_name = {side.name: side for side in sides}
    links = 0
    for code, clauses in book.chapters.items():
        chapter = tree(str(pages[f"kapitel/{code}.html"]))
        for clause in clauses:
            for stand in chapter.one(clause.id).all("span", "stand"):
                for link in stand.all("a"):
                    entry = by_path[link.attributes["href"].removeprefix("../").removesuffix("#resultat")]
                    side = by_name[stand.attributes["data-of"]]
                    verdict = side.verdict(stand.attributes["data-in"], entry)
                    assert verdict
                    assert counts_against(verdict.outcome, side.report.level)
                    assert clause.id in entry.clauses
                    links += 1
    assert links > 50


def test_the_comparison_has_every_clause_and_chapter_with_everybody_in_each_edition(
    book: Book, pages: Files, reports: list[Report], sides: list[Implementation]
) -> None:
    page = tree(str(pages["resultat.html"]))
    for edition in book.suite.register.editions:
        (section,) = [each for each in page.all("section", "of-edition") if each.attributes["data-in"] == edition]
        assert [each.text for each in section.all("thead")[0].all("th")][1:] == [side.label for side in sides]
        rows = {row.all("th")[0].all("a")[0].text: row for row in section.all("tr", "row")}
        wanted = [clause.id for clause in book.suite.register.clauses.values() if edition in clause.editions]
        assert list(rows) == wanted
        for clause, row in rows.items():
            bad = False
            for report, cell in zip(reports, row.all("td"), strict=True):
                here = counted(report).get((edition, clause), Counter()) if report is not None else Counter()
                asked = whole(book, edition, clause)
                passed = sum(count for outcome, count in here.items() if passes(outcome, report.level))
                if here:
                    assert re.match(r"\d+/\d+", cell.text.strip())[0] == f"{passed}/{asked}"  # type: ignore[index]
                    assert chips(cell) == expected_chips(here, asked - here.total())
                else:
                    assert list(chips(cell)) == ["unjudged"]
                bad |= any(counts_against(outcome, report.level) for outcome in here)
            assert ("data-broken" in row.attributes) == bad


def test_on_every_scenario_page_everybodys_outcome_stands_in_each_edition(
    book: Book, pages: Files, reports: list[Report], sides: list[Implementation]
) -> None:
    verdicts = [{(each.edition, each.id): each.outcome for each in report.verdicts} for report in reports]
    for entry in book.entries:
        part = str(pages[entry.path]).partition('<ul class="came-out">')[2].partition("</ul>")[0]
        lines = re.findall(r"<li>(.*?)</li>", part, re.DOTALL)
        assert len(lines) == len(sides)
        for side, known, line in zip(sides, verdicts, lines, strict=True):
            assert f'resultat.html#{side.name}"' in line
            came = re.findall(r'data-in="([^"]+)">.*?<span class="chip ([a-z-]+)">', line)
            told = {edition: outcome for editions, outcome in came for edition in editions.split()}
            wanted = {edition: known.get((edition, entry.id)) for edition in entry.editions}
            assert told == {edition: (out or "unjudged").replace(" ", "-") for edition, out in wanted.items()}


def test_what_is_not_judged_is_never_a_pass_and_what_is_not_in_the_book_is_counted(book: Book) -> None:
    report = judged("reference")
    strange = [msgspec.structs.replace(each, id=f"{each.id} förr") for each in report.verdicts[:7]]
    elsewhere = msgspec.structs.replace(report.verdicts[0], edition="9.9")
    again = msgspec.structs.replace(report.verdicts[50], outcome=Outcome.FAILED, message="Nej.")
    odd = msgspec.structs.replace(report, verdicts=[*strange, elsewhere, again, *report.verdicts[20:]])
    (side,), _ = implementations(book, [odd])
    assert (side.foreign, side.twice) == (8, 1)
    assert sum(total.missing for total in side.totals.values()) == 20
    assert sum(total.passed for total in side.totals.values()) == len(report.verdicts) - 21
    assert side.verdicts[again.edition, again.id].outcome is Outcome.FAILED
    page = compared(book, odd)
    for name, number in (("foreign", "8"), ("twice", "1"), ("missing", "20")):
        (told,) = page.all("p", name)
        assert told.all("b")[0].text == number


def test_scores_are_counted_from_the_verdicts_whatever_the_file_says(book: Book) -> None:
    report = too_few()
    scores = [msgspec.structs.replace(each, outcomes={Outcome.PASSED: each.asked}) for each in report.scores]
    (side,), _ = implementations(book, [msgspec.structs.replace(report, scores=scores, exit_code=0)])
    assert side.tone == "bad"
    assert [total.outcomes[Outcome.FAILED] for total in side.totals.values()] == [
        score.outcomes[Outcome.FAILED] for score in report.scores
    ]


def test_the_score_stands_beside_those_of_the_bots(
    pages: Files, reports: list[Report], sides: list[Implementation]
) -> None:
    table = tree(str(pages["resultat.html"])).all("table", "scores")[0].all("tbody")[0]
    rows = {(row.all("a")[0].attributes["href"], row.attributes["data-in"]): row for row in table.all("tr")}
    assert len(rows) == len(sides) * len(mulle().register.editions)
    for side, report in zip(sides, reports, strict=True):
        for score in report.scores:
            row, asked = rows[f"#{side.name}", score.edition], side.totals[score.edition].whole
            passed = sum(count for outcome, count in score.outcomes.items() if passes(outcome, report.level))
            assert not score.declared or f"{passed} avof {asked}" in squeezed(row.text)
            assert ("not declared" in row.text) == (not score.declared)
            bots = [percent(count, asked) for count in score.bots.values()]
            assert [cell.text for cell in row.all("td", "bot")] == bots


def test_two_reports_of_one_name_are_kept_apart(pages: Files, sides: list[Implementation]) -> None:
    same = [side for side in sides if side.told.adapter.hello.name == "regelratt-reference"]
    assert len(same) == 2
    for names in ({side.label for side in same}, {side.name for side in same}):
        assert len(names) == 2
    assert all(f"badge/{side.name}.svg" in pages for side in sides)
    assert len({side.name for side in sides}) == len(sides)
    page = tree(str(pages["resultat.html"]))
    assert [each.attributes["id"] for each in page.all("article", "side-card")] == [side.name for side in sides]


def test_who_was_judged_by_which_suite_is_told_and_another_suite_is_warned_of(book: Book) -> None:
    old = msgspec.structs.replace(too_few().suite, digest="0123456789abcdef", version="0.0.9")
    page = compared(book, too_few(), msgspec.structs.replace(too_few(), suite=old))
    now, before = page.all("article", "side-card")
    assert not now.all("p", "other-suite")
    assert len(before.all("p", "other-suite")) == 1
    rows = before.all("dl")[0].all("div")
    facts = {squeezed(each.all("dt")[0].text): squeezed(each.all("dd")[0].text) for each in rows}
    assert facts["NamnName"] == "TakesTooFew"
    assert facts["VersionVersion"] == "9"
    assert facts["ProgramspråkLanguage"] == "Python"
    assert facts["AdapterAdapter"] == f"{WRONG}:TakesTooFew"
    assert facts["NivåLevel"] == "full"
    assert facts["SvitSuite"] == "regelratt 0.0.9, 0123456789ab"
    assert facts["DatumDate"].startswith(too_few().date[:10])


@pytest.mark.parametrize("scored", [True, False], ids=["with scores", "of a file without scores"])
def test_the_clauses_where_they_differ_are_those_where_a_scenario_came_out_otherwise(book: Book, scored: bool) -> None:
    other = too_few() if scored else msgspec.structs.replace(too_few(), scores=[])
    page = compared(book, judged("reference"), other)
    for edition in book.suite.register.editions:
        (section,) = [each for each in page.all("section", "of-edition") if each.attributes["data-in"] == edition]
        marked = {row.all("a")[0].text for row in section.all("tr", "row") if "data-differs" in row.attributes}
        faults = {clause for each in too_few().of(edition) if each.outcome != Outcome.PASSED for clause in each.clauses}
        assert marked == faults


def test_every_link_of_the_results_leads_somewhere(pages: Files) -> None:
    texts = {path: str(text) for path, text in pages.items()}
    ids = {path: set(re.findall(r'\sid="([^"]+)"', text)) for path, text in texts.items()}
    parts = {"": texts["resultat.html"].partition("<main")[2]}
    for folder, start, end in (
        ("scenario/", 'id="resultat"', "</section>"),
        ("kapitel/", 'class="results"', "</details>"),
    ):
        inside = [text.split(start)[1:] for path, text in texts.items() if path.startswith(folder)]
        parts[folder] = "".join(part.partition(end)[0] for those in inside for part in those)
    for folder, text in parts.items():
        links = set(re.findall(r'<(?:a|img)\b[^>]*? (?:href|src)="([^"]+)"', text))
        assert len(links) > len(Outcome)
        for href in links:
            target, _, place = href.partition("#")
            path = re.sub(r"^[a-z]+/\.\./", "", folder + target) or "resultat.html"
            assert path in pages, href
            assert not place or place in ids[path], href


# the evidence


def names(picture: Picture) -> Counter[str]:
    return Counter(card.spoken for place in picture.places for pile in place.piles for card in pile.cards)


def drawn(element: Element) -> Counter[str]:
    return Counter(each.attributes["aria-label"] for each in element.all("span", "card"))


def asked(exchange: Exchange) -> tuple[Data, Data]:
    """What was sent and what came, by a reader of its own."""
    sent, received = exchange.sent.removeprefix(exchange.operation), msgspec.json.decode(exchange.received)
    params = msgspec.json.decode(sent)
    return params.get("params", params), received.get("result", received)


def told_of(page: Element, side: Implementation, verdict: Verdict) -> Element:
    """What is told of a verdict."""
    (found,) = [
        each
        for each in page.all("article", "fault-here")
        if side.label in [who.text for who in each.all("h3")[0].all("span", "engine")]
        and verdict.edition in each.attributes["data-in"].split()
    ]
    return found


def page_of(pages: Files, verdict: Verdict) -> Element:
    return tree(str(pages[f"scenario/{slug(verdict.id)}.html"]))


@pytest.mark.parametrize("place", [0, 4], ids=["in Python", "over the wire"])
def test_the_answer_that_came_is_drawn_with_its_cards_and_beside_it_that_of_the_reference_engine(
    place: int, pages: Files, sides: list[Implementation]
) -> None:
    game, oracle = rules("mulle"), engine("mulle")
    kinds = set()
    played = [(each, asked(each.evidence.exchanges[-1])) for each in sides[place].report.faults()
              if each.evidence and each.evidence.exchanges[-1].operation == "play"]  # fmt: skip
    for verdict, (params, got) in played[:25]:
        assert verdict.evidence
        wanted = oracle.play(**params)
        found = told_of(page_of(pages, verdict), sides[place], verdict)
        before = game.pictured(params["state"], params["move"])
        assert drawn(found.all("figure", "asked")[0]) == names(before)
        assert verdict.evidence.move in found.all("p", "move")[0].text
        for side, answer in (("expected", wanted), ("got", got)):
            part = found.all("div", side)[0]
            state = answer.get("state")
            assert drawn(part) == (names(game.pictured(state)) if state else Counter())
            kinds.add((side, bool(state)))
            if not state:
                assert answer["refused"]["reason"] in [code.text for code in part.all("code")]
        assert found.all("p", "message")[0].text == verdict.message
        failed = next(step.text for step in verdict.evidence.steps if step.outcome == "failed")
        assert failed in found.all("p", "at")[0].text
        for side, lines in (("expected", verdict.evidence.expected), ("got", verdict.evidence.got)):
            told = [each.text.removesuffix(" ≠") for each in found.all("div", side)[0].all("li") if lines]
            assert told[-len(lines) :] == lines
        command = f"--edition {verdict.edition} -k {shlex.quote(verdict.id)}"
        assert any(each.text.endswith(command) for each in found.all("pre", "command"))
    assert len(played) > 5
    assert ("got", True) in kinds


def test_what_differs_in_a_score_is_marked(book: Book) -> None:
    report = judged("python:tests.judge.engines:Forgetful", chapters=("POA",))
    (side,), _ = implementations(book, [report])
    verdict = report.faults()[0]
    found = told_of(of_entry(book, verdict.id, report), side, verdict)
    cells = [[each.text for each in found.all("div", name)[0].all("td", "differs")] for name in ("expected", "got")]
    assert cells == [["3 ≠"], ["0 ≠"]]


def test_of_an_error_what_was_sent_and_received_is_shown(pages: Files, sides: list[Implementation]) -> None:
    side = sides[3]
    verdict = side.report.faults()[0]
    found = told_of(page_of(pages, verdict), side, verdict)
    assert verdict.evidence
    sent, received = [squeezed(each.text) for each in found.all("dl", "wire")[0].all("dd")]
    assert sent == verdict.evidence.exchanges[-1].sent
    assert received == "ingentingnothing"
    assert "KeyError: 'KL 2'" in found.all("pre")[0].text
    assert found.all("p", "message")[0].text == verdict.message


def test_an_answer_that_cannot_be_read_is_shown_as_text(book: Book) -> None:
    verdict = next(each for each in too_few().faults() if each.evidence and each.evidence.after)
    assert verdict.evidence
    last = verdict.evidence.exchanges[-1]
    for received in ('{"state": {"table": "<b>"}}', "{" * 3000, '{"jsonrpc": "2.0"}', "[]", "7", ""):
        exchanges = [*verdict.evidence.exchanges[:-1], msgspec.structs.replace(last, received=received)]
        odd = msgspec.structs.replace(verdict, evidence=msgspec.structs.replace(verdict.evidence, exchanges=exchanges))
        report = msgspec.structs.replace(too_few(), verdicts=[odd])
        (side,), _ = implementations(book, [report])
        found = told_of(of_entry(book, verdict.id, report), side, odd)
        assert found.all("div", "got")[0].all("pre")[0].text == verdict.evidence.after
        assert not drawn(found.all("div", "got")[0])
        assert squeezed(found.all("dl", "wire")[0].all("dd")[1].text)[:30] == (received[:30] or "ingentingnothing")


def test_where_the_implementation_had_come_to_another_position_that_is_said(book: Book) -> None:
    verdict = next(each for each in too_few().faults() if each.evidence and len(each.evidence.exchanges) == 1)
    assert verdict.evidence
    (last,) = verdict.evidence.exchanges
    params = msgspec.json.decode(last.sent.removeprefix("play"))
    params["state"]["players"][1]["taken"] = ["RU 9"]
    moved = msgspec.structs.replace(last, sent=f"play {msgspec.json.encode(params).decode()}")
    odd = msgspec.structs.replace(verdict, evidence=msgspec.structs.replace(verdict.evidence, exchanges=[moved]))
    report = msgspec.structs.replace(too_few(), verdicts=[odd])
    (side,), _ = implementations(book, [report])
    found = told_of(of_entry(book, verdict.id, report), side, odd)
    assert "another position than the scenario's" in found.all("figcaption")[0].text
    assert "nio i ruter" in drawn(found.all("figure", "asked")[0])
    assert found.all("div", "expected")[0].all("code")
    plain = told_of(of_entry(book, verdict.id, too_few()), side, verdict)
    assert "another position" not in plain.all("figcaption")[0].text


def test_those_that_answer_alike_are_told_together(book: Book) -> None:
    twin = msgspec.structs.replace(
        too_few(), adapter=msgspec.structs.replace(too_few().adapter, adapter="exec:twin"), date="2026-01-01"
    )
    verdict = too_few().faults()[0]
    (fault,) = of_entry(book, verdict.id, too_few(), twin).all("article", "fault-here")
    assert len(fault.all("h3")[0].all("span", "engine")) == 2
    assert {each.text.split()[3] for each in fault.all("pre", "command")} == {f"{WRONG}:TakesTooFew", "exec:twin"}


# room


def flood(number: int) -> Report:
    """A report in which everything fails, at length, unlike in any other."""
    report = judged("reference")
    words = f"{number} " + "å<&" * 3_000
    exchanges = [Exchange("play", words, words)] * 3
    steps = [StepTaken(words, "failed")]
    evidence = Evidence(steps, words, words, words, [words] * 50, [words] * 50, exchanges, words, words, words)
    fails = [msgspec.structs.replace(each, outcome=Outcome.FAILED, message=words, reason=words, evidence=evidence)
             for each in report.verdicts]  # fmt: skip
    hello = msgspec.structs.replace(report.adapter.hello, name=f"{number} " + "W<" * 90)
    adapter = msgspec.structs.replace(report.adapter, hello=hello, adapter=f"exec:{words}")
    return msgspec.structs.replace(report, adapter=adapter, verdicts=fails)


def test_a_scenario_page_stays_under_100_kb_even_if_eight_fail_at_length_and_says_what_is_left_out(
    book: Book, files: Files
) -> None:
    overlay = Overlay(book, [flood(number) for number in range(8)])
    sizes = {entry.path: len(str(files[entry.path]).encode()) for entry in book.entries}
    largest = sorted(book.entries, key=lambda each: -sizes[each.path])
    for entry in (*largest[:20], *largest[::60]):
        results = overlay.of_entry(entry)
        assert sizes[entry.path] + len(results.encode()) < 100_000, entry.id
        part = tree(str(results))
        told, listed = len(part.all("article", "fault-here")), len(part.all("ul", "came-out")[0].all("li"))
        assert (told, listed) == (8 * len(entry.editions), 8) or part.all("p", "left-out")


def test_real_evidence_of_eight_fits_on_every_scenario_page(pages: Files) -> None:
    assert max(len(str(text).encode()) for path, text in pages.items() if path.startswith("scenario/")) < 100_000


def test_with_many_implementations_those_that_fail_are_listed_first_and_the_rest_is_counted(book: Book) -> None:
    verdict = too_few().faults()[0]
    entry = next(each for each in book.entries if each.id == verdict.id)
    passed = [each for each in judged("reference").verdicts if each.id == entry.id]
    many = [msgspec.structs.replace(judged("reference"), date=f"{n}", verdicts=passed) for n in range(400)]
    part = Overlay(book, [*many, too_few()]).of_entry(entry)
    assert len(part.encode()) < 96_000
    lines = tree(str(part)).all("ul", "came-out")[0].all("li")
    assert "TakesTooFew" in lines[0].text
    (left,) = tree(str(part)).all("p", "left-out")
    assert f"{401 - len(lines)}." in left.text


# what is said is text


def filled(kind: msgspec.inspect.Type, text: str) -> Any:
    """Something of a type, with this text wherever there can be one, so that a field that is new is tried too."""
    match kind:
        case msgspec.inspect.StructType(cls=cls, fields=fields):
            return cls(**{field.name: filled(field.type, text) for field in fields})
        case msgspec.inspect.ListType(item_type=item):
            return [filled(item, text)] * 2
        case msgspec.inspect.DictType(key_type=key, value_type=value):
            return {filled(key, text): filled(value, text)}
        case msgspec.inspect.UnionType(types=types):
            return filled(next(each for each in types if not isinstance(each, msgspec.inspect.NoneType)), text)
        case msgspec.inspect.EnumType(cls=cls):
            return list(cls)[1]
        case msgspec.inspect.StrType(max_length=most):
            return text[:most]
        case msgspec.inspect.BoolType():
            return True
        case msgspec.inspect.IntType() | msgspec.inspect.FloatType():
            return 1
    raise TypeError(f"What is a {kind}?")


def wire(text: str) -> Iterator[Exchange]:
    """Answers of the right form, with the text wherever the form lets it."""
    name = f"\x1b\u202e\x07{text}"[:100]
    for asked, operation in rules("mulle").OPERATIONS.items():
        state = {**operation.example.get("state", {})}
        if state:
            state |= {"edition": text, "opener": name, "turn": name}
            state["players"] = [each | {"name": name} for each in state["players"]]
            build = {"owner": name, "value": 9, "locked": False}
            state["table"] = [*state["table"], {"cards": ["SP 3"], "build": build}]
        sent = operation.example | ({"state": state} if state else {})
        score = dict.fromkeys(("mulle", "tabbe", "intake", "bonus", "total"), 1)
        answers: dict[str, list[Any]] = {
            "play": [{"state": state}, {"refused": {"reason": text[:200], "clause": text, "message": text}}],
            "moves": [[{"player": name, "action": "throw", "card": text}]],
            "score": [{"players": [{"name": name, **score}] * 2}],
        }
        if asked == "play":
            sent |= {"move": {"player": name, "action": "throw", "card": text}}
        for answer in answers.get(asked, []):
            yield Exchange(asked, f"{asked} {msgspec.json.encode(sent).decode()}", msgspec.json.encode(answer).decode())


def hostile(text: str) -> Report:
    """A report with this text in every field of it, on scenarios of ours and on none, with every outcome."""
    cases = [verdict for verdict in judged("reference").verdicts if verdict.edition == "0.3.0"][::15]
    report: Report = filled(msgspec.inspect.type_info(Report), text)
    verdict = report.verdicts[0]
    evidence = verdict.evidence
    assert evidence
    shown = [evidence, *(msgspec.structs.replace(evidence, exchanges=[each]) for each in wire(text))]
    step = StepTaken(text, "failed")
    kinds = [(outcome, msgspec.structs.replace(each, steps=[step])) for each in shown for outcome in Outcome]
    assert len(cases) >= len(kinds)
    of_ours = [
        msgspec.structs.replace(verdict, id=case.id, edition=case.edition, outcome=outcome, evidence=seen)
        for case, (outcome, seen) in zip(cases, kinds, strict=False)
    ]
    return msgspec.structs.replace(report, verdicts=[verdict, *of_ours])


LONG = HOSTILE + "<svg onload=document.title='owned'>" + "<b>x</b>å" * 4_000


def everywhere(book: Book, report: Report) -> dict[str, str]:
    """Everything that a report has a part in, by where it stands."""
    site, overlay = Site(book, tuple(MENU)), Overlay(book, [report])
    overlay.add(site)
    ours = {verdict.id for verdict in report.verdicts}
    found = {path: str(text) for path, text in site.files.items() if path.endswith((".html", ".svg"))}
    found |= {entry.id: str(overlay.of_entry(entry)) for entry in book.entries if entry.id in ours}
    return found | {name: str(overlay.of_clause(name)) for name in book.suite.register.clauses}


@pytest.mark.parametrize("text", [HOSTILE, LONG], ids=["short", "long"])
def test_markup_in_every_field_of_a_report_adds_no_element_and_no_control_character(book: Book, text: str) -> None:
    report = hostile(text)
    bad, harmless = everywhere(book, report), everywhere(book, tame(report))
    (image,) = [path for path in bad if path.endswith(".svg")]
    assert re.fullmatch(r"badge/[a-z0-9-]+\.svg", image)
    tags = ["svg", "title", "rect", "path", "g", "text", "text"]
    assert [each.tag.rpartition("}")[2] for each in ET.fromstring(bad.pop(image)).iter()] == tags
    assert len(bad) > len(book.suite.register.clauses) + len(Outcome)
    for place, page in bad.items():
        found = tree(page)
        assert [each.tag for each in found] == [each.tag for each in tree(harmless[place])], place
        assert not [letter for letter in page if (letter < " " and letter != "\n") or letter in "\x7f\ufffe\u202e"]
        for each in found:
            assert not [name for name in each.attributes if name.startswith("on") or name == "style"]
            assert re.fullmatch(r"[a-zA-Z0-9_./#,:-]*", each.attributes.get("href", ""))
    shown = "".join(bad.values())
    assert "&lt;script&gt;document.title=&#39;owned&#39;&lt;/script&gt;" in shown
    assert "\\x1b[31mred" in shown


def test_in_a_browser_nothing_of_it_runs_is_fetched_or_sticks_out(visit: Visiting, tmp_path: Path) -> None:
    report = hostile(LONG.replace("src=x", "src=http://regelratt.invalid/x"))
    files = made(mulle(), [report, msgspec.structs.replace(hostile(HOSTILE), suite=report.suite)])
    write(files, tmp_path)
    here = visit(tmp_path, PHONE)
    scenarios = [f"scenario/{slug(verdict.id)}.html" for verdict in report.verdicts[1:]]
    for path in ("resultat.html", "kapitel/VAL.html", *scenarios[::3]):
        page = here.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.title() == html.unescape(str(files[path]).partition("<title>")[2].partition("</title>")[0])
        assert page.locator("script").count() == str(files[path]).count("<script ")
        assert page.locator("main img").count() == (2 if path == "resultat.html" else 0)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_the_answers_with_markup_in_them_are_drawn(book: Book) -> None:
    """Or else the tests above would not try that."""
    report = hostile(HOSTILE)
    overlay = Overlay(book, [report])
    ours = {verdict.id for verdict in report.verdicts}
    pages = [tree(str(overlay.of_entry(entry))) for entry in book.entries if entry.id in ours]
    found = [part for page in pages for part in page.all("div", "got")]
    for tag, name in (("span", "card"), ("ul", "moves-answer"), ("table", "answer"), ("p", "no")):
        assert any(part.all(tag, name) for part in found), name


# badges


def image(side: Implementation) -> tuple[str, str]:
    """The title of a badge, and its colour."""
    root = ET.fromstring(badge(side))
    spaces = "{http://www.w3.org/2000/svg}"
    title, path = root.find(f"{spaces}title"), root.find(f"{spaces}path")
    assert title is not None
    assert path is not None
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == title.get("id")
    texts = [each.text for each in root.iter(f"{spaces}text")]
    assert title.text == ": ".join(map(str, texts))
    return title.text or "", path.get("fill") or ""


def test_a_badge_says_how_much_of_each_edition_and_of_a_part_that_it_is_one(sides: list[Implementation]) -> None:
    told = [image(side) for side in sides]
    shares = [f"{total.share} of {edition}" for edition, total in sides[0].totals.items()]
    assert told[0][0] == f"{sides[0].label}: {', '.join(shares)}"
    assert shares[0].startswith("98.")
    assert told[1] == (f"{sides[1].label}: conforms at full", GREEN)
    assert told[2][0].startswith("OnlyUtkast: partial, only chapter VAL, TAB · 0.3.0 not declared, ")
    assert "104 errored" in told[3][0]
    assert all("partial, only chapter" in title for title, _ in told[2:7])
    assert told[7][0].partition(": ")[2].startswith("partial run · ")
    assert [color for _, color in told].count(GREEN) == 1


def test_a_badge_is_green_only_if_the_whole_of_the_book_conforms(book: Book) -> None:
    report = judged("reference")
    replace = msgspec.structs.replace
    verdicts = report.verdicts
    spoilt = [
        replace(report, partial=True),
        replace(report, asked=replace(report.asked, chapters=["VAL"])),
        replace(report, suite=replace(report.suite, digest="0")),
        replace(report, adapter=replace(report.adapter, given_up="Too often.")),
        replace(report, verdicts=verdicts[1:]),
        replace(report, verdicts=[]),
        *(replace(report, verdicts=[replace(verdicts[0], outcome=outcome), *verdicts[1:]])
          for outcome in Outcome if outcome not in {Outcome.PASSED, Outcome.WRONG_REASON}),
        replace(report, verdicts=[replace(each, outcome=Outcome.SKIPPED) for each in verdicts]),
    ]  # fmt: skip
    sides, _ = implementations(book, [report, *spoilt])
    assert image(sides[0])[1] == GREEN
    for side in sides[1:]:
        assert image(side)[1] != GREEN
        assert "conforms" not in summary(side)
    assert summary(sides[6]) == summary(sides[-1]) == "nothing judged"


def test_at_the_lowest_level_what_rests_on_a_ruling_is_not_missing(book: Book) -> None:
    report = run(mulle(), Judge("reference", Level.TEXT, Choice(rulings=False)))
    (side,), _ = implementations(book, [report])
    assert image(side) == (f"{side.label}: conforms at text", GREEN)
    assert any(standing.missing for standing in side.clauses.values())


# in a browser


def entry_with_faults(sides: list[Implementation], book: Book) -> Entry:
    verdict = sides[0].report.faults()[0]
    return next(each for each in book.entries if each.id == verdict.id)


def test_the_comparison_can_be_narrowed_to_what_differs_and_what_is_broken(visit: Visiting, home: Path) -> None:
    page = visit(home).goto("resultat.html?utgava=0.3.0")
    rows = page.locator(".of-edition:visible tr.row:visible")
    every, differs = rows.count(), page.locator(".of-edition[data-in='0.3.0'] tr.row[data-differs]").count()
    broken = page.locator(".of-edition[data-in='0.3.0'] tr.row[data-broken]").count()
    assert 0 < broken < every
    assert 0 < differs < every
    page.get_by_label("bara brutna regler").check()
    expect(rows).to_have_count(broken)
    expect(page.locator("#filtered")).to_contain_text(f"{broken} av {every} regler")
    page.get_by_label("bara brutna regler").uncheck()
    page.get_by_label("bara regler där de skiljer sig").check()
    expect(rows).to_have_count(differs)
    page.get_by_role("radio", name="utkast").check()
    expect(page.locator(".of-edition:visible")).to_have_count(1)
    page.get_by_label("bara regler där de skiljer sig").uncheck()
    page.get_by_role("radio", name="Båda").check()
    expect(page.locator(".of-edition:visible")).to_have_count(2)


def test_without_script_the_whole_comparison_is_shown(visit: Visiting, home: Path) -> None:
    page = visit(home, java_script_enabled=False).goto("resultat.html")
    assert page.locator("tr.row").count() == page.locator("tr.row:visible").count() > 100
    expect(page.locator(".filter")).to_be_hidden()


def test_the_chosen_edition_is_the_one_whose_results_are_shown(
    visit: Visiting, home: Path, sides: list[Implementation], book: Book
) -> None:
    page = visit(home).goto("kapitel/INT.html?utgava=utkast")
    assert page.locator("#INT-3 .stand[data-in='utkast']:visible").count() == len(sides)
    assert page.locator("#INT-3 .stand[data-in='0.3.0']:visible").count() == 0
    page.get_by_role("radio", name="Båda").check()
    assert page.locator("#INT-3 .stand:visible").count() == 2 * len(sides)
    page.locator("#INT-3 .stand[data-in='0.3.0'] a").first.click()
    expect(page.locator("#resultat")).to_be_visible()


def test_the_table_can_be_scrolled_with_its_heads_in_sight(visit: Visiting, home: Path) -> None:
    page = visit(home, PHONE).goto("resultat.html")
    scroller = page.locator(".of-edition:visible .tall")
    assert scroller.get_attribute("tabindex") == "0"
    scroller.evaluate("each => { each.scrollTop = 600; each.scrollLeft = 200; }")
    for selector in ("thead th:nth-child(3)", "tbody tr.row:nth-child(20) th, tfoot th"):
        head, box = scroller.locator(selector).first.bounding_box(), scroller.bounding_box()
        assert head
        assert box
        if "thead" in selector:
            assert head["y"] == pytest.approx(box["y"], abs=3)
        else:
            assert head["x"] == pytest.approx(box["x"], abs=3)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_results_can_be_used_by_everybody_and_nothing_sticks_out_on_a_phone(
    scheme: str, visit: Visiting, home: Path, sides: list[Implementation], book: Book
) -> None:
    here = visit(home, PHONE, color_scheme=scheme)
    errored = next(entry for entry in book.entries if entry.id == sides[3].report.faults()[0].id)
    for path in ("resultat.html", entry_with_faults(sides, book).path, errored.path, "kapitel/SLA.html"):
        page = here.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
        # more of the same, which takes axe long: all but some chapters, and clauses
        more = ".matrix tbody:nth-of-type(n+4), main > .clause:nth-of-type(n+3)"
        page.evaluate("more => document.querySelectorAll(more).forEach(each => each.remove())", more)
        assert inaccessible(page) == "", path


# the command


def call(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["book", *words])
    return result.exit_code, result.output


def test_the_command_lays_reports_over_the_book(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(encoded(too_few()))
    (tmp_path / "b.json").write_bytes(encoded(judged("reference")))
    files = [str(tmp_path / name) for name in ("a.json", "b.json")]
    code, said = call("--out", str(tmp_path / "bok"), "--results", *files)
    assert code == 0, said
    assert (tmp_path / "bok" / "resultat.html").exists()
    assert len(list((tmp_path / "bok" / "badge").iterdir())) == 2


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is no report of regelratt check --report"),
        (b"{}", "is no report of regelratt check --report"),
        (b"\xff\xfe", "is no report of regelratt check --report"),
        (b"[" * 100_000, "is no report of regelratt check --report"),
        (None, "does not exist"),
    ],
)
def test_a_file_that_is_no_report_is_a_wrong_call(tmp_path: Path, content: bytes | None, words: str) -> None:
    if content is not None:
        (tmp_path / "a.json").write_bytes(content)
    code, said = call("--out", str(tmp_path / "bok"), "--results", str(tmp_path / "a.json"))
    assert code == 2
    assert words in said
    assert not (tmp_path / "bok").exists()


def test_a_report_on_another_game_or_of_another_schema_or_named_twice_is_a_wrong_call(tmp_path: Path) -> None:
    report = judged("reference", chapters=("VAL",))
    other = msgspec.structs.replace(report, suite=msgspec.structs.replace(report.suite, game="poker\x1b"))
    newer = msgspec.structs.replace(report, schema=99)
    for name, content in (("a", report), ("copy", report), ("other", other), ("newer", newer)):
        (tmp_path / f"{name}.json").write_bytes(encoded(content))
    for names, words in (
        (("other",), "is a report on poker\\x1b; this is the book of mulle."),
        (("newer",), "schema 99"),
        (("a", "a"), "is named twice"),
        (("a", "copy"), "are the same report"),
    ):
        code, said = call(
            "--out", str(tmp_path / "bok"), "--results", *(str(tmp_path / f"{name}.json") for name in names)
        )
        assert code == 2
        assert words in said
    code, said = call("--out", str(tmp_path / "bok"), "--results", str(tmp_path))
    assert code == 2
    assert "is a directory" in said
