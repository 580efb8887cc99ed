"""What several commands ask for, and how they say no."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import click

RULES_BROKEN, CALL_BROKEN = 1, 2
"""Exit codes besides 0: the rules are broken; the call or the adapter is."""

_Command = TypeVar("_Command", bound=Callable[..., Any])


def known_game(_context: click.Context, _parameter: click.Parameter, value: str | None) -> str:
    """The game of that name, or the first."""
    from ..suite import games

    known = games()
    if value is None:
        return known[0]
    if value not in known:
        raise click.BadParameter(f"There is no game called {value!r}. The games are: {', '.join(known)}.")
    return value


def game_option(command: _Command) -> _Command:
    """`--game`."""
    return click.option("--game", callback=known_game, metavar="NAME", help="Which game; the first if not said.")(
        command
    )


def adapter_options(*, required: bool) -> Callable[[_Command], _Command]:
    """`--adapter`, and how long to wait for it."""

    def add(command: _Command) -> _Command:
        seconds = click.FloatRange(min=0, min_open=True)
        default: dict[str, Any] = {} if required else {"default": "reference"}  # a default of None is one, to click
        for option in (
            click.option(
                "--start-timeout", type=seconds, default=30.0, show_default=True, metavar="S",
                help="Seconds for the first answer.",
            ),
            click.option(
                "--timeout", type=seconds, default=10.0, show_default=True, metavar="S", help="Seconds for an answer."
            ),
            click.option(
                "--adapter", required=required, show_default=True, metavar="ADAPTER",
                help="Who is asked: reference, python:package.module:factory, exec:COMMAND … or http://…",
                **default,
            ),
        ):  # fmt: skip
            command = option(command)
        return command

    return add


def stop(message: str, hint: str = "") -> NoReturn:
    """End with the code for a wrong call or a broken adapter, saying what is wrong and what to do."""
    click.echo(f"Error: {message}", err=True)
    if hint:
        click.echo(f"       {hint}", err=True)
    sys.exit(CALL_BROKEN)


def adapter_stop(adapter: str, error: Exception) -> NoReturn:
    """End because of an adapter: what is wrong, what to do, and what travelled."""
    from ..adapters import AdapterFault

    if not isinstance(error, AdapterFault):
        stop(str(error))
    click.echo(f"Error: {adapter}: {error.message}", err=True)
    for name, text in (("sent", error.sent), ("received", error.received), ("log", error.log)):
        for line in text.rstrip().splitlines():
            click.echo(f"  {name:9} {line}", err=True)
    click.echo(f"       {error.hint}", err=True)
    sys.exit(CALL_BROKEN)


def write(path: Path, data: str | bytes, option: str) -> None:
    """Write a file whole or not at all; a folder that cannot be written is a wrong call."""
    content = data.encode() if isinstance(data, str) else data
    part = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        raise click.BadParameter(f"{path}: {error.strerror}.", param_hint=option) from error
