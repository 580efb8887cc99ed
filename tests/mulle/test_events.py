"""What happened in a move: exactly these events, in this order, with this in them."""

import pytest

from reference_engine.mulle import (
    Absorbed,
    Built,
    Event,
    Fed,
    GameOver,
    Locked,
    Merged,
    Mulle,
    NewRond,
    OmgangCounted,
    Played,
    Score,
    State,
    Tabbe,
    TakenOver,
    Thrown,
    Took,
    Trottad,
    parse_move,
    play,
)

from .positions import position

OWN = ("KL 2", "SP 3", "SP 4")


@pytest.mark.parametrize(
    ("state", "move", "events"),
    [
        (
            position("SP 3, HJ 4, KL 9", anna="SP 7, KL 2", bo="RU 2"),
            "Anna: SP 7 tar SP 3, HJ 4",
            [Took("Anna", "SP 7", (("HJ 4",), ("SP 3",)))],
        ),
        (
            position("SP 5, SP 5, RU 3, HJ 7, KL 8", anna="KL 10, KL 2", bo="RU 2"),
            "Anna: KL 10 tar SP 5, SP 5, RU 3, HJ 7",
            [Took("Anna", "KL 10", (("HJ 7",), ("RU 3",), ("SP 5",), ("SP 5",))), Mulle("Anna", "SP 5")],
        ),
        (
            position("[SP 5 + SP 5 + KL 3 + KL 3 = 16 låst, Bo]", anna="RU 10, KL 2", bo="RU 10"),
            "Anna: RU 10 tar [KL 3 + KL 3 + SP 5 + SP 5]",
            [
                Took("Anna", "RU 10", (("KL 3", "KL 3", "SP 5", "SP 5"),)),
                Mulle("Anna", "KL 3"),
                Mulle("Anna", "SP 5"),
                Tabbe("Anna"),
            ],
        ),
        (
            position("SP 4", anna="HJ 5, KL 9", bo="RU 2"),
            "Anna: HJ 5 bygger 9 på SP 4",
            [Built("Anna", "HJ 5", ("SP 4",), 9)],
        ),
        (
            position("SP 4", anna="HJ 5, KL 9", bo="RU 2", edition="utkast"),
            "Anna: HJ 5 bygger 9 på SP 4",
            [Built("Anna", "HJ 5", ("SP 4",), 9), Locked("Anna", 9)],
        ),
        (
            position("[SP 4 + SP 5 = 9, Bo]", anna="HJ 2, KL 7", bo="KL 9"),
            "Anna: HJ 2 bygger 7 på [SP 4 + SP 5]",
            [Built("Anna", "HJ 2", ("SP 4", "SP 5"), 7, 9, "Bo")],
        ),
        (
            position("SP 4, RU 9, HJ 6, KL 3, [KL 2 + SP 3 + SP 4 = 9, Anna]", anna="HJ 5, KL 9", bo="RU 2"),
            "Anna: HJ 5 bygger 9 på SP 4",
            [
                Built("Anna", "HJ 5", ("SP 4",), 9),
                Merged("Anna", 9, OWN),
                Absorbed("Anna", 9, (("HJ 6", "KL 3"), ("RU 9",))),
                Locked("Anna", 9),
            ],
        ),
        (
            position("SP 4, [KL 2 + SP 3 + SP 4 = 9 låst, Anna]", anna="HJ 5, KL 9", bo="RU 2"),
            "Anna: HJ 5 bygger 9 på SP 4",
            [Built("Anna", "HJ 5", ("SP 4",), 9), Merged("Anna", 9, OWN), Locked("Anna", 9)],
        ),
        (
            position("SP 4, [KL 2 + KL 5], [RU 2 + RU 3 = 5, Bo]", anna="HJ 5, KL 9", bo="SP 5", edition="utkast"),
            "Anna: HJ 5 bygger 9 på SP 4",
            [
                Built("Anna", "HJ 5", ("SP 4",), 9),
                TakenOver("Anna", "Bo", 5, ("RU 2", "RU 3")),
                Absorbed("Anna", 9, (("KL 2", "KL 5"), ("RU 2", "RU 3"))),
                Locked("Anna", 9),
            ],
        ),
        (
            position("KL 8, [HJ 3 + KL 5 = 8, Bo]", anna="SP 8, HJ 8", bo="RU 8"),
            "Anna: SP 8 trottar",
            [
                Trottad("Anna", "SP 8", 8, (("HJ 3", "KL 5"), ("KL 8",))),
                TakenOver("Anna", "Bo", 8, ("HJ 3", "KL 5")),
                Locked("Anna", 8),
            ],
        ),
        (
            position("KL 8, [HJ 3 + KL 4 + SP A = 8, Anna]", anna="SP 8, HJ 8", bo="RU 2"),
            "Anna: SP 8 trottar",
            [
                Trottad("Anna", "SP 8", 8, (("KL 8",),)),
                Merged("Anna", 8, ("HJ 3", "KL 4", "SP A")),
                Locked("Anna", 8),
            ],
        ),
        (
            position("[HJ 3 + KL 4 + SP A = 8 låst, Anna]", anna="SP 8, HJ 8", bo="RU 2"),
            "Anna: SP 8 trottar",
            [Trottad("Anna", "SP 8", 8, ()), Merged("Anna", 8, ("HJ 3", "KL 4", "SP A"))],
        ),
        (position("SP 4", anna="HJ 5, KL 9", bo="RU 2"), "Anna: KL 9 slängs", [Thrown("Anna", "KL 9")]),
        (
            position("[SP 4 + SP 5 = 9, Anna]", anna="HJ 9, KL 9", bo="RU 2"),
            "Anna: HJ 9 slängs",
            [Fed("Anna", "HJ 9", 9), Locked("Anna", 9)],
        ),
        (
            position("[SP 4 + SP 5 = 9 låst, Anna]", anna="HJ 9, KL 9", bo="RU 2"),
            "Anna: HJ 9 slängs",
            [Fed("Anna", "HJ 9", 9)],
        ),
        (
            position(bo="HJ 9", turn="Bo", rond=5, stock="SP 2, SP 3"),
            "Bo: HJ 9 slängs",
            [Thrown("Bo", "HJ 9"), NewRond(6)],
        ),
        (
            position("SP 9", bo="HJ 9", turn="Bo", rond=6),
            "Bo: HJ 9 tar SP 9",
            [
                Took("Bo", "HJ 9", (("SP 9",),)),
                Tabbe("Bo"),
                OmgangCounted(1, (Score("Anna"), Score("Bo", tabbe=1, intake=1, total=1))),
            ],
        ),
        (
            position(bo="HJ 9", turn="Bo", rond=6, omgang=2),
            "Bo: HJ 9 slängs",
            [Thrown("Bo", "HJ 9"), OmgangCounted(2, (Score("Anna"), Score("Bo"))), GameOver()],
        ),
    ],
)  # fmt: skip
def test_a_move_has_exactly_these_events(state: State, move: str, events: list[Event]) -> None:
    answer = play(state, parse_move(move))
    assert isinstance(answer, Played), answer.message
    assert list(answer.events) == events


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Took("Anna", "SP 7", (("HJ 4",), ("KL 2", "SP 3"))), "Anna tar in HJ 4 och KL 2 + SP 3 med SP 7."),
        (Mulle("Anna", "SP 7"), "Anna får en mulle på SP 7."),
        (Tabbe("Anna"), "Anna får en tabbe."),
        (Built("Anna", "HJ 5", ("SP 4",), 9), "Anna bygger 9 med HJ 5 på SP 4."),
        (Built("Anna", "HJ 5", ("SP 4",), 9, 4, "Bo"), "Anna bygger om Bos bygge 4 till 9 med HJ 5."),
        (Built("Anna", "HJ 5", ("SP 4",), 9, 4, "Anna"), "Anna bygger om sitt bygge 4 till 9 med HJ 5."),
        (Merged("Anna", 9, OWN), "Bygget slås ihop med bygget 9 som Anna redan hade."),
        (Absorbed("Anna", 9, (("RU 9",),)), "Bygget 9 tar in RU 9."),
        (TakenOver("Anna", "Klas", 9, OWN), "Klas bygge 9 går upp i det nya."),
        (Trottad("Anna", "SP 8", 8, (("KL 8",),)), "Anna trottar SP 8 och samlar KL 8 till bygget 8."),
        (Trottad("Anna", "SP 8", 8, ()), "Anna trottar SP 8 på sitt bygge 8."),
        (Locked("Anna", 8), "Bygget 8 är låst."),
        (Thrown("Anna", "SP 8"), "Anna slänger SP 8."),
        (Fed("Anna", "SP 8", 8), "Anna lägger SP 8 till sitt bygge 8."),
        (NewRond(2), "Ny rond: rond 2."),
        (OmgangCounted(1, (Score("Anna", total=3), Score("Bo"))), "Omgång 1 är slut: Anna 3, Bo 0."),
        (GameOver(), "Spelet är slut."),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, sentence: str) -> None:
    assert str(event) == sentence
