"""Your engine of Mulle, as the judge asks it.

    regelratt check --adapter python:adapter:Engine

`hello` and `values` are written. The others are yours: write one, add its name to OPERATIONS, run the command again.
Every question brings all that is needed to answer it, and nothing has to be remembered until the next.
"""

EDITIONS = ["0.3.0", "utkast"]
# What you declare is judged; the rest is skipped. To come: deal, play, moves, score.
OPERATIONS = ["hello", "values"]
# The rulings that you read otherwise, such as "A-07": their scenarios are skipped.
READINGS = []

PICTURES = {"A": 1, "J": 11, "Q": 12, "K": 13}
IN_HAND = {"KL A": 14, "SP A": 14, "HJ A": 14, "RU A": 14, "SP 2": 15, "RU 10": 16}


class Engine:
    """What the judge asks. The formats of states and moves are in README.md."""

    def hello(self):
        """Who you are, and what you can be asked."""
        return {
            "name": "my-engine",
            "version": "0.1.0",
            "language": "Python",
            "game": "mulle",
            "editions": EDITIONS,
            "operations": OPERATIONS,
            "readings": READINGS,
        }

    def values(self, cards):
        """What cards are worth: a list of {"card": …, "table": …, "hand": …}, in the order asked."""
        return [{"card": card, "table": on_table(card), "hand": IN_HAND.get(card, on_table(card))} for card in cards]

    def deal(self, edition, players, opener, omgang, order):
        """STUB. The opening state. `order` is the pack of 104 cards, the first to be dealt first."""
        raise NotImplementedError("deal is a stub: add it to OPERATIONS when it is written")

    def play(self, state, move):
        """STUB. {"state": the next state}, or {"refused": {"reason": "not-maximal"}}. Leave `state` as it is."""
        raise NotImplementedError("play is a stub: add it to OPERATIONS when it is written")

    def moves(self, state):
        """STUB. A list of every legal move, in any order."""
        raise NotImplementedError("moves is a stub: add it to OPERATIONS when it is written")

    def score(self, state):
        """STUB. {"players": [{"name", "mulle", "tabbe", "intake", "bonus", "total"}, …]}, in the order of the state."""
        raise NotImplementedError("score is a stub: add it to OPERATIONS when it is written")


def on_table(card):
    """The value of a card on the table. The value in the hand may differ: see IN_HAND.

    >>> on_table("HJ A"), on_table("KL 9"), on_table("RU Q")
    (1, 9, 12)
    """
    rank = card.split()[1]
    return PICTURES.get(rank) or int(rank)
