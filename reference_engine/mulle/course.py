"""The course of an omgång: dealing, ronder and the end (chapter GIV)."""

from collections import Counter
from dataclasses import replace
from typing import Final

from .cards import COPIES, PACK, Cards
from .edition import Edition
from .event import Event, GameOver, NewRond, OmgangCounted
from .score import score
from .state import Player, State, in_order, is_name

HAND: Final = 8  # GIV-2, GIV-3
TABLE: Final = 8  # GIV-2
RONDS: Final = 6  # GIV-4
OMGANGAR: Final = 2  # GIV-5

_WHOLE_PACK: Final = Counter(PACK * COPIES)


class BadDeal(ValueError):
    """A deal that cannot be made: the pack is not whole, or the players are not two."""


def deal(edition: Edition, players: tuple[str, str], opener: str, omgang: int, order: Cards) -> State:
    """The opening of an omgång from an order of the pack, the top card first: GIV-2, GIV-7."""
    if not isinstance(edition, Edition):
        raise BadDeal(f"”{edition}” är ingen utgåva.")
    if Counter(order) != _WHOLE_PACK:
        raise BadDeal(f"Det ska vara {COPIES} lekar: vart och ett av de {len(PACK)} korten {COPIES} gånger.")  # GIV-1
    if len(players) != 2 or players[0] == players[1] or not all(map(is_name, players)):
        raise BadDeal(
            "Det ska vara två spelare med olika namn, av bokstäver, siffror, mellanslag, bindestreck och apostrofer."
        )  # GIV-1
    if opener not in players:
        raise BadDeal(f"”{opener}” är ingen av spelarna och kan inte öppna.")
    if type(omgang) is not int or omgang not in range(1, OMGANGAR + 1):
        raise BadDeal(f"Det finns ingen omgång {omgang}, bara 1 till {OMGANGAR}.")
    empty = (Player(players[0]), Player(players[1]))
    undealt = State(
        edition, omgang, 0, opener, opener, empty, loose=in_order(order[:TABLE]), stock=tuple(order[TABLE:])
    )
    return next_rond(undealt)


def next_rond(state: State) -> State:
    """Eight cards to the opener, then eight to the other; none to the table: GIV-3, GIV-7."""
    stock = state.stock
    opens, follows = in_order(stock[:HAND]), in_order(stock[HAND : 2 * HAND])
    first, second = state.players
    hands = (opens, follows) if first.name == state.opener else (follows, opens)
    players = (replace(first, hand=hands[0]), replace(second, hand=hands[1]))
    return replace(state, rond=state.rond + 1, players=players, stock=stock[2 * HAND :])


def ended(state: State, events: list[Event]) -> State:
    """What follows when both hands are empty: a new rond, or the end of the omgång."""
    if state.stock and state.rond < RONDS:
        state = next_rond(state)
        events.append(NewRond(state.rond))
    else:
        # GIV-6: what is left on the table stays there and is nobody's.
        events.append(OmgangCounted(state.omgang, score(state)))
        if state.omgang == OMGANGAR:
            events.append(GameOver())
    return state


def opener_of(players: tuple[str, str], opener: str, omgang: int) -> str:
    """GIV-5: the one who did not open the first omgång opens the second."""
    first, second = players
    other = second if opener == first else first
    return opener if omgang % 2 else other
