"""Aiming: the recipes that bring up the clauses seldom met are used more often."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

Weights = Mapping[str, Mapping[str, float]]
"""How often each recipe is used, by edition; none where nothing has been learnt yet."""

_FLOOR = 0.3
"""The part of all positions that is made by any recipe alike, whatever has been learnt: what never came may come."""


_SHARP = 1.5
"""With 1 every clause would be sought alike; the more above it, the more the rare ones."""


class Seen(NamedTuple):
    """What a recipe has brought in an edition."""

    edition: str
    recipe: str
    positions: int
    clauses: dict[str, int]


class Tally:
    """How often each clause decided something, by edition, and what each recipe brought."""

    def __init__(self) -> None:
        self.clauses: dict[str, Counter[str]] = {}
        self._brought: dict[tuple[str, str], Counter[str]] = {}
        self._made: Counter[tuple[str, str]] = Counter()

    def add(self, seen: Iterable[Seen]) -> None:
        """Count what a round has seen."""
        for each in seen:
            self.clauses.setdefault(each.edition, Counter()).update(each.clauses)
            self._brought.setdefault((each.edition, each.recipe), Counter()).update(each.clauses)
            self._made[each.edition, each.recipe] += each.positions

    def count(self, edition: str, clause: str) -> int:
        """How often a clause has decided something in an edition."""
        return self.clauses[edition][clause] if edition in self.clauses else 0

    def weights(self, recipes: Iterable[str]) -> Weights:
        """How often each recipe should be used from now on."""
        names = list(recipes)
        return {edition: self._weights(edition, names) for edition in self.clauses}

    def _weights(self, edition: str, recipes: list[str]) -> dict[str, float]:
        """A recipe is worth what it brings, and a clause is worth the more the seldomer it has been met."""
        total = self.clauses[edition]
        worth = {
            recipe: sum(
                count / (1 + total[clause]) ** _SHARP for clause, count in self._brought[edition, recipe].items()
            )
            / made
            for recipe in recipes
            if (made := self._made[edition, recipe])
        }
        best = max(worth.values(), default=1.0) or 1.0
        worth |= {recipe: best for recipe in recipes if recipe not in worth}  # not tried yet, so worth a try
        if not any(worth.values()):  # nothing that an engine declares is about positions
            worth = dict.fromkeys(worth, 1.0)
        whole = sum(worth.values())
        return {name: _FLOOR / len(worth) + (1 - _FLOOR) * each / whole for name, each in worth.items()}
