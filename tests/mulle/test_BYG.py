"""Chapter BYG: what a build is made of, what it may be worth, and what it takes in."""

import pytest

from reference_engine.mulle import BuildMove, moves, print_move
from tests.mulle.positions import events, made, player, position, refused, table

both_editions = pytest.mark.parametrize("edition", ["0.3.0", "utkast"])

LOCK = {"0.3.0": "", "utkast": " låst"}


@both_editions
def test_BYG_1_a_card_on_a_single_card_makes_a_build_worth_their_sum(edition):
    state = position("SP 6, HJ K", anna="HJ 3, KL 9", bo="KL 2", edition=edition)
    after = made(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert table(after) == {"HJ K", f"[HJ 3 + SP 6 = 9{LOCK[edition]}, Anna]"}


@both_editions
def test_BYG_1_the_built_card_leaves_the_hand_and_the_reservation_stays(edition):
    state = position("SP 6", anna="HJ 3, KL 9", bo="KL 2", edition=edition)
    assert player(made(state, "Anna: HJ 3 bygger 9 på SP 6"), "Anna").hand == ("KL 9",)


@both_editions
@pytest.mark.parametrize("value", [2, 3, 8, 10, 11, 12])
def test_BYG_1_no_other_value_than_the_sum(edition, value):
    hand = "HJ 3, KL 9, KL 2, KL 3, KL 8, KL 10, KL J, KL Q"
    state = position("SP 6", anna=hand, bo="HJ 2", edition=edition)
    assert refused(state, f"Anna: HJ 3 bygger {value} på SP 6") == {("value-not-reachable", "BYG-1")}


@both_editions
def test_BYG_1_a_single_card_is_not_built_down(edition):
    state = position("SP 9", anna="HJ 3, KL 6, KL Q", bo="HJ 2", edition=edition)
    assert refused(state, "Anna: HJ 3 bygger 6 på SP 9") == {("value-not-reachable", "BYG-1")}
    assert not refused(state, "Anna: HJ 3 bygger 12 på SP 9")


@both_editions
def test_BYG_1_a_card_that_does_not_lie_there_cannot_be_built_on(edition):
    state = position("SP 6", anna="HJ 3, KL 9", bo="KL 2", edition=edition)
    assert refused(state, "Anna: HJ 3 bygger 9 på KL 6") == {("no-such-pile", "BYG-1")}
    assert not refused(state, "Anna: HJ 3 bygger 9 på SP 6")


@both_editions
def test_BYG_1_a_card_inside_a_pile_cannot_be_built_on(edition):
    state = position("[SP 6 + HJ Q]", anna="HJ 3, KL 9", bo="KL 2", edition=edition)
    assert refused(state, "Anna: HJ 3 bygger 9 på SP 6") == {("no-such-pile", "BYG-1")}


@both_editions
@pytest.mark.parametrize(
    ("card", "base", "value", "reserve"),
    [
        ("KL 6", "HJ 7", 13, "SP K"),
        ("KL 6", "HJ 8", 14, "RU A"),
        ("KL 6", "HJ 9", 15, "SP 2"),
        ("KL 6", "HJ 10", 16, "RU 10"),
        ("RU A", "HJ K", 14, "SP A"),
        ("SP 2", "HJ K", 15, "SP 2"),
        ("RU 10", "HJ 6", 16, "RU 10"),
        ("HJ K", "RU A", 14, "SP A"),
        ("HJ K", "SP 2", 15, "SP 2"),
        ("HJ 6", "RU 10", 16, "RU 10"),
        ("RU A", "SP A", 2, "KL 2"),
        ("SP 2", "RU 10", 12, "HJ Q"),
        ("RU 10", "SP 2", 12, "HJ Q"),
    ],
)
def test_BYG_1_played_card_and_base_count_their_table_values(edition, card, base, value, reserve):
    state = position(base, anna=f"{card}, {reserve}", bo="KL 3", edition=edition)
    after = made(state, f"Anna: {card} bygger {value} på {base}")
    cards = " + ".join(sorted([card, base]))
    assert table(after) == {f"[{cards} = {value}{LOCK[edition]}, Anna]"}


@both_editions
@pytest.mark.parametrize(
    ("card", "base", "value"), [("SP A", "KL 2", 16), ("SP 2", "KL 3", 18), ("RU 10", "KL 3", 19), ("KL 3", "SP A", 17)]
)
def test_BYG_1_hand_values_do_not_count_in_a_build(edition, card, base, value):
    state = position(base, anna=f"{card}, HJ 3, KL K", bo="HJ 2", edition=edition)
    assert refused(state, f"Anna: {card} bygger {value} på {base}") == {("value-not-reachable", "BYG-1")}


@both_editions
def test_BYG_1_a_sum_above_16_has_no_card_that_can_answer_for_it(edition):
    state = position("HJ K", anna="KL 4, SP 2, KL 2, RU 10, HJ A", bo="HJ 2", edition=edition)
    assert refused(state, "Anna: KL 4 bygger 17 på HJ K") == {("no-reservation", "RES-1")}
    assert not refused(state, "Anna: KL 2 bygger 15 på HJ K")


def test_BYG_2_a_build_can_go_up():
    state = position("[KL 4 + SP 5 = 9, Anna]", anna="HJ 3, KL 9, KL Q", bo="KL 2")
    after = made(state, "Anna: HJ 3 bygger 12 på [KL 4 + SP 5]")
    assert table(after) == {"[HJ 3 + KL 4 + SP 5 = 12, Anna]"}


def test_BYG_2_a_build_can_go_down():
    state = position("[KL 4 + SP 5 = 9, Anna]", anna="HJ 3, KL 9, KL 6", bo="KL 2")
    after = made(state, "Anna: HJ 3 bygger 6 på [KL 4 + SP 5]")
    assert table(after) == {"[HJ 3 + KL 4 + SP 5 = 6, Anna]"}


@pytest.mark.parametrize("value", [3, 5, 7, 9, 11, 13])
def test_BYG_2_no_other_value_than_one_card_up_or_down(value):
    hand = "HJ 3, KL 3, KL 5, KL 7, KL 9, KL J, KL K"
    state = position("[KL 4 + SP 5 = 9, Bo]", anna=hand, bo="HJ 9, KL 2")
    assert refused(state, f"Anna: HJ 3 bygger {value} på [KL 4 + SP 5]") == {("value-not-reachable", "BYG-2")}


def test_BYG_2_the_sum_of_the_cards_in_a_rebuilt_build_does_not_matter():
    state = position("[HJ 3 + KL 4 + SP 5 = 6, Bo]", anna="RU 2, KL 8, HJ K, SP A", bo="HJ 6")
    assert refused(state, "Anna: RU 2 bygger 14 på [HJ 3 + KL 4 + SP 5]") == {("value-not-reachable", "BYG-2")}
    after = made(state, "Anna: RU 2 bygger 8 på [HJ 3 + KL 4 + SP 5]")
    assert table(after) == {"[HJ 3 + KL 4 + RU 2 + SP 5 = 8, Anna]"}


def test_BYG_2_down_to_1_is_a_value_but_no_card_can_answer_for_it():
    state = position("[KL A + SP 3 = 4, Bo]", anna="HJ 3, SP A, KL 7, KL 2", bo="HJ 4")
    assert refused(state, "Anna: HJ 3 bygger 1 på [KL A + SP 3]") == {("no-reservation", "RES-1")}
    assert not refused(state, "Anna: HJ 3 bygger 7 på [KL A + SP 3]")


def test_BYG_2_down_to_2_is_the_lowest_that_can_be_answered_for():
    state = position("[KL A + SP 3 = 4, Bo]", anna="RU 2, KL 2", bo="HJ 4, HJ 5")
    after = made(state, "Anna: RU 2 bygger 2 på [KL A + SP 3]")
    assert table(after) == {"[KL A + RU 2 + SP 3 = 2, Anna]"}


@pytest.mark.parametrize(("card", "value"), [("HJ 4", 0), ("HJ 5", -1)])
def test_BYG_2_not_below_1(card, value):
    state = position("[KL A + SP 3 = 4, Bo]", anna=f"{card}, KL 9, KL 8", bo="KL 4")
    assert refused(state, f"Anna: {card} bygger {value} på [KL A + SP 3]") == {("value-not-reachable", "BYG-2")}


@pytest.mark.parametrize(
    ("base", "worth", "card", "value", "reserve"),
    [
        ("[KL 5 + SP 7]", 12, "SP A", 13, "HJ K"),
        ("[KL 5 + SP 7]", 12, "SP A", 11, "HJ J"),
        ("[KL 5 + SP 7]", 12, "SP 2", 14, "HJ A"),
        ("[KL 5 + SP 7]", 12, "SP 2", 10, "HJ 10"),
        ("[KL 5 + SP 7]", 12, "RU 10", 2, "HJ 2"),
        ("[KL 2 + SP 3]", 5, "RU 10", 15, "SP 2"),
    ],
)
def test_BYG_2_special_cards_count_their_table_value_up_and_down(base, worth, card, value, reserve):
    state = position(f"{base[:-1]} = {worth}, Bo]", anna=f"{card}, {reserve}", bo="HJ Q, HJ 5")
    assert not refused(state, f"Anna: {card} bygger {value} på {base}")


@pytest.mark.parametrize(("card", "value"), [("SP A", 26), ("SP 2", 27), ("SP A", -2), ("RU 10", -4)])
def test_BYG_2_special_cards_do_not_count_their_hand_value(card, value):
    state = position("[KL 5 + SP 7 = 12, Bo]", anna=f"{card}, HJ 2", bo="HJ Q")
    assert refused(state, f"Anna: {card} bygger {value} på [KL 5 + SP 7]") == {("value-not-reachable", "BYG-2")}


@pytest.mark.parametrize(
    ("card", "value", "reserve"),
    [("KL 2", 13, "SP K"), ("KL 3", 14, "RU A"), ("KL 4", 15, "SP 2"), ("KL 5", 16, "RU 10")],
)
def test_BYG_2_up_to_13_14_15_and_16(card, value, reserve):
    state = position("[HJ 5 + HJ 6 = 11, Bo]", anna=f"{card}, {reserve}", bo="HJ J")
    after = made(state, f"Anna: {card} bygger {value} på [HJ 5 + HJ 6]")
    assert table(after) == {f"[HJ 5 + HJ 6 + {card} = {value}, Anna]"}


def test_BYG_2_down_from_16():
    state = position("[HJ 10 + HJ 6 = 16, Bo]", anna="KL 4, SP Q", bo="RU 10")
    assert not refused(state, "Anna: KL 4 bygger 12 på [HJ 6 + HJ 10]")


def test_BYG_2_a_rebuilt_build_can_be_rebuilt_again():
    state = position("[KL 4 + SP 5 = 9, Anna]", anna="HJ 3, RU 2, KL 9, KL 6, KL 8", bo="KL K, KL Q")
    after = made(
        state,
        "Anna: HJ 3 bygger 6 på [KL 4 + SP 5]",
        "Bo: KL Q slängs",
        "Anna: RU 2 bygger 8 på [HJ 3 + KL 4 + SP 5]",
    )
    assert table(after) == {"KL Q", "[HJ 3 + KL 4 + RU 2 + SP 5 = 8, Anna]"}


def test_BYG_2_is_not_cited_in_utkast_where_it_does_not_hold():
    state = position("[KL 4 + SP 5 = 9 låst, Bo]", anna="HJ 3, KL 6, KL Q", bo="HJ 9", edition="utkast")
    assert "BYG-2" not in {clause for _, clause in refused(state, "Anna: HJ 3 bygger 6 på [KL 4 + SP 5]")}


def test_BYG_3_the_opponent_may_rebuild_an_open_build_and_owns_it_then():
    state = position("[KL 4 + SP 5 = 9, Bo]", anna="HJ 3, KL Q", bo="KL 9")
    after = made(state, "Anna: HJ 3 bygger 12 på [KL 4 + SP 5]")
    assert table(after) == {"[HJ 3 + KL 4 + SP 5 = 12, Anna]"}


def test_BYG_3_a_build_changes_hands_twice():
    state = position("SP 5", anna="KL 4, KL 9, RU 2, HJ 10", bo="HJ 3, KL Q, KL 2")
    after = made(
        state,
        "Anna: KL 4 bygger 9 på SP 5",
        "Bo: HJ 3 bygger 12 på [KL 4 + SP 5]",
        "Anna: RU 2 bygger 10 på [HJ 3 + KL 4 + SP 5]",
    )
    assert table(after) == {"[HJ 3 + KL 4 + RU 2 + SP 5 = 10, Anna]"}


def test_BYG_3_the_event_tells_whose_build_was_rebuilt():
    state = position("[KL 4 + SP 5 = 9, Bo]", anna="HJ 3, KL Q", bo="KL 9")
    told = events(state, "Anna: HJ 3 bygger 12 på [KL 4 + SP 5]")
    assert len(told) == 1
    assert "Bo" in told[0]


@both_editions
def test_BYG_4_no_building_to_a_value_that_the_opponent_has(edition):
    state = position("SP 6, [KL 4 + SP 5 = 9 låst, Bo]", anna="HJ 3, KL 9, HJ 4, HJ 10", bo="HJ 9", edition=edition)
    assert refused(state, "Anna: HJ 3 bygger 9 på SP 6") == {("opponent-has-value", "BYG-4")}
    assert not refused(state, "Anna: HJ 4 bygger 10 på SP 6")


def test_BYG_4_holds_for_an_open_build_of_the_opponent_too():
    state = position("SP 6, [KL 4 + SP 5 = 9, Bo]", anna="HJ 3, KL 9", bo="HJ 9")
    assert refused(state, "Anna: HJ 3 bygger 9 på SP 6") == {("opponent-has-value", "BYG-4")}


@pytest.mark.parametrize(
    ("base", "move"), [("KL 4 + HJ 2 = 6", "på [HJ 2 + KL 4]"), ("KL 10 + HJ 2 = 12", "på [HJ 2 + KL 10]")]
)
def test_BYG_4_holds_for_rebuilding_up_and_down(base, move):
    state = position(f"[{base}, Bo], [SP 2 + SP 7 = 9, Bo]", anna="HJ 3, KL 9", bo="HJ 9, HJ 6, HJ Q")
    assert refused(state, f"Anna: HJ 3 bygger 9 {move}") == {("opponent-has-value", "BYG-4")}


def test_BYG_4_ends_when_the_opponents_build_is_rebuilt():
    state = position("SP 6, [KL 4 + SP 5 = 9, Bo]", anna="HJ 3, HJ 6, KL 9, RU A, HJ 10", bo="HJ 9, KL 8")
    after = made(state, "Anna: RU A bygger 10 på [KL 4 + SP 5]", "Bo: KL 8 slängs")
    assert not refused(after, "Anna: HJ 3 bygger 9 på SP 6")


@both_editions
def test_BYG_5_building_to_the_value_of_an_own_build_merges_the_two(edition):
    state = position("SP 6, [KL 4 + SP 5 = 9 låst, Anna]", anna="HJ 3, KL 9", bo="HJ 2", edition=edition)
    after = made(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert table(after) == {"[HJ 3 + KL 4 + SP 5 + SP 6 = 9 låst, Anna]"}


@both_editions
def test_BYG_5_an_own_build_of_another_value_stays_apart(edition):
    state = position("SP 6, [KL 4 + SP 6 = 10 låst, Anna]", anna="HJ 3, KL 9, KL 10", bo="HJ 2", edition=edition)
    after = made(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert table(after) == {"[KL 4 + SP 6 = 10 låst, Anna]", f"[HJ 3 + SP 6 = 9{LOCK[edition]}, Anna]"}


def test_BYG_5_an_open_own_build_is_merged_too():
    state = position("SP 6, [KL 4 + SP 5 = 9, Anna]", anna="HJ 3, KL 9", bo="HJ 2")
    after = made(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert table(after) == {"[HJ 3 + KL 4 + SP 5 + SP 6 = 9 låst, Anna]"}


@pytest.mark.parametrize(("base", "other"), [("KL 4 + RU 2", "6"), ("KL 10 + RU 2", "12")])
def test_BYG_5_a_rebuilt_build_merges_with_an_own_one_of_its_new_value(base, other):
    first, second = base.split(" + ")
    state = position(f"[{base} = {other}, Bo], [SP 4 + SP 5 = 9, Anna]", anna="HJ 3, KL 9", bo="HJ 6, HJ Q")
    after = made(state, f"Anna: HJ 3 bygger 9 på [{first} + {second}]")
    cards = " + ".join(sorted([first, second, "HJ 3", "SP 4", "SP 5"]))
    assert table(after) == {f"[{cards} = 9 låst, Anna]"}


def test_BYG_5_a_merged_build_of_16_keeps_its_value():
    state = position("KL 10, [HJ 6 + RU 10 = 16 låst, Anna]", anna="KL 6, RU 10", bo="HJ 2")
    after = made(state, "Anna: KL 6 bygger 16 på KL 10")
    assert table(after) == {"[HJ 6 + KL 10 + KL 6 + RU 10 = 16 låst, Anna]"}


def test_BYG_6_a_pile_of_several_cards_cannot_be_built_on():
    state = position("[KL 4 + SP 3], SP 7", anna="RU 2, KL 9", bo="HJ 2")
    assert refused(state, "Anna: RU 2 bygger 9 på [KL 4 + SP 3]") == {("base-not-allowed", "BYG-6")}
    assert not refused(state, "Anna: RU 2 bygger 9 på SP 7")


def test_BYG_6_utkast_a_pile_of_several_cards_can_be_built_on():
    state = position("[KL 4 + SP 3], SP 7", anna="RU 2, KL 9", bo="HJ 2", edition="utkast")
    after = made(state, "Anna: RU 2 bygger 9 på [KL 4 + SP 3]")
    assert table(after) == {"SP 7", "[KL 4 + RU 2 + SP 3 = 9 låst, Anna]"}


def test_BYG_6_utkast_a_pile_of_three_cards_can_be_built_on():
    state = position("[KL 4 + SP 2 + SP A]", anna="RU 2, KL 9", bo="HJ 2", edition="utkast")
    after = made(state, "Anna: RU 2 bygger 9 på [KL 4 + SP 2 + SP A]")
    assert table(after) == {"[KL 4 + RU 2 + SP 2 + SP A = 9 låst, Anna]"}


def test_BYG_6_utkast_a_pile_is_built_to_its_sum_only():
    state = position("[KL 4 + SP 3]", anna="RU 2, KL 5, KL 9", bo="HJ 2", edition="utkast")
    assert refused(state, "Anna: RU 2 bygger 5 på [KL 4 + SP 3]") == {("value-not-reachable", "BYG-1")}


@both_editions
def test_BYG_6_a_locked_build_is_no_base(edition):
    state = position("SP 9, [KL 4 + SP 5 = 9 låst, Bo]", anna="HJ 3, KL Q", bo="HJ 9", edition=edition)
    assert refused(state, "Anna: HJ 3 bygger 12 på [KL 4 + SP 5]") == {("build-locked", "LAS-6")}
    assert not refused(state, "Anna: HJ 3 bygger 12 på SP 9")


def test_BYG_7_a_new_build_takes_in_single_cards_of_its_value():
    state = position("SP 6, RU 9, HJ 9, RU 8", anna="HJ 3, KL 9", bo="HJ 2")
    after = made(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert table(after) == {"RU 8", "[HJ 3 + HJ 9 + RU 9 + SP 6 = 9 låst, Anna]"}


def test_BYG_7_a_new_build_takes_in_two_card_piles_of_its_value():
    state = position("SP 6, [KL 4 + RU 5], [KL 4 + RU 6]", anna="HJ 3, KL 9", bo="HJ 2")
    after = made(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert table(after) == {"[KL 4 + RU 6]", "[HJ 3 + KL 4 + RU 5 + SP 6 = 9 låst, Anna]"}


def test_BYG_7_a_three_card_pile_of_its_value_stays():
    state = position("SP 6, [KL 2 + RU 2 + RU 5]", anna="HJ 3, KL 9", bo="HJ 2")
    after = made(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert table(after) == {"[KL 2 + RU 2 + RU 5]", "[HJ 3 + SP 6 = 9, Anna]"}


def test_BYG_7_pairs_of_single_cards_are_taken_in():
    state = position("SP 6, KL 4, RU 5, RU 7, KL 2", anna="HJ 3, KL 9", bo="HJ 2")
    after = made(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert table(after) == {"[HJ 3 + KL 2 + KL 4 + RU 5 + RU 7 + SP 6 = 9 låst, Anna]"}


def test_BYG_7_three_single_cards_that_make_the_value_stay():
    state = position("SP 6, KL 2, RU 3, RU 4", anna="HJ 3, KL 9", bo="HJ 2")
    assert table(made(state, "Anna: HJ 3 bygger 9 på SP 6")) == {"KL 2", "RU 3", "RU 4", "[HJ 3 + SP 6 = 9, Anna]"}


def test_BYG_7_a_pile_makes_no_pair_with_a_single_card():
    state = position("SP 6, [KL 2 + RU 3], RU 4", anna="HJ 3, KL 9", bo="HJ 2")
    assert table(made(state, "Anna: HJ 3 bygger 9 på SP 6")) == {"[KL 2 + RU 3]", "RU 4", "[HJ 3 + SP 6 = 9, Anna]"}


def test_BYG_7_one_card_makes_no_pair_with_itself():
    state = position("SP 6, KL 4", anna="HJ 2, KL 8", bo="RU 2")
    assert table(made(state, "Anna: HJ 2 bygger 8 på SP 6")) == {"KL 4", "[HJ 2 + SP 6 = 8, Anna]"}


def test_BYG_7_two_cards_of_half_the_value_are_a_pair():
    state = position("SP 6, KL 4, HJ 4", anna="HJ 2, KL 8", bo="RU 2")
    assert table(made(state, "Anna: HJ 2 bygger 8 på SP 6")) == {"[HJ 2 + HJ 4 + KL 4 + SP 6 = 8 låst, Anna]"}


def test_BYG_7_the_other_copy_of_the_base_is_taken_in_as_part_of_a_pair():
    state = position("SP 6, SP 6, RU 3", anna="HJ 3, KL 9", bo="HJ 2")
    assert table(made(state, "Anna: HJ 3 bygger 9 på SP 6")) == {"[HJ 3 + RU 3 + SP 6 + SP 6 = 9 låst, Anna]"}


def test_BYG_7_the_base_itself_is_in_no_pair():
    state = position("SP 6, RU 3", anna="HJ 3, KL 9", bo="HJ 2")
    assert table(made(state, "Anna: HJ 3 bygger 9 på SP 6")) == {"RU 3", "[HJ 3 + SP 6 = 9, Anna]"}


@pytest.mark.parametrize("other", ["KL 4", "HJ 4"])
def test_BYG_7_the_player_chooses_between_equally_great_sets(other):
    state = position("SP 6, KL 4, HJ 4, RU 5", anna="HJ 3, KL 9", bo="HJ 2")
    after = made(state, f"Anna: HJ 3 bygger 9 på SP 6 och tar in [{other} + RU 5]")
    left = ({"KL 4", "HJ 4"} - {other}).pop()
    assert left in table(after)
    assert other not in table(after)


def test_BYG_7_a_choice_must_be_made_where_there_is_one():
    state = position("SP 6, KL 4, HJ 4, RU 5", anna="HJ 3, KL 9", bo="HJ 2")
    assert refused(state, "Anna: HJ 3 bygger 9 på SP 6") == {("gather-mismatch", "BYG-7")}


def test_BYG_7_identical_cards_are_no_choice():
    state = position("SP 6, KL 4, KL 4, RU 5", anna="HJ 3, KL 9", bo="HJ 2")
    assert table(made(state, "Anna: HJ 3 bygger 9 på SP 6")) == {"KL 4", "[HJ 3 + KL 4 + RU 5 + SP 6 = 9 låst, Anna]"}


def test_BYG_7_the_moves_list_every_choice_once():
    state = position("SP 6, KL 4, HJ 4, RU 5", anna="HJ 3, KL 9", bo="HJ 2")
    builds = [move for move in moves(state) if isinstance(move, BuildMove) and move.value == 9 and move.card == "HJ 3"]
    assert sorted(move.absorb for move in builds) == [(("HJ 4", "RU 5"),), (("KL 4", "RU 5"),)]


@pytest.mark.parametrize(
    "absorb",
    ["-", "RU 9", "[KL 4 + RU 5]", "RU 9, [KL 4 + RU 5], RU 8", "RU 9, [HJ 4 + RU 5]", "RU 9, [KL 4 + RU 5], RU 9"],
)
def test_BYG_7_all_that_matches_is_taken_in_and_nothing_else(absorb):
    state = position("SP 6, RU 9, KL 4, RU 5, RU 8", anna="HJ 3, KL 9", bo="HJ 2")
    assert refused(state, f"Anna: HJ 3 bygger 9 på SP 6 och tar in {absorb}") == {("gather-mismatch", "BYG-7")}
    assert not refused(state, "Anna: HJ 3 bygger 9 på SP 6 och tar in [KL 4 + RU 5], RU 9")


def test_BYG_7_as_many_pairs_as_possible():
    state = position("SP 6, KL 4, HJ 4, RU 5, KL 5", anna="HJ 3, KL 9", bo="HJ 2")
    assert refused(state, "Anna: HJ 3 bygger 9 på SP 6 och tar in [KL 4 + RU 5]") == {("gather-mismatch", "BYG-7")}
    assert table(made(state, "Anna: HJ 3 bygger 9 på SP 6")) == {
        "[HJ 3 + HJ 4 + KL 4 + KL 5 + RU 5 + SP 6 = 9 låst, Anna]"
    }


@pytest.mark.parametrize("owner", ["Anna", "Bo"])
@pytest.mark.parametrize("lock", ["", " låst"])
def test_BYG_7_builds_of_another_value_are_not_absorbed(owner, lock):
    build = f"[KL 4 + SP 6 = 10{lock}, {owner}]"
    state = position(f"SP 6, {build}", anna="HJ 3, KL 9, KL 10", bo="HJ 10, HJ 2")
    assert table(made(state, "Anna: HJ 3 bygger 9 på SP 6")) == {build, "[HJ 3 + SP 6 = 9, Anna]"}


def test_BYG_7_a_rebuilt_build_takes_in_what_matches_its_new_value():
    state = position("[KL 4 + SP 5 = 9, Bo], RU 9, RU Q, SP Q", anna="HJ 3, KL Q", bo="KL 9")
    after = made(state, "Anna: HJ 3 bygger 12 på [KL 4 + SP 5]")
    assert table(after) == {"RU 9", "[HJ 3 + KL 4 + RU Q + SP 5 + SP Q = 12 låst, Anna]"}


def test_BYG_7_a_build_that_goes_down_takes_in_what_matches_its_new_value():
    state = position("[KL 4 + SP 5 = 9, Bo], RU 9, RU 6", anna="HJ 3, KL 6", bo="KL 9")
    assert table(made(state, "Anna: HJ 3 bygger 6 på [KL 4 + SP 5]")) == {
        "RU 9",
        "[HJ 3 + KL 4 + RU 6 + SP 5 = 6 låst, Anna]",
    }


@pytest.mark.parametrize(
    ("base", "value", "reserve", "pair"),
    [
        ("HJ 8", 14, "RU A", ("KL A", "RU K")),
        ("HJ 9", 15, "SP 2", ("RU K", "SP 2")),
        ("HJ 10", 16, "RU 10", ("RU 10", "SP 6")),
    ],
)
def test_BYG_7_absorbed_special_cards_count_their_table_value(base, value, reserve, pair):
    state = position(f"{base}, {', '.join(pair)}", anna=f"KL 6, {reserve}", bo="HJ 2")
    after = made(state, f"Anna: KL 6 bygger {value} på {base}")
    cards = " + ".join(sorted([base, "KL 6", *pair]))
    assert table(after) == {f"[{cards} = {value} låst, Anna]"}


@pytest.mark.parametrize(
    ("base", "value", "reserve", "single"),
    [("HJ 8", 14, "RU A", "SP A"), ("HJ 9", 15, "SP 2", "SP 2"), ("HJ 10", 16, "RU 10", "RU 10")],
)
def test_BYG_7_a_special_card_on_the_table_is_not_absorbed_for_its_hand_value(base, value, reserve, single):
    state = position(f"{base}, {single}", anna=f"KL 6, {reserve}", bo="HJ 2")
    after = made(state, f"Anna: KL 6 bygger {value} på {base}")
    assert single in table(after)


@pytest.mark.parametrize(
    ("single", "base", "card", "reserve"), [("RU 10", "HJ 7", "KL 3", "KL 10"), ("SP 2", "HJ A", "KL A", "KL 2")]
)
def test_BYG_7_a_special_card_is_absorbed_where_its_table_value_is_the_builds(single, base, card, reserve):
    state = position(f"{base}, {single}", anna=f"{card}, {reserve}", bo="HJ 4")
    value = 10 if single == "RU 10" else 2
    after = made(state, f"Anna: {card} bygger {value} på {base}")
    cards = " + ".join(sorted([base, card, single]))
    assert table(after) == {f"[{cards} = {value} låst, Anna]"}


def test_BYG_7_build_merge_absorb_and_lock_in_one_turn():
    state = position("SP 6, RU 9, KL 2, KL 7, HJ K, [KL 4 + SP 5 = 9, Anna]", anna="HJ 3, KL 9", bo="HJ 2")
    after = made(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert table(after) == {"HJ K", "[HJ 3 + KL 2 + KL 4 + KL 7 + RU 9 + SP 5 + SP 6 = 9 låst, Anna]"}


def test_BYG_7_build_merge_absorb_and_lock_are_told_in_that_order():
    state = position("SP 6, RU 9, [KL 4 + SP 5 = 9, Anna]", anna="HJ 3, KL 9", bo="HJ 2")
    built, merged, absorbed, locked = events(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert "bygger 9" in built
    assert "slås ihop" in merged
    assert "tar in RU 9" in absorbed
    assert "låst" in locked


def test_BYG_7_does_not_hold_in_utkast():
    state = position("SP 6, RU 9, KL 4, RU 5", anna="HJ 3, KL 9", bo="HJ 2", edition="utkast")
    assert refused(state, "Anna: HJ 3 bygger 9 på SP 6 och tar in RU 9") == {("gather-mismatch", "BYG-8")}
    assert table(made(state, "Anna: HJ 3 bygger 9 på SP 6")) == {
        "RU 9",
        "KL 4",
        "RU 5",
        "[HJ 3 + SP 6 = 9 låst, Anna]",
    }


def test_BYG_8_all_other_two_card_piles_are_moved_in_whatever_their_value():
    state = position("SP 6, [KL 9 + RU 7], [KL A + HJ A], HJ K", anna="HJ 3, KL 9", bo="HJ 2", edition="utkast")
    after = made(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert table(after) == {"HJ K", "[HJ 3 + HJ A + KL 9 + KL A + RU 7 + SP 6 = 9 låst, Anna]"}


def test_BYG_8_the_drafts_own_example():
    state = position("SP 5, [KL 9 + RU 7], RU 10", anna="KL 4", bo="RU 10, HJ 6", turn="Bo", edition="utkast")
    after = made(state, "Bo: HJ 6 bygger 16 på RU 10")
    assert table(after) == {"SP 5", "[HJ 6 + KL 9 + RU 10 + RU 7 = 16 låst, Bo]"}


def test_BYG_8_in_0_3_0_a_two_card_pile_of_another_value_stays():
    state = position("SP 6, [KL 9 + RU 7]", anna="HJ 3, KL 9", bo="HJ 2")
    assert "[KL 9 + RU 7]" in table(made(state, "Anna: HJ 3 bygger 9 på SP 6"))


def test_BYG_8_a_pile_of_three_cards_stays():
    state = position("SP 6, [KL 2 + RU 2 + RU 5]", anna="HJ 3, KL 9", bo="HJ 2", edition="utkast")
    assert "[KL 2 + RU 2 + RU 5]" in table(made(state, "Anna: HJ 3 bygger 9 på SP 6"))


@pytest.mark.parametrize("owner", ["Anna", "Bo"])
def test_BYG_8_locked_builds_stay(owner):
    build = f"[KL 4 + SP 6 = 10 låst, {owner}]"
    state = position(f"SP 6, {build}", anna="HJ 3, KL 9, KL 10", bo="HJ 10, HJ 2", edition="utkast")
    assert build in table(made(state, "Anna: HJ 3 bygger 9 på SP 6"))


def test_BYG_8_consolidation_and_merge_in_one_turn():
    state = position(
        "SP 6, [KL 9 + RU 7], [KL 4 + SP 5 = 9 låst, Anna]", anna="HJ 3, HJ 9", bo="HJ 2", edition="utkast"
    )
    after = made(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert table(after) == {"[HJ 3 + KL 4 + KL 9 + RU 7 + SP 5 + SP 6 = 9 låst, Anna]"}


@pytest.mark.parametrize("absorb", ["-", "[KL 9 + RU 7]", "[HJ A + KL A], [KL 9 + RU 7], HJ K"])
def test_BYG_8_nothing_may_be_left_out_or_added(absorb):
    state = position("SP 6, [KL 9 + RU 7], [KL A + HJ A], HJ K", anna="HJ 3, KL 9", bo="HJ 2", edition="utkast")
    assert refused(state, f"Anna: HJ 3 bygger 9 på SP 6 och tar in {absorb}") == {("gather-mismatch", "BYG-8")}
    assert not refused(state, "Anna: HJ 3 bygger 9 på SP 6 och tar in [KL 9 + RU 7], [HJ A + KL A]")


def test_BYG_8_the_pile_built_on_is_counted_once():
    state = position("[KL 4 + SP 3], [KL 9 + RU 7]", anna="RU 2, HJ 9", bo="HJ 2", edition="utkast")
    after = made(state, "Anna: RU 2 bygger 9 på [KL 4 + SP 3]")
    assert table(after) == {"[KL 4 + KL 9 + RU 2 + RU 7 + SP 3 = 9 låst, Anna]"}


def test_BYG_2_a_build_that_lies_there_twice_is_rebuilt_as_one_move():
    state = position("[HJ 3 + KL 5 = 8, Bo], [HJ 3 + KL 5 = 8, Bo]", anna="SP 2, HJ 6, KL 6", bo="HJ 10")
    found = [print_move(move) for move in moves(state)]
    assert found.count("Anna: SP 2 bygger 6 på [HJ 3 + KL 5]") == 1
