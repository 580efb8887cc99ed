"""How an adapter can be broken. The rules are not at issue: no answer came that could be judged."""

from copy import copy

from ..printable import printable, printable_end

HINTS = {
    "no-start": "Run the command by itself: does it start, from this folder? No shell reads it: for && or $NAME write "
    "exec:sh -c '…'.",
    "slow-start": "It did not answer `hello` in time. Does it end its answer with a newline, flush it, and answer line "
    "by line? If it only needs longer to start: --start-timeout.",
    "died": "Look at what it wrote on stderr. It must read one line, answer one line, and go on until stdin closes.",
    "no-answer": "It did not answer in time. Does it end its answer with a newline, flush its output, and wait for no "
    "more than one line? Longer time: --timeout.",
    "not-json": "A message is one whole JSON object on one line, in UTF-8. Write logs to stderr.",
    "not-a-message": 'A message has "jsonrpc": "2.0", the id of the question, and either result or error.',
    "wrong-id": "Answer every question once, in order, with the id that it came with.",
    "too-long": "No answer is that long. Does it print a whole log in one line, or never end the line?",
    "schema": "The answer has not the form that the contract asks for: see the JSON Schemas in the documentation.",
    "error": "It said that it could not answer. What it cannot answer it must not declare in `hello`.",
    "no-method": "`hello` declares this operation. Implement it, or leave it out of `operations`: what needs it is "
    "then skipped.",
    "crashed": "The engine raised an exception instead of answering.",
    "http": "Every question is a POST that is answered with status 200 and the JSON-RPC message as its body.",
    "broke-off": "Look at what the server logged. It must answer whole; it may close the connection after that.",
    "no-connection": "Is the server running, on this address and port?",
    "gave-up": "It broke down too often and was not asked any more. Mend the first fault, then run again.",
    "hello": "See `hello` in the documentation of the contract.",
}
"""What to do, by the code of the fault."""


class AdapterFault(Exception):
    """No answer that can be judged: what is wrong, what to do, and what travelled."""

    def __init__(
        self, code: str, message: str, *, sent: str | bytes = "", received: str | bytes = "", log: str | bytes = ""
    ) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = printable(message)
        self.sent = printable(sent)
        self.received = printable(received)
        self.log = printable_end(log)

    @property
    def hint(self) -> str:
        """What the implementer can do."""
        return HINTS[self.code]

    def __str__(self) -> str:
        return f"{self.message} {self.hint}"

    def named(self, code: str) -> "AdapterFault":
        """The same fault under a code, but not the same exception: raised again and again, one gathers tracebacks."""
        again = copy(self)
        again.code = code
        return again


class BadName(ValueError):
    """The name of an adapter that cannot be understood or found: a wrong call, not a broken adapter."""
