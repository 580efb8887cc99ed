"""A scenario's position and what the engine has answered so far. It asks and remembers; it knows no rule."""

from typing import Any

from regelratt.contract import Engine, NotRefused, Refused

Data = dict[str, Any]
PLAYERS = ("Anna", "Bo")
PACK = [f"{suit} {rank}" for suit in ("KL", "SP", "HJ", "RU") for rank in (*map(str, range(2, 11)), *"JQKA")]


class Scene:
    """One scenario, on one engine, in one edition."""

    def __init__(self, engine: Engine, edition: str) -> None:
        self.engine = engine
        self.edition = edition
        self.order: list[str] = []
        self.refusal: Data | None = None
        self.state: Data = {
            "edition": edition,
            "omgang": 1,
            "rond": 6,
            "opener": PLAYERS[0],
            "turn": PLAYERS[0],
            "players": [{"name": name, "hand": [], "taken": [], "mulles": [], "tabbe": 0} for name in PLAYERS],
            "table": [],
            "stock": [],
        }

    def player(self, name: str) -> Data:
        """The player of that name, as the state has it."""
        found = [player for player in self.state["players"] if player["name"] == name]
        if not found:
            raise AssertionError(f"{name} är inte med: spelarna heter {' och '.join(PLAYERS)}.")
        return dict(found[0])

    def give(self, name: str, **what: Any) -> None:
        """Let a player have something."""
        self.player(name)
        for player in self.state["players"]:
            if player["name"] == name:
                player.update(what)

    def deal(self, omgang: int, opener: str) -> None:
        """Deal from the order of the pack that was given, the cards not named last."""
        rest = PACK * 2
        for card in self.order:
            rest.remove(card)
        self.state = self.engine.deal(self.edition, list(PLAYERS), opener, omgang, self.order + rest)

    def play(self, move: Data) -> None:
        """Let the engine play a move; a refused one changes nothing."""
        answer = self.engine.play(self.state, move)
        self.refusal = answer.get("refused")
        if self.refusal is None:
            self.state = answer["state"]

    def played(self) -> None:
        """The last move must have been allowed."""
        if self.refusal is not None:
            raise Refused(f"Draget vägrades ({self.refusal['reason']}): {self.refusal.get('message', '')}")

    def refused(self) -> Data:
        """The last move must have been refused."""
        if self.refusal is None:
            raise NotRefused("Draget gick att göra, fast det skulle vägras.")
        return self.refusal
