"""JSON-RPC both ways: what the judge takes for a message, how it reads one, and how `serve` answers anything at all."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regelratt.adapters import AdapterFault
from regelratt.adapters.message import WireAnswer, is_noise, question
from regelratt.rpc import BadParams, UnknownQuestion, answered

ASKED = question(7, "values", {"cards": ["SP 2"]})
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)
PIECES = st.sampled_from(
    [b'{"jsonrpc"', b"{", b"}", b"[", b"]", b":", b",", b'"2.0"', b'"id"', b"7", b'"result"', b'"error"', b'"method"',
     b"null", b"\xff", b"\x00", b"\xef\xbb\xbf", b" ", b"NaN", b'"code"', b'"message"', b"\\", b'"']
)  # fmt: skip
LINES = st.binary() | st.lists(PIECES).map(b"".join) | JSON.map(lambda data: json.dumps(data).encode())


# questions and answers, for the judge


def test_a_question_is_one_line() -> None:
    asked = question(7, "play", {"text": "a\nb å"})
    assert b"\n" not in asked.line
    assert json.loads(asked.line) == {"jsonrpc": "2.0", "id": 7, "method": "play", "params": {"text": "a\nb å"}}


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"loading ...",
        b"{",
        b"}",
        b"{}",
        b"[]",
        b"[1, 2]",
        b"[INFO] got jsonrpc",
        b'"a string"',
        b"17",
        b"null",
        b'{"level": "info"}',
        b'{"level": "info", "id": 7}',
        b'{"level": "error", "error": "no"}',
        b"{ level: 'info' }",
        b"{level: info, id: 1}",
        b'> {"jsonrpc": "2.0", "id": 7, "result": []}',
        b"\x00\x01",
        b"\xff\xfe",
    ],
)
def test_a_log_is_no_message(line: bytes) -> None:
    assert is_noise(line)


@pytest.mark.parametrize(
    "line",
    [
        b'{"jsonrpc": "2.0", "id": 7, "result": []}',
        b'  {"jsonrpc":"2.0","id":7,"result":[]}',
        b'{ "id": 7, "jsonrpc": "2.0", "result": [] }',
        b'\xef\xbb\xbf{"jsonrpc": "2.0"}',
        b'{"id": 7, "result": []}',
        b'{"id": 7, "error": {}}',
        b'{"jsonrpc": "2.0", "method": "log"}',
        b'{"jsonrpc": "2.0", "id": 7, "result": [',
        b'{"id": 7, "jsonrpc": "2.0", "result": NaN}',
        b"{'jsonrpc': '2.0', 'id': 7}",
        b'{"id": 1, "jsonrpc": \xff}',
        b'  "jsonrpc": "2.0",',
        b'[{"jsonrpc": "2.0", "id": 7, "result": []}]',
        '{"jsonrpc": "2.0"}'.encode("utf-16-le"),
        '{"jsonrpc": "2.0"}'.encode("utf-16"),
    ],
)
def test_what_was_meant_as_a_message_is_none_of_the_logs(line: bytes) -> None:
    assert not is_noise(line)


@given(LINES)
def test_whatever_comes_is_a_log_or_an_answer_or_a_fault(line: bytes) -> None:
    is_noise(line)
    found: AdapterFault | WireAnswer
    try:
        found = WireAnswer(ASKED, line)
        found.read(Any)
    except AdapterFault as fault:
        found = fault
    assert found.sent == ASKED.line.decode()
    assert isinstance(found, WireAnswer) or found.hint


@given(JSON.filter(lambda data: "nan" not in repr(data) and "inf" not in repr(data)))
def test_an_answer_reads_as_it_was_sent(result: Any) -> None:
    line = msgspec.json.encode({"jsonrpc": "2.0", "id": ASKED.number, "result": result})
    answer = WireAnswer(ASKED, line)
    assert msgspec.json.encode(answer.read(Any)) == msgspec.json.encode(msgspec.json.decode(line)["result"])
    assert not is_noise(line)


def test_the_log_is_asked_for_only_where_there_is_a_fault() -> None:
    def log() -> bytes:
        raise AssertionError

    WireAnswer(ASKED, b'{"jsonrpc": "2.0", "id": 7, "result": []}', log)
    with pytest.raises(AssertionError):
        WireAnswer(ASKED, b"{}", log)


def test_a_result_out_of_form_has_the_log() -> None:
    answer = WireAnswer(ASKED, b'{"jsonrpc": "2.0", "id": 7, "result": []}', lambda: b"oops")
    with pytest.raises(AdapterFault, match="Expected `int`, got `array`") as found:
        answer.read(int)
    assert (found.value.code, found.value.log) == ("schema", "oops")


@pytest.mark.parametrize("keys", ['{"a": 1, "b": {"a": 2, "\\u0061": 3}}', '[{"x": {}, "x": {}}]'])
def test_a_key_that_is_there_twice_at_any_depth(keys: str) -> None:
    line = f'{{"jsonrpc": "2.0", "id": 7, "result": {keys}}}'.encode()
    with pytest.raises(AdapterFault, match="is there twice in one object") as found:
        WireAnswer(ASKED, line)
    assert found.value.code == "schema"


# questions read and answered, for `serve`


def ask(method: str, params: Any) -> Any:
    match method:
        case "echo":
            return params
        case "bad":
            raise BadParams("no", {"why": "so"})
        case "broken":
            raise ZeroDivisionError
    raise UnknownQuestion(method)


def asked(**parts: Any) -> Any:
    line = answered(json.dumps({"jsonrpc": "2.0", **parts}).encode(), ask)
    return None if line is None else json.loads(line)


def code(answer: Any) -> int:
    assert answer.keys() == {"jsonrpc", "id", "error"}
    found: int = answer["error"]["code"]
    return found


def test_a_question_is_answered_with_its_id() -> None:
    for number in (1, 0, -1, "a", 1.5, None):
        expected = {"jsonrpc": "2.0", "id": number, "result": {"x": 1}}
        assert asked(id=number, method="echo", params={"x": 1}) == expected


def test_a_notification_is_not_answered_whatever_becomes_of_it() -> None:
    assert asked(method="echo") is None
    assert asked(method="broken") is None


@pytest.mark.parametrize(("method", "expected"), [("none", -32601), ("bad", -32602), ("broken", -32603)])
def test_what_cannot_be_answered_is_told(method: str, expected: int) -> None:
    answer = asked(id=1, method=method)
    assert (code(answer), answer["id"]) == (expected, 1)
    assert answer["error"].get("data") == ({"why": "so"} if method == "bad" else None)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"", -32700),
        (b"{", -32700),
        (b'{"id": "\xff"}', -32700),
        (b"[" * 100_000, -32700),
        (b"1", -32600),
        (b"[]", -32600),
        (b"{}", -32600),
        (b'{"jsonrpc": "1.0", "id": 1, "method": "echo"}', -32600),
        (b'{"jsonrpc": "2.0", "id": 1, "method": 7}', -32600),
        (b'{"jsonrpc": "2.0", "id": true, "method": "echo"}', -32600),
        (b'{"jsonrpc": "2.0", "id": {}, "method": "echo"}', -32600),
    ],
)
def test_what_is_no_question_is_told(line: bytes, expected: int) -> None:
    answer = json.loads(answered(line, ask) or b"null")
    assert (code(answer), answer["id"]) == (expected, None)


def test_a_batch_is_answered_without_its_notifications() -> None:
    echo = {"jsonrpc": "2.0", "method": "echo"}
    line = json.dumps([echo | {"id": 1}, echo, 1, echo | {"id": 2}]).encode()
    assert [each["id"] for each in json.loads(answered(line, ask) or b"")] == [1, None, 2]
    assert answered(json.dumps([echo]).encode(), ask) is None


@given(LINES)
def test_whatever_comes_is_answered_in_json_or_not_at_all(line: bytes) -> None:
    answer = answered(line, ask)
    assert answer is None or json.loads(answer)
