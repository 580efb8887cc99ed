"""`list` and `show`, and the cases that they show."""

import json
import subprocess
import sys
from dataclasses import asdict

from regelratt.cases import cases
from regelratt.suite import ROOT, suite

COLLECT = """
import json, pytest
from dataclasses import asdict
class Collector:
    def pytest_collection_finish(self, session):
        from regelratt.plugin import CASE
        for item in session.items:
            if CASE in item.stash:
                print("CASE", json.dumps(asdict(item.stash[CASE])))
arguments = ["--collect-only", "-q", "-p", "no:cacheprovider", "steps"]
raise SystemExit(pytest.main(arguments, plugins=[Collector()]))
"""


def test_the_cases_in_the_files_are_those_that_pytest_runs() -> None:
    run = subprocess.run([sys.executable, "-c", COLLECT], cwd=ROOT, capture_output=True, encoding="utf-8")
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr
    collected = [line[5:] for line in run.stdout.splitlines() if line.startswith("CASE ")]
    written = [json.dumps(asdict(case)) for case in cases(suite("mulle"))]
    assert len(written) > 1000
    assert sorted(written) == sorted(collected)
