"""The game file: a game as text that replays to the same hash.

    Mulle, partifil 1
    utgåva: 0.3.0
    spelare: Anna, Bo
    öppnar: Anna

    lek: SP 7, HJ A, …
    1. Anna: SP 7 tar SP 3, HJ 4
    …
    resultat: Anna 12 (mulle 7, tabbe 1, intag 22, bonus 4), Bo 3 (…)
    läge: 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9

    lek: …
    …
    slut: Anna 40, Bo 38, kvittning 2

`resultat` and `läge` close an omgång, `slut` closes the game; all are checked when the file is read. An omgång that
is not finished has `läge` alone, and a game that is not finished no `slut`. Blank lines and lines
that begin with # mean nothing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from .course import OMGANGAR, BadDeal, deal, opener_of
from .edition import EDITIONS, Edition
from .effect import Played
from .game import Game, Omgang, kvittning
from .move import Move
from .notation import print_cards, print_move, scan_move
from .play import play
from .scanner import Scanner, UnreadableText
from .score import Score, score
from .state import NAME, State
from .wire import digest

HEADER = "Mulle, partifil 1"


def print_game(game: Game) -> str:
    """The game as text."""
    lines = [
        HEADER,
        f"utgåva: {game.edition.id}",
        f"spelare: {', '.join(game.players)}",
        f"öppnar: {game.opener}",
    ]
    finals = []
    for number, omgang in enumerate(game.omgangar, start=1):
        finals.append(game.final(number))
        moves = [f"{place}. {print_move(move)}" for place, move in enumerate(omgang.moves, start=1)]
        lines += ["", f"lek: {print_cards(omgang.order)}", *moves, *_closing(finals[-1])]
    if len(finals) == OMGANGAR and finals[-1].over:
        lines += ["", _ending(game)]
    return "\n".join(lines) + "\n"


def _closing(state: State) -> list[str]:
    result = [f"resultat: {', '.join(map(_told, score(state)))}"] if state.over else []
    return [*result, f"läge: {digest(state)}"]


def _told(score: Score) -> str:
    parts = f"mulle {score.mulle}, tabbe {score.tabbe}, intag {score.intake}, bonus {score.bonus}"
    return f"{score.name} {score.total} ({parts})"


def _ending(game: Game) -> str:
    scores = game.score()
    totals = ", ".join(f"{each.name} {each.total}" for each in scores)
    return f"slut: {totals}, kvittning {kvittning(scores)}"


def parse_game(text: str, editions: Mapping[str, Edition] = EDITIONS) -> Game:
    """A game from its text; `UnreadableText` at the first line that is wrong: in form, by the rules or in result."""
    return _Reader(text, editions).game()


class _Reader:
    """The lines of a game file, one after the other."""

    def __init__(self, text: str, editions: Mapping[str, Edition]) -> None:
        self.editions = editions
        self.lines: Iterator[tuple[int, str]] = (
            (number, line)
            for number, line in enumerate(text.split("\n"), start=1)
            if line.strip() and not line.startswith("#")
        )
        self.last = text.count("\n") + 1
        self.number, self.line = self._next()

    def _next(self) -> tuple[int, str]:
        return next(self.lines, (self.last, ""))

    def step(self) -> tuple[int, str]:
        """This line, and on to the next."""
        here = self.number, self.line
        self.number, self.line = self._next()
        return here

    def label(self, label: str) -> Scanner:
        """What comes after a label."""
        number, line = self.step()
        scanner = Scanner(line, number)
        scanner.expect(label)
        return scanner

    def game(self) -> Game:
        self.label(HEADER).end()
        edition = self._edition(self.label("utgåva: "))
        scanner = self.label("spelare: ")
        first = scanner.match(NAME, "en spelares namn")
        scanner.expect(", ")
        second = scanner.match(NAME, "en spelares namn")
        scanner.end()
        if first == second:
            raise UnreadableText(f"Två spelare kan inte båda heta {first}.", 1, scanner.line)
        scanner = self.label("öppnar: ")
        place = scanner.place
        opener = scanner.match(NAME, "en spelares namn")
        scanner.end()
        if opener not in (first, second):
            raise UnreadableText(f"”{opener}” är ingen av spelarna.", place + 1, scanner.line)
        game = Game(edition, (first, second), opener, ())
        while self.line.startswith("lek: ") and len(game.omgangar) < OMGANGAR:
            game = self._omgang(game)
        if _finished(game):
            self._same(_ending(game))
        if self.line:
            raise Scanner(self.line, self.number).fail("en omgång till (”lek: ”) eller inget mer")
        return game

    def _edition(self, scanner: Scanner) -> Edition:
        name = scanner.text[scanner.place :]
        if name not in self.editions:
            raise scanner.fail(f"en utgåva ({', '.join(self.editions)})")
        return self.editions[name]

    def _omgang(self, game: Game) -> Game:
        """The next omgång, judged line by line as it is read, so that the first bad line is the one that is told."""
        number = len(game.omgangar) + 1
        scanner = self.label("lek: ")
        column = scanner.place + 1
        order = scanner.cards()
        scanner.end()
        try:
            state = deal(game.edition, game.players, opener_of(game.players, game.opener, number), number, order)
        except BadDeal as error:
            raise UnreadableText(str(error), column, scanner.line) from error
        made: list[Move] = []
        while self.line[:1].isdigit():
            move, state = self._move(len(made) + 1, state)
            made.append(move)
        for expected in _closing(state):
            self._same(expected)
        if self.line.startswith("lek: ") and not state.over:
            raise UnreadableText("Den förra omgången är inte färdigspelad.", 1, self.number)
        return replace(game, omgangar=(*game.omgangar, Omgang(order, tuple(made))))

    def _move(self, place: int, state: State) -> tuple[Move, State]:
        """A move with its number, and the state that it leads to."""
        scanner = self.label(f"{place}. ")
        move = scan_move(scanner)
        scanner.end()
        answer = play(state, move)
        if not isinstance(answer, Played):
            column = len(f"{place}. {move.player}: ") + 1
            raise UnreadableText(answer.message, column, scanner.line)
        return move, answer.state

    def _same(self, expected: str) -> None:
        """This line must be what the game itself gives."""
        number, line = self.step()
        if line != expected:
            same = [a == b for a, b in zip(line, expected, strict=False)]
            column = same.index(False) + 1 if False in same else len(same) + 1
            raise UnreadableText(f"Partiet ger ”{expected}”.", column, number)


def _finished(game: Game) -> bool:
    return len(game.omgangar) == OMGANGAR and game.final(OMGANGAR).over
