"""The starter kits, each used as a user would: from an empty folder, with the commands of its own README."""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path, PurePath

import msgspec
import pytest

from regelratt.cli import main
from regelratt.games import rules
from regelratt.kits import Kit, copy, kit, languages
from regelratt.report import Report, read_report
from regelratt.specification import read_features
from regelratt.suite import suite
from regelratt.verdict import Outcome

ROOT = Path(__file__).parent.parent.parent
GAME = "mulle"
LANGUAGES = ["javascript", "python", "typescript"]
ON_NODE = ["javascript", "typescript"]
ENGINE = {"javascript": "engine.mjs", "python": "adapter.py", "typescript": "src/engine.ts"}


@dataclass(frozen=True)
class Shell:
    """Where a user types: `regelratt` is on the path, and npm takes what it has before it asks the network."""

    path: Path

    def run(self, command: str, folder: Path, given: str = "") -> subprocess.CompletedProcess[str]:
        environment = os.environ | {
            "PATH": f"{self.path}{os.pathsep}{os.environ['PATH']}",
            "npm_config_prefer_offline": "true",
            "npm_config_audit": "false",
            "npm_config_fund": "false",
            "npm_config_update_notifier": "false",
        }
        return subprocess.run(
            ["sh", "-c", command], cwd=folder, input=given, capture_output=True, encoding="utf-8", env=environment,
            timeout=600,
        )  # fmt: skip


@dataclass(frozen=True)
class Started:
    """A kit after its README's commands."""

    language: str
    folder: Path
    said: str
    commands: list[str]
    checked: subprocess.CompletedProcess[str]
    report: Report


@pytest.fixture(scope="session")
def shell(tmp_path_factory: pytest.TempPathFactory) -> Shell:
    folder = tmp_path_factory.mktemp("bin")
    command = folder / "regelratt"
    command.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m regelratt "$@"\n', "utf-8")
    command.chmod(0o755)
    return Shell(folder)


@pytest.fixture(scope="session")
def started(request: pytest.FixtureRequest, shell: Shell, tmp_path_factory: pytest.TempPathFactory) -> Started:
    """The kit in the language that the test asks for, set up once: pytest puts the tests of each together."""
    return _start(request.param, shell, tmp_path_factory.mktemp(request.param) / "my engine")


def on(*languages: str) -> pytest.MarkDecorator:
    """A test of the kits in these languages."""
    return pytest.mark.parametrize("started", languages, indirect=True, scope="session")


def _start(language: str, shell: Shell, folder: Path) -> Started:
    if language in ON_NODE:
        _require("node", "npm")
    made = shell.run(f'regelratt init {language} "{folder.name}"', folder.parent)
    assert made.returncode == 0, made.stderr
    commands = blocks(folder / "README.md", "sh")[0].splitlines()
    for command in commands[:-1]:
        done = shell.run(command, folder)
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    checked = shell.run(f"{commands[-1]} --report verdicts.json", folder)
    assert (folder / "verdicts.json").exists(), checked.stderr
    return Started(language, folder, made.stdout, commands, checked, read_report(folder / "verdicts.json"))


def _require(*tools: str) -> None:
    for tool in tools:
        if not shutil.which(tool):
            pytest.fail(f"{tool} is missing: the kits are tested as they are used, with Node 20 or later and npm.")
    version = subprocess.run(["node", "--version"], capture_output=True, encoding="utf-8").stdout
    if int(version.removeprefix("v").partition(".")[0]) < 20:
        pytest.fail(f"node is {version.strip()}: the kits need Node 20 or later.")


def blocks(readme: Path, language: str) -> list[str]:
    """The code in a README that is in that language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", readme.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def only_values() -> set[tuple[str, str]]:
    """Edition and name of the scenarios that ask what a card is worth and nothing else."""
    found = suite(GAME)
    return {
        (edition, scenario.name)
        for feature in read_features(found.features)
        for scenario in feature.scenarios
        if all(re.search(r"värd \d+ på bordet och \d+ på handen$", step.text) for step in scenario.steps)
        for edition in found.editions(scenario.tags)
    }


# A kit as it is


def test_there_is_a_kit_in_each_promised_language() -> None:
    assert languages(GAME) == LANGUAGES


@on(*LANGUAGES)
def test_a_kit_passes_values_at_once_and_skips_all_else_as_not_declared(started: Started) -> None:
    assert started.checked.returncode == started.report.exit_code == 0, started.checked.stdout
    passed = {(each.edition, each.name) for each in started.report.verdicts if each.outcome is Outcome.PASSED}
    assert passed == only_values()
    assert passed
    rest = [each for each in started.report.verdicts if (each.edition, each.name) not in passed]
    assert rest
    assert {each.outcome for each in rest} == {Outcome.SKIPPED}
    assert {each.message for each in rest} == {
        f"The operation {operation} is not declared." for operation in ("deal", "moves", "play", "score")
    }


@on(*LANGUAGES)
def test_a_kit_declares_what_it_answers_in_both_editions(started: Started) -> None:
    hello = started.report.adapter.hello
    assert hello.editions == [*suite(GAME).register.editions]
    assert (hello.operations, hello.readings) == (["hello", "values"], [])
    assert hello.language.lower() == started.language


@on(*LANGUAGES)
def test_init_says_the_commands_that_the_readme_begins_with(started: Started) -> None:
    assert started.commands[-1].startswith("regelratt check --adapter ")
    lines = [line.strip() for line in started.said.splitlines()]
    first = lines.index("cd 'my engine'") + 1
    assert lines[first : first + len(started.commands)] == started.commands


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kit_is_all_there_and_has_nothing_of_any_machine(language: str) -> None:
    files = kit(GAME, language).files
    assert {PurePath("README.md"), PurePath(".gitignore"), PurePath(ENGINE[language])} <= set(files)
    assert not [name for name in files if "lock" in name.name or "node_modules" in name.parts]
    for name, content in files.items():
        found = re.findall(
            r"(?<![\w.])/(?:work|tmp|home|root|usr|opt|var|Users)\b|[A-Z]:\\|https?://", content.decode()
        )
        assert not found, name


# Its README


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_states_and_moves_in_a_readme_are_in_the_contracts_form(language: str) -> None:
    play = rules(GAME).OPERATIONS["play"]
    state, moves = blocks(ROOT / "kits" / GAME / language / "README.md", "json")
    assert json.loads(state) == play.example["state"]
    asked = [msgspec.convert(play.example | {"move": json.loads(line)}, play.params) for line in moves.splitlines()]
    assert json.loads(moves.splitlines()[0]) == play.example["move"]
    assert len({type(each.move) for each in asked}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_readme_names_commands_chapters_clauses_and_verdicts_that_exist(language: str) -> None:
    text = (ROOT / "kits" / GAME / language / "README.md").read_text("utf-8")
    register = suite(GAME).register
    assert {"check", "smoke", "show", "list"} <= set(re.findall(r"regelratt ([a-z]+)", text)) <= set(main.commands)
    assert set(re.findall(r"--chapter ([A-Z]+)", text)) <= set(register.chapters)
    assert set(re.findall(r"\b[A-Z]{3}-\d+", text)) <= set(register.clauses)
    options = {option for parameter in main.commands["check"].params for option in parameter.opts}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text)) <= options
    assert set(re.findall(r"^\| ([a-z ]+) \| ", text, re.MULTILINE)) - {"file", "verdict"} <= {*Outcome}


GAMES = {"javascript": "my-game.mjs", "python": "my_game.py", "typescript": "src/my-game.ts"}
"""An engine that remembers, as somebody may have one: it can throw cards, and knows no contract."""
FENCES = {"javascript": "js", "python": "python", "typescript": "ts"}
ATTACHED = {"javascript": "engine.play = play;", "python": "Engine.play = play", "typescript": "engine.play = play;"}


@on(*LANGUAGES)
def test_an_engine_that_keeps_its_own_state_is_wrapped_as_the_readme_shows(
    started: Started, shell: Shell, tmp_path: Path
) -> None:
    folder = fresh(started, tmp_path)
    game = folder / GAMES[started.language]
    shutil.copy(Path(__file__).parent / "remembering" / game.name, game)
    (shown,) = blocks(folder / "README.md", FENCES[started.language])
    engine = folder / ENGINE[started.language]
    stubs = engine.read_text("utf-8")
    assert stubs.count('["hello", "values"]') == 1
    declared = stubs.replace('["hello", "values"]', '["hello", "values", "play"]')
    engine.write_text(f"{declared}\n\n{shown}\n\n{ATTACHED[started.language]}\n", "utf-8")
    for command in started.commands[:-1]:
        built = shell.run(command.replace("npm install && ", ""), folder)
        assert built.returncode == 0, built.stdout
    run = shell.run(f'{started.commands[-1]} --clause VAL-1 -k "att spela" --level strict --report r.json', folder)
    report = read_report(folder / "r.json")
    assert run.returncode == 0, run.stdout
    assert {each.outcome for each in report.verdicts} == {Outcome.PASSED}
    assert {each.name for each in report.verdicts} >= {
        "Kort av alla färger och valörer går att spela",
        "Ett kort som inte finns går inte att spela",
    }


def fresh(started: Started, folder: Path) -> Path:
    """The kit once more, with what was installed for it."""
    copy(kit(GAME, started.language), folder / "kit")
    installed = started.folder / "node_modules"
    if installed.exists():
        (folder / "kit" / "node_modules").symlink_to(installed)
    return folder / "kit"


# What a kit answers on the wire


def asked(started: Started, shell: Shell, *lines: str, folder: Path | None = None) -> list[dict]:
    """The answers to lines on stdin; the process must then end by itself, because stdin is closed."""
    adapter = re.search(r'"exec:(.+)"', started.commands[-1])[1]
    run = shell.run(adapter, folder or started.folder, "".join(f"{line}\n" for line in lines))
    assert run.returncode == 0, run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()]


def question(number: object, method: str, **params: object) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}, ensure_ascii=False)


@pytest.mark.parametrize(
    ("line", "code", "number"),
    [
        (question(7, "resign"), -32601, 7),
        (question(7, "constructor"), -32601, 7),
        (question(7, "toString"), -32601, 7),
        ("this is no JSON", -32700, None),
        ('{"jsonrpc": "2.0", "id": 7, "meth', -32700, None),
        ("[]", -32600, None),
        ("null", -32600, None),
        ('{"id": 7, "method": "hello"}', -32600, None),
        (question(7, "deal"), -32603, 7),
        (question(7, "values", cards=None), -32603, 7),
    ],
)
@on(*ON_NODE)
def test_a_kit_says_why_it_cannot_answer_and_goes_on(
    started: Started, shell: Shell, line: str, code: int, number: int | None
) -> None:
    wrong, right = asked(started, shell, line, question("a", "values", cards=["SP 2"]))
    assert (wrong["id"], wrong["error"]["code"]) == (number, code)
    assert wrong["error"]["message"]
    assert right == {"jsonrpc": "2.0", "id": "a", "result": [{"card": "SP 2", "table": 2, "hand": 15}]}


@on(*ON_NODE)
@pytest.mark.parametrize("operation", ["deal", "play", "moves", "score"])
def test_a_stub_says_that_it_is_one_and_what_to_do(started: Started, shell: Shell, operation: str) -> None:
    (answer,) = asked(started, shell, question(1, operation))
    assert answer["error"] == {
        "code": -32603,
        "message": f"{operation} is a stub: add it to OPERATIONS when it is written",
    }


@on("python")
def test_a_stub_in_python_says_that_it_is_one_and_what_to_do(started: Started, shell: Shell, tmp_path: Path) -> None:
    folder = fresh(started, tmp_path)
    adapter = folder / "adapter.py"
    stubs = ["deal", "play", "moves", "score"]
    declared = adapter.read_text("utf-8").replace('["hello", "values"]', json.dumps(["hello", *stubs]))
    adapter.write_text(declared, "utf-8")
    run = shell.run("regelratt check --adapter python:adapter:Engine --edition utkast --report r.json", folder)
    assert run.returncode == 2
    told = {each.message for each in read_report(folder / "r.json").verdicts if each.outcome is Outcome.ERRORED}
    assert told == {
        f"{stub} failed: NotImplementedError: {stub} is a stub: add it to OPERATIONS when it is written"
        for stub in stubs
    }


@on(*ON_NODE)
def test_a_line_ends_at_its_newline_and_nowhere_else(started: Started, shell: Shell) -> None:
    answers = asked(started, shell, question(1, "hello", name="a\u2028b\u2029c\u0085d"), "", question(2, "hello"))
    assert [answer["id"] for answer in answers] == [1, 2]


@on(*ON_NODE)
def test_a_question_without_an_id_is_not_answered(started: Started, shell: Shell) -> None:
    answers = asked(started, shell, '{"jsonrpc": "2.0", "method": "hello"}', question(2, "hello"))
    assert [answer["id"] for answer in answers] == [2]


@on(*ON_NODE)
def test_what_an_engine_logs_goes_to_stderr_also_while_it_is_loaded(
    started: Started, shell: Shell, tmp_path: Path
) -> None:
    folder = tmp_path / "noisy"
    shutil.copytree(started.folder, folder, ignore=shutil.ignore_patterns("node_modules"))
    (engine,) = [*folder.rglob("engine.mjs"), *folder.rglob("engine.js")]
    noisy = 'console.log("loading"); console.table([1]); process.emitWarning("old");\n'
    engine.write_text(noisy + engine.read_text("utf-8"), "utf-8")
    assert [answer["id"] for answer in asked(started, shell, question(1, "hello"), folder=folder)] == [1]


# The types of the TypeScript kit

WRONG = """
import type { Card, Engine, Move, PlayAnswer, Refusal, State } from "./contract.js";
declare const state: State;
declare const engine: Engine;
// @ts-expect-error  there is no such card
export const card: Card = "SP 11";
// @ts-expect-error  there is no such action
export const action: Move = { player: "Anna", action: "pass", card: "SP 7" };
// @ts-expect-error  an intag has piles
export const take: Move = { player: "Anna", action: "take", card: "SP 7" };
// @ts-expect-error  neither a state nor a refusal
export const nothing: PlayAnswer = {};
// @ts-expect-error  a refusal has a reason
export const refusal: Refusal = { clause: "INT-3" };
// @ts-expect-error  the stock is missing
export const poor: State = { ...state, stock: undefined };
// @ts-expect-error  a build may not be there
export const owner = state.table[0].build.owner;
// @ts-expect-error  an engine answers every question
export const half: Engine = { hello: engine.hello };
// @ts-expect-error  the state is an object of its own in what is asked
engine.moves(state);
export const throwing: Move = { player: "Anna", action: "throw", card: "any text" };
export const played: PlayAnswer[] = [{ state }, { refused: { reason: "not-maximal" } }];
"""


@on("typescript")
def test_the_types_take_what_the_contract_takes_and_refuse_what_it_refuses(
    started: Started, shell: Shell, tmp_path: Path
) -> None:
    folder = fresh(started, tmp_path)
    right = [
        f'export const {name}: Parameters<Engine["{name}"]>[0] = {json.dumps(operation.example)};'
        for name, operation in rules(GAME).OPERATIONS.items()
    ]
    head = 'import type { Engine } from "./contract.js";'
    (folder / "src" / "right.ts").write_text("\n".join([head, *right]), "utf-8")
    (folder / "src" / "wrong.ts").write_text(WRONG, "utf-8")
    built = shell.run("npm run build", folder)
    assert built.returncode == 0, built.stdout


# init


def test_init_makes_the_folders_on_the_way(shell: Shell, tmp_path: Path) -> None:
    assert shell.run("regelratt init python a/b/c", tmp_path).returncode == 0
    assert (tmp_path / "a/b/c/adapter.py").exists()


def test_init_fills_the_empty_folder_that_one_stands_in(shell: Shell, tmp_path: Path) -> None:
    run = shell.run("regelratt init Python .", tmp_path)
    assert run.returncode == 0
    assert (tmp_path / "adapter.py").exists()
    assert "cd " not in run.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("", "Say which language, and which folder: regelratt init LANGUAGE DIR"),
        ("python", "Say which folder: regelratt init python DIR"),
        ("rust new", "There is no kit in rust."),
        ("../mulle/python new", "There is no kit in ../mulle/python."),
        ("python full", "full is not empty."),
        ("python full/file", "full/file is a file."),
        ("python full/file/new", "full/file/new cannot be written: Not a directory."),
        ("python dangling", "dangling cannot be written: "),
        ("--game poker python new", "There is no game called 'poker'."),
    ],
)
def test_init_refuses_and_says_what_to_do_and_leaves_all_as_it_was(
    shell: Shell, tmp_path: Path, arguments: str, said: str
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").write_text("mine", "utf-8")
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere" / "at all")
    before = sorted(tmp_path.rglob("*"))
    run = shell.run(f"regelratt init {arguments}", tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert said in run.stderr
    assert "Traceback" not in run.stderr
    assert sorted(tmp_path.rglob("*")) == before
    assert (tmp_path / "full" / "file").read_text("utf-8") == "mine"


@pytest.mark.parametrize("arguments", ["", "rust new"])
def test_init_lists_the_languages_there_are(shell: Shell, tmp_path: Path, arguments: str) -> None:
    assert (
        "The languages are: javascript, python, typescript."
        in shell.run(f"regelratt init {arguments}", tmp_path).stderr
    )


@pytest.mark.parametrize("there", [True, False])
def test_init_leaves_nothing_half_written(shell: Shell, tmp_path: Path, there: bool) -> None:
    if there:
        (tmp_path / "new").mkdir()
    folder = "new" if there else "new/deep"
    # Files may grow to 4 blocks, 2 or 4 kB: the first can be written, the README cannot. Bytecode must not be cut off.
    run = shell.run(f"ulimit -f 4; PYTHONDONTWRITEBYTECODE=1 regelratt init typescript {folder}", tmp_path)
    assert run.returncode == 2, run.stdout
    assert "cannot be written: File too large." in run.stderr
    assert [path.name for path in tmp_path.rglob("*")] == (["new"] if there else [])


def test_what_a_build_or_a_run_left_in_a_kit_is_not_copied(tmp_path: Path) -> None:
    folder = tmp_path / "kits" / "poker" / "cobol"
    for name in ("src/main.cob", "out/main.o", "src/out/x", "notes.tmp", "README.md"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("", "utf-8")
    (folder / ".gitignore").write_text("out/\n*.tmp\n", "utf-8")
    (tmp_path / "kits" / "poker" / "not a kit").mkdir()
    assert languages("poker", tmp_path) == ["cobol"]
    assert languages("whist", tmp_path) == []
    names = {name.as_posix() for name in kit("poker", "cobol", tmp_path).files}
    assert names == {".gitignore", "README.md", "src/main.cob"}


def test_a_kit_is_never_copied_over_what_is_there(tmp_path: Path) -> None:
    (tmp_path / "b").write_text("mine", "utf-8")
    with pytest.raises(FileExistsError):
        copy(Kit("any", {PurePath("a"): b"1", PurePath("b"): b"2"}), tmp_path)
    assert {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()} == {"b": "mine"}
