"""The searches again, as slow and plain as can be: every subset is tried. Shares no code with the engine's search."""

from collections.abc import Iterator
from itertools import combinations

from reference_engine.mulle import HAND_VALUE, TABLE_VALUE, Build, Card, State

Cards = tuple[Card, ...]


def takes(state: State, card: Card) -> set[tuple[Cards, ...]]:
    """Every choice of piles that the player in turn may take with a card, from the words of chapter INT."""
    target = HAND_VALUE[card]
    table = list(state.table)
    own = [pile for pile in table if isinstance(pile, Build) and (pile.owner, pile.value) == (state.turn, target)]
    holders = [held for held in state.player(state.turn).hand if HAND_VALUE[held] == target]
    reserved = bool(own) and len(holders) == 1
    if (card,) in [pile for pile in table if not isinstance(pile, Build)] and target < 14 and not reserved:
        return {((card,),)}
    fitting = [
        [table[place] for place in chosen]
        for size in range(1, len(table) + 1)
        for chosen in combinations(range(len(table)), size)
        if can_be_split([table[place] for place in chosen], target)
    ]
    most = max(map(len, fitting), default=0)
    return {tuple(sorted(map(cards_of, piles))) for piles in fitting if len(piles) == most}


def can_be_split(piles: list[Cards | Build], target: int) -> bool:
    """Whether the piles can be divided into groups, each one pile of the value or several plain ones with that sum."""
    if not piles:
        return True
    first, rest = piles[0], piles[1:]
    if isinstance(first, Build):
        return first.value == target and can_be_split(rest, target)
    if target > 13:
        return False
    plain = [place for place, pile in enumerate(rest) if not isinstance(pile, Build)]
    for size in range(len(plain) + 1):
        for chosen in combinations(plain, size):
            if worth(first) + sum(worth(rest[place]) for place in chosen) == target:
                left = [pile for place, pile in enumerate(rest) if place not in chosen]
                if can_be_split(left, target):
                    return True
    return False


def gathers(target: int, loose: Cards, piles: tuple[Cards, ...], builds: tuple[Build, ...] = ()) -> set[Cards]:
    """Every set of cards that can be taken in to a value, from the words of BYG-7 and TRO-1."""
    fixed = [card for card in loose if TABLE_VALUE[card] == target]
    fixed += [card for pile in piles if len(pile) == 2 and worth(pile) == target for card in pile]
    fixed += [card for build in builds if build.value == target for card in build.cards]
    matchings = list(_matchings([card for card in loose if TABLE_VALUE[card] < target], target))
    most = max(map(len, matchings))
    return {tuple(sorted([*fixed, *matching])) for matching in matchings if len(matching) == most}


def _matchings(cards: list[Card], target: int) -> Iterator[tuple[Card, ...]]:
    """The cards of every set of disjoint pairs, small sets and great ones."""
    if not cards:
        yield ()
        return
    first, rest = cards[0], cards[1:]
    yield from _matchings(rest, target)
    for place, other in enumerate(rest):
        if TABLE_VALUE[first] + TABLE_VALUE[other] == target:
            for matching in _matchings(rest[:place] + rest[place + 1 :], target):
                yield (first, other, *matching)


def worth(pile: Cards | Build) -> int:
    """The value of a plain pile."""
    return sum(TABLE_VALUE[card] for card in cards_of(pile))


def cards_of(pile: Cards | Build) -> Cards:
    """The cards of anything on the table."""
    return pile.cards if isinstance(pile, Build) else pile
