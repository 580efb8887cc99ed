"""Chapter RES: the card that stays in the hand for a build."""

import pytest

from reference_engine.mulle import moves, print_move
from tests.mulle.positions import events, made, player, position, refused, table

both_editions = pytest.mark.parametrize("edition", ["0.3.0", "utkast"])

NINE = "[KL 4 + SP 5 = 9 låst, Anna]"


@both_editions
def test_RES_1_a_build_needs_another_card_of_its_value_in_the_hand(edition):
    state = position("SP 6", anna="HJ 3, KL 8", bo="KL 9", edition=edition)
    assert refused(state, "Anna: HJ 3 bygger 9 på SP 6") == {("no-reservation", "RES-1")}


@both_editions
def test_RES_1_one_such_card_is_enough(edition):
    state = position("SP 6", anna="HJ 3, KL 9", bo="KL 2", edition=edition)
    assert not refused(state, "Anna: HJ 3 bygger 9 på SP 6")


@both_editions
def test_RES_1_the_card_of_the_opponent_does_not_count(edition):
    state = position("SP 6", anna="HJ 3, KL 2", bo="KL 9, HJ 9", edition=edition)
    assert refused(state, "Anna: HJ 3 bygger 9 på SP 6") == {("no-reservation", "RES-1")}


@both_editions
@pytest.mark.parametrize(("card", "base", "value"), [("RU A", "HJ K", 14), ("SP 2", "HJ K", 15), ("RU 10", "HJ 6", 16)])
def test_RES_1_the_played_card_does_not_answer_for_its_own_build(edition, card, base, value):
    alone = position(base, anna=f"{card}, KL 3", bo="KL 4", edition=edition)
    assert refused(alone, f"Anna: {card} bygger {value} på {base}") == {("no-reservation", "RES-1")}
    with_the_other_copy = position(base, anna=f"{card}, {card}", bo="KL 4", edition=edition)
    assert not refused(with_the_other_copy, f"Anna: {card} bygger {value} på {base}")


@both_editions
@pytest.mark.parametrize(
    ("card", "base", "value", "wrong", "right"),
    [
        ("KL A", "HJ A", 2, "SP 2", "RU 2"),
        ("KL 4", "HJ 6", 10, "RU 10", "SP 10"),
        ("KL 4", "HJ 10", 14, "HJ K", "HJ A"),
        ("KL 5", "HJ 10", 15, "KL 2", "SP 2"),
        ("KL 6", "HJ 10", 16, "HJ 10", "RU 10"),
        ("KL 6", "HJ 7", 13, "HJ A", "HJ K"),
    ],
)
def test_RES_1_it_is_the_hand_value_that_counts(edition, card, base, value, wrong, right):
    without = position(base, anna=f"{card}, {wrong}", bo="KL 3", edition=edition)
    assert refused(without, f"Anna: {card} bygger {value} på {base}") == {("no-reservation", "RES-1")}
    with_it = position(base, anna=f"{card}, {right}", bo="KL 3", edition=edition)
    assert not refused(with_it, f"Anna: {card} bygger {value} på {base}")


@pytest.mark.parametrize(("value", "reserve"), [(12, "KL Q"), (6, "KL 6")])
def test_RES_1_a_rebuild_needs_a_card_of_the_new_value(value, reserve):
    build = "[KL 4 + SP 5 = 9, Anna]"
    without = position(build, anna="HJ 3, KL 9, HJ 9", bo="KL 2")
    assert refused(without, f"Anna: HJ 3 bygger {value} på [KL 4 + SP 5]") == {("no-reservation", "RES-1")}
    with_it = position(build, anna=f"HJ 3, KL 9, {reserve}", bo="KL 2")
    assert not refused(with_it, f"Anna: HJ 3 bygger {value} på [KL 4 + SP 5]")


@both_editions
def test_RES_1_merging_needs_the_card_too(edition):
    without = position(f"SP 6, {NINE}", anna="HJ 3, KL 2", bo="HJ 2", edition=edition)
    assert refused(without, "Anna: HJ 3 bygger 9 på SP 6") == {("no-reservation", "RES-1")}
    with_it = position(f"SP 6, {NINE}", anna="HJ 3, KL 9", bo="HJ 2", edition=edition)
    assert not refused(with_it, "Anna: HJ 3 bygger 9 på SP 6")


@both_editions
def test_RES_2_the_reserved_card_takes_its_build(edition):
    state = position(NINE, anna="KL 9, KL 2", bo="HJ 2, HJ 3", edition=edition)
    after = made(state, "Anna: KL 9 tar [KL 4 + SP 5]")
    assert player(after, "Anna").taken == ("KL 4", "KL 9", "SP 5")


@both_editions
def test_RES_2_the_reserved_card_may_not_take_something_else(edition):
    state = position(f"HJ 9, {NINE}", anna="KL 9, KL 2", bo="HJ 2", edition=edition)
    assert ("reserved-card", "RES-2") in refused(state, "Anna: KL 9 tar HJ 9")
    assert not refused(state, "Anna: KL 9 tar HJ 9, [KL 4 + SP 5]")


@both_editions
def test_RES_2_the_reserved_card_takes_what_else_fits_together_with_its_build(edition):
    state = position(f"HJ 9, KL 7, HJ 2, {NINE}", anna="KL 9, KL 3", bo="HJ 3", edition=edition)
    assert refused(state, "Anna: KL 9 tar [KL 4 + SP 5]") == {("not-maximal", "INT-3")}
    assert not refused(state, "Anna: KL 9 tar HJ 9, KL 7, HJ 2, [KL 4 + SP 5]")


@both_editions
def test_RES_2_the_reserved_card_may_not_build(edition):
    state = position(f"SP 4, {NINE}", anna="KL 9, SP K, HJ 9", bo="HJ 2", edition=edition)
    assert not refused(state, "Anna: KL 9 bygger 13 på SP 4")
    alone = position(f"SP 4, {NINE}", anna="KL 9, SP K", bo="HJ 2", edition=edition)
    assert refused(alone, "Anna: KL 9 bygger 13 på SP 4") == {("reserved-card", "RES-2")}


@pytest.mark.parametrize(
    ("build", "cards", "card", "value", "reserve"),
    [
        ("[KL 2 + SP 4 = 6, Anna]", "[KL 2 + SP 4]", "KL 6", 12, "KL Q"),
        ("[KL 6 + SP 8 = 14, Anna]", "[KL 6 + SP 8]", "KL A", 15, "SP 2"),
        ("[KL 6 + SP 9 = 15, Anna]", "[KL 6 + SP 9]", "SP 2", 13, "KL K"),
        ("[KL 6 + SP 10 = 16, Anna]", "[KL 6 + SP 10]", "RU 10", 6, "HJ 6"),
    ],
)
def test_RES_2_the_reserved_card_may_not_rebuild_its_own_build(build, cards, card, value, reserve):
    alone = position(build, anna=f"{card}, {reserve}", bo="HJ 3")
    assert refused(alone, f"Anna: {card} bygger {value} på {cards}") == {("reserved-card", "RES-2")}
    with_two = position(build, anna=f"{card}, {card}, {reserve}", bo="HJ 3")
    assert not refused(with_two, f"Anna: {card} bygger {value} på {cards}")


def test_RES_2_the_reserved_card_may_not_be_trottad_to_its_own_build():
    state = position(f"HJ 9, {NINE}", anna="KL 9, KL 2", bo="HJ 2")
    assert refused(state, "Anna: KL 9 trottar") == {("reserved-card", "RES-2"), ("no-reservation", "TRO-3")}
    with_two = position(f"HJ 9, {NINE}", anna="KL 9, SP 9, KL 2", bo="HJ 2")
    assert not refused(with_two, "Anna: KL 9 trottar")


@pytest.mark.parametrize(
    ("build", "card", "single", "reserve"),
    [("[KL 6 + SP 9 = 15, Anna]", "SP 2", "HJ 2", "KL 2"), ("[KL 6 + SP 10 = 16, Anna]", "RU 10", "HJ 10", "KL 10")],
)
def test_RES_2_a_reserved_special_card_may_not_be_trottad(build, card, single, reserve):
    alone = position(f"{single}, {build}", anna=f"{card}, {reserve}", bo="HJ 3")
    assert refused(alone, f"Anna: {card} trottar") == {("reserved-card", "RES-2")}
    with_two = position(f"{single}, {build}", anna=f"{card}, {card}, {reserve}", bo="HJ 3")
    assert not refused(with_two, f"Anna: {card} trottar")


@both_editions
def test_RES_2_two_own_builds_reserve_a_card_each(edition):
    state = position(f"SP 3, SP A, {NINE}, [KL 3 + SP 7 = 10 låst, Anna]", anna="KL 9, KL 10, SP Q, SP J", bo="HJ 2",
                     edition=edition)  # fmt: skip
    assert refused(state, "Anna: KL 9 bygger 12 på SP 3") == {("reserved-card", "RES-2")}
    assert refused(state, "Anna: KL 10 bygger 11 på SP A") == {("reserved-card", "RES-2")}


@both_editions
def test_RES_2_another_card_than_the_reserved_one_is_free(edition):
    state = position(f"SP 4, {NINE}", anna="KL 9, HJ 4", bo="HJ 2", edition=edition)
    assert not refused(state, "Anna: HJ 4 tar SP 4")


@both_editions
def test_RES_2_a_build_of_the_opponent_reserves_nothing(edition):
    state = position("SP 4, [KL 4 + SP 5 = 9 låst, Bo]", anna="KL 9, SP K", bo="HJ 9", edition=edition)
    assert not refused(state, "Anna: KL 9 bygger 13 på SP 4")


@both_editions
@pytest.mark.parametrize(
    ("build", "cards", "card"),
    [
        ("[KL 6 + SP 8 = 14 låst, Anna]", "[KL 6 + SP 8]", "HJ A"),
        ("[KL 6 + SP 9 = 15 låst, Anna]", "[KL 6 + SP 9]", "SP 2"),
        ("[KL 6 + SP 10 = 16 låst, Anna]", "[KL 6 + SP 10]", "RU 10"),
    ],
)
def test_RES_2_special_cards_are_reserved_by_their_hand_value(edition, build, cards, card):
    state = position(f"SP 3, {build}", anna=f"{card}, KL 4, KL 5, KL K", bo="HJ 3", edition=edition)
    value = {"HJ A": 4, "SP 2": 5, "RU 10": 13}[card]
    assert refused(state, f"Anna: {card} bygger {value} på SP 3") == {("reserved-card", "RES-2")}
    assert not refused(state, f"Anna: {card} tar {cards}")


@both_editions
@pytest.mark.parametrize(("card", "value", "reserve"), [("RU 10", 10, "KL K"), ("SP 2", 2, "KL 5")])
def test_RES_2_a_special_card_is_not_reserved_by_its_table_value(edition, card, value, reserve):
    build = {10: "[KL 4 + SP 6 = 10 låst, Anna]", 2: "[KL A + SP A = 2 låst, Anna]"}[value]
    keeps = {10: "KL 10", 2: "KL 2"}[value]
    state = position(f"SP 3, {build}", anna=f"{card}, {keeps}, {reserve}", bo="HJ 3", edition=edition)
    assert not refused(state, f"Anna: {card} bygger {3 + value} på SP 3")


def test_RES_2_follows_the_build_when_its_owner_rebuilds_it():
    state = position("RU 2, [KL 4 + SP 5 = 9, Anna]", anna="HJ 3, KL 9, KL Q, KL J", bo="KL 8, KL 7")
    after = made(state, "Anna: HJ 3 bygger 12 på [KL 4 + SP 5]", "Bo: KL 8 slängs")
    assert refused(after, "Anna: KL Q slängs") == {("reserved-card", "SLA-5")}
    assert not refused(after, "Anna: KL 9 bygger 11 på RU 2")


@both_editions
def test_RES_2_every_move_with_the_reserved_card_takes_its_build(edition):
    state = position(f"SP 4, HJ 9, RU 2, HJ 7, {NINE}", anna="KL 9, SP K, KL J", bo="HJ 2", edition=edition)
    with_it = [print_move(move) for move in moves(state) if move.card == "KL 9"]
    assert with_it == ["Anna: KL 9 tar HJ 7, HJ 9, [KL 4 + SP 5], RU 2"]


@both_editions
def test_RES_3_with_two_such_cards_either_may_be_spent(edition):
    state = position(f"SP 4, {NINE}", anna="KL 9, HJ 9, SP K", bo="HJ 2", edition=edition)
    assert not refused(state, "Anna: KL 9 bygger 13 på SP 4")
    assert not refused(state, "Anna: HJ 9 bygger 13 på SP 4")


@both_editions
def test_RES_3_two_identical_cards_are_two_such_cards(edition):
    state = position(f"SP 4, {NINE}", anna="KL 9, KL 9, SP K", bo="HJ 2", edition=edition)
    assert not refused(state, "Anna: KL 9 bygger 13 på SP 4")


@both_editions
def test_RES_3_the_one_that_remains_is_reserved(edition):
    state = position(f"SP 4, SP 3, {NINE}", anna="KL 9, HJ 9, SP K, SP Q", bo="HJ 2, HJ 8, SP 8", edition=edition)
    after = made(state, "Anna: KL 9 bygger 13 på SP 4", "Bo: HJ 8 slängs")
    assert refused(after, "Anna: HJ 9 bygger 12 på SP 3") == {("reserved-card", "RES-2")}


@both_editions
def test_RES_3_of_two_cards_one_may_take_something_else_when_it_is_identical(edition):
    state = position(f"KL 9, {NINE}", anna="KL 9, HJ 9", bo="HJ 2, HJ 3", edition=edition)
    assert not refused(state, "Anna: KL 9 tar KL 9")


@both_editions
@pytest.mark.parametrize(
    ("build", "card", "other"),
    [("[KL 6 + SP 8 = 14 låst, Anna]", "HJ A", "KL A"), ("[KL 6 + SP 9 = 15 låst, Anna]", "SP 2", "SP 2")],
)
def test_RES_3_two_special_cards(edition, build, card, other):
    state = position(f"SP 3, {build}", anna=f"{card}, {other}, KL 4, KL 5", bo="HJ 3", edition=edition)
    value = 4 if card == "HJ A" else 5
    assert not refused(state, f"Anna: {card} bygger {value} på SP 3")


@both_editions
def test_RES_4_ends_when_the_opponent_takes_the_build(edition):
    state = position(f"SP 4, {NINE}", anna="KL 9, SP K", bo="HJ 9, KL 2", turn="Bo", edition=edition)
    after = made(state, "Bo: HJ 9 tar [KL 4 + SP 5]")
    assert not refused(after, "Anna: KL 9 bygger 13 på SP 4")


@both_editions
def test_RES_4_ends_when_the_owner_takes_the_build_with_another_card(edition):
    state = position(f"SP 4, {NINE}", anna="KL 9, HJ 9, SP K", bo="HJ 8, KL 2", edition=edition)
    after = made(state, "Anna: HJ 9 tar [KL 4 + SP 5]", "Bo: HJ 8 slängs")
    assert not refused(after, "Anna: KL 9 bygger 13 på SP 4")


@pytest.mark.parametrize(("value", "reserve"), [(11, "HJ J"), (7, "HJ 7")])
def test_RES_4_ends_when_the_opponent_rebuilds_the_build(value, reserve):
    state = position("SP 4, [KL 4 + SP 5 = 9, Anna]", anna="KL 9, SP K", bo=f"KL 2, {reserve}", turn="Bo")
    after = made(state, f"Bo: KL 2 bygger {value} på [KL 4 + SP 5]")
    assert not refused(after, "Anna: KL 9 bygger 13 på SP 4")


def test_RES_4_ends_when_the_opponent_gathers_the_build():
    state = position("SP 4, [KL 4 + SP 5 = 9, Anna]", anna="KL 9, SP K", bo="HJ 9, RU 9", turn="Bo")
    after = made(state, "Bo: HJ 9 trottar")
    assert not refused(after, "Anna: KL 9 bygger 13 på SP 4")


def test_RES_4_the_one_who_rebuilds_has_the_reservation_now():
    state = position("SP 4, [KL 4 + SP 5 = 9, Anna]", anna="KL 9, SP 8", bo="KL 2, HJ J, SP 2", turn="Bo")
    after = made(state, "Bo: KL 2 bygger 11 på [KL 4 + SP 5]", "Anna: SP 8 slängs")
    assert refused(after, "Bo: HJ J slängs") == {("reserved-card", "SLA-5")}
    assert not refused(after, "Bo: HJ J tar [KL 2 + KL 4 + SP 5]")


def test_RES_4_and_back_again_when_the_build_changes_hands_twice():
    state = position("SP 5", anna="KL 4, KL 9, RU 2, HJ 10", bo="HJ 3, KL Q, KL K")
    after = made(
        state,
        "Anna: KL 4 bygger 9 på SP 5",
        "Bo: HJ 3 bygger 12 på [KL 4 + SP 5]",
        "Anna: RU 2 bygger 10 på [HJ 3 + KL 4 + SP 5]",
    )
    assert not refused(after, "Bo: KL Q slängs")
    after = made(after, "Bo: KL K slängs")
    assert refused(after, "Anna: HJ 10 slängs") == {("reserved-card", "SLA-5")}


@both_editions
def test_RES_5_a_reserved_card_takes_its_build_and_the_identical_card(edition):
    state = position(f"KL 9, {NINE}", anna="KL 9, KL 2", bo="HJ 2", edition=edition)
    after = made(state, "Anna: KL 9 tar KL 9, [KL 4 + SP 5]")
    assert table(after) == set()
    assert player(after, "Anna").mulles == ("KL 9",)


@both_editions
def test_RES_5_the_identical_card_alone_is_refused(edition):
    state = position(f"KL 9, {NINE}", anna="KL 9, KL 2", bo="HJ 2", edition=edition)
    assert refused(state, "Anna: KL 9 tar KL 9") == {("reserved-card", "RES-2"), ("not-maximal", "INT-3")}


@both_editions
def test_RES_5_the_build_alone_is_refused_for_leaving_the_identical_card(edition):
    state = position(f"KL 9, {NINE}", anna="KL 9, KL 2", bo="HJ 2", edition=edition)
    assert refused(state, "Anna: KL 9 tar [KL 4 + SP 5]") == {("not-maximal", "INT-3")}


@both_editions
def test_RES_5_a_card_that_is_not_reserved_takes_the_identical_card_alone(edition):
    state = position(f"KL 9, {NINE}", anna="KL 9, HJ 9", bo="HJ 2", edition=edition)
    assert refused(state, "Anna: KL 9 tar KL 9, [KL 4 + SP 5]") == {("identical-first", "INT-5")}
    assert not refused(state, "Anna: KL 9 tar KL 9")


@both_editions
def test_RES_5_the_rest_is_taken_too_by_INT_3(edition):
    state = position(f"KL 9, KL 7, HJ 2, {NINE}", anna="KL 9, KL 3", bo="HJ 3", edition=edition)
    assert refused(state, "Anna: KL 9 tar KL 9, [KL 4 + SP 5]") == {("not-maximal", "INT-3")}
    assert not refused(state, "Anna: KL 9 tar KL 9, KL 7, HJ 2, [KL 4 + SP 5]")


@both_editions
@pytest.mark.parametrize(
    ("build", "cards", "card"),
    [
        ("[KL 6 + SP 8 = 14 låst, Anna]", "[KL 6 + SP 8]", "HJ A"),
        ("[KL 6 + SP 9 = 15 låst, Anna]", "[KL 6 + SP 9]", "SP 2"),
        ("[KL 6 + SP 10 = 16 låst, Anna]", "[KL 6 + SP 10]", "RU 10"),
    ],
)
def test_RES_5_a_reserved_special_card_takes_its_build_but_not_the_identical_single_card(edition, build, cards, card):
    state = position(f"{card}, {build}", anna=f"{card}, KL 3", bo="HJ 3", edition=edition)
    assert refused(state, f"Anna: {card} tar {card}, {cards}") == {("special-needs-build", "INT-6")}
    assert events(state, f"Anna: {card} tar {cards}") == [f"Anna tar in {cards[1:-1]} med {card}."]
