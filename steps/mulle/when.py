"""När: what a player does, or that cards are dealt."""

from pytest_bdd import parsers, when

from .scene import Scene
from .words import MOVES, NAME, move


@when(parsers.re(MOVES["take"]))
def take(scene: Scene, player: str, piles: str, card: str) -> None:
    """Ett intag av högar, eller av ingenting. Ett bygge får nämnas bara med sitt värde när det är ensamt om det.

    När Anna tar in SP 3, HJ 4 och bygget 7 med SP 7
    """
    said: dict[str, str | None] = {"player": player, "piles": piles, "card": card}
    scene.play(move("take", said, scene.state["table"]))


@when(parsers.re(MOVES["build"]))
def build(scene: Scene, player: str, value: str, card: str, on: str, absorb: str | None) -> None:
    """Ett bygge på ett kort, en hög eller ett bygge. Vad det tar med behöver bara sägas när man kan välja.

    När Bo bygger 16 med HJ 6 på RU 10 och tar med KL 9 och RU 7
    """
    said = {"player": player, "value": value, "card": card, "on": on, "absorb": absorb}
    scene.play(move("build", said, scene.state["table"]))


@when(parsers.re(MOVES["trotta"]))
def trotta(scene: Scene, player: str, card: str, gather: str | None) -> None:
    """En trotta. Vad som samlas behöver bara sägas när man kan välja.

    När Anna trottar SP 8 och samlar HJ 4 och SP 4
    """
    said = {"player": player, "card": card, "gather": gather}
    scene.play(move("trotta", said, scene.state["table"]))


@when(parsers.re(MOVES["throw"]))
def throw(scene: Scene, player: str, card: str) -> None:
    """En släng, eller en matning av ett eget bygge.

    När Anna slänger SP 5
    """
    scene.play(move("throw", {"player": player, "card": card}, scene.state["table"]))


@when(parsers.re(rf"omgång (?P<omgang>\d+) ges och (?P<name>{NAME}) öppnar"))
def deal(scene: Scene, omgang: str, name: str) -> None:
    """En omgång ges.

    När omgång 1 ges och Anna öppnar
    """
    scene.deal(int(omgang), name)
