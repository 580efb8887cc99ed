"""Which clause a finding is shown under, and the tags that its scenario needs."""

from collections.abc import Iterable

from ..suite import EDITION_TAG, Suite


def known(suite: Suite, edition: str, clauses: Iterable[str]) -> list[str]:
    """Of some clauses those that the rulebook has in an edition: an engine may name any."""
    register = suite.register.clauses
    return [clause for clause in clauses if clause in register and edition in register[clause].editions]


def tags(suite: Suite, edition: str, clause: str) -> list[str]:
    """The clause, the ruling that it rests on if it does, and the edition that it was seen in."""
    version = suite.register.clauses[clause].version(edition)
    found = [clause]
    if version.ground == "avgörande":
        shown = [ruling for ruling in version.rulings if not suite.rulings[ruling].unshown]
        found += shown[:1]
    if len(suite.register.editions) > 1:
        found.append(EDITION_TAG + edition)
    return found


def otherwise(suite: Suite, edition: str, clauses: list[str], readings: Iterable[str]) -> list[str]:
    """The rulings about the first clause that the engine says it reads otherwise: that may be all that it is."""
    if not clauses:
        return []
    version = suite.register.clauses[clauses[0]].version(edition)
    return [ruling for ruling in readings if ruling in version.rulings]
