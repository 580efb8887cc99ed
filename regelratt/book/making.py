"""The whole book: every page, made from what the other modules know."""

from collections.abc import Sequence

from ..report import Report
from ..suite import ROOT, Suite
from ..unreadable import read
from . import changes, coverage, search, trying
from .entry import slug
from .folder import Files
from .results import Overlay
from .site import HERE, MENU, Book, Site, grouped, read_book
from .words import WORDS

STYLES = ("book", "changes", "coverage", "search", "results", "trying")
"""The style sheets, put together into one."""


def made(suite: Suite, reports: Sequence[Report] = ()) -> Files:
    """Every file of the book, by its path."""
    book = read_book(suite)
    overlay = Overlay(book, reports) if reports else None
    site = Site(book, tuple(page for page in MENU if page != "resultat.html" or reports))
    _front(site)
    _chapters(site, overlay)
    _scenarios(site, overlay)
    _rulings(site)
    site.add("bok.html", "paper.html.jinja", book.title)
    for part in (changes, coverage, search, trying):
        part.add(site)
    if overlay:
        overlay.add(site)
    styles = [(HERE / f"{name}.css").read_text("utf-8") for name in STYLES if (HERE / f"{name}.css").exists()]
    site.files["bok.css"] = "\n".join([*styles, _edition_rules(book)])
    site.files["bok.js"] = (HERE / "book.js").read_text("utf-8")
    return site.files


def _front(site: Site) -> None:
    counts = {
        code: len({entry.name for entry in site.book.entries if entry.first in {clause.id for clause in clauses}})
        for code, clauses in site.book.chapters.items()
    }
    lead, _, rest = site.book.preface.strip().partition("\n\n")
    more = {f"bilaga/{slug(head)}.html": (head, text) for head, text in site.book.appendices
            if head != WORDS["changes"][0]}  # fmt: skip
    site.add("index.html", "index.html.jinja", site.book.title, counts=counts, lead=lead, rest=rest, more=more)
    for path, (head, text) in more.items():
        site.add(path, "appendix.html.jinja", head, text=text)


def _chapters(site: Site, overlay: Overlay | None) -> None:
    codes = list(site.book.chapters)
    for place, code in enumerate(codes):
        before, after = codes[place - 1] if place else "", (codes[place + 1 :] or [""])[0]
        site.add(
            f"kapitel/{code}.html", "chapter.html.jinja", f"{code} {site.book.suite.register.chapters[code]}",
            code=code, clauses=site.book.chapters[code], before=before, after=after,
            overlay=overlay.of_clause if overlay else None,
        )  # fmt: skip


def _scenarios(site: Site, overlay: Overlay | None) -> None:
    """A page for each; they are turned in the order of the files."""
    those = site.book.entries
    rows = dict(grouped(those))
    for place, entry in enumerate(those):
        site.add(
            entry.path, "scenario.html.jinja", entry.id, entry=entry, chapter=entry.first.partition("-")[0],
            rows=rows[entry.name], before=those[place - 1] if place else None,
            after=those[place + 1] if place + 1 < len(those) else None,
            overlay=overlay.of_entry(entry) if overlay else None,
        )  # fmt: skip


def _rulings(site: Site) -> None:
    suite = site.book.suite
    text = read(ROOT / "docs" / suite.game / "avgoranden.md")
    preface = text.partition("\n")[2].partition("\n## ")[0]
    bodies = {name: ruling.text[ruling.text.index("**") :] for name, ruling in suite.rulings.items()}
    site.add("avgoranden.html", "rulings.html.jinja", "Avgöranden", preface=preface, bodies=bodies)


def _edition_rules(book: Book) -> str:
    """What is not of the chosen edition is not shown, or said to be of another."""
    rules = []
    for edition in book.suite.register.editions:
        chosen = f'html[data-edition="{edition}"]'
        rules += [
            f'{chosen} [data-in]:not([data-in~="{edition}"]) {{ display: none; }}',
            f'{chosen} [data-here]:not([data-here~="{edition}"]) > .body {{ display: none; }}',
            f'{chosen} [data-here]:not([data-here~="{edition}"]) > .elsewhere {{ display: block; }}',
            f'{chosen} .elsewhere[data-here]:not([data-here~="{edition}"]) {{ display: block; }}',
        ]
    return "\n".join(["", *rules, ""])
