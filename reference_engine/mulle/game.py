"""A whole game: two omgångar, given by what was dealt and what was played. Everything else follows from that."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from .cards import Cards
from .course import OMGANGAR, deal, opener_of
from .edition import Edition
from .effect import Played
from .event import Events
from .move import Move
from .play import play
from .reason import Refusal
from .score import Score, added, score
from .state import State

Chooser = Callable[[State], Move]


class IllegalMove(ValueError):
    """A move in a game that the rules refuse: which one, counted from 0 in its omgång, and why."""

    def __init__(self, omgang: int, number: int, move: Move, refusal: Refusal) -> None:
        super().__init__(omgang, number, move, refusal)
        self.omgang = omgang
        self.number = number
        self.move = move
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.message


@dataclass(frozen=True, slots=True)
class Omgang:
    """What was dealt, as the order of the pack, and what was played."""

    order: Cards
    moves: tuple[Move, ...]


class Step(NamedTuple):
    """A move in a game, with the state that it led to."""

    move: Move
    state: State
    events: Events


@dataclass(frozen=True, slots=True)
class Game:
    """A game, finished or not."""

    edition: Edition
    players: tuple[str, str]
    opener: str
    omgangar: tuple[Omgang, ...]

    def opening(self, omgang: int) -> State:
        """The position that an omgång, 1 or 2, opens with."""
        order = self.omgangar[omgang - 1].order
        return deal(self.edition, self.players, opener_of(self.players, self.opener, omgang), omgang, order)

    def replay(self, omgang: int) -> Iterator[Step]:
        """Every step of an omgång; `IllegalMove` at the first that is none."""
        state = self.opening(omgang)
        for number, move in enumerate(self.omgangar[omgang - 1].moves):
            answer = play(state, move)
            if not isinstance(answer, Played):
                raise IllegalMove(omgang, number, move, answer)
            state = answer.state
            yield Step(move, state, answer.events)

    def final(self, omgang: int) -> State:
        """The position that an omgång has come to."""
        state = self.opening(omgang)
        for step in self.replay(omgang):
            state = step.state
        return state

    def score(self) -> tuple[Score, Score]:
        """POA-7: what each player has in all omgångar together."""
        each = [score(self.final(number + 1)) for number in range(len(self.omgangar))]
        first, second = ([half[seat] for half in each] for seat in (0, 1))
        return added(self.players[0], first), added(self.players[1], second)


def kvittning(scores: tuple[Score, Score]) -> int:
    """POA-7: by how much one player leads the other."""
    first, second = scores
    return abs(first.total - second.total)


def played_out(
    edition: Edition, players: tuple[str, str], opener: str, orders: tuple[Cards, ...], choose: dict[str, Chooser]
) -> Game:
    """Let each player's chooser play a game to its end; `IllegalMove` if one cheats."""
    omgangar = []
    for number, order in enumerate(orders[:OMGANGAR], start=1):
        state = deal(edition, players, opener_of(players, opener, number), number, order)
        made: list[Move] = []
        while not state.over:
            move = choose[state.turn](state)
            answer = play(state, move)
            if not isinstance(answer, Played):
                raise IllegalMove(number, len(made), move, answer)
            made.append(move)
            state = answer.state
        omgangar.append(Omgang(order, tuple(made)))
    return Game(edition, players, opener, tuple(omgangar))
