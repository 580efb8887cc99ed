"""The reference engine as the contract asks for it: plain data in, plain data out."""

from dataclasses import asdict
from typing import Any

from .cards import HAND_VALUE, TABLE_VALUE, Card
from .course import deal
from .edition import EDITIONS
from .effect import Played
from .play import moves, play
from .score import score
from .wire import Data, UnreadableData, move_data, read_move, read_setup, state_data

OPERATIONS = ("hello", "values", "deal", "moves", "play", "score")


class Reference:
    """Mulle's oracle. Holds nothing; every answer follows from the question."""

    def hello(self) -> Data:
        """Who this is."""
        return {
            "name": "regelratt-reference",
            "version": "1",
            "language": "Python",
            "game": "mulle",
            "editions": list(EDITIONS),
            "operations": list(OPERATIONS),
            "readings": [],
        }

    def values(self, cards: list[str]) -> list[Data]:
        """What cards are worth."""
        if not isinstance(cards, list):
            raise UnreadableData("cards", "ska vara en lista.")
        unknown = [card for card in cards if not isinstance(card, str) or card not in TABLE_VALUE]
        if unknown:
            raise UnreadableData("cards", f"Det finns inget kort som heter ”{unknown[0]}”.")
        return [{"card": c, "table": TABLE_VALUE[Card(c)], "hand": HAND_VALUE[Card(c)]} for c in cards]

    def deal(self, edition: str, players: list[str], opener: str, omgang: int, order: list[str]) -> Data:
        """The opening state."""
        if not isinstance(edition, str) or edition not in EDITIONS:
            raise UnreadableData("edition", f"Utgåvan ”{edition}” finns inte.")
        cards = tuple(Card(card) for card in order)
        names: Any = tuple(players)  # two of them is for `deal` to see
        return state_data(deal(EDITIONS[edition], names, opener, omgang, cards))

    def moves(self, state: Data) -> list[Data]:
        """Every legal move."""
        return [move_data(move) for move in moves(read_setup(state).state())]

    def play(self, state: Data, move: Data) -> Data:
        """The next state, or the refusal."""
        answer = play(read_setup(state).state(), read_move(move))
        if isinstance(answer, Played):
            return {"state": state_data(answer.state)}
        return {"refused": {"reason": str(answer.reason), "clause": answer.clause, "message": answer.message}}

    def score(self, state: Data) -> Data:
        """What each player has."""
        return {"players": [asdict(each) for each in score(read_setup(state).state())]}
