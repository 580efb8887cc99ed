"""`exec:`: an engine in a process of its own, a message a line on its stdin and stdout.

Threads read what it writes, so that it can never block on a full pipe; the judge waits on a queue with a deadline.
"""

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
from ..printable import SHOWN
from .family import end, new_mark
from .fault import AdapterFault
from .message import LONGEST, Question, WireAnswer, is_noise, question
from .noise import Noise
from .stderr import Stderr

_CHUNK = 64 * 1024
_UNREAD = 8
"""Chunks with messages that may wait. There is one answer to one question: more is a flood."""
_GRACE = 0.5
"""Seconds for the last words of a process that has ended."""


class Process:
    """A running engine: what is written to it, and what it writes."""

    def __init__(self, command: list[str], noise: Noise) -> None:
        self._mark = new_mark()
        self.popen = subprocess.Popen(  # noqa: S603  the command is the user's own, and no shell reads it
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env={**os.environ, self._mark: "1"},
            start_new_session=True,
        )
        self.messages: SimpleQueue[list[bytes] | None] = SimpleQueue()
        """Messages, together when they came together; None when no more will come."""
        self.flood = ""
        """Why no more is read, though it has not ended."""
        self._noise = noise
        self._half = bytearray()
        self._stdin = self.popen.stdin.fileno() if self.popen.stdin else -1
        if os.name == "posix":
            os.set_blocking(self._stdin, False)
        assert self.popen.stdout
        assert self.popen.stderr
        self._stderr = Stderr(self.popen.stderr)
        self.reader = threading.Thread(target=self._read, args=(self.popen.stdout,), daemon=True)
        self.reader.start()

    def _read(self, stdout: IO[bytes]) -> None:
        try:
            with stdout:
                self._read_lines(stdout)
        finally:  # whatever happened, nobody must wait for more
            self.messages.put(None)

    def _read_lines(self, stdout: IO[bytes]) -> None:
        while chunk := stdout.read(_CHUNK):
            self._half += chunk
            if b"\n" in chunk:
                *lines, rest = bytes(self._half).split(b"\n")
                self._half = bytearray(rest)
                self._sort(lines)
            if len(self._half) > LONGEST:
                self.flood = f"A line of more than {LONGEST:,} bytes."
            elif self.messages.qsize() > _UNREAD:
                self.flood = "It wrote message after message without being asked."
            if self.flood:
                break

    def _sort(self, lines: list[bytes]) -> None:
        messages = []
        for line in lines:
            if not line.strip():
                continue
            if is_noise(line):
                self._noise.add(line.rstrip())
            else:
                messages.append(line)
        if messages:
            self.messages.put(messages)

    def log(self) -> bytes:
        """The last that it wrote on stderr."""
        return self._stderr.last(ended=self.popen.poll() is not None)

    def half(self) -> bytes:
        """The beginning of a line that has no end yet."""
        return bytes(self._half[: SHOWN + 1])

    def write(self, line: bytes, deadline: float) -> None:
        """Write a line; `TimeoutError` where it is not read in time, `BrokenPipeError` where nobody is there."""
        rest = memoryview(line)
        while rest:
            try:
                rest = rest[os.write(self._stdin, rest) :]
            except BlockingIOError:
                room = select.poll()  # not select(), which cannot do with many open files
                room.register(self._stdin, select.POLLOUT)
                if not room.poll(max(0.0, deadline - time.monotonic()) * 1000):
                    raise TimeoutError from None

    def ending(self) -> str:
        """How it ended; empty if it has not."""
        try:
            code = self.popen.wait(_GRACE)
        except subprocess.TimeoutExpired:
            return ""
        self.reader.join(_GRACE)  # so that its last words are read
        if code >= 0:
            return f"ended with exit code {code}"
        names = {each.value: each.name for each in signal.Signals}
        return f"was ended by {names.get(-code, f'signal {-code}')}"

    def end(self) -> None:
        """End it and everything it started."""
        end(self.popen, self._mark)
        self.reader.join(_GRACE)
        self._stderr.join()


class ExecAdapter:
    """An engine that is a command."""

    restarts = True

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self._process: Process | None = None
        self._number = 0
        self._answers = 0
        """How many there have been since it was started."""
        self._last = b""
        self._pending: deque[bytes] = deque()
        self._noise = Noise()

    def start(self, seconds: float) -> None:  # noqa: ARG002  a process is there at once
        """Start the command. Whether it answers is for `hello` to show."""
        self.stop()
        self._pending.clear()
        self._answers = 0
        try:
            self._process = Process(self.command, self._noise)
        except (OSError, ValueError) as error:
            said = getattr(error, "strerror", None) or str(error)
            raise AdapterFault("no-start", f"{self.command[0]} cannot be started: {said}.") from error

    def ask(self, operation: str, params: Data, seconds: float) -> WireAnswer:
        """Write the question, wait for the message that answers it."""
        assert self._process
        self.settle()
        deadline = time.monotonic() + seconds
        self._number += 1
        asked = question(self._number, operation, params)
        self._last = asked.line
        heard = self._noise.count
        try:
            self._process.write(asked.line + b"\n", deadline)
            line = self._message(deadline)
        except TimeoutError:
            raise self._late(asked, seconds, heard) from None
        except OSError:
            raise self._died(heard, "stdin") from None
        if line is None:
            raise self._died(heard)
        self._answers += 1
        return WireAnswer(asked, line, self._process.log)

    def _message(self, deadline: float) -> bytes | None:
        """The next message; None where no more will come."""
        assert self._process
        if not self._pending:
            try:
                found = self._process.messages.get(timeout=max(0.0, deadline - time.monotonic()))
            except Empty:
                raise TimeoutError from None
            if found is None:
                return None
            self._pending.extend(found)
        return self._pending.popleft()

    def settle(self) -> None:
        """Look for a message that came unasked. That the process has ended is for the next question to find."""
        process = self._process
        if process is None:
            return
        while not process.messages.empty():
            found = process.messages.get()
            if found is None:
                process.messages.put(None)
                break
            self._pending.extend(found)
        if self._pending:
            raise self._fault("wrong-id", "It answered once more, without a question.", self._pending.popleft())

    def _late(self, asked: Question, seconds: float, heard: int) -> AdapterFault:
        assert self._process
        if self._process.popen.poll() is not None:
            return self._died(heard)  # something that it started still holds its stdout
        half = self._process.half()
        what = f"No answer to {asked.operation} within {seconds:.3g} s."
        if half:
            what += " It began a line and did not end it."
        return self._fault("no-answer", what + self._heard(heard), half)

    def _died(self, heard: int, closed: str = "stdout") -> AdapterFault:
        assert self._process
        if self._process.flood:
            return self._fault("too-long", self._process.flood, self._process.half())
        how = self._process.ending() or f"closed its {closed}"
        half = self._process.half()
        what = f"The engine {how} {'in the middle of' if half else 'instead of'} an answer.{self._heard(heard)}"
        return self._fault("died" if self._answers else "no-start", what, half)

    def _fault(self, code: str, message: str, received: bytes) -> AdapterFault:
        log = self._process.log() if self._process else b""
        return AdapterFault(code, message, sent=self._last, received=received, log=log)

    def _heard(self, before: int) -> str:
        line = self._noise.since(before)
        return f" The last line on stdout that was no message: {line}" if line else ""

    def stop(self) -> None:
        """End the process and all that it started."""
        if self._process:
            self._process.end()
            self._process = None

    def noise(self) -> list[str]:
        """The lines that were no messages."""
        return self._noise.lines()
