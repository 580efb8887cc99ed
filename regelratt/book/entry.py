"""An entry: a scenario, or a row of an outline, as the book tells it."""

import hashlib
import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ..case import Case, scenario_id
from ..cases import cases_of
from ..contract import Data, Game
from ..games import rules
from ..picture import Picture
from ..specification import Scenario, Step, read_features
from ..suite import Suite
from .played import Player, Question, Said

LONG = 6
"""A scenario with more moves than this is drawn with one picture to a move."""


class Refusal(NamedTuple):
    """Why a move may not be made."""

    code: str
    clause: str
    message: str


class Moment(NamedTuple):
    """What is done, and what must follow; or just how things stand."""

    steps: tuple[Step, ...]
    before: Picture | None = None
    move: str = ""
    refusal: Refusal | None = None
    after: Picture | None = None
    tables: tuple[tuple[tuple[str, ...], ...], ...] = ()
    moves: tuple[str, ...] | None = None
    """The moves that may be made, where they were asked for."""
    goes_on: bool = False
    """What comes of it is not drawn here, because the next move is drawn on it."""


class Telling(NamedTuple):
    """How a scenario goes in some editions, alike in all of them."""

    editions: tuple[str, ...]
    given: tuple[Step, ...]
    moments: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A scenario, or a row of an outline."""

    scenario: Scenario
    cases: tuple[Case, ...]
    """It, in each edition that it holds in."""
    tellings: tuple[Telling, ...]
    questions: dict[str, tuple[Question, ...]]
    """What was asked in each edition."""

    @property
    def id(self) -> str:
        """Its name, with the cells of its row."""
        return scenario_id(self.scenario.name, self.scenario.cells)

    @property
    def name(self) -> str:
        """Its name; all rows of an outline share it."""
        return self.scenario.name

    @property
    def row(self) -> str:
        """What sets its row apart."""
        return ", ".join(self.scenario.cells)

    @property
    def clauses(self) -> tuple[str, ...]:
        """First the clause that it is there for."""
        return self.cases[0].clauses

    @property
    def first(self) -> str:
        """The clause that it is there for."""
        return self.clauses[0]

    @property
    def rulings(self) -> tuple[str, ...]:
        """Those that it rests on in any edition."""
        return tuple(dict.fromkeys(ruling for case in self.cases for ruling in case.rulings))

    @property
    def editions(self) -> tuple[str, ...]:
        """Those that it holds in."""
        return tuple(case.edition for case in self.cases)

    @property
    def path(self) -> str:
        """Its page."""
        return f"scenario/{slug(self.id)}.html"


@cache
def slug(name: str) -> str:
    """A name as an address that stays: it depends on the name and on nothing else.

    >>> slug("En sjua tar in på två sätt [SP 7]")
    'en-sjua-tar-in-pa-tva-satt-sp-7-fc71'
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    return f"{words[:80].rstrip('-')}-{hashlib.sha256(name.encode()).hexdigest()[:4]}"


def entries(suite: Suite) -> list[Entry]:
    """Every entry of a suite, in the order of the files."""
    player, game = Player(suite.game), rules(suite.game)
    scenarios = [scenario for feature in read_features(suite.features) for scenario in feature.scenarios]
    return [_entry(suite, player, game, scenario) for scenario in scenarios]


def _entry(suite: Suite, player: Player, game: Game, scenario: Scenario) -> Entry:
    cases = tuple(cases_of(suite, scenario))
    played = {case.edition: player.play(scenario, case.edition) for case in cases}
    found: dict[tuple[tuple[Step, ...], tuple[Moment, ...]], list[str]] = {}
    for edition, said in played.items():
        found.setdefault(_told(game, said), []).append(edition)
    tellings = tuple(Telling(tuple(editions), *told) for told, editions in found.items())
    questions = {edition: tuple(each for one in said for each in one.questions) for edition, said in played.items()}
    return Entry(scenario, cases, tellings, questions)


def _told(game: Game, said: list[Said]) -> tuple[tuple[Step, ...], tuple[Moment, ...]]:
    """The sentences that set it up, and then each thing that is done with what must follow."""
    first = next((place for place, each in enumerate(said) if each.step.kind != "given"), len(said))
    groups: list[list[Said]] = []
    for each in said[first:]:
        if each.step.kind == "when" or not groups:
            groups.append([])
        groups[-1].append(each)
    standing = said[first - 1].state if first else None
    moments = [_moment(game, group, standing) for group in groups]
    if len(moments) > LONG:
        moments = [_shortly(moment, after) for moment, after in zip(moments, [*moments[1:], None], strict=True)]
    return tuple(each.step for each in said[:first]), tuple(moments)


def _shortly(moment: Moment, after: Moment | None) -> Moment:
    """Without what comes of it, if the next move is made there."""
    going = bool(moment.after and after and after.before)
    return moment._replace(after=None, goes_on=True) if going else moment


def _moment(game: Game, group: list[Said], standing: Data | None) -> Moment:
    steps = tuple(each.step for each in group)
    asked = [question for each in group for question in each.questions]
    tables = tuple(tuple(map(tuple, game.told_answer(each.operation, each.answer))) for each in asked)
    done = next((each for each in asked if each.operation in {"play", "deal"}), None)
    listed = [each for each in asked if each.operation == "moves"]
    made = Moment(
        steps,
        tables=tuple(dict.fromkeys(filter(None, tables))),
        moves=tuple(game.told(move, listed[-1].params["state"]) for move in listed[-1].answer) if listed else None,
    )
    if done is None:
        seen = any("state" in each.params for each in asked) or not asked
        return made._replace(before=game.pictured(standing) if standing and seen else None)
    if done.operation == "deal":
        return made._replace(after=game.pictured(done.answer))
    state, move, refused = done.params["state"], done.params["move"], done.answer.get("refused")
    if refused:
        why = Refusal(refused["reason"], refused.get("clause") or "", refused.get("message") or "")
        return made._replace(before=game.pictured(state, move), move=game.told(move, state), refusal=why)
    after = done.answer["state"]
    return made._replace(
        before=game.pictured(state, move, after), move=game.told(move, state), after=game.pictured(after, before=state)
    )
