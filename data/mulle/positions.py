"""The positions that are counted from and hashed, and why each is there."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from reference_engine.mulle import (
    EDITIONS,
    PACK,
    Setup,
    SetupPile,
    SetupPlayer,
    State,
    deal,
    follow,
    parse_setup,
    random_move,
    shuffled,
)

PLAYERS = ("Anna", "Bo")
SWEDISH = ("Åsa", "Örjan")


class Named(NamedTuple):
    """A position with its name, what it is there for, and how deep it is counted."""

    name: str
    about: str
    state: State
    depth: int


def opening(edition: str, seed: int, players: tuple[str, str] = PLAYERS, omgang: int = 1) -> State:
    """A dealt position; the second player opens the second omgång."""
    return deal(EDITIONS[edition], players, players[omgang - 1], omgang, shuffled(seed))


def played(edition: str, seed: int, plies: int) -> State:
    """The position after so many random moves."""
    state = opening(edition, seed)
    for _ in range(plies):
        state = follow(state, random_move(state, seed)).state
    return state


def set_up(
    edition: str, table: str, anna: str, bo: str, *, rond: int = 6, stock: str = "-", turn: str = "Anna",
    taken: str = "-", tabbe: int = 0,
) -> State:  # fmt: skip
    """A position with a few cards, in the notation."""
    return parse_setup(
        f"{edition} | omgång 1 rond {rond} | öppnar {turn} | tur {turn}"
        f" | Anna: hand {anna} / intag {taken} / mulle - / tabbe {tabbe}"
        f" | Bo: hand {bo} / intag - / mulle - / tabbe 0 | bord {table} | lek {stock}"
    ).state()


MIDDLES = {
    # edition: name, what for, seed, moves played, depth
    "0.3.0": [
        ("builds", "A few moves into a game: four builds.", 8, 4, 5),
        ("five-builds", "A few moves into a game: five builds, and little that may be done.", 163, 6, 8),
        ("open-builds", "Middle of a game: four open builds, to be rebuilt up and down.", 84, 84, 6),
        ("trotta", "Second move of a game: ten ways to trotta.", 44, 1, 3),
        ("feed", "Middle of a game: four cards that feed a build.", 158, 54, 4),
        ("mulle", "Middle of a game: two mullar in one intag.", 55, 72, 6),
        ("three-mullar", "Middle of a game: three mullar in one intag, and then a new rond.", 183, 75, 6),
        ("absorb", "A few moves into a game: a build that takes in four piles.", 28, 3, 3),
        ("many-moves", "Middle of a game: 41 moves to choose from.", 226, 64, 3),
    ],
    "utkast": [
        ("builds", "A few moves into a game: builds of both players.", 29, 5, 4),
        ("mulle", "Middle of a game: two mullar in one intag.", 62, 37, 5),
        ("many-moves", "Middle of a game: 31 moves to choose from.", 78, 32, 3),
    ],
}
ROND = "KL K, KL Q, SP K, SP Q, HJ K, HJ Q, RU K, RU Q, RU K, RU Q, KL Q, SP K, KL J, SP J, HJ J, RU J"
SMALL = [
    # name, what for, table, Anna's hand, Bo's hand
    ("sixes", "Small pack, whole tree: sums of small cards.",
     "KL 2, SP 3, HJ 4, RU 5, HJ 6", "KL 6, SP 5, HJ 2, RU 8", "RU 6, HJ 5, SP 4, KL 8"),
    ("high-cards", "Small pack, whole tree: cards that are worth more in the hand than on the table.",
     "KL 5, SP 9, HJ 6, RU 7, RU A", "RU 10, SP 2, HJ A, KL 9", "SP 2, KL A, RU 10, HJ 7"),
    ("locked", "Small pack, whole tree: an open build, and a locked one of the opponent's.",
     "[KL 3 + SP 5 = 8, Anna], [HJ 4 + RU 6 + SP 10 = 10 låst, Bo], KL 8, HJ 2", "KL 8, HJ 8, RU 2, SP 6",
     "RU 10, HJ 10, SP 8, KL 2"),
    ("same-cards", "Small pack, whole tree: two builds of the same cards and different values.",
     "[HJ 2 + KL 5 = 7, Anna], [HJ 2 + KL 5 = 3, Bo], RU 4", "HJ 7, RU 5, KL 2, SP 4", "SP 3, RU 3, KL 7, HJ 4"),
    ("twins", "Small pack, whole tree: every card on the table is there twice.",
     "KL 5, KL 5, HJ 6, HJ 6, SP 4, SP 4", "KL J, RU J, SP 10, HJ 9", "HJ J, SP J, RU 10, KL 9"),
    ("identical", "Small pack, whole tree: identical cards, which come first.",
     "KL 5, HJ 8", "KL 5, RU J, HJ 8, KL 2", "HJ J, SP J, RU 10, KL 9"),
    ("piles", "Small pack, whole tree: piles of two cards that are no build.",
     "[KL 9 + RU 4], [HJ 3 + SP 5], KL 6, HJ 2", "KL K, SP 8, HJ 8, RU 2", "RU K, KL 8, SP 6, HJ 6"),
    ("aces-to-fours", "Small pack of four ranks, whole tree of ten moves.",
     "KL A, SP 3, HJ 4, RU 2", "KL 4, SP A, HJ 3, RU 3, KL 2", "RU 4, HJ A, SP 4, KL 3, HJ 2"),
]  # fmt: skip


def counted(edition: str) -> Iterator[Named]:
    """The positions of an edition that sequences are counted from."""
    yield Named("opening-1", "Dealt; the first omgång.", opening(edition, 1), 4)
    yield Named("opening-2", "Dealt; the first omgång.", opening(edition, 2), 3)
    yield Named("opening-3", "Dealt; the second omgång, opened by the other.", opening(edition, 3, omgang=2), 3)
    yield Named("swedish-names", "Dealt; names in Swedish letters.", opening(edition, 4, SWEDISH), 3)
    for name, about, seed, plies, depth in MIDDLES[edition]:
        yield Named(name, about, played(edition, seed, plies), depth)
    yield Named(
        "new-rond", "Two moves before a new rond is dealt: queens and kings.",
        set_up(edition, "KL K, SP Q", "HJ K", "HJ Q", rond=5, stock=ROND), 6,
    )  # fmt: skip
    for name, about, table, anna, bo in SMALL:
        state = set_up(edition, table, anna, bo)
        yield Named(name, about, state, sum(len(player.hand) for player in state.players))
    for seed in (1, 2):
        yield Named(
            f"endgame-{seed}", "A dealt game, whole tree of its last eight moves.", played(edition, seed, 88), 8
        )
    yield Named(
        "last-card", "The last card of all, which is a tabbe.", set_up(edition, "KL 7", "HJ 7", "-", taken="SP 9"), 1
    )
    yield Named(
        "no-move", "A player who owns a build and has no card for it: in 0.3.0 there is no move at all.",
        set_up(edition, "[KL 3 + SP 5 = 8 låst, Anna], HJ 2", "KL K", "HJ 8, RU 2"), 2,
    )  # fmt: skip
    yield Named("over", "The omgång is over: there is no move.", set_up(edition, "KL 7, HJ 2", "-", "-"), 1)


def hashed(edition: str) -> Iterator[tuple[str, State]]:
    """The positions of an edition whose hashes are told: dealt, played, and such as are never seen in play."""
    for named in counted(edition):
        yield named.name, named.state
    for seed in range(1, 11):
        yield f"after {seed * 9} moves", played(edition, 1000 + seed, seed * 9)
    yield "the end of an omgång", played(edition, 1000, 96)
    yield from _odd(edition)
    for number in range(1, 21):
        yield f"any cards anywhere {number}", _anything(edition, number)


def _odd(edition: str) -> Iterator[tuple[str, State]]:
    def table(*piles: SetupPile, names: tuple[str, str] = PLAYERS, hand: tuple[str, ...] = ()) -> State:
        players = (SetupPlayer(names[0], hand), SetupPlayer(names[1]))
        return Setup(players, piles, turn=names[0], opener=names[1], rond=6, edition=edition).state()

    yield "nothing at all", table()
    yield "cards are sorted as texts, so 10 comes before 2", table(hand=("HJ 2", "HJ 10", "HJ A", "HJ J", "HJ 9"))
    yield "a card twice in the hand", table(hand=("RU 10", "SP 2", "RU 10"))
    yield "equal piles", table(SetupPile(("SP 3", "KL 9")), SetupPile(("KL 9", "SP 3")))
    yield "a longer pile comes after its beginning", table(SetupPile(("KL 2", "SP 3")), SetupPile(("KL 2",)))
    yield (
        "a plain pile comes before a build of the same cards",
        table(SetupPile(("KL 2", "SP 3"), "Anna", 5), SetupPile(("KL 2", "SP 3"))),
    )
    yield (
        "builds of the same cards: by owner",
        table(SetupPile(("KL 2", "SP 3"), "Bo", 1), SetupPile(("KL 2", "SP 3"), "Anna", 5)),
    )
    yield (
        "builds of the same cards: by value, as a number",
        table(SetupPile(("KL 2", "SP 3"), "Bo", 10), SetupPile(("KL 2", "SP 3"), "Bo", 9)),
    )
    yield (
        "builds of the same cards: an open one first",
        table(SetupPile(("KL 2", "SP 3"), "Bo", 5, locked=True), SetupPile(("KL 2", "SP 3"), "Bo", 5)),
    )
    yield (
        "owners in Swedish letters: ä, å, ö as code points",
        table(SetupPile(("KL 2",), "Örjan", 2), SetupPile(("KL 2",), "Åsa", 2), names=("Örjan", "Åsa")),
    )
    yield "a hyphen, an apostrophe, a space and a digit in a name", table(names=("Anna-Lisa d'Arc", "Bo 2"))
    yield (
        "letters outside the first plane come after those at its end",
        table(SetupPile(("KL 2",), "𐐀", 2), SetupPile(("KL 2",), "ﬀ", 2), names=("𐐀", "ﬀ")),
    )


def _anything(edition: str, number: int) -> State:
    """A position with any cards anywhere."""
    chance = Random(f"anything {edition} {number}")  # noqa: S311  cards are no secrets
    pack = list(PACK * 2)
    chance.shuffle(pack)

    def drawn(most: int) -> tuple[str, ...]:
        return tuple(pack.pop() for _ in range(chance.randint(0, most)))

    table = [SetupPile((card,)) for card in drawn(6)]
    table += [SetupPile(cards) for cards in (drawn(3), drawn(2)) if cards]
    for cards in filter(None, (drawn(4), drawn(3), drawn(2))):
        table.append(SetupPile(cards, chance.choice(SWEDISH), chance.randint(1, 16), chance.random() < 0.5))
    players = (
        SetupPlayer("Åsa", drawn(8), drawn(9), drawn(2), chance.randint(0, 3)),
        SetupPlayer("Örjan", drawn(8), drawn(9), drawn(2), chance.randint(0, 3)),
    )
    turn, opener = chance.choice(SWEDISH), chance.choice(SWEDISH)
    rond, omgang = chance.randint(1, 6), chance.randint(1, 2)
    return Setup(players, tuple(table), drawn(20), turn, opener, omgang, rond, edition).state()
