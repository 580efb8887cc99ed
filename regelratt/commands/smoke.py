"""`smoke`."""

import click


@click.command()
def smoke() -> None:
    """Not written yet."""
