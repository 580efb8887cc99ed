"""What happened in a move, in the order in which it happened.

Each event is data for a program, and its `str` is the sentence for a person.
"""

from dataclasses import dataclass

from .cards import Card, Cards
from .move import Groups
from .score import Score


def listed(groups: Groups) -> str:
    """Piles as a player would list them: "SP 3, HJ 4 och KL 9 + RU 7"."""
    names = [" + ".join(group) for group in groups]
    return " och ".join(filter(None, (", ".join(names[:-1]), names[-1]))) if names else "ingenting"


def genitive(name: str) -> str:
    """Whose something is.

    >>> genitive("Bo"), genitive("Klas")
    ('Bos', 'Klas')
    """
    return name if name[-1:] in ("s", "x", "z") else f"{name}s"


@dataclass(frozen=True, slots=True)
class Took:
    """An intag."""

    player: str
    card: Card
    piles: Groups

    def __str__(self) -> str:
        return f"{self.player} tar in {listed(self.piles)} med {self.card}."


@dataclass(frozen=True, slots=True)
class Mulle:
    """A mulle was taken; this is the card that went to the mulle pile."""

    player: str
    card: Card

    def __str__(self) -> str:
        return f"{self.player} får en mulle på {self.card}."


@dataclass(frozen=True, slots=True)
class Tabbe:
    """An intag emptied the table."""

    player: str

    def __str__(self) -> str:
        return f"{self.player} får en tabbe."


@dataclass(frozen=True, slots=True)
class Built:
    """A build was made, or rebuilt where `was` is the value that it had."""

    player: str
    card: Card
    on: Cards
    value: int
    was: int | None = None
    owner: str | None = None
    """Whose it was before."""

    def __str__(self) -> str:
        if self.was is None:
            return f"{self.player} bygger {self.value} med {self.card} på {' + '.join(self.on)}."
        whose = "sitt" if self.owner == self.player else genitive(self.owner or "")
        return f"{self.player} bygger om {whose} bygge {self.was} till {self.value} med {self.card}."


@dataclass(frozen=True, slots=True)
class Merged:
    """An own build of the same value became one with what was built or trottad."""

    player: str
    value: int
    cards: Cards

    def __str__(self) -> str:
        return f"Bygget slås ihop med bygget {self.value} som {self.player} redan hade."


@dataclass(frozen=True, slots=True)
class Absorbed:
    """A build took in piles from the table."""

    player: str
    value: int
    groups: Groups

    def __str__(self) -> str:
        return f"Bygget {self.value} tar in {listed(self.groups)}."


@dataclass(frozen=True, slots=True)
class TakenOver:
    """An open build of the opponent's went into the new one."""

    player: str
    owner: str
    value: int
    cards: Cards

    def __str__(self) -> str:
        return f"{genitive(self.owner)} bygge {self.value} går upp i det nya."


@dataclass(frozen=True, slots=True)
class Trottad:
    """A card was trottad."""

    player: str
    card: Card
    value: int
    groups: Groups

    def __str__(self) -> str:
        if not self.groups:
            return f"{self.player} trottar {self.card} på sitt bygge {self.value}."
        return f"{self.player} trottar {self.card} och samlar {listed(self.groups)} till bygget {self.value}."


@dataclass(frozen=True, slots=True)
class Locked:
    """A build that was made, rebuilt, trottad or fed is locked now and was not before."""

    player: str
    value: int

    def __str__(self) -> str:
        return f"Bygget {self.value} är låst."


@dataclass(frozen=True, slots=True)
class Thrown:
    """A card was laid on the table."""

    player: str
    card: Card

    def __str__(self) -> str:
        return f"{self.player} slänger {self.card}."


@dataclass(frozen=True, slots=True)
class Fed:
    """A thrown card went to an own build."""

    player: str
    card: Card
    value: int

    def __str__(self) -> str:
        return f"{self.player} lägger {self.card} till sitt bygge {self.value}."


@dataclass(frozen=True, slots=True)
class NewRond:
    """Both hands were empty and new ones were dealt."""

    rond: int

    def __str__(self) -> str:
        return f"Ny rond: rond {self.rond}."


@dataclass(frozen=True, slots=True)
class OmgangCounted:
    """The last card of an omgång was played; this is what each player got in it."""

    omgang: int
    scores: tuple[Score, Score]

    def __str__(self) -> str:
        told = ", ".join(f"{each.name} {each.total}" for each in self.scores)
        return f"Omgång {self.omgang} är slut: {told}."


@dataclass(frozen=True, slots=True)
class GameOver:
    """It was the last omgång."""

    def __str__(self) -> str:
        return "Spelet är slut."


Event = (
    Took
    | Mulle
    | Tabbe
    | Built
    | Merged
    | Absorbed
    | TakenOver
    | Trottad
    | Locked
    | Thrown
    | Fed
    | NewRond
    | OmgangCounted
    | GameOver
)
Events = tuple[Event, ...]
