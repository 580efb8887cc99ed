"""`python:` and `reference`: an engine in this process."""

import contextlib
import importlib
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

import msgspec

from ..contract import Broken, BrokenInvariant, Data
from ..printable import printable
from .answer import PlainAnswer
from .fault import AdapterFault, BadName

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode


class _TooLong(BaseException):
    """Time is up. Not an `Exception`, which an engine might catch."""


class PythonAdapter:
    """An engine that is a Python object, made by a factory."""

    restarts = True

    def __init__(self, factory: Callable[[], Any]) -> None:
        self._factory = factory
        self._engine: Any = None

    def start(self, seconds: float) -> None:
        """Make the engine."""
        with _caught("no-start", "", "The engine could not be made", seconds):
            self._engine = self._factory()

    def ask(self, operation: str, params: Data, seconds: float) -> PlainAnswer:
        """Call the method of that name with the parameters by name."""
        sent = _encode(params)
        given = _decode(sent)  # a copy: the engine may do what it likes with it, and is told when it does
        with _caught("crashed", f"{operation} {sent.decode()}", f"{operation} failed", seconds):
            result = getattr(self._engine, operation)(**given)
        if _encode_any(given) != sent:
            message = f"Motorn ändrade det som den fick med {operation}."
            raise BrokenInvariant(Broken("sent", message, (sent.decode(),), (_shown(given),)))
        return PlainAnswer(operation, params, result)

    def settle(self) -> None:
        """Nothing comes unasked from a function."""

    def stop(self) -> None:
        """Forget the engine."""
        self._engine = None

    def noise(self) -> list[str]:
        """What it prints is pytest's to show."""
        return []


def _encode_any(data: Any) -> bytes:
    try:
        return _encode(data)
    except Exception:  # noqa: BLE001  what was plain data no longer is: changed
        return b""


def _shown(data: Any) -> str:
    return printable(_encode_any(data) or repr(data))


@contextlib.contextmanager
def _caught(code: str, sent: str, what: str, seconds: float) -> Iterator[None]:
    """Whatever the engine raises is its fault; only the user's own Ctrl-C goes through."""
    try:
        with _deadline(seconds):
            yield
    except _TooLong:
        raise AdapterFault("no-answer", f"{what}: no answer within {seconds:g} s.", sent=sent) from None
    except (KeyboardInterrupt, AdapterFault):
        raise
    except BaseException as error:  # SystemExit too
        lines = traceback.format_exception(error)
        raise AdapterFault(code, f"{what}: {type(error).__name__}: {_said(error)}", sent=sent, log="".join(lines[-6:])) from None


def _said(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:  # noqa: BLE001  a foreign exception may fail at anything
        return "(it cannot say what)"


@contextlib.contextmanager
def _deadline(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where the system can: a loop in Python ends, one in C does not."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_signal: int, _frame: FrameType | None) -> NoReturn:
        raise _TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def imported(name: str) -> Callable[[], Any]:
    """The factory that `package.module:factory` names, looked for from the current folder too."""
    module, _, attribute = name.partition(":")
    if not module or not attribute:
        raise BadName("Write python:package.module:factory, where factory() makes the engine.")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = importlib.import_module(module)
        for part in attribute.split("."):
            found = getattr(found, part)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a module can raise anything when it is read, SystemExit too
        raise BadName(f"python:{name} cannot be imported: {type(error).__name__}: {_said(error)}") from error
    if not callable(found):
        raise BadName(f"python:{name} is no function or class that makes an engine.")
    factory: Callable[[], Any] = found
    return factory
