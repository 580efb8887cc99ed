"""Every prohibition, reached by a real move: its code, its clause, and what the player is told."""

import re
from typing import NamedTuple

import pytest

from reference_engine.mulle import SENTENCES, Card, Reason, Refusal, State, ThrowMove, explain, parse_move, play
from tests.mulle.positions import position, refused

CODES = [
    "not-your-turn",
    "card-not-in-hand",
    "unknown-card",
    "no-such-pile",
    "action-not-in-edition",
    "value-mismatch",
    "not-maximal",
    "identical-first",
    "special-needs-build",
    "build-in-sum",
    "base-not-allowed",
    "build-locked",
    "value-not-reachable",
    "opponent-has-value",
    "no-reservation",
    "reserved-card",
    "nothing-to-gather",
    "gather-mismatch",
    "can-take",
    "owns-build",
    "game-over",
]


class Case(NamedTuple):
    """A move that is refused for one reason, and one that is allowed where it was tried."""

    code: str
    clause: str
    state: State
    move: str | ThrowMove
    told: tuple[str, ...]
    allowed: str = ""

    @property
    def refusal(self) -> Refusal:
        move = parse_move(self.move) if isinstance(self.move, str) else self.move
        answer = play(self.state, move)
        assert isinstance(answer, Refusal), f"{self.move} is allowed"
        return answer


TABLE = position("SP 6, HJ K", anna="HJ 3, KL 9", bo="KL 2, RU 6")
OWN = "[KL 4 + SP 5 = 9 låst, Anna]"
GATHERS = position("HJ 8, [HJ 3 + SP 5]", anna="SP 8, KL 8", bo="RU 9")
CHOICE = position("HJ 3, RU 3, SP 5", anna="SP 8, KL 8", bo="RU 9")
PILES = "SP 6, [KL 9 + RU 7]"

CASES = [
    Case("game-over", "GIV-4", position("HJ K", rond=6), "Anna: HJ 3 slängs", ()),
    Case("not-your-turn", "TUR-3", TABLE, "Bo: KL 2 slängs", ("Anna", "Bo"), "Anna: KL 9 slängs"),
    Case("unknown-card", "VAL-1", TABLE, ThrowMove("Anna", Card("SP 1")), ("SP 1",), "Anna: KL 9 slängs"),
    Case("card-not-in-hand", "TUR-3", TABLE, "Anna: KL 7 slängs", ("Anna", "KL 7"), "Anna: KL 9 slängs"),
    Case(
        "action-not-in-edition",
        "TUR-2",
        position("HJ 8, SP K", anna="SP 8, KL 8", bo="RU 9", edition="utkast"),
        "Anna: SP 8 trottar",
        ("utkast",),
        "Anna: SP 8 tar HJ 8",
    ),
    Case("no-such-pile", "INT-8", TABLE, "Anna: KL 9 tar RU 9", ("RU 9",), "Anna: KL 9 slängs"),
    Case("no-such-pile", "BYG-1", TABLE, "Anna: HJ 3 bygger 9 på KL 6", ("KL 6",), "Anna: HJ 3 bygger 9 på SP 6"),
    Case(
        "reserved-card",
        "RES-2",
        position(f"SP 4, {OWN}", anna="KL 9, SP K", bo="HJ 2"),
        "Anna: KL 9 bygger 13 på SP 4",
        ("KL 9", "9"),
        "Anna: KL 9 tar [KL 4 + SP 5]",
    ),
    Case(
        "reserved-card",
        "SLA-5",
        position(OWN, anna="KL 9, SP K", bo="HJ 2"),
        "Anna: KL 9 slängs",
        ("KL 9", "9"),
        "Anna: KL 9 tar [KL 4 + SP 5]",
    ),
    Case(
        "special-needs-build",
        "INT-6",
        position("HJ K, KL A", anna="SP A, KL 2", bo="HJ 2"),
        "Anna: SP A tar HJ K, KL A",
        ("SP A", "14"),
        "Anna: SP A slängs",
    ),
    Case(
        "build-in-sum",
        "INT-7",
        position("SP 3, HJ Q, [KL 4 + SP 5 = 9 låst, Bo]", anna="KL Q, KL 2", bo="HJ 9"),
        "Anna: KL Q tar SP 3, [KL 4 + SP 5]",
        ("9",),
        "Anna: KL Q tar HJ Q",
    ),
    Case("value-mismatch", "INT-1", TABLE, "Anna: KL 9 tar SP 6", ("KL 9", "9", "6"), "Anna: KL 9 slängs"),
    Case("value-mismatch", "INT-2", TABLE, "Anna: KL 9 tar SP 6, HJ K", ("9",), "Anna: KL 9 slängs"),
    Case(
        "value-mismatch",
        "INT-7",
        position("[KL 4 + SP 5 = 9 låst, Bo]", anna="KL Q, KL 9", bo="HJ 9"),
        "Anna: KL Q tar [KL 4 + SP 5]",
        ("9",),
        "Anna: KL 9 tar [KL 4 + SP 5]",
    ),
    Case(
        "identical-first",
        "INT-5",
        position("KL 9, HJ 9", anna="KL 9", bo="HJ 2"),
        "Anna: KL 9 tar KL 9, HJ 9",
        ("KL 9",),
        "Anna: KL 9 tar KL 9",
    ),
    Case(
        "not-maximal",
        "INT-3",
        position("SP 3, SP 4, SP 5, HJ 2", anna="KL 7", bo="HJ 9"),
        "Anna: KL 7 tar SP 3, SP 4",
        ("KL 7", "4", "2"),
        "Anna: KL 7 tar SP 3, SP 4, SP 5, HJ 2",
    ),
    Case(
        "build-locked",
        "LAS-6",
        position("SP 9, [KL 4 + SP 5 = 9 låst, Bo]", anna="HJ 3, KL Q", bo="HJ 9"),
        "Anna: HJ 3 bygger 12 på [KL 4 + SP 5]",
        ("9",),
        "Anna: HJ 3 bygger 12 på SP 9",
    ),
    Case(
        "base-not-allowed",
        "BYG-6",
        position("SP 7, [KL 4 + SP 3]", anna="RU 2, KL 9", bo="HJ 2"),
        "Anna: RU 2 bygger 9 på [KL 4 + SP 3]",
        ("KL 4 + SP 3",),
        "Anna: RU 2 bygger 9 på SP 7",
    ),
    Case(
        "value-not-reachable",
        "BYG-1",
        TABLE,
        "Anna: HJ 3 bygger 3 på SP 6",
        ("HJ 3", "SP 6", "9", "3"),
        "Anna: HJ 3 bygger 9 på SP 6",
    ),
    Case(
        "value-not-reachable",
        "BYG-2",
        position("[KL 4 + SP 5 = 9, Bo]", anna="HJ 3, KL Q", bo="HJ 9"),
        "Anna: HJ 3 bygger 11 på [KL 4 + SP 5]",
        ("HJ 3", "9", "6 eller 12", "11"),
        "Anna: HJ 3 bygger 12 på [KL 4 + SP 5]",
    ),
    Case(
        "no-reservation",
        "RES-1",
        position("SP 6, HJ 7", anna="HJ 3, KL 9", bo="HJ 2"),
        "Anna: HJ 3 bygger 10 på HJ 7",
        ("10",),
        "Anna: HJ 3 bygger 9 på SP 6",
    ),
    Case(
        "no-reservation",
        "TRO-3",
        position("HJ 8", anna="SP 8, KL 7", bo="RU 9"),
        "Anna: SP 8 trottar",
        ("8",),
        "Anna: SP 8 tar HJ 8",
    ),
    Case(
        "opponent-has-value",
        "BYG-4",
        position("SP 6, SP 7, [KL 4 + SP 5 = 9, Bo]", anna="HJ 3, KL 9, HJ 10", bo="HJ 9"),
        "Anna: HJ 3 bygger 9 på SP 6",
        ("Bo", "9"),
        "Anna: HJ 3 bygger 10 på SP 7",
    ),
    Case(
        "opponent-has-value",
        "TRO-6",
        position("HJ 8, [KL 3 + SP 5 = 8 låst, Bo]", anna="SP 8, KL 8", bo="RU 8"),
        "Anna: SP 8 trottar",
        ("Bo", "8"),
        "Anna: SP 8 tar HJ 8, [KL 3 + SP 5]",
    ),
    Case(
        "nothing-to-gather",
        "TRO-2",
        position("HJ 7", anna="SP 8, KL 8", bo="RU 9"),
        "Anna: SP 8 trottar",
        ("8",),
        "Anna: SP 8 slängs",
    ),
    Case(
        "gather-mismatch",
        "BYG-7",
        position("SP 6, RU 9", anna="HJ 3, KL 9", bo="HJ 2"),
        "Anna: HJ 3 bygger 9 på SP 6 och tar in -",
        ("9", "RU 9"),
        "Anna: HJ 3 bygger 9 på SP 6",
    ),
    Case(
        "gather-mismatch",
        "BYG-8",
        position(PILES, anna="HJ 3, HJ 9", bo="HJ 2", edition="utkast"),
        "Anna: HJ 3 bygger 9 på SP 6 och tar in -",
        ("9", "KL 9 + RU 7"),
        "Anna: HJ 3 bygger 9 på SP 6",
    ),
    Case(
        "gather-mismatch",
        "TRO-1",
        GATHERS,
        "Anna: SP 8 trottar och samlar HJ 8",
        ("8", "HJ 3 + SP 5"),
        "Anna: SP 8 trottar",
    ),
    Case(
        "gather-mismatch",
        "TRO-5",
        CHOICE,
        "Anna: SP 8 trottar",
        ("HJ 3 + SP 5 eller RU 3 + SP 5",),
        "Anna: SP 8 trottar och samlar [HJ 3 + SP 5]",
    ),
    Case(
        "can-take",
        "SLA-2",
        position("HJ 7", anna="SP 7, KL J", bo="RU 7"),
        "Anna: SP 7 slängs",
        ("SP 7",),
        "Anna: KL J slängs",
    ),
    Case(
        "owns-build",
        "SLA-3",
        position(OWN, anna="KL 9, SP J", bo="RU 7"),
        "Anna: SP J slängs",
        ("9",),
        "Anna: KL 9 tar [KL 4 + SP 5]",
    ),
]

each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.clause}")


def first_case(code: str) -> Case:
    return next(case for case in CASES if case.code == code)


def test_the_codes_are_those_of_the_rules_page_and_no_others():
    assert {str(reason) for reason in Reason} == set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_each_code_is_what_a_refused_move_says_first(code):
    assert first_case(code).refusal.reason == code


@each_case
def test_each_prohibition_is_the_only_one_broken_by_its_move(case):
    assert [(breach.reason, breach.clause) for breach in case.refusal.breaches] == [(case.code, case.clause)]


@pytest.mark.parametrize(
    "case", [case for case in CASES if case.allowed], ids=lambda case: f"{case.code}-{case.clause}"
)
def test_each_prohibition_leaves_another_move_in_the_same_position(case):
    assert not explain(case.state, parse_move(case.allowed))


def test_game_over_is_not_said_while_one_player_has_a_card():
    assert not refused(position("HJ K", anna="HJ 3", rond=6), "Anna: HJ 3 slängs")


def test_every_sentence_is_reached_by_a_case():
    assert {(case.code, case.clause) for case in CASES} == {(str(reason), clause) for reason, clause in SENTENCES}


@each_case
def test_each_sentence_tells_what_it_is_about(case):
    message = case.refusal.message
    assert [fact for fact in case.told if not re.search(rf"(?<!\w){re.escape(fact)}(?!\w)", message)] == []


@each_case
def test_each_sentence_has_no_field_left_and_ends_as_a_sentence(case):
    assert re.fullmatch(r"[A-ZÅÄÖ][^{}]*\.", case.refusal.message)


@each_case
def test_the_clause_of_a_refusal_is_that_of_its_first_breach(case):
    assert case.refusal.clause == case.clause


def test_wrong_turn_and_a_card_that_is_not_in_the_hand_are_both_reported():
    state = position("HJ K", anna="KL 9", bo="KL 2")
    assert refused(state, "Bo: RU 7 slängs") == {("not-your-turn", "TUR-3"), ("card-not-in-hand", "TUR-3")}


def test_wrong_turn_and_an_unknown_card_are_both_reported():
    state = position("HJ K", anna="KL 9", bo="KL 2")
    answer = play(state, ThrowMove("Bo", Card("RU 1")))
    assert isinstance(answer, Refusal)
    assert {str(breach.reason) for breach in answer.breaches} == {"not-your-turn", "unknown-card"}


def test_a_player_who_is_not_in_the_game_is_not_in_turn():
    state = position("HJ K", anna="KL 9", bo="KL 2")
    assert refused(state, "Cia: KL 9 slängs") == {("not-your-turn", "TUR-3")}


def test_a_locked_build_a_missing_reservation_and_the_opponents_value_are_all_reported():
    state = position("[KL 4 + SP 5 = 9 låst, Bo], [KL 5 + SP 7 = 12 låst, Bo]", anna="HJ 3", bo="HJ 9, HJ Q")
    assert refused(state, "Anna: HJ 3 bygger 12 på [KL 4 + SP 5]") == {
        ("build-locked", "LAS-6"),
        ("no-reservation", "RES-1"),
        ("opponent-has-value", "BYG-4"),
    }


def test_a_reserved_card_on_a_pile_to_a_wrong_value_breaks_three_rules():
    state = position(f"[HJ 2 + SP 2], {OWN}", anna="KL 9, SP K", bo="HJ 3")
    assert refused(state, "Anna: KL 9 bygger 12 på [HJ 2 + SP 2]") == {
        ("reserved-card", "RES-2"),
        ("base-not-allowed", "BYG-6"),
        ("value-not-reachable", "BYG-1"),
    }


def test_a_thrown_card_that_can_take_beside_an_own_build_breaks_two_rules():
    state = position(f"HJ J, {OWN}", anna="KL 9, SP J", bo="HJ 3")
    assert refused(state, "Anna: SP J slängs") == {("can-take", "SLA-2"), ("owns-build", "SLA-3")}


def test_a_message_holds_the_sentence_of_every_breach():
    state = position(f"HJ J, {OWN}", anna="KL 9, SP J", bo="HJ 3")
    answer = play(state, parse_move("Anna: SP J slängs"))
    assert isinstance(answer, Refusal)
    assert answer.message == " ".join(breach.message for breach in answer.breaches)
    assert len(answer.breaches) == 2


def test_after_the_last_card_nothing_but_the_end_is_reported():
    state = position("HJ K", rond=6)
    assert refused(state, "Bo: RU 7 tar KL 2") == {("game-over", "GIV-4")}
