"""The smoke test: is the adapter well? Whether the engine knows the rules is not asked here."""

import json
import statistics
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, cast

import msgspec

from .adapters import FATAL, AdapterFault, Answer, adapter
from .contract import BrokenInvariant, Data, Hello
from .games import rules
from .listing import near
from .printable import printable
from .session import Patience, Session
from .suite import Suite, suite

CALLS = 50
"""So many calls are timed."""
SLOW = 0.1
"""Seconds. A run of the judge is thousands of calls."""
NAMES = ("Åsa", "Örjan", "Älva", "Göran")
UNKNOWN = "no-such-question"
_INVARIANT = "This holds whatever the rules are ({})."
_LETTERS = "Read and write UTF-8, whatever the system's own encoding is, and change nothing in a name."
_NOT_ASKED = "Not declared: what needs it is skipped, and counts for nothing."


class Mark(StrEnum):
    """What came of a check."""

    OK = "ok"
    WARN = "warn"
    """Not wrong, but not what was meant either."""
    SKIP = "skip"
    FAIL = "FAIL"


@dataclass(frozen=True, slots=True)
class Result:
    """A check of an adapter: what was checked, what came of it, and what travelled if it went wrong."""

    name: str
    mark: Mark
    message: str = ""
    hint: str = ""
    sent: str = ""
    received: str = ""
    log: str = ""


def smoke(name: str, game: str, patience: Patience) -> Generator[Result, None, None]:
    """Check an adapter, one thing after another. `BadName` where there is no such adapter; in the end nothing runs."""
    found = adapter(name, game)
    return _checked(lambda: Session(found, game, rules(game), patience), suite(game))


def _checked(start: Callable[[], Session], known: Suite) -> Generator[Result, None, None]:
    try:
        session = start()
    except AdapterFault as fault:
        yield failed("start and hello", fault)
        return
    with closing(session):
        hello = session.hello
        language = f" ({hello.language})" if hello.language else ""
        said = f"{hello.name} {hello.version}{language} plays {hello.game}"
        yield Result("start and hello", Mark.OK, printable(said, 500))
        yield from _declared(hello, known, session)
        yield from _Smoke(session, known).checks()


def failed(name: str, fault: AdapterFault) -> Result:
    """The result of a check that an adapter's fault put an end to."""
    return Result(name, Mark.FAIL, fault.message, fault.hint, fault.sent, fault.received, fault.log)


def _declared(hello: Hello, known: Suite, session: Session) -> Iterator[Result]:
    editions, operations = known.register.editions, ["hello", *session.rules.OPERATIONS]
    yield _listed("editions", hello.editions, editions, Mark.WARN)
    if set(hello.editions).isdisjoint(editions):
        yield Result("editions", Mark.FAIL, "None that there is, so nothing can be judged.", _one_of(editions))
    yield _listed("operations", hello.operations, operations, Mark.FAIL)
    if set(hello.operations).isdisjoint(operations[1:]):
        yield Result("operations", Mark.FAIL, "None to be judged by.", _one_of(operations[1:]))
    yield _listed("readings", hello.readings, list(known.rulings), Mark.FAIL)


def _listed(name: str, declared: list[str], known: Any, otherwise: Mark) -> Result:
    """Whether all that is declared exists, and once."""
    unknown = [each for each in declared if each not in known]
    twice = [each for each, count in Counter(declared).items() if count > 1]
    if unknown:
        like = near(unknown[0], known)
        hint = f"Did you mean {', '.join(like)}?" if like else _one_of(known)
        return Result(name, otherwise, printable(f"There is no {', '.join(unknown)}.", 500), hint)
    if twice:
        return Result(name, Mark.WARN, f"Declared twice: {', '.join(twice)}.", "Once is enough.")
    return Result(name, Mark.OK, ", ".join(declared) or "none")


def _one_of(known: Any) -> str:
    return f"There are: {', '.join(known)}."


def _skipped(name: str) -> Result:
    return Result(name, Mark.SKIP, _NOT_ASKED)


class _Smoke:
    """The questions to an adapter that has been started."""

    def __init__(self, session: Session, known: Suite) -> None:
        self._session = session
        self._rules = session.rules
        editions = [edition for edition in session.hello.editions if edition in known.register.editions]
        self._edition = editions[0] if editions else ""
        self._answers: dict[str, Any] = {}

    def checks(self) -> Iterator[Result]:
        """Everything, as long as it can be asked."""
        declared = self._session.hello.operations
        plan = {operation: self._once if operation in declared else _skipped for operation in self._rules.OPERATIONS}
        plan |= {
            "the same question again": self._again,
            "Swedish letters": self._letters,
            "a move to be played": self._played if "play" in declared else _skipped,
            "a move to be refused": self._refused if "play" in declared else _skipped,
            "an impossible position": self._impossible if "play" in declared else _skipped,
            "start anew": self._anew,
            "an unknown question": self._unknown,
            "time": self._timed,
        }
        for name, check in plan.items():
            yield self._caught(name, check)
            if self._session.given_up:
                yield failed("the rest", self._session.given_up)
                break
        yield self._noise()

    def _caught(self, name: str, check: Callable[[str], Result]) -> Result:
        try:
            result = check(name)
            self._session.settle()
        except AdapterFault as fault:
            return failed(name, fault)
        except BrokenInvariant as broken:
            return Result(
                name, Mark.FAIL, printable(broken.message), _INVARIANT.format(broken.invariant),
                printable(", ".join(broken.expected)), printable(", ".join(broken.got)),
            )  # fmt: skip
        return result

    def _once(self, operation: str) -> Result:
        """The example is answered, in the right form, without a card lost or made."""
        params = self._example(operation)
        answer, result = self._session.ask(operation, params)
        self._answers[operation] = msgspec.to_builtins(result)
        for broken in self._rules.broken(operation, params, result):
            return Result(
                operation, Mark.FAIL, printable(broken.message), _INVARIANT.format(broken.invariant),
                answer.sent, answer.received,
            )  # fmt: skip
        return Result(operation, Mark.OK)

    def _asked(self, operation: str, params: Data) -> tuple[Answer, Any]:
        """The answer as it came, and as plain data."""
        answer, result = self._session.ask(operation, params)
        return answer, msgspec.to_builtins(result)

    def _example(self, operation: str) -> Data:
        """The example of a question, in an edition that is declared."""
        return self._in_edition(self._rules.OPERATIONS[operation].example)

    def _in_edition(self, data: Data) -> Data:
        changed = _changed(data, lambda key, value: self._edition if key == "edition" and self._edition else value)
        return cast(Data, changed)

    def _again(self, name: str) -> Result:
        """No answer depends on what was asked before."""
        ordered = True
        for operation, before in self._answers.items():
            answer, told = self._asked(operation, self._example(operation))
            if _unordered(told) != _unordered(before):
                return Result(
                    name, Mark.FAIL, f"The second answer to {operation} is not the first.",
                    "An answer depends on its question only: keep nothing between questions, and draw no lots.",
                    answer.sent, answer.received + "\n" + printable(json.dumps(before, ensure_ascii=False)),
                )  # fmt: skip
            ordered &= told == before
        if not self._answers:
            return Result(name, Mark.SKIP, "There is no answer to compare with.")
        return Result(name, Mark.OK, "" if ordered else "The same, though in another order.")

    def _letters(self, name: str) -> Result:
        """Names with å, ä and ö come back as they were sent."""
        names = dict(zip(self._rules.PROBES.names, NAMES, strict=False))
        told = []
        for operation, before in self._answers.items():
            wanted = Counter(names[each] for each in _texts(before) if each in names)
            if not wanted:
                continue
            params = _changed(self._example(operation), lambda _, value: names.get(value, value))
            try:
                answer, now = self._asked(operation, params)
            except AdapterFault as fault:  # it has answered the same question with other names
                return replace(failed(name, fault), hint=_LETTERS)
            got = Counter(each for each in _texts(now) if each in wanted)
            if got != wanted:
                what = f"{', '.join(wanted)} did not come back from {operation} as they were sent."
                return Result(name, Mark.FAIL, what, _LETTERS, answer.sent, answer.received)
            told.append(operation)
        return Result(name, Mark.OK if told else Mark.SKIP, "" if told else "No answer has a name in it.")

    def _played(self, name: str) -> Result:
        """A state comes back, without a card lost or made. Whether the move is allowed is for the rules to say."""
        params = self._in_edition(self._rules.PROBES.allowed)
        answer, result = self._session.ask("play", params)
        for broken in self._rules.broken("play", params, result):
            hint = _INVARIANT.format(broken.invariant)
            return Result(name, Mark.FAIL, printable(broken.message), hint, answer.sent, answer.received)
        told = msgspec.to_builtins(result)
        if told.get("refused"):
            said = f"Refused ({printable(told['refused']['reason'], 300)}), so no state has been seen."
            return Result(name, Mark.WARN, said, "It is the simplest move there is. Does `play` play anything yet?")
        return Result(name, Mark.OK)

    def _refused(self, name: str) -> Result:
        """A refusal is an answer."""
        try:
            answer, told = self._asked("play", self._in_edition(self._rules.PROBES.forbidden))
        except AdapterFault as fault:
            if fault.code in {"error", "crashed"}:
                hint = 'A refusal is an answer: {"refused": {"reason": …}}. An error says that there is none.'
                return replace(failed(name, fault), hint=hint)
            raise
        if told.get("refused"):
            return Result(name, Mark.OK, printable(told["refused"]["reason"], 300))
        hint = "The card is not in that hand. Does the adapter ask the engine whether a move is allowed?"
        return Result(name, Mark.FAIL, "It was played.", hint, answer.sent, answer.received)

    def _impossible(self, name: str) -> Result:
        """Whatever is answered, it lives on."""
        try:
            self._session.ask("play", self._in_edition(self._rules.PROBES.impossible))
        except AdapterFault as fault:
            if fault.code in FATAL or fault.code == "gave-up":
                raise
        return self._alive(name)

    def _unknown(self, name: str) -> Result:
        """There is an error for that, and it lives on."""
        if self._alive(name).mark is Mark.SKIP:
            return self._alive(name)
        try:
            answer = self._session.adapter.ask(UNKNOWN, {}, self._session.patience.answer)
        except AdapterFault as fault:
            if fault.code in FATAL:
                self._session.close()  # it is started anew for the next question
                raise
            return self._alive(name)
        hint = 'Answer with an error: {"code": -32601, "message": "…"}.'
        return Result(name, Mark.FAIL, "It was answered as if there were one.", hint, answer.sent, answer.received)

    def _anew(self, name: str) -> Result:
        """Stopped and started again, it is the same: so does the judge with it after a breakdown."""
        self._session.close()
        return self._alive(name)

    def _alive(self, name: str) -> Result:
        """It answers what it has answered before."""
        for operation in self._answers:
            self._asked(operation, self._example(operation))
            return Result(name, Mark.OK)
        return Result(name, Mark.SKIP, "It has answered nothing so far.")

    def _timed(self, name: str) -> Result:
        """How long an answer takes: shown, not judged."""
        if not self._answers:
            return Result(name, Mark.SKIP, "There is nothing to ask.")
        operation = next(iter(self._answers))
        params = self._example(operation)
        seconds = []
        for _ in range(CALLS):
            began = time.perf_counter()
            self._session.ask(operation, params)
            seconds.append(time.perf_counter() - began)
        middle, longest = statistics.median(seconds), max(seconds)
        said = f"{operation}: {middle * 1000:.2f} ms in the median of {CALLS}, {longest * 1000:.2f} ms at most"
        if longest <= SLOW:
            return Result(name, Mark.OK, said)
        hint = "A run asks thousands of questions. Is something started, or a rulebook read, for every one of them?"
        return Result(name, Mark.WARN, said, hint)

    def _noise(self) -> Result:
        lines = self._session.adapter.noise()
        if not lines:
            return Result("other output", Mark.OK, "none")
        said = f"{len(lines)} lines on stdout that are no messages, the last of them: {lines[-1]}"
        return Result("other output", Mark.WARN, said, "They are put up with. Better: write logs to stderr.")


def _changed(data: Any, change: Callable[[str, Any], Any], key: str = "") -> Any:
    """The data with every value in it changed, by its key."""
    if isinstance(data, dict):
        return {name: _changed(part, change, name) for name, part in data.items()}
    if isinstance(data, list):
        return [_changed(part, change, key) for part in data]
    return change(key, data) if isinstance(data, str) else data


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _texts(part)


def _unordered(data: Any) -> str:
    """The data as a text in which the order of lists does not count."""
    if isinstance(data, list):
        return f"[{','.join(sorted(map(_unordered, data)))}]"
    if isinstance(data, dict):
        return f"{{{','.join(f'{json.dumps(key)}:{_unordered(data[key])}' for key in sorted(data))}}}"
    return json.dumps(data)
