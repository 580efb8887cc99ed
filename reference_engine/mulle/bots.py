"""Two players that drive the engine. They choose among `moves` and know no rule of their own.

Both are deterministic: the same position and the same seed give the same move, on every machine.
"""

import hashlib
from collections.abc import Sequence
from random import Random

from .cards import COPIES, PACK, Cards
from .effect import follow
from .event import Mulle, Took
from .move import ACTIONS, Move, TakeMove
from .play import moves
from .state import State
from .wire import digest


def random_move(state: State, seed: int) -> Move:
    """Any legal move, each as likely."""
    return _pick(moves(state), state, seed)


def greedy_move(state: State, seed: int) -> Move:
    """The best move by the order of seed 000; among equals, any.

    That order is: an intag of several piles with the most mullar, then with the most cards; an identical card; a
    single match; a build; a trotta; a throw.
    """
    ranked = [(_rank(state, move), move) for move in moves(state)]
    best = min((rank for rank, _ in ranked), default=None)
    return _pick([move for rank, move in ranked if rank == best], state, seed)


def _rank(state: State, move: Move) -> tuple[int, int, int]:
    if not isinstance(move, TakeMove):
        return (2 + ACTIONS.index(move.action), 0, 0)
    events = follow(state, move).events
    mulles = sum(isinstance(event, Mulle) for event in events)
    cards = sum(len(pile) for event in events if isinstance(event, Took) for pile in event.piles)
    if len(move.piles) > 1:
        return (0, -mulles, -cards)
    identical = move.piles == ((move.card,),)
    return (1 if identical else 2, -mulles, -cards)


def _pick(options: Sequence[Move], state: State, seed: int) -> Move:
    if not options:
        raise ValueError("Det finns inget drag att välja bland.")
    chance = hashlib.sha256(f"{seed} {digest(state)}".encode()).digest()
    return options[int.from_bytes(chance[:8]) % len(options)]


def shuffled(seed: int | str) -> Cards:
    """An order of the 104 cards."""
    order = list(PACK * COPIES)
    Random(seed).shuffle(order)
    return tuple(order)
