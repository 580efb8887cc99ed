"""What is pinned, by how much, and what is not."""

from .site import Site


def add(site: Site) -> None:
    """Write the page."""
