"""Mutation of the reference engine: what the scenarios notice, alone and together with the tests.

python3 run.py mutation                       try every mutant, and write docs/mulle/mutation.md and .json
python3 run.py mutation take 'build.legal:*'  try those of a module, a function or by number; nothing is written
python3 run.py mutation --sample 300 --seed 1 try some at random; nothing is written
python3 run.py mutation --left [NAMES]        try again those that no scenario kills, and write both files
python3 run.py mutation --page                write the page anew from the data, after a change of reasons.toml

Options: --scenarios (leave out the tests), --processes N (as many as there are cores if not said)
"""

import argparse
import fnmatch
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from regelratt.suite import digest as suite_digest

from . import switch
from .mutants import Mutant, mutated_engine
from .page import page
from .result import DATA, PAGE, Killed, Left, Result, encoded, engine_digest, read_result, result
from .trial import Interrupted, NotRun, Told, Trial, by_scenarios, by_tests

Tried = Callable[[list[Mutant], Told, int], Trial]


class NoMutant(ValueError):
    """There is nothing to try."""


def main(arguments: list[str]) -> int:
    """Try the mutants that are asked for."""
    console = Console(highlight=False, soft_wrap=True)
    if {"-h", "--help"} & set(arguments):
        console.print(__doc__, markup=False)
        return 0
    asked = _parser().parse_args(arguments)
    if asked.page:
        PAGE.write_text(page(read_result()), "utf-8")
        return 0
    if not hasattr(os, "fork"):
        console.print("This needs a system that can fork a process; Windows cannot. Use Linux, macOS or WSL.")
        return 2
    try:
        return _run(console, asked)
    except (NoMutant, NotRun) as error:
        console.print(str(error), markup=False)
        return 2


def _run(console: Console, asked: argparse.Namespace) -> int:
    engine, suite, began = engine_digest(), suite_digest("mulle"), time.monotonic()
    before = read_result() if asked.left else None
    modules = mutated_engine()
    everything = [mutant for module in modules for mutant in module.mutants]
    wanted = _wanted(everything, asked, before)
    switch.install({module.name: module.source for module in modules})
    by, tests = _tried(wanted, asked.processes, scenarios_only=asked.scenarios)
    if asked.scenarios or (len(wanted) < len(everything) and not before):
        _tell(console, wanted, by, tests)
        return 0
    if engine_digest() != engine:
        console.print("Nothing was written: the engine was changed while it was tried.")
        return 1
    lefts = [Left(mutant.function, mutant.number, mutant.diff) for mutant in everything]
    minutes = round((time.monotonic() - began) / 60, 1)
    found = result(lefts, by.executed, by.results, tests, suite, minutes, before)
    DATA.write_text(encoded(found), "utf-8")
    PAGE.write_text(page(found), "utf-8")
    console.print(f"{len(everything)} mutants, {len(found.survivors)} left: {DATA.name}, {PAGE.name}.")
    return 0


def _wanted(everything: list[Mutant], asked: argparse.Namespace, before: Result | None) -> list[Mutant]:
    """The mutants that are asked for."""
    if before:
        if before.engine != engine_digest():
            raise NoMutant("The engine has changed since all mutants were tried. Run: python3 run.py mutation")
        left = {each.id for each in (*before.unseen, *before.survivors)}
        return [mutant for mutant in everything if mutant.id in left and _named(mutant, asked.names)]
    found = [mutant for mutant in everything if _named(mutant, asked.names)]
    if not found:
        raise NoMutant(f"There is no mutant {', '.join(asked.names)}. Write as in: take, take.pick or take.pick:3")
    return random.Random(asked.seed).sample(found, min(asked.sample, len(found))) if asked.sample else found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 run.py mutation", add_help=False)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--scenarios", action="store_true")
    parser.add_argument("--left", action="store_true")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser


def _named(mutant: Mutant, names: list[str]) -> bool:
    known = (mutant.module, mutant.function, mutant.id)
    return not names or any(fnmatch.fnmatchcase(each, name) for name in names for each in known)


def _tried(wanted: list[Mutant], processes: int, *, scenarios_only: bool) -> tuple[Trial, dict[str, Killed | None]]:
    by = _watched("scenarios", by_scenarios, wanted, processes)
    left = [mutant for mutant in wanted if not by.results[mutant.id]]
    if scenarios_only or not left:
        return by, {}
    return by, _watched("tests", by_tests, left, processes).results


def _watched(name: str, tried: Tried, wanted: list[Mutant], processes: int) -> Trial:
    """Try mutants with a progress bar, or with a line for each tenth where there is no terminal."""
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]} left"),
               TimeElapsedColumn(), TimeRemainingColumn())  # fmt: skip
    console = Console(stderr=True, highlight=False)
    done = left = 0
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(wanted), left=0)

        def told(_: Mutant, killed: Killed | None) -> None:
            nonlocal done, left
            done, left = done + 1, left + (killed is None)
            progress.update(task, completed=done, left=left)
            if not console.is_terminal and done % -(-len(wanted) // 10) == 0:
                console.print(f"{name}: {done} of {len(wanted)}, {left} left")

        return tried(wanted, told, processes)


def _tell(console: Console, wanted: list[Mutant], by: Trial, tests: dict[str, Killed | None]) -> None:
    """What became of some mutants."""
    for mutant in wanted:
        killed, tested = by.results[mutant.id], tests.get(mutant.id)
        if killed:
            fate = f"killed: {killed.how}: {killed.by}"
        else:
            where = "" if mutant.id in by.executed else " (no scenario executes it)"
            fate = f"killed by a test{where}: {tested.how}: {tested.by}" if tested else f"left{where}\n{mutant.diff}"
        console.print(f"{mutant.id} {fate}", markup=False)
    executed = [mutant for mutant in wanted if mutant.id in by.executed]
    caught = sum(by.results[mutant.id] is not None for mutant in wanted)
    both = caught + sum(killed is not None for killed in tests.values())
    console.print(
        f"{len(wanted)} mutants, {len(executed)} in what scenarios execute; killed by scenarios {caught}, "
        f"by scenarios and tests {both}."
    )


def _stop(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _stop)
    try:
        sys.exit(main(sys.argv[1:]))
    except (KeyboardInterrupt, Interrupted):
        sys.exit(130)
