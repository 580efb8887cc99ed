"""A move has one form, and moves are listed in one order."""

import pytest

from reference_engine.mulle import BuildMove, Move, State, TrottaMove, canonical_move, moves, parse_move, print_move

from .positions import position

TWO = position(
    "[HJ 2 + KL 9 + RU 2 = 9, Bo], [HJ 2 + KL 9 + RU 2 = 13, Bo]", anna="KL 2, KL J", bo="HJ 9, HJ K"
)  # KL 2 makes 11 of either
ABSORBING = position("SP 3, KL 7, KL 5, SP 2", anna="HJ 4, HJ 7", bo="HJ 6")
CHOOSING = position("SP 3, KL 5, SP 2, HJ 2", anna="HJ 4, HJ 7", bo="HJ 6")
HIGHER = position(
    "[HJ 2 + KL 9 + RU 2 = 9, Bo], [HJ 2 + KL 9 + RU 2 = 13, Bo]", anna="KL 2, SP 2", bo="HJ 9, HJ K"
)  # KL 2 makes 15 of the higher only
GATHERING = position("SP 7, SP 3, KL 4, HJ 4", anna="HJ 7, KL 7", bo="HJ 6")


@pytest.mark.parametrize(
    ("state", "move", "canonical"),
    [
        (TWO, "Anna: KL 2 bygger 11 på [HJ 2 + KL 9 + RU 2]", "Anna: KL 2 bygger 11 på [HJ 2 + KL 9 + RU 2]"),
        (TWO, "Anna: KL 2 bygger 11 på [HJ 2 + KL 9 + RU 2] värd 9", "Anna: KL 2 bygger 11 på [HJ 2 + KL 9 + RU 2]"),
        (
            TWO,
            "Anna: KL 2 bygger 11 på [HJ 2 + KL 9 + RU 2] värd 13",
            "Anna: KL 2 bygger 11 på [HJ 2 + KL 9 + RU 2] värd 13",
        ),
        (ABSORBING, "Anna: HJ 4 bygger 7 på SP 3", "Anna: HJ 4 bygger 7 på SP 3 och tar in [KL 5 + SP 2], KL 7"),
        (
            ABSORBING,
            "Anna: HJ 4 bygger 7 på SP 3 värd 3 och tar in SP 2, KL 7, KL 5",
            "Anna: HJ 4 bygger 7 på SP 3 och tar in [KL 5 + SP 2], KL 7",
        ),
        (ABSORBING, "Anna: HJ 4 bygger 8 på SP 3", "Anna: HJ 4 bygger 8 på SP 3"),
        (HIGHER, "Anna: KL 2 bygger 15 på [HJ 2 + KL 9 + RU 2]", "Anna: KL 2 bygger 15 på [HJ 2 + KL 9 + RU 2]"),
        (
            CHOOSING,
            "Anna: HJ 4 bygger 7 på SP 3 och tar in SP 2, KL 5",
            "Anna: HJ 4 bygger 7 på SP 3 och tar in [KL 5 + SP 2]",
        ),
        (
            ABSORBING,
            "Anna: HJ 4 bygger 7 på SP 3 och tar in SP 2, KL 5",
            "Anna: HJ 4 bygger 7 på SP 3 och tar in KL 5, SP 2",
        ),
        (
            GATHERING,
            "Anna: HJ 7 trottar och samlar SP 7, SP 3, HJ 4",
            "Anna: HJ 7 trottar och samlar [HJ 4 + SP 3], SP 7",
        ),
        (GATHERING, "Anna: HJ 7 trottar", "Anna: HJ 7 trottar"),
        (GATHERING, "Anna: HJ 7 trottar och samlar SP 7", "Anna: HJ 7 trottar och samlar SP 7"),
        (position("SP 7", anna="HJ 7, KL 7"), "Anna: HJ 7 trottar", "Anna: HJ 7 trottar och samlar SP 7"),
    ],
)
def test_a_move_says_everything_in_its_canonical_form(state: State, move: str, canonical: str) -> None:
    assert print_move(canonical_move(state, parse_move(move))) == canonical


def test_what_is_built_on_is_in_order_in_the_canonical_form() -> None:
    state = position("[KL 4 + SP 3 = 7, Bo]", anna="RU 2, KL 9", bo="HJ 7")
    turned: Move = BuildMove("Anna", "RU 2", ("SP 3", "KL 4"), 9)
    assert canonical_move(state, turned) == BuildMove("Anna", "RU 2", ("KL 4", "SP 3"), 9)
    refused: Move = BuildMove("Anna", "RU 2", ("SP 3", "KL 4"), 10, absorb=(("SP 9",), ("KL 9", "HJ 2")))
    assert canonical_move(state, refused) == BuildMove(
        "Anna", "RU 2", ("KL 4", "SP 3"), 10, absorb=(("HJ 2", "KL 9"), ("SP 9",))
    )
    gathering: Move = TrottaMove("Anna", "RU 2", (("SP 9",), ("KL 9", "HJ 2")))
    assert canonical_move(state, gathering) == TrottaMove("Anna", "RU 2", (("HJ 2", "KL 9"), ("SP 9",)))


@pytest.mark.parametrize(
    ("state", "card", "listed"),
    [
        (
            position("KL 4, SP K, HJ 6, HJ 4, SP 2, HJ A", anna="HJ 9"),
            "HJ 9",
            ["HJ 9 tar HJ 4, HJ A, KL 4", "HJ 9 tar HJ 6, HJ A, SP 2"],
        ),
        (
            position("[KL 4 + SP 5 = 9, Bo]", anna="HJ 3, KL 6, KL Q", bo="HJ 9"),
            "HJ 3",
            ["HJ 3 bygger 6 på [KL 4 + SP 5]", "HJ 3 bygger 12 på [KL 4 + SP 5]", "HJ 3 slängs"],
        ),
        (
            TWO,
            "KL 2",
            [
                "KL 2 bygger 11 på [HJ 2 + KL 9 + RU 2]",
                "KL 2 bygger 11 på [HJ 2 + KL 9 + RU 2] värd 13",
                "KL 2 slängs",
            ],
        ),
        (
            position("[KL 4 + SP 3], [KL 4 + SP 3 = 7, Bo]", anna="RU 2, KL 9", bo="HJ 7", edition="utkast"),
            "RU 2",
            [
                "RU 2 bygger 9 på [KL 4 + SP 3] och tar in [KL 4 + SP 3]",
                "RU 2 slängs",
            ],
        ),
    ],
)
def test_moves_are_listed_in_order_and_say_what_they_mean(state: State, card: str, listed: list[str]) -> None:
    found = [print_move(move).removeprefix("Anna: ") for move in moves(state) if move.card == card]
    assert found == listed
