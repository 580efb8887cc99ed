"""Wrong about the turn (TUR)."""

# ruff: noqa: ISC004  a patch is the engine's own source, line by line

from .wrong import wrong

_STATE = "    after = State(\n"
_TURN = "if move.player != state.turn:"
_REFUSED = (
    '        return {"refused": {"reason": str(answer.reason), "clause": answer.clause, "message": answer.message}}\n'
)
_PLAY = "        answer = play(read_setup(state).state(), read_move(move))\n"
_SELECTIONS = "def selections(attempt: Attempt) -> Iterable[Groups]:\n"
_TAKES = "    view, value = attempt.view, attempt.value\n    found = pick(view.state"
_0_3_0 = ("0.3.0",)
_UTKAST = ("utkast",)


def _keeps(event: str) -> tuple[str, str, str]:
    return ("effect", _STATE, f"    if isinstance(events[0], {event}):\n        turn = me.name\n" + _STATE)


FAMILY = (
    # TUR-1
    wrong("keeps_the_turn_after_a_throw", "TUR-1", "Whoever throws plays once more.", _keeps("Thrown"), invariant=True),
    wrong("keeps_the_turn_after_a_build", "TUR-1", "Whoever builds plays once more.", _keeps("Built"), invariant=True),
    wrong("keeps_the_turn_after_a_trotta", "TUR-1", "Whoever trottar plays once more.", _keeps("Trottad"),
        editions=_0_3_0, invariant=True),
    wrong("keeps_the_turn_after_a_tabbe", "TUR-1", "Whoever empties the table plays once more.",
        ("effect", _STATE,
         "    if any(isinstance(event, Tabbe) for event in events):\n        turn = me.name\n" + _STATE),
        invariant=True),
    wrong("keeps_the_turn_after_taking_a_single_card", "TUR-1", "Whoever takes a single card plays once more.",
        ("effect", _STATE,
         "    if isinstance(events[0], Took) and any(len(pile) == 1 for pile in events[0].piles):\n"
         "        turn = me.name\n" + _STATE),
        invariant=True),
    wrong("passes_over_a_player_without_cards", "TUR-1", "The turn does not go to a player without cards.",
        ("effect", _STATE, "    if me.hand and not state.other(me.name).hand:\n        turn = me.name\n" + _STATE),
        invariant=True),
    wrong("lets_the_other_play_for_one_without_cards", "TUR-1",
        "Where the one on turn has no cards the other may play.",
        ("play", _TURN, "if move.player != state.turn and state.player(state.turn).hand:"), invariant=True),
    wrong("plays_both_copies_at_once", "TUR-1", "An identical card in the hand goes along with the one thrown.",
        ("effect", "    loose = in_order((*state.loose, move.card))  # SLA-1\n",
         "    loose = in_order((*state.loose, move.card, *[card for card in me.hand if card == move.card]))\n"
         "    me = Player(me.name, tuple(c for c in me.hand if c != move.card), me.taken, me.mulles, me.tabbe)\n"),
        invariant=True),
    # TUR-2
    wrong("cannot_trotta", "TUR-2", "There is no trotta in 0.3.0.",
        ("edition", "    trotta=True,\n", "    trotta=False,\n"), editions=_0_3_0),
    wrong("trottar_in_utkast", "TUR-2", "One may trotta in utkast too.",
        ("edition", "    trotta=False,\n", "    trotta=True,\n"), editions=_UTKAST),
    wrong("finds_nothing_to_gather_in_utkast", "TUR-2",
        "A trotta in utkast is refused as if nothing could be gathered.",
        ("trotta", '[(Reason.ACTION_NOT_IN_EDITION, "TUR-2")]', '[(Reason.NOTHING_TO_GATHER, "TRO-2")]'),
        editions=_UTKAST),
    wrong("takes_what_it_builds", "TUR-2", "A build goes to the builder's taken pile at once.",
        ("effect",
         "    return _with_build(state, move, new, [base, gathered, Gathering(builds=merged)], events, "
         "was_locked=False)",
         "    after = _with_build(\n"
         "        state, move, new, [base, gathered, Gathering(builds=merged)], [*events], was_locked=False\n"
         "    ).state\n"
         "    me = after.player(move.player)\n"
         "    me = Player(me.name, me.hand, in_order((*me.taken, *new.cards)), me.mulles, me.tabbe)\n"
         "    players = tuple(me if each.name == me.name else each for each in after.players)\n"
         "    builds = without(after.builds, new)\n"
         "    return Played(State(\n"
         "        after.edition, after.omgang, after.rond, after.opener, after.turn, players, after.loose, "
         "after.piles,\n"
         "        builds, after.stock,\n"
         "    ), tuple(events))")),
    wrong("goes_on_taking", "TUR-2", "After an intag or a throw the player also takes with every other card that can.",
        ("effect", "    first, second = state.players\n    if me.name == first.name:",
         "    for card in me.hand if isinstance(events[0], (Took, Thrown)) else ():\n"
         "        equal = [each for each in loose if TABLE_VALUE[each] == HAND_VALUE[card]]\n"
         "        if equal:\n"
         "            loose = without(loose, equal[0])\n"
         "            taken = in_order((*me.taken, card, equal[0]))\n"
         "            me = Player(me.name, without(me.hand, card), taken, me.mulles, me.tabbe)\n"
         "    first, second = state.players\n    if me.name == first.name:"),
        invariant=True),
    wrong("throws_only_low_cards", "TUR-2", "A court card cannot be thrown.",
        ("throw", "    if can_take:\n", "    if can_take or 10 < attempt.value < 14:\n")),
    # TUR-3
    wrong("lets_anybody_play", "TUR-3", "Either player may play at any time.",
        ("play", _TURN, "if move.player not in [player.name for player in state.players]:"), invariant=True),
    wrong("gives_the_turn_to_the_opener", "TUR-3",
        "With equal hands it is the opener's turn, whatever the position says.",
        ("play", _TURN,
         "hands = {len(player.hand) for player in state.players}\n"
         "        if move.player != (state.opener if len(hands) == 1 else state.turn):"), invariant=True),
    wrong("plays_cards_that_it_has_not", "TUR-3", "Any card may be played, whoever has it.",
        ("play", 'rules.append((Reason.CARD_NOT_IN_HAND, "TUR-3"))', "return ()"),
        ("state", "    place = items.index(item)\n",
         "    if item not in items:\n        return items\n    place = items.index(item)\n"),
        invariant=True),
    wrong("plays_the_opponents_cards", "TUR-3", "A player may play a card from the opponent's hand.",
        ("play", "if move.card in view.hand:", "if move.card in (*view.hand, *state.other(move.player).hand):"),
        ("effect", "    first, second = state.players\n    if me.name == first.name:",
         "    first, second = state.players\n"
         "    if len(me.hand) == len(state.player(me.name).hand):\n"
         "        first, second = (\n"
         "            each if each.name == me.name else Player(each.name, each.hand[1:], each.taken, each.mulles, "
         "each.tabbe)\n"
         "            for each in state.players\n"
         "        )\n"
         "    if me.name == first.name:"),
        ("state", "    place = items.index(item)\n",
         "    if item not in items:\n        return items\n    place = items.index(item)\n"),
        invariant=True),
    wrong("tells_a_stranger_about_the_card", "TUR-3", "Who is not in the game is told about the card and not the turn.",
        ("play", _TURN, 'if move.player not in [player.name for player in state.players]:\n'
         '            rules.append((Reason.CARD_NOT_IN_HAND, "TUR-3"))\n        elif move.player != state.turn:')),
    wrong("tells_about_the_turn_when_the_card_is_missing", "TUR-3",
        "A card that is not in the hand is told as a wrong turn.",
        ("play", 'rules.append((Reason.CARD_NOT_IN_HAND, "TUR-3"))', 'rules.append((Reason.NOT_YOUR_TURN, "TUR-3"))')),
    # TUR-4
    wrong("passes_the_turn_when_it_refuses", "TUR-4", "Whoever tries a move that is not allowed loses the turn.",
        ("adapter", _REFUSED,
         '        if str(answer.reason) == "game-over":\n    ' + _REFUSED +
         "        given = read_setup(state).state()\n"
         '        return {"state": state_data(given) | {"turn": given.other(given.turn).name}}\n'),
        invariant=True),
    wrong("bars_whoever_was_refused", "TUR-4", "After a refused move the next from the same position is out of turn.",
        ("adapter", _PLAY,
         "        if state == getattr(self, 'refused', None):\n"
         '            return {"refused": {"reason": "not-your-turn"}}\n' + _PLAY +
         "        self.refused = None if isinstance(answer, Played) else state\n")),
    wrong("throws_the_card_when_it_refuses", "TUR-4", "A card of the hand that may not be played so is thrown instead.",
        ("play", "    return Refusal(breaches) if breaches else follow(state, move)",
         "    hand = state.player(state.turn).hand\n"
         "    if breaches and move.player == state.turn and move.card in hand and not isinstance(move, ThrowMove):\n"
         "        move = ThrowMove(move.player, move.card)\n"
         "        breaches = ()\n"
         "    return Refusal(breaches) if breaches else follow(state, move)")),
    wrong("tells_the_lightest_reason_first", "TUR-4", "Of several reasons the least is told first.",
        ("play", "key=lambda rule: PRECEDENCE[rule[0]]", "key=lambda rule: -PRECEDENCE[rule[0]]")),
    wrong("asks_for_more_before_it_asks_what_fits", "TUR-4",
        "That more can be taken is told also of piles that do not fit.",
        ("take", "    elif not wrong and len(found.piles) < greatest(view, value):",
         "    elif len(found.piles) < greatest(view, value):"),
        ("reason", '    NOT_MAXIMAL = "not-maximal"\n', ""),
        ("reason", '    SPECIAL_NEEDS_BUILD = "special-needs-build"\n',
         '    NOT_MAXIMAL = "not-maximal"\n    SPECIAL_NEEDS_BUILD = "special-needs-build"\n')),
    wrong("asks_for_a_reservation_of_any_value", "TUR-4",
        "That a card is missing is told also of a value out of reach.",
        ("build", "    elif not locked:  # what a locked build could become is no use to know\n",
         "    elif not attempt.reserves >> value & 1:\n"
         '        rules.append((Reason.NO_RESERVATION, "RES-1"))\n'
         "    elif not locked:\n")),
    # TUR-5
    wrong("cannot_throw_on_an_empty_table", "TUR-5", "On an empty table no card can be thrown.",
        ("throw", "    if can_take:\n", "    if can_take or not view.values:\n")),
    wrong("cannot_throw_the_last_card", "TUR-5", "The last card of a hand cannot be thrown.",
        ("throw", "    if can_take:\n", "    if can_take or len(view.hand) == 1:\n")),
    wrong("keeps_the_reserved_card_to_the_last", "TUR-5",
        "A reserved card may not even take its build while there are other cards in the hand.",
        ("take", _SELECTIONS,
         _SELECTIONS + '    """None for a reserved card."""\n'
         "    if attempt.reserved and len(attempt.view.hand) > 1:\n        return ()\n"),
        ("take", _TAKES,
         "    if attempt.reserved and len(attempt.view.hand) > 1:\n"
         '        return [(Reason.RESERVED_CARD, "RES-2")]\n' + _TAKES)),
    wrong("frees_the_last_card", "TUR-5",
        "The last card of a hand is never reserved, so that a build can be left over.",
        ("view", "self.reserved = view.reserved & bit != 0",
         "self.reserved = view.reserved & bit != 0 and len(view.hand) > 1"),
        ("throw", "    if can_take:\n", "    if can_take and len(view.hand) > 1:\n"),
        ("throw", "    if view.mine and not view.edition.throw_beside_build:\n",
         "    if view.mine and not view.edition.throw_beside_build and len(view.hand) > 1:\n")),
    wrong("deals_before_the_last_build_is_taken", "TUR-5", "With the last card of a rond a build cannot be taken.",
        ("take", "    piles = view.by_value.get(value, [])\n",
         "    piles = view.by_value.get(value, [])\n"
         "    if len(view.hand) == 1 and not view.state.other(view.name).hand:\n"
         "        piles = [pile for pile in piles if not pile.build]\n"),
        ("take", "    wrong = list(_misfits(value, found.piles))\n",
         "    wrong = list(_misfits(value, found.piles))\n"
         "    if len(view.hand) == 1 and not view.state.other(view.name).hand and any(pile.build for pile in "
         "found.piles):\n"
         '        wrong.append((Reason.VALUE_MISMATCH, "INT-7"))\n')),
    wrong("owns_one_build_at_a_time", "TUR-5", "The second own build cannot be taken before the first.",
        ("take", "    wrong = list(_misfits(value, found.piles))\n",
         "    wrong = list(_misfits(value, found.piles))\n"
         "    if any(pile.build in view.mine[1:] for pile in found.piles if pile.build):\n"
         '        wrong.append((Reason.VALUE_MISMATCH, "INT-7"))\n')),
)  # fmt: skip
