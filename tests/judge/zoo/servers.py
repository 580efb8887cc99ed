"""Servers that are right in all but one way. Written on bare sockets, because a server of a library would not do it."""

import contextlib
import json
import socket
import struct
import threading
from collections.abc import Callable
from typing import Any

from .honest import BAIT, message

Question = dict[str, Any]
MEGABYTE = 1024 * 1024


def response(body: bytes, *headers: str, status: str = "200 OK", length: int | None = None) -> bytes:
    """A response over a connection that stays open."""
    size = len(body) if length is None else length
    head = [f"HTTP/1.1 {status}", "Content-Type: application/json", f"Content-Length: {size}", *headers]
    return "\r\n".join([*head, "", ""]).encode() + body


class Connection:
    """One connection of a server."""

    def __init__(self, sock: socket.socket) -> None:
        self.sock = sock
        self.asked = 0
        self.path = ""
        """What was asked for last."""
        self._rest = b""

    def question(self) -> Question | None:
        """The next question; None at the end."""
        head = self._until(b"\r\n\r\n")
        if head is None:
            return None
        method, self.path, _ = head.decode().split(" ", 2)
        assert method == "POST"
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        while len(self._rest) < length:
            self._rest += self.sock.recv(65536)
        body, self._rest = self._rest[:length], self._rest[length:]
        self.asked += 1
        question: Question = json.loads(body)
        return question

    def _until(self, end: bytes) -> bytes | None:
        while end not in self._rest:
            chunk = self.sock.recv(65536)
            if not chunk:
                return None
            self._rest += chunk
        found, _, self._rest = self._rest.partition(end)
        return found

    def send(self, data: bytes) -> None:
        self.sock.sendall(data)

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.sock.shutdown(socket.SHUT_RDWR)
        self.sock.close()


Misbehave = Callable[["Server", Connection, Question], None]


class Server:
    """A server on the loopback address that goes wrong at the bait, or at the operation named."""

    def __init__(
        self, misbehave: Misbehave | None = None, when: str = "bait", *, port: int = 0, closed: bool = False
    ) -> None:
        self._misbehave, self._when = misbehave, when
        self.connections: list[Connection] = []
        self.ended = threading.Event()
        """Set when the server is; whatever waits for ever waits for this."""
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("127.0.0.1", port))
        self.port: int = self._socket.getsockname()[1]
        self._threads: list[threading.Thread] = []
        if not closed:
            self.open()

    def open(self) -> None:
        """Open the port."""
        self._socket.listen()
        self._thread(self._accept)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/rpc"

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.ended.set()
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)  # wakes whoever waits for a connection
        self._socket.close()
        for connection in self.connections:
            connection.close()
        for thread in self._threads:
            thread.join()

    def _thread(self, target: Callable[..., None], *args: Any) -> None:
        thread = threading.Thread(target=target, args=args)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while not self.ended.is_set():
            try:
                sock, _ = self._socket.accept()
            except OSError:
                return
            connection = Connection(sock)
            self.connections.append(connection)
            self._thread(self._talk, connection)

    def _talk(self, connection: Connection) -> None:
        with contextlib.suppress(OSError):
            while (question := connection.question()) is not None:
                bait = question["params"] == BAIT if self._when == "bait" else question["method"] == self._when
                if bait and self._misbehave:
                    self._misbehave(self, connection, question)
                else:
                    connection.send(response(message(question)))
        connection.close()


def body(make: Callable[[Question], bytes]) -> Misbehave:
    """A right response with this body."""
    return lambda _server, connection, question: connection.send(response(make(question)))


def raw(data: bytes) -> Misbehave:
    """These bytes instead of a response."""
    return lambda _server, connection, _question: connection.send(data)


def then_closes(misbehave: Misbehave) -> Misbehave:
    """And then the connection is closed."""

    def both(server: Server, connection: Connection, question: Question) -> None:
        misbehave(server, connection, question)
        connection.close()

    return both


def never(server: Server, connection: Connection, question: Question) -> None:
    server.ended.wait()


def closes(server: Server, connection: Connection, question: Question) -> None:
    connection.close()


def one_question_each(server: Server, connection: Connection, question: Question) -> None:
    """A connection that has been used is closed when it is used again, as after a long pause."""
    if connection.asked > 1:
        connection.close()
    else:
        connection.send(response(message(question)))


def resets(server: Server, connection: Connection, question: Question) -> None:
    connection.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.sock.close()


def without_length(server: Server, connection: Connection, question: Question) -> None:
    connection.send(b"HTTP/1.1 200 OK\r\n\r\n" + message(question))
    connection.close()


def old_http(server: Server, connection: Connection, question: Question) -> None:
    connection.send(response(message(question)).replace(b"HTTP/1.1", b"HTTP/1.0"))
    connection.close()


def chunked(server: Server, connection: Connection, question: Question) -> None:
    connection.send(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
    for byte in message(question):
        connection.send(b"1\r\n%c\r\n" % byte)
    connection.send(b"0\r\n\r\n")


def cut_in_chunks(server: Server, connection: Connection, question: Question) -> None:
    connection.send(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10\r\n" + message(question)[:9])
    connection.close()


def nonsense_in_chunks(server: Server, connection: Connection, question: Question) -> None:
    connection.send(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nwhat?\r\n" + message(question))


def chunks_without_end(server: Server, connection: Connection, question: Question) -> None:
    connection.send(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
    while True:
        connection.send(b"100000\r\n" + b"x" * MEGABYTE + b"\r\n")


def drips_body(server: Server, connection: Connection, question: Question) -> None:
    connection.send(response(b"", length=10_000))
    while not server.ended.wait(0.05):
        connection.send(b" ")


def drips_headers(server: Server, connection: Connection, question: Question) -> None:
    connection.send(b"HTTP/1.1 200 OK\r\nX-Long: ")
    while not server.ended.wait(0.05):
        connection.send(b"x")


def says_continue_for_ever(server: Server, connection: Connection, question: Question) -> None:
    while not server.ended.wait(0.01):
        connection.send(b"HTTP/1.1 100 Continue\r\n\r\n")


def drips_rightly(server: Server, connection: Connection, question: Question) -> None:
    for byte in response(message(question)):
        connection.send(bytes([byte]))


def twice(server: Server, connection: Connection, question: Question) -> None:
    connection.send(response(message(question)) * 2)


def twice_over(server: Server, connection: Connection, question: Question) -> None:
    connection.send(response(message(question)))
    connection.send(response(message(question)))
