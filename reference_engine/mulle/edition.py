"""The editions of the rules: a name, and one switch for each thing on which two editions disagree."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Edition:
    """What an edition decides. The rules ask the switches, never the name."""

    id: str
    trotta: bool
    """TUR-2, TRO: a card may be trottad."""
    rebuild: bool
    """BYG-2: an open build is rebuilt to a declared value, up or down; otherwise only up."""
    build_on_piles: bool
    """BYG-6: a pile of several cards that is no build can be built on."""
    absorb: bool
    """BYG-7: a build takes in what matches its value."""
    consolidate: bool
    """BYG-8: making a build moves every other two-card pile into it."""
    lock_at_once: bool
    """LAS-5: every build is locked as soon as it is made."""
    throw_beside_build: bool
    """SLA-3 turned off: one may throw while one owns a build."""
    feed: bool
    """SLA-4: a thrown card that matches an own build is added to it."""
    double_mulle: bool = True
    """MUL-8: two identical cards taken by a card of double their value are a mulle."""

    def __post_init__(self) -> None:
        if self.absorb and self.consolidate:
            raise ValueError(
                "An edition absorbs (BYG-7) or consolidates (BYG-8): both would say what a build takes in."
            )


V0_3_0: Final = Edition(
    id="0.3.0",
    trotta=True,
    rebuild=True,
    build_on_piles=False,
    absorb=True,
    consolidate=False,
    lock_at_once=False,
    throw_beside_build=False,
    feed=True,
)

UTKAST: Final = Edition(
    id="utkast",
    trotta=False,
    rebuild=False,
    build_on_piles=True,
    absorb=False,
    consolidate=True,
    lock_at_once=True,
    throw_beside_build=True,
    feed=False,
)

DEFAULT: Final = V0_3_0
EDITIONS: Final = {edition.id: edition for edition in (V0_3_0, UTKAST)}
