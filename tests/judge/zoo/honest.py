"""The reference engine on stdio, and the question at which the others of the zoo go wrong."""

import json
import os
import sys
from collections.abc import Callable
from typing import Any

from reference_engine.mulle.adapter import Reference

BAIT = {"cards": ["KL 2"]}
"""Asked for the value of this card, an adapter does what it should not."""

Question = dict[str, Any]
ENGINE = Reference()


def right(question: Question) -> Any:
    """The right result."""
    params = {} if question["method"] == "hello" else question["params"]
    return getattr(ENGINE, question["method"])(**params)


def message(question: Question, **parts: Any) -> bytes:
    """An answer to a question, as a line; the right one, if no parts of it are given."""
    parts = parts or {"result": right(question)}
    return json.dumps({"jsonrpc": "2.0", "id": question["id"], **parts}).encode() + b"\n"


def write(data: bytes) -> None:
    """Write all of it on stdout, at once."""
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def tell(path: str, text: str) -> None:
    """Say something to the keeper."""
    with open(path, "a", encoding="utf-8") as out:  # noqa: PTH123
        out.write(f"{text}\n")


def serve(misbehave: Callable[[Question], None], when: str = "bait") -> None:
    """Answer rightly until stdin closes, but for one question: the bait, or the operation of that name."""
    for line in sys.stdin.buffer:
        question = json.loads(line)
        if question["params"] == BAIT if when == "bait" else question["method"] == when:
            sys.stderr.write(f"{os.path.basename(sys.argv[0])}: now I do it\n")  # noqa: PTH119
            sys.stderr.flush()
            misbehave(question)
        else:
            write(message(question))
