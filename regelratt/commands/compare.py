"""`compare`: reports side by side."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .options import stop, write

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from ..compare import Change, Changes, Comparison, Line, Side, Standing

_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command()
@click.argument("files", nargs=-1, type=click.Path(path_type=Path), metavar="A.json B.json [C.json …]")
@click.option("--all", "every", is_flag=True, help="Show every clause, not only those in which the reports differ.")
@click.option("--show", type=click.IntRange(min=0), default=20, show_default=True, help="So many changes of each kind.")
@click.option("--json", "target", type=_FILE, metavar="FILE", help="Write the whole comparison as JSON.")
def compare(files: tuple[Path, ...], every: bool, show: int, target: Path | None) -> None:  # noqa: FBT001  click's flag
    """Put reports of `check --report` side by side, clause by clause, and say what changed.

    Every report after the first is compared with the first. Ends with 0 if the reports can be read, 2 if not.
    """
    if len(files) < 2:
        raise click.UsageError("Name at least two reports, as `regelratt check --report FILE` writes them.")
    from ..compare import compare as compared
    from ..report import BadReport, read_report
    from ..reports import clean
    from ..reports.terminal import console

    try:
        reports = [(str(file), read_report(file)) for file in files]
        found = compared(reports, _order(reports[0][1].suite.game))
    except BadReport as error:
        stop(clean(str(error)))
    if target:
        import msgspec

        write(target, msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n", "--json")
    _print(found, console(), every=every, show=show)


def _order(game: str) -> list[str]:
    """The clauses of a game in the order of its book, if it is a game of ours."""
    from ..suite import games, suite

    return list(suite(game).register.clauses) if game in games() else []


def _print(found: "Comparison", out: "Console", *, every: bool, show: int) -> None:
    from rich.text import Text

    for side in found.sides:
        out.print(_head(side), soft_wrap=True)
    for warning in found.warnings:
        out.print(Text(f"\nWarning: {warning}", "yellow"), soft_wrap=True)
    for total in found.totals:
        lines = [line for line in found.clauses if line.edition == total.edition]
        shown = [line for line in lines if line.differs or every]
        out.print()
        if shown:
            out.print(_table(found, total.edition, shown, total.standings))
        if not every:
            same = len(lines) - len(shown)
            out.print(Text(f"{total.edition}: {same} of {len(lines)} clauses come out alike; --all shows them.", "dim"))
    for changes in found.changes:
        out.print()
        for line in _changes(changes, show):
            out.print(line, soft_wrap=True)


def _head(side: "Side") -> "Text":
    from rich.text import Text

    told = [side.engine, side.adapter, f"level {side.level}", f"only {side.asked}" if side.asked else "", side.date]
    told += [f"suite {side.suite} {side.digest[:12]}", side.file]
    text = Text("PARTIAL  " if side.partial else "", "bold red")
    return text.append(side.label, "bold").append(f"  {' · '.join(filter(None, told))}", "dim")


def _table(found: "Comparison", edition: str, lines: "list[Line]", totals: "list[Standing | None]") -> "Table":
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for head in (edition, *(side.label for side in found.sides), ""):
        table.add_column(Text(head))
    for line in lines:
        best = max((each.passed / each.asked for each in line.standings if each), default=0)
        cells = [_cell(each, best) for each in line.standings]
        table.add_row(line.clause, *cells, Text("≠", "bold yellow") if line.differs else "")
    table.add_row(Text("all", "bold"), *(_cell(total, 0) for total in totals), "")
    return table


def _cell(standing: "Standing | None", best: float) -> "Text":
    """Passed of asked, and what else there was; marked where another side does better."""
    from rich.text import Text

    from ..verdict import Outcome

    if standing is None:
        return Text("–", "dim")
    if standing.outcomes.get(Outcome.SKIPPED) == standing.asked:
        return Text(f"{standing.asked} skipped", "dim")
    whole = standing.passed == standing.asked
    style = "green" if whole else "red" if standing.passed / standing.asked < best else ""
    others = [f"{standing.outcomes[each]} {each}" for each in Outcome if each in standing.outcomes and each != "passed"]
    text = Text(f"{standing.passed}/{standing.asked}", style)
    return text.append(f"  {', '.join(others)}", "dim") if others else text


def _changes(changes: "Changes", show: int) -> "Iterator[Text]":
    from rich.text import Text

    from ..compare import Kind

    yield Text(f"From {changes.before} to {changes.after}: ", "bold").append(_counted(changes.changes))
    styles = {Kind.FAILING: "red", Kind.PASSING: "green"}
    for kind in Kind:
        those = [change for change in changes.changes if change.kind is kind]
        if those:
            yield Text(f"\n{kind} ({len(those)})", f"bold {styles.get(kind, '')}".strip())
        told = ""
        for change in those[:show]:
            yield _change(change)
            if change.message and change.message != told and change.after not in {None, "passed"}:
                yield Text(f"      {' '.join(change.message.split())}", "dim")
            told = change.message
        if len(those) > show:
            yield Text(f"  and {len(those) - show} more: --show {len(those)}", "dim")


def _counted(changes: "Iterable[Change]") -> str:
    from collections import Counter

    counts = Counter(change.kind for change in changes)
    return ", ".join(f"{count} {kind}" for kind, count in counts.items()) or "no scenario came out otherwise"


def _change(change: "Change") -> "Text":
    from rich.text import Text

    text = Text(f"  {' '.join(change.clauses)}").append(f"  {change.edition}  ", "dim").append(change.id)
    return text.append(f"  {' → '.join(filter(None, (change.before, change.after)))}", "dim")
