"""A case: one scenario, or one row of an outline, in one edition. What can be chosen, listed, run and reported."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from .suite import ROOT, Suite


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario in an edition."""

    game: str
    id: str
    edition: str
    name: str
    row: tuple[str, ...]
    feature: str
    line: int
    rule: str
    clauses: tuple[str, ...]
    """First that of its rule, which it is there for; then those that it also shows."""
    rulings: tuple[str, ...]


def case(
    suite: Suite,
    path: Path,
    name: str,
    row: Iterable[str],
    line: int,
    rule: tuple[str, Iterable[str]],
    tags: Iterable[str],
    edition: str,
) -> Case:
    """The case of a scenario, from what a parser knows of it; of its rule the name and the tags."""
    cells = tuple(row)
    feature = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
    known, own = tuple(tags), set(rule[1])
    return Case(
        game=suite.game,
        id=scenario_id(name, cells),
        edition=edition,
        name=name,
        row=cells,
        feature=feature,
        line=line,
        rule=rule[0],
        clauses=tuple(sorted(suite.clauses(known), key=lambda clause: clause not in own)),
        rulings=tuple(suite.rests_on(known, edition)),
    )


def scenario_id(name: str, cells: Sequence[str]) -> str:
    """The id of a scenario: its name, with what stands in its row where it is a row of an outline."""
    return f"{name} [{', '.join(cells)}]" if cells else name


@dataclass(frozen=True, slots=True)
class Choice:
    """Which cases are wanted. What is empty does not choose."""

    editions: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    chapters: tuple[str, ...] = ()
    text: str = ""
    """Part of a scenario's name, in any case; or its whole id, and then that one only."""
    rulings: bool = True
    """Whether cases that rest on a ruling are wanted."""

    def wants(self, case: Case) -> bool:
        """Whether a case is chosen."""
        chapters = {clause.partition("-")[0] for clause in case.clauses}
        return (
            (not self.editions or case.edition in self.editions)
            and (not self.clauses or not set(self.clauses).isdisjoint(case.clauses))
            and (not self.chapters or not chapters.isdisjoint(self.chapters))
            and self.text.casefold() in case.id.casefold()
            and (self.rulings or not case.rulings)
        )

    def chosen(self, cases: list[Case]) -> list[Case]:
        """The cases that are chosen."""
        exact = [case for case in cases if case.id == self.text and self.wants(case)]
        return exact or [case for case in cases if self.wants(case)]
