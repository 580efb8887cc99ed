"""What was found, as files: a scenario ready to paste, and a question ready to be asked again."""

import re
from dataclasses import dataclass

import msgspec

from .. import __version__
from ..contract import Data
from ..suite import Suite, digest
from .hooks import hooks
from .question import Finding
from .replay import VERSION, Asked, Replay, encoded
from .sides import Spec
from .tags import known, otherwise, tags


@dataclass(frozen=True, slots=True)
class Written:
    """A finding with its texts."""

    finding: Finding
    name: str
    """What its files are called."""
    edition: str
    clauses: list[str]
    feature: str
    """Empty where there is no right answer to write down."""
    replay: bytes
    otherwise: list[str]
    """Rulings that the engine says it reads otherwise, and that this may be all about."""


def edition_of(params: Data, default: str) -> str:
    """The edition that a question is about."""
    return str((params.get("state") or params).get("edition") or default)


def written(spec: Spec, suite: Suite, finding: Finding, engine: str, readings: list[str]) -> Written:
    """A finding as texts."""
    difference = finding.difference
    operation, params = difference.question
    edition = edition_of(params, spec.editions[0])
    clauses = known(suite, edition, finding.clauses)
    feature = ""
    if difference.expected is not None and clauses:
        feature = hooks(spec.game).feature(
            operation, params, difference.expected, difference.got,
            legal=finding.legal, tags=tags(suite, edition, clauses[0]), clauses=clauses,
        )  # fmt: skip
    replay = Replay(
        replay=VERSION,
        game=spec.game,
        edition=edition,
        operation=operation,
        params=params,
        expected=msgspec.to_builtins(difference.expected),
        by=spec.against or "reference",
        level="strict" if spec.strict else "full",
        kind=list(difference.kind),
        clauses=clauses,
        suite=Asked(__version__, digest(spec.game)),
        engine=engine,
        got=difference.got,
        trouble=difference.trouble,
    )
    slug = re.sub(r"[^a-z0-9]+", "-", "-".join(difference.key).lower()).strip("-")[:60]
    name = f"{slug}-{difference.question.mark}"
    return Written(
        finding, name, edition, clauses, feature, encoded(replay), otherwise(suite, edition, clauses, readings)
    )
