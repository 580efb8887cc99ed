"""Two wordings of a clause side by side: which words the other has not."""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import groupby

from markupsafe import Markup

ALIKE = 3
"""So many words in a row must be alike to be told as alike."""
_TOKEN = re.compile(r"<[^>]+>\s*|(?:\w[\w-]*|&[#\w]+;|[^\w\s<])\s*")


def word_by_word(old: Markup, new: Markup) -> tuple[Markup, Markup]:
    """Two texts with the words marked that the other has not.

    >>> for each in word_by_word(Markup("<p>Korten tas in.</p>"), Markup("<p>Korten läggs <em>ut</em>.</p>")):
    ...     print(each)
    <p>Korten <del>tas in</del>.</p>
    <p>Korten <ins>läggs</ins> <em><ins>ut</ins></em>.</p>
    """
    before, after = _TOKEN.findall(old), _TOKEN.findall(new)
    matcher = SequenceMatcher(None, [each.strip() for each in before], [each.strip() for each in after], autojunk=False)
    left: list[str] = []
    right: list[str] = []
    for what, one, two, three, four in matcher.get_opcodes():
        same = what == "equal" and _tells(before[one:two])
        left += before[one:two] if same else _wrapped(before[one:two], "del")
        right += after[three:four] if same else _wrapped(after[three:four], "ins")
    return Markup("".join(left)), Markup("".join(right))  # noqa: S704  pieces of markup, put together again


def _tells(tokens: list[str]) -> bool:
    """Whether it helps the reader that so much is alike; a lone word amid others that differ is chance."""
    return len(tokens) >= ALIKE or any(token.startswith("<") for token in tokens)


def _wrapped(tokens: list[str], tag: str) -> Iterator[str]:
    """The words in an element, never across a tag."""
    for is_tag, those in groupby(tokens, key=lambda token: token.startswith("<")):
        text = "".join(those)
        words = text.rstrip()
        yield text if is_tag else f"<{tag}>{words}</{tag}>{text[len(words) :]}"
