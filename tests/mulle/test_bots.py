"""The two players: deterministic, legal, and the greedy one in the order of seed 000."""

from collections.abc import Callable

import pytest
from hypothesis import assume, given

from reference_engine.mulle import Move, State, greedy_move, moves, print_move, random_move
from reference_engine.mulle.bots import _rank

from .positions import position
from .strategies import states


@given(states)
def test_the_same_position_and_seed_give_the_same_legal_move(state: State) -> None:
    options = moves(state)
    assume(options)
    for choose in (random_move, greedy_move):
        assert choose(state, 5) in options
        assert choose(state, 5) == choose(state, 5)


def test_the_random_player_plays_every_move_with_some_seed() -> None:
    state = position("SP 3, HJ 4, KL 9, RU 2", anna="SP 7, HJ 9, KL 5, RU J")
    assert {random_move(state, seed) for seed in range(200)} == set(moves(state))


def greedy(state: State) -> str:
    """The greedy move, which must not depend on the seed."""
    (move,) = {greedy_move(state, seed) for seed in range(20)}
    return print_move(move)


def test_most_mullar_before_most_cards() -> None:
    assert greedy(position("SP 4, SP 4, HJ 6, KL 3", anna="KL 8, SP K")) == "Anna: KL 8 tar SP 4, SP 4"


def test_most_cards_before_fewer() -> None:
    assert greedy(position("SP 3, HJ 4, SP 5, KL J, RU 2", anna="SP 7, KL 6, HJ 8")) == (
        "Anna: SP 7 tar HJ 4, RU 2, SP 3, SP 5"
    )


def test_several_piles_before_an_identical_card() -> None:
    assert greedy(position("SP 9, HJ 3, HJ 2", anna="SP 9, KL 5")) == "Anna: KL 5 tar HJ 2, HJ 3"


def test_an_identical_card_before_a_single_match() -> None:
    assert greedy(position("SP 9, HJ 5", anna="SP 9, KL 5")) == "Anna: SP 9 tar SP 9"


def test_an_identical_card_before_a_build_with_a_mulle_and_more_cards() -> None:
    assert greedy(position("SP 9, [KL 4 + KL 4 = 8 låst, Bo]", anna="SP 9, HJ 8")) == "Anna: SP 9 tar SP 9"


def test_of_single_matches_that_with_a_mulle_before_that_with_more_cards() -> None:
    state = position("[KL 4 + KL 4 = 8 låst, Bo], [SP 2 + SP 3 + HJ 4 = 9 låst, Bo]", anna="HJ 8, HJ 9")
    assert greedy(state) == "Anna: HJ 8 tar [KL 4 + KL 4]"


def test_of_single_matches_that_with_more_cards_first() -> None:
    state = position("HJ 5, [SP 2 + SP 3 + HJ 4 = 9 låst, Bo]", anna="KL 5, KL 9")
    assert greedy(state) == "Anna: KL 9 tar [HJ 4 + SP 2 + SP 3]"


def test_a_single_match_before_a_build() -> None:
    assert greedy(position("HJ 5", anna="KL 5, KL 4, KL 9")) == "Anna: KL 5 tar HJ 5"


def test_a_build_before_a_trotta() -> None:
    state = position("HJ 8, KL 4", anna="RU 8, RU 10, SP 4, SP 8, KL Q", bo="SP 3")
    assert {"build", "trotta"} <= {move.action for move in moves(state)}
    without_takes = [move for move in moves(state) if move.action != "take"]
    assert [_rank(state, move)[0] for move in without_takes] == [
        {"build": 3, "trotta": 4, "throw": 5}[move.action] for move in without_takes
    ]


def test_a_trotta_before_a_throw() -> None:
    state = position("HJ 10, RU 5", anna="HJ 4, KL 10, RU 10", bo="SP 3")
    best = {move.action: _rank(state, move) for move in moves(state)}
    assert best["take"] < best["trotta"] < best["throw"]


@pytest.mark.parametrize("choose", [random_move, greedy_move])
def test_where_there_is_no_move_that_is_said(choose: Callable[[State, int], Move]) -> None:
    with pytest.raises(ValueError, match=r"^Det finns inget drag att välja bland\.$"):
        choose(position("SP 3"), 1)


def test_the_same_seed_gives_the_same_moves_on_every_machine() -> None:
    state = position("SP 3, HJ 4, KL 9, RU 2", anna="SP 7, HJ 9, KL 5, RU J")
    assert [print_move(random_move(state, seed)) for seed in range(6)] == [
        "Anna: RU J tar KL 9, RU 2",
        "Anna: KL 5 bygger 9 på HJ 4 och tar in KL 9",
        "Anna: RU J tar KL 9, RU 2",
        "Anna: KL 5 bygger 9 på HJ 4 och tar in KL 9",
        "Anna: SP 7 bygger 9 på RU 2 och tar in KL 9",
        "Anna: SP 7 bygger 11 på HJ 4 och tar in [KL 9 + RU 2]",
    ]
