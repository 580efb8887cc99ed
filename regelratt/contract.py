"""The contract: a handshake and five pure questions, all answers plain data. Whoever answers them can be judged."""

from typing import Any, Protocol

Data = dict[str, Any]
"""What travels as a JSON object."""


class Engine(Protocol):
    """An implementation of a game, the reference or any other. It need not remember anything between questions."""

    def hello(self) -> Data:
        """Who it is: name, version, language, game, editions, operations, and the rulings that it reads otherwise."""

    def values(self, cards: list[str]) -> list[Data]:
        """What cards are worth: card, table, hand."""

    def deal(self, edition: str, players: list[str], opener: str, omgang: int, order: list[str]) -> Data:
        """The opening state from an order of the pack."""

    def moves(self, state: Data) -> list[Data]:
        """Every legal move."""

    def play(self, state: Data, move: Data) -> Data:
        """``{"state": …}``, or ``{"refused": {"reason": …, "clause": …, "message": …}}``."""

    def score(self, state: Data) -> Data:
        """``{"players": [{"name": …, "total": …, …}, …]}``."""


class Fault(AssertionError):
    """The engine answered, and the answer is not what the rules say."""


class WrongReason(Fault):
    """The engine refused, rightly, but gave another code than the rules do."""


class NotRefused(Fault):
    """The engine played a move that the rules refuse."""


class Refused(Fault):
    """The engine refused a move that the rules allow."""
