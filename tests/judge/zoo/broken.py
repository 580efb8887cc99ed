"""`broken.py MODE [WHEN] [ARGUMENT]`: an adapter that goes wrong in this way, at the bait or at the operation named.

Everything here is a way to answer one question; see `honest.py` for the rest of the adapter.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # as a program it is not part of any package
    sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.judge.zoo.honest import Question, message, right, serve, tell, write

MEGABYTE = 1024 * 1024


def argument() -> str:
    return sys.argv[3]


class Dying:
    """It ends."""

    def dies(self, question: Question) -> None:
        os._exit(3)

    def dies_by_signal(self, question: Question) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    def dies_in_the_middle(self, question: Question) -> None:
        write(message(question)[:20])
        os._exit(3)

    def dies_before_the_end_of_the_line(self, question: Question) -> None:
        write(message(question).rstrip())
        os._exit(0)

    def dies_after_the_answer(self, question: Question) -> None:
        write(message(question))
        os._exit(3)

    def dies_once(self, question: Question) -> None:
        """In its first life only: the argument is a file that tells whether there has been one."""
        if Path(argument()).exists():
            write(message(question))
        else:
            Path(argument()).touch()
            os._exit(3)

    def says_on_stdout_why_it_dies(self, question: Question) -> None:
        write(b"panic: no such card\n")
        os._exit(101)

    def closes_stdout(self, question: Question) -> None:
        os.close(1)
        signal.pause()

    def closes_stdout_after_the_answer(self, question: Question) -> None:
        write(message(question))
        os.close(1)
        while True:
            signal.pause()

    def closes_stdin(self, question: Question) -> None:
        os.close(0)
        write(message(question))
        signal.pause()

    def leaves_a_child_with_its_stdout(self, question: Question) -> None:
        if os.fork() == 0:
            tell(argument(), str(os.getpid()))
            while True:
                signal.pause()
        os._exit(3)

    def changes_its_name(self, question: Question) -> None:
        """In its second life it says `hello` otherwise."""
        first = not Path(argument()).exists()
        Path(argument()).touch()
        write(message(question, result=right(question) | {"version": "1" if first else "2"}))


class Silent:
    """No answer comes."""

    def hangs(self, question: Question) -> None:
        tell(argument(), str(os.getpid()))
        while True:
            signal.pause()

    def hangs_in_the_middle(self, question: Question) -> None:
        write(message(question)[:20])
        signal.pause()

    def stops_reading(self, question: Question) -> None:
        write(message(question))
        signal.pause()

    def passes_over(self, question: Question) -> None:
        pass

    def is_slow_to_start(self, question: Question) -> None:
        time.sleep(1.5)
        write(message(question))


class Misnumbering:
    """Something is wrong with which answer it is, or how many."""

    def answers_twice(self, question: Question) -> None:
        write(message(question) * 2)

    def answers_twice_in_two_writes(self, question: Question) -> None:
        write(message(question))
        write(message(question))

    def answers_again_at_the_next_question(self, question: Question) -> None:
        write(message(question))
        following = json.loads(sys.stdin.buffer.readline())
        write(message(question) + message(following))

    def answers_in_the_wrong_order(self, question: Question) -> None:
        following = question | {"id": question["id"] + 1}
        write(message(following) + message(question))

    def wrong_id(self, question: Question) -> None:
        write(message(question | {"id": question["id"] - 1}))

    def null_id(self, question: Question) -> None:
        write(message(question | {"id": None}))

    def string_id(self, question: Question) -> None:
        write(message(question | {"id": str(question["id"])}))

    def batch(self, question: Question) -> None:
        write(b"[" + message(question).rstrip() + b"]\n")

    def floods_with_messages(self, question: Question) -> None:
        while True:
            write(message(question))


class Garbling:
    """It is no message."""

    def cut_short(self, question: Question) -> None:
        write(message(question)[:20] + b"\n")

    def over_several_lines(self, question: Question) -> None:
        write(json.dumps(json.loads(message(question)), indent=2).encode() + b"\n")

    def as_python_shows_it(self, question: Question) -> None:
        write(repr(json.loads(message(question))).encode() + b"\n")

    def not_a_number(self, question: Question) -> None:
        write(message(question, result=[{"card": "KL 2", "table": float("nan"), "hand": 2}]))

    def latin_1(self, question: Question) -> None:
        write(message(question, result="smör").decode().replace("\\u00f6", "ö").encode("latin-1"))

    def utf_16(self, question: Question) -> None:
        write(message(question).decode().encode("utf-16-le"))

    def deeply_nested(self, question: Question) -> None:
        write(message(question, result=1).replace(b" 1}", b" " + b"[" * 100_000 + b"]" * 100_000 + b"}"))

    def half_a_letter(self, question: Question) -> None:
        write(message(question, result="\ud800"))

    def without_version(self, question: Question) -> None:
        write(json.dumps({"id": question["id"], "result": right(question)}).encode() + b"\n")

    def old_version(self, question: Question) -> None:
        write(message(question).replace(b'"2.0"', b'"1.0"'))

    def without_id(self, question: Question) -> None:
        write(json.dumps({"jsonrpc": "2.0", "result": right(question)}).encode() + b"\n")

    def result_and_error(self, question: Question) -> None:
        write(message(question, result=right(question), error={"code": 1, "message": "and yet"}))

    def neither_result_nor_error(self, question: Question) -> None:
        write(json.dumps({"jsonrpc": "2.0", "id": question["id"]}).encode() + b"\n")

    def error_without_code(self, question: Question) -> None:
        write(message(question, error="no"))

    def echo(self, question: Question) -> None:
        write(json.dumps(question).encode() + b"\n")

    def line_of_100_megabytes(self, question: Question) -> None:
        write(message(question, result="x" * 100 * MEGABYTE))

    def line_without_end(self, question: Question) -> None:
        while True:
            write(b"x" * MEGABYTE)


class Refusing:
    """It says that it cannot answer."""

    def unknown_method(self, question: Question) -> None:
        write(message(question, error={"code": -32601, "message": "Method not found"}))

    def internal_error(self, question: Question) -> None:
        write(message(question, error={"code": -32603, "message": "Oj \x1b[31m", "data": {"card": "KL 2"}}))

    def parse_error(self, question: Question) -> None:
        write(message(question | {"id": None}, error={"code": -32700, "message": "Parse error"}))


class Misforming:
    """The result has not its form."""

    def missing_field(self, question: Question) -> None:
        write(message(question, result=[{"card": "KL 2", "table": 2}]))

    def wrong_type(self, question: Question) -> None:
        write(message(question, result=[{"card": "KL 2", "table": "2", "hand": 2}]))

    def unknown_card(self, question: Question) -> None:
        write(message(question, result=[{"card": "KL 1", "table": 2, "hand": 2}]))

    def null(self, question: Question) -> None:
        write(message(question, result=None))

    def huge_number(self, question: Question) -> None:
        write(message(question).replace(b'"table": 2', b'"table": ' + b"2" * 10_000))

    def twice_the_same_key(self, question: Question) -> None:
        write(message(question).replace(b'"table": 2', b'"table": 3, "table": 2'))

    def twice_the_same_id(self, question: Question) -> None:
        write(message(question).replace(b'"id"', b'"id": 0, "id"'))


class Forging:
    """The cards are not those that were sent. Asked at `deal` or `play`."""

    def invents_a_card(self, question: Question) -> None:
        self._change(question, lambda cards: cards.append("KL 2"))

    def loses_a_card(self, question: Question) -> None:
        self._change(question, lambda cards: cards.pop())

    def doubles_a_card(self, question: Question) -> None:
        self._change(question, lambda cards: cards.__setitem__(0, cards[1]))

    def _change(self, question: Question, change: Any) -> None:
        result = right(question)
        if "refused" not in result:
            state = result.get("state", result)
            places = [state["stock"], *(player[place] for player in state["players"] for place in ("taken", "hand"))]
            most = max(places, key=len)
            if len(most) > 1:
                change(most)
        write(message(question, result=result))


class Harmless:
    """Odd, but an answer."""

    def carriage_returns(self, question: Question) -> None:
        write(message(question).replace(b"\n", b"\r\n"))

    def byte_order_mark(self, question: Question) -> None:
        write(b"\xef\xbb\xbf" + message(question))

    def empty_lines(self, question: Question) -> None:
        write(b"\n  \n\r\n" + message(question) + b"\n")

    def byte_by_byte(self, question: Question) -> None:
        for byte in message(question):
            write(bytes([byte]))

    def more_fields(self, question: Question) -> None:
        result = right(question)
        for each in result if isinstance(result, list) else [result]:
            each["colour"] = "black"
        write(message(question, result=result, more=1, error=None))

    def logs(self, question: Question) -> None:
        for line in (
            b"loading rules \x1b[1m...\x1b[0m",
            b'{"level": "info", "msg": "asked", "id": 7}',
            b"{ level: 'info', msg: 'asked' }",
            b"[INFO] asked",
            b"[1, 2]",
            b'got {"jsonrpc": "2.0", "id": 1}',
            b"caf\xe9",
        ):
            write(line + b"\n")
        write(message(question) + b"done\n")

    def floods_stderr(self, question: Question) -> None:
        self._flood_stderr()
        write(message(question))

    def floods_stderr_and_dies(self, question: Question) -> None:
        self._flood_stderr()
        os._exit(3)

    def floods_stderr_after_the_answer(self, question: Question) -> None:
        write(message(question))
        self._flood_stderr()
        tell(argument(), "done")

    def _flood_stderr(self) -> None:
        for number in range(80):
            sys.stderr.write("x" * 100_000 + f"\nline {number}\n")
        sys.stderr.flush()

    def floods_stdout_with_logs(self, question: Question) -> None:
        for number in range(1000):
            write((f"log {number} ".ljust(9_999, "x") + "\n").encode() * 10)
        write(message(question))

    def logs_after_the_answer(self, question: Question) -> None:
        write(message(question))
        write(b"log\n" * MEGABYTE)
        tell(argument(), "done")

    def answers_as_it_should(self, question: Question) -> None:
        write(message(question))


KINDS = (Dying, Silent, Misnumbering, Garbling, Refusing, Misforming, Forging, Harmless)


def main() -> None:
    mode, when = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "bait"
    serve(next(getattr(kind(), mode) for kind in KINDS if hasattr(kind, mode)), when)


if __name__ == "__main__":
    main()
