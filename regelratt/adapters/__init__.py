"""The ways to an engine: in this process, in another, or behind an address."""

import importlib
import os
import shlex

from ..reference import PACKAGE, games
from .answer import FATAL, SILENT, Adapter, Answer
from .fault import AdapterFault, BadName

__all__ = ["FATAL", "FORMS", "SILENT", "Adapter", "AdapterFault", "Answer", "BadName", "adapter"]

FORMS = "reference, python:package.module:factory, exec:COMMAND … or http://…"
"""How an adapter is named."""


def adapter(name: str, game: str) -> Adapter:
    """The adapter of that name, not started yet; `BadName` where the name is wrong."""
    kind, colon, rest = name.partition(":")
    if name == "reference":
        from .python import PythonAdapter  # noqa: PLC0415  each kind is loaded when it is used: start-up is short

        if game not in games():
            raise BadName(f"There is no reference engine of {game}.")
        return PythonAdapter(lambda: importlib.import_module(f"{PACKAGE}.{game}.adapter").Reference())
    if kind == "python" and colon:
        from .python import PythonAdapter, imported  # noqa: PLC0415

        return PythonAdapter(imported(rest))
    if kind == "exec" and colon:
        from .process import ExecAdapter  # noqa: PLC0415

        return ExecAdapter(_command(rest))
    if kind in {"http", "https"} and colon:
        from .http import HttpAdapter  # noqa: PLC0415

        return HttpAdapter(name)
    raise BadName(f"{name!r} is no adapter. An adapter is {FORMS}.")


def _command(text: str) -> list[str]:
    try:
        if os.name == "posix":
            command = shlex.split(text)
        else:  # a backslash is part of a path there
            command = [word.strip('"') for word in shlex.split(text, posix=False)]
    except ValueError as error:
        raise BadName(f"exec:{text} cannot be split into words: {error}.") from error
    if not command:
        raise BadName("Write the command after exec:, for example exec:node adapter.mjs")
    return command
