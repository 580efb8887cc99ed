"""Whatever came from outside is shown without doing any harm."""

import unicodedata
import xml.etree.ElementTree as ET
from xml.sax.saxutils import escape

from hypothesis import given
from hypothesis import strategies as st

from regelratt.adapters import AdapterFault
from regelratt.printable import SHOWN, printable, printable_end

ANYTHING = st.text(st.characters(codec=None)) | st.binary()


@given(ANYTHING)
def test_nothing_is_shown_that_a_terminal_obeys_or_a_reader_cannot_see(text: str | bytes) -> None:
    for shown in (printable(text), printable_end(text), printable(text, 5), printable_end(text, 5)):
        kinds = {unicodedata.category(letter) for letter in shown if letter not in "\n\t"}
        assert not kinds & {"Cc", "Cs", "Zl", "Zp"}
        assert not set(shown) & set(
            "\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u061c"
        )


@given(ANYTHING)
def test_what_is_shown_can_be_written_anywhere(text: str | bytes) -> None:
    shown = printable(text)
    shown.encode("utf-8")
    assert ET.fromstring(f"<a>{escape(shown)}</a>").text or not shown


def test_what_is_plain_is_left_alone() -> None:
    plain = 'Ett kort på "handen": SP 2 – ♠2 … å, ä och ö.\n\tNästa rad 🂡'
    assert printable(plain) == plain
    assert printable(plain.encode()) == plain
    assert printable_end(plain) == plain


def test_every_kind_of_code_is_told() -> None:
    assert printable("\x00\x1b\x7f\x9b\xad\r\u2028\ud800\ufffe\U000e0041") == (
        r"\x00\x1b\x7f\x9b\xad\x0d\u2028\ud800\ufffe\U000e0041"
    )
    assert printable(b"\xff\xc3") == r"\xff\xc3"


def test_a_flood_is_cut_and_its_size_is_told() -> None:
    assert printable("x" * 1_000_000) == "x" * SHOWN + "… (1,000,000 in all)"
    assert printable("x" * SHOWN) == "x" * SHOWN


def test_a_letter_is_not_cut_in_two() -> None:
    assert printable("åäö".encode(), 3) == "å… (6 in all)"
    assert printable("🂡🂡".encode(), 7) == "🂡… (8 in all)"


def test_of_the_end_whole_lines_are_shown() -> None:
    assert printable_end("first\nsecond\nthird", 14) == "…\nsecond\nthird"
    assert printable_end(b"first\nsecond\nthird", 12) == "…\nthird"
    assert printable_end("one line that is too long", 8) == "…\ntoo long"
    assert printable_end("å\n".encode() * 100, 4) == "…\nå\n"


def test_a_fault_shows_nothing_as_it_came() -> None:
    bad = "\x1b[2J\ud800"
    found = AdapterFault("died", bad, sent=bad, received=bad.encode("utf-8", "surrogatepass"), log=bad)
    assert (found.message, found.sent, found.log) == (r"\x1b[2J\ud800",) * 3
    assert found.received == r"\x1b[2J\xed\xa0\x80"


def test_a_fault_shows_how_a_message_began_and_how_a_log_ended() -> None:
    long = "begin\n" + "x" * SHOWN + "\nend"
    found = AdapterFault("died", "It died.", received=long, log=long)
    assert found.received.startswith("begin")
    assert found.log.endswith("end")
