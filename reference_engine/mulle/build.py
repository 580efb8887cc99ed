"""Bygge: chapter BYG, with its reservation (RES-1)."""

from .cards import Cards
from .edition import Edition
from .gathering import NOTHING, Gathering, chosen, consolidation, described, matches, matching, relevant
from .move import BuildMove, Groups
from .reason import Facts, Reason, Rule
from .state import Build, in_order, without
from .view import Attempt, Pile, View, in_set


def values(edition: Edition, pile: Pile, worth: int) -> tuple[int, ...]:
    """What a build can be declared as when a card of this table value is laid on this pile: BYG-1, BYG-2."""
    if pile.build and edition.rebuild and pile.value > worth:
        return pile.value - worth, pile.value + worth
    return (pile.value + worth,)


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
    locked = build is not None and build.locked
    if locked:
        rules.append((Reason.BUILD_LOCKED, "LAS-6"))
    elif not build and len(pile.cards) > 1 and not view.edition.build_on_piles:
        rules.append((Reason.BASE_NOT_ALLOWED, "BYG-6"))
    if value in values(view.edition, pile, attempt.worth):
        if not attempt.reserves >> value & 1:
            rules.append((Reason.NO_RESERVATION, "RES-1"))
        if view.their_values >> value & 1:
            rules.append((Reason.OPPONENT_HAS_VALUE, "BYG-4"))
    elif not locked:  # what a locked build could become is no use to know
        rules.append((Reason.VALUE_NOT_REACHABLE, "BYG-2" if build and view.edition.rebuild else "BYG-1"))
    return rules


def merged(view: View, value: int) -> tuple[Build, ...]:
    """BYG-5: the own builds that a build of this value is merged with."""
    return tuple([build for build in view.mine if build.value == value]) if view.mine else ()


def gatherings(view: View, pile: Pile, value: int) -> tuple[Gathering, ...]:
    """What a build of a reachable value takes in besides: BYG-7 or BYG-8.

    Neither the pile laid on, which has another value, nor the builds that it merges with.
    """
    if view.edition.absorb:
        present = view.present
        if not pile.build and len(view.by_value[pile.value]) == 1:
            present &= ~(1 << pile.value)
        wanted = matches(present, value)
        if not (wanted or view.piles):
            return NOTHING
        loose, piles = _rest(view, pile)
        return matching(value, relevant(loose, wanted), piles)
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
        worth = f" (värd {move.base})" if move.base else ""
        return {"missing": (" + ".join(move.on) or "(inga kort)") + worth}
    reachable = values(attempt.view.edition, pile, attempt.worth)
    return {
        "value": move.value,
        "pile": " + ".join(pile.cards),
        "base": pile.value,
        "values": " eller ".join(map(str, reachable)),
        "options": described(gatherings(attempt.view, pile, move.value) if move.value in reachable else NOTHING),
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
    """Every bygge that the card may make, in canonical order.

    Only piles and values for which the hand has a reservation are worth trying; `objections` decides.
    """
    view, worth, reserves = attempt.view, attempt.worth, attempt.reserves
    found: list[BuildMove] = []
    if up := view.values << worth & reserves:
        for value in in_set(up):
            piles = view.by_value[value - worth]
            for pile in piles if len(piles) == 1 else dict.fromkeys(piles):
                if not objections(attempt, pile, value):
                    found += _moves(attempt, pile, value)
    if down := view.build_values >> worth & reserves:
        for value in in_set(down):
            for pile in dict.fromkeys(view.by_value[value + worth]):
                if pile.build and not objections(attempt, pile, value):
                    found += _moves(attempt, pile, value)
    if len(found) > 1:
        found.sort()
    return found


def _moves(attempt: Attempt, pile: Pile, value: int) -> list[BuildMove]:
    """The moves that make this pile a build of this value: one for each choice of what it takes in."""
    view = attempt.view
    base = base_said(attempt, pile, value) if pile.build else 0
    if base is None:
        return []
    options = gatherings(view, pile, value)
    return [BuildMove(view.name, attempt.card, pile.cards, value, base, option.groups or None) for option in options]


def canonical(attempt: Attempt, move: BuildMove) -> BuildMove:
    """The form in which `legal` lists a move that is allowed."""
    pile = meant(attempt, in_order(move.on), move.value, move.base)
    option = chosen(gatherings(attempt.view, pile, move.value), move.absorb) if pile else None
    if not (pile and option):
        return move
    base = base_said(attempt, pile, move.value) or 0
    return move._replace(on=pile.cards, base=base, absorb=option.groups or None)
