"""What has changed: two editions side by side, in words and on the table."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from markupsafe import Markup

from ..contract import Data, Game
from ..games import rules
from ..oracle import engine
from ..picture import Picture
from ..register import Clause, Version
from .editions import told_by
from .entry import Entry, Refusal
from .site import Book, Site
from .wording import word_by_word

SECTION = "Vad har ändrats"
"""Where a person tells in the rulebook what has changed."""
DRAWN = {"new": 3, "dropped": 3, "changed": 3, "same": 1}
"""So many positions are drawn under a clause; to the others there are links."""
_NAMED = re.compile(r"\b[A-ZÅÄÖ]{3}-\d+\b")


class Difference(NamedTuple):
    """A move in a position that ends differently in two editions."""

    entry: Entry
    """The first scenario that makes it."""
    state: Data
    move: Data
    answers: tuple[Data, Data]
    """In the older edition, and in the newer."""
    odd: tuple[str, str] = ("", "")
    """Why it can only be set up in each edition, and never come of a game; nothing where it can."""
    decided: frozenset[str] = frozenset()
    """The clauses that decide either answer, where the game can tell."""
    cards: int = 0
    """So many lie there."""

    @property
    def refused(self) -> bool:
        """Whether it is refused in both editions; then only the reasons differ."""
        return all("refused" in answer for answer in self.answers)

    @property
    def clauses(self) -> list[str]:
        """What decides it, likeliest first: what the scenario is about, what refuses it, what the scenario shows."""
        refusals = (each["refused"].get("clause") for each in reversed(self.answers) if "refused" in each)
        return [self.entry.first, *filter(None, refusals), *self.entry.clauses[1:]]


class Outcome(NamedTuple):
    """What a move comes to in an edition."""

    edition: str
    refusal: Refusal | None
    after: Picture | None


class Position(NamedTuple):
    """A difference as it is drawn."""

    entry: Entry
    before: Picture
    move: str
    outcomes: tuple[Outcome, Outcome]
    odd: tuple[str, ...] = ()
    """Why it can only be set up in an edition, and never come of a game."""

    @property
    def refused(self) -> bool:
        """Whether it is refused in both editions."""
        return all(each.refusal for each in self.outcomes)


@dataclass(frozen=True, slots=True)
class Change:
    """A clause in two editions."""

    clause: Clause
    kind: str
    """`new`, `dropped`, `changed`, or `same` where only its effects differ."""
    anchor: str
    sides: tuple[Version | None, Version | None]
    positions: list[Position]
    """The simplest."""
    others: list[Entry]
    """The scenarios in which there are more."""
    count: int
    odd: int
    """So many of them can only be set up."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two editions side by side."""

    older: str
    newer: str
    changes: list[Change]
    count: int
    """So many positions end differently."""
    impossible: int
    """So many cannot be set up in both."""

    @property
    def odd(self) -> int:
        """So many can be set up, but never come of a game in both."""
        return sum(each.odd for each in self.changes)

    def of(self, kind: str) -> list[Change]:
        """The changes of a kind."""
        return [each for each in self.changes if each.kind == kind]


def add(site: Site) -> None:
    """Write the page."""
    text, editions = site.book.section(SECTION), site.book.suite.register.editions
    told = set(_NAMED.findall(text))
    pairs = [(older, newer) for newer, older in pairwise(editions)]  # the newest stands first in the rulebook
    those = [compared(site.book, older, newer, told, first=not place) for place, (older, newer) in enumerate(pairs)]
    site.add(
        "andringar.html", "changes.html.jinja", SECTION, text=text, comparisons=those, kinds=tuple(DRAWN),
        here={each.clause.id for each in those[0].changes} if those else set(),
        word_by_word=word_by_word, inwards=inwards,
    )  # fmt: skip


def inwards(made: Markup, here: set[str]) -> Markup:
    """A text in which the links to clauses that are on this page lead to their place on it."""

    def turned(found: re.Match[str]) -> str:
        return f'href="#{found[1]}"' if found[1] in here else found[0]

    return Markup(re.sub(r'href="[^"#]*#([^"]+)"', turned, made))  # noqa: S704  markup, with other addresses


def compared(book: Book, older: str, newer: str, told: set[str], *, first: bool = True) -> Comparison:
    """Two editions side by side: every clause that differs, that decides a difference, or that a person tells of."""
    found, impossible = differences(book, older, newer)
    clauses, game = book.suite.register.clauses, rules(book.suite.game)
    kinds = {name: _kind(clause, older, newer) for name, clause in clauses.items()}
    grouped: dict[str, list[Difference]] = {}
    for each in found:
        grouped.setdefault(_decides(each, kinds), []).append(each)
    shown = [name for name in clauses if kinds[name] != "same" or name in grouped or name in told]
    changes = [
        _change(
            game,
            clauses[name],
            kinds[name],
            (older, newer),
            grouped.get(name, []),
            name if first else f"{newer}-{name}",
        )
        for name in shown
    ]
    return Comparison(older, newer, changes, len(found), impossible)


def _change(
    game: Game, clause: Clause, kind: str, pair: tuple[str, str], those: list[Difference], anchor: str
) -> Change:
    drawn = simplest(telling(those, clause.id, kind), DRAWN[kind])
    others = {each.entry.id: each.entry for each in those if not any(each is one for one in drawn)}
    sides = _side(clause, pair[0]), _side(clause, pair[1])
    positions = [_position(game, pair, each) for each in drawn]
    odd = sum(any(each.odd) for each in those)
    return Change(clause, kind, anchor, sides, positions, list(others.values()), len(those), odd)


def _side(clause: Clause, edition: str) -> Version | None:
    return clause.version(edition) if edition in clause.editions else None


def _kind(clause: Clause, older: str, newer: str) -> str:
    match _side(clause, older), _side(clause, newer):
        case None, None:
            return "same"
        case None, _:
            return "new"
        case _, None:
            return "dropped"
        case old, new:
            return "same" if old is new else "changed"


def _decides(difference: Difference, kinds: dict[str, str]) -> str:
    """The clause to tell a difference under: the likeliest that itself differs, if any does."""
    known = [name for name in difference.clauses if name in kinds]
    return next((name for name in known if kinds[name] != "same"), known[0])


def differences(book: Book, older: str, newer: str) -> tuple[list[Difference], int]:
    """Every move of a scenario that ends differently, and how many positions cannot be set up in both editions."""
    game, asked = rules(book.suite.game), engine(book.suite.game)
    found, impossible = [], 0
    for entry, state, move, known in _moves(book, game):
        try:
            old, new = (known.get(each) or asked.play({**state, "edition": each}, move) for each in (older, newer))
        except ValueError:
            impossible += 1
            continue
        if _essence(game, old) != _essence(game, new):
            found.append(_noted(book.suite.game, Difference(entry, state, move, (old, new)), (older, newer)))
    return found, impossible


def _noted(game: str, each: Difference, pair: tuple[str, str]) -> Difference:
    """A difference with what the game tells of it."""
    editions = told_by(game)
    states = [{**each.state, "edition": edition} for edition in pair]
    why = [editions.odd(state, edition) for state, edition in zip(states, pair, strict=True)]
    decided = (editions.decide(state, each.move, answer) for state, answer in zip(states, each.answers, strict=True))
    return each._replace(
        odd=(why[0], why[1]),
        decided=frozenset[str]().union(*decided),
        cards=_cards(rules(game).pictured(each.state)),
    )


def _moves(book: Book, game: Game) -> Iterable[tuple[Entry, Data, Data, dict[str, Data]]]:
    """Every move in a position that some scenario makes, once, with the answers that are known, by edition."""
    found: dict[str, tuple[Entry, Data, Data, dict[str, Data]]] = {}
    for entry in book.entries:
        for edition, questions in entry.questions.items():
            for _, params, answer in (each for each in questions if each.operation == "play"):
                state, move = params["state"], params["move"]
                key = _written([_bare(game, state), game.canonical_move(move)])
                found.setdefault(key, (entry, state, move, {}))[3].setdefault(edition, answer)
    return found.values()


def _bare(game: Game, state: Data) -> Data:
    """A position, whatever the edition."""
    return {name: value for name, value in game.canonical_state(state).items() if name != "edition"}


def _written(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def _essence(game: Game, answer: Data) -> Any:
    """What matters of an answer: the reason, with its clause, or the position."""
    refused = answer.get("refused")
    return (refused["reason"], refused.get("clause")) if refused else _bare(game, answer["state"])


def telling(those: list[Difference], clause: str, kind: str) -> list[Difference]:
    """Those that tell of a clause: whose answers it decides, if there are any, and just one where all are alike.

    Where an edition refuses all of them for one and the same reason, the second says nothing that the first did not.
    A clause that is as it was decides no difference, so there it matters more that a position can come of a game.
    """
    about = [each for each in those if clause in each.decided]
    if kind == "same":
        plain = [each for each in those if not any(each.odd)]
        about = [each for each in about if not any(each.odd)] or plain or about
    about = about or those
    reasons = zip(*map(_endings, about), strict=True)
    alike = any(len(set(each)) == 1 and None not in each for each in reasons)
    return [min(about, key=_worth)] if alike else about


def simplest(those: list[Difference], most: int) -> list[Difference]:
    """The best: first one of each way to end differently, then one of each scenario, then any."""
    left = sorted(those, key=_worth)
    chosen: list[Difference] = []
    for sort in (_endings, lambda each: each.entry.name, id):
        for each in left:
            if len(chosen) < most and not any(each is one or sort(each) == sort(one) for one in chosen):
                chosen.append(each)
    return sorted(chosen, key=_worth)


def _worth(each: Difference) -> tuple[bool, int, int]:
    """What is drawn first: what some edition allows, what can come of a game, and what has the fewest cards."""
    return each.refused, _oddity(each), each.cards


def _oddity(each: Difference) -> int:
    """How odd a position is: little where it is so in both editions, most where one cannot come to it and allows it."""
    if each.odd[0] == each.odd[1]:
        return int(any(each.odd))
    return 2 + sum("state" in answer for why, answer in zip(each.odd, each.answers, strict=True) if why)


def _endings(each: Difference) -> tuple[str | None, ...]:
    return tuple(answer["refused"]["reason"] if "refused" in answer else None for answer in each.answers)


def _cards(shown: Picture) -> int:
    return sum(len(pile.cards) for place in shown.places for pile in place.piles)


def _position(game: Game, pair: tuple[str, str], each: Difference) -> Position:
    afters = [answer["state"] for answer in reversed(each.answers) if "state" in answer]
    outcomes = [_outcome(game, each.state, edition, answer) for edition, answer in zip(pair, each.answers, strict=True)]
    before = game.pictured(each.state, each.move, afters[0] if afters else None)
    why = tuple(dict.fromkeys(filter(None, each.odd)))
    return Position(each.entry, before, game.told(each.move, each.state), (outcomes[0], outcomes[1]), why)


def _outcome(game: Game, state: Data, edition: str, answer: Data) -> Outcome:
    if refused := answer.get("refused"):
        why = Refusal(refused["reason"], refused.get("clause") or "", refused.get("message") or "")
        return Outcome(edition, why, None)
    return Outcome(edition, None, game.pictured(answer["state"], before=state))
