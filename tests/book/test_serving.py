"""`regelratt serve --book`: real requests to a real process, from its own pages, from others, and from nowhere good."""

import http.client
import json
import signal
import socket
import subprocess
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from regelratt.book.asking import LISTED
from regelratt.book.making import Files
from regelratt.book.serving import LONGEST
from regelratt.games import rules
from regelratt.suite import suite

from .served import ENVIRONMENT, SECONDS, SERVE, Served, serving

OPEN = "Open it in a browser; Ctrl-C ends it.\n"
EXAMPLE = rules("mulle").OPERATIONS["play"].example
STATE, MOVE = EXAMPLE["state"], EXAMPLE["move"]
CROWD = "RU A,SP 5,KL 8,SP 6,RU 8,SP 10,SP 8,HJ 8,KL 9,HJ 9,HJ 3,SP 2,HJ 10,RU 10,RU 6,RU 9"
INTERNAL_ERROR = -32603


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """The book, asked by all these tests; in the end it must be well, have complained of nothing, and end when told."""
    with serving() as found:
        yield found
        assert asked(found, "hello", {})["result"]["game"] == "mulle"
        found.process.terminate()
        assert found.ended() == (0, OPEN)


def question(method: str, params: Any) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()


def got(
    served: Served, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=SECONDS)
    try:
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        return response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
    finally:
        connection.close()


def asked(served: Served, method: str, params: Any) -> Any:
    status, _, body = got(served, "POST", "/fraga", question(method, params))
    assert status == 200
    return json.loads(body)


def raw(served: Served, data: bytes) -> bytes:
    """All that comes back when these bytes are sent."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=SECONDS) as client:
        client.sendall(data)
        client.shutdown(socket.SHUT_WR)
        parts = []
        while part := client.recv(65536):
            parts.append(part)
        return b"".join(parts)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def test_every_file_of_the_book_is_served_as_it_is(served: Served, files: Files) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=SECONDS)
    for path, content in files.items():
        connection.request("GET", f"/{path}")
        response = connection.getresponse()
        assert response.status == 200, path
        assert response.read() == (content.encode() if isinstance(content, str) else content), path
    connection.close()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/prova.html?utgava=utkast", "text/html; charset=utf-8"),
        ("/bok.css", "text/css; charset=utf-8"),
        ("/prova.js", "text/javascript; charset=utf-8"),
    ],
)
def test_a_file_says_what_it_is_and_lets_nothing_from_elsewhere_in(served: Served, path: str, kind: str) -> None:
    code, headers, body = got(served, "GET", path)
    assert (code, headers["content-type"]) == (200, kind)
    policy = headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"} <= {*policy}
    assert not [part for part in policy if "unsafe" in part or "*" in part or "http" in part]
    assert (headers["x-content-type-options"], headers["cache-control"]) == ("nosniff", "no-store")
    code, alone, nothing = got(served, "HEAD", path)
    assert (code, nothing, alone["content-length"]) == (200, b"", str(len(body)))


@pytest.mark.parametrize(
    "path",
    [
        "/saknas.html", "/kapitel/", "/kapitel", "/../pyproject.toml", "/kapitel/../index.html", "//etc/passwd",
        "/..%2fpyproject.toml", "/%2e%2e/pyproject.toml", "/..\\pyproject.toml", "/index.html/", "/index.html%00",
        "/%", "/%ff%fe", "/fraga/", "/bok.css.map", "/regelratt/cli.py",
    ],
)  # fmt: skip
def test_only_the_book_is_there_however_it_is_asked_for(served: Served, path: str) -> None:
    for method in ("GET", "HEAD", "POST"):
        answer = raw(served, f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n\r\n".encode())
        assert status(answer) == 404
        assert b"hatchling" not in answer
        assert b"root:" not in answer


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "POST"])
def test_a_page_can_only_be_read(served: Served, method: str) -> None:
    code, headers, _ = got(served, method, "/prova.html")
    assert (code, headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])
def test_a_question_can_only_be_posted(served: Served, method: str) -> None:
    code, headers, _ = got(served, method, "/fraga")
    assert (code, headers["allow"]) == (405, "POST")


@pytest.mark.parametrize(
    "host",
    [
        "example.org", "127.0.0.1", "localhost", "localhost:1", "127.0.0.2:{port}", "[::1]:{port}",
        "example.org:{port}", "localhost.example.org:{port}", "127.0.0.1:{port}.example.org", "a@127.0.0.1:{port}", "",
    ],
)  # fmt: skip
def test_another_host_is_refused_for_pages_and_for_questions(served: Served, host: str) -> None:
    """A name that somebody's DNS gives for this machine is no reason to answer."""
    head = f"Host: {host.format(port=served.port)}\r\n"
    body = question("hello", {})
    for request in (
        f"GET / HTTP/1.1\r\n{head}\r\n".encode(),
        f"POST /fraga HTTP/1.1\r\n{head}Content-Length: {len(body)}\r\n\r\n".encode() + body,
    ):
        answer = raw(served, request)
        assert status(answer) == 403
        assert b"regelratt-reference" not in answer
        assert b"<html" not in answer


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LOCALHOST"])
def test_its_own_pages_are_answered_by_either_name(served: Served, name: str) -> None:
    own = f"{name}:{served.port}"
    code, _, body = got(served, "POST", "/fraga", question("hello", {}), Host=own, Origin=f"http://{own}")
    assert code == 200
    assert b"regelratt-reference" in body


@pytest.mark.parametrize(
    "origin",
    [
        "https://example.org", "null", "", "file://", "http://localhost:3000", "http://127.0.0.1",
        "http://localhost:{port}", "https://127.0.0.1:{port}", "http://127.0.0.1:{port}/", "http://127.0.0.1:{port}0",
        "http://127.0.0.1:{port} http://example.org",
    ],
)  # fmt: skip
def test_a_page_of_another_origin_is_refused_also_of_another_port_of_this_machine(served: Served, origin: str) -> None:
    given = origin.format(port=served.port)
    for method, path in (("POST", "/fraga"), ("GET", "/")):
        code, headers, body = got(served, method, path, question("hello", {}) if path != "/" else None, Origin=given)
        assert code == 403
        assert b"regelratt-reference" not in body
        assert "access-control-allow-origin" not in headers


def test_two_origins_are_one_too_many(served: Served) -> None:
    own = f"127.0.0.1:{served.port}"
    request = f"GET / HTTP/1.1\r\nHost: {own}\r\nOrigin: http://{own}\r\nOrigin: http://example.org\r\n\r\n"
    assert status(raw(served, request.encode())) == 403


@pytest.mark.parametrize(
    ("head", "body", "code"),
    [
        ("POST /fraga HTTP/1.1\r\n{host}Content-Length: 65537\r\n", b"", 413),
        ("POST /fraga HTTP/1.1\r\n{host}Content-Length: 65537\r\n", b"x" * 65537, 413),
        ("POST /fraga HTTP/1.1\r\n{host}Content-Length: 99999999999999999\r\n", b"", 413),
        ("POST /fraga HTTP/1.1\r\n{host}", b"", 411),
        ("POST /fraga HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n", b"0\r\n\r\n", 411),
        ("POST /fraga HTTP/1.1\r\n{host}Content-Length: 9\r\n", b"{}", 400),
        ("POST /fraga HTTP/1.1\r\n{host}Content-Length: -2\r\n", b"{}", 400),
        ("POST /fraga HTTP/1.1\r\n{host}Content-Length: 4\r\n", b"[{}]", 400),
        ("GET / HTTP/1.1\r\n{host}Content-Length: 2\r\n", b"{}", 400),
        ("GET / HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n", b"0\r\n\r\n", 400),
        ("GET http://example.org/ HTTP/1.1\r\n{host}", b"", 400),
        ("GET / HTTP/1.1\r\n", b"", 400),
        ("GET / HTTP/9.9\r\n{host}", b"", 505),
        ("HOPP / HTTP/1.1\r\n{host}", b"", 501),
        ("GET /" + "x" * 70_000 + " HTTP/1.1\r\n{host}", b"", 414),
        ("GET / HTTP/1.1\r\n{host}X: " + "x" * 70_000 + "\r\n", b"", 431),
        ("\x16\x03\x01 hello over TLS", b"", 400),
    ],
)
def test_a_hostile_request_gets_its_status_and_the_connection_is_closed(
    served: Served, head: str, body: bytes, code: int
) -> None:
    sent = head.format(host=f"Host: 127.0.0.1:{served.port}\r\n") + "\r\n"
    answer = raw(served, sent.encode("latin-1") + body)
    assert status(answer) == code
    assert b"\r\nConnection: close\r\n" in answer
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"Traceback" not in answer


def test_a_question_may_be_as_long_as_any_position_but_not_longer(served: Served) -> None:
    padded = question("hello", {}).ljust(LONGEST)
    assert got(served, "POST", "/fraga", padded)[0] == 200
    assert got(served, "POST", "/fraga", padded + b" ")[0] == 413


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"not json", -32700), (b"", -32700), (b"\xff", -32700), (b"{" * 60_000, -32700), (b"17", -32600),
        (b"{}", -32600), (question("cheat", {}), -32601), (question("__class__", {}), -32601),
        (question("position", {}), -32602), (question("attempt", {"state": STATE}), -32602),
        (question("attempt", {"state": STATE, "move": {"action": "cheat"}}), -32602),
        (question("scenario", {"state": STATE, "card": 3}), -32602), (question("position", [1]), -32602),
    ],
)  # fmt: skip
def test_what_is_no_question_is_told_so(served: Served, body: bytes, code: int) -> None:
    found, _, answer = got(served, "POST", "/fraga", body)
    assert (found, json.loads(answer)["error"]["code"]) == (200, code)


def garbled(chance: Random, data: Any) -> Any:
    """Something like what was meant, with one thing in it wrong."""
    whole = deepcopy(data)
    place: Any = whole
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = chance.choice(keys)
        if isinstance(place[key], dict | list) and place[key] and chance.random() < 0.8:
            place = place[key]
            continue
        if chance.random() < 0.2:
            del place[key]
        else:
            nonsense = [None, -1, 0, 10**30, 1.5, "", "SP 7", "Bo", "\u0000<script>", [], {}, [[]], True, "SP 99", 2]
            place[key] = chance.choice(nonsense)
        return whole


def test_a_thousand_nonsense_questions_are_refused_or_answered_and_none_breaks_it(served: Served) -> None:
    chance = Random(6)
    methods = ["position", "attempt", "scenario", "moves", "play", "score", "values", "deal", "hello"]
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=SECONDS)
    seen = {"result": 0, "error": 0, "refused": 0}
    for _ in range(1000):
        sound = {"jsonrpc": "2.0", "id": 1, "method": chance.choice(methods), "params": EXAMPLE}
        body = json.dumps(garbled(chance, sound)).encode()
        if chance.random() < 0.2:
            cut = bytearray(body)
            for _ in range(3):
                cut[chance.randrange(len(cut))] = chance.randrange(256)
            body = bytes(cut)
        connection.request("POST", "/fraga", body)
        response = connection.getresponse()
        text = response.read()
        if response.status != 200:
            assert response.status in {204, 400}
            seen["refused"] += 1
            continue
        answer = json.loads(text)
        seen["error" if "error" in answer else "result"] += 1
        assert answer.get("error", {}).get("code") != INTERNAL_ERROR, (body, answer)
    connection.close()
    assert min(seen.values()) > 10
    assert asked(served, "position", {"state": STATE})["result"]["count"] == 2


def test_a_position_that_cannot_be_is_told_in_the_language_of_the_book(served: Served) -> None:
    thrice = {**STATE, "stock": ["SP 3", "SP 3"], "turn": "Cia"}
    for method in ("position", "attempt", "scenario"):
        problems = asked(served, method, {"state": thrice, "move": MOVE})["error"]["data"]
        told = {problem["message"] for problem in problems}
        assert told == {"SP 3 finns bara i 2 exemplar.", "”Cia” är ingen av spelarna och kan inte stå i tur."}


def test_so_many_piles_that_the_moves_are_without_number_are_too_many(served: Served) -> None:
    cards = [f"{suit} {rank}" for rank in ("A", *range(2, 8)) for suit in ("KL", "SP", "HJ", "RU")]
    full = {**STATE, "table": [{"cards": [card]} for card in cards]}
    for method in ("position", "attempt", "scenario", "moves", "play"):
        error = asked(served, method, {"state": full, "move": MOVE})["error"]
        assert error["message"] == "Här prövas ställningar med högst 20 högar på bordet."


def test_of_very_many_moves_the_first_are_told_and_the_others_counted(served: Served) -> None:
    many = deepcopy(STATE) | {"table": [{"cards": [card]} for card in CROWD.split(",")]}
    for player, hand in zip(many["players"], (["KL 3", "KL J", "SP 3", "SP J"], []), strict=True):
        player |= {"hand": hand, "taken": []}
    answer = asked(served, "position", {"state": many})["result"]
    assert len(answer["moves"]) == LISTED < answer["count"]


def test_a_refused_move_comes_with_the_address_of_its_clause(served: Served, files: Files) -> None:
    move = {**MOVE, "piles": [["SP 3"]]}
    found = asked(served, "attempt", {"state": {**STATE, "table": [{"cards": ["SP 3"]}]}, "move": move})["result"]
    page, _, place = found["refused"]["address"].partition("#")
    assert place in suite("mulle").register.clauses
    assert f'id="{place}"' in str(files[page])
    assert "after" not in found


def test_what_comes_of_a_move_is_drawn_and_counted(served: Served) -> None:
    found = asked(served, "attempt", {"state": STATE, "move": MOVE})["result"]
    assert found["told"] == "Anna tar in SP 3 och HJ 4 med SP 7"
    assert found["state"]["turn"] == "Bo"
    assert found["before"].count("touched") == 2
    assert 'aria-label="sju i spader"' in found["after"]
    assert found["score"][1] == ["Anna", "0", "0", "2", "0", "0"]


def test_ctrl_c_ends_it_with_0_also_while_a_page_is_open() -> None:
    with serving("--http", "0") as found:
        with socket.create_connection(("127.0.0.1", found.port), timeout=SECONDS) as client:
            client.sendall(f"GET /prova.html HTTP/1.1\r\nHost: 127.0.0.1:{found.port}\r\n\r\n".encode())
            assert client.recv(65536).startswith(b"HTTP/1.1 200 ")
            found.process.send_signal(signal.SIGINT)
            assert found.ended() == (0, OPEN)
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", found.port), timeout=SECONDS)


def test_only_the_loopback_address_is_listened_on(served: Served) -> None:
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", served.port), timeout=SECONDS)


def test_a_port_in_use_ends_with_2_and_says_so(served: Served) -> None:
    command = [*SERVE, "--http", str(served.port)]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", env=ENVIRONMENT, timeout=SECONDS)
    assert (run.returncode, run.stdout) == (2, "")
    assert f"Port {served.port} of 127.0.0.1 cannot be used" in run.stderr
    assert "Traceback" not in run.stderr
