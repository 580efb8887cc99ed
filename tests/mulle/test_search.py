"""The fast searches agree with the slow ones of `brute`, and stay fast in what they count."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from reference_engine.mulle import (
    EDITIONS,
    HAND_VALUE,
    PACK,
    TABLE_VALUE,
    Card,
    Player,
    State,
    TakeMove,
    TrottaMove,
    explain,
    moves,
)
from reference_engine.mulle.gathering import matching
from reference_engine.mulle.packing import counts, most, packings, tally

from . import brute
from .strategies import cards, odd_states

PLAIN = tuple(card for card in PACK if HAND_VALUE[card] < 14)
tables = st.lists(cards, min_size=1, max_size=12).filter(lambda found: max(Counter(found).values()) <= 2)


def on_table(loose: list[Card], card: Card, edition: str = "0.3.0") -> State:
    """Single cards on the table and one card in the hand of the player in turn."""
    players = (Player("Anna", hand=(card,)), Player("Bo"))
    return State(EDITIONS[edition], 1, 1, "Anna", "Anna", players, loose=tuple(sorted(loose)))


@given(tables, st.sampled_from(PLAIN))
def test_INT_3_INT_4_the_takes_from_single_cards_are_those_found_by_trying_every_subset(
    loose: list[Card], card: Card
) -> None:
    assume([*loose, card].count(card) <= 2)
    state = on_table(loose, card)
    assert {move.piles for move in moves(state) if isinstance(move, TakeMove)} == brute.takes(state, card)


@given(odd_states)
def test_INT_the_takes_from_odd_tables_are_those_found_by_trying_every_subset(state: State) -> None:
    assume(len(state.table) <= 12)
    for card in set(state.player(state.turn).hand):
        found = {move.piles for move in moves(state) if isinstance(move, TakeMove) and move.card == card}
        assert found == brute.takes(state, card)


@given(tables, st.sampled_from(PLAIN), st.data())
@settings(max_examples=60)
def test_INT_3_a_choice_is_refused_exactly_when_trying_every_subset_does_not_find_it(
    loose: list[Card], card: Card, data: st.DataObject
) -> None:
    assume([*loose, card].count(card) <= 2)
    state = on_table(loose, card)
    chosen = data.draw(st.lists(st.sampled_from(range(len(loose))), unique=True))
    piles = tuple(sorted((loose[place],) for place in chosen))
    assert (not explain(state, TakeMove("Anna", card, piles))) == (piles in brute.takes(state, card))


@given(st.lists(cards, max_size=11), st.lists(st.tuples(cards, cards), max_size=3), st.integers(2, 16))
def test_BYG_7_TRO_5_what_is_gathered_is_what_trying_every_matching_finds(
    loose: list[Card], piles: list[tuple[Card, Card]], target: int
) -> None:
    loose_cards, heaps = tuple(sorted(loose)), tuple(sorted(tuple(sorted(pile)) for pile in piles))
    found = [tuple(sorted(option.cards)) for option in matching(target, loose_cards, heaps)]
    assert len(set(found)) == len(found)
    assert set(found) == brute.gathers(target, loose_cards, heaps)


@given(odd_states)
def test_TRO_1_the_trottas_from_odd_tables_gather_what_trying_every_matching_finds(state: State) -> None:
    state = replace(state, edition=EDITIONS["0.3.0"])
    for card in set(state.player(state.turn).hand):
        found = [m for m in moves(state) if isinstance(m, TrottaMove) and m.card == card]
        if found:
            open_pairs = tuple(build for build in state.builds if len(build.cards) == 2 and not build.locked)
            gathered = {tuple(sorted(c for group in move.gather or () for c in group)) for move in found}
            assert gathered == brute.gathers(TABLE_VALUE[card], state.loose, state.piles, open_pairs)


@pytest.mark.parametrize("target", [10, 13])
def test_INT_3_the_search_for_takes_does_not_explode(target: int) -> None:
    most.cache_clear()
    next(packings(target, tally(place % 5 + 1 for place in range(40))))
    assert most.cache_info().currsize < 2_000  # positions looked at; 2**40 subsets could be


def test_INT_3_forty_cards_are_all_taken_by_a_ten() -> None:
    (taken,) = packings(10, tally(place % 5 + 1 for place in range(40)))
    assert counts(taken) == [(1, 8), (2, 8), (3, 8), (4, 8), (5, 8)]


def test_INT_3_a_king_leaves_one_three_of_forty() -> None:
    (taken,) = packings(13, tally(place % 5 + 1 for place in range(40)))
    assert counts(taken) == [(1, 8), (2, 8), (3, 7), (4, 8), (5, 8)]
