"""What was found, as files: a scenario ready to paste, and a question ready to be asked again."""

import re
from dataclasses import dataclass

import msgspec

from .. import __version__
from ..suite import Suite, digest
from .hooks import hooks
from .question import Finding
from .replay import REFERENCE, VERSION, Origin, Prior, Replay, edition_of, encoded
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


def trouble(finding: Finding) -> str:
    """What cannot be seen in the answers."""
    told = [finding.difference.trouble] if finding.difference.trouble else []
    if not finding.again:
        told.append(
            "Seen once. Started anew and asked the same, it answers rightly: it remembers what it was asked long "
            "before, or answers at random."
        )
    elif finding.before:
        many = len(finding.before)
        told.append(
            f"Only after {many} other question{'s' if many > 1 else ''}: it remembers what it was asked, "
            "and every answer must follow from its question alone."
        )
    if finding.again and not finding.said:
        told.append("No scenario can show it: only the replay file does.")
    return " ".join(told)


def written(spec: Spec, suite: Suite, finding: Finding, engine: str, readings: list[str]) -> Written:
    """A finding as texts."""
    difference = finding.difference
    operation, params = difference.question
    edition = edition_of(params, spec.editions[0])
    clauses = known(suite, edition, finding.clauses)
    feature = ""
    if difference.expected is not None and clauses and finding.sayable:
        feature = hooks(spec.game).feature(
            operation, params, difference.expected, difference.got,
            legal=finding.legal, tags=tags(suite, edition, clauses[0]), clauses=clauses,
            before=finding.before,
        )  # fmt: skip
    replay = Replay(
        replay=VERSION,
        game=spec.game,
        edition=edition,
        operation=operation,
        params=params,
        before=[Prior(*each.question) for each in finding.before],
        expected=msgspec.to_builtins(difference.expected),
        by=spec.against or REFERENCE,
        level="strict" if spec.strict else "full",
        kind=list(difference.kind),
        clauses=clauses,
        suite=Origin(__version__, digest(spec.game)),
        engine=engine,
        got=difference.got,
        trouble=trouble(finding),
    )
    slug = re.sub(r"[^a-z0-9]+", "-", "-".join(difference.key).lower()).strip("-")[:60]
    name = f"{slug}-{difference.question.mark}"
    return Written(
        finding, name, edition, clauses, feature, encoded(replay), otherwise(suite, edition, clauses, readings)
    )
