"""`perft`: count move sequences with an engine, and show where it first counts otherwise."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import TYPE_CHECKING

import click

from .options import RULES_BROKEN, adapter_options, adapter_stop, game_option, stop

if TYPE_CHECKING:
    from ..perft import Counted, Explorer
    from ..session import Patience
    from ..vectors import Position

    Chosen = list[tuple[str, Position]]

INTERRUPTED = 130
MOST = 1_000
_HINT = "Declare them in `hello` when the engine answers them. Until then: regelratt check"


@click.command()
@adapter_options(required=True)
@game_option
@click.option("--edition", "editions", multiple=True, metavar="NAME", help="Only this edition; may be repeated.")
@click.option("--position", "names", multiple=True, metavar="NAME", help="Only this position; may be repeated.")
@click.option(
    "--depth", type=click.IntRange(min=1), metavar="N",
    help=f"So many moves, or all that are counted; not said: until there are more than {MOST:,} positions.",
)  # fmt: skip
def perft(
    adapter: str,
    timeout: float,
    start_timeout: float,
    game: str,
    editions: tuple[str, ...],
    names: tuple[str, ...],
    depth: int | None,
) -> None:
    """Count move sequences with an engine, and compare with what the reference engine counts.

    Only moves and play are asked, and score where a whole tree is counted. At the first number that differs the
    sequences are divided by their first move, and the nearest position is shown in which the engine lists, plays or
    scores otherwise. Ends with 0 if something was counted and all of it agrees, 1 if not, 2 if the adapter or the call
    is broken, 130 if it was interrupted.
    """
    from ..adapters import AdapterFault, BadName
    from ..session import Patience

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    chosen = _chosen(game, editions, names)
    try:
        with ExitStack() as stack:
            run = _Run(adapter, game, Patience(timeout, start_timeout), stack)
            agrees = run.counted(run.declared(chosen, editions), depth)
    except (AdapterFault, BadName) as error:
        adapter_stop(adapter, error)
    except KeyboardInterrupt:
        click.echo("Interrupted: only what is told above was counted.", err=True)
        sys.exit(INTERRUPTED)
    if not agrees:
        sys.exit(RULES_BROKEN)


def _chosen(game: str, editions: tuple[str, ...], names: tuple[str, ...]) -> "Chosen":
    """The positions that are asked for, with their editions."""
    from ..suite import suite
    from ..vectors import NoCounts, read_counts

    known = suite(game).register.editions
    for edition in editions:
        _one_of(edition, list(known), "--edition")
    try:
        found = {edition: read_counts(game, edition) for edition in dict.fromkeys(editions or known)}
    except NoCounts as error:
        stop(str(error))
    for name in names:
        _one_of(name, [position.name for positions in found.values() for position in positions], "--position")
    return [
        (edition, position)
        for edition, positions in found.items()
        for position in positions
        if not names or position.name in names
    ]


def _one_of(name: str, known: list[str], option: str) -> None:
    import difflib

    if name not in known:
        near = difflib.get_close_matches(name, known, n=3, cutoff=0.4) or known
        mean = ", ".join(dict.fromkeys(near))
        raise click.BadParameter(f"There is no {name!r}. Did you mean {mean}?", param_hint=option)


class _Run:
    """The engine that is counted with, and the oracle when it is needed."""

    def __init__(self, adapter: str, game: str, patience: "Patience", stack: ExitStack) -> None:
        self._adapter = adapter
        self._game = game
        self._patience = patience
        self._stack = stack
        self._engine = self._opened(adapter)

    def _opened(self, name: str) -> "Explorer":
        from ..adapters import adapter
        from ..games import rules
        from ..perft import Explorer
        from ..session import Session

        session = Session(adapter(name, self._game), self._game, rules(self._game), self._patience)
        return Explorer(self._stack.enter_context(closing(session)))

    def declared(self, chosen: "Chosen", editions: tuple[str, ...]) -> "Chosen":
        """What of it the engine declares that it can be asked. Nothing is never enough."""
        from ..perft import NEEDED
        from ..printable import printable

        hello = self._engine.session.hello
        name = printable(hello.name)
        if missing := [operation for operation in NEEDED if operation not in hello.operations]:
            stop(f"{name} does not declare {' and '.join(missing)}, so nothing can be counted.", _HINT)
        found = [(edition, position) for edition, position in chosen if edition in hello.editions]
        others = [edition for edition in dict.fromkeys(each for each, _ in chosen) if edition not in hello.editions]
        if others and (editions or not found):
            said = printable(", ".join(hello.editions)) or "none"
            stop(f"{name} does not declare the edition {', '.join(others)}, only: {said}.")
        for edition in others:
            click.echo(f"skip {edition}: the edition is not declared.")
        if hello.readings:
            click.echo(f"It reads {printable(', '.join(hello.readings))} otherwise, but the counts follow the rulings.")
        return found

    def counted(self, chosen: "Chosen", depth: int | None) -> bool:
        """Count all of it, or up to the first that differs; whether none does."""
        from ..perft import count, deepest, to_visit
        from ..reports.counting import agreed, counted

        plan = [(edition, position, deepest(position, depth, MOST)) for edition, position in chosen]
        sequences = 0
        with _progress(sum(to_visit(position, deep) for _, position, deep in plan)) as watch:
            for number, (edition, position, deep) in enumerate(plan, start=1):
                found = count(self._engine, position, deep, watch)
                _say(counted(edition, position, found))
                if found.other:
                    self._explain(edition, position, found)
                    if number < len(plan):
                        _say(f"Not counted: {len(plan) - number} more of {len(plan)} positions.")
                    return False
                sequences += position.depths[deep - 1].sequences
        _say(agreed(sequences, len(plan)))
        return True

    def _explain(self, edition: str, position: "Position", found: "Counted") -> None:
        """Show where the sequences part, and the nearest position in which the engine and the oracle disagree."""
        from ..difference import first_difference, first_other_score
        from ..perft import divide
        from ..reports.counting import differing, divided

        oracle, engine = self._opened("reference"), self._engine
        lines = [""]
        if found.ends:
            difference = first_other_score(oracle, engine, found.ends)
        else:
            expected, got = (divide(each, position.state, found.depth) for each in (oracle, engine))
            lines += divided(expected, got, engine.rules)
            difference = first_difference(oracle, engine, position.state, found.depth)
        if difference:
            lines += differing(difference, engine.rules)
        else:
            lines.append("Asked again, it answers as it should. An answer may depend on nothing but its question.")
        again = f"--edition {edition} --position {position.name} --depth {found.depth}"
        lines += ["", f"again   regelratt perft --adapter {_quoted(self._adapter)} {again}", ""]
        _say("\n".join(lines))


def _say(text: str) -> None:
    """Print above the bar, if there is one: click would go round it to where stdout was before."""
    click.echo(text, file=sys.stdout)


@contextmanager
def _progress(total: int) -> Iterator[Callable[[], None]]:
    """A bar on a terminal; nothing where the output is piped."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from ..reports.terminal import console

    out = console(stderr=True)
    columns = (TextColumn("counting"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    both = sys.stdout.isatty()  # lines go above the bar only where they go to the terminal at all
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal, redirect_stdout=both) as progress:
        task = progress.add_task("", total=total)
        yield lambda: progress.advance(task)


def _quoted(adapter: str) -> str:
    import shlex

    return shlex.quote(adapter)
