"""The book plays the scenarios itself. It must ask just what the judge asks, or it would draw something else."""

from typing import Any

import pytest

from regelratt.book.entry import entries
from regelratt.book.played import Player, Unplayable
from regelratt.plugin import CASE, HAPPENED
from regelratt.run import _alone, _arguments
from regelratt.specification import read_feature
from regelratt.suite import suite

Calls = list[tuple[str, Any, Any]]


class Recorder:
    """What the judge asks the reference engine in each scenario."""

    def __init__(self) -> None:
        self.calls: dict[tuple[str, str], Calls] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        assert not report.failed, report.longrepr

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> None:
        case, engine = item.stash[CASE], item.stash[HAPPENED].engine
        self.calls[case.edition, case.id] = [(call.operation, call.params, call.result) for call in engine.calls]


def test_the_book_asks_what_the_judge_asks_and_gets_the_same_answers() -> None:
    mulle, recorder = suite("mulle"), Recorder()
    with _alone():
        assert pytest.main(_arguments(mulle), plugins=[recorder]) == pytest.ExitCode.OK
    drawn = {
        (edition, entry.id): list(map(tuple, questions))
        for entry in entries(mulle)
        for edition, questions in entry.questions.items()
    }
    assert drawn.keys() == recorder.calls.keys()
    assert len(drawn) > 1_500
    for key, calls in recorder.calls.items():
        assert drawn[key] == calls, key


def test_a_scenario_that_cannot_be_played_says_where(tmp_path: Any) -> None:
    path = tmp_path / "fel.feature"
    path.write_text(
        "# language: sv\nEgenskap: Fel\n\n  @INT-1\n  Regel: Fel\n\n    Scenario: Fel\n"
        "      Givet att på bordet ligger SP 3\n      När Anna sover\n",
        "utf-8",
    )
    (scenario,) = read_feature(path).scenarios
    with pytest.raises(Unplayable, match=r"fel\.feature:9: Anna sover"):
        Player("mulle").play(scenario, "0.3.0")


def test_a_scenario_that_the_reference_engine_fails_cannot_be_drawn(tmp_path: Any) -> None:
    path = tmp_path / "fel.feature"
    path.write_text(
        "# language: sv\nEgenskap: Fel\n\n  @INT-1\n  Regel: Fel\n\n    Scenario: Fel\n"
        "      Givet att på bordet ligger SP 3\n      Och att Anna har HJ 3 på handen\n"
        "      När Anna tar in SP 3 med HJ 3\n      Så ligger på bordet SP 3\n",
        "utf-8",
    )
    (scenario,) = read_feature(path).scenarios
    with pytest.raises(Unplayable, match=r"fel\.feature:11"):
        Player("mulle").play(scenario, "0.3.0")
