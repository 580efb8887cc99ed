"""Givet: the position that a scenario starts from."""

import re
from collections.abc import Sequence

import pytest
from pytest_bdd import given, parsers

from regelratt.engine import Engine

from .scene import PLAYERS, Scene
from .words import CARD, CARDS, LYING, NAME, Unclear, cards, lying


@pytest.fixture
def scene(engine: Engine, edition: str) -> Scene:
    """The scenario's position, at first with nothing in it."""
    return Scene(engine, edition)


@given(parsers.re(rf"att på bordet ligger (?P<piles>{LYING})"))
def on_the_table(scene: Scene, piles: str) -> None:
    """Vad som ligger på bordet: ensamma kort, högar med flera kort, och byggen. Står inte låst är bygget öppet.

    Givet att på bordet ligger SP 3, högen (KL 9, RU 7) och bygget 16 (RU 10, KL 6) som Bo äger, låst
    """
    scene.state["table"] = lying(piles)


@given("att bordet är tomt")
def empty_table(scene: Scene) -> None:
    """Inget ligger på bordet. Det gäller också när inget sägs.

    Givet att bordet är tomt
    """
    scene.state["table"] = []


@given(parsers.re(rf"att (?P<name>{NAME}) (?:har (?P<hand>{CARDS})|inte har några kort) på handen"))
def hand(scene: Scene, name: str, hand: str | None) -> None:
    """En spelares hand. Har spelaren ingen skriver man: att Anna inte har några kort på handen.

    Givet att Anna har SP 7 och HJ 9 på handen
    """
    scene.give(name, hand=cards(hand))


@given(parsers.re(rf"att (?P<name>{NAME}) har (?P<taken>{CARDS}) i sin intagna hög"))
def taken(scene: Scene, name: str, taken: str) -> None:
    """Vad en spelare har tagit in tidigare.

    Givet att Anna har KL 9 och KL 5 i sin intagna hög
    """
    scene.give(name, taken=cards(taken))


@given(parsers.re(rf"att (?P<name>{NAME}) har (?P<mulles>{CARDS}) i sin mullehög"))
def mulles(scene: Scene, name: str, mulles: str) -> None:
    """Mullekorten som en spelare redan har.

    Givet att Anna har KL 9 i sin mullehög
    """
    scene.give(name, mulles=cards(mulles))


@given(parsers.re(rf"att (?P<name>{NAME}) har (?P<tabbe>\d+) tabb(?:e|ar)"))
def tabbar(scene: Scene, name: str, tabbe: str) -> None:
    """Hur många tabbar en spelare redan har.

    Givet att Anna har 2 tabbar
    """
    scene.give(name, tabbe=int(tabbe))


@given(parsers.re(rf"att (?P<name>{NAME}) står i tur"))
def turn(scene: Scene, name: str) -> None:
    """Vem som står i tur. Sägs inget är det Anna.

    Givet att Bo står i tur
    """
    scene.state["turn"] = name


@given(parsers.re(rf"att (?P<name>{NAME}) öppnade omgången"))
def opener(scene: Scene, name: str) -> None:
    """Vem som öppnade omgången, och alltså får de första korten i en ny rond. Sägs inget är det Anna.

    Givet att Bo öppnade omgången
    """
    scene.state["opener"] = name


@given(parsers.re(r"att det är rond (?P<rond>\d+) i omgång (?P<omgang>\d+)"))
def rond(scene: Scene, rond: str, omgang: str) -> None:
    """Vilken rond det är. Sägs inget är det den sista i den första omgången.

    Givet att det är rond 2 i omgång 1
    """
    scene.state |= {"rond": int(rond), "omgang": int(omgang)}


@given(parsers.re(rf"att leken har (?P<stock>{CARDS}) kvar, överst först"))
def stock(scene: Scene, stock: str) -> None:
    """Korten som är kvar att ge, i ordning.

    Givet att leken har SP 2, HJ 3 och KL 4 kvar, överst först
    """
    scene.state["stock"] = _in_order(stock)


@given(parsers.re(rf"att leken är blandad med (?P<order>{CARDS}) överst"))
def order(scene: Scene, order: str) -> None:
    """De översta korten i båda lekarna innan de ges. De andra följer i en bestämd ordning som inte spelar någon roll.

    Givet att leken är blandad med SP 2, HJ 3 och KL 4 överst
    """
    scene.order = _in_order(order)


@given("ställningen:")
def position(scene: Scene, datatable: Sequence[Sequence[str]]) -> None:
    """En hel ställning som tabell: bordet, händerna och vem som står i tur. En rad kan utelämnas.

    Givet ställningen:
      | bord | SP 3, HJ 4 och bygget 16 (RU 10, KL 6) som Bo äger |
      | Anna | SP 7 och HJ 9                                      |
      | Bo   | HJ 6                                               |
      | tur  | Anna                                               |
    """
    for row in datatable:
        what, said = row[0], row[1]
        if what == "bord":
            scene.state["table"] = lying(said)
        elif what in PLAYERS:
            scene.give(what, hand=cards(said))
        elif what == "tur":
            scene.state["turn"] = said
        else:
            raise Unclear(f"En ställning har raderna bord, {', '.join(PLAYERS)} och tur, inte ”{what}”.")


def _in_order(text: str) -> list[str]:
    return re.findall(CARD, text)
