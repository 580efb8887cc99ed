"""The site: its pages, and what all of them have in common."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from .. import __version__
from ..register import Clause
from ..reports import clean
from ..specification import FIRST_LINE
from ..suite import Suite, digest
from ..unreadable import read
from . import drawing
from .entry import Entry, entries
from .words import LANGUAGES, both, word

HERE = Path(__file__).parent
LANGUAGE = FIRST_LINE.rpartition(" ")[2]
"""What the rulebook is written in."""
MENU = {
    # page: word
    "index.html": "rules",
    "avgoranden.html": "rulings",
    "andringar.html": "changes",
    "tackning.html": "coverage",
    "resultat.html": "results",
    "prova.html": "try",
    "bok.html": "print",
}


@dataclass(frozen=True)
class Book:
    """All that is told: the rules, and every scenario as it is played."""

    suite: Suite
    entries: list[Entry]
    digest: str

    @cached_property
    def title(self) -> str:
        """What the book is called."""
        return self._text.partition("\n")[0].removeprefix("# ")

    @cached_property
    def _text(self) -> str:
        return read(self.suite.register.path)

    @cached_property
    def preface(self) -> str:
        """What stands before the first chapter."""
        return self._text.partition("\n")[2].partition("\n## ")[0]

    def section(self, title: str) -> str:
        """What stands under a heading that is no chapter; nothing where there is none."""
        found = re.search(rf"(?ms)^## {re.escape(title)}\n(.*?)(?=^## |\Z)", self._text)
        return found[1] if found else ""

    @cached_property
    def appendices(self) -> list[tuple[str, str]]:
        """What stands after the last chapter, each with its heading."""
        heads = re.findall(r"(?m)^## (.+)$", self._text)
        chapters = {f"{code} {title}" for code, title in self.suite.register.chapters.items()}
        return [(head, self.section(head)) for head in heads if head not in chapters]

    @cached_property
    def by_clause(self) -> dict[str, list[Entry]]:
        """The scenarios of each clause: first those that are there for it."""
        found: dict[str, list[Entry]] = {name: [] for name in self.suite.register.clauses}
        for entry in self.entries:
            for clause in entry.clauses:
                found[clause].append(entry)
        return {name: sorted(those, key=lambda each: each.clauses[0] != name) for name, those in found.items()}

    @cached_property
    def headings(self) -> dict[str, str]:
        """What each clause is about, in the words that its scenarios stand under; empty where none is there for it."""
        found = {entry.first: entry.cases[0].rule for entry in reversed(self.entries)}
        return {name: found.get(name, "") for name in self.suite.register.clauses}

    @cached_property
    def by_ruling(self) -> dict[str, list[Entry]]:
        """The scenarios that rest on each ruling."""
        return {name: [each for each in self.entries if name in each.rulings] for name in self.suite.rulings}

    @cached_property
    def chapters(self) -> dict[str, list[Clause]]:
        """The clauses of each chapter."""
        clauses = self.suite.register.clauses.values()
        return {code: [each for each in clauses if each.chapter == code] for code in self.suite.register.chapters}


def read_book(suite: Suite) -> Book:
    """The book of a suite."""
    return Book(suite, entries(suite), digest(suite.game))


@dataclass
class Site:
    """The files of the book, by their paths."""

    book: Book
    menu: tuple[str, ...]
    """The pages of the menu that are there."""
    files: dict[str, str | bytes] = field(default_factory=dict)

    def add(self, path: str, template: str, title: str, **values: Any) -> None:
        """Write a page."""
        root = "../" * path.count("/")
        self.files[path] = _environment().get_template(template).render(
            book=self.book, suite=self.book.suite, register=self.book.suite.register,
            path=path, root=root, title=title, menu=[(page, MENU[page]) for page in self.menu],
            prose=_Prose(self.book.suite, root), **values,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Prose:
    """Texts of the rulebook on a page: Markdown, in which clauses and rulings are links."""

    suite: Suite
    root: str

    def __call__(self, text: str) -> Markup:
        """The text as HTML."""
        made = _rendered(text)
        linked = re.sub(r"\b([A-ZÅÄÖ]{3}-\d+|A-\d+)\b(?![^<]*</a>)", self._link, made)
        kept = drawing.NAMED.sub(r'<span class="whole">\1</span>', linked)
        return Markup(kept)  # noqa: S704  Markdown without HTML escapes everything

    def _link(self, found: re.Match[str]) -> str:
        name = found[1]
        if name in self.suite.register.clauses or name in self.suite.rulings:
            return f'<a href="{self.root}{address(self.suite, name)}">{name}</a>'
        return name


def address(suite: Suite, name: str) -> str:
    """The permanent address of a clause, a chapter or a ruling."""
    if name in suite.rulings:
        return f"avgoranden.html#{name}"
    return f"kapitel/{name.partition('-')[0]}.html" + (f"#{name}" if "-" in name else "")


@cache
def _rendered(text: str) -> str:
    return str(_markdown().render(clean(text)))


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")


def grouped(those: Iterable[Entry]) -> Iterator[tuple[str, list[Entry]]]:
    """The entries with the rows of an outline together."""
    found: dict[str, list[Entry]] = {}
    for entry in those:
        found.setdefault(entry.name, []).append(entry)
    yield from found.items()


def part(template: str, **values: Any) -> Markup:
    """A part of a page in a folder, made by itself: whoever wants it on a page knows where that is."""
    return Markup(_environment().get_template(template).render(root="../", **values))  # noqa: S704  it escapes everything


def _shown(value: Any) -> Any:
    """Whatever is put on a page is clean, wherever it came from."""
    return clean(value) if isinstance(value, str) and not isinstance(value, Markup) else value


@cache
def _environment() -> Environment:
    made = Environment(
        loader=FileSystemLoader(HERE / "pages"), autoescape=True, finalize=_shown, undefined=StrictUndefined,
        trim_blocks=True, lstrip_blocks=True,
    )  # fmt: skip
    made.globals |= {
        "t": word, "both": both, "sprite": drawing.SPRITE, "language": LANGUAGE, "languages": LANGUAGES,
        "version": __version__, "address": address, "grouped": grouped,
    }  # fmt: skip
    made.filters |= {"picture": drawing.picture, "card": drawing.card, "whole": drawing.whole}
    return made
