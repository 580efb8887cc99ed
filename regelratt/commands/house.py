"""`lint`, `docs`, `games`: for those who write the rules."""

import sys

import click

from .options import RULES_BROKEN, game_option, stop


@click.command()
@game_option
def lint(game: str) -> None:
    """Check rulebook, scenarios and steps: every clause pinned, every sentence understood, nothing lost.

    Each finding is told in the language of the rulebook, with file, line and how to write it. Ends with 0 if there is
    none, 1 if there is one.
    """
    from ..lint import lint as findings

    found = findings(_in_checkout(game))
    for finding in found:
        click.echo(str(finding))
    click.echo(f"{len(found)} att rätta till." if found else "Allt stämmer.")
    if found:
        sys.exit(RULES_BROKEN)


@click.command()
@game_option
def docs(game: str) -> None:
    """Write the pages and files that follow from rulebook, scenarios, steps and wire types."""
    from ..bots import FILE, counted, is_stale
    from ..pages import pages
    from ..suite import suite

    found = suite(game)
    if is_stale(found):
        (found.features / FILE).write_text(counted(found), "utf-8")
        click.echo(f"{found.features / FILE} skriven.")
    for path, text in pages(_in_checkout(game)).items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            click.echo(f"{path} skriven.")


@click.command()
def games() -> None:
    """List the games that can be judged, with their editions."""
    from ..suite import games as known
    from ..suite import suite

    for game in known():
        click.echo(f"{game}: {', '.join(suite(game).register.editions)}")


def _in_checkout(game: str) -> str:
    """The game, where its rulebook can be changed: an installed suite is for judging only."""
    from ..suite import ROOT

    if ROOT.name == "suites":
        stop(
            f"The rulebook and the scenarios of {game} are installed here, not checked out.", "Run this in a checkout."
        )
    return game
