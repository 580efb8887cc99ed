"""What several commands ask for, and how they say no."""

import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

if TYPE_CHECKING:
    from ..case import Choice
    from ..register import Register

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


def choice_options(command: _Command) -> _Command:
    """Which scenarios: `--edition`, `--clause`, `--chapter` and `-k`."""
    for option in (
        click.option("-k", "text", default="", metavar="TEXT", help="Only scenarios whose name has this in it."),
        click.option(
            "--chapter", "chapters", multiple=True, metavar="CODE", help="Only this chapter, as INT; may be repeated."
        ),
        click.option(
            "--clause", "clauses", multiple=True, metavar="ID", help="Only this clause, as INT-3; may be repeated."
        ),
        click.option(
            "--edition", "editions", multiple=True, metavar="NAME", help="Only this edition; may be repeated."
        ),
    ):
        command = option(command)
    return command


def choice_of(register: "Register", chosen: Mapping[str, Any], *, rulings: bool = True) -> "Choice":
    """What those options choose; a name that does not exist is a wrong call."""
    from ..case import Choice

    return Choice(
        editions=_known(chosen["editions"], register.editions, "--edition"),
        clauses=_known(map(str.upper, chosen["clauses"]), register.clauses, "--clause"),
        chapters=_known(map(str.upper, chosen["chapters"]), register.chapters, "--chapter"),
        text=chosen["text"],
        rulings=rulings,
    )


def _known(names: Iterable[str], known: Iterable[str], option: str) -> tuple[str, ...]:
    from ..listing import near

    found = tuple(dict.fromkeys(names))
    for name in found:
        if name not in known:
            like = near(name, known)
            hint = f"Did you mean {', '.join(like)}?" if like else "See regelratt list."
            raise click.BadParameter(f"There is no {name!r}. {hint}", param_hint=option)
    return found


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


def writable(path: Path, option: str) -> None:
    """Make the folder of a file that will be written; what stands in the way is a wrong call."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise click.BadParameter(f"{path}: {error.strerror}.", param_hint=option) from error


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
