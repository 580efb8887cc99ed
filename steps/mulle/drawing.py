"""A position and a move as a person sees and says them."""

from regelratt.contract import Data

from .words import shown

RANKS = " A 2 3 4 5 6 7 8 9 10 J Q K "
SUITS = {"KL": "♣", "SP": "♠", "HJ": "♥", "RU": "♦"}


def drawn(state: Data) -> str:
    """The table and the hands.

    >>> print(drawn({"turn": "Anna", "table": [{"cards": ["SP 3"]}], "players": [{"name": "Anna", "hand": ["SP 7"]}]}))
    Bord    ♠3
    Anna ▸  ♠7
    """
    lines = [("Bord", "  ".join(map(_pile, state["table"])) or "tomt")]
    for player in state["players"]:
        turn = " ▸" if player["name"] == state["turn"] else ""
        lines.append((player["name"] + turn, _sorted(player["hand"]) or "inga kort"))
        for what, name in (("taken", "intagna"), ("mulles", "mullar")):
            if player.get(what):
                lines.append((f"  {name}", _sorted(player[what])))
        if player.get("tabbe"):
            lines.append(("  tabbar", str(player["tabbe"])))
    if state.get("stock"):
        lines.append(("Lek", _cards(state["stock"])))
    width = max(len(name) for name, _ in lines) + 2
    return "\n".join(f"{name:{width}}{what}" for name, what in lines)


def _pile(pile: Data) -> str:
    inside = _cards(pile["cards"])
    if build := pile.get("build"):
        return f"[{inside}] = {build['value']} {build['owner']}" + (", låst" if build["locked"] else "")
    return inside if len(pile["cards"]) == 1 else f"({inside})"


def _cards(cards: list[str]) -> str:
    return " ".join(card_drawn(card) for card in cards)


def _sorted(cards: list[str]) -> str:
    """By rank, as one holds them in the hand."""
    return _cards(sorted(cards, key=lambda card: (RANKS.find(f" {card[3:]} "), card)))


def card_drawn(card: str) -> str:
    """A card as its suit and rank; what is no card stays as it is.

    >>> card_drawn("HJ 10")
    '♥10'
    """
    suit, _, rank = card.partition(" ")
    return SUITS[suit] + rank if suit in SUITS else card


def told(move: Data, state: Data | None = None) -> str:
    """A move in a sentence, as it stands in the scenarios. With the position, builds are called what they are.

    >>> told({"player": "Anna", "action": "take", "card": "SP 7", "piles": [["SP 3"], ["HJ 4", "KL 3"]]})
    'Anna tar in SP 3 och högen (HJ 4, KL 3) med SP 7'
    """
    player, card = move["player"], move["card"]
    table = state["table"] if state else []
    match move["action"]:
        case "take":
            return f"{player} tar in {listed([_called(pile, table) for pile in move['piles']])} med {card}"
        case "build":
            taken = sorted(each for group in move.get("absorb") or [] for each in group)
            also = f" och tar med {listed(taken)}" if taken else ""
            return f"{player} bygger {move['value']} med {card} på {_base(move, table)}{also}"
        case "trotta":
            gathered = sorted(each for group in move.get("gather") or [] for each in group)
            return f"{player} trottar {card}" + (f" och samlar {listed(gathered)}" if gathered else "")
    return f"{player} slänger {card}"


def listed(items: list[str]) -> str:
    """Things as one lists them; "ingenting" where there are none.

    >>> listed(["SP 3", "HJ 4", "KL 5"])
    'SP 3, HJ 4 och KL 5'
    """
    return " och ".join(filter(None, (", ".join(items[:-1]), items[-1]))) if items else "ingenting"


def _base(move: Data, table: list[Data]) -> str:
    """What is built on; where only its value tells which of several it is, with that."""
    called = _called(move["on"], table, move.get("base"))
    return called if called.startswith("bygget") or not move.get("base") else f"{called} (värd {move['base']})"


def _called(cards: list[str], table: list[Data], value: int | None = None) -> str:
    """A pile that a move names: a build, where the position has just such a one and no other pile of the same cards."""
    alike = [pile for pile in table if sorted(pile["cards"]) == sorted(cards)]
    if value is not None:
        alike = [pile for pile in alike if (pile.get("build") or {}).get("value") == value]
    if len(alike) == 1 and (build := alike[0].get("build")):
        return f"bygget {build['value']} ({', '.join(cards)})"
    return shown([{"cards": cards}])
