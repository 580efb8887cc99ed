"""The judge: from what happened in a scenario to a verdict with its evidence."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .adapters import AdapterFault, adapter
from .case import Case, Choice
from .contract import BrokenInvariant, Data, Fault, Game, Undeclared, WrongReason
from .engine import Call, Engine
from .games import rules
from .known import Known
from .printable import printable
from .session import Patience, Session
from .suite import Suite
from .verdict import Evidence, Exchange, Level, Outcome, StepTaken, Verdict, counts_against

_SHOWN_CALLS = 20


class UndeclaredEdition(ValueError):
    """An edition is asked for that the engine does not declare."""


@dataclass(slots=True)
class Judge:
    """Who is judged, how strictly, and what is asked."""

    adapter: str = "reference"
    level: Level = Level.FULL
    choice: Choice = field(default_factory=Choice)
    known: Mapping[tuple[str, str], Known] = field(default_factory=dict)
    patience: Patience = field(default_factory=Patience)
    sessions: dict[str, Session] = field(default_factory=dict)

    def session(self, suite: Suite) -> Session:
        """The engine for a game, started when it is first needed. Raises before anything is asked of it."""
        if suite.game not in self.sessions:
            opened = Session(adapter(self.adapter, suite.game), suite.game, rules(suite.game), self.patience)
            self.sessions[suite.game] = opened
            self._declared(suite, opened)
        return self.sessions[suite.game]

    def _declared(self, suite: Suite, session: Session) -> None:
        hello = session.hello
        for edition in self.choice.editions:
            if edition not in hello.editions:
                raise UndeclaredEdition(
                    f"{printable(hello.name)} does not declare the edition {edition}, only: "
                    f"{printable(', '.join(hello.editions)) or 'none'}."
                )
        unknown = [reading for reading in hello.readings if reading not in suite.rulings]
        if unknown:
            raise AdapterFault(
                "hello", f"It reads {', '.join(unknown)} otherwise, but there is no such ruling.",
                received=", ".join(hello.readings),
            )  # fmt: skip
        if not set(hello.editions) & set(suite.register.editions):
            raise AdapterFault(
                "hello", f"It declares no edition of ours: {', '.join(suite.register.editions)}.",
                received=", ".join(hello.editions),
            )  # fmt: skip

    def passed_over(self, case: Case, suite: Suite) -> str:
        """Why a case is not asked at all; empty if it is."""
        hello = self.session(suite).hello
        if case.edition not in hello.editions:
            return f"The edition {case.edition} is not declared."
        otherwise = [ruling for ruling in case.rulings if ruling in hello.readings]
        return f"The engine declares that it reads {', '.join(otherwise)} otherwise." if otherwise else ""

    def verdict(self, case: Case, happened: "Happened") -> Verdict:
        """The verdict on a case."""
        outcome = happened.outcome
        listed = self.known.get((case.edition, case.id))
        message = happened.message
        if listed and outcome is not Outcome.SKIPPED and not happened.given_up:
            if counts_against(outcome, self.level):
                outcome = Outcome.KNOWN
            else:
                outcome, message = Outcome.STALE, "It passes, but is listed as known failing: take it off the list."
        passed = outcome in {Outcome.PASSED, Outcome.SKIPPED, Outcome.STALE}
        return Verdict(
            id=case.id,
            edition=case.edition,
            outcome=outcome,
            name=case.name,
            row=list(case.row),
            feature=case.feature,
            line=case.line,
            rule=case.rule,
            clauses=list(case.clauses),
            rulings=list(case.rulings),
            message=message,
            reason=str(listed) if listed else "",
            seconds=round(happened.seconds, 6),
            evidence=None if passed else happened.evidence(self.sessions[case.game].rules),
        )

    def close(self) -> None:
        """Leave nothing running."""
        for session in self.sessions.values():
            session.close()


@dataclass(slots=True)
class Happened:
    """What happened when a case was run."""

    error: BaseException | None = None
    engine: Engine | None = None
    seconds: float = 0.0
    skipped: str = ""
    sentences: tuple[str, ...] = ()
    taken: int = 0
    """How many of the sentences came true."""
    wrong_at: int | None = None
    """The first sentence that was refused rightly, for another reason."""

    @property
    def fault(self) -> BaseException | None:
        """What was wrong, a reason that differs too."""
        return self.error or (self.engine.wrong_reasons[0][0] if self.engine and self.engine.wrong_reasons else None)

    @property
    def given_up(self) -> bool:
        """The engine was not asked any more."""
        return isinstance(self.error, AdapterFault) and self.error.code == "gave-up"

    @property
    def outcome(self) -> Outcome:
        """What that means, before any list of known failures is looked at."""
        if self.skipped:
            return Outcome.SKIPPED
        match self.fault:
            case None:
                return Outcome.PASSED
            case Undeclared():
                return Outcome.SKIPPED
            case WrongReason():
                return Outcome.WRONG_REASON
            case BrokenInvariant():
                return Outcome.INVARIANT
            case Fault():
                return Outcome.FAILED
        return Outcome.ERRORED

    @property
    def message(self) -> str:
        """What was wrong, in a sentence."""
        match self.fault:
            case None:
                return self.skipped
            case Undeclared() as undeclared:
                return undeclared_reason(str(undeclared))
            case Fault() | AdapterFault() as fault:
                return printable(fault.message)
        return f"The suite itself failed, which is our fault: {type(self.fault).__name__}: {printable(str(self.fault))}"

    def evidence(self, game: Game) -> Evidence:
        """What a person needs in order to see it."""
        fault, calls = self.fault, self._calls()
        played = next((call for call in reversed(calls) if call.operation == "play"), None)
        asked = played or next((call for call in reversed(calls) if "state" in call.params), None)
        after = played.result.get("state") if played and played.result else None
        broken = fault if isinstance(fault, AdapterFault) else None
        return Evidence(
            steps=self._steps(),
            position=_shown(game.drawn, asked.params["state"]) if asked else "",
            after=_shown(game.drawn, after) if after else "",
            move=printable(game.told(played.params["move"], played.params["state"])) if played else "",
            expected=[printable(line) for line in fault.expected] if isinstance(fault, Fault) else [],
            got=[printable(line) for line in fault.got] if isinstance(fault, Fault) else [],
            exchanges=[_exchange(call, fault) for call in calls[-_SHOWN_CALLS:]],
            code=broken.code if broken else getattr(fault, "invariant", ""),
            hint=broken.hint if broken else "",
            log=broken.log if broken else "",
        )

    def _calls(self) -> list[Call]:
        """What was asked up to the fault: a scenario goes on after a reason that differs."""
        if self.engine is None:
            return []
        if isinstance(self.fault, WrongReason):
            return self.engine.calls[: self.engine.wrong_reasons[0][1]]
        return self.engine.calls

    def _steps(self) -> list[StepTaken]:
        failed = self.wrong_at if isinstance(self.fault, WrongReason) else self.taken if self.error else None
        marks = ["failed" if place == failed else "passed" if place < self.taken else "not reached"
                 for place in range(len(self.sentences))]  # fmt: skip
        return [StepTaken(text, mark) for text, mark in zip(self.sentences, marks, strict=True)]


def undeclared_reason(operation: str) -> str:
    """Why a case is skipped that needs what the engine does not declare."""
    return f"The operation {operation} is not declared."


def _exchange(call: Call, fault: BaseException | None) -> Exchange:
    if call.answer:
        return Exchange(call.operation, call.answer.sent, call.answer.received)
    if isinstance(fault, AdapterFault):
        return Exchange(call.operation, fault.sent, fault.received)
    return Exchange(call.operation, printable(str(call.params)), "")


def _shown(show: Callable[[Data], str], data: Data) -> str:
    return printable(show(data))
