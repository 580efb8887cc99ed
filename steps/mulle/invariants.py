"""What holds after every answer whatever the rules are: no card is invented, lost or doubled, and the turn passes."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from regelratt.contract import Broken, Data

if TYPE_CHECKING:
    from .wire import PlayAnswer, State


def broken(operation: str, params: Data, answer: Any) -> Iterator[Broken]:
    """The invariants that an answer breaks."""
    if operation == "deal":
        yield from _cards(Counter(params["order"]), _all(cast("State", answer)))
        yield from _players(params["players"], cast("State", answer))
    elif operation == "play":
        played = cast("PlayAnswer", answer).state
        if played is not None:
            yield from _played(params["state"], params["move"], played)
    elif operation == "values":
        yield from _about(params["cards"], [value.card for value in answer])
    elif operation == "score":
        yield from _about(
            [player["name"] for player in params["state"]["players"]], [each.name for each in answer.players]
        )


def _about(asked: list[str], answered: list[str]) -> Iterator[Broken]:
    if asked != answered:
        yield Broken("asked", "Svaret handlar inte om det som frågan gällde.", (*asked,), (*answered,))


def _played(before: Data, move: Data, after: "State") -> Iterator[Broken]:
    yield from _players([player["name"] for player in before["players"]], after)
    yield from _cards(_all_before(before), _all(after))
    if after.turn == before["turn"]:
        yield Broken("turn", f"Turen gick inte över: {before['turn']} står fortfarande i tur.")
    if after.edition != before["edition"]:
        yield Broken("edition", "Ställningen är i en annan utgåva.", (before["edition"],), (after.edition,))
    dealt: Counter[str] = Counter(before["stock"])
    dealt -= Counter[str](after.stock)
    for player, now in zip(before["players"], after.players, strict=False):
        left = Counter(player["hand"])
        if player["name"] == move["player"]:
            left -= Counter([move["card"]])
        holds: Counter[str] = Counter([*now.hand])
        if left - holds or holds - left - dealt:
            wanted = (
                "Precis det spelade kortet lämnar handen" if player["name"] == move["player"] else "Handen är orörd"
            )
            yield Broken("hand", f"{wanted}, men {now.name} har andra kort.", _names(left), _names(holds))


def _players(names: list[str], after: "State") -> Iterator[Broken]:
    now = [player.name for player in after.players]
    if now != names or after.turn not in names:
        yield Broken("players", "Det är andra spelare, eller i annan ordning.", (*names,), (*now, after.turn))


def _cards(before: Counter[str], after: Counter[str]) -> Iterator[Broken]:
    lost, made = before - after, after - before
    parts = [f"försvann {', '.join(_names(lost))}"] if lost else []
    parts += [f"tillkom {', '.join(_names(made))}"] if made else []
    if parts:
        yield Broken(
            "cards", f"Varje kort ska finnas kvar, lika många gånger som förut, men det {' och '.join(parts)}."
        )


def _all_before(state: Data) -> Counter[str]:
    found: Counter[str] = Counter(state["stock"])
    for player in state["players"]:
        found.update(player["hand"])
        found.update(player["taken"])
        found.update(player["mulles"])
    for pile in state["table"]:
        found.update(pile["cards"])
    return found


def _all(state: "State") -> Counter[str]:
    found: Counter[str] = Counter(state.stock)
    for player in state.players:
        found.update(player.hand)
        found.update(player.taken)
        found.update(player.mulles)
    for pile in state.table:
        found.update(pile.cards)
    return found


def _names(cards: Counter[str]) -> tuple[str, ...]:
    return tuple(sorted(cards.elements()))
