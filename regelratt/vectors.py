"""The files for other languages: where they are, and how the counts in them are read."""

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec

from .contract import Data
from .suite import ROOT

VERSION = "v1"
"""What lies here never changes its meaning: other languages hold on to it."""


class Depth(msgspec.Struct, frozen=True):
    """What so many moves lead to."""

    depth: int
    sequences: int
    """How many sequences of so many moves there are."""
    positions: int
    """How many different positions they end in."""
    sha256: str
    """Of the hashes of those positions, sorted, a line each."""


class Branch(msgspec.Struct, frozen=True):
    """A move, and how many sequences begin with it."""

    move: Data
    sequences: int


class Outcome(msgspec.Struct, frozen=True):
    """A final score, and how many sequences end with it."""

    score: Data
    sequences: int


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position and what has been counted from it."""

    name: str
    about: str
    state: Data
    depths: list[Depth]
    divide: list[Branch]
    """The sequences of the greatest depth, by their first move."""
    scores: list[Outcome] = []
    """Where the whole tree is counted: how it ends."""


class Counts(msgspec.Struct, frozen=True):
    """The counts of one edition."""

    format: str
    game: str
    edition: str
    positions: list[Position]


class NoCounts(LookupError):
    """There is nothing to count for a game, or what there is cannot be read."""


def home(game: str, root: Path = ROOT) -> Path:
    """The folder with a game's files."""
    return root / "data" / game / VERSION


def read_counts(game: str, edition: str, root: Path = ROOT) -> list[Position]:
    """The positions of an edition with their counts."""
    path = home(game, root) / "perft" / f"{edition}.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Counts).positions
    except FileNotFoundError:
        raise NoCounts(f"There are no counts for {game} {edition}: {path} is missing.") from None
    except (OSError, msgspec.DecodeError) as error:
        raise NoCounts(f"{path} cannot be read: {error}.") from error


def canonical(data: Any) -> str:
    """The one JSON text of some plain data.

    >>> canonical({"b": ["å"], "a": 1})
    '{"a":1,"b":["å"]}'
    """
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def hashed(text: str) -> str:
    """The SHA-256 of a text in UTF-8, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()
