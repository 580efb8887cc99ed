"""Game files replay to the same hash, and the first line that is wrong is pointed at."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine.mulle import (
    EDITIONS,
    Game,
    Omgang,
    UnreadableText,
    digest,
    greedy_move,
    parse_game,
    played_out,
    print_game,
    random_move,
    shuffled,
)

from .strategies import NAMES, editions


def game(edition: str, seed: int) -> Game:
    """A game between the two bots."""
    chooser = {"Anna": lambda state: random_move(state, seed), "Bo": lambda state: greedy_move(state, seed)}
    return played_out(EDITIONS[edition], NAMES, "Anna", (shuffled(seed), shuffled(-seed)), chooser)


@given(editions, st.integers(1, 2**32))
@settings(max_examples=25)
def test_a_game_file_replays_to_the_same_game_and_hash(edition: str, seed: int) -> None:
    played = game(edition, seed)
    text = print_game(played)
    again = parse_game(text)
    assert again == played
    assert print_game(again) == text
    assert text.count(f"läge: {digest(played.final(1))}\n") == 1
    assert text.count(f"läge: {digest(played.final(2))}\n") == 1


@given(editions, st.integers(1, 2**32), st.integers(0, 96), st.booleans())
@settings(max_examples=25)
def test_a_game_that_is_not_finished_replays_too(edition: str, seed: int, stop: int, second: bool) -> None:
    first, last = game(edition, seed).omgangar
    cut = (first, Omgang(last.order, last.moves[:stop])) if second else (Omgang(first.order, first.moves[:stop]),)
    unfinished = replace(game(edition, seed), omgangar=cut)
    assert parse_game(print_game(unfinished)) == unfinished


TEXT = print_game(game("0.3.0", 7))
LINES = TEXT.split("\n")


def wrong(number: int, line: str) -> UnreadableText:
    """The error when one line, counted from 1, is another."""
    with pytest.raises(UnreadableText) as found:
        parse_game("\n".join([*LINES[: number - 1], line, *LINES[number:]]))
    return found.value


@pytest.mark.parametrize(
    ("number", "line", "column"),
    [
        (1, "Mulle, partifil 2", 1),
        (2, "utgåva: 0.4.0", 9),
        (3, "spelare: Anna", 14),
        (3, "spelare: Anna, Anna", 1),
        (4, "öppnar: Cilla", 9),
        (6, "lek: SP 7", 6),
        (6, LINES[5] + ", SP 7", 6),
        (6, LINES[5] + " ", len(LINES[5]) + 1),
        (7, "1. Anna: SP 1 slängs", 10),
        (7, "2" + LINES[6][1:], 1),
        (7, LINES[6].replace("Anna", "Bo"), 8),
        (8, LINES[8].replace("3.", "2."), 10),
    ],
)
def test_the_first_wrong_line_is_pointed_at(number: int, line: str, column: int) -> None:
    error = wrong(number, line)
    assert (error.line, error.column) == (number, column)


def test_a_refused_move_is_told_with_its_reason() -> None:
    assert "Det är Anna som står i tur, inte Bo." in wrong(7, LINES[6].replace("Anna", "Bo")).message


@pytest.mark.parametrize("label", ["resultat: ", "läge: ", "slut: "])
def test_a_result_that_the_game_does_not_give_is_pointed_at(label: str) -> None:
    number, line = next((number, line) for number, line in enumerate(LINES, start=1) if line.startswith(label))
    other = line[:-1] + ("0" if line[-1] != "0" else "1")
    error = wrong(number, other)
    assert (error.line, error.column) == (number, len(line))
    assert line in error.message


def test_a_missing_move_is_found_by_the_result() -> None:
    last = max(number for number, line in enumerate(LINES, start=1) if line[:1].isdigit())
    with pytest.raises(UnreadableText) as found:
        parse_game("\n".join(LINES[: last - 1] + LINES[last:]))
    assert found.value.line == last


def test_a_third_omgang_is_not_read() -> None:
    with pytest.raises(UnreadableText, match="inget mer"):
        parse_game(TEXT + "\n".join(LINES[5:]))


def test_a_finished_game_without_its_end_is_not_read() -> None:
    with pytest.raises(UnreadableText, match="Partiet ger ”slut: "):
        parse_game("\n".join(line for line in LINES if not line.startswith("slut: ")))


def test_the_first_of_two_bad_lines_is_told() -> None:
    lines = [*LINES[:6], LINES[6].replace("Anna", "Bo"), *LINES[7:15], "nonsens", *LINES[16:]]
    with pytest.raises(UnreadableText) as found:
        parse_game("\n".join(lines))
    assert found.value.line == 7


def test_an_end_before_the_end_is_not_read() -> None:
    middle = next(number for number, line in enumerate(LINES) if line.startswith("läge: "))
    with pytest.raises(UnreadableText, match="inget mer"):
        parse_game("\n".join([*LINES[: middle + 1], "slut: Anna 1, Bo 2, kvittning 1"]))


def test_comments_and_blank_lines_mean_nothing() -> None:
    assert parse_game("# ett parti\n\n" + TEXT.replace("\n", "\n\n")) == parse_game(TEXT)


def test_lines_are_counted_with_comments_and_blank_lines() -> None:
    with pytest.raises(UnreadableText) as found:
        parse_game("# ett parti\n\nMulle")
    assert found.value.line == 3


@pytest.mark.parametrize("names", [("lek", "slut"), ("läge", "resultat"), ("Åsa-Lena O'Hara", "Spelare 2")])
def test_a_player_can_be_called_anything_that_is_a_name(names: tuple[str, str]) -> None:
    chooser = dict.fromkeys(names, lambda state: random_move(state, 1))
    played = played_out(EDITIONS["0.3.0"], names, names[1], (shuffled(1), shuffled(2)), chooser)
    assert parse_game(print_game(played)) == played


def test_a_game_of_which_nothing_is_dealt_has_no_points() -> None:
    none = Game(EDITIONS["0.3.0"], NAMES, "Anna", ())
    assert parse_game(print_game(none)) == none
    assert [(each.name, each.total) for each in none.score()] == [("Anna", 0), ("Bo", 0)]


def test_an_empty_file_is_no_game() -> None:
    with pytest.raises(UnreadableText, match="radens slut"):
        parse_game("")
