"""Whether two answers mean the same, and if not, what kind of difference it is."""

from collections.abc import Iterator
from typing import Any

from regelratt.contract import Data

from ..canonical import canonical_move, canonical_state


def kind(operation: str, params: Data, expected: Any, got: Any, *, strict: bool) -> tuple[str, ...]:
    """The kind of difference between two answers; nothing where they mean the same.

    Differences of one kind are one fault as far as can be seen from outside, so they are told once.
    """
    match operation:
        case "play":
            return _play(params["move"], expected, got, strict=strict)
        case "moves":
            missing, extra = moves_apart(expected, got)
            parts = [("missing", missing), ("extra", extra), ("twice", twice(got))]
            return next(((word, moves[0]["action"]) for word, moves in parts if moves), ())
        case "score":
            return tuple(dict.fromkeys(_columns(expected["players"], got["players"])))
        case "deal":
            return tuple(fields_apart(expected, got))
    return () if expected == got else ("value",)


def _play(move: Data, expected: Data, got: Data, *, strict: bool) -> tuple[str, ...]:
    wanted, came = expected.get("refused"), got.get("refused")
    if wanted and came:
        return ("reason", wanted["reason"]) if strict and wanted["reason"] != came["reason"] else ()
    if wanted:
        return ("allowed", move["action"], wanted.get("clause") or wanted["reason"])
    if came:
        return ("refused", move["action"])
    fields = fields_apart(expected["state"], got["state"])
    return ("state", move["action"], *fields) if fields else ()


def _columns(expected: list[Data], got: list[Data]) -> Iterator[str]:
    for wanted, came in zip(expected, got, strict=False):
        yield from (name for name in wanted if wanted[name] != came.get(name))


def fields_apart(expected: Data, got: Data) -> list[str]:
    """Where two states differ."""
    wanted, came = canonical_state(expected), canonical_state(got)
    if wanted == came:
        return []
    found = [name for name in ("edition", "omgang", "rond", "opener", "turn", "stock") if wanted[name] != came[name]]
    for mine, theirs in zip(wanted["players"], came["players"], strict=False):
        found += [name for name in mine if mine[name] != theirs[name]]
    if wanted["table"] != came["table"]:
        cards = [[pile["cards"] for pile in state["table"]] for state in (wanted, came)]
        found.append("builds" if cards[0] == cards[1] else "table")
    return list(dict.fromkeys(found))


def moves_apart(expected: list[Data], got: list[Data]) -> tuple[list[Data], list[Data]]:
    """The moves that are missing, and those that should not be there; order and grouping mean nothing.

    What is drawn in may be left unsaid where there is nothing to choose.
    """
    wanted = {_meaning(move): move for move in expected}
    came = {_meaning(move): move for move in got}
    missing = [move for meaning, move in wanted.items() if meaning not in came]
    extra = [move for meaning, move in came.items() if meaning not in wanted]
    for move in extra[:]:
        if not (move.get("absorb") or move.get("gather")):
            same = [each for each in expected if _outline(each) == _outline(move)]
            if len(same) == 1 and same[0] in missing:
                missing.remove(same[0])
                extra.remove(move)
    return missing, extra


def apart(expected: list[Data], got: list[Data]) -> list[Data]:
    """The moves that are missing, then those that should not be there, then those that are there twice."""
    missing, extra = moves_apart(expected, got)
    return missing + extra + twice(got)


def twice(moves: list[Data]) -> list[Data]:
    """The moves that are listed more than once."""
    same = [canonical_move(move) for move in moves]
    return [move for place, move in enumerate(moves) if same[place] in same[:place]]


def _meaning(move: Data) -> str:
    """A move without the value of the pile laid on: it need only be said where the cards do not tell which."""
    return str({name: part for name, part in canonical_move(move).items() if name != "base"})


def _outline(move: Data) -> str:
    bare = {name: part for name, part in canonical_move(move).items() if name not in {"absorb", "gather", "base"}}
    return str(bare)
