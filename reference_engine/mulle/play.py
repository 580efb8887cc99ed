"""May I, why not, and what then: the three questions about a move, in one place each.

`explain` is the only judge of what is allowed, and `play` asks it first. `moves` makes its list of the same rules:
takes of the search that tells `explain` how many piles there are to take, the others by asking what it asks.
"""

from typing import assert_never

from . import build, take, throw, trotta
from .cards import KNOWN
from .effect import Played, follow
from .move import BuildMove, Move, TakeMove, ThrowMove, TrottaMove, ordered
from .reason import PRECEDENCE, Breach, Facts, Reason, Refusal, Rule, breach
from .state import State
from .view import Attempt, View


def explain(state: State, move: Move) -> tuple[Breach, ...]:
    """Every clause that the move breaks, the weightiest first; nothing where it is allowed.

    What hangs on something else that is wrong is not asked: nothing about a card that the player does not have, or a
    pile that is not there; nor what a build of an unreachable value would need (ruling A-11).
    """
    rules: list[Rule] = []
    attempt = None
    if state.over:
        rules.append((Reason.GAME_OVER, "GIV-4"))
    else:
        if move.player != state.turn:
            rules.append((Reason.NOT_YOUR_TURN, "TUR-3"))
        if move.card not in KNOWN:
            rules.append((Reason.UNKNOWN_CARD, "VAL-1"))
        elif any(move.player == player.name for player in state.players):
            view = View(state, move.player)
            if move.card in view.hand:
                attempt = Attempt(view, move.card)
                rules += _rules_against(attempt, move)
            else:
                rules.append((Reason.CARD_NOT_IN_HAND, "TUR-3"))
    if not rules:
        return ()
    facts = _facts(state, attempt, move)
    return tuple(breach(rule, facts) for rule in sorted(rules, key=lambda rule: PRECEDENCE[rule[0]]))


def _rules_against(attempt: Attempt, move: Move) -> list[Rule]:
    match move:
        case TakeMove():
            return take.breaches(attempt, move)
        case BuildMove():
            return build.breaches(attempt, move)
        case TrottaMove():
            return trotta.breaches(attempt, move)
        case ThrowMove():
            return throw.breaches(attempt, can_take=any(take.selections(attempt)))
        case _:
            assert_never(move)


def _facts(state: State, attempt: Attempt | None, move: Move) -> Facts:
    facts: Facts = {"card": move.card, "player": move.player, "turn": state.turn, "edition": state.edition.id}
    if attempt is None:
        return facts
    facts |= {"hand": attempt.value, "opponent": state.other(move.player).name}
    match move:
        case TakeMove():
            return facts | take.facts(attempt, move)
        case BuildMove():
            return facts | build.facts(attempt, move)
        case TrottaMove():
            return facts | trotta.facts(attempt)
        case ThrowMove():
            return facts | throw.facts(attempt)
        case _:
            assert_never(move)


def moves(state: State) -> list[Move]:
    """Every move that is allowed, each once, in canonical order.

    In a game from a dealt pack a player with cards always has one (TUR-5). A card that can take may build or be
    trottad all the same (INT-10); only for a throw does it matter.
    """
    view = View(state, state.turn)
    name = view.name
    found: list[Move] = []
    for card in dict.fromkeys(view.hand):
        attempt = Attempt(view, card)
        selections = take.selections(attempt)
        takes = [TakeMove(name, card, piles) for piles in selections] if selections else ()
        found += sorted(takes) if len(takes) > 1 else takes
        found += build.legal(attempt)
        found += trotta.legal(attempt)
        if not throw.breaches(attempt, can_take=bool(takes)):
            found.append(ThrowMove(name, card))
    return found


def canonical_move(state: State, move: Move) -> Move:
    """An allowed move in the one form in which `moves` lists it: everything said, in order; others only in order."""
    match move:
        case BuildMove() if not explain(state, move):
            return build.canonical(Attempt(View(state, move.player), move.card), move)
        case TrottaMove() if not explain(state, move):
            return trotta.canonical(Attempt(View(state, move.player), move.card), move)
    return ordered(move)


def play(state: State, move: Move) -> Played | Refusal:
    """The next state, or why the move is refused; a refused move changes nothing (TUR-4)."""
    breaches = explain(state, move)
    return Refusal(breaches) if breaches else follow(state, move)
