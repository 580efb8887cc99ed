"""A wrong engine: the reference engine with one rule broken, written as the few lines that differ."""

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import reference_engine.mulle

HOME = Path(reference_engine.mulle.__file__).parent
_PREFIX = "wrong_mulle_"

Patch = tuple[str, str, str]
"""A module of the engine, the text in it that is replaced, and the text that comes instead."""


class Rotten(ValueError):
    """A patch that no longer fits the reference engine."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """An engine that gets one thing wrong."""

    name: str
    clause: str
    """The clause that it breaks: scenarios of that clause must fail it."""
    what: str
    patches: tuple[Patch, ...]
    editions: tuple[str, ...] = field(default=(), kw_only=True)
    """Where it is wrong; empty if in every edition of the clause."""
    invariant: bool = field(default=False, kw_only=True)
    """Its very fault is one that no rule allows: a card lost, a turn that does not pass."""

    def sources(self) -> dict[str, str]:
        """The modules that differ from the reference engine's, as they read here."""
        found: dict[str, str] = {}
        for module, old, new in self.patches:
            text = found.get(module) or _source(module)
            if text.count(old) != 1:
                raise Rotten(f"{self.name}: {module}.py has this {text.count(old)} times, not once:\n{old}")
            found[module] = text.replace(old, new)
        return found

    def engine(self) -> Any:
        """The engine, as the contract asks for it."""
        made = _adapter(self)()
        made.hello = lambda: {**type(made).hello(made), "name": self.name}
        return made


def wrong(
    name: str, clause: str, what: str, *patches: Patch, editions: tuple[str, ...] = (), invariant: bool = False
) -> Wrong:
    """A wrong engine, in as few words as there are."""
    return Wrong(name, clause, what, patches, editions=editions, invariant=invariant)


@cache
def _source(module: str) -> str:
    return (HOME / f"{module}.py").read_text("utf-8")


@cache
def _code(module: str) -> CodeType:
    """The reference engine's own module, compiled once for all copies."""
    return compile(_source(module), str(HOME / f"{module}.py"), "exec")


@cache
def _adapter(wrong: Wrong) -> type[Any]:
    """`Reference` of a private copy of the engine, with the patches applied."""
    package = _PREFIX + wrong.name
    sys.meta_path.append(_Finder(package, wrong.sources()))
    found: type[Any] = importlib.import_module(f"{package}.adapter").Reference
    return found


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the modules of one copy. Its package is empty: what the real one lists for others is not needed."""

    def __init__(self, package: str, sources: dict[str, str]) -> None:
        self.package = package
        self.sources = sources

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname.partition(".")[0] != self.package:
            return None
        return importlib.util.spec_from_loader(fullname, self, is_package=fullname == self.package)

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__.partition(".")[2]
        if name in self.sources:
            exec(compile(self.sources[name], f"<{module.__name__}>", "exec"), module.__dict__)
        elif name:
            exec(_code(name), module.__dict__)
