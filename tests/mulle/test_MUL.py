"""MUL: two identical cards in one intag."""

from dataclasses import replace

import pytest

from reference_engine.mulle import EDITIONS
from tests.mulle.positions import events, made, player, position, refused

both = pytest.mark.parametrize("edition", ["0.3.0", "utkast"])


def anna_after(state, move):
    """What Anna has in the mulle pile and in the taken pile after a move."""
    anna = player(made(state, move), "Anna")
    return sorted(anna.mulles), sorted(anna.taken)


def without_double_mulle(state):
    return replace(state, edition=replace(EDITIONS["utkast"], id="utkast utan dubbelmulle", double_mulle=False))


@both
def test_MUL_1_the_played_card_and_its_likeness_are_a_mulle(edition):
    state = position("SP 7", anna="SP 7", edition=edition)
    assert anna_after(state, "Anna: SP 7 tar SP 7")[0] == ["SP 7"]


@both
def test_MUL_1_the_played_card_and_its_likeness_in_a_build_are_a_mulle(edition):
    state = position("[SP 7 + HJ 3 + KL 3 = 7 låst, Bo]", anna="SP 7", edition=edition)
    assert anna_after(state, "Anna: SP 7 tar [SP 7 + HJ 3 + KL 3]")[0] == ["SP 7"]


@both
def test_MUL_1_two_identical_cards_in_one_build_are_a_mulle(edition):
    state = position("[SP 4 + SP 4 + HJ 3 = 11 låst, Bo]", anna="KL J", edition=edition)
    assert anna_after(state, "Anna: KL J tar [SP 4 + SP 4 + HJ 3]")[0] == ["SP 4"]


@both
def test_MUL_1_two_identical_cards_from_two_piles_are_a_mulle(edition):
    state = position("[SP 4 + HJ 5], [SP 4 + RU 5]", anna="KL 9", edition=edition)
    assert anna_after(state, "Anna: KL 9 tar [SP 4 + HJ 5], [SP 4 + RU 5]")[0] == ["SP 4"]


@both
def test_MUL_1_two_identical_cards_of_one_sum_are_a_mulle(edition):
    state = position("HJ A, HJ A, RU 5", anna="KL 7", edition=edition)
    assert anna_after(state, "Anna: KL 7 tar HJ A, HJ A, RU 5")[0] == ["HJ A"]


@both
def test_MUL_1_two_identical_cards_of_two_sums_are_a_mulle(edition):
    state = position("SP 4, SP 4, HJ 5, RU 5", anna="KL 9", edition=edition)
    assert anna_after(state, "Anna: KL 9 tar SP 4, HJ 5, SP 4, RU 5")[0] == ["SP 4"]


@both
def test_MUL_1_a_mulle_is_told(edition):
    state = position("SP 7, HJ 3", anna="SP 7", bo="KL 9", edition=edition)
    assert events(state, "Anna: SP 7 tar SP 7") == ["Anna tar in SP 7 med SP 7.", "Anna får en mulle på SP 7."]


@both
def test_MUL_1_building_two_identical_cards_together_is_no_mulle(edition):
    state = position("SP 5", anna="SP 5, KL 10", bo="KL 9", edition=edition)
    assert anna_after(state, "Anna: SP 5 bygger 10 på SP 5") == ([], [])


def test_MUL_1_gathering_two_identical_cards_is_no_mulle():
    state = position("SP 8", anna="SP 8, KL 8", bo="KL 9")
    assert anna_after(state, "Anna: SP 8 trottar") == ([], [])


@both
def test_MUL_2_one_card_goes_to_the_mulle_pile_and_the_other_to_the_taken_pile(edition):
    state = position("SP 7", anna="SP 7", edition=edition)
    assert anna_after(state, "Anna: SP 7 tar SP 7") == (["SP 7"], ["SP 7"])


@both
def test_MUL_2_all_else_goes_to_the_taken_pile(edition):
    state = position("[SP 7 + HJ 3 + KL 3 = 7 låst, Bo], KL 7", anna="SP 7", edition=edition)
    mulles, taken = anna_after(state, "Anna: SP 7 tar [SP 7 + HJ 3 + KL 3], KL 7")
    assert (mulles, taken) == (["SP 7"], ["HJ 3", "KL 3", "KL 7", "SP 7"])


@both
def test_MUL_2_earlier_mullar_stay(edition):
    state = position("SP 7", anna="SP 7", anna_mulles="KL 2", anna_taken="KL 2", edition=edition)
    assert anna_after(state, "Anna: SP 7 tar SP 7") == (["KL 2", "SP 7"], ["KL 2", "SP 7"])


@both
def test_MUL_2_the_opponent_gets_no_mulle(edition):
    state = position("SP 7", anna="SP 7", bo="KL 9", edition=edition)
    assert player(made(state, "Anna: SP 7 tar SP 7"), "Bo").mulles == ()


@both
def test_MUL_3_two_pairs_on_the_table_are_two_mullar(edition):
    state = position("[SP 5 + KL 6], [SP 5 + KL 6]", anna="HJ J", edition=edition)
    mulles, taken = anna_after(state, "Anna: HJ J tar [SP 5 + KL 6], [SP 5 + KL 6]")
    assert (mulles, taken) == (["KL 6", "SP 5"], ["HJ J", "KL 6", "SP 5"])


@both
def test_MUL_3_the_played_card_and_another_pair_are_two_mullar(edition):
    state = position("[KL 9 + HJ 4 + HJ 4 = 9 låst, Bo]", anna="KL 9", edition=edition)
    mulles, taken = anna_after(state, "Anna: KL 9 tar [KL 9 + HJ 4 + HJ 4]")
    assert (mulles, taken) == (["HJ 4", "KL 9"], ["HJ 4", "KL 9"])


@both
def test_MUL_3_five_pairs_are_five_mullar(edition):
    state = position("SP 5, KL 5, SP 6, KL 6, SP J, [SP 5 + KL 6], SP J, [KL 5 + SP 6]", anna="HJ J", edition=edition)
    move = "Anna: HJ J tar SP 5, KL 5, SP 6, KL 6, SP J, [SP 5 + KL 6], SP J, [KL 5 + SP 6]"
    assert anna_after(state, move)[0] == ["KL 5", "KL 6", "SP 5", "SP 6", "SP J"]


@both
def test_MUL_4_a_card_taken_in_an_earlier_turn_makes_no_mulle(edition):
    state = position("SP 7", anna="KL 7", anna_taken="SP 7", edition=edition)
    assert anna_after(state, "Anna: KL 7 tar SP 7") == ([], ["KL 7", "SP 7", "SP 7"])


@both
def test_MUL_4_two_turns_of_one_rond_make_no_mulle(edition):
    state = position("SP 7", anna="HJ 7, KL 7", bo="SP 7, RU 9", edition=edition)
    after = made(state, "Anna: HJ 7 tar SP 7", "Bo: SP 7 slängs", "Anna: KL 7 tar SP 7")
    assert player(after, "Anna").mulles == ()


@both
def test_MUL_5_same_rank_and_other_suit_is_no_mulle(edition):
    state = position("HJ 7", anna="SP 7", edition=edition)
    assert anna_after(state, "Anna: SP 7 tar HJ 7") == ([], ["HJ 7", "SP 7"])


@both
def test_MUL_5_four_of_a_rank_in_four_suits_are_no_mulle(edition):
    state = position("HJ 7, KL 7, RU 7", anna="SP 7", edition=edition)
    assert anna_after(state, "Anna: SP 7 tar HJ 7, KL 7, RU 7")[0] == []


@both
@pytest.mark.parametrize(
    ("card", "build"), [("HJ A", "KL K + HJ A = 14"), ("SP 2", "KL K + SP 2 = 15"), ("RU 10", "KL 6 + RU 10 = 16")]
)
def test_MUL_6_a_special_card_gets_its_mulle_over_a_build(edition, card, build):
    state = position(f"[{build} låst, Bo]", anna=card, edition=edition)
    mulles, taken = anna_after(state, f"Anna: {card} tar [{build.split(' = ')[0]}]")
    assert (mulles, taken) == ([card], sorted([card, build.split(" + ")[0]]))


@both
@pytest.mark.parametrize("card", ["HJ A", "SP 2", "RU 10"])
def test_MUL_6_a_special_card_gets_no_mulle_without_a_build(edition, card):
    state = position(card, anna=card, edition=edition)
    assert ("special-needs-build", "INT-6") in refused(state, f"Anna: {card} tar {card}")


@both
def test_MUL_6_another_ess_over_the_build_is_no_mulle(edition):
    state = position("[KL K + HJ A = 14 låst, Bo]", anna="RU A", edition=edition)
    assert anna_after(state, "Anna: RU A tar [KL K + HJ A]")[0] == []


@both
@pytest.mark.parametrize(
    ("pair", "third"),
    [("SP 7", "HJ 7"), ("SP 2", "HJ 2"), ("RU 10", "HJ 10"), ("KL K", "HJ K"), ("KL 2", "HJ 2"), ("HJ J", "SP J")],
)
def test_MUL_7_two_identical_cards_taken_by_a_third_of_their_value_are_a_mulle(edition, pair, third):
    state = position(f"{pair}, {pair}", anna=third, edition=edition)
    assert anna_after(state, f"Anna: {third} tar {pair}, {pair}") == ([pair], sorted([pair, third]))


@both
@pytest.mark.parametrize(
    ("pair", "card"), [("SP 6", "HJ Q"), ("SP 5", "HJ 10"), ("HJ A", "KL 2"), ("SP 2", "HJ 4"), ("RU 4", "HJ 8")]
)
def test_MUL_8_two_identical_cards_taken_by_double_their_value_are_a_mulle(edition, pair, card):
    state = position(f"{pair}, {pair}", anna=card, edition=edition)
    assert anna_after(state, f"Anna: {card} tar {pair}, {pair}") == ([pair], sorted([pair, card]))


@both
@pytest.mark.parametrize(("pair", "card"), [("SP 7", "HJ A"), ("SP 8", "RU 10")])
def test_MUL_8_double_the_value_is_also_14_and_16_over_a_build(edition, pair, card):
    value = {"HJ A": 14, "RU 10": 16}[card]
    state = position(f"[{pair} + {pair} = {value} låst, Bo]", anna=card, edition=edition)
    assert anna_after(state, f"Anna: {card} tar [{pair} + {pair}]") == ([pair], sorted([pair, card]))


def test_MUL_8_without_the_option_double_the_value_gives_no_mulle():
    state = without_double_mulle(position("SP 6, SP 6", anna="HJ Q", edition="utkast"))
    assert anna_after(state, "Anna: HJ Q tar SP 6, SP 6") == ([], ["HJ Q", "SP 6", "SP 6"])


def test_MUL_8_without_the_option_the_intag_itself_is_still_allowed_and_maximal():
    state = without_double_mulle(position("SP 6, SP 6, HJ 7, HJ 5", anna="HJ Q", edition="utkast"))
    assert refused(state, "Anna: HJ Q tar HJ 7, HJ 5") == {("not-maximal", "INT-3")}


def test_MUL_8_without_the_option_a_third_card_of_the_value_still_gives_a_mulle():
    state = without_double_mulle(position("SP 6, SP 6", anna="HJ 6", edition="utkast"))
    assert anna_after(state, "Anna: HJ 6 tar SP 6, SP 6")[0] == ["SP 6"]


def test_MUL_8_without_the_option_the_played_card_still_gives_a_mulle():
    state = without_double_mulle(position("SP 6", anna="SP 6", edition="utkast"))
    assert anna_after(state, "Anna: SP 6 tar SP 6")[0] == ["SP 6"]


def test_MUL_8_without_the_option_identical_cards_of_another_value_still_give_a_mulle():
    state = without_double_mulle(position("HJ A, HJ A, RU 5", anna="KL 7", edition="utkast"))
    assert anna_after(state, "Anna: KL 7 tar HJ A, HJ A, RU 5")[0] == ["HJ A"]


def test_MUL_8_without_the_option_only_the_pair_of_half_the_value_is_left_out():
    state = without_double_mulle(position("SP 6, SP 6, SP Q, SP Q", anna="HJ Q", edition="utkast"))
    assert anna_after(state, "Anna: HJ Q tar SP 6, SP 6, SP Q, SP Q")[0] == ["SP Q"]
