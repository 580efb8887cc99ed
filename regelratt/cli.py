"""The command `regelratt`."""

import sys

import click

from . import __version__
from .commands.book import book
from .commands.check import check
from .commands.compare import compare
from .commands.fuzz import fuzz
from .commands.house import docs, games, lint
from .commands.init import init
from .commands.perft import perft
from .commands.replay import replay
from .commands.serve import serve
from .commands.show import list_scenarios, show
from .commands.smoke import smoke


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, prog_name="regelratt")
def main() -> None:
    """A card game's rulebook made executable: it tells which clauses an implementation breaks."""
    if sys.getfilesystemencoding().lower() != "utf-8":
        raise click.ClickException(
            "Python is told not to use UTF-8 here. Set PYTHONUTF8=1, or a locale such as C.UTF-8."
        )
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


for command in (
    check, perft, fuzz, replay, smoke, init, serve, compare, list_scenarios, show, book, lint, docs, games,
):  # fmt: skip
    main.add_command(command)
