"""`python:` and `reference`: an engine in this process."""

import importlib
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

import msgspec

from ..contract import Broken, BrokenInvariant, Data
from ..printable import printable
from .answer import PlainAnswer
from .fault import AdapterFault, BadName
from .foreign import encoded, said, shown, traced
from .noise import Noise

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode
_AGAIN = 0.05
"""Seconds after which time is called once more, for an engine that catches everything."""
_LONGEST = 10_000
"""Characters of a printed line that are waited for."""

_T = TypeVar("_T")


class PythonAdapter:
    """An engine that is a Python object, made by a factory."""

    restarts = True

    def __init__(self, factory: Callable[[], Any]) -> None:
        self._factory = factory
        self._engine: Any = None
        self._noise = Noise()

    def start(self, seconds: float) -> None:
        """Make the engine."""
        self._engine = self._called(self._factory, "The engine could not be made", "", seconds)

    def ask(self, operation: str, params: Data, seconds: float) -> PlainAnswer:
        """Call the method of that name with the parameters by name; `hello()` has none."""
        sent = _encode({} if operation == "hello" else params)
        given = _decode(sent)  # a copy: the engine may do what it likes with it, and is told when it does
        shown_question = f"{operation} {sent.decode()}"

        def question() -> tuple[PlainAnswer, str] | None:
            method = getattr(self._engine, operation, None)
            if not callable(method):
                return None
            answer = PlainAnswer(operation, sent, method(**given))
            now = _encode_any(given)
            return answer, "" if now == sent else now.decode() or shown(given)

        found = self._called(question, f"{operation} failed", shown_question, seconds)
        if found is None:
            code = "hello" if operation == "hello" else "no-method"
            what = f"The engine is a {type(self._engine).__name__} without a method {operation}."
            raise AdapterFault(code, what, sent=shown_question)
        answer, changed = found
        if changed:
            message = f"The engine changed what it was given with {operation}."
            raise BrokenInvariant(Broken("sent", message, (sent.decode(),), (changed,)))
        return answer

    def _called(self, function: Callable[[], _T], what: str, sent: str, seconds: float) -> _T:
        """What the function gives. Whatever it raises is its fault; only the user's own Ctrl-C goes through."""
        try:
            with _Printed(self._noise):
                return _in_time(function, seconds)
        except KeyboardInterrupt:
            raise
        except _TooLate:
            fault = AdapterFault("no-answer", f"{what}: no answer within {seconds:.3g} s.", sent=sent)
        except BaseException as error:  # SystemExit too
            fault = AdapterFault("crashed", f"{what}: {said(error)}", sent=sent, log=traced(error))
        raise fault  # out here, so that it does not keep the engine's whole stack alive

    def settle(self) -> None:
        """Nothing comes unasked from a function."""

    def stop(self) -> None:
        """Forget the engine."""
        self._engine = None

    def noise(self) -> list[str]:
        """What it printed."""
        return self._noise.lines()


def _encode_any(data: Any) -> bytes:
    try:
        return encoded(data)
    except Exception:  # what was plain data no longer is: changed
        return b""


class _Printed:
    """Stdout while the engine has the word: what is printed is kept, and goes where it would have gone."""

    def __init__(self, noise: Noise) -> None:
        self._noise = noise
        self._half = ""
        self._out = sys.stdout

    def __enter__(self) -> None:
        sys.stdout = self

    def __exit__(self, *_: object) -> None:
        sys.stdout = self._out
        self._keep("\n")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._out, name)

    def write(self, text: str) -> int:
        """Let it through, and keep it."""
        self._keep(text)
        return self._out.write(text)

    def writelines(self, lines: Iterable[str]) -> None:
        """Write them all."""
        for line in lines:
            self.write(line)

    def _keep(self, text: str) -> None:
        *lines, self._half = (self._half + text).split("\n")
        if len(self._half) > _LONGEST:
            lines, self._half = [*lines, self._half], ""
        for line in filter(str.strip, lines):
            self._noise.add(line.encode("utf-8", "backslashreplace"))


class _TooLate(BaseException):
    """Time is up. Not an `Exception`, which an engine might catch."""


def _in_time(function: Callable[[], _T], seconds: float) -> _T:
    """Interrupt what takes longer, where the system can: a loop in Python ends, one in C does not."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return function()
    asking = True

    def ring(_signal: int, _frame: FrameType | None) -> None:
        if asking:
            raise _TooLate

    before = signal.signal(signal.SIGALRM, ring)
    theirs = (0.0, 0.0)  # somebody else may have set a timer, a test runner say
    try:
        try:
            theirs = signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
            return function()
        finally:
            asking = False  # from here on a late bell must not cut the tidying short
    finally:
        signal.setitimer(signal.ITIMER_REAL, *theirs)
        signal.signal(signal.SIGALRM, before or signal.SIG_DFL)


def _where(error: BaseException, module: str) -> str:
    """Where a module went wrong, or where it was looked for."""
    if isinstance(error, ModuleNotFoundError) and error.name and module.startswith(error.name):
        hint = " Leave out the .py." if module.endswith(".py") else ""
        return f". It was looked for in {Path.cwd()} and among the installed packages.{hint}"
    if isinstance(error, AttributeError):
        return "."
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f" ({place.filename}, line {place.lineno})."


def imported(name: str) -> Callable[[], Any]:
    """The factory that `package.module:factory` names, looked for from the current folder too."""
    module, _, attribute = name.partition(":")
    if not module or not attribute:
        raise BadName("Write python:package.module:factory, where factory() makes the engine.")
    try:
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.insert(0, here)
        found: Any = importlib.import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a module can raise anything when it is read, SystemExit too
        raise BadName(f"python:{name} cannot be imported: {printable(said(error))}{_where(error, module)}") from error
    if not callable(found):
        raise BadName(f"python:{name} is no function or class that makes an engine.")
    factory: Callable[[], Any] = found
    return factory
