"""JSON-RPC 2.0 as `serve` speaks it: questions read, whatever came, and answered."""

from collections.abc import Callable
from typing import Any

import msgspec

from .contract import Data
from .printable import printable

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS, INTERNAL_ERROR = -32700, -32600, -32601, -32602, -32603
_BAD = (msgspec.DecodeError, RecursionError, ValueError)


_encode = msgspec.json.Encoder().encode


class UnknownQuestion(Exception):
    """There is no question of that name."""


class BadParams(Exception):
    """A question whose parameters cannot be understood: what is wrong, and if need be data for a program to read."""

    def __init__(self, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.data = data


Ask = Callable[[str, Any], Any]
"""Answers a question, or raises `UnknownQuestion` or `BadParams`."""


def refusal(code: int, message: str) -> bytes:
    """The answer to what was no question."""
    return _encode(_error(None, code, message))


def answered(message: bytes, ask: Ask) -> bytes | None:
    """The answer to whatever came, a batch too; None where none is wanted."""
    try:
        data = msgspec.json.decode(message)
    except _BAD as error:
        return _encode(_error(None, PARSE_ERROR, f"Not JSON: {error}."))
    if not isinstance(data, list):
        answer = _answer(data, ask)
    elif not data:
        answer = _error(None, INVALID_REQUEST, "An empty batch.")
    else:
        answer = [each for each in (_answer(part, ask) for part in data) if each is not None] or None
    return None if answer is None else _encode(answer)


def _answer(request: Any, ask: Ask) -> Any:
    if not isinstance(request, dict) or request.get("jsonrpc") != "2.0" or not isinstance(request.get("method"), str):
        return _error(None, INVALID_REQUEST, 'A question is an object with "jsonrpc": "2.0", a method and an id.')
    number = request.get("id")
    if isinstance(number, bool) or not isinstance(number, int | float | str | None):
        return _error(None, INVALID_REQUEST, "An id is a number, a string or null.")
    answer = _asked(number, request["method"], request.get("params", {}), ask)
    return answer if "id" in request else None


def _asked(number: Any, method: str, params: Any, ask: Ask) -> Data:
    try:
        return {"jsonrpc": "2.0", "id": number, "result": ask(method, params)}
    except UnknownQuestion:
        return _error(number, METHOD_NOT_FOUND, f"There is no question called {printable(method, 100)}.")
    except BadParams as error:
        return _error(number, INVALID_PARAMS, str(error), error.data)
    except Exception as error:  # a server outlives its questions
        return _error(number, INTERNAL_ERROR, f"This should not happen: {error!r}.")


def _error(number: Any, code: int, message: str, data: Any = None) -> Data:
    more = {} if data is None else {"data": data}
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message, **more}}
