"""`blocks.py SIZE`: an adapter that reads its stdin in blocks of so many bytes, as they come."""

import json
import os
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.judge.zoo.honest import message, write


def main() -> None:
    rest = b""
    while block := os.read(0, int(sys.argv[1])):
        *lines, rest = (rest + block).split(b"\n")
        for line in lines:
            write(message(json.loads(line)))


if __name__ == "__main__":
    main()
