"""What is the same position and the same move to the judge is so to the reference engine; they share no code."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.mulle.positions import counted
from reference_engine.mulle import EDITIONS, State, canonical_move, move_data, moves, read_move, state_data
from regelratt.games import rules
from regelratt.vectors import canonical
from tests.mulle.strategies import states

SAME = rules("mulle")


@given(states, st.randoms(use_true_random=False))
def test_a_state_in_any_order_has_the_canonical_form_of_the_engine(state: State, chance: Any) -> None:
    right = state_data(state)
    players = [_mixed(player, chance) for player in right["players"]]
    given = _mixed(right, chance) | {"stock": right["stock"], "players": players}
    assert canonical(SAME.canonical_state(given)) == canonical(right)


@given(states, st.randoms(use_true_random=False))
def test_moves_are_the_same_however_they_are_spelt_and_different_moves_are_not(state: State, chance: Any) -> None:
    listed = moves(state)
    keys = {canonical(SAME.canonical_move(move_data(move))) for move in listed}
    assert len(keys) == len(listed)
    for move in listed:
        spelt = _mixed(_regrouped(move_data(move), chance), chance)
        assert canonical(SAME.canonical_move(spelt)) == canonical(SAME.canonical_move(move_data(move)))
        assert canonical_move(state, read_move(spelt)) == move  # the engine, too, takes it for that move


@pytest.mark.parametrize("edition", EDITIONS)
def test_different_moves_are_different_in_every_position_that_is_counted_from(edition: str) -> None:
    needed = 0
    for named in counted(edition):
        listed = [move_data(move) for move in moves(named.state)]
        assert len({canonical(SAME.canonical_move(move)) for move in listed}) == len(listed)
        needed += any("base" in move for move in listed)
    assert needed or edition == "utkast"  # where nothing is rebuilt downwards, the cards say which pile is meant


def _mixed(data: Any, chance: Any) -> Any:
    """The same with every list in another order."""
    if isinstance(data, dict):
        return {name: _mixed(each, chance) for name, each in data.items()}
    return chance.sample([_mixed(each, chance) for each in data], len(data)) if isinstance(data, list) else data


def _regrouped(move: dict[str, Any], chance: Any) -> dict[str, Any]:
    """The same with what is drawn in grouped otherwise."""
    changed = dict(move)
    for name in {"absorb", "gather"} & set(move):
        cards = [card for group in move[name] for card in group]
        cut = chance.randint(0, len(cards))
        changed[name] = [group for group in (cards[:cut], cards[cut:]) if group]
    return changed
