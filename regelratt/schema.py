"""The JSON Schemas of the contract and of the report, made from the types that check them: they are written once."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import msgspec
from msgspec import inspect as wire

from . import contract, report, verdict
from .contract import PROTOCOL, Data, Hello, HelloParams, Operation
from .forms import aliases, exactly_one, notes
from .games import rules
from .suite import ROOT

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_REF = "#/$defs/{name}"
_ID = {
    "type": "integer",
    "description": "The judge numbers its questions, and an answer has the number of its question.",
}
_ERROR = {
    "title": "ErrorResponse",
    "description": "That there is no answer, which is the adapter's fault. A refusal of a move is an answer.",
    "type": "object",
    "properties": {
        "jsonrpc": {"const": "2.0"},
        "id": {"anyOf": [{"$ref": "#/$defs/Id"}, {"type": "null"}]},
        "error": {
            "type": "object",
            "properties": {"code": {"type": "integer"}, "message": {"type": "string"}, "data": {}},
            "required": ["code", "message"],
        },
    },
    "required": ["jsonrpc", "id", "error"],
    "not": {"required": ["result"]},
}


def schemas(game: str, root: Path = ROOT) -> dict[Path, str]:
    """Every schema file, with its text: the contract of a game, and the report."""
    docs = root / "docs"
    return {
        docs / game / "schema" / "contract.schema.json": _text(contract_schema(game)),
        docs / "schema" / "report.schema.json": _text(report_schema()),
    }


def contract_schema(game: str) -> Data:
    """All that travels between the judge and an adapter."""
    found = rules(game)
    operations = {"hello": Operation(HelloParams, Hello, {}), **found.OPERATIONS}
    writer = _Writer(contract, cast(ModuleType, found))
    defs = writer.definitions(form for each in operations.values() for form in (each.params, each.result))
    for name, operation in operations.items():
        said = name.capitalize()
        defs.setdefault(f"{said}Params", writer.said(operation.params))
        defs.setdefault(f"{said}Result", writer.said(operation.result))
        defs[f"{said}Request"] = _request(name)
        defs[f"{said}Response"] = _response(name)
    either = {side: [f"{name.capitalize()}{side}" for name in operations] for side in ("Request", "Response")}
    defs |= {
        "Id": _ID,
        "ErrorResponse": _ERROR,
        "Request": _any(either["Request"], "A question, as the judge sends it: one line, or the body of a POST."),
        "Response": _any([*either["Response"], "ErrorResponse"], "An answer: its result is that of the question."),
    }
    return {
        "$schema": DIALECT,
        "$id": f"urn:regelratt:contract:{game}:{PROTOCOL}",
        **_any(["Request", "Response"], f"A message of the contract of {game}, version {PROTOCOL} of the protocol."),
        "$defs": dict(sorted(defs.items())),
    }


def report_schema() -> Data:
    """The file that `regelratt check --report` writes."""
    defs = _Writer(contract, verdict, report).definitions([report.Report])
    defs["Report"]["properties"]["schema"] |= {"const": report.SCHEMA}
    return {
        "$schema": DIALECT,
        "$id": f"urn:regelratt:report:{report.SCHEMA}",
        "description": f"The report of regelratt check, schema {report.SCHEMA}.",
        "$ref": _REF.format(name="Report"),
        "$defs": dict(sorted(defs.items())),
    }


class _Writer:
    """Writes types; one that has a name is referred to wherever it is used."""

    def __init__(self, *modules: ModuleType) -> None:
        self._named: dict[str, Data] = {}
        self._notes: dict[str, str] = {}
        for module in modules:
            self._named |= {name: _plain(form) for name, form in aliases(module).items()}
            self._notes |= notes(module)

    def said(self, form: Any) -> Data:
        """A type where it is used."""
        return cast(Data, self._referring(_plain(form)))

    def definitions(self, forms: Iterable[Any]) -> dict[str, Data]:
        """The types themselves, by name, with all that they are made of."""
        used = list(forms)
        _, components = msgspec.json.schema_components(used, ref_template=_REF)
        found = {name: self._defined(name, each) for name, each in (components | self._named).items()}
        for node in (node for form in used for node in _structs(form)):
            _complete(found[node.cls.__name__], node)
        return found

    def _defined(self, name: str, schema: Data) -> Data:
        made = {key: self._referring(part) for key, part in schema.items() if key != "discriminator"}
        for field, part in made.get("properties", {}).items():
            if note := self._notes.get(f"{name}.{field}"):
                part["description"] = note
        note = self._notes.get(name)
        return {"description": note, **made} if note else made

    def _referring(self, node: Any) -> Any:
        """A schema in which every part that is a named type refers to it."""
        if isinstance(node, list):
            return [self._referring(part) for part in node]
        if not isinstance(node, dict):
            return node
        bare = {key: part for key, part in node.items() if key != "default"}
        for name, each in self._named.items():
            if bare == each:
                return {"$ref": _REF.format(name=name)} | ({"default": node["default"]} if "default" in node else {})
        return {key: self._referring(part) for key, part in node.items() if key != "discriminator"}


def _plain(form: Any) -> Data:
    ((schema,), _) = msgspec.json.schema_components([form], ref_template=_REF)
    return schema


def _structs(form: Any) -> list[wire.StructType]:
    """The object types in a type, as far as lists and unions go."""
    match wire.type_info(form) if not isinstance(form, wire.Type) else form:
        case wire.StructType() as node:
            return [node, *(each for field in node.fields for each in _structs(field.type))]
        case wire.UnionType(types=types):
            return [each for part in types for each in _structs(part)]
        case wire.ListType(item_type=item):
            return _structs(item)
    return []


def _complete(schema: Data, node: wire.StructType) -> None:
    """Add what msgspec checks but does not write: exactly one of the fields, and which keys there can be."""
    if exactly_one(node):
        schema["oneOf"] = [_only(field.encode_name) for field in node.fields]
    for field in node.fields:
        if isinstance(field.type, wire.DictType) and isinstance(field.type.key_type, wire.EnumType):
            schema["properties"][field.encode_name]["propertyNames"] = _plain(field.type.key_type.cls)


def _only(field: str) -> Data:
    return {"required": [field], "properties": {field: {"not": {"type": "null"}}}}


def _request(name: str) -> Data:
    said = name.capitalize()
    properties = {
        "jsonrpc": {"const": "2.0"},
        "id": {"$ref": _REF.format(name="Id")},
        "method": {"const": name},
        "params": {"$ref": _REF.format(name=f"{said}Params")},
    }
    return {"title": f"{said}Request", "type": "object", "properties": properties, "required": list(properties)}


def _response(name: str) -> Data:
    said = name.capitalize()
    properties = {
        "jsonrpc": {"const": "2.0"},
        "id": {"$ref": _REF.format(name="Id")},
        "result": {"$ref": _REF.format(name=f"{said}Result")},
    }
    return {
        "title": f"{said}Response",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "not": {"required": ["error"]},
    }


def _any(names: Iterable[str], description: str) -> Data:
    return {"description": description, "anyOf": [{"$ref": _REF.format(name=name)} for name in names]}


def _text(schema: Mapping[str, Any]) -> str:
    return json.dumps(schema, ensure_ascii=False, indent=1) + "\n"
