"""Which items execute which lines of the mutated engine."""

from collections.abc import Iterator
from contextlib import contextmanager

import coverage

from . import switch
from .mutants import Mutant


class Lines:
    """The lines that each item executes, while no mutant is in force."""

    def __init__(self) -> None:
        self._coverage = coverage.Coverage(
            data_file=None, config_file=False, include=[switch.path("*")], messages=False, check_preimported=False
        )
        self._found: dict[str, dict[int, list[str]]] = {}

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Watch what is run here."""
        self._coverage.start()
        try:
            yield
        finally:
            self._coverage.stop()
            data = self._coverage.get_data()
            self._found = {path: data.contexts_by_lineno(path) for path in data.measured_files()}

    def item(self, place: int) -> None:
        """From now on it is this item that is run."""
        self._coverage.switch_context(str(place))

    def executing(self, mutant: Mutant) -> list[int]:
        """The items that execute the statement which a mutant changes."""
        lines = self._found.get(switch.path(mutant.module), {})
        first = switch.SWITCHES[mutant.function].right.__code__.co_firstlineno + 1  # after the line of the decorator
        return sorted({int(place) for line in mutant.statement for place in lines.get(first + line, ()) if place})
