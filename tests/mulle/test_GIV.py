"""GIV: dealing, and the course of a game."""

from collections import Counter

import pytest

from reference_engine.mulle import (
    EDITIONS,
    PACK,
    BadDeal,
    Game,
    ImpossiblePosition,
    Omgang,
    deal,
    follow,
    moves,
    random_move,
    score,
    shuffled,
)
from tests.mulle.positions import allowed, events, made, player, position, refused, table

both = pytest.mark.parametrize("edition", ["0.3.0", "utkast"])
openers = pytest.mark.parametrize(("opener", "other"), [("Anna", "Bo"), ("Bo", "Anna")])

NAMES = ("Anna", "Bo")
ORDER = shuffled(104)
TWICE = Counter(dict.fromkeys(PACK, 2))
STOCK = "KL 3, KL 4, KL 5, KL 6, KL 7, KL 8, KL 9, KL 10, HJ 3, HJ 4, HJ 5, HJ 6, HJ 8, HJ 9, HJ 10, HJ J"


def dealt(edition, opener="Anna", omgang=1, order=ORDER):
    return deal(EDITIONS[edition], NAMES, opener, omgang, order)


def course(edition, opener="Anna", omgang=1):
    """Every state of an omgång played at random, the opening first."""
    states = [dealt(edition, opener, omgang)]
    while not states[-1].over:
        states.append(follow(states[-1], random_move(states[-1], 1)).state)
    return states


def all_cards(state):
    counted = Counter(state.stock)
    for pile in table_cards(state):
        counted.update(pile)
    for each in state.players:
        counted.update((*each.hand, *each.taken, *each.mulles))
    return counted


def table_cards(state):
    return [(card,) for card in state.loose] + list(state.piles) + [build.cards for build in state.builds]


def test_GIV_1_a_shuffled_pack_is_every_card_twice():
    assert Counter(shuffled(1)) == TWICE
    assert len(shuffled(1)) == 104


@both
def test_GIV_1_a_deal_holds_every_card_twice(edition):
    assert all_cards(dealt(edition)) == TWICE


@pytest.mark.parametrize(
    "order",
    [(), PACK, ORDER[:-1], (*ORDER, "SP 7"), (*PACK, *PACK[1:], PACK[1]), (*ORDER[:-1], "SP 1")],
    ids=["none", "one pack", "103", "105", "one card thrice", "a card that is none"],
)
def test_GIV_1_nothing_but_two_whole_packs_is_dealt(order):
    with pytest.raises(BadDeal):
        dealt("0.3.0", order=order)


@pytest.mark.parametrize("players", [("Anna", "Anna"), ("Anna",), ("Anna", "Bo", "Cecilia"), ("Anna", "Anna", "Bo")])
def test_GIV_1_there_are_two_players(players):
    with pytest.raises(BadDeal):
        deal(EDITIONS["0.3.0"], players, "Anna", 1, ORDER)


def test_GIV_1_one_of_the_two_opens():
    with pytest.raises(BadDeal):
        dealt("0.3.0", opener="Cecilia")


def test_GIV_1_a_third_copy_of_a_card_is_no_position():
    assert position("SP 7", anna="SP 7")
    with pytest.raises(ImpossiblePosition):
        position("SP 7, SP 7", anna="SP 7")


@both
def test_GIV_2_eight_single_cards_lie_on_the_table(edition):
    assert [len(pile) for pile in table_cards(dealt(edition))] == [1] * 8


@both
def test_GIV_2_each_player_has_eight_cards(edition):
    assert [len(each.hand) for each in dealt(edition).players] == [8, 8]


@both
def test_GIV_2_nothing_is_taken_when_an_omgang_opens(edition):
    assert [(each.taken, each.mulles, each.tabbe) for each in dealt(edition).players] == [((), (), 0)] * 2


@both
def test_GIV_3_when_both_hands_are_empty_each_gets_eight_cards(edition):
    after = made(position("HJ 2", bo="KL K", turn="Bo", stock=STOCK, edition=edition), "Bo: KL K slängs")
    assert (len(player(after, "Anna").hand), len(player(after, "Bo").hand)) == (8, 8)
    assert (after.rond, after.stock) == (2, ())


@both
def test_GIV_3_no_new_cards_go_to_the_table_and_what_lies_there_stays(edition):
    state = position("HJ 2, [KL 2 + KL Q]", bo="KL K", turn="Bo", stock=STOCK, edition=edition)
    assert table(made(state, "Bo: KL K slängs")) == {"HJ 2", "KL K", "[KL 2 + KL Q]"}


@both
def test_GIV_3_an_empty_table_stays_empty(edition):
    state = position("HJ K", bo="KL K", turn="Bo", stock=STOCK, edition=edition)
    assert table(made(state, "Bo: KL K tar HJ K")) == set()


@both
def test_GIV_3_what_was_taken_stays_taken(edition):
    state = position(
        "HJ K", bo="KL K", turn="Bo", stock=STOCK, edition=edition, anna_taken="RU 9", anna_mulles="RU 9", bo_tabbe=2
    )
    after = made(state, "Bo: KL K tar HJ K")
    assert (player(after, "Anna").taken, player(after, "Anna").mulles) == (("RU 9",), ("RU 9",))
    assert (sorted(player(after, "Bo").taken), player(after, "Bo").tabbe) == (["HJ K", "KL K"], 3)


@both
def test_GIV_3_while_one_hand_has_a_card_nothing_is_dealt(edition):
    after = made(position("HJ 2", anna="SP K", bo="KL K", stock=STOCK, edition=edition), "Anna: SP K slängs")
    assert (player(after, "Anna").hand, player(after, "Bo").hand, after.rond) == ((), ("KL K",), 1)


@both
def test_GIV_3_a_new_rond_is_told(edition):
    state = position("HJ 2", bo="KL K", turn="Bo", stock=STOCK, edition=edition)
    assert events(state, "Bo: KL K slängs") == ["Bo slänger KL K.", "Ny rond: rond 2."]


@both
def test_GIV_3_the_opener_begins_every_rond(edition):
    begins = {state.rond: state.turn for state in reversed(course(edition, "Bo")) if not state.over}
    assert begins == dict.fromkeys(range(1, 7), "Bo")


@both
def test_GIV_3_each_player_plays_eight_cards_in_a_rond(edition):
    turns = Counter((state.rond, state.turn) for state in course(edition) if not state.over)
    assert turns == {(rond, name): 8 for rond in range(1, 7) for name in NAMES}


@both
def test_GIV_4_an_omgang_is_six_ronder_of_sixteen_moves(edition):
    states = course(edition)
    assert (len(states) - 1, states[-1].rond) == (96, 6)


@both
def test_GIV_4_after_the_sixth_deal_the_stock_is_empty(edition):
    assert [len(state.stock) for state in course(edition)[::16]] == [80, 64, 48, 32, 16, 0, 0]


@both
def test_GIV_4_no_card_is_lost_in_an_omgang(edition):
    assert all(all_cards(state) == TWICE for state in course(edition))


@both
def test_GIV_4_before_the_last_card_the_omgang_goes_on(edition):
    state = position("HJ 2", bo="KL K", turn="Bo", rond=6, edition=edition)
    assert allowed(state, "Bo: KL K slängs")
    assert len(moves(state)) == 1


@both
@pytest.mark.parametrize("move", ["Anna: SP 7 slängs", "Bo: SP 7 slängs", "Anna: SP 7 tar HJ 2"])
def test_GIV_4_after_the_last_card_no_move_is_allowed(edition, move):
    state = made(position("HJ 2", bo="KL K", turn="Bo", rond=6, edition=edition), "Bo: KL K slängs")
    assert ("game-over", "GIV-4") in refused(state, move)
    assert tuple(moves(state)) == ()


@both
def test_GIV_4_the_end_of_the_omgang_is_told_with_its_points(edition):
    state = position("HJ K, HJ 2", bo="KL K", turn="Bo", rond=6, anna_tabbe=4, bo_tabbe=1, edition=edition)
    assert events(state, "Bo: KL K tar HJ K") == ["Bo tar in HJ K med KL K.", "Omgång 1 är slut: Anna 4, Bo 1."]


@both
def test_GIV_5_the_game_is_over_after_the_second_omgang(edition):
    state = position("HJ 2", bo="KL K", turn="Bo", omgang=2, rond=6, edition=edition)
    assert events(state, "Bo: KL K slängs")[1:] == ["Omgång 2 är slut: Anna 0, Bo 0.", "Spelet är slut."]


@both
def test_GIV_5_there_is_no_third_omgang(edition):
    assert dealt(edition, omgang=2).omgang == 2
    for omgang in (0, 3):
        with pytest.raises(BadDeal):
            dealt(edition, omgang=omgang)


@both
@openers
def test_GIV_5_the_other_player_opens_the_second_omgang(edition, opener, other):
    game = Game(EDITIONS[edition], NAMES, opener, (Omgang(shuffled(1), ()), Omgang(shuffled(2), ())))
    assert [game.opening(omgang).turn for omgang in (1, 2)] == [opener, other]
    assert [game.opening(omgang).opener for omgang in (1, 2)] == [opener, other]


@both
def test_GIV_5_the_second_omgang_has_all_the_cards_again(edition):
    game = Game(EDITIONS[edition], NAMES, "Anna", (Omgang(shuffled(1), ()), Omgang(shuffled(2), ())))
    assert all_cards(game.opening(2)) == TWICE


@both
def test_GIV_5_the_players_alternate_strictly(edition):
    turns = [state.turn for state in course(edition)[:96]]
    assert turns == ["Anna", "Bo"] * 48


@both
def test_GIV_6_what_lies_on_the_table_at_the_end_is_nobodys(edition):
    state = position("SP A, [SP 2 + HJ 3]", bo="KL K", turn="Bo", rond=6, edition=edition)
    after = made(state, "Bo: KL K slängs")
    assert table(after) == {"KL K", "SP A", "[HJ 3 + SP 2]"}
    assert [(each.taken, each.mulles) for each in after.players] == [((), ()), ((), ())]


@both
def test_GIV_6_what_lies_on_the_table_at_the_end_gives_no_points(edition):
    state = position("SP A, SP 2", bo="KL K", turn="Bo", rond=6, bo_taken="SP 3", edition=edition)
    assert [each.intake for each in score(made(state, "Bo: KL K slängs"))] == [0, 1]


@both
@openers
def test_GIV_7_eight_to_the_table_then_eight_to_the_opener_then_eight_to_the_other(edition, opener, other):
    state = dealt(edition, opener)
    assert sorted(state.loose) == sorted(ORDER[:8])
    assert sorted(state.player(opener).hand) == sorted(ORDER[8:16])
    assert sorted(state.player(other).hand) == sorted(ORDER[16:24])
    assert state.stock == ORDER[24:]


@both
@openers
@pytest.mark.parametrize("rond", [2, 3, 4, 5, 6])
def test_GIV_7_in_later_ronder_eight_to_the_opener_then_eight_to_the_other(edition, opener, other, rond):
    state = course(edition, opener)[16 * (rond - 1)]
    top = 8 + 16 * (rond - 1)
    assert sorted(state.player(opener).hand) == sorted(ORDER[top : top + 8])
    assert sorted(state.player(other).hand) == sorted(ORDER[top + 8 : top + 16])


@both
def test_GIV_7_the_opener_plays_first(edition):
    assert [dealt(edition, opener).turn for opener in NAMES] == ["Anna", "Bo"]


@both
def test_GIV_7_the_same_order_gives_the_same_deal(edition):
    assert dealt(edition, order=shuffled(5)) == dealt(edition, order=shuffled(5))
    assert dealt(edition, order=shuffled(5)) != dealt(edition, order=shuffled(6))
