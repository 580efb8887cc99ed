"""Engines that are wrong in every way a report must be able to tell, and say the worst things while they are."""

import warnings
from functools import cache
from typing import Any

import msgspec

from reference_engine.mulle.adapter import Reference
from regelratt.case import Choice
from regelratt.judge import Judge
from regelratt.known import Known
from regelratt.report import Report
from regelratt.run import run
from regelratt.suite import Suite, suite
from regelratt.verdict import Level, Outcome

HOSTILE = (
    "<script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\">"
    "<style>*{display:none}</style>{{7*7}} ]]> --> &amp; "
    "\x1b[31mred\x1b[0m \x00\x07\r \ufffe \U0001f0a1 \u202e \"quoted' å"
)


class Faulty(Reference):
    """Breaks a rule, a promise or the contract with every few moves."""

    def __init__(self) -> None:
        self.asked = 0

    def hello(self) -> dict[str, Any]:
        said = {"name": f"Faulty {HOSTILE}"[:200], "version": "<b>1</b>\x1b[1m", "language": "</td>Py\x07thon"}
        return {**super().hello(), **said, "operations": ["hello", "values", "deal", "moves", "play"]}

    def values(self, cards: list[str]) -> list[dict[str, Any]]:
        return [{**value, "hand": 14} if value["card"] == "SP 2" else value for value in super().values(cards)]

    def play(self, state: dict[str, Any], move: dict[str, Any]) -> dict[str, Any]:
        self.asked += 1
        if self.asked % 5 == 0:
            raise RuntimeError(f"I cannot. {HOSTILE} \ud800")
        answer = super().play(state, move)
        if "refused" in answer:
            return self._refused(answer, state)
        if self.asked % 7 == 0:
            return {"refused": {"reason": HOSTILE[:200], "message": HOSTILE}}
        if self.asked % 3 == 0:
            answer["state"]["table"] = answer["state"]["table"][1:]
        if self.asked % 11 == 0:
            return {"state": HOSTILE}
        return answer

    def _refused(self, answer: dict[str, Any], state: dict[str, Any]) -> dict[str, Any]:
        if self.asked % 2 == 0:
            answer["refused"]["reason"] = f"no-{HOSTILE}"[:200]
        return answer


class Modest(Reference):
    """Declares little, and does that rightly."""

    def hello(self) -> dict[str, Any]:
        return {**super().hello(), "name": "Modest", "editions": ["0.3.0"], "operations": ["hello", "values"]}


class Forgetful(Reference):
    """Never counts a tabbe, and gives one reason for another."""

    def hello(self) -> dict[str, Any]:
        return {**super().hello(), "name": "Forgetful", "version": "2.1"}

    def score(self, state: dict[str, Any]) -> dict[str, Any]:
        answer = super().score(state)
        return {"players": [{**player, "tabbe": 0} for player in answer["players"]]}

    def play(self, state: dict[str, Any], move: dict[str, Any]) -> dict[str, Any]:
        answer = super().play(state, move)
        if "refused" in answer and answer["refused"]["reason"] == "not-maximal":
            answer["refused"]["reason"] = "value-mismatch"
        return answer


@cache
def mulle() -> Suite:
    """The suite."""
    return suite("mulle")


@cache
def judged(engine: str, level: Level = Level.FULL, chapters: tuple[str, ...] = ("VAL", "TAB")) -> Report:
    """The report on one of these engines."""
    return _run(Judge(f"python:{__name__}:{engine}", level, Choice(chapters=chapters)))


@cache
def everything(level: Level = Level.FULL) -> Report:
    """A report with every kind of verdict: what is listed as failing fails, but for one that passes."""
    before = judged("Faulty", level)
    passed = [verdict for verdict in before.verdicts if verdict.outcome is Outcome.PASSED]
    listed = {
        (verdict.edition, verdict.id): Known(verdict.id, verdict.edition, f"Later. {HOSTILE}", "https://example.org/1")
        for verdict in [*before.faults()[:3], passed[0]]
    }
    found = _run(Judge(before.adapter.adapter, level, Choice(chapters=("VAL", "TAB")), listed))
    assert {verdict.outcome for verdict in found.verdicts} == set(Outcome)
    return found


def _run(judge: Judge) -> Report:
    with warnings.catch_warnings():  # a run of the judge is no test: nobody turns its warnings into errors
        warnings.simplefilter("default")
        return run(mulle(), judge)


def poisoned(report: Report) -> Report:
    """The report with hostile words in every text of it, as a file could have that somebody else wrote."""
    kept = {"level", "outcome", "outcomes"}

    def poison(data: Any) -> Any:
        if isinstance(data, dict):
            return {key: value if key in kept else poison(value) for key, value in data.items()}
        if isinstance(data, list):
            return [poison(each) for each in data]
        return f"{data} {HOSTILE}"[-200:] if isinstance(data, str) else data

    made = poison(msgspec.to_builtins(report))
    for bots in (score["bots"] for score in made["scores"]):
        bots[HOSTILE] = 1
    return msgspec.convert(made, Report)


def tame(report: Report) -> Report:
    """The same with nothing in it that could be an element."""
    return msgspec.json.decode(msgspec.json.encode(report).replace(b"<", b"_").replace(b">", b"_"), type=Report)
