"""What holds in every position: over dealt games, over odd positions, and over moves that are nonsense."""

from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from reference_engine.mulle import (
    EDITIONS,
    HAND_VALUE,
    PACK,
    Build,
    BuildMove,
    Card,
    GameOver,
    Move,
    OmgangCounted,
    Played,
    State,
    TakeMove,
    ThrowMove,
    TrottaMove,
    canonical_move,
    explain,
    follow,
    moves,
    play,
    played_out,
    random_move,
    score,
    shuffled,
)
from reference_engine.mulle.move import ACTIONS

from .strategies import NAMES, editions, moves_in, random_game, states

seeds = st.integers(0, 2**32)


def order(move: Move) -> tuple[object, ...]:
    """The canonical order, as docs/engine.md tells it: by player, card, action, then piles and value."""
    head = (move.player, move.card, ACTIONS.index(move.action))
    match move:
        case TakeMove():
            return (*head, move.piles)
        case BuildMove():
            return (*head, move.on, move.value, move.base, move.absorb or ())
        case TrottaMove():
            return (*head, move.gather or ())
        case ThrowMove():
            return head


def all_cards(state: State) -> Counter[str]:
    """Every card that exists in a position."""
    found: Counter[str] = Counter((*state.loose, *state.stock))
    for cards in (*state.piles, *(build.cards for build in state.builds)):
        found.update(cards)
    for player in state.players:
        found.update((*player.hand, *player.taken, *player.mulles))
    return found


@given(states, st.data())
def test_a_move_is_listed_exactly_when_nothing_speaks_against_it_and_it_can_be_played(
    state: State, data: st.DataObject
) -> None:
    move = data.draw(moves_in(state))
    breaches, answer = explain(state, move), play(state, move)
    assert isinstance(answer, Played) == (not breaches)
    assert (canonical_move(state, move) in moves(state)) == (not breaches)


@given(states)
def test_every_listed_move_can_be_played_and_is_in_its_canonical_form(state: State) -> None:
    for move in moves(state):
        assert explain(state, move) == ()
        assert canonical_move(state, move) == move
        assert play(state, move) == follow(state, move)


@given(states)
def test_moves_are_listed_once_each_in_canonical_order(state: State) -> None:
    listed = moves(state)
    assert len(set(listed)) == len(listed)
    assert listed == sorted(listed, key=order)


@given(states)
def test_choices_that_make_no_difference_are_not_listed_as_moves(state: State) -> None:
    what = [move[:4] if isinstance(move, BuildMove) else (move.card, move.action) for move in moves(state)]
    outcomes = [(each, follow(state, move).state) for each, move in zip(what, moves(state), strict=True)]
    assert len(set(outcomes)) == len(outcomes)


@given(states, st.data())
def test_the_canonical_form_of_a_move_does_the_same(state: State, data: st.DataObject) -> None:
    move = data.draw(moves_in(state))
    answer, canonical = play(state, move), play(state, canonical_move(state, move))
    if isinstance(answer, Played):
        assert answer == canonical
    else:
        assert type(answer) is type(canonical)


@given(states)
def test_TUR_1_a_move_takes_one_card_from_the_hand_passes_the_turn_and_loses_no_card(state: State) -> None:
    for move in moves(state):
        after = follow(state, move).state
        assert all_cards(after) == all_cards(state)
        assert after.turn == state.other(state.turn).name
        if after.rond == state.rond:
            played = Counter(state.player(move.player).hand)
            played.subtract(after.player(move.player).hand)
            assert +played == Counter([move.card])


@given(editions, seeds)
def test_GIV_4_an_omgang_is_96_moves_with_104_cards_each_twice_all_the_time(edition: str, seed: int) -> None:
    made = 0
    for state, move in random_game(edition, seed):
        assert all_cards(state) == Counter(dict.fromkeys(PACK, 2))
        made += move is not None
    assert made == 96
    assert state.over
    assert not state.stock


@given(editions, seeds)
def test_TUR_5_a_player_with_cards_has_a_move_and_no_build_is_left_when_both_hands_are_empty(
    edition: str, seed: int
) -> None:
    for state, move in random_game(edition, seed):
        if move is None:
            assert state.over
            assert not state.builds
        else:
            assert state.player(state.turn).hand
            after = follow(state, move).state
            if after.rond != state.rond:
                assert not after.builds


@given(editions, seeds)
def test_RES_1_the_owner_of_a_build_always_holds_a_card_for_it(edition: str, seed: int) -> None:
    for state, _ in random_game(edition, seed):
        for build in state.builds:
            assert build.value in {HAND_VALUE[card] for card in state.player(build.owner).hand}


@given(editions, seeds)
def test_BYG_5_at_most_one_build_of_each_value_lies_on_the_table(edition: str, seed: int) -> None:
    for state, _ in random_game(edition, seed):
        values = [build.value for build in state.builds]
        assert len(set(values)) == len(values)


@given(editions, seeds)
def test_LAS_9_a_locked_build_stays_as_it_is_or_grows_until_it_is_taken(edition: str, seed: int) -> None:
    for state, move in random_game(edition, seed):
        if move is None or isinstance(move, TakeMove):
            continue
        after = follow(state, move).state
        for build in state.builds:
            if build.locked:
                (heir,) = [each for each in after.builds if each.value == build.value]
                assert (heir.owner, heir.locked) == (build.owner, True)
                assert Counter(build.cards) <= Counter(heir.cards)


@given(editions, seeds)
def test_POA_3_both_players_together_take_in_at_most_40(edition: str, seed: int) -> None:
    for state, _ in random_game(edition, seed):
        assert sum(each.intake for each in score(state)) <= 40


@given(editions, seeds)
def test_GIV_5_a_game_is_two_omgangar_with_the_other_opener_in_the_second(edition: str, seed: int) -> None:
    orders = (shuffled(seed), shuffled(seed + 1))
    chooser = dict.fromkeys(NAMES, lambda state: random_move(state, seed))
    game = played_out(EDITIONS[edition], NAMES, "Bo", orders, chooser)
    assert [game.opening(number).opener for number in (1, 2)] == ["Bo", "Anna"]
    ends = [list(game.replay(number))[-1].events for number in (1, 2)]
    assert [any(isinstance(event, OmgangCounted) for event in events) for events in ends] == [True, True]
    assert [any(isinstance(event, GameOver) for event in events) for events in ends] == [False, True]
    halves = [score(game.final(number)) for number in (1, 2)]
    assert [each.total for each in game.score()] == [sum(half[seat].total for half in halves) for seat in (0, 1)]


def swapped_names(state: State) -> State:
    """The same position with Anna as Bo and Bo as Anna, in the same seats."""
    other = dict(zip(NAMES, reversed(NAMES), strict=True))
    first, second = (replace(player, name=other[player.name]) for player in state.players)
    builds = tuple(sorted(build._replace(owner=other[build.owner]) for build in state.builds))
    return replace(state, players=(first, second), builds=builds, turn=other[state.turn], opener=other[state.opener])


def seats_swapped(state: State) -> State:
    """The same position with the players named in the other order."""
    first, second = state.players
    return replace(state, players=(second, first))


def suits_swapped(state: State) -> State:
    """The same position with klöver and hjärter exchanged."""

    def exchange(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(sorted(map(other_suit, cards)))

    first, second = (
        replace(player, hand=exchange(player.hand), taken=exchange(player.taken), mulles=exchange(player.mulles))
        for player in state.players
    )
    return replace(
        state,
        players=(first, second),
        loose=exchange(state.loose),
        piles=tuple(sorted(map(exchange, state.piles))),
        builds=tuple(sorted(Build(exchange(build.cards), *build[1:]) for build in state.builds)),
        stock=tuple(map(other_suit, state.stock)),
    )


def other_suit(card: Card) -> Card:
    """The card of the same rank in klöver for hjärter and the reverse."""
    return Card({"KL": "HJ", "HJ": "KL"}.get(card[:2], card[:2]) + card[2:])


def move_with_other_suits(move: Move) -> Move:
    """The move with klöver and hjärter exchanged; groups are left as they fall."""

    def groups(said: tuple[tuple[Card, ...], ...] | None) -> tuple[tuple[Card, ...], ...] | None:
        return None if said is None else tuple(sorted(tuple(sorted(map(other_suit, group))) for group in said))

    move = move._replace(card=other_suit(move.card))
    match move:
        case TakeMove():
            return move._replace(piles=groups(move.piles) or ())
        case BuildMove():
            return move._replace(on=tuple(sorted(map(other_suit, move.on))), absorb=groups(move.absorb))
        case TrottaMove():
            return move._replace(gather=groups(move.gather))
    return move


def reply(state: State, move: Move) -> State | tuple[str, ...]:
    """The next state, or the codes of the refusal."""
    answer = play(state, move)
    return answer.state if isinstance(answer, Played) else tuple(each.reason for each in answer.breaches)


@given(states, st.data())
def test_swapping_the_players_commutes_with_everything(state: State, data: st.DataObject) -> None:
    other = dict(zip(NAMES, reversed(NAMES), strict=True))
    assert [move._replace(player=other[move.player]) for move in moves(state)] == moves(swapped_names(state))
    assert [replace(each, name=other[each.name]) for each in score(state)] == list(score(swapped_names(state)))
    move = data.draw(moves_in(state))
    plain, swapped = (
        reply(state, move),
        reply(swapped_names(state), move._replace(player=other.get(move.player, move.player))),
    )
    assert swapped == (swapped_names(plain) if isinstance(plain, State) else plain)


@given(states, st.data())
def test_the_order_in_which_the_players_are_named_means_nothing(state: State, data: st.DataObject) -> None:
    assert moves(seats_swapped(state)) == moves(state)
    assert score(seats_swapped(state)) == tuple(reversed(score(state)))
    move = data.draw(moves_in(state))
    plain = reply(state, move)
    assert reply(seats_swapped(state), move) == (seats_swapped(plain) if isinstance(plain, State) else plain)


@given(states, st.data())
def test_swapping_clubs_and_hearts_commutes_with_everything(state: State, data: st.DataObject) -> None:
    mirror = suits_swapped(state)
    assert {canonical_move(mirror, move_with_other_suits(move)) for move in moves(state)} == set(moves(mirror))
    assert score(mirror) == score(state)
    move = data.draw(moves_in(state))
    plain = reply(state, move)
    assert reply(mirror, move_with_other_suits(move)) == (suits_swapped(plain) if isinstance(plain, State) else plain)
