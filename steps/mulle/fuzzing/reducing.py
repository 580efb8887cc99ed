"""Smaller questions: first much is dropped at once, then little, then what is left is made plainer."""

import json
from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

from regelratt.contract import Data

from .cards import COPIES, HAND, PACK, RANKS, SUITS, TABLE, worth

_FEW = 14
"""Up to so many parts are also dropped two by two."""


def size(operation: str, params: Data) -> tuple[int, ...]:
    """How big a question is; a smaller one is easier to see through."""
    if operation == "values":
        return (len(params["cards"]),)
    if operation == "deal":
        top = _top(params["order"])
        return (len(top), params["omgang"], params["opener"] != "Anna")
    state, move = params["state"], params.get("move") or {}
    cards = [card for player in state["players"] for name in _HELD for card in player[name]]
    cards += [card for pile in state["table"] for card in pile["cards"]]
    odd = sum(state[name] != plain for name, plain in _PLAIN.items())
    tabbar = sum(player["tabbe"] for player in state["players"])
    builds = sum(1 + (pile["build"]["value"] != worth(pile["cards"])) for pile in state["table"] if pile.get("build"))
    said = sum(len(group) + 1 for group in (move.get("absorb") or []) + (move.get("gather") or []))
    names = sum(name in move for name in ("absorb", "gather", "base"))
    return (len(cards) + len(state["stock"]), builds + odd + tabbar, said + names, sum(map(_plainness, cards)))


_HELD = ("hand", "taken", "mulles")
_PLAIN = {"omgang": 1, "rond": 6, "opener": "Anna", "turn": "Anna"}


def _plainness(card: str) -> int:
    """Low cards that are worth the same in the hand and on the table are the plainest."""
    if card not in HAND:
        return 100
    return ("HJ", "SP", "KL", "RU").index(card[:2]) + 4 * RANKS.index(card[3:]) + 40 * (HAND[card] > 13)


def smaller(operation: str, params: Data) -> Iterator[Data]:
    """Questions to try in place of this one. Some of them may be no better; whoever asks compares their `size`."""
    match operation:
        case "values":
            yield from ({"cards": [card]} for card in params["cards"])
        case "deal":
            yield from _deals(params)
        case _:
            yield from _without(params)
            yield from _plainer(params)
            yield from _without_two(params)


def _top(order: list[str]) -> list[str]:
    """What must be said of an order of the pack: the rest follows as scenarios have it."""
    for length in range(len(order) + 1):
        rest = list(PACK * COPIES)
        for card in order[:length]:
            rest.remove(card)
        if rest == order[length:]:
            return order[:length]
    return order


def _deals(params: Data) -> Iterator[Data]:
    top = _top(params["order"])
    for keep in (0, *(len(top) * part // 8 for part in range(1, 8)), len(top) - 1):
        rest = list(PACK * COPIES)
        for card in top[: max(0, keep)]:
            rest.remove(card)
        yield params | {"order": top[: max(0, keep)] + rest}
    yield params | {"omgang": 1}
    yield params | {"opener": params["players"][0]}


Part = tuple[Any, ...]
"""Something that can be dropped: where it is, and which."""


def _parts(params: Data) -> dict[str, list[Part]]:
    """Everything that can be dropped, by where it lies."""
    state = params["state"]
    found: dict[str, list[Part]] = {"stock": [("stock", place) for place in range(len(state["stock"]))]}
    for number, player in enumerate(state["players"]):
        for name in _HELD:
            found[f"{name} {number}"] = [(name, number, place) for place in range(len(player[name]))]
    found["table"] = [("table", place) for place in range(len(state["table"]))]
    found["inside"] = [
        ("inside", place, card)
        for place, pile in enumerate(state["table"])
        for card in range(len(pile["cards"]))
        if len(pile["cards"]) > 1 + bool(pile.get("build"))  # a build of one card is smaller, but odd
    ]
    return found


def _without(params: Data) -> Iterator[Data]:
    """All of a kind, then halves, quarters, and at last each."""
    groups = _parts(params)
    yield _dropped(
        params,
        [part for name, group in groups.items() if name.startswith(("taken", "mulles", "stock")) for part in group],
    )
    for group in groups.values():
        length = len(group)
        while length:
            for start in range(0, len(group), length):
                yield _dropped(params, group[start : start + length])
            length //= 2


def _without_two(params: Data) -> Iterator[Data]:
    groups = _parts(params)
    for names in (("table", "hand 0", "hand 1", "inside"), ("taken 0", "mulles 0", "taken 1", "mulles 1")):
        parts = [part for name in names for part in groups[name]]
        if len(parts) <= _FEW:
            for both in combinations(parts, 2):
                yield _dropped(params, list(both))


def _dropped(params: Data, parts: list[Part]) -> Data:
    """The question without some parts. A pile that is gone is not named by the moves either."""
    gone = set(parts)
    state, moves = params["state"], _moves(params)
    players = [
        player | {name: _left(player[name], (name, number), gone) for name in _HELD}
        for number, player in enumerate(state["players"])
    ]
    table: list[Data] = []
    for place, pile in enumerate(state["table"]):
        cards = [card for at, card in enumerate(pile["cards"]) if ("inside", place, at) not in gone]
        if ("table", place) in gone or not cards:
            moves = [_unnamed(move, pile["cards"]) for move in moves]
            continue
        if len(cards) < len(pile["cards"]):
            moves = [_renamed(move, pile["cards"], cards) for move in moves]
        table.append(pile | {"cards": cards})
    left = state | {"players": players, "table": table, "stock": _left(state["stock"], ("stock",), gone)}
    return _with_moves(params, left, moves)


def _moves(params: Data) -> list[Data]:
    """The moves of a question: those tried before it, and its own."""
    return [*params.get("before", []), *([params["move"]] if "move" in params else [])]


def _with_moves(params: Data, state: Data, moves: list[Data]) -> Data:
    """The question about another position, with these moves in place of its own."""
    found: Data = {"state": state}
    found |= {"move": moves[-1]} if "move" in params else {}
    return found | ({"before": moves[: len(params["before"])]} if "before" in params else {})


def _left(cards: list[str], where: Part, gone: set[Part]) -> list[str]:
    return [card for place, card in enumerate(cards) if (*where, place) not in gone]


def _unnamed(move: Data, cards: list[str]) -> Data:
    """A move that no longer names a pile."""
    changed = dict(move)
    if move["action"] == "take":
        changed["piles"] = _less(move["piles"], cards)
    for name in ("absorb", "gather"):
        if move.get(name):
            said = [card for group in move[name] for card in group]
            for card in cards:
                if card in said:
                    said.remove(card)
            changed[name] = [[card] for card in said]
    return changed


def _less(piles: list[list[str]], cards: list[str]) -> list[list[str]]:
    for place, pile in enumerate(piles):
        if sorted(pile) == sorted(cards):
            return piles[:place] + piles[place + 1 :]
    return piles


def _renamed(move: Data, before: list[str], now: list[str]) -> Data:
    """A move that names a pile that has fewer cards now."""
    changed = dict(move)
    if move["action"] == "take" and (less := _less(move["piles"], before)) != move["piles"]:
        changed["piles"] = [*less, now]
    if move["action"] == "build" and sorted(move["on"]) == sorted(before):
        changed["on"] = now
    return changed


def _plainer(params: Data) -> Iterator[Data]:
    """The same with something ordinary in place of what is not."""
    state, move = params["state"], params.get("move")
    for name, plain in _PLAIN.items():
        if name != "turn" and state[name] != plain:
            yield params | {"state": state | {name: plain}}
    if state["turn"] != "Anna":
        swapped = _swapped(params)
        yield swapped | {"state": swapped["state"] | {"opener": "Anna"}}
        yield swapped
    for number, player in enumerate(state["players"]):
        if player["tabbe"]:
            players = list(state["players"])
            players[number] = player | {"tabbe": player["tabbe"] - 1}
            yield params | {"state": state | {"players": players}}
    for place, pile in enumerate(state["table"]):
        if pile.get("build"):
            yield from (_with_pile(params, place, instead) for instead in _instead(params, pile))
    yield from _less_said(params, move) if move else ()
    yield from _other_suits(params)


def _instead(params: Data, pile: Data) -> Iterator[Data]:
    """What could lie in place of a build: its cards as they are, one card of its value, or a build that adds up."""
    yield {"cards": pile["cards"]}
    value = pile["build"]["value"]
    text = json.dumps(params["state"], ensure_ascii=False)
    free = [card for card in PACK if f'"{card}"' not in text and HAND[card] == TABLE[card]]
    yield from ({"cards": [card]} for card in free if TABLE[card] == value)
    pairs = ((low, high) for low, high in combinations(free, 2) if TABLE[low] + TABLE[high] == value)
    if worth(pile["cards"]) != value:
        yield from (pile | {"cards": list(pair)} for pair in islice(pairs, 1))


def _with_pile(params: Data, place: int, pile: Data) -> Data:
    """The question with another pile in a place, which the move then names."""
    state = params["state"]
    table = [pile if at == place else each for at, each in enumerate(state["table"])]
    moves = [_renamed(move, state["table"][place]["cards"], pile["cards"]) for move in _moves(params)]
    return _with_moves(params, state | {"table": table}, moves)


def _less_said(params: Data, move: Data) -> Iterator[Data]:
    for name in ("absorb", "gather", "base"):
        if name in move:
            yield params | {"move": {each: part for each, part in move.items() if each != name}}
        if move.get(name) and name != "base":
            yield params | {"move": move | {name: [[card] for group in move[name] for card in group]}}


def _swapped(params: Data) -> Data:
    """The two players change places, so that it is Anna's turn."""
    text = json.dumps(params, ensure_ascii=False)
    swapped: Data = json.loads(text.replace('"Anna"', '"?"').replace('"Bo"', '"Anna"').replace('"?"', '"Bo"'))
    swapped["state"]["players"].reverse()
    return swapped


def _other_suits(params: Data) -> Iterator[Data]:
    """A card for another of its rank, everywhere at once, if that one is not there yet."""
    text = json.dumps(params, ensure_ascii=False)
    present = [card for card in PACK if f'"{card}"' in text]
    for card in present:
        for suit in SUITS:
            other = f"{suit} {card[3:]}"
            if other not in present and _plainness(other) < _plainness(card):
                yield json.loads(text.replace(f'"{card}"', f'"{other}"'))
