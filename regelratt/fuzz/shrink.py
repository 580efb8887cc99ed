"""A difference made as small as it gets: whatever can be left out while it stays of its kind is left out."""

import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from ..adapters import AdapterFault
from ..contract import BrokenInvariant, Data
from .chain import Chain, apart, chained, leading
from .question import Asked, Difference, Finding, Question
from .sides import ERRORED, GaveUp, NoQuestion, Sides, Spec, sides
from .stopping import stopping

_TRIES, _SECONDS = 3000, 30.0
_WAITED = 1.0
"""Seconds for an answer while the smallest question is looked for that gets none."""


def shrink(spec: Spec, difference: Difference) -> Finding:
    """The smallest difference of the same kind, with what is needed to write it down."""
    if ERRORED not in difference.kind:
        return _shrunk(sides(spec), difference)
    # It will break down once for every try, and if it hangs one need not wait as long as for the first time.
    both = Sides(replace(spec, timeout=min(spec.timeout, _WAITED)), patient=True)
    try:
        return _shrunk(both, difference)
    finally:
        both.close()


def _shrunk(both: Sides, difference: Difference) -> Finding:
    seen = difference._replace(before=())
    shrinking, asked = None, False
    with suppress(GaveUp):
        shrinking, asked = _begun(both, difference), True
        if shrinking:
            shrinking.run()
            # One that remembers may have gone wrong by what was tried on the way. Then every try must be a fresh start.
            if not shrinking.anew and not _shows(shrinking.chain, both, seen.key):
                shrinking = _Shrinking(both, chained([difference.question]), seen, anew=True)
                shrinking.run()
    if shrinking is None:
        return Finding(seen, _clauses(both, seen), _legal(both, seen), 0, again=not asked)
    best = shrinking.best
    shown = shrinking.chain.linked and shrinking.said
    return Finding(best, _clauses(both, best), _legal(both, best), shrinking.tries, shrinking.before, shown)


def _begun(both: Sides, difference: Difference) -> "_Shrinking | None":
    """What shows the difference from a fresh start: the question alone, or with some that were asked before it."""
    question, key = difference.question, difference.key
    alone = chained([question])
    if _shows(alone, both, key):
        return _Shrinking(both, alone, difference._replace(before=()), anew=False)
    ways = (
        (chained, leading(both, difference.before, question)),
        (apart, list(difference.before)),
    )
    for way, before in ways:
        many = 1
        while many < 2 * len(before):
            chain = way([*before[-many:], question])
            if found := _shows(chain, both, key):
                return _Shrinking(both, chain, found, anew=True)
            many *= 2
    return None


def _shows(chain: Chain, both: Sides, key: tuple[str, ...]) -> Difference | None:
    """The difference, if this shows it to an engine that is freshly started."""
    try:
        _, found = chain.questions(both)
    except NoQuestion:
        return None
    return found if found and found.key == key else None


def _clauses(both: Sides, difference: Difference) -> list[str]:
    """The clauses that it is about. Of lists of moves the clauses are those that decide on the move that differs."""
    (operation, params), kind, expected, got, *_ = difference
    if operation == "moves" and got is not None and both.other.declares("play"):
        params = {**params, "move": both.hooks.apart(expected, got)[0]}
        with suppress(AdapterFault, BrokenInvariant, GaveUp, NoQuestion):
            answer = both.other.ask(Question("play", params))
            return both.hooks.involved("play", params, answer, None, kind)
    return both.hooks.involved(operation, params, expected, got, kind)


def _legal(both: Sides, difference: Difference) -> list[Data]:
    state = difference.question.params.get("state")
    return both.legal(state) if state else []


class _Shrinking:
    """A difference that is being made smaller."""

    def __init__(self, both: Sides, chain: Chain, difference: Difference, *, anew: bool) -> None:
        self.both, self.chain, self.best = both, chain, difference
        self.anew = anew
        """Whether the engine is started anew for every try: it remembers."""
        self.before: tuple[Asked, ...] = chain.questions(both)[0] if len(chain.links) > 1 else ()
        self.tries = 0
        self.until = time.monotonic() + _SECONDS
        # A refusal is shown beside a move that may be made: such a position is not given up for a smaller one.
        self.paired = bool(_refused(difference) and _legal(both, difference))
        self.said = said(both, difference)

    def run(self) -> None:
        while self._step():
            pass

    def _step(self) -> bool:
        """Find one that is smaller; false if there is none, or no time."""
        now = _size(self.both, self.chain)
        for smaller in _smaller(self.both, self.chain):
            if self.tries >= _TRIES or time.monotonic() > self.until or stopping():
                return False
            if _size(self.both, smaller) < now and self._still(smaller):
                return True
        return False

    def _still(self, chain: Chain) -> bool:
        self.tries += 1
        try:
            before, found = chain.questions(self.both, anew=self.anew)
        except NoQuestion:
            return False
        if found is None or found.key != self.best.key or (self.paired and not _legal(self.both, found)):
            return False
        if self.said > said(self.both, found):  # nor is one that a scenario can show
            return False
        self.chain, self.before, self.best, self.said = chain, before, found, said(self.both, found)
        return True


def said(both: Sides, difference: Difference) -> bool:
    """Whether a scenario can show it."""
    (operation, params), _, expected, got, *_ = difference
    return expected is not None and both.hooks.sayable(operation, params, expected, got)


def _refused(difference: Difference) -> bool:
    return difference.question.operation == "play" and bool((difference.expected or {}).get("refused"))


def _position(chain: Chain) -> Data:
    """The position that a chain starts from with the moves that are tried, as a question about both."""
    *others, last = [None, *chain.moves]
    named: Data = {"state": chain.start}
    named |= {"move": last} if last else {}
    return named | ({"before": others[1:]} if others[1:] else {})


def _operation(chain: Chain) -> str:
    """What is asked about the position."""
    return [link.operation for link in chain.links if link.here][-1]


def _size(both: Sides, chain: Chain) -> tuple[int, ...]:
    """How big a chain is: first of all how many questions it takes."""
    found: tuple[int, ...] = (len(chain.links),)
    if chain.start:
        found += both.hooks.size(_operation(chain), _position(chain))
    for link in chain.links:
        if not link.here:
            found += both.hooks.size(link.operation, link.rest)
    return found


def _smaller(both: Sides, chain: Chain) -> Iterator[Chain]:
    """Chains that may be smaller: with fewer questions, from a smaller position, or with smaller questions."""
    many = len(chain.links) - 1  # the last is the one that shows it
    length = many
    while length:
        for start in range(0, many, length):
            yield chain.without(range(start, min(start + length, many)))
        length //= 2
    if chain.start:
        for smaller in both.hooks.smaller(_operation(chain), _position(chain)):
            yield _moved(chain, smaller)
    for place, link in enumerate(chain.links):
        if not link.here:
            for rest in both.hooks.smaller(link.operation, link.rest):
                links = list(chain.links)
                links[place] = link._replace(rest=rest)
                yield chain._replace(links=tuple(links))


def _moved(chain: Chain, smaller: Data) -> Chain:
    """The chain from another position, with the moves that go with it."""
    moves = iter([*smaller.get("before", []), *([smaller["move"]] if "move" in smaller else [])])
    links = []
    dealt = False
    for link in chain.links:
        dealt = dealt or link.operation == "deal"
        has_move = "move" in link.rest and not dealt
        links.append(link._replace(rest=link.rest | {"move": next(moves)}) if has_move else link)
    return Chain(smaller["state"], tuple(links))
