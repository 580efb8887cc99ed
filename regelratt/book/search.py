"""The search: everything that can be found, in a file that the page reads."""

import re
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from ..contract import Data
from ..picture import Card, Picture
from ..register import Clause
from ..reports import clean
from ..rulings import PARTS, Ruling
from ..suite import Suite
from .entry import Entry
from .site import HERE, Book, Site, address, grouped

INDEX = "sokord.js"
SCRIPT = "sok.js"
_HEADS = re.compile(rf"\*\*(?:{'|'.join(PARTS)})\.\*\*")
"""What every ruling says, which would be found in all of them."""


def add(site: Site) -> None:
    """Write the page, what it searches, and the script that does it."""
    site.files[INDEX] = index(site.book)
    site.files[SCRIPT] = (HERE / "search.js").read_text("utf-8")
    site.add("sok.html", "search.html.jinja", "Sök", index=INDEX, script=SCRIPT, example=_example(site.book))


def index(book: Book) -> str:
    """The file that the page reads. It sets a global, because from disk nothing can be fetched."""
    made = _Index(book)
    data = {
        "clauses": [made.clause(each) for each in book.suite.register.clauses.values()],
        "rulings": [made.ruling(each) for each in book.suite.rulings.values()],
        "scenarios": [made.scenario(rows) for _, rows in grouped(book.entries)],
        "cards": [list(map(clean, each[:4])) for each in made.cards.values()],
        "sentences": [clean(each) for each in made.sentences],
    }
    return f"window.sokord = {msgspec.json.encode(data).decode()};\n"


class _Index:
    """The index of a book; what comes again and again is kept once, and named by its place."""

    def __init__(self, book: Book) -> None:
        self.suite: Suite = book.suite
        self.headings = book.headings
        self.sentences: dict[str, int] = {}
        drawn = {entry.id: set(_cards(entry)) for entry in book.entries}
        self.cards = {each.name: each for each in sorted(set().union(*drawn.values()))}
        self._place = {name: place for place, name in enumerate(self.cards)}
        self._drawn = drawn
        self._named = re.compile(rf"\b(?:{'|'.join(map(re.escape, self.cards)) or '(?!)'})\b")

    def clause(self, clause: Clause) -> Data:
        """A clause, in each of its versions."""
        versions = [
            {
                "editions": each.editions, "text": plain(each.text), "codes": each.codes, "tags": each.rulings,
                "cards": self._mentioned([each.text]),
            }
            for each in clause.versions
        ]  # fmt: skip
        chapter = clean(self.suite.register.chapters[clause.chapter])
        return {
            "id": clause.id, "title": clean(self.headings[clause.id]) or chapter, "rule": chapter,
            "path": address(self.suite, clause.id), "versions": versions,
        }  # fmt: skip

    def ruling(self, ruling: Ruling) -> Data:
        """A ruling, in the editions in which it decides something."""
        text = _HEADS.sub("", ruling.text[ruling.text.index("**") :])
        return {
            "id": ruling.id, "title": clean(ruling.question), "path": address(self.suite, ruling.id),
            "editions": [each for each in self.suite.register.editions if self.suite.decides(ruling.id, each)],
            "tags": ruling.clauses, "text": plain(text), "cards": self._mentioned([text]),
        }  # fmt: skip

    def scenario(self, rows: list[Entry]) -> Data:
        """A scenario, with its rows."""
        first = rows[0]
        return {"title": clean(first.name), "rule": clean(first.cases[0].rule), "rows": list(map(self._row, rows))}

    def _row(self, entry: Entry) -> Data:
        texts = [text for step in entry.scenario.steps for text in _sentences(step.keyword, step.text, step.table)]
        drawn = {self._place[card.name] for card in self._drawn[entry.id]}
        return {
            "row": clean(entry.row), "path": entry.path, "editions": entry.editions,
            "tags": [*entry.clauses, *entry.rulings], "codes": sorted(set(_codes(entry))),
            "text": [self.sentences.setdefault(text, len(self.sentences)) for text in texts],
            "cards": sorted(drawn.union(self._mentioned(texts))),
        }  # fmt: skip

    def _mentioned(self, texts: Iterable[str]) -> list[int]:
        """The cards that a text names, each by its place."""
        return sorted({self._place[name] for text in texts for name in self._named.findall(text)})


def _sentences(keyword: str, text: str, table: tuple[tuple[str, ...], ...]) -> Iterator[str]:
    yield f"{keyword} {text}"
    yield from (" · ".join(row) for row in table)


def _cards(entry: Entry) -> Iterator[Card]:
    """Every card that lies in a scenario, unmarked; not what does not exist."""
    for telling in entry.tellings:
        for moment in telling.moments:
            yield from (card for shown in (moment.before, moment.after) if shown for card in _lying(shown))


@cache
def _lying(shown: Picture) -> frozenset[Card]:
    found = (card for place in shown.places for pile in place.piles for card in pile.cards)
    return frozenset(card._replace(mark="") for card in found if card.suit)


def _codes(entry: Entry) -> Iterator[str]:
    """Why moves are refused in a scenario."""
    for telling in entry.tellings:
        yield from (moment.refusal.code for moment in telling.moments if moment.refusal)


def plain(text: str) -> str:
    r"""The text without Markdown's marks, on one line.

    >>> plain("En *mening*:\n\n| a | b |\n|---|---|\n| c | 1 |")
    'En mening: a · b c · 1'
    """
    lines = (line.strip().strip("|").strip() for line in text.splitlines() if not re.fullmatch(r"[\s|:-]+", line))
    bare = re.sub(r"[*`]+|^- ", "", "\n".join(lines), flags=re.MULTILINE)
    return clean(" ".join(bare.replace("|", "·").split()))


def _example(book: Book) -> dict[str, str]:
    """What the page gives as examples: something of each kind that is in this very book."""
    clauses, rulings = book.suite.register.clauses, book.suite.rulings
    card = next((card for entry in book.entries for card in sorted(set(_cards(entry)))), None)
    codes = [code for clause in clauses.values() for code in clause.codes]
    found = {
        "clause": next(iter(clauses), ""), "ruling": next(iter(rulings), ""), "code": next(iter(codes), ""),
        "card": card.name if card else "", "spoken": card.spoken if card else "",
    }  # fmt: skip
    return {key: value for key, value in found.items() if value}
