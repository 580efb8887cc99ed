"""The book as a server on the loopback address: its pages, and answers to whoever tries a move on one of them.

Nothing is read from the disk for a request: the pages are made once and kept. Only a page of this very server is
answered. Others that happen to be open in the same browser carry another Origin, or by way of DNS another Host.
"""

from collections.abc import Mapping
from http import HTTPStatus
from pathlib import PurePosixPath
from urllib.parse import unquote

from ..rpc import Ask
from ..server import HOST, Handler, RefusedRequest, Server

QUESTIONS = "/fraga"
"""Where the page asks."""
LONGEST = 64 * 1024
"""Bytes in a question: far more than a position has."""

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
}
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".png": "image/png",
}


class BookServer(Server):
    """The files of a book, and its questions."""

    longest = LONGEST

    def __init__(self, ask: Ask, port: int) -> None:
        self.files: dict[str, tuple[str, bytes]] = {}
        super().__init__(ask, port, _Handler)
        number = self.server_address[1]
        self.hosts = {f"{name}:{number}" for name in (HOST, "localhost")}

    def show(self, files: Mapping[str, str | bytes]) -> None:
        """Put the files of a book where they are asked for."""
        self.files = {f"/{path}": (_kind(path), _bytes(content)) for path, content in files.items()}
        if "/index.html" in self.files:
            self.files["/"] = self.files["/index.html"]


def _kind(path: str) -> str:
    return KINDS.get(PurePosixPath(path).suffix, "application/octet-stream")


def _bytes(content: str | bytes) -> bytes:
    return content.encode() if isinstance(content, str) else content


class _Handler(Handler):
    server: BookServer

    def do_GET(self) -> None:  # noqa: N802
        """Answer with a file of the book."""
        try:
            kind, content = self._wanted()
        except RefusedRequest as refused:
            self.refuse(refused)
        else:
            self.send(HTTPStatus.OK, kind, content)

    do_HEAD = do_GET  # noqa: N815

    def do_POST(self) -> None:  # noqa: N802
        """Answer a question."""
        if self._path() == QUESTIONS:
            super().do_POST()
        else:
            self.not_allowed()

    def not_allowed(self) -> None:
        """Say what may be done with that path, if there is one."""
        try:
            self.check_sender()
            self._file()
        except RefusedRequest as refused:
            self.refuse(refused)
        else:
            told = "A page can only be read."
            self.refuse(RefusedRequest(HTTPStatus.METHOD_NOT_ALLOWED, told, "GET, HEAD"))

    do_PUT = do_PATCH = do_DELETE = do_OPTIONS = not_allowed  # noqa: N815

    def _wanted(self) -> tuple[str, bytes]:
        self.check_sender()
        if self.headers.get("Content-Length", "0").strip() != "0" or "Transfer-Encoding" in self.headers:
            raise RefusedRequest(HTTPStatus.BAD_REQUEST, "A page is asked for without a body.")
        return self._file()

    def _file(self) -> tuple[str, bytes]:
        """What is asked for, by its whole name: there are no folders to wander in."""
        if self._path() == QUESTIONS:
            raise RefusedRequest(HTTPStatus.METHOD_NOT_ALLOWED, "Questions are sent by POST.", "POST")
        found = self.server.files.get(unquote(self._path()))
        if found is None:
            raise RefusedRequest(HTTPStatus.NOT_FOUND, "There is no such page in the book; it begins at /.")
        return found

    def _path(self) -> str:
        return self.path.partition("?")[0]

    def body(self) -> bytes:
        """One question: a batch could keep the engine busy for long."""
        found = super().body()
        if found.lstrip()[:1] == b"[":
            raise RefusedRequest(HTTPStatus.BAD_REQUEST, "One question at a time.")
        return found

    def check_sender(self) -> None:
        """Refuse all but this server's own pages, and programs on this machine that ask for them by name."""
        super().check_sender()
        host = self.headers["Host"].strip().lower()
        if host not in self.server.hosts:
            raise RefusedRequest(HTTPStatus.FORBIDDEN, f"This is {' or '.join(sorted(self.server.hosts))}.")
        if any(origin.strip().lower() != f"http://{host}" for origin in self.headers.get_all("Origin", [])):
            raise RefusedRequest(HTTPStatus.FORBIDDEN, "Only pages of this book are answered.")

    def end_headers(self) -> None:
        """Every answer says what a browser may do with it."""
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()
