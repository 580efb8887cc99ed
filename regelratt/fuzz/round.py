"""A round: some questions that follow from the seed, its number and what has been learnt, and from nothing else.

So a round that was lost with a machine is asked again, and a campaign can be run once more.
"""

import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.configuration import set_hypothesis_home_dir
from hypothesis.strategies import SearchStrategy

from ..adapters import AdapterFault
from ..contract import BrokenInvariant, Data
from .aim import Seen, Weights
from .question import Difference, Question
from .sides import GaveUp, NoQuestion, Sides, Spec, sides
from .stopping import stopping

GAME, ALWAYS = "a game", "always"
"""Where a question is from that no recipe made: from a game, or asked whatever the edition is."""
_BLOCK, _DEALS, _IN_GAME = 3, 5, 3
"""One round in so many is a game: so many deals, the last of which is played, and so many moves tried on the way."""
_RECIPES, _POSITIONS, _MOVES = 4, 12, 14
"""In the other rounds so many recipes, positions of each, and moves tried in each."""


class Round(NamedTuple):
    """What came of a round."""

    number: int
    questions: int
    moves: int
    """Those of the questions that were moves."""
    games: int
    positions: int
    seen: list[Seen]
    differences: list[Difference]
    """The first of each kind."""
    gave_up: str = ""


class Interrupted(KeyboardInterrupt):
    """In the middle of a round, with what has come of it so far."""

    def __init__(self, result: Round) -> None:
        super().__init__()
        self.result = result


class _Enough(Exception):
    """The time is up."""


def run_round(spec: Spec, number: int, weights: Weights, seconds: float | None = None) -> Round:
    """Ask everything that belongs to a round, or as much of it as there is time for."""
    asking = Asking(sides(spec), number)
    asking.until = None if seconds is None else time.monotonic() + seconds
    try:
        if number == 0:
            asking.always()
        if number % _BLOCK == 0:
            asking.game()
        else:
            asking.odd_positions(weights)
    except GaveUp as gave_up:
        return asking.result(str(gave_up))
    except _Enough:
        pass
    except KeyboardInterrupt:
        raise Interrupted(asking.result()) from None
    return asking.result()


class Asking:
    """A round that is going on."""

    def __init__(self, both: Sides, number: int) -> None:
        self.both, self.number = both, number
        self.chance = Random(f"{both.spec.seed} {number}")  # noqa: S311  cards are not secrets
        editions = both.spec.editions
        self.edition = editions[number // _BLOCK % len(editions)]
        self.until: float | None = None
        """When to stop, by the clock of this machine."""
        self.questions = self.moves = self.games = self.positions = 0
        self.seen: dict[str, tuple[Counter[str], int]] = {}
        self.differences: dict[tuple[str, ...], Difference] = {}

    def result(self, gave_up: str = "") -> Round:
        """What has come of it so far."""
        seen = [
            Seen(edition, name, count, dict(clauses))
            for name, (clauses, count) in self.seen.items()
            for edition in (self.both.spec.editions if name == ALWAYS else (self.edition,))
        ]
        found = list(self.differences.values())
        return Round(self.number, self.questions, self.moves, self.games, self.positions, seen, found, gave_up)

    def ask(self, recipe: str, operation: str, params: Data) -> Any:
        """Ask both, and keep what differs. The right answer, or nothing where nobody can be asked."""
        if stopping() or (self.until is not None and time.monotonic() > self.until):
            raise _Enough
        if not self.both.declared(operation):
            return None
        question = Question(operation, params)
        try:
            expected, difference = self.both.compare(question)
        except NoQuestion:
            return None
        self.questions += 1
        self.moves += operation == "play"
        if difference and difference.key not in self.differences:
            before = tuple(each for each in self.both.one.asked if each is not question)
            self.differences[difference.key] = difference._replace(before=before)
        if expected is not None:
            clauses, count = self.seen.setdefault(recipe, (Counter(), 0))
            clauses.update(self.both.hooks.deciding(operation, params, expected))
            self.seen[recipe] = clauses, count
        return expected

    def always(self) -> None:
        """What is asked whatever chance says."""
        for operation, params in self.both.hooks.QUESTIONS:
            self.ask(ALWAYS, operation, params)

    def position(self, recipe: str, state: Data, moves: int) -> list[Data]:
        """Ask all about a position: what may be played, what it counts, and what comes of some moves."""
        self.positions += 1
        clauses, count = self.seen.setdefault(recipe, (Counter(), 0))
        self.seen[recipe] = clauses, count + 1
        legal = self.ask(recipe, "moves", {"state": state})
        if legal is None:
            legal = self.both.legal(state)
        self.ask(recipe, "score", {"state": state})
        for move in self.both.hooks.attempts(state, legal, self.chance, moves):
            self.ask(recipe, "play", {"state": state, "move": move})
        return list(legal)

    def odd_positions(self, weights: Weights) -> None:
        """Positions by recipes, those that are worth most the oftenest."""
        for recipe in self._recipes(weights.get(self.edition, {})):
            for state in _made(self.both.hooks.positions(self.edition, recipe), self.chance, _POSITIONS):
                self.position(recipe, state, _MOVES)

    def _recipes(self, learnt: Mapping[str, float]) -> list[str]:
        """Those that chance says; before anything is learnt all of them in turn."""
        names = list(self.both.hooks.RECIPES)
        if learnt:
            return self.chance.choices(names, [learnt.get(name, 0.0) for name in names], k=_RECIPES)
        turn = self.number // (_BLOCK * len(self.both.spec.editions)) * (_BLOCK - 1) + self.number % _BLOCK - 1
        return [names[(turn * _RECIPES + place) % len(names)] for place in range(_RECIPES)]

    def game(self) -> None:
        """A game from the deal to the end, with some moves tried on the way."""
        for _ in range(_DEALS):
            first = self.both.hooks.deals(self.edition, self.chance)
            self.ask(GAME, "deal", first)
        self.games += 1
        deal: Data | None = first
        while deal:
            state = self._dealt(deal)
            while state:
                state = self._next(state)
            deal = self.both.hooks.dealt_next(deal, self.chance)
            if deal:
                self.ask(GAME, "deal", deal)

    def _dealt(self, params: Data) -> Any:
        """The opening, from the one who knows best."""
        try:
            return self.both.knowing("deal").ask(Question("deal", params))
        except (AdapterFault, BrokenInvariant):
            return None  # no difference: nobody else was asked

    def _next(self, state: Data) -> Data | None:
        legal = self.position(GAME, state, _IN_GAME)
        if not legal:
            return None
        move = self.both.hooks.chosen(legal, self.chance)
        answer = self.ask(GAME, "play", {"state": state, "move": move})
        after: Data | None = (answer or {}).get("state")
        return after


def _made(strategy: SearchStrategy[Data], chance: Random, count: int) -> list[Data]:
    """So many examples of a strategy, the same for the same chance.

    Hypothesis makes them and does nothing else: what is asked about them is asked afterwards, so that no engine that
    fails is taken for a test that does.
    """
    made: list[Data] = []
    if not Path(".hypothesis").exists():  # it would leave a folder of that name wherever one happens to be
        set_hypothesis_home_dir(Path(tempfile.gettempdir()) / "regelratt-hypothesis")

    @seed(chance.getrandbits(64))
    @settings(
        max_examples=count, database=None, deadline=None, phases=[Phase.generate], derandomize=False,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(strategy)
    def make(example: Data) -> None:
        made.append(example)

    make()
    return made[:count]
