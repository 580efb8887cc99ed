"""The page: one file, read by people, in which an adapter can say what it likes and do nothing."""

import json
import os
import re
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import regelratt.reports
from regelratt.report import Report
from regelratt.reports import conclusion, percent
from regelratt.reports.html import ROOM, html
from regelratt.verdict import Evidence, Exchange, Level, Outcome, StepTaken, Verdict

from .engines import everything, judged, mulle, poisoned, tame

VOID = {"meta", "link", "col", "br", "hr", "img", "input"}
CSS = Path(regelratt.reports.__file__).with_name("page.css").read_text("utf-8")


class Element:
    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.inside: list[Element | str] = []

    def __iter__(self) -> Iterator["Element"]:
        yield self
        for part in self.inside:
            if isinstance(part, Element):
                yield from part

    @property
    def text(self) -> str:
        return "".join(part if isinstance(part, str) else part.text for part in self.inside)

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    def all(self, tag: str = "", name: str = "") -> list["Element"]:
        """The elements of a tag, with a class."""
        return [each for each in self if (not tag or each.tag == tag) and (not name or name in each.classes)]

    def one(self, name: str) -> "Element":
        """The element with an id."""
        (found,) = [each for each in self if each.attributes.get("id") == name]
        return found


class Reader(HTMLParser):
    """A tree of elements; every tag must be closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open = [Element("", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].inside.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].inside.append(data)


def tree(page: str) -> Element:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert len(reader.open) == 1
    return reader.open[0]


def page(report: Report) -> Element:
    return tree(html(report, mulle()))


def with_verdicts(report: Report, *verdicts: Verdict) -> Report:
    return msgspec.structs.replace(report, verdicts=list(verdicts))


def squeezed(text: str) -> str:
    return " ".join(text.split())


# what it says


def test_the_head_says_who_was_judged_by_what_and_how_it_went() -> None:
    report = judged("Forgetful", chapters=("POA",))
    head = page(report).all("header")[0]
    assert "Breaks the rules in 8 scenarios of 1 clause." in head.text
    assert "Forgetful 2.1 (Python)" in head.text
    assert "PARTIAL" not in head.text
    facts = {each.all("dt")[0].text: each.all("dd")[0].text for each in head.all("dl")[0].all("div")}
    assert facts["Adapter"] == report.adapter.adapter
    assert facts["Editions"] == "0.3.0, utkast"
    assert facts["Level"] == "full"
    assert facts["Asked for"] == "chapter POA"
    assert facts["Suite"] == f"regelratt {report.suite.version}"
    assert facts["Digest"] == report.suite.digest
    assert facts["Date"].startswith(report.date[:10])


def test_a_report_that_was_broken_off_says_so_in_big_letters() -> None:
    report = msgspec.structs.replace(judged("Modest"), partial=True)
    (big,) = page(report).all("p", "partial")
    assert big.text == "PARTIAL"
    assert "broken off after" in page(report).all("h1")[0].text


@pytest.mark.parametrize(
    ("engine", "chapters", "tone", "words"),
    [
        ("Reference", (), "good", "Conforms at the level full."),
        ("Reference", ("VAL",), "good", "No fault in the part that was asked for at the level full."),
        ("Modest", ("VAL",), "fair", "scenarios skipped, which is no pass."),
        ("Forgetful", ("POA",), "bad", "in 8 scenarios of 1 clause."),
        ("Faulty", ("TAB",), "bad", "The adapter is broken: "),
    ],
)
def test_the_conclusion_tells_a_pass_from_a_part_and_a_fault_from_a_broken_adapter(
    engine: str, chapters: tuple[str, ...], tone: str, words: str
) -> None:
    report = judged(engine, chapters=chapters or ("TAB",))
    if not chapters:
        asked = msgspec.structs.replace(report.asked, chapters=[])
        report = msgspec.structs.replace(report, asked=asked)
    found = conclusion(report)
    assert found[0] == tone
    assert words in found[1]
    assert page(report).all("header")[0].classes == [tone]


def test_the_score_of_each_edition_stands_beside_those_of_the_bots() -> None:
    report = judged("Forgetful", chapters=("POA",))
    score = page(report).one("score")
    heads = [each.text for each in score.all("th") if each.attributes.get("scope") == "col"]
    assert heads[3:] == [f"bot that {bot}" for bot in ("refuses all", "accepts all", "answers nothing")]
    rows = score.all("tbody")[0].all("tr")
    assert [row.all("th")[0].text for row in rows] == ["0.3.0", "utkast"]
    for row, each in zip(rows, report.scores, strict=True):
        assert f"{each.asked - 4} of {each.asked}" in row.text
        assert [cell.text for cell in row.all("td", "bot")] == [percent(n, each.asked) for n in each.bots.values()]


def test_an_edition_that_is_not_declared_is_said_to_be_that() -> None:
    score = squeezed(page(judged("Modest")).one("score").text)
    assert re.search(r"utkast ?– ?not declared: \d+ scenarios skipped", score)


def test_every_clause_that_was_asked_is_in_the_table_with_its_text_and_its_counts() -> None:
    report = judged("Forgetful", chapters=("POA",))
    found = page(report)
    asked = {clause for verdict in report.verdicts for clause in verdict.clauses}
    rows = {row.all("summary")[0].text.split()[0]: row for row in found.one("clauses").all("tr") if row.all("summary")}
    assert list(rows) == [clause for clause in mulle().register.clauses if clause in asked]
    assert "Varje tabbe ger 1 poäng." in found.one("clause-POA-2").text
    assert [squeezed(cell.text) for cell in rows["POA-2"].all("td")] == ["4 failed 2/6", "4 failed 2/6"]
    assert [cell.classes for cell in rows["POA-2"].all("td")] == [["count", "bad"]] * 2
    assert {cell.classes[1] for cell in rows["POA-1"].all("td")} == {"good"}


def test_a_fault_is_told_as_a_person_wants_it() -> None:
    report = judged("Faulty")
    found = page(report)
    fault = next(each for each in found.all("details", "fault") if each.all("", "invariant"))
    verdict = next(each for each in report.verdicts if each.id == fault.all("span", "name")[0].text)
    evidence = verdict.evidence
    assert evidence is not None
    assert fault.all("p", "message")[0].text == verdict.message
    steps = fault.all("ol", "steps")[0].all("li")
    assert [(each.text, each.classes[0]) for each in steps] == [
        (step.text, step.outcome.replace(" ", "-")) for step in evidence.steps
    ]
    assert [each.classes for each in steps].count(["failed"]) == 1
    drawn = fault.all("pre", "table")
    assert drawn[0].text == evidence.position
    assert all(card.text in evidence.position for card in drawn[0].all("span", "card"))
    reds = {card.text[0]: "red" in card.classes for card in drawn[0].all("span", "card")}
    assert all(red == (suit in "♥♦") for suit, red in reds.items())
    assert evidence.move in fault.all("p", "move")[0].text
    assert json.loads(evidence.exchanges[-1].received) == json.loads(fault.all("dl", "wire")[-1].all("dd")[1].text)
    assert f"--edition {verdict.edition} -k '{verdict.id}'" in fault.all("pre", "command")[0].text


def test_expected_and_got_stand_side_by_side_with_what_differs_marked() -> None:
    report = judged("Forgetful", chapters=("POA",))
    fault = page(report).all("details", "fault")[0]
    sides = {side.all("figcaption")[0].text: side for side in fault.all("figure") if side.all("ul", "lines")}
    assert list(sides) == ["Expected", "Got"]
    assert [each.classes for each in sides["Got"].all("li")] == [["differs"]]
    assert sides["Got"].all("li")[0].text == "0"


def test_a_broken_adapter_is_told_with_its_log_and_a_hint() -> None:
    fault = next(each for each in page(judged("Faulty")).all("details", "fault") if each.all("", "errored"))
    assert "RuntimeError: I cannot." in next(each.text for each in fault.all("pre", "wire"))
    assert "raised an exception" in fault.all("p", "hint")[0].text


def test_what_fails_alike_in_two_editions_is_told_once_with_both_and_both_commands() -> None:
    report = judged("Forgetful", chapters=("POA",))
    faults = page(report).all("details", "fault")
    assert len(faults) == 4
    for fault in faults:
        assert [each.text for each in fault.all("span", "edition")] == ["0.3.0", "utkast"]
        assert len(fault.all("pre", "command")[0].all("code")) == 2


def test_a_ruling_that_a_fault_rests_on_can_be_read() -> None:
    report = judged("Modest")
    passed = next(verdict for verdict in report.verdicts if verdict.outcome is Outcome.PASSED)
    name, ruling = next(iter(mulle().rulings.items()))
    fault = msgspec.structs.replace(passed, outcome=Outcome.FAILED, rulings=[name])
    found = page(with_verdicts(report, fault))
    (link,) = [each for each in found.all("a") if each.attributes["href"] == f"#ruling-{name}"]
    assert link.text == name
    assert ruling.question in found.one("rulings").text
    assert "Förkastade läsningar." in found.one(f"ruling-{name}").text


def test_skips_are_grouped_by_reason_with_their_number() -> None:
    report = judged("Modest")
    reasons = [verdict.message for verdict in report.verdicts if verdict.outcome is Outcome.SKIPPED]
    rows = [[cell.text for cell in row.all("td")] for row in page(report).one("skipped").all("tr")[1:]]
    assert {reason: int(count) for count, reason in rows} == {reason: reasons.count(reason) for reason in reasons}
    assert len(rows) >= 2


def test_known_failures_stand_with_the_reason_in_the_list_and_its_link() -> None:
    known = page(everything()).one("known")
    assert len(known.all("tbody")[0].all("tr")) == 3
    assert "Later." in known.text
    assert {each.attributes["href"] for each in known.all("a")} == {"https://example.org/1"}


def test_reasons_that_differ_are_shown_where_they_do_not_count_and_are_faults_where_they_do() -> None:
    assert "no-<script>" in page(everything(Level.FULL)).one("reasons").text
    strict = page(everything(Level.STRICT))
    assert not [each for each in strict if each.attributes.get("id") == "reasons"]
    assert strict.one("faults").all("span", "wrong-reason")


def test_what_else_the_adapter_said_is_there() -> None:
    report = judged("Modest")
    said = msgspec.structs.replace(
        report.adapter, noise=["<b>loading</b> rules\x1b[0m"] * 300, deaths=7, given_up="Not asked any more. <i>"
    )
    part = page(msgspec.structs.replace(report, adapter=said)).one("adapter")
    assert "300 lines on stdout were no messages" in part.text
    assert "<b>loading</b> rules\\x1b[0m" in part.text
    assert "7 times" in part.text
    assert "Not asked any more. <i>" in part.text
    assert "hello, values" in part.text


# how it is made


def test_every_link_leads_somewhere_on_the_page() -> None:
    found = page(everything())
    names = [each.attributes["id"] for each in found if "id" in each.attributes]
    assert len(names) == len(set(names))
    inside = {each.attributes["href"][1:] for each in found.all("a") if each.attributes["href"].startswith("#")}
    assert inside
    assert inside <= set(names)


def test_swedish_is_marked_as_swedish_and_the_rest_is_english() -> None:
    found = page(judged("Forgetful", chapters=("POA",)))
    assert found.all("html")[0].attributes["lang"] == "en"
    for part in (*found.all("ol", "steps"), *found.all("div", "rule"), *found.all("span", "name")):
        assert part.attributes["lang"] == "sv"


def test_headings_go_down_one_at_a_time_and_every_table_has_heads() -> None:
    found = page(everything())
    levels = [int(each.tag[1]) for each in found if re.fullmatch("h[1-6]", each.tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))
    for table in found.all("table"):
        assert table.all("th")


def test_nothing_on_the_page_asks_for_anything_outside() -> None:
    found = page(everything())
    assert not found.all("script") + found.all("img") + found.all("iframe") + found.all("form") + found.all("object")
    assert not [each for each in found if "src" in each.attributes or any(name[:2] == "on" for name in each.attributes)]
    assert [each.attributes["href"] for each in found.all("link")] == ["data:,"]
    assert not re.search(r"url\(|@import|//", CSS)
    (policy,) = [each for each in found.all("meta") if each.attributes.get("http-equiv") == "Content-Security-Policy"]
    assert policy.attributes["content"].startswith("default-src 'none'; style-src 'unsafe-inline'; img-src data:")


def test_what_an_adapter_says_is_text_and_adds_no_element() -> None:
    found = page(everything())
    assert [each.tag for each in found] == [each.tag for each in page(tame(everything()))]
    assert "<script>document.title='owned'</script>" in found.text
    assert "{{7*7}}" in found.text
    assert "\\x1b[31mred\\x1b[0m \\x00\\x07\\x0d \\ufffe 🂡" in found.text


def test_nothing_in_a_report_adds_an_element_wherever_it_stands() -> None:
    hostile, harmless = poisoned(everything()), tame(poisoned(everything()))
    text = html(hostile, mulle())
    assert [each.tag for each in tree(text)] == [each.tag for each in page(harmless)]
    assert not [letter for letter in text if (letter < " " and letter != "\n") or letter in "\x7f\ufffe\u202e"]


def test_no_control_character_is_on_the_page() -> None:
    text = html(everything(), mulle())
    assert not [letter for letter in text if (letter < " " and letter != "\n") or letter in "\x7f\ufffe\u202e"]
    text.encode()


def test_a_page_of_nothing_but_faults_is_a_few_megabytes_and_tells_every_one() -> None:
    report = judged("Modest")
    steps = [StepTaken(f"Och {'x' * 60}", "passed")] * 9 + [StepTaken("Så går det inte", "failed")]
    exchanges = [Exchange("play", '"' * 4_000, "&" * 4_000)] * 20
    evidence = Evidence(steps, "Bord  ♥7", "", "Anna slänger", ["<" * 4_000] * 300, [">" * 4_000] * 300, exchanges)
    clauses = list(mulle().register.clauses)
    faults = [
        Verdict(f"Fel {number}", "0.3.0", Outcome.FAILED, "", "f.feature", 1, "", [clauses[number % len(clauses)]],
                message="Det blev fel.", evidence=evidence)
        for number in range(1_800)
    ]  # fmt: skip
    made = html(with_verdicts(report, *faults), mulle())
    assert len(made.encode()) < 2 * ROOM
    found = tree(made)
    names = [each.text for each in found.all("span", "name")]
    assert sorted(names) == sorted(f"Fel {number}" for number in range(1_800))
    assert all(fault.all("pre", "command") for fault in found.all("details", "fault"))
    assert not found.all("details", "group")[0].attributes.get("open")


def test_where_there_is_not_room_for_all_every_clause_has_one_that_is_whole() -> None:
    report = judged("Modest")
    evidence = Evidence(steps=[StepTaken("Så", "failed")], log="x" * 4_000)
    clauses = list(mulle().register.clauses)
    faults = [
        Verdict(f"Fel {clause} {number}", "0.3.0", Outcome.FAILED, "", "f", 1, "", [clause], evidence=evidence)
        for clause in clauses
        for number in range(20)
    ]
    groups = page(with_verdicts(report, *faults)).one("faults").all("details", "group")
    assert len(groups) == len(clauses)
    whole = [len(group.all("ol", "steps")) for group in groups]
    assert 1 <= min(whole) <= max(whole) < 20


def test_a_report_on_another_suite_or_written_by_hand_still_makes_a_page() -> None:
    odd = Verdict(
        "\x00<", "<9>", Outcome.FAILED, "", "a<b", 0, "", ["XXX-1", "<u>"], rulings=["A-99"], message="\ud800"
    )
    bare = Verdict("b", "", Outcome.STALE, "", "", 0, "", [])
    report = msgspec.structs.replace(everything(), verdicts=[odd, bare], scores=[], date="never")
    found = page(report)
    assert [each.text for each in found.all("span", "name")] == ["\\x00<", "b"]
    assert "No clause was asked about." in found.text


def test_a_report_without_verdicts_says_that_nothing_was_judged() -> None:
    found = page(with_verdicts(judged("Modest")))
    assert "Nothing was judged" in found.all("h1")[0].text
    assert found.all("header")[0].classes == ["bad"]


def contrast(one: str, other: str) -> float:
    def light(color: str) -> float:
        parts = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dark", [False, True])
def test_every_text_can_be_told_from_what_is_behind_it(dark: bool) -> None:
    before, after = CSS.split("prefers-color-scheme: dark", 1)
    colors = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", after if dark else before))
    pairs = [(ink, back) for ink in ("ink", "dim", "link", "good", "bad", "fair") for back in ("paper", "back", "code")]
    pairs += [(kind, f"{kind}-back") for kind in ("good", "bad", "fair", "odd", "still")]
    pairs += [("card-ink", "card"), ("card-red", "card"), ("ink", "felt"), ("paper", "bad")]
    for ink, back in pairs:
        assert contrast(colors[ink], colors[back]) >= 4.5, (ink, back)


# in a browser

ITS_OWN = re.compile("google|gvt1")
"""Whom Chromium itself calls, whatever page it shows and however kindly it is asked not to."""


def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not found:
        pytest.fail("The page is tried in a real browser: install Chromium (on Debian: apt-get install chromium).")
    return found


@contextmanager
def recording() -> Iterator[tuple[int, list[str]]]:
    """A proxy that lets nothing through and writes down what was asked for."""
    asked: list[str] = []

    class Proxy(BaseHTTPRequestHandler):
        def __getattr__(self, name: str) -> Callable[[], None]:
            if name.startswith("do_"):
                return self.refuse
            raise AttributeError(name)

        def refuse(self) -> None:
            if not ITS_OWN.search(self.path):
                asked.append(self.path)
            self.send_error(502)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Proxy)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server.server_address[1], asked
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def visited(text: str, folder: Path) -> tuple[Element, list[str]]:
    """The elements of a page after a browser has read it from a file, and what it asked the network for."""
    file = folder / "page.html"
    file.write_text(text, "utf-8")
    with recording() as (port, asked):
        run = subprocess.run(
            [
                chromium(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                f"--user-data-dir={folder / 'profile'}", f"--proxy-server=http://127.0.0.1:{port}",
                "--proxy-bypass-list=<-loopback>", "--virtual-time-budget=5000", "--dump-dom", file.as_uri(),
            ],
            capture_output=True, encoding="utf-8", timeout=300, env={**os.environ, "HOME": str(folder)},
        )  # fmt: skip
    assert run.returncode == 0, run.stderr
    return tree(run.stdout), asked


def title(found: Element) -> str:
    return found.all("title")[0].text


def test_the_browser_would_tell_if_a_page_asked_for_something_or_ran_a_script(tmp_path: Path) -> None:
    unsafe = "<title>t</title><img src='http://regelratt.invalid/x'><script>document.title = 'owned'</script>"
    found, asked = visited(unsafe, tmp_path)
    assert title(found) == "owned"
    assert "http://regelratt.invalid/x" in asked


def test_in_a_browser_the_page_is_what_was_written_and_nothing_runs_or_is_fetched(tmp_path: Path) -> None:
    text = html(everything(), mulle()).replace("src=x", "src=http://regelratt.invalid/x")
    assert "src=http://regelratt.invalid/x" in text
    assert not ITS_OWN.search(text)
    found, asked = visited(text, tmp_path)
    assert asked == []
    assert title(found) == title(tree(text))
    assert "owned" not in title(found).partition(" Faulty")[0]
    assert [each.tag for each in found if each.tag] == [each.tag for each in tree(text) if each.tag]


def test_even_a_script_that_got_into_the_page_would_not_run(tmp_path: Path) -> None:
    attack = "<script>document.title = 'owned'</script><img src='http://regelratt.invalid/x'></body>"
    found, asked = visited(html(judged("Modest"), mulle()).replace("</body>", attack), tmp_path)
    assert found.all("script")
    assert title(found) != "owned"
    assert asked == []


def test_on_a_narrow_screen_nothing_sticks_out(tmp_path: Path) -> None:
    text = re.sub(r"<meta http-equiv=[^>]+>", "", html(everything(), mulle()))
    measure = """<script>
      document.querySelectorAll("details").forEach(each => { each.open = true })
      document.body.style.width = "360px"
      const wide = [...document.querySelectorAll("main *, header *")].filter(each =>
        !each.closest(".scroll, pre, nav") && each.getBoundingClientRect().right > 361)
      document.title = "stick out: " + wide.map(each => each.outerHTML.slice(0, 80)).join()
    </script></body>"""
    found, _ = visited(text.replace("</body>", measure), tmp_path)
    assert title(found) == "stick out: "
