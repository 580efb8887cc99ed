"""The contract: a handshake and a game's questions, all answers plain data; and how an answer can be wrong.

What the questions are about (cards, piles, players) belongs to the game and stands in `steps/<game>/wire.py`.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, NamedTuple, Protocol

import msgspec

from .picture import Picture

PROTOCOL = 1
Data = dict[str, Any]
"""What travels as a JSON object."""

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class SuiteName(msgspec.Struct, frozen=True):
    """Which suite is asking."""

    name: str
    version: str


class HelloParams(msgspec.Struct, frozen=True):
    """Who is asking, and in which version of the protocol."""

    protocol: int
    suite: SuiteName


class Hello(msgspec.Struct, frozen=True, kw_only=True):
    """Who the engine is, and what it can be asked. What it does not declare is skipped, never passed."""

    name: Text
    version: str
    language: str = ""
    game: Text
    editions: list[Text]
    operations: list[Text]
    readings: list[Text] = []
    """The rulings that it reads otherwise than we do."""


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that may not be made: the code of the reason, and if it likes the clause and a sentence."""

    reason: Text
    clause: str | None = None
    message: str | None = None


class Operation(NamedTuple):
    """A question: the types of what is sent and of what is answered, and an example of what is sent."""

    params: Any
    result: Any
    example: Data


class Probes(NamedTuple):
    """What `regelratt smoke` asks besides the examples."""

    allowed: Data
    """What is sent with `play` about the simplest move there is, which any engine that plays at all allows."""
    forbidden: Data
    """What is sent with `play` about a move that any engine refuses, whatever it makes of the rules."""
    impossible: Data
    """What is sent with `play` about a position that cannot be."""
    names: tuple[str, ...]
    """The players in the examples."""


class Game(Protocol):
    """What the judge needs to know of a game: the module `steps.<game>.wire` is one."""

    OPERATIONS: Mapping[str, Operation]
    """The questions besides `hello`."""

    PROBES: Probes

    broken: Callable[[str, Data, Any], Iterator["Broken"]]
    """The invariants that an answer breaks: operation, what was sent, and the answer."""

    canonical_state: Callable[[Data], Data]
    """A position in the one form that all its spellings share: what has no order is sorted, what is not ours left out.
    Its JSON, with sorted keys and without white space, is what a hash of a position is made of."""

    canonical_move: Callable[[Data], Data]
    """A move in the one form that its spellings share, as far as that can be seen without the position."""

    drawn: Callable[[Data], str]
    """A position drawn with cards, in lines of text."""

    told: Callable[..., str]
    """A move as a player would say it: the move, and if it is known the state that it is made in."""

    pictured: Callable[..., Picture]
    """A position as it can be drawn in the book: state, and if there is one the move that is made in it, the state that
    came of that, and the state before."""

    told_answer: Callable[[str, Any], list[list[str]]]
    """An answer that is no position, as a table with its head first: operation and answer. Empty where nothing is."""

    BOTS: Mapping[str, type]
    """Engines that do nothing of any worth; their scores stand beside everybody's."""


class Broken(NamedTuple):
    """An invariant that does not hold: its name, and what is and what should be."""

    invariant: str
    message: str
    expected: tuple[str, ...] = ()
    got: tuple[str, ...] = ()


class Fault(AssertionError):
    """The engine answered, and the answer is not what the rules say."""

    def __init__(self, message: str, expected: tuple[str, ...] = (), got: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.expected = expected
        self.got = got


class WrongReason(Fault):
    """The engine refused, rightly, but gave another code than the rules do."""


class NotRefused(Fault):
    """The engine played a move that the rules refuse."""


class Refused(Fault):
    """The engine refused a move that the rules allow."""


class BrokenInvariant(Fault):
    """The answer breaks what holds whatever the rules are: a card was lost, or the turn did not pass."""

    def __init__(self, broken: Broken) -> None:
        super().__init__(broken.message, broken.expected, broken.got)
        self.invariant = broken.invariant


class Undeclared(Exception):
    """The engine never said that it answers this; the scenario is skipped."""
