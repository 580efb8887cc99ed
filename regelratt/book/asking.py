"""What the page on which one tries moves can ask: besides the questions of the contract, what it shows and copies."""

import importlib
import importlib.util
from typing import Any, Protocol, cast

import msgspec

from ..contract import Data
from ..fuzz.tags import known, tags
from ..games import rules
from ..oracle import Oracle
from ..rpc import Ask, BadParams
from ..suite import Suite
from . import drawing
from .site import address

LISTED = 200
"""So many moves are told; of more it is told how many they are."""
_KEPT = 2000
"""So many drawn pictures are kept."""


class Trying(Protocol):
    """What the page must know of a game to try it: the package `steps.<game>.trying` is one."""

    def objection(self, state: Data) -> str:
        """Why a position is too much to ask about; nothing where it is not."""

    def question(self, state: Data, move: Data | None, card: str, ask: Ask) -> tuple[str, Data, Any, list[Data]]:
        """What a scenario asks about a move, or about a card: operation, parameters, the answer, and every legal move.

        Raises `ValueError` where the sentences cannot say it.
        """

    def clauses(self, operation: str, params: Data, answer: Any) -> list[str]:
        """The clauses that decide that answer, first the one that a scenario about it best stands under."""

    def feature(self, operation: str, params: Data, answer: Any, legal: list[Data], tags: list[str]) -> str:
        """A whole feature file with the one scenario, under its clause, which is the first of the tags."""


def trying(game: str) -> Trying | None:
    """How a game is tried; nothing where it cannot be."""
    name = f"regelratt.suites.steps.{game}.trying"
    return cast(Trying, importlib.import_module(name)) if importlib.util.find_spec(name) else None


class _About(msgspec.Struct, frozen=True):
    """What a scenario is wanted about, where it is about no move, and where it is to stand."""

    card: str = ""
    clause: str = ""


class BookOracle:
    """The reference engine as the page asks it. It remembers nothing, so any number may ask it at once."""

    def __init__(self, suite: Suite) -> None:
        self._suite = suite
        self._oracle = Oracle(suite.game)
        self._game = rules(suite.game)
        self._trying = trying(suite.game)

    def ask(self, method: str, params: Any) -> Any:
        """The answer, as plain data; raises `UnknownQuestion` or `BadParams`."""
        if self._trying is None:
            return self._oracle.ask(method, params)
        more = {"position": self._position, "attempt": self._attempt, "scenario": self._scenario}
        if method not in more:
            if isinstance(params, dict) and "state" in params:
                self._state(method, params, self._trying)
            return self._oracle.ask(method, params)
        if not isinstance(params, dict):
            raise BadParams(f"{method}: params is an object.")
        return more[method](params, self._trying)

    def _state(self, method: str, params: Data, trying: Trying) -> Data:
        """The position, if it is not too much of one: seen before anything is worked out."""
        state = self._read(method, {"state": params.get("state")}, "moves")["state"]
        if told := trying.objection(state):
            raise BadParams(told, [{"code": "too-much", "where": "", "message": told}])
        return cast(Data, state)

    def _move(self, method: str, params: Data, state: Data) -> Data:
        return cast(Data, self._read(method, {"state": state, "move": params.get("move")}, "play")["move"])

    def _read(self, method: str, params: Data, operation: str) -> Data:
        """Parameters as the contract has them for an operation, with nothing in them that is not its own."""
        form = self._game.OPERATIONS[operation].params
        return cast(Data, msgspec.to_builtins(_converted(method, params, form)))

    def _position(self, params: Data, trying: Trying) -> Data:
        """What may be done, and what it counts."""
        state = self._state("position", params, trying)
        moves = self._oracle.ask("moves", {"state": state})
        told = [{"move": move, "told": self._game.told(move, state)} for move in moves[:LISTED]]
        cards = list(dict.fromkeys(move["card"] for move in moves))
        return {"moves": told, "count": len(moves), "cards": cards, "score": self._score(state)}

    def _attempt(self, params: Data, trying: Trying) -> Data:
        """What comes of a move."""
        state = self._state("attempt", params, trying)
        move = self._move("attempt", params, state)
        answer = self._oracle.ask("play", {"state": state, "move": move})
        after = answer.get("state")
        found: Data = {"told": self._game.told(move, state), "before": self._drawn(state, move, after)}
        if after:
            return found | {
                "state": after, "after": self._drawn(after, before=state), "score": self._score(after),
            }  # fmt: skip
        refused = answer["refused"]
        clause = refused["clause"] if refused["clause"] in self._suite.register.clauses else ""
        return found | {"refused": {**refused, "address": address(self._suite, clause) if clause else ""}}

    def _score(self, state: Data) -> list[list[str]]:
        return self._game.told_answer("score", self._oracle.ask("score", {"state": state}))

    def _drawn(self, *shown: Any, **more: Any) -> str:
        if drawing.picture.cache_info().currsize > _KEPT:  # a book has a few thousand of them, visitors no end
            for cached in (drawing.picture, drawing.pile, drawing.card):
                cached.cache_clear()
        return str(drawing.picture(self._game.pictured(*shown, **more)))

    def _scenario(self, params: Data, trying: Trying) -> Data:
        """The text of a scenario, and the clauses that it could stand under."""
        state = self._state("scenario", params, trying)
        move = self._move("scenario", params, state) if params.get("move") is not None else None
        about = _converted("scenario", params, _About)
        try:
            operation, sent, answer, legal = trying.question(state, move, about.card, self._oracle.ask)
            clauses = known(self._suite, state["edition"], trying.clauses(operation, sent, answer))
            clause = about.clause if about.clause in clauses else clauses[0]
            text = trying.feature(operation, sent, answer, legal, tags(self._suite, state["edition"], clause))
        except ValueError as error:
            raise BadParams(str(error), [{"code": "unsayable", "where": "", "message": str(error)}]) from error
        return {"text": text, "clauses": clauses, "clause": clause}


def _converted(method: str, params: Data, form: Any) -> Any:
    try:
        return msgspec.convert(params, form)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadParams(f"{method}: {error}.") from error
