"""Counting without any list of moves: everything that could be said is tried, and what `play` accepts is counted."""

from collections.abc import Iterator
from itertools import chain, combinations

from reference_engine.mulle import (
    Build,
    BuildMove,
    Card,
    Move,
    Played,
    State,
    TakeMove,
    ThrowMove,
    TrottaMove,
    play,
)

Cards = tuple[Card, ...]
HIGHEST = 16


def ends(state: State, depth: int) -> Iterator[State]:
    """Where every sequence of so many moves ends, each walked by itself."""
    if not depth:
        yield state
        return
    for after in accepted(state).values():
        yield from ends(after, depth - 1)


def accepted(state: State) -> dict[tuple[object, ...], State]:
    """What every different move that is accepted leads to. Moves that name the same cards and piles are one move."""
    found = {}
    for meaning, move in sayable(state):
        answer = play(state, move)
        if isinstance(answer, Played):
            assert found.setdefault(meaning, answer.state) == answer.state
    return found


def sayable(state: State) -> Iterator[tuple[tuple[object, ...], Move]]:
    """Every move with a card of the player in turn and cards that lie on the table, each with what it means."""
    name = state.turn
    piles = [pile.cards if isinstance(pile, Build) else pile for pile in state.table]
    lying = sorted(card for pile in piles for card in pile)
    gatherings = sorted(set(_some(lying)))
    for card in sorted(set(state.player(name).hand)):
        yield (card, "throw"), ThrowMove(name, card)
        for taken in sorted(set(_some(sorted(piles)))):
            yield (card, "take", taken), TakeMove(name, card, taken)
        for gathered in gatherings:
            group = (gathered,) if gathered else ()
            yield (card, "trotta", gathered), TrottaMove(name, card, group)
            for on, base in _meant(state, piles):
                for value in range(1, HIGHEST + 2):
                    yield (card, on, base, value, gathered), BuildMove(name, card, on, value, base, group)


def _meant(state: State, piles: list[Cards]) -> Iterator[tuple[Cards, int]]:
    """The piles that can be laid on; their value is told only where cards alone do not tell which is meant."""
    for on in sorted(set(piles)):
        values = {pile.value for pile in state.builds if pile.cards == on}
        yield from ((on, base) for base in (sorted(values) if piles.count(on) > 1 and values else [0]))


def _some(items: list[object]) -> Iterator[tuple[object, ...]]:
    return chain.from_iterable(combinations(items, size) for size in range(len(items) + 1))
