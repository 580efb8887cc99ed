"""`list` and `show`: what there is to be judged by."""

import click


@click.command("list")
def list_scenarios() -> None:
    """Not written yet."""


@click.command()
def show() -> None:
    """Not written yet."""
