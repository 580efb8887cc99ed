"""Plain data for states and moves, its canonical JSON, and the hash of that.

Canonical JSON has sorted keys, no white space and no escapes but those that JSON demands; what has no order in the
game is sorted. Reading is strict about shape and leaves what a position or a move *means* to `Setup` and `explain`.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any, TypeVar, cast

from .cards import Card
from .move import ACTIONS, BuildMove, Groups, Move, TakeMove, ThrowMove, TrottaMove, ordered
from .scanner import HIGHEST_WHOLE
from .setup import Setup, SetupPile, SetupPlayer
from .state import Build, State

_Value = TypeVar("_Value")
Data = dict[str, Any]


class UnreadableData(ValueError):
    """Data of the wrong shape: `path` is where, as in ``players[0].hand``."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(path, message)
        self.path = path
        self.message = message

    def __str__(self) -> str:
        return f"{self.path or 'data'}: {self.message}"


def canonical(data: object) -> str:
    """The one JSON text of some plain data.

    >>> canonical({"b": ["å"], "a": 1})
    '{"a":1,"b":["å"]}'
    """
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest(state: State) -> str:
    """The SHA-256 of a state's canonical JSON in UTF-8, in hexadecimal."""
    return hashlib.sha256(canonical(state_data(state)).encode()).hexdigest()


def state_data(state: State) -> Data:
    """A state as plain data, in canonical order."""
    return {
        "edition": state.edition.id,
        "omgang": state.omgang,
        "rond": state.rond,
        "opener": state.opener,
        "turn": state.turn,
        "players": [
            {
                "name": player.name,
                "hand": list(player.hand),
                "taken": list(player.taken),
                "mulles": list(player.mulles),
                "tabbe": player.tabbe,
            }
            for player in state.players
        ],
        "table": [_pile_data(pile) for pile in sorted(state.table, key=_pile_order)],
        "stock": list(state.stock),
    }


def _pile_order(pile: tuple[Card, ...] | Build) -> tuple[Any, ...]:
    """By cards; a plain pile before a build; builds by owner, value and an open one first."""
    return (pile.cards, True, *pile[1:]) if isinstance(pile, Build) else (pile, False)


def _pile_data(pile: tuple[Card, ...] | Build) -> Data:
    if isinstance(pile, Build):
        build = {"owner": pile.owner, "value": pile.value, "locked": pile.locked}
        return {"cards": list(pile.cards), "build": build}
    return {"cards": list(pile)}


def move_data(move: Move) -> Data:
    """A move as plain data; what it does not say is left out."""
    data: Data = {"player": move.player, "action": move.action, "card": move.card}
    match move:
        case TakeMove():
            data["piles"] = _lists(move.piles)
        case BuildMove():
            data |= {"on": list(move.on), "value": move.value}
            if move.base:
                data["base"] = move.base
            if move.absorb is not None:
                data["absorb"] = _lists(move.absorb)
        case TrottaMove():
            if move.gather is not None:
                data["gather"] = _lists(move.gather)
        case ThrowMove():
            pass
    return data


def _lists(groups: Groups) -> list[list[Card]]:
    return [list(group) for group in groups]


def read_setup(data: object) -> Setup:
    """A position from plain data. Fields that are not ours are ignored."""
    top = _object(data, "")
    return Setup(
        players=tuple(_list(top, "players", "", _read_player)),
        table=tuple(_list(top, "table", "", _read_pile)),
        stock=tuple(_list(top, "stock", "", _text)),
        turn=_field(top, "turn", "", _text),
        opener=_field(top, "opener", "", _text),
        omgang=_field(top, "omgang", "", _whole),
        rond=_field(top, "rond", "", _whole),
        edition=_field(top, "edition", "", _text),
    )


def _read_player(data: object, path: str) -> SetupPlayer:
    fields = _object(data, path)
    return SetupPlayer(
        name=_field(fields, "name", path, _text),
        hand=tuple(_list(fields, "hand", path, _text)),
        taken=tuple(_list(fields, "taken", path, _text)),
        mulles=tuple(_list(fields, "mulles", path, _text)),
        tabbe=_field(fields, "tabbe", path, _whole),
    )


def _read_pile(data: object, path: str) -> SetupPile:
    fields = _object(data, path)
    cards = tuple(_list(fields, "cards", path, _text))
    if fields.get("build") is None:
        return SetupPile(cards)
    where = f"{path}.build"
    build = _object(fields["build"], where)
    return SetupPile(
        cards,
        owner=_field(build, "owner", where, _text),
        value=_field(build, "value", where, _whole),
        locked=_field(build, "locked", where, _truth),
    )


def read_move(data: object) -> Move:
    """A move from plain data. Fields that are not its own are ignored."""
    return ordered(_read_move(_object(data, "")))


def _read_move(top: Data) -> Move:
    action = _field(top, "action", "", _text)
    player = _field(top, "player", "", _text)
    card = Card(_field(top, "card", "", _text))
    match action:
        case "take":
            return TakeMove(player, card, tuple(_list(top, "piles", "", _read_cards)))
        case "build":
            on = _read_cards(_field(top, "on", "", lambda value, _: value), "on")
            base = _field(top, "base", "", _whole) if top.get("base") is not None else 0
            return BuildMove(player, card, on, _field(top, "value", "", _whole), base, _read_groups(top, "absorb"))
        case "trotta":
            return TrottaMove(player, card, _read_groups(top, "gather"))
        case "throw":
            return ThrowMove(player, card)
    raise UnreadableData("action", f"”{action}” är inget av {', '.join(ACTIONS)}.")


def _read_groups(fields: Data, name: str) -> Groups | None:
    return None if fields.get(name) is None else tuple(_list(fields, name, "", _read_cards))


def _read_cards(data: object, path: str) -> tuple[Card, ...]:
    if not isinstance(data, list):
        raise UnreadableData(path, "ska vara en lista.")
    return tuple(Card(_text(card, f"{path}[{place}]")) for place, card in enumerate(data))


def _object(data: object, path: str) -> Data:
    if not isinstance(data, dict):
        raise UnreadableData(path, "ska vara ett objekt.")
    return cast(Data, data)


def _field(fields: Data, name: str, path: str, read: Callable[[object, str], _Value]) -> _Value:
    where = f"{path}.{name}" if path else name
    if name not in fields:
        raise UnreadableData(where, "saknas.")
    return read(fields[name], where)


def _list(fields: Data, name: str, path: str, read: Callable[[object, str], _Value]) -> list[_Value]:
    where = f"{path}.{name}" if path else name
    items = _field(fields, name, path, lambda value, _: value)
    if not isinstance(items, list):
        raise UnreadableData(where, "ska vara en lista.")
    return [read(item, f"{where}[{place}]") for place, item in enumerate(items)]


def _text(data: object, path: str) -> str:
    if not isinstance(data, str):
        raise UnreadableData(path, "ska vara en text.")
    return data


def _whole(data: object, path: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise UnreadableData(path, "ska vara ett heltal.")
    if abs(data) > HIGHEST_WHOLE:
        raise UnreadableData(path, f"ska vara ett heltal på högst {HIGHEST_WHOLE}.")
    return data


def _truth(data: object, path: str) -> bool:
    if not isinstance(data, bool):
        raise UnreadableData(path, "ska vara sant eller falskt.")
    return data
