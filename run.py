"""Set up and run Regelrätt on a machine that has Python 3.11 or later and nothing else.

python3 run.py check  [OPTIONS]   judge an engine; the reference engine if no other is named
python3 run.py test   [OPTIONS]   run the tests (options go to pytest)
python3 run.py lint               check rulebook, scenarios and steps (for rule owners)
python3 run.py docs               write the pages that follow from them
python3 run.py data   [--check]   write the files for other languages, or check that they are what the engine gives
python3 run.py style              check the code: linter, type check, import check
python3 run.py bench              measure, and write the figures to bench/
python3 run.py matrix             count which scenario fails which wrong engine (takes minutes), and write it to docs/
python3 run.py mutation [NAMES]   count which mutants of the engine the scenarios notice (takes half an hour), likewise

The first call makes a virtual environment in `.venv` and installs there what the command needs; later calls use it.
"""

from __future__ import annotations  # so that an older Python gets as far as being told that it is too old

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".venv"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
OLDEST = (3, 11)

COMMANDS = {
    # command: (what to install, what to run)
    "check": (".", [["-m", "regelratt", "check"]]),
    "test": (".[test]", [["-m", "pytest"]]),
    "lint": (".", [["-m", "regelratt", "lint"]]),
    "docs": (".", [["-m", "regelratt", "docs"]]),
    "data": (".", [["data/mulle/generate.py"]]),
    "style": (
        ".[test]",
        [
            ["-m", "ruff", "check"],
            ["-m", "ruff", "format", "--check"],
            ["-m", "mypy"],
            ["-c", "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"],
        ],
    ),
    "matrix": (".", [["-m", "tests.wrong.matrix"]]),
    "mutation": (".[test,mutation]", [["-m", "tests.mutation"]]),
    "bench": (".[bench]", [["bench/speed.py"], ["bench/judging.py"]]),
}


def main(arguments: list[str]) -> int:
    """Run a command; its exit code."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__, file=sys.stderr)
        print(f"There is no command {arguments[0]!r}." if arguments else "Say which command.", file=sys.stderr)
        return 2
    if sys.version_info < OLDEST:
        print(f"Regelrätt needs Python {'.'.join(map(str, OLDEST))} or later; this is {sys.version.split()[0]}.")
        return 2
    name, *options = arguments
    needs, calls = COMMANDS[name]
    if not installed(needs):
        return 2
    for number, call in enumerate(calls):
        code = subprocess.run(
            [PYTHON, *call, *(options if number == 0 else [])], cwd=ROOT, env=environment()
        ).returncode
        if code:
            return code
    return 0


def environment() -> dict[str, str]:
    """UTF-8 everywhere, and the checkout importable for what is not installed."""
    return os.environ | {"PYTHONUTF8": "1", "PYTHONPATH": str(ROOT)}


def installed(needs: str) -> bool:
    """Whether the environment has what is needed, after installing it where it has not."""
    stamp = HOME / f"installed-{hashlib.sha256(needs.encode()).hexdigest()[:8]}"
    project = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == project and PYTHON.exists():
        return True
    print(f"Setting up {HOME.name} …", file=sys.stderr, flush=True)
    try:
        if not PYTHON.exists():
            venv.create(HOME, with_pip=True, clear=True)
        subprocess.run(
            [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", needs],
            cwd=ROOT,
            check=True,
        )
    except (subprocess.CalledProcessError, OSError) as error:
        print(f"Setting up failed: {error}", file=sys.stderr)
        print(
            "It needs Python's venv and pip (on Debian: the package python3-venv) and the package registry.",
            file=sys.stderr,
        )
        return False
    stamp.write_text(project)
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
