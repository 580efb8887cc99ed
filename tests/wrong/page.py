"""The page that tells what the suite catches: docs/mulle/kill-matrix.md. Follows from the matrix; nothing is run."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from regelratt.bots import passed_by
from regelratt.case import Case
from regelratt.cases import cases
from regelratt.suite import Suite
from regelratt.suite import suite as read_suite
from regelratt.verdict import Level

from .engines import CHAPTERS, FAMILY
from .kills import Matrix, editions
from .reasons import NO_KILL, NOT_ITS_OWN, UNBREAKABLE


def page(matrix: Matrix) -> str:
    """The whole page."""
    suite = read_suite("mulle")
    asked = cases(suite)
    parts = (
        _head(matrix, asked),
        _chapters(suite, matrix, asked),
        _unbroken(),
        _bots(suite, asked),
        _fewest(matrix, asked),
    )
    return "\n".join(line for part in parts for line in part)


def _head(matrix: Matrix, asked: list[Case]) -> Iterator[str]:
    kills = [len(matrix.killers(name, edition)) for name, where in matrix.engines.items() for edition in where]
    median = sorted(kills)[len(kills) // 2]
    strict = [name for name in matrix.engines if not _caught_at_full(matrix, name)]
    yield f"""\
<!-- Written by: python3 run.py matrix. Do not change it here. -->

# What the suite catches: the kill matrix of Mulle

A wrong engine is the reference engine with one rule broken, in a few lines. There are **{len(matrix.engines)}**, at
least one for every clause in each edition that it holds in, and every one of them is failed by at least one scenario
*of its own clause*. A scenario *kills* an engine when its verdict counts against it at the strict level, where
the reason of a refusal counts too. All but {len(strict)} of the engines are caught at the level `full` as well; what
the scenarios ask of the rest shows in a reason only.

- {len(matrix.engines)} wrong engines, {len(kills)} with the editions counted apart
- {len(matrix.scenarios)} scenarios, rows of outlines counted apart; {len(asked)} with the editions counted apart too
- {sum(kills)} kills; the engines that are hardest to catch are failed by {min(kills)}, the median engine by {median}
- which scenario kills which engine: [kill-matrix.json](kill-matrix.json); its numbers are places in its list
- counted on the suite, the engine and the family of the digest `{matrix.digest[:16]}`; a test fails when they change

```
regelratt check --level strict --adapter python:tests.wrong.engines:takes_too_few   # what its maker would see
python3 run.py matrix takes_too_few                                                 # what kills it
python3 run.py matrix                                                               # count everything anew
```

| chapter | wrong engines | kills | scenarios |
|---|---:|---:|---:|"""
    for chapter, family in CHAPTERS.items():
        total = sum(
            len(matrix.killers(wrong.name, edition)) for wrong in family for edition in matrix.engines[wrong.name]
        )
        own = {case.id for case in asked if case.clauses[0].startswith(chapter)}
        yield f"| {chapter} | {len(family)} | {total} | {len(own)} |"
    yield ""


def _chapters(suite: Suite, matrix: Matrix, asked: list[Case]) -> Iterator[str]:
    """For every clause its engines, and in each edition how many scenarios kill them, and how many of the clause."""
    tagged = {edition: {clause: {case.id for case in asked if case.edition == edition and clause in case.clauses}
                        for clause in suite.register.clauses} for edition in suite.register.editions}  # fmt: skip
    yield "## The engines, clause by clause\n"
    yield "In each edition: how many scenarios kill it, and in brackets how many of those are tagged with the clause.\n"
    for clause in suite.register.clauses:
        family = [wrong for wrong in FAMILY.values() if wrong.clause == clause]
        if not family:
            continue
        yield f"### {clause}\n"
        yield f"| wrong engine | what it gets wrong | {' | '.join(suite.register.editions)} | caught at |"
        yield f"|---|---|{'---:|' * len(suite.register.editions)}---|"
        for wrong in family:
            cells = []
            for edition in suite.register.editions:
                killers = matrix.killers(wrong.name, edition) if edition in editions(suite, wrong) else None
                own = len(tagged[edition][clause].intersection(killers or ()))
                cells.append("–" if killers is None else f"{len(killers)} ({own})")
            level = "full" if _caught_at_full(matrix, wrong.name) else "strict"
            yield f"| `{wrong.name}` | {wrong.what} | {' | '.join(cells)} | {level} |"
        yield ""


def _caught_at_full(matrix: Matrix, name: str) -> bool:
    """Whether it is caught without asking for the reasons, in every edition in which it is wrong."""
    return all(matrix.killers(name, edition, Level.FULL) for edition in matrix.engines[name])


def _unbroken() -> Iterator[str]:
    if UNBREAKABLE:
        yield "### Clauses without a wrong engine\n"
        yield from (f"- **{clause}**: {reason}" for clause, reason in UNBREAKABLE.items())
        yield ""


def _bots(suite: Suite, asked: list[Case]) -> Iterator[str]:
    """What is passed without knowing a rule."""
    yield "## The do-nothing bots\n"
    yield "What an engine passes that knows no rule. A test holds that none is above 15 % at strict and 35 % at full.\n"
    yield "| edition | level | refuses all | accepts all | answers nothing |\n|---|---|---:|---:|---:|"
    for edition in suite.register.editions:
        of = sum(case.edition == edition for case in asked)
        for level in (Level.STRICT, Level.FULL):
            passed = passed_by(suite.game, edition, level)
            cells = (
                f"{len(passed[bot])} of {of}, {len(passed[bot]) / of:.1%}"
                for bot in ("refuses all", "accepts all", "answers nothing")
            )
            yield f"| {edition} | {level} | {' | '.join(cells)} |"
    yield ""


def _killed_by(matrix: Matrix) -> dict[str, set[str]]:
    """The engines that each scenario kills, in whatever edition."""
    found: dict[str, set[str]] = {name: set() for name in matrix.scenarios}
    for name, where in matrix.engines.items():
        for edition in where:
            for killer in matrix.killers(name, edition):
                found[killer].add(name)
    return found


def not_its_own(matrix: Matrix, clauses: Mapping[str, Iterable[str]]) -> list[str]:
    """The scenarios that kill no engine that is wrong about one of their own clauses."""
    killed = _killed_by(matrix)
    return [each for each in matrix.scenarios if not any(FAMILY[name].clause in clauses[each] for name in killed[each])]


def _fewest(matrix: Matrix, asked: list[Case]) -> Iterator[str]:
    killed = _killed_by(matrix)
    clauses = {case.id: case.clauses for case in asked}
    yield "## Scenarios that kill the fewest\n"
    spread = Counter(min(len(names), 10) for names in killed.values())
    yield "| engines killed | scenarios |\n|---:|---:|"
    yield from (f"| {count if count < 10 else '10 or more'} | {spread[count]} |" for count in sorted(spread))
    others = not_its_own(matrix, clauses)
    own = f"all {len(killed)}" if not others else f"{len(killed) - len(others)} of {len(killed)}"
    yield f"""
Some engines are wrong so broadly that they fail nearly everything, so a kill alone says little of a scenario. Therefore
it is counted too whether a scenario kills an engine that is wrong about one of its own clauses: {own} do.
"""
    if others:
        yield "### Scenarios that kill no engine of their own clauses, and why they are there\n"
        yield from (f"- {clauses[name][0]}: {name}: {NOT_ITS_OWN.get(name, 'nobody has said why')}" for name in others)
    if NO_KILL:
        yield "\n### Scenarios that kill none, and why they are there\n"
        yield from (f"- {clauses[name][0]}: {name}: {reason}" for name, reason in NO_KILL.items())
    yield ""
