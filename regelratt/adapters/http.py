"""`http:`: an engine behind an address, the same messages by POST over one connection that is kept open."""

import http.client
import io
import select
import socket
import time
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

from ..contract import Data
from ..printable import SHOWN
from .fault import AdapterFault, BadName
from .message import LONGEST, Question, WireAnswer, question

_CHUNK = 64 * 1024
_HEADERS = {"Content-Type": "application/json", "Accept": "application/json"}
_OPENING = 2.0
"""Seconds that a server gets to open its port: it may just be starting, or starting anew."""
_PAUSE = 0.05


class _Reply(NamedTuple):
    status: int
    reason: str
    location: str
    body: bytes


class HttpAdapter:
    """An engine that is a server."""

    restarts = True

    def __init__(self, address: str) -> None:
        self._connection, self._path = _parsed(address)
        self._timed: _Timed | None = None
        self._number = 0

    def start(self, seconds: float) -> None:
        """Connect."""
        self.stop()
        self._connect(time.monotonic() + seconds)

    def _connect(self, deadline: float) -> None:
        patience = min(deadline, time.monotonic() + _OPENING)
        while True:
            self._connection.timeout = max(_PAUSE, deadline - time.monotonic())
            try:
                self._connection.connect()
                break
            except ConnectionRefusedError as error:
                if time.monotonic() + _PAUSE < patience:
                    time.sleep(_PAUSE)
                    continue
                raise AdapterFault("no-connection", f"No connection: {error.strerror}.") from None
            except (OSError, ValueError) as error:  # ValueError: a name that can be no host's
                said = getattr(error, "strerror", None) or str(error)
                raise AdapterFault("no-connection", f"No connection: {said}.") from None
        self._timed = _Timed(self._connection.sock)
        self._connection.sock = self._timed

    def ask(self, operation: str, params: Data, seconds: float) -> WireAnswer:
        """Post the question, read the answer."""
        self._number += 1
        asked = question(self._number, operation, params)
        deadline = time.monotonic() + seconds
        try:
            reply = self._reply(asked, deadline)
        except TimeoutError:
            raise self._fault("no-answer", f"No answer to {operation} within {seconds:.3g} s.", asked) from None
        except (OSError, http.client.IncompleteRead) as error:
            said = getattr(error, "strerror", None) or str(error)
            raise self._fault("broke-off", f"The connection broke: {said}.", asked) from None
        except (http.client.HTTPException, ValueError) as error:
            said = f"{type(error).__name__} {error}".strip()
            raise self._fault("http", f"The answer is no HTTP: {said}.", asked) from None
        if reply.status != http.client.OK:
            elsewhere = f" It points to {reply.location}." if reply.location else ""
            what = f"The server answered with status {reply.status} {reply.reason}.{elsewhere}"
            raise AdapterFault("http", what, sent=asked.line, received=reply.body)
        return WireAnswer(asked, reply.body)

    def _reply(self, asked: Question, deadline: float) -> _Reply:
        response = self._posted(asked, deadline)
        parts: list[bytes] = []
        size = 0
        while chunk := response.read(_CHUNK):
            parts.append(chunk)
            size += len(chunk)
            if size > LONGEST:
                raise self._fault("too-long", f"An answer of more than {LONGEST:,} bytes.", asked)
        if response.length:
            raise http.client.IncompleteRead(parts[-1] if parts else b"", response.length)
        if self._timed and self._timed.unasked:
            raise self._fault("wrong-id", "More came than one answer.", asked)
        return _Reply(response.status, response.reason, response.getheader("Location", ""), b"".join(parts))

    def _posted(self, asked: Question, deadline: float) -> http.client.HTTPResponse:
        """The beginning of the answer. A connection that was kept open may have been closed since: then a new one."""
        kept = self._is_open(asked)
        if not kept:
            self.stop()
            self._connect(deadline)
        assert self._timed
        self._timed.begin(deadline)
        try:
            self._connection.request("POST", self._path, asked.line, _HEADERS)
            return self._connection.getresponse()
        except (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError):
            if not kept:
                raise
            self.stop()
            return self._posted(asked, deadline)

    def _is_open(self, asked: Question) -> bool:
        """Whether there is a connection still; something that came over it unasked is a fault."""
        if self._connection.sock is None or self._timed is None:
            return False
        came = self._timed.came()
        if came:
            raise self._fault("wrong-id", "Something came without a question.", asked, came)
        return came is None

    def _fault(self, code: str, message: str, asked: Question, received: bytes = b"") -> AdapterFault:
        """A fault after which this connection is of no use."""
        heard = received or (bytes(self._timed.heard) if self._timed else b"")
        self.stop()
        return AdapterFault(code, message, sent=asked.line, received=heard)

    def settle(self) -> None:
        """Look at the next question for what came unasked."""

    def stop(self) -> None:
        """Close the connection. The server is not ours to end."""
        self._connection.close()
        self._timed = None

    def noise(self) -> list[str]:
        """What a server prints is not seen here."""
        return []


def _parsed(address: str) -> tuple[http.client.HTTPConnection, str]:
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise BadName(f"{address} is no address: {error}.") from None
    if not parts.hostname:
        raise BadName(f"{address} has no host. Write http://localhost:8000/ for example.")
    if parts.username is not None:
        raise BadName("A user name or a password in the address would be in every report. Leave it out.")
    make = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    try:
        connection = make(parts.hostname, port)
    except (http.client.InvalidURL, ValueError) as error:
        raise BadName(f"{address} is no address: {error}.") from None
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._")
    return connection, path + (f"?{quote(parts.query, safe='/%:@!$&()*+,;=~-._?')}" if parts.query else "")


class _Timed:
    """A connection with one deadline for a whole answer, however slowly it drips; it remembers how the answer began."""

    def __init__(self, sock: socket.socket) -> None:
        self._sock = sock
        self._deadline = 0.0
        self.heard = bytearray()
        self.unasked = b""
        """What came after the end of the answer."""

    def begin(self, deadline: float) -> None:
        """A new question."""
        self._deadline = deadline
        self.heard.clear()
        self.unasked = b""

    def wait(self) -> None:
        """Let the next step wait as long as there is time."""
        left = self._deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        self._sock.settimeout(left)

    def came(self) -> bytes | None:
        """What came without a question: None if nothing, empty if the end."""
        if type(self._sock) is not socket.socket or not hasattr(select, "poll"):
            return None  # what comes over TLS need not be meant for us
        waiting = select.poll()
        waiting.register(self._sock, select.POLLIN)
        if not waiting.poll(0):
            return None
        try:
            return self._sock.recv(SHOWN, socket.MSG_PEEK)
        except OSError:
            return b""

    def sendall(self, data: bytes) -> None:
        """Send it in time."""
        self.wait()
        self._sock.sendall(data)

    def makefile(self, mode: str, *_: Any) -> io.BufferedReader:
        """What the answer is read from."""
        return _Reader(_Raw(self, self._sock.makefile(mode, buffering=0)))  # type: ignore[call-overload]

    def close(self) -> None:
        """Close it, when all that is open on it is closed."""
        self._sock.close()


class _Raw(io.RawIOBase):
    """The bytes of an answer as they come."""

    def __init__(self, timed: _Timed, source: io.RawIOBase) -> None:
        self.timed = timed
        self.ended = False
        self._source = source

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int | None:
        if self.ended:
            return None
        self.timed.wait()
        count = self._source.readinto(buffer)
        room = SHOWN + 1 - len(self.timed.heard)
        self.timed.heard += bytes(buffer[: min(count or 0, room)])
        return count

    def close(self) -> None:
        self._source.close()
        super().close()


class _Reader(io.BufferedReader):
    """The answer. When it is closed, what has been read beyond its end is something that was not asked for."""

    raw: _Raw

    def close(self) -> None:
        if not self.closed:
            self.raw.ended = True
            self.raw.timed.unasked = bytes(self.peek())
        super().close()
