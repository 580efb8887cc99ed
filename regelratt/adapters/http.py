"""`http:`: an engine behind an address, the same messages by POST over one connection that is kept open."""

import contextlib
import http.client
import socket
import time
from urllib.parse import urlsplit

from ..contract import Data
from ..rpc import WireAnswer, question
from .fault import AdapterFault, BadName
from .process import LONGEST

_CHUNK = 64 * 1024
_HEADERS = {"Content-Type": "application/json", "Accept": "application/json"}


class HttpAdapter:
    """An engine that is a server."""

    restarts = True

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        try:
            port = parts.port
        except ValueError:
            raise BadName(f"{address}: the port is no number.") from None
        if not parts.hostname:
            raise BadName(f"{address} has no host. Write http://localhost:8000/ for example.")
        make = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        self._connection = make(parts.hostname, port)
        self._path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        self._number = 0

    def start(self, seconds: float) -> None:
        """Connect."""
        self.stop()
        self._connection.timeout = seconds
        try:
            self._connection.connect()
        except OSError as error:
            raise AdapterFault("no-connection", f"No connection: {error.strerror or error}.") from error

    def ask(self, operation: str, params: Data, seconds: float) -> WireAnswer:
        """Post the question, read the answer."""
        self._number += 1
        sent = question(self._number, operation, params)
        deadline = time.monotonic() + seconds
        try:
            response = self._posted(sent, seconds)
            body = self._body(response, sent, deadline)
        except TimeoutError:
            raise AdapterFault("no-answer", f"No answer to {operation} within {seconds:g} s.", sent=sent) from None
        except (http.client.HTTPException, OSError, ValueError) as error:
            said = str(error) or type(error).__name__
            raise AdapterFault("died", f"The connection broke: {said}.", sent=sent) from error
        if response.status != http.client.OK:
            raise AdapterFault(
                "http", f"The server answered with status {response.status} {response.reason}.", sent=sent, received=body
            )
        return WireAnswer(self._number, sent, body)

    def _posted(self, sent: bytes, seconds: float) -> http.client.HTTPResponse:
        """The beginning of the answer. A connection that was kept open may have been closed since: then a new one."""
        fresh = self._connection.sock is None
        self._connection.timeout = seconds
        if not fresh:
            self._connection.sock.settimeout(seconds)
        try:
            self._connection.request("POST", self._path, sent, _HEADERS)
            if fresh:
                _at_once(self._connection)
            return self._connection.getresponse()
        except (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError):
            self._connection.close()
            if fresh:
                raise
            return self._posted(sent, seconds)

    def _body(self, response: http.client.HTTPResponse, sent: bytes, deadline: float) -> bytes:
        parts: list[bytes] = []
        size = 0
        while chunk := response.read1(_CHUNK):
            parts.append(chunk)
            size += len(chunk)
            if size > LONGEST:
                raise AdapterFault("too-long", f"An answer of more than {LONGEST:,} bytes.", sent=sent, received=parts[0])
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError
            if self._connection.sock:
                self._connection.sock.settimeout(left)
        if response.length:
            raise http.client.IncompleteRead(b"".join(parts), response.length)
        return b"".join(parts)

    def settle(self) -> None:
        """Nothing comes unasked over HTTP."""

    def stop(self) -> None:
        """Close the connection. The server is not ours to end."""
        self._connection.close()

    def noise(self) -> list[str]:
        """What a server prints is not seen here."""
        return []


def _at_once(connection: http.client.HTTPConnection) -> None:
    """Send small messages without waiting for more to send with them."""
    with contextlib.suppress(OSError):
        connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
