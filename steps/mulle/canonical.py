"""What is the same: a position and a move in the one form that all their spellings share."""

from regelratt.contract import Data

PLAYER = ("name", "hand", "taken", "mulles", "tabbe")
UNORDERED = ("hand", "taken", "mulles")


def canonical_state(state: Data) -> Data:
    """A position with everything sorted that has no order; only the stock and the two players have one.

    >>> state = {"edition": "0.3.0", "omgang": 1, "rond": 6, "opener": "Bo", "turn": "Bo", "players": [], "stock": []}
    >>> piles = [{"cards": ["SP 3", "HJ 4"], "build": None}, {"cards": ["HJ 10"]}]
    >>> canonical_state({**state, "table": piles})["table"]
    [{'cards': ['HJ 10']}, {'cards': ['HJ 4', 'SP 3']}]
    """
    return {
        **{name: state[name] for name in ("edition", "omgang", "rond", "opener", "turn")},
        "players": [
            {name: sorted(player[name]) if name in UNORDERED else player[name] for name in PLAYER}
            for player in state["players"]
        ],
        "table": sorted(map(_pile, state["table"]), key=_place),
        "stock": list(state["stock"]),
    }


def _pile(pile: Data) -> Data:
    cards = {"cards": sorted(pile["cards"])}
    build = pile.get("build")
    return cards | {"build": {name: build[name] for name in ("owner", "value", "locked")}} if build else cards


def _place(pile: Data) -> tuple[object, ...]:
    """By cards; a plain pile before a build; builds by owner, value and an open one first."""
    return (pile["cards"], "build" in pile, *pile.get("build", {}).values())


def canonical_move(move: Data) -> Data:
    """A move with everything sorted. Of what is taken in besides only the cards count, not how they are grouped.

    >>> canonical_move({"player": "Bo", "action": "trotta", "card": "SP 8", "gather": [["SP 4", "HJ 4"], ["HJ 8"]]})
    {'player': 'Bo', 'action': 'trotta', 'card': 'SP 8', 'gather': [['HJ 4', 'HJ 8', 'SP 4']]}
    """
    same = {name: move[name] for name in ("player", "action", "card")}
    if "piles" in move:
        same["piles"] = sorted(map(sorted, move["piles"]))
    if "on" in move:
        same |= {"on": sorted(move["on"]), "value": move["value"]}
    if move.get("base"):
        same["base"] = move["base"]
    for name in ("absorb", "gather"):
        if taken := sorted(card for group in move.get(name) or [] for card in group):
            same[name] = [taken]
    return same
