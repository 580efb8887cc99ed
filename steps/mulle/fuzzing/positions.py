"""Odd positions, made around a card and what it could do, so that few cards are enough for any rule to matter.

A recipe says what is likely to lie there. Which recipes bring up the rules that are seldom met is measured while the
fuzzing goes on, not written here.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from regelratt.contract import Data

from .cards import COPIES, HAND, HELD, HIGHEST, LYING, PACK, TABLE

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

NAMES: Final = ("Anna", "Bo")
SPECIAL: Final = tuple(card for card in PACK if HAND[card] > 13)
COUNTING: Final = (*PACK, *(card for card in PACK if card.startswith("SP")), *SPECIAL)
"""Cards to have taken in: more often such as count for something."""


class Recipe(NamedTuple):
    """What is likely to be in a position."""

    pieces: tuple[str, ...]
    """What may lie on the table, each time one of these."""
    held: tuple[str, ...] = ("any", "same", "any")
    """What the player may hold besides the card that it is all about."""
    values: tuple[int, int] = (2, 13)
    """Between which values that card is."""
    most: int = 5
    """How many pieces at most."""
    whole: bool = False
    """Whether there may be more: cards taken in, a stock, another rond."""


_ALL = (
    "single", "identical", "pair", "three", "twins", "heap", "heap of three", "other heap", "build", "own build",
    "other build", "base", "open base", "near", "any", "special", "again", "namesake",
    "heap with it", "heap around", "table build",
)  # fmt: skip
RECIPES: Final = {
    "anything": Recipe(_ALL, values=(1, 16), most=8, whole=True),
    "sums": Recipe(("single", "pair", "three", "any", "near", "heap", "heap of three", "again", "heap around"), most=6),
    "identical": Recipe(("identical", "identical", "single", "pair", "build", "own build", "any", "heap with it")),
    "special": Recipe(
        (
            "build",
            "own build",
            "build",
            "special",
            "identical",
            "pair",
            "heap",
            "other build",
            "table build",
            "own build",
            "table single",
            "table pair",
        ),
        ("any", "same", "any", "table same"),
        values=(14, 16),
    ),
    "reserved": Recipe(("own build", "own build", "identical", "single", "pair", "base", "any"), ("any", "same", "up")),
    "bases": Recipe(
        ("base", "open base", "base", "own build", "up build", "up build", "any"), ("up", "up", "any", "same")
    ),
    "namesakes": Recipe(
        ("heap", "build", "open base", "namesake", "namesake", "single", "own build", "two bases"), ("up", "same")
    ),
    "gathering": Recipe(
        (
            "base",
            "base",
            "open base",
            "up single",
            "up pair",
            "up heap",
            "up build",
            "up choice",
            "up heap beside",
            "other heap",
        ),
        ("up", "any", "up same"),
        values=(1, 11),
        most=6,
    ),
    "merging": Recipe(
        ("base", "up own build", "open base", "up build", "up pair", "up single", "own build"), ("up", "up same")
    ),
    "trotta": Recipe(
        ("single", "pair", "choice", "heap", "build", "own build", "heap of three", "heap beside", "any"),
        ("same", "same", "any"),
    ),
    "throwing": Recipe(("own build", "other build", "near", "any", "other own build"), ("any", "any", "up", "same")),
    "mullar": Recipe(
        ("twins", "pair", "again", "build", "single", "identical", "heap", "again", "doubled build"),
        values=(2, 16),
        whole=True,
    ),
    "sweeping": Recipe(("single", "pair", "three", "heap", "build", "own build", "identical"), (), most=3, whole=True),
    "last cards": Recipe(
        ("single", "any", "own build", "pair", "heap", "other heap", "build"), ("any",), most=4, whole=True
    ),
    "counting": Recipe(("any",), ("any",), most=2, whole=True),
    "nobody": Recipe(("any", "build"), (), most=2, whole=True),
}
"""The recipes, by name."""


_BYTES = 400
"""So many bytes decide a position: two for each choice, and when they are used up always the first."""


class Maker:
    """A position in the making: no card is there more often than it is in the packs.

    It is made of bytes, each choice a number taken modulo what there is to choose from. Hypothesis makes the bytes. Its
    numbers would not do: some of them are constants of whatever modules are loaded, and the same seed must ask the same
    of every engine.
    """

    def __init__(self, source: bytes, recipe: Recipe) -> None:
        self.source = source
        self.place = 0
        self.recipe = recipe
        me: str = self.pick(NAMES)
        self.me = me
        self.other = NAMES[me == NAMES[0]]
        self.used: Counter[str] = Counter()
        self.hand: list[str] = []
        self.table: list[Data] = []
        low, high = recipe.values
        value = self.whole(low, high)
        self.card = self._hold(HELD[value] or LYING[value]) or ""
        self.value = HAND[self.card]
        self.up = 0
        """What a build could become with that card."""

    def whole(self, low: int, high: int) -> int:
        """A whole number from low to high."""
        number = int.from_bytes(self.source[self.place : self.place + 2])
        self.place += 2
        return low + number % (high - low + 1)

    def pick(self, options: Sequence[Any]) -> Any:
        """One of these."""
        return options[self.whole(0, len(options) - 1)]

    def use(self, options: Sequence[str]) -> str | None:
        """A card that is left, of these."""
        left = [card for card in options if self.used[card] < COPIES]
        if not left:
            return None
        card: str = self.pick(left)
        self.used[card] += 1
        return card

    def _hold(self, options: Sequence[str]) -> str | None:
        card = self.use(options)
        if card:
            self.hand.append(card)
        return card

    def hold(self, what: str) -> None:
        """A card more in the hand."""
        if what == "same":
            self._hold(HELD[self.value])
        elif what == "table same":
            self._hold(HELD[TABLE[self.card]])
        elif what == "up":
            self.goal()
        elif what == "up same":
            self._hold(HELD[self.goal()])
        else:
            self._hold(PACK)

    def goal(self) -> int:
        """A value above the card's that the hand can answer for."""
        if not self.up:
            worth = TABLE[self.card]
            self.up = self.whole(min(worth + 1, HIGHEST), HIGHEST)
            self._hold(HELD[self.up])
        return self.up

    def lay(self, cards: Sequence[str | None], **build: Any) -> None:
        """A pile on the table."""
        there = [card for card in cards if card]
        if there:
            self.table.append({"cards": there} | ({"build": build} if build else {}))

    def summing(self, value: int, count: int) -> list[str | None]:
        """So many cards that make a value together."""
        found: list[str | None] = []
        for left in range(count - 1, 0, -1):
            each = self.whole(1, max(1, min(13, value - left)))
            found.append(self.use(LYING[each]))
            value -= each
        return [*found, self.use(LYING.get(value, ()))]

    def build(self, value: int, owner: str, *, locked: bool | None = None) -> None:
        """A build of a value."""
        if value < 1:
            return
        cards = self.summing(value, self.pick((2, 2, 2, 3))) if self.whole(0, 3) else [self.use(PACK), self.use(PACK)]
        closed = self.pick((False, True)) if locked is None else locked
        self.lay(cards, owner=owner, value=value, locked=closed)

    def piece(self, what: str) -> None:
        """Lay a piece on the table."""
        value = self.value
        if what.startswith("up "):
            value, what = self.goal(), what.removeprefix("up ")
        elif what in {"table single", "table pair"}:  # what fits the other of its two values
            value, what = TABLE[self.card], what.removeprefix("table ")
        match what:
            case "single":
                self.lay([self.use(LYING[value])])
            case "identical":
                self.lay([self.use([self.card])])
            case "pair" | "three":
                for card in self.summing(value, 2 if what == "pair" else 3):
                    self.lay([card])
            case "choice":  # two that could both go with a third
                low = self.whole(1, max(1, value - 1))
                for each in (low, low, value - low):
                    self.lay([self.use(LYING.get(each, ()))])
            case _:
                self._more(what, value)

    def _more(self, what: str, value: int) -> None:
        held = [HAND[card] for card in self.hand] or [value]
        match what:
            case "build":
                self.build(value, self.pick(NAMES))
            case "own build":
                self.build(value, self.me)
            case "other build" | "other own build":
                self.build(self.pick(held), self.me if "own" in what else self.pick(NAMES))
            case "doubled build":
                card = self.use(LYING[self.whole(1, 13)])
                self.lay([card, self.use([card or ""])], owner=self.pick(NAMES), value=value, locked=True)
            case "base":
                self.lay([self.use(LYING.get(self.goal() - TABLE[self.card], ()))])
            case "open base":
                way = self.pick((1, -1))
                self.build(
                    min(self.goal() - way * TABLE[self.card], HIGHEST),
                    self.pick(NAMES),
                    locked=self.pick((False, False, True)),
                )
            case "two bases":
                self._two_bases()
            case "table build":
                self.build(TABLE[self.card], self.pick(NAMES))
            case "near":
                self.lay([self.use(LYING.get(value + self.pick((-1, 1)), ()))])
            case _:
                self._rest(what, value)

    def _rest(self, what: str, value: int) -> None:
        match what:
            case "special":
                self.lay([self.use(SPECIAL)])
            case "twins":
                card = self.use(LYING[value // 2 or 1])
                self.lay([card])
                self.lay([self.use([card])] if card else [])
            case "heap" | "heap of three":
                self.lay(self.summing(value, 2 if what == "heap" else 3))
            case "heap beside":
                *heap, card = self.summing(value, 3)
                self.lay(heap)
                self.lay([card])
            case "heap around":
                self.lay([*self.summing(value, 2), self.use(PACK)])
            case "heap with it":
                self.lay([self.use([self.card]), self.use(PACK)])
            case "other heap":
                self.lay([self.use(PACK), self.use(PACK)])
            case "again" | "namesake":
                self._again(other=what == "namesake")
            case _:
                self.lay([self.use(PACK)])

    def _two_bases(self) -> None:
        """Two builds of the same cards that the card could both make the same: the one up, the other down."""
        up, worth = self.goal(), TABLE[self.card]
        cards = [self.use(PACK), self.use(PACK)]
        for value in (up - worth, up + worth):
            if 0 < value <= HIGHEST:
                self.lay(cards, owner=self.pick(NAMES), value=value, locked=False)
                cards = [self.use([card or ""]) for card in cards]

    def _again(self, *, other: bool) -> None:
        """The like of a pile that lies there, or one that only has the same cards: there are two packs."""
        if not self.table:
            return
        pile = self.pick(self.table)
        cards = pile["cards"]
        if any(self.used[card] >= COPIES for card in cards) or len({*cards}) < len(cards):
            return
        self.used.update(cards)
        if not other:
            self.table.append(dict(pile))
        elif "build" in pile and self.pick((False, True)):
            self.lay(cards)
        else:
            worth = TABLE[self.card]
            near = [each for each in (self.up - worth, self.up + worth) if self.up and 0 < each <= HIGHEST]
            value = self.pick((self.value, self.up or self.value, self.whole(1, HIGHEST), *near))
            self.lay(cards, owner=self.pick(NAMES), value=value, locked=self.pick((False, True)))

    def cards(self, most: int, pack: Sequence[str] = PACK) -> list[str]:
        """Some cards, whatever they are."""
        wanted = [self.pick(pack) for _ in range(self.whole(0, most))]
        return [card for card in wanted if self.use([card])]


def positions(edition: str, recipe: str) -> "SearchStrategy[Data]":
    """Positions of an edition, made by a recipe."""
    from hypothesis import strategies as st  # noqa: PLC0415  an extra, and whoever only writes scenarios needs none

    return st.binary(min_size=_BYTES, max_size=_BYTES).map(lambda source: position(source, edition, recipe))


def position(source: bytes, edition: str, name: str) -> Data:
    """The position that some bytes decide."""
    recipe = RECIPES[name]
    maker = Maker(source, recipe)
    me = maker.me
    for _ in range(maker.whole(0, 3) if recipe.held else 0):
        maker.hold(maker.pick(recipe.held))
    for _ in range(maker.whole(1, recipe.most)):
        maker.piece(maker.pick(recipe.pieces))
    if name == "nobody":
        maker.hand = []
    alone = name == "last cards" or (name == "nobody" and maker.pick((False, True)))
    others = [] if alone else maker.cards(3)
    players = {
        who: {"name": who, "hand": maker.hand if who == me else others, "taken": [], "mulles": [], "tabbe": 0}
        for who in NAMES
    }
    state: Data = {
        "edition": edition, "omgang": 1, "rond": 6, "opener": NAMES[0], "turn": me,
        "players": [players[who] for who in NAMES], "table": maker.table, "stock": [],
    }  # fmt: skip
    if name == "last cards":
        maker.hand[1:] = []
    if recipe.whole:
        _more_of_it(maker, state, name)
    return state


def _more_of_it(maker: Maker, state: Data, name: str) -> None:
    """What belongs to a whole position: how far it has come, what is taken in, what is left to deal."""
    state["omgang"], state["rond"] = maker.pick((1, 2)), maker.pick((1, 2, 5, 6, 6))
    state["opener"] = maker.pick(NAMES)
    counting = name == "counting"
    for player in state["players"]:
        player["taken"] = maker.cards(40, COUNTING) if counting else maker.cards(3)
        if counting or not maker.pick((0, 1, 2)):
            player["mulles"] = maker.cards(4 if counting else 1)
            player["tabbe"] = maker.pick((0, 1, 2))
    if not counting:
        state["stock"] = maker.cards(24 if name == "last cards" else 4)


def deals(edition: str, chance: Random) -> Data:
    """An order of the pack, who opens, and which omgång it is. Now and then both copies of a card are on top."""
    order = list(PACK * COPIES)
    chance.shuffle(order)
    if chance.random() < 0.5:
        twice = chance.sample(PACK, 2) * COPIES
        for card in twice:
            order.remove(card)
        order = chance.sample(twice, len(twice)) + order
    return {
        "edition": edition, "players": list(NAMES), "opener": chance.choice(NAMES), "omgang": chance.choice((1, 2)),
        "order": order,
    }  # fmt: skip


def dealt_next(params: Data, chance: Random) -> Data | None:
    """The second omgång, which the other opens."""
    if params["omgang"] == 2:
        return None
    opener = next(name for name in params["players"] if name != params["opener"])
    return deals(params["edition"], chance) | {"omgang": 2, "opener": opener}
