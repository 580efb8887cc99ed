"""Evidence drawn: the position and the move as they were, what was expected, and what the implementation answered.

What it answered comes from a file that somebody else made. It is read with the game's own types before it is drawn, and
what they do not read is shown as the text that it is.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from ..contract import Data, Game
from ..games import rules
from ..picture import Picture
from ..printable import printable, printable_end
from ..vectors import canonical
from ..verdict import Evidence, Exchange, Outcome, Verdict
from .entry import Entry, Refusal
from .played import Question
from .site import LANGUAGE

_READ = 20_000
"""Characters of a message that is read at all."""
_CODE = 60
_MESSAGE = 500
_WIRE = 600
_LINE = 200
_LINES = 12
_SHOWN_CALLS = 20
"""So many questions a report keeps of a scenario: with as many there may have been more before."""

Cell = tuple[str, bool]
"""A text, and whether the other side has another."""


class Answer(NamedTuple):
    """An answer as it can be shown."""

    picture: Picture | None = None
    refusal: Refusal | None = None
    tables: tuple[tuple[tuple[Cell, ...], ...], ...] = ()
    moves: tuple[Cell, ...] | None = None
    more: int = 0
    """Moves that there is no room for."""


class Drawn(NamedTuple):
    """What was asked, with both answers."""

    position: Picture | None
    move: str
    expected: Answer | None
    got: Answer | None
    elsewhere: bool
    """The reference engine was asked in another position: the implementation had left the way before."""


class Told(NamedTuple):
    """What is not passed, as a page tells it. Whoever's is alike is told together."""

    outcome: Outcome
    message: str
    language: str
    reason: str
    sentence: str
    """At which it went wrong."""
    drawn: Drawn | None
    position: str
    """As text, where it cannot be drawn."""
    move: str
    after: str
    expected: tuple[Cell, ...]
    got: tuple[Cell, ...]
    sent: str
    received: str
    code: str
    hint: str
    log: str


def told(entry: Entry, verdict: Verdict) -> Told:
    """What became of a scenario that is not passed."""
    evidence = verdict.evidence or Evidence()
    drawn = _drawn(entry, verdict.edition, evidence.exchanges)
    broken = verdict.outcome is Outcome.ERRORED or bool(evidence.hint)
    unread = broken or not (drawn and drawn.got)
    last = evidence.exchanges[-1] if evidence.exchanges and unread else Exchange("", "", "")
    failed = next((step.text for step in evidence.steps if step.outcome == "failed"), "")
    return Told(
        outcome=verdict.outcome,
        message=printable(verdict.message, _MESSAGE),
        language="en" if verdict.outcome in {Outcome.ERRORED, Outcome.STALE, Outcome.SKIPPED} else LANGUAGE,
        reason=printable(verdict.reason, _MESSAGE),
        sentence=printable(failed, _LINE),
        drawn=drawn,
        position="" if drawn and drawn.position else printable(evidence.position, _WIRE),
        move="" if drawn and drawn.move else printable(evidence.move, _LINE),
        after="" if drawn and drawn.got else printable(evidence.after, _WIRE),
        expected=_lines(evidence.expected, evidence.got),
        got=_lines(evidence.got, evidence.expected),
        sent=printable(last.sent, _WIRE),
        received=printable(last.received, _WIRE),
        code=printable(evidence.code, _CODE),
        hint=printable(evidence.hint, _MESSAGE),
        log=printable_end(evidence.log.strip(), _WIRE),
    )


def _lines(lines: list[str], other: list[str]) -> tuple[Cell, ...]:
    shown = [(printable(line, _LINE), line not in other) for line in lines[:_LINES]]
    return (*shown, *([(f"… ({len(lines):,})", False)] if len(lines) > _LINES else []))


def _drawn(entry: Entry, edition: str, exchanges: list[Exchange]) -> Drawn | None:
    """The last question with both answers; nothing where the question cannot be read."""
    game = rules(entry.cases[0].game)
    last = exchanges[-1] if exchanges else None
    params = _params(game, last) if last else None
    if last is None or params is None:
        return None
    asked = entry.questions.get(edition, ())
    question = _same(game, asked, last.operation, params)
    elsewhere = question is None
    if question is None and len(exchanges) < _SHOWN_CALLS:
        question = next((each for each in asked[len(exchanges) - 1 :][:1] if each.operation == last.operation), None)
    wanted = _answer(game, last.operation, question.params, question.answer) if question else None
    answer = _result(game, last)
    came = _answer(game, last.operation, params, answer) if answer is not None else None
    after = answer.get("state") if last.operation == "play" and answer else None
    return Drawn(
        position=_position(game, params, after),
        move=game.told(params["move"], params.get("state")) if "move" in params else "",
        expected=_against(wanted, came),
        got=_against(came, wanted),
        elsewhere=elsewhere and wanted is not None,
    )


def _position(game: Game, params: Data, after: Data | None) -> Picture | None:
    return game.pictured(params["state"], params.get("move"), after) if "state" in params else None


def _same(game: Game, asked: Iterable[Question], operation: str, params: Data) -> Question | None:
    """The question that the reference engine was asked, if it is the same."""
    key = _key(game, params)
    return next((each for each in asked if each.operation == operation and _key(game, each.params) == key), None)


def _key(game: Game, params: Data) -> str:
    state = {"state": game.canonical_state(params["state"])} if "state" in params else {}
    move = {"move": game.canonical_move(params["move"])} if "move" in params else {}
    return canonical({**params, **state, **move})


def _params(game: Game, exchange: Exchange) -> Data | None:
    """What was sent: with its name before it, or as a message."""
    known = game.OPERATIONS.get(exchange.operation)
    text = exchange.sent.removeprefix(exchange.operation)
    found: Data | None = _read(text, "params", known.params) if known else None
    return found


def _result(game: Game, exchange: Exchange) -> Any:
    """What was answered: bare, or in a message."""
    return _read(exchange.received, "result", game.OPERATIONS[exchange.operation].result)


def _read(text: str, part: str, form: Any) -> Any:
    """What a text says, if it is of that form; and with nothing in it that cannot be shown."""
    if len(text) > _READ:
        return None
    try:
        data = msgspec.json.decode(text)
        inside = data.get(part) if isinstance(data, dict) and "jsonrpc" in data else data
        return _clean(msgspec.to_builtins(msgspec.convert(inside, form)))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _clean(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _clean(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_clean(each) for each in data]
    return printable(data, _LINE) if isinstance(data, str) else data


def _answer(game: Game, operation: str, params: Data, answer: Any) -> Answer:
    match operation:
        case "play" if refused := answer.get("refused"):
            return Answer(refusal=Refusal(refused["reason"], refused.get("clause") or "", refused.get("message") or ""))
        case "play":
            return Answer(game.pictured(answer["state"], before=params["state"]))
        case "deal":
            return Answer(game.pictured(answer))
        case "moves":
            return Answer(moves=tuple((game.told(move, params.get("state")), False) for move in answer))
    rows = game.told_answer(operation, answer)
    return Answer(tables=(tuple(tuple((cell, False) for cell in row) for row in rows),) if rows else ())


def _against(answer: Answer | None, other: Answer | None) -> Answer | None:
    """With what the other side lacks marked."""
    if answer is None or other is None:
        return answer
    made = answer
    if answer.moves is not None:
        there = {move for move, _ in other.moves or ()}
        marked = sorted(((move, move not in there) for move, _ in answer.moves), key=lambda each: not each[1])
        made = made._replace(moves=tuple(marked[:_LINES]), more=max(0, len(marked) - _LINES))
    if answer.tables and other.tables:
        made = made._replace(tables=(_marked(answer.tables[0], other.tables[0]),))
    return made


def _marked(rows: tuple[tuple[Cell, ...], ...], other: tuple[tuple[Cell, ...], ...]) -> tuple[tuple[Cell, ...], ...]:
    there = {(row, column): cell[0] for row, cells in enumerate(other) for column, cell in enumerate(cells)}
    return tuple(
        tuple((cell, there.get((row, column)) != cell) for column, (cell, _) in enumerate(cells))
        for row, cells in enumerate(rows)
    )
