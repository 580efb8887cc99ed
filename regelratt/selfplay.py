"""A reference engine plays against itself, and every game is checked by reading it back.

This is what `regelratt check` does until the judge with its scenarios exists: the engine deals, lists its moves, plays
them to the end and writes the game down; reading the file judges every move anew and compares result and hash.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from .reference import Reference

PLAYERS = ("Anna", "Bo")


@dataclass(frozen=True, slots=True)
class Checked:
    """One game, and what is wrong with it, if anything."""

    edition: str
    seed: int
    text: str
    moves: int
    ending: str
    fault: str | None = None


def check_games(engine: Reference, editions: list[str], games: int, seed: int) -> Iterator[Checked]:
    """Play and check some games in each edition; the players change seats in every other game."""
    for edition in editions:
        for number in range(seed, seed + games):
            yield _check(engine, edition, number)


def _check(engine: Reference, edition: str, seed: int) -> Checked:
    bots = (engine.greedy_move, engine.random_move)
    choosers = {
        name: (lambda state, bot=bot: bot(state, seed))
        for name, bot in zip(PLAYERS, bots if seed % 2 else reversed(bots), strict=True)
    }
    orders = (engine.shuffled(f"{seed}, 1"), engine.shuffled(f"{seed}, 2"))
    game = engine.played_out(engine.EDITIONS[edition], PLAYERS, PLAYERS[seed % 2], orders, choosers)
    text = engine.print_game(game)
    moves = sum(len(omgang.moves) for omgang in game.omgangar)
    ending = text.rstrip("\n").rpartition("\n")[2]
    try:
        fault = None if engine.parse_game(text) == game else "the game that was read back is another"
    except ValueError as error:
        fault = str(error)
    return Checked(edition, seed, text, moves, ending, fault)
