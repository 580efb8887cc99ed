"""Reading a player's Swedish: cards, piles, moves and reasons, as they stand in the scenarios."""

import re
from typing import Any, Final

from regelratt.contract import Fault

Data = dict[str, Any]

NAME: Final = r"[A-ZÅÄÖ][a-zåäö]+"
CARD: Final = r"[A-ZÅÄÖ]{2} [0-9A-ZÅÄÖ]+"
_CARDS = rf"{CARD}(?:, {CARD})*(?: och {CARD})?"
CARDS: Final = rf"(?:inga kort|{_CARDS})"
_INSIDE = rf"\({CARD}(?:, {CARD})*\)"
PILE: Final = rf"(?:{CARD}|högen {_INSIDE}|bygget \d+(?: {_INSIDE})?)"
PILES: Final = rf"(?:ingenting|{PILE}(?:, {PILE})*(?: och {PILE})?)"
_LYING = rf"(?:{CARD}|högen {_INSIDE}|bygget \d+ {_INSIDE} som {NAME} äger(?:, låst)?)"
LYING: Final = rf"{_LYING}(?:, {_LYING})*(?: och {_LYING})?"

REASONS: Final = {
    "omgången är slut": "game-over",
    "det är inte spelarens tur": "not-your-turn",
    "det finns inget sådant kort": "unknown-card",
    "kortet finns inte på handen": "card-not-in-hand",
    "utgåvan har inte det draget": "action-not-in-edition",
    "högen ligger inte på bordet": "no-such-pile",
    "kortet är reserverat": "reserved-card",
    "kortet tar bara in ett bygge": "special-needs-build",
    "ett bygge räknas inte in i en summa": "build-in-sum",
    "värdena stämmer inte": "value-mismatch",
    "det likadana kortet tas först": "identical-first",
    "fler högar kan tas": "not-maximal",
    "bygget är låst": "build-locked",
    "man kan inte bygga på högen": "base-not-allowed",
    "bygget kan inte få det värdet": "value-not-reachable",
    "inget kort blir kvar som kan ta in bygget": "no-reservation",
    "motståndaren äger ett bygge med det värdet": "opponent-has-value",
    "det finns inget att samla": "nothing-to-gather",
    "fel kort tas med i bygget": "gather-mismatch",
    "kortet kan ta in något": "can-take",
    "spelaren äger ett bygge": "owns-build",
}
"""What a refusal is called in the scenarios, and its code."""

MOVES: Final = {
    "take": rf"(?P<player>{NAME}) tar in (?P<piles>{PILES}) med (?P<card>{CARD})",
    "build": rf"(?P<player>{NAME}) bygger (?P<value>\d+) med (?P<card>{CARD}) på (?P<on>{PILE})"
    rf"(?: och tar (?P<absorb>inte med något|med {CARDS}))?",
    "trotta": rf"(?P<player>{NAME}) trottar (?P<card>{CARD})(?: och samlar (?P<gather>inget|{CARDS}))?",
    "throw": rf"(?P<player>{NAME}) slänger (?P<card>{CARD})",
}
"""A move, by its action."""


class Unclear(Fault):
    """A sentence that follows the form of a step but says something that is not so at this table."""


def cards(text: str | None) -> list[str]:
    """The cards in a list, sorted; none for "inga kort".

    >>> cards("SP 7, HJ A och RU 10")
    ['HJ A', 'RU 10', 'SP 7']
    """
    return sorted(re.findall(CARD, text or ""))


def lying(text: str) -> list[Data]:
    """What lies on the table, as the contract has it.

    >>> lying("SP 3 och bygget 16 (RU 10, KL 6) som Bo äger, låst")[1]["build"]
    {'owner': 'Bo', 'value': 16, 'locked': True}
    """
    piles: list[Data] = []
    for found in re.finditer(_LYING, text):
        pile: Data = {"cards": cards(found[0])}
        if built := re.match(r"bygget (\d+) .* som (\S+) äger(, låst)?$", found[0]):
            pile["build"] = {"owner": built[2], "value": int(built[1]), "locked": bool(built[3])}
        piles.append(pile)
    return piles


def named(text: str, table: list[Data]) -> list[list[str]]:
    """The piles that a move names, by their cards. A build can be named by its value where only one has it."""
    return [_named(found[0], table) for found in re.finditer(PILE, text)]


def _named(text: str, table: list[Data]) -> list[str]:
    if text.startswith("bygget") and "(" not in text:
        value = int(text.split()[1])
        found = [pile["cards"] for pile in table if (pile.get("build") or {}).get("value") == value]
        if len(found) != 1:
            raise Unclear(
                f"På bordet ligger {len(found)} byggen på {value}: skriv vilka kort det är, bygget {value} (…)."
            )
        return sorted(found[0])
    return cards(text)


def move(action: str, said: dict[str, str | None], table: list[Data]) -> Data:
    """A move, from the parts of its sentence."""
    data: Data = {"player": said["player"], "action": action, "card": said["card"]}
    if action == "take":
        data["piles"] = named(said["piles"] or "", table)
    elif action == "build":
        data |= {"on": named(said["on"] or "", table)[0], "value": int(said["value"] or 0)}
        alike = [pile for pile in table if sorted(pile["cards"]) == data["on"]]
        if len(alike) > 1 and (built := re.match(r"bygget (\d+)", said["on"] or "")):
            data["base"] = int(built[1])  # the cards alone do not tell which build is meant
        if said["absorb"]:
            data["absorb"] = [[card] for card in cards(said["absorb"])]
    elif action == "trotta" and said["gather"]:
        data["gather"] = [[card] for card in cards(said["gather"])]
    return data


def any_move(text: str, table: list[Data]) -> Data:
    """A move, from a whole sentence."""
    for action, pattern in MOVES.items():
        if found := re.fullmatch(pattern, text):
            return move(action, found.groupdict(), table)
    raise Unclear(f"”{text}” är inget drag: skriv som i Anna tar in SP 3 med HJ 3.")


def shown(piles: list[Data]) -> str:
    """What lies on the table, as a player would say it."""
    return ", ".join(map(_shown, piles)) or "ingenting"


def _shown(pile: Data) -> str:
    inside = ", ".join(pile["cards"])
    if build := pile.get("build"):
        return f"bygget {build['value']} ({inside}) som {build['owner']} äger" + (", låst" if build["locked"] else "")
    return inside if len(pile["cards"]) == 1 else f"högen ({inside})"
