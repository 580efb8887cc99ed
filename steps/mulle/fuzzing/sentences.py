"""How things are said in a scenario: cards, piles and moves in words."""

from collections.abc import Sequence

from regelratt.contract import Data

from ..words import shown


def listed(items: Sequence[str]) -> str:
    """Things as one lists them.

    >>> listed(["SP 3", "HJ 4", "KL 5"])
    'SP 3, HJ 4 och KL 5'
    """
    return " och ".join(filter(None, (", ".join(items[:-1]), items[-1]))) if items else ""


def cards_said(cards: Sequence[str]) -> str:
    """Cards in order, or that there are none."""
    return listed(sorted(cards)) or "inga kort"


def step(word: str, sentences: Sequence[str]) -> list[str]:
    """Sentences of one kind: the first with its own word, the others with Och."""
    return [f"{word if place == 0 else 'Och'} {_turned(text, place)}" for place, text in enumerate(sentences)]


def _turned(text: str, place: int) -> str:
    """After Så the verb comes first, after Och the one it is about."""
    words = text.split(" ")
    if place and words[0] == "har":
        return " ".join([words[1], "har", *words[2:]])
    return text


def tabbar(count: int) -> str:
    """So many of them."""
    return f"{count} tabbe" if count == 1 else f"{count} tabbar"


def lying(table: Sequence[Data]) -> str:
    """What lies on the table, as in a scenario."""
    return listed([shown([pile | {"cards": sorted(pile["cards"])}]) for pile in table])


def said(move: Data, table: Sequence[Data], *, fully: bool = False) -> str:
    """A move as after När. In a list of moves what is drawn in is always said, after När only what the move says."""
    player, card = move["player"], move["card"]
    match move["action"]:
        case "take":
            piles = listed([_pile(pile, table) for pile in move["piles"]]) or "ingenting"
            return f"{player} tar in {piles} med {card}"
        case "build":
            text = (
                f"{player} bygger {move['value']} med {card} på {_pile(move['on'], table, move.get('base'), on=True)}"
            )
            return text + _drawn_in(move.get("absorb"), " och tar med ", "" if fully else " och tar inte med något")
        case "trotta":
            text = f"{player} trottar {card}"
            return text + _drawn_in(move.get("gather"), " och samlar ", "" if fully else " och samlar inget")
    return f"{player} slänger {card}"


def _drawn_in(groups: list[list[str]] | None, words: str, nothing: str) -> str:
    if groups is None:
        return ""
    cards = [card for group in groups for card in group]
    return words + cards_said(cards) if cards else nothing


def _pile(cards: Sequence[str], table: Sequence[Data], base: int | None = None, *, on: bool = False) -> str:
    """A pile as a move names it: a build by its value and cards, where only one pile has them or it must be told."""
    inside = ", ".join(sorted(cards))
    alike = [pile for pile in table if sorted(pile["cards"]) == sorted(cards)]
    value = base or (alike[0].get("build") or {}).get("value") if len(alike) == 1 or base else None
    if value and not (on and len(alike) > 1 and not base):
        return f"bygget {value} ({inside})"
    return inside if len(cards) == 1 else f"högen ({inside})"
