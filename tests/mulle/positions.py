"""Small positions and moves, written in the notation, for tests.

state = position("SP 3, HJ 4, [KL 6 + RU 10 = 16 låst, Bo]", anna="SP 7, KL 2", bo="HJ 6")
after = made(state, "Anna: SP 7 tar SP 3, HJ 4")
assert refused(state, "Anna: SP 7 slängs") == {("can-take", "SLA-2")}
"""

from reference_engine.mulle import Played, SetupPlayer, State, explain, parse_move, parse_setup, play, written


def position(
    table: str = "-",
    *,
    anna: str = "-",
    bo: str = "-",
    turn: str = "Anna",
    edition: str = "0.3.0",
    omgang: int = 1,
    rond: int = 1,
    opener: str = "Anna",
    stock: str = "-",
    anna_taken: str = "-",
    bo_taken: str = "-",
    anna_mulles: str = "-",
    bo_mulles: str = "-",
    anna_tabbe: int = 0,
    bo_tabbe: int = 0,
) -> State:
    """A position with Anna and Bo; cards and piles as in the notation, "-" for none."""
    return parse_setup(
        f"{edition} | omgång {omgang} rond {rond} | öppnar {opener} | tur {turn}"
        f" | Anna: hand {anna} / intag {anna_taken} / mulle {anna_mulles} / tabbe {anna_tabbe}"
        f" | Bo: hand {bo} / intag {bo_taken} / mulle {bo_mulles} / tabbe {bo_tabbe}"
        f" | bord {table} | lek {stock}"
    ).state()


def made(state: State, *moves: str) -> State:
    """The state after some moves, all of which must be allowed."""
    for move in moves:
        answer = play(state, parse_move(move))
        assert isinstance(answer, Played), f"{move}: {answer.message}"
        state = answer.state
    return state


def events(state: State, move: str) -> list[str]:
    """What happened in a move, as sentences."""
    answer = play(state, parse_move(move))
    assert isinstance(answer, Played), f"{move}: {answer.message}"
    return [str(event) for event in answer.events]


def allowed(state: State, move: str) -> bool:
    """Whether the rules have nothing against a move."""
    return not explain(state, parse_move(move))


def refused(state: State, move: str) -> set[tuple[str, str]]:
    """The reason codes of a move that is refused, each with its clause; empty if it is allowed."""
    return {(str(breach.reason), breach.clause) for breach in explain(state, parse_move(move))}


def table(state: State) -> set[str]:
    """What lies on the table, in the notation."""
    from reference_engine.mulle import print_pile

    return {print_pile(pile) for pile in written(state).table}


def player(state: State, name: str) -> SetupPlayer:
    """A player's cards."""
    return next(each for each in written(state).players if each.name == name)
