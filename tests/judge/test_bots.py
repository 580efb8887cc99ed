"""The do-nothing bots: what is written of them is so, and it is little."""

import json

import pytest

from regelratt.bots import FILE, counted, is_stale, passed_by
from regelratt.cases import cases
from regelratt.suite import suite
from regelratt.verdict import Level


def test_what_is_written_is_what_they_pass() -> None:
    found = suite("mulle")
    assert json.loads(counted(found)) == json.loads((found.features / FILE).read_text("utf-8")), "Kör: regelratt docs"
    assert not is_stale(found)


@pytest.mark.parametrize(("level", "most"), [(Level.STRICT, 0.15), (Level.FULL, 0.35)])
@pytest.mark.parametrize("edition", ["0.3.0", "utkast"])
def test_no_bot_passes_much(edition: str, level: Level, most: float) -> None:
    of = sum(case.edition == edition for case in cases(suite("mulle")))
    shares = {bot: len(passed) / of for bot, passed in passed_by("mulle", edition, level).items()}
    assert set(shares) == {"refuses all", "accepts all", "answers nothing"}
    assert max(shares.values()) <= most
    assert shares["answers nothing"] == 0
