"""Wrong about dealing and the course of a game (GIV)."""

# ruff: noqa: ISC004  a patch is the engine's own source, line by line

from .wrong import wrong

_TABLE = "loose=in_order(order[:TABLE]), stock=tuple(order[TABLE:])"
_HANDS = "opens, follows = in_order(stock[:HAND]), in_order(stock[HAND : 2 * HAND])"
_FIRST = "hands = (opens, follows) if first.name == state.opener else (follows, opens)"
_NEXT = "        state = next_rond(state)\n"
_AGAIN = "if state.stock and state.rond < RONDS:"
_OVER = "    if after.over:\n        after = ended(after, events)\n"
_REST = """\
        if after.over{only}:
            rest = [*after.loose]
            for pile in (*after.piles, *(build.cards for build in after.builds)):
                rest += pile
            last = after.player(me.name)
            last = Player(last.name, last.hand, in_order((*last.taken, *rest)), last.mulles, last.tabbe)
            players = tuple(last if each.name == last.name else each for each in after.players)
            after = State(
                after.edition, after.omgang, after.rond, after.opener, after.turn, players, (), (), (), after.stock
            )
"""

FAMILY = (
    # GIV-1
    wrong("deals_one_pack", "GIV-1", "Only 52 of the cards are used.",
        ("course", _TABLE, "loose=in_order(order[:TABLE]), stock=tuple(order[TABLE:52])"), invariant=True),
    wrong("deals_no_card_twice", "GIV-1", "A card whose copy is dealt already is laid under the pack.",
        ("course", "    undealt = State(\n",
         "    once = tuple(dict.fromkeys(order))\n"
         "    order = (*once, *(Counter(order) - Counter(once)).elements())\n"
         "    undealt = State(\n")),
    # GIV-2
    wrong("deals_seven_to_the_table", "GIV-2", "Seven cards go to the table.",
        ("course", "TABLE: Final = 8", "TABLE: Final = 7")),
    wrong("deals_four_to_the_table", "GIV-2", "Four cards go to the table, as in Casino.",
        ("course", "TABLE: Final = 8", "TABLE: Final = 4")),
    wrong("deals_nothing_to_the_table", "GIV-2", "The table is empty when an omgång opens.",
        ("course", _TABLE, "stock=tuple(order)")),
    wrong("opens_with_a_pile_of_two", "GIV-2", "One of the eight piles on the table has two cards.",
        ("course", _TABLE,
         "loose=in_order((*order[:2], *order[4:9])), piles=(in_order(order[2:4]),), stock=tuple(order[9:])")),
    wrong("piles_up_identical_cards_when_dealt", "GIV-2", "Two identical cards dealt to the table lie in one pile.",
        ("course", _TABLE,
         "loose=in_order(card for card in order[:TABLE] if order[:TABLE].count(card) == 1), "
         "piles=tuple((card, card) for card in sorted(set(order[:TABLE])) if order[:TABLE].count(card) == 2), "
         "stock=tuple(order[TABLE:])")),
    wrong("deals_seven_to_each_hand", "GIV-2", "A hand is seven cards.", ("course", "HAND: Final = 8",
        "HAND: Final = 7")),
    # GIV-3
    wrong("fills_an_empty_table", "GIV-3", "A new rond lays eight new cards on an empty table.",
        ("course", _NEXT,
         "        if not state.table:\n"
         "            state = replace(state, loose=in_order(state.stock[:TABLE]), stock=state.stock[TABLE:])\n"
         + _NEXT)),
    wrong("adds_to_the_table_each_rond", "GIV-3", "A new rond adds four cards to the table.",
        ("course", _NEXT,
         "        loose = in_order((*state.loose, *state.stock[:4]))\n"
         "        state = replace(state, loose=loose, stock=state.stock[4:])\n" + _NEXT)),
    wrong("clears_the_table_each_rond", "GIV-3", "What lies on the table goes under the pack when a rond ends.",
        ("course", _NEXT,
         "        rest = (*state.loose, *(card for pile in state.piles for card in pile))\n" + _NEXT +
         "        state = replace(state, loose=(), piles=(), stock=(*state.stock, *rest))\n")),
    wrong("splits_piles_each_rond", "GIV-3", "A new rond lays the cards of a pile apart.",
        ("course", _NEXT,
         "        loose = (*state.loose, *(card for pile in state.piles for card in pile))\n"
         "        state = replace(state, loose=in_order(loose), piles=())\n" + _NEXT)),
    wrong("shuffles_the_intake_back", "GIV-3", "What was taken goes back under the pack when a rond ends.",
        ("course", _NEXT,
         "        back = tuple(card for each in state.players for card in each.taken)\n"
         + _NEXT + "        players = tuple(replace(each, taken=()) for each in state.players)\n"
         "        state = replace(state, players=players, stock=(*state.stock, *back))\n"), invariant=True),
    wrong("refills_one_empty_hand", "GIV-3", "A player whose hand is empty gets new cards while the other plays on.",
        ("effect", _OVER,
         _OVER + "    elif after.stock and not after.player(me.name).hand:\n"
         "        again = Player(me.name, in_order(after.stock[:8]), me.taken, me.mulles, me.tabbe)\n"
         "        players = tuple(again if each.name == me.name else each for each in after.players)\n"
         "        after = State(\n"
         "            after.edition, after.omgang, after.rond, after.opener, after.turn, players, after.loose,\n"
         "            after.piles, after.builds, after.stock[8:],\n"
         "        )\n")),
    wrong("draws_a_card_after_each_turn", "GIV-3", "A player draws a card after playing one.",
        ("effect", "    after = State(\n",
         "    if state.stock and players[0].hand and players[1].hand:\n"
         "        me = Player(me.name, in_order((*me.hand, state.stock[0])), me.taken, me.mulles, me.tabbe)\n"
         "        players = (me, second) if me.name == first.name else (first, me)\n"
         "    after = State(\n"),
        ("effect", "loose, piles, builds, state.stock\n    )",
         "loose, piles, builds,\n        state.stock[1:] if state.stock and me.hand and state.other(me.name).hand "
         "else state.stock,\n    )")),
    wrong("deals_ten_each_rond", "GIV-3", "A later rond is ten cards each.",
        ("course", "    stock = state.stock\n", "    stock = state.stock\n    HAND = 10 if state.rond else 8\n")),
    wrong("does_not_count_ronder", "GIV-3", "The number of the rond stays as it is.",
        ("course", "rond=state.rond + 1,", "rond=max(1, state.rond),")),
    # GIV-4
    wrong("plays_seven_ronder", "GIV-4", "An omgång is seven ronder.",
        ("course", "RONDS: Final = 6", "RONDS: Final = 7")),
    wrong("plays_five_ronder", "GIV-4", "An omgång is five ronder; the last cards are never dealt.",
        ("course", _AGAIN, "if state.stock and state.rond < RONDS - 1:")),
    wrong("says_nothing_about_the_end", "GIV-4", "After the end a card is only said not to be in the hand.",
        ("play", "    if state.over:\n", "    if False:\n")),
    wrong("ends_with_the_first_empty_hand", "GIV-4", "The omgång is over when one has played the last card.",
        ("play", "    if state.over:\n",
         "    if state.over or (state.rond == 6 and not all(player.hand for player in state.players)):\n")),
    wrong("needs_the_sixth_rond_to_end", "GIV-4", "Empty hands before the sixth rond are no end, also without a pack.",
        ("play", "    if state.over:\n", "    if state.over and state.rond == 6:\n")),
    # GIV-5
    wrong("lets_the_first_player_open", "GIV-5", "The first player opens both omgångar.",
        ("course", "    undealt = State(\n", "    opener = players[0]\n    undealt = State(\n")),
    wrong("lets_the_same_player_open_both", "GIV-5", "The second omgång is opened by the other than the one named.",
        ("course", "    undealt = State(\n",
         "    opener = opener_of(players, opener, omgang)\n    undealt = State(\n")),
    wrong("plays_the_second_omgang_with_the_rest", "GIV-5", "The second omgång is played with one pack only.",
        ("course", _TABLE,
         "loose=in_order(order[:TABLE]), stock=tuple(order[TABLE:] if omgang == 1 else order[TABLE:52])"),
        invariant=True),
    wrong("plays_again_after_a_take", "GIV-5", "Whoever takes in plays once more.",
        ("effect", "    after = State(\n",
         "    if isinstance(events[0], Took):\n        turn = me.name\n    after = State(\n"),
        invariant=True),
    wrong("knows_no_end_of_the_second_omgang", "GIV-5", "After the second omgång a card is only said to be missing.",
        ("play", "    if state.over:\n", "    if state.over and state.omgang == 1:\n")),
    # GIV-6
    wrong("gives_the_rest_to_the_last_taker", "GIV-6", "Who takes with the last card of the omgång gets the table too.",
        ("effect", _OVER, _OVER + _REST.format(only=" and isinstance(events[0], Took)"))),
    wrong("gives_the_rest_to_the_last_player", "GIV-6", "Who plays the last card of the omgång gets the table too.",
        ("effect", _OVER, _OVER + _REST.format(only=""))),
    wrong("counts_the_table_at_the_end", "GIV-6", "When the omgång is over the opener counts what lies on the table.",
        ("score", "    first, second = state.players\n    return _score(first), _score(second)",
         "    first, second = state.players\n"
         "    if state.over:\n"
         "        rest = state.loose\n"
         "        first = Player(first.name, (), (*first.taken, *rest), first.mulles, first.tabbe)\n"
         "    return _score(first), _score(second)")),
    # GIV-7
    wrong("deals_the_table_last", "GIV-7", "The hands are dealt first and the table last.",
        ("course", _TABLE, "loose=in_order(order[16:24]), stock=tuple(order[:16] + order[24:])")),
    wrong("deals_one_card_at_a_time", "GIV-7", "The cards go to the hands in turn, one by one.",
        ("course", _HANDS, "opens, follows = in_order(stock[: 2 * HAND : 2]), in_order(stock[1 : 2 * HAND : 2])")),
    wrong("alternates_who_is_dealt_first", "GIV-7", "Every other rond the other player gets the upper cards.",
        ("course", _FIRST, _FIRST.replace("first.name == state.opener",
         "(first.name == state.opener) == (state.rond % 2 == 0)"))),
    wrong("deals_the_opener_last", "GIV-7", "The one who does not open gets the upper cards.",
        ("course", _FIRST, _FIRST.replace("==", "!="))),
    wrong("deals_the_first_player_first", "GIV-7", "The first player gets the upper cards, whoever opened.",
        ("course", _FIRST, "hands = (opens, follows)")),
    wrong("deals_first_to_the_player_on_turn", "GIV-7", "At a new rond the one whose turn it is gets the upper cards.",
        ("course", _FIRST, _FIRST.replace("state.opener", "state.turn"))),
    wrong("deals_from_the_bottom", "GIV-7", "The cards are dealt from the bottom of the pack.",
        ("course", "    undealt = State(\n", "    order = order[::-1]\n    undealt = State(\n")),
    wrong("lets_the_other_play_first", "GIV-7", "The one who does not open plays the first card.",
        ("course", "edition, omgang, 0, opener, opener, empty,",
         "edition, omgang, 0, opener, players[opener == players[0]], empty,")),
    wrong("starts_each_rond_with_the_opener", "GIV-7", "The opener plays first in every rond, whoever played last.",
        ("course", _NEXT, "        state = next_rond(replace(state, turn=state.opener))\n"), invariant=True),
    wrong("starts_each_rond_with_the_first_player", "GIV-7", "The first player plays first in every rond.",
        ("course", _NEXT, "        state = next_rond(replace(state, turn=state.players[0].name))\n"), invariant=True),
    wrong("shares_a_short_pack", "GIV-7", "When the pack is short each gets half of it.",
        ("course", "    stock = state.stock\n", "    stock = state.stock\n    HAND = min(8, (len(stock) + 1) // 2)\n")),
    wrong("deals_no_short_rond", "GIV-7", "When the pack is short no new rond is dealt.",
        ("course", _AGAIN, "if len(state.stock) >= 2 * HAND and state.rond < RONDS:")),
)  # fmt: skip
