"""What a sentence can say in the right form and still not mean: cards that do not exist, players who are not there."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from .scene import PACK, PLAYERS
from .words import CARD, NAME

COPIES = 2


def doubts(sentences: Sequence[tuple[str, str]]) -> Iterator[tuple[int, str]]:
    """What is wrong with a scenario's sentences (kind and text), each with the place of the sentence.

    >>> list(doubts([("given", "att Anna har KL 33 på handen"), ("given", "att Cia har SP 5 på handen")]))
    [(0, 'Det finns inget kort som heter ”KL 33”.'), (1, 'Cia är inte med: spelarna heter Anna och Bo.')]
    """
    lying: Counter[str] = Counter()
    for place, (kind, text) in enumerate(sentences):
        if kind != "given":  # a move may name a card or a player that does not exist: it is to be refused
            lying.clear()  # and what is given after it is another position
            continue
        if text.startswith("att leken är blandad"):
            lying.clear()  # all the cards are in the pack again
        for name in re.findall(rf"\b{NAME}\b", text):
            if name not in PLAYERS:
                yield place, f"{name} är inte med: spelarna heter {' och '.join(PLAYERS)}."
        for card in re.findall(CARD, text):
            lying[card] += 1
            if card not in PACK:
                yield place, f"Det finns inget kort som heter ”{card}”."
            elif lying[card] == COPIES + 1:
                yield place, f"{card} finns bara i {COPIES} exemplar."
