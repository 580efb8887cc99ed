"""A process and everything that it started, so that nothing of it is left.

It leads a group of its own, and the group is killed. What has left the group still carries the mark that the first was
given in its environment, which children inherit; Linux lets us look for it.
"""

import contextlib
import os
import signal
import subprocess
from pathlib import Path
from uuid import uuid4

_GRACE = 0.5
"""Seconds that a process gets to end by itself when its stdin is closed, and once more when it is told to."""
_ROUNDS = 10
"""How often we look for what has been started while we were looking."""


def new_mark() -> str:
    """The name of an environment variable that nobody else has; a name, because values are set anew further down."""
    return f"REGELRATT_{uuid4().hex}"


def end(leader: subprocess.Popen[bytes], mark: str) -> None:
    """End a process and all that it started: close its stdin, tell it, kill it; at once when we are interrupted."""
    try:
        with contextlib.suppress(OSError):
            if leader.stdin:
                leader.stdin.close()
        if not _has_ended(leader):
            _tell(leader, signal.SIGTERM)
            _has_ended(leader)
    finally:
        _kill(leader, mark)


def _has_ended(leader: subprocess.Popen[bytes]) -> bool:
    try:
        leader.wait(_GRACE)
    except subprocess.TimeoutExpired:
        return False
    return True


def _tell(leader: subprocess.Popen[bytes], what: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):  # it, or all of the group, is gone
        if os.name == "posix":
            os.killpg(leader.pid, what)
        else:
            leader.send_signal(what)


def _kill(leader: subprocess.Popen[bytes], mark: str) -> None:
    if os.name == "posix":
        _tell(leader, signal.SIGKILL)
    else:
        leader.kill()
    for _ in range(_ROUNDS):
        strays = _marked(mark)
        for pid in strays:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        if not strays:
            break
    _has_ended(leader)


def _marked(mark: str) -> list[int]:
    """The processes that have the mark; those that are dead but not buried have no environment any more."""
    found = []
    wanted = f"{mark}=".encode()
    for environment in Path("/proc").glob("[0-9]*/environ"):
        with contextlib.suppress(OSError):  # gone, or somebody else's
            if wanted in environment.read_bytes():
                found.append(int(environment.parent.name))
    return found
