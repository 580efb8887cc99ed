"""A scenario's position and what the engine has answered so far. It asks and remembers; it knows no rule."""

from copy import deepcopy
from typing import Any

from regelratt.contract import Engine, Fault, NotRefused, Refused

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
        self.state = self.engine.deal(self.edition, list(PLAYERS), opener, omgang, self.order + rest)
        self.refusal, self.moved = None, True

    def play(self, move: Data) -> None:
        """Let the engine play a move; a refused one changes nothing."""
        self.not_refused()
        sent = deepcopy(self.state)
        answer = self.engine.play(sent, move)
        if sent != self.state:
            raise Fault("Motorn ändrade den ställning som den fick.")
        if ("state" in answer) == ("refused" in answer):
            raise Fault("Ett svar är antingen en ny ställning eller en vägran, och ett av dem måste det vara.")
        self.refusal, self.moved, self.expected = answer.get("refused"), True, False
        if self.refusal is None:
            self.state = answer["state"]
        elif not isinstance(self.refusal.get("reason"), str):
            raise Fault("Draget vägrades utan skäl.")

    def not_refused(self) -> None:
        """No move may have been refused without the scenario's saying so."""
        if self.refusal is not None and not self.expected:
            raise Refused(f"Draget vägrades ({self.refusal['reason']}): {self.refusal.get('message', '')}")

    def played(self) -> None:
        """The last move must have been made, and allowed."""
        if not self.moved:
            raise Fault("Inget drag har gjorts än: skriv vad som görs efter När.")
        if self.refusal is not None:
            raise Refused(f"Draget vägrades ({self.refusal['reason']}): {self.refusal.get('message', '')}")

    def refused(self) -> Data:
        """The last move must have been made, and refused."""
        if not self.moved:
            raise Fault("Inget drag har gjorts än: skriv vad som görs efter När.")
        if self.refusal is None:
            raise NotRefused("Draget gick att göra, fast det skulle vägras.")
        self.expected = True
        return self.refusal
