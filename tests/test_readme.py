"""The README is true: its commands exist, its transcript is what a run prints, its examples work."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def commands() -> list[str]:
    """The commands in the README, without their comments."""
    block = README.partition("```sh\n")[2].partition("```")[0]
    return [line.partition("#")[0].strip() for line in block.splitlines()]


def test_there_are_exactly_two_commands() -> None:
    assert commands() == ["python3 run.py check", "python3 run.py test"]


def test_ci_calls_the_commands_word_for_word() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    assert set(commands()) <= set(script)


def test_the_transcript_is_what_a_run_prints() -> None:
    shown = re.search(r"<!-- transcript: python3 run.py (.*) -->\n```\n(.*?)```\n<!-- end", README, re.DOTALL)
    assert shown
    environment = os.environ | {"PYTHONUTF8": "1", "COLUMNS": "100"}
    run = subprocess.run(
        [sys.executable, "-m", "regelratt", *shown[1].split()],
        capture_output=True, encoding="utf-8", env=environment, cwd=ROOT,
    )  # fmt: skip
    assert run.stdout
    assert timeless(run.stdout) == timeless(shown[2])


def timeless(text: str) -> list[str]:
    """The lines of a run, but for when it was and the digest of the suite."""
    return [re.sub(r"digest \w+, \S+", "digest …", line.rstrip()) for line in text.splitlines()]


def test_the_examples_work() -> None:
    parser = doctest.DocTestParser().get_doctest(README, {}, "README.md", "README.md", 0)
    assert parser.examples
    assert doctest.DocTestRunner(optionflags=doctest.REPORT_NDIFF).run(parser).failed == 0


def test_the_scenario_shown_is_one_of_ours() -> None:
    shown = README.partition("```gherkin\n")[2].partition("```")[0]
    features = [path.read_text("utf-8") for path in (ROOT / "features").rglob("*.feature")]
    assert shown
    assert sum(shown in feature for feature in features) == 1


def test_every_link_leads_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
