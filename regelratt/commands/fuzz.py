"""`fuzz`: compare an engine with the reference, or with another, at random."""

import shlex
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .options import CALL_BROKEN, RULES_BROKEN, adapter_options, adapter_stop, game_option, stop, write

if TYPE_CHECKING:
    from ..contract import Hello
    from ..fuzz.campaign import Progress
    from ..fuzz.pool import Pool
    from ..fuzz.sides import Spec
    from ..fuzz.writing import Written
    from ..suite import Suite

INTERRUPTED = 130
_SHOWN, _NAMED = 5, 12


@click.command()
@adapter_options(required=True)
@game_option
@click.option("--against", default="", metavar="ADAPTER", help="Compare with this engine; the reference if not said.")
@click.option("--edition", "editions", multiple=True, metavar="NAME", help="Only this edition; may be repeated.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    metavar="S",
    help="Ask for so long; 60 if neither this nor --rounds is said.",
)
@click.option(
    "--rounds",
    type=click.IntRange(min=1),
    metavar="N",
    help="Ask so many rounds: with the same --seed always the same.",
)
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    metavar="N",
    help="Which questions are asked; another number, others.",
)
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), default=Path("fuzz-found"), show_default=True,
    metavar="DIR", help="Where scenarios and replay files of what differs are written.",
)  # fmt: skip
@click.option(
    "--level", type=click.Choice(["full", "strict"]), default="full", show_default=True,
    help="At strict the codes of the reasons must be right too.",
)  # fmt: skip
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="So many processes; all cores if not said.")
@click.option(
    "--cluster", default="", metavar="ADDRESS", help="Run on the workers of the dask scheduler at this address."
)
def fuzz(adapter: str, game: str, **rest: Any) -> None:
    """Compare an engine with the reference at random, and write what differs as scenarios.

    Random games and odd positions are asked about until the time is up, and the answers to deal, moves, play, score and
    values compared. A difference is made as small as it gets and written as a scenario, ready to paste into a feature
    file, and as a file for `regelratt replay`. The same fault is told once.

    Ends with 0 if nothing differs, 1 if something does, 2 if the adapter or the call is broken, 130 if it was
    interrupted; what was found by then is told and kept.
    """
    from ..suite import suite as read_suite

    suite = read_suite(game)
    spec, hello = _spec(suite, adapter, rest)
    pool = _pool(rest["cluster"], rest["jobs"])
    progress, broken_off = _run(spec, suite, pool, rest)
    found = _written(spec, suite, hello, progress)
    for each in found:
        write(rest["out"] / f"{each.name}.json", each.replay, "--out")
        if each.feature:
            write(rest["out"] / f"{each.name}.feature", each.feature, "--out")
    _tell(suite, spec, progress, found, rest["out"])
    _told_unasked(suite, hello)
    counted = [each for each in found if not each.otherwise]
    sys.exit(broken_off or (RULES_BROKEN if counted else 0))


def _spec(suite: "Suite", adapter: str, rest: dict[str, Any]) -> "tuple[Spec, Hello]":
    """Who is compared with whom, after both have said who they are."""
    from ..adapters import AdapterFault, BadName
    from ..fuzz.hooks import NoFuzzing, hooks
    from ..fuzz.replay import opened

    try:
        hooks(suite.game)
        import hypothesis  # noqa: F401  an extra: what needs it is imported later, where nobody says so
    except NoFuzzing as error:
        stop(str(error))
    except ModuleNotFoundError as error:
        stop(f"Fuzzing needs {error.name}.", "Install regelratt[fuzz].")
    hellos = []
    for name in filter(None, (adapter, rest["against"])):
        try:
            engine = opened(name, suite.game, rest["timeout"], rest["start_timeout"])
        except (AdapterFault, BadName) as error:
            adapter_stop(name, error)
        hellos.append(engine.hello)
        engine.close()
    return _compared(suite, adapter, hellos, rest), hellos[0]


def _compared(suite: "Suite", adapter: str, hellos: "list[Hello]", rest: dict[str, Any]) -> "Spec":
    from ..fuzz.sides import Spec

    common = [name for name in suite.register.editions if all(name in hello.editions for hello in hellos)]
    for edition in rest["editions"]:
        if edition not in common:
            stop(f"The edition {edition} is not declared. Declared are: {', '.join(common) or 'none of ours'}.")
    if not common:
        stop(f"No edition of ours is declared: {', '.join(suite.register.editions)}.")
    from ..games import rules

    if not any(all(name in hello.operations for hello in hellos) for name in rules(suite.game).OPERATIONS):
        stop("No operation is declared that could be asked about.", "Declare them in `hello`.")
    return Spec(
        game=suite.game,
        adapter=adapter,
        against=rest["against"],
        editions=tuple(dict.fromkeys(rest["editions"])) or tuple(common),
        strict=rest["level"] == "strict",
        seed=rest["seed"],
        timeout=rest["timeout"],
        start_timeout=rest["start_timeout"],
    )


def _pool(cluster: str, jobs: int | None) -> "Pool":
    import os

    from ..fuzz.pool import Cluster, Cores, Here, NoCluster

    if cluster:
        try:
            return Cluster(cluster)
        except NoCluster as error:
            stop(str(error))
    many = jobs or os.cpu_count() or 1
    return Here() if many == 1 else Cores(many)


def _run(spec: "Spec", suite: "Suite", pool: "Pool", rest: dict[str, Any]) -> "tuple[Progress, int]":
    """Run it; what came, and the exit code if it was broken off."""
    from ..adapters import AdapterFault
    from ..fuzz.campaign import Broke, Campaign

    seconds = rest["seconds"] or (None if rest["rounds"] else 60.0)
    broken_off = 0
    for wanted in (signal.SIGINT, signal.SIGTERM):
        signal.signal(wanted, _interrupted)
    with _bar(spec, suite, seconds, rest["rounds"]) as watch:
        campaign = Campaign(spec, pool, watch)
        try:
            campaign.run(seconds=seconds, rounds=rest["rounds"])
        except KeyboardInterrupt:
            broken_off = INTERRUPTED
            campaign.broken_off()
        except AdapterFault as fault:
            adapter_stop(spec.adapter, fault)
        except Broke as error:
            broken_off = CALL_BROKEN
            campaign.broken_off()
            click.echo(f"Error: What runs the rounds dies again and again. {error}", err=True)
            click.echo("       Does the engine end the process it runs in? Ask it as one of its own: exec:…", err=True)
        finally:
            pool.close()
    return campaign.progress, broken_off


def _interrupted(_number: int, _frame: object) -> None:
    """Break off, once: what was found is then told, and asking for the same again must not keep that from happening."""
    for wanted in (signal.SIGINT, signal.SIGTERM):
        signal.signal(wanted, signal.SIG_IGN)
    raise KeyboardInterrupt


@contextmanager
def _bar(
    spec: "Spec", suite: "Suite", seconds: float | None, rounds: int | None
) -> "Iterator[Callable[[Progress], None]]":
    """A bar on a terminal; nothing where the output is piped."""
    from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    from ..reports.terminal import console

    out = console(stderr=True)
    columns = (TextColumn("fuzzing"), BarColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Bar(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task("", total=rounds or seconds)

        def watch(now: "Progress") -> None:
            seen, reachable = _coverage(suite, spec, now)
            done = f"{now.games} games, {now.moves} moves, {len(now.again)} differences"
            bar.update(
                task, completed=now.rounds if rounds else now.seconds, description=f"{done}, clauses {seen}/{reachable}"
            )

        yield watch


def _reachable(suite: "Suite", spec: "Spec", edition: str) -> list[str]:
    from ..fuzz.hooks import hooks

    unasked = hooks(spec.game).UNASKED
    return [
        name for name, clause in suite.register.clauses.items() if edition in clause.editions and name not in unasked
    ]


def _coverage(suite: "Suite", spec: "Spec", now: "Progress") -> tuple[int, int]:
    wanted = [(edition, clause) for edition in spec.editions for clause in _reachable(suite, spec, edition)]
    seen = sum(now.tally.count(edition, clause) > 0 for edition, clause in wanted)
    return seen, len(wanted)


def _written(spec: "Spec", suite: "Suite", hello: "Hello", progress: "Progress") -> "list[Written]":
    from ..fuzz.writing import written

    who = f"{hello.name} {hello.version}"
    return [written(spec, suite, finding, who, hello.readings) for finding in progress.findings]


def _tell(suite: "Suite", spec: "Spec", now: "Progress", found: "list[Written]", out: Path) -> None:
    """The summary, plain enough to be read in a log."""
    from ..fuzz.writing import trouble
    from ..printable import printable

    for place, each in enumerate(found, start=1):
        difference = each.finding.difference
        rulings = f" (perhaps the reading that it declares: {', '.join(each.otherwise)})" if each.otherwise else ""
        what = (" ".join(difference.key), each.edition, ", ".join(each.clauses[:3]) + rulings, each.name)
        click.secho(f"{place}. {' · '.join(what)}", bold=True)
        if told := trouble(each.finding):
            click.echo(f"   {printable(told)}")
        if place <= _SHOWN and each.feature:
            click.echo("\n" + printable(each.feature))
    if found:
        click.echo(
            f"Written to {out}: {_counted(len(found), 'replay file')} and "
            f"{_counted(sum(bool(each.feature) for each in found), 'scenario')}."
        )
        if spec.against:
            click.echo(f"What they call right is what {printable(spec.against)} answered: nobody has said that it is.")
        path = shlex.join([str(out / f"{found[0].name}.json"), "--adapter", spec.adapter])
        click.echo(f"To see what was answered, and whether it has been mended: regelratt replay {printable(path)}")
    if now.gave_up:
        click.echo(f"Stopped early: {printable(now.gave_up)}")
    _told_coverage(suite, spec, now)
    click.secho(
        f"{now.rounds} rounds, {now.games} games, {now.positions} positions, {now.moves} moves, "
        f"{now.questions} questions in {now.seconds:.0f} s: {_counted(len(found), 'difference')}. "
        f"Again: --seed {spec.seed} --rounds {max(1, now.rounds)}",
        bold=True,
    )


def _told_unasked(suite: "Suite", hello: "Hello") -> None:
    """What nobody was asked, so that nobody takes it for right."""
    from ..games import rules

    unasked = [name for name in rules(suite.game).OPERATIONS if name not in hello.operations]
    if unasked:
        click.echo(f"Not asked, for the engine does not declare it: {', '.join(unasked)}.")


def _told_coverage(suite: "Suite", spec: "Spec", now: "Progress") -> None:
    for edition in spec.editions:
        reachable = _reachable(suite, spec, edition)
        counts = {clause: now.tally.count(edition, clause) for clause in reachable}
        seen = [clause for clause in reachable if counts[clause]]
        rare = sorted(seen, key=lambda clause: counts[clause])[:6]
        unseen = [clause for clause in reachable if clause not in seen]
        click.echo(
            f"Clauses that decided something in {edition}: {len(seen)} of {len(reachable)}; "
            f"the rarest: {', '.join(f'{clause} {counts[clause]}' for clause in rare)}."
            + (f" Never: {_some(unseen)}." if unseen else "")
        )


def _counted(many: int, what: str) -> str:
    """So many of something.

    >>> _counted(1, "scenario"), _counted(2, "scenario")
    ('1 scenario', '2 scenarios')
    """
    return f"{many} {what}" + "s" * (many != 1)


def _some(names: list[str]) -> str:
    """Not all names where they are many.

    >>> _some(["a", "b"])
    'a, b'
    """
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    return ", ".join(names[:_NAMED]) + more
