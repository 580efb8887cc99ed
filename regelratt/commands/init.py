"""`init`: a starter kit to begin from."""

import shlex
from pathlib import Path

import click

from .options import game_option, stop

_USAGE = "regelratt init LANGUAGE DIR"


@click.command()
@click.argument("language", required=False)
@click.argument("folder", required=False, type=click.Path(path_type=Path), metavar="DIR")
@game_option
def init(language: str | None, folder: Path | None, game: str) -> None:
    """Start an adapter: copy the starter kit in LANGUAGE to the new folder DIR.

    The kit can be judged at once; its README.md says what to fill in. Without LANGUAGE the languages are listed.
    """
    from ..kits import README, copy, kit, languages
    from ..printable import printable

    known = languages(game)
    if not known:
        stop(f"There is no kit for {game}.", "Any program that answers the contract can be judged without one.")
    there_are = f"The languages are: {', '.join(known)}."
    if language is None:
        stop(f"Say which language, and which folder: {_USAGE}", there_are)
    if language.lower() not in known:
        stop(f"There is no kit in {printable(language, 100)}.", there_are)
    if folder is None:
        stop(f"Say which folder: regelratt init {language} DIR", "It is made if it does not exist.")
    shown = printable(str(folder))
    chosen = kit(game, language.lower())
    _free(folder, shown)
    try:
        copy(chosen, folder)
    except OSError as error:
        stop(f"{shown} cannot be written: {error.strerror or error}.", "Nothing was left there. Name another folder.")
    click.echo(f"{shown} has an adapter in {chosen.language}: {', '.join(name.as_posix() for name in chosen.files)}.")
    click.echo("Next:")
    click.echo()
    move = [] if folder.resolve() == Path.cwd() else [f"cd {printable(shlex.quote(str(folder)))}"]
    for line in (*move, *chosen.commands()):
        click.echo(f"  {line}")
    click.echo()
    click.echo(f"{README} there says what to fill in, and in which order.")


def _free(folder: Path, shown: str) -> None:
    """A folder that is not there, or is empty: nothing of the user's is ever written over."""
    try:
        if folder.is_dir() and any(folder.iterdir()):
            stop(f"{shown} is not empty.", "Name a new folder, or an empty one.")
        if folder.exists() and not folder.is_dir():
            stop(f"{shown} is a file.", "Name a new folder, or an empty one.")
    except (OSError, ValueError) as error:
        stop(f"{shown} cannot be read: {getattr(error, 'strerror', None) or error}.", "Name another folder.")
