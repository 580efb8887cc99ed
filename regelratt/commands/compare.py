"""`compare`."""

import click


@click.command()
def compare() -> None:
    """Not written yet."""
