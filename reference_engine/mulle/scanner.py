"""Reading text from left to right, and saying exactly where it went wrong."""

import re
import unicodedata
from typing import Final

from .cards import SUITS, Card, Cards

HIGHEST_WHOLE: Final = 999_999_999
"""The highest whole number that is read, and the lowest when it is negative."""


class UnreadableText(ValueError):
    """Text that is not in the notation: where, counted from 1, and what was expected there."""

    def __init__(self, message: str, column: int, line: int = 1) -> None:
        super().__init__(message, column, line)
        self.message = message
        self.column = column
        self.line = line

    def __str__(self) -> str:
        return f"rad {self.line}, kolumn {self.column}: {self.message}"


_CARD = re.compile(rf"(?:{'|'.join(SUITS)}) (?:10|[2-9JQKA])(?!\w)")
_WHOLE = re.compile(r"(?:0|-?[1-9][0-9]{0,8})(?![0-9])")


class Scanner:
    """A place in a line of text."""

    def __init__(self, text: str, line: int = 1) -> None:
        self.text = text
        self.line = line
        self.place = 0

    def fail(self, expected: str) -> UnreadableText:
        """The error that something else was expected here."""
        found = self.text[self.place :][:20]
        shown = f"”{found}”" if found else "radens slut"
        if not unicodedata.is_normalized("NFC", found):
            shown += " (med å, ä eller ö som två tecken)"
        elif not found.isprintable():
            shown = f"{found!r} (med ett tecken som inte syns)"
        return UnreadableText(f"Här väntades {expected}, men det står {shown}.", self.place + 1, self.line)

    def accept(self, literal: str) -> bool:
        """Step over the literal if it comes here."""
        if self.text.startswith(literal, self.place):
            self.place += len(literal)
            return True
        return False

    def expect(self, literal: str) -> None:
        """Step over the literal, which must come here."""
        if not self.accept(literal):
            raise self.fail(f"”{literal}”")

    def match(self, pattern: re.Pattern[str], expected: str) -> str:
        """Step over what the pattern matches here."""
        found = pattern.match(self.text, self.place)
        if not found:
            raise self.fail(expected)
        self.place = found.end()
        return found[0]

    def end(self) -> None:
        """Nothing more may come."""
        if self.place < len(self.text):
            raise self.fail("inget mer")

    def whole(self, expected: str, least: int = -HIGHEST_WHOLE) -> int:
        """A whole number, not lower than the least."""
        place = self.place
        value = int(self.match(_WHOLE, expected))
        if value < least:
            self.place = place
            raise self.fail(expected)
        return value

    def card(self) -> Card:
        """A card: SP 7."""
        return Card(self.match(_CARD, "ett kort som SP 7"))

    def cards(self) -> Cards:
        """Cards with commas between: SP 7, HJ A. A dash where there are none."""
        if self.accept("-"):
            return ()
        found = [self.card()]
        while self.accept(", "):
            found.append(self.card())
        return tuple(found)
