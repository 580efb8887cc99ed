"""A question and its right answer as a scenario, in the sentences of the feature files."""

import hashlib
from collections.abc import Sequence
from typing import Any

from regelratt.contract import Data
from regelratt.fuzz.question import Asked

from ..canonical import canonical_move
from ..words import REASONS, Unclear, any_move
from .cards import COPIES, PACK
from .differing import fields_apart, moves_apart, twice
from .sentences import cards_said, listed, lying, said, step, tabbar

COLUMNS = {
    "mullepoäng": "mulle",
    "tabbepoäng": "tabbe",
    "intagspoäng": "intake",
    "bonuspoäng": "bonus",
    "poäng i summa": "total",
}
_PLAIN = {"omgang": 1, "rond": 6, "opener": "Anna", "turn": "Anna"}


def feature(
    operation: str,
    params: Data,
    expected: Any,
    got: Any,
    *,
    legal: list[Data],
    tags: Sequence[str],
    clauses: Sequence[str],
    before: Sequence[Asked] = (),
) -> str:
    """A whole feature file with the one scenario; its `Regel:` can be pasted into another."""
    said = _Scenario(operation, params, expected, got, legal, before)
    if said.unsaid or len(said.orders) > 1:  # only one order of the pack can be said
        return ""
    rule = clauses[0] if clauses else "regeln"
    lines = [
        "# language: sv",
        "Egenskap: Funnet med slump",
        "",
        f"  # Berörda regler: {', '.join(clauses) or 'okänt vilka'}.",
        *(f"  # {note}" for note in said.notes),
        f"  {' '.join('@' + tag for tag in tags[:1])}".rstrip(),
        f"  Regel: Det som {rule} säger, i en ställning funnen med slump",
        "",
        *([f"    {' '.join('@' + tag for tag in tags[1:])}"] if tags[1:] else []),
        f"    Scenario: {said.name}",
        *(f"      {line}" for line in said.lines),
    ]
    return "\n".join(lines) + "\n"


def sayable(operation: str, params: Data, expected: Any, got: Any) -> bool:
    """Whether a scenario can show the difference."""
    return not _Scenario(operation, params, expected, got, [], ()).unsaid


class _Scenario:
    """The sentences, and what they cannot say."""

    def __init__(
        self, operation: str, params: Data, expected: Any, got: Any, legal: list[Data], before: Sequence[Asked]
    ) -> None:
        self.notes: list[str] = []
        self.unsaid = False
        """Whether that which differs cannot be said."""
        self.state: Data = {}
        self.given: list[str] = []
        self.orders: list[str] = []
        """The orders of the pack that things are dealt from."""
        self.first: list[str] = []
        """What is asked before that which it is about."""
        self.placed = False
        """Whether it is said how everything lies."""
        for each in before:
            self._earlier(each)
        self.state = params.get("state") or {}
        self.then: list[str] = []
        self.when = ""
        self.rest: list[str] = []
        what = {"moves": "Dragen", "score": "Poängen", "deal": "Given", "values": "Kortets värden"}.get(operation, "")
        match operation:
            case "play":
                what = self._play(params["move"], expected, got, legal)
            case "moves":
                self._moves(expected, got)
            case "score":
                self._score(expected, got)
            case "deal":
                self._deal(params, expected, got or expected)
                self._sayable(expected, got)
            case _:
                self._values(expected, got)
        self.lines = [*step("Givet", self.given), *self.first, *step("När", [self.when] if self.when else [])]
        self.lines += [*step("Så", self.then), *self.rest]
        # by what it says: two engines can be wrong about one question in different ways
        mark = hashlib.sha256("\n".join([str(self.state.get("edition")), *self.lines]).encode()).hexdigest()[:8]
        self.name = f"{what}, funnet med slump {mark}"

    def _earlier(self, asked: Asked) -> None:
        """A question that only comes first, and one thing that its answer tells."""
        (operation, params), expected = asked
        if "state" in params:
            self.state = params["state"]
            self._position()
        match operation:
            case "play":
                reason = _reason((expected.get("refused") or {}).get("reason"))
                self.first += step("När", [self._told(params["move"])])
                self.first += step("Så", [f"vägras draget: {reason}" if "refused" in expected else "tillåts draget"])
            case "score":
                self.first += step("Så", [f"har {each['name']} {each['total']} poäng i summa"
                                          for each in expected["players"]])  # fmt: skip
            case "deal":
                self._order(params["order"])
                self.placed = True
                self.first += step("När", [f"omgång {params['omgang']} ges och {params['opener']} öppnar"])
            case "moves":
                told = f"med {expected[0]['card']} bara göra dessa drag:" if expected else "inte göra något drag"
                self.first += step("Så", [f"kan {self.state['turn']} {told}"])
                self.first += self._rows(expected, expected[0]["card"]) if expected else []
            case _:
                self.first += step("Så", [_worth(value) for value in expected[:1]])

    def _position(self) -> None:
        """The sentences that make the position."""
        if self.placed:
            return
        self.placed = True
        state = self.state
        self.given.append(f"att på bordet ligger {lying(state['table'])}" if state["table"] else "att bordet är tomt")
        for player in state["players"]:
            self._has(player)
        if state["stock"]:
            self.given.append(f"att leken har {listed(state['stock'])} kvar, överst först")
        if state["turn"] != _PLAIN["turn"]:
            self.given.append(f"att {state['turn']} står i tur")
        if state["opener"] != _PLAIN["opener"]:
            self.given.append(f"att {state['opener']} öppnade omgången")
        if (state["rond"], state["omgang"]) != (_PLAIN["rond"], _PLAIN["omgang"]):
            self.given.append(f"att det är rond {state['rond']} i omgång {state['omgang']}")

    def _has(self, player: Data) -> None:
        """What a player has."""
        name = player["name"]
        if player["hand"]:
            self.given.append(f"att {name} har {cards_said(player['hand'])} på handen")
        if player["taken"]:
            self.given.append(f"att {name} har {cards_said(player['taken'])} i sin intagna hög")
        if player["mulles"]:
            self.given.append(f"att {name} har {cards_said(player['mulles'])} i sin mullehög")
        if player["tabbe"]:
            self.given.append(f"att {name} har {tabbar(player['tabbe'])}")

    def _play(self, move: Data, expected: Data, got: Any, legal: list[Data]) -> str:
        refusal = expected.get("refused") or {}
        before = _before_the_end(self.state, move) if refusal.get("reason") == "game-over" else None
        if before and not self.placed:
            self.state, last = before
            self._position()
            self.rest = [*step("När", [self._told(move)]), *step("Så", ["vägras draget: omgången är slut"])]
            self.when, self.then = self._told(last), ["tillåts draget"]
            return "Ett drag efter det sista, som vägras"
        self._position()
        self.when = self._told(move)
        what = {"take": "Ett intag", "build": "Ett bygge", "trotta": "En trotta", "throw": "En släng"}[move["action"]]
        if refused := expected.get("refused"):
            if refused["reason"] not in REASONS.values():
                self.notes.append("Skälet som gavs finns inte bland meningarna; det som står här är inte det.")
            self.then.append(f"vägras draget: {_reason(refused['reason'])}")
            self._paired(move, legal)
            return f"{what} som vägras"
        other = (got or {}).get("state")
        self.then = self._follows(move["player"], expected["state"], other)
        self._sayable(expected["state"], other)
        return f"{what} som tillåts"

    def _paired(self, move: Data, legal: list[Data]) -> None:
        """A move from the same position that may be made, as like the refused one as there is."""
        if not legal:
            self.notes.append("I ställningen finns inget drag som får göras, så scenariot har bara ett vägrat drag.")
            return
        like = max(legal, key=lambda each: (each["card"] == move["card"], each["action"] == move["action"]))
        self.rest = [*step("När", [self._told(like)]), *step("Så", ["tillåts draget"])]

    def _told(self, move: Data) -> str:
        """A move as after När, if a sentence can say it all."""
        text = said(move, self.state["table"])
        try:
            back = any_move(text, self.state["table"])
        except Unclear:
            self.unsaid = True
            return text
        if canonical_move(back) != canonical_move(move) or ("absorb" in back) != (move.get("absorb") is not None):
            self.unsaid = True
        return text

    def _follows(self, mover: str, after: Data, got: Data | None) -> list[str]:
        """What is otherwise than before, or otherwise than the engine had it."""
        before, other = self.state, got or after
        table = f"ligger på bordet {lying(after['table'])}" if after["table"] else "är bordet tomt"
        found = [table]
        for now, was, theirs in zip(after["players"], before["players"], other["players"], strict=False):
            name = now["name"]
            for what, where in (("hand", "på handen"), ("taken", "i sin intagna hög"), ("mulles", "i sin mullehög")):
                same = sorted(now[what]) == sorted(was[what]) == sorted(theirs[what])
                if not same or (what == "hand" and name == mover):
                    found.append(f"{name} har {cards_said(now[what])} {where}")
            if not now["tabbe"] == was["tabbe"] == theirs["tabbe"]:
                found.append(f"{name} har {tabbar(now['tabbe'])}")
        if not after["rond"] == before["rond"] == other["rond"]:
            found.append(f"det är rond {after['rond']}")
        if not len(after["stock"]) == len(before["stock"]) == len(other["stock"]):
            found.append(f"leken har {len(after['stock'])} kort kvar")
        found.append(f"{after['turn']} står i tur")
        return found

    def _sayable(self, expected: Data, got: Data | None) -> None:
        apart = fields_apart(expected, got) if got else []
        many = {len(state["stock"]) for state in (expected, got) if state}
        if apart and set(apart) <= {"edition", "omgang", "opener", "stock"} and len(many) == 1:
            self.unsaid = True  # the order of the pack and which omgång it is can only be given

    def _moves(self, expected: list[Data], got: Any) -> None:
        self._position()
        missing, extra = moves_apart(expected, got or [])
        name = self.state["turn"]
        if not expected:
            self.then.append(f"kan {name} inte göra något drag")
            return
        card = (missing or extra or twice(got or []) or expected)[0]["card"]
        rows = self._rows(expected, card)
        self.unsaid = not rows  # that a card has no move while others have: an empty table cannot be written
        self.then.append(f"kan {name} med {card} bara göra dessa drag:")
        self.rest = rows

    def _rows(self, legal: list[Data], card: str) -> list[str]:
        """The moves that may be made with a card, as a table."""
        rows = [said(move, self.state["table"], fully=True) for move in legal if move["card"] == card]
        width = max(map(len, rows), default=0)
        return [f"  | {row:{width}} |" for row in rows]

    def _score(self, expected: Data, got: Any) -> None:
        self._position()
        theirs = {player["name"]: player for player in (got or {}).get("players", [])}
        for points in expected["players"]:
            other = theirs.get(points["name"])
            for column, field in COLUMNS.items():
                if other is None or other[field] != points[field]:
                    self.then.append(f"har {points['name']} {points[field]} {column}")

    def _deal(self, params: Data, expected: Data, got: Data) -> None:
        self._order(params["order"])
        self.when = f"omgång {params['omgang']} ges och {params['opener']} öppnar"
        self.then.append(f"ligger på bordet {lying(expected['table'])}")
        for player, other in zip(expected["players"], got["players"], strict=False):
            name = player["name"]
            self.then.append(f"{name} har {cards_said(player['hand'])} på handen")
            for what, where in (("taken", "i sin intagna hög"), ("mulles", "i sin mullehög")):
                if sorted(player[what]) != sorted(other[what]):
                    self.then.append(f"{name} har {cards_said(player[what])} {where}")
            if player["tabbe"] != other["tabbe"]:
                self.then.append(f"{name} har {tabbar(player['tabbe'])}")
        self.then += [f"{expected['turn']} står i tur", f"det är rond {expected['rond']}"]
        self.then.append(f"leken har {len(expected['stock'])} kort kvar")

    def _order(self, order: list[str]) -> None:
        """How the pack is shuffled: as much of it as must be said."""
        top = order
        for length in range(len(order) + 1):
            rest = list(PACK * COPIES)
            for card in order[:length]:
                rest.remove(card)
            if rest == order[length:]:
                top = order[:length]
                break
        sentence = f"att leken är blandad med {listed(top) or 'inga kort'} överst"
        if sentence not in self.orders:
            self.orders.append(sentence)
            self.given.append(sentence)

    def _values(self, expected: list[Data], got: Any) -> None:
        for value, other in zip(expected, got or [None] * len(expected), strict=False):
            if value != other:
                self.then.append(_worth(value))


def _worth(value: Data) -> str:
    return f"är {value['card']} värd {value['table']} på bordet och {value['hand']} på handen"


def _reason(code: str | None) -> str:
    """A reason as after Så; some other where there is no sentence for it."""
    return next((phrase for phrase, each in REASONS.items() if each == code), next(iter(REASONS)))


def _before_the_end(state: Data, move: Data) -> tuple[Data, Data] | None:
    """The position before the last card was thrown, and that throw: beside a refusal stands a move that is allowed."""
    if state["table"] or (state["stock"] and state["rond"] < _PLAIN["rond"]):
        return None  # it could take something, or new cards would be dealt
    used = [card for player in state["players"] for name in ("taken", "mulles") for card in player[name]]
    card = next((card for card in PACK if card not in (*used, move["card"])), None)
    if card is None:
        return None
    name = next(player["name"] for player in state["players"] if player["name"] != state["turn"])
    players = [player | {"hand": [card]} if player["name"] == name else player for player in state["players"]]
    last = {"player": name, "action": "throw", "card": card}
    return state | {"turn": name, "players": players}, last
