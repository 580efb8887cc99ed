"""A scenario's position and what the engine has answered so far. It asks and remembers; it knows no rule."""

from typing import Any

from regelratt.contract import Data, Fault, NotRefused, Refused
from regelratt.engine import Engine

PLAYERS = ("Anna", "Bo")
PACK = [f"{suit} {rank}" for suit in ("KL", "SP", "HJ", "RU") for rank in (*map(str, range(2, 11)), *"JQKA")]


class Scene:
    """One scenario, on one engine, in one edition."""

    def __init__(self, engine: Engine, edition: str) -> None:
        self.engine = engine
        self.edition = edition
        self.order: list[str] = []
        self.refusal: Data | None = None
        self.expected = True  # whether the scenario has said that the refusal should come
        self.moved = False
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
            raise Fault(f"{name} är inte med: spelarna heter {' och '.join(PLAYERS)}.")
        return dict(found[0])

    def give(self, name: str, **what: Any) -> None:
        """Let a player have something."""
        self.player(name)
        for player in self.state["players"]:
            if player["name"] == name:
                player.update(what)

    def deal(self, omgang: int, opener: str) -> None:
        """Deal from the order of the pack that was given, the cards not named last."""
        self.not_refused()
        rest = PACK * 2
        for card in self.order:
            rest.remove(card)
        self.state = self.engine.ask(
            "deal", edition=self.edition, players=list(PLAYERS), opener=opener, omgang=omgang, order=self.order + rest
        )
        self.refusal, self.moved = None, True

    def play(self, move: Data) -> None:
        """Let the engine play a move; a refused one changes nothing."""
        self.not_refused()
        answer = self.engine.ask("play", state=self.state, move=move)
        self.refusal, self.moved, self.expected = answer.get("refused"), True, False
        if self.refusal is None:
            self.state = answer["state"]

    def not_refused(self) -> None:
        """No move may have been refused without the scenario's saying so."""
        if self.refusal is not None and not self.expected:
            raise self._wrongly_refused(self.refusal)

    def played(self) -> None:
        """The last move must have been made, and allowed."""
        if not self.moved:
            raise Fault("Inget drag har gjorts än: skriv vad som görs efter När.")
        if self.refusal is not None:
            raise self._wrongly_refused(self.refusal)

    def refused(self, because: str) -> Data:
        """The last move must have been made, and refused."""
        if not self.moved:
            raise Fault("Inget drag har gjorts än: skriv vad som görs efter När.")
        if self.refusal is None:
            raise NotRefused("Draget gick att göra, fast det skulle vägras.", (because,), ("draget tillåts",))
        self.expected = True
        return self.refusal

    def _wrongly_refused(self, refusal: Data) -> Refused:
        said = f"draget vägras ({refusal['reason']})" + (f": {refusal['message']}" if refusal.get("message") else "")
        return Refused("Draget vägrades, fast det får göras.", ("draget tillåts",), (said,))
