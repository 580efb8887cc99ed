"""How cards, piles, moves and positions are written on one line, and read back.

What is printed reads back as the same value. Reading is strict about every character but not about the order of cards
and piles, which means nothing and is put right.

>>> print(parse_move("Anna: SP 7 tar SP 3, HJ 4"))
TakeMove(player='Anna', card='SP 7', piles=(('HJ 4',), ('SP 3',)), action='take')
>>> print_move(parse_move("Bo: HJ 6 bygger 16 på RU 10 och tar in [KL 9 + RU 7]"))
'Bo: HJ 6 bygger 16 på RU 10 och tar in [KL 9 + RU 7]'
"""

import re
from collections.abc import Mapping

from .cards import Card, Cards
from .edition import EDITIONS, Edition
from .move import BuildMove, Groups, Move, TakeMove, ThrowMove, TrottaMove, ordered
from .scanner import Scanner
from .setup import Setup, SetupPile, SetupPlayer, written
from .state import NAME, Build, State

_EDITION = re.compile(r"[^|\s](?:[^|\n]*[^|\s])?(?= \|)")


def print_cards(cards: tuple[str, ...]) -> str:
    """Cards with commas between, or a dash."""
    return ", ".join(cards) or "-"


def parse_card(text: str) -> Card:
    """A card alone.

    >>> parse_card("RU 10")
    'RU 10'
    """
    scanner = Scanner(text)
    card = scanner.card()
    scanner.end()
    return card


def print_pile(pile: SetupPile | Build | Cards) -> str:
    """A pile: SP 5, [KL 9 + RU 7], [KL 6 + RU 10 = 16 låst, Bo]. Half a build cannot be written."""
    if isinstance(pile, Build):
        pile = SetupPile(*pile)
    elif not isinstance(pile, SetupPile):
        pile = SetupPile(pile)
    if not pile.is_build:
        return _print_group(pile.cards)
    if pile.owner is None or pile.value is None:
        raise ValueError("Ett bygge utan ägare eller värde går inte att skriva.")
    return f"[{' + '.join(pile.cards)} = {pile.value}{' låst' if pile.locked else ''}, {pile.owner}]"


def parse_pile(text: str) -> SetupPile:
    """A pile alone."""
    scanner = Scanner(text)
    pile = _pile(scanner)
    scanner.end()
    return pile


def print_move(move: Move) -> str:
    """A move: what the player does with the card."""
    does = f"{move.player}: {move.card}"
    match move:
        case TakeMove():
            return f"{does} tar {_print_groups(move.piles)}"
        case BuildMove():
            base = f" värd {move.base}" if move.base else ""
            absorb = f" och tar in {_print_groups(move.absorb)}" if move.absorb is not None else ""
            return f"{does} bygger {move.value} på {_print_group(move.on)}{base}{absorb}"
        case TrottaMove():
            gather = f" och samlar {_print_groups(move.gather)}" if move.gather is not None else ""
            return f"{does} trottar{gather}"
        case ThrowMove():
            return f"{does} slängs"


def parse_move(text: str) -> Move:
    """A move alone."""
    scanner = Scanner(text)
    move = scan_move(scanner)
    scanner.end()
    return move


def scan_move(scanner: Scanner) -> Move:
    """A move that comes here."""
    player = scanner.match(NAME, "en spelares namn")
    scanner.expect(": ")
    card = scanner.card()
    return ordered(_does(scanner, player, card))


def _does(scanner: Scanner, player: str, card: Card) -> Move:
    if scanner.accept(" tar "):
        return TakeMove(player, card, _groups(scanner))
    if scanner.accept(" slängs"):
        return ThrowMove(player, card)
    if scanner.accept(" trottar"):
        return TrottaMove(player, card, _groups(scanner) if scanner.accept(" och samlar ") else None)
    if scanner.accept(" bygger "):
        value = scanner.whole("byggets värde")
        scanner.expect(" på ")
        on = _group(scanner)
        base = scanner.whole("högens värde", least=1) if scanner.accept(" värd ") else 0
        return BuildMove(player, card, on, value, base, _groups(scanner) if scanner.accept(" och tar in ") else None)
    raise scanner.fail("” tar ”, ” bygger ”, ” trottar” eller ” slängs”")


def print_position(state: State) -> str:
    """A position on one line."""
    setup = written(state)
    players = [
        f"{player.name}: hand {print_cards(player.hand)} / intag {print_cards(player.taken)}"
        f" / mulle {print_cards(player.mulles)} / tabbe {player.tabbe}"
        for player in setup.players
    ]
    table = ", ".join(map(print_pile, setup.table)) or "-"
    head = f"{setup.edition} | omgång {setup.omgang} rond {setup.rond} | öppnar {setup.opens} | tur {setup.to_move}"
    return " | ".join([head, *players, f"bord {table}", f"lek {print_cards(setup.stock)}"])


def parse_position(text: str, editions: Mapping[str, Edition] = EDITIONS) -> State:
    """A position from its line; `UnreadableText`, or `ImpossiblePosition` where it can be read but not be."""
    return parse_setup(text).state(editions)


def parse_setup(text: str) -> Setup:
    """A position as written, which may be impossible."""
    scanner = Scanner(text)
    edition = scanner.match(_EDITION, "en utgåva")
    scanner.expect(" | omgång ")
    omgang = scanner.whole("omgångens nummer")
    scanner.expect(" rond ")
    rond = scanner.whole("rondens nummer")
    scanner.expect(" | öppnar ")
    opener = scanner.match(NAME, "en spelares namn")
    scanner.expect(" | tur ")
    turn = scanner.match(NAME, "en spelares namn")
    players = (_player(scanner), _player(scanner))
    scanner.expect(" | bord ")
    table = _table(scanner)
    scanner.expect(" | lek ")
    stock = scanner.cards()
    scanner.end()
    return Setup(players, table, stock, turn, opener, omgang, rond, edition)


def _player(scanner: Scanner) -> SetupPlayer:
    scanner.expect(" | ")
    name = scanner.match(NAME, "en spelares namn")
    scanner.expect(": hand ")
    hand = scanner.cards()
    scanner.expect(" / intag ")
    taken = scanner.cards()
    scanner.expect(" / mulle ")
    mulles = scanner.cards()
    scanner.expect(" / tabbe ")
    return SetupPlayer(name, hand, taken, mulles, scanner.whole("antalet tabbar"))


def _table(scanner: Scanner) -> tuple[SetupPile, ...]:
    if scanner.accept("-"):
        return ()
    piles = [_pile(scanner)]
    while scanner.accept(", "):
        piles.append(_pile(scanner))
    return tuple(piles)


def _pile(scanner: Scanner) -> SetupPile:
    if not scanner.accept("["):
        return SetupPile((scanner.card(),))
    cards = _sum(scanner)
    built = scanner.accept(" = ")
    if not built:
        scanner.expect(" = " if len(cards) == 1 else "]")  # a single card stands without brackets
        return SetupPile(cards)
    value = scanner.whole("byggets värde")
    locked = scanner.accept(" låst")
    scanner.expect(", ")
    owner = scanner.match(NAME, "ägarens namn")
    scanner.expect("]")
    return SetupPile(cards, owner, value, locked)


def _print_group(cards: tuple[str, ...]) -> str:
    return cards[0] if len(cards) == 1 else f"[{' + '.join(cards)}]"


def _print_groups(groups: Groups) -> str:
    return ", ".join(map(_print_group, groups)) or "-"


def _groups(scanner: Scanner) -> Groups:
    if scanner.accept("-"):
        return ()
    groups = [_group(scanner)]
    while scanner.accept(", "):
        groups.append(_group(scanner))
    return tuple(groups)


def _group(scanner: Scanner) -> Cards:
    if not scanner.accept("["):
        return (scanner.card(),)
    cards = _sum(scanner)
    scanner.expect(" + " if len(cards) == 1 else "]")
    return cards


def _sum(scanner: Scanner) -> Cards:
    """SP 3 + HJ 4, inside brackets; nothing at all is a group too, though no table has it."""
    if scanner.text.startswith("]", scanner.place):
        return ()
    cards = [scanner.card()]
    while scanner.accept(" + "):
        cards.append(scanner.card())
    return tuple(cards)
