"""How long fuzzing takes to find each wrong engine, on one core: `python -m bench.fuzzing [--seconds S] [NAME …]`.

Writes bench/fuzzing.md when the whole family was tried. With `--kept FILE` what has been found is kept there, and a run
that was broken off goes on where it was.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from regelratt.fuzz.campaign import Campaign
from regelratt.fuzz.pool import Here
from regelratt.fuzz.sides import Spec
from regelratt.fuzz.writing import written
from regelratt.suite import suite
from tests.wrong.engines import FAMILY

ROOT = Path(__file__).parent.parent
PAGE = Path(__file__).with_suffix(".md")
PROMISE = 60.0


class Row(NamedTuple):
    """What came of one wrong engine."""

    name: str
    clause: str
    seconds: float | None
    """Until the first difference was found and made small."""
    level: str
    """Strict where nothing but the codes of reasons differed, however long it was asked."""
    what: str
    questions: int
    scenario: str
    """The scenario, and whether it fails the engine."""
    verdict: str = ""


def until_found(name: str, limit: float, seed: int, *, strict: bool) -> Row:
    """Fuzz until the first difference."""
    adapter = f"python:tests.wrong.engines:{name}"
    spec = Spec("mulle", adapter, editions=("0.3.0", "utkast"), seed=seed, strict=strict)
    pool = Here()
    start = time.process_time()
    try:
        progress = Campaign(spec, pool).run(seconds=limit, enough=1)
    finally:
        pool.close()
    seconds = time.process_time() - start  # the engine is in this process; others may be using the machine too
    level, clause = "strict" if strict else "full", FAMILY[name].clause
    if not progress.findings:
        return Row(name, clause, None, level, "", progress.questions, "")
    # what does not hang on a reason counts at both levels
    first = min(progress.findings, key=lambda finding: (not finding.sayable, finding.difference.kind[0] == "reason"))
    if first.difference.kind[0] != "reason":
        level = "full"
    text = written(spec, suite("mulle"), first, name, []).feature
    return Row(name, clause, seconds, level, " ".join(first.difference.key), progress.questions, text)


def tried(name: str, limit: float, seed: int) -> Row:
    """Find it; and where that was by a reason only, see whether it is wrong in anything else."""
    row = until_found(name, limit, seed, strict=True)
    if row.level == "strict" and row.seconds is not None and until_found(name, limit, seed, strict=False).seconds:
        return row._replace(level="full")
    return row


def judged(rows: list[Row]) -> list[Row]:
    """Whether each scenario fails the engine that it is written about, and passes the reference engine."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("docs", "steps", "regelratt", "reference_engine"):
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        features = copy / "features" / "mulle"
        features.mkdir(parents=True)
        names = {row.name: re.findall(r"Scenario: (.*)", row.scenario) for row in rows}
        for row in rows:
            if row.scenario:
                (features / f"{names[row.name][0].split()[-1]}.feature").write_text(row.scenario, "utf-8")
        for name in ("conftest.py", "pyproject.toml"):
            shutil.copy(ROOT / name, copy / name)
        (copy / "wanted.json").write_text(json.dumps(names), "utf-8")
        environment = os.environ | {"PYTHONPATH": f"{copy}{os.pathsep}{ROOT}", "PYTHONUTF8": "1"}
        subprocess.run([sys.executable, "-c", _JUDGE], cwd=copy, env=environment, check=True)  # noqa: S603
        verdicts = json.loads((copy / "verdicts.json").read_text("utf-8"))
    return [row._replace(verdict=verdicts.get(row.name, "not written")) for row in rows]


_JUDGE = """
import json
from pathlib import Path
from regelratt.judge import Judge
from regelratt.run import run
from regelratt.suite import suite
from regelratt.verdict import Level
from tests.wrong.engines import FAMILY
from tests.wrong.trial import tried

wanted = {name: set(names) for name, names in json.loads(Path("wanted.json").read_text("utf-8")).items() if names}
right = run(suite("mulle"), Judge("reference", Level.STRICT))
passed = {each.name for each in right.verdicts if each.outcome == "passed"}
wrongs = [FAMILY[name] for name in wanted]
found = tried(suite("mulle"), wrongs, lambda each, case: case.name in wanted[each.wrong.name])
verdicts = {}
for each in found:
    fails = "fails it" if each.faults else "DOES NOT FAIL IT"
    verdicts[each.wrong.name] = fails if wanted[each.wrong.name] <= passed else "REFERENCE FAILS"
Path("verdicts.json").write_text(json.dumps(verdicts), "utf-8")
"""


def main() -> None:
    """Try them, and write down what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--seconds", type=float, default=PROMISE)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kept", type=Path)
    asked = parser.parse_args()
    kept = asked.kept.read_text("utf-8").splitlines() if asked.kept and asked.kept.exists() else []
    known = {row.name: row for row in (Row(*json.loads(line)) for line in kept)}
    rows = []
    for name in asked.names or FAMILY:
        row = known.get(name) or tried(name, asked.seconds, asked.seed)
        rows.append(row)
        if name in known:
            continue
        if asked.kept:
            with asked.kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
        shown = f"{row.seconds:6.1f} s" if row.seconds is not None else "not found"
        print(f"{shown:10} {row.clause:7} {row.level:6} {name}  {row.what}", flush=True)
    rows = judged(rows)
    for row in rows:
        if row.verdict != "fails it":
            print(f"{row.name}: {row.verdict}\n{row.scenario}")
    if not asked.names:
        PAGE.write_text(page(rows, asked.seconds, asked.seed), "utf-8")
    sys.exit(any(row.seconds is None or row.verdict != "fails it" for row in rows))


def page(rows: list[Row], limit: float, seed: int) -> str:
    """The figures, beside the machine that they are from."""
    found = sorted(row.seconds for row in rows if row.seconds is not None)
    right = sum(row.verdict == "fails it" for row in rows)
    where = f"{platform.python_version()} on {platform.system()} {platform.machine()}"
    lines = [
        "# How soon fuzzing finds the wrong engines",
        "",
        f"Written by `python -m bench.fuzzing` on {datetime.now(UTC):%Y-%m-%d}: one core, Python {where}.",
        f"Seed {seed}, level strict, at most {limit:g} s each (promised: {PROMISE:g} s).",
        "The time is that of the processor until the first difference is found and made small. *level* is strict where",
        "nothing but the code of a reason differed, also when it was asked for as long without comparing these.",
        "*scenario* tells whether the scenario that was written about it, judged with `regelratt check`, fails that",
        "engine; it says so only where the reference engine passes it.",
        "",
        f"Found: {len(found)} of {len(rows)}. Median {found[len(found) // 2]:.1f} s, longest {found[-1]:.1f} s.",
        f"Scenarios that fail the engine and pass the reference: {right} of {len(rows)}.",
        "",
        "| wrong engine | clause | seconds | level | first difference | questions | scenario |",
        "|---|---|---:|---|---|---:|---|",
    ]
    for row in rows:
        took = f"{row.seconds:.1f}" if row.seconds is not None else "not found"
        cells = (row.name, row.clause, took, row.level, row.what, str(row.questions), row.verdict)
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
