"""`book`: the rules as a website."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .options import game_option, stop

if TYPE_CHECKING:
    from ..report import Report


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
    from ..report import BadReport
    from ..reports import clean
    from ..suite import suite
    from ..unreadable import UnreadableFile

    if more and not results:
        raise click.UsageError(f"What is {clean(str(more[0]))}? Reports are named after --results.")
    try:
        files = made(suite(game), _reports(game, (*results, *more)))
    except BadReport as error:
        stop(clean(str(error)), "Reports are written by regelratt check --adapter … --report FILE.")
    except (UnreadableFile, Unplayable) as error:
        stop(str(error), "regelratt lint tells more.")
    try:
        write(files, out)
    except Occupied as error:
        stop(str(error), "Choose another folder with --out, or empty it.")
    except OSError as error:
        stop(f"{error.filename or out}: {error.strerror}.", "Choose another folder with --out.")
    click.echo(f"{len(files)} files in {out}; open {out / 'index.html'}.")


def _reports(game: str, paths: Sequence[Path]) -> "list[Report]":
    """The reports in the files: all on this game, and no two the same."""
    from ..report import BadReport, read_report

    found: dict[Path, Report] = {}
    for path in paths:
        report = read_report(path)
        if report.suite.game != game:
            raise BadReport(f"{path} is a report on {report.suite.game}; this is the book of {game}.")
        if path in found:
            raise BadReport(f"{path} is named twice.")
        for other, same in found.items():
            if report == same:
                raise BadReport(f"{path} and {other} are the same report: name one of them.")
        found[path] = report
    return list(found.values())
