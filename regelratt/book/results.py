"""Results: the reports of implementations laid over the book."""

from collections.abc import Sequence

from markupsafe import Markup

from ..report import Report
from .entry import Entry
from .site import Book, Site


class Overlay:
    """What implementations make of the rules."""

    def __init__(self, book: Book, reports: Sequence[Report]) -> None:
        self.book, self.reports = book, reports

    def of_clause(self, clause: str) -> Markup:
        """Under a clause: who passes, fails, skips, errs."""
        return Markup("").format(clause)

    def of_entry(self, entry: Entry) -> Markup:
        """On a scenario's page: how each came out, and the evidence drawn."""
        return Markup("").format(entry)

    def add(self, site: Site) -> None:
        """Write the comparison, and the badges."""
