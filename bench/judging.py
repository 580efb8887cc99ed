"""How fast the judge is: the whole suite beside empty scenarios, a call over `exec:`, the start, and the book.

    python3 run.py bench

Writes `bench/judging.md`. What is promised are ratios in one run, two bounds in milliseconds, and one in seconds.
"""

import json
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from speed import machine

from regelratt.adapters import adapter
from regelratt.cases import cases
from regelratt.games import rules
from regelratt.suite import suite

RESULTS = Path(__file__).with_name("judging.md")
GAME = "mulle"
ROUNDS = 5
CALLS = 2_000
HELPS = 15
MOST = {"suite": 3.0, "call": 0.3, "help": 300.0, "book": 5.0}

EMPTY = """\
import sys, pytest
sys.exit(pytest.main([sys.argv[1], "-c", "/dev/null", "-p", "no:terminal",
    "-p", "no:cacheprovider", "-p", "no:doctest", "--import-mode=importlib"]))
"""
WHOLE = """\
import sys
from regelratt.judge import Judge
from regelratt.run import run
from regelratt.suite import suite
sys.exit(run(suite(sys.argv[1]), Judge("reference")).exit_code)
"""


def seconds(code: str, argument: str) -> float:
    """How long a process of its own takes."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code, argument], check=True, capture_output=True)  # noqa: S603
    return time.perf_counter() - began


def whole_suite() -> tuple[int, float, float]:
    """The suite on the reference engine, and as many scenarios without a step; medians, taken in turns."""
    number = len(cases(suite(GAME)))
    with tempfile.TemporaryDirectory() as folder:
        lines = ["# language: sv", "Egenskap: Tomma", "", *(f"  Scenario: Tomt {place}\n" for place in range(number))]
        (Path(folder) / "empty.feature").write_text("\n".join(lines), "utf-8")
        module = Path(folder) / "test_empty.py"
        module.write_text('from pytest_bdd import scenarios\n\nscenarios("empty.feature")\n', "utf-8")
        pairs = [(seconds(WHOLE, GAME), seconds(EMPTY, str(module))) for _ in range(ROUNDS)]
    return number, median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)


def call() -> tuple[float, float]:
    """A `play` over `exec:` and in this process, in milliseconds; the difference is what the pipe adds."""
    example = rules(GAME).OPERATIONS["play"].example
    ways = [adapter(f"exec:{sys.executable} -m regelratt serve", GAME), adapter("reference", GAME)]
    times: list[list[float]] = [[], []]
    for way in ways:
        way.start(30)
        way.ask("values", {"cards": ["SP 2"]}, 30)
    for _ in range(CALLS):
        for way, kept in zip(ways, times, strict=True):
            began = time.perf_counter()
            way.ask("play", example, 30)
            kept.append(1000 * (time.perf_counter() - began))
    for way in ways:
        way.stop()
    return median(times[0]), median(times[1])


def start() -> float:
    """How long `regelratt --help` takes, in milliseconds."""
    taken = []
    for _ in range(HELPS):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-m", "regelratt", "--help"], check=True, capture_output=True)
        taken.append(1000 * (time.perf_counter() - began))
    return median(taken)


def book() -> tuple[int, float]:
    """How many files the book has, and how many seconds `regelratt book` takes; the median."""
    taken = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            began = time.perf_counter()
            command = [sys.executable, "-m", "regelratt", "book", "--out", folder]
            subprocess.run(command, check=True, capture_output=True)  # noqa: S603
            taken.append(time.perf_counter() - began)
            number = sum(path.is_file() for path in Path(folder).rglob("*"))
    return number, median(taken)


def main() -> int:
    """Measure, write, and end with 1 if a promise is not kept."""
    number, ours, empty = whole_suite()
    over, inside = call()
    files, took = book()
    found = {"suite": ours / empty, "call": over - inside, "help": start(), "book": took}
    page = f"""# Speed of the judge

Written by `python3 run.py bench` on {datetime.now(UTC).date()}. Machine: {machine()}.

| what | measured | promised |
|---|---:|---:|
| the whole suite on the reference engine, {number:,} runs | {ours:.2f} s | |
| as many scenarios without a step, by pytest-bdd alone | {empty:.2f} s | |
| the first in terms of the second | {found["suite"]:.2f} | {MOST["suite"]:.2f} |
| `play` over `exec:`, median of {CALLS:,} | {over:.3f} ms | |
| `play` in the judge's own process | {inside:.3f} ms | |
| what `exec:` adds to a call | {found["call"]:.3f} ms | {MOST["call"]:.2f} ms |
| `regelratt --help`, median of {HELPS} | {found["help"]:.0f} ms | {MOST["help"]:.0f} ms |
| `regelratt book`, {files:,} files, median of {ROUNDS} | {took:.2f} s | {MOST["book"]:.0f} s |
"""
    RESULTS.write_text(page, "utf-8")
    print(page)
    late = {name: round(value, 3) for name, value in found.items() if value > MOST[name]}
    print(json.dumps(late) if late else "All promises are kept.")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
