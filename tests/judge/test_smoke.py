"""`regelratt smoke`: an adapter that is well passes, and each way to be broken is told with what to do."""

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import regelratt.smoke as module
from reference_engine.mulle.adapter import Reference
from regelratt.adapters import BadName
from regelratt.adapters.fault import HINTS
from regelratt.games import rules
from regelratt.session import Patience
from regelratt.smoke import Mark, Result, smoke
from regelratt.suite import ROOT

ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
ENVIRONMENT |= {"PYTHONPATH": str(ROOT)}
PATIENCE = Patience(answer=30, start=60)

ADAPTER = """
import json, os, random, sys
from pathlib import Path
from reference_engine.mulle.adapter import Reference

engine, mode, here, asked = Reference(), sys.argv[1], Path(sys.argv[0]).parent, 0

def hello(params):
    said = engine.hello()
    said |= {
        "unknown edition": {"editions": ["0.3.0", "0.4.0"]},
        "no edition": {"editions": ["0.4.0"]},
        "utkast": {"editions": ["utkast"]},
        "unknown operation": {"operations": ["hello", "values", "pley"]},
        "no operation": {"operations": ["hello"]},
        "few": {"operations": ["hello", "values"]},
        "unknown reading": {"readings": ["A-99"]},
        "twice declared": {"editions": ["0.3.0", "0.3.0"]},
        "another game": {"game": "poker"},
        "hostile": {"name": "\\x1b[31mred", "version": "\\u202e1"},
    }.get(mode, {})
    with (here / "started").open("a+") as started:
        print(os.getpid(), file=started, flush=True)
        started.seek(0)
        if mode == "somebody else" and len(started.readlines()) > 1:
            said["version"] = "2"
    return said

def answer(method, params):
    global asked
    asked += 1
    if method == "hello":
        return hello(params)
    if mode == "dies of everything" or (mode == "dies of the unknown" and method == "no-such-question"):
        sys.exit(3)
    if method == "play" and mode == "hangs":
        sys.stdin.readline()
    if method == "play" and mode == "dies of the impossible" and len(params["state"]["stock"]) == 3:
        os.abort()
    if method == "no-such-question" and mode == "knows everything":
        return None
    if mode == "utkast" and "state" in params and params["state"]["edition"] != "utkast":
        raise KeyError(params["state"]["edition"])
    if mode == "wrong form" and method == "values":
        return {"cards": []}
    if mode == "plays all" and method == "play":
        return {"state": params["state"] | {"turn": "Bo"}}
    result = getattr(engine, method)(**params)
    if mode == "refuses by error" and "refused" in result:
        raise ValueError("not allowed")
    if mode == "remembers" and method == "score":
        result["players"][0]["total"] += asked
    if mode == "any order" and method == "moves" and asked % 2:
        result.reverse()
    if mode == "takes nothing" and method == "play" and params["move"]["action"] == "take":
        return {"refused": {"reason": "not-yet"}}
    if mode == "throws badly" and method == "play":
        return {"refused": {"reason": "not-yet"}} if params["move"]["action"] == "take" else {"state": {}}
    if mode == "plays nothing" and method == "play":
        return {"refused": {"reason": "not-yet"}}
    if mode == "loses a card" and "state" in result:
        result["state"]["table"].pop()
    return result

decode, encode = "latin-1" if mode == "latin-1" else "utf-8", "ascii" if mode == "mangles" else "utf-8"
for line in sys.stdin.buffer:
    question = json.loads(line.decode(decode))
    message = {"jsonrpc": "2.0", "id": question["id"]}
    if mode == "logs":
        print("a question came", flush=True)
    try:
        message["result"] = answer(question["method"], question.get("params", {}))
    except Exception as error:
        print("oj", error, file=sys.stderr, flush=True)
        message["error"] = {"code": -32000, "message": str(error)}
    text = json.dumps(message, ensure_ascii=False) + "\\n"
    times = 2 if mode == "answers twice" and question["method"] == "deal" else 1
    sys.stdout.buffer.write((text * times).encode(encode, "replace"))
    sys.stdout.buffer.flush()
"""


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The name of an adapter that is the reference engine but for one thing."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    script = tmp_path / "adapter.py"
    script.write_text(ADAPTER, "utf-8")
    return lambda mode: f"exec:{sys.executable} {script} '{mode}'"


def results(adapter: str, patience: Patience = PATIENCE) -> dict[str, Result]:
    """The results by name; of several with one name the last."""
    return {result.name: result for result in smoke(adapter, "mulle", patience)}


def bad(found: dict[str, Result]) -> list[str]:
    return [name for name, result in found.items() if result.mark is Mark.FAIL]


CHECKS = [
    "start and hello", "editions", "operations", "readings", "values", "deal", "moves", "play", "score",
    "the same question again", "Swedish letters", "a move to be played", "a move to be refused",
    "an impossible position", "start anew", "an unknown question", "time", "other output",
]  # fmt: skip


@pytest.mark.parametrize("adapter", ["reference", f"exec:{sys.executable} -m regelratt serve"])
def test_the_reference_engine_is_well(adapter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    found = results(adapter)
    assert list(found) == CHECKS
    assert {name for name, result in found.items() if result.mark is not Mark.OK} <= {"time"}
    assert found["a move to be refused"].message == "card-not-in-hand"
    assert re.search(r"values: \d+\.\d\d ms in the median of 50", found["time"].message)


def test_the_reference_engine_is_well_over_http() -> None:
    command = [sys.executable, "-m", "regelratt", "serve", "--http", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=ENVIRONMENT) as server:
        try:
            assert server.stdout
            found = results(server.stdout.readline().strip())
        finally:
            server.terminate()
    assert list(found) == CHECKS
    assert bad(found) == []


@pytest.mark.parametrize(
    ("mode", "name", "message", "hint"),
    [
        ("unknown operation", "operations", "There is no pley.", "Did you mean play"),
        ("no operation", "operations", "None to be judged by.", "There are: values, deal, moves, play, score."),
        ("no edition", "editions", "None that there is", "There are: 0.3.0, utkast."),
        ("unknown reading", "readings", "There is no A-99.", "Did you mean A-"),
        ("another game", "start and hello", "It plays poker, not mulle.", HINTS["hello"]),
        ("wrong form", "values", "The answer has the wrong form: Expected `array`, got `object`", HINTS["schema"]),
        ("loses a card", "play", "men det försvann", "This holds whatever the rules are (cards)."),
        ("answers twice", "deal", "once more", HINTS["wrong-id"]),
        ("remembers", "the same question again", "The second answer to score is not the first.", "keep nothing"),
        ("latin-1", "Swedish letters", "It could not answer deal", "Read and write UTF-8"),
        ("mangles", "Swedish letters", "Åsa, Örjan did not come back from deal", "Read and write UTF-8"),
        ("refuses by error", "a move to be refused", "not allowed", 'A refusal is an answer: {"refused"'),
        ("plays all", "a move to be refused", "It was played.", "The card is not in that hand."),
        ("dies of the impossible", "an impossible position", "SIGABRT", HINTS["died"]),
        ("dies of the unknown", "an unknown question", "exit code 3", HINTS["died"]),
        ("knows everything", "an unknown question", "as if there were one", "-32601"),
        ("somebody else", "start anew", "somebody else", HINTS["hello"]),
    ],
)
def test_each_way_to_be_broken_is_told_where_it_shows_with_what_to_do(
    broken: Any, mode: str, name: str, message: str, hint: str
) -> None:
    found = results(broken(mode))
    assert found[name].mark is Mark.FAIL
    assert message in found[name].message
    assert hint in found[name].hint


@pytest.mark.parametrize(
    ("mode", "failing"),
    [
        ("wrong form", ["values"]),
        ("loses a card", ["play", "a move to be played"]),
        ("latin-1", ["Swedish letters"]),
        ("mangles", ["Swedish letters"]),
        ("refuses by error", ["a move to be refused"]),
        ("dies of the impossible", ["an impossible position"]),
        ("dies of the unknown", ["an unknown question"]),
        ("knows everything", ["an unknown question"]),
        ("somebody else", ["start anew", "an unknown question", "time"]),
    ],
)
def test_what_is_well_beside_a_problem_is_still_found_to_be_well(broken: Any, mode: str, failing: list[str]) -> None:
    found = results(broken(mode))
    assert list(found) == CHECKS
    assert bad(found) == failing


def test_what_travelled_is_told_with_a_problem(broken: Any) -> None:
    found = results(broken("wrong form"))["values"]
    assert '"method":"values"' in found.sent
    assert '"result": {"cards": []}' in found.received
    found = results(broken("refuses by error"))["a move to be refused"]
    assert '"card":"RU A"' in found.sent
    assert '"message": "not allowed"' in found.received
    assert "oj not allowed" in found.log


def test_a_lost_card_and_a_mangled_name_are_told_with_the_lines(broken: Any) -> None:
    assert '"method":"play"' in results(broken("loses a card"))["play"].sent
    letters = results(broken("mangles"))["Swedish letters"]
    assert "Åsa" in letters.sent
    assert '"?sa"' in letters.received


def test_an_adapter_that_hangs_is_ended_and_the_rest_is_asked(broken: Any) -> None:
    found = results(broken("hangs"), Patience(answer=1.5, start=60))
    assert list(found) == CHECKS
    assert bad(found) == ["play", "a move to be played", "a move to be refused", "an impossible position"]
    assert "No answer to play within 1.5 s." in found["play"].message
    assert found["score"].mark is found["time"].mark is Mark.OK


def test_after_repeated_deaths_it_is_not_asked_any_more(broken: Any) -> None:
    found = results(broken("dies of everything"))
    assert list(found) == [*CHECKS[:9], "the rest", "other output"]
    assert found["the rest"].message.startswith("Not asked any more: it broke down 5 times in a row.")


def test_what_is_not_declared_is_skipped_and_no_problem(broken: Any) -> None:
    found = results(broken("few"))
    assert bad(found) == []
    skipped = [name for name, result in found.items() if result.mark is Mark.SKIP]
    assert skipped == [
        "deal",
        "moves",
        "play",
        "score",
        "Swedish letters",
        "a move to be played",
        "a move to be refused",
        "an impossible position",
    ]
    assert all(found[name].message for name in skipped)


def test_the_examples_are_asked_in_an_edition_that_is_declared(broken: Any) -> None:
    found = results(broken("utkast"))
    assert bad(found) == []
    assert found["play"].mark is Mark.OK


@pytest.mark.parametrize(
    ("mode", "name", "message"),
    [
        ("unknown edition", "editions", "There is no 0.4.0."),
        ("twice declared", "editions", "Declared twice: 0.3.0."),
        ("logs", "other output", "the last of them: a question came"),
    ],
)
def test_what_is_only_odd_is_a_warning(broken: Any, mode: str, name: str, message: str) -> None:
    found = results(broken(mode))
    assert bad(found) == []
    assert (found[name].mark, message in found[name].message) == (Mark.WARN, True)


def test_another_order_is_remarked_on_and_no_problem(broken: Any) -> None:
    found = results(broken("any order"))
    assert bad(found) == []
    assert found["the same question again"].message == "The same, though in another order."


def test_a_slow_answer_is_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SLOW", -1.0)
    found = results("reference")
    assert bad(found) == []
    assert (found["time"].mark, "thousands" in found["time"].hint) == (Mark.WARN, True)


class Meddler(Reference):
    """Changes what it is given."""

    def play(self, state: dict[str, Any], move: dict[str, Any]) -> dict[str, Any]:
        answer = super().play(state, move)
        state["turn"] = "Bo"
        return answer


def test_an_engine_that_changes_what_it_is_given_is_told() -> None:
    found = results(f"python:{__name__}:Meddler")
    assert found["play"].mark is Mark.FAIL
    assert "changed what it was given with play" in found["play"].message
    assert found["score"].mark is Mark.OK


@pytest.mark.parametrize("bot", rules("mulle").BOTS.values(), ids=list(rules("mulle").BOTS))
def test_the_adapters_of_the_bots_are_judged_apart_from_their_rules(bot: type) -> None:
    """One knows no rule and is well; those that answer nothing, or play what is not there, are not."""
    found = results(f"python:{bot.__module__}:{bot.__name__}")
    assert (
        bad(found)
        == {
            "RefusesAll": [],
            "AcceptsAll": ["a move to be refused"],
            "AnswersNothing": [
                "values",
                "deal",
                "moves",
                "play",
                "score",
                "a move to be played",
                "a move to be refused",
            ],
        }[bot.__name__]
    )


def test_an_engine_that_only_throws_is_asked_for_a_throw(broken: Any) -> None:
    assert bad(results(broken("takes nothing"))) == []
    assert "a move to be played" in bad(results(broken("throws badly")))
    found = results(broken("plays nothing"))["a move to be played"]
    assert (found.mark, found.message) == (Mark.WARN, "Refused (not-yet), so no state has been seen.")


def test_a_name_that_is_no_adapter_is_a_wrong_call() -> None:
    with pytest.raises(BadName):
        smoke("exce:node", "mulle", PATIENCE)


def running(folder: Path) -> list[int]:
    """The adapters that were started here and still run."""
    return [number for number in map(int, (folder / "started").read_text().split()) if _runs(number)]


def _runs(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def test_nothing_is_left_running_when_one_has_heard_enough(broken: Any, tmp_path: Path) -> None:
    checks = smoke(broken("few"), "mulle", PATIENCE)
    next(checks)
    assert len(running(tmp_path)) == 1
    checks.close()
    assert running(tmp_path) == []


# as a user runs it


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The finished command, its output piped."""
    full = [sys.executable, "-m", "regelratt", "smoke", *arguments]
    return subprocess.run(full, capture_output=True, encoding="utf-8", env=ENVIRONMENT, timeout=120)


def test_a_pipe_gets_words_and_0_where_all_is_well() -> None:
    run = command("--adapter", "reference")
    assert (run.returncode, run.stderr) == (0, "")
    lines = run.stdout.splitlines()
    assert lines[0] == "ok   start and hello: regelratt-reference 1 (Python) plays mulle"
    assert re.match(r"The adapter is well: \d+ ok(, 1 warn)?\.", lines[-2])
    assert lines[-1] == "Now the rules: regelratt check --adapter reference"
    assert run.stdout.isascii()


def test_a_broken_adapter_ends_with_2_and_tells_hint_and_lines(broken: Any) -> None:
    run = command("--adapter", broken("refuses by error"))
    assert run.returncode == 2
    start = run.stdout.index("FAIL a move to be refused: ")
    told = run.stdout[start:].splitlines()
    assert told[1].startswith("       hint     A refusal is an answer")
    assert told[2].startswith('       sent     {"jsonrpc":"2.0"')
    assert told[3].startswith('       received {"jsonrpc": "2.0"')
    assert told[4].startswith("       log      oj ")
    assert run.stdout.splitlines()[-1].startswith("The adapter is broken: ")


def test_what_an_adapter_says_of_itself_is_escaped(broken: Any) -> None:
    run = command("--adapter", broken("hostile"))
    assert run.returncode == 0
    assert r"\x1b[31mred \u202e1" in run.stdout
    assert "\x1b" not in run.stdout
    assert "\u202e" not in run.stdout


def test_a_terminal_gets_signs(broken: Any) -> None:
    ours, theirs = pty.openpty()
    full = [sys.executable, "-m", "regelratt", "smoke", "--adapter", broken("wrong form")]
    with subprocess.Popen(full, stdout=theirs, stdin=subprocess.DEVNULL, env=ENVIRONMENT) as process:
        os.close(theirs)
        text = b""
        while part := _read(ours):
            text += part
    os.close(ours)
    plain = re.sub(r"\x1b\[\d*m", "", text.decode()).replace("\r\n", "\n")
    assert process.returncode == 2
    assert "\n✗ values: The answer has the wrong form" in plain
    assert "\n✓ deal\n" in plain


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # how Linux tells that nobody writes any more
        return b""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_and_its_adapter(broken: Any, tmp_path: Path, number: signal.Signals) -> None:
    full = [sys.executable, "-m", "regelratt", "smoke", "--timeout", "600", "--adapter", broken("hangs")]
    with subprocess.Popen(
        full,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=ENVIRONMENT,
    ) as process:
        assert process.stdout
        for line in process.stdout:
            if line.startswith("ok   moves"):
                break
        assert len(running(tmp_path)) == 1
        process.send_signal(number)
        assert process.wait(60) == 130
        assert process.stderr
        assert "Traceback" not in process.stderr.read()
    assert running(tmp_path) == []


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Missing option '--adapter'"),
        (["--adapter", "exce:node"], "'exce:node' is no adapter."),
        (["--adapter", "python:nowhere:x"], "python:nowhere:x cannot be imported"),
        (["--adapter", "reference", "--timeout", "0"], "0.0 is not in the range"),
        (["--adapter", "reference", "--game", "poker"], "There is no game called 'poker'"),
    ],
)
def test_a_wrong_call_ends_with_2(arguments: list[str], words: str) -> None:
    run = command(*arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert words in run.stderr
    assert "Traceback" not in run.stderr


def test_an_adapter_that_does_not_start_ends_with_2() -> None:
    run = command("--adapter", "exec:/nowhere/at-all")
    assert run.returncode == 2
    assert run.stdout.startswith("FAIL start and hello: /nowhere/at-all cannot be started")
    assert HINTS["no-start"] in run.stdout
