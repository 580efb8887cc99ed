"""Points: chapter POA. Counted per omgång; a game is the sum of its omgångar."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .cards import PACK, TABLE_VALUE, Card, Cards
from .state import Player, State

FREE_INTAKE: Final = 20  # POA-5: exactly half of the 40 there are

_WORTH_TWO: Final = frozenset({"SP 2", "SP A", "RU 10"})
_WORTH_ONE: Final = frozenset({"SP 3", "SP 4", "SP 5", "SP 6", "SP 7", "SP 8", "SP 9", "SP 10", "SP J", "SP Q", "SP K",
                               "RU A", "HJ A", "KL A"})  # fmt: skip
INTAKE: Final[dict[Card, int]] = {card: 2 * (card in _WORTH_TWO) + (card in _WORTH_ONE) for card in PACK}
"""POA-3."""

MULLE: Final[dict[Card, int]] = {card: 14 if card.endswith("A") else TABLE_VALUE[card] for card in PACK}
"""POA-1: as printed, also for SP 2 and RU 10; an ess is 14."""


@dataclass(frozen=True, slots=True)
class Score:
    """What one player has. `total` leaves the intake itself out (POA-6)."""

    name: str
    mulle: int = 0
    tabbe: int = 0
    intake: int = 0
    bonus: int = 0
    total: int = 0


def score(state: State) -> tuple[Score, Score]:
    """What each player has in this omgång so far, in the order of the players."""
    first, second = state.players
    return _score(first), _score(second)


def _score(player: Player) -> Score:
    mulle = sum(MULLE[card] for card in player.mulles)
    intake = _intake(player.taken) + _intake(player.mulles)  # POA-4
    bonus = 2 * max(0, intake - FREE_INTAKE)  # POA-5
    return Score(player.name, mulle, player.tabbe, intake, bonus, mulle + player.tabbe + bonus)  # POA-2, POA-6


def _intake(cards: Cards) -> int:
    return sum(INTAKE[card] for card in cards)


def added(name: str, scores: Sequence[Score]) -> Score:
    """POA-7: one player's omgångar together."""
    columns = ("mulle", "tabbe", "intake", "bonus", "total")
    return Score(name, *(sum(getattr(each, column) for each in scores) for column in columns))
