"""Notation: what is printed reads back as the same, and what cannot be read is said where and why."""

import pickle

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from reference_engine.mulle import (
    PACK,
    Move,
    SetupPile,
    State,
    UnreadableText,
    parse_card,
    parse_move,
    parse_pile,
    parse_position,
    parse_setup,
    print_move,
    print_pile,
    print_position,
    written,
)
from reference_engine.mulle.move import ordered

from .positions import position
from .strategies import moves_in, states

POSITION = (
    "0.3.0 | omgång 1 rond 6 | öppnar Anna | tur Bo"
    " | Anna: hand SP 7 / intag KL 5, KL 9 / mulle KL 9 / tabbe 2 | Bo: hand HJ 6, RU 10 / intag - / mulle - / tabbe 0"
    " | bord SP 3, [KL 2 + RU 7], [KL 6 + SP 10 = 16 låst, Bo] | lek RU A, RU 2"
)


@pytest.mark.parametrize("card", PACK)
def test_a_card_reads_back(card: str) -> None:
    assert parse_card(card) == card


@given(states)
def test_every_pile_reads_back(state: State) -> None:
    for pile in written(state).table:
        assert parse_pile(print_pile(pile)) == pile


@given(states)
def test_every_position_reads_back(state: State) -> None:
    line = print_position(state)
    assert "\n" not in line
    assert parse_position(line) == state


@given(states, st.data())
def test_every_move_reads_back(state: State, data: st.DataObject) -> None:
    move: Move = data.draw(moves_in(state))
    assume(move.card in PACK)
    assert parse_move(print_move(move)) == ordered(move)
    assert print_move(parse_move(print_move(move))) == print_move(ordered(move))


def test_a_position_prints_as_it_was_written() -> None:
    assert print_position(parse_position(POSITION)) == POSITION


def test_the_order_of_cards_and_piles_means_nothing() -> None:
    other = POSITION.replace("KL 5, KL 9 /", "KL 9, KL 5 /").replace("SP 3, [KL 2 + RU 7]", "[RU 7 + KL 2], SP 3")
    assert other != POSITION
    assert parse_position(other) == parse_position(POSITION)


def test_the_order_of_the_stock_counts() -> None:
    assert parse_position(POSITION.replace("RU A, RU 2", "RU 2, RU A")) != parse_position(POSITION)


@pytest.mark.parametrize(
    "line",
    [
        "Anna: SP 7 tar HJ 4, SP 3",
        "Anna: SP 7 tar [KL 2 + RU 5], SP 7",
        "Bo: HJ 6 bygger 16 på RU 10",
        "Bo: HJ 6 bygger 16 på RU 10 och tar in [KL 9 + RU 7]",
        "Bo: HJ 2 bygger 14 på [HJ 2 + KL 5 + SP 9] värd 16",
        "Anna: SP 8 trottar",
        "Anna: SP 8 trottar och samlar [HJ 4 + SP 4], HJ 8",
        "Åsa-Lena O'Hara 2: SP 5 slängs",
        "Anna: SP 7 tar -",
        "Anna: SP 8 trottar och samlar -",
    ],
)
def test_a_move_prints_as_it_was_written(line: str) -> None:
    assert print_move(parse_move(line)) == line


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("", 1),
        ("Anna SP 7 slängs", 17),
        ("Anna: SP 1 slängs", 7),
        ("Anna: SP 10 0 slängs", 12),
        ("Anna: SP 7", 11),
        ("Anna: SP 7 äter SP 3", 11),
        ("Anna: SP 7 tar SP 3,HJ 4", 20),
        ("Anna: SP 7 tar [SP 3 + HJ 4", 28),
        ("Anna: SP 7 bygger tio på SP 3", 19),
        ("Anna: SP 7 bygger 010 på SP 3", 19),
        ("Anna: SP 7 bygger ١٠ på SP 3", 19),
        (f"Anna: SP 7 bygger {'9' * 5000} på SP 3", 19),
        ("Anna: SP 7 slängs ", 18),
        ("Anna: SP 7 slängs\r", 18),
        ("Anna: SP 7 bygger -0 på SP 3", 19),
        ("Anna: SP 7 bygger 9 på HJ 2 värd 0", 34),
        ("Anna: SP 7 tar [SP 3]", 21),
        ("Anna: SP 7 sla\u0308ngs", 11),
    ],
)
def test_a_move_that_cannot_be_read_is_pointed_at(line: str, column: int) -> None:
    with pytest.raises(UnreadableText, match=f"rad 1, kolumn {column}: Här väntades") as found:
        parse_move(line)
    assert (found.value.line, found.value.column) == (1, column)


@pytest.mark.parametrize("cut", range(0, len(POSITION) - len("RU A, RU 2"), 7))
def test_half_a_position_is_not_read(cut: int) -> None:
    with pytest.raises(UnreadableText) as found:
        parse_setup(POSITION[:cut])
    assert found.value.column <= cut + 1


@pytest.mark.parametrize("text", ["SP 3 ", "[]x", "[SP 3]", "[SP 3 = 9, Bo", "[SP 3 = 9 Bo]", "[SP 3 + ]", "(SP 3)"])
def test_half_a_pile_is_not_read(text: str) -> None:
    with pytest.raises(UnreadableText):
        parse_pile(text)


def test_a_position_can_be_read_though_it_is_impossible() -> None:
    setup = parse_setup(POSITION.replace("tur Bo", "tur Cilla"))
    assert [problem.code for problem in setup.problems() if problem.impossible] == ["unknown-turn"]


def test_a_pile_is_a_build_or_not() -> None:
    assert parse_pile("[KL 6 + RU 10]") == SetupPile(("KL 6", "RU 10"))
    assert parse_pile("[KL 6 + RU 10 = 16, Bo]") == SetupPile(("KL 6", "RU 10"), "Bo", 16, locked=False)


def test_half_a_build_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="utan ägare eller värde"):
        print_pile(SetupPile(("SP 3", "SP 4"), None, 7))


def test_what_lies_on_the_table_of_a_state_can_be_written() -> None:
    state = position("SP 3, [KL 2 + RU 7], [KL 6 + SP 10 = 16 låst, Bo]")
    assert [print_pile(pile) for pile in state.table] == ["SP 3", "[KL 2 + RU 7]", "[KL 6 + SP 10 = 16 låst, Bo]"]


def test_a_move_is_equal_to_itself_in_another_order() -> None:
    assert parse_move("Anna: SP 7 tar SP 3, HJ 4") == parse_move("Anna: SP 7 tar HJ 4, SP 3")


@pytest.mark.parametrize(
    ("text", "said"), [("Anna: SP 7 sla\u0308ngs", "två tecken"), ("Anna: SP 7 slängs\r", "inte syns")]
)
def test_what_cannot_be_seen_is_told(text: str, said: str) -> None:
    with pytest.raises(UnreadableText, match=said) as found:
        parse_move(text)
    again = pickle.loads(pickle.dumps(found.value))
    assert str(again) == str(found.value)


def test_the_helper_for_tests_writes_what_the_notation_reads() -> None:
    assert print_position(position("SP 3", anna="SP 7", rond=2)).startswith("0.3.0 | omgång 1 rond 2 | öppnar Anna")
