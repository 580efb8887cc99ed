"""What the do-nothing bots pass: counted once for the whole suite and written down, so that every report can show it."""

import json
from functools import cache

from .suite import ROOT
from .verdict import Level

FILE = "bots.json"


@cache
def _table(game: str) -> dict[str, dict[str, dict[str, list[str]]]]:
    """Edition, level, bot, and the scenarios that it passes."""
    path = ROOT / "features" / game / FILE
    data: dict[str, dict[str, dict[str, list[str]]]] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return data


def passed_by(game: str, edition: str, level: Level) -> dict[str, set[str]]:
    """The scenarios that each bot passes at a level."""
    # text asks for fewer scenarios than full, and judges them alike
    known = _table(game).get(edition, {}).get("strict" if level is Level.STRICT else "full", {})
    return {bot: set(ids) for bot, ids in known.items()}
