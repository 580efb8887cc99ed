"""TAB: emptying the table."""

import pytest

from tests.mulle.positions import events, made, player, position, refused, table

both = pytest.mark.parametrize("edition", ["0.3.0", "utkast"])


def tabbar(state):
    return player(state, "Anna").tabbe, player(state, "Bo").tabbe


@both
@pytest.mark.parametrize(
    ("on_table", "card", "piles"),
    [
        ("HJ 7", "SP 7", "HJ 7"),
        ("SP 7", "SP 7", "SP 7"),
        ("HJ 3, HJ 4", "SP 7", "HJ 3, HJ 4"),
        ("[HJ 3 + HJ 4]", "SP 7", "[HJ 3 + HJ 4]"),
        ("[HJ 3 + HJ 4 = 7 låst, Bo], KL 7", "SP 7", "[HJ 3 + HJ 4], KL 7"),
        ("[HJ 9 + HJ 5 = 14 låst, Bo]", "SP A", "[HJ 9 + HJ 5]"),
    ],
)
def test_TAB_1_an_intag_that_leaves_the_table_empty_gives_a_tabbe(edition, on_table, card, piles):
    state = position(on_table, anna=f"{card}, KL 2", bo="KL 9", edition=edition)
    assert tabbar(made(state, f"Anna: {card} tar {piles}")) == (1, 0)


@both
@pytest.mark.parametrize(
    "left", ["HJ 3", "[HJ 3 + KL 3]", "[HJ 3 + KL 3 = 6 låst, Bo]", "[HJ 3 + KL 3 = 6 låst, Anna]"]
)
def test_TAB_1_an_intag_that_leaves_something_gives_none(edition, left):
    state = position(f"HJ 7, {left}", anna="SP 7, SP 6", bo="KL 6", edition=edition)
    assert tabbar(made(state, "Anna: SP 7 tar HJ 7")) == (0, 0)


@both
def test_TAB_1_the_tabbe_is_told_after_the_intag(edition):
    state = position("SP 7", anna="SP 7, KL 2", bo="KL 9", edition=edition)
    assert events(state, "Anna: SP 7 tar SP 7") == [
        "Anna tar in SP 7 med SP 7.",
        "Anna får en mulle på SP 7.",
        "Anna får en tabbe.",
    ]


@both
def test_TAB_1_the_last_card_of_an_omgang_can_give_a_tabbe(edition):
    state = position("HJ 7", bo="SP 7", turn="Bo", rond=6, edition=edition)
    assert tabbar(made(state, "Bo: SP 7 tar HJ 7")) == (0, 1)


@both
def test_TAB_1_the_last_card_of_a_rond_can_give_a_tabbe(edition):
    stock = "KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, KL 10, HJ 3, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9, HJ 10, HJ J"
    after = made(position("HJ 7", bo="SP 7", turn="Bo", stock=stock, edition=edition), "Bo: SP 7 tar HJ 7")
    assert (tabbar(after), table(after)) == ((0, 1), set())


@both
def test_TAB_1_from_an_empty_table_nothing_can_be_taken(edition):
    assert refused(position("-", anna="SP 7", edition=edition), "Anna: SP 7 tar -")


@both
def test_TAB_2_a_throw_on_an_empty_table_gives_none(edition):
    assert tabbar(made(position("-", anna="SP 7", bo="KL 9", edition=edition), "Anna: SP 7 slängs")) == (0, 0)


@both
def test_TAB_2_a_build_of_all_that_lies_there_gives_none(edition):
    state = position("HJ 3", anna="SP 4, SP 7", bo="KL 9", edition=edition)
    assert tabbar(made(state, "Anna: SP 4 bygger 7 på HJ 3")) == (0, 0)


def test_TAB_2_a_trotta_of_all_that_lies_there_gives_none():
    state = position("HJ 7", anna="SP 7, KL 7", bo="KL 9")
    assert tabbar(made(state, "Anna: SP 7 trottar")) == (0, 0)


def test_TAB_2_a_feed_gives_none():
    state = position("[HJ 3 + HJ 4 = 7, Anna]", anna="SP 7, KL 7", bo="KL 9")
    assert tabbar(made(state, "Anna: SP 7 slängs")) == (0, 0)


@both
def test_TAB_2_an_intag_of_many_piles_gives_one(edition):
    state = position("HJ 7, KL 7, HJ 3, HJ 4", anna="SP 7", bo="KL 9", edition=edition)
    assert tabbar(made(state, "Anna: SP 7 tar HJ 7, KL 7, HJ 3, HJ 4")) == (1, 0)


@both
def test_TAB_2_each_intag_that_empties_the_table_gives_one(edition):
    state = position("HJ 7", anna="SP 7, SP 9", bo="KL 9, KL 2", edition=edition)
    after = made(state, "Anna: SP 7 tar HJ 7", "Bo: KL 9 slängs", "Anna: SP 9 tar KL 9")
    assert tabbar(after) == (2, 0)


@both
def test_TAB_2_both_players_can_get_one_in_a_rond(edition):
    state = position("HJ 7", anna="SP 7, SP 9, SP J", bo="HJ 2, KL J, RU J", edition=edition)
    after = made(state, "Anna: SP 7 tar HJ 7", "Bo: HJ 2 slängs", "Anna: SP 9 slängs", "Bo: KL J tar HJ 2, SP 9")
    assert tabbar(after) == (1, 1)


@both
def test_TAB_2_the_end_of_an_omgang_gives_none(edition):
    state = position("HJ 8", anna_tabbe=3, bo="SP 7", turn="Bo", rond=6, edition=edition)
    assert tabbar(made(state, "Bo: SP 7 slängs")) == (3, 0)
