"""What a process writes on stderr: read all the time, so that it never has to wait, and the end of it kept."""

import os
import select
import threading
from typing import IO

_CHUNK = 64 * 1024
"""As much as a pipe holds."""
_KEPT = 64 * 1024
_GRACE = 0.5
"""Seconds for the last words of a process that has ended."""


class Stderr:
    """The last that a process wrote on stderr."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._kept = bytearray()
        self._lock = threading.Lock()
        if os.name == "posix":
            os.set_blocking(stream.fileno(), False)
        self._thread = threading.Thread(target=self._read if os.name == "posix" else self._read_blocking, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        with self._stream:
            ready = select.poll()
            ready.register(self._stream, select.POLLIN)
            while ready.poll() and self._pull():
                pass

    def _pull(self) -> bool:
        """Keep what is in the pipe now; False at its end."""
        with self._lock:
            chunk = self._chunk()
            self._keep(chunk or b"")
        return chunk != b""

    def _read_blocking(self) -> None:
        """Where nobody can look whether there is something to read."""
        with self._stream:
            while chunk := self._chunk():
                with self._lock:
                    self._keep(chunk)

    def _chunk(self) -> bytes | None:
        try:
            return self._stream.read(_CHUNK)
        except (OSError, ValueError):  # closed
            return b""

    def _keep(self, chunk: bytes) -> None:
        self._kept += chunk
        del self._kept[:-_KEPT]

    def last(self, *, ended: bool) -> bytes:
        """What is kept. All that was written before an answer is in it, and all of a process that has ended."""
        if ended:
            self.join()
        if os.name == "posix":
            self._pull()
        with self._lock:
            return bytes(self._kept)

    def join(self) -> None:
        """Wait a little for the end; somebody else may still hold the pipe."""
        self._thread.join(_GRACE)
