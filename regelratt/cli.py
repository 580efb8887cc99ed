"""The command `regelratt`."""

import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from . import __version__
from .reference import UnknownGame, games, reference
from .selfplay import Checked, check_games
from .suite import games as suites

# Exit codes: 0 all well, 1 the rules are broken, 2 the call is wrong (click's own code for that).
RULES_BROKEN = 1


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="regelratt")
def main() -> None:
    """A card game's rulebook made executable."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")


@main.command()
@click.option("--game", default=lambda: games()[0], show_default="the first", help="Whose reference engine to check.")
@click.option("--edition", "editions", multiple=True, help="Only this edition; may be given several times.")
@click.option("--games", "count", type=click.IntRange(min=1), default=10, show_default=True, help="Games per edition.")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="The first game's number.")
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), help="Also write every game to a file in this folder."
)
def check(game: str, editions: tuple[str, ...], count: int, seed: int, out: Path | None) -> None:
    """Let the reference engine play whole games, and check every one by replaying it.

    The judge that runs the scenarios on any implementation takes this command over when it exists. Ends with 0 if
    every game replays to the same result and hash, 1 if one does not, 2 if the call is wrong.
    """
    engine = reference(_known(game))
    for edition in editions:
        if edition not in engine.EDITIONS:
            known = ", ".join(engine.EDITIONS)
            raise click.BadParameter(
                f"There is no edition {edition!r} of {game}, only: {known}.", param_hint="--edition"
            )
    chosen = list(dict.fromkeys(editions)) or list(engine.EDITIONS)
    done: list[Checked] = []
    with _progress() as progress:
        task = progress.add_task("playing", total=len(chosen) * count)
        for checked in check_games(engine, chosen, count, seed):
            done.append(checked)
            if out:
                _write(out, game, checked)
            progress.advance(task)
    _report(game, chosen, done, out)
    if any(checked.fault for checked in done):
        sys.exit(RULES_BROKEN)


def _progress() -> Progress:
    """A bar on a terminal; nothing where the output is piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _write(folder: Path, game: str, checked: Checked) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{game}-{checked.edition}-{checked.seed}.txt"
        path.write_text(checked.text, "utf-8")
    except OSError as error:
        raise click.BadParameter(f"{error.filename}: {error.strerror}.", param_hint="--out") from error


def _report(game: str, editions: list[str], done: list[Checked], out: Path | None) -> None:
    console = Console(highlight=False)
    table = Table("edition", "games", "moves", "replayed", "last game", title=f"{game}: the reference engine")
    for edition in editions:
        those = [checked for checked in done if checked.edition == edition]
        good = sum(checked.fault is None for checked in those)
        moves = sum(checked.moves for checked in those)
        table.add_row(edition, str(len(those)), f"{moves:,}", f"{good} of {len(those)}", those[-1].ending)
    console.print(table)
    for checked in done:
        if checked.fault:
            console.print(f"FAULT {checked.edition}, game {checked.seed}: {checked.fault}", markup=False)
    if out:
        console.print(f"{len(done)} game files in {out}", markup=False)


@main.command("games")
def list_games() -> None:
    """List the games that have a reference engine, with their editions."""
    for game in games():
        click.echo(f"{game}: {', '.join(reference(game).EDITIONS)}")


@main.command()
@click.option("--game", default=lambda: games()[0], show_default="the first", help="Whose suite to look at.")
def lint(game: str) -> None:
    """Check rulebook, scenarios and steps: every clause pinned, every sentence understood, nothing lost.

    Each finding is told in the language of the rulebook, with file, line and how to write it. Ends with 0 if there is
    none, 1 if there is one.
    """
    from .lint import lint as findings  # noqa: PLC0415  pytest is slow to import, and only this needs it

    found = findings(_in_checkout(game))
    for finding in found:
        click.echo(str(finding))
    click.echo(f"{len(found)} att rätta till." if found else "Allt stämmer.")
    if found:
        sys.exit(RULES_BROKEN)


@main.command()
@click.option("--game", default=lambda: games()[0], show_default="the first", help="Whose pages to write.")
def docs(game: str) -> None:
    """Write the pages that follow from rulebook, scenarios and steps: the sentences, the coverage, the register."""
    from .pages import pages  # noqa: PLC0415  pytest is slow to import, and only this needs it

    for path, text in pages(_in_checkout(game)).items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            click.echo(f"{path} skriven.")


def _in_checkout(game: str) -> str:
    """The game, if its rulebook and scenarios are here: an installed package has the engines only."""
    if _known(game) not in suites():
        raise click.UsageError(f"The rulebook and the scenarios of {game} are not here. Run this in a checkout.")
    return game


def _known(game: str) -> str:
    if game not in games():
        raise click.BadParameter(str(UnknownGame(game, games())), param_hint="--game")
    return game
