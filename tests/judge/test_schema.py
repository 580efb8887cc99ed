"""The published JSON Schemas: current, valid, and of one mind with the types that judge answers."""

import json
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from reference_engine.mulle import shuffled
from reference_engine.mulle.adapter import Reference
from regelratt.contract import Hello, HelloParams, Operation
from regelratt.games import rules
from regelratt.report import Report, encoded
from regelratt.schema import contract_schema, report_schema, schemas
from regelratt.suite import ROOT

from .engines import everything

OPERATIONS = {
    "hello": Operation(HelloParams, Hello, {"protocol": 1, "suite": {"name": "regelratt", "version": "0"}}),
    **rules("mulle").OPERATIONS,
}


def validator(name: str) -> Draft202012Validator:
    """A validator of one of the contract's definitions."""
    return Draft202012Validator({**contract_schema("mulle"), "anyOf": [{"$ref": f"#/$defs/{name}"}]})


@pytest.mark.parametrize("path", schemas("mulle"), ids=lambda path: path.name)
def test_the_published_schemas_are_not_stale(path: Path) -> None:
    """If this fails, run regelratt docs."""
    assert path.read_text("utf-8") == schemas("mulle")[path]


def test_the_schemas_are_the_same_in_every_process() -> None:
    script = "import sys; from regelratt.schema import schemas; sys.stdout.write(''.join(schemas('mulle').values()))"
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, encoding="utf-8", cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
        )  # fmt: skip
        assert run.stdout == "".join(schemas("mulle").values())


@pytest.mark.parametrize("schema", [contract_schema("mulle"), report_schema()], ids=["contract", "report"])
def test_the_schemas_are_schemas_and_refer_to_nothing_outside(schema: dict[str, Any]) -> None:
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    references = set(_values(schema, "$ref"))
    assert references
    assert references <= {f"#/$defs/{name}" for name in schema["$defs"]}


def _values(node: Any, key: str) -> Iterator[Any]:
    for part in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from _values(part, key)
    if isinstance(node, dict) and key in node:
        yield node[key]


def test_the_contract_defines_every_question_its_answer_and_what_they_are_made_of() -> None:
    defined = set(contract_schema("mulle")["$defs"])
    for operation in OPERATIONS:
        assert {f"{operation.capitalize()}{part}" for part in ("Params", "Result", "Request", "Response")} <= defined
    assert {"State", "Move", "Value", "Score", "Hello", "Refusal", "Card", "Request", "Response"} <= defined


@cache
def exchanges() -> list[tuple[str, dict[str, Any], Any]]:
    """Questions of a real omgång and the reference engine's answers, refusals too."""
    engine = Reference()
    found: list[tuple[str, dict[str, Any], Any]] = [("hello", OPERATIONS["hello"].example, engine.hello())]

    def ask(operation: str, **params: Any) -> Any:
        found.append((operation, params, getattr(engine, operation)(**deepcopy(params))))
        return found[-1][2]

    for operation in OPERATIONS.keys() - {"hello"}:
        ask(operation, **OPERATIONS[operation].example)
    for edition in ("0.3.0", "utkast"):
        order = list(shuffled(edition))
        state = ask("deal", edition=edition, players=["Åsa", "Örjan"], opener="Åsa", omgang=1, order=order)
        while moves := ask("moves", state=state):
            ask("play", state=state, move={**moves[-1], "card": "SP 1"})
            ask("score", state=state)
            # the kinds of move take turns, so that builds and trottas are among them
            state = ask("play", state=state, move=moves[len(found) % len(moves)])["state"]
    return found


@pytest.mark.parametrize("operation", OPERATIONS)
def test_real_questions_and_answers_are_valid(operation: str) -> None:
    request, response = validator(f"{operation.capitalize()}Request"), validator(f"{operation.capitalize()}Response")
    either = Draft202012Validator(contract_schema("mulle"))
    mine = [exchange for exchange in exchanges() if exchange[0] == operation]
    assert mine
    for _, params, result in mine[::3]:
        question = {"jsonrpc": "2.0", "id": 1, "method": operation, "params": params}
        answer = {"jsonrpc": "2.0", "id": 1, "result": result}
        request.validate(question)
        response.validate(answer)
        either.validate(question)
        either.validate(answer)


def test_the_real_exchanges_have_every_kind_of_move_and_answer() -> None:
    played = [(params["move"]["action"], *result) for operation, params, result in exchanges() if operation == "play"]
    for action in ("take", "build", "trotta", "throw"):
        assert (action, "state") in played
    assert {answer for _, answer in played} == {"state", "refused"}


WRONG: list[Any] = [None, "", "x", -1, 10_001, 1.5, True, [], {}, ["x"], "SP 1", [["SP 2"]], "å" * 201]


def broken(data: Any) -> Iterator[Any]:
    """The data with one thing in it changed, lost, doubled or made up; every place once, in its first list item."""
    yield from WRONG
    if isinstance(data, dict):
        for key, part in data.items():
            yield {name: each for name, each in data.items() if name != key}
            yield from ({**data, key: each} for each in broken(part))
        yield {**data, "more": 1}
    elif isinstance(data, list) and data:
        yield []
        yield data[:1]
        yield data * 110
        yield from ([each, *data[1:]] for each in broken(data[0]))


def accepted(data: Any, form: Any) -> bool:
    """Whether the judge's own door lets it in."""
    try:
        msgspec.json.decode(json.dumps(data), type=form)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize("part", ["params", "result"])
@pytest.mark.parametrize("operation", OPERATIONS)
def test_the_schema_and_the_judge_say_the_same_of_every_broken_message(operation: str, part: str) -> None:
    form = getattr(OPERATIONS[operation], part)
    check = validator(f"{operation.capitalize()}{part.capitalize()}")
    place = ("params", "result").index(part) + 1
    seen: dict[bool, int] = {True: 0, False: 0}
    samples = {_shape(each[place]): each[place] for each in exchanges() if each[0] == operation}
    for sample in samples.values():
        for data in broken(sample):
            judged_so = accepted(data, form)
            assert check.is_valid(data) == judged_so, json.dumps(data, ensure_ascii=False)[:500]
            seen[judged_so] += 1
    assert min(seen.values()) > 0


def _shape(data: Any) -> str:
    """What kind of message it is, so that one of each is broken."""
    move = data.get("move", {}) if isinstance(data, dict) else data[0] if data else {}
    return f"{sorted(data) if isinstance(data, dict) else bool(data)} {sorted(move)}"


@pytest.mark.parametrize(
    ("message", "valid"),
    [
        ({"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "no"}}, True),
        ({"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "no", "data": [1]}}, True),
        ({"jsonrpc": "2.0", "id": 1, "result": [], "error": {"code": 1, "message": "no"}}, False),
        ({"jsonrpc": "2.0", "id": 1, "error": {"code": "x", "message": "no"}}, False),
        ({"jsonrpc": "2.0", "id": 1, "error": "no"}, False),
        ({"jsonrpc": "2.0", "id": None, "result": []}, False),
        ({"jsonrpc": "1.0", "id": 1, "result": []}, False),
        ({"jsonrpc": "2.0", "result": []}, False),
        ({"jsonrpc": "2.0", "id": 1}, False),
        ({"jsonrpc": "2.0", "id": 1, "method": "plya", "params": {}}, False),
        ({"jsonrpc": "2.0", "id": 1, "method": "values"}, False),
        ([], False),
    ],
)
def test_the_envelope_is_checked_too(message: Any, valid: bool) -> None:
    assert Draft202012Validator(contract_schema("mulle")).is_valid(message) == valid


def test_real_reports_are_valid_and_broken_ones_are_not() -> None:
    check = Draft202012Validator(report_schema())
    report = json.loads(encoded(everything()))
    assert any("evidence" in verdict for verdict in report["verdicts"])
    check.validate(report)
    few = {**report, "verdicts": [verdict for verdict in report["verdicts"] if "evidence" in verdict][:1]}
    seen = {True: 0, False: 0}
    for data in broken(few):
        if isinstance(data, dict) and data.get("schema") != report["schema"]:
            assert not check.is_valid(data)  # another version is read by another program
            continue
        judged_so = accepted(data, Report)
        assert check.is_valid(data) == judged_so, json.dumps(data, ensure_ascii=False)[:500]
        seen[judged_so] += 1
    assert min(seen.values()) > 0


def test_the_version_of_each_is_in_its_name() -> None:
    assert contract_schema("mulle")["$id"] == "urn:regelratt:contract:mulle:1"
    assert report_schema()["$id"] == "urn:regelratt:report:1"
