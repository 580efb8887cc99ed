"""`serve`."""

import click


@click.command()
def serve() -> None:
    """Not written yet."""
