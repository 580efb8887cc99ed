"""The page on which a visitor tries moves; the engine answers it, so it needs `regelratt serve --book`."""

from .site import Site


def add(site: Site) -> None:
    """Write the page."""
