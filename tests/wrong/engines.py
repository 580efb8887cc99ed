"""The family of wrong engines, each reachable as `python:tests.wrong.engines:NAME`."""

from collections.abc import Callable
from typing import Any

from . import bygge, giv, intag, lasning, mulle, poang, reservation, slang, tabbe, trotta, tur, val
from .wrong import Wrong

CHAPTERS = {
    "VAL": val.FAMILY,
    "GIV": giv.FAMILY,
    "TUR": tur.FAMILY,
    "INT": intag.FAMILY,
    "BYG": bygge.FAMILY,
    "RES": reservation.FAMILY,
    "LAS": lasning.FAMILY,
    "TRO": trotta.FAMILY,
    "SLA": slang.FAMILY,
    "MUL": mulle.FAMILY,
    "TAB": tabbe.FAMILY,
    "POA": poang.FAMILY,
}
FAMILY: dict[str, Wrong] = {wrong.name: wrong for chapter in CHAPTERS.values() for wrong in chapter}


def __getattr__(name: str) -> Callable[[], Any]:
    if name not in FAMILY:
        raise AttributeError(f"There is no wrong engine {name}.")
    return FAMILY[name].engine
