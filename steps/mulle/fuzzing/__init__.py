"""What fuzzing needs to know of Mulle: positions and moves to try, what an answer shows, and how a fault is written."""

from regelratt.contract import Data

from .attempts import attempts, chosen
from .cards import PACK
from .deciding import UNASKED, deciding, involved
from .differing import apart, kind
from .positions import RECIPES, deals, dealt_next, positions
from .reducing import size, smaller
from .writing import feature, sayable

__all__ = [
    "QUESTIONS",
    "RECIPES",
    "UNASKED",
    "apart",
    "attempts",
    "chosen",
    "deals",
    "dealt_next",
    "deciding",
    "feature",
    "involved",
    "kind",
    "positions",
    "sayable",
    "size",
    "smaller",
]  # fmt: skip

QUESTIONS: list[tuple[str, Data]] = [("values", {"cards": [card]}) for card in PACK]
"""What is always asked, once."""
