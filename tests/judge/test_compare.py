"""`regelratt compare`: what differs between reports, and what cannot be said."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regelratt.compare import Change, Comparison, Kind, Line, compare
from regelratt.report import BadReport, Report, encoded
from regelratt.suite import ROOT
from regelratt.verdict import Level, Outcome, Verdict

from .engines import HOSTILE, everything, judged, mulle, poisoned

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "120", "NO_COLOR": "", "TERM": "xterm"}


def verdict(name: str, outcome: Outcome, edition: str = "0.3.0", clauses: tuple[str, ...] = ("INT-3",)) -> Verdict:
    message = "" if outcome is Outcome.PASSED else f"{name} blev {outcome}"
    return Verdict(name, edition, outcome, name, "f.feature", 1, "", list(clauses), message=message)


def report(*verdicts: Verdict, name: str = "One", level: Level = Level.FULL, **changed: Any) -> Report:
    """A report with just these verdicts."""
    base = judged("Forgetful", chapters=("POA",))
    hello = msgspec.structs.replace(base.adapter.hello, name=name, version=changed.pop("version", "1"))
    adapter = msgspec.structs.replace(base.adapter, hello=hello, **changed.pop("adapter", {}))
    return msgspec.structs.replace(base, adapter=adapter, level=level, verdicts=list(verdicts), **changed)


def compared(*reports: Report) -> Comparison:
    return compare(
        [(f"folder/{place}.json", each) for place, each in enumerate(reports)], list(mulle().register.clauses)
    )


def changes(
    before: Outcome | None, after: Outcome | None, levels: tuple[Level, Level] = (Level.FULL,) * 2
) -> list[Change]:
    sides = [
        report(*([verdict("Ett", outcome)] if outcome else []), verdict("Två", Outcome.PASSED), level=level)
        for outcome, level in zip((before, after), levels, strict=True)
    ]
    return compared(*sides).changes[0].changes


# clause by clause


def test_every_clause_has_a_line_in_each_edition_with_passed_of_asked_on_every_side() -> None:
    one, two = judged("Forgetful", chapters=("POA",)), judged("Modest", chapters=("POA",))
    found = compared(one, two)
    asked = {(each.edition, clause) for each in one.verdicts for clause in each.clauses}
    assert {(line.edition, line.clause) for line in found.clauses} == asked
    line = next(each for each in found.clauses if (each.edition, each.clause) == ("0.3.0", "POA-2"))
    first, second = line.standings
    assert first is not None
    assert second is not None
    assert (first.passed, first.asked, first.outcomes) == (2, 6, {Outcome.PASSED: 2, Outcome.FAILED: 4})
    assert (second.passed, second.asked, second.outcomes) == (0, 6, {Outcome.SKIPPED: 6})


def test_clauses_stand_in_the_order_of_the_book_and_unknown_ones_after_them_by_number() -> None:
    names = ["ZZZ-10", "INT-10", "ZZZ-2", "INT-3", "VAL-1", "odd"]
    side = report(*(verdict(name, Outcome.PASSED, clauses=(name,)) for name in names))
    assert [line.clause for line in compared(side, side).clauses] == [
        "VAL-1",
        "INT-3",
        "INT-10",
        "ZZZ-2",
        "ZZZ-10",
        "odd",
    ]


def lines(*reports: Report) -> list[Line]:
    return compared(*reports).clauses


@pytest.mark.parametrize(
    ("one", "two", "differs"),
    [
        ([Outcome.PASSED, Outcome.FAILED], [Outcome.PASSED, Outcome.FAILED], False),
        ([Outcome.PASSED, Outcome.FAILED], [Outcome.FAILED, Outcome.PASSED], True),
        ([Outcome.PASSED], [Outcome.WRONG_REASON], True),
        ([Outcome.FAILED], [Outcome.ERRORED], True),
        ([Outcome.PASSED], [Outcome.SKIPPED], True),
    ],
)
def test_a_clause_differs_where_any_scenario_does_even_if_the_counts_are_the_same(
    one: list[Outcome], two: list[Outcome], differs: bool
) -> None:
    sides = [report(*(verdict(str(place), each) for place, each in enumerate(side))) for side in (one, two)]
    (line,) = lines(*sides)
    assert line.differs is differs


def test_a_clause_differs_where_the_same_verdict_passes_at_one_level_and_not_at_the_other() -> None:
    side = verdict("Ett", Outcome.WRONG_REASON)
    (line,) = lines(report(side), report(side, level=Level.STRICT))
    assert line.differs
    assert [each.passed for each in line.standings if each] == [1, 0]


def test_an_edition_that_one_side_does_not_declare_makes_no_difference_there_and_is_warned_of() -> None:
    found = compared(judged("Forgetful", chapters=("TAB",)), judged("Modest", chapters=("TAB",)))
    utkast = [line for line in found.clauses if line.edition == "utkast"]
    assert utkast
    assert not any(line.differs for line in utkast)
    assert all(line.standings[1] is None for line in utkast)
    assert found.totals[1].standings[1] is None
    assert {change.edition for change in found.changes[0].changes} == {"0.3.0"}
    assert "Modest does not declare utkast: nothing there can be compared." in found.warnings


# what changed


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        (Outcome.PASSED, Outcome.FAILED, Kind.FAILING),
        (Outcome.WRONG_REASON, Outcome.INVARIANT, Kind.FAILING),
        (Outcome.SKIPPED, Outcome.ERRORED, Kind.FAILING),
        (Outcome.KNOWN, Outcome.STALE, Kind.FAILING),
        (Outcome.FAILED, Outcome.PASSED, Kind.PASSING),
        (Outcome.SKIPPED, Outcome.PASSED, Kind.PASSING),
        (Outcome.KNOWN, Outcome.PASSED, Kind.PASSING),
        (Outcome.ERRORED, Outcome.WRONG_REASON, Kind.PASSING),
        (Outcome.PASSED, Outcome.SKIPPED, Kind.CHANGED),
        (Outcome.PASSED, Outcome.WRONG_REASON, Kind.CHANGED),
        (Outcome.FAILED, Outcome.ERRORED, Kind.CHANGED),
        (Outcome.FAILED, Outcome.SKIPPED, Kind.CHANGED),
        (Outcome.FAILED, Outcome.KNOWN, Kind.CHANGED),
        (Outcome.PASSED, None, Kind.GONE),
        (None, Outcome.FAILED, Kind.NEW),
    ],
)
def test_a_change_is_told_for_what_it_is(before: Outcome | None, after: Outcome | None, kind: Kind) -> None:
    (change,) = changes(before, after)
    assert (change.kind, change.before, change.after, change.id) == (kind, before, after, "Ett")


@pytest.mark.parametrize("outcome", list(Outcome))
def test_the_same_verdict_is_no_change(outcome: Outcome) -> None:
    assert changes(outcome, outcome) == []


def test_a_wrong_reason_is_newly_failing_where_only_the_other_report_is_strict() -> None:
    (change,) = changes(Outcome.WRONG_REASON, Outcome.WRONG_REASON, (Level.FULL, Level.STRICT))
    assert change.kind is Kind.FAILING


def test_a_failure_has_its_message_and_a_pass_that_of_what_was_wrong_before() -> None:
    assert [change.message for change in changes(Outcome.PASSED, Outcome.FAILED)] == ["Ett blev failed"]
    assert [change.message for change in changes(Outcome.FAILED, Outcome.PASSED)] == ["Ett blev failed"]


def test_each_later_report_is_compared_with_the_first() -> None:
    sides = [report(verdict("Ett", each), name=each) for each in (Outcome.PASSED, Outcome.FAILED, Outcome.ERRORED)]
    found = compared(*sides)
    assert [(each.before, each.after) for each in found.changes] == [("passed", "failed"), ("passed", "errored")]
    assert [[change.after for change in each.changes] for each in found.changes] == [["failed"], ["errored"]]


def test_the_same_scenario_in_another_edition_is_another() -> None:
    one = report(verdict("Ett", Outcome.PASSED), verdict("Ett", Outcome.FAILED, "utkast"))
    two = report(verdict("Ett", Outcome.FAILED), verdict("Ett", Outcome.PASSED, "utkast"))
    found = compared(one, two).changes[0].changes
    assert {(each.edition, each.kind) for each in found} == {("0.3.0", Kind.FAILING), ("utkast", Kind.PASSING)}


# what cannot be compared


def test_nothing_is_warned_of_where_only_the_engines_differ() -> None:
    assert (
        compared(report(verdict("Ett", Outcome.PASSED)), report(verdict("Ett", Outcome.FAILED), name="Two")).warnings
        == []
    )


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"suite": {"digest": "f" * 64}}, "The suites differ"),
        ({"level": Level.STRICT}, "The levels differ (One: full, Two: strict)"),
        (
            {"asked": {"clauses": ["INT-3"]}},
            "Not the same was asked for (One: chapter POA, Two: chapter POA, clause",
        ),
        ({"partial": True}, "Two is partial"),
        ({"adapter": {"given_up": "Not asked any more."}}, "Two broke down too often"),
    ],
)
def test_what_makes_a_difference_doubtful_is_warned_of(changed: dict[str, Any], said: str) -> None:
    one = report(verdict("Ett", Outcome.PASSED))
    for part in ("suite", "asked"):
        if part in changed:
            changed = {**changed, part: msgspec.structs.replace(getattr(one, part), **changed[part])}
    (warning,) = compared(one, report(verdict("Ett", Outcome.PASSED), name="Two", **changed)).warnings
    assert warning.startswith(said)


def test_reports_on_different_games_are_refused() -> None:
    one = report(verdict("Ett", Outcome.PASSED))
    with pytest.raises(BadReport, match="different games: mulle, poker"):
        compared(one, msgspec.structs.replace(one, suite=msgspec.structs.replace(one.suite, game="poker")))


# who is who


@pytest.mark.parametrize(
    ("engines", "labels"),
    [
        ([("One", "1"), ("Two", "1")], ["One", "Two"]),
        ([("One", "1"), ("One", "2")], ["One 1", "One 2"]),
        ([("One", "1"), ("One", "2"), ("Two", "1")], ["One 1", "One 2", "Two"]),
        ([("One", "1"), ("One", "1")], ["One (0.json)", "One (1.json)"]),
    ],
)
def test_engines_of_one_name_are_told_apart(engines: list[tuple[str, str]], labels: list[str]) -> None:
    found = compared(*(report(name=name, version=version) for name, version in engines))
    assert [side.label for side in found.sides] == labels


def test_the_same_file_twice_is_told_apart_by_its_place() -> None:
    found = compare([("a.json", report()), ("a.json", report())])
    assert [side.label for side in found.sides] == ["One (report 1)", "One (report 2)"]


def test_a_name_is_one_line_without_control_characters() -> None:
    found = compared(report(name="a\x1b[31m\nb"), report(name="a\x1b[31m\nb", version="\x07"), report())
    assert [side.label for side in found.sides] == ["a\\x1b[31m b 1", "a\\x1b[31m b \\x07", "One"]


def test_a_long_name_is_cut_and_nothing_in_it_is_an_order_to_a_terminal() -> None:
    game = {"suite": msgspec.structs.replace(poisoned(everything()).suite, game="mulle")}
    found = compared(msgspec.structs.replace(poisoned(everything()), **game), report(verdict("Ett", Outcome.PASSED)))
    assert len(found.sides[0].label) <= 30
    text = msgspec.json.encode(found).decode()
    assert "<script>" in text
    for part in strings(json.loads(text)):
        assert not [letter for letter in part if (letter < " " and letter != "\n") or letter in "\ufffe\u202e"]


def strings(data: Any) -> list[str]:
    if isinstance(data, dict | list):
        return [text for each in (data.values() if isinstance(data, dict) else data) for text in strings(each)]
    return [data] if isinstance(data, str) else []


# the command


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    one.write_bytes(encoded(judged("Reference", chapters=("POA",))))
    two.write_bytes(encoded(judged("Forgetful", chapters=("POA",))))
    return one, two


def command(*arguments: Any) -> subprocess.CompletedProcess[str]:
    whole = [sys.executable, "-m", "regelratt", "compare", *map(str, arguments)]
    return subprocess.run(whole, capture_output=True, encoding="utf-8", env=ENVIRONMENT, timeout=300)


def test_the_command_shows_the_clauses_that_differ_and_what_changed(files: tuple[Path, Path]) -> None:
    run = command(*files)
    assert (run.returncode, run.stderr) == (0, "")
    shown = [line.split() for line in run.stdout.splitlines()]
    assert ["POA-2", "6/6", "2/6", "4", "failed", "≠"] in shown
    assert not [line for line in shown if line[:1] == ["POA-1"]]
    assert "From regelratt-reference to Forgetful: 8 newly failing" in run.stdout
    assert "  POA-2  0.3.0  Tabbarna räknas en poäng var [1]  passed → failed" in run.stdout
    assert "      Anna, tabbepoäng: väntat 1, men det blev 0." in run.stdout
    assert "\x1b" not in run.stdout


def test_the_command_shows_all_clauses_when_asked(files: tuple[Path, Path]) -> None:
    shown = [line.split() for line in command("--all", *files).stdout.splitlines()]
    asked = {clause for each in judged("Reference", chapters=("POA",)).verdicts for clause in each.clauses}
    assert asked <= {line[0] for line in shown if line}
    assert ["POA-6", "5/5", "5/5"] in shown


def test_the_other_way_round_the_same_is_newly_passing(files: tuple[Path, Path]) -> None:
    run = command(*reversed(files))
    assert "From Forgetful to regelratt-reference: 8 newly passing" in run.stdout


def test_a_report_and_itself_come_out_alike(files: tuple[Path, Path]) -> None:
    run = command(files[0], files[0])
    assert run.returncode == 0
    assert "no scenario came out otherwise" in run.stdout
    assert "≠" not in run.stdout


def test_no_more_changes_are_shown_than_asked_for_and_the_rest_is_counted(files: tuple[Path, Path]) -> None:
    run = command("--show", "3", *files)
    assert run.stdout.count("passed → failed") == 3
    assert "and 5 more: --show 8" in run.stdout


def test_the_whole_comparison_can_be_had_as_json(files: tuple[Path, Path], tmp_path: Path) -> None:
    target = tmp_path / "new" / "comparison.json"
    assert command(*files, "--json", target).returncode == 0
    found = msgspec.json.decode(target.read_bytes(), type=Comparison)
    assert found.schema == 1
    assert [side.file for side in found.sides] == [str(file) for file in files]
    assert len(found.changes[0].changes) == 8


def test_on_a_terminal_there_are_colours_and_the_warning_is_seen(files: tuple[Path, Path]) -> None:
    partial = msgspec.structs.replace(judged("Forgetful", chapters=("POA",)), partial=True)
    files[1].write_bytes(encoded(partial))
    environment = {name: value for name, value in ENVIRONMENT.items() if name != "NO_COLOR"}
    leader, follower = pty.openpty()
    run = subprocess.Popen(
        [sys.executable, "-m", "regelratt", "compare", *map(str, files)],
        stdout=follower,
        stderr=follower,
        env=environment,
    )
    os.close(follower)
    said = b""
    try:
        while part := os.read(leader, 65536):
            said += part
    except OSError:  # how Linux says that the other end is closed
        pass
    os.close(leader)
    assert run.wait() == 0
    text = said.decode()
    assert "\x1b[" in text
    assert "Warning: Forgetful is partial" in text
    assert "PARTIAL" in text


def test_what_an_adapter_said_is_no_order_to_the_terminal(files: tuple[Path, Path]) -> None:
    files[1].write_bytes(encoded(everything()))
    run = command("--show", "1000", *files)
    assert run.returncode == 0
    assert HOSTILE.partition(" \x1b")[0] in run.stdout
    assert "\\x1b[31mred\\x1b[0m" in run.stdout
    assert not [letter for letter in run.stdout if (letter < " " and letter != "\n") or letter in "\ufffe\u202e"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "No such file or directory"),
        (b"", "is no report of regelratt check --report"),
        (b"{", "is no report of regelratt check --report"),
        (b"\xff\xfe\x00", "is no report of regelratt check --report"),
        (b"[" * 100_000, "is no report of regelratt check --report"),
        (b'{"schema": 1}', "is no report of regelratt check --report"),
    ],
)
def test_a_file_that_is_no_report_ends_with_2_and_a_word(
    files: tuple[Path, Path], content: bytes | None, said: str
) -> None:
    files[1].unlink()
    if content is not None:
        files[1].write_bytes(content)
    run = command(*files)
    assert run.returncode == 2
    assert said in run.stderr
    assert str(files[1]) in run.stderr
    assert "Traceback" not in run.stderr
    assert "\x1b" not in run.stderr
    assert run.stdout == ""


def test_neither_a_broken_report_nor_its_name_is_an_order_to_the_terminal(files: tuple[Path, Path]) -> None:
    broken = files[1].with_name("a\x1b[31mb.json")
    broken.write_bytes(files[1].read_bytes().replace(b'"level": "full"', b'"level": "\\u001b[32m"'))
    run = command(files[0], broken)
    assert run.returncode == 2
    assert "a\\x1b[31mb.json" in run.stderr
    assert "\\x1b[32m" in run.stderr
    assert "\x1b" not in run.stderr


def test_a_report_of_another_schema_is_refused(files: tuple[Path, Path]) -> None:
    files[1].write_bytes(encoded(msgspec.structs.replace(judged("Reference", chapters=("POA",)), schema=99)))
    run = command(*files)
    assert run.returncode == 2
    assert "schema 99" in run.stderr


@pytest.mark.parametrize("count", [0, 1])
def test_one_report_is_nothing_to_compare(files: tuple[Path, Path], count: int) -> None:
    run = command(*files[:count])
    assert run.returncode == 2
    assert "at least two reports" in run.stderr


def test_a_file_that_cannot_be_written_is_a_wrong_call(files: tuple[Path, Path]) -> None:
    run = command(*files, "--json", files[0] / "comparison.json")
    assert run.returncode == 2
    assert "Traceback" not in run.stderr
