"""What the tests of the judge share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .keeper import Ear


@pytest.fixture
def ear(tmp_path: Path) -> Iterator[Ear]:
    """Where adapters of the zoo tell something."""
    made = Ear(tmp_path)
    yield made
    made.close()
