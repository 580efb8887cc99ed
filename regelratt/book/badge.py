"""A badge: who, and how much of which edition, as a small picture that can stand in a README."""

import unicodedata

from markupsafe import Markup

from ..printable import printable
from ..reports import asked
from ..verdict import Outcome
from .judged import Implementation

_COLORS = {"good": "#12663a", "fair": "#6f4d00", "bad": "#a8201a", "none": "#4c5560"}
_ASKED = 24
_LETTER = 6.7
"""Pixels of a letter, about; the text is then set to be just so wide."""
_PAD = 7

_SVG = Markup(
    '<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" viewBox="0 0 {width} 20" role="img" '
    'aria-labelledby="t"><title id="t">{name}: {words}</title>'
    '<rect width="{width}" height="20" rx="3" fill="#333"/>'
    '<path d="M{left} 0h{rest}a3 3 0 0 1 3 3v14a3 3 0 0 1 -3 3h-{rest}z" fill="{color}"/>'
    '<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">'
    '<text x="7" y="14" textLength="{left_text}" lengthAdjust="spacingAndGlyphs">{name}</text>'
    '<text x="{right}" y="14" textLength="{right_text}" lengthAdjust="spacingAndGlyphs">{words}</text></g></svg>\n'
)


def summary(side: Implementation) -> str:
    """What the badge says. It says when it is not about the whole book, or not by its suite."""
    outcomes = {verdict.outcome for verdict in side.report.verdicts}
    if not outcomes - {Outcome.SKIPPED}:
        return "nothing judged"
    if side.tone == "good":
        return f"conforms at {side.report.level}"
    shares = [_share(side, edition) for edition in side.totals]
    errored = sum(verdict.outcome is Outcome.ERRORED for verdict in side.report.verdicts)
    told = [_extent(side), ", ".join(shares), _level(side), f"{errored} errored" if errored else ""]
    return " · ".join(filter(None, [*told, "other suite" if side.other_suite else ""]))


def _extent(side: Implementation) -> str:
    """How much of the book it is about, where that is not all of it."""
    if side.told.partial:
        return "partial run"
    if only := asked(side.told):
        return f"partial, only {only if len(only) <= _ASKED else 'some'}"
    return "partial" if side.part else ""


def _share(side: Implementation, edition: str) -> str:
    total = side.totals[edition]
    if not side.declares(edition):
        return f"{edition} not declared"
    return f"{edition} not judged" if total.missing == total.whole else f"{total.share} of {edition}"


def _level(side: Implementation) -> str:
    return "" if side.report.level == "full" else f"at {side.report.level}"


def badge(side: Implementation) -> str:
    """The badge, as SVG. Green only where the whole of the book conforms."""
    name, words = printable(side.label), printable(summary(side))
    tone = "none" if words == "nothing judged" else side.tone
    left_text, right_text = _width(name), _width(words)
    left, rest = left_text + 2 * _PAD, right_text + 2 * _PAD
    return str(_SVG.format(
        width=left + rest, left=left, rest=rest - 3, right=left + _PAD, left_text=left_text, right_text=right_text,
        color=_COLORS[tone], name=name, words=words,
    ))  # fmt: skip


def _width(text: str) -> int:
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    return max(8, round(_LETTER * (len(text) + wide)))
