"""The scene of a scenario: what a sly engine, or a scenario that asks nothing, cannot get past."""

from typing import Any

import pytest
from regelratt.suites.steps.mulle.scene import Scene

from reference_engine.mulle.adapter import Reference
from regelratt.adapters import AdapterFault
from regelratt.adapters.python import PythonAdapter
from regelratt.contract import BrokenInvariant, Fault, NotRefused, Refused, Undeclared
from regelratt.engine import Engine
from regelratt.games import rules
from regelratt.session import Patience, Session

Data = dict[str, Any]
THROW = {"player": "Anna", "action": "throw", "card": "SP 5"}


def scene(engine: Reference | None = None) -> Scene:
    """Anna has SP 5 and SP 6, Bo has HJ 9, and the table is empty."""
    session = Session(PythonAdapter(lambda: engine or Reference()), "mulle", rules("mulle"), Patience())
    found = Scene(Engine(session), "0.3.0")
    found.give("Anna", hand=["SP 5", "SP 6"])
    found.give("Bo", hand=["HJ 9"])
    return found


class Answering(Reference):
    """An engine with one answer to every move; `spoil` also changes what it was given."""

    def __init__(self, answer: Data, *, spoil: bool = False) -> None:
        self.answer = answer
        self.spoil = spoil

    def play(self, state: Data, move: Data) -> Data:
        if self.spoil:
            state["players"][0]["hand"].clear()
        return self.answer


def test_nothing_follows_where_nothing_was_done() -> None:
    with pytest.raises(Fault, match="Inget drag har gjorts"):
        scene().played()
    with pytest.raises(Fault, match="Inget drag har gjorts"):
        scene().refused("det får man inte")


def test_a_refusal_that_was_not_asked_for_does_not_disappear() -> None:
    found = scene()
    found.play(THROW | {"card": "KL K"})
    with pytest.raises(Refused) as fault:
        found.play(THROW)
    assert "card-not-in-hand" in fault.value.got[0]
    with pytest.raises(Refused):
        found.not_refused()


def test_a_refusal_that_was_asked_for_can_be_followed_by_a_move() -> None:
    found = scene()
    found.play(THROW | {"card": "KL K"})
    assert found.refused("kortet finns inte")["reason"] == "card-not-in-hand"
    found.play(THROW)
    found.played()
    with pytest.raises(NotRefused) as fault:
        found.refused("det får man inte")
    assert (fault.value.expected, fault.value.got) == (("det får man inte",), ("draget tillåts",))


@pytest.mark.parametrize("answer", [{}, {"state": {}, "refused": {"reason": "can-take"}}, {"refused": {}}, None, []])
def test_an_answer_that_is_no_answer_is_the_adapter_s_fault(answer: Data) -> None:
    with pytest.raises(AdapterFault) as fault:
        scene(Answering(answer)).play(THROW)
    assert fault.value.code == "schema"


def test_an_engine_that_changes_what_it_was_given_breaks_an_invariant() -> None:
    with pytest.raises(BrokenInvariant) as fault:
        scene(Answering({"refused": {"reason": "can-take"}}, spoil=True)).play(THROW)
    assert fault.value.invariant == "sent"


def test_what_is_not_declared_is_not_asked() -> None:
    class Silent(Reference):
        def hello(self) -> Data:
            return super().hello() | {"operations": ["values"]}

        def play(self, state: Data, move: Data) -> Data:
            raise AssertionError("asked")

    with pytest.raises(Undeclared, match="play"):
        scene(Silent()).play(THROW)


def test_a_player_who_is_not_there_is_a_fault() -> None:
    with pytest.raises(Fault, match="Ana är inte med"):
        scene().give("Ana", hand=[])
