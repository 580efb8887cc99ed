"""Chapter SLA: throwing a card, and feeding it to an own build."""

import pytest

from reference_engine.mulle import ThrowMove, moves
from tests.mulle.positions import events, made, player, position, refused, table

both_editions = pytest.mark.parametrize("edition", ["0.3.0", "utkast"])


@both_editions
def test_SLA_1_a_thrown_card_is_a_pile_of_its_own(edition):
    state = position("HJ K", anna="SP 5, KL 9", bo="RU 9", edition=edition)
    assert table(made(state, "Anna: SP 5 slängs")) == {"HJ K", "SP 5"}


@both_editions
def test_SLA_1_it_leaves_the_hand_and_nothing_is_taken(edition):
    state = position("HJ K", anna="SP 5, KL 9", bo="RU 9", edition=edition)
    after = player(made(state, "Anna: SP 5 slängs"), "Anna")
    assert (after.hand, after.taken) == (("KL 9",), ())


@both_editions
def test_SLA_1_on_an_empty_table(edition):
    state = position(anna="SP 5, KL 9", bo="RU 9", edition=edition)
    assert table(made(state, "Anna: SP 5 slängs")) == {"SP 5"}


@both_editions
@pytest.mark.parametrize(
    "lies",
    [
        "SP 7",
        "HJ 7",
        "HJ 3, KL 4",
        "HJ 2, KL 2, RU 3",
        "[HJ 3 + KL 4]",
        "[HJ A + KL A], KL 5",
        "[HJ 3 + KL 4 = 7 låst, Bo]",
        "SP A, HJ 6",
        "SP 2, HJ 5",
    ],
)
def test_SLA_2_not_where_the_card_could_take_something(edition, lies):
    state = position(f"{lies}, HJ K", anna="SP 7, KL J", bo="RU 7", edition=edition)
    assert refused(state, "Anna: SP 7 slängs") == {("can-take", "SLA-2")}
    assert not refused(state, "Anna: KL J slängs")


def test_SLA_2_an_open_build_of_the_opponent_can_be_taken_too():
    state = position("[HJ 3 + KL 4 = 7, Bo]", anna="SP 7, KL J", bo="RU 7")
    assert refused(state, "Anna: SP 7 slängs") == {("can-take", "SLA-2")}


@both_editions
@pytest.mark.parametrize(
    "lies", ["HJ 8", "HJ 3, KL 3", "[HJ 3 + KL 5]", "KL 4, [KL 3 + HJ 5 = 8 låst, Bo]", "SP A, KL 5"]
)
def test_SLA_2_a_card_that_can_take_nothing_may_be_thrown(edition, lies):
    state = position(lies, anna="SP 7, KL J", bo="RU 8", edition=edition)
    assert not refused(state, "Anna: SP 7 slängs")


@both_editions
def test_SLA_2_a_build_in_a_sum_is_nothing_that_could_be_taken(edition):
    state = position("SP A, [HJ 2 + KL 4 = 6 låst, Bo]", anna="SP 7", bo="RU 6", edition=edition)
    assert not refused(state, "Anna: SP 7 slängs")


@both_editions
@pytest.mark.parametrize("card", ["SP A", "SP 2", "RU 10"])
def test_SLA_2_a_special_card_takes_no_single_card_and_may_be_thrown_beside_it(edition, card):
    state = position(f"{card}, KL A, KL 2, KL 10, HJ K", anna=f"{card}, KL 9", bo="RU 9", edition=edition)
    assert not refused(state, f"Anna: {card} slängs")


@both_editions
@pytest.mark.parametrize(
    ("card", "build"),
    [("SP A", "KL 6 + SP 8 = 14"), ("SP 2", "KL 6 + SP 9 = 15"), ("RU 10", "KL 6 + SP 10 = 16")],
)
def test_SLA_2_a_special_card_that_could_take_a_build_may_not_be_thrown(edition, card, build):
    state = position(f"[{build} låst, Bo]", anna=f"{card}, KL 9", bo="RU 9", edition=edition)
    assert refused(state, f"Anna: {card} slängs") == {("can-take", "SLA-2")}
    assert not refused(state, "Anna: KL 9 slängs")


@both_editions
@pytest.mark.parametrize("pile", ["[KL 6 + SP 8]", "[KL A + SP K]"])
def test_SLA_2_a_plain_pile_of_14_cannot_be_taken_by_an_ess(edition, pile):
    state = position(pile, anna="HJ A", bo="RU 9", edition=edition)
    assert not refused(state, "Anna: HJ A slängs")


@both_editions
def test_SLA_2_it_is_that_card_that_counts_not_another_in_the_hand(edition):
    state = position("HJ 7", anna="SP 7, KL J", bo="RU 7", edition=edition)
    assert not refused(state, "Anna: KL J slängs")


@both_editions
def test_SLA_2_a_card_that_could_build_may_still_be_thrown(edition):
    state = position("SP 6", anna="HJ 3, KL 9", bo="RU 7", edition=edition)
    assert not refused(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert not refused(state, "Anna: HJ 3 slängs")


@pytest.mark.parametrize("lock", ["", " låst"])
def test_SLA_3_not_while_one_owns_a_build(lock):
    state = position(f"[KL 4 + SP 5 = 9{lock}, Anna]", anna="KL 9, SP J", bo="RU 7")
    assert refused(state, "Anna: SP J slängs") == {("owns-build", "SLA-3")}
    assert not refused(state, "Anna: KL 9 tar [KL 4 + SP 5]")


def test_SLA_3_in_utkast_one_may_throw_beside_an_own_build():
    state = position("[KL 4 + SP 5 = 9 låst, Anna]", anna="KL 9, SP J", bo="RU 7", edition="utkast")
    assert table(made(state, "Anna: SP J slängs")) == {"SP J", "[KL 4 + SP 5 = 9 låst, Anna]"}


@both_editions
def test_SLA_3_a_build_of_the_opponent_is_no_hindrance(edition):
    state = position("[KL 4 + SP 5 = 9 låst, Bo]", anna="SP J", bo="RU 9", edition=edition)
    assert not refused(state, "Anna: SP J slängs")


def test_SLA_3_ends_when_the_own_build_is_taken():
    state = position("[KL 4 + SP 5 = 9, Anna]", anna="KL 9, SP J", bo="RU 9, RU 7", turn="Bo")
    after = made(state, "Bo: RU 9 tar [KL 4 + SP 5]")
    assert not refused(after, "Anna: SP J slängs")


def test_SLA_3_ends_when_the_opponent_rebuilds_the_own_build():
    state = position("[KL 4 + SP 5 = 9, Anna]", anna="KL 9, SP J", bo="RU 3, RU Q", turn="Bo")
    after = made(state, "Bo: RU 3 bygger 12 på [KL 4 + SP 5]")
    assert not refused(after, "Anna: SP J slängs")


def test_SLA_3_with_two_own_builds_one_taken_is_not_enough():
    state = position("[KL 4 + SP 5 = 9, Anna], [KL 2 + SP 8 = 10, Anna]", anna="KL 9, KL 10, SP J", bo="RU 8, RU 7")
    after = made(state, "Anna: KL 9 tar [KL 4 + SP 5]", "Bo: RU 8 slängs")
    assert refused(after, "Anna: SP J slängs") == {("owns-build", "SLA-3")}


@pytest.mark.parametrize("lock", ["", " låst"])
def test_SLA_4_a_card_of_an_own_builds_value_is_added_to_it(lock):
    state = position(f"HJ K, [KL 4 + SP 5 = 9{lock}, Anna]", anna="HJ 9, KL 9", bo="RU 7")
    assert table(made(state, "Anna: HJ 9 slängs")) == {"HJ K", "[HJ 9 + KL 4 + SP 5 = 9 låst, Anna]"}


def test_SLA_4_it_goes_by_the_declared_value_of_a_rebuilt_build():
    state = position("[HJ 3 + KL 4 + SP 5 = 6, Anna]", anna="HJ 6, KL 6", bo="RU 7")
    assert table(made(state, "Anna: HJ 6 slängs")) == {"[HJ 3 + HJ 6 + KL 4 + SP 5 = 6 låst, Anna]"}


def test_SLA_4_feed_takes_in_nothing_else():
    state = position("RU 9, [KL 4 + SP 5 = 9, Anna]", anna="HJ 9, KL 9", bo="RU 7")
    assert table(made(state, "Anna: HJ 9 slängs")) == {"RU 9", "[HJ 9 + KL 4 + SP 5 = 9 låst, Anna]"}


def test_SLA_4_feed_goes_before_SLA_3_with_another_own_build():
    state = position("[KL 4 + SP 5 = 9, Anna], [KL 2 + SP 8 = 10, Anna]", anna="KL 9, HJ 9, KL 10", bo="RU 8")
    assert not refused(state, "Anna: HJ 9 slängs")


def test_SLA_4_feed_goes_before_SLA_2_for_a_card_that_could_take_another_build():
    state = position("[KL 6 + SP 10 = 16, Bo], [KL 4 + SP 6 = 10, Anna]", anna="RU 10, KL 10", bo="RU 10")
    after = made(state, "Anna: RU 10 slängs")
    assert table(after) == {"[KL 6 + SP 10 = 16, Bo]", "[KL 4 + RU 10 + SP 6 = 10 låst, Anna]"}


def test_SLA_4_the_opponents_build_is_not_fed():
    state = position("[KL 4 + SP 5 = 9, Bo]", anna="HJ 9, KL 9", bo="RU 9")
    assert refused(state, "Anna: HJ 9 slängs") == {("can-take", "SLA-2")}


def test_SLA_4_the_event_is_a_feed_and_a_lock():
    state = position("[KL 4 + SP 5 = 9, Anna]", anna="HJ 9, KL 9", bo="RU 7")
    fed, locked = events(state, "Anna: HJ 9 slängs")
    assert "lägger HJ 9 till sitt bygge 9" in fed
    assert "låst" in locked


def test_SLA_4_in_utkast_nothing_is_fed():
    state = position("[KL 4 + SP 5 = 9 låst, Anna]", anna="HJ 9, KL 9", bo="RU 7", edition="utkast")
    assert refused(state, "Anna: HJ 9 slängs") == {("can-take", "SLA-2")}


@pytest.mark.parametrize(("edition", "left"), [("0.3.0", {"[KL 4 + RU 10 + SP 6 = 10 låst, Anna]"}),
                                               ("utkast", {"RU 10", "[KL 4 + SP 6 = 10 låst, Anna]"})])  # fmt: skip
def test_SLA_4_RU_10_thrown_beside_an_own_build_of_10(edition, left):
    state = position("[KL 4 + SP 6 = 10 låst, Anna]", anna="RU 10, KL 10", bo="RU 7", edition=edition)
    assert table(made(state, "Anna: RU 10 slängs")) == left


@pytest.mark.parametrize("lock", ["", " låst"])
def test_SLA_5_a_reserved_card_cannot_be_fed(lock):
    alone = position(f"[KL 4 + SP 5 = 9{lock}, Anna]", anna="KL 9, SP J", bo="RU 7")
    assert refused(alone, "Anna: KL 9 slängs") == {("reserved-card", "SLA-5")}
    with_two = position(f"[KL 4 + SP 5 = 9{lock}, Anna]", anna="KL 9, HJ 9, SP J", bo="RU 7")
    assert not refused(with_two, "Anna: KL 9 slängs")


def test_SLA_5_utkast_a_reserved_card_cannot_be_thrown():
    state = position("[KL 4 + SP 5 = 9 låst, Anna]", anna="KL 9, SP J", bo="RU 7", edition="utkast")
    assert refused(state, "Anna: KL 9 slängs") == {("reserved-card", "SLA-5"), ("can-take", "SLA-2")}
    assert not refused(state, "Anna: SP J slängs")


@pytest.mark.parametrize(
    ("card", "build"),
    [("SP A", "KL 6 + SP 8 = 14"), ("SP 2", "KL 6 + SP 9 = 15"), ("RU 10", "KL 6 + SP 10 = 16")],
)
def test_SLA_5_a_reserved_special_card_cannot_be_thrown(card, build):
    state = position(f"[{build}, Anna]", anna=f"{card}, KL J", bo="RU 7")
    assert refused(state, f"Anna: {card} slängs") == {
        ("reserved-card", "SLA-5"),
        ("can-take", "SLA-2"),
        ("owns-build", "SLA-3"),
    }


@pytest.mark.parametrize(
    ("card", "small", "big", "keeps"),
    [
        ("RU 10", "KL 4 + SP 6 = 10", "HJ 6 + SP 10 = 16", "KL 10"),
        ("SP 2", "KL A + HJ A = 2", "HJ 6 + SP 9 = 15", "KL 2"),
    ],
)
def test_SLA_5_a_card_reserved_for_one_build_cannot_be_fed_to_another(card, small, big, keeps):
    builds = f"[{small}, Anna], [{big}, Anna]"
    alone = position(builds, anna=f"{card}, {keeps}", bo="RU 7")
    assert refused(alone, f"Anna: {card} slängs") == {("reserved-card", "SLA-5")}
    with_two = position(builds, anna=f"{card}, {card}, {keeps}", bo="RU 7")
    assert not refused(with_two, f"Anna: {card} slängs")


def test_SLA_5_the_moves_list_no_throw_of_a_reserved_card():
    state = position("[KL 4 + SP 5 = 9, Anna]", anna="KL 9, SP J", bo="RU 7")
    assert not [move for move in moves(state) if isinstance(move, ThrowMove)]


def test_SLA_5_after_one_of_two_is_fed_the_other_is_reserved():
    state = position("[KL 4 + SP 5 = 9, Anna]", anna="KL 9, HJ 9", bo="RU 8, RU 7")
    after = made(state, "Anna: HJ 9 slängs", "Bo: RU 8 slängs")
    assert refused(after, "Anna: KL 9 slängs") == {("reserved-card", "SLA-5")}
    assert not refused(after, "Anna: KL 9 tar [HJ 9 + KL 4 + SP 5]")
