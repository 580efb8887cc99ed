"""`list` and `show`: what there is to be judged by."""

import shutil
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import click

from .options import game_option, stop

if TYPE_CHECKING:
    from ..listing import Listing


@click.command("list")
@game_option
@click.option("--edition", "editions", multiple=True, metavar="NAME", help="Only this edition; may be repeated.")
@click.option(
    "--chapter", "chapters", multiple=True, metavar="CODE", help="Only this chapter, as INT; may be repeated."
)
@click.option("--clause", "clauses", multiple=True, metavar="ID", help="Only this clause, as INT-3; may be repeated.")
@click.option("-k", "text", default="", metavar="TEXT", help="Only scenarios whose name has this in it.")
@click.option("--scenarios", is_flag=True, help="The scenarios too; they are always told with --clause and -k.")
@click.option("--names", is_flag=True, help="Nothing but the scenarios, a line each, as a script wants them.")
def list_scenarios(game: str, text: str, scenarios: bool, names: bool, **chosen: tuple[str, ...]) -> None:  # noqa: FBT001
    """List the clauses, each with the number of its scenarios in every edition.

    A dash says that a clause does not hold in an edition. A scenario of several clauses is told with each.
    """
    from ..case import Choice

    listing = _listing(game)
    register = listing.suite.register
    choice = Choice(
        editions=_known(chosen["editions"], register.editions, str, "--edition"),
        clauses=_known(chosen["clauses"], register.clauses, str.upper, "--clause"),
        chapters=_known(chosen["chapters"], register.chapters, str.upper, "--chapter"),
        text=text,
    )
    if not choice.chosen(listing.cases):
        stop("No scenario is like that.", "regelratt list without any option tells all there is.")
    scenarios |= bool(text or choice.clauses)
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


def _known(names: Iterable[str], known: Iterable[str], form: Callable[[str], str], option: str) -> tuple[str, ...]:
    from ..listing import near

    found = tuple(dict.fromkeys(map(form, names)))
    for name in found:
        if name not in known:
            like = near(name, known)
            hint = f"Did you mean {', '.join(like)}?" if like else "See regelratt list."
            raise click.BadParameter(f"There is no {name!r}. {hint}", param_hint=option)
    return found


def _print(lines: Iterable[str], *, plain: bool) -> None:
    """On a terminal with headings in bold and lines that end between words; elsewhere as they are."""
    from ..listing import wrapped

    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    for line in lines:
        for part in wrapped(line, width) if width else [line]:
            heading = not plain and bool(line) and not line.startswith(" ")
            click.secho(part, bold=heading or None)
