"""`smoke`: whether an adapter is well."""

import signal
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import click

from .options import CALL_BROKEN, adapter_options, game_option, stop

if TYPE_CHECKING:
    from ..smoke import Result

_SIGNS = {"ok": ("✓", "green"), "warn": ("!", "yellow"), "skip": ("–", "bright_black"), "FAIL": ("✗", "red")}
INTERRUPTED = 130


@click.command()
@adapter_options(required=True)
@game_option
def smoke(adapter: str, timeout: float, start_timeout: float, game: str) -> None:
    """Test an adapter, not the rules: that it starts, answers every question in the right form, and lives on.

    Ends with 0 if all is well and 2 if the adapter is broken. Whether the engine knows the rules is for check to tell.
    """
    from ..adapters import BadName
    from ..session import Patience
    from ..smoke import smoke as results

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    marks = []
    try:
        with closing(results(adapter, game, Patience(timeout, start_timeout))) as checks:
            for result in checks:
                _print(result)
                marks.append(str(result.mark))
    except BadName as error:
        stop(str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    counts = ", ".join(f"{marks.count(mark)} {mark}" for mark in _SIGNS if mark in marks)
    broken = "FAIL" in marks
    click.secho(f"The adapter is {'broken' if broken else 'well'}: {counts}.", bold=True)
    if broken:
        sys.exit(CALL_BROKEN)
    click.echo(f"Now the rules: regelratt check --adapter {_quoted(adapter)}")


def _print(result: "Result") -> None:
    """A line; where something is wrong also why, what to do and what travelled."""
    sign, colour = _SIGNS[result.mark]
    mark = click.style(sign, fg=colour) if sys.stdout.isatty() else f"{result.mark:4}"
    click.echo(f"{mark} {result.name}{': ' if result.message else ''}{result.message}")
    margin = " " * (2 if sys.stdout.isatty() else 5)
    for name in ("hint", "sent", "received", "log"):
        for line in getattr(result, name).rstrip().splitlines():
            click.echo(f"{margin}  {name:9}{line}")


def _quoted(adapter: str) -> str:
    import shlex

    return shlex.quote(adapter)
