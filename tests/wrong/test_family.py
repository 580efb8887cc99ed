"""The wrong engines: each is wrong about its clause, says so, and is wrong about nothing else."""

from collections.abc import Iterator

import pytest

from regelratt.case import Case, Choice
from regelratt.judge import Judge
from regelratt.run import run
from regelratt.suite import Suite, suite
from regelratt.verdict import Level, Outcome

from .engines import CHAPTERS, FAMILY
from .kills import editions
from .matrix import misbehaviour
from .reasons import UNBREAKABLE
from .trial import Found, _unwarned, tried
from .wrong import Rotten, wrong


@pytest.fixture(scope="module")
def mulle() -> Suite:
    return suite("mulle")


@pytest.fixture(scope="module")
def caught(mulle: Suite) -> dict[str, Found]:
    """Every wrong engine on the scenarios of its clause, in each of its editions until one fails it."""

    def wanted(each: Found, case: Case) -> bool:
        return (
            each.wrong.clause in case.clauses
            and case.edition in editions(mulle, each.wrong)
            and not each.kills(case.edition)
        )

    return {found.wrong.name: found for found in tried(mulle, FAMILY.values(), wanted)}


@pytest.mark.parametrize("name", FAMILY)
def test_a_scenario_of_its_clause_fails_it_in_each_edition(name: str, mulle: Suite, caught: dict[str, Found]) -> None:
    missed = [edition for edition in editions(mulle, FAMILY[name]) if not caught[name].kills(edition)]
    assert not missed, f"No scenario tagged {FAMILY[name].clause} fails {name}"
    assert not misbehaviour(caught[name])


def _broken(mulle: Suite) -> Iterator[tuple[str, str]]:
    """The clauses that are broken, each with the edition."""
    for each in FAMILY.values():
        yield from ((each.clause, edition) for edition in editions(mulle, each))


def test_every_clause_is_broken_in_every_edition_or_there_is_a_reason_why_not(mulle: Suite) -> None:
    clauses = mulle.register.clauses.values()
    held = {(clause.id, edition) for clause in clauses for edition in clause.editions}
    broken = set(_broken(mulle))
    assert {clause for clause, _ in held - broken} == set(UNBREAKABLE)
    assert not {clause for clause, _ in broken} & set(UNBREAKABLE)


def test_names_are_unique_and_clauses_stand_in_their_chapter() -> None:
    assert sum(map(len, CHAPTERS.values())) == len(FAMILY)
    assert all(each.clause.startswith(f"{chapter}-") for chapter, family in CHAPTERS.items() for each in family)
    assert all(name.isidentifier() and each.what.endswith(".") for name, each in FAMILY.items())


def test_a_patch_that_no_longer_fits_is_told() -> None:
    none = wrong("none", "TAB-1", "Nothing.", ("effect", "def no_such_function(", ""))
    with pytest.raises(Rotten, match="0 times"):
        none.sources()
    with pytest.raises(Rotten, match="times, not once"):
        wrong("several", "TAB-1", "Too much.", ("effect", "events", "")).sources()


def test_a_copy_without_patches_is_right(mulle: Suite, monkeypatch: pytest.MonkeyPatch) -> None:
    """What fails the others is their patch, and not the way in which they are made."""
    right = wrong("right", "TAB-1", "Nothing.")
    monkeypatch.setitem(FAMILY, "right", right)
    report = _judged(mulle, "right", Choice(chapters=("MUL", "TAB")))
    assert {verdict.outcome for verdict in report} == {Outcome.PASSED}


@pytest.mark.parametrize(
    "name", ["overlooks_builds_on_the_table", "says_nothing_about_the_end", "finds_mullar_by_rank"]
)
def test_they_are_judged_as_anybody_is(name: str, mulle: Suite) -> None:
    """Trying many at once gives the verdicts of `regelratt check`, on scenarios that fail and that do not."""
    choice = Choice(chapters=("TAB", "GIV"))
    (found,) = tried(mulle, [FAMILY[name]], choice=choice)
    against = {(verdict.edition, verdict.id): verdict.outcome for verdict in _judged(mulle, name, choice)
               if verdict.outcome is not Outcome.PASSED}  # fmt: skip
    assert found.faults == against != {}


def _judged(mulle: Suite, name: str, choice: Choice) -> list:
    with _unwarned():
        return run(mulle, Judge(f"python:tests.wrong.engines:{name}", Level.STRICT, choice)).verdicts
