"""What the page on what has changed must know of Mulle: what can never lie on the table, and what decides a move."""

from typing import Final

from regelratt.contract import Data

from ..fuzzing.deciding import deciding

_OPEN: Final = (
    "I utkast kan ett öppet bygge bara finnas i en ställning man lägger upp själv, för i ett parti låses varje bygge "
    "genast (LAS-5). Där får man bygga på det som på en vanlig hög, bara uppåt (BYG-3, BYG-6), och har det två kort "
    "följer det med in i ett nytt bygge (BYG-8)."
)
_PILE: Final = (
    "En hög med flera kort som inte är ett bygge kan bara finnas i en ställning man lägger upp själv. I ett parti från "
    "given uppstår inga sådana (GIV-2)."
)


def odd(state: Data, edition: str) -> str:
    """Why a position can only be set up in an edition, and never come of a game; nothing where it can.

    >>> odd({"table": [{"cards": ["SP 7"]}]}, "utkast")
    ''
    """
    builds = [pile["build"] for pile in state["table"] if pile.get("build")]
    if edition == "utkast" and not all(build["locked"] for build in builds):
        return _OPEN
    if any(len(pile["cards"]) > 1 and not pile.get("build") for pile in state["table"]):
        return _PILE
    return ""


def decide(state: Data, move: Data, answer: Data) -> set[str]:
    """The clauses that decide how a move ends."""
    return deciding("play", {"state": state, "move": move}, answer)
