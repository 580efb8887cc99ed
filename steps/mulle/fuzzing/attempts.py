"""Moves to try in a position: allowed ones, and such as are nearly allowed, for that is where engines go wrong."""

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

from regelratt.contract import Data

from .cards import HAND, PACK, TABLE, worth

UNKNOWN = ("SP 1", "HJ 11", "KL 0")


def attempts(state: Data, legal: list[Data], chance: Random, count: int) -> list[Data]:
    """So many moves to try, the first of them allowed if any is."""
    trying = _Trying(state, legal, chance)
    found = chance.sample(legal, min(len(legal), 1 + count // 4))
    while len(found) < count:
        found.append(trying.any())
    return found


class _Trying:
    """A position in which moves are tried."""

    def __init__(self, state: Data, legal: list[Data], chance: Random) -> None:
        self.chance = chance
        self.legal = legal
        self.player: str = state["turn"]
        self.table: list[Data] = state["table"]
        hands = {player["name"]: player["hand"] for player in state["players"]}
        self.hand: list[str] = hands.pop(self.player)
        ((self.other, self.others),) = hands.items()
        self.loose = [pile["cards"][0] for pile in self.table if len(pile["cards"]) == 1 and not pile.get("build")]

    def any(self) -> Data:
        """A move of some kind."""
        kinds: list[Callable[[], Data]] = [
            self.take,
            self.take,
            self.build,
            self.build,
            self.build,
            self.trotta,
            self.throw,
        ]
        if self.legal:
            kinds += [self.spoilt] * 4
        if not self.hand or self.chance.random() < 0.04:
            kinds = [self.stranger]
        return self.chance.choice(kinds)()

    def card(self) -> str:
        return self.chance.choice(self.hand)

    def some_piles(self) -> list[list[str]]:
        many = self.chance.randint(0, min(3, len(self.table)))
        return [list(pile["cards"]) for pile in self.chance.sample(self.table, many)]

    def take(self) -> Data:
        """An intag of what makes the value, or of whatever lies there."""
        card = self.card()
        fitting = [pile for pile in self.table if value_of(pile) <= HAND[card]]
        piles = self.some_piles()
        if self.chance.random() < 0.1 and (parts := self._parts(card)):
            piles = parts
        elif fitting and self.chance.random() < 0.8:
            piles, left = [], HAND[card]
            for pile in self.chance.sample(fitting, len(fitting)):
                if value_of(pile) <= left:
                    piles.append(list(pile["cards"]))
                    left = left - value_of(pile) or HAND[card]
        return {"player": self.player, "action": "take", "card": card, "piles": piles}

    def build(self) -> Data:
        """A bygge on anything, to a value that is near at hand."""
        if not self.table:
            return self.throw()
        if self.chance.random() < 0.5 and (answered := self._answered()):
            return self.chance.choice(answered)
        card = self.card()
        pile = self.chance.choice(self.table)
        base, laid = value_of(pile), TABLE[card]
        values = [base + laid, base + laid, base + laid, base - laid, base - laid, base, base + laid + 1]
        values += [HAND[each] for each in self.hand]
        move: Data = {
            "player": self.player, "action": "build", "card": card, "on": list(pile["cards"]),
            "value": max(0, self.chance.choice(values)),
        }  # fmt: skip
        if len(pile["cards"]) > 1 and self.chance.random() < 0.1:  # only part of it is named
            move["on"].pop(self.chance.randrange(len(move["on"])))
        elif self.chance.random() < 0.03:  # a card that does not lie there
            move["on"] = [self.chance.choice(self.hand + self.others)]
        alike = [each for each in self.table if sorted(each["cards"]) == sorted(pile["cards"])]
        if len({value_of(each) for each in alike}) > 1 and self.chance.random() < 0.5:
            move["base"] = base
        return self._drawing_in(move, "absorb", [card for card in self.loose if card not in pile["cards"]])

    def _answered(self) -> list[Data]:
        """Every bygge to a value that the rest of the hand can answer for."""
        found: list[Data] = []
        for place, card in enumerate(self.hand):
            answers = {HAND[each] for at, each in enumerate(self.hand) if at != place}
            for pile in self.table:
                base, laid = value_of(pile), TABLE[card]
                values = answers & ({base + laid, base - laid} if pile.get("build") else {base + laid})
                made = {"player": self.player, "action": "build", "card": card, "on": list(pile["cards"])}
                found += [{**made, "value": value} for value in sorted(values)]
        return found

    def trotta(self) -> Data:
        """A trotta."""
        return self._drawing_in({"player": self.player, "action": "trotta", "card": self.card()}, "gather", self.loose)

    def _drawing_in(self, move: Data, name: str, loose: list[str]) -> Data:
        if self.chance.random() < 0.25:
            wanted = self.chance.sample(loose, self.chance.randint(0, min(2, len(loose))))
            move[name] = [[card] for card in wanted]
        return move

    def throw(self) -> Data:
        """A släng, or a feed."""
        return {"player": self.player, "action": "throw", "card": self.card()}

    def stranger(self) -> Data:
        """A card that is not there, or a player whose turn it is not."""
        player, cards = self.player, self.others + list(UNKNOWN)
        if self.others and self.chance.random() < 0.5:
            player, cards = self.other, self.others + self.hand
        elif self.chance.random() < 0.3:
            cards = list(PACK)
        elif self.hand and self.chance.random() < 0.5:  # a card of the hand by a name that it has not
            cards = [misnamed(card) for card in self.hand]
        elif self.chance.random() < 0.2:
            player, cards = "Cilla", self.hand + self.others + cards
        card = self.chance.choice(cards)
        if self.legal and self.chance.random() < 0.5:
            return self.chance.choice(self.legal) | {"player": player, "card": card}
        return {"player": player, "action": "throw", "card": card}

    def spoilt(self) -> Data:
        """An allowed move said otherwise, or with one thing changed."""
        move = dict(self.chance.choice(self.legal))
        match move["action"]:
            case "take":
                return self._other_piles(move)
            case "build":
                change = self.chance.choice(("card", "value", "absorb", "absorb", "unsaid"))
                if change == "value":
                    return move | {"value": max(0, move["value"] + self.chance.choice((-1, 1)))}
                return self._other_cards(move, "absorb", change)
            case "trotta":
                return self._other_cards(move, "gather", self.chance.choice(("card", "gather", "gather", "unsaid")))
        return move | {"card": self.card()}

    def _other_piles(self, move: Data) -> Data:
        piles = [list(pile) for pile in move["piles"]]
        others = [list(pile["cards"]) for pile in self.table]
        change = self.chance.choice(("fewer", "fewer", "more", "other", "inside", "card"))
        if change == "card":
            return move | {"card": self.card()}
        if change == "inside":
            cards = [card for pile in piles for card in pile]
            piles = [[card] for card in cards] if self.chance.random() < 0.5 else [cards]
            if self.chance.random() < 0.3:
                piles = self._parts(move["card"])
        if change in {"fewer", "other"}:
            piles.pop(self.chance.randrange(len(piles)))
        if change in {"more", "other"}:
            piles.append(self.chance.choice(others))
        return move | {"piles": piles}

    def _parts(self, card: str) -> list[list[str]]:
        """Some cards inside a pile for themselves, such as make the value if there are any; or a pile for one in it."""
        large = [pile["cards"] for pile in self.table if len(pile["cards"]) > 1]
        around = [cards for cards in large if card in cards]
        if around and self.chance.random() < 0.5:
            return [list(self.chance.choice(around))]
        inside = [
            list(some)
            for cards in large
            for count in (1, 2)
            for some in combinations(cards, min(count, len(cards) - 1))
        ]
        fitting = [some for some in inside if worth(some) == HAND[card]]
        return [self.chance.choice(fitting or inside)] if inside else []

    def _other_cards(self, move: Data, name: str, change: str) -> Data:
        said = [card for group in move.get(name) or [] for card in group]
        move = {key: part for key, part in move.items() if key != name}
        if change == "unsaid":
            return move
        if change == "card":
            return move | {"card": self.card()} | ({name: [[card] for card in said]} if said else {})
        if said and self.chance.random() < 0.6:
            said.pop(self.chance.randrange(len(said)))
        elif self.loose:
            said.append(self.chance.choice(self.loose))
        return move | {name: [[card] for card in said]}


def misnamed(card: str) -> str:
    """A card by its number where it has none.

    >>> misnamed("SP J")
    'SP 11'
    """
    return f"{card[:3]}{TABLE[card] if card[3:].isalpha() else int(card[3:]) + 10}"


def value_of(pile: Data) -> int:
    """What a pile is worth: what its build was made to, or its sum."""
    build: Any = pile.get("build")
    return int(build["value"]) if build else worth(pile["cards"])


def chosen(legal: list[Data], chance: Random) -> Data:
    """The move that drives a game on: often any, often one that takes much or builds, so that games differ."""
    if chance.random() < 0.5:
        return chance.choice(legal)
    wanted = chance.choice(("take", "build", "trotta"))
    return max(legal, key=lambda move: (move["action"] == wanted, len(move.get("piles", ())), chance.random()))
