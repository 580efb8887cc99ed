"""Why a move is refused: the codes, the clauses they enforce, and what a player is told.

The sentences are the only place where the engine speaks to a player about a prohibition.
"""

from enum import StrEnum
from string import Formatter
from typing import Final, NamedTuple


class Reason(StrEnum):
    """One code per prohibition. Their order is the order in which a refusal names them."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    UNKNOWN_CARD = "unknown-card"
    CARD_NOT_IN_HAND = "card-not-in-hand"
    ACTION_NOT_IN_EDITION = "action-not-in-edition"
    NO_SUCH_PILE = "no-such-pile"
    RESERVED_CARD = "reserved-card"
    SPECIAL_NEEDS_BUILD = "special-needs-build"
    BUILD_IN_SUM = "build-in-sum"
    VALUE_MISMATCH = "value-mismatch"
    IDENTICAL_FIRST = "identical-first"
    NOT_MAXIMAL = "not-maximal"
    BUILD_LOCKED = "build-locked"
    BASE_NOT_ALLOWED = "base-not-allowed"
    VALUE_NOT_REACHABLE = "value-not-reachable"
    NO_RESERVATION = "no-reservation"
    OPPONENT_HAS_VALUE = "opponent-has-value"
    NOTHING_TO_GATHER = "nothing-to-gather"
    GATHER_MISMATCH = "gather-mismatch"
    CAN_TAKE = "can-take"
    OWNS_BUILD = "owns-build"


Rule = tuple[Reason, str]
"""A prohibition: its code, and the clause that it enforces."""

Facts = dict[str, str | int]
"""What can be told about a move, by the names that the sentences use."""

PRECEDENCE: Final = {reason: place for place, reason in enumerate(Reason)}

SENTENCES: Final[dict[Rule, str]] = {
    (Reason.GAME_OVER, "GIV-4"): "Omgången är slut: det finns inga kort kvar att spela.",
    (Reason.NOT_YOUR_TURN, "TUR-3"): "Det är {turn} som står i tur, inte {player}.",
    (Reason.UNKNOWN_CARD, "VAL-1"): "Det finns inget kort som heter ”{card}”.",
    (Reason.CARD_NOT_IN_HAND, "TUR-3"): "{player} har inte {card} på handen.",
    (Reason.ACTION_NOT_IN_EDITION, "TUR-2"): "Man kan inte trotta i utgåvan {edition}.",
    (Reason.NO_SUCH_PILE, "INT-8"): "På bordet ligger ingen hög som är just {missing}, och en hög tas alltid hel.",
    (Reason.NO_SUCH_PILE, "BYG-1"): "På bordet ligger ingen hög som är just {missing} att bygga på.",
    (Reason.RESERVED_CARD, "RES-2"): "{card} är reserverad för ditt bygge {hand}.",
    (Reason.RESERVED_CARD, "SLA-5"): "{card} är reserverad för ditt bygge {hand} och får inte läggas ut.",
    (Reason.SPECIAL_NEEDS_BUILD, "INT-6"): "{card} räknas som {hand} på handen och tar bara ett bygge på {hand}.",
    (Reason.BUILD_IN_SUM, "INT-7"): "Bygget {build} kan inte räknas in i en summa.",
    (Reason.VALUE_MISMATCH, "INT-1"): "{card} tar det som är värt {hand}; {chosen}.",
    (Reason.VALUE_MISMATCH, "INT-2"): "De högarna går inte att dela upp så att varje del blir {hand}.",
    (Reason.VALUE_MISMATCH, "INT-7"): "Bygget {build} tas bara med ett kort som är värt {build}.",
    (Reason.IDENTICAL_FIRST, "INT-5"): "{card} ligger på bordet: då tas det kortet, och bara det.",
    (Reason.NOT_MAXIMAL, "INT-3"): "Fler högar kan tas: {card} ska ta {most} högar, inte {count}.",
    (Reason.BUILD_LOCKED, "LAS-6"): "Bygget {base} är låst och kan inte byggas om.",
    (Reason.BASE_NOT_ALLOWED, "BYG-6"): "Man kan inte bygga på {pile}: det är flera kort men inget bygge.",
    (Reason.VALUE_NOT_REACHABLE, "BYG-1"): "Med {card} på {pile} blir bygget {values}, inte {value}.",
    (Reason.VALUE_NOT_REACHABLE, "BYG-2"): "Med {card} kan bygget {base} bli {values}, inte {value}.",
    (
        Reason.NO_RESERVATION,
        "RES-1",
    ): "För att bygga {value} måste du ha kvar ett annat kort på handen som är värt {value}.",
    (
        Reason.NO_RESERVATION,
        "TRO-3",
    ): "För att trotta {value} måste du ha kvar ett annat kort på handen som är värt {value}.",
    (Reason.OPPONENT_HAS_VALUE, "BYG-4"): "{opponent} äger redan ett bygge på {value}.",
    (Reason.OPPONENT_HAS_VALUE, "TRO-6"): "{opponent} äger ett bygge på {value} som inte kan samlas in.",
    (
        Reason.NOTHING_TO_GATHER,
        "TRO-2",
    ): "Det finns inget på bordet att samla till {value}, och du äger inget bygge på {value}.",
    (Reason.GATHER_MISMATCH, "BYG-7"): "Till bygget {value} hör det här på bordet: {options}.",
    (Reason.GATHER_MISMATCH, "BYG-8"): "Till bygget {value} hör det här på bordet: {options}.",
    (Reason.GATHER_MISMATCH, "TRO-1"): "Till trottan {value} hör det här på bordet: {options}.",
    (Reason.GATHER_MISMATCH, "TRO-5"): "Till trottan {value} hör det här på bordet: {options}.",
    (Reason.CAN_TAKE, "SLA-2"): "{card} kan ta in något och får därför inte slängas.",
    (Reason.OWNS_BUILD, "SLA-3"): "Du äger ett bygge ({own}) och får inte slänga något så länge du gör det.",
}
"""What is said for each prohibition. The keys are also the list of which clauses a code enforces."""


class Breach(NamedTuple):
    """One clause that a move breaks. `facts` are what its sentence is about, for a program to read."""

    reason: Reason
    clause: str
    facts: tuple[tuple[str, str | int], ...]

    @property
    def message(self) -> str:
        """The sentence, in Swedish, for the player who made the move."""
        return SENTENCES[self.reason, self.clause].format(**dict(self.facts))


def breach(rule: Rule, facts: Facts) -> Breach:
    """A breach, with those of the facts that its sentence tells."""
    fields = dict.fromkeys(name for _, name, _, _ in Formatter().parse(SENTENCES[rule]) if name)
    return Breach(*rule, tuple((name, facts[name]) for name in fields))


class Refusal(NamedTuple):
    """The answer to a move that is not allowed: every clause it breaks, the weightiest first."""

    breaches: tuple[Breach, ...]

    @property
    def reason(self) -> Reason:
        """The code of the weightiest breach."""
        return self.breaches[0].reason

    @property
    def clause(self) -> str:
        """The clause of the weightiest breach."""
        return self.breaches[0].clause

    @property
    def message(self) -> str:
        """All the sentences."""
        return " ".join(each.message for each in self.breaches)
