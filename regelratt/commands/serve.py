"""`serve`: the reference engine as an oracle for others."""

import signal
import sys
from typing import Any, NoReturn

import click

from .options import game_option, stop


@click.command()
@game_option
@click.option(
    "--http", "port", type=click.IntRange(0, 65535), metavar="PORT",
    help="Answer over HTTP on this port of the loopback address instead; 0 for any that is free.",
)  # fmt: skip
def serve(game: str, port: int | None) -> None:
    """Let others ask the reference engine: a JSON-RPC 2.0 message a line, on stdin and stdout, until stdin closes.

    With --http the same messages are sent by POST; the address is printed on the first line, and Ctrl-C ends it. See
    docs/contract.md for what can be asked.
    """
    from ..adapters import BadName
    from ..oracle import Oracle

    signal.signal(signal.SIGTERM, _end)
    try:
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
    from ..server import HOST, Server

    try:
        server = Server(ask, port)
    except OSError as error:
        stop(f"Port {port} of {HOST} cannot be used: {error.strerror}.", "Choose another, or 0 for any that is free.")
    with server:
        click.echo(server.url)  # which flushes
        server.serve_forever()


def _end(_signal: int, _frame: Any) -> NoReturn:
    raise KeyboardInterrupt


def _forget_stdout() -> None:
    """Keep Python from flushing, at its end, what nobody reads."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
