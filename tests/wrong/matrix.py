"""The kill matrix: which scenario fails which wrong engine.

python3 run.py matrix            run the family on the whole suite, and write docs/mulle/kill-matrix.md and .json
python3 run.py matrix NAME …     run only these engines, and tell what fails them; nothing is written
"""

import json
import os
import signal
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from regelratt.cases import cases
from regelratt.suite import digest as suite_digest
from regelratt.suite import suite as read_suite
from regelratt.verdict import Level, Outcome

from .engines import FAMILY
from .kills import DATA, PAGE, Kills, Matrix, digest, editions
from .page import page
from .trial import Found, tried

_BATCH = 8
"""Engines that are tried together: the suite is collected once for them."""


def misbehaviour(found: Found) -> list[str]:
    """What a wrong engine does besides: it may break a rule, but neither the contract nor an invariant."""
    allowed = {Outcome.FAILED, Outcome.WRONG_REASON} | ({Outcome.INVARIANT} if found.wrong.invariant else set())
    return [f"{found.wrong.name}: {edition}: {name}: {outcome}: {found.messages[edition, name]}"
            for (edition, name), outcome in found.faults.items() if outcome not in allowed]  # fmt: skip


def _batch(names: list[str]) -> tuple[dict[str, dict[str, tuple[list[str], list[str]]]], list[str]]:
    """What fails these engines, and what is wrong with them besides. Runs in a process of its own."""
    suite = read_suite("mulle")
    where = {name: editions(suite, FAMILY[name]) for name in names}
    found = tried(suite, [FAMILY[name] for name in names], lambda each, case: case.edition in where[each.wrong.name])
    kills = {
        each.wrong.name: {
            edition: (each.kills(edition, Level.FULL), each.kills(edition, Level.STRICT))
            for edition in where[each.wrong.name]
        }
        for each in found
    }
    return kills, [line for each in found for line in misbehaviour(each)]


def made(names: list[str]) -> tuple[Matrix, list[str]]:
    """The matrix of these engines, on all cores."""
    known = list(dict.fromkeys(case.id for case in cases(read_suite("mulle"))))
    place = {name: number for number, name in enumerate(known)}
    batches = [names[start : start + _BATCH] for start in range(0, len(names), _BATCH)]
    kills: dict[str, dict[str, tuple[list[str], list[str]]]] = {}
    trouble: list[str] = []
    columns = (
        TextColumn("wrong engines"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with (
        Progress(*columns, console=console, disable=not console.is_terminal) as progress,
        ProcessPoolExecutor(max_workers=os.cpu_count(), mp_context=get_context("spawn")) as pool,
    ):
        task = progress.add_task("", total=len(names))
        try:
            for done in as_completed([pool.submit(_batch, batch) for batch in batches]):
                some, wrong = done.result()
                kills |= some
                trouble += wrong
                progress.advance(task, len(some))
        except BaseException:  # broken off: what has not been begun is not begun any more
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    engines = {
        name: {
            edition: Kills(
                sorted(place[each] for each in full), sorted(place[each] for each in set(strict) - set(full))
            )
            for edition, (full, strict) in kills[name].items()
        }
        for name in names
    }
    clauses = {name: FAMILY[name].clause for name in names}
    return Matrix(digest(), suite_digest("mulle"), known, engines, clauses), trouble


def encoded(matrix: Matrix) -> str:
    """The matrix as JSON, a line for each scenario and each engine."""
    plain = msgspec.to_builtins(matrix)
    scenarios = ",\n".join(json.dumps(each, ensure_ascii=False) for each in plain["scenarios"])
    engines = ",\n".join(
        f"{json.dumps(name)}:{json.dumps(kills, separators=(',', ':'))}" for name, kills in plain["engines"].items()
    )
    clauses = ",\n".join(f"{json.dumps(name)}:{json.dumps(clause)}" for name, clause in plain["clauses"].items())
    return (
        f'{{"digest":"{matrix.digest}",\n"suite":"{matrix.suite}",\n"scenarios":[\n{scenarios}],\n'
        f'"engines":{{\n{engines}}},\n"clauses":{{\n{clauses}}}}}\n'
    )


def main(names: list[str]) -> int:
    """Make the matrix, and write it where it is published; or tell about some engines only."""
    console = Console(highlight=False)
    if {"-h", "--help"} & set(names):
        console.print(__doc__, markup=False)
        return 0
    unknown = [name for name in names if name not in FAMILY]
    if unknown:
        console.print(f"There is no wrong engine {', '.join(unknown)}.")
        return 2
    before = digest()
    matrix, trouble = made(names or list(FAMILY))
    for line in trouble:
        console.print(f"Not its fault: {line}", markup=False)
    if names:
        for name, where in matrix.engines.items():
            for edition in where:
                console.print(
                    f"{name} in {edition}:",
                    *(matrix.killers(name, edition) or ["nothing fails it"]),
                    sep="\n  ",
                    markup=False,
                )
        return 0
    if trouble or digest() != before:
        console.print("Nothing was written: the engines above do more than break a rule." if trouble
                      else "Nothing was written: the files were changed while they ran.")  # fmt: skip
        return 1
    DATA.write_text(encoded(matrix), "utf-8")
    PAGE.write_text(page(matrix), "utf-8")
    console.print(f"{len(matrix.engines)} wrong engines, {len(matrix.scenarios)} scenarios: {DATA.name}, {PAGE.name}.")
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
