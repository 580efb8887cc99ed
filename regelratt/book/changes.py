"""What has changed: two editions side by side."""

from .site import Site


def add(site: Site) -> None:
    """Write the page."""
