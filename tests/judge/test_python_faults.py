"""`python:` engines that are broken, each in one way: what the judge says, and that it goes on."""

import re
import signal
import sys
from pathlib import Path

import pytest

from regelratt.adapters import FORMS, AdapterFault, BadName, adapter
from regelratt.contract import BrokenInvariant
from regelratt.engine import Engine

from .keeper import OTHER, SHORT, fault, no_start, session, still_answers
from .zoo.honest import BAIT


def engine(name: str) -> str:
    """The name of an adapter that is an engine of the zoo."""
    return f"python:tests.judge.zoo.engines:{name}"


# an engine that cannot be had


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("python:", "Write python:package.module:factory"),
        ("python:json", "Write python:package.module:factory"),
        ("python:no_such_module:make", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("python:json:no_such_factory", "AttributeError"),
        ("python:.relative:make", "TypeError"),
        (engine("not_callable"), "no function or class"),
        (engine("Engine.no_such_part"), "AttributeError"),
    ],
)
def test_a_factory_that_cannot_be_found_is_a_wrong_call(name: str, problem: str) -> None:
    with pytest.raises(BadName, match=problem):
        adapter(name, "mulle")


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("raise ValueError('no \\x1b[31mlicence')", r"ValueError: no \\x1b\[31mlicence"),
        ("import sys; sys.exit(1)", "SystemExit: 1"),
        ("def broken(:", "SyntaxError"),
    ],
)
def test_a_module_that_raises_when_it_is_read_is_a_wrong_call(
    source: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "zoo_unreadable.py").write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(BadName, match=problem):
        adapter("python:zoo_unreadable:make", "mulle")


def test_an_interrupt_while_a_module_is_read_goes_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "zoo_interrupted.py").write_text("raise KeyboardInterrupt", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(KeyboardInterrupt):
        adapter("python:zoo_interrupted:make", "mulle")


def test_a_module_is_found_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "zoo_local.py").write_text("from tests.judge.zoo.engines import Engine", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    with session("python:zoo_local:Engine") as opened:
        assert still_answers(opened)


def test_a_factory_that_raises() -> None:
    found = no_start(engine("CannotBeMade"))
    assert (found.code, found.message) == ("crashed", "The engine could not be made: RuntimeError: no licence")
    assert "in __init__" in found.log


def test_a_factory_that_takes_for_ever() -> None:
    assert no_start(engine("TakesForEver"), start=0.2).code == "slow-start"


def test_a_factory_that_works_once_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOO_ONCE", str(tmp_path / "made"))
    with session(engine("Once"), answer=0.5, deaths=3) as opened:
        assert [fault(opened).code for _ in range(4)] == ["no-answer", "crashed", "crashed", "gave-up"]


@pytest.mark.parametrize("name", ["WithoutHello", "numbers"])
def test_what_is_no_engine(name: str) -> None:
    found = no_start(engine(name))
    assert found.code == "hello"
    assert "without a method hello" in found.message


# an engine that does not answer


@pytest.mark.parametrize(
    ("name", "message", "log"),
    [
        ("Raises", r"values failed: LookupError: no such \x1b[31mcard", "in bait"),
        ("CannotSayWhat", "values failed: Mute: (it cannot say what)", "in bait"),
        ("Exits", "values failed: SystemExit: goodbye", "in bait"),
        ("StopsIterating", "values failed: StopIteration", "in bait"),
        ("Recurses", "values failed: RecursionError: maximum recursion depth exceeded", "in bait"),
        ("Pretends", "values failed: AdapterFault", "in bait"),
    ],
)
def test_it_raises(name: str, message: str, log: str) -> None:
    with session(engine(name)) as opened:
        found = fault(opened)
        assert found.code == "crashed"
        assert found.message.startswith(message)
        assert log in found.log
        assert found.sent == 'values {"cards":["KL 2"]}'
        assert "exception" in found.hint
        assert still_answers(opened)
        assert opened.deaths == 0


def test_a_crash_does_not_keep_the_engine_s_calls_alive() -> None:
    with session(engine("Recurses")) as opened:
        found = fault(opened)
        assert found.__context__ is None
        assert found.__cause__ is None


@pytest.mark.parametrize("name", ["Loops", "LoopsAndCatchesEverything", "PrintsWithoutEnd"])
def test_it_never_answers(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with session(engine(name), answer=0.5) as opened:
        found = fault(opened)
        assert (found.code, found.message) == ("no-answer", "values failed: no answer within 0.5 s.")
        assert found.sent == 'values {"cards":["KL 2"]}'
        assert still_answers(opened)
        assert opened.deaths == 1


def test_it_loops_every_time_and_is_given_up() -> None:
    with session(engine("Loops"), answer=0.1, deaths=2) as opened:
        assert [fault(opened).code for _ in range(3)] == ["no-answer", "no-answer", "gave-up"]


def test_somebody_else_s_alarm_is_kept() -> None:
    def theirs(*_: object) -> None:
        raise AssertionError

    before = signal.signal(signal.SIGALRM, theirs)
    try:
        signal.setitimer(signal.ITIMER_REAL, 1000)
        with session(engine("Loops"), answer=0.1) as opened:
            assert fault(opened).code == "no-answer"
        assert signal.getsignal(signal.SIGALRM) is theirs
        assert 900 < signal.getitimer(signal.ITIMER_REAL)[0] <= 1000
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_an_interrupt_goes_through_and_leaves_no_alarm_behind() -> None:
    with session(engine("Interrupted"), answer=SHORT) as opened:
        with pytest.raises(KeyboardInterrupt):
            opened.ask("values", BAIT)
        assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_it_has_not_a_method_that_it_declares() -> None:
    with session(engine("WithoutValues")) as opened:
        found = fault(opened)
        assert (found.code, found.message) == (
            "no-method", "The engine is a WithoutValues without a method values.",
        )  # fmt: skip
        assert "leave it out of `operations`" in found.hint
        assert found.sent == 'values {"cards":["KL 2"]}'


# an engine whose answer is no plain data, or out of form


@pytest.mark.parametrize(
    ("name", "problem", "received"),
    [
        ("AnswersWithASet", "no plain data: there is a set in it", "'also': {1}"),
        ("AnswersWithAnObject", "no plain data: there is a Odd in it", "a list that cannot be shown (ValueError)"),
        ("AnswersWithAGenerator", "no plain data: there is a generator in it", "<generator object"),
        ("AnswersWithANumberAsKey", "no plain data: the key 7 of a dict is no string", "7: 7"),
        ("AnswersWithNotANumber", "no plain data: nan is no number in JSON", "nan"),
        ("AnswersWithHalfALetter", "no plain data: UnicodeEncodeError", "\\ud800"),
        ("AnswersWithItself", "no plain data: RecursionError", "[[...]]"),
        ("AnswersWithTooMuchDepth", "no plain data: RecursionError", "cannot be shown (RecursionError)"),
        ("AnswersWithADictThatRaises", "no plain data: Mute: (it cannot say what)", "{'card': 1}"),
        ("AnswersWithAHugeNumber", "no plain data: ValueError: Exceeds the limit", "cannot be shown (ValueError)"),
        ("AnswersWithout", "wrong form: Object missing required field `hand` - at `$[0]`", '"table":2'),
        ("AnswersNothing", "wrong form: Expected `array`, got `null`", "null"),
    ],
)
def test_it_answers_in_another_form(name: str, problem: str, received: str) -> None:
    with session(engine(name)) as opened:
        found = fault(opened)
        assert found.code == "schema"
        assert problem in found.message
        assert received in found.received
        assert found.sent == 'values {"cards":["KL 2"]}'
        assert "JSON Schemas" in found.hint
        assert still_answers(opened)
        assert opened.deaths == 0


def test_an_answer_that_takes_for_ever_to_be_shown_is_not_shown() -> None:
    with session(engine("AnswersWhatLoopsWhenShown"), answer=0.5) as opened:
        found = fault(opened)
        assert found.code == "schema"
        assert "cannot be shown" in found.received
        assert still_answers(opened)


def test_subclasses_of_strings_and_numbers_are_plain() -> None:
    with session(engine("AnswersWithSubclasses")) as opened:
        answer, values = opened.ask("values", BAIT)
        assert [(each.card, each.table, each.hand) for each in values] == [("KL 2", 2, 2)]
        assert answer.received == '[{"card":"KL 2","table":2,"hand":2,"extra":["KL 2",1.5]}]'


def test_an_answer_is_shown_as_it_was_given_though_the_engine_changes_it_later() -> None:
    with session(engine("KeepsItsAnswer")) as opened:
        first, _ = opened.ask("values", BAIT)
        opened.ask("values", OTHER)
        assert '"card":"KL 2"' in first.received


# an engine that forges cards, or changes what it was given


@pytest.mark.parametrize(
    ("name", "now"),
    [
        ("Changes", '{"cards":["KL 2","SP 2"]}'),
        ("ChangesBeyondRecognition", "a dict that cannot be shown (ValueError)"),
    ],
)
def test_it_changes_what_it_was_given(name: str, now: str) -> None:
    with session(engine(name)) as opened:
        with pytest.raises(BrokenInvariant, match="changed what it was given with values") as found:
            opened.ask("values", BAIT)
        assert found.value.invariant == "sent"
        assert found.value.expected == ('{"cards":["KL 2"]}',)
        assert found.value.got == (now,)
        assert still_answers(opened)


def test_it_changes_the_state_that_it_was_given() -> None:
    with session(engine("ChangesTheState")) as opened:
        with pytest.raises(BrokenInvariant, match="changed what it was given with play") as found:
            Engine(opened).ask("play", **opened.rules.OPERATIONS["play"].example)
        assert found.value.invariant == "sent"
        assert still_answers(opened)


@pytest.mark.parametrize("operation", ["deal", "play"])
@pytest.mark.parametrize(
    ("name", "problem"), [("invents", "tillkom"), ("loses", "försvann"), ("doubles", "försvann .* och tillkom ")]
)
def test_it_invents_loses_or_doubles_a_card(name: str, problem: str, operation: str) -> None:
    with session(engine(name)) as opened:
        with pytest.raises(BrokenInvariant, match=problem) as found:
            Engine(opened).ask(operation, **opened.rules.OPERATIONS[operation].example)
        assert found.value.invariant == "cards"


# an engine that prints


def test_what_it_prints_is_kept_and_goes_where_it_would_have_gone(capsys: pytest.CaptureFixture[str]) -> None:
    with session(engine("Prints")) as opened:
        opened.ask("values", BAIT)
        assert opened.adapter.noise() == [r"asked for KL 2 å \x1b[31m", "half a line", "the end"]
        assert capsys.readouterr().out == "asked for KL 2 å \x1b[31m\nhalf a line\n\nthe end"


def test_reference_is_an_adapter_only_where_there_is_a_reference_engine() -> None:
    with session("reference") as opened:
        assert still_answers(opened)
    with pytest.raises(BadName, match="no reference engine of casino"):
        adapter("reference", "casino")


@pytest.mark.parametrize("name", ["", "nonsense", "ftp://example.org", "exec", "python", "Reference", "http"])
def test_a_name_that_is_none_is_a_wrong_call_and_the_forms_are_told(name: str) -> None:
    with pytest.raises(BadName, match=re.escape(FORMS)):
        adapter(name, "mulle")


def test_a_fault_has_no_hint_of_its_own_but_that_of_its_code() -> None:
    found = AdapterFault("died", "It died.")
    assert str(found) == f"It died. {found.hint}"
