"""A question and its right answer as a scenario, in the sentences of the feature files."""

import hashlib
from collections.abc import Sequence
from typing import Any

from regelratt.contract import Data

from ..canonical import canonical_move
from ..words import REASONS, any_move, shown
from .cards import COPIES, PACK
from .differing import fields_apart, moves_apart, twice

COLUMNS = {
    "mullepoäng": "mulle",
    "tabbepoäng": "tabbe",
    "intagspoäng": "intake",
    "bonuspoäng": "bonus",
    "poäng i summa": "total",
}
_PLAIN = {"omgang": 1, "rond": 6, "opener": "Anna", "turn": "Anna"}


def listed(items: Sequence[str]) -> str:
    """Things as one lists them.

    >>> listed(["SP 3", "HJ 4", "KL 5"])
    'SP 3, HJ 4 och KL 5'
    """
    return " och ".join(filter(None, (", ".join(items[:-1]), items[-1]))) if items else ""


def _cards(cards: Sequence[str]) -> str:
    return listed(sorted(cards)) or "inga kort"


def feature(
    operation: str,
    params: Data,
    expected: Any,
    got: Any,
    *,
    legal: list[Data],
    tags: Sequence[str],
    clauses: Sequence[str],
) -> str:
    """A whole feature file with the one scenario; its `Regel:` can be pasted into another."""
    said = _Scenario(operation, params, expected, got, legal)
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


class _Scenario:
    """The sentences, and what they cannot say."""

    def __init__(self, operation: str, params: Data, expected: Any, got: Any, legal: list[Data]) -> None:
        self.notes: list[str] = []
        self.state: Data = params.get("state") or {}
        self.given: list[str] = []
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
        self.lines = [*_step("Givet", self.given), *_step("När", [self.when] if self.when else [])]
        self.lines += [*_step("Så", self.then), *self.rest]
        # by what it says: two engines can be wrong about one question in different ways
        mark = hashlib.sha256("\n".join([str(self.state.get("edition")), *self.lines]).encode()).hexdigest()[:8]
        self.name = f"{what}, funnet med slump {mark}"

    def _position(self) -> None:
        """The sentences that make the position."""
        state = self.state
        self.given.append(f"att på bordet ligger {lying(state['table'])}" if state["table"] else "att bordet är tomt")
        for player in state["players"]:
            name = player["name"]
            if player["hand"]:
                self.given.append(f"att {name} har {_cards(player['hand'])} på handen")
            if player["taken"]:
                self.given.append(f"att {name} har {_cards(player['taken'])} i sin intagna hög")
            if player["mulles"]:
                self.given.append(f"att {name} har {_cards(player['mulles'])} i sin mullehög")
            if player["tabbe"]:
                self.given.append(f"att {name} har {_tabbar(player['tabbe'])}")
        if state["stock"]:
            self.given.append(f"att leken har {listed(state['stock'])} kvar, överst först")
        if state["turn"] != _PLAIN["turn"]:
            self.given.append(f"att {state['turn']} står i tur")
        if state["opener"] != _PLAIN["opener"]:
            self.given.append(f"att {state['opener']} öppnade omgången")
        if (state["rond"], state["omgang"]) != (_PLAIN["rond"], _PLAIN["omgang"]):
            self.given.append(f"att det är rond {state['rond']} i omgång {state['omgang']}")

    def _play(self, move: Data, expected: Data, got: Any, legal: list[Data]) -> str:
        refusal = expected.get("refused") or {}
        before = _before_the_end(self.state, move) if refusal.get("reason") == "game-over" else None
        if before:
            self.state, last = before
            self._position()
            self.rest = [*_step("När", [self._told(move)]), *_step("Så", ["vägras draget: omgången är slut"])]
            self.when, self.then = self._told(last), ["tillåts draget"]
            return "Ett drag efter det sista, som vägras"
        self._position()
        self.when = self._told(move)
        what = {"take": "Ett intag", "build": "Ett bygge", "trotta": "En trotta", "throw": "En släng"}[move["action"]]
        if refused := expected.get("refused"):
            phrases = {code: phrase for phrase, code in REASONS.items()}
            reason = phrases.get(refused["reason"])
            if reason is None:
                self.notes.append("Skälet som gavs finns inte bland meningarna; det som står här är inte det.")
            self.then.append(f"vägras draget: {reason or next(iter(REASONS))}")
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
        self.rest = [*_step("När", [self._told(like)]), *_step("Så", ["tillåts draget"])]

    def _told(self, move: Data) -> str:
        """A move as after När; what the sentence cannot say is noted."""
        text = said(move, self.state["table"])
        back = any_move(text, self.state["table"])
        if canonical_move(back) != canonical_move(move) or ("absorb" in back) != (move.get("absorb") is not None):
            self.notes.append("Meningen om draget säger inte allt som frågan sade.")
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
                    found.append(f"{name} har {_cards(now[what])} {where}")
            if not now["tabbe"] == was["tabbe"] == theirs["tabbe"]:
                found.append(f"{name} har {_tabbar(now['tabbe'])}")
        if not after["rond"] == before["rond"] == other["rond"]:
            found.append(f"det är rond {after['rond']}")
        if not len(after["stock"]) == len(before["stock"]) == len(other["stock"]):
            found.append(f"leken har {len(after['stock'])} kort kvar")
        found.append(f"{after['turn']} står i tur")
        return found

    def _sayable(self, expected: Data, got: Data | None) -> None:
        apart = fields_apart(expected, got) if got else []
        if apart and set(apart) <= {"edition", "omgang", "opener", "stock"}:
            self.notes.append("Det som skiljer, lekens ordning eller omgången, går inte att säga efter Så.")

    def _moves(self, expected: list[Data], got: Any) -> None:
        self._position()
        missing, extra = moves_apart(expected, got or [])
        name = self.state["turn"]
        if not expected:
            self.then.append(f"kan {name} inte göra något drag")
            return
        card = (missing or extra or twice(got or []) or expected)[0]["card"]
        rows = [said(move, self.state["table"], fully=True) for move in expected if move["card"] == card]
        if not rows:  # an empty table cannot be written: the move itself is tried instead
            self.when = self._told(extra[0])
            self.notes.append("Att ett kort inte har något drag går inte att skriva; här prövas draget i stället.")
            self.then.append("vägras draget: värdena stämmer inte")
            return
        width = max(map(len, rows))
        self.then.append(f"kan {name} med {card} bara göra dessa drag:")
        self.rest = [f"  | {row:{width}} |" for row in rows]

    def _score(self, expected: Data, got: Any) -> None:
        self._position()
        theirs = {player["name"]: player for player in (got or {}).get("players", [])}
        for points in expected["players"]:
            other = theirs.get(points["name"])
            for column, field in COLUMNS.items():
                if other is None or other[field] != points[field]:
                    self.then.append(f"har {points['name']} {points[field]} {column}")

    def _deal(self, params: Data, expected: Data, got: Data) -> None:
        top = params["order"]
        for length in range(len(top) + 1):
            rest = list(PACK * COPIES)
            for card in params["order"][:length]:
                rest.remove(card)
            if rest == params["order"][length:]:
                top = params["order"][:length]
                break
        self.given.append(f"att leken är blandad med {listed(top) or 'inga kort'} överst")
        self.when = f"omgång {params['omgang']} ges och {params['opener']} öppnar"
        self.then.append(f"ligger på bordet {lying(expected['table'])}")
        for player, other in zip(expected["players"], got["players"], strict=False):
            name = player["name"]
            self.then.append(f"{name} har {_cards(player['hand'])} på handen")
            for what, where in (("taken", "i sin intagna hög"), ("mulles", "i sin mullehög")):
                if sorted(player[what]) != sorted(other[what]):
                    self.then.append(f"{name} har {_cards(player[what])} {where}")
            if player["tabbe"] != other["tabbe"]:
                self.then.append(f"{name} har {_tabbar(player['tabbe'])}")
        self.then += [f"{expected['turn']} står i tur", f"det är rond {expected['rond']}"]
        self.then.append(f"leken har {len(expected['stock'])} kort kvar")

    def _values(self, expected: list[Data], got: Any) -> None:
        for value, other in zip(expected, got or [None] * len(expected), strict=False):
            if value != other:
                self.then.append(f"är {value['card']} värd {value['table']} på bordet och {value['hand']} på handen")


def _before_the_end(state: Data, move: Data) -> tuple[Data, Data] | None:
    """The position before the last card was thrown, and that throw: beside a refusal stands a move that is allowed."""
    if state["stock"] and state["rond"] < _PLAIN["rond"]:
        return None  # new cards would be dealt
    used = [card for player in state["players"] for name in ("taken", "mulles") for card in player[name]]
    used += [card for pile in state["table"] for card in pile["cards"]] + [move["card"]]
    card = next(card for card in PACK if card not in used)
    name = next(player["name"] for player in state["players"] if player["name"] != state["turn"])
    players = [player | {"hand": [card]} if player["name"] == name else player for player in state["players"]]
    last = {"player": name, "action": "throw", "card": card}
    return (state | {"turn": name, "players": players}, last) if not state["table"] else None


def _step(word: str, sentences: Sequence[str]) -> list[str]:
    """Sentences of one kind: the first with its own word, the others with Och."""
    return [f"{word if place == 0 else 'Och'} {_turned(text, place)}" for place, text in enumerate(sentences)]


def _turned(text: str, place: int) -> str:
    """After Så the verb comes first, after Och the one it is about."""
    words = text.split(" ")
    if place and words[0] == "har":
        return " ".join([words[1], "har", *words[2:]])
    return text


def _tabbar(count: int) -> str:
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
    return words + _cards(cards) if cards else nothing


def _pile(cards: Sequence[str], table: Sequence[Data], base: int | None = None, *, on: bool = False) -> str:
    """A pile as a move names it: a build by its value and cards, where only one pile has them or it must be told."""
    inside = ", ".join(sorted(cards))
    alike = [pile for pile in table if sorted(pile["cards"]) == sorted(cards)]
    value = base or (alike[0].get("build") or {}).get("value") if len(alike) == 1 or base else None
    if value and not (on and len(alike) > 1 and not base):
        return f"bygget {value} ({inside})"
    return inside if len(cards) == 1 else f"högen ({inside})"
