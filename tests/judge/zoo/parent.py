"""`parent.py FIFO END`: an adapter with a family. It tells the number of each of its processes; at the bait it ends so.

The family: a child and a grandchild; one that does not heed SIGTERM; one in a session of its own; an orphan in another;
and one that has nothing of its parent's environment.
"""

import os
import signal
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.judge.zoo.honest import Question, message, serve, tell, write

MEMBERS = 6
"""Without the adapter itself."""


def live(fifo: str) -> None:
    """Tell that one is here, and stay."""
    tell(fifo, str(os.getpid()))
    while True:
        signal.pause()


def family(fifo: str) -> None:
    """Start them all."""
    if os.fork() == 0:
        if os.fork() == 0:
            live(fifo)
        live(fifo)
    if os.fork() == 0:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        live(fifo)
    if os.fork() == 0:
        os.setsid()
        live(fifo)
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            live(fifo)
        os._exit(0)
    if os.fork() == 0:
        os.execve(sys.executable, [sys.executable, __file__, fifo, "live"], {})  # nothing of our environment
    os.wait()  # the one that leaves an orphan


def main() -> None:
    fifo, end = sys.argv[1:3]
    if end == "live":
        live(fifo)

    def misbehave(question: Question) -> None:
        if end == "hangs":
            signal.signal(signal.SIGTERM, lambda *_: tell(fifo, "told to end"))  # and does not end
            tell(fifo, "hangs")
            while True:
                signal.pause()
        if end == "dies":
            os._exit(3)
        write(message(question))

    family(fifo)
    tell(fifo, str(os.getpid()))
    serve(misbehave)


if __name__ == "__main__":
    main()
