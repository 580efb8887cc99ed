"""The oracle on stdin and stdout, and over HTTP on the loopback address.

Over HTTP it answers programs on this machine only. A web page that the user happens to have open is no such program:
its requests carry an Origin, or by way of DNS a Host, that is not of this machine.
"""

import contextlib
import http.server
import ipaddress
import os
import re
import socket
import socketserver
import sys
from collections.abc import Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import Any, BinaryIO
from urllib.parse import urlsplit

from . import __version__
from .rpc import PARSE_ERROR, Ask, answered, refusal

HOST = "127.0.0.1"
LONGEST = 16 * 1024 * 1024
"""Bytes in a question, or in a batch of them."""

_LENGTH = re.compile(r"[0-9]{1,18}", re.ASCII)
_TOO_LONG = "A question has at most {:,} bytes."
_EXAMPLE = '{"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {}}'
_LINGER = 2.0
"""Seconds that a client which was refused gets to stop writing."""


def over_stdio(ask: Ask, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer a line with a line until there are no more."""
    while line := questions.readline(LONGEST + 1):
        if len(line) > LONGEST:
            answer: bytes | None = refusal(PARSE_ERROR, _TOO_LONG.format(LONGEST))
            while not line.endswith(b"\n") and (line := questions.readline(LONGEST)):
                pass
        elif line.isspace():
            continue
        else:
            answer = answered(line, ask)
        if answer is not None:
            answers.write(answer + b"\n")
            answers.flush()


class Server(socketserver.ThreadingMixIn, socketserver.TCPServer):
    """A server of questions by POST, a thread to each connection."""

    longest = LONGEST
    allow_reuse_address = os.name == "posix"  # elsewhere it would let two servers share a port
    daemon_threads = True
    request_queue_size = 128

    def __init__(self, ask: Ask, port: int, handler: type["Handler"] | None = None) -> None:
        self.ask = ask
        super().__init__((HOST, port), handler or Handler)

    @property
    def url(self) -> str:
        """Where it is asked."""
        return f"http://{HOST}:{self.server_address[1]}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that went away is no error of ours; anything else is told."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)


class RefusedRequest(Exception):
    """A request that is not answered: status, text, and the methods that would be."""

    def __init__(self, status: HTTPStatus, text: str, allow: str = "") -> None:
        super().__init__(status, text)
        self.status, self.text, self.allow = status, text, allow


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers the requests of one connection."""

    server: Server
    protocol_version = "HTTP/1.1"
    server_version = f"regelratt/{__version__}"
    sys_version = ""
    disable_nagle_algorithm = True
    wbufsize = -1  # head and body leave together
    timeout = 60

    def do_POST(self) -> None:
        """Answer a question."""
        try:
            answer = answered(self.body(), self.server.ask)
        except RefusedRequest as refused:
            self.refuse(refused)
            return
        if answer is None:
            self.send_response(HTTPStatus.NO_CONTENT)
            self.end_headers()
        else:
            self.send(HTTPStatus.OK, "application/json", answer)

    def not_allowed(self) -> None:
        """Say what is."""
        told = f"POST a JSON-RPC 2.0 message here, such as {_EXAMPLE}"
        self.refuse(RefusedRequest(HTTPStatus.METHOD_NOT_ALLOWED, told, "POST"))

    do_GET = do_HEAD = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = not_allowed  # noqa: N815

    def handle_expect_100(self) -> bool:
        """Whoever asks before sending is told at once if it is no use."""
        try:
            self._length()
        except RefusedRequest as refused:
            self.refuse(refused)
            return False
        going_on = super().handle_expect_100()
        self.wfile.flush()
        return going_on

    def body(self) -> bytes:
        """The question."""
        length = self._length()
        try:
            body = self.rfile.read(length)
        except TimeoutError:
            raise RefusedRequest(HTTPStatus.REQUEST_TIMEOUT, "The rest of the question did not come.") from None
        if len(body) < length:
            raise RefusedRequest(
                HTTPStatus.BAD_REQUEST, f"Only {len(body)} bytes came of the {length} that were promised."
            )
        return body

    def _length(self) -> int:
        """How long the question is, if it is from here and may be answered."""
        self.check_sender()
        given = self.headers.get_all("Content-Length", [])
        if "Transfer-Encoding" in self.headers or not given:
            raise RefusedRequest(HTTPStatus.LENGTH_REQUIRED, "Send the question whole, with its Content-Length.")
        if len(given) > 1 or not _LENGTH.fullmatch(given[0].strip()):
            raise RefusedRequest(HTTPStatus.BAD_REQUEST, "Content-Length is one whole number, of bytes.")
        length = int(given[0])
        if length > self.server.longest:
            raise RefusedRequest(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, _TOO_LONG.format(self.server.longest))
        return length

    def check_sender(self) -> None:
        """Refuse whoever is not of this machine."""
        hosts, origins = self.headers.get_all("Host", []), self.headers.get_all("Origin", [])
        if len(hosts) != 1 or not self.path.startswith("/"):
            raise RefusedRequest(HTTPStatus.BAD_REQUEST, "A request has one Host, and a path.")
        if not is_loopback(f"//{hosts[0]}"):
            raise RefusedRequest(
                HTTPStatus.FORBIDDEN, f"Only {HOST} and localhost are answered for, whatever Host says."
            )
        if not all(map(is_loopback, origins)):
            raise RefusedRequest(HTTPStatus.FORBIDDEN, "Web pages from elsewhere are not answered.")

    def refuse(self, refused: RefusedRequest) -> None:
        """Say no, and close: what else came on this connection cannot be trusted."""
        self.close_connection = True
        more = {"Allow": refused.allow} if refused.allow else {}
        self.send(refused.status, "text/plain; charset=utf-8", f"{refused.text}\n".encode(), more)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """What `http.server` itself refuses: it is no HTTP, or too much of it."""
        self.request_version = self.protocol_version  # what could not be read is taken for 0.9, which has no status
        status = HTTPStatus(code)
        self.refuse(RefusedRequest(status, f"{message or status.phrase}. {explain or ''}".strip()))

    def send(self, status: HTTPStatus, kind: str, body: bytes, more: Mapping[str, str] = MappingProxyType({})) -> None:
        """Answer with a status, a content type and a body, and more headers if need be."""
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("X-Content-Type-Options", "nosniff")
        for name, value in more.items():
            self.send_header(name, value)
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def finish(self) -> None:
        """Let a client that is still writing come to reading: a reset would take the answer from it."""
        super().finish()
        with contextlib.suppress(OSError):
            self.connection.shutdown(socket.SHUT_WR)
            self.connection.settimeout(_LINGER)
            left = 4 * LONGEST
            while left > 0 and (chunk := self.connection.recv(64 * 1024)):
                left -= len(chunk)

    def log_message(self, *_: Any) -> None:
        """Nothing is written for a question."""


def is_loopback(address: str) -> bool:
    """Whether an address is on this machine, whatever a name server says.

    >>> [is_loopback(each) for each in ("http://localhost:3000", "//127.0.0.1:8000", "//localhost.example.org", "null")]
    [True, True, False, False]
    """
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
        if parts.username is not None or parts.path or parts.query or parts.fragment or parts.port == 0:
            return False
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
