"""Plain data: it reads back, has one canonical form and one hash, and what is not of its shape is pointed at."""

import copy
import hashlib
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference_engine.mulle import (
    State,
    UnreadableData,
    canonical,
    digest,
    move_data,
    parse_move,
    read_move,
    read_setup,
    state_data,
    written,
)
from reference_engine.mulle.move import ordered

from .positions import position
from .strategies import moves_in, states

DESIGN_STATE = {
    "edition": "0.3.0", "omgang": 1, "rond": 1, "opener": "Anna", "turn": "Anna",
    "players": [{"name": "Anna", "hand": ["SP 7"], "taken": [], "mulles": [], "tabbe": 0},
                {"name": "Bo", "hand": ["HJ 6"], "taken": [], "mulles": [], "tabbe": 0}],
    "table": [{"cards": ["SP 3"]}, {"cards": ["HJ 4"]},
              {"cards": ["RU 10", "KL 6"], "build": {"owner": "Bo", "value": 16, "locked": True}}],
    "stock": [],
}  # fmt: skip
DESIGN_MOVES: list[dict[str, Any]] = [
    {"player": "Anna", "action": "take", "card": "SP 7", "piles": [["SP 3"], ["HJ 4"]]},
    {"player": "Bo", "action": "build", "card": "HJ 6", "on": ["RU 10"], "value": 16, "absorb": [["KL 9", "RU 7"]]},
    {"player": "Anna", "action": "trotta", "card": "SP 8", "gather": [["HJ 4", "SP 4"]]},
    {"player": "Anna", "action": "throw", "card": "SP 5"},
]


@given(states)
def test_every_state_reads_back_from_its_json(state: State) -> None:
    assert read_setup(json.loads(canonical(state_data(state)))).state() == state


@given(states, st.data())
def test_every_move_reads_back_from_its_json(state: State, data: st.DataObject) -> None:
    move = data.draw(moves_in(state))
    assert read_move(json.loads(canonical(move_data(move)))) == ordered(move)


@given(states, st.randoms(use_true_random=False))
def test_the_hash_does_not_depend_on_any_order_that_means_nothing(state: State, random: Random) -> None:
    data = state_data(state)
    random.shuffle(data["table"])
    for pile in data["table"]:
        random.shuffle(pile["cards"])
    for player in data["players"]:
        for place in ("hand", "taken", "mulles"):
            random.shuffle(player[place])
    again = read_setup(data).state()
    assert again == state
    assert hash(again) == hash(state)
    assert digest(again) == digest(state)


def test_the_state_of_the_design_is_read() -> None:
    state = read_setup(DESIGN_STATE).state()
    assert state == position("SP 3, HJ 4, [KL 6 + RU 10 = 16 låst, Bo]", anna="SP 7", bo="HJ 6")
    assert state_data(state)["table"][0] == {"cards": ["HJ 4"]}


@pytest.mark.parametrize("data", DESIGN_MOVES)
def test_the_moves_of_the_design_are_read_and_written(data: dict[str, Any]) -> None:
    assert move_data(read_move(data)) == data | ({"piles": sorted(data["piles"])} if "piles" in data else {})


def test_the_canonical_json_is_this_text_and_its_hash_is_of_utf_8() -> None:
    state = position("HJ 4, [KL 6 + RU 10 = 16, Bo], HJ 10", anna="SP 7")
    text = (
        '{"edition":"0.3.0","omgang":1,"opener":"Anna","players":[{"hand":["SP 7"],"mulles":[],"name":"Anna",'
        '"tabbe":0,"taken":[]},{"hand":[],"mulles":[],"name":"Bo","tabbe":0,"taken":[]}],"rond":1,"stock":[],'
        '"table":[{"cards":["HJ 10"]},{"cards":["HJ 4"]},{"build":{"locked":false,"owner":"Bo","value":16},'
        '"cards":["KL 6","RU 10"]}],"turn":"Anna"}'
    )
    assert canonical(state_data(state)) == text
    assert digest(state) == hashlib.sha256(text.encode("utf-8")).hexdigest()


def test_canonical_json_keeps_letters_as_they_are() -> None:
    assert canonical({"å": "ö"}) == '{"å":"ö"}'


def test_what_an_engine_adds_beside_is_ignored() -> None:
    more = copy.deepcopy(DESIGN_STATE) | {"ai": {"mood": 3}}
    more["table"][0]["id"] = 17  # type: ignore[index]
    assert read_setup(more) == read_setup(DESIGN_STATE)
    assert read_move(DESIGN_MOVES[3] | {"piles": 3}) == parse_move("Anna: SP 5 slängs")


def test_absorb_and_gather_that_are_null_are_not_said() -> None:
    assert read_move(DESIGN_MOVES[1] | {"absorb": None}) == read_move(
        {name: value for name, value in DESIGN_MOVES[1].items() if name != "absorb"}
    )


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("players", "Anna"),
        ("players[0]", 3),
        ("players[1].name", None),
        ("players[0].hand", {"SP 7": 1}),
        ("players[0].hand[0]", 7),
        ("players[0].tabbe", True),
        ("players[0].tabbe", 1.0),
        ("table[0].cards", None),
        ("table[2].build", "Bo"),
        ("table[2].build.locked", 1),
        ("table[2].build.value", "16"),
        ("edition", 3),
        ("rond", "1"),
        ("rond", 10**12),
        ("stock[0]", None),
    ],
)
def test_a_state_of_the_wrong_shape_is_pointed_at(path: str, value: object) -> None:
    data = copy.deepcopy(DESIGN_STATE) | {"stock": ["SP 9"]}
    steps = path.replace("[", ".").replace("]", "").split(".")
    target: Any = data
    for step in steps[:-1]:
        target = target[int(step) if step.isdigit() else step]
    target[int(steps[-1]) if steps[-1].isdigit() else steps[-1]] = value
    with pytest.raises(UnreadableData) as found:
        read_setup(data)
    assert found.value.path == path


@pytest.mark.parametrize("name", ["edition", "omgang", "rond", "opener", "turn", "players", "table", "stock"])
def test_a_state_without_one_of_its_fields_is_pointed_at(name: str) -> None:
    with pytest.raises(UnreadableData, match=f"{name}: saknas"):
        read_setup({field: value for field, value in DESIGN_STATE.items() if field != name})


@pytest.mark.parametrize(
    ("path", "data"),
    [
        ("", []),
        ("action", {"player": "Anna", "card": "SP 7"}),
        ("action", {"player": "Anna", "card": "SP 7", "action": "dance"}),
        ("card", {"player": "Anna", "card": 7, "action": "throw"}),
        ("piles", {"player": "Anna", "card": "SP 7", "action": "take"}),
        ("piles[1]", {"player": "Anna", "card": "SP 7", "action": "take", "piles": [["SP 3"], "HJ 4"]}),
        ("on", {"player": "Anna", "card": "SP 7", "action": "build", "value": 9, "on": "HJ 2"}),
        ("value", {"player": "Anna", "card": "SP 7", "action": "build", "value": "9", "on": ["HJ 2"]}),
        ("gather[0][0]", {"player": "Anna", "card": "SP 7", "action": "trotta", "gather": [[3]]}),
    ],
)
def test_a_move_of_the_wrong_shape_is_pointed_at(path: str, data: object) -> None:
    with pytest.raises(UnreadableData) as found:
        read_move(data)
    assert found.value.path == path


@given(states)
def test_a_state_is_a_setup_again(state: State) -> None:
    assert written(state).state() == state


def test_which_pile_is_meant_is_written_where_it_is_said() -> None:
    move = parse_move("Anna: KL 2 bygger 11 på [HJ 2 + KL 9] värd 13")
    assert move_data(move) == {
        "player": "Anna", "action": "build", "card": "KL 2", "on": ["HJ 2", "KL 9"], "value": 11, "base": 13,
    }  # fmt: skip


def test_piles_of_the_same_cards_are_written_plain_first_and_then_by_owner() -> None:
    state = position("[KL 4 + SP 3 = 9, Bo], [KL 4 + SP 3], [KL 5 + SP 2 = 9, Bo], [KL 5 + SP 2 = 13, Anna]")
    assert [pile.get("build", {}).get("owner") for pile in state_data(state)["table"]] == [None, "Bo", "Anna", "Bo"]
