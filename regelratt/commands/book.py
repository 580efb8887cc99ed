"""`book`: the rules as a website."""

from pathlib import Path

import click

from .options import game_option, stop


@click.command()
@game_option
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), required=True, metavar="DIR",
    help="The folder to write: a new or empty one, or that of an older book, which is replaced.",
)  # fmt: skip
@click.option(
    "--results", multiple=True, type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE",
    help="A report of regelratt check --report, laid over the book; may be repeated, or followed by more files.",
)  # fmt: skip
@click.argument("more", nargs=-1, type=click.Path(exists=True, dir_okay=False, path_type=Path))
def book(game: str, out: Path, results: tuple[Path, ...], more: tuple[Path, ...]) -> None:
    """Write the rulebook as a website of plain files: clauses, rulings and every scenario drawn with cards.

    It needs no server and asks for nothing from outside; open DIR/index.html. With --results A.json B.json it also
    shows what implementations make of each clause.
    """
    from ..book.folder import Occupied, write
    from ..book.making import made
    from ..book.played import Unplayable
    from ..report import BadReport, read_report
    from ..suite import suite
    from ..unreadable import UnreadableFile

    if more and not results:
        raise click.UsageError(f"What is {more[0]}? Reports are named after --results.")
    try:
        reports = [read_report(path) for path in (*results, *more)]
        files = made(suite(game), reports)
    except BadReport as error:
        stop(str(error))
    except (UnreadableFile, Unplayable) as error:
        stop(str(error), "regelratt lint tells more.")
    try:
        write(files, out)
    except Occupied as error:
        stop(str(error), "Choose another folder with --out, or empty it.")
    except OSError as error:
        stop(f"{error.filename or out}: {error.strerror}.", "Choose another folder with --out.")
    click.echo(f"{len(files)} files in {out}; open {out / 'index.html'}.")
