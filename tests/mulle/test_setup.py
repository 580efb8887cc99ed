"""Setup: everything that is wrong with a position is told at once; what is only odd is remarked on."""

import pickle
from dataclasses import replace

import pytest
from hypothesis import given

from reference_engine.mulle import (
    EDITIONS,
    ImpossiblePosition,
    Setup,
    SetupPile,
    SetupPlayer,
    State,
    deal,
    shuffled,
    written,
)

from .positions import position
from .strategies import dealt_states, setups

ANNA, BO = SetupPlayer("Anna", ("SP 7",)), SetupPlayer("Bo", ("HJ 6",))


def codes(setup: Setup) -> list[str]:
    """What is wrong, by code."""
    return [problem.code for problem in setup.problems()]


@pytest.mark.parametrize(
    ("code", "setup"),
    [
        ("too-many-copies", Setup((ANNA, BO), (SetupPile(("SP 7",)), SetupPile(("SP 7", "SP 9"))))),
        ("unknown-card", Setup((ANNA, BO), (SetupPile(("SP 1",)),))),
        ("unknown-card", Setup((ANNA, BO), stock=("sp 7",))),
        ("unknown-owner", Setup((ANNA, BO), (SetupPile(("SP 2", "SP 5"), "Cilla", 7),))),
        ("unknown-owner", Setup((ANNA, BO), (SetupPile(("SP 2", "SP 5"), None, 7),))),
        ("build-value", Setup((ANNA, BO), (SetupPile(("SP 2", "SP 5"), "Bo", 0),))),
        ("build-value", Setup((ANNA, BO), (SetupPile(("SP 2", "SP 5"), "Bo", 17),))),
        ("build-value", Setup((ANNA, BO), (SetupPile(("SP 2", "SP 5"), "Bo"),))),
        ("unknown-turn", Setup((ANNA, BO), turn="Cilla", opener="Bo")),
        ("unknown-opener", Setup((ANNA, BO), opener="Cilla")),
        ("unknown-edition", Setup((ANNA, BO), edition="0.4.0")),
        ("not-two-players", Setup((ANNA,))),
        ("not-two-players", Setup((ANNA, BO, SetupPlayer("Cilla")))),
        ("same-name", Setup((ANNA, SetupPlayer("Anna")))),
        ("bad-name", Setup((ANNA, SetupPlayer("2Bo")))),
        ("bad-name", Setup((ANNA, SetupPlayer("A\u030asa")))),
        ("bad-omgang", Setup((ANNA, BO), omgang=3)),
        ("bad-rond", Setup((ANNA, BO), rond=0)),
        ("bad-rond", Setup((ANNA, BO), rond=7)),
        ("bad-tabbe", Setup((SetupPlayer("Anna", tabbe=-1), BO))),
        ("empty-pile", Setup((ANNA, BO), (SetupPile(()),))),
    ],
)
def test_what_is_impossible_is_refused(code: str, setup: Setup) -> None:
    assert [problem.code for problem in setup.problems() if problem.impossible] == [code]
    with pytest.raises(ImpossiblePosition) as found:
        setup.state()
    assert found.value.problems == setup.problems()
    assert pickle.loads(pickle.dumps(found.value)).problems == setup.problems()


def test_everything_impossible_is_told_at_once() -> None:
    pile = SetupPile(("SP 1", "SP 1"), "Cilla", 99)
    setup = Setup((ANNA, SetupPlayer("Anna", tabbe=-2)), (pile,), turn="Dan", rond=9, edition="x")
    assert {problem.code for problem in setup.problems() if problem.impossible} == {
        "unknown-edition", "bad-rond", "same-name", "unknown-turn", "unknown-opener", "bad-tabbe", "unknown-card",
        "unknown-owner", "build-value",
    }  # fmt: skip


def test_nothing_at_all_is_told_without_falling_over() -> None:
    assert codes(Setup(()))[:3] == ["not-two-players", "unknown-turn", "unknown-opener"]


@pytest.mark.parametrize("value", [1, 13, 14, 15, 16])
def test_a_build_can_be_worth_1_to_16(value: int) -> None:
    state = Setup((ANNA, BO), (SetupPile(("SP 2", "SP 5", "KL 5"), "Bo", value),)).state()
    assert state.builds[0].value == value


# A position in which nothing is odd, less one thing each.
@pytest.mark.parametrize(
    ("code", "state"),
    [
        ("owner-without-card", position("[SP 4 + SP 5 = 9, Bo]", bo="HJ 6", anna="HJ 7")),
        ("shared-value", position("[SP 4 + SP 5 = 9, Bo], [HJ 4 + HJ 5 = 9, Bo]", bo="HJ 9", anna="HJ 7")),
        ("plain-pile", position("[KL 9 + RU 7]", anna="HJ 7", bo="HJ 6")),
        ("build-of-one", position("[SP 9 = 9, Bo]", bo="HJ 9", anna="HJ 7")),
        ("build-sum", position("[SP 4 + SP 5 = 6, Bo]", bo="HJ 6", anna="HJ 7")),
        ("uneven-hands", position(anna="SP 7", bo="HJ 6, HJ 7")),
        ("uneven-hands", position(anna="SP 7", bo="HJ 6", turn="Bo")),
        ("big-hand", position(anna="SP 3, SP 4, SP 5, SP 6, SP 7, SP 8, SP 9, SP 10, SP J")),
        ("open-build", position("[SP 4 + SP 5 = 9, Bo]", bo="HJ 9", anna="HJ 7", edition="utkast")),
        ("mulle-alone", position(anna="SP 7", bo="HJ 6", anna_mulles="KL 9")),
        ("build-at-end", position("[SP 4 + SP 5 = 9, Bo]")),
        ("stock-size", position(anna="SP 7", bo="HJ 6", rond=6, stock="SP 2")),
        ("not-dealt", position("SP 3", stock="SP 2")),
        ("cards-missing", position(anna="SP 7", bo="HJ 6")),
    ],
)
def test_what_is_unreachable_is_remarked_on_and_accepted(code: str, state: State) -> None:
    problems = written(state).problems()
    assert code in [problem.code for problem in problems]
    assert not any(problem.impossible for problem in problems)
    assert written(state).state() == state


@pytest.mark.parametrize(
    ("code", "state"),
    [
        ("uneven-hands", position(anna="SP 7", bo="HJ 6")),
        ("uneven-hands", position(anna="SP 7", bo="HJ 6, HJ 7", turn="Bo")),
        ("stock-size", position(anna="SP 7", bo="HJ 6", rond=6)),
        ("build-sum", position("[SP 2 + SP 4 + SP 5 = 9, Bo]", bo="HJ 9", anna="HJ 7")),
        ("mulle-alone", position(anna_mulles="KL 9", anna_taken="KL 9")),
        ("open-build", position("[SP 4 + SP 5 = 9 låst, Bo]", bo="HJ 9", anna="HJ 7", edition="utkast")),
        ("shared-value", position("[SP 4 + SP 5 = 9, Bo], [HJ 4 + HJ 6 = 10, Bo]", bo="HJ 9, HJ 10", anna="HJ 7")),
    ],
)
def test_what_is_reachable_is_not_remarked_on(code: str, state: State) -> None:
    assert code not in [problem.code for problem in written(state).problems()]


@given(dealt_states())
def test_a_position_from_a_dealt_game_has_no_problems(state: State) -> None:
    assert written(state).problems() == ()


@given(setups())
def test_an_odd_position_has_remarks_only(setup: Setup) -> None:
    assert not any(problem.impossible for problem in setup.problems())
    assert {problem.code for problem in written(setup.state()).problems()} == set(codes(setup))


@given(setups())
def test_a_setup_in_any_order_is_the_same_state(setup: Setup) -> None:
    turned = replace(setup, table=tuple(reversed(setup.table)))
    assert turned.state() == setup.state()


def test_problems_are_told_in_words_and_places() -> None:
    problem = Setup((ANNA, BO), (SetupPile(("SP 3",)), SetupPile(("SP 1",)))).problems()[0]
    assert (problem.where, problem.message) == ("bordet, hög 2", "Det finns inget kort som heter ”SP 1”.")
    assert dict(problem.facts) == {"card": "SP 1"}


def test_what_is_impossible_does_not_hide_what_is_unreachable() -> None:
    setup = Setup((ANNA, BO), (SetupPile(("SP 1",)), SetupPile(("SP 3", "SP 4"))))
    assert codes(setup)[:3] == ["unknown-card", "cards-missing", "plain-pile"]


@pytest.mark.parametrize(
    "setup",
    [
        Setup((ANNA, BO), rond="1"),
        Setup((ANNA, BO), rond=1.0),
        Setup((ANNA, BO), rond=True),
        Setup((ANNA, BO), omgang=10**5000),
        Setup((ANNA, BO), edition=["0.3.0"]),
        Setup((ANNA, BO), turn=7),
        Setup((ANNA, BO), table=None),
        Setup((ANNA, BO), table=("SP 3",)),
        Setup((ANNA, BO), stock="SP 3"),
        Setup((ANNA, BO), (SetupPile(("SP 3", "SP 4"), "Bo", "7"),)),
        Setup((ANNA, BO), (SetupPile(("SP 3", "SP 4"), "Bo", 7.0),)),
        Setup((ANNA, BO), (SetupPile(("SP 3", "SP 4"), "Bo", 7, "ja"),)),
        Setup((ANNA, BO), (SetupPile((["SP 3"],)),)),
        Setup((ANNA, SetupPlayer(None))),
        Setup((ANNA, SetupPlayer("Bo", None))),
        Setup((ANNA, SetupPlayer("Bo", tabbe="0"))),
        Setup((ANNA, SetupPlayer("Bo", tabbe=1.5))),
        Setup((ANNA, "Bo")),
        Setup(None),
    ],
)
def test_what_is_not_of_its_type_is_impossible_and_nothing_else(setup: Setup) -> None:
    assert set(codes(setup)) == {"bad-type"}
    with pytest.raises(ImpossiblePosition, match="Här ska det stå"):
        setup.state()


def test_a_dealt_opening_reads_back() -> None:
    state = deal(EDITIONS["utkast"], ("Anna", "Bo"), "Bo", 2, shuffled(3))
    assert written(state).state() == state
