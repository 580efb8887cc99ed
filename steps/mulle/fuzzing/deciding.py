"""Which clauses decide an answer: those that a refusal names, and those that what happened is an instance of."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from regelratt.contract import Data

from .attempts import value_of
from .cards import HAND, TABLE, worth

UNASKED: Final = {
    "POA-7": "no question is about two omgångar together",
    "TUR-5": "it follows from the others, and needs whole games",
}
"""Clauses that no single answer shows, and why."""


def deciding(operation: str, params: Data, answer: Any) -> set[str]:
    """The clauses that decide this answer, as far as that can be seen in it."""
    match operation:
        case "play":
            return set(_play(params["state"], params["move"], answer))
        case "moves":
            return set(_moves(params["state"], answer))
        case "score":
            return set(_score(params["state"], answer))
        case "deal":
            return {"GIV-1", "GIV-2", "GIV-7", *(["GIV-5"] if params["omgang"] == 2 else [])}
    return {"VAL-2"} | {"VAL-3" for each in answer if each["hand"] != each["table"]}


def _play(state: Data, move: Data, answer: Data) -> Iterator[str]:
    if refused := answer.get("refused"):
        yield "TUR-4"
        if refused.get("clause"):
            yield refused["clause"]
        return
    after = answer["state"]
    yield from ("TUR-1", "TUR-2")
    match move["action"]:
        case "take":
            yield from _take(_Move(state, move, after))
        case "build":
            yield from _build(_Move(state, move, after))
        case "trotta":
            yield from _trotta(_Move(state, move, after))
        case _:
            yield from _throw(_Move(state, move, after))
    if after["rond"] != state["rond"]:
        yield from ("GIV-3", "GIV-7")
    elif not any(player["hand"] for player in after["players"]):
        yield "GIV-4"


class _Move:
    """A move that was made, with what lay there before and after."""

    def __init__(self, state: Data, move: Data, after: Data) -> None:
        self.state, self.move, self.after = state, move, after
        self.edition: str = state["edition"]
        self.card: str = move["card"]
        self.value, self.worth = HAND[self.card], TABLE[self.card]
        self.me = next(player for player in state["players"] if player["name"] == move["player"])
        self.now = next(player for player in after["players"] if player["name"] == move["player"])
        self.builds = [pile for pile in state["table"] if pile.get("build")]
        self.mine = [pile for pile in self.builds if pile["build"]["owner"] == self.me["name"]]
        self.theirs = [pile for pile in self.builds if pile not in self.mine]
        left = Counter(map(_named, after["table"]))
        lay = Counter(map(_named, state["table"]))
        self.gone = [pile for pile in state["table"] if lay[_named(pile)] > left[_named(pile)]]
        self.new = next((pile for pile in after["table"] if lay[_named(pile)] < left[_named(pile)]), None)

    def answers(self, value: int) -> int:
        """How many cards of the hand can take a build of a value."""
        return sum(HAND[card] == value for card in self.me["hand"])


def _named(pile: Data) -> str:
    return str((sorted(pile["cards"]), pile.get("build")))


def _take(made: _Move) -> Iterator[str]:
    yield from ("INT-9", "INT-10")
    named = made.gone
    builds = [pile for pile in named if pile.get("build")]
    plain = [pile for pile in named if not pile.get("build")]
    if any(value_of(pile) == made.value for pile in plain):
        yield "INT-1"
    if any(value_of(pile) != made.value for pile in plain):
        yield "INT-2"
    if len(named) > 1:
        yield "INT-3"
    if any(len(pile["cards"]) > 1 for pile in plain):
        yield from ("INT-8", "VAL-4")
    if made.value > 13:
        yield "INT-6"
    if [made.card] in [pile["cards"] for pile in plain]:
        yield "INT-5" if len(named) == 1 else "RES-5"
    if builds:
        yield from ("INT-7", "RES-4")
        yield from ("LAS-7" for pile in builds if pile["build"]["locked"])
        yield from ("VAL-4" for pile in builds if worth(pile["cards"]) != pile["build"]["value"])
    yield from _own_reserved(made)
    yield from _mullar(made)
    if not made.after["table"]:
        yield "TAB-1"
        if made.me["tabbe"] or made.after["rond"] != made.state["rond"]:
            yield "TAB-2"


def _own_reserved(made: _Move) -> Iterator[str]:
    for pile in made.mine:
        if made.value == pile["build"]["value"]:
            yield "RES-2" if made.answers(made.value) == 1 else "RES-3"


def _mullar(made: _Move) -> Iterator[str]:
    taken = [made.card, *(card for pile in made.gone for card in pile["cards"])]
    twice = {card for card in taken if taken.count(card) > 1}
    if twice:
        yield from ("MUL-1", "MUL-2", "VAL-5")
    if len(twice) > 1:
        yield "MUL-3"
    if set(taken) & set(made.me["taken"]):
        yield "MUL-4"
    if len({card[3:] for card in taken}) < len(set(taken)):
        yield "MUL-5"
    if made.card in twice and made.value > 13:
        yield "MUL-6"
    if any(TABLE[card] == made.value for card in twice - {made.card}):
        yield "MUL-7"
    if any(2 * TABLE[card] == made.value for card in twice):
        yield "MUL-8"


def _build(made: _Move) -> Iterator[str]:
    yield from ("RES-1", "INT-10")
    on, value = sorted(made.move["on"]), made.move["value"]
    old = next((pile for pile in made.gone if sorted(pile["cards"]) == on and pile.get("build")), None)
    draft = made.edition == "utkast"
    if old:
        yield from ("BYG-6" if draft else "BYG-2", "BYG-3", "RES-4")
        yield "VAL-4" if worth(old["cards"]) + made.worth != value else "BYG-3"
    elif len(on) > 1:
        yield from ("BYG-6", "VAL-4")
    else:
        yield from ("BYG-1", "VAL-2")
    merged = [pile for pile in made.mine if pile["build"]["value"] == value]
    if merged:
        yield from ("BYG-5", "LAS-5" if draft else "LAS-2")
        yield from ("LAS-9" for pile in merged if pile["build"]["locked"])
    drawn = len(made.gone) - 1 - len(merged)
    if drawn > 0:
        yield from ("BYG-8",) if draft else ("BYG-7", "LAS-3")
    if made.new and not draft and not made.new["build"]["locked"]:
        yield "LAS-1"
    if draft:
        yield "LAS-5"
    yield from ("LAS-8" for pile in made.theirs if pile["build"]["locked"] and len(pile["cards"]) == 2)
    yield from _two_answer(made)
    yield "TAB-2"


def _two_answer(made: _Move) -> Iterator[str]:
    yield from ("RES-3" for pile in made.mine if pile["build"]["value"] == made.value and made.answers(made.value) > 1)


def _trotta(made: _Move) -> Iterator[str]:
    yield from ("TRO-3", "TRO-4", "LAS-4", "RES-1", "TAB-2", "INT-10")
    own = [pile for pile in made.mine if pile["build"]["value"] == made.worth]
    if own:
        yield "TRO-2"
        yield from ("LAS-9" for pile in own if pile["build"]["locked"])
    if len(made.gone) > len(own):
        yield "TRO-1"
    if any(not pile.get("build") and value_of(pile) != made.worth for pile in made.gone):
        yield "TRO-5"
    if any(pile in made.gone for pile in made.theirs):
        yield "RES-4"
    yield from ("LAS-8" for pile in made.theirs if pile["build"]["locked"])
    yield from _two_answer(made)


def _throw(made: _Move) -> Iterator[str]:
    if made.gone:
        yield from ("SLA-4", "LAS-4", "TAB-2")
        yield from ("LAS-9" for pile in made.gone if pile["build"]["locked"])
    else:
        yield "SLA-1"
    yield from _two_answer(made)


def _moves(state: Data, legal: list[Data]) -> Iterator[str]:
    hands = {player["name"]: player["hand"] for player in state["players"]}
    if not hands[state["turn"]]:
        yield "TUR-1" if any(hands.values()) else "GIV-4"
    ways: dict[str, list[str]] = {}
    for move in legal:
        ways.setdefault(move["card"], []).append(move["action"])
    for actions in ways.values():
        if actions.count("take") > 1:
            yield "INT-4"
        if "take" in actions and len(set(actions)) > 1:
            yield "INT-10"
        if actions.count("trotta") > 1:
            yield "TRO-5"
        if "throw" in actions and "take" in actions:
            yield "SLA-4"


def _score(state: Data, answer: Data) -> Iterator[str]:
    for player, points in zip(state["players"], answer["players"], strict=False):
        yield from (clause for name, clause in _POINTS.items() if points[name])
        if player["mulles"] and points["intake"]:
            yield "POA-4"
    if state["table"] and not any(player["hand"] for player in state["players"]):
        yield "GIV-6"


_POINTS = {"mulle": "POA-1", "tabbe": "POA-2", "intake": "POA-3", "bonus": "POA-5", "total": "POA-6"}

_FIELDS = {
    "tabbe": ("TAB",), "mulles": ("MUL",), "taken": ("MUL", "INT-9", "INT"), "turn": ("TUR-1",),
    "rond": ("GIV-3", "GIV-4", "GIV"), "stock": ("GIV-7", "GIV"), "hand": ("GIV-7", "GIV", "TUR-1"),
    "builds": ("LAS", "BYG", "TRO"), "table": ("BYG-7", "BYG-8", "BYG-5", "SLA", "TRO", "LAS", "INT-8", "INT", "BYG"),
    "mulle": ("POA-1",), "intake": ("POA-4", "POA-3"), "bonus": ("POA-5",), "total": ("POA-6",),
    "take": ("INT-4", "INT"), "build": ("BYG",), "trotta": ("TRO",), "throw": ("SLA",),
}  # fmt: skip


def involved(operation: str, params: Data, expected: Any, got: Any, kind: tuple[str, ...]) -> list[str]:
    """The clauses that a difference is about, the likeliest first."""
    found = deciding(operation, params, expected) if expected is not None else set()
    claimed = ((got or {}).get("refused") or {}).get("clause") if operation == "play" else None
    order: list[str] = []
    if operation == "play" and expected and expected.get("refused", {}).get("clause"):
        order.append(expected["refused"]["clause"])
    if claimed:
        order.append(str(claimed))
    action = params["move"]["action"] if operation == "play" else ""
    for field in (*kind[::-1], action):
        for start in _FIELDS.get(field, ()):
            order += sorted(clause for clause in found if clause == start or clause.startswith(f"{start}-"))
    order += [*sorted(found - _ALWAYS), *sorted(found), *(_FIRST[word] for word in kind if word in _FIRST)]
    return list(dict.fromkeys(order))


_FIRST = {"take": "INT-1", "build": "BYG-1", "trotta": "TRO-1", "throw": "SLA-1"} | _POINTS


_ALWAYS = {"TUR-1", "TUR-2", "TUR-4", "INT-9", "INT-10", "TAB-2", "RES-1"}
"""What is true of so many answers that it tells little."""
