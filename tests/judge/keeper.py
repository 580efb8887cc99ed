"""The keeper of the zoo: opens sessions with its adapters, hears what they tell, and sees whether they are gone."""

import os
import select
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regelratt.adapters import AdapterFault, adapter
from regelratt.contract import Data
from regelratt.games import rules
from regelratt.session import Patience, Session

from .zoo.honest import BAIT

ZOO = Path(__file__).parent / "zoo"
DEADLINE = 60.0
"""Seconds for what must happen; far more than it takes."""
SHORT = 1.0
"""Seconds for an answer that never comes."""
OTHER = {"cards": ["SP 2"]}
RIGHT = [{"card": "SP 2", "table": 2, "hand": 15}]
"""The answer to the other question, which every adapter of the zoo knows."""


def command(program: str, *arguments: object) -> str:
    """The name of an adapter that is a program of the zoo."""
    return "exec:" + shlex.join([sys.executable, str(ZOO / program), *map(str, arguments)])


def broken(mode: str, *arguments: object) -> str:
    """The name of an adapter that is broken in this way."""
    return command("broken.py", mode, *arguments)


@contextmanager
def session(name: str, answer: float = DEADLINE, start: float = DEADLINE, deaths: int = 5) -> Iterator[Session]:
    """A session with an adapter. Nothing of it is left."""
    opened = Session(adapter(name, "mulle"), "mulle", rules("mulle"), Patience(answer, start, deaths))
    try:
        yield opened
    finally:
        opened.close()


def fault(opened: Session, operation: str = "values", params: Data | None = None) -> AdapterFault:
    """What is wrong with the answer to the bait, or to that question."""
    with pytest.raises(AdapterFault) as found:
        opened.ask(operation, BAIT if params is None else params)
    return found.value


def no_start(name: str, **patience: Any) -> AdapterFault:
    """What is wrong with an adapter that never gets as far as a session."""
    with pytest.raises(AdapterFault) as found, session(name, **patience):
        pass
    return found.value


def still_answers(opened: Session) -> bool:
    """Whether the next question gets the right answer."""
    _, values = opened.ask("values", OTHER)
    return bool(msgspec.to_builtins(values) == RIGHT)


class Ear:
    """Where a process of the zoo tells something: a named pipe, so that one waits for it and never sleeps."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "ear"
        os.mkfifo(self.path)
        self._pipe = os.open(self.path, os.O_RDWR)  # both ends, so that neither side waits to open its own
        self._heard = b""
        self._pids: list[int] = []

    def line(self) -> str:
        """The next that is told."""
        while b"\n" not in self._heard:
            assert ready(self._pipe, DEADLINE), "nothing was told"
            self._heard += os.read(self._pipe, 4096)
        line, _, self._heard = self._heard.partition(b"\n")
        return line.decode()

    def pids(self, count: int) -> list[int]:
        """The numbers of so many processes."""
        found = [int(self.line()) for _ in range(count)]
        self._pids += found
        return found

    def close(self) -> None:
        """No process is left, also where a test failed."""
        for pid in self._pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        os.close(self._pipe)


def ready(file: int, seconds: float) -> bool:
    """Whether there is something to read, within so many seconds."""
    waiting = select.poll()
    waiting.register(file, select.POLLIN)
    return bool(waiting.poll(seconds * 1000))


def is_gone(pid: int) -> bool:
    """Whether a process has ended, or does within the deadline."""
    try:
        file = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return ready(file, DEADLINE)
    finally:
        os.close(file)
