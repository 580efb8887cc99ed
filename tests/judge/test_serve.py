"""`regelratt serve`: the oracle on stdio and over HTTP, asked by real processes."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

import pytest

from reference_engine.mulle.adapter import Reference
from regelratt.games import rules
from regelratt.server import LONGEST
from regelratt.suite import ROOT

SERVE = [sys.executable, "-m", "regelratt", "serve"]
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
ENVIRONMENT = BUFFERED | {"PYTHONPATH": str(ROOT)}
"""In which Python keeps what is written until it is flushed, as it does for a user."""
SECONDS = 60
OPERATIONS = rules("mulle").OPERATIONS

JUDGED = """
import json, sys
from regelratt.case import Choice
from regelratt.judge import Judge
from regelratt.run import run
from regelratt.suite import suite
from regelratt.verdict import Level
judge = Judge(sys.argv[1], Level.STRICT, Choice(chapters=("VAL", "TAB", "POA", "GIV")))
report = run(suite("mulle"), judge)
print(json.dumps([score.outcomes for score in report.scores]))
"""


def question(method: str, params: Any = None, number: Any = 1) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params or {}}).encode()


def ended(process: subprocess.Popen[bytes]) -> tuple[int, bytes]:
    """The exit code and what was written on stderr."""
    _, err = process.communicate(timeout=SECONDS)
    return process.returncode, err


# stdio


def told(*lines: bytes) -> list[Any]:
    """What the oracle answers to some lines, when nothing more comes."""
    run = subprocess.run(SERVE, input=b"\n".join(lines), capture_output=True, env=ENVIRONMENT, timeout=SECONDS)
    assert (run.returncode, run.stderr) == (0, b"")
    assert run.stdout == b"" or run.stdout.endswith(b"\n")
    return [json.loads(line) for line in run.stdout.splitlines()]


@contextmanager
def on_stdio() -> Iterator[subprocess.Popen[bytes]]:
    """An oracle that has answered once, so it is up."""
    with subprocess.Popen(
        SERVE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as process:
        try:
            assert b"result" in said(process, question("hello"))
            yield process
        finally:
            process.kill()


def said(process: subprocess.Popen[bytes], line: bytes) -> bytes:
    """The answer to a line, before anything else is asked."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(line + b"\n")
    process.stdin.flush()
    return process.stdout.readline()


def outcomes(adapter: str) -> list[dict[str, int]]:
    """The outcomes in each edition when this adapter is judged, at the strict level."""
    command = [sys.executable, "-c", JUDGED, adapter]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", env=ENVIRONMENT, timeout=600, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    found: list[dict[str, int]] = json.loads(run.stdout.splitlines()[-1])
    return found


def everything_passed(found: list[dict[str, int]]) -> bool:
    return len(found) == 2 and all(set(each) == {"passed"} and each["passed"] > 100 for each in found)


def test_the_judge_passes_the_oracle_on_stdio() -> None:
    assert everything_passed(outcomes(f"exec:{sys.executable} -m regelratt serve --game mulle"))


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_question_is_answered_as_the_engine_itself_answers(operation: str) -> None:
    example = OPERATIONS[operation].example
    (answer,) = told(question(operation, example, "svar å"))
    expected = getattr(Reference(), operation)(**deepcopy(example))
    assert answer == {"jsonrpc": "2.0", "id": "svar å", "result": json.loads(json.dumps(expected))}


def test_every_line_is_answered_at_once_and_nothing_else_is_written() -> None:
    with on_stdio() as process:
        for number in range(20):
            assert json.loads(said(process, question("values", {"cards": []}, number)))["id"] == number
        assert process.stdin
        process.stdin.close()
        assert process.stdout
        assert process.stdout.read() == b""
        assert process.wait(SECONDS) == 0


@pytest.mark.parametrize(
    "params", [b"{}", b"null", b'{"protocol": 1, "suite": {"name": "x", "version": "2"}, "more": 1}']
)
def test_hello_takes_its_parameters_or_none(params: bytes) -> None:
    (answer,) = told(b'{"jsonrpc": "2.0", "id": 1, "method": "hello", "params": %s}' % params)
    assert answer["result"] == Reference().hello()


def test_hello_without_parameters_is_answered() -> None:
    (answer,) = told(b'{"jsonrpc": "2.0", "id": 1, "method": "hello"}')
    assert answer["result"]["game"] == "mulle"


def state(**changes: Any) -> dict[str, Any]:
    return {**deepcopy(OPERATIONS["score"].example["state"]), **changes}


@pytest.mark.parametrize(
    ("method", "params", "code", "said"),
    [
        ("hello", {"protocol": 2}, -32602, "version 1 of the protocol, not 2"),
        ("hello", [], -32602, "hello: params is an object that names each of: protocol, suite"),
        ("values", {}, -32602, "values: Object missing required field `cards`."),
        ("values", None, -32602, "values: params is an object that names each of: cards"),
        ("values", [["SP 2"]], -32602, "values: params is an object that names each of: cards"),
        ("play", "SP 2", -32602, "play: params is an object that names each of: state, move"),
        ("values", {"cards": ["SP 1"]}, -32602, "values: Invalid enum value 'SP 1' - at `$.cards[0]`"),
        ("values", {"cards": "SP 2"}, -32602, "$.cards"),
        ("score", {"state": state(turn=3)}, -32602, "Expected `str`, got `int` - at `$.state.turn`"),
        ("score", {"state": state(omgang="1")}, -32602, "Expected `int`, got `str` - at `$.state.omgang`"),
        ("score", {"state": state(edition="0.9")}, -32602, "Utgåvan ”0.9” finns inte."),
        ("score", {"state": state(stock=["SP 3", "SP 3"])}, -32602, "SP 3 finns bara i 2 exemplar."),
        ("deal", {**OPERATIONS["deal"].example, "opener": "Cia"}, -32602, "”Cia” är ingen av spelarna"),
        ("deal", {**OPERATIONS["deal"].example, "order": ["SP 2"] * 104}, -32602, "Det ska vara 2 lekar"),
        ("deal", {**OPERATIONS["deal"].example, "order": ["SP 2"]}, -32602, "$.order"),
        ("deal", {**OPERATIONS["deal"].example, "edition": "x"}, -32602, "Utgåvan ”x” finns inte."),
        ("play", {"state": state(), "move": {"action": "cheat"}}, -32602, "Invalid value 'cheat' - at `$.move.action`"),
        ("plya", {}, -32601, "There is no question called plya."),
        ("__class__", {}, -32601, "There is no question called __class__."),
        ("", {}, -32601, "There is no question called ."),
        ("\u001b[31m", {}, -32601, r"There is no question called \x1b[31m."),
    ],
)
def test_a_question_that_cannot_be_answered_is_an_error_that_says_why(
    method: str, params: Any, code: int, said: str
) -> None:
    line = json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": params}).encode()
    answer, after = told(line, question("hello"))
    assert (answer["id"], answer["error"]["code"]) == (7, code)
    assert said in answer["error"]["message"]
    assert "result" in after


def test_what_is_wrong_with_a_position_is_also_data() -> None:
    (answer,) = told(question("moves", {"state": state(stock=["SP 3", "SP 3"], turn="Cia")}))
    problems = answer["error"]["data"]
    assert {problem["code"] for problem in problems} == {"too-many-copies", "unknown-turn"}
    assert all(problem["message"] in answer["error"]["message"] for problem in problems)


def test_fields_that_are_not_ours_are_ignored() -> None:
    params = {"cards": ["SP 2"], "colour": "blue"}
    move = {**OPERATIONS["play"].example["move"], "note": "!"}
    first, second = told(question("values", params), question("play", {"state": state(seed=3), "move": move}))
    assert first["result"] == [{"card": "SP 2", "table": 2, "hand": 15}]
    assert second["result"]["state"]["turn"] == "Bo"


ONE = b'{"jsonrpc": "2.0", "id": %s, "method": "values", "params": {"cards": []}}'
SILENT = b'{"jsonrpc": "2.0", "method": "values", "params": {"cards": []}}'


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        (b"not json", [-32700]),
        (b"\xff\xfe", [-32700]),
        (b"[" * 100_000, [-32700]),
        (b"[]", [-32600]),
        (b"17", [-32600]),
        (b'{"id": 1, "method": "hello"}', [-32600]),
        (b'{"jsonrpc": "1.0", "id": 1, "method": "hello"}', [-32600]),
        (b'{"jsonrpc": "2.0", "id": 1}', [-32600]),
        (b'{"jsonrpc": "2.0", "id": {}, "method": "hello"}', [-32600]),
        (b'{"jsonrpc": "2.0", "id": true, "method": "hello"}', [-32600]),
        (b"[1, 2]", [-32600, -32600]),
        (b"[" + ONE % b"1" + b"," + SILENT + b",3," + ONE % b'"b"' + b"]", [1, -32600, "b"]),
        (b"[" + SILENT + b"," + SILENT + b"]", []),
        (SILENT, []),
        (b'{"jsonrpc": "2.0", "method": "no such", "params": 3}', []),
        (ONE % b"null", [None]),
        (ONE % b"1.5", [1.5]),
        (ONE % b"1000000000000000000000000000000", [10**30]),
        (b"   ", []),
        (b"\r", []),
    ],
)
def test_messages_are_read_as_json_rpc_says(line: bytes, codes: list[Any]) -> None:
    *answers, last = told(line, question("hello", number="last"))
    assert last["id"] == "last"
    parts = [each for answer in answers for each in (answer if isinstance(answer, list) else [answer])]
    assert [each["error"]["code"] if "error" in each else each["id"] for each in parts] == codes
    assert all(each["id"] is None for each in parts if "error" in each)
    assert all(isinstance(answer, list) for answer in answers) or len(parts) == 1


def test_a_line_without_end_is_refused_and_the_next_one_answered() -> None:
    first, second = told(b'{"jsonrpc": "' + b"x" * (2 * LONGEST + 10), question("hello", number=2))
    assert (first["id"], first["error"]["code"]) == (None, -32700)
    assert "at most" in first["error"]["message"]
    assert second["id"] == 2


def test_a_last_line_that_is_not_ended_is_answered() -> None:
    assert [answer["id"] for answer in told(question("hello", number=3))] == [3]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_on_stdio_without_a_word(number: signal.Signals) -> None:
    with on_stdio() as process:
        process.send_signal(number)
        assert ended(process) == (0, b"")


def test_nobody_who_reads_the_answers_is_no_error() -> None:
    with on_stdio() as process:
        assert process.stdin
        assert process.stdout
        process.stdout.close()
        process.stdin.write(question("hello") + b"\n")
        process.stdin.close()
        assert process.wait(SECONDS) == 0
        assert process.stderr
        assert process.stderr.read() == b""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "poker"], "There is no game called 'poker'"),
        (["--http", "65536"], "65536 is not in the range"),
        (["--http", "x"], "'x' is not a valid integer"),
    ],
)
def test_a_wrong_call_ends_with_2(arguments: list[str], words: str) -> None:
    run = subprocess.run([*SERVE, *arguments], capture_output=True, encoding="utf-8", env=ENVIRONMENT, timeout=SECONDS)
    assert (run.returncode, run.stdout) == (2, "")
    assert words in run.stderr


# HTTP


@contextmanager
def over_http() -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """An oracle on a port of its own."""
    command = [*SERVE, "--http", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT) as process:
        try:
            assert process.stdout
            line = process.stdout.readline().decode()
            address = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/\n", line)
            assert address, line
            yield process, int(address[1])
        finally:
            process.kill()


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """Where an oracle can be asked by all these tests; it must be well, and have complained of nothing, in the end."""
    with over_http() as (process, number):
        yield number
        assert posted(number, question("hello"))[0] == 200
        process.terminate()
        assert ended(process) == (0, b"")


def posted(port: int, body: bytes, path: str = "/", **headers: str) -> tuple[int, bytes]:
    """The status and the body of an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    try:
        connection.request("POST", path, body, headers)
        response = connection.getresponse()
        return response.status, response.read()
    finally:
        connection.close()


def raw(port: int, *data: bytes, close: bool = True) -> bytes:
    """All that comes back when these bytes are sent, until the server closes."""
    with socket.create_connection(("127.0.0.1", port), timeout=SECONDS) as client:
        for part in data:
            client.sendall(part)
        if close:
            client.shutdown(socket.SHUT_WR)
        parts = []
        while part := client.recv(65536):
            parts.append(part)
        return b"".join(parts)


def request(body: bytes, *headers: str, method: str = "POST", path: str = "/", host: str = "127.0.0.1") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Content-Length: {len(body)}", *headers]
    return "\r\n".join([*lines, "", ""]).encode() + body


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


HELLO = question("hello")


def test_the_judge_passes_the_oracle_over_http(port: int) -> None:
    assert everything_passed(outcomes(f"http://127.0.0.1:{port}/"))


def test_a_posted_question_is_answered_whatever_the_path(port: int) -> None:
    code, body = posted(port, question("values", {"cards": ["HJ A"]}, "å"), "/rpc?x=1")
    assert code == 200
    assert json.loads(body) == {"jsonrpc": "2.0", "id": "å", "result": [{"card": "HJ A", "table": 1, "hand": 14}]}


def test_an_error_is_an_answer_with_status_200(port: int) -> None:
    for body, code in ((b"not json", -32700), (b"", -32700), (question("plya"), -32601), (b"\xff", -32700)):
        found, answer = posted(port, body)
        assert (found, json.loads(answer)["error"]["code"]) == (200, code)


def test_a_notification_gets_no_content(port: int) -> None:
    assert posted(port, SILENT) == (204, b"")


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"])
def test_only_post_is_allowed_and_the_answer_says_so(port: int, method: str) -> None:
    answer = raw(port, f"{method} / HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    head, _, body = answer.partition(b"\r\n\r\n")
    assert status(answer) == 405
    assert b"\r\nAllow: POST\r\n" in head
    assert (b"POST a JSON-RPC 2.0 message" in body) == (method != "HEAD")


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"POST / HTTP/1.1\r\nHost: localhost\r\n\r\n", 411),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 411),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}", 411),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1_0\r\n\r\n0123456789", 400),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: \xc2\xb2\r\n\r\n00", 400),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: five\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}}", 400),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{}", 400),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 16777217\r\n\r\n", 413),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000000000000\r\n\r\n", 413),
        (b"POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}", 400),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}", 400),
        (b"POST http://example.org/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}", 400),
        (b"POST / HTTP/9.9\r\nHost: localhost\r\n\r\n", 505),
        (b"HOPP / HTTP/1.1\r\nHost: localhost\r\n\r\n", 501),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello over TLS \r\n\r\n", 400),
        (b"POST /" + b"x" * 70_000 + b" HTTP/1.1\r\n\r\n", 414),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 70_000 + b"\r\n\r\n", 431),
        (b"POST / HTTP/1.1\r\n" + b"X: y\r\n" * 200 + b"\r\n", 431),
    ],
)
def test_a_hostile_request_gets_its_status_and_the_connection_is_closed(port: int, sent: bytes, code: int) -> None:
    answer = raw(port, sent)
    assert status(answer) == code
    assert b"\r\nConnection: close\r\n" in answer
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"Traceback" not in answer


ELSEWHERE = ["example.org", "127.0.0.1.example.org", "localhost.example.org:80", "10.0.0.1", "0.0.0.0", "[::2]"]


@pytest.mark.parametrize("host", [*ELSEWHERE, "a@localhost", "localhost/x", "localhost:x", "[", ""])
def test_a_name_that_is_not_of_this_machine_is_forbidden(port: int, host: str) -> None:
    assert status(raw(port, request(HELLO, host=host))) == 403


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1:8000", "127.1.2.3", "[::1]:8000"])
def test_a_name_of_this_machine_is_answered(port: int, host: str) -> None:
    assert status(raw(port, request(HELLO, host=host))) == 200


@pytest.mark.parametrize(
    ("origin", "code"),
    [
        ("https://example.org", 403),
        ("null", 403),
        ("", 403),
        ("file://", 403),
        ("http://localhost.example.org", 403),
        ("http://localhost:3000", 200),
        ("http://127.0.0.1", 200),
    ],
)
def test_a_web_page_is_answered_only_if_it_is_of_this_machine(port: int, origin: str, code: int) -> None:
    assert status(raw(port, request(HELLO, f"Origin: {origin}", "Content-Type: text/plain"))) == code


def test_a_body_that_is_too_long_is_refused_even_while_it_is_being_sent(port: int) -> None:
    body = b"x" * (LONGEST + 1)
    assert status(raw(port, request(body)[: -len(body)], body)) == 413


def test_whoever_asks_before_sending_is_told_at_once(port: int) -> None:
    """As curl does with a long body: it waits for leave to send it."""
    head = "POST / HTTP/1.1\r\nHost: {}\r\nContent-Length: {}\r\nExpect: 100-continue\r\n\r\n"
    assert status(raw(port, head.format("localhost", LONGEST + 1).encode(), close=False)) == 413
    assert status(raw(port, head.format("example.org", 2).encode(), close=False)) == 403
    with socket.create_connection(("127.0.0.1", port), timeout=SECONDS) as client:
        client.sendall(head.format("localhost", len(HELLO)).encode())
        assert client.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
        client.sendall(HELLO)
        assert client.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_questions_sent_without_waiting_are_answered_in_order_on_one_connection(port: int) -> None:
    numbers = list(range(50))
    sent = b"".join(request(question("values", {"cards": ["SP 2"]}, number)) for number in numbers)
    answer = raw(port, sent + request(HELLO, "Connection: close"), close=False)
    assert answer.count(b"HTTP/1.1 200 OK") == 51
    assert [int(number) for number in re.findall(rb'"id":(\d+),"result":\[', answer)] == numbers


def test_a_connection_is_kept_open_between_questions(port: int) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    connection.connect()
    kept = connection.sock
    for number in range(3):
        connection.request("POST", "/", question("hello", number=number))
        response = connection.getresponse()
        assert json.loads(response.read())["id"] == number
        assert connection.sock is kept
    connection.close()


def test_many_can_ask_at_once_and_each_gets_its_own_answer(port: int) -> None:
    """All connections are open and have half their question sent; the last to come is the first to be answered."""
    clients = [socket.create_connection(("127.0.0.1", port), timeout=SECONDS) for _ in range(8)]
    questions = [request(question("play", OPERATIONS["play"].example, number)) for number in range(8)]
    for client, sent in zip(clients, questions, strict=True):
        client.sendall(sent[:100])
    answers = []
    for client, sent in reversed([*zip(clients, questions, strict=True)]):
        client.sendall(sent[100:])
        response = http.client.HTTPResponse(client)
        response.begin()
        answers.append(json.loads(response.read()))
    for client in clients:
        client.close()
    assert [answer["id"] for answer in answers] == [7, 6, 5, 4, 3, 2, 1, 0]
    assert all(answer["result"] == answers[0]["result"] for answer in answers)


def test_a_client_that_goes_away_in_the_middle_does_no_harm(port: int) -> None:
    for cut in (5, 40, len(request(HELLO)) - 3):
        with socket.create_connection(("127.0.0.1", port), timeout=SECONDS) as client:
            client.sendall(request(HELLO)[:cut])
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")  # a reset, not a farewell
    assert posted(port, HELLO)[0] == 200


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_over_http_with_0_also_while_somebody_is_connected(number: signal.Signals) -> None:
    with over_http() as (process, port), socket.create_connection(("127.0.0.1", port), timeout=SECONDS) as client:
        client.sendall(request(HELLO))
        assert client.recv(65536).startswith(b"HTTP/1.1 200 ")
        process.send_signal(number)
        assert ended(process) == (0, b"")


def test_only_the_loopback_address_is_listened_on(port: int) -> None:
    """Another address of the same machine is refused: nobody on the network can ask."""
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", port), timeout=SECONDS)


def test_a_port_in_use_ends_with_2_and_says_so(port: int) -> None:
    command = [*SERVE, "--http", str(port)]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", env=ENVIRONMENT, timeout=SECONDS)
    assert (run.returncode, run.stdout) == (2, "")
    assert f"Port {port} of 127.0.0.1 cannot be used: Address already in use." in run.stderr
    assert "Traceback" not in run.stderr
