"""What a move does once it is allowed: the next state, and what happened on the way to it.

Chapters MUL and TAB are here, for they are about what an intag gives; so is what locks a build (LAS).
"""

from typing import NamedTuple, assert_never

from . import build, take, throw, trotta
from .cards import HAND_VALUE, TABLE_VALUE, Card, Cards
from .course import ended
from .event import Absorbed, Built, Event, Events, Fed, Locked, Merged, Mulle, Tabbe, TakenOver, Thrown, Took, Trottad
from .gathering import Gathering, chosen
from .move import BuildMove, Groups, Move, TakeMove, ThrowMove, TrottaMove
from .state import Build, Player, State, in_order, without
from .view import Attempt, View


class Played(NamedTuple):
    """The answer to a move that is allowed: the next state, and what happened on the way to it."""

    state: State
    events: Events


def follow(state: State, move: Move) -> Played:
    """Carry out a move that is known to be allowed, as those of `moves` are. Nothing is checked."""
    match move:
        case TakeMove():
            return _take(state, move)
        case BuildMove():
            return _build(state, move)
        case TrottaMove():
            return _trotta(state, move)
        case ThrowMove():
            return _throw(state, move)
        case _:
            assert_never(move)


def _take(state: State, move: TakeMove) -> Played:
    left = take.pick(state, move.piles, HAND_VALUE[move.card])
    assert isinstance(left, take.Picked)
    events: list[Event] = [Took(move.player, move.card, tuple(sorted([pile.cards for pile in left.piles])))]
    cards = [move.card, *[card for pile in left.piles for card in pile.cards]]
    mulles = _mulles(state, move.card, cards)
    for card in mulles:
        cards.remove(card)  # MUL-2: one of the two; the other goes with the rest
        events.append(Mulle(move.player, card))
    tabbe = not (left.loose or left.heaps or left.builds)  # TAB-1; TAB-2: only an intag comes here
    if tabbe:
        events.append(Tabbe(move.player))
    me = state.player(move.player)
    me = Player(
        me.name,
        without(me.hand, move.card),
        in_order((*me.taken, *cards)),  # INT-9
        in_order((*me.mulles, *mulles)) if mulles else me.mulles,
        me.tabbe + tabbe,
    )
    return _settled(state, me, tuple(left.loose), tuple(left.heaps), tuple(left.builds), events)


def _mulles(state: State, played: Card, cards: list[Card]) -> list[Card]:
    """MUL-1, MUL-3: the cards that are twice, in suit and rank (VAL-5, MUL-5), among those of this intag alone (MUL-4).

    Where they lay, and whether the played card is one of them, makes no difference (MUL-6, MUL-7). MUL-8 can leave
    out those of half the played value.
    """
    if len(set(cards)) == len(cards):
        return []
    pairs = sorted({card for card in cards if cards.count(card) > 1})
    if state.edition.double_mulle:
        return pairs
    return [card for card in pairs if 2 * TABLE_VALUE[card] != HAND_VALUE[played]]


def _build(state: State, move: BuildMove) -> Played:
    view = View(state, move.player)
    pile = build.meant(Attempt(view, move.card), in_order(move.on), move.value, move.base)
    assert pile
    gathered = chosen(build.gatherings(view, pile, move.value), move.absorb)
    assert gathered
    old = pile.build
    events: list[Event] = [
        Built(move.player, move.card, pile.cards, move.value, old.value if old else None, old.owner if old else None)
    ]
    merged = build.merged(view, move.value)
    events += (Merged(move.player, move.value, each.cards) for each in merged)
    events += _taken_over(move, gathered)
    if gathered.groups:
        events.append(Absorbed(move.player, move.value, gathered.groups))
    # LAS-1: nothing else locks it. A locked build never opens (LAS-9), for none is laid on, and merging locks.
    locked = bool(state.edition.lock_at_once or merged or gathered.groups)  # LAS-2, LAS-3, LAS-5
    cards = in_order((move.card, *pile.cards, *(card for each in merged for card in each.cards), *gathered.cards))
    new = Build(cards, move.player, move.value, locked)  # BYG-3
    if old:
        base = Gathering(builds=(old,))
    elif len(pile.cards) == 1:
        base = Gathering(loose=pile.cards)
    else:
        base = Gathering(piles=(pile.cards,))
    return _with_build(state, move, new, [base, gathered, Gathering(builds=merged)], events, was_locked=False)


def _trotta(state: State, move: TrottaMove) -> Played:
    attempt = Attempt(View(state, move.player), move.card)
    value = attempt.worth
    gathered = chosen(trotta.gatherings(attempt), move.gather)
    assert gathered
    under = trotta.laid_on(attempt)
    cards = in_order((move.card, *(card for each in under for card in each.cards), *gathered.cards))
    new = Build(cards, move.player, value, locked=True)  # TRO-4, LAS-4
    events: list[Event] = [Trottad(move.player, move.card, value, gathered.groups), *_taken_over(move, gathered)]
    events += (Merged(move.player, value, each.cards) for each in under)
    was_locked = any(each.locked for each in under)
    return _with_build(state, move, new, [gathered, Gathering(builds=under)], events, was_locked=was_locked)


def _taken_over(move: Move, gathered: Gathering) -> list[TakenOver]:
    """The opponent's builds that went into this one: there the reservation ends (RES-4)."""
    return [
        TakenOver(move.player, build.owner, build.value, build.cards)
        for build in gathered.builds
        if build.owner != move.player
    ]


def _throw(state: State, move: ThrowMove) -> Played:
    me = state.player(move.player)
    mine = tuple([each for each in state.builds if each.owner == me.name]) if state.builds else ()
    fed = throw.fed(state.edition, mine, move.card)
    if fed:  # SLA-4
        new = Build(in_order((*fed.cards, move.card)), fed.owner, fed.value, locked=True)
        events: list[Event] = [Fed(move.player, move.card, fed.value)]
        return _with_build(state, move, new, [Gathering(builds=(fed,))], events, was_locked=fed.locked)
    me = Player(me.name, without(me.hand, move.card), me.taken, me.mulles, me.tabbe)
    loose = in_order((*state.loose, move.card))  # SLA-1
    return _settled(state, me, loose, state.piles, state.builds, [Thrown(move.player, move.card)])


def _with_build(
    state: State, move: Move, new: Build, gone: list[Gathering], events: list[Event], *, was_locked: bool
) -> Played:
    """Put a build on the table in place of what went into it."""
    loose, piles, builds = state.loose, state.piles, state.builds
    for part in gone:
        for card in part.loose:
            loose = without(loose, card)
        for pile in part.piles:
            piles = without(piles, pile)
        for each in part.builds:
            builds = without(builds, each)
    if new.locked and not was_locked:
        events.append(Locked(move.player, new.value))
    me = state.player(move.player)
    me = Player(me.name, without(me.hand, move.card), me.taken, me.mulles, me.tabbe)
    return _settled(state, me, loose, piles, tuple(sorted((*builds, new))), events)


def _settled(
    state: State, me: Player, loose: Cards, piles: Groups, builds: tuple[Build, ...], events: list[Event]
) -> Played:
    """Pass the turn (TUR-1), and end the rond or the omgång where it was the last card."""
    first, second = state.players
    if me.name == first.name:
        players, turn = (me, second), second.name
    else:
        players, turn = (first, me), first.name
    after = State(
        state.edition, state.omgang, state.rond, state.opener, turn, players, loose, piles, builds, state.stock
    )
    if after.over:
        after = ended(after, events)
    return Played(after, tuple(events))
