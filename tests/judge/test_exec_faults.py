"""`exec:` adapters that are broken, each in one way: what the judge says, and that it goes on."""

import sys
import tracemalloc
from pathlib import Path

import pytest

from regelratt.adapters import AdapterFault, BadName, adapter
from regelratt.adapters.message import LONGEST
from regelratt.adapters.process import ExecAdapter, Process
from regelratt.contract import BrokenInvariant
from regelratt.engine import Engine
from regelratt.games import rules
from regelratt.session import Session

from .keeper import DEADLINE, OTHER, SHORT, Ear, broken, command, fault, is_gone, no_start, session, still_answers
from .zoo import parent
from .zoo.honest import BAIT

MEGABYTE = 1024 * 1024


def asks_the_bait(found: AdapterFault) -> bool:
    """Whether the fault shows the question as it travelled."""
    return '"method":"values","params":{"cards":["KL 2"]}' in found.sent


def process_of(opened: Session) -> Process:
    """The process of a session."""
    assert isinstance(opened.adapter, ExecAdapter)
    assert opened.adapter._process
    return opened.adapter._process


# an adapter that does not start


def test_a_command_that_is_not_found() -> None:
    found = no_start("exec:no-such-command-at-all --now")
    assert (found.code, found.message) == (
        "no-start", "no-such-command-at-all cannot be started: No such file or directory.",
    )  # fmt: skip
    assert "from this folder" in found.hint


def test_a_file_that_is_not_executable(tmp_path: Path) -> None:
    (tmp_path / "adapter").write_text("#!/bin/sh\n", "utf-8")
    found = no_start(f"exec:{tmp_path / 'adapter'}")
    assert found.code == "no-start"
    assert "Permission denied" in found.message


def test_a_file_that_is_no_program(tmp_path: Path) -> None:
    (tmp_path / "adapter").write_text("what", "utf-8")
    (tmp_path / "adapter").chmod(0o755)
    found = no_start(f"exec:{tmp_path / 'adapter'}")
    assert found.code == "no-start"
    assert "Exec format error" in found.message


def test_a_command_that_ends_at_once_is_shown_with_its_last_words() -> None:
    found = no_start(f"exec:{sys.executable} no-such-file.py")
    assert (found.code, found.message) == ("no-start", "The engine ended with exit code 2 instead of an answer.")
    assert "No such file or directory" in found.log
    assert '"method":"hello"' in found.sent


def test_a_command_that_ends_at_once_and_reads_nothing() -> None:
    assert no_start("exec:true").code == "no-start"


@pytest.mark.parametrize(("name", "problem"), [("exec:", "Write the command"), ("exec:'a", "cannot be split")])
def test_a_command_that_cannot_be_read_is_a_wrong_call(name: str, problem: str) -> None:
    with pytest.raises(BadName, match=problem):
        adapter(name, "mulle")


def test_a_slow_start_has_a_time_limit_of_its_own() -> None:
    with session(broken("is_slow_to_start", "hello"), answer=0.01) as opened:
        assert opened.hello.game == "mulle"


def test_too_slow_a_start(ear: Ear) -> None:
    found = no_start(broken("hangs", "hello", ear.path), start=SHORT)
    assert found.code == "slow-start"
    assert "No answer to hello within" in found.message
    assert "--start-timeout" in found.hint
    assert is_gone(*ear.pids(1))


# an adapter that dies


def test_it_dies_before_the_answer() -> None:
    with session(broken("dies")) as opened:
        found = fault(opened)
        assert (found.code, found.message) == ("died", "The engine ended with exit code 3 instead of an answer.")
        assert asks_the_bait(found)
        assert found.received == ""
        assert "now I do it" in found.log
        assert "stderr" in found.hint
        assert still_answers(opened)
        assert opened.deaths == 1


def test_it_dies_of_a_signal() -> None:
    with session(broken("dies_by_signal")) as opened:
        assert "was ended by SIGKILL" in fault(opened).message
        assert still_answers(opened)


@pytest.mark.parametrize("mode", ["dies_in_the_middle", "dies_before_the_end_of_the_line"])
def test_it_dies_in_the_middle_of_an_answer(mode: str) -> None:
    with session(broken(mode)) as opened:
        found = fault(opened)
        assert found.code == "died"
        assert "in the middle of an answer" in found.message
        assert found.received.startswith('{"jsonrpc": "2.0", ')
        assert still_answers(opened)


def test_it_dies_after_the_answer_which_counts_and_the_next_question_finds_it_dead() -> None:
    with session(broken("dies_after_the_answer")) as opened:
        opened.ask("values", BAIT)
        opened.settle()
        assert "ended with exit code 3" in fault(opened, params=OTHER).message
        assert still_answers(opened)
        assert opened.deaths == 1


def test_what_it_said_on_stdout_before_it_died_is_shown() -> None:
    with session(broken("says_on_stdout_why_it_dies")) as opened:
        assert fault(opened).message == (
            "The engine ended with exit code 101 instead of an answer. "
            "The last line on stdout that was no message: panic: no such card"
        )


def test_it_closes_its_stdout_and_lives_on() -> None:
    with session(broken("closes_stdout")) as opened:
        assert "closed its stdout" in fault(opened).message
        assert still_answers(opened)


def test_it_closes_its_stdout_after_the_answer_which_counts() -> None:
    with session(broken("closes_stdout_after_the_answer"), answer=10) as opened:
        opened.ask("values", BAIT)
        process_of(opened).reader.join(DEADLINE)  # it has been read to its end
        opened.settle()
        found = fault(opened, params=OTHER)
        assert found.code == "died"
        assert "closed its stdout" in found.message
        assert still_answers(opened)


def test_it_closes_its_stdin_and_lives_on() -> None:
    with session(broken("closes_stdin")) as opened:
        opened.ask("values", BAIT)
        found = fault(opened, params=OTHER)
        assert found.code == "died"
        assert "closed its stdin" in found.message
        assert still_answers(opened)


def test_it_dies_and_a_child_holds_its_stdout(ear: Ear) -> None:
    with session(broken("leaves_a_child_with_its_stdout", "bait", ear.path), answer=SHORT) as opened:
        assert "ended with exit code 3" in fault(opened).message
        assert is_gone(*ear.pids(1))
        assert still_answers(opened)


def test_after_repeated_deaths_it_is_not_asked_any_more() -> None:
    with session(broken("dies"), deaths=3) as opened:
        assert [fault(opened).code for _ in range(5)] == ["died", "died", "died", "gave-up", "gave-up"]
        found = fault(opened, params=OTHER)
        assert found.message == (
            "Not asked any more: it broke down 3 times in a row. "
            "The last time: The engine ended with exit code 3 instead of an answer."
        )
        assert "now I do it" in found.log
        assert opened.given_up
        assert opened.deaths == 3


def test_deaths_with_answers_in_between_are_counted_over_the_whole_run() -> None:
    with session(broken("dies"), deaths=2) as opened:
        for _ in range(3):
            assert fault(opened).code == "died"
            assert still_answers(opened)
        assert opened.given_up is None


def test_an_engine_that_answers_nonsense_is_given_up_later_than_one_that_is_silent() -> None:
    with session(broken("cut_short"), deaths=2) as opened:
        assert [fault(opened).code for _ in range(4)] == ["not-json"] * 4


def test_an_engine_that_is_somebody_else_when_started_anew(tmp_path: Path) -> None:
    with session(broken("changes_its_name", "hello", tmp_path / "lived")) as opened:
        opened.adapter.stop()
        opened.adapter.start(SHORT)  # its second life, which the session knows nothing of
        opened.close()
        found = fault(opened)
        assert (found.code, found.message) == ("hello", "Started anew, it says that it is somebody else.")
        assert "version='2'" in found.received


# an adapter that does not answer


def test_it_never_answers(ear: Ear) -> None:
    with session(broken("hangs", "bait", ear.path), answer=SHORT) as opened:
        found = fault(opened)
        assert (found.code, found.message) == ("no-answer", "No answer to values within 1 s.")
        assert asks_the_bait(found)
        assert "now I do it" in found.log
        assert "--timeout" in found.hint
        assert is_gone(*ear.pids(1))
        assert still_answers(opened)


def test_it_passes_over_the_question() -> None:
    with session(broken("passes_over"), answer=SHORT) as opened:
        assert fault(opened).code == "no-answer"
        assert still_answers(opened)


def test_it_begins_an_answer_and_falls_silent() -> None:
    with session(broken("hangs_in_the_middle"), answer=SHORT) as opened:
        found = fault(opened)
        assert found.code == "no-answer"
        assert "began a line and did not end it" in found.message
        assert found.received == '{"jsonrpc": "2.0", "'
        assert still_answers(opened)


def test_it_does_not_read_a_question_that_no_pipe_can_hold() -> None:
    with session(broken("stops_reading"), answer=SHORT) as opened:
        opened.ask("values", BAIT)
        assert fault(opened, params={"cards": ["SP 2"] * 100_000}).code == "no-answer"
        assert still_answers(opened)


# everything it started is gone, however it ends


def family(ear: Ear, end: str) -> tuple[str, int]:
    return command("parent.py", ear.path, end), parent.MEMBERS + 1


def test_the_whole_family_of_an_adapter_that_hangs_is_gone(ear: Ear) -> None:
    name, members = family(ear, "hangs")
    with session(name, answer=SHORT) as opened:
        pids = ear.pids(members)
        assert fault(opened).code == "no-answer"
        assert [ear.line(), ear.line()] == ["hangs", "told to end"]
        assert all(map(is_gone, pids))
        assert still_answers(opened)
        pids = ear.pids(members)
    assert all(map(is_gone, pids))


def test_the_family_that_outlives_its_adapter_is_gone(ear: Ear) -> None:
    name, members = family(ear, "dies")
    with session(name, answer=SHORT) as opened:
        pids = ear.pids(members)
        assert "ended with exit code 3" in fault(opened).message
        assert all(map(is_gone, pids))


def test_the_family_of_an_adapter_that_ends_as_it_should_is_gone(ear: Ear) -> None:
    name, members = family(ear, "answers")
    with session(name) as opened:
        opened.ask("values", BAIT)
        pids = ear.pids(members)
    assert all(map(is_gone, pids))


def test_an_interrupt_while_it_starts_leaves_nothing(ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_session: Session) -> None:
        opened.start(SHORT)
        pids.extend(ear.pids(parent.MEMBERS + 1))
        raise KeyboardInterrupt

    opened = adapter(command("parent.py", ear.path, "hangs"), "mulle")
    pids: list[int] = []
    monkeypatch.setattr(Session, "_greeted", interrupted)
    with pytest.raises(KeyboardInterrupt):
        Session(opened, "mulle", rules("mulle"), None)  # type: ignore[arg-type]
    assert pids
    assert all(map(is_gone, pids))


# an adapter that answers too often, or to another question


@pytest.mark.parametrize("mode", ["answers_twice", "answers_twice_in_two_writes", "answers_again_at_the_next_question"])
def test_it_answers_twice(mode: str) -> None:
    with session(broken(mode)) as opened:
        opened.ask("values", BAIT)
        found = fault(opened, params=OTHER)
        assert found.code == "wrong-id"
        assert '"card": "KL 2"' in found.received
        assert "once" in found.hint
        assert still_answers(opened)


def test_an_answer_given_twice_in_one_breath_is_a_fault_of_the_scenario_that_asked() -> None:
    with session(broken("answers_twice")) as opened:
        opened.ask("values", BAIT)
        assert isinstance(opened.adapter, ExecAdapter)
        assert len(opened.adapter._pending) == 1  # not by luck: both came together
        with pytest.raises(AdapterFault, match="once more, without a question") as found:
            opened.settle()
        assert found.value.code == "wrong-id"
        assert asks_the_bait(found.value)
        assert still_answers(opened)


@pytest.mark.parametrize(
    ("mode", "given"),
    [("wrong_id", "1"), ("null_id", "null"), ("string_id", '"2"'), ("answers_in_the_wrong_order", "3")],
)
def test_it_answers_another_question(mode: str, given: str) -> None:
    with session(broken(mode)) as opened:
        found = fault(opened)
        assert (found.code, found.message) == ("wrong-id", f"The answer has the id {given}, but the question had 2.")
        assert asks_the_bait(found)
        assert '"jsonrpc": "2.0"' in found.received
        assert "now I do it" in found.log
        assert still_answers(opened)


def test_of_answers_without_end_only_some_are_read() -> None:
    with session(broken("floods_with_messages")) as opened:
        opened.ask("values", BAIT)
        reader = process_of(opened).reader
        reader.join(DEADLINE)
        assert not reader.is_alive()
        assert fault(opened, params=OTHER).code == "wrong-id"
        assert still_answers(opened)


# an adapter whose answer is no message


@pytest.mark.parametrize(
    ("mode", "problem"),
    [
        ("cut_short", "truncated"),
        ("over_several_lines", "goes over several lines"),
        ("as_python_shows_it", "malformed"),
        ("not_a_number", "invalid character"),
        ("latin_1", "not in UTF-8: invalid start byte at byte "),
        ("utf_16", "malformed"),
        ("deeply_nested", "recursion"),
        ("half_a_letter", "cannot be read as JSON"),
    ],
)
def test_it_answers_what_is_not_json(mode: str, problem: str) -> None:
    with session(broken(mode)) as opened:
        found = fault(opened)
        assert found.code == "not-json"
        assert problem in found.message
        assert asks_the_bait(found)
        assert "jsonrpc" in found.received.replace("\\x00", "")
        assert "now I do it" in found.log
        assert "one line" in found.hint
        assert still_answers(opened)


@pytest.mark.parametrize(
    ("mode", "problem"),
    [
        ("batch", "got `array`"),
        ("without_version", "`jsonrpc`"),
        ("old_version", "'1.0'"),
        ("without_id", "`id`"),
        ("result_and_error", "exactly one of `result` and `error`"),
        ("neither_result_nor_error", "exactly one of `result` and `error`"),
        ("error_without_code", "$.error"),
        ("echo", "looks like a question"),
    ],
)
def test_it_answers_what_is_no_message(mode: str, problem: str) -> None:
    with session(broken(mode)) as opened:
        found = fault(opened)
        assert found.code == "not-a-message"
        assert problem in found.message
        assert asks_the_bait(found)
        assert found.received
        assert still_answers(opened)


@pytest.mark.parametrize("mode", ["line_of_100_megabytes", "line_without_end"])
def test_a_line_that_is_too_long_is_read_to_the_limit_and_no_further(mode: str) -> None:
    with session(broken(mode)) as opened:
        tracemalloc.start()
        try:
            found = fault(opened)
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert (found.code, found.message) == ("too-long", f"A line of more than {LONGEST:,} bytes.")
        assert len(found.received) < 10_000
        assert peak < 4 * LONGEST
        assert still_answers(opened)


# an adapter that says that it cannot answer


def test_it_does_not_know_an_operation_that_it_declares() -> None:
    with session(broken("unknown_method")) as opened:
        found = fault(opened)
        assert (found.code, found.message) == (
            "no-method", "It does not know values: Method not found (code -32601)",
        )  # fmt: skip
        assert "leave it out of `operations`" in found.hint
        assert still_answers(opened)
        assert opened.deaths == 0


def test_it_does_not_know_hello() -> None:
    assert no_start(broken("unknown_method", "hello")).code == "hello"


def test_what_it_says_when_it_cannot_answer_is_shown_and_made_harmless() -> None:
    with session(broken("internal_error")) as opened:
        found = fault(opened)
        assert found.code == "error"
        assert found.message == r'It could not answer values: Oj \x1b[31m (code -32603) {"card": "KL 2"}'
        assert asks_the_bait(found)
        assert "-32603" in found.received
        assert still_answers(opened)
        assert opened.deaths == 0


def test_whoever_cannot_read_a_question_need_not_know_its_id() -> None:
    with session(broken("parse_error")) as opened:
        found = fault(opened)
        assert found.code == "error"
        assert "Parse error" in found.message
        assert still_answers(opened)


# an adapter whose answer is out of form


@pytest.mark.parametrize(
    ("mode", "problem"),
    [
        ("missing_field", "`hand`"),
        ("wrong_type", "Expected `int`, got `str` - at `$[0].table`"),
        ("unknown_card", "'KL 1'"),
        ("null", "Expected `array`, got `null`"),
        ("huge_number", "out of range"),
        ("twice_the_same_key", 'The key "table" is there twice in one object.'),
        ("twice_the_same_id", 'The key "id" is there twice in one object.'),
    ],
)
def test_it_answers_in_another_form(mode: str, problem: str) -> None:
    with session(broken(mode)) as opened:
        found = fault(opened)
        assert found.code == "schema"
        assert problem in found.message
        assert asks_the_bait(found)
        assert found.received.startswith('{"jsonrpc"')
        assert "now I do it" in found.log
        assert "JSON Schemas" in found.hint
        assert still_answers(opened)
        assert opened.deaths == 0


def test_an_answer_to_hello_that_is_out_of_form_ends_the_process(ear: Ear) -> None:
    assert no_start(broken("null", "hello")).code == "schema"


# what is odd, but can be lived with


@pytest.mark.parametrize(
    "mode", ["carriage_returns", "byte_order_mark", "empty_lines", "byte_by_byte", "more_fields", "floods_stderr"]
)
@pytest.mark.parametrize("when", ["hello", "values"])
def test_it_is_odd_but_answers(mode: str, when: str) -> None:
    with session(broken(mode, when)) as opened:
        assert still_answers(opened)
        opened.settle()
        assert opened.deaths == 0
        assert opened.adapter.noise() == []


@pytest.mark.parametrize("size", [1, 7, 4096])
def test_it_reads_in_blocks(size: int) -> None:
    with session(command("blocks.py", size)) as opened:
        assert still_answers(opened)
        assert still_answers(opened)


def test_logs_on_stdout_are_put_up_with_and_shown() -> None:
    with session(broken("logs", "values")) as opened:
        assert still_answers(opened)
        opened.settle()
        assert still_answers(opened)
        assert opened.deaths == 0
        opened.close()
        once = [
            r"loading rules \x1b[1m...\x1b[0m",
            '{"level": "info", "msg": "asked", "id": 7}',
            "{ level: 'info', msg: 'asked' }",
            "[INFO] asked",
            "[1, 2]",
            'got {"jsonrpc": "2.0", "id": 1}',
            r"caf\xe9",
            "done",
        ]
        assert opened.adapter.noise() == once * 2


def test_of_a_flood_of_logs_the_last_are_kept_in_little_room() -> None:
    with session(broken("floods_stdout_with_logs", "values")) as opened:
        tracemalloc.start()
        try:
            assert still_answers(opened)
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert peak < 8 * MEGABYTE
        noise = opened.adapter.noise()
        assert len(noise) == 201
        assert noise[0] == "… (9,800 lines before these)"
        assert noise[-1].startswith("log 999 ")
        assert len(noise[-1]) == 500


@pytest.mark.parametrize("mode", ["floods_stderr_after_the_answer", "logs_after_the_answer"])
def test_it_never_waits_for_the_judge_to_read_its_logs(mode: str, ear: Ear) -> None:
    with session(broken(mode, "bait", ear.path)) as opened:
        opened.ask("values", BAIT)
        assert ear.line() == "done"
        assert len(process_of(opened).log()) <= 64 * 1024
        opened.settle()
        assert still_answers(opened)
        assert opened.deaths == 0


def test_of_a_long_log_on_stderr_the_end_is_shown() -> None:
    with session(broken("floods_stderr_and_dies")) as opened:
        log = fault(opened).log
        assert log.endswith("line 79\n")
        assert len(log) < 5_000


# an adapter that forges cards


@pytest.mark.parametrize("operation", ["deal", "play"])
@pytest.mark.parametrize(
    ("mode", "problem"),
    [("invents_a_card", "tillkom"), ("loses_a_card", "försvann"), ("doubles_a_card", "försvann .* och tillkom ")],
)
def test_it_invents_loses_or_doubles_a_card(mode: str, problem: str, operation: str) -> None:
    with session(broken(mode, operation)) as opened:
        engine = Engine(opened)
        with pytest.raises(BrokenInvariant, match=problem) as found:
            engine.ask(operation, **opened.rules.OPERATIONS[operation].example)
        assert found.value.invariant == "cards"
        assert still_answers(opened)
        assert opened.deaths == 0
