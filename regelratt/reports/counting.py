"""What `perft` tells, in lines: the counts by their first move, and the position in which an engine errs."""

import json
from collections.abc import Iterator

from ..contract import Game
from ..difference import Difference, changed
from ..perft import Counted
from ..printable import printable
from ..vectors import Branch, Position, canonical

_LONG = 400
"""Characters of what an engine said."""


def counted(edition: str, position: Position, found: Counted) -> str:
    """A line on one position."""
    where = f"{edition}  {position.name}: "
    if found.other:
        return f"FAIL {where}{printable(found.other, _LONG)}"
    last = position.depths[found.depth - 1]
    whole = ", to the end, with the scores" if found.scored else ""
    numbers = f"{_some(last.sequences, 'sequence')}, {_some(last.positions, 'position')}"
    return f"ok   {where}depth {found.depth}{whole}: {numbers}"


def agreed(sequences: int, positions: int) -> str:
    """The last line, where nothing differs."""
    return f"All counts agree: {_some(sequences, 'sequence')} from {_some(positions, 'position')}."


def _some(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def divided(expected: list[Branch], got: list[Branch], rules: Game) -> Iterator[str]:
    """The sequences by their first move, as they should be and as they are; nothing where there are as many of each."""
    right, found = ({canonical(rules.canonical_move(each.move)): each for each in side} for side in (expected, got))
    keys = dict.fromkeys([*right, *found])
    rows = [(key, _sequences(right.get(key)), _sequences(found.get(key))) for key in keys]
    if all(wanted == came for _, wanted, came in rows):
        return
    yield "  expected          got  first move"
    for key, wanted, came in rows:
        move = printable(rules.told((right.get(key) or found[key]).move), _LONG)
        yield f"{_number(wanted):>10} {' ' if wanted == came else '≠'} {_number(came):>10}  {move}"
    yield ""


def _sequences(branch: Branch | None) -> int | None:
    return branch.sequences if branch else None


def _number(count: int | None) -> str:
    return "-" if count is None else "broken" if count < 0 else f"{count:,}"


def differing(found: Difference, rules: Game) -> Iterator[str]:
    """A position, how one gets there, and how the engine's answer about it is another."""
    after = f", after {_some(len(found.path), 'move')}" if found.path else ""
    scored = found.expected and not found.move
    yield "A position that it scores otherwise:" if scored else f"The nearest position that differs{after}:"
    for number, move in enumerate(found.path, start=1):
        yield f"  {number}. {printable(rules.told(move), _LONG)}"
    yield from _drawn(found.position, rules)
    for name, moves in (("missing", found.missing), ("extra", found.extra), ("twice", found.twice)):
        for move in moves:
            yield f"{name:8}{printable(rules.told(move), _LONG)}"
    if found.move:
        yield f"move    {printable(rules.told(found.move), _LONG)}"
    if found.wrong:
        yield f"        {printable(found.wrong.message, _LONG)}"
    elif found.expected:
        yield from _changed(found, rules)


def _drawn(position: str, rules: Game) -> Iterator[str]:
    yield ""
    for line in printable(rules.drawn(json.loads(position))).splitlines():
        yield f"  {line}"
    yield ""


def _changed(found: Difference, rules: Game) -> Iterator[str]:
    """What the two answers disagree on; and where they are positions, what the engine made of it."""
    for where, wanted, came in changed(json.loads(found.expected), json.loads(found.got)):
        yield f"differs {printable(where, _LONG)}"
        yield f"        expected {printable(wanted, _LONG) or 'no more'}"
        yield f"        got      {printable(came, _LONG) or 'no more'}"
    if found.move:
        yield from ("", "What it made of it:", *_drawn(found.got, rules))
