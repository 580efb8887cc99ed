"""`serve`: the reference engine as an oracle for others, and the book with a page on which one tries moves."""

import signal
import sys
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

from .options import game_option, stop

if TYPE_CHECKING:
    from ..server import Server

_Server = TypeVar("_Server", bound="Server")


@click.command()
@game_option
@click.option(
    "--http", "port", type=click.IntRange(0, 65535), metavar="PORT",
    help="Answer over HTTP on this port of the loopback address instead; 0 for any that is free.",
)  # fmt: skip
@click.option(
    "--book", is_flag=True,
    help="Show the book in a browser, and try moves on a page of it; on the port of --http, or any that is free.",
)  # fmt: skip
def serve(game: str, port: int | None, *, book: bool) -> None:
    """Let others ask the reference engine: a JSON-RPC 2.0 message a line, on stdin and stdout, until stdin closes.

    With --http the same messages are sent by POST; the address is printed on the first line, and Ctrl-C ends it. See
    docs/contract.md for what can be asked. With --book the address is that of the book, and only its own pages are
    answered.
    """
    from ..adapters import BadName
    from ..oracle import Oracle

    signal.signal(signal.SIGTERM, _end)
    try:
        if book:
            _book(game, port or 0)
            return
        oracle = Oracle(game)
        if port is None:
            _stdio(oracle.ask)
        else:
            _http(oracle.ask, port)
    except BadName as error:
        stop(str(error))
    except KeyboardInterrupt:
        pass
    except BrokenPipeError:  # nobody reads the answers any more
        _forget_stdout()


def _stdio(ask: Any) -> None:
    from ..server import over_stdio

    if sys.stdin.isatty():
        click.echo("A JSON-RPC 2.0 message a line, please; end with the end of the file.", err=True)
    over_stdio(ask, sys.stdin.buffer, sys.stdout.buffer)


def _http(ask: Any, port: int) -> None:
    from ..server import Server

    with _opened(Server, ask, port) as server:
        click.echo(server.url)  # which flushes
        server.serve_forever()


def _book(game: str, port: int) -> None:
    from ..book.asking import BookOracle
    from ..book.making import made
    from ..book.played import Unplayable
    from ..book.serving import BookServer
    from ..suite import suite
    from ..unreadable import UnreadableFile

    try:
        found = suite(game)
        with _opened(BookServer, BookOracle(found).ask, port) as server:
            server.show(made(found))
            click.echo(server.url)
            click.echo("Open it in a browser; Ctrl-C ends it.", err=True)
            server.serve_forever()
    except (UnreadableFile, Unplayable) as error:
        stop(str(error), "regelratt lint tells more.")


def _opened(kind: "type[_Server]", ask: Any, port: int) -> "_Server":
    """A server on a port, or the end."""
    from ..server import HOST

    try:
        return kind(ask, port)
    except OSError as error:
        stop(f"Port {port} of {HOST} cannot be used: {error.strerror}.", "Choose another, or 0 for any that is free.")


def _end(_signal: int, _frame: Any) -> NoReturn:
    raise KeyboardInterrupt


def _forget_stdout() -> None:
    """Keep Python from flushing, at its end, what nobody reads."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
