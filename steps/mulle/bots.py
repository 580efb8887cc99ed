"""Three engines that know no rule. What they score is what a scenario is worth that anybody passes."""

from copy import deepcopy
from typing import Any

from regelratt.contract import Data

_OPERATIONS = ["hello", "values", "deal", "moves", "play", "score"]


class _Bot:
    """One that declares everything and knows nothing."""

    def hello(self) -> Data:
        """Everything is promised."""
        return {
            "name": type(self).__name__,
            "version": "1",
            "language": "Python",
            "game": "mulle",
            "editions": ["0.3.0", "utkast"],
            "operations": _OPERATIONS,
            "readings": [],
        }

    def values(self, cards: list[str]) -> list[Data]:
        """Every card is worth 1."""
        return [{"card": card, "table": 1, "hand": 1} for card in cards]

    def deal(self, edition: str, players: list[str], opener: str, omgang: int, order: list[str]) -> Data:
        """Everything stays in the stock."""
        hands = [{"name": name, "hand": [], "taken": [], "mulles": [], "tabbe": 0} for name in players]
        top = {"edition": edition, "omgang": omgang, "rond": 1, "opener": opener, "turn": opener}
        return {**top, "players": hands, "table": [], "stock": order}

    def score(self, state: Data) -> Data:
        """Nobody has anything."""
        nothing = {"mulle": 0, "tabbe": 0, "intake": 0, "bonus": 0, "total": 0}
        return {"players": [{"name": player["name"], **nothing} for player in state["players"]]}


class RefusesAll(_Bot):
    """No move is allowed."""

    def moves(self, state: Data) -> list[Data]:
        """None."""
        return []

    def play(self, state: Data, move: Data) -> Data:
        """Refused, with the most common reason in the scenarios."""
        return {"refused": {"reason": "value-mismatch"}}


class AcceptsAll(_Bot):
    """Every move is allowed, and puts the card on the table."""

    def moves(self, state: Data) -> list[Data]:
        """Every card can be thrown."""
        hands = {player["name"]: player["hand"] for player in state["players"]}
        turn = state["turn"]
        return [{"player": turn, "action": "throw", "card": card} for card in hands[turn]]

    def play(self, state: Data, move: Data) -> Data:
        """The card leaves the hand, if it is there, and the turn passes."""
        after = deepcopy(state)
        for player in after["players"]:
            if player["name"] == move["player"] and move["card"] in player["hand"]:
                player["hand"].remove(move["card"])
                after["table"].append({"cards": [move["card"]]})
        (after["turn"],) = {player["name"] for player in state["players"]} - {state["turn"]}
        return {"state": after}


class AnswersNothing(_Bot):
    """Every question gets the empty answer."""

    def _nothing(self, **_: Any) -> None:
        return None

    values = deal = moves = play = score = _nothing  # type: ignore[assignment]


BOTS = {"refuses all": RefusesAll, "accepts all": AcceptsAll, "answers nothing": AnswersNothing}
