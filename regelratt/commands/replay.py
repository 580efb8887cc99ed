"""`replay`: ask an engine once more what another was wrong about."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .options import RULES_BROKEN, adapter_options, adapter_stop, stop

if TYPE_CHECKING:
    from ..fuzz.replay import Replay, Replayed


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(dir_okay=False, path_type=Path), metavar="FILE…")
@adapter_options(required=True)
def replay(files: tuple[Path, ...], adapter: str, timeout: float, start_timeout: float) -> None:
    """Ask an engine what is in replay files that fuzz has written.

    Ends with 0 if every answer means the same as the one in its file, 1 if one differs, 2 if the adapter or the call is
    broken, or nothing could be asked.
    """
    from ..adapters import AdapterFault, BadName
    from ..fuzz.hooks import hooks
    from ..fuzz.replay import BadReplay, checked, opened, read, replayed

    try:
        questions = [(path, checked(read(path), path)) for path in files]
        hooks(questions[0][1].game)
    except BadReplay as error:
        stop(str(error))
    except ModuleNotFoundError as error:
        stop(f"Replaying needs {error.name}.", "Install regelratt[fuzz].")
    if len({question.game for _, question in questions}) > 1:
        stop("The files are of different games.", "Replay those of one game at a time.")
    try:
        engine = opened(adapter, questions[0][1].game, timeout, start_timeout)
    except (AdapterFault, BadName) as error:
        adapter_stop(adapter, error)
    try:
        results = [(path, question, replayed(question, engine)) for path, question in questions]
    finally:
        engine.close()
    for path, question, result in results:
        _tell(path, question, result)
    asked = [result for _, _, result in results if not result.skipped]
    if not asked:
        stop("Nothing was asked: what the files ask is not declared.")
    sys.exit(0 if all(result.agrees for result in asked) else RULES_BROKEN)


def _tell(path: Path, question: "Replay", result: "Replayed") -> None:
    import json

    from ..games import rules
    from ..printable import printable
    from ..suite import digest

    mark = "skipped" if result.skipped else "agrees" if result.agrees else "differs"
    click.secho(
        f"{mark:8} {path} · {question.edition} · {printable(' '.join([question.operation, *result.kind]))}", bold=True
    )
    if question.suite.digest != digest(question.game):
        click.echo(
            "         The file is from another version of the suite: its answer may no longer be right.", err=True
        )
    if result.skipped:
        click.echo(f"         {result.skipped}")
    if result.agrees or result.skipped:
        return
    state = question.params.get("state")
    if isinstance(state, dict):
        click.echo(_indented(printable(rules(question.game).drawn(state))))
    if isinstance(move := question.params.get("move"), dict):
        click.echo(_indented(printable(rules(question.game).told(move))))
    click.echo(
        _indented(f"expected ({printable(question.by)}) {printable(json.dumps(question.expected, ensure_ascii=False))}")
    )
    click.echo(_indented(f"got      {printable(result.trouble or json.dumps(result.got, ensure_ascii=False))}"))


def _indented(text: str) -> str:
    return "\n".join(f"         {line}" for line in text.splitlines())
