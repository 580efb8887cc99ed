"""What the judge knows of a game: it is found by the game's name, never imported, because the judge knows no game."""

import importlib
from functools import cache
from typing import cast

from .contract import Game


@cache
def rules(game: str) -> Game:
    """The questions of a game, its invariants, its pictures and its bots."""
    return cast(Game, importlib.import_module(f"regelratt.suites.steps.{game}.wire"))
