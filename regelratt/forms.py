"""What a module of wire types says besides what msgspec tells of them: names of types, notes, and either-or."""

import ast
import inspect
from collections.abc import Iterable
from itertools import combinations, pairwise
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Union, get_origin

from msgspec import inspect as wire


def aliases(module: ModuleType) -> dict[str, Any]:
    """The types that have a name in a module without being classes: literals, unions and limited values."""
    forms = {Annotated, Literal, Union, UnionType}
    return {name: form for name, form in vars(module).items() if get_origin(form) in forms and not name.startswith("_")}


def notes(module: ModuleType) -> dict[str, str]:
    """The texts below attributes, which Python does not keep: of a module as `Name`, of a class as `Class.name`."""
    tree = ast.parse(inspect.getsource(module))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    found = {}
    for prefix, body in [("", tree.body), *((f"{each.name}.", each.body) for each in classes)]:
        for node, below in pairwise(body):
            match node, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    found[prefix + name] = inspect.cleandoc(text)
    return found


def exactly_one(node: wire.StructType) -> bool:
    """Whether the type itself insists on exactly one of its fields, as its constructor shows."""
    names = [field.name for field in node.fields]
    if len(names) < 2 or any(field.required or field.default is not None for field in node.fields):
        return False
    return all(_makes(node.cls, [name]) for name in names) and not any(
        _makes(node.cls, some) for some in [(), *combinations(names, 2)]
    )


def _makes(cls: type, names: Iterable[str]) -> bool:
    try:
        cls(**dict.fromkeys(names, object()))
    except ValueError:
        return False
    return True
