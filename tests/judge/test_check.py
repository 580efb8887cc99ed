"""`regelratt check`, run as a user runs it: the verdicts, the exit codes, and what is printed."""

import os
import pty
import re
import select
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from regelratt.cases import cases
from regelratt.report import Report, read_report
from regelratt.suite import suite
from regelratt.verdict import Outcome

ROOT = Path(__file__).parent.parent.parent
WRONG = "python:tests.judge.wrong:"
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "COLUMNS": "120"}


def check(*arguments: str, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """The finished process."""
    command = [sys.executable, "-m", "regelratt", "check", *arguments]
    run = subprocess.run(
        command, capture_output=True, encoding="utf-8", env=ENVIRONMENT | environment, cwd=cwd, timeout=300
    )
    assert "Traceback" not in run.stderr
    return run


@pytest.fixture
def report(tmp_path: Path):
    """Checks with a report, and gives the process and the report."""

    def checked(*arguments: str, **environment: str) -> tuple[subprocess.CompletedProcess[str], Report]:
        run = check(*arguments, "--report", str(tmp_path / "report.json"), **environment)
        return run, read_report(tmp_path / "report.json")

    return checked


def outcomes(report: Report) -> set[Outcome]:
    """What became of the scenarios."""
    return {verdict.outcome for verdict in report.verdicts}


def test_the_reference_conforms_in_both_editions(report) -> None:
    run, said = report()
    assert run.returncode == said.exit_code == 0
    assert run.stdout.endswith("Conforms at the level full.\n")
    assert [(score.edition, score.asked) for score in said.scores] == [
        (edition, sum(case.edition == edition for case in cases(suite("mulle")))) for edition in ("0.3.0", "utkast")
    ]
    assert outcomes(said) == {Outcome.PASSED}
    assert re.fullmatch(r"\S+report.json written.\n", run.stderr)
    for clause in suite("mulle").register.clauses:
        assert re.search(rf"^ +{clause} ", run.stdout, re.MULTILINE), clause


def test_a_part_is_not_called_the_whole() -> None:
    run = check("--clause", "val-2", "--edition", "utkast")
    assert run.returncode == 0
    assert "No fault in the part that was asked for" in run.stdout
    assert "0.3.0" not in run.stdout.partition("edition")[2]


def test_a_fault_is_told_as_a_person_wants_it(report) -> None:
    run, said = report("--adapter", WRONG + "NoTrotta", "--clause", "TRO-4", "--edition", "0.3.0", "--show", "1")
    assert run.returncode == said.exit_code == 1
    fault = next(verdict for verdict in said.verdicts if verdict.outcome is Outcome.FAILED)
    shown = " ".join(run.stdout.split())
    register = suite("mulle").register
    for clause in fault.clauses:
        assert " ".join(register.clauses[clause].version("0.3.0").text.split())[:250] in shown
    assert fault.evidence
    for part in (fault.id, f"{fault.feature}:{fault.line}", *fault.evidence.position.splitlines(), fault.evidence.move):
        assert " ".join(part.split()) in shown
    assert "♠" in fault.evidence.position or "♥" in fault.evidence.position
    assert re.search(r"expected +got *\n +draget tillåts +draget vägras \(value-mismatch\): jag kan", run.stdout)
    assert re.search(r"^Breaks the rules in \d+ scenarios of \d+ clauses\.$", run.stdout, re.MULTILINE)
    assert f"{len(said.faults()) - 1} more faults" in run.stdout


def test_what_an_engine_says_is_text_and_no_order(report) -> None:
    run, said = report("--adapter", WRONG + "NoTrotta", "--clause", "TRO-4", "--edition", "0.3.0")
    assert "jag kan inte [red]trotta[/red]\\x1b[31m" in " ".join(run.stdout.split())
    assert "\x1b" not in run.stdout
    assert "\x1b" not in str(said.verdicts)


def test_the_command_that_is_shown_judges_just_that_scenario_again(report) -> None:
    run = check("--adapter", WRONG + "NoTrotta", "--chapter", "TRO", "--level", "strict", "--show", "3")
    again = re.findall(r"^ +again +regelratt check (.*)$", run.stdout, re.MULTILINE)
    assert len(again) == 3
    for command in again:
        one, said = report(*shlex.split(command))
        assert one.returncode == 1
        assert len(said.verdicts) == len(said.faults()) == 1


def test_a_wrong_reason_counts_at_the_strict_level_only(report) -> None:
    run, said = report("--adapter", WRONG + "OwnWords", "--clause", "INT-3")
    assert run.returncode == 0
    assert Outcome.WRONG_REASON in outcomes(said)
    strict, judged = report("--adapter", WRONG + "OwnWords", "--clause", "INT-3", "--level", "strict")
    assert strict.returncode == 1
    assert {v.id for v in judged.faults()} == {v.id for v in said.verdicts if v.outcome is Outcome.WRONG_REASON}
    assert re.search(r"expected +got *\n +not-maximal \(fler högar kan tas\) +nope", strict.stdout)


def test_a_scenario_goes_on_after_a_wrong_reason(report) -> None:
    _, said = report("--adapter", WRONG + "OwnWords", "--clause", "TUR-3")
    told = [verdict.evidence for verdict in said.verdicts if verdict.evidence]
    assert told
    for evidence in told:
        steps = [step.outcome for step in evidence.steps]
        assert steps.count("failed") == 1
        assert steps.count("passed") == len(steps) - 1
        assert steps[-1] == "passed"
        sentences = [step.text for step in evidence.steps]
        refused = next(place for place, step in enumerate(evidence.steps) if step.outcome == "failed")
        assert "vägras" in sentences[refused]
        assert evidence.move.split(" med ")[0].split()[-1] in sentences[refused - 1]


def test_the_level_text_leaves_out_what_rests_on_a_ruling(report) -> None:
    _, said = report("--level", "text", "--chapter", "BYG")
    wanted = {
        (case.edition, case.id)
        for case in cases(suite("mulle"))
        if not case.rulings and any(clause.startswith("BYG-") for clause in case.clauses)
    }
    assert {(verdict.edition, verdict.id) for verdict in said.verdicts} == wanted
    _, full = report("--chapter", "BYG")
    assert len(full.verdicts) > len(wanted) > 0


def test_an_engine_that_crashes_is_errored_and_the_rest_is_judged(report) -> None:
    run, said = report("--adapter", WRONG + "Crashes", "--chapter", "VAL")
    assert run.returncode == said.exit_code == 2
    assert "The adapter is broken: " in run.stdout
    assert {Outcome.ERRORED, Outcome.PASSED} <= outcomes(said)
    errored = next(verdict for verdict in said.verdicts if verdict.outcome is Outcome.ERRORED)
    assert errored.evidence
    assert errored.evidence.code == "crashed"
    assert "KeyError" in errored.message
    assert "values" in errored.evidence.exchanges[-1].sent
    assert errored.evidence.log
    assert errored.evidence.hint


@pytest.mark.parametrize(
    ("engine", "invariant"), [("LosesCards", "cards"), ("KeepsTheTurn", "turn"), ("Spoils", "sent")]
)
def test_a_broken_invariant_is_a_verdict_of_its_own(report, engine: str, invariant: str) -> None:
    run, said = report("--adapter", WRONG + engine, "--clause", "SLA-1")
    assert run.returncode == 1
    broken = [verdict for verdict in said.verdicts if verdict.outcome is Outcome.INVARIANT]
    assert {verdict.evidence and verdict.evidence.code for verdict in broken} == {invariant}


def test_what_is_not_declared_is_skipped_and_never_passed(report) -> None:
    run, said = report("--adapter", WRONG + "OnlyValues", "--chapter", "VAL")
    assert run.returncode == 0
    assert outcomes(said) == {Outcome.PASSED, Outcome.SKIPPED}
    skipped = [verdict for verdict in said.verdicts if verdict.outcome is Outcome.SKIPPED]
    assert {verdict.message for verdict in skipped} <= {
        "The operation play is not declared.", "The operation moves is not declared.",
        "The operation score is not declared.", "The operation deal is not declared.",
    }  # fmt: skip
    assert "Conforms" not in run.stdout
    assert f"{len(skipped)} scenarios skipped, which is no pass." in run.stdout


def test_nothing_judged_is_never_green(report) -> None:
    run, said = report("--adapter", WRONG + "Nothing", "--chapter", "VAL")
    assert run.returncode == said.exit_code == 2
    assert outcomes(said) == {Outcome.SKIPPED}
    assert "Nothing was judged" in run.stdout
    assert check("-k", "no scenario is called this").returncode == 2


def test_an_undeclared_edition_is_an_error_before_anything_is_asked(tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    run = check("--adapter", WRONG + "OnlyUtkast", "--edition", "0.3.0", ASKED=str(asked))
    assert run.returncode == 2
    assert "does not declare the edition 0.3.0, only: utkast" in run.stderr
    assert not asked.exists()


def test_every_declared_edition_is_judged_and_the_others_are_skipped(report) -> None:
    run, said = report("--adapter", WRONG + "OnlyUtkast", "--clause", "SLA-1")
    assert run.returncode == 0
    assert {v.outcome for v in said.of("utkast")} == {Outcome.PASSED}
    assert {(v.outcome, v.message) for v in said.of("0.3.0")} == {
        (Outcome.SKIPPED, "The edition 0.3.0 is not declared.")
    }
    assert re.search("^0.3.0 +not declared: ", run.stdout, re.MULTILINE)


def test_a_ruling_read_otherwise_skips_what_rests_on_it(report) -> None:
    found = suite("mulle")
    ruling = next(case.rulings[0] for case in cases(found) if len(case.rulings) == 1)
    _, said = report("--adapter", WRONG + "ReadsOtherwise", READINGS=ruling)
    skipped = {(v.edition, v.id) for v in said.verdicts if v.outcome is Outcome.SKIPPED}
    assert skipped == {(case.edition, case.id) for case in cases(found) if ruling in case.rulings}
    assert skipped


@pytest.mark.parametrize(
    ("arguments", "environment", "said"),
    [
        (["--adapter", WRONG + "ReadsOtherwise"], {"READINGS": "A-99"}, "there is no such ruling"),
        (["--adapter", WRONG + "Elsewhere"], {}, "It plays poker, not mulle."),
        (["--adapter", WRONG + "NoSuchEngine"], {}, "cannot be imported"),
        (["--adapter", "python:nowhere"], {}, "python:package.module:factory"),
        (["--adapter", "exec:"], {}, "Write the command after exec:"),
        (["--adapter", "exec:no-such-command-anywhere"], {}, "no-such-command-anywhere"),
        (["--adapter", "carrier-pigeon"], {}, "'carrier-pigeon' is no adapter"),
        (["--adapter", "http://127.0.0.1:1/"], {}, "Is the server running"),
        (["--edition", "0.4.0"], {}, "There is no '0.4.0'. Did you mean 0.3.0"),
        (["--clause", "INT-33"], {}, "There is no 'INT-33'. Did you mean INT-3"),
        (["--chapter", "IN"], {}, "There is no 'IN'. Did you mean INT"),
        (["--game", "poker"], {}, "There is no game called 'poker'. The games are: mulle."),
        (["--timeout", "0"], {}, "--timeout"),
        (["--known-failing", "no/such/file"], {}, "no/such/file"),
    ],
)
def test_a_wrong_call_ends_with_2_and_says_what_to_do(
    arguments: list[str], environment: dict[str, str], said: str
) -> None:
    run = check(*arguments, **environment)
    assert run.returncode == 2
    assert said in " ".join(run.stderr.split())
    assert run.stdout == ""


def test_a_report_that_cannot_be_written_is_a_wrong_call(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    run = check("--clause", "VAL-1", "--report", str(tmp_path / "file" / "report.json"))
    assert run.returncode == 2
    assert "--report" in run.stderr


def test_known_failures_pass_until_they_are_mended(tmp_path: Path, report) -> None:
    listed = tmp_path / "known.toml"
    part = ("--clause", "TRO-4")
    first = check("--adapter", WRONG + "NoTrotta", *part, "--write-known-failing", str(listed))
    assert first.returncode == 1
    run, said = report("--adapter", WRONG + "NoTrotta", *part, "--known-failing", str(listed))
    assert run.returncode == 0
    assert outcomes(said) <= {Outcome.KNOWN, Outcome.PASSED}
    assert "known to fail" in run.stdout
    assert "Conforms" not in run.stdout
    mended, judged = report("--adapter", WRONG + "Named", *part, "--known-failing", str(listed))
    assert mended.returncode == 1
    stale = {verdict.id for verdict in judged.verdicts if verdict.outcome is Outcome.STALE}
    assert stale == {verdict.id for verdict in said.verdicts if verdict.outcome is Outcome.KNOWN}
    assert "take it off the list" in mended.stdout


def test_a_list_of_known_failures_keeps_its_reasons_when_written_again(tmp_path: Path) -> None:
    listed = tmp_path / "known.toml"
    part = ("--adapter", WRONG + "NoTrotta", "--clause", "TRO-4", "--edition", "0.3.0")
    check(*part, "--write-known-failing", str(listed))
    text = listed.read_text("utf-8")
    reasoned = re.sub(r'reason = ".*"\nlink = ""', 'reason = "vi trottar inte än"\nlink = "issue 7"', text)
    assert reasoned != text
    listed.write_text(reasoned, "utf-8")
    again = check(*part, "--known-failing", str(listed), "--write-known-failing", str(listed))
    assert again.returncode == 0
    assert listed.read_text("utf-8") == reasoned
    bare = check(*part, "--write-known-failing", cwd=tmp_path, PYTHONPATH=str(ROOT))
    assert bare.returncode == 1
    assert (tmp_path / "known-failing.toml").exists()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("version = 1\n[[scenario]]\nname = 'Finns inte'\nedition = 'utkast'\nreason = 'x'\n", "Was it renamed?"),
        ("version = 1\n[[scenario]]\nname = 'x'\nedition = 'utkast'\nreason = ' '\n", "say in reason why"),
        ("version = 1\n[[scenario]]\nname = 'x'\nedition = 'utkast'\n", "reason"),
        ("version = 2\n", "version 2"),
        ("version = \n", "Invalid value"),
        ("version = 1\nscenarios = []\n", "scenarios"),
    ],
)
def test_a_list_that_cannot_be_used_is_a_wrong_call(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "known.toml").write_text(text, "utf-8")
    run = check("--known-failing", str(tmp_path / "known.toml"))
    assert run.returncode == 2
    assert said in " ".join(run.stderr.split())


def test_a_list_keeps_what_this_run_did_not_judge(tmp_path: Path) -> None:
    listed = tmp_path / "known.toml"
    part = ("--adapter", WRONG + "NoTrotta", "--edition", "0.3.0")
    check(*part, "--chapter", "TRO", "--write-known-failing", str(listed))
    whole = listed.read_text("utf-8")
    reasoned = whole.replace('link = ""', 'link = "issue 7"')
    listed.write_text(reasoned, "utf-8")
    check(*part, "--clause", "TRO-4", "--write-known-failing", str(listed))
    assert listed.read_text("utf-8") == reasoned
    check("--adapter", WRONG + "Named", "--edition", "0.3.0", "--clause", "TRO-4", "--write-known-failing", str(listed))
    left = listed.read_text("utf-8")
    assert 0 < left.count("[[scenario]]") < whole.count("[[scenario]]")


def test_a_stale_list_breaks_no_clause(tmp_path: Path) -> None:
    listed = tmp_path / "known.toml"
    listed.write_text(
        "version = 1\n[[scenario]]\nname = 'En trotta på ett ensamt kort ger ett låst bygge'\n"
        "edition = '0.3.0'\nreason = 'x'\n", "utf-8",
    )  # fmt: skip
    run = check("--clause", "TRO-4", "--known-failing", str(listed))
    assert run.returncode == 1
    assert "The list of known failures is stale: 1 scenario on it passed." in run.stdout
    assert "Breaks" not in run.stdout


@pytest.mark.parametrize("engine", ["Named", "NoTrotta", "Crashes"])
def test_a_reader_who_stops_reading_loses_no_verdict(tmp_path: Path, engine: str) -> None:
    file = tmp_path / "report.json"
    command = [sys.executable, "-m", "regelratt", "check", "--adapter", WRONG + engine, "--report", str(file)]
    command += ["--clause", "TRO-4", "--clause", "VAL-3", "--show", "100"]
    reading, writing = os.pipe()
    os.close(reading)
    run = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, encoding="utf-8", env=ENVIRONMENT, cwd=ROOT)
    os.close(writing)
    assert run.returncode == read_report(file).exit_code == {"Named": 0, "NoTrotta": 1, "Crashes": 2}[engine]
    assert run.stderr == f"{file} written.\n"


def test_a_full_disk_under_the_output_is_no_traceback() -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "regelratt", "check", "--clause", "VAL-3"]
        run = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", env=ENVIRONMENT, cwd=ROOT)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("option", ["--report", "--junit", "--messages", "--html", "--write-known-failing"])
def test_what_cannot_be_written_is_told_before_the_run(tmp_path: Path, option: str) -> None:
    (tmp_path / "file").write_text("")
    asked = tmp_path / "asked"
    for name in (str(tmp_path / "file" / "x"), "-"):
        run = check(
            "--adapter", WRONG + "OnlyUtkast", option, name, cwd=tmp_path, ASKED=str(asked), PYTHONPATH=str(ROOT)
        )
        assert run.returncode == 2
        assert option in run.stderr
    assert not asked.exists()
    assert not (tmp_path / "-").exists()


def test_every_form_is_written_and_told(tmp_path: Path) -> None:
    forms = {"--report": "r.json", "--junit": "j.xml", "--messages": "m.ndjson", "--html": "deep/er/p.html"}
    options = [part for option, name in forms.items() for part in (option, str(tmp_path / name))]
    run = check("--clause", "VAL-3", *options)
    assert run.returncode == 0
    for name in forms.values():
        assert (tmp_path / name).stat().st_size > 100
        assert f"{tmp_path / name} written." in run.stderr


def test_what_hello_declares_beyond_the_suite_is_told() -> None:
    run = check("--adapter", WRONG + "Misspells", "--clause", "VAL-3")
    assert run.returncode == 0
    assert "It declares an edition that is not ours: 0.3. Ours are: 0.3.0, utkast." in run.stdout
    assert "It declares an operation that is not ours: dela." in run.stdout


def test_a_fault_in_both_editions_is_told_once() -> None:
    run = check("--adapter", WRONG + "TakesTooFew", "--clause", "INT-3", "--show", "100")
    assert "· 0.3.0, utkast · failed" in run.stdout
    titles = re.findall(r"^  (.*)$", run.stdout, re.MULTILINE)
    shown = [title for title in titles if title.startswith("En sjua får inte ta in två högar när fyra kan tas [KL 3")]
    assert len(shown) == 1


def test_scenarios_come_in_the_order_of_the_book(report) -> None:
    _, said = report("--edition", "utkast")
    places = [(verdict.feature, verdict.line) for verdict in said.verdicts]
    assert places == sorted(places)


def test_the_folder_one_stands_in_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text("raise SystemExit(3)")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --nonsense\n")
    (tmp_path / "steps").mkdir()
    (tmp_path / "steps" / "__init__.py").write_text("raise SystemExit(4)")
    run = check("--clause", "VAL-2", cwd=tmp_path, PYTEST_ADDOPTS="--foo", PYTEST_PLUGINS="nowhere")
    assert run.returncode == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["conftest.py", "pytest.ini", "steps"]


def test_colours_and_a_bar_on_a_terminal() -> None:
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "regelratt", "check", "--clause", "VAL-2"]
    environment = ENVIRONMENT | {"TERM": "xterm-256color"}
    with subprocess.Popen(command, stdout=slave, stderr=slave, env=environment, cwd=ROOT) as run:
        os.close(slave)
        shown = b""
        while select.select([master], [], [], 60)[0]:
            try:
                part = os.read(master, 65536)
            except OSError:  # the other end is closed
                break
            shown += part
    os.close(master)
    assert run.returncode == 0
    assert b"\x1b[" in shown
    assert "━".encode() in shown


def test_the_bots_stand_beside_the_score() -> None:
    run = check("--chapter", "VAL")
    for bot in ("refuses all", "accepts all", "answers nothing"):
        assert re.search(rf"bots that know no rule: .*{bot} [0-9.]+ %", run.stdout)
