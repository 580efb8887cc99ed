"""The memory of steps finds what pytest-bdd's own search finds, for every sentence of the suite."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

COMPARED = """
from regelratt import lookup
from regelratt.judge import Judge
from regelratt.run import run
from regelratt.suite import suite

seen, differ = set(), []
memory = lookup.remembered

def both(request, step):
    found = memory(request, step)
    if (step.type, step.name) not in seen:
        seen.add((step.type, step.name))
        if lookup.searched(request, step) is not found:
            differ.append(step.name)
    return found

lookup.remembered = both
print(run(suite("mulle"), Judge()).exit_code, len(seen), differ[:3])
"""


def test_every_sentence_is_the_same_step() -> None:
    run = subprocess.run([sys.executable, "-c", COMPARED], capture_output=True, encoding="utf-8", cwd=ROOT)
    code, number, differ = run.stdout.split(maxsplit=2)
    assert code == "0", run.stderr
    assert int(number) > 1000
    assert differ.strip() == "[]"
