"""Bygge: chapter BYG, with its reservation (RES-1)."""

from .cards import Cards
from .edition import Edition
from .gathering import NOTHING, Gathering, chosen, consolidation, described, matching, may_match
from .move import BuildMove, Groups
from .reason import Facts, Reason, Rule
from .state import Build, in_order, without
from .view import Attempt, Pile, View, in_set, owned


def values(edition: Edition, pile: Pile, worth: int) -> tuple[int, ...]:
    """What a build can be declared as when a card of this table value is laid on this pile: BYG-1, BYG-2."""
    if pile.build and edition.rebuild and pile.value > worth:
        return pile.value - worth, pile.value + worth
    return (pile.value + worth,)


def candidates(attempt: Attempt) -> list[tuple[Pile, int]]:
    """Piles and values worth trying: those for which the hand has a reservation. `objections` decides."""
    view, worth, reserves = attempt.view, attempt.worth, attempt.reserves
    up = view.values << worth & reserves
    down = view.build_values >> worth & reserves
    found: list[tuple[Pile, int]] = []
    if up:
        for value in in_set(up):
            piles = view.by_value[value - worth]
            found += [(pile, value) for pile in (dict.fromkeys(piles) if len(piles) > 1 else piles)]
    if down:
        for value in in_set(down):
            found += [(pile, value) for pile in view.by_value[value + worth] if pile.build]
    return found


def meant(attempt: Attempt, on: Cards, value: int, base: int) -> Pile | None:
    """The pile that a move means: of several with the same cards the first that can be built on so."""
    piles = attempt.view.same_named(on)
    if base:
        piles = [pile for pile in piles if pile.value == base]
    if len(piles) < 2:
        return piles[0] if piles else None
    allowed = (pile for pile in piles if not objections(attempt, pile, value))
    return next(allowed, piles[0])


def objections(attempt: Attempt, pile: Pile, value: int) -> list[Rule]:
    """Every clause against making this pile a build of this value with this card."""
    view, build = attempt.view, pile.build
    rules: list[Rule] = []
    if attempt.reserved:
        rules.append((Reason.RESERVED_CARD, "RES-2"))
    if build:
        if build.locked:
            rules.append((Reason.BUILD_LOCKED, "LAS-6"))
    elif len(pile.cards) > 1 and not view.edition.build_on_piles:
        rules.append((Reason.BASE_NOT_ALLOWED, "BYG-6"))
    if value not in values(view.edition, pile, attempt.worth):
        rules.append((Reason.VALUE_NOT_REACHABLE, "BYG-2" if build else "BYG-1"))
    else:
        if not attempt.reserves >> value & 1:
            rules.append((Reason.NO_RESERVATION, "RES-1"))
        if view.theirs and owned(view.theirs) >> value & 1:
            rules.append((Reason.OPPONENT_HAS_VALUE, "BYG-4"))
    return rules


def merged(view: View, value: int) -> tuple[Build, ...]:
    """BYG-5: the own builds that a build of this value is merged with."""
    return tuple([build for build in view.mine if build.value == value]) if view.mine else ()


def gatherings(view: View, pile: Pile, value: int) -> tuple[Gathering, ...]:
    """What the build takes in besides: BYG-7 or BYG-8. Neither the pile laid on nor what it merges with."""
    if view.edition.absorb:
        if not (view.piles or may_match(view.present, value)):
            return NOTHING
        return matching(value, *_rest(view, pile))
    if view.edition.consolidate and (view.piles or view.builds):
        others = view.builds
        for build in merged(view, value) if pile.build is None else (pile.build, *merged(view, value)):
            others = without(others, build)
        return consolidation(_rest(view, pile)[1], others)
    return NOTHING


def _rest(view: View, pile: Pile) -> tuple[Cards, Groups]:
    """The single cards and the plain piles besides the pile laid on."""
    if pile.build:
        return view.loose, view.piles
    if len(pile.cards) == 1:
        return without(view.loose, pile.cards[0]), view.piles
    return view.loose, without(view.piles, pile.cards)


def breaches(attempt: Attempt, move: BuildMove) -> list[Rule]:
    """Every clause that a bygge breaks."""
    view = attempt.view
    pile = meant(attempt, in_order(move.on), move.value, move.base)
    if pile is None:
        return [(Reason.NO_SUCH_PILE, "BYG-1")]
    rules = objections(attempt, pile, move.value)
    reachable = move.value in values(view.edition, pile, attempt.worth)
    if reachable and chosen(gatherings(view, pile, move.value), move.absorb) is None:
        rules.append((Reason.GATHER_MISMATCH, "BYG-7" if view.edition.absorb else "BYG-8"))
    return rules


def facts(attempt: Attempt, move: BuildMove) -> Facts:
    """What can be told about the move."""
    pile = meant(attempt, in_order(move.on), move.value, move.base)
    if pile is None:
        return {"missing": " + ".join(move.on) or "ingenting"}
    return {
        "value": move.value,
        "pile": " + ".join(pile.cards),
        "base": pile.value,
        "values": " eller ".join(map(str, values(attempt.view.edition, pile, attempt.worth))),
        "options": described(gatherings(attempt.view, pile, move.value)),
    }


def base_said(attempt: Attempt, pile: Pile, value: int) -> int | None:
    """What a move must say to mean this pile: nothing, 0, or its value; None if that is not enough either.

    It never is not in play, where no two builds have the same value (BYG-5).
    """
    for base in (0, pile.value):
        if meant(attempt, pile.cards, value, base) == pile:
            return base
    return None


def legal(attempt: Attempt) -> list[BuildMove]:
    """Every bygge that the card may make, in canonical order."""
    view = attempt.view
    found = []
    for pile, value in candidates(attempt):
        if objections(attempt, pile, value):
            continue
        base = base_said(attempt, pile, value) if pile.build else 0
        if base is not None:
            for option in gatherings(view, pile, value):
                found.append(BuildMove(view.name, attempt.card, pile.cards, value, base, option.groups or None))
    if len(found) > 1:
        found.sort()
    return found


def canonical(attempt: Attempt, move: BuildMove) -> BuildMove:
    """The form in which `legal` lists a move that is allowed."""
    pile = meant(attempt, in_order(move.on), move.value, move.base)
    option = chosen(gatherings(attempt.view, pile, move.value), move.absorb) if pile else None
    if not (pile and option):
        return move
    base = base_said(attempt, pile, move.value) or 0
    return move._replace(on=pile.cards, base=base, absorb=option.groups or None)
