"""Finding the reference engines, by the name of the game: the judge imports none, because it knows no game."""

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Mapping
from typing import Any, Protocol, cast

PACKAGE = "reference_engine"


class Reference(Protocol):
    """What a reference engine offers to whoever wants to see it play."""

    EDITIONS: Mapping[str, Any]
    shuffled: Callable[[int | str], Any]
    random_move: Callable[[Any, int], Any]
    greedy_move: Callable[[Any, int], Any]
    played_out: Callable[..., Any]
    print_game: Callable[[Any], str]
    parse_game: Callable[[str], Any]


class UnknownGame(LookupError):
    """There is no reference engine for a game of that name; `known` are those that there are."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"There is no game called {name!r}. The games are: {', '.join(known)}.")
        self.known = known


def games() -> list[str]:
    """The names of the games that have a reference engine."""
    found = importlib.util.find_spec(PACKAGE)
    places = found.submodule_search_locations if found else None
    return sorted(module.name for module in pkgutil.iter_modules(places) if module.ispkg) if places else []


def reference(game: str) -> Reference:
    """The reference engine of a game."""
    if game not in games():
        raise UnknownGame(game, games())
    return cast(Reference, importlib.import_module(f"{PACKAGE}.{game}"))
