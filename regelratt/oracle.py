"""The reference engine as others may ask it: every question is looked at before the engine sees it."""

import importlib
from typing import Any

import msgspec

from .adapters import BadName
from .contract import PROTOCOL, Data, SuiteName
from .games import rules
from .reference import PACKAGE, games
from .rpc import BadParams, UnknownQuestion


class _HelloParams(msgspec.Struct, frozen=True):
    """As `HelloParams`, but a person who asks by hand need not say who is asking."""

    protocol: int = PROTOCOL
    suite: SuiteName | None = None


def engine(game: str) -> Any:
    """The reference engine of a game, as it is; nothing that it is asked is looked at first."""
    if game not in games():
        raise BadName(f"There is no reference engine of {game}.")
    return importlib.import_module(f"{PACKAGE}.{game}.adapter").Reference()


class Oracle:
    """The reference engine of a game. It remembers nothing, so any number may ask it at once."""

    def __init__(self, game: str) -> None:
        self._engine = engine(game)
        self._operations = rules(game).OPERATIONS

    def ask(self, method: str, params: Any) -> Any:
        """The answer, as plain data; raises `UnknownQuestion` or `BadParams`."""
        if method == "hello":
            return self._hello(params)
        if method not in self._operations:
            raise UnknownQuestion(method)
        given: Data = msgspec.to_builtins(_read(method, params, self._operations[method].params))
        try:
            return getattr(self._engine, method)(**given)
        except ValueError as error:  # well formed, but of something that cannot be: a card three times, …
            raise BadParams(f"{method}: {error}", _problems(error)) from error

    def _hello(self, params: Any) -> Data:
        asked = _read("hello", {} if params is None else params, _HelloParams)
        if asked.protocol != PROTOCOL:
            raise BadParams(f"hello: this is version {PROTOCOL} of the protocol, not {asked.protocol}.")
        hello: Data = self._engine.hello()
        return hello


def _read(method: str, params: Any, form: Any) -> Any:
    if not isinstance(params, dict):
        names = ", ".join(field.name for field in msgspec.structs.fields(form))
        raise BadParams(f"{method}: params is an object that names each of: {names}.")
    try:
        return msgspec.convert(params, form)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadParams(f"{method}: {error}.") from error


def _problems(error: ValueError) -> list[Data] | None:
    """What is wrong with a position, for a program to read, where the engine tells one problem from another."""
    found = [
        {"code": problem.code, "where": problem.where, "message": problem.message}
        for problem in getattr(error, "problems", ())
        if problem.impossible
    ]
    return found or None
