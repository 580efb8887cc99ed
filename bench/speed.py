"""How fast the reference engine is, beside a known engine in the same run, and how its search for takes grows.

    python3 run.py bench

Writes `bench/results.md`. A figure alone says little on another machine; the ratios are what is promised.
"""

import os
import platform
import random
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median

import chess

from reference_engine.mulle import (
    EDITIONS,
    HAND_VALUE,
    PACK,
    TABLE_VALUE,
    Card,
    Edition,
    Played,
    Player,
    State,
    deal,
    follow,
    moves,
    play,
    shuffled,
)
from reference_engine.mulle.gathering import matching
from reference_engine.mulle.packing import most
from reference_engine.mulle.take import _all_packings, selections
from reference_engine.mulle.view import Attempt, View

RESULTS = Path(__file__).with_name("results.md")
ROUNDS = 7
ROUND_SECONDS = 2.0
FLOOR = 0.75  # of python-chess, in moves per second
SIZES = {8: None, 12: None, 16: None, 18: None, 22: 20.0, 30: None, 40: 250.0}  # piles: milliseconds at the most


def chess_game(rng: random.Random) -> int:
    """One game of chess at random, at most as long as an omgång times two; how many moves it was."""
    board, made = chess.Board(), 0
    while made < 192 and (options := list(board.legal_moves)):
        board.push(rng.choice(options))
        made += 1
    return made


def omgang(edition: Edition, step: Callable[[State], State], rng: random.Random) -> int:
    """One omgång of Mulle at random; how many moves it was."""
    state, made = deal(edition, ("Anna", "Bo"), "Anna", 1, shuffled(rng.random().hex())), 0
    while not state.over:
        state = step(state)
        made += 1
    return made


def unchecked(rng: random.Random, state: State) -> State:
    """A legal move carried out as python-chess does it: the move is known to be legal."""
    return follow(state, rng.choice(moves(state))).state


def checked(rng: random.Random, state: State) -> State:
    """A legal move asked for from outside: `play` judges it again."""
    answer = play(state, rng.choice(moves(state)))
    assert isinstance(answer, Played)
    return answer.state


def rates() -> dict[str, list[float]]:
    """Moves per second, several rounds of each, taken in turns so that all meet the same machine."""
    rng = random.Random(1)
    games: dict[str, Callable[[], int]] = {"python-chess": partial(chess_game, rng)}
    for edition in EDITIONS.values():
        games[edition.id] = partial(omgang, edition, partial(unchecked, rng), rng)
        games[f"{edition.id}, each move judged"] = partial(omgang, edition, partial(checked, rng), rng)
    found: dict[str, list[float]] = {name: [] for name in games}
    for number in range(ROUNDS + 1):
        for name, game in games.items():
            made, start = 0, time.perf_counter()
            while (spent := time.perf_counter() - start) < ROUND_SECONDS:
                made += game()
            if number:  # the first round warms up
                found[name].append(made / spent)
            print(f"\r{number}/{ROUNDS} {name:40}", end="", file=sys.stderr)
    print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    return found


def table_of(size: int, played: Card) -> State:
    """Single cards of the values 1, 2, 3, 4, 5, 1, … and one card in the hand."""
    values = [place % 5 + 1 for place in range(size)]
    cards = {value: [card for card in PACK * 2 if TABLE_VALUE[card] == value] for value in set(values)}
    loose = [cards[value].pop() for value in values]
    players = (Player("Anna", hand=(played,)), Player("Bo"))
    return State(EDITIONS["0.3.0"], 1, 1, "Anna", "Anna", players, loose=tuple(sorted(loose)))


def growth() -> list[tuple[int, Card, int, float]]:
    """For each table: the piles taken, and milliseconds to the first legal take from cold caches."""
    found = []
    for size in SIZES:
        for played in (Card("KL 10"), Card("KL K")):
            state = table_of(size, played)
            times = []
            for _ in range(9):
                for cache in (most, _all_packings, matching):
                    cache.cache_clear()
                start = time.perf_counter()
                taken = len(next(iter(selections(Attempt(View(state, "Anna"), played)))))
                times.append((time.perf_counter() - start) * 1000)
            found.append((size, played, taken, median(times)))
    return found


def machine() -> str:
    """What the figures were measured on."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        cpu = next((line.split(":")[1].strip() for line in info.read_text().splitlines() if "model name" in line), cpu)
    return f"{cpu}, {os.cpu_count()} cores, {platform.python_implementation()} {platform.python_version()}"


def report() -> tuple[str, list[str]]:
    """The page, and what on it breaks a promise."""
    broken = []
    rounds = rates()
    base = median(rounds["python-chess"])
    lines = [
        "# Speed",
        "",
        f"Written by `python3 run.py bench` on {datetime.now(UTC):%Y-%m-%d}. Machine: {machine()}.",
        "",
        "## Random play over the complete list of legal moves, one core",
        "",
        f"Median and spread of {ROUNDS} rounds of {ROUND_SECONDS:.0f} s each, taken in turns. python-chess",
        f"{chess.__version__} carries out a move without judging it, and so does the engine's `follow`; the rows",
        "*each move judged* use `play`, which judges the move again.",
        "",
        "| engine | moves per second | lowest to highest | ratio |",
        "|---|---:|---:|---:|",
    ]
    for name, speeds in rounds.items():
        speed = median(speeds)
        lines.append(f"| {name} | {speed:,.0f} | {min(speeds):,.0f} to {max(speeds):,.0f} | {speed / base:.2f} |")
        if name in EDITIONS and speed / base < FLOOR:
            broken.append(f"{name}: {speed / base:.2f} of python-chess, promised {FLOOR}")
    lines += [
        "",
        "## The search for takes",
        "",
        "Tables of single cards of the values 1, 2, 3, 4, 5, 1, …; from cold caches, median of 9.",
        "",
        "| piles on the table | played, and its value | piles taken | first legal take, ms | promised, ms |",
        "|---:|---|---:|---:|---:|",
    ]
    for size, played, taken, first in growth():
        limit = SIZES[size]
        lines.append(f"| {size} | {played}, {HAND_VALUE[played]} | {taken} | {first:.2f} | {limit or ''} |")
        if limit and first > limit:
            broken.append(f"{size} piles: {first:.1f} ms, promised {limit}")
    return "\n".join(lines) + "\n", broken


def main() -> int:
    """Measure, write the page, and fail where a promise is broken."""
    page, broken = report()
    RESULTS.write_text(page, "utf-8")
    print(page)
    for line in broken:
        print(f"BROKEN: {line}", file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
