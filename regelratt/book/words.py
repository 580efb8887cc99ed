"""The words of the interface, in Swedish and in English. What the rules say stays in the language of the rulebook."""

from functools import cache

from markupsafe import Markup

LANGUAGES = {"sv": "Svenska", "en": "English"}

WORDS = {
    # key: (Swedish, English)
    "rules": ("Regler", "Rules"),
    "rulings": ("Avgöranden", "Rulings"),
    "changes": ("Vad har ändrats", "What has changed"),
    "coverage": ("Täckning", "Coverage"),
    "results": ("Resultat", "Results"),
    "try": ("Pröva själv", "Try it"),
    "search": ("Sök", "Search"),
    "print": ("På papper", "On paper"),
    "chapters": ("Kapitel", "Chapters"),
    "contents": ("Innehåll", "Contents"),
    "scenarios": ("Scenarier", "Scenarios"),
    "scenario": ("Scenario", "Scenario"),
    "clause": ("Regel", "Clause"),
    "clauses": ("Regler", "Clauses"),
    "ruling": ("Avgörande", "Ruling"),
    "edition": ("Utgåva", "Edition"),
    "editions": ("Utgåvor", "Editions"),
    "both": ("Båda", "Both"),
    "all": ("Alla", "All"),
    "language": ("Språk", "Language"),
    "skip": ("Till innehållet", "Skip to the content"),
    "home": ("Första sidan", "Front page"),
    "main_menu": ("Boken", "The book"),
    "settings": ("Val", "Settings"),
    "where": ("Du är här", "You are here"),
    "before": ("Före", "Before"),
    "after": ("Efter", "After"),
    "position": ("Ställningen", "Position"),
    "dealt": ("Given", "Dealt"),
    "move": ("Draget", "The move"),
    "moves": ("Drag", "Moves"),
    "allowed": ("Får göras", "Allowed"),
    "refused": ("Vägras", "Refused"),
    "answer": ("Svaret", "The answer"),
    "sentences": ("Så står det i scenariot", "As the scenario says it"),
    "previous": ("Föregående", "Previous"),
    "next": ("Nästa", "Next"),
    "rows": ("Samma scenario, andra fall", "The same scenario, other cases"),
    "row": ("Rad", "Row"),
    "holds_in": ("Gäller i", "Holds in"),
    "ground_text": ("Källorna säger det", "The sources say so"),
    "ground_ruling": ("Bestämt i ett avgörande", "Decided by a ruling"),
    "partly_ruled": ("Delvis bestämt i", "Partly decided by"),
    "ruled": ("Bestämt i", "Decided by"),
    "rests_on": ("Vilar på", "Rests on"),
    "also_shows": ("Visar också", "Also shows"),
    "shown_by": ("Visas av", "Shown by"),
    "not_shown": ("Visas inte i något scenario", "Shown by no scenario"),
    "new_ruling": ("Ny", "New"),
    "codes": ("Koder", "Codes"),
    "link": ("Länk hit", "Link to this"),
    "not_in_edition": ("Gäller inte i den utgåva du har valt.", "Does not hold in the edition that you have chosen."),
    "same_in_all": ("Lika i alla utgåvor där det gäller", "The same in all editions that it holds in"),
    "in_edition": ("I utgåvan", "In the edition"),
    "written_by": ("Skriven av regelratt book", "Written by regelratt book"),
    "digest": ("sviten", "suite"),
    "source": ("Står i", "Stands in"),
}


@cache
def word(key: str) -> Markup:
    """A word of the interface in both languages; the style sheet shows the one that is chosen."""
    return both(*WORDS[key])


@cache
def both(swedish: str, english: str) -> Markup:
    """A sentence of the interface in both languages."""
    return Markup('<span class="sv" lang="sv">{}</span><span class="en" lang="en">{}</span>').format(swedish, english)
