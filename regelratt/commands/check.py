"""`check`: judge an engine."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .options import adapter_options, adapter_stop, choice_of, choice_options, game_option, stop, writable, write

if TYPE_CHECKING:
    from ..judge import Judge
    from ..report import Report
    from ..suite import Suite

_FILE = click.Path(dir_okay=False, path_type=Path)
LIST = Path("known-failing.toml")
FORMS = ("report", "junit", "messages", "html")
INTERRUPTED = 130


@click.command()
@adapter_options(required=False)
@game_option
@choice_options
@click.option(
    "--level", type=click.Choice(["text", "full", "strict"]), default="full", show_default=True,
    help="What is required: what the sources say, the rulings too, the codes of the reasons too.",
)  # fmt: skip
@click.option(
    "--known-failing", type=_FILE, metavar="FILE", help="Scenarios that are known to fail, and must still fail."
)
@click.option(
    "--write-known-failing", type=_FILE, is_flag=False, flag_value=LIST, metavar="[FILE]",
    help=f"Write what fails now to such a file; {LIST} if none is named.",
)  # fmt: skip
@click.option("--report", type=_FILE, metavar="FILE", help="Write the whole report as JSON.")
@click.option("--junit", type=_FILE, metavar="FILE", help="Write it as JUnit XML.")
@click.option("--messages", type=_FILE, metavar="FILE", help="Write it as Cucumber Messages (NDJSON).")
@click.option("--html", type=_FILE, metavar="FILE", help="Write it as one self-contained page.")
@click.option("--show", type=click.IntRange(min=0), default=10, show_default=True, help="So many faults in full.")
def check(
    adapter: str,
    timeout: float,
    start_timeout: float,
    game: str,
    level: str,
    known_failing: Path | None,
    write_known_failing: Path | None,
    show: int,
    **rest: Any,
) -> None:
    """Judge an engine, and tell which clauses it breaks.

    Every scenario is asked in every edition that the engine declares. Ends with 0 if something was judged and all of it
    passed, 1 if rules are broken, 2 if the adapter or the call is, 130 if it was interrupted.
    """
    from ..judge import Judge
    from ..known import BadList, read_known
    from ..reports.terminal import console
    from ..reports.terminal import show as print_report
    from ..session import Patience
    from ..suite import suite as read_suite
    from ..verdict import Level

    suite = read_suite(game)
    try:
        known = read_known(known_failing) if known_failing else {}
    except BadList as error:
        raise click.BadParameter(str(error), param_hint="--known-failing") from error
    choice = choice_of(suite.register, rest, rulings=level != "text")
    judge = Judge(adapter, Level(level), choice, known, Patience(timeout, start_timeout))
    _all_known(suite, judge, known_failing)
    _writable({**{name: rest[name] for name in FORMS}, "write-known-failing": write_known_failing})
    result = _judged(suite, judge)
    written = _written(suite, result, rest)  # before anything is printed: whoever reads may have stopped reading
    if write_known_failing:
        written += _write_known(result, judge, write_known_failing)
    try:
        print_report(result, suite, console(), show)
        sys.stdout.flush()
    except OSError:  # a closed pipe or a full disk: the verdict is the exit code all the same
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115, PTH123  so that Python does not fail at its last flush
    for line in written:
        click.echo(line, err=True)
    sys.exit(result.exit_code)


def _write_known(report: "Report", judge: "Judge", path: Path) -> list[str]:
    """The list of what fails now. What was not judged in this run stays on it, with its reasons."""
    from ..known import BadList, read_known, written

    if report.partial:
        return [f"{path} not written: the run was broken off."]
    try:
        before = {**(read_known(path) if path.exists() else {}), **judge.known}
    except BadList as error:
        return [f"{path} not written: it is no such list. {error}"]
    write(path, written(report.verdicts, judge.level, before), "--write-known-failing")
    return [f"{path} written."]


def _all_known(suite: "Suite", judge: "Judge", path: Path | None) -> None:
    """A listed scenario that does not exist would never be stale: it is a wrong call."""
    if not judge.known:
        return
    from ..cases import cases

    ids = {(case.edition, case.id) for case in cases(suite)}
    for edition, name in judge.known:
        if (edition, name) not in ids:
            raise click.BadParameter(
                f"{path}: there is no scenario ”{name}” in {edition}. Was it renamed?", param_hint="--known-failing"
            )


def _judged(suite: "Suite", judge: "Judge") -> "Report":
    from ..adapters import AdapterFault, BadName
    from ..judge import UndeclaredEdition
    from ..run import Broke, run

    try:
        with _progress() as watch:
            return run(suite, judge, watch)
    except (AdapterFault, BadName, UndeclaredEdition) as error:
        judge.close()
        adapter_stop(judge.adapter, error)
    except KeyboardInterrupt:
        click.echo("Interrupted before the engine had said hello: nothing was judged.", err=True)
        sys.exit(INTERRUPTED)
    except Broke as error:
        stop(f"The suite itself could not be run, which is our fault:\n{error}", "Please report this.")


@contextmanager
def _progress() -> Iterator[Callable[..., None]]:
    """A bar on a terminal; nothing where the output is piped."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from ..reports.terminal import console

    out = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task("collecting", total=None)

        def watch(done: int, total: int, _last: object) -> None:
            progress.update(task, description="judging", completed=done, total=total)

        yield watch


def _writable(files: dict[str, Path | None]) -> None:
    """What cannot be written is told before the run, not after it."""
    for name, path in files.items():
        if path is None:
            continue
        if str(path) == "-":
            raise click.BadParameter(
                "Write the name of a file: the terminal has a report of its own.", param_hint=f"--{name}"
            )
        writable(path, f"--{name}")


def _written(suite: "Suite", report: "Report", files: dict[str, Any]) -> list[str]:
    """Write the report in every form that was asked for; what was written, and what was not and why."""
    told = []
    for name in FORMS:
        if files[name]:
            try:
                write(files[name], _form(name, suite, report), f"--{name}")
                told.append(f"{files[name]} written.")
            except click.BadParameter as error:
                told.append(f"{files[name]} NOT written: {error.message}")
    return told


def _form(name: str, suite: "Suite", report: "Report") -> str | bytes:
    """The report in one of its forms."""
    if name == "report":
        from ..report import encoded

        return encoded(report)
    if name == "junit":
        from ..reports.junit import junit

        return junit(report, suite.register.chapters)
    if name == "messages":
        from ..reports.messages import messages

        return messages(report, suite)
    from ..reports.html import html

    return html(report, suite)
