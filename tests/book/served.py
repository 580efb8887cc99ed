"""`regelratt serve --book` as a visitor starts it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from regelratt.suite import ROOT

SERVE = [sys.executable, "-m", "regelratt", "serve", "--book"]
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"} | {
    "PYTHONPATH": str(ROOT)
}
SECONDS = 60


class Served(NamedTuple):
    process: subprocess.Popen[bytes]
    port: int

    @property
    def home(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def ended(self) -> tuple[int, str]:
        """The exit code, and what was written on stderr."""
        _, err = self.process.communicate(timeout=SECONDS)
        return self.process.returncode, err.decode()


@contextmanager
def serving(*arguments: str) -> Iterator[Served]:
    """The book on a port of its own, up and answering."""
    command = [*SERVE, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT) as process:
        try:
            assert process.stdout
            line = process.stdout.readline().decode()
            address = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/\n", line)
            assert address, (line, process.stderr.read() if process.stderr else b"")
            yield Served(process, int(address[1]))
        finally:
            process.kill()
