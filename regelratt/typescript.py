"""The contract in TypeScript, made from the wire types for the TypeScript kit: the types are written once."""

import inspect
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, cast, get_args

from msgspec import inspect as wire

from . import contract
from .contract import Hello, HelloParams, Operation
from .forms import aliases, exactly_one, notes
from .games import rules
from .suite import ROOT

_MADE = """\
// The contract: what you are asked, and what you answer.
// Written by: regelratt docs, from the types that check your answers. Do not edit it here.
"""
_ANSWER = """\
/** An answer may be a promise of one. */
export type Answer<T> = T | Promise<T>;
"""
_ENGINE = "An implementation. It answers what its `hello` declares, and need not remember anything between questions."
_HELLO = "Who it is, and what it can be asked."
_WIDTH = 120
_PLAIN: dict[type[wire.Type], str] = {
    wire.AnyType: "unknown",
    wire.BoolType: "boolean",
    wire.FloatType: "number",
    wire.IntType: "number",
    wire.NoneType: "null",
    wire.StrType: "string",
}


def typescript(game: str, root: Path = ROOT) -> dict[Path, str]:
    """The generated file of a game's TypeScript kit, with its text; nothing where there is no such kit."""
    kit = root / "kits" / game / "typescript"
    return {kit / "src" / "contract.ts": _contract(game)} if kit.is_dir() else {}


def _contract(game: str) -> str:
    found = rules(game)
    module = cast(ModuleType, found)
    writer = Writer(module, contract)
    questions = {"hello": Operation(HelloParams, Hello, {}), **found.OPERATIONS}
    told = {name: getattr(getattr(module, "Engine", None), name, None) for name in questions}
    methods = [
        f"{_comment(_doc(told[name]) or _HELLO, '  ')}"
        f"  {name}(params: {writer.said(wire.type_info(question.params))}):"
        f" Answer<{writer.said(wire.type_info(question.result))}>;\n"
        for name, question in questions.items()
    ]
    names = ", ".join(map(json.dumps, questions))
    engine = f"{_comment(_ENGINE)}export interface Engine {{\n{''.join(methods)}}}\n"
    listed = f"{_comment('The questions.')}export const QUESTIONS = [{names}] as const satisfies (keyof Engine)[];\n"
    return "\n".join([_MADE, engine, listed, _ANSWER, *writer.declared.values()])


class Alias(NamedTuple):
    """A type that has a name in a module of wire types without being a class."""

    form: Any
    node: wire.Type


class Writer:
    """Writes types, and declares each that has a name when it is first used."""

    def __init__(self, *modules: ModuleType) -> None:
        self.declared: dict[str, str] = {}
        self._classes: dict[str, type] = {}
        self._aliases: dict[str, Alias] = {}
        self._notes: dict[str, str] = {}
        for module in reversed(modules):
            self._aliases |= _aliases(module)
            self._notes |= notes(module)

    def said(self, node: wire.Type) -> str:
        """A type as it is written where it is used."""
        for name, alias in self._aliases.items():
            if alias.node == node:
                if name not in self.declared:
                    self._declare_alias(name, alias)
                return name
        return self._said(node)

    def _said(self, node: wire.Type) -> str:
        match node:
            case wire.StructType(cls=cls):
                if self._classes.setdefault(cls.__name__, cls) is not cls:
                    raise TypeError(f"Two types are called {cls.__name__}: rename one.")
                if cls.__name__ not in self.declared:
                    self._declare_struct(node)
                return cls.__name__
            case wire.UnionType(types=types):
                return " | ".join(map(self.said, types))
            case wire.ListType(item_type=item):
                inner = self.said(item)
                return f"({inner})[]" if " " in inner else f"{inner}[]"
            case wire.DictType(value_type=value):
                return f"Record<string, {self.said(value)}>"
            case wire.LiteralType(values=values):
                return " | ".join(map(json.dumps, values))
        if type(node) not in _PLAIN:
            raise TypeError(f"There is no TypeScript for {node}: add it here.")
        return _PLAIN[type(node)]

    def _declare_alias(self, name: str, alias: Alias) -> None:
        self.declared[name] = ""  # its place in the file, before those it is made of
        parts = map(json.dumps, get_args(alias.form)) if isinstance(alias.node, wire.LiteralType) else None
        text = _wrapped(parts or self._said(alias.node).split(" | "))
        note = _joined(self._notes.get(name, ""), _limits(alias.node))
        self.declared[name] = f"{_comment(note)}export type {name} ={text};\n"

    def _declare_struct(self, node: wire.StructType) -> None:
        name = node.cls.__name__
        self.declared[name] = ""
        if exactly_one(node):
            parts = [f"{{ {field.encode_name}: {self.said(_present(field.type))} }}" for field in node.fields]
            body = f"export type {name} = {' | '.join(parts)};\n"
        else:
            body = f"export interface {name} {{\n{''.join(self._lines(node))}}}\n"
        self.declared[name] = f"{_comment(_doc(node.cls))}{body}"

    def _lines(self, node: wire.StructType) -> Iterator[str]:
        if node.tag_field:
            yield f"  {node.tag_field}: {json.dumps(node.tag)};\n"
        for field in node.fields:
            note = _joined(self._notes.get(f"{node.cls.__name__}.{field.name}", ""), _limits(field.type, lists=True))
            mark = "" if field.required else "?"
            yield f"{_comment(note, '  ')}  {field.encode_name}{mark}: {self.said(field.type)};\n"


def _aliases(module: ModuleType) -> dict[str, Alias]:
    """The names of types that are no classes. A list is written out: its limits belong to the field."""
    found = {name: Alias(form, wire.type_info(form)) for name, form in aliases(module).items()}
    return {name: alias for name, alias in found.items() if not isinstance(alias.node, wire.ListType)}


def _present(node: wire.Type) -> wire.Type:
    """The type without null."""
    types = node.types if isinstance(node, wire.UnionType) else ()
    rest = [each for each in types if not isinstance(each, wire.NoneType)]
    return rest[0] if len(rest) == 1 else node


def _limits(node: wire.Type, *, lists: bool = False) -> str:
    """What a type allows that TypeScript cannot say; for a field only of lists, as a value's stand at its own name."""
    match node:
        case wire.ListType(min_length=int(least), max_length=most) if lists:
            return f"Exactly {least}." if least == most else f"At least {least}."
        case wire.IntType(ge=int(least), le=int(most)) if not lists:
            return f"A whole number from {least} to {most}."
        case wire.StrType(min_length=int(least), max_length=int(most)) if not lists:
            return f"A text of {least} to {most} characters."
    return ""


def _doc(thing: Any) -> str:
    """A thing's own docstring, not one that it inherits."""
    return inspect.cleandoc(getattr(thing, "__doc__", None) or "").replace("``", "`") if thing is not None else ""


def _joined(*texts: str) -> str:
    return " ".join(filter(None, texts))


def _comment(text: str, indent: str = "") -> str:
    if not text:
        return ""
    lines = text.replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


def _wrapped(parts: Iterable[str]) -> str:
    """A union after its equals sign, over several lines where it is long."""
    lines, known = [""], list(parts)
    for part in known:
        if len(lines[-1]) + len(part) > _WIDTH:
            lines.append("")
        lines[-1] += f" | {part}"
    return f" {' | '.join(known)}" if len(lines) == 1 else "".join(f"\n {line}" for line in lines)
