"""Chapter LAS: what locks a build, and what a lock keeps out."""

import pytest

from tests.mulle.positions import events, made, player, position, refused, table

both_editions = pytest.mark.parametrize("edition", ["0.3.0", "utkast"])


def test_LAS_1_a_new_build_of_two_cards_is_open():
    state = position("SP 6", anna="HJ 3, KL 9", bo="KL 2")
    assert table(made(state, "Anna: HJ 3 bygger 9 på SP 6")) == {"[HJ 3 + SP 6 = 9, Anna]"}


def test_LAS_1_a_build_of_three_cards_is_open():
    state = position("[KL 4 + SP 5 = 9, Bo]", anna="HJ 3, KL Q", bo="KL 9")
    assert table(made(state, "Anna: HJ 3 bygger 12 på [KL 4 + SP 5]")) == {"[HJ 3 + KL 4 + SP 5 = 12, Anna]"}


def test_LAS_1_a_build_of_five_cards_is_open_and_can_be_rebuilt():
    state = position("[HJ 3 + KL 4 + RU 2 + SP 5 = 10, Bo]", anna="KL 3, KL K", bo="HJ 10, HJ 7, RU 6")
    after = made(state, "Anna: KL 3 bygger 13 på [HJ 3 + KL 4 + RU 2 + SP 5]")
    assert table(after) == {"[HJ 3 + KL 3 + KL 4 + RU 2 + SP 5 = 13, Anna]"}
    assert not refused(after, "Bo: RU 6 bygger 7 på [HJ 3 + KL 3 + KL 4 + RU 2 + SP 5]")


def test_LAS_1_an_open_build_tells_of_no_lock():
    state = position("SP 6", anna="HJ 3, KL 9", bo="KL 2")
    assert not any("låst" in told for told in events(state, "Anna: HJ 3 bygger 9 på SP 6"))


@pytest.mark.parametrize("lock", ["", " låst"])
def test_LAS_2_merging_locks(lock):
    state = position(f"SP 6, [KL 4 + SP 5 = 9{lock}, Anna]", anna="HJ 3, KL 9", bo="HJ 2")
    assert table(made(state, "Anna: HJ 3 bygger 9 på SP 6")) == {"[HJ 3 + KL 4 + SP 5 + SP 6 = 9 låst, Anna]"}


def test_LAS_2_merging_by_a_rebuild_locks():
    state = position("[KL 4 + RU 2 = 6, Anna], [SP 4 + SP 5 = 9, Anna]", anna="HJ 3, KL 9, HJ 6", bo="HJ 2")
    after = made(state, "Anna: HJ 3 bygger 9 på [KL 4 + RU 2]")
    assert table(after) == {"[HJ 3 + KL 4 + RU 2 + SP 4 + SP 5 = 9 låst, Anna]"}


def test_LAS_2_two_builds_of_different_value_side_by_side_stay_open():
    state = position("SP 6, [KL 4 + SP 6 = 10, Anna]", anna="HJ 3, KL 9, KL 10", bo="HJ 2")
    after = made(state, "Anna: HJ 3 bygger 9 på SP 6")
    assert table(after) == {"[HJ 3 + SP 6 = 9, Anna]", "[KL 4 + SP 6 = 10, Anna]"}


@pytest.mark.parametrize("absorbed", ["RU 9", "[KL 4 + RU 5]", "KL 4, RU 5"])
def test_LAS_3_absorbing_one_pile_locks(absorbed):
    state = position(f"SP 6, {absorbed}", anna="HJ 3, KL 9", bo="HJ 2")
    (build,) = table(made(state, "Anna: HJ 3 bygger 9 på SP 6"))
    assert build.endswith("= 9 låst, Anna]")


def test_LAS_3_nothing_absorbed_leaves_the_build_open():
    state = position("SP 6, RU 8, KL 4", anna="HJ 3, KL 9", bo="HJ 2")
    assert "[HJ 3 + SP 6 = 9, Anna]" in table(made(state, "Anna: HJ 3 bygger 9 på SP 6"))


@pytest.mark.parametrize(("value", "reserve"), [(12, "KL Q"), (6, "KL 6")])
def test_LAS_3_a_rebuilt_build_that_absorbs_is_locked(value, reserve):
    single = {12: "RU Q", 6: "RU 6"}[value]
    state = position(f"[KL 4 + SP 5 = 9, Bo], {single}", anna=f"HJ 3, {reserve}", bo="KL 9")
    after = made(state, f"Anna: HJ 3 bygger {value} på [KL 4 + SP 5]")
    assert table(after) == {f"[HJ 3 + KL 4 + {single} + SP 5 = {value} låst, Anna]"}


def test_LAS_3_a_special_card_absorbed_in_a_pair_locks():
    state = position("HJ 10, RU 10, SP 6", anna="KL 6, RU 10", bo="HJ 2")
    after = made(state, "Anna: KL 6 bygger 16 på HJ 10")
    assert table(after) == {"[HJ 10 + KL 6 + RU 10 + SP 6 = 16 låst, Anna]"}


def test_LAS_4_trotta_locks():
    state = position("HJ 8", anna="SP 8, KL 8", bo="HJ 2")
    assert table(made(state, "Anna: SP 8 trottar")) == {"[HJ 8 + SP 8 = 8 låst, Anna]"}


def test_LAS_4_trotta_on_an_open_own_build_locks_it():
    state = position("[KL 2 + RU 3 + SP 3 = 8, Anna]", anna="SP 8, KL 8", bo="HJ 2")
    assert table(made(state, "Anna: SP 8 trottar")) == {"[KL 2 + RU 3 + SP 3 + SP 8 = 8 låst, Anna]"}


def test_LAS_4_feed_locks_an_open_build():
    state = position("[KL 4 + SP 5 = 9, Anna]", anna="HJ 9, KL 9", bo="HJ 2")
    assert table(made(state, "Anna: HJ 9 slängs")) == {"[HJ 9 + KL 4 + SP 5 = 9 låst, Anna]"}


@pytest.mark.parametrize("lock", ["", " låst"])
def test_LAS_4_an_ess_cannot_be_fed_to_a_build_of_14(lock):
    state = position(f"[KL 6 + SP 8 = 14{lock}, Anna]", anna="HJ A, KL A", bo="HJ 2")
    assert refused(state, "Anna: HJ A slängs") == {("can-take", "SLA-2"), ("owns-build", "SLA-3")}
    assert not refused(state, "Anna: HJ A tar [KL 6 + SP 8]")


@pytest.mark.parametrize(
    ("build", "card"), [("[KL 6 + SP 9 = 15, Anna]", "SP 2"), ("[KL 6 + SP 10 = 16, Anna]", "RU 10")]
)
def test_LAS_4_neither_SP_2_nor_RU_10_is_fed_by_its_hand_value(build, card):
    state = position(build, anna=f"{card}, {card}", bo="HJ 3")
    assert refused(state, f"Anna: {card} slängs") == {("can-take", "SLA-2"), ("owns-build", "SLA-3")}


@pytest.mark.parametrize(
    ("build", "card", "reserve"), [("KL A + SP A = 2", "SP 2", "KL 2"), ("KL 4 + SP 6 = 10", "RU 10", "KL 10")]
)
def test_LAS_4_SP_2_and_RU_10_are_fed_by_their_table_value(build, card, reserve):
    state = position(f"[{build}, Anna]", anna=f"{card}, {reserve}", bo="HJ 3")
    cards, value = build.split(" = ")
    all_cards = " + ".join(sorted([*cards.split(" + "), card]))
    assert table(made(state, f"Anna: {card} slängs")) == {f"[{all_cards} = {value} låst, Anna]"}


def test_LAS_5_a_build_is_locked_as_soon_as_it_is_made():
    state = position("SP 6, HJ K", anna="HJ 3, KL 9", bo="KL 2", edition="utkast")
    assert table(made(state, "Anna: HJ 3 bygger 9 på SP 6")) == {"HJ K", "[HJ 3 + SP 6 = 9 låst, Anna]"}


def test_LAS_5_with_consolidation_it_is_locked_too():
    state = position("SP 6, [KL 9 + RU 7]", anna="HJ 3, HJ 9", bo="KL 2", edition="utkast")
    assert table(made(state, "Anna: HJ 3 bygger 9 på SP 6")) == {"[HJ 3 + KL 9 + RU 7 + SP 6 = 9 låst, Anna]"}


def test_LAS_5_the_same_build_is_open_in_0_3_0_and_locked_in_utkast():
    after = {
        edition: made(
            position("SP 6", anna="HJ 3, KL 9", bo="HJ 4, HJ K", edition=edition), "Anna: HJ 3 bygger 9 på SP 6"
        )
        for edition in ("0.3.0", "utkast")
    }
    assert not refused(after["0.3.0"], "Bo: HJ 4 bygger 13 på [HJ 3 + SP 6]")
    assert refused(after["utkast"], "Bo: HJ 4 bygger 13 på [HJ 3 + SP 6]") == {("build-locked", "LAS-6")}


@both_editions
@pytest.mark.parametrize("owner", ["Anna", "Bo"])
def test_LAS_6_a_locked_build_cannot_be_rebuilt_by_anyone(edition, owner):
    state = position(
        f"SP 9, [KL 4 + SP 5 = 9 låst, {owner}]", anna="HJ 3, KL 9, HJ 9, KL Q", bo="SP 9", edition=edition
    )
    assert refused(state, "Anna: HJ 3 bygger 12 på [KL 4 + SP 5]") == {("build-locked", "LAS-6")}
    assert not refused(state, "Anna: HJ 3 bygger 12 på SP 9")


@pytest.mark.parametrize("owner", ["Anna", "Bo"])
def test_LAS_6_the_same_build_open_can_be_rebuilt_by_anyone(owner):
    state = position(f"[KL 4 + SP 5 = 9, {owner}]", anna="HJ 3, KL 9, HJ 9, KL Q", bo="SP 9")
    assert not refused(state, "Anna: HJ 3 bygger 12 på [KL 4 + SP 5]")


@pytest.mark.parametrize("owner", ["Anna", "Bo"])
def test_LAS_6_not_down_either(owner):
    locked = position(f"[KL 4 + SP 5 = 9 låst, {owner}]", anna="HJ 3, KL 9, HJ 9, KL 6", bo="SP 9")
    assert refused(locked, "Anna: HJ 3 bygger 6 på [KL 4 + SP 5]") == {("build-locked", "LAS-6")}
    unlocked = position(f"[KL 4 + SP 5 = 9, {owner}]", anna="HJ 3, KL 9, HJ 9, KL 6", bo="SP 9")
    assert not refused(unlocked, "Anna: HJ 3 bygger 6 på [KL 4 + SP 5]")


def test_LAS_6_a_build_that_a_trotta_locked_cannot_be_rebuilt():
    state = position("HJ 8", anna="SP 8, KL 8", bo="HJ 2, KL 10")
    after = made(state, "Anna: SP 8 trottar")
    assert refused(after, "Bo: HJ 2 bygger 10 på [HJ 8 + SP 8]") == {("build-locked", "LAS-6")}


@both_editions
@pytest.mark.parametrize("owner", ["Anna", "Bo"])
def test_LAS_7_anyone_with_a_card_of_its_value_takes_a_locked_build(edition, owner):
    state = position(f"HJ K, [KL 4 + SP 5 = 9 låst, {owner}]", anna="KL 9", bo="SP 9", edition=edition)
    after = made(state, "Anna: KL 9 tar [KL 4 + SP 5]")
    assert table(after) == {"HJ K"}
    assert player(after, "Anna").taken == ("KL 4", "KL 9", "SP 5")


@both_editions
@pytest.mark.parametrize(
    ("build", "cards", "card", "wrong"),
    [
        ("KL 6 + SP 7 = 13", "[KL 6 + SP 7]", "HJ K", "HJ A"),
        ("KL 6 + SP 8 = 14", "[KL 6 + SP 8]", "HJ A", "HJ K"),
        ("KL 6 + SP 9 = 15", "[KL 6 + SP 9]", "SP 2", "HJ 2"),
        ("KL 6 + SP 10 = 16", "[KL 6 + SP 10]", "RU 10", "HJ 10"),
    ],
)
def test_LAS_7_only_a_card_of_exactly_its_value(edition, build, cards, card, wrong):
    state = position(f"[{build} låst, Bo]", anna=f"{card}, {wrong}", bo="KL 3", edition=edition)
    assert refused(state, f"Anna: {wrong} tar {cards}") == {("value-mismatch", "INT-7")}
    assert not refused(state, f"Anna: {card} tar {cards}")


@both_editions
def test_LAS_7_the_opponent_takes_a_build_that_was_just_locked(edition):
    state = position("SP 6, [KL 4 + RU 5]", anna="HJ 3, KL 9", bo="HJ 9, KL 2", edition=edition)
    after = made(state, "Anna: HJ 3 bygger 9 på SP 6", "Bo: HJ 9 tar [HJ 3 + KL 4 + RU 5 + SP 6]")
    assert player(after, "Bo").tabbe == 1


@both_editions
def test_LAS_8_building_leaves_the_opponents_locked_build_where_it_is(edition):
    build = "[KL 4 + SP 6 = 10 låst, Bo]"
    state = position(f"SP 6, {build}", anna="HJ 3, KL 9", bo="HJ 10", edition=edition)
    assert build in table(made(state, "Anna: HJ 3 bygger 9 på SP 6"))


@both_editions
def test_LAS_8_building_to_its_value_does_not_move_it_either(edition):
    state = position("SP 6, [KL 4 + SP 5 = 9 låst, Bo]", anna="HJ 3, KL 9", bo="HJ 9", edition=edition)
    assert refused(state, "Anna: HJ 3 bygger 9 på SP 6") == {("opponent-has-value", "BYG-4")}


def test_LAS_8_trotta_does_not_gather_it():
    locked = position("HJ 8, [KL 3 + SP 5 = 8 låst, Bo]", anna="SP 8, KL 8", bo="RU 8")
    assert refused(locked, "Anna: SP 8 trottar") == {("opponent-has-value", "TRO-6")}
    unlocked = position("HJ 8, [KL 3 + SP 5 = 8, Bo]", anna="SP 8, KL 8", bo="RU 8")
    assert table(made(unlocked, "Anna: SP 8 trottar")) == {"[HJ 8 + KL 3 + SP 5 + SP 8 = 8 låst, Anna]"}


@both_editions
def test_LAS_8_the_owner_merges_a_locked_build_with_a_new_one(edition):
    state = position("SP 6, [KL 4 + SP 5 = 9 låst, Anna]", anna="HJ 3, KL 9", bo="HJ 2", edition=edition)
    assert table(made(state, "Anna: HJ 3 bygger 9 på SP 6")) == {"[HJ 3 + KL 4 + SP 5 + SP 6 = 9 låst, Anna]"}


@both_editions
def test_LAS_9_a_locked_build_is_still_locked_after_both_have_played(edition):
    build = "[KL 4 + SP 5 = 9 låst, Anna]"
    state = position(f"HJ 3, SP J, {build}", anna="KL 9, KL 3", bo="KL J, KL 2", edition=edition)
    assert table(made(state, "Anna: KL 3 tar HJ 3", "Bo: KL J tar SP J")) == {build}


def test_LAS_9_feeding_a_locked_build_leaves_it_locked():
    state = position("[KL 4 + SP 5 = 9 låst, Anna]", anna="HJ 9, KL 9", bo="HJ 2")
    assert table(made(state, "Anna: HJ 9 slängs")) == {"[HJ 9 + KL 4 + SP 5 = 9 låst, Anna]"}


def test_LAS_9_trotta_on_a_locked_build_leaves_it_locked():
    state = position("[KL 3 + SP 5 = 8 låst, Anna]", anna="SP 8, KL 8", bo="HJ 2")
    assert table(made(state, "Anna: SP 8 trottar")) == {"[KL 3 + SP 5 + SP 8 = 8 låst, Anna]"}


def test_LAS_9_a_build_is_not_said_to_be_locked_again():
    state = position("[KL 4 + SP 5 = 9 låst, Anna]", anna="HJ 9, KL 9", bo="HJ 2")
    assert not any("låst" in told for told in events(state, "Anna: HJ 9 slängs"))
