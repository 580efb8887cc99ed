"""Släng: chapter SLA."""

from .cards import TABLE_VALUE, Card
from .edition import Edition
from .reason import Facts, Reason, Rule
from .state import Build
from .view import Attempt


def fed(edition: Edition, mine: tuple[Build, ...], card: Card) -> Build | None:
    """SLA-4: which of the own builds a thrown card is added to."""
    if edition.feed:
        for build in mine:
            if build.value == TABLE_VALUE[card]:
                return build
    return None


def breaches(attempt: Attempt, *, can_take: bool) -> list[Rule]:
    """Every clause that throwing the card breaks. Whether it can take something is for `take` to say."""
    view = attempt.view
    rules: list[Rule] = []
    if attempt.reserved:
        rules.append((Reason.RESERVED_CARD, "SLA-5"))
    if view.mine and fed(view.edition, view.mine, attempt.card):
        return rules
    if can_take:
        rules.append((Reason.CAN_TAKE, "SLA-2"))
    if view.mine and not view.edition.throw_beside_build:
        rules.append((Reason.OWNS_BUILD, "SLA-3"))
    return rules


def facts(attempt: Attempt) -> Facts:
    """What can be told about the move."""
    return {"own": ", ".join(str(build.value) for build in attempt.view.mine)}
