"""An edition is a value: the rules ask its switches, and a new one changes nothing for the others."""

import ast
import re
from dataclasses import fields, replace
from pathlib import Path

import pytest

import reference_engine.mulle as mulle
from reference_engine.mulle import EDITIONS, Edition, State, moves, parse_position, print_position

from .positions import position

SOURCES = sorted(Path(mulle.__file__).parent.glob("*.py"))


def test_the_newer_edition_is_the_default() -> None:
    assert mulle.DEFAULT.id == "0.3.0"
    assert list(EDITIONS) == ["0.3.0", "utkast"]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_rule_asks_for_an_edition_by_name(source: Path) -> None:
    if source.name == "edition.py":
        return
    texts = {node.value for node in ast.walk(ast.parse(source.read_text("utf-8"))) if isinstance(node, ast.Constant)}
    assert not texts & set(EDITIONS)


def test_every_switch_is_asked_by_some_rule() -> None:
    asked = {
        node.attr
        for source in SOURCES
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
    }
    assert {field.name for field in fields(Edition)} <= asked


def test_another_edition_is_a_value_with_its_own_name() -> None:
    house = replace(EDITIONS["utkast"], id="hemma", feed=True, double_mulle=False)
    known = EDITIONS | {house.id: house}
    state = position("SP 3", anna="SP 7", edition="utkast")
    at_home = parse_position(print_position(state).replace("utkast", "hemma"), known)
    assert at_home == replace(state, edition=house)
    assert at_home != state


def states() -> list[State]:
    """A position for each switch, in which it makes a difference."""
    return [
        position("SP 8", anna="HJ 8, KL 8"),
        position("[SP 4 + SP 5 = 9, Bo]", anna="HJ 2, SP 7", bo="KL 9"),
        position("[KL 4 + RU 5]", anna="HJ 4, SP K", bo="KL 9"),
        position("SP 4, SP 9", anna="HJ 5, KL 9", bo="KL 9"),
        position("SP 4, [KL 2 + KL 3]", anna="HJ 5, KL 9"),
        position("[SP 4 + SP 5 = 9, Anna]", anna="HJ 9, SP 3, RU 10"),
        position("[SP 5 + RU 5 = 10, Anna]", anna="HJ 10, RU 10"),
    ]


@pytest.mark.parametrize(
    "switch", [field.name for field in fields(Edition) if field.name not in ("id", "double_mulle")]
)
def test_every_switch_makes_a_difference(switch: str) -> None:
    differing = []
    for edition in EDITIONS.values():
        # What a build takes in is said by one of two switches, so they change together.
        both = ("absorb", "consolidate") if switch in ("absorb", "consolidate") else (switch,)
        other = replace(edition, **{name: not getattr(edition, name) for name in both})
        for state in states():
            before, after = replace(state, edition=edition), replace(state, edition=other)
            outcome = [mulle.follow(before, move).state.builds for move in moves(before)]
            differing.append(
                moves(before) != moves(after)
                or outcome != [mulle.follow(after, move).state.builds for move in moves(after)]
            )
    assert any(differing)


def test_an_edition_cannot_both_absorb_and_consolidate() -> None:
    both = "An edition absorbs (BYG-7) or consolidates (BYG-8): both would say what a build takes in."
    with pytest.raises(ValueError, match=f"^{re.escape(both)}$"):
        replace(EDITIONS["0.3.0"], consolidate=True)
