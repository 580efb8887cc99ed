"""Engines in Python that are right in all but one way: at the bait they do what their class is named for."""

import os
import sys
import time
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any

from reference_engine.mulle.adapter import Reference

from .honest import BAIT

Data = dict[str, Any]


class Engine(Reference):
    """Right, but for the bait."""

    def values(self, cards: list[str]) -> Any:
        return self.bait(cards) if cards == BAIT["cards"] else super().values(cards)

    def bait(self, cards: list[str]) -> Any:
        return super().values(cards)


class Raises(Engine):
    def bait(self, cards: list[str]) -> Any:
        raise LookupError("no such \x1b[31mcard")


class CannotSayWhat(Engine):
    class Mute(Exception):
        def __str__(self) -> str:
            raise SystemExit(1)

        __repr__ = __str__

    def bait(self, cards: list[str]) -> Any:
        raise self.Mute


class Exits(Engine):
    def bait(self, cards: list[str]) -> Any:
        sys.exit("goodbye")


class StopsIterating(Engine):
    def bait(self, cards: list[str]) -> Any:
        return next(iter(()))


class Recurses(Engine):
    def bait(self, cards: list[str]) -> Any:
        return self.bait(cards)


class Loops(Engine):
    def bait(self, cards: list[str]) -> Any:
        while True:
            pass


class LoopsAndCatchesEverything(Engine):
    def bait(self, cards: list[str]) -> Any:
        caught = 0
        while caught < 3:
            try:
                while True:
                    time.sleep(0.001)
            except BaseException:
                caught += 1
        while True:
            pass


class Interrupted(Engine):
    def bait(self, cards: list[str]) -> Any:
        raise KeyboardInterrupt


class Pretends(Engine):
    def bait(self, cards: list[str]) -> Any:
        from regelratt.adapters import AdapterFault

        raise AdapterFault("of my own", "not my fault")


class WithoutValues(Engine):
    values = None  # type: ignore[assignment]


class WithoutHello:
    pass


class Prints(Engine):
    def bait(self, cards: list[str]) -> Any:
        print("asked for", *cards, "å \x1b[31m")  # noqa: T201
        print(end="half")  # noqa: T201
        sys.stdout.writelines([" a", " line\n", "\n", "the end"])
        sys.stdout.flush()
        return super().bait(cards)


class PrintsWithoutEnd(Engine):
    def bait(self, cards: list[str]) -> Any:
        while True:
            print("x" * 1000, end="")  # noqa: T201


class Card(StrEnum):
    TWO = "KL 2"


class Name(str):
    __slots__ = ()

    def __str__(self) -> str:
        return "something else"


class Number(int):
    pass


class AnswersWithSubclasses(Engine):
    """Natural in Python, and as plain as any."""

    def bait(self, cards: list[str]) -> Any:
        return ({"card": Card.TWO, Name("table"): Number(2), "hand": True + 1, "extra": (Name("KL 2"), 1.5)},)


class Odd:
    def __repr__(self) -> str:
        raise ValueError("not to be shown")


class AnswersWithASet(Engine):
    def bait(self, cards: list[str]) -> Any:
        return [{"card": "KL 2", "table": 2, "hand": 2, "also": {1}}]


class AnswersWithAnObject(Engine):
    def bait(self, cards: list[str]) -> Any:
        return [Odd()]


class AnswersWhatLoopsWhenShown(Engine):
    class Loop:
        def __repr__(self) -> str:
            while True:
                pass

    def bait(self, cards: list[str]) -> Any:
        return self.Loop()


class AnswersWithAGenerator(Engine):
    def bait(self, cards: list[str]) -> Any:
        return (value for value in super(Engine, self).values(cards))


class AnswersWithANumberAsKey(Engine):
    def bait(self, cards: list[str]) -> Any:
        return [{"card": "KL 2", "table": 2, "hand": 2, 7: 7}]


class AnswersWithNotANumber(Engine):
    def bait(self, cards: list[str]) -> Any:
        return [{"card": "KL 2", "table": float("nan"), "hand": 2}]


class AnswersWithHalfALetter(Engine):
    def bait(self, cards: list[str]) -> Any:
        return [{"card": "\ud800", "table": 2, "hand": 2}]


class AnswersWithAHugeNumber(Engine):
    def bait(self, cards: list[str]) -> Any:
        return [{"card": "KL 2", "table": 10**5000, "hand": 2}]


class AnswersWithItself(Engine):
    def bait(self, cards: list[str]) -> Any:
        endless: list[Any] = []
        endless.append(endless)
        return endless


class AnswersWithTooMuchDepth(Engine):
    def bait(self, cards: list[str]) -> Any:
        deep: list[Any] = []
        for _ in range(100_000):
            deep = [deep]
        return deep


class AnswersWithADictThatRaises(Engine):
    class Treacherous(dict[str, Any]):
        def items(self) -> Any:
            raise CannotSayWhat.Mute

    def bait(self, cards: list[str]) -> Any:
        return [self.Treacherous(card=1)]


class AnswersWithout(Engine):
    def bait(self, cards: list[str]) -> Any:
        return [{"card": "KL 2", "table": 2}]


class AnswersNothing(Engine):
    def bait(self, cards: list[str]) -> Any:
        return None


class KeepsItsAnswer(Engine):
    """Gives away its own list, and changes it at the next question."""

    def __init__(self) -> None:
        self.given: list[Any] = []

    def values(self, cards: list[str]) -> Any:
        fresh = Reference().values(cards)
        self.given[:] = fresh
        return self.given


class Changes(Engine):
    """What it was given."""

    def bait(self, cards: list[str]) -> Any:
        answer = super().bait(cards)
        cards.append("SP 2")
        return answer


class ChangesBeyondRecognition(Engine):
    def bait(self, cards: list[str]) -> Any:
        answer = super().bait(cards)
        cards.append(Odd())  # type: ignore[arg-type]
        return answer


class ChangesTheState(Engine):
    def play(self, state: Data, move: Data) -> Data:
        answer = super().play(state, move)
        state["players"][0]["hand"].remove(move["card"])
        return answer


class Forges(Engine):
    def __init__(self, change: str) -> None:
        self._change = change

    def play(self, state: Data, move: Data) -> Data:
        answer = super().play(state, move)
        self._forge(answer["state"])
        return answer

    def deal(self, *args: Any, **kwargs: Any) -> Data:
        state = super().deal(*args, **kwargs)
        self._forge(state)
        return state

    def _forge(self, state: Data) -> None:
        cards = max([state["stock"], *(player["taken"] for player in state["players"])], key=len)
        if self._change == "invents":
            cards.append("KL 2")
        elif self._change == "loses":
            cards.pop()
        else:
            cards[0] = cards[1]


def invents() -> Engine:
    return Forges("invents")


def loses() -> Engine:
    return Forges("loses")


def doubles() -> Engine:
    return Forges("doubles")


class CannotBeMade(Engine):
    def __init__(self) -> None:
        raise RuntimeError("no licence")


class TakesForEver(Engine):
    def __init__(self) -> None:
        while True:
            pass


class Once(Engine):
    """Can be made once only: the file tells."""

    def __init__(self) -> None:
        path = Path(os.environ["ZOO_ONCE"])
        if path.exists():
            raise RuntimeError("only once")
        path.touch()

    def bait(self, cards: list[str]) -> Any:
        while True:
            pass


def numbers() -> Iterator[int]:
    yield 1


not_callable = 1
