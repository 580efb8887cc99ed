"""How long fuzzing takes to find each wrong engine, on one core: `python -m bench.fuzzing [--seconds S] [NAME …]`.

Writes bench/fuzzing.md when the whole family was tried.
"""

import argparse
import platform
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from regelratt.fuzz.campaign import Campaign
from regelratt.fuzz.pool import Here
from regelratt.fuzz.sides import Foreign, Spec
from tests.wrong.engines import FAMILY

PAGE = Path(__file__).with_suffix(".md")
PROMISE = 60.0


def seconds_until_found(name: str, limit: float, seed: int, *, strict: bool) -> tuple[float | None, str, int]:
    """Seconds until the first difference, what it was, and how many questions that took."""
    adapter = f"python:tests.wrong.engines:{name}"
    spec = Spec("mulle", adapter, seed=seed, strict=strict)
    engine = Foreign(adapter, spec)
    editions = tuple(engine.hello.editions)
    engine.close()
    spec = Spec("mulle", adapter, editions=editions, seed=seed, strict=strict)
    pool, start = Here(), time.monotonic()
    campaign = Campaign(spec, pool)
    try:
        progress = campaign.run(seconds=limit, enough=1)
    finally:
        pool.close()
    if not progress.findings:
        return None, "", progress.questions
    return time.monotonic() - start, " ".join(progress.findings[0].difference.key), progress.questions


def main() -> None:
    """Try them, and write down what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--seconds", type=float, default=PROMISE)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    rows = []
    for name in asked.names or FAMILY:
        wrong = FAMILY[name]
        took, what, questions = seconds_until_found(name, asked.seconds, asked.seed, strict=False)
        level = "full"
        if took is None:  # perhaps it only gives other reasons
            took, what, questions = seconds_until_found(name, asked.seconds, asked.seed, strict=True)
            level = "strict"
        rows.append((name, wrong.clause, took, level, what, questions))
        shown = f"{took:6.1f} s" if took is not None else "not found"
        print(f"{shown:10} {wrong.clause:7} {name}  {what}", flush=True)
    if not asked.names:
        PAGE.write_text(page(rows, asked.seconds, asked.seed), "utf-8")
    sys.exit(any(row[2] is None for row in rows))


def page(rows: list[tuple[str, str, float | None, str, str, int]], limit: float, seed: int) -> str:
    """The figures, beside the machine that they are from."""
    found = sorted(row[2] for row in rows if row[2] is not None)
    where = f"{platform.python_version()} on {platform.system()} {platform.machine()}"
    head = [
        "# How soon fuzzing finds the wrong engines",
        "",
        f"Written by `python -m bench.fuzzing` on {datetime.now(UTC):%Y-%m-%d}: one core, Python {where}.",
        f"Seed {seed}, at most {limit:g} s each.",
        "The time is until the first difference is found, made small and ready to be written.",
        "",
        f"Found: {len(found)} of {len(rows)}. Median {found[len(found) // 2]:.1f} s, longest {found[-1]:.1f} s.",
        "",
        "| wrong engine | clause | seconds | level | first difference | questions |",
        "|---|---|---|---|---|---|",
    ]
    body = [
        f"| {name} | {clause} | {f'{took:.1f}' if took is not None else 'not found'} | {level} | {what} | {questions} |"
        for name, clause, took, level, what, questions in rows
    ]
    return "\n".join([*head, *body]) + "\n"


if __name__ == "__main__":
    main()
