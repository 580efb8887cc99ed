"""`list` and `show`: what there is to be judged by."""

import shutil
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click

from .options import choice_of, choice_options, game_option, stop

if TYPE_CHECKING:
    from ..listing import Listing


@click.command("list")
@game_option
@choice_options
@click.option("--scenarios", is_flag=True, help="The scenarios too; they are always told with --clause and -k.")
@click.option("--names", is_flag=True, help="Nothing but the scenarios, a line each, as a script wants them.")
def list_scenarios(game: str, scenarios: bool, names: bool, **chosen: Any) -> None:  # noqa: FBT001
    """List the clauses, each with the number of its scenarios in every edition.

    A dash says that a clause does not hold in an edition. A scenario of several clauses is told with each.
    """
    listing = _listing(game)
    choice = choice_of(listing.suite.register, chosen)
    if not choice.chosen(listing.cases):
        stop("No scenario is like that.", "regelratt list without any option tells all there is.")
    scenarios |= bool(choice.text or choice.clauses)
    _print(listing.names(choice) if names else listing.clauses(choice, scenarios=scenarios), plain=names)


@click.command()
@game_option
@click.argument("name", nargs=-1, required=True)
def show(game: str, name: tuple[str, ...]) -> None:
    """Show a clause (INT-3), a ruling (A-13), a chapter (INT), a reason code or a scenario by its name.

    A few words of a scenario's name are enough where no other has them.
    """
    from ..listing import Unknown

    try:
        _print(_listing(game).page(" ".join(name)), plain=False)
    except Unknown as error:
        click.echo(f"Error: {error}", err=True)
        for each in error.near:
            click.echo(f"       {each}", err=True)
        if not error.near:
            click.echo("       See regelratt list.", err=True)
        sys.exit(2)


def _listing(game: str) -> "Listing":
    from ..listing import Listing
    from ..suite import suite
    from ..unreadable import UnreadableFile

    try:
        found = Listing(suite(game))
        found.cases  # noqa: B018  reads the scenarios, which may be unreadable
    except UnreadableFile as error:
        stop(str(error), "regelratt lint tells more.")
    return found


def _print(lines: Iterable[str], *, plain: bool) -> None:
    """On a terminal with headings in bold and lines that end between words; elsewhere as they are."""
    from ..listing import wrapped

    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    for line in lines:
        for part in wrapped(line, width) if width else [line]:
            heading = not plain and bool(line) and not line.startswith(" ")
            click.secho(part, bold=heading or None)
