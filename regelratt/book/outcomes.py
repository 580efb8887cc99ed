"""The words for what becomes of a scenario, in both languages: what each is called, and what it means."""

from collections import Counter

from markupsafe import Markup

from ..reports import conclusion, unfinished
from ..verdict import Outcome
from .judged import Implementation
from .words import both

WORDS = {
    # in the order of the legend
    Outcome.PASSED: (
        both("klarat", "passed"),
        both("Svaret är som regeln säger.", "The answer is what the clause says."),
    ),
    Outcome.FAILED: (
        both("fel", "failed"),
        both("Svaret är ett annat än regeln säger.", "The answer is another than the clause says."),
    ),
    Outcome.WRONG_REASON: (
        both("annat skäl", "wrong reason"),
        both(
            "Draget vägras med rätta, men av ett annat skäl. Räknas som fel bara på nivån strict.",
            "Refused rightly, but for another reason. Counts as a fault only at the level strict.",
        ),
    ),
    Outcome.INVARIANT: (
        both("orimligt svar", "invariant broken"),
        both(
            "Svaret bryter mot det som gäller vilka reglerna än är: ett kort är borta, eller turen gick inte vidare.",
            "The answer breaks what holds whatever the rules are: a card is lost, or the turn did not pass.",
        ),
    ),
    Outcome.ERRORED: (
        both("inget svar att döma", "errored"),
        both(
            "Inget svar som gick att döma: felet är i programmet, eller i det som kopplar ihop det med oss.",
            "No answer that could be judged: the engine or its adapter is broken.",
        ),
    ),
    Outcome.SKIPPED: (
        both("överhoppat", "skipped"),
        both(
            "Frågades aldrig, för implementationen säger sig inte kunna det. Det är inte klarat.",
            "Never asked, because the implementation does not declare it. That is no pass.",
        ),
    ),
    Outcome.KNOWN: (
        both("känt fel", "known failing"),
        both(
            "Fel, och står på implementationens egen lista över kända fel.",
            "Failed, and is on the implementation's own list of known failures.",
        ),
    ),
    Outcome.STALE: (
        both("inaktuell lista", "stale"),
        both(
            "Klarat, fast det står på listan över kända fel: listan är fel.",
            "Passed, though it is on the list of known failures: the list is wrong.",
        ),
    ),
}


def in_words(side: Implementation) -> Markup:
    """What all of a report means, in a sentence."""
    return both(_swedish(side), conclusion(side.report)[1])


def _swedish(side: Implementation) -> str:
    report = side.report
    counts = Counter(verdict.outcome for verdict in report.verdicts)
    if unfinished(report):
        return "Körningen bröts av." if report.partial else "Inget scenario är prövat."
    if counts[Outcome.ERRORED]:
        return f"Trasig: {counts[Outcome.ERRORED]} scenarier fick inget svar som gick att döma."
    if faults := len(report.faults()):
        return f"Bryter mot reglerna i {faults} scenarier."
    left = [f"{counts[each]} {what}" for each, what in _LEFT.items() if counts[each]]
    if left:
        return f"Inget fel i det som prövades, men {' och '.join(left)}."
    if side.tone != "good":
        return "Inget fel i den del som prövades."
    return f"Följer regelboken, på nivån {report.level}."


_LEFT = {Outcome.SKIPPED: "överhoppade, som inte är klarade", Outcome.KNOWN: "kända fel"}
