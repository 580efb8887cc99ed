"""TUR: the turn."""

import pytest

from reference_engine.mulle import Refusal, ThrowMove, digest, explain, moves, parse_move, play, print_position
from tests.mulle.positions import allowed, made, player, position, refused, table

both = pytest.mark.parametrize("edition", ["0.3.0", "utkast"])

DOES = [
    "Anna: SP 7 tar HJ 7",
    "Anna: SP 7 bygger 10 på KL 3",
    "Anna: SP 2 slängs",
]


@pytest.fixture(params=["0.3.0", "utkast"])
def state(request):
    return position("HJ 7, KL 3", anna="SP 7, SP 10, SP 2, SP 2", bo="KL 8, KL J", edition=request.param)


@pytest.mark.parametrize("move", DOES)
def test_TUR_1_exactly_one_card_leaves_the_hand(state, move):
    left = list(player(state, "Anna").hand)
    left.remove(parse_move(move).card)
    assert sorted(player(made(state, move), "Anna").hand) == sorted(left)


def test_TUR_1_exactly_one_card_leaves_the_hand_in_a_trotta():
    state = position("HJ 7", anna="SP 7, KL 7, KL 7", bo="KL 9")
    assert player(made(state, "Anna: KL 7 trottar"), "Anna").hand == ("KL 7", "SP 7")


@pytest.mark.parametrize("move", DOES)
def test_TUR_1_the_opponents_hand_is_left_alone(state, move):
    assert player(made(state, move), "Bo").hand == ("KL 8", "KL J")


@pytest.mark.parametrize("move", DOES)
def test_TUR_1_the_turn_passes(state, move):
    after = made(state, move)
    assert ("not-your-turn", "TUR-3") in refused(after, "Anna: SP 10 slängs")
    assert allowed(after, "Bo: KL 8 slängs")


@both
def test_TUR_1_the_turn_comes_back(edition):
    state = position(anna="SP 7, SP 10", bo="KL 9, KL J", edition=edition)
    assert made(state, "Anna: SP 7 slängs", "Bo: KL 9 slängs").turn == "Anna"


@both
def test_TUR_2_a_card_has_three_things_to_do(edition):
    state = position("HJ 7, KL 3", anna="SP 7, SP 10, KL J", bo="KL 9", edition=edition)
    assert {move.action for move in moves(state)} == {"take", "build", "throw"}


def test_TUR_2_in_0_3_0_a_card_can_be_trottad():
    state = position("HJ 7, KL 3", anna="SP 7, KL 7", bo="KL 9")
    assert allowed(state, "Anna: SP 7 trottar")
    assert "trotta" in {move.action for move in moves(state)}


def test_TUR_2_in_utkast_no_card_can_be_trottad():
    state = position("HJ 7, KL 3", anna="SP 7, KL 7", bo="KL 9", edition="utkast")
    assert refused(state, "Anna: SP 7 trottar") == {("action-not-in-edition", "TUR-2")}
    assert "trotta" not in {move.action for move in moves(state)}


def test_TUR_2_an_intag_does_nothing_else(state):
    assert table(made(state, "Anna: SP 7 tar HJ 7")) == {"KL 3"}


def test_TUR_2_a_throw_does_nothing_else(state):
    after = made(state, "Anna: SP 2 slängs")
    assert table(after) == {"HJ 7", "KL 3", "SP 2"}
    assert player(after, "Anna").taken == ()


@both
def test_TUR_3_only_the_player_in_turn_may_play(edition):
    state = position(anna="SP 7", bo="KL 9", edition=edition)
    assert refused(state, "Bo: KL 9 slängs") == {("not-your-turn", "TUR-3")}
    assert allowed(state, "Anna: SP 7 slängs")


@both
def test_TUR_3_whose_turn_it_is_does_not_follow_from_the_opener(edition):
    state = position(anna="SP 7", bo="KL 9", turn="Bo", opener="Anna", edition=edition)
    assert refused(state, "Anna: SP 7 slängs") == {("not-your-turn", "TUR-3")}
    assert allowed(state, "Bo: KL 9 slängs")


@both
@pytest.mark.parametrize("card", ["KL 9", "RU A", "RU 2", "SP A", "HJ K"])
def test_TUR_3_only_a_card_in_the_own_hand_may_be_played(edition, card):
    state = position("RU A", anna="SP 7", bo="KL 9", anna_taken="RU 2", stock="SP A", edition=edition)
    assert refused(state, f"Anna: {card} slängs") == {("card-not-in-hand", "TUR-3")}
    assert allowed(state, "Anna: SP 7 slängs")


@both
@pytest.mark.parametrize("does", ["tar HJ 9", "bygger 14 på HJ 5", "slängs"])
def test_TUR_3_a_card_in_the_opponents_hand_can_do_nothing(edition, does):
    state = position("HJ 9, HJ 5", anna="SP 7, SP A", bo="KL 9", edition=edition)
    assert ("card-not-in-hand", "TUR-3") in refused(state, f"Anna: KL 9 {does}")


@both
def test_TUR_3_a_stranger_may_not_play(edition):
    state = position(anna="SP 7", bo="KL 9", edition=edition)
    breaches = explain(state, ThrowMove("Cecilia", "SP 7"))
    assert (breaches[0].reason, breaches[0].clause) == ("not-your-turn", "TUR-3")


@both
def test_TUR_3_a_card_held_twice_can_be_played_twice_and_no_more(edition):
    state = position(anna="SP 7, SP 7, KL 4", bo="KL 9, KL J, KL Q", edition=edition)
    after = made(state, "Anna: SP 7 slängs", "Bo: KL 9 slängs", "Anna: SP 7 tar SP 7", "Bo: KL J slängs")
    assert refused(after, "Anna: SP 7 slängs") == {("card-not-in-hand", "TUR-3")}


@pytest.mark.parametrize("move", ["Anna: SP 7 tar KL 3", "Anna: SP 7 slängs", "Anna: SP 7 bygger 11 på KL 3"])
def test_TUR_4_a_refused_move_changes_nothing(state, move):
    before = (digest(state), print_position(state))
    assert isinstance(play(state, parse_move(move)), Refusal)
    assert (digest(state), print_position(state)) == before


def test_TUR_4_after_a_refused_move_it_is_still_the_same_players_turn(state):
    play(state, parse_move("Anna: SP 7 tar KL 3"))
    assert refused(state, "Bo: KL 8 slängs") == {("not-your-turn", "TUR-3")}
    assert allowed(state, "Anna: SP 7 tar HJ 7")


@both
def test_TUR_4_an_allowed_move_does_not_change_the_state_it_was_asked_about(edition):
    state = position("HJ 7", anna="SP 7", bo="KL 9", edition=edition)
    before = print_position(state)
    made(state, "Anna: SP 7 tar HJ 7")
    assert print_position(state) == before


@both
@pytest.mark.parametrize(
    ("on_table", "hand", "move"),
    [
        ("-", "SP 7", "Anna: SP 7 slängs"),
        ("HJ 7", "SP 7", "Anna: SP 7 tar HJ 7"),
        ("HJ A, SP 2, RU 10", "HJ A", "Anna: HJ A slängs"),
        ("[HJ 4 + KL 3 = 7 låst, Anna]", "SP 7", "Anna: SP 7 tar [HJ 4 + KL 3]"),
        ("[HJ 4 + KL 3 = 7 låst, Anna], SP 7", "SP 7", "Anna: SP 7 tar SP 7, [HJ 4 + KL 3]"),
    ],
)
def test_TUR_5_a_player_with_one_card_has_a_move(edition, on_table, hand, move):
    assert moves(position(on_table, anna=hand, bo="KL 9", edition=edition)) != ()
    assert allowed(position(on_table, anna=hand, bo="KL 9", edition=edition), move)


def test_TUR_5_a_player_who_may_throw_nothing_takes_the_own_build():
    state = position("[HJ 4 + KL 3 = 7 låst, Anna]", anna="SP 7, SP K", bo="KL 9")
    assert refused(state, "Anna: SP K slängs") == {("owns-build", "SLA-3")}
    assert [move.action for move in moves(state)] == ["take"]


@both
def test_TUR_5_the_last_card_of_the_hand_takes_the_own_build(edition):
    state = position("[HJ 4 + KL 3 = 7 låst, Bo]", bo="SP 7", turn="Bo", rond=6, edition=edition)
    assert [move.action for move in moves(state)] == ["take"]
    assert table(made(state, "Bo: SP 7 tar [HJ 4 + KL 3]")) == set()
