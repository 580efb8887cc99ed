"""Engines that are wrong on purpose, each in one way, for the tests of the judge."""

import os
from pathlib import Path
from typing import Any

from reference_engine.mulle.adapter import Reference

Data = dict[str, Any]


class Named(Reference):
    """The reference under another name."""

    def hello(self) -> Data:
        return super().hello() | {"name": type(self).__name__, "version": "9"}


class NoTrotta(Named):
    """Refuses every trotta."""

    def play(self, state: Data, move: Data) -> Data:
        if move["action"] == "trotta":
            return {"refused": {"reason": "value-mismatch", "message": "jag kan inte [red]trotta[/red]\x1b[31m"}}
        return super().play(state, move)


class OwnWords(Named):
    """Refuses rightly, with codes of its own."""

    def play(self, state: Data, move: Data) -> Data:
        answer = super().play(state, move)
        return {"refused": {"reason": "nope"}} if "refused" in answer else answer


class Crashes(Named):
    """Knows no values."""

    def values(self, cards: list[str]) -> list[Data]:
        raise KeyError(cards[0])


class LosesCards(Named):
    """Throws what is thrown out of the window."""

    def play(self, state: Data, move: Data) -> Data:
        answer = super().play(state, move)
        if "state" in answer and move["action"] == "throw":
            answer["state"]["table"] = []
        return answer


class KeepsTheTurn(Named):
    """Never lets the other play."""

    def play(self, state: Data, move: Data) -> Data:
        answer = super().play(state, move)
        if "state" in answer:
            answer["state"]["turn"] = state["turn"]
        return answer


class Spoils(Named):
    """Plays on the state that it was given."""

    def play(self, state: Data, move: Data) -> Data:
        answer = super().play(state, move)
        state["players"][0]["hand"].clear()
        return answer


class OnlyValues(Named):
    """Knows what cards are worth."""

    def hello(self) -> Data:
        return super().hello() | {"operations": ["values"]}


class Nothing(Named):
    """Declares nothing."""

    def hello(self) -> Data:
        return super().hello() | {"operations": []}


class OnlyUtkast(Named):
    """Plays one edition. Writes down what it is asked."""

    def hello(self) -> Data:
        return super().hello() | {"editions": ["utkast"]}

    def play(self, state: Data, move: Data) -> Data:
        if asked := os.environ.get("ASKED"):
            Path(asked).write_text("play")
        return super().play(state, move)


class ReadsOtherwise(Named):
    """Has its own mind on one ruling."""

    def hello(self) -> Data:
        return super().hello() | {"readings": os.environ.get("READINGS", "A-01").split()}


class Misspells(Named):
    """Declares what there is not."""

    def hello(self) -> Data:
        return super().hello() | {"editions": ["0.3", "utkast"], "operations": ["values", "dela"]}


class Elsewhere(Named):
    """Plays another game."""

    def hello(self) -> Data:
        return super().hello() | {"game": "poker"}


class TakesTooFew(Named):
    """Lets a player leave piles that could be taken in: does not know INT-3."""

    def play(self, state: Data, move: Data) -> Data:
        answer = super().play(state, move)
        if answer.get("refused", {}).get("reason") != "not-maximal":
            return answer
        named = [sorted(pile) for pile in move["piles"]]
        left = [pile for pile in state["table"] if sorted(pile["cards"]) not in named]
        smaller = state | {"table": [pile for pile in state["table"] if pile not in left]}
        answer = super().play(smaller, move)
        if "state" in answer:
            answer["state"]["table"] += left
        return answer
