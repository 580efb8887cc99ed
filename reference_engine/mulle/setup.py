"""Any position that one can write down, and what is wrong with it.

A `Setup` is unchecked. What is impossible keeps it from becoming a `State`; what could not have come about in play is
only remarked on, because scenarios are small positions and foreign engines are asked about them too.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from .cards import COPIES, HAND_VALUE, HIGHEST_VALUE, KNOWN, PACK, TABLE_VALUE, Card
from .course import HAND, OMGANGAR, RONDS, TABLE
from .edition import DEFAULT, EDITIONS, Edition
from .scanner import HIGHEST_WHOLE
from .state import Build, Player, State, in_order, is_name


@dataclass(frozen=True, slots=True)
class SetupPile:
    """A pile as written: a build if it has an owner or a value, or is locked."""

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


IMPOSSIBLE: Final = {
    "bad-type": "Här ska det stå {wanted}.",
    "unknown-edition": "Utgåvan ”{edition}” finns inte. De som finns är {known}.",
    "bad-omgang": "Det finns ingen omgång {omgang}, bara 1 till {last}.",
    "bad-rond": "Det finns ingen rond {rond}, bara 1 till {last}.",
    "not-two-players": "Det ska vara två spelare, inte {count}.",
    "same-name": "Två spelare kan inte båda heta {name}.",
    "bad-name": "”{name}” går inte att använda som namn: det ska vara bokstäver, siffror, mellanslag, bindestreck och "
    "apostrofer, med en bokstav först och å, ä och ö som ett tecken.",
    "unknown-turn": "”{name}” är ingen av spelarna och kan inte stå i tur.",
    "unknown-opener": "”{name}” är ingen av spelarna och kan inte ha öppnat.",
    "bad-tabbe": "{name} kan inte ha {tabbe} tabbar.",
    "unknown-card": "Det finns inget kort som heter ”{card}”.",
    "too-many-copies": "{card} finns bara i {copies} exemplar.",
    "empty-pile": "En hög måste ha minst ett kort.",
    "unknown-owner": "Ett bygge ska ha en av spelarna som ägare, inte {owner}.",
    "build-value": "Ett bygge ska ha ett värde från 1 till {highest}, inte {value}.",
}
"""What cannot be, and how it is told."""

UNREACHABLE: Final = {
    "cards-missing": "{missing} av de {whole} korten finns ingenstans.",
    "mulle-alone": "Det andra {card} ligger inte bland det intagna.",
    "plain-pile": "Flera kort ligger i samma hög utan att vara ett bygge.",
    "build-of-one": "Ett bygge har minst två kort.",
    "build-sum": "Ett bygge av två kort är värt deras summa, {sum}, inte {value}.",
    "owner-without-card": "{owner} har inget kort som kan ta bygget {value}.",
    "shared-value": "Det ligger flera byggen på {value}.",
    "open-build": "I utgåvan {edition} är alla byggen låsta.",
    "big-hand": "{name} har {count} kort på handen; man får {most}.",
    "uneven-hands": "Så många kort har spelarna aldrig samtidigt när de spelar varannan gång.",
    "not-dealt": "Båda händerna är tomma fast det finns kort kvar att ge.",
    "stock-size": "I rond {rond} är {left} kort kvar att ge, inte {count}.",
    "build-at-end": "Ett bygge ligger kvar fast båda händerna är tomma.",
}
"""What play cannot lead to, and how it is told."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a position. `facts` are what its sentence is about, for a program to read."""

    code: str
    where: str
    facts: tuple[tuple[str, str | int], ...] = ()

    @property
    def impossible(self) -> bool:
        """It cannot be; otherwise it is only unreachable in play."""
        return self.code in IMPOSSIBLE

    @property
    def message(self) -> str:
        """The sentence, in Swedish."""
        return (IMPOSSIBLE | UNREACHABLE)[self.code].format(**dict(self.facts))


def _problem(code: str, where: str, **facts: str | int) -> Problem:
    return Problem(code, where, tuple(facts.items()))


class ImpossiblePosition(ValueError):
    """A setup that is no position; `problems` are all that is wrong with it, the impossible first."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return " ".join(problem.message for problem in self.problems if problem.impossible)


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
        """All that is wrong with the position: first what is impossible, then what is only unreachable in play.

        Where something is not even of its type, that alone is told, for the rest cannot be asked.
        """
        untyped = tuple(_wrong_types(self))
        return untyped or (*_impossible(self, editions), *_unreachable(self, editions.get(self.edition)))

    def state(self, editions: Mapping[str, Edition] = EDITIONS) -> State:
        """The position, or `ImpossiblePosition`."""
        if any(_wrong_types(self)) or any(_impossible(self, editions)):
            raise ImpossiblePosition(self.problems(editions))
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


def _wrong_types(setup: Setup) -> Iterator[Problem]:
    """What is not a text, a whole number or a list of them where one should be. `True` and 1.0 are no whole numbers."""
    yield from _typed("utgåva", "en text", _is_text(setup.edition))
    yield from _typed("tur", "ett namn", setup.turn is None or _is_text(setup.turn))
    yield from _typed("öppnar", "ett namn", setup.opener is None or _is_text(setup.opener))
    yield from _typed("omgång", "ett heltal", _is_whole(setup.omgang))
    yield from _typed("rond", "ett heltal", _is_whole(setup.rond))
    yield from _typed("leken", "kort", _are_texts(setup.stock))
    players: object = setup.players
    table: object = setup.table
    if not isinstance(players, tuple) or not isinstance(table, tuple):
        yield _problem("bad-type", "spelare och bord", wanted="en följd av spelare och en följd av högar")
        return
    for number, player in enumerate(players, start=1):
        good = isinstance(player, SetupPlayer) and all(map(_are_texts, (player.hand, player.taken, player.mulles)))
        good = good and _is_text(player.name) and _is_whole(player.tabbe)
        yield from _typed(f"spelare {number}", "ett namn, kort och ett antal tabbar", good)
    for number, pile in enumerate(table, start=1):
        good = isinstance(pile, SetupPile) and _are_texts(pile.cards) and type(pile.locked) is bool
        good = good and (pile.owner is None or _is_text(pile.owner)) and (pile.value is None or _is_whole(pile.value))
        yield from _typed(f"bordet, hög {number}", "kort, och för ett bygge ägare, värde och låst eller inte", good)


def _typed(where: str, wanted: str, good: bool) -> Iterator[Problem]:  # noqa: FBT001
    if not good:
        yield _problem("bad-type", where, wanted=wanted)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _are_texts(value: object) -> bool:
    return isinstance(value, tuple) and all(map(_is_text, value))


def _is_whole(value: object) -> bool:
    return type(value) is int and abs(value) <= HIGHEST_WHOLE


def _impossible(setup: Setup, editions: Mapping[str, Edition]) -> Iterator[Problem]:
    if setup.edition not in editions:
        yield _problem("unknown-edition", "utgåva", edition=setup.edition, known=", ".join(editions))
    if setup.omgang not in range(1, OMGANGAR + 1):
        yield _problem("bad-omgang", "omgång", omgang=setup.omgang, last=OMGANGAR)
    if setup.rond not in range(1, RONDS + 1):
        yield _problem("bad-rond", "rond", rond=setup.rond, last=RONDS)
    yield from _impossible_players(setup)
    yield from _impossible_cards(setup)
    names = [player.name for player in setup.players]
    for number, pile in enumerate(setup.table, start=1):
        yield from _impossible_pile(pile, f"bordet, hög {number}", names)


def _impossible_players(setup: Setup) -> Iterator[Problem]:
    names = Counter(player.name for player in setup.players)
    if names.total() != 2:
        yield _problem("not-two-players", "spelare", count=names.total())
    for name, count in names.items():
        if count > 1:
            yield _problem("same-name", "spelare", name=name)
        if not is_name(name):
            yield _problem("bad-name", "spelare", name=name)
    if setup.to_move not in names:
        yield _problem("unknown-turn", "tur", name=setup.to_move)
    if setup.opens not in names:
        yield _problem("unknown-opener", "öppnar", name=setup.opens)
    for player in setup.players:
        if player.tabbe < 0:
            yield _problem("bad-tabbe", f"{player.name}, tabbe", name=player.name, tabbe=player.tabbe)


def _impossible_cards(setup: Setup) -> Iterator[Problem]:
    seen: Counter[str] = Counter()
    for card, where in setup.cards():
        seen[card] += 1
        if card not in KNOWN:
            yield _problem("unknown-card", where, card=card)
        elif seen[card] == COPIES + 1:
            yield _problem("too-many-copies", where, card=card, copies=COPIES)


def _impossible_pile(pile: SetupPile, where: str, names: list[str]) -> Iterator[Problem]:
    if not pile.cards:
        yield _problem("empty-pile", where)
    if pile.is_build and pile.owner not in names:
        yield _problem("unknown-owner", where, owner="ingen" if pile.owner is None else f"”{pile.owner}”")
    if pile.is_build and (pile.value is None or not 1 <= pile.value <= HIGHEST_VALUE):
        yield _problem("build-value", where, highest=HIGHEST_VALUE, value="inget" if pile.value is None else pile.value)


def _unreachable(setup: Setup, edition: Edition | None) -> Iterator[Problem]:
    yield from _odd_cards(setup)
    for number, pile in enumerate(setup.table, start=1):
        where = f"bordet, hög {number}"
        if pile.is_build:
            yield from _odd_build(setup, edition, pile, where)
        elif len(pile.cards) > 1:
            yield _problem("plain-pile", where)
    yield from _odd_hands(setup)


def _odd_cards(setup: Setup) -> Iterator[Problem]:
    whole = COPIES * len(PACK)
    missing = whole - sum(1 for _ in setup.cards())
    if missing > 0:
        yield _problem("cards-missing", "leken", missing=missing, whole=whole)
    for player in setup.players:
        for card in player.mulles:
            if card not in player.taken:
                yield _problem("mulle-alone", f"{player.name}, mulle", card=card)


def _odd_build(setup: Setup, edition: Edition | None, pile: SetupPile, where: str) -> Iterator[Problem]:
    owners = [player for player in setup.players if player.name == pile.owner]
    held = {HAND_VALUE.get(Card(card)) for player in owners for card in player.hand}
    worth = [TABLE_VALUE.get(Card(card), 0) for card in pile.cards]
    value = pile.value or 0
    trottad = edition is None or (edition.trotta and pile.locked and set(worth) == {value})
    if len(worth) == 1:
        yield _problem("build-of-one", where)
    elif len(worth) == 2 and sum(worth) != value and not trottad:
        yield _problem("build-sum", where, sum=sum(worth), value=value)
    if owners and value not in held:
        yield _problem("owner-without-card", where, owner=owners[0].name, value=value)
    if sum(each.is_build and each.value == value for each in setup.table) > 1:
        yield _problem("shared-value", where, value=value)
    if edition and edition.lock_at_once and not pile.locked:
        yield _problem("open-build", where, edition=edition.id)


def _odd_hands(setup: Setup) -> Iterator[Problem]:
    for player in setup.players:
        if len(player.hand) > HAND:
            where = f"{player.name}, hand"
            yield _problem("big-hand", where, name=player.name, count=len(player.hand), most=HAND)
    left = COPIES * len(PACK) - TABLE - 2 * HAND * setup.rond
    if len(setup.stock) != left:
        yield _problem("stock-size", "leken", rond=setup.rond, left=left, count=len(setup.stock))
    hands = {player.name: len(player.hand) for player in setup.players}
    if len(hands) != 2 or setup.to_move not in hands:
        return
    mine = hands.pop(setup.to_move)
    (other,) = hands.values()
    if mine != other + (setup.to_move != setup.opens):
        yield _problem("uneven-hands", "händerna")
    if not mine and not other:
        if setup.stock and setup.rond < RONDS:
            yield _problem("not-dealt", "händerna")
        if any(pile.is_build for pile in setup.table):
            yield _problem("build-at-end", "bordet")
