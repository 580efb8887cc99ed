"""Engines that count otherwise than the rules do, each in one way, and some that only say things otherwise."""

from typing import Any

from .wrong import Data, Named


class HidesATrotta(Named):
    """Does not list the trottas of the second player."""

    def moves(self, state: Data) -> list[Data]:
        return [move for move in super().moves(state) if (move["player"], move["action"]) != ("Bo", "trotta")]


class ThrowsAnything(Named):
    """Lets a card be thrown that can take: does not know SLA-2."""

    def moves(self, state: Data) -> list[Data]:
        listed = super().moves(state)
        thrown = {move["card"] for move in listed if move["action"] == "throw"}
        taking = dict.fromkeys(move["card"] for move in listed if move["action"] == "take")
        throws = [{"player": state["turn"], "action": "throw", "card": card} for card in taking if card not in thrown]
        return listed + throws

    def play(self, state: Data, move: Data) -> Data:
        answer = super().play(state, move)
        if answer.get("refused", {}).get("reason") != "can-take":
            return answer
        hands = [player["hand"].copy() for player in state["players"]]
        players = [{**player, "hand": hand} for player, hand in zip(state["players"], hands, strict=True)]
        (mine,) = [player for player in players if player["name"] == move["player"]]
        (other,) = [player for player in players if player["name"] != move["player"]]
        mine["hand"].remove(move["card"])
        after = {**state, "players": players, "turn": other["name"]}
        return {"state": after | {"table": [*state["table"], {"cards": [move["card"]]}]}}


class ForgetsATabbe(Named):
    """Counts no tabbe, which changes no list of moves."""

    def play(self, state: Data, move: Data) -> Data:
        answer = super().play(state, move)
        for before, after in zip(state["players"], answer.get("state", state)["players"], strict=True):
            after["tabbe"] = before["tabbe"]
        return answer


class LeavesBuildsOpen(Named):
    """Never locks a build."""

    def play(self, state: Data, move: Data) -> Data:
        answer = super().play(state, move)
        before = [sorted(pile["cards"]) for pile in state["table"]]
        for pile in answer["state"]["table"] if "state" in answer else ():
            if pile.get("build") and sorted(pile["cards"]) not in before:
                pile["build"]["locked"] = False
        return answer


class SaysTwice(Named):
    """Lists a move again for every way to group what it draws in."""

    def moves(self, state: Data) -> list[Data]:
        return [spelt for move in super().moves(state) for spelt in _spelt(move)]


def _spelt(move: Data) -> list[Data]:
    name = "absorb" if move.get("absorb") else "gather"
    groups = move.get(name) or []
    return [move, {**move, name: [[card] for group in groups for card in group]}] if len(groups) > 1 else [move]


class SaysOtherwise(Named):
    """Right in all it does, but backwards, in other groups, and with more than it is asked for."""

    def moves(self, state: Data) -> list[Data]:
        return [_backwards(move) for move in reversed(super().moves(state))]

    def play(self, state: Data, move: Data) -> Data:
        answer = super().play(state, move)
        if "state" in answer:
            for player in answer["state"]["players"]:
                player.update({name: player[name][::-1] for name in ("hand", "taken", "mulles")}, mood="fine")
            piles = [{"build": None, **pile, "cards": pile["cards"][::-1]} for pile in answer["state"]["table"]]
            answer["state"]["table"] = piles[::-1]
        return answer


def _backwards(move: Data) -> Data:
    changed: dict[str, Any] = {"piles": lambda piles: [pile[::-1] for pile in piles[::-1]], "on": lambda on: on[::-1]}
    flat = {name: lambda groups: [[card] for group in groups for card in group] for name in ("absorb", "gather")}
    return {name: (changed | flat).get(name, lambda value: value)(value) for name, value in reversed(move.items())}


class SaysLess(Named):
    """Leaves out what a move draws in where there is no choice; in one position wrongly hides a move besides."""

    def moves(self, state: Data) -> list[Data]:
        listed = [self._shorter(state, move) for move in super().moves(state)]
        return listed[1:] if len(state["players"][0]["hand"]) == 3 else listed

    def _shorter(self, state: Data, move: Data) -> Data:
        short = {name: value for name, value in move.items() if name not in {"absorb", "gather"}}
        return short if self.play(state, short) == self.play(state, move) else move


class SaysTheBase(Named):
    """Says the value of the pile that is laid on also where the cards tell which is meant."""

    def moves(self, state: Data) -> list[Data]:
        return [self._longer(state, move) for move in super().moves(state)]

    def _longer(self, state: Data, move: Data) -> Data:
        if move["action"] != "build":
            return move
        piles = [pile for pile in state["table"] if sorted(pile["cards"]) == sorted(move["on"]) and pile.get("build")]
        said = [{**move, "base": pile["build"]["value"]} for pile in piles]
        return next((each for each in said if self.play(state, each) == self.play(state, move)), move)


class MovesNothing(Named):
    """Lists no move, and has no other fault."""

    def moves(self, state: Data) -> list[Data]:
        return []


class RefusesItsOwn(Named):
    """Lists a build, and refuses it."""

    def play(self, state: Data, move: Data) -> Data:
        if move["action"] == "build":
            return {"refused": {"reason": "no", "message": "nej\x1b[31m"}}
        return super().play(state, move)


class ScoresNoBonus(Named):
    """Plays rightly, and counts wrongly."""

    def score(self, state: Data) -> Data:
        found = super().score(state)["players"]
        return {"players": [{**each, "bonus": 0, "total": each["total"] - each["bonus"]} for each in found]}


class ScoresOneMore(Named):
    """Finds a point that is not there."""

    def score(self, state: Data) -> Data:
        return {"players": [{**each, "intake": each["intake"] + 1} for each in super().score(state)["players"]]}


class NeverScores(Named):
    """Does not declare score."""

    def hello(self) -> Data:
        return super().hello() | {"operations": ["moves", "play"]}


class Moody(Named):
    """Hides a move the first time it is asked about a position, and never again."""

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def moves(self, state: Data) -> list[Data]:
        first = str(state) not in self.asked
        self.asked.add(str(state))
        return super().moves(state)[1:] if first else super().moves(state)


class Raises(Named):
    """Cannot tell what may be played."""

    def moves(self, state: Data) -> list[Data]:
        raise RuntimeError("oj \x1b[31m")


class OnlyPlay(Named):
    """Declares no moves."""

    def hello(self) -> Data:
        return super().hello() | {"operations": ["play", "score"]}
