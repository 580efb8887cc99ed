"""The page that tells what mutation found: docs/mulle/mutation.md. Follows from the data and the reasons."""

from collections import Counter
from collections.abc import Iterator

from regelratt.verdict import Outcome

from .reasons import reasons
from .result import Fate, Left, Result


def page(found: Result) -> str:
    """The whole page."""
    parts = (_head(found), _modules(found), _how(found), _outside(found), _left(found))
    return "\n".join(line for part in parts for line in part)


def _share(some: int, of: int) -> str:
    return f"{some} of {of}, **{some / of:.1%}**" if of else "–"


def _counts(fates: list[Fate]) -> tuple[int, int, int, int]:
    """How many there are, are executed by scenarios, are killed by scenarios, and by scenarios and tests together."""
    return (
        len(fates),
        sum(fate.executed for fate in fates),
        sum(fate.scenario is not None for fate in fates),
        sum(fate.scenario is not None or fate.test is not None for fate in fates),
    )


def _head(found: Result) -> Iterator[str]:
    fates = dict(found.fates())
    total, executed, caught, both = _counts(list(fates.values()))
    inside = sum(fate.executed and fate.scenario is not None for fate in fates.values())
    same = [left for left in found.survivors if reasons().equivalent_of(left)]
    same_executed = sum(fates[left.id].executed for left in same)
    unseen = sum(reasons().outside_of(left) is not None for left in found.unseen)
    yield f"""\
<!-- Written by: python3 run.py mutation. Do not change it here. -->

# What the suite catches: mutants of the reference engine

[mutmut](https://mutmut.readthedocs.io) changes the engine in one small place at a time: another operator, another
constant, an argument left out, a case dropped. A mutant is *killed* when somebody notices: a scenario whose verdict
counts against it at the strict level, or a test of the engine that fails. There are **{total}** mutants, in every
function of `reference_engine/mulle`, the cached ones and the properties too.

| judged by | of all mutants | of those that are not equivalent |
|---|---:|---:|
| the scenarios alone | {_share(caught, total)} | {_share(caught, total - len(same))} |
| the scenarios and the tests of the engine | {_share(both, total)} | {_share(both, total - len(same))} |

Scenarios ask what the contract can ask, and much of the engine is not behind the contract: the notation, the game
files, the bots, the events, the words for people, and what is said of data that is none. So these are counted apart:

| the scenarios alone | killed |
|---|---:|
| of the mutants in statements that a scenario executes | {_share(inside, executed)} |
| of these, less the {same_executed} that are equivalent | {_share(inside, executed - same_executed)} |
| of these, less the {unseen} that show only where the contract does not look (below, one by one in \
[the data](mutation.json)) | {_share(inside, executed - same_executed - unseen)} |

- A statement counts as executed if any scenario executes it in the engine as it is. Nothing else is left out of the
  second table, whatever it is about.
- The aim is nine of ten by the scenarios alone. It is met where the contract can show the difference (the last line),
  and just missed if what it cannot show is counted against the scenarios too (the line before).
- Before any mutant is tried everything is run twice without one, the second time in a process like theirs, and must
  pass.
- Tables at the top of modules are not changed by mutmut; the [wrong engines](kill-matrix.md) get those wrong.
- The tests are `tests/mulle` and the doctests of the engine, with fewer examples of each property than usual. They
  are only asked about mutants that no scenario kills.
- mutmut {found.mutmut}; measured in {found.minutes:.0f} minutes on the suite `{found.suite[:16]}` and the engine
  `{found.engine[:16]}`. A test fails when the engine's code changes, and tries a sample of the mutants every time.

```
python3 run.py mutation                       # try all, and write this page
python3 run.py mutation packing.most          # what becomes of the mutants of one function
python3 run.py mutation --sample 300 --seed 1
```
"""


def _modules(found: Result) -> Iterator[str]:
    yield "## The modules\n"
    yield "| module | mutants | executed by scenarios | killed by scenarios | killed by tests besides | left |"
    yield "|---|---:|---:|---:|---:|---:|"
    for module in found.modules:
        total, executed, caught, both = _counts([fate for _, fate in found.fates(module)])
        yield f"| `{module}` | {total} | {executed} | {caught} | {both - caught} | {total - both} |"
    total, executed, caught, both = _counts([fate for _, fate in found.fates()])
    yield f"| all | {total} | {executed} | {caught} | {both - caught} | {total - both} |\n"


_TOLD = {
    Outcome.FAILED: "another answer than the scenario asks for",
    Outcome.INVARIANT: "an answer that breaks an invariant",
    Outcome.WRONG_REASON: "only another reason for a refusal: not caught at the level `full`",
    Outcome.ERRORED: "no answer: the engine breaks down, or does not answer in time",
    "timeout": "ended because it took too long",
    "crash": "ended by itself, process and all",
}


def _how(found: Result) -> Iterator[str]:
    yield "## How the scenarios notice\n"
    yield "| by | mutants |\n|---|---:|"
    many = Counter(fate.scenario[1] for _, fate in found.fates() if fate.scenario)
    yield from (f"| {_TOLD.get(how, how)} | {count} |" for how, count in many.most_common())
    yield ""


def _outside(found: Result) -> Iterator[str]:
    yield "## What the contract does not show\n"
    yield (
        "Mutants in statements that scenarios execute, which no scenario can notice and a test does. Each is in\n"
        "[the data](mutation.json) with the lines that differ, under `unseen`, and in `functions` with the test.\n"
        "Two of the parts *are* in the contract, and no sentence of the scenarios reads them yet: which pile a listed\n"
        "move means, and which omgång it is. The last line of the table above counts them as not shown; without the\n"
        "parts it would be the line before, and every mutant that is in no part would stand here by name.\n"
    )
    yield "| part | mutants | why no scenario sees it |\n|---|---:|---|"
    for part in reasons().outside:
        mine = [left for left in found.unseen if reasons().outside_of(left) is part]
        yield f"| {part.name} | {len(mine)} | {_line(part.what)} |"
    yield ""
    others = [left for left in found.unseen if reasons().outside_of(left) is None]
    if others:
        yield "### Not explained: a scenario could be missing\n"
        yield from _shown(others)


def _left(found: Result) -> Iterator[str]:
    yield "## Mutants that nothing kills\n"
    yield f"{len(found.survivors)}, each with the reason why it is no other engine.\n"
    for entry in reasons().equivalent:
        mine = [left for left in found.survivors if reasons().equivalent_of(left) is entry]
        if mine:
            yield f"### {entry.function}\n"
            yield f"{' '.join(entry.why.split())}\n"
            yield from _shown(mine)
    others = [left for left in found.survivors if reasons().equivalent_of(left) is None]
    if others:
        yield "### Without a reason\n"
        yield from _shown(others)


def _shown(lefts: list[Left]) -> Iterator[str]:
    yield "```diff"
    for left in lefts:
        yield f"# {left.id}"
        yield left.diff
    yield "```\n"


def _line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
