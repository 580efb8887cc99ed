"""What an engine prints on stdout that is no message: put up with, kept, and shown."""

from collections import deque
from threading import Lock

from ..printable import printable

_KEPT_LINES, _KEPT_OF_A_LINE = 200, 500


class Noise:
    """The last lines that were no messages. Written by one thread, read by another."""

    def __init__(self) -> None:
        self.count = 0
        """How many lines there were in all."""
        self._last: deque[bytes] = deque(maxlen=_KEPT_LINES)
        self._lock = Lock()

    def add(self, line: bytes) -> None:
        """Keep a line."""
        with self._lock:
            self.count += 1
            self._last.append(line[:_KEPT_OF_A_LINE])

    def lines(self) -> list[str]:
        """What is kept, fit to be shown; how much is not comes first."""
        with self._lock:
            kept, before = [printable(line) for line in self._last], self.count - len(self._last)
        return [f"… ({before:,} lines before these)", *kept] if before else kept

    def since(self, count: int) -> str:
        """The last line, if there have been more than so many."""
        with self._lock:
            return printable(self._last[-1]) if self.count > count else ""
