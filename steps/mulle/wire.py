"""The wire types of Mulle, once: schemas, the TypeScript types and every check at the door follow from them."""

from typing import Annotated, Literal, Protocol, TypeAlias, get_args

from msgspec import Meta, Struct

from regelratt.contract import Data, Operation, Probes, Refusal

from .bots import BOTS
from .canonical import canonical_move, canonical_state
from .drawing import drawn, told
from .invariants import broken
from .picture import pictured, told_answer

__all__ = [
    "BOTS", "OPERATIONS", "PROBES", "Engine", "broken", "canonical_move", "canonical_state", "drawn",
    "pictured", "told", "told_answer",
]  # fmt: skip

Card: TypeAlias = Literal[
    "KL 2", "KL 3", "KL 4", "KL 5", "KL 6", "KL 7", "KL 8", "KL 9", "KL 10", "KL J", "KL Q", "KL K", "KL A",
    "SP 2", "SP 3", "SP 4", "SP 5", "SP 6", "SP 7", "SP 8", "SP 9", "SP 10", "SP J", "SP Q", "SP K", "SP A",
    "HJ 2", "HJ 3", "HJ 4", "HJ 5", "HJ 6", "HJ 7", "HJ 8", "HJ 9", "HJ 10", "HJ J", "HJ Q", "HJ K", "HJ A",
    "RU 2", "RU 3", "RU 4", "RU 5", "RU 6", "RU 7", "RU 8", "RU 9", "RU 10", "RU J", "RU Q", "RU K", "RU A",
]  # fmt: skip
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Cards: TypeAlias = Annotated[list[Card], Meta(max_length=104)]
Pack: TypeAlias = Annotated[list[Card], Meta(min_length=104, max_length=104)]


class Build(Struct, frozen=True):
    """That a pile is a build."""

    owner: Name
    value: Count
    locked: bool


class Pile(Struct, frozen=True, omit_defaults=True):
    """A pile on the table; the order of its cards means nothing."""

    cards: Annotated[list[Card], Meta(min_length=1, max_length=104)]
    build: Build | None = None


class Player(Struct, frozen=True):
    """A player and what lies before her."""

    name: Name
    hand: Cards
    taken: Cards
    mulles: Cards
    tabbe: Count


class State(Struct, frozen=True):
    """A position within one omgång."""

    edition: str
    omgang: Count
    rond: Count
    opener: Name
    turn: Name
    players: Annotated[list[Player], Meta(min_length=2, max_length=2)]
    table: Annotated[list[Pile], Meta(max_length=104)]
    stock: Cards


Groups: TypeAlias = Annotated[list[Cards], Meta(max_length=104)]


class Take(Struct, frozen=True, tag_field="action", tag="take"):
    """An intag of piles, each named by its cards."""

    player: Name
    card: str
    piles: Groups


class BuildOn(Struct, frozen=True, omit_defaults=True, tag_field="action", tag="build"):
    """A build on a pile. `base` is the value of the pile laid on, where its cards alone do not tell which is meant."""

    player: Name
    card: str
    on: Cards
    value: Count
    base: Count | None = None
    absorb: Groups | None = None


class Trotta(Struct, frozen=True, omit_defaults=True, tag_field="action", tag="trotta"):
    """A trotta."""

    player: Name
    card: str
    gather: Groups | None = None


class Throw(Struct, frozen=True, tag_field="action", tag="throw"):
    """A throw, or a feed of one's own build."""

    player: Name
    card: str


Move: TypeAlias = Take | BuildOn | Trotta | Throw
"""A move. Its card is any text here, because an engine must be able to refuse a card that does not exist."""


class ValuesParams(Struct, frozen=True):
    """Which cards are asked about."""

    cards: Cards


class Value(Struct, frozen=True):
    """What a card is worth on the table and in the hand."""

    card: Card
    table: Count
    hand: Count


class DealParams(Struct, frozen=True):
    """The order of the pack, who opens, and which omgång of which edition it is."""

    edition: str
    players: Annotated[list[Name], Meta(min_length=2, max_length=2)]
    opener: Name
    omgang: Count
    order: Pack


class StateParams(Struct, frozen=True):
    """A position to be asked about."""

    state: State


class PlayParams(Struct, frozen=True):
    """A position and a move."""

    state: State
    move: Move


class PlayAnswer(Struct, frozen=True, omit_defaults=True):
    """Either the next state or a refusal, and exactly one of them."""

    state: State | None = None
    refused: Refusal | None = None

    def __post_init__(self) -> None:
        if (self.state is None) == (self.refused is None):
            raise ValueError("exactly one of `state` and `refused` must be there")


class PlayerScore(Struct, frozen=True):
    """What a player counts."""

    name: Name
    mulle: Count
    tabbe: Count
    intake: Count
    bonus: Count
    total: Count


class Score(Struct, frozen=True):
    """What every player counts."""

    players: Annotated[list[PlayerScore], Meta(min_length=2, max_length=2)]


class Engine(Protocol):
    """An implementation of Mulle in Python. It need not remember anything between questions."""

    def hello(self) -> Data:
        """Who it is: name, version, language, game, editions, operations, readings."""

    def values(self, cards: list[str]) -> list[Data]:
        """What cards are worth."""

    def deal(self, edition: str, players: list[str], opener: str, omgang: int, order: list[str]) -> Data:
        """The opening state from an order of the pack."""

    def moves(self, state: Data) -> list[Data]:
        """Every legal move."""

    def play(self, state: Data, move: Data) -> Data:
        """``{"state": …}``, or ``{"refused": {"reason": …, "clause": …, "message": …}}``."""

    def score(self, state: Data) -> Data:
        """``{"players": [{"name": …, "total": …, …}, …]}``."""


_STATE: Data = {
    "edition": "0.3.0",
    "omgang": 1,
    "rond": 6,
    "opener": "Anna",
    "turn": "Anna",
    "players": [
        {"name": "Anna", "hand": ["SP 7", "HJ K"], "taken": [], "mulles": [], "tabbe": 0},
        {"name": "Bo", "hand": ["HJ 6", "KL Q"], "taken": ["KL 9", "KL 9"], "mulles": [], "tabbe": 0},
    ],
    "table": [
        {"cards": ["SP 3"]},
        {"cards": ["HJ 4"]},
        {"cards": ["RU 10", "KL 6"], "build": {"owner": "Bo", "value": 16, "locked": True}},
    ],
    "stock": [],
}
_DEAL: Data = {"edition": "0.3.0", "players": ["Anna", "Bo"], "opener": "Anna", "omgang": 1}

OPERATIONS = {
    "values": Operation(ValuesParams, list[Value], {"cards": ["SP 2", "HJ A"]}),
    "deal": Operation(DealParams, State, {**_DEAL, "order": [*get_args(Card)] * 2}),
    "moves": Operation(StateParams, list[Move], {"state": _STATE}),
    "play": Operation(
        PlayParams,
        PlayAnswer,
        {
            "state": _STATE,
            "move": {"player": "Anna", "action": "take", "card": "SP 7", "piles": [["SP 3"], ["HJ 4"]]},
        },
    ),
    "score": Operation(StateParams, Score, {"state": _STATE}),
}
"""The questions, each with an example that an engine must be able to answer."""

_THROW: Data = {"player": "Anna", "action": "throw", "card": "RU A"}
PROBES = Probes(
    allowed={"state": _STATE, "move": {"player": "Anna", "action": "throw", "card": "HJ K"}},
    forbidden={"state": _STATE, "move": _THROW},  # not a card that she has
    impossible={"state": {**_STATE, "turn": "Ingen", "stock": ["SP 3"] * 3}, "move": _THROW},
    names=("Anna", "Bo"),
)
