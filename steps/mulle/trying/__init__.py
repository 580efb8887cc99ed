"""What the page on which one tries moves must know of Mulle: how much it takes, and how a scenario is written.

Beside it lies `prova.js`, with which a visitor composes positions and moves.
"""

import hashlib
from typing import Any, Final

from regelratt.contract import Data
from regelratt.rpc import Ask

from ..fuzzing.deciding import involved
from ..fuzzing.writing import feature as written
from ..scene import PLAYERS

MOST: Final = 20
"""So many piles may lie on the table: with more there can be tens of thousands of ways to take in."""
_COMMON = ("TUR-1", "TUR-2", "TUR-4", "INT-9", "INT-10", "TAB-2", "RES-1", "RES-4")
"""Clauses that are true of so many answers that a scenario best stands under another."""


def objection(state: Data) -> str:
    """Why a position is too much to ask about; nothing where it is not."""
    if len(state["table"]) > MOST:
        return f"Här prövas ställningar med högst {MOST} högar på bordet."
    return ""


def question(state: Data, move: Data | None, card: str, ask: Ask) -> tuple[str, Data, Any, list[Data]]:
    """What a scenario asks about a move, or about the moves with a card."""
    if tuple(player["name"] for player in state["players"]) != PLAYERS:
        raise ValueError(f"I scenarierna heter spelarna {' och '.join(PLAYERS)}.")
    legal: list[Data] = ask("moves", {"state": state})
    if move:
        params = {"state": state, "move": move}
        answer = ask("play", params)
        if legal or "state" in answer:
            return "play", params, answer, legal
        # a scenario with nothing but a refusal would be passed by whoever refuses everything
    about = sorted(legal, key=lambda each: each["card"] != card)
    return "moves", {"state": state}, about, legal


def clauses(operation: str, params: Data, answer: Any) -> list[str]:
    """The clauses that decide that answer, first the one that a scenario about it best stands under."""
    action = params["move"]["action"] if operation == "play" else answer[0]["action"] if answer else ""
    found = involved(operation, params, answer, None, (action,))
    if operation == "play" and "refused" in answer:
        return found
    return sorted(found, key=lambda clause: clause in _COMMON) or ["TUR-2"]  # cards in the hand, and nothing to do


def feature(operation: str, params: Data, answer: Any, legal: list[Data], tags: list[str]) -> str:
    """A whole feature file with the one scenario; its `Regel:` can be pasted into another."""
    text = written(operation, params, answer, None, legal=legal, tags=tags, clauses=tags[:1])
    if not text:
        raise ValueError("Det draget går inte att säga i ett scenario.")
    lines = text.splitlines()
    place = next(number for number, line in enumerate(lines) if line.strip().startswith("Scenario:"))
    notes = [line for line in lines[1:place] if line.strip().startswith("#") and "Berörda regler" not in line]
    steps = lines[place + 1 :]
    what = lines[place].strip().removeprefix("Scenario: ").partition(",")[0]
    if operation == "moves" and answer:
        what = f"Dragen med {answer[0]['card']}"
    mark = hashlib.sha256("\n".join([params["state"]["edition"], *steps]).encode()).hexdigest()[:8]
    head = [
        "# language: sv",
        "Egenskap: Prövat i boken",
        "",
        *notes,
        f"  @{tags[0]}",
        f"  Regel: Det som {tags[0]} säger, prövat i boken",
        "",
        *([f"    {' '.join('@' + tag for tag in tags[1:])}"] if tags[1:] else []),
        f"    Scenario: {what}, prövat i boken {mark}",
    ]
    return "\n".join([*head, *steps]) + "\n"
