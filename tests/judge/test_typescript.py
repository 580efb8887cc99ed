"""The contract in TypeScript: what is committed follows from the wire types, and the writer says what they say."""

import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta, Struct
from msgspec import inspect as wire

from regelratt.games import rules
from regelratt.suite import ROOT
from regelratt.typescript import Writer, typescript

GAME = "mulle"


def test_the_committed_contract_of_the_typescript_kit_is_not_stale() -> None:
    ((path, text),) = typescript(GAME).items()
    assert path == ROOT / "kits" / GAME / "typescript" / "src" / "contract.ts"
    assert path.read_text("utf-8") == text, "It is stale: run `regelratt docs`."


def test_every_question_and_every_type_of_the_contract_is_there() -> None:
    ((_, text),) = typescript(GAME).items()
    for operation in ("hello", *rules(GAME).OPERATIONS):
        assert f"  {operation}(params: " in text
    for name in ("Hello", "Refusal", "State", "Player", "Pile", "Build", "Take", "BuildOn", "Trotta", "Throw", "Score"):
        assert f"export interface {name} {{\n" in text
    assert "export type Move = Take | BuildOn | Trotta | Throw;\n" in text
    assert "export type PlayAnswer = { state: State } | { refused: Refusal };\n" in text


def test_a_game_without_a_typescript_kit_needs_no_file(tmp_path: Path) -> None:
    assert typescript(GAME, tmp_path) == {}


# The writer, on types of no game

SOURCE = '''
from typing import Annotated, Literal
from msgspec import Meta, Struct

Colour = Literal["red", "black"]
Small = Annotated[int, Meta(ge=1, le=9)]
Either: "Literal" = Literal["x"] | int
"""This */ or that."""


class Leaf(Struct, tag_field="kind", tag="leaf"):
    """A leaf."""

    colour: Colour


class Twig(Struct, tag_field="kind", tag="twig"):
    """A twig.

    It has others on it.
    """

    rest: "list[Leaf | Twig]"
    size: Small = 1
    """How thick."""
    notes: dict[str, str | None] | None = None


class Both(Struct):
    a: int | None = None
    b: int | None = None


class One(Both):
    def __post_init__(self) -> None:
        if (self.a is None) == (self.b is None):
            raise ValueError("exactly one")
'''


@pytest.fixture
def types(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of wire types; its source is a file, where the texts below attributes are read."""
    (tmp_path / "some_wire_types.py").write_text(SOURCE, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "some_wire_types", raising=False)
    return importlib.import_module("some_wire_types")


def declared(types: ModuleType, form: object) -> dict[str, str]:
    writer = Writer(types)
    writer.said(wire.type_info(form))
    return writer.declared


def test_a_struct_becomes_an_interface_with_its_texts_its_tag_and_what_may_be_left_out(types: ModuleType) -> None:
    assert declared(types, types.Twig) == {
        "Twig": """\
/**
 * A twig.
 *
 * It has others on it.
 */
export interface Twig {
  kind: "twig";
  rest: (Leaf | Twig)[];
  /** How thick. */
  size?: Small;
  notes?: Record<string, string | null> | null;
}
""",
        "Leaf": '/** A leaf. */\nexport interface Leaf {\n  kind: "leaf";\n  colour: Colour;\n}\n',
        "Colour": 'export type Colour = "red" | "black";\n',
        "Small": "/** A whole number from 1 to 9. */\nexport type Small = number;\n",
    }


def test_a_union_keeps_its_name_and_its_text_cannot_end_the_comment(types: ModuleType) -> None:
    assert declared(types, types.Either)["Either"].startswith("/** This * / or that. */\nexport type Either = ")


def test_only_a_type_that_insists_on_one_of_its_fields_becomes_a_choice(types: ModuleType) -> None:
    assert declared(types, types.One) == {"One": "export type One = { a: number } | { b: number };\n"}
    assert declared(types, types.Both)["Both"].startswith("export interface Both {\n  a?: number | null;\n")


@pytest.mark.parametrize(
    ("form", "said"),
    [
        (bool, "boolean"),
        (float, "number"),
        (list[list[str]], "string[][]"),
        (list[str | None], "(string | null)[]"),
        (Literal[1, "a"], '"a" | 1'),
        (Annotated[list[int], Meta(min_length=2)], "number[]"),
    ],
)
def test_what_has_no_name_is_written_where_it_is_used(types: ModuleType, form: object, said: str) -> None:
    assert set(Writer(types).said(wire.type_info(form)).split(" | ")) == set(said.split(" | "))


def test_limits_of_a_list_are_told_at_the_field(types: ModuleType) -> None:
    pair = msgspec.defstruct("Pair", [("two", Annotated[list[int], Meta(min_length=2, max_length=2)])])
    some = msgspec.defstruct("Some", [("any", Annotated[list[int], Meta(min_length=1)])])
    assert "  /** Exactly 2. */\n  two: number[];\n" in declared(types, pair)["Pair"]
    assert "  /** At least 1. */\n  any: number[];\n" in declared(types, some)["Some"]


def test_a_type_that_it_does_not_know_is_said_and_not_guessed(types: ModuleType) -> None:
    class Odd(Struct):
        when: bytes

    with pytest.raises(TypeError, match="There is no TypeScript for BytesType"):
        declared(types, Odd)


def test_two_types_of_one_name_are_not_mistaken_for_each_other(types: ModuleType) -> None:
    other = msgspec.defstruct("Leaf", [("size", int)])
    writer = Writer(types)
    writer.said(wire.type_info(types.Leaf))
    with pytest.raises(TypeError, match="Two types are called Leaf"):
        writer.said(wire.type_info(other))
