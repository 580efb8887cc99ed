"""`check`."""

import click


@click.command()
def check() -> None:
    """Not written yet."""
