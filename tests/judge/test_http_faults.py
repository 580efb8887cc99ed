"""`http:` adapters that are broken, each in one way: what the judge says, and that it goes on."""

import threading
import tracemalloc
from typing import Any

import pytest

from regelratt.adapters import AdapterFault, BadName, adapter
from regelratt.adapters.http import HttpAdapter
from regelratt.adapters.message import LONGEST
from regelratt.contract import BrokenInvariant
from regelratt.engine import Engine

from .keeper import DEADLINE, OTHER, SHORT, fault, no_start, ready, session, still_answers
from .zoo import servers
from .zoo.honest import BAIT, message, right
from .zoo.servers import MEGABYTE, Misbehave, Server, body, raw, response, then_closes


def asks_the_bait(found: AdapterFault) -> bool:
    """Whether the fault shows the question as it travelled."""
    return '"method":"values","params":{"cards":["KL 2"]}' in found.sent


def broken(misbehave: Misbehave, code: str, problem: str, received: str = "", answer: float = 60) -> None:
    """The bait gives this fault, and the next question the right answer."""
    with Server(misbehave) as server, session(server.address, answer=answer) as opened:
        found = fault(opened)
        assert (found.code, problem in found.message) == (code, True), found.message
        assert received in found.received
        assert asks_the_bait(found)
        assert found.hint
        assert still_answers(opened)
        assert opened.given_up is None


# the connection


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("http://", "has no host"),
        ("http:///path", "has no host"),
        ("http:localhost", "has no host"),
        ("http://localhost:port/", "is no address"),
        ("http://localhost:99999/", "is no address"),
        ("http://[::1/", "is no address"),
        ("http://me:secret@localhost/", "Leave it out"),
    ],
)
def test_an_address_that_is_none_is_a_wrong_call(name: str, problem: str) -> None:
    with pytest.raises(BadName, match=problem) as found:
        adapter(name, "mulle")
    assert "secret" not in str(found.value)


def test_a_name_that_can_be_no_host_s() -> None:
    assert no_start(f"http://{'x' * 70}.example/").code == "no-connection"


def test_a_port_that_is_closed() -> None:
    with Server(closed=True) as server:
        found = no_start(server.address, start=0.2)
        assert (found.code, found.message) == ("no-connection", "No connection: Connection refused.")
        assert "Is the server running" in found.hint


def test_a_server_that_is_still_opening_its_port_is_waited_for() -> None:
    with Server(closed=True) as server:
        opening = threading.Timer(0.3, server.open)
        opening.start()
        with session(server.address) as opened:
            assert still_answers(opened)
        opening.join()


def test_a_server_without_tls() -> None:
    with Server() as server:
        assert no_start(server.address.replace("http:", "https:"), start=SHORT).code == "no-connection"


def test_one_connection_is_kept_open() -> None:
    with Server() as server, session(server.address) as opened:
        assert all(still_answers(opened) for _ in range(3))
        assert len(server.connections) == 1


def test_too_slow_a_start() -> None:
    with Server(servers.never, "hello") as server:
        found = no_start(server.address, start=SHORT)
        assert found.code == "slow-start"
        assert '"method":"hello"' in found.sent


def test_a_path_and_a_query_are_kept_and_made_fit() -> None:
    with Server() as server, session(f"http://127.0.0.1:{server.port}/rpc/å ä%2F?x=ö&y=1") as opened:
        assert still_answers(opened)
        assert server.connections[0].path == "/rpc/%C3%A5%20%C3%A4%2F?x=%C3%B6&y=1"


@pytest.mark.parametrize("misbehave", [servers.closes, servers.resets])
def test_the_connection_breaks_instead_of_an_answer(misbehave: Misbehave) -> None:
    broken(misbehave, "broke-off", "The connection broke")


def test_the_connection_breaks_every_time_and_the_server_is_given_up() -> None:
    with Server(servers.closes) as server, session(server.address, deaths=2) as opened:
        assert [fault(opened).code for _ in range(3)] == ["broke-off", "broke-off", "gave-up"]


def test_the_connection_is_refused_in_the_middle() -> None:
    with Server() as server, session(server.address, answer=SHORT, start=SHORT, deaths=2) as opened:
        assert still_answers(opened)
        server.__exit__()
        assert [fault(opened).code for _ in range(3)] == ["no-connection", "no-connection", "gave-up"]


def test_a_server_that_is_started_anew_between_two_questions_is_found_again() -> None:
    with Server() as first:
        port = first.port
        with session(first.address) as opened:
            assert still_answers(opened)
            first.__exit__()
            with Server(port=port):
                assert still_answers(opened)
                assert opened.deaths == 0


@pytest.mark.parametrize("misbehave", [servers.without_length, servers.old_http, then_closes(body(message))])
def test_a_connection_that_is_closed_after_each_answer(misbehave: Misbehave) -> None:
    with Server(misbehave, "values") as server, session(server.address) as opened:
        assert all(still_answers(opened) for _ in range(5))
        assert opened.deaths == 0
        assert len(server.connections) == 5


def test_a_connection_that_is_closed_when_it_is_used_again() -> None:
    with Server(servers.one_question_each, "values") as server, session(server.address) as opened:
        assert all(still_answers(opened) for _ in range(3))
        assert opened.deaths == 0
        assert len(server.connections) == 4


# the response


@pytest.mark.parametrize("misbehave", [servers.chunked, servers.drips_rightly])
def test_an_answer_in_pieces(misbehave: Misbehave) -> None:
    with Server(misbehave, "values") as server, session(server.address) as opened:
        assert all(still_answers(opened) for _ in range(3))
        assert len(server.connections) == 1


def test_a_status_that_is_no_answer_is_shown_with_what_came_with_it() -> None:
    oops = response(b"Traceback: oops \x1b[31m", status="500 Internal Server Error")
    broken(raw(oops), "http", "status 500 Internal Server Error", r"Traceback: oops \x1b[31m")


def test_no_content() -> None:
    broken(raw(b"HTTP/1.1 204 No Content\r\n\r\n"), "http", "status 204 No Content")


def test_a_redirection_is_not_followed_but_told() -> None:
    elsewhere = response(b"", "Location: http://127.0.0.1/elsewhere", status="302 Found")
    broken(raw(elsewhere), "http", "status 302 Found. It points to http://127.0.0.1/elsewhere.")


@pytest.mark.parametrize(
    ("data", "received"),
    [
        (b"SSH-2.0-OpenSSH_9.6\r\n", "SSH-2.0-OpenSSH_9.6"),
        (b'{"jsonrpc": "2.0"}\n', '{"jsonrpc": "2.0"}'),
        (b"HTTP/1.1 OK\r\n\r\n", "HTTP/1.1 OK"),
        (b"\x00\x01\x02\n", r"\x00\x01\x02"),
        (b"HTTP/1.1 200 OK\r\nX: " + b"x" * 100_000 + b"\r\n\r\n", "xxxx"),
    ],
)
def test_what_is_not_http_is_shown(data: bytes, received: str) -> None:
    broken(raw(data), "http", "no HTTP", received)


def test_a_body_that_is_shorter_than_its_length() -> None:
    short = response(b'{"jsonrpc": "2.0"', length=100)
    broken(then_closes(raw(short)), "broke-off", "IncompleteRead(17 bytes read, 83 more expected)", '{"jsonrpc": "2.0"')


def test_a_body_that_is_shorter_than_its_length_and_silence() -> None:
    short = response(b'{"jsonrpc": "2.0"', length=100)
    broken(raw(short), "no-answer", "No answer to values within 1 s.", '{"jsonrpc": "2.0"', answer=SHORT)


def test_a_body_that_is_longer_than_its_length() -> None:
    def long(_server: Server, connection: servers.Connection, question: Any) -> None:
        line = message(question)
        connection.send(response(line, length=len(line) - 5))

    broken(long, "wrong-id", "More came than one answer")


def test_chunks_that_are_cut_short() -> None:
    broken(servers.cut_in_chunks, "broke-off", "IncompleteRead", '{"jsonrpc')


def test_chunks_that_are_none() -> None:
    broken(servers.nonsense_in_chunks, "broke-off", "IncompleteRead", "what?")


@pytest.mark.parametrize(
    ("misbehave", "received"),
    [
        (servers.never, ""),
        (servers.drips_body, "HTTP/1.1 200 OK"),
        (servers.drips_headers, "X-Long: xx"),
        (servers.says_continue_for_ever, "100 Continue"),
    ],
)
def test_the_time_limit_is_for_the_whole_answer(misbehave: Misbehave, received: str) -> None:
    broken(misbehave, "no-answer", "No answer to values within 1 s.", received, answer=SHORT)


@pytest.mark.parametrize(
    "misbehave",
    [body(lambda question: message(question, result="x" * 100 * MEGABYTE)), servers.chunks_without_end],
    ids=["100 megabytes", "without end"],
)
def test_a_body_that_is_too_long_is_read_to_the_limit_and_no_further(misbehave: Misbehave) -> None:
    with Server(misbehave) as server, session(server.address) as opened:
        found = fault(opened)
        assert (found.code, found.message) == ("too-long", f"An answer of more than {LONGEST:,} bytes.")
        assert len(found.received) < 10_000
        assert still_answers(opened)


def test_a_body_that_is_too_long_takes_little_room() -> None:
    with Server(servers.chunks_without_end) as server, session(server.address) as opened:
        tracemalloc.start()
        try:
            assert fault(opened).code == "too-long"
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert peak < 4 * LONGEST


# the message


def test_two_responses_at_once() -> None:
    broken(servers.twice, "wrong-id", "More came than one answer", "HTTP/1.1 200 OK")


def test_a_second_response_is_found_at_the_next_question_at_the_latest() -> None:
    with Server(servers.twice_over) as server, session(server.address) as opened:
        codes = []
        for params in (BAIT, OTHER):
            try:
                opened.ask("values", params)
            except AdapterFault as found:
                codes.append(found.code)
        assert codes == ["wrong-id"]
        assert still_answers(opened)


def test_what_comes_after_an_answer_is_found_at_the_next_question() -> None:
    with Server() as server, session(server.address) as opened:
        assert still_answers(opened)
        assert isinstance(opened.adapter, HttpAdapter)
        assert opened.adapter._timed
        server.connections[0].send(response(b"once more"))
        assert ready(opened.adapter._timed._sock.fileno(), DEADLINE)
        found = fault(opened)
        assert (found.code, found.message) == ("wrong-id", "Something came without a question.")
        assert found.received.endswith("once more")
        assert still_answers(opened)


@pytest.mark.parametrize(
    ("make", "code", "problem"),
    [
        (lambda question: message(question | {"id": question["id"] + 1}), "wrong-id", "id 3, but the question had 2"),
        (lambda question: message(question | {"id": None}), "wrong-id", "id null, but the question had 2"),
        (lambda question: message(question | {"id": "2"}), "wrong-id", 'id "2", but the question had 2'),
        (lambda question: b"[" + message(question) + b"]", "not-a-message", "got `array`"),
        (lambda question: message(question) * 2, "not-json", "trailing characters"),
        (lambda question: message(question)[:20], "not-json", "truncated"),
        (lambda _question: b"", "not-json", "truncated"),
        (lambda _question: b"<html>no</html>", "not-json", "malformed"),
        (lambda question: message(question, result="ö").replace(b"\\u00f6", b"\xf6"), "not-json", "not in UTF-8"),
        (
            lambda question: message(question, result=1, error={"code": 1, "message": "x"}),
            "not-a-message",
            "exactly one",
        ),
        (
            lambda question: message(question, error={"code": -32601, "message": "x"}),
            "no-method",
            "does not know values",
        ),
        (lambda question: message(question, error={"code": 7, "message": "Oj"}), "error", "Oj (code 7)"),
        (lambda question: message(question, result=None), "schema", "got `null`"),
        (lambda question: message(question).replace(b'"table"', b'"table": 1, "table"'), "schema", "twice"),
    ],
)
def test_the_body_is_no_right_message(make: Any, code: str, problem: str) -> None:
    broken(body(make), code, problem)


@pytest.mark.parametrize("change", [b"\xef\xbb\xbf%b", b"\r\n %b\r\n"])
def test_what_stands_around_a_message_is_put_up_with(change: bytes) -> None:
    with (
        Server(body(lambda question: change % message(question)), "values") as server,
        session(server.address) as opened,
    ):
        assert still_answers(opened)


@pytest.mark.parametrize("operation", ["deal", "play"])
def test_it_loses_a_card(operation: str) -> None:
    def forged(question: Any) -> bytes:
        result = right(question)
        state = result.get("state", result)
        max([state["stock"], state["players"][0]["taken"]], key=len).pop()
        return message(question, result=result)

    with Server(body(forged), operation) as server, session(server.address) as opened:
        with pytest.raises(BrokenInvariant, match="försvann"):
            Engine(opened).ask(operation, **opened.rules.OPERATIONS[operation].example)
        assert still_answers(opened)
