"""A position and what a move does to it, as the book draws them."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from regelratt.contract import Data
from regelratt.picture import Card, Picture, Pile, Place

from .drawing import RANKS

SUITS = {"KL": ("club", "klöver"), "SP": ("spade", "spader"), "HJ": ("heart", "hjärter"), "RU": ("diamond", "ruter")}
NAMES = ("ess", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "knekt", "dam", "kung")
SPOKEN = dict(zip(RANKS.split(), NAMES, strict=True))
FEW = 8
"""So many cards of the stock are drawn; of more it is told how many they are."""
COLUMNS = {
    "mulle": "mullepoäng", "tabbe": "tabbepoäng", "intake": "intagspoäng", "bonus": "bonus", "total": "summa",
}  # fmt: skip


def pictured(state: Data, move: Data | None = None, after: Data | None = None, before: Data | None = None) -> Picture:
    """A position. With a move, what it plays and touches is marked; with the position before, what is new."""
    touched = _touched(state, move, after)
    new = Counter(map(_key, state["table"])) - Counter(map(_key, before["table"])) if before else Counter()
    table = [
        _pile(pile, _used(touched, pile, "touched") or _used(new, pile, "new"))
        for pile in sorted(state["table"], key=_order)
    ]
    places = [Place("table", "Bordet", tuple(table), "Bordet är tomt")]
    for player in state["players"]:
        places += _of(player, state, move)
    if state["stock"]:
        left, few = len(state["stock"]), len(state["stock"]) <= FEW
        shown = tuple(Pile((card(name),)) for name in state["stock"]) if few else ()
        places.append(Place("stock", "Leken", shown, "", "överst först" if few else f"{left} kort kvar"))
    return Picture(tuple(places), tuple(_facts(state)))


def _facts(state: Data) -> Iterable[str]:
    """When it is; nothing where it is as in every scenario that does not say."""
    if (state["omgang"], state["rond"]) != (1, 6):
        yield f"omgång {state['omgang']}, rond {state['rond']}"
    if state["opener"] != state["players"][0]["name"]:
        yield f"{state['opener']} öppnade"


def _of(player: Data, state: Data, move: Data | None) -> Iterable[Place]:
    """What a player has: the hand, and what has been taken."""
    name, note = player["name"], "i tur" if player["name"] == state["turn"] else ""
    left = Counter([move["card"]] if move and move["player"] == name else [])
    hand = []
    for each in _sorted(player["hand"]):
        played = left[each] > 0
        left[each] -= 1
        hand.append(Pile((card(each, "played" if played else ""),)))
    yield Place("hand", name, tuple(hand), "inga kort på handen", note)
    for what, title in (("taken", "intagna"), ("mulles", "mullehög")):
        if player[what]:
            piles = tuple(Pile((card(each),)) for each in _sorted(player[what]))
            yield Place("taken", f"{name}, {title}", piles)
    if player["tabbe"]:
        yield Place("taken", f"{name}, tabbar", (), str(player["tabbe"]))


def _touched(state: Data, move: Data | None, after: Data | None) -> Counter[tuple[object, ...]]:
    """The piles that a move takes or builds on: those that are gone after it, or that it names where it is refused."""
    if not move:
        return Counter()
    if after:
        return Counter(map(_key, state["table"])) - Counter(map(_key, after["table"]))
    named = [*move.get("piles", []), *([move["on"]] if move.get("on") else [])]
    named += [[each] for group in move.get("absorb") or move.get("gather") or [] for each in group]
    wanted = Counter(tuple(sorted(pile)) for pile in named)
    found: Counter[tuple[object, ...]] = Counter()
    for pile in state["table"]:
        cards = tuple(sorted(pile["cards"]))
        if wanted[cards] > 0:
            wanted[cards] -= 1
            found[_key(pile)] += 1
    return found


def _order(pile: Data) -> tuple[object, ...]:
    """Single cards first, by rank, then piles, then builds: the same before a move and after it."""
    first, *more = _sorted(pile["cards"])
    return bool(pile.get("build")), bool(more), RANKS.find(f" {first[3:]} "), first, *more


def _key(pile: Data) -> tuple[object, ...]:
    build = pile.get("build") or {}
    return (*sorted(pile["cards"]), build.get("owner"), build.get("value"), build.get("locked"))


def _used(left: Counter[tuple[object, ...]], pile: Data, mark: str) -> str:
    """The mark, as often as there are such piles."""
    if left[_key(pile)] <= 0:
        return ""
    left[_key(pile)] -= 1
    return mark


def _pile(pile: Data, mark: str) -> Pile:
    cards = tuple(map(card, _sorted(pile["cards"])))
    build = pile.get("build")
    if not build:
        return Pile(cards, mark=mark)
    label = f"{build['value']} · {build['owner']} · {'låst' if build['locked'] else 'öppet'}"
    return Pile(cards, label, "locked" if build["locked"] else "build", mark)


def _sorted(cards: list[str]) -> list[str]:
    """By rank, as one holds them in the hand."""
    return sorted(cards, key=lambda each: (RANKS.find(f" {each[3:]} "), each))


def card(name: str, mark: str = "") -> Card:
    """A card; what does not exist is drawn as what it is called.

    >>> card("SP 7").spoken
    'sju i spader'
    """
    suit, _, rank = name.partition(" ")
    if suit not in SUITS or rank not in SPOKEN:
        return Card(name, name, "", f"{name}, som inte finns", mark)
    kind, spoken = SUITS[suit]
    return Card(name, rank, kind, f"{SPOKEN[rank]} i {spoken}", mark)


def told_answer(operation: str, answer: Any) -> list[list[str]]:
    """An answer that is no position as a table, its head first; nothing where the sentences say all of it."""
    match operation, answer:
        case "score", {"players": [*players]}:
            rows = ([each["name"], *(str(each[name]) for name in COLUMNS)] for each in players)
            return [["", *COLUMNS.values()], *rows]
        case "values", [*values]:
            rows = ([each["card"], str(each["table"]), str(each["hand"])] for each in values)
            return [["kort", "på bordet", "på handen"], *rows]
    return []
