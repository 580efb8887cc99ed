"""What came from outside, made fit to be shown: no control characters, no broken letters, not without end."""

import re

SHOWN = 4_000
"""So many characters of a text are shown; a message of 100 MB is not evidence but a flood."""

_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff\ufeff\ufffe\uffff]")


def printable(text: str | bytes, most: int = SHOWN) -> str:
    r"""The text with everything escaped that a terminal, a page or an XML file would stumble over.

    >>> printable("a\x1b[31mb")
    'a\\x1b[31mb'
    >>> printable("abcdef", most=4)
    'abcd… (6 in all)'
    """
    whole = len(text)
    part = text[:most]
    if isinstance(part, bytes):
        part = part.decode("utf-8", "backslashreplace")
    shown = _UNSEEN.sub(_escaped, part)
    return shown if whole <= most else f"{shown}… ({whole:,} in all)"


def _escaped(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"
