"""`exec:`: an engine in a process of its own, a message a line on its stdin and stdout.

Threads read what it writes, so that it can never block on a full pipe; the judge waits on a queue with a deadline. The
process leads a session of its own, and that whole session is killed when it is stopped, children included.
"""

import contextlib
import os
import select
import signal
import subprocess
import threading
import time
from collections import deque
from queue import Empty, SimpleQueue
from typing import IO

from ..contract import Data
from ..printable import printable
from ..rpc import WireAnswer, is_noise, question
from .fault import AdapterFault

LONGEST = 16 * 1024 * 1024
"""Bytes in a line. A state is a few thousand."""
_CHUNK = 64 * 1024
_KEPT_LOG = 64 * 1024
_KEPT_NOISE = 200
_GRACE = 0.5
"""Seconds that a process gets to end by itself when its stdin is closed."""


class Process:
    """A running engine: what is written to it, and what it writes."""

    def __init__(self, command: list[str]) -> None:
        self.popen = subprocess.Popen(  # noqa: S603  the command is the user's own, and no shell reads it
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        self.lines: SimpleQueue[list[bytes] | None | int] = SimpleQueue()
        self._stderr: deque[bytes] = deque()
        self._stderr_done = threading.Event()
        assert self.popen.stdin and self.popen.stdout and self.popen.stderr
        self.stdin = self.popen.stdin.fileno()
        if os.name == "posix":
            os.set_blocking(self.stdin, False)
        for target, stream in ((self._read, self.popen.stdout), (self._drain, self.popen.stderr)):
            threading.Thread(target=target, args=(stream,), daemon=True).start()

    def _read(self, stream: IO[bytes]) -> None:
        """Put whole lines on the queue; an int for a line longer than that, None at the end."""
        rest = bytearray()
        while chunk := _chunk(stream):
            rest += chunk
            if b"\n" in chunk:
                *lines, tail = bytes(rest).split(b"\n")
                rest = bytearray(tail)
                self.lines.put(lines)  # together, so that an answer given twice in one breath is seen as such
            if len(rest) > LONGEST:
                self.lines.put(len(rest))
                break
        else:
            if rest:
                self.lines.put([bytes(rest)])
        self.lines.put(None)

    def _drain(self, stream: IO[bytes]) -> None:
        size = 0
        while chunk := _chunk(stream):
            self._stderr.append(chunk)
            size += len(chunk)
            while size - len(self._stderr[0]) > _KEPT_LOG:
                size -= len(self._stderr.popleft())
        self._stderr_done.set()

    def stderr(self) -> bytes:
        """The last that it wrote on stderr."""
        if self.popen.poll() is not None:
            self._stderr_done.wait(_GRACE)  # what it said last is what one wants to see
        return b"".join(self._stderr)[-_KEPT_LOG:]

    def write(self, line: bytes, deadline: float) -> None:
        """Write a line; `TimeoutError` where it is not read in time, `BrokenPipeError` where nobody is there."""
        rest = memoryview(line)
        while rest:
            try:
                rest = rest[os.write(self.stdin, rest) :]
            except BlockingIOError:
                left = deadline - time.monotonic()
                if left <= 0 or not select.select([], [self.stdin], [], left)[1]:
                    raise TimeoutError from None

    def kill(self) -> None:
        """End it and everything it started, at once if it does not end by itself."""
        with contextlib.suppress(OSError):
            if self.popen.stdin:
                self.popen.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.popen.wait(_GRACE)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self.popen.pid, signal.SIGKILL)
            else:
                self.popen.kill()
        self.popen.wait()


def _chunk(stream: IO[bytes]) -> bytes:
    try:
        return stream.read(_CHUNK) or b""
    except (OSError, ValueError):  # closed under us
        return b""


class ExecAdapter:
    """An engine that is a command."""

    restarts = True

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self._process: Process | None = None
        self._number = 0
        self._pending: deque[bytes] = deque()
        self._noise: deque[str] = deque(maxlen=_KEPT_NOISE)
        self._last = b""

    def start(self, seconds: float) -> None:
        """Start the command. Whether it answers is for `hello` to show."""
        self.stop()
        self._pending.clear()
        try:
            self._process = Process(self.command)
        except (OSError, ValueError) as error:
            said = getattr(error, "strerror", None) or str(error)
            raise AdapterFault("no-start", f"{self.command[0]} cannot be started: {said}.") from error

    def ask(self, operation: str, params: Data, seconds: float) -> WireAnswer:
        """Write the question, wait for the line that answers it."""
        process = self._process
        assert process
        self.settle()
        deadline = time.monotonic() + seconds
        self._number += 1
        sent = question(self._number, operation, params)
        self._last = sent
        try:
            process.write(sent + b"\n", deadline)
        except TimeoutError:
            raise self._fault("no-answer", f"It did not read the question within {seconds:g} s.") from None
        except OSError:
            raise self._died() from None
        while True:
            line = self._line(deadline)
            if line is None:
                raise self._fault("no-answer", f"No answer to {operation} within {seconds:g} s.{self._heard()}")
            if not line.strip():
                continue
            if is_noise(line):
                self._noise.append(printable(line.rstrip(), 500))
                continue
            return WireAnswer(self._number, sent, line)

    def _line(self, deadline: float) -> bytes | None:
        """The next line; None when the time is up."""
        while not self._pending:
            try:
                self._take(self._process.lines.get(timeout=max(0.0, deadline - time.monotonic())))  # type: ignore[union-attr]
            except Empty:
                return None
        return self._pending.popleft()

    def _take(self, found: list[bytes] | None | int) -> None:
        if found is None:
            raise self._died()
        if isinstance(found, int):
            raise self._fault("too-long", f"A line of more than {LONGEST:,} bytes.")
        self._pending.extend(found)

    def settle(self) -> None:
        """Look at what came unasked: noise is kept, a message is a fault."""
        process = self._process
        if process is None:
            return
        while not process.lines.empty():
            self._take(process.lines.get())
        while self._pending:
            line = self._pending.popleft()
            if line.strip() and not is_noise(line):
                raise AdapterFault(
                    "wrong-id", "It answered once more, without a question.", sent=self._last, received=line,
                    log=process.stderr(),
                )  # fmt: skip
            if line.strip():
                self._noise.append(printable(line.rstrip(), 500))

    def _died(self) -> AdapterFault:
        process = self._process
        assert process
        try:
            code: int | None = process.popen.wait(_GRACE)
        except subprocess.TimeoutExpired:
            code = None
        how = "closed its stdout" if code is None else f"ended with {_ending(code)}"
        half = b"\n".join(self._pending)
        return self._fault("died", f"The engine {how} instead of answering.{self._heard()}", half)

    def _fault(self, code: str, message: str, received: bytes = b"") -> AdapterFault:
        log = self._process.stderr() if self._process else b""
        return AdapterFault(code, message, sent=self._last, received=received, log=log)

    def _heard(self) -> str:
        return f" Last line on stdout that was no message: {self._noise[-1]}" if self._noise else ""

    def stop(self) -> None:
        """End the process and its children."""
        if self._process:
            self._process.kill()
            self._process = None

    def noise(self) -> list[str]:
        """The lines that were no messages."""
        return list(self._noise)


def _ending(code: int) -> str:
    if code >= 0:
        return f"exit code {code}"
    with contextlib.suppress(ValueError):
        return f"signal {signal.Signals(-code).name}"
    return f"signal {-code}"
