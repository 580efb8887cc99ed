"""`init`."""

import click


@click.command()
def init() -> None:
    """Not written yet."""
