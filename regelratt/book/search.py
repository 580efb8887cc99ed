"""The search: everything that can be found, in a file that the page reads."""

from .site import Site


def add(site: Site) -> None:
    """Write the page."""
