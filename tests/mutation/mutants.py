"""The mutants of the reference engine, as mutmut makes them.

mutmut leaves decorated functions alone, and behind `@cache` and `@property` is much of the engine. Those decorators are
therefore first written as what they mean: the function, and after it `name = decorator(name)`.
"""

import ast
import difflib
from collections import Counter
from collections.abc import Iterator
from contextlib import chdir
from dataclasses import dataclass
from functools import cache
from itertools import dropwhile
from pathlib import Path
from textwrap import dedent

import libcst as cst
from mutmut.mutation.file_mutation import MutatedFile, mutate_file_contents
from mutmut.mutation.trampoline_templates import trampoline_imports

from regelratt.suite import ROOT

HOME = ROOT / "reference_engine" / "mulle"
_KNOWN = {"cache", "lru_cache", "property"}
_OURS = "\nfrom tests.mutation.switch import wrap as _mutmut_mutated, MutantDict\n"


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small change."""

    function: str
    """The module and the name in it: `take.selections`, `view.View.__init__`."""
    number: int
    """Which of the function's mutants it is, counted by mutmut from 1."""
    diff: str
    """The lines that differ, and nothing around them."""
    place: int
    """Which it is of those mutants of the function that have the same diff."""
    statement: range
    """The lines of the statement that is changed, counted from that of the function's `def`."""

    @property
    def id(self) -> str:
        """How it is named on the command line."""
        return f"{self.function}:{self.number}"

    @property
    def module(self) -> str:
        """The module that it is in."""
        return self.function.partition(".")[0]

    @property
    def key(self) -> tuple[str, str, int]:
        """What it is whatever comes before it in the function."""
        return self.function, self.diff, self.place


@dataclass(frozen=True, slots=True)
class Mutated:
    """A module of the engine with all its mutants in it."""

    name: str
    source: str
    mutants: tuple[Mutant, ...]


def mutated_engine(home: Path = HOME) -> list[Mutated]:
    """Every module of the engine, mutated. The package itself has nothing but imports."""
    with chdir(ROOT):  # mutmut reads its settings from pyproject.toml there
        return [_mutated(path) for path in sorted(home.glob("*.py")) if path.stem != "__init__"]


def _mutated(path: Path) -> Mutated:
    plain = cst.parse_module(path.read_text("utf-8")).visit(_Undecorated()).code
    made = mutate_file_contents(str(path), plain)
    source = made.code
    if made.mutant_names:
        if source.count(trampoline_imports.strip()) != 1:
            raise RuntimeError(f"mutmut has another switch than the one that is replaced here, in {path.name}.")
        source = source.replace(trampoline_imports.strip(), _OURS.strip())
    return Mutated(path.stem, source, tuple(_mutants(path.stem, made)))


class _Undecorated(cst.CSTTransformer):
    """Writes decorators that mutmut would pass over as calls after the function."""

    def leave_FunctionDef(
        self, original_node: cst.FunctionDef, updated_node: cst.FunctionDef
    ) -> cst.FunctionDef | cst.FlattenSentinel[cst.BaseStatement]:
        if not updated_node.decorators:
            return updated_node
        (decorator,) = updated_node.decorators
        called = decorator.decorator
        base = called.func if isinstance(called, cst.Call) else called
        if not isinstance(base, cst.Name) or base.value not in _KNOWN:
            return updated_node
        name = updated_node.name.value
        after = cst.parse_statement(f"{name} = {cst.Module([]).code_for_node(called)}({name})")
        return cst.FlattenSentinel([updated_node.with_changes(decorators=[]), after])


def _mutants(module: str, made: MutatedFile) -> Iterator[Mutant]:
    lines = made.code.splitlines()
    seen: Counter[tuple[str, str]] = Counter()
    for mangled in made.mutant_names:
        before, _, number = mangled.rpartition("__mutmut_")
        name = before.removeprefix("x_") if before.startswith("x_") else before[2:].replace("ǁ", ".")
        function = f"{module}.{name}"
        right, wrong = (
            _body(lines, made, each, name.rpartition(".")[2]) for each in (f"{before}__mutmut_orig", mangled)
        )
        told = list(difflib.unified_diff(right, wrong, n=0, lineterm=""))[2:]
        diff = "\n".join(line for line in told if not line.startswith("@@"))
        changed = int(told[0].split()[1].strip("-").partition(",")[0]) - 1
        seen[function, diff] += 1
        yield Mutant(function, int(number), diff, seen[function, diff], _statement(tuple(right), changed))


def _statement(function: tuple[str, ...], line: int) -> range:
    """The lines of the innermost statement that a line belongs to."""
    around = [lines for lines in _statements(function) if line in lines]
    return min(around, key=len)


@cache
def _statements(function: tuple[str, ...]) -> tuple[range, ...]:
    tree = ast.parse(dedent("\n".join(function)))
    return tuple(
        range(node.lineno - 1, node.end_lineno or node.lineno) for node in ast.walk(tree) if isinstance(node, ast.stmt)
    )


def _body(lines: list[str], made: MutatedFile, mangled: str, name: str) -> list[str]:
    """A function as it reads in the engine, from the line of its `def`."""
    span = made.line_span_by_function_name[mangled]
    found = [line.replace(mangled, name) for line in lines[span.start - 1 : span.end]]
    return list(dropwhile(lambda line: not line.lstrip().startswith("def "), found))
