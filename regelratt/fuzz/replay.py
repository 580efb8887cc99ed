"""The replay file: a question with its right answer, which can be put to any engine."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from ..adapters import AdapterFault, BadName
from ..contract import BrokenInvariant, Data
from ..games import rules
from ..oracle import Oracle
from ..rpc import BadParams
from .hooks import Hooks, hooks
from .question import Question
from .sides import Foreign, GaveUp, Spec

REFERENCE = "reference"
VERSION = 2
"""Of the form. In version 1 there was only one question in a file."""


class Prior(msgspec.Struct, frozen=True):
    """A question that is asked first, of an engine that may remember it."""

    operation: str
    params: Data


class Origin(msgspec.Struct, frozen=True):
    """Which suite the right answer is from."""

    version: str
    digest: str


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A question, and what is right."""

    replay: Annotated[int, msgspec.Meta(ge=1)]
    """The version of this form."""
    game: str
    edition: str
    operation: str
    params: Data
    before: list[Prior] = []
    """What is asked first; the engine is then freshly started."""
    expected: Any
    by: str = ""
    """Whose answer is taken for right."""
    level: Literal["full", "strict"] = "full"
    kind: list[str] = []
    clauses: list[str] = []
    suite: Origin
    engine: str = ""
    """Who was found to answer otherwise."""
    got: Any = None
    trouble: str = ""

    @property
    def asked(self) -> list[Prior]:
        """All the questions, the one that it is about last."""
        return [*self.before, Prior(self.operation, self.params)]


class BadReplay(ValueError):
    """A file that is no replay file, or not one of ours."""


def encoded(replay: Replay) -> bytes:
    """The file, to be read by people too."""
    return msgspec.json.format(msgspec.json.encode(replay), indent=1) + b"\n"


def read(path: Path) -> Replay:
    """The question in a file."""
    try:
        found: Replay = msgspec.json.decode(path.read_bytes(), type=Replay)
    except OSError as error:
        raise BadReplay(f"{path}: {error.strerror}.") from error
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise BadReplay(f"{path} is no replay file: {error}.") from error
    if found.replay > VERSION:
        raise BadReplay(f"{path} has version {found.replay}; this is made for version {VERSION} and those before it.")
    return found


def checked(found: Replay, path: Path) -> Replay:
    """The same, if its game knows such questions and such an answer; a file may come from anywhere."""
    try:
        operations = rules(found.game).OPERATIONS
        for each in found.asked:
            msgspec.convert(each.params, operations[each.operation].params)
        msgspec.convert(found.expected, operations[found.operation].result)
    except ModuleNotFoundError as error:
        raise BadReplay(f"{path}: there is no game called {found.game!r}.") from error
    except KeyError as error:
        raise BadReplay(f"{path}: {found.game} has no question {error}.") from error
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadReplay(f"{path}: {error}.") from error
    for each in found.asked:
        if (edition := edition_of(each.params, found.edition)) != found.edition:
            raise BadReplay(f"{path}: it is of the edition {found.edition!r}, but asks about {edition!r}.")
    _asked_of_the_reference(found, path)
    return found


def _asked_of_the_reference(found: Replay, path: Path) -> None:
    """What cannot be is no question, and where the reference engine has changed its mind nobody is held to the old."""
    try:
        oracle = Oracle(found.game)
    except BadName:
        return  # a game without one
    try:
        *_, answer = [oracle.ask(each.operation, each.params) for each in found.asked]
    except BadParams as error:
        raise BadReplay(f"{path}: {error}") from error
    strict = found.level == "strict"
    if found.by == REFERENCE and hooks(found.game).kind(
        found.operation, found.params, answer, found.expected, strict=strict
    ):
        raise BadReplay(f"{path}: the reference engine no longer answers so. Fuzz anew.")


def edition_of(params: Data, default: str) -> str:
    """The edition that a question is about."""
    return str((params.get("state") or params).get("edition") or default)


class Replayed(msgspec.Struct, frozen=True):
    """What an engine made of it."""

    agrees: bool
    skipped: str = ""
    kind: tuple[str, ...] = ()
    got: Any = None
    trouble: str = ""


def replayed(found: Replay, engine: Foreign) -> Replayed:
    """Put the question to an engine."""
    if found.edition not in engine.hello.editions:
        return Replayed(False, f"The edition {found.edition} is not declared.")  # noqa: FBT003
    for each in found.asked:
        if not engine.declares(each.operation):
            return Replayed(False, f"The operation {each.operation} is not declared.")  # noqa: FBT003
    if not found.before:
        return _answered(found, engine)
    engine.anew()
    for each in found.before:
        with suppress(AdapterFault, BrokenInvariant, GaveUp):  # it is the last answer that counts
            engine.ask(Question(each.operation, each.params))
    answered = _answered(found, engine)
    engine.anew()  # what it remembers now is no concern of the next file
    return answered


def _answered(found: Replay, engine: Foreign) -> Replayed:
    game: Hooks = hooks(found.game)
    try:
        got = engine.ask(Question(found.operation, found.params))
    except (AdapterFault, BrokenInvariant, GaveUp) as fault:
        return Replayed(False, trouble=str(getattr(fault, "message", fault)))  # noqa: FBT003
    kind = game.kind(found.operation, found.params, found.expected, got, strict=found.level == "strict")
    return Replayed(not kind, kind=kind, got=got)


def opened(name: str, game: str, timeout: float, start_timeout: float) -> Foreign:
    """The engine of an adapter, started."""
    return Foreign(name, Spec(game, name, timeout=timeout, start_timeout=start_timeout))
