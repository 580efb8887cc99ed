"""Trotta: chapter TRO."""

from collections import Counter
from itertools import chain

from .gathering import Gathering, chosen, described, is_open_pair, matches, matching, relevant
from .move import TrottaMove
from .reason import Facts, Reason, Rule
from .state import Build
from .view import Attempt


def gatherings(attempt: Attempt) -> tuple[Gathering, ...]:
    """TRO-1: what the card would gather."""
    view, value = attempt.view, attempt.worth
    builds = tuple([build for build in view.builds if build.value == value and is_open_pair(build)])
    return matching(value, relevant(view.loose, matches(view.present, value)), view.piles, builds)


def laid_on(attempt: Attempt) -> tuple[Build, ...]:
    """TRO-2: the own builds that the card is laid on because they cannot be gathered."""
    value = attempt.worth
    return tuple([build for build in attempt.view.mine if build.value == value and not is_open_pair(build)])


def objections(attempt: Attempt, options: tuple[Gathering, ...]) -> list[Rule]:
    """Every clause against trotta with this card, whatever is chosen."""
    value = attempt.worth
    rules: list[Rule] = []
    if attempt.reserved:
        rules.append((Reason.RESERVED_CARD, "RES-2"))
    if not attempt.reserves >> value & 1:
        rules.append((Reason.NO_RESERVATION, "TRO-3"))
    if any(build.value == value and not is_open_pair(build) for build in attempt.view.theirs):
        rules.append((Reason.OPPONENT_HAS_VALUE, "TRO-6"))
    if not options[0].groups and not laid_on(attempt):
        rules.append((Reason.NOTHING_TO_GATHER, "TRO-2"))
    return rules


def breaches(attempt: Attempt, move: TrottaMove) -> list[Rule]:
    """Every clause that a trotta breaks."""
    if not attempt.view.edition.trotta:
        return [(Reason.ACTION_NOT_IN_EDITION, "TUR-2")]
    options = gatherings(attempt)
    rules = objections(attempt, options)
    if chosen(options, move.gather) is None:
        rules.append((Reason.GATHER_MISMATCH, _mismatch(options, move)))
    return rules


def facts(attempt: Attempt) -> Facts:
    """What can be told about the move."""
    return {"value": attempt.worth, "options": described(gatherings(attempt))}


def _mismatch(options: tuple[Gathering, ...], move: TrottaMove) -> str:
    """TRO-5 where it is the choice of pairs that is wrong or not told, TRO-1 where something else is."""
    if move.gather is None:
        return "TRO-5"
    said = Counter(chain.from_iterable(move.gather))
    kinds = {card for option in options for card in option.cards}
    return "TRO-5" if Counter(options[0].fixed) <= said and kinds.issuperset(said) else "TRO-1"


def legal(attempt: Attempt) -> list[TrottaMove]:
    """Every trotta of the card, in canonical order."""
    # Nearly always there is no reservation, or nothing that matches; the rest need not be asked then.
    view, value = attempt.view, attempt.worth
    if not (attempt.reserves >> value & 1 and view.edition.trotta):
        return []
    if not (view.values >> value & 1 or view.piles or matches(view.present, value)):
        return []
    options = gatherings(attempt)
    if objections(attempt, options):
        return []
    return [TrottaMove(view.name, attempt.card, option.groups or None) for option in options]


def canonical(attempt: Attempt, move: TrottaMove) -> TrottaMove:
    """The form in which `legal` lists a move that is allowed."""
    option = chosen(gatherings(attempt), move.gather)
    return move._replace(gather=option.groups or None) if option else move
