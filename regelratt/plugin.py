"""The pytest plugin: a scenario runs once in every edition that it holds in, on the engine that is judged."""

import importlib
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from pytest_bdd.scenario import scenario_wrapper_template_registry

from .contract import Engine
from .reference import PACKAGE
from .suite import Suite, games
from .suite import suite as read_suite


def pytest_configure(config: pytest.Config) -> None:
    """Make the tags known; with strict markers any other is an error."""
    for game in games():
        for tag in suite(game).tags():
            config.addinivalue_line("markers", f"{tag}: a clause, an edition or a ground of {game}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One item for each edition of a scenario."""
    scenario = scenario_wrapper_template_registry.get(metafunc.function)
    if scenario is not None:
        tags = [marker.name for marker in metafunc.definition.iter_markers()]
        metafunc.fixturenames.append("edition")  # asked for by the steps, which pytest does not see here
        metafunc.parametrize("edition", suite_of(Path(scenario.feature.filename)).editions(tags))


def suite_of(feature: Path) -> Suite:
    """The suite that a feature file belongs to."""
    return suite(feature.parent.name)


@cache
def suite(game: str) -> Suite:
    """The suite of a game, read once in a run."""
    return read_suite(game)


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> Engine:
    """The engine that is judged: the reference of the scenario's game, until the judge can be given another."""
    scenario = scenario_wrapper_template_registry[request.function]
    return _reference(suite_of(Path(scenario.feature.filename)).game)


@cache
def _reference(game: str) -> Engine:
    return cast(Engine, importlib.import_module(f"{PACKAGE}.{game}.adapter").Reference())
