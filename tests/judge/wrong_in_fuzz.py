"""Engines that fuzzing has to live with."""

import os
import signal
from pathlib import Path
from typing import Any

from .wrong import Data, Named, NoTrotta


class DiesOnce(Named):
    """Takes its whole process with it, once in all."""

    def score(self, state: Data) -> Data:
        died = Path(os.environ["DIES_ONCE"])
        if not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().score(state)


class TellsWhenItIsTooLate(NoTrotta):
    """Knows no trotta, and tells somebody when it has been asked very much."""

    asked = 0

    def score(self, state: Data) -> Any:
        type(self).asked += 1
        if type(self).asked == 600:
            Path(os.environ["TELLS"]).write_text("now")
        return super().score(state)


class WrongOnce(Named):
    """Counts right but once, and nobody knows when."""

    asked = 0

    def score(self, state: Data) -> Any:
        type(self).asked += 1
        found = super().score(state)
        if type(self).asked == 60:
            found["players"][0]["tabbe"] += 1
        return found
