"""The files for other languages: whole, what the engine gives, and right by other ways of counting and hashing."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from data.mulle import generate
from data.mulle.positions import SMALL, Named, counted, hashed
from reference_engine.mulle import EDITIONS, digest, kvittning, parse_game, print_game, read_setup
from regelratt.games import rules
from regelratt.vectors import VERSION, canonical, home, read_counts

from . import brute

ROOT = Path(__file__).parent.parent.parent
HOME = home("mulle")
MOST = 400
"""Positions at a depth. Deeper counts are made anew by `python3 run.py data --check`, which takes a minute."""
Data = dict[str, Any]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}


def read(path: str) -> Data:
    found: Data = json.loads((HOME / path).read_text("utf-8"))
    return found


def positions() -> list[Any]:
    return [
        pytest.param(edition, named, id=f"{edition}-{named.name}") for edition in EDITIONS for named in counted(edition)
    ]


def test_the_sums_are_those_that_sha256sum_reckons() -> None:
    run = subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=HOME, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout
    assert run.stdout.count(": OK\n") == 206


def test_every_file_is_summed() -> None:
    listed = {line.split("  ")[1] for line in (HOME / "SHA256SUMS").read_text("utf-8").splitlines()}
    found = {path.relative_to(HOME).as_posix() for path in HOME.rglob("*") if path.is_file()}
    assert found - listed == {"SHA256SUMS", "README.md", "check.mjs"}
    assert listed <= found


def test_the_files_are_small_and_in_composed_letters() -> None:
    found = [path for path in HOME.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in found) < 3_000_000
    for path in found:
        text = path.read_bytes().decode("utf-8")
        assert unicodedata.is_normalized("NFC", text)
        assert "\r" not in text


# perft


@pytest.mark.parametrize(("edition", "named"), positions())
def test_the_counts_are_what_the_engine_gives(edition: str, named: Named) -> None:
    (written,) = [each for each in read(f"perft/{edition}.json")["positions"] if each["name"] == named.name]
    made = generate.perft_entry(named, MOST)
    deep = len(made["depths"])
    assert deep == len(written["depths"]) or written["depths"][deep]["positions"] > MOST
    assert made["depths"] == written["depths"][:deep]
    assert (made["state"], made["about"]) == (written["state"], written["about"])
    if deep == len(written["depths"]):
        assert made == written


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_counts_of_a_position_agree_with_one_another(edition: str) -> None:
    whole = 0
    for position in read_counts("mulle", edition):
        last = position.depths[-1]
        assert [each.depth for each in position.depths] == list(range(1, last.depth + 1))
        assert all(each.positions <= each.sequences for each in position.depths)
        assert sum(branch.sequences for branch in position.divide) == last.sequences
        assert len(position.divide) == position.depths[0].sequences
        assert not position.scores or sum(outcome.sequences for outcome in position.scores) == last.sequences
        whole += bool(position.scores)
    assert whole == len(SMALL) + len(["endgame-1", "endgame-2", "last-card"])


DEPTHS = dict.fromkeys((name for name, *_ in SMALL), 1) | {
    "identical": 3, "twins": 2, "sixes": 2, "last-card": 1, "no-move": 2, "over": 1,
}  # fmt: skip


@pytest.mark.parametrize(("edition", "named"), [each for each in positions() if each.values[1].name in DEPTHS])
def test_the_counts_are_those_of_trying_everything(edition: str, named: Named) -> None:
    """Small packs, whose tables are small enough to try every choice of cards."""
    (written,) = [each for each in read_counts("mulle", edition) if each.name == named.name]
    for expected in written.depths[: DEPTHS[named.name]]:
        ends = list(brute.ends(named.state, expected.depth))
        assert len(ends) == expected.sequences
        hashes = sorted({digest(state) for state in ends})
        assert len(hashes) == expected.positions
        assert hashlib.sha256("".join(f"{each}\n" for each in hashes).encode()).hexdigest() == expected.sha256


# hashes


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hashes_are_what_the_engine_gives(edition: str) -> None:
    assert generate.hash_file(edition).encode() == (HOME / f"hash/{edition}.json").read_bytes()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hashes_are_what_the_judge_makes_of_the_states_as_they_are_sent(edition: str) -> None:
    vectors = read(f"hash/{edition}.json")["vectors"]
    assert len(vectors) == len({vector["name"] for vector in vectors}) == len(list(hashed(edition))) >= 60
    for vector in vectors:
        text = canonical(rules("mulle").canonical_state(vector["state"]))
        assert text == vector["canonical"]
        assert hashlib.sha256(text.encode()).hexdigest() == vector["sha256"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_careless_implementation_fails_on_the_hashes(edition: str) -> None:
    """One that does not sort, keeps what it should leave out, escapes letters, or sorts by another order."""
    vectors = read(f"hash/{edition}.json")["vectors"]

    def caught(careless: Any) -> int:
        return sum(careless(vector["state"]) != vector["canonical"] for vector in vectors)

    put_right = rules("mulle").canonical_state
    assert caught(canonical) > 50
    assert caught(lambda state: canonical(put_right(state) | {name: state[name] for name in state.keys() - _ours()}))
    assert caught(lambda state: json.dumps(put_right(state), sort_keys=True, separators=(",", ":"))) > 10
    assert caught(lambda state: canonical(put_right(state) | {"stock": sorted(state["stock"])})) > 10
    assert caught(lambda state: canonical(_piles_sorted(put_right(state), "utf-16-be")))
    assert not caught(lambda state: canonical(_piles_sorted(put_right(state), "utf-32-be")))


def _ours() -> set[str]:
    return {"edition", "omgang", "rond", "opener", "turn", "players", "table", "stock"}


def _piles_sorted(state: Data, encoding: str) -> Data:
    def place(pile: Data) -> tuple[Any, ...]:
        build = pile.get("build")
        return (
            pile["cards"],
            bool(build),
            *([build["owner"].encode(encoding), build["value"], build["locked"]] if build else []),
        )

    return state | {"table": sorted(state["table"], key=place)}


# games


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_games_are_what_the_engine_gives(edition: str) -> None:
    """One of each kind; the others are replayed below, and made anew by `python3 run.py data --check`."""
    index = read(f"games/{edition}/index.json")["games"]
    for number in (1, 2, 3, 10, 100):
        game, entry = generate.game_entry(edition, number)
        assert entry == index[number - 1]
        assert print_game(game).encode() == (HOME / "games" / edition / entry["file"]).read_bytes()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_game_replays_to_the_scores_that_are_told(edition: str) -> None:
    index = read(f"games/{edition}/index.json")["games"]
    assert [entry["file"] for entry in index] == [f"{number:03}.txt" for number in range(1, 101)]
    assert len({entry["omgangar"][0]["sha256"] for entry in index}) == 100
    assert set(Counter(tuple(entry["bots"].values()) for entry in index).values()) == {25}
    for entry in index:
        game = parse_game((HOME / "games" / edition / entry["file"]).read_text("utf-8"))
        assert (game.edition.id, list(game.players), game.opener) == (edition, entry["players"], entry["opener"])
        assert [len(omgang.moves) for omgang in game.omgangar] == [96, 96]
        total = game.score()
        assert entry["kvittning"] == kvittning(total)
        assert [each["total"] for each in entry["score"]["players"]] == [each.total for each in total]
        for place, name in enumerate(entry["players"]):
            parts = [omgang["score"]["players"][place] for omgang in entry["omgangar"]]
            assert {part["name"] for part in parts} == {name}
            assert sum(part["total"] for part in parts) == total[place].total


# without Python


def node(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["node", folder / "check.mjs", *arguments], capture_output=True, encoding="utf-8", timeout=300
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(HOME, tmp_path / "copy"))


@pytest.fixture
def server() -> Iterator[str]:
    command = [sys.executable, "-m", "regelratt", "serve", "--http", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=ENVIRONMENT) as process:
        assert process.stdout
        yield process.stdout.readline().strip()
        process.terminate()


def test_JavaScript_reckons_the_same_canonical_form_and_hashes() -> None:
    run = node(HOME)
    assert (run.returncode, run.stderr) == (0, "")
    vectors = sum(len(read(f"hash/{edition}.json")["vectors"]) for edition in EDITIONS)
    assert run.stdout == f"All {206 + 2 * vectors} checks passed.\n"


def test_JavaScript_reads_the_games_and_counts_the_sequences(server: str) -> None:
    run = node(HOME, server, "40", "3")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("All ")


@pytest.mark.parametrize(
    ("path", "old", "new"),
    [
        ("hash/utkast.json", '"canonical": "{\\"edition\\"', '"canonical": "{ \\"edition\\"'),
        ("games/0.3.0/001.txt", "Anna", "Anja"),
    ],
)
def test_a_file_that_was_changed_is_told_by_both(copy: Path, path: str, old: str, new: str) -> None:
    text = (copy / path).read_text("utf-8")
    assert old in text
    (copy / path).write_text(text.replace(old, new, 1), "utf-8")
    assert subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=copy, capture_output=True).returncode == 1
    run = node(copy)
    assert run.returncode == 1
    assert path in run.stdout


def test_a_wrong_hash_count_or_score_is_told(copy: Path, server: str) -> None:
    for path, kind, change in (
        ("hash/0.3.0.json", "vectors", lambda vector: vector.update(sha256="0" * 64)),
        ("perft/0.3.0.json", "positions", lambda position: position["depths"][0].update(sequences=7)),
        ("games/0.3.0/index.json", "games", lambda game: game["omgangar"][1]["score"]["players"][0].update(total=999)),
    ):
        data = json.loads((copy / path).read_text("utf-8"))
        change(data[kind][0])
        (copy / path).write_text(json.dumps(data), "utf-8")
    run = node(copy, server, "40", "1")
    assert run.returncode == 1
    assert [line for line in run.stdout.splitlines() if not line.startswith("  ")] == [
        "games/0.3.0/index.json",
        "hash/0.3.0.json",
        "perft/0.3.0.json",
        "hash 0.3.0: opening-1",
        "001.txt, omgång 2, the score",
        "perft 0.3.0 opening-1",
        next(line for line in run.stdout.splitlines() if line.startswith("6 of ")),
    ]


def test_the_commands_of_the_readme_do_what_it_says() -> None:
    text = (HOME / "README.md").read_text("utf-8")
    blocks = [part.partition("```")[0] for part in text.split("```console\n")[1:]]
    told = [line for block in blocks for line in block.splitlines()]
    run = 0
    for number, line in enumerate(told):
        if line.startswith("$ ") and "http" not in line:
            command = subprocess.run(["sh", "-c", line[2:]], cwd=HOME, capture_output=True, encoding="utf-8")
            assert command.returncode == 0, command.stderr
            said = command.stdout.splitlines()
            assert said == told[number + 1 : number + 1 + len(said)]
            run += 1
    assert run >= 3


def test_the_readme_tells_of_every_file_and_field() -> None:
    text = (HOME / "README.md").read_text("utf-8")
    for name in (
        "SHA256SUMS",
        "check.mjs",
        "perft/<edition>.json",
        "hash/<edition>.json",
        "games/<edition>/index.json",
    ):
        assert f"`{name}`" in text
    perft, vectors, games = read("perft/0.3.0.json"), read("hash/0.3.0.json"), read("games/0.3.0/index.json")
    entries = [perft, vectors, games, vectors["vectors"][0], games["games"][0], *perft["positions"]]
    entries += perft["positions"][0]["depths"]
    for name in {name for entry in entries for name in entry}:
        assert f"`{name}`" in text, name


# writing them


def test_check_tells_what_is_stale_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(generate, "HOME", tmp_path)
    monkeypatch.setattr(generate, "files", lambda: iter([("a/b.json", "å\n"), ("SHA256SUMS", "0  a/b.json\n")]))
    assert generate.main([]) == 0
    assert (tmp_path / "a/b.json").read_bytes() == "å\n".encode()
    assert generate.main(["--check"]) == 0
    (tmp_path / "a/b.json").write_text("o")
    (tmp_path / "c.json").write_text("")
    capsys.readouterr()
    assert generate.main(["--check"]) == 1
    said = capsys.readouterr().out
    assert said == "a/b.json is not what the engine gives.\nc.json is not made here: take it away.\n"
    assert (tmp_path / "a/b.json").read_text() == "o"
    assert generate.main(["--chekc"]) == 2


def test_the_version_is_that_which_the_judge_reads() -> None:
    assert generate.HOME == HOME
    assert HOME.name == VERSION
    for edition in EDITIONS:
        for position in read_counts("mulle", edition):
            assert not [each for each in read_setup(position.state).problems() if each.impossible]
