"""Engines that fuzzing has to live with."""

import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

from .wrong import Data, Named, NoTrotta


class DiesOnce(Named):
    """Takes its whole process with it, once in all."""

    def score(self, state: Data) -> Data:
        died = Path(os.environ["DIES_ONCE"])
        if not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().score(state)


class TellsWhenItIsTooLate(NoTrotta):
    """Knows no trotta, and when it has been wrong it tells somebody: then there is nothing to be done about it."""

    wrong = False

    def play(self, state: Data, move: Data) -> Data:
        if self.wrong:
            self._tell()
        right, answer = Named.play(self, state, move), super().play(state, move)
        self.wrong = self.wrong or ("state" in right and "refused" in answer)
        return answer

    def _tell(self) -> None:
        with suppress(OSError):  # nobody listens any more
            told = os.open(os.environ["TELLS"], os.O_WRONLY | os.O_NONBLOCK)
            os.write(told, b"now")
            os.close(told)


class WrongOnce(Named):
    """Counts right but once, and nobody knows when."""

    asked = 0

    def score(self, state: Data) -> Any:
        type(self).asked += 1
        found = super().score(state)
        if type(self).asked == 60:
            found["players"][0]["tabbe"] += 1
        return found


class KnowsValuesOnly(Named):
    """Has just begun: of all there is to be asked it knows what cards are worth."""

    def hello(self) -> Data:
        return super().hello() | {"operations": ["hello", "values"]}


class ListsThrowsOfIdleCards(Named):
    """Lists a throw for each card that has no move, where another card of the hand has one."""

    def moves(self, state: Data) -> list[Data]:
        found = super().moves(state)
        (hand,) = [player["hand"] for player in state["players"] if player["name"] == state["turn"]]
        idle = sorted({*hand} - {move["card"] for move in found}) if found else []
        return [*found, *({"player": state["turn"], "action": "throw", "card": card} for card in idle)]


class StaysWrong(Named):
    """Refuses to trotta where many piles lie, and from then on everywhere."""

    MANY = 4
    wrong = False

    def play(self, state: Data, move: Data) -> Data:
        answer = super().play(state, move)
        if move["action"] != "trotta" or "refused" in answer:
            return answer
        self.wrong = self.wrong or len(state["table"]) >= self.MANY
        return {"refused": {"reason": "nothing-to-gather"}} if self.wrong else answer
