"""Every case of a suite, from the files alone: what can be listed and looked up without running anything."""

from .case import Case, case
from .specification import Scenario, read_features
from .suite import Suite


def cases(suite: Suite) -> list[Case]:
    """All that can be asked, in the order of the files."""
    return [each for feature in read_features(suite.features) for scenario in feature.scenarios
            for each in cases_of(suite, scenario)]  # fmt: skip


def cases_of(suite: Suite, scenario: Scenario) -> list[Case]:
    """A scenario, or a row of an outline, in each edition that it holds in."""
    path, name, cells, line = scenario.path, scenario.name, scenario.cells, scenario.line
    return [case(suite, path, name, cells, line, (scenario.rule, scenario.own), scenario.tags, edition)
            for edition in suite.editions(scenario.tags)]  # fmt: skip
