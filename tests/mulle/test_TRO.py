"""Chapter TRO: trotta, which only 0.3.0 has."""

import pytest

from reference_engine.mulle import TrottaMove, moves
from tests.mulle.positions import made, player, position, refused, table


@pytest.mark.parametrize(
    ("lies", "build"),
    [
        ("HJ 8", "[HJ 8 + SP 8 = 8 låst, Anna]"),
        ("HJ 8, RU 8", "[HJ 8 + RU 8 + SP 8 = 8 låst, Anna]"),
        ("[HJ 3 + SP 5]", "[HJ 3 + SP 5 + SP 8 = 8 låst, Anna]"),
        ("[HJ 3 + SP 5 = 8, Anna]", "[HJ 3 + SP 5 + SP 8 = 8 låst, Anna]"),
        ("[HJ 3 + SP 5 = 8, Bo]", "[HJ 3 + SP 5 + SP 8 = 8 låst, Anna]"),
        ("HJ 3, SP 5", "[HJ 3 + SP 5 + SP 8 = 8 låst, Anna]"),
        ("HJ 4, SP 4", "[HJ 4 + SP 4 + SP 8 = 8 låst, Anna]"),
        ("SP 8", "[SP 8 + SP 8 = 8 låst, Anna]"),
    ],
)
def test_TRO_1_each_thing_of_the_value_is_gathered(lies, build):
    state = position(f"{lies}, HJ K", anna="SP 8, KL 8", bo="RU 9")
    assert table(made(state, "Anna: SP 8 trottar")) == {"HJ K", build}


def test_TRO_1_all_of_them_at_once():
    state = position("HJ 8, [HJ 2 + RU 6], [HJ 3 + SP 5 = 8, Bo], HJ 4, SP 4, HJ K", anna="SP 8, KL 8", bo="RU 8")
    after = made(state, "Anna: SP 8 trottar")
    assert table(after) == {
        "HJ K",
        "[HJ 2 + HJ 3 + HJ 4 + HJ 8 + RU 6 + SP 4 + SP 5 + SP 8 = 8 låst, Anna]",
    }


@pytest.mark.parametrize(
    "stays",
    [
        "RU 9",
        "[HJ 2 + RU 7]",
        "[HJ 2 + RU 2 + SP 4]",
        "[HJ 3 + SP 6 = 9, Bo]",
        "[HJ 3 + SP 6 = 9 låst, Bo]",
        "[HJ 2 + RU 3 + SP 4 = 9, Bo]",
    ],
)
def test_TRO_1_nothing_else_is_gathered(stays):
    state = position(f"HJ 8, {stays}", anna="SP 8, KL 8", bo="SP 9")
    assert table(made(state, "Anna: SP 8 trottar")) == {stays, "[HJ 8 + SP 8 = 8 låst, Anna]"}


def test_TRO_1_three_single_cards_that_make_the_value_stay():
    state = position("HJ 8, HJ 2, RU 2, SP 4", anna="SP 8, KL 8", bo="SP 9")
    assert table(made(state, "Anna: SP 8 trottar")) == {"HJ 2", "RU 2", "SP 4", "[HJ 8 + SP 8 = 8 låst, Anna]"}


def test_TRO_1_a_pile_makes_no_pair_with_a_single_card():
    state = position("HJ 8, [HJ 2 + RU 3], SP 3", anna="SP 8, KL 8", bo="SP 9")
    assert table(made(state, "Anna: SP 8 trottar")) == {"[HJ 2 + RU 3]", "SP 3", "[HJ 8 + SP 8 = 8 låst, Anna]"}


def test_TRO_1_a_rebuilt_build_of_two_cards_worth_does_not_count_by_its_sum():
    state = position("HJ 8, [HJ 2 + RU 3 + SP 3 = 2, Bo]", anna="SP 8, KL 8", bo="KL 2")
    assert "[HJ 2 + RU 3 + SP 3 = 2, Bo]" in table(made(state, "Anna: SP 8 trottar"))


@pytest.mark.parametrize(
    "gather", ["-", "HJ 8", "[HJ 3 + SP 5]", "HJ 8, [HJ 3 + SP 5], HJ K", "HJ 8, RU 8, [HJ 3 + SP 5]"]
)
def test_TRO_1_nothing_may_be_left_out_or_added(gather):
    state = position("HJ 8, [HJ 3 + SP 5], HJ K", anna="SP 8, KL 8", bo="RU 9")
    assert refused(state, f"Anna: SP 8 trottar och samlar {gather}") == {("gather-mismatch", "TRO-1")}
    assert not refused(state, "Anna: SP 8 trottar och samlar HJ 8, [HJ 3 + SP 5]")


@pytest.mark.parametrize(
    ("card", "reserve", "lies", "build"),
    [
        ("SP 2", "KL 2", "HJ 2", "[HJ 2 + SP 2 = 2 låst, Anna]"),
        ("SP 2", "KL 2", "HJ A, SP A", "[HJ A + SP 2 + SP A = 2 låst, Anna]"),
        ("RU 10", "KL 10", "HJ 10", "[HJ 10 + RU 10 = 10 låst, Anna]"),
        ("KL 10", "SP 10", "RU 10", "[KL 10 + RU 10 = 10 låst, Anna]"),
        ("KL 2", "RU 2", "SP 2", "[KL 2 + SP 2 = 2 låst, Anna]"),
        ("KL K", "SP K", "RU 10, RU 3", "[KL K + RU 10 + RU 3 = 13 låst, Anna]"),
        ("KL K", "SP K", "HJ A, RU Q", "[HJ A + KL K + RU Q = 13 låst, Anna]"),
    ],
)
def test_TRO_1_special_cards_count_their_table_value(card, reserve, lies, build):
    state = position(lies, anna=f"{card}, {reserve}", bo="RU 9")
    assert table(made(state, f"Anna: {card} trottar")) == {build}


def test_TRO_1_trotta_is_not_in_utkast():
    assert refused(position("HJ 8", anna="SP 8, KL 8", bo="RU 9", edition="utkast"), "Anna: SP 8 trottar") == {
        ("action-not-in-edition", "TUR-2")
    }
    assert not refused(position("HJ 8", anna="SP 8, KL 8", bo="RU 9"), "Anna: SP 8 trottar")


def test_TRO_2_without_anything_to_gather_it_is_refused():
    state = position("HJ 7, HJ 2, RU 2, SP 4", anna="SP 8, KL 8", bo="RU 9")
    assert refused(state, "Anna: SP 8 trottar") == {("nothing-to-gather", "TRO-2")}


def test_TRO_2_on_an_empty_table_it_is_refused():
    state = position(anna="SP 8, KL 8", bo="RU 9")
    assert refused(state, "Anna: SP 8 trottar") == {("nothing-to-gather", "TRO-2")}


@pytest.mark.parametrize(
    ("own", "build"),
    [
        ("[HJ 3 + SP 5 = 8 låst, Anna]", "[HJ 3 + SP 5 + SP 8 = 8 låst, Anna]"),
        ("[HJ 2 + RU 2 + SP 4 = 8, Anna]", "[HJ 2 + RU 2 + SP 4 + SP 8 = 8 låst, Anna]"),
        ("[HJ 2 + RU 2 + SP 4 = 8 låst, Anna]", "[HJ 2 + RU 2 + SP 4 + SP 8 = 8 låst, Anna]"),
    ],
)
def test_TRO_2_an_own_build_is_enough_to_lay_the_card_on(own, build):
    state = position(own, anna="SP 8, KL 8", bo="RU 9")
    assert table(made(state, "Anna: SP 8 trottar")) == {build}


@pytest.mark.parametrize("own", ["[HJ 3 + SP 5 = 8, Anna]", "[HJ 3 + SP 5 = 8 låst, Anna]"])
def test_TRO_2_what_can_be_gathered_goes_into_the_own_build(own):
    state = position(f"{own}, HJ 8, RU 2, RU 6", anna="SP 8, KL 8", bo="RU 9")
    assert table(made(state, "Anna: SP 8 trottar")) == {"[HJ 3 + HJ 8 + RU 2 + RU 6 + SP 5 + SP 8 = 8 låst, Anna]"}


def test_TRO_2_an_own_build_of_another_value_is_not_enough():
    state = position("[HJ 3 + SP 6 = 9, Anna]", anna="SP 8, KL 8, KL 9", bo="RU 9")
    assert refused(state, "Anna: SP 8 trottar") == {("nothing-to-gather", "TRO-2")}


def test_TRO_2_what_is_gathered_is_named_without_the_own_build_laid_on():
    state = position("[HJ 3 + SP 5 = 8 låst, Anna], HJ 8", anna="SP 8, KL 8", bo="RU 9")
    assert not refused(state, "Anna: SP 8 trottar och samlar HJ 8")


def test_TRO_3_it_takes_another_card_of_the_value():
    assert refused(position("HJ 8", anna="SP 8, KL 7", bo="RU 9"), "Anna: SP 8 trottar") == {
        ("no-reservation", "TRO-3")
    }
    assert not refused(position("HJ 8", anna="SP 8, KL 8", bo="RU 9"), "Anna: SP 8 trottar")


@pytest.mark.parametrize("hand", ["SP A, HJ 9", "SP A, HJ A, KL A, SP A"])
def test_TRO_3_no_ess_can_be_trottad(hand):
    state = position("RU A", anna=hand, bo="RU 9")
    assert refused(state, "Anna: SP A trottar") == {("no-reservation", "TRO-3")}


@pytest.mark.parametrize(
    ("card", "lies", "wrong", "right"),
    [
        ("KL 10", "HJ 10", "RU 10", "SP 10"),
        ("RU 10", "HJ 10", "RU 10", "SP 10"),
        ("KL 2", "HJ 2", "SP 2", "RU 2"),
        ("SP 2", "HJ 2", "SP 2", "RU 2"),
    ],
)
def test_TRO_3_it_is_the_hand_value_of_the_reservation_that_counts(card, lies, wrong, right):
    without = position(lies, anna=f"{card}, {wrong}", bo="RU 9")
    assert refused(without, f"Anna: {card} trottar") == {("no-reservation", "TRO-3")}
    assert not refused(position(lies, anna=f"{card}, {right}", bo="RU 9"), f"Anna: {card} trottar")


def test_TRO_3_the_card_left_in_the_hand_is_reserved_then():
    state = position("HJ 8, SP 5", anna="SP 8, KL 8, KL K", bo="RU 9, RU Q")
    after = made(state, "Anna: SP 8 trottar", "Bo: RU 9 slängs")
    assert refused(after, "Anna: KL 8 bygger 13 på SP 5") == {("reserved-card", "RES-2")}


def test_TRO_4_the_result_is_the_players_own_also_from_the_opponents_build():
    state = position("[HJ 3 + SP 5 = 8, Bo]", anna="SP 8, KL 8", bo="RU 8")
    assert table(made(state, "Anna: SP 8 trottar")) == {"[HJ 3 + SP 5 + SP 8 = 8 låst, Anna]"}


def test_TRO_4_nothing_is_taken():
    state = position("SP 8", anna="SP 8, KL 8", bo="RU 8")
    after = player(made(state, "Anna: SP 8 trottar"), "Anna")
    assert (after.hand, after.taken, after.mulles, after.tabbe) == (("KL 8",), (), (), 0)


def test_TRO_4_the_opponent_can_take_what_was_gathered():
    state = position("HJ 8", anna="SP 8, KL 8", bo="RU 8, RU 9")
    after = made(state, "Anna: SP 8 trottar", "Bo: RU 8 tar [HJ 8 + SP 8]")
    assert player(after, "Bo").taken == ("HJ 8", "RU 8", "SP 8")


@pytest.mark.parametrize(("three", "left"), [("HJ 3", "RU 3"), ("RU 3", "HJ 3")])
def test_TRO_5_the_player_chooses_between_equally_great_sets(three, left):
    state = position("HJ 3, RU 3, SP 5", anna="SP 8, KL 8", bo="RU 9")
    after = made(state, f"Anna: SP 8 trottar och samlar [{three} + SP 5]")
    assert table(after) == {left, f"[{three} + SP 5 + SP 8 = 8 låst, Anna]"}


def test_TRO_5_a_choice_must_be_made_where_there_is_one():
    state = position("HJ 3, RU 3, SP 5", anna="SP 8, KL 8", bo="RU 9")
    assert refused(state, "Anna: SP 8 trottar") == {("gather-mismatch", "TRO-5")}


def test_TRO_5_of_three_cards_of_half_the_value_the_player_chooses_two():
    state = position("HJ 4, KL 4, SP 4", anna="SP 8, KL 8", bo="RU 9")
    after = made(state, "Anna: SP 8 trottar och samlar [HJ 4 + SP 4]")
    assert table(after) == {"KL 4", "[HJ 4 + SP 4 + SP 8 = 8 låst, Anna]"}


def test_TRO_5_one_card_is_in_one_pair_only():
    state = position("HJ 3, RU 3, SP 5", anna="SP 8, KL 8", bo="RU 9")
    twice = "Anna: SP 8 trottar och samlar [HJ 3 + SP 5], [RU 3 + SP 5]"
    assert refused(state, twice) == {("gather-mismatch", "TRO-5")}


def test_TRO_5_as_many_pairs_as_possible():
    state = position("HJ 3, RU 3, SP 5, KL 5, HJ 5", anna="SP 8, KL 8", bo="RU 9")
    assert refused(state, "Anna: SP 8 trottar och samlar [HJ 3 + SP 5]") == {("gather-mismatch", "TRO-5")}
    assert not refused(state, "Anna: SP 8 trottar och samlar [HJ 3 + SP 5], [KL 5 + RU 3]")


def test_TRO_5_identical_cards_are_no_choice():
    state = position("HJ 3, HJ 3, SP 5", anna="SP 8, KL 8", bo="RU 9")
    assert table(made(state, "Anna: SP 8 trottar")) == {"HJ 3", "[HJ 3 + SP 5 + SP 8 = 8 låst, Anna]"}


def test_TRO_5_the_moves_list_every_choice_once():
    state = position("HJ 4, KL 4, SP 4", anna="SP 8, KL 8", bo="RU 9")
    chosen = [move.gather for move in moves(state) if isinstance(move, TrottaMove) and move.card == "SP 8"]
    assert sorted(chosen) == [(("HJ 4", "KL 4"),), (("HJ 4", "SP 4"),), (("KL 4", "SP 4"),)]


@pytest.mark.parametrize(
    "theirs", ["[HJ 3 + SP 5 = 8 låst, Bo]", "[HJ 2 + RU 2 + SP 4 = 8, Bo]", "[HJ 2 + RU 2 + SP 4 = 8 låst, Bo]"]
)
def test_TRO_6_not_where_the_opponent_has_a_build_that_cannot_be_gathered(theirs):
    state = position(f"HJ 8, {theirs}", anna="SP 8, KL 8", bo="RU 8")
    assert refused(state, "Anna: SP 8 trottar") == {("opponent-has-value", "TRO-6")}


def test_TRO_6_an_open_two_card_build_of_the_opponent_is_no_hindrance():
    state = position("HJ 8, [HJ 3 + SP 5 = 8, Bo]", anna="SP 8, KL 8", bo="RU 8")
    assert not refused(state, "Anna: SP 8 trottar")


def test_TRO_6_a_locked_build_of_the_opponent_of_another_value_is_no_hindrance():
    state = position("HJ 8, [HJ 3 + SP 6 = 9 låst, Bo]", anna="SP 8, KL 8", bo="RU 9")
    assert not refused(state, "Anna: SP 8 trottar")


def test_TRO_6_alone_on_the_table_such_a_build_is_nothing_to_gather_either():
    state = position("[HJ 3 + SP 5 = 8 låst, Bo]", anna="SP 8, KL 8", bo="RU 8")
    assert refused(state, "Anna: SP 8 trottar") == {("opponent-has-value", "TRO-6"), ("nothing-to-gather", "TRO-2")}


def test_TRO_6_where_trotta_may_gather_a_bygge_may_not():
    state = position("HJ 6, [HJ 3 + SP 5 = 8, Bo]", anna="SP 8, KL 8, RU 2", bo="RU 8")
    assert refused(state, "Anna: RU 2 bygger 8 på HJ 6") == {("opponent-has-value", "BYG-4")}
    assert not refused(state, "Anna: SP 8 trottar")
