"""Any position that one can write down, and what is wrong with it.

A `Setup` is unchecked. What is impossible keeps it from becoming a `State`; what could not have come about in play is
only remarked on, because scenarios are small positions and foreign engines are asked about them too.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .cards import COPIES, HAND_VALUE, HIGHEST_VALUE, KNOWN, PACK, TABLE_VALUE, Card
from .course import HAND, OMGANGAR, RONDS, TABLE
from .edition import DEFAULT, EDITIONS, Edition
from .state import Build, Player, State, in_order, is_name


@dataclass(frozen=True, slots=True)
class SetupPile:
    """A pile as written: a build if it has an owner or a value."""

    cards: tuple[str, ...]
    owner: str | None = None
    value: int | None = None
    locked: bool = False

    @property
    def is_build(self) -> bool:
        """Somebody meant this to be a build."""
        return self.owner is not None or self.value is not None or self.locked


@dataclass(frozen=True, slots=True)
class SetupPlayer:
    """A player as written."""

    name: str
    hand: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    mulles: tuple[str, ...] = ()
    tabbe: int = 0


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a position: impossible, or only unreachable in play."""

    code: str
    where: str
    message: str
    impossible: bool = True


class ImpossiblePosition(ValueError):
    """A setup that is no position; `problems` are all that is wrong with it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(" ".join(problem.message for problem in problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Setup:
    """A position as written. Where nothing else is said it is the first player's turn, in the first rond."""

    players: tuple[SetupPlayer, ...]
    table: tuple[SetupPile, ...] = ()
    stock: tuple[str, ...] = ()
    turn: str | None = None
    opener: str | None = None
    omgang: int = 1
    rond: int = 1
    edition: str = DEFAULT.id

    @property
    def to_move(self) -> str:
        """Whose turn it is."""
        return self.turn if self.turn is not None else self.players[0].name if self.players else ""

    @property
    def opens(self) -> str:
        """Who opened the omgång."""
        return self.opener if self.opener is not None else self.to_move

    def cards(self) -> Iterator[tuple[str, str]]:
        """Every card with the place where it is."""
        for player in self.players:
            for card in player.hand:
                yield card, f"{player.name}, hand"
            for card in (*player.taken, *player.mulles):
                yield card, f"{player.name}, intag"
        for number, pile in enumerate(self.table, start=1):
            for card in pile.cards:
                yield card, f"bordet, hög {number}"
        for card in self.stock:
            yield card, "leken"

    def problems(self, editions: Mapping[str, Edition] = EDITIONS) -> tuple[Problem, ...]:
        """All that is wrong with the position: first what is impossible, then, if nothing is, what is unreachable."""
        impossible = tuple(_impossible(self, editions))
        return impossible or tuple(_unreachable(self, editions[self.edition]))

    def state(self, editions: Mapping[str, Edition] = EDITIONS) -> State:
        """The position, or `ImpossiblePosition`."""
        impossible = tuple(_impossible(self, editions))
        if impossible:
            raise ImpossiblePosition(impossible)
        first, second = (_player(player) for player in self.players)
        plain = [_cards(pile.cards) for pile in self.table if not pile.is_build]
        builds = [
            Build(_cards(pile.cards), pile.owner or "", pile.value or 0, pile.locked)
            for pile in self.table
            if pile.is_build
        ]
        return State(
            editions[self.edition],
            self.omgang,
            self.rond,
            self.opens,
            self.to_move,
            (first, second),
            in_order(cards[0] for cards in plain if len(cards) == 1),
            tuple(sorted(cards for cards in plain if len(cards) > 1)),
            tuple(sorted(builds)),
            tuple(Card(card) for card in self.stock),
        )


def written(state: State) -> Setup:
    """A state as a setup: `written(state).state()` is the state again."""
    players = tuple(
        SetupPlayer(player.name, player.hand, player.taken, player.mulles, player.tabbe) for player in state.players
    )
    table = [SetupPile(pile) if not isinstance(pile, Build) else SetupPile(*pile) for pile in state.table]
    return Setup(
        players, tuple(table), state.stock, state.turn, state.opener, state.omgang, state.rond, state.edition.id
    )


def _cards(cards: tuple[str, ...]) -> tuple[Card, ...]:
    return in_order(Card(card) for card in cards)


def _player(player: SetupPlayer) -> Player:
    return Player(player.name, _cards(player.hand), _cards(player.taken), _cards(player.mulles), player.tabbe)


def _impossible(setup: Setup, editions: Mapping[str, Edition]) -> Iterator[Problem]:
    if setup.edition not in editions:
        known = ", ".join(editions)
        yield Problem("unknown-edition", "utgåva", f"Utgåvan ”{setup.edition}” finns inte. De som finns är {known}.")
    if setup.omgang not in range(1, OMGANGAR + 1):
        yield Problem("bad-omgang", "omgång", f"Det finns ingen omgång {setup.omgang}, bara 1 till {OMGANGAR}.")
    if setup.rond not in range(1, RONDS + 1):
        yield Problem("bad-rond", "rond", f"Det finns ingen rond {setup.rond}, bara 1 till {RONDS}.")
    yield from _impossible_players(setup)
    yield from _impossible_cards(setup)
    names = [player.name for player in setup.players]
    for number, pile in enumerate(setup.table, start=1):
        yield from _impossible_pile(pile, f"bordet, hög {number}", names)


def _impossible_players(setup: Setup) -> Iterator[Problem]:
    names = [player.name for player in setup.players]
    if len(names) != 2:
        yield Problem("not-two-players", "spelare", f"Det ska vara två spelare, inte {len(names)}.")
    if len(set(names)) < len(names):
        yield Problem("same-name", "spelare", f"Två spelare kan inte båda heta {names[0]}.")
    for name in names:
        if not is_name(name):
            yield Problem("bad-name", "spelare", f"”{name}” går inte att använda som namn: börja med en bokstav.")
    for code, where, name in (("unknown-turn", "tur", setup.to_move), ("unknown-opener", "öppnar", setup.opens)):
        if name not in names:
            yield Problem(code, where, f"”{name}” är ingen av spelarna.")
    for player in setup.players:
        if player.tabbe < 0:
            yield Problem("bad-tabbe", f"{player.name}, tabbe", f"{player.name} kan inte ha {player.tabbe} tabbar.")


def _impossible_cards(setup: Setup) -> Iterator[Problem]:
    seen: Counter[str] = Counter()
    for card, where in setup.cards():
        seen[card] += 1
        if card not in KNOWN:
            yield Problem("unknown-card", where, f"Det finns inget kort som heter ”{card}”.")
        elif seen[card] == COPIES + 1:
            yield Problem("too-many-copies", where, f"{card} finns bara i {COPIES} exemplar.")


def _impossible_pile(pile: SetupPile, where: str, names: list[str]) -> Iterator[Problem]:
    if not pile.cards:
        yield Problem("empty-pile", where, "En hög måste ha minst ett kort.")
    if not pile.is_build:
        return
    if pile.owner not in names:
        whose = "ingen ägare" if pile.owner is None else f"ägaren ”{pile.owner}”, som inte är med"
        yield Problem("unknown-owner", where, f"Bygget har {whose}.")
    if pile.value is None or not 1 <= pile.value <= HIGHEST_VALUE:
        worth = "inget värde" if pile.value is None else f"värdet {pile.value}"
        yield Problem("build-value", where, f"Bygget har {worth}; det ska vara 1 till {HIGHEST_VALUE}.")


def _unreachable(setup: Setup, edition: Edition) -> Iterator[Problem]:
    """What play cannot lead to, in a position that is possible."""
    for code, where, message in (*_odd_cards(setup), *_odd_table(setup, edition), *_odd_hands(setup)):
        yield Problem(code, where, message, impossible=False)


_Odd = Iterator[tuple[str, str, str]]


def _odd_cards(setup: Setup) -> _Odd:
    missing = COPIES * len(PACK) - sum(1 for _ in setup.cards())
    if missing:
        yield "cards-missing", "leken", f"{missing} av de {COPIES * len(PACK)} korten finns ingenstans."
    for player in setup.players:
        for card in player.mulles:
            if card not in player.taken:
                yield "mulle-alone", f"{player.name}, mulle", f"Det andra {card} ligger inte bland det intagna."


def _odd_table(setup: Setup, edition: Edition) -> _Odd:
    builds = [pile for pile in setup.table if pile.is_build]
    shared = {value for value, n in Counter(pile.value for pile in builds).items() if n > 1}
    hands = {player.name: [HAND_VALUE[Card(card)] for card in player.hand] for player in setup.players}
    for number, pile in enumerate(setup.table, start=1):
        where = f"bordet, hög {number}"
        if not pile.is_build:
            if len(pile.cards) > 1:
                yield "plain-pile", where, "Flera kort ligger i samma hög utan att vara ett bygge."
            continue
        values = [TABLE_VALUE[Card(card)] for card in pile.cards]
        trottad = edition.trotta and pile.locked and set(values) == {pile.value}
        if len(values) == 1:
            yield "build-of-one", where, "Ett bygge har minst två kort."
        elif len(values) == 2 and sum(values) != pile.value and not trottad:
            yield "build-sum", where, f"Ett bygge av två kort är värt deras summa, {sum(values)}."
        if pile.value not in hands[pile.owner or ""]:
            yield "owner-without-card", where, f"{pile.owner} har inget kort som kan ta bygget {pile.value}."
        if pile.value in shared:
            yield "shared-value", where, f"Det ligger flera byggen på {pile.value}."
        if edition.lock_at_once and not pile.locked:
            yield "open-build", where, f"I utgåvan {edition.id} är alla byggen låsta."


def _odd_hands(setup: Setup) -> _Odd:
    hands = {player.name: len(player.hand) for player in setup.players}
    for name, cards in hands.items():
        if cards > HAND:
            yield "big-hand", f"{name}, hand", f"{name} har {cards} kort på handen; man får {HAND}."
    mine = hands.pop(setup.to_move)
    (other,) = hands.values()
    if mine != other + (setup.to_move != setup.opens):
        yield "uneven-hands", "händerna", "Så många kort har spelarna aldrig samtidigt när de spelar varannan gång."
    if not mine and not other and setup.stock and setup.rond < RONDS:
        yield "not-dealt", "händerna", "Båda händerna är tomma fast det finns kort kvar att ge."
    left = COPIES * len(PACK) - TABLE - 2 * HAND * setup.rond
    if len(setup.stock) != left:
        yield "stock-size", "leken", f"I rond {setup.rond} är {left} kort kvar att ge, inte {len(setup.stock)}."
    if not mine and not other and any(pile.is_build for pile in setup.table):
        yield "build-at-end", "bordet", "Ett bygge ligger kvar fast båda händerna är tomma."
