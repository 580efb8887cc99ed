"""What is published of the mutants: what became of each, and what that was found on."""

import ast
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Literal

import msgspec

from regelratt.suite import ROOT

HOME = ROOT / "reference_engine" / "mulle"
DATA = ROOT / "docs" / "mulle" / "mutation.json"
PAGE = DATA.with_suffix(".md")


class Killed(msgspec.Struct, frozen=True):
    """What noticed a mutant, and how: the outcome of a scenario, `failed` for a test, `timeout` or `crash`."""

    by: str
    how: str


class Fate(msgspec.Struct, frozen=True, array_like=True):
    """What became of a mutant."""

    executed: bool
    """Whether any scenario executes the statement that it changes."""
    scenario: tuple[int, str] | None
    """The first scenario that fails it, as a place in the list of killers, and how."""
    test: tuple[int, str] | None
    """The first test that fails it. Only mutants that no scenario fails are tried by the tests."""


class Left(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mutant that no scenario fails, though one executes it; or that nothing fails."""

    function: str
    number: int
    diff: str

    @property
    def id(self) -> str:
        """How it is named on the command line."""
        return f"{self.function}:{self.number}"


class Result(msgspec.Struct, frozen=True):
    """The whole of it."""

    engine: str
    """The digest of the engine's code, without its comments and docstrings."""
    suite: str
    """The digest of the suite that it was measured with."""
    again: str
    """The digest of the suite with which what was left was tried again; empty if it was not."""
    mutmut: str
    minutes: float
    killers: list[str]
    functions: dict[str, list[Fate]]
    """Of every function its mutants, in the order of their numbers."""
    unseen: list[Left]
    """No scenario fails it, though one executes it; a test does."""
    survivors: list[Left]
    """Nothing fails it."""

    def fates(self, module: str = "") -> Iterator[tuple[str, Fate]]:
        """Every mutant of a module, or of all, by its name."""
        for function, fates in self.functions.items():
            if not module or function.partition(".")[0] == module:
                yield from ((f"{function}:{number}", fate) for number, fate in enumerate(fates, start=1))

    def killed(self, by: Literal["scenario", "test"]) -> dict[str, Killed | None]:
        """What killed each mutant."""
        found = {name: getattr(fate, by) for name, fate in self.fates()}
        return {name: Killed(self.killers[at[0]], at[1]) if at else None for name, at in found.items()}

    @property
    def modules(self) -> list[str]:
        """The modules that have mutants."""
        return list(dict.fromkeys(function.partition(".")[0] for function in self.functions))


def engine_digest(home: Path = HOME) -> str:
    """The SHA-256 of the engine's code. What is only told to readers does not count."""
    total = hashlib.sha256()
    for path in sorted(home.glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            body = getattr(node, "body", None)
            if isinstance(body, list) and body and _is_text(body[0]):
                body[0] = ast.Pass()
        total.update(f"{path.name}\n{ast.dump(tree)}\n".encode())
    return total.hexdigest()


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def result(
    mutants: Iterable[Left],
    executed: set[str],
    scenarios: Mapping[str, Killed | None],
    tests: Mapping[str, Killed | None],
    suite: str,
    minutes: float,
    before: Result | None = None,
) -> Result:
    """Put together what was found; what was not tried now is as it was before."""
    if before:
        executed = executed | {name for name, fate in before.fates() if fate.executed and name not in scenarios}
        scenarios, tests = before.killed("scenario") | dict(scenarios), before.killed("test") | dict(tests)
    killers: dict[str, int] = {}

    def place(killed: Killed | None) -> tuple[int, str] | None:
        return None if killed is None else (killers.setdefault(killed.by, len(killers)), killed.how)

    functions: dict[str, list[Fate]] = {}
    unseen, survivors = [], []
    for each in mutants:
        fate = Fate(each.id in executed, place(scenarios[each.id]), place(tests.get(each.id)))
        functions.setdefault(each.function, []).append(fate)
        if not fate.scenario and not fate.test:
            survivors.append(each)
        elif not fate.scenario and fate.executed:
            unseen.append(each)
    return Result(
        engine=engine_digest(),
        suite=before.suite if before else suite,
        again=suite if before else "",
        mutmut=version("mutmut"),
        minutes=before.minutes if before else minutes,
        killers=list(killers),
        functions=functions,
        unseen=unseen,
        survivors=survivors,
    )


def encoded(found: Result) -> str:
    """The result as JSON, a line for each killer, function and mutant that is left."""
    plain = msgspec.to_builtins(found)

    def lines(items: Iterable[object]) -> str:
        return ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in items)

    functions = ",\n".join(
        f"{json.dumps(name)}:{json.dumps(fates, separators=(',', ':'))}" for name, fates in plain["functions"].items()
    )
    head = "".join(
        f"{json.dumps(name)}:{json.dumps(plain[name])},\n" for name in ("engine", "suite", "again", "mutmut", "minutes")
    )
    return (
        f'{{{head}"killers":[\n{lines(plain["killers"])}],\n"functions":{{\n{functions}}},\n'
        f'"unseen":[\n{lines(plain["unseen"])}],\n"survivors":[\n{lines(plain["survivors"])}]}}\n'
    )


def read_result(path: Path = DATA) -> Result:
    """What is published."""
    return msgspec.json.decode(path.read_bytes(), type=Result)
