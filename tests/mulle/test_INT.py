"""INT: taking."""

import pytest

from reference_engine.mulle import moves, print_move
from tests.mulle.positions import allowed, made, player, position, refused, table

both = pytest.mark.parametrize("edition", ["0.3.0", "utkast"])

SPECIALS = pytest.mark.parametrize(("card", "value"), [("HJ A", 14), ("SP A", 14), ("SP 2", 15), ("RU 10", 16)])

BUILD = {14: "[KL 5 + KL 9]", 15: "[KL 6 + KL 9]", 16: "[KL 7 + KL 9]"}
"""A build of each special value, by its cards."""

SUM = {14: "HJ 9, HJ 5", 15: "HJ 9, HJ 6", 16: "HJ 9, HJ 7"}
"""Single cards that make each special value."""


def build(value, owner="Bo"):
    return f"{BUILD[value][:-1]} = {value} låst, {owner}]"


def takes(state):
    return {print_move(move) for move in moves(state) if move.action == "take"}


@both
@pytest.mark.parametrize(
    ("card", "pile"),
    [
        ("KL 2", "HJ 2"),
        ("KL 2", "SP 2"),
        ("KL 7", "HJ 7"),
        ("KL 10", "RU 10"),
        ("KL J", "HJ J"),
        ("KL Q", "HJ Q"),
        ("KL K", "HJ K"),
        ("KL J", "[HJ 9 + RU 2]"),
        ("KL K", "[HJ 9 + RU 4]"),
    ],
)
def test_INT_1_a_card_takes_a_pile_of_its_value(edition, card, pile):
    state = position(f"{pile}, HJ 3", anna=card, edition=edition)
    assert table(made(state, f"Anna: {card} tar {pile}")) == {"HJ 3"}


@both
def test_INT_1_a_pile_of_another_value_is_refused(edition):
    state = position("HJ 7, HJ 8", anna="SP 7", edition=edition)
    assert refused(state, "Anna: SP 7 tar HJ 8") == {("value-mismatch", "INT-1")}
    assert allowed(state, "Anna: SP 7 tar HJ 7")


@both
@pytest.mark.parametrize("pile", ["HJ 6", "HJ 8", "[HJ 3 + KL 3]", "[HJ 5 + KL 3]"])
def test_INT_1_one_off_is_refused(edition, pile):
    state = position(pile, anna="SP 7", edition=edition)
    assert refused(state, f"Anna: SP 7 tar {pile}") == {("value-mismatch", "INT-1")}


@both
@pytest.mark.parametrize(
    ("card", "piles"),
    [
        ("KL 10", "HJ 3, HJ 7"),
        ("KL 10", "HJ 2, HJ 3, HJ 5"),
        ("KL 2", "HJ A, RU A"),
        ("KL 7", "HJ 6, HJ A"),
        ("KL 9", "HJ 7, SP 2"),
        ("KL Q", "HJ 2, RU 10"),
        ("KL K", "HJ 3, RU 10"),
        ("KL K", "HJ A, RU 10, SP 2"),
        ("KL Q", "HJ 3, [HJ 4 + RU 5]"),
        ("KL Q", "[HJ 4 + RU 5], [HJ A + RU 2]"),
    ],
)
def test_INT_2_a_card_takes_piles_that_make_its_value(edition, card, piles):
    state = position(f"{piles}, SP J", anna=card, edition=edition)
    assert table(made(state, f"Anna: {card} tar {piles}")) == {"SP J"}


@both
def test_INT_2_piles_that_make_another_sum_are_refused(edition):
    state = position("HJ 3, HJ 7, HJ 8", anna="KL 10", edition=edition)
    assert refused(state, "Anna: KL 10 tar HJ 3, HJ 8") == {("value-mismatch", "INT-2")}
    assert allowed(state, "Anna: KL 10 tar HJ 3, HJ 7")


@both
def test_INT_2_twice_the_value_without_groups_is_refused(edition):
    state = position("HJ 5, KL 5, HJ 4, HJ 2", anna="SP 7", edition=edition)
    assert refused(state, "Anna: SP 7 tar HJ 5, KL 5, HJ 4") == {("value-mismatch", "INT-2")}
    assert allowed(state, "Anna: SP 7 tar HJ 5, HJ 2")


@both
def test_INT_2_a_match_with_something_beside_it_is_refused(edition):
    state = position("HJ 7, HJ 3", anna="SP 7", edition=edition)
    assert refused(state, "Anna: SP 7 tar HJ 7, HJ 3") == {("value-mismatch", "INT-2")}
    assert allowed(state, "Anna: SP 7 tar HJ 7")


@both
def test_INT_3_a_seven_takes_all_of_3_4_5_2(edition):
    state = position("KL 3, HJ 4, RU 5, HJ 2", anna="SP 7", edition=edition)
    assert takes(state) == {"Anna: SP 7 tar HJ 2, HJ 4, KL 3, RU 5"}
    assert table(made(state, "Anna: SP 7 tar KL 3, HJ 4, RU 5, HJ 2")) == set()


@both
@pytest.mark.parametrize("fewer", ["KL 3, HJ 4", "RU 5, HJ 2"])
def test_INT_3_one_group_of_two_is_refused(edition, fewer):
    state = position("KL 3, HJ 4, RU 5, HJ 2", anna="SP 7", edition=edition)
    assert refused(state, f"Anna: SP 7 tar {fewer}") == {("not-maximal", "INT-3")}


@both
def test_INT_3_single_matches_and_sums_are_taken_together(edition):
    state = position("HJ 7, KL 7, HJ 3, HJ 4, RU 9", anna="SP 7", edition=edition)
    assert refused(state, "Anna: SP 7 tar HJ 7, KL 7") == {("not-maximal", "INT-3")}
    assert table(made(state, "Anna: SP 7 tar HJ 7, KL 7, HJ 3, HJ 4")) == {"RU 9"}


@both
def test_INT_3_three_groups(edition):
    state = position("HJ 7, HJ 3, HJ 4, HJ A, HJ 6", anna="SP 7", edition=edition)
    assert refused(state, "Anna: SP 7 tar HJ 7, HJ 3, HJ 4") == {("not-maximal", "INT-3")}
    assert allowed(state, "Anna: SP 7 tar HJ 7, HJ 3, HJ 4, HJ A, HJ 6")


@both
def test_INT_3_three_small_piles_go_before_two_great_ones(edition):
    state = position("HJ A, HJ 5, HJ 2, HJ 3", anna="SP 6", edition=edition)
    assert refused(state, "Anna: SP 6 tar HJ A, HJ 5") == {("not-maximal", "INT-3")}
    assert allowed(state, "Anna: SP 6 tar HJ A, HJ 2, HJ 3")


@both
def test_INT_3_two_groups_go_before_one_group_of_three(edition):
    state = position("HJ 2, HJ 3, KL 4, RU 5, HJ 7", anna="SP 9", edition=edition)
    assert refused(state, "Anna: SP 9 tar HJ 2, HJ 3, KL 4") == {("not-maximal", "INT-3")}
    assert allowed(state, "Anna: SP 9 tar HJ 2, HJ 7, KL 4, RU 5")


@both
def test_INT_3_it_is_the_piles_that_are_counted_and_not_the_cards(edition):
    state = position("[KL A + KL A + RU A + RU A], KL 5, HJ 3, HJ A", anna="SP 9", edition=edition)
    assert refused(state, "Anna: SP 9 tar [KL A + KL A + RU A + RU A], KL 5") == {("not-maximal", "INT-3")}
    assert allowed(state, "Anna: SP 9 tar KL 5, HJ 3, HJ A")


@both
def test_INT_3_a_build_is_taken_with_the_groups_beside_it(edition):
    state = position("[KL 6 + KL 3 = 9 låst, Bo], HJ 5, HJ 4", anna="SP 9", bo="RU 9", edition=edition)
    assert refused(state, "Anna: SP 9 tar [KL 6 + KL 3]") == {("not-maximal", "INT-3")}
    assert refused(state, "Anna: SP 9 tar HJ 5, HJ 4") == {("not-maximal", "INT-3")}
    assert allowed(state, "Anna: SP 9 tar [KL 6 + KL 3], HJ 5, HJ 4")


@both
def test_INT_3_of_two_equal_piles_both_are_taken(edition):
    state = position("SP 7, SP 7", anna="HJ 7", edition=edition)
    assert refused(state, "Anna: HJ 7 tar SP 7") == {("not-maximal", "INT-3")}
    assert table(made(state, "Anna: HJ 7 tar SP 7, SP 7")) == set()


@both
def test_INT_4_the_player_chooses_between_equally_great_selections(edition):
    state = position("HJ 3, HJ 4, KL 4", anna="SP 7", edition=edition)
    assert takes(state) == {"Anna: SP 7 tar HJ 3, HJ 4", "Anna: SP 7 tar HJ 3, KL 4"}


@both
@pytest.mark.parametrize(("four", "left"), [("HJ 4", "KL 4"), ("KL 4", "HJ 4")])
def test_INT_4_what_was_not_chosen_stays(edition, four, left):
    state = position("HJ 3, HJ 4, KL 4", anna="SP 7", edition=edition)
    assert table(made(state, f"Anna: SP 7 tar HJ 3, {four}")) == {left}


@both
def test_INT_4_as_many_piles_with_different_values_is_a_choice_too(edition):
    state = position("HJ 5, HJ 2, KL 3, KL 4, RU 2", anna="SP 7", edition=edition)
    assert takes(state) == {
        "Anna: SP 7 tar HJ 2, HJ 5, KL 3, KL 4",
        "Anna: SP 7 tar HJ 5, KL 3, KL 4, RU 2",
    }


@both
def test_INT_4_equal_piles_are_no_choice(edition):
    state = position("HJ 3, KL 4, KL 4", anna="SP 7", edition=edition)
    assert takes(state) == {"Anna: SP 7 tar HJ 3, KL 4"}


@both
def test_INT_5_an_identical_single_card_is_taken_alone(edition):
    state = position("SP 7, HJ 7, KL 3, KL 4", anna="SP 7", edition=edition)
    assert takes(state) == {"Anna: SP 7 tar SP 7"}
    assert table(made(state, "Anna: SP 7 tar SP 7")) == {"HJ 7", "KL 3", "KL 4"}


@both
@pytest.mark.parametrize("piles", ["HJ 7", "SP 7, HJ 7", "KL 3, KL 4", "SP 7, HJ 7, KL 3, KL 4", "HJ 7, KL 3, KL 4"])
def test_INT_5_anything_but_the_identical_card_alone_is_refused(edition, piles):
    state = position("SP 7, HJ 7, KL 3, KL 4", anna="SP 7", edition=edition)
    assert refused(state, f"Anna: SP 7 tar {piles}") == {("identical-first", "INT-5")}


@both
def test_INT_5_the_identical_card_goes_before_an_opponents_build(edition):
    state = position("SP 9, [KL 6 + KL 3 = 9 låst, Bo]", anna="SP 9", bo="RU 9", edition=edition)
    assert refused(state, "Anna: SP 9 tar [KL 6 + KL 3]") == {("identical-first", "INT-5")}
    assert allowed(state, "Anna: SP 9 tar SP 9")


@both
def test_INT_5_the_identical_card_goes_before_an_own_build_while_another_card_can_take_it(edition):
    state = position("SP 9, [KL 6 + KL 3 = 9 låst, Anna]", anna="SP 9, HJ 9", edition=edition)
    assert refused(state, "Anna: SP 9 tar SP 9, [KL 6 + KL 3]") == {("identical-first", "INT-5")}
    assert allowed(state, "Anna: SP 9 tar SP 9")


@both
@pytest.mark.parametrize("pile", ["[SP 7 + HJ 2]", "[SP 7 + HJ 2 = 9 låst, Bo]"])
def test_INT_5_an_identical_card_inside_a_pile_does_not_count(edition, pile):
    state = position(f"{pile}, HJ 7, KL 7", anna="SP 7", bo="HJ 9", edition=edition)
    assert takes(state) == {"Anna: SP 7 tar HJ 7, KL 7"}


@both
def test_INT_5_same_rank_in_another_suit_does_not_count(edition):
    state = position("HJ 7, KL 3, KL 4", anna="SP 7", edition=edition)
    assert takes(state) == {"Anna: SP 7 tar HJ 7, KL 3, KL 4"}


@both
@SPECIALS
def test_INT_6_a_special_card_takes_a_build_of_its_hand_value(edition, card, value):
    state = position(f"{build(value)}, HJ 3", anna=card, bo="RU A", edition=edition)
    assert table(made(state, f"Anna: {card} tar {BUILD[value]}")) == {"HJ 3"}


@both
@SPECIALS
def test_INT_6_a_special_card_takes_no_sum(edition, card, value):
    state = position(f"{SUM[value]}, {build(value)}", anna=card, edition=edition)
    assert refused(state, f"Anna: {card} tar {SUM[value]}") == {("special-needs-build", "INT-6")}
    assert allowed(state, f"Anna: {card} tar {BUILD[value]}")


@both
@SPECIALS
def test_INT_6_a_special_card_takes_no_sum_with_the_build(edition, card, value):
    state = position(f"{SUM[value]}, {build(value)}", anna=card, edition=edition)
    refusal = refused(state, f"Anna: {card} tar {BUILD[value]}, {SUM[value]}")
    assert refusal == {("special-needs-build", "INT-6")}


@both
@SPECIALS
def test_INT_6_a_special_card_takes_no_pile_that_is_not_a_build(edition, card, value):
    state = position(BUILD[value], anna=card, edition=edition)
    assert refused(state, f"Anna: {card} tar {BUILD[value]}") == {("special-needs-build", "INT-6")}
    assert takes(state) == set()


@both
@SPECIALS
def test_INT_6_a_special_card_does_not_take_its_likeness(edition, card, value):
    state = position(f"{card}, {build(value)}", anna=card, edition=edition)
    assert ("special-needs-build", "INT-6") in refused(state, f"Anna: {card} tar {card}")
    assert takes(state) == {f"Anna: {card} tar {BUILD[value]}"}


@both
@SPECIALS
def test_INT_6_a_special_card_that_takes_nothing_may_be_thrown_beside_its_likeness(edition, card, value):
    state = position(f"{card}, {SUM[value]}", anna=card, edition=edition)
    assert takes(state) == set()
    assert allowed(state, f"Anna: {card} slängs")


@both
@pytest.mark.parametrize(("card", "other"), [("HJ A", "RU A"), ("SP 2", "HJ 2"), ("RU 10", "HJ 10")])
def test_INT_6_a_special_card_does_not_take_a_card_of_its_rank(edition, card, other):
    state = position(other, anna=card, edition=edition)
    assert ("special-needs-build", "INT-6") in refused(state, f"Anna: {card} tar {other}")


@both
@pytest.mark.parametrize(
    ("card", "piles"),
    [("HJ K", "RU 10, HJ 3"), ("KL 2", "SP 2"), ("HJ 10", "RU 10"), ("KL 3", "HJ A, SP 2"), ("KL Q", "SP 2, RU 10")],
)
def test_INT_6_a_special_card_on_the_table_is_taken_like_any_card(edition, card, piles):
    assert allowed(position(piles, anna=card, edition=edition), f"Anna: {card} tar {piles}")


@both
def test_INT_6_thirteen_is_still_a_plain_value(edition):
    state = position("KL K, RU 10, HJ 3, [HJ 7 + KL 6 = 13 låst, Bo]", anna="HJ K", bo="SP K", edition=edition)
    assert allowed(state, "Anna: HJ K tar KL K, RU 10, HJ 3, [HJ 7 + KL 6]")


@both
@pytest.mark.parametrize(("card", "cards", "value"), [("SP 2", "KL A + RU A", 2), ("RU 10", "HJ 7 + HJ 3", 10)])
def test_INT_6_a_build_of_the_table_value_is_not_taken(edition, card, cards, value):
    state = position(f"[{cards} = {value} låst, Bo]", anna=card, edition=edition)
    assert refused(state, f"Anna: {card} tar [{cards}]") == {("value-mismatch", "INT-7")}


@both
@pytest.mark.parametrize("state_of_it", ["= 9 låst, Bo", "= 9, Bo", "= 9 låst, Anna", "= 9, Anna"])
def test_INT_7_a_build_is_taken_by_anyone_open_or_locked(edition, state_of_it):
    state = position(f"[KL 6 + KL 3 {state_of_it}], HJ 2", anna="SP 9", bo="RU 9", edition=edition)
    assert table(made(state, "Anna: SP 9 tar [KL 6 + KL 3]")) == {"HJ 2"}


@both
@pytest.mark.parametrize("card", ["SP 8", "SP 10"])
def test_INT_7_a_card_of_another_value_does_not_take_a_build(edition, card):
    state = position("[KL 6 + KL 3 = 9 låst, Bo]", anna=f"{card}, SP 9", bo="RU 9", edition=edition)
    assert refused(state, f"Anna: {card} tar [KL 6 + KL 3]") == {("value-mismatch", "INT-7")}
    assert allowed(state, "Anna: SP 9 tar [KL 6 + KL 3]")


@both
@pytest.mark.parametrize(("card", "value"), [("HJ K", 14), ("HJ A", 15), ("SP 2", 14), ("SP 2", 16), ("RU 10", 15)])
def test_INT_7_a_neighbouring_high_value_does_not_take_a_build(edition, card, value):
    state = position(build(value), anna=card, edition=edition)
    assert refused(state, f"Anna: {card} tar {BUILD[value]}") == {("value-mismatch", "INT-7")}


@both
def test_INT_7_a_build_is_no_part_of_a_sum(edition):
    state = position("[KL 2 + KL 3 = 5 låst, Bo], HJ 2, HJ 5", anna="SP 7", bo="RU 5", edition=edition)
    assert refused(state, "Anna: SP 7 tar [KL 2 + KL 3], HJ 2") == {("build-in-sum", "INT-7")}
    assert takes(state) == {"Anna: SP 7 tar HJ 2, HJ 5"}


@both
def test_INT_7_two_builds_make_no_sum(edition):
    state = position("[KL 2 + KL 3 = 5 låst, Bo], [KL 4 + HJ A = 5 låst, Anna]", anna="SP 10, HJ 5", edition=edition)
    refusal = refused(state, "Anna: SP 10 tar [KL 2 + KL 3], [KL 4 + HJ A]")
    assert ("build-in-sum", "INT-7") in refusal
    assert takes(state) == {"Anna: HJ 5 tar [HJ A + KL 4], [KL 2 + KL 3]"}


@both
def test_INT_7_a_build_does_not_make_an_intag_greater_by_a_sum(edition):
    state = position("[KL 2 + KL 3 = 5 låst, Bo], HJ 2, HJ 7", anna="SP 7", bo="RU 5", edition=edition)
    assert takes(state) == {"Anna: SP 7 tar HJ 7"}


@both
@pytest.mark.parametrize(("card", "left"), [("HJ 5", 13), ("HJ K", 5)])
def test_INT_7_of_builds_with_the_same_cards_the_one_of_the_value_is_taken(edition, card, left):
    cards = "HJ 2 + KL 9 + RU 2"
    state = position(
        f"[{cards} = 5 låst, Bo], [{cards} = 13 låst, Bo]", anna="HJ 5, HJ K", bo="KL 5, KL K", edition=edition
    )
    assert table(made(state, f"Anna: {card} tar [{cards}]")) == {f"[{cards} = {left} låst, Bo]"}


@both
def test_INT_7_of_a_pile_and_a_build_with_the_same_cards_the_one_of_the_value_is_taken(edition):
    state = position("[KL 9 + HJ 2 + RU 2 = 5 låst, Bo], [KL 9 + HJ 2 + RU 2]", anna="SP K", bo="KL 5", edition=edition)
    assert table(made(state, "Anna: SP K tar [KL 9 + HJ 2 + RU 2]")) == {"[HJ 2 + KL 9 + RU 2 = 5 låst, Bo]"}


@both
@pytest.mark.parametrize("pile", ["[KL 9 + RU 7]", "[KL 9 + RU 7 = 16 låst, Bo]"])
def test_INT_8_a_card_inside_a_pile_is_not_taken_alone(edition, pile):
    state = position(pile, anna="KL 9", bo="RU 10", edition=edition)
    assert refused(state, "Anna: KL 9 tar KL 9") == {("no-such-pile", "INT-8")}


@both
def test_INT_8_beside_the_pile_the_single_card_is_taken(edition):
    state = position("[KL 4 + KL 9], HJ 4", anna="RU 4", edition=edition)
    assert table(made(state, "Anna: RU 4 tar HJ 4")) == {"[KL 4 + KL 9]"}


@both
def test_INT_8_part_of_a_greater_pile_is_refused(edition):
    state = position("[HJ 4 + KL 4 + RU 4]", anna="SP 8, SP Q", edition=edition)
    assert refused(state, "Anna: SP 8 tar [HJ 4 + KL 4]") == {("no-such-pile", "INT-8")}
    assert allowed(state, "Anna: SP Q tar [HJ 4 + KL 4 + RU 4]")


@both
def test_INT_8_single_cards_are_not_one_pile(edition):
    state = position("HJ 3, HJ 4", anna="SP 7", edition=edition)
    assert refused(state, "Anna: SP 7 tar [HJ 3 + HJ 4]") == {("no-such-pile", "INT-8")}
    assert allowed(state, "Anna: SP 7 tar HJ 3, HJ 4")


@both
def test_INT_8_a_pile_is_not_its_single_cards(edition):
    state = position("[HJ 3 + HJ 4]", anna="SP 7", edition=edition)
    assert refused(state, "Anna: SP 7 tar HJ 3, HJ 4") == {("no-such-pile", "INT-8")}
    assert allowed(state, "Anna: SP 7 tar [HJ 3 + HJ 4]")


@both
def test_INT_8_a_pile_is_not_taken_twice(edition):
    state = position("HJ 7", anna="SP 7", edition=edition)
    assert refused(state, "Anna: SP 7 tar HJ 7, HJ 7") == {("no-such-pile", "INT-8")}
    assert allowed(state, "Anna: SP 7 tar HJ 7")


@both
def test_INT_8_a_card_that_does_not_lie_there_is_refused(edition):
    state = position("HJ 7", anna="SP 7", bo="KL 7", edition=edition)
    assert refused(state, "Anna: SP 7 tar KL 7") == {("no-such-pile", "INT-8")}


@both
@pytest.mark.parametrize("on_table", ["-", "HJ 7", "HJ 8"])
def test_INT_1_taking_nothing_is_refused(edition, on_table):
    assert refused(position(on_table, anna="SP 7", edition=edition), "Anna: SP 7 tar -")


@both
def test_INT_9_the_taken_cards_and_the_played_one_go_to_the_taken_pile(edition):
    state = position("HJ 7, KL 3, KL 4, RU 9", anna="SP 7, SP K", anna_taken="KL 2", edition=edition)
    anna = player(made(state, "Anna: SP 7 tar HJ 7, KL 3, KL 4"), "Anna")
    assert sorted(anna.taken) == ["HJ 7", "KL 2", "KL 3", "KL 4", "SP 7"]
    assert (anna.mulles, anna.hand) == ((), ("SP K",))


@both
def test_INT_9_every_card_of_a_build_goes_to_the_taken_pile(edition):
    state = position("[RU 10 + HJ 6 + KL 9 + RU 7 = 16 låst, Bo]", anna="RU 10", edition=edition)
    anna = player(made(state, "Anna: RU 10 tar [RU 10 + HJ 6 + KL 9 + RU 7]"), "Anna")
    assert sorted(anna.taken) == ["HJ 6", "KL 9", "RU 10", "RU 7"]
    assert anna.mulles == ("RU 10",)


@both
def test_INT_9_the_opponent_gets_nothing_from_an_intag(edition):
    state = position("[KL 6 + KL 3 = 9 låst, Bo]", anna="SP 9", bo="RU 9", bo_taken="KL 2", edition=edition)
    bo = player(made(state, "Anna: SP 9 tar [KL 6 + KL 3]"), "Bo")
    assert (bo.taken, bo.mulles, bo.hand) == (("KL 2",), (), ("RU 9",))


@both
def test_INT_10_a_card_that_can_take_may_build(edition):
    state = position("HJ 3, HJ 7", anna="SP 3, SP 10", edition=edition)
    assert allowed(state, "Anna: SP 3 tar HJ 3")
    assert allowed(state, "Anna: SP 3 bygger 10 på HJ 7")


def test_INT_10_a_card_that_can_take_may_trotta():
    state = position("HJ 8", anna="SP 8, KL 8")
    assert allowed(state, "Anna: SP 8 tar HJ 8")
    assert allowed(state, "Anna: SP 8 trottar")


@both
def test_INT_10_another_card_may_be_played_than_the_one_that_takes(edition):
    state = position("HJ 3", anna="SP 3, SP 10", edition=edition)
    assert allowed(state, "Anna: SP 10 slängs")


@both
def test_INT_10_a_card_that_can_take_may_not_be_thrown(edition):
    state = position("HJ 3, HJ 7", anna="SP 3, SP 10", edition=edition)
    assert refused(state, "Anna: SP 3 slängs") == {("can-take", "SLA-2")}
