"""Whether whoever gave the work has had enough: then what is running ends at its next question."""

from typing import Protocol


class Flag(Protocol):
    """Something that is set once, in another process perhaps."""

    def is_set(self) -> bool:
        """Whether it is."""


_flags: list[Flag] = []


def heed(flag: Flag) -> None:
    """End when this is set."""
    _flags[:] = [flag]


def stopping() -> bool:
    """Whether it is."""
    return any(flag.is_set() for flag in _flags)
