"""Så: what must follow. After "Så" the verb comes first, after "Och" the one it is about; both are understood."""

from collections.abc import Sequence
from typing import Any

from pytest_bdd import parsers, then

from regelratt.contract import Fault, WrongReason

from .scene import Scene
from .words import CARD, CARDS, LYING, NAME, REASONS, any_move, cards, lying, shown

COLUMNS = {
    "mullepoäng": "mulle",
    "tabbepoäng": "tabbe",
    "intagspoäng": "intake",
    "bonuspoäng": "bonus",
    "poäng i summa": "total",
}
WHO = rf"(?:har (?P<name>{NAME})|(?P<other>{NAME}) har)"


def _same(what: str, expected: Any, got: Any) -> None:
    if expected != got:
        wanted, came = _told(expected), _told(got)
        raise Fault(f"{what}: väntat {', '.join(wanted)}, men det blev {', '.join(came)}.", wanted, came)


def _told(value: Any) -> tuple[str, ...]:
    return (tuple(map(str, value)) or ("ingenting",)) if isinstance(value, list) else (str(value),)


@then(parsers.re(r"(?:tillåts draget|draget tillåts)"))
def allowed(scene: Scene) -> None:
    """Draget får göras.

    Så tillåts draget
    """
    scene.played()


@then(parsers.re(rf"(?:vägras draget|draget vägras): (?P<reason>{'|'.join(REASONS)})"))
def refused(scene: Scene, reason: str) -> None:
    """Draget får inte göras, av det här skälet. Ställningen är som förut.

    Så vägras draget: fler högar kan tas
    """
    code = REASONS[reason]
    got = scene.refused(f"draget vägras: {reason} ({code})")["reason"]
    if got != code:
        message = f"Draget vägrades, men skälet blev {got} och inte {code}."
        scene.engine.wrong_reason(WrongReason(message, (f"{code} ({reason})",), (got,)))


@then(parsers.re(rf"(?:ligger på bordet|på bordet ligger) (?P<piles>{LYING})"))
def on_the_table(scene: Scene, piles: str) -> None:
    """Precis det här ligger på bordet. Står inte låst ska bygget vara öppet.

    Så ligger på bordet SP 3 och bygget 16 (RU 10, KL 6) som Bo äger, låst
    """
    scene.played()
    _same("På bordet", _piles(lying(piles)), _piles(scene.state["table"]))


@then(parsers.re(r"(?:är bordet tomt|bordet är tomt)"))
def empty_table(scene: Scene) -> None:
    """Inget ligger på bordet.

    Så är bordet tomt
    """
    scene.played()
    _same("På bordet", [], _piles(scene.state["table"]))


@then(parsers.re(r"(?:ligger på bordet|på bordet ligger) (?P<count>\d+) ensamma kort och inget annat"))
def single_cards(scene: Scene, count: str) -> None:
    """Så många ensamma kort ligger på bordet, vilka de än är, men ingen annan hög och inget bygge.

    Så ligger på bordet 8 ensamma kort och inget annat
    """
    scene.played()
    sizes = [0 if pile.get("build") else len(pile["cards"]) for pile in scene.state["table"]]
    _same("Högarnas storlekar", [1] * int(count), sizes)


@then(parsers.re(rf"{WHO} (?P<hand>{CARDS}) på handen"))
def hand(scene: Scene, name: str | None, other: str | None, hand: str) -> None:
    """En spelare har precis de här korten på handen.

    Så har Anna HJ 9 på handen
    """
    scene.played()
    who = name or other or ""
    _same(f"{who}, handen", cards(hand), sorted(scene.player(who)["hand"]))


@then(parsers.re(rf"{WHO} (?P<count>\d+) kort på handen"))
def cards_in_hand(scene: Scene, name: str | None, other: str | None, count: str) -> None:
    """En spelare har så många kort på handen, vilka de än är.

    Så har Anna 8 kort på handen
    """
    scene.played()
    who = name or other or ""
    _same(f"{who}, antal kort på handen", int(count), len(scene.player(who)["hand"]))


@then(parsers.re(rf"{WHO} (?P<taken>{CARDS}) i sin intagna hög"))
def taken(scene: Scene, name: str | None, other: str | None, taken: str) -> None:
    """En spelare har precis de här korten i sin intagna hög. Mullekorten ligger för sig.

    Så har Anna SP 3, HJ 4 och SP 7 i sin intagna hög
    """
    scene.played()
    who = name or other or ""
    _same(f"{who}, intagna kort", cards(taken), sorted(scene.player(who)["taken"]))


@then(parsers.re(rf"{WHO} (?P<mulles>{CARDS}) i sin mullehög"))
def mulles(scene: Scene, name: str | None, other: str | None, mulles: str) -> None:
    """En spelare har precis de här korten i sin mullehög.

    Så har Anna KL 9 i sin mullehög
    """
    scene.played()
    who = name or other or ""
    _same(f"{who}, mullehögen", cards(mulles), sorted(scene.player(who)["mulles"]))


@then(parsers.re(rf"{WHO} (?P<tabbe>\d+) tabb(?:e|ar)"))
def tabbar(scene: Scene, name: str | None, other: str | None, tabbe: str) -> None:
    """En spelare har så många tabbar.

    Så har Anna 1 tabbe
    """
    scene.played()
    who = name or other or ""
    _same(f"{who}, tabbar", int(tabbe), scene.player(who)["tabbe"])


@then(parsers.re(rf"(?:står (?P<name>{NAME})|(?P<other>{NAME}) står) i tur"))
def turn(scene: Scene, name: str | None, other: str | None) -> None:
    """Vem som står i tur, även efter ett vägrat drag.

    Så står Bo i tur
    """
    scene.not_refused()
    _same("I tur", name or other, scene.state["turn"])


@then(parsers.re(r"(?:är det|det är) rond (?P<rond>\d+)"))
def rond(scene: Scene, rond: str) -> None:
    """Vilken rond det är.

    Så är det rond 2
    """
    scene.played()
    _same("Rond", int(rond), scene.state["rond"])


@then(parsers.re(r"(?:är omgången|omgången är) slut"))
def over(scene: Scene) -> None:
    """Händerna är tomma och det finns inget mer drag att göra.

    Så är omgången slut
    """
    scene.played()
    _same("Kort kvar på händerna", [], [card for player in scene.state["players"] for card in player["hand"]])
    _same("Drag kvar", [], scene.engine.ask("moves", state=scene.state))


@then(parsers.re(r"(?:har leken|leken har) (?P<count>\d+) kort kvar"))
def stock(scene: Scene, count: str) -> None:
    """Så många kort är kvar att ge.

    Så har leken 80 kort kvar
    """
    scene.played()
    _same("Kort kvar i leken", int(count), len(scene.state["stock"]))


@then(parsers.re(rf"{WHO} (?P<points>\d+) (?P<column>mullepoäng|tabbepoäng|intagspoäng|bonuspoäng|poäng i summa)"))
def points(scene: Scene, name: str | None, other: str | None, points: str, column: str) -> None:
    """En spelares poäng: mullepoäng, tabbepoäng, intagspoäng, bonuspoäng eller poäng i summa.

    Så har Anna 21 intagspoäng
    """
    scene.not_refused()
    who = name or other or ""
    scene.player(who)
    scores = {player["name"]: player for player in scene.engine.ask("score", state=scene.state)["players"]}
    _same(f"{who}, {column}", int(points), scores[who][COLUMNS[column]])


@then(parsers.re(rf"är (?P<card>{CARD}) vär[dt] (?P<table>\d+) på bordet och (?P<in_hand>\d+) på handen"))
def worth(scene: Scene, card: str, table: str, in_hand: str) -> None:
    """Vad ett kort är värt på bordet och på handen.

    Så är SP 2 värd 2 på bordet och 15 på handen
    """
    (got,) = scene.engine.ask("values", cards=[card])
    _same(f"{card} på bordet", int(table), got["table"])
    _same(f"{card} på handen", int(in_hand), got["hand"])


@then(parsers.re(rf"(?:kan (?P<name>{NAME})|(?P<other>{NAME}) kan) med (?P<card>{CARD}) bara göra dessa drag:"))
def only_moves(
    scene: Scene, name: str | None, other: str | None, card: str, datatable: Sequence[Sequence[str]]
) -> None:
    """Precis de här dragen får göras med ett kort, skrivna som efter När. Vad som tas med eller samlas sägs alltid.

    Så kan Anna med SP 7 bara göra dessa drag:
      | Anna tar in SP 3 och HJ 4 med SP 7 |
      | Anna bygger 10 med SP 7 på SP 3    |
    """
    expected = sorted(_flat(any_move(row[0], scene.state["table"])) for row in datatable)
    got = sorted(_flat(move) for move in _moves(scene, name or other) if move["card"] == card)
    _same(f"Dragen med {card}", expected, got)


@then(parsers.re(rf"(?:kan (?P<name>{NAME})|(?P<other>{NAME}) kan) inte göra något drag"))
def no_moves(scene: Scene, name: str | None, other: str | None) -> None:
    """Inget drag får göras.

    Så kan Anna inte göra något drag
    """
    _same("Drag", [], [_flat(move) for move in _moves(scene, name or other)])


def _moves(scene: Scene, who: str | None) -> list[dict[str, Any]]:
    """The legal moves of a player, whose turn it must be."""
    scene.not_refused()
    _same("I tur", who, scene.state["turn"])
    moves: list[dict[str, Any]] = scene.engine.ask("moves", state=scene.state)
    return moves


def _piles(piles: list[dict[str, Any]]) -> list[str]:
    """Piles in an order that does not depend on theirs."""
    return sorted(shown([pile | {"cards": sorted(pile["cards"])}]) for pile in piles)


def _flat(move: dict[str, Any]) -> str:
    """A move as text in which only what it says counts, not how it is grouped or ordered."""
    parts = [f"{move['player']} {move['action']} {move['card']}"]
    parts += [" ".join(sorted(" + ".join(sorted(pile)) for pile in move["piles"]))] if "piles" in move else []
    parts += [" + ".join(sorted(move["on"])), str(move["value"])] if "on" in move else []
    parts += [" + ".join(sorted(c for group in move.get("absorb") or move.get("gather") or [] for c in group))]
    return ", ".join(filter(None, parts))
