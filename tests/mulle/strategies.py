"""Positions and moves for property tests: dealt games, odd positions, and moves of every kind, also nonsense."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from reference_engine.mulle import (
    EDITIONS,
    HAND_VALUE,
    PACK,
    BuildMove,
    Card,
    Move,
    Setup,
    SetupPile,
    SetupPlayer,
    State,
    TakeMove,
    ThrowMove,
    TrottaMove,
    deal,
    follow,
    moves,
    shuffled,
)

NAMES = ("Anna", "Bo")
PLACES = (
    "Anna",
    "Bo",
    "loose",
    "loose",
    "loose",
    "pile 1",
    "pile 2",
    "build 1",
    "build 2",
    "build 3",
    "taken",
    "stock",
)

editions = st.sampled_from(sorted(EDITIONS))
cards = st.sampled_from(PACK)
groups = st.lists(st.lists(cards, max_size=3).map(tuple), max_size=4).map(tuple)


def random_game(edition: str, seed: int) -> Iterator[tuple[State, Move | None]]:
    """Every position of one omgång played at random, with the move made there; None at the end."""
    rng = Random(seed)
    state = deal(EDITIONS[edition], NAMES, rng.choice(NAMES), rng.choice((1, 2)), shuffled(seed))
    while options := moves(state):
        move = rng.choice(options)
        yield state, move
        state = follow(state, move).state
    yield state, None


@st.composite
def dealt_states(draw: st.DrawFn) -> State:
    """A position somewhere in a game from a dealt pack."""
    stop = draw(st.integers(0, 96))
    game = random_game(draw(editions), draw(st.integers(0, 2**32)))
    return next(state for number, (state, _) in enumerate(game) if number == stop)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any position that can be: few or many cards, plain piles, builds of any value with any cards."""
    seen: Counter[str] = Counter()
    lying: dict[str, list[str]] = {place: [] for place in PLACES}
    for card, place in draw(st.lists(st.tuples(cards, st.sampled_from(PLACES)), max_size=30)):
        seen[card] += 1
        if seen[card] <= 2:
            lying[place].append(card)
    hands = {name: tuple(lying[name]) for name in NAMES}
    held = sorted({HAND_VALUE[Card(card)] for name in NAMES for card in hands[name]})
    values = st.one_of(st.sampled_from(held), st.integers(1, 16)) if held else st.integers(1, 16)
    table = [SetupPile((card,)) for card in lying["loose"]]
    table += [SetupPile(tuple(lying[place])) for place in ("pile 1", "pile 2") if lying[place]]
    for place in ("build 1", "build 2", "build 3"):
        if lying[place]:
            owner, value, locked = draw(st.tuples(st.sampled_from(NAMES), values, st.booleans()))
            table.append(SetupPile(tuple(lying[place]), owner, value, locked))
    twin = next((pile for pile in table if pile.is_build), None)  # two packs, so a build can have its like
    if twin and all(seen[card] == 1 for card in twin.cards) and draw(st.booleans()):
        table.append(twin if draw(st.booleans()) else SetupPile(twin.cards, twin.owner, draw(values), twin.locked))
    players = (
        SetupPlayer("Anna", hands["Anna"], tuple(lying["taken"]), (), draw(st.integers(0, 3))),
        SetupPlayer("Bo", hands["Bo"]),
    )
    return Setup(
        players,
        tuple(table),
        tuple(lying["stock"]),
        turn=draw(st.sampled_from(NAMES)),
        opener=draw(st.sampled_from(NAMES)),
        omgang=draw(st.sampled_from((1, 2))),
        rond=draw(st.integers(1, 6)),
        edition=draw(editions),
    )


odd_states = setups().map(Setup.state)
states = st.one_of(odd_states, dealt_states())


def moves_in(state: State) -> st.SearchStrategy[Move]:
    """Moves to try in a position: legal ones, legal ones put otherwise or spoilt, and anything at all."""
    legal = moves(state)
    anything = any_move(state)
    return st.one_of(anything, st.sampled_from(legal).flatmap(_varied)) if legal else anything


@st.composite
def any_move(draw: st.DrawFn, state: State) -> Move:
    """A move with real cards and piles of the position, or without."""
    names = [pile if isinstance(pile, tuple) and not hasattr(pile, "cards") else pile.cards for pile in state.table]
    pile = st.sampled_from(names) if names else st.just((Card("SP 7"),))
    piles = st.lists(st.one_of(pile, st.permutations(PACK[:3]).map(tuple)), max_size=4).map(tuple)
    hand = state.player(state.turn).hand
    card = draw(st.one_of(st.sampled_from(hand), st.sampled_from((*PACK, Card("SP 1")))) if hand else cards)
    player = draw(st.sampled_from((state.turn, state.turn, state.turn, "Anna", "Bo", "Cilla")))
    kind = draw(st.sampled_from(("take", "build", "trotta", "throw")))
    if kind == "take":
        return TakeMove(player, card, draw(piles))
    if kind == "build":
        value, base = draw(st.integers(-1, 20)), draw(st.sampled_from((0, 0, 0, 9, 12)))
        return BuildMove(player, card, draw(pile), value, base, draw(st.none() | piles))
    return TrottaMove(player, card, draw(st.none() | piles)) if kind == "trotta" else ThrowMove(player, card)


def _varied(move: Move) -> st.SearchStrategy[Move]:
    """The move itself, said in another way, or with one thing changed."""
    ways: list[st.SearchStrategy[Any]] = [st.just(move)]
    match move:
        case TakeMove():
            ways.append(st.permutations(move.piles).map(lambda piles: move._replace(piles=tuple(piles))))
            ways.append(st.just(move._replace(piles=move.piles[1:])))
        case BuildMove():
            ways.append(st.permutations(move.on).map(lambda on: move._replace(on=tuple(on))))
            ways.append(st.integers(1, 16).map(lambda value: move._replace(value=value)))
            ways.append(
                st.sampled_from((None, (), (move.absorb or ())[1:])).map(lambda all_: move._replace(absorb=all_))
            )
            ways.append(st.just(move._replace(absorb=_regrouped(move.absorb))))
        case TrottaMove():
            ways.append(
                st.sampled_from((None, (), (move.gather or ())[1:])).map(lambda all_: move._replace(gather=all_))
            )
            ways.append(st.just(move._replace(gather=_regrouped(move.gather))))
        case ThrowMove():
            ways.append(st.just(TrottaMove(move.player, move.card)))
    return st.one_of(*ways)


def _regrouped(said: tuple[tuple[Card, ...], ...] | None) -> tuple[tuple[Card, ...], ...] | None:
    return None if said is None else (tuple(reversed([card for group in said for card in group])),)
