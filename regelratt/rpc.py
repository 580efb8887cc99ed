"""JSON-RPC 2.0: questions written and answers read, for the judge; questions read and answered, for `serve`."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from .adapters.answer import misformed
from .adapters.fault import AdapterFault
from .contract import Data
from .printable import printable

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS, INTERNAL_ERROR = -32700, -32600, -32601, -32602, -32603
_BAD = (msgspec.DecodeError, RecursionError, ValueError)


class RpcError(msgspec.Struct, frozen=True):
    """Why there is no answer."""

    code: int
    message: str
    data: Any = None


class Response(msgspec.Struct, frozen=True):
    """An answer on the wire, its result not looked at yet."""

    jsonrpc: Literal["2.0"]
    id: int | str | None
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    error: RpcError | None = None

    def __post_init__(self) -> None:
        if (self.result is msgspec.UNSET) == (self.error is None):
            raise ValueError("exactly one of `result` and `error` must be there")


class _Log(msgspec.Struct):
    """An object that shows by its fields whether it was meant as a message."""

    jsonrpc: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    id: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    error: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET

    @property
    def is_log(self) -> bool:
        return self.jsonrpc is msgspec.UNSET and (
            self.id is msgspec.UNSET or (self.result is msgspec.UNSET and self.error is msgspec.UNSET)
        )


_encode = msgspec.json.Encoder().encode
_decode_response = msgspec.json.Decoder(Response).decode
_decode_log = msgspec.json.Decoder(_Log).decode


def question(number: int, operation: str, params: Data) -> bytes:
    """A question as it travels, without the end of the line."""
    return _encode({"jsonrpc": "2.0", "id": number, "method": operation, "params": params})


def is_noise(line: bytes) -> bool:
    """Whether a line is no message: engines that log to stdout are put up with.

    >>> is_noise(b"loading rules ..."), is_noise(b'{"level": "info"}'), is_noise(b'{"jsonrpc": "2.0", "id": 1}')
    (True, True, False)
    """
    if not line.lstrip().startswith(b"{"):
        return True
    try:
        return _decode_log(line).is_log
    except _BAD:
        return False


class WireAnswer:
    """An answer that came as a message."""

    def __init__(self, number: int, sent: bytes, received: bytes) -> None:
        self._sent, self._received = sent, received
        try:
            response = _decode_response(received)
        except msgspec.ValidationError as error:
            raise self._fault("not-a-message", f"The answer is no JSON-RPC message: {error}.") from error
        except _BAD as error:
            raise self._fault("not-json", f"The answer cannot be read as JSON: {error}.") from error
        if response.id != number:
            raise self._fault("wrong-id", f"The answer has the id {response.id!r}, but the question had {number}.")
        if response.error is not None:
            error_ = response.error
            raise self._fault("error", f"It could not answer: {error_.message} (code {error_.code}).")
        self._result = response.result

    def _fault(self, code: str, message: str) -> AdapterFault:
        return AdapterFault(code, message, sent=self._sent, received=self._received)

    def read(self, form: Any) -> Any:
        """The answer in its form."""
        try:
            return msgspec.json.decode(self._result, type=form)  # type: ignore[arg-type]
        except _BAD as error:
            raise misformed(error, self.sent, self.received) from error

    @property
    def sent(self) -> str:
        """The question as it travelled."""
        return printable(self._sent)

    @property
    def received(self) -> str:
        """The answer as it travelled."""
        return printable(self._received)


class UnknownQuestion(Exception):
    """There is no question of that name."""


class BadParams(Exception):
    """A question whose parameters cannot be understood."""


Ask = Callable[[str, Any], Any]
"""Answers a question, or raises `UnknownQuestion` or `BadParams`."""


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
        return _error(number, INVALID_PARAMS, str(error))
    except Exception as error:  # noqa: BLE001  a server outlives its questions
        return _error(number, INTERNAL_ERROR, f"This should not happen: {error!r}.")


def _error(number: Any, code: int, message: str) -> Data:
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}}
