"""VAL: cards and values."""

import pytest

from reference_engine.mulle import (
    HAND_VALUE,
    PACK,
    TABLE_VALUE,
    ThrowMove,
    UnreadableText,
    explain,
    parse_card,
)
from tests.mulle.positions import allowed, made, player, position, refused

both = pytest.mark.parametrize("edition", ["0.3.0", "utkast"])

# card: (on the table, in the hand)
VALUES = {
    "KL 2": (2, 2),
    "KL 3": (3, 3),
    "KL 4": (4, 4),
    "KL 5": (5, 5),
    "KL 6": (6, 6),
    "KL 7": (7, 7),
    "KL 8": (8, 8),
    "KL 9": (9, 9),
    "KL 10": (10, 10),
    "KL J": (11, 11),
    "KL Q": (12, 12),
    "KL K": (13, 13),
    "KL A": (1, 14),
    "SP 2": (2, 15),
    "SP 3": (3, 3),
    "SP 4": (4, 4),
    "SP 5": (5, 5),
    "SP 6": (6, 6),
    "SP 7": (7, 7),
    "SP 8": (8, 8),
    "SP 9": (9, 9),
    "SP 10": (10, 10),
    "SP J": (11, 11),
    "SP Q": (12, 12),
    "SP K": (13, 13),
    "SP A": (1, 14),
    "HJ 2": (2, 2),
    "HJ 3": (3, 3),
    "HJ 4": (4, 4),
    "HJ 5": (5, 5),
    "HJ 6": (6, 6),
    "HJ 7": (7, 7),
    "HJ 8": (8, 8),
    "HJ 9": (9, 9),
    "HJ 10": (10, 10),
    "HJ J": (11, 11),
    "HJ Q": (12, 12),
    "HJ K": (13, 13),
    "HJ A": (1, 14),
    "RU 2": (2, 2),
    "RU 3": (3, 3),
    "RU 4": (4, 4),
    "RU 5": (5, 5),
    "RU 6": (6, 6),
    "RU 7": (7, 7),
    "RU 8": (8, 8),
    "RU 9": (9, 9),
    "RU 10": (10, 16),
    "RU J": (11, 11),
    "RU Q": (12, 12),
    "RU K": (13, 13),
    "RU A": (1, 14),
}


def test_VAL_1_the_pack_is_the_52_cards():
    assert len(PACK) == 52
    assert set(PACK) == set(VALUES)


@pytest.mark.parametrize("card", VALUES)
def test_VAL_1_every_card_can_be_written(card):
    assert parse_card(card) == card


@pytest.mark.parametrize(
    "text",
    [
        "SP 1",
        "SP 0",
        "SP 11",
        "SP 14",
        "SP B",
        "SP E",
        "SP T",
        "S 2",
        "ES 2",
        "sp 2",
        "SP j",
        "SP2",
        "SP  2",
        "SP 2 ",
        " SP 2",
        "2 SP",
        "SP",
        "SP ",
        "2",
        "",
        "SP\N{NO-BREAK SPACE}2",
        "SP 1O",
        "SP 10 0",
        "JOKER",
    ],
)
def test_VAL_1_nothing_else_is_a_card(text):
    with pytest.raises(UnreadableText):
        parse_card(text)


@pytest.mark.parametrize("card", ["SP 1", "sp 7", "SP 77", ""])
def test_VAL_1_a_move_with_an_unknown_card_is_refused(card):
    state = position("HJ 3", anna="SP 7", bo="KL 9")
    breaches = explain(state, ThrowMove("Anna", card))
    assert (breaches[0].reason, breaches[0].clause) == ("unknown-card", "VAL-1")
    assert allowed(state, "Anna: SP 7 slängs")


@pytest.mark.parametrize("card", VALUES)
def test_VAL_2_table_value(card):
    assert TABLE_VALUE[card] == VALUES[card][0]


@pytest.mark.parametrize("card", VALUES)
def test_VAL_3_hand_value(card):
    assert HAND_VALUE[card] == VALUES[card][1]


def test_VAL_2_VAL_3_the_tables_hold_nothing_but_the_cards():
    assert set(TABLE_VALUE) == set(HAND_VALUE) == set(VALUES)


@both
@pytest.mark.parametrize("card", [card for card in VALUES if VALUES[card][1] <= 13])
def test_VAL_3_an_ordinary_card_in_the_hand_takes_what_its_table_value_sums_to(edition, card):
    two = {"2": "KL A, HJ A", "3": "KL A, HJ 2", "4": "KL A, HJ 3", "5": "KL A, HJ 4", "6": "KL A, HJ 5"}
    two |= {"7": "KL A, HJ 6", "8": "KL A, HJ 7", "9": "KL A, HJ 8", "10": "KL A, HJ 9"}
    two |= {"J": "KL A, RU 10", "Q": "KL A, HJ J", "K": "KL A, HJ Q"}
    piles = two[card[3:]]
    assert allowed(position(piles, anna=card, edition=edition), f"Anna: {card} tar {piles}")


@both
@pytest.mark.parametrize(
    ("pile", "card"),
    [
        ("[KL 9 + RU 4]", "SP K"),
        ("[HJ A + RU 10]", "SP J"),
        ("[SP 2 + HJ A]", "SP 3"),
        ("[SP 2 + RU 10]", "SP Q"),
        ("[HJ A + KL A + RU A]", "SP 3"),
        ("[KL J + SP 2]", "SP K"),
    ],
)
def test_VAL_4_a_pile_is_worth_the_sum_of_its_table_values(edition, pile, card):
    assert allowed(position(pile, anna=card, edition=edition), f"Anna: {card} tar {pile}")


@both
def test_VAL_4_a_pile_is_worth_nothing_but_its_sum(edition):
    state = position("[KL 9 + RU 3]", anna="SP K, SP Q", edition=edition)
    assert refused(state, "Anna: SP K tar [KL 9 + RU 3]") == {("value-mismatch", "INT-1")}
    assert allowed(state, "Anna: SP Q tar [KL 9 + RU 3]")


@both
def test_VAL_4_a_build_is_worth_what_it_was_built_to_not_its_sum(edition):
    state = position("[KL 8 + RU 3 + HJ 2 = 9 låst, Bo]", anna="SP K, SP 9", bo="HJ 9", edition=edition)
    assert refused(state, "Anna: SP K tar [KL 8 + RU 3 + HJ 2]") == {("value-mismatch", "INT-7")}
    assert allowed(state, "Anna: SP 9 tar [KL 8 + RU 3 + HJ 2]")


@both
def test_VAL_5_same_suit_and_rank_is_identical(edition):
    state = position("SP 7, HJ 7", anna="SP 7", edition=edition)
    assert refused(state, "Anna: SP 7 tar SP 7, HJ 7") == {("identical-first", "INT-5")}
    assert player(made(state, "Anna: SP 7 tar SP 7"), "Anna").mulles == ("SP 7",)


@both
def test_VAL_5_same_rank_and_other_suit_is_not_identical(edition):
    state = position("KL 7, HJ 7", anna="SP 7", edition=edition)
    assert refused(state, "Anna: SP 7 tar HJ 7") == {("not-maximal", "INT-3")}
    assert player(made(state, "Anna: SP 7 tar KL 7, HJ 7"), "Anna").mulles == ()


@both
def test_VAL_5_same_suit_and_other_rank_is_not_identical(edition):
    after = made(position("SP 3, SP 4", anna="SP 7", edition=edition), "Anna: SP 7 tar SP 3, SP 4")
    assert player(after, "Anna").mulles == ()
