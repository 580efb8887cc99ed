"""What came from outside, made fit to be shown: no control characters, no broken letters, not without end."""

import codecs
import re

SHOWN = 4_000
"""So many characters of a text are shown; a message of 100 MB is not evidence but a flood."""

# controls except tab and newline; letters that are not seen or turn the direction of what is around them; halves of
# surrogate pairs; and what no XML file may hold
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb"
    "\ufffe\uffff\U000e0000-\U000e007f]"
)


def printable(text: str | bytes, most: int = SHOWN) -> str:
    r"""The text with everything escaped that a terminal, a page or an XML file would stumble over.

    >>> printable("a\x1b[31mb")
    'a\\x1b[31mb'
    >>> printable(b"sm\xc3\xb6r \xff")
    'smör \\xff'
    >>> printable("abcdef", most=4)
    'abcd… (6 in all)'
    """
    whole = len(text)
    part = text[:most]
    if isinstance(part, bytes):  # a letter that is cut in two by the limit is not a broken letter
        part = codecs.getincrementaldecoder("utf-8")("backslashreplace").decode(part, final=whole <= most)
    shown = _escaped(part)
    return shown if whole <= most else f"{shown}… ({whole:,} in all)"


def printable_end(text: str | bytes, most: int = SHOWN) -> str:
    r"""The same of the end of a text: of a log one wants to see what was said last, from the beginning of a line.

    >>> printable_end("first\nsecond\nthird", most=9)
    '…\nthird'
    """
    if len(text) <= most:
        return printable(text, most)
    part = text[-most:].decode("utf-8", "backslashreplace") if isinstance(text, bytes) else text[-most:]
    return f"…\n{_escaped(part.partition(chr(10))[2] or part)}"


def _escaped(text: str) -> str:
    return _UNSEEN.sub(_code, text)


def _code(found: re.Match[str]) -> str:
    code = ord(found[0])
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
