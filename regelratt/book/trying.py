"""The page on which a visitor tries moves; the engine answers it, so it needs `regelratt serve --book`."""

from ..suite import ROOT
from ..unreadable import read
from .site import HERE, Site
from .words import WORDS


def add(site: Site) -> None:
    """Write the page, and the scripts that it needs: the frame, and what the game has in it."""
    own = ROOT / "steps" / site.book.suite.game / "trying" / "prova.js"
    site.add("prova.html", "trying.html.jinja", WORDS["try"][0], playable=own.is_file())
    if own.is_file():
        site.files["prova.js"] = read(own)
        site.files["prova-ram.js"] = (HERE / "trying.js").read_text("utf-8")
