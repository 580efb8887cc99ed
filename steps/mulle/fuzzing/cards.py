"""The cards and their two values, for those who make and take apart positions: what is generated must hit the rules."""

from typing import Final

RANKS: Final = (*map(str, range(2, 11)), "J", "Q", "K", "A")
SUITS: Final = ("KL", "SP", "HJ", "RU")
PACK: Final = tuple(f"{suit} {rank}" for suit in SUITS for rank in RANKS)
COPIES: Final = 2
HIGHEST: Final = 16
"""The highest value that a hand can answer for."""

_FACES = {"J": 11, "Q": 12, "K": 13, "A": 1}
TABLE: Final = {card: _FACES.get(card[3:]) or int(card[3:]) for card in PACK}
HAND: Final = TABLE | {card: 14 for card in PACK if card.endswith("A")} | {"SP 2": 15, "RU 10": 16}


def _by(values: dict[str, int]) -> dict[int, tuple[str, ...]]:
    return {value: tuple(card for card in PACK if values[card] == value) for value in range(1, HIGHEST + 1)}


LYING: Final = _by(TABLE)
"""The cards of a value on the table."""
HELD: Final = _by(HAND)
"""The cards of a value in the hand."""


def worth(pile: list[str]) -> int:
    """What a pile that is no build is worth; what is no card counts for nothing.

    >>> worth(["SP A", "HJ K"])
    14
    """
    return sum(TABLE.get(card, 0) for card in pile)
