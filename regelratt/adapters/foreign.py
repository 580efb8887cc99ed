"""Objects of somebody else in this process. They may fail at anything, at being shown too."""

import traceback
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec


def shown(value: Any) -> str:
    """An object as Python shows it."""
    try:
        return repr(value)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return f"a {type(value).__name__} that cannot be shown ({type(error).__name__})"


def said(error: BaseException) -> str:
    """What an exception says."""
    try:
        text = str(error)
    except KeyboardInterrupt:
        raise
    except BaseException:
        text = "(it cannot say what)"
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def traced(error: BaseException) -> str:
    """Where an exception came from: the last calls, which are the engine's own."""
    try:
        return "".join(traceback.format_exception(type(error), error, _theirs(error.__traceback__), limit=-8))
    except Exception:
        return said(error)


def _theirs(trace: TracebackType | None) -> TracebackType | None:
    """A traceback from where it leaves our own code."""
    place = trace
    while place and Path(place.tb_frame.f_code.co_filename).parent == Path(__file__).parent:
        place = place.tb_next
    return place or trace


class NotPlain(Exception):
    """What cannot travel as JSON."""


def check_plain(value: Any) -> None:
    """Only what any language could have sent: a set, say, would lose one of two equal cards without a word."""
    kind = type(value)
    if kind is str or kind is int or kind is bool or value is None:
        return
    if isinstance(value, dict):
        for key, each in value.items():
            if not isinstance(key, str):
                raise NotPlain(f"the key {shown(key)} of a dict is no string")
            check_plain(each)
    elif isinstance(value, list | tuple):
        for each in value:
            check_plain(each)
    elif isinstance(value, float) and value - value != 0:
        raise NotPlain(f"{value} is no number in JSON")
    elif not isinstance(value, str | int | float):
        raise NotPlain(f"there is a {kind.__name__} in it")


def _basic(value: Any) -> Any:
    if isinstance(value, str):
        return str.__str__(value)  # the value itself: a subclass may show itself otherwise
    if isinstance(value, int):
        return int.__int__(value)
    if isinstance(value, float):
        return float.__float__(value)
    raise NotPlain(f"there is a {type(value).__name__} in it")


encoded = msgspec.json.Encoder(enc_hook=_basic).encode
"""Plain data as JSON, subclasses of strings and numbers too."""
