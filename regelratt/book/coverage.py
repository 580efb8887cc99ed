"""What is pinned, by how much, and what is not."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from .entry import Entry
from .proof import Kills, Mutants, published
from .site import Book, Site

KILLS, MUTATION = "kill-matrix.json", "mutation.json"


class Counted(NamedTuple):
    """How a clause is pinned in an edition."""

    own: int
    """Scenarios that are there for it."""
    also: int
    """Scenarios of other clauses that show it too."""
    refused: int
    """Moves that its own scenarios see refused."""
    allowed: int
    """Moves that its own scenarios see made."""
    engines: int
    """Engines that are wrong about it."""
    caught: int
    """Those of them that its scenarios fail."""


class Gap(NamedTuple):
    """Something that is not shown."""

    kind: str
    """`clause`, `ruling`, `code` or `engine`."""
    name: str
    edition: str
    elsewhere: tuple[str, ...] = ()
    """The editions in which it is shown, where that is thought to be enough."""


@dataclass(frozen=True)
class Coverage:
    """What is pinned of a book."""

    book: Book
    kills: Kills | None
    stale: bool = False
    """Whether the matrix was counted on another suite; then it is no proof that an engine gets away."""

    @property
    def editions(self) -> tuple[str, ...]:
        """All of them."""
        return self.book.suite.register.editions

    @cached_property
    def clauses(self) -> dict[str, dict[str, Counted | None]]:
        """Every clause in every edition; nothing where it does not hold."""
        register = self.book.suite.register
        return {
            name: {each: self._counted(name, each) if each in clause.editions else None for each in self.editions}
            for name, clause in register.clauses.items()
        }

    def _counted(self, clause: str, edition: str) -> Counted:
        those = [entry for entry in self.book.by_clause[clause] if edition in entry.editions]
        own = [entry for entry in those if entry.first == clause]
        moves = Counter(bool(reason) for entry in own for reason in _reasons(entry, edition))
        engines = [each for each in self.engines.get(clause, {}).values() if each[edition] is not None]
        caught = sum(bool(self._of(clause, each[edition] or [])) for each in engines)
        return Counted(len(own), len(those) - len(own), moves[True], moves[False], len(engines), caught)

    @cached_property
    def engines(self) -> dict[str, dict[str, dict[str, list[str] | None]]]:
        """The engines that are wrong about each clause, and what fails each in every edition."""
        found: dict[str, dict[str, dict[str, list[str] | None]]] = {}
        if self.kills:
            for name, clause in self.kills.clauses.items():
                if name in self.kills.engines:
                    killers = {edition: self.kills.killers(name, edition) for edition in self.editions}
                    found.setdefault(clause, {})[name] = killers
        return found

    def _of(self, clause: str, scenarios: list[str]) -> list[str]:
        """Those of the scenarios that show a clause."""
        return [name for name in scenarios if name in self._shows.get(clause, ())]

    @cached_property
    def _shows(self) -> dict[str, set[str]]:
        return {clause: {entry.id for entry in those} for clause, those in self.book.by_clause.items()}

    @cached_property
    def rulings(self) -> dict[str, dict[str, int | None]]:
        """How many scenarios rest on each ruling in every edition; nothing where it decides nothing."""
        suite = self.book.suite
        found = Counter(
            (ruling, case.edition) for entry in self.book.entries for case in entry.cases for ruling in case.rulings
        )
        return {
            name: {each: found[name, each] if suite.decides(name, each) else None for each in self.editions}
            for name in suite.rulings
        }

    @cached_property
    def codes(self) -> dict[str, dict[str, int | None]]:
        """In how many scenarios a move is refused with each code, in every edition that has it."""
        clauses = self.book.suite.register.clauses.values()
        known = {(code, each) for clause in clauses for version in clause.versions
                 for code in version.codes for each in version.editions}  # fmt: skip
        found = Counter(
            (reason, each)
            for entry in self.book.entries
            for each in entry.editions
            for reason in set(_reasons(entry, each))
        )
        names = dict.fromkeys(code for clause in clauses for code in clause.codes)
        return {
            name: {each: found[name, each] if (name, each) in known else None for each in self.editions}
            for name in names
        }

    @cached_property
    def totals(self) -> dict[str, Counted]:
        """Of every edition: its scenarios, how many of them show more than one clause, its moves, and its engines."""
        return {each: self._total(each) for each in self.editions}

    def _total(self, edition: str) -> Counted:
        those = [entry for entry in self.book.entries if edition in entry.editions]
        rows = [row for counts in self.clauses.values() if (row := counts[edition])]
        sums = [sum(row[place] for row in rows) for place in range(2, len(Counted._fields))]
        return Counted(len(those), sum(len(entry.clauses) > 1 for entry in those), *sums)

    @cached_property
    def gaps(self) -> list[Gap]:
        """What is not shown in some edition."""
        return [*self._unshown(), *self._uncaught()]

    def _unshown(self) -> Iterator[Gap]:
        rulings = self.book.suite.rulings
        for name, clause in self.clauses.items():
            yield from (Gap("clause", name, each) for each, it in clause.items() if it and not it.own + it.also)
        for name, ruling in self.rulings.items():
            zero = (each for each, it in ruling.items() if it == 0 and not rulings[name].unshown)
            shown = tuple(each for each, it in ruling.items() if it)
            yield from (Gap("ruling", name, each, shown) for each in zero)
        for name, code in self.codes.items():
            yield from (Gap("code", name, each) for each, it in code.items() if it == 0)

    def _uncaught(self) -> Iterator[Gap]:
        for clause, those in self.engines.items() if not self.stale else ():
            for name, where in those.items():
                asked = {edition: killers for edition, killers in where.items() if killers is not None}
                yield from (Gap("engine", name, each) for each, it in asked.items() if not self._of(clause, it))


def _reasons(entry: Entry, edition: str) -> Iterator[str]:
    """Of each move that a scenario makes in an edition, why it is refused, or nothing where it is not."""
    for asked in entry.questions[edition]:
        if asked.operation == "play":
            yield asked.answer["refused"]["reason"] if "refused" in asked.answer else ""


def add(site: Site) -> None:
    """Write the page."""
    beside, digest = site.book.suite.register.path.parent, site.book.digest
    kills, mutants = published(beside / KILLS, Kills), published(beside / MUTATION, Mutants)
    trouble = kills if isinstance(kills, str) else "" if kills.suite == digest else "stale"
    known = None if isinstance(kills, str) else kills
    site.add(
        "tackning.html", "coverage.html.jinja", "Täckning",
        coverage=Coverage(site.book, known, trouble == "stale"), kills=known, trouble=trouble,
        mutants=None if isinstance(mutants, str) else mutants,
    )  # fmt: skip
