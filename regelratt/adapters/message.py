"""JSON-RPC 2.0 as the judge speaks it: questions are written, and answers read that may be anything."""

import json
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec

from ..contract import Data
from ..printable import printable
from ..rpc import METHOD_NOT_FOUND
from .answer import misformed
from .fault import AdapterFault

LONGEST = 16 * 1024 * 1024
"""Bytes in a message. A state is a few thousand."""
_BAD = (msgspec.DecodeError, RecursionError, ValueError)
_BOM = b"\xef\xbb\xbf"
"""What some systems write before the first letter of UTF-8. It means nothing."""


class RpcError(msgspec.Struct, frozen=True):
    """Why there is no answer."""

    code: int
    message: str
    data: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


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


class Question(NamedTuple):
    """A question as it travels, without the end of the line."""

    number: int
    operation: str
    line: bytes


def question(number: int, operation: str, params: Data) -> Question:
    """The question of that number."""
    line = _encode({"jsonrpc": "2.0", "id": number, "method": operation, "params": params})
    return Question(number, operation, line)


def is_noise(line: bytes) -> bool:
    """Whether a line is no message: engines that log to stdout are put up with.

    What was meant as a message is none of it, however broken: that is a fault to be told at once, and not a time-out.

    >>> is_noise(b"loading rules ..."), is_noise(b'{"level": "info"}'), is_noise(b"{ level: 'info' }")
    (True, True, True)
    >>> is_noise(b'{"jsonrpc": "2.0", "id": 1}'), is_noise(b"{'jsonrpc': '2.0'}"), is_noise(b'[{"jsonrpc": "2.0"}]')
    (False, False, False)
    """
    line = line.removeprefix(_BOM).lstrip()
    if b"\0" in line:  # UTF-16
        return b"jsonrpc" not in line.replace(b"\0", b"")
    if line.startswith((b'{"jsonrpc"', b'"jsonrpc"')):  # the latter in a message that goes over several lines
        return False
    if line.startswith(b"["):
        return not (line[1:].lstrip().startswith(b"{") and b"jsonrpc" in line)
    if not line.startswith(b"{"):
        return True
    try:
        return _decode_log(line).is_log
    except _BAD:
        return b"jsonrpc" not in line


class WireAnswer:
    """An answer that came as a message; `AdapterFault` where it is none, or says that there is no answer."""

    def __init__(self, asked: Question, received: bytes, log: Callable[[], bytes] = bytes) -> None:
        self._asked, self._received, self._log = asked, received, log
        response = self._response()
        if response.error is not None:
            self._check_id(response.id, None)  # whoever could not read a question cannot know its id
            raise self._error(response.error)
        self._check_id(response.id)
        self._check_keys()
        self._result = response.result

    def _response(self) -> Response:
        text = self._received.removeprefix(_BOM)
        if text.lstrip().startswith(b'"'):
            raise self._fault("not-json", "The answer goes over several lines.")
        try:
            text.decode()
            return _decode_response(text)
        except UnicodeDecodeError as error:
            where = f"{error.reason} at byte {error.start}"
            raise self._fault("not-json", f"The answer is not in UTF-8: {where}.") from None
        except msgspec.ValidationError as error:
            echo = " It looks like a question, not an answer." if b'"method"' in text else ""
            raise self._fault("not-a-message", f"The answer is no JSON-RPC message: {error}.{echo}") from None
        except _BAD as error:
            raise self._fault("not-json", f"The answer cannot be read as JSON: {error}.") from None

    def _check_id(self, given: int | str | None, *others: None) -> None:
        number = self._asked.number
        if given != number and given not in others:
            shown = _encode(given).decode()
            raise self._fault("wrong-id", f"The answer has the id {shown}, but the question had {number}.")

    def _check_keys(self) -> None:
        """A key that is there twice means one thing to one reader and another to the next."""
        try:
            _PAIRS.decode(self._received.removeprefix(_BOM).decode())
        except _Twice as twice:
            raise self._fault("schema", f"The key {twice} is there twice in one object.") from None
        except (RecursionError, ValueError) as error:
            raise self._fault("not-json", f"The answer cannot be read as JSON: {error}.") from None

    def _error(self, error: RpcError) -> AdapterFault:
        data = "" if isinstance(error.data, msgspec.UnsetType) else f" {bytes(error.data).decode()}"
        said = f"{self._asked.operation}: {error.message} (code {error.code}){data}"
        if error.code != METHOD_NOT_FOUND:
            return self._fault("error", f"It could not answer {said}")
        return self._fault("hello" if self._asked.operation == "hello" else "no-method", f"It does not know {said}")

    def _fault(self, code: str, message: str) -> AdapterFault:
        return AdapterFault(code, message, sent=self._asked.line, received=self._received, log=self._log())

    def read(self, form: Any) -> Any:
        """The answer in its form."""
        try:
            return msgspec.json.decode(self._result, type=form)  # type: ignore[arg-type]
        except _BAD as error:
            raise misformed(error, self.sent, self.received, self._log()) from None

    @property
    def sent(self) -> str:
        """The question as it travelled."""
        return printable(self._asked.line)

    @property
    def received(self) -> str:
        """The answer as it travelled."""
        return printable(self._received)


class _Twice(ValueError):
    """A key that is there twice."""


def _once(pairs: list[tuple[str, Any]]) -> None:
    names = [name for name, _ in pairs]
    if len(set(names)) != len(names):
        raise _Twice(next(json.dumps(name) for name in names if names.count(name) > 1))


_PAIRS = json.JSONDecoder(object_pairs_hook=_once, parse_int=len, parse_float=len)
