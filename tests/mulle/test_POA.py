"""POA: points."""

import pytest

from reference_engine.mulle import (
    EDITIONS,
    PACK,
    Score,
    greedy_move,
    kvittning,
    played_out,
    print_cards,
    random_move,
    score,
    shuffled,
)
from tests.mulle.positions import made, position

both = pytest.mark.parametrize("edition", ["0.3.0", "utkast"])

# card: (in the mulle pile, for intake)
POINTS = {
    "KL 2": (2, 0),
    "KL 3": (3, 0),
    "KL 4": (4, 0),
    "KL 5": (5, 0),
    "KL 6": (6, 0),
    "KL 7": (7, 0),
    "KL 8": (8, 0),
    "KL 9": (9, 0),
    "KL 10": (10, 0),
    "KL J": (11, 0),
    "KL Q": (12, 0),
    "KL K": (13, 0),
    "KL A": (14, 1),
    "SP 2": (2, 2),
    "SP 3": (3, 1),
    "SP 4": (4, 1),
    "SP 5": (5, 1),
    "SP 6": (6, 1),
    "SP 7": (7, 1),
    "SP 8": (8, 1),
    "SP 9": (9, 1),
    "SP 10": (10, 1),
    "SP J": (11, 1),
    "SP Q": (12, 1),
    "SP K": (13, 1),
    "SP A": (14, 2),
    "HJ 2": (2, 0),
    "HJ 3": (3, 0),
    "HJ 4": (4, 0),
    "HJ 5": (5, 0),
    "HJ 6": (6, 0),
    "HJ 7": (7, 0),
    "HJ 8": (8, 0),
    "HJ 9": (9, 0),
    "HJ 10": (10, 0),
    "HJ J": (11, 0),
    "HJ Q": (12, 0),
    "HJ K": (13, 0),
    "HJ A": (14, 1),
    "RU 2": (2, 0),
    "RU 3": (3, 0),
    "RU 4": (4, 0),
    "RU 5": (5, 0),
    "RU 6": (6, 0),
    "RU 7": (7, 0),
    "RU 8": (8, 0),
    "RU 9": (9, 0),
    "RU 10": (10, 2),
    "RU J": (11, 0),
    "RU Q": (12, 0),
    "RU K": (13, 0),
    "RU A": (14, 1),
}

SPADES_3_TO_K = "SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J, SP Q, SP K"  # 11 points
NINETEEN = f"{SPADES_3_TO_K}, SP 2, SP 2, SP A, SP A"
INTAKE = {
    19: NINETEEN,
    20: f"{NINETEEN}, HJ A",
    21: f"{NINETEEN}, RU 10",
    22: f"{NINETEEN}, RU 10, HJ A",
    23: f"{NINETEEN}, RU 10, RU 10",
}


def anna(**hers):
    return score(position(**hers))[0]


@pytest.fixture(params=["0.3.0", "utkast"])
def game(request):
    """A game that Anna plays greedily and Bo at random."""
    choosers = {"Anna": lambda state: greedy_move(state, 1), "Bo": lambda state: random_move(state, 1)}
    return played_out(EDITIONS[request.param], ("Anna", "Bo"), "Anna", (shuffled(8), shuffled(9)), choosers)


@both
@pytest.mark.parametrize("card", POINTS)
def test_POA_1_what_a_card_in_the_mulle_pile_counts(edition, card):
    assert anna(anna_mulles=card, edition=edition).mulle == POINTS[card][0]


@both
def test_POA_1_mulle_cards_are_added_up(edition):
    assert anna(anna_mulles="HJ A, SP 2, RU 10, KL K", edition=edition).mulle == 39


@both
def test_POA_1_a_mulle_over_a_build_counts_the_card_and_not_the_build(edition):
    state = position("[KL 6 + RU 10 = 16 låst, Bo]", anna="RU 10", edition=edition)
    assert score(made(state, "Anna: RU 10 tar [KL 6 + RU 10]"))[0].mulle == 10


@both
@pytest.mark.parametrize("tabbe", [0, 1, 5])
def test_POA_2_a_tabbe_counts_one(edition, tabbe):
    counted = anna(anna_tabbe=tabbe, edition=edition)
    assert (counted.tabbe, counted.total) == (tabbe, tabbe)


@both
@pytest.mark.parametrize("card", POINTS)
def test_POA_3_what_a_card_counts_for_intake(edition, card):
    assert anna(anna_taken=card, edition=edition).intake == POINTS[card][1]


@both
def test_POA_3_all_cards_together_hold_40(edition):
    assert anna(anna_taken=print_cards(PACK * 2), edition=edition).intake == 40


@both
def test_POA_3_cards_in_the_hand_on_the_table_and_in_the_stock_do_not_count(edition):
    state = position("SP 3, [SP 4 + SP 5 = 9 låst, Anna]", anna="SP 9", bo="SP 2", stock="SP A", edition=edition)
    assert [each.intake for each in score(state)] == [0, 0]


@both
@pytest.mark.parametrize("card", POINTS)
def test_POA_4_a_card_in_the_mulle_pile_counts_for_intake_too(edition, card):
    assert anna(anna_mulles=card, edition=edition).intake == POINTS[card][1]


@both
def test_POA_4_both_cards_of_a_mulle_count_for_intake(edition):
    state = position("SP 7", anna="SP 7", edition=edition)
    assert score(made(state, "Anna: SP 7 tar SP 7"))[0].intake == 2


@both
@pytest.mark.parametrize(("intake", "bonus"), [(19, 0), (20, 0), (21, 2), (22, 4), (23, 6)])
def test_POA_5_every_point_above_20_counts_double(edition, intake, bonus):
    counted = anna(anna_taken=INTAKE[intake], edition=edition)
    assert (counted.intake, counted.bonus) == (intake, bonus)


@both
def test_POA_5_all_the_cards_give_40(edition):
    assert anna(anna_taken=print_cards(PACK * 2), edition=edition).bonus == 40


@both
def test_POA_5_the_mulle_pile_can_carry_the_intake_over_20(edition):
    assert anna(anna_taken=INTAKE[20], anna_mulles="SP 7", edition=edition).bonus == 2


@both
def test_POA_5_the_bonus_is_each_players_own(edition):
    state = position(anna_taken=INTAKE[19], bo_taken=SPADES_3_TO_K, edition=edition)
    assert [(each.intake, each.bonus) for each in score(state)] == [(19, 0), (11, 0)]


@both
def test_POA_6_the_total_is_mulle_and_tabbe_and_bonus(edition):
    counted = anna(anna_taken=INTAKE[21], anna_mulles="KL K", anna_tabbe=3, edition=edition)
    assert counted == Score("Anna", mulle=13, tabbe=3, intake=21, bonus=2, total=18)


@both
def test_POA_6_the_intake_is_not_in_the_total(edition):
    assert anna(anna_taken=INTAKE[20], edition=edition).total == 0


@both
def test_POA_6_each_player_is_counted_apart(edition):
    state = position(anna_mulles="KL K", bo_mulles="HJ 2", bo_tabbe=1, edition=edition)
    assert [(each.name, each.total) for each in score(state)] == [("Anna", 13), ("Bo", 3)]


@pytest.mark.parametrize("part", ["mulle", "tabbe", "intake", "bonus", "total"])
def test_POA_7_the_score_of_a_game_is_the_sum_of_its_omgangar(game, part):
    omgangar = [score(game.final(1)), score(game.final(2))]
    sums = [sum(getattr(omgang[place], part) for omgang in omgangar) for place in (0, 1)]
    assert [getattr(each, part) for each in game.score()] == sums


def test_POA_7_over_20_in_the_omgangar_together_but_in_none_of_them_gives_no_bonus(game):
    bo = game.score()[1]
    assert max(score(game.final(omgang))[1].intake for omgang in (1, 2)) <= 20
    assert bo.intake > 20
    assert bo.bonus == 0


def test_POA_7_the_second_omgang_starts_from_nothing(game):
    assert score(game.opening(2)) == (Score("Anna"), Score("Bo"))


@pytest.mark.parametrize(("anna_total", "bo_total", "lead"), [(50, 36, 14), (36, 50, 14), (9, 9, 0)])
def test_POA_7_kvittning_is_the_difference(anna_total, bo_total, lead):
    assert kvittning((Score("Anna", total=anna_total), Score("Bo", total=bo_total))) == lead
