"""The mutated engine in memory, and which of its mutants is in force.

mutmut's own switch asks the environment at every call. Here a process has one mutant for all its life, so each function
holds what is to be called.
"""

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from types import ModuleType
from typing import Any

from regelratt.suite import ROOT

PACKAGE = "reference_engine.mulle"

MutantDict = dict[str, Callable[..., Any]]
"""What mutmut's code fills: the mutants of a function, and the function itself."""


class Switch:
    """A function of the engine, and what is called in its place."""

    __slots__ = ("call", "mutants", "name", "right")

    def __init__(self, name: str, right: Callable[..., Any], mutants: MutantDict) -> None:
        self.name = name
        self.right = right
        self.mutants = mutants
        self.call = right

    def chosen(self, number: int) -> Callable[..., Any]:
        """The mutant of that number."""
        (mutant,) = [each for key, each in self.mutants.items() if key.rpartition("__mutmut_")[2] == str(number)]
        return mutant


SWITCHES: dict[str, Switch] = {}
"""Every function that has mutants, by its name in the engine: `take.selections`, `view.View.__init__`."""
IMPORTING: set[str] = set()
"""The functions that are entered when the engine is imported, before any mutant is in force."""
_in_force: dict[str, int] = {}
"""The mutant that is in force while a module is imported once more."""


def wrap(mutants: MutantDict) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The decorator that mutmut puts on each function that it has mutated."""

    def wrapped(function: Callable[..., Any]) -> Callable[..., Any]:
        name = f"{function.__module__.removeprefix(PACKAGE + '.')}.{function.__qualname__}"
        switch = SWITCHES[name] = Switch(name, function, mutants)

        def imported(*args: Any, **kwargs: Any) -> Any:
            IMPORTING.add(name)
            called = switch.chosen(_in_force[name]) if name in _in_force else function
            return called(*args, **kwargs)

        switch.call = imported

        @wraps(function)
        def switched(*args: Any, **kwargs: Any) -> Any:
            return switch.call(*args, **kwargs)

        return switched

    return wrapped


def install(sources: Mapping[str, str]) -> None:
    """Put the mutated modules in the place of the engine's, with no mutant in force yet."""
    if any(name.partition(".")[0] == PACKAGE.partition(".")[0] for name in sys.modules):
        raise RuntimeError("The engine has been imported already: it would be tried unmutated.")
    sys.meta_path.insert(0, _Finder(sources))
    for name in sources:
        importlib.import_module(f"{PACKAGE}.{name}")
    for switch in SWITCHES.values():
        switch.call = switch.right


def path(module: str) -> str:
    """What the code of a mutated module says that its file is."""
    return str(ROOT / PACKAGE.replace(".", "/") / f"{module}.py")


def again(function: str, number: int) -> None:
    """Run the code of a function's module once more, as an import does, with a mutant in force."""
    name = f"{PACKAGE}.{function.partition('.')[0]}"
    finder = next(each for each in sys.meta_path if isinstance(each, _Finder))
    fresh = ModuleType(name)
    fresh.__package__ = PACKAGE
    _in_force[function] = number
    exec(compile(finder.get_source(name), name, "exec"), fresh.__dict__)


def forget() -> None:
    """Empty what the engine remembers between questions: it was answered by another mutant, or by none."""
    for name, module in list(sys.modules.items()):
        if name.startswith(PACKAGE):
            for each in vars(module).values():
                if hasattr(each, "cache_clear"):
                    each.cache_clear()


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.ExecutionLoader):
    """Finds the mutated modules before the right ones are looked for."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.sources = sources

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        if package != PACKAGE or name not in self.sources:
            return None
        return importlib.util.spec_from_loader(fullname, self)

    def get_filename(self, fullname: str) -> str:
        return path(fullname.rpartition(".")[2])

    def get_source(self, fullname: str) -> str:
        return self.sources[fullname.rpartition(".")[2]]
