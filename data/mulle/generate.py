"""Write the files for other languages, from the reference engine: `python3 run.py data`.

`--check` writes nothing and tells which files are not what the engine gives. What lies in a version never changes its
meaning; a file that would say something else belongs in the next version.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from data.mulle.positions import PLAYERS, SWEDISH, Named, counted, hashed
from reference_engine.mulle import (
    EDITIONS,
    Game,
    Move,
    State,
    canonical,
    digest,
    follow,
    greedy_move,
    kvittning,
    move_data,
    moves,
    played_out,
    print_game,
    random_move,
    score,
    shuffled,
    state_data,
)
from regelratt.perft import digest as digest_of_hashes
from regelratt.vectors import hashed as sha256

HOME = Path(__file__).parent / "v1"
SUMS = "SHA256SUMS"
NOT_MADE = {SUMS, "README.md", "check.mjs"}
"""What is written by hand, and the sums themselves."""
GAMES = 100
LINE = 150
BOTS = {"random": random_move, "greedy": greedy_move}
Data = dict[str, Any]


def main(arguments: list[str]) -> int:
    """Write what is not there or is another, or only tell."""
    if arguments not in ([], ["--check"]):
        sys.stderr.write(f"{__doc__}\n")
        return 2
    stale = [path for path, text in files() if not _is(HOME / path, text) and _stale(path, text, arguments)]
    unknown = sorted(set(_present()) - set(_listed()) - NOT_MADE)
    for path in unknown:
        sys.stdout.write(f"{path} is not made here: take it away.\n")
    return 1 if (stale and arguments) or unknown else 0


def _stale(path: str, text: str, arguments: list[str]) -> bool:
    if not arguments:
        (HOME / path).parent.mkdir(parents=True, exist_ok=True)
        (HOME / path).write_text(text, "utf-8", newline="\n")
    sys.stdout.write(f"{path} {'is not what the engine gives' if arguments else 'written'}.\n")
    return True


def _is(path: Path, text: str) -> bool:
    return path.exists() and path.read_bytes() == text.encode()


def _present() -> list[str]:
    return [path.relative_to(HOME).as_posix() for path in HOME.rglob("*") if path.is_file()]


def _listed() -> list[str]:
    return [line.split("  ", 1)[1] for line in (HOME / SUMS).read_text("utf-8").splitlines()]


def files() -> Iterator[tuple[str, str]]:
    """Every file, by its place in the home; the checksums last."""
    sums = []
    for edition in EDITIONS:
        for path, text in (
            (f"perft/{edition}.json", perft_file(edition)),
            (f"hash/{edition}.json", hash_file(edition)),
            *game_files(edition),
        ):
            sums.append(f"{sha256(text)}  {path}\n")
            yield path, text
    yield SUMS, "".join(sorted(sums, key=lambda line: line.split("  ")[1]))


def laid_out(data: Any, margin: str = "") -> str:
    """JSON that a person can read: on one line what fits on one."""
    flat = json.dumps(data, ensure_ascii=False)
    if len(margin) + len(flat) <= LINE or not isinstance(data, dict | list) or not data:
        return flat
    inner = margin + " "
    if isinstance(data, list):
        if not any(isinstance(each, dict | list) for each in data):
            return flat
        return "[\n" + ",\n".join(inner + laid_out(each, inner) for each in data) + f"\n{margin}]"
    fields = (f"{inner}{json.dumps(name)}: {laid_out(each, inner)}" for name, each in data.items())
    return "{\n" + ",\n".join(fields) + f"\n{margin}}}"


def _file(kind: str, edition: str, name: str, entries: list[Data]) -> str:
    head = {"format": f"regelratt {kind} 1", "game": "mulle", "edition": edition}
    return laid_out(head | {name: entries}) + "\n"


def perft_file(edition: str) -> str:
    """The counts of move sequences."""
    return _file("perft", edition, "positions", [perft_entry(named) for named in counted(edition)])


def perft_entry(named: Named, most: int | None = None) -> Data:
    """What is counted from a position; not further than to a depth with more than so many positions."""
    depths: list[Data] = []
    level: Counter[State] = Counter([named.state])
    for depth in range(1, named.depth + 1):
        reached = _next(level)
        if most is not None and len(reached) > most:
            break
        hashes = digest_of_hashes(map(digest, reached))
        depths.append({"depth": depth, "sequences": reached.total(), "positions": len(reached), "sha256": hashes})
        level = reached
    entry = {"name": named.name, "about": named.about, "state": state_data(named.state), "depths": depths}
    entry["divide"] = [
        {"move": move_data(move), "sequences": _sequences(follow(named.state, move).state, len(depths) - 1)}
        for move in moves(named.state)
    ]
    if level and all(state.over for state in level):
        entry["scores"] = _outcomes(level)
    return entry


def _next(level: Counter[State]) -> Counter[State]:
    reached: Counter[State] = Counter()
    for state, sequences in level.items():
        for move in moves(state):
            reached[follow(state, move).state] += sequences
    return reached


def _sequences(state: State, depth: int) -> int:
    level = Counter([state])
    for _ in range(depth):
        level = _next(level)
    return level.total()


def _outcomes(level: Counter[State]) -> list[Data]:
    found: Counter[str] = Counter()
    for state, sequences in level.items():
        found[canonical(_score(state))] += sequences
    return [{"score": json.loads(each), "sequences": found[each]} for each in sorted(found)]


def _score(state: State) -> Data:
    return {"players": [asdict(each) for each in score(state)]}


def hash_file(edition: str) -> str:
    """States as somebody might send them, in canonical form, and their hashes."""
    vectors = [
        {
            "name": name,
            "state": disordered(state_data(state), Random(f"{edition} {name}")),  # noqa: S311  no secret
            "canonical": canonical(state_data(state)),
            "sha256": digest(state),
        }
        for name, state in hashed(edition)
    ]
    return _file("hash", edition, "vectors", vectors)


def disordered(state: Data, chance: Random) -> Data:
    """The same state with everything out of order that has no order, and some of what is to be ignored."""

    def mixed(items: list[Any]) -> list[Any]:
        return chance.sample(items, len(items))

    def fields(data: Data) -> Data:
        return dict(mixed(list(data.items())))

    players = [
        fields({**player, **{name: mixed(player[name]) for name in ("hand", "taken", "mulles")}})
        for player in state["players"]
    ]
    table = [fields({**pile, "cards": mixed(pile["cards"])}) for pile in state["table"]]
    for pile in table:
        if "build" not in pile and chance.random() < 0.2:
            pile["build"] = None
    more = {"comment": "not in the contract: ignored"} if chance.random() < 0.1 else {}
    return fields({**state, "players": players, "table": mixed(table), **more})


def game_files(edition: str, numbers: range = range(1, GAMES + 1)) -> Iterator[tuple[str, str]]:
    """Whole games, and the list of them."""
    entries = []
    for number in numbers:
        game, entry = game_entry(edition, number)
        entries.append(entry)
        yield f"games/{edition}/{entry['file']}", print_game(game)
    yield f"games/{edition}/index.json", _file("games", edition, "games", entries)


def game_entry(edition: str, number: int) -> tuple[Game, Data]:
    """A game between two bots, and what is told of it in the list."""
    names = SWEDISH if number % 10 == 0 else PLAYERS
    bots = dict(zip(names, (("random", "greedy")[number // 2 % 2], ("random", "greedy")[number % 2]), strict=True))
    choosers = {name: _chooser(bot, number) for name, bot in bots.items()}
    orders = (shuffled(f"parti {number}, omgång 1"), shuffled(f"parti {number}, omgång 2"))
    opener = names[number // 4 % 2]
    game = played_out(EDITIONS[edition], names, opener, orders, choosers)
    finals = [game.final(1), game.final(2)]
    total = game.score()
    return game, {
        "file": f"{number:03}.txt",
        "players": list(names),
        "opener": opener,
        "bots": bots,
        "seed": number,
        "omgangar": [{"score": _score(final), "sha256": digest(final)} for final in finals],
        "score": {"players": [asdict(each) for each in total]},
        "kvittning": kvittning(total),
    }


def _chooser(bot: str, seed: int) -> Callable[[State], Move]:
    return lambda state: BOTS[bot](state, seed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
