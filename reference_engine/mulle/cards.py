"""The cards and what they are worth: chapter VAL.

A card is the string that players write, ``"SP 2"``. There is nothing else to know about it than what the two tables
below say, and a plain string is hashable, sortable and the same on the wire.
"""

from typing import Final, NewType

Card = NewType("Card", str)
Cards = tuple[Card, ...]

# VAL-1. The suits in the order of the rulebook.
SUITS: Final = {"KL": "klöver", "SP": "spader", "HJ": "hjärter", "RU": "ruter"}
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
COPIES: Final = 2  # GIV-1: two packs, so every card exists twice

PACK: Final[Cards] = tuple(Card(f"{suit} {rank}") for suit in SUITS for rank in RANKS)
KNOWN: Final = frozenset(PACK)

# VAL-2: an ess is 1 on the table, J Q K are 11 12 13, the rest as printed.
_PRINTED: Final = {rank: place for place, rank in enumerate(RANKS[:-1], start=2)} | {"A": 1}
TABLE_VALUE: Final[dict[Card, int]] = {card: _PRINTED[card[3:]] for card in PACK}

# VAL-3: in the hand every ess is 14, SP 2 is 15 and RU 10 is 16.
_SPECIAL: Final = {Card(f"{suit} A"): 14 for suit in SUITS} | {Card("SP 2"): 15, Card("RU 10"): 16}
HAND_VALUE: Final[dict[Card, int]] = TABLE_VALUE | _SPECIAL

HIGHEST_PLAIN: Final = 13  # INT-6: a hand value above this takes only a build
HIGHEST_VALUE: Final = 16


def pile_value(cards: Cards) -> int:
    """VAL-4: a pile is worth the sum of its cards' table values.

    >>> pile_value((Card("KL 9"), Card("RU 7")))
    16
    """
    return sum(map(TABLE_VALUE.__getitem__, cards))
