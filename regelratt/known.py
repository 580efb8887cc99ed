"""The list of scenarios that are known to fail: a TOML file, made once by the judge and kept by the implementer."""

import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from .verdict import Level, Outcome, Verdict, counts_against

HEAD = """\
# Scenarios that are known to fail, for `regelratt check --known-failing`. A listed scenario must still fail: when it
# passes the run is red until it is taken off the list. Say why each is here, and where that is discussed.
version = 1
"""


class BadList(ValueError):
    """A list of known failures that cannot be used."""


@dataclass(frozen=True, slots=True)
class Known:
    """A scenario that is known to fail in an edition."""

    scenario: str
    edition: str
    reason: str
    link: str

    def __str__(self) -> str:
        return f"{self.reason} ({self.link})" if self.link else self.reason


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    edition: str
    reason: str
    link: str = ""


class _List(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    scenario: list[_Entry] = []


def read_known(path: Path) -> dict[tuple[str, str], Known]:
    """The list in a file, by edition and scenario."""
    try:
        data = msgspec.convert(tomllib.loads(path.read_text("utf-8")), _List)
    except OSError as error:
        raise BadList(f"{path}: {error.strerror}.") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadList(f"{path}: {error}.") from error
    if data.version != 1:
        raise BadList(f"{path} is a list of version {data.version}; this is the judge of version 1.")
    found: dict[tuple[str, str], Known] = {}
    for entry in data.scenario:
        if not entry.reason.strip():
            raise BadList(f"{path}: say in reason why ”{entry.name}” is known to fail.")
        if (entry.edition, entry.name) in found:
            raise BadList(f"{path}: ”{entry.name}” is listed twice in {entry.edition}.")
        found[entry.edition, entry.name] = Known(entry.name, entry.edition, entry.reason, entry.link)
    return found


def written(verdicts: Iterable[Verdict], level: Level, before: Mapping[tuple[str, str], Known]) -> str:
    """The list of what fails now, for a file.

    What was listed before keeps its reason and its link, and what was not judged this time stays.
    """
    listed = dict(before)
    for verdict in verdicts:
        key = (verdict.edition, verdict.id)
        if verdict.outcome is Outcome.KNOWN or (
            counts_against(verdict.outcome, level) and verdict.outcome is not Outcome.STALE
        ):
            listed.setdefault(key, Known(verdict.id, verdict.edition, f"{verdict.outcome}: {verdict.message}", ""))
        elif verdict.outcome is not Outcome.SKIPPED:
            listed.pop(key, None)
    lines = [HEAD]
    for now in listed.values():
        lines += ["[[scenario]]", f"name = {_quoted(now.scenario)}", f"edition = {_quoted(now.edition)}"]
        lines += [f"reason = {_quoted(now.reason)}", f"link = {_quoted(now.link)}", ""]
    return "\n".join(lines)


def _quoted(text: str) -> str:
    """A TOML basic string; JSON's is one, but for the DEL character, which nothing printable has."""
    return json.dumps(text, ensure_ascii=False)
