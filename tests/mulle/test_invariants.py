"""The invariants: each is broken by an answer that breaks just it, and by no answer of the reference engine."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from regelratt.suites.steps.mulle.wire import OPERATIONS, broken

from reference_engine.mulle.adapter import Reference

Data = dict[str, Any]


def names(operation: str, params: Data, answer: Any) -> list[str]:
    """The invariants that an answer breaks."""
    return [each.invariant for each in broken(operation, params, msgspec.convert(answer, OPERATIONS[operation].result))]


@pytest.fixture
def params() -> Data:
    return deepcopy(OPERATIONS["play"].example)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_the_reference_engine_breaks_none(operation: str) -> None:
    params = deepcopy(OPERATIONS[operation].example)
    assert names(operation, params, getattr(Reference(), operation)(**params)) == []


def anna(state: Data) -> Data:
    found: Data = state["players"][0]
    return found


@pytest.mark.parametrize(
    ("spoil", "invariant"),
    [
        (lambda state: anna(state)["taken"].pop(), "cards"),
        (lambda state: anna(state)["taken"].append("SP 3"), "cards"),
        (lambda state: anna(state)["taken"].__setitem__(0, "KL K"), "cards"),
        (lambda state: state.update(turn="Anna"), "turn"),
        (lambda state: state.update(turn="Cia"), "players"),
        (lambda state: state["players"].reverse(), "players"),
        (lambda state: anna(state).update(name="Anni"), "players"),
        (lambda state: state.update(edition="utkast"), "edition"),
        (lambda state: state["players"][1]["hand"].append(anna(state)["taken"].pop()), "hand"),
        (lambda state: anna(state)["hand"].append(anna(state)["taken"].pop()), "hand"),
        (lambda state: anna(state)["taken"].append(anna(state)["hand"].pop()), "hand"),
    ],
)
def test_a_spoilt_answer_breaks_one(params: Data, spoil: Callable[[Data], None], invariant: str) -> None:
    answer = Reference().play(**params)
    spoil(answer["state"])
    assert invariant in names("play", params, answer)


def test_cards_from_the_stock_may_come_to_the_hand(params: Data) -> None:
    params["state"] |= {"stock": ["KL 2"] * 2 + ["KL 3"] * 2 + ["KL 4"] * 2 + ["KL 5"] * 2 + ["HJ 8"] * 2, "rond": 1}
    params["state"]["players"][0]["hand"] = ["SP 7"]
    params["state"]["players"][1]["hand"] = []
    answer = Reference().play(**params)
    assert len(answer["state"]["players"][0]["hand"]) > 1
    assert names("play", params, answer) == []


def test_a_deal_that_loses_a_card_breaks_one() -> None:
    params = deepcopy(OPERATIONS["deal"].example)
    answer = Reference().deal(**params)
    answer["stock"].pop()
    assert names("deal", params, answer) == ["cards"]


def test_an_answer_about_something_else_breaks_one() -> None:
    values = Reference().values(["SP 2", "HJ A"])
    assert names("values", {"cards": ["HJ A", "SP 2"]}, values) == ["asked"]
    assert names("values", {"cards": ["SP 2"]}, values) == ["asked"]
    params = deepcopy(OPERATIONS["score"].example)
    score = Reference().score(**params)
    score["players"][0]["name"] = "Cia"
    assert names("score", params, score) == ["asked"]
