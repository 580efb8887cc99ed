"""What people are told, word for word, where something cannot be: told.toml has what was asked and what is said.

The words are for people, so they are not in the contract and no scenario sees them.
"""

import copy
import pickle
import tomllib
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from reference_engine import mulle
from reference_engine.mulle import (
    EDITIONS,
    BadDeal,
    BuildMove,
    Built,
    Card,
    Game,
    IllegalMove,
    ImpossiblePosition,
    Omgang,
    Played,
    Setup,
    SetupPile,
    SetupPlayer,
    UnreadableData,
    UnreadableText,
    deal,
    digest,
    parse_game,
    parse_move,
    parse_setup,
    play,
    played_out,
    print_game,
    print_pile,
    random_move,
    read_setup,
    shuffled,
    written,
)
from reference_engine.mulle.adapter import Reference
from reference_engine.mulle.event import genitive, listed

from .positions import position

TOLD: dict[str, dict[str, str | list[str]]] = tomllib.loads((Path(__file__).parent / "told.toml").read_text("utf-8"))
PLAYERS = ("Anna", "Bo")
POSITION = (
    "0.3.0 | omgång 1 rond 2 | öppnar Anna | tur Bo | Anna: hand SP 7 / intag - / mulle - / tabbe 0"
    " | Bo: hand HJ 6, HJ 7 / intag SP 3 / mulle SP 3 / tabbe 1"
    " | bord SP 5, [KL 9 + RU 7], [KL 6 + RU 10 = 16 låst, Bo] | lek RU A"
)
STATE: dict[str, Any] = {
    "edition": "0.3.0", "omgang": 1, "rond": 1, "opener": "Anna", "turn": "Anna",
    "players": [{"name": "Anna", "hand": ["SP 7"], "taken": ["SP 4"], "mulles": ["SP 5"], "tabbe": 0},
                {"name": "Bo", "hand": ["HJ 6"], "taken": [], "mulles": [], "tabbe": 0}],
    "table": [{"cards": ["SP 3"]}, {"cards": ["RU 10", "KL 6"], "build": {"owner": "Bo", "value": 16, "locked": True}}],
    "stock": ["SP 9"],
}  # fmt: skip


def problems(setup: Setup, *, but: tuple[str, ...] = ("cards-missing", "stock-size")) -> list[str]:
    """All that is wrong with a position, less what is wrong with every small one."""
    found = setup.problems()
    impossible = [each.message for each in found if each.impossible]
    if impossible:
        with pytest.raises(ImpossiblePosition) as error:
            setup.state()
        assert str(error.value) == " ".join(impossible)
    return [f"{each.code}, {each.where}: {each.message}" for each in found if each.code not in but]


def data(path: str, value: Any) -> Setup:
    """The position with another value at a path; without the field where the value is `...`."""
    changed: Any = copy.deepcopy(STATE)
    *steps, last = (
        int(step) if step.isdigit() else step for step in path.replace("[", ".").replace("]", "").split(".")
    )
    target = changed
    for step in steps:
        target = target[step]
    if value is ...:
        del target[last]
    else:
        target[last] = value
    return read_setup(changed)


def line(old: str, new: str) -> Setup:
    """The position written with something else in its line."""
    assert old in POSITION
    return parse_setup(POSITION.replace(old, new, 1))


@cache
def played() -> Game:
    """A whole game."""
    chooser = dict.fromkeys(PLAYERS, lambda state: random_move(state, 7))
    return played_out(EDITIONS["0.3.0"], PLAYERS, "Anna", (shuffled(7), shuffled(-7)), chooser)


def file(label: str, new: Callable[[str], str]) -> Game:
    """The game file with the first line that begins so written otherwise."""
    lines = print_game(played()).split("\n")
    place = next(place for place, each in enumerate(lines) if each.startswith(label))
    return parse_game("\n".join([*lines[:place], new(lines[place]), *lines[place + 1 :]]))


def dealt(edition: Any = EDITIONS["0.3.0"], players: Any = PLAYERS, opener: str = "Anna", omgang: Any = 1) -> Any:
    """An opening."""
    return deal(edition, players, opener, omgang, shuffled(7))


def refusal(table: str, hand: str, move: str, edition: str = "0.3.0", bo: str = "HJ 6") -> list[str]:
    """Every sentence of a refusal."""
    answer = play(position(table, anna=hand, bo=bo, edition=edition), parse_move(f"Anna: {move}"))
    assert not isinstance(answer, Played)
    assert answer.message == " ".join(each.message for each in answer.breaches)
    return [f"{each.reason}, {each.clause}: {each.message}" for each in answer.breaches]


NAMES: dict[str, Any] = vars(mulle) | {
    "ANNA": SetupPlayer("Anna", ("SP 7",)),
    "BO": SetupPlayer("Bo", ("HJ 6",)),
    "ask": Reference(),
    "data": data,
    "dealt": dealt,
    "file": file,
    "line": line,
    "problems": problems,
    "refusal": refusal,
}


def said(expression: str) -> str | list[str]:
    """What an expression gives: texts, or the error that it ends in."""
    try:
        found: list[str] = eval(expression, dict(NAMES))
    except (BadDeal, UnreadableData, UnreadableText) as error:
        return str(error)
    return found


@pytest.mark.parametrize(
    ("expression", "told"), [each for part in TOLD.values() for each in part.items()], ids=lambda each: str(each)[:60]
)
def test_people_are_told_word_for_word(expression: str, told: str | list[str]) -> None:
    assert said(expression) == told


@pytest.mark.parametrize("whole", [999_999_999, -999_999_999])
def test_the_highest_and_the_lowest_whole_number_are_read(whole: int) -> None:
    assert data("players[0].tabbe", whole).players[0].tabbe == whole


def test_an_omgang_that_is_not_played_out_is_followed_by_no_other() -> None:
    order, moves = shuffled(7), played().omgangar[0].moves[:3]
    begun = Game(EDITIONS["0.3.0"], PLAYERS, "Anna", (Omgang(order, moves),))
    text = print_game(begun)
    assert text.endswith(f"läge: {digest(begun.final(1))}\n")
    with pytest.raises(UnreadableText, match=r"^rad 11, kolumn 1: Den förra omgången är inte färdigspelad\.$"):
        parse_game(text + print_game(played()).split("\n")[5])


def test_a_move_that_cheats_is_told_with_its_place() -> None:
    for omgang in (1, 2):
        opener, other = PLAYERS if omgang == 1 else PLAYERS[::-1]
        first = played().omgangar[omgang - 1]
        move = parse_move(f"{opener}: SP 7 slängs")
        cheated = Game(
            EDITIONS["0.3.0"],
            PLAYERS,
            "Anna",
            (*played().omgangar[: omgang - 1], Omgang(first.order, (*first.moves[:1], move))),
        )
        with pytest.raises(IllegalMove) as found:
            cheated.final(omgang)
        error = found.value
        assert (error.omgang, error.number, error.move) == (omgang, 1, move)
        assert str(error) == error.refusal.message
        assert error.args == (error.omgang, error.number, error.move, error.refusal)
        assert str(error).startswith(f"Det är {other} som står i tur, inte {opener}.")
    made = iter([played().omgangar[0].moves[0]])
    chooser = {"Anna": lambda state: next(made), "Bo": lambda state: parse_move("Anna: SP 7 slängs")}
    with pytest.raises(IllegalMove) as found:
        played_out(EDITIONS["0.3.0"], PLAYERS, "Anna", (shuffled(7),), chooser)
    assert (found.value.omgang, found.value.number) == (1, 1)
    assert found.value.move == parse_move("Anna: SP 7 slängs")
    assert str(found.value) == "Det är Bo som står i tur, inte Anna. Anna har inte SP 7 på handen."


def test_the_reference_engine_says_who_it_is() -> None:
    assert Reference().hello() == {
        "name": "regelratt-reference", "version": "1", "language": "Python", "game": "mulle",
        "editions": ["0.3.0", "utkast"], "operations": ["hello", "values", "deal", "moves", "play", "score"],
        "readings": [],
    }  # fmt: skip


def test_the_reference_engine_tells_reason_clause_and_message_of_a_refusal() -> None:
    refused = {"reason": "not-your-turn", "clause": "TUR-3", "message": "Det är Anna som står i tur, inte Bo."}
    data = {**STATE, "stock": [], "table": []}
    assert Reference().play(data, {"player": "Bo", "action": "throw", "card": "HJ 6"}) == {"refused": refused}


def test_a_state_in_the_second_omgang_stays_there() -> None:
    data = {**STATE, "omgang": 2, "rond": 6, "stock": []}
    assert Reference().play(data, {"player": "Anna", "action": "throw", "card": "SP 7"})["state"]["omgang"] == 2


def test_a_replay_tells_each_move_with_its_state_and_events() -> None:
    first, second = list(played().replay(1))[:2]
    answer = play(played().opening(1), first.move)
    assert isinstance(answer, Played)
    assert (first.move, first.state, first.events) == (played().omgangar[0].moves[0], answer.state, answer.events)
    assert second.move == played().omgangar[0].moves[1]


def test_an_omgang_in_which_nothing_was_played_has_come_to_its_opening() -> None:
    dealt_only = Game(EDITIONS["0.3.0"], PLAYERS, "Anna", (Omgang(shuffled(7), ()),))
    assert dealt_only.final(1) == dealt_only.opening(1)


def test_a_game_whose_second_omgang_is_not_played_out_has_no_end() -> None:
    first, second = played().omgangar
    text = print_game(Game(EDITIONS["0.3.0"], PLAYERS, "Anna", (first, Omgang(second.order, second.moves[:5]))))
    assert "slut: " not in text


@pytest.mark.parametrize(
    ("groups", "told"),
    [
        ((), "ingenting"),
        ((("SP 3",),), "SP 3"),
        ((("SP 3",), ("HJ 4",), ("KL 9", "RU 7")), "SP 3, HJ 4 och KL 9 + RU 7"),
    ],
)
def test_piles_are_listed_as_a_player_would(groups: Any, told: str) -> None:
    assert listed(groups) == told


def test_a_build_on_several_cards_is_told_with_all_of_them() -> None:
    assert str(Built("Anna", Card("RU 2"), (Card("KL 4"), Card("SP 3")), 9)) == "Anna bygger 9 med RU 2 på KL 4 + SP 3."


def test_half_a_build_is_not_written_and_that_is_told() -> None:
    with pytest.raises(ValueError, match=r"^Ett bygge utan ägare eller värde går inte att skriva\.$"):
        print_pile(SetupPile(("SP 3", "SP 4"), "Bo"))


def test_an_error_survives_a_journey_between_processes() -> None:
    error = UnreadableText("Fel.", 7, 3)
    assert error.args == ("Fel.", 7, 3)
    again = pickle.loads(pickle.dumps(error))
    assert (again.message, again.column, again.line, again.args) == ("Fel.", 7, 3, ("Fel.", 7, 3))
    assert str(UnreadableText("Fel.", 7)) == "rad 1, kolumn 7: Fel."


def test_an_error_about_data_survives_a_journey_between_processes() -> None:
    again = pickle.loads(pickle.dumps(UnreadableData("rond", "saknas.")))
    assert (again.path, again.message, again.args) == ("rond", "saknas.", ("rond", "saknas."))
    with pytest.raises(ImpossiblePosition) as found:
        Setup((SetupPlayer("Anna"),)).state()
    assert found.value.args == (found.value.problems,)
    assert str(pickle.loads(pickle.dumps(found.value))) == "Det ska vara två spelare, inte 1."


def test_a_single_card_that_is_nowhere_is_told() -> None:
    opening = written(dealt())
    assert opening.problems() == ()
    one_less = replace(opening, table=opening.table[1:])
    assert problems(one_less, but=()) == ["cards-missing, leken: 1 av de 104 korten finns ingenstans."]


def test_a_player_who_is_not_there_is_told() -> None:
    with pytest.raises(LookupError, match=r"^Cilla$"):
        dealt().player("Cilla")


@pytest.mark.parametrize(
    ("name", "whose"), [("Bo", "Bos"), ("Klas", "Klas"), ("Max", "Max"), ("Fritz", "Fritz"), ("Anna", "Annas")]
)
def test_whose_something_is_is_told_as_in_swedish(name: str, whose: str) -> None:
    assert genitive(name) == whose


def test_a_pile_can_be_worth_1() -> None:
    move = parse_move("Anna: SP 7 bygger 8 på HJ A värd 1")
    assert isinstance(move, BuildMove)
    assert move.base == 1
