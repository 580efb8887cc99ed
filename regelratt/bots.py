"""What the do-nothing bots pass: counted once for the whole suite and written down, for every report to show."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from .suite import ROOT, Suite, digest
from .verdict import Level, Outcome

FILE = "bots.json"


def passed_by(game: str, edition: str, level: Level) -> dict[str, set[str]]:
    """The scenarios that each bot passes at a level."""
    # text asks for fewer scenarios than full, and judges them alike
    known = _table(ROOT / "features" / game / FILE)["passes"].get(edition, {})
    wanted = ("strict",) if level is Level.STRICT else ("strict", "full")
    return {bot: {name for part in wanted for name in passes[part]} for bot, passes in known.items()}


@cache
def _table(path: Path) -> dict[str, Any]:
    """Edition, bot, and the scenarios that it passes at every level, and at all but the strict one."""
    data: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {"digest": "", "passes": {}}
    return data


def is_stale(suite: Suite) -> bool:
    """Whether anything that decides a verdict has changed since the bots were counted."""
    found: str = _table(suite.features / FILE)["digest"]
    return found != digest(suite.game)


def counted(suite: Suite) -> str:
    """The file: every bot judged on the whole suite."""
    from .games import rules  # noqa: PLC0415  a run is slow to import, and reports only look the figures up
    from .judge import Judge  # noqa: PLC0415
    from .run import run  # noqa: PLC0415

    passes: dict[str, dict[str, dict[str, list[str]]]] = {edition: {} for edition in suite.register.editions}
    for bot, made in rules(suite.game).BOTS.items():
        report = run(suite, Judge(f"python:{made.__module__}:{made.__qualname__}"))
        for edition, bots in passes.items():
            of = report.of(edition)
            bots[bot] = {
                "strict": sorted(verdict.id for verdict in of if verdict.outcome is Outcome.PASSED),
                "full": sorted(verdict.id for verdict in of if verdict.outcome is Outcome.WRONG_REASON),
            }
    return json.dumps({"digest": digest(suite.game), "passes": passes}, ensure_ascii=False, indent=1) + "\n"
