"""Wrong about throwing (SLA)."""

# ruff: noqa: ISC004  a patch is the engine's own source, line by line

from .wrong import wrong

_0_3_0 = ("0.3.0",)
_UTKAST = ("utkast",)
_LOOSE = "    loose = in_order((*state.loose, move.card))  # SLA-1\n"
_CAN_TAKE = "    if can_take:\n"
_OWNS = "    if view.mine and not view.edition.throw_beside_build:\n"
_FEEDS = "            if build.value == TABLE_VALUE[card]:\n"
_FEED_FIRST = "    if view.mine and fed(view.edition, view.mine, attempt.card):\n        return rules\n"
_RESERVED = "    if attempt.reserved:\n"
_MINE = "    mine = tuple([each for each in state.builds if each.owner == me.name]) if state.builds else ()\n"
_SETTLED = "    return _settled(state, me, loose, state.piles, state.builds, [Thrown(move.player, move.card)])"
_FED = "        return _with_build(state, move, new, [Gathering(builds=(fed,))], events, was_locked=fed.locked)\n"
_SUMS = (
    "    from itertools import combinations\n\n"
    "    worth = [*(TABLE_VALUE[c] for c in view.loose), *(sum(TABLE_VALUE[c] for c in p) for p in view.piles)]\n"
    "    sums = {sum(some) for n in range(1, min(len(worth), 6) + 1) for some in combinations(worth, n)}\n"
)
_CHECK = "throw.breaches(attempt, can_take=any(take.selections(attempt)))"

FAMILY = (
    # SLA-1
    wrong("throws_onto_its_suit", "SLA-1", "A thrown card is laid on a single card of its suit.",
        ("effect", _LOOSE + _SETTLED,
         "    same = [card for card in state.loose if card[:2] == move.card[:2]]\n"
         "    if same:\n"
         "        piles = tuple(sorted((*state.piles, in_order((same[0], move.card)))))\n"
         "        return _settled(state, me, without(state.loose, same[0]), piles, state.builds, "
         "[Thrown(move.player, move.card)])\n"
         + _LOOSE + _SETTLED)),
    wrong("throws_onto_a_pile", "SLA-1", "A thrown card is laid on the first pile of several cards.",
        ("effect", _LOOSE + _SETTLED,
         "    if state.piles:\n"
         "        piles = tuple(sorted((in_order((*state.piles[0], move.card)), *state.piles[1:])))\n"
         "        return _settled(state, me, state.loose, piles, state.builds, [Thrown(move.player, move.card)])\n"
         + _LOOSE + _SETTLED)),
    wrong("takes_a_thrown_card_in", "SLA-1", "A thrown card goes to the player's taken pile.",
        ("effect", _LOOSE,
         "    me = Player(me.name, me.hand, in_order((*me.taken, move.card)), me.mulles, me.tabbe)\n    loose = "
         "state.loose\n")),
    wrong("feeds_the_opponents_build", "SLA-1", "A card thrown is added to the opponent's build of its table value.",
        ("effect", "    fed = throw.fed(state.edition, mine, move.card)\n",
         "    fed = next((each for each in state.builds if each.value == TABLE_VALUE[move.card]), None)\n")),
    wrong("takes_in_the_last_card_thrown", "SLA-1", "The last card of the omgång goes to the taken pile when thrown.",
        ("effect", _LOOSE,
         _LOOSE + "    if not (me.hand or state.other(me.name).hand or state.stock):\n"
         "        me = Player(me.name, me.hand, in_order((*me.taken, move.card)), me.mulles, me.tabbe)\n"
         "        loose = state.loose\n")),
    wrong("feeds_in_utkast", "SLA-1", "In utkast too a thrown card is added to an own build of its value.",
        ("edition", "    feed=False,\n", "    feed=True,\n"), editions=_UTKAST),
    wrong("throws_nothing_beside_a_build_in_utkast", "SLA-1", "In utkast too one may not throw while one owns a build.",
        ("edition", "    throw_beside_build=True,\n", "    throw_beside_build=False,\n"), editions=_UTKAST),
    # SLA-2
    wrong("throws_what_can_take", "SLA-2", "A card that can take may be thrown.",
        ("throw", _CAN_TAKE, "    if False:\n")),
    wrong("throws_what_can_take_a_sum", "SLA-2", "A card that can only take a sum may be thrown.",
        ("play", _CHECK, "throw.breaches(attempt, can_take=bool(take.fitting(attempt.view, attempt.value)))")),
    wrong("throws_what_can_take_a_pile", "SLA-2", "A card that can only take a pile of several cards may be thrown.",
        ("play", _CHECK, "throw.breaches(attempt, can_take=any(\n"
         "                any(len(pile) == 1 or pile in [b.cards for b in attempt.view.builds] for pile in piles)\n"
         "                for piles in take.selections(attempt)))")),
    wrong("throws_what_can_take_a_build", "SLA-2", "A card that can only take a build may be thrown.",
        ("play", _CHECK, "throw.breaches(attempt, can_take=any(\n"
         "                any(pile not in [b.cards for b in attempt.view.builds] for pile in piles) for piles in "
         "take.selections(attempt)))")),
    wrong("throws_what_can_take_the_opponents_build", "SLA-2",
        "A card that can only take the opponent's build may be thrown.",
        ("play", _CHECK, "throw.breaches(attempt, can_take=any(\n"
         "                any(pile not in [b.cards for b in attempt.view.theirs] for pile in piles) for piles in "
         "take.selections(attempt)))")),
    wrong("throws_what_can_take_an_open_build", "SLA-2", "A card that can only take an open build may be thrown.",
        ("play", _CHECK, "throw.breaches(attempt, can_take=any(\n"
         "                any(pile not in [b.cards for b in attempt.view.builds if not b.locked] for pile in piles)\n"
         "                for piles in take.selections(attempt)))"), editions=_0_3_0),
    wrong("throws_what_can_take_an_own_build_in_utkast", "SLA-2",
        "A card that can take an own build may be thrown if another can too.",
        ("play", _CHECK, "throw.breaches(attempt, can_take=any(\n"
         "                any(pile not in [b.cards for b in attempt.view.mine] for pile in piles) for piles in "
         "take.selections(attempt)))"),
        editions=_UTKAST),
    wrong("throws_nothing_beside_its_like", "SLA-2",
        "A card whose like lies on the table may not be thrown, also where it cannot take it.",
        ("throw", _CAN_TAKE, "    if can_take or attempt.card in view.loose:\n")),
    wrong("throws_nothing_beside_its_rank", "SLA-2", "A card of a rank that lies on the table may not be thrown.",
        ("throw", _CAN_TAKE, "    if can_take or any(card[3:] == attempt.card[3:] for card in view.loose):\n")),
    wrong("throws_nothing_beside_its_sum", "SLA-2",
        "An ess, SP 2 or RU 10 may not be thrown beside piles that make its value.",
        ("throw", _CAN_TAKE,
         _SUMS + "    if can_take or (attempt.value > 13 and attempt.value in sums):\n")),
    wrong("throws_nothing_near_its_value", "SLA-2",
        "A card may not be thrown beside piles that make one more or one less than it.",
        ("throw", _CAN_TAKE,
         _SUMS + "    near = {attempt.value - 1, attempt.value + 1}\n"
         "    if can_take or (attempt.value <= 13 and near & (sums | {build.value for build in view.builds})):\n")),
    wrong("throws_nothing_beside_its_value_in_a_pile", "SLA-2",
        "A card may not be thrown beside a pile or build with a card of its value in it.",
        ("throw", _CAN_TAKE,
         "    inside = [card for cards in (*view.piles, *(build.cards for build in view.builds)) for card in cards]\n"
         "    if can_take or attempt.value in [TABLE_VALUE[card] for card in inside]:\n")),
    wrong("throws_nothing_beside_a_sum_with_a_build", "SLA-2",
        "A card may not be thrown beside a build that makes its value with a single card.",
        ("throw", _CAN_TAKE,
         "    both = {build.value + TABLE_VALUE[card] for build in view.builds for card in view.loose}\n"
         "    if can_take or attempt.value in both:\n")),
    wrong("throws_nothing_by_table_value", "SLA-2",
        "An ess, SP 2 or RU 10 may not be thrown beside a card of its table value.",
        ("throw", _CAN_TAKE, "    if can_take or attempt.worth in [TABLE_VALUE[card] for card in view.loose]:\n")),
    wrong("throws_nothing_that_can_build", "SLA-2", "A card that can build may not be thrown.",
        ("play", _CHECK,
         "throw.breaches(attempt, can_take=any(take.selections(attempt)) or bool(build.legal(attempt)))")),
    wrong("throws_nothing_beside_a_build_of_its_table_value", "SLA-2",
        "An ess, SP 2 or RU 10 may not be thrown beside the opponent's build of its table value.",
        ("throw", _CAN_TAKE, "    if can_take or any(attempt.worth == build.value for build in view.theirs):\n")),
    wrong("takes_when_it_throws", "SLA-2", "A thrown card takes an equal single card with it.",
        ("play", "throw.breaches(attempt, can_take=any(take.selections(attempt)))",
         "throw.breaches(attempt, can_take=False)"),
        ("effect", "    me = state.player(move.player)\n    mine =",
         "    equal = [card for card in state.loose if TABLE_VALUE[card] == HAND_VALUE[move.card]]\n"
         "    if equal:\n"
         "        return _take(state, TakeMove(move.player, move.card, ((equal[0],),)))\n"
         "    me = state.player(move.player)\n    mine =")),
    wrong("calls_a_card_that_can_take_reserved", "SLA-2", "That a card can take is told as a reservation.",
        ("throw", 'rules.append((Reason.CAN_TAKE, "SLA-2"))', 'rules.append((Reason.RESERVED_CARD, "SLA-5"))')),
    # SLA-3
    wrong("throws_beside_its_own_build", "SLA-3", "One may throw while one owns a build.", ("throw", _OWNS,
        "    if False:\n")),
    wrong("throws_beside_its_open_build", "SLA-3", "One may throw while one owns an open build.",
        ("throw", _OWNS, "    if any(build.locked for build in view.mine) and not view.edition.throw_beside_build:\n")),
    wrong("throws_beside_its_locked_build", "SLA-3", "One may throw while one owns a locked build.",
        ("throw", _OWNS,
         "    if any(not build.locked for build in view.mine) and not view.edition.throw_beside_build:\n")),
    wrong("throws_nothing_beside_the_opponents_build", "SLA-3", "One may not throw while the opponent owns a build.",
        ("throw", _OWNS, "    if view.builds and not view.edition.throw_beside_build:\n")),
    wrong("throws_beside_one_build", "SLA-3", "One may throw while one owns a single build.",
        ("throw", _OWNS, "    if len(view.mine) > 1 and not view.edition.throw_beside_build:\n")),
    wrong("throws_beside_a_trottad_build", "SLA-3", "One may throw while one owns a build of equal cards.",
        ("throw", _OWNS,
         "    if [b for b in view.mine if b.value not in [TABLE_VALUE[c] for c in b.cards]] and not "
         "view.edition.throw_beside_build:\n")),
    # SLA-4
    wrong("feeds_nothing", "SLA-4", "A thrown card is never added to an own build.",
        ("edition", "    feed=True,\n", "    feed=False,\n")),
    wrong("feeds_open_builds_only", "SLA-4", "A card cannot be fed to a locked build.",
        ("throw", _FEEDS, "            if build.value == TABLE_VALUE[card] and not build.locked:\n")),
    wrong("feeds_locked_builds_only", "SLA-4", "A card cannot be fed to an open build.",
        ("throw", _FEEDS, "            if build.value == TABLE_VALUE[card] and build.locked:\n")),
    wrong("feeds_by_both_values", "SLA-4", "A card may be fed by its hand value too.",
        ("throw", _FEEDS, "            if build.value in (TABLE_VALUE[card], HAND_VALUE[card]):\n"),
        ("throw", "from .cards import TABLE_VALUE, Card\n", "from .cards import HAND_VALUE, TABLE_VALUE, Card\n")),
    wrong("feeds_plain_cards_only", "SLA-4", "SP 2 and RU 10 are not fed by their table value.",
        ("throw", _FEEDS, "            if build.value == TABLE_VALUE[card] and card not in ('SP 2', 'RU 10'):\n")),
    wrong("feeds_by_the_sum_of_the_cards", "SLA-4", "A card is fed to a build whose cards make its value.",
        ("throw", _FEEDS, "            if sum(TABLE_VALUE[each] for each in build.cards) == TABLE_VALUE[card]:\n")),
    wrong("absorbs_when_it_feeds", "SLA-4", "A fed build takes in single cards of its value.",
        ("effect", _FED,
         "        equal = tuple(card for card in state.loose if TABLE_VALUE[card] == fed.value)\n"
         "        new = new._replace(cards=in_order((*new.cards, *equal)))\n"
         "        gone = [Gathering(builds=(fed,)), Gathering(loose=equal)]\n"
         "        return _with_build(state, move, new, gone, events, was_locked=fed.locked)\n")),
    wrong("takes_before_it_feeds", "SLA-4", "A card that can take may not be fed.",
        ("throw", _FEED_FIRST + _CAN_TAKE,
         '    if can_take and not attempt.reserved:\n        rules.append((Reason.CAN_TAKE, "SLA-2"))\n'
         + _FEED_FIRST + "    if can_take and attempt.reserved:\n")),
    wrong("takes_the_opponents_build_before_it_feeds", "SLA-4",
        "A card that can take the opponent's build may not be fed.",
        ("throw", _FEED_FIRST,
         "    if can_take and any(build.value == attempt.value for build in view.theirs):\n"
         '        rules.append((Reason.CAN_TAKE, "SLA-2"))\n' + _FEED_FIRST)),
    wrong("feeds_its_only_build", "SLA-4", "Who owns two builds cannot feed.",
        ("throw", _FEED_FIRST, _FEED_FIRST.replace("if view.mine and", "if len(view.mine) == 1 and"))),
    wrong("feeds_anybodys_build", "SLA-4", "A card is fed to a build of its value, whoever owns it.",
        ("throw", _FEED_FIRST,
         "    if view.builds and fed(view.edition, view.builds, attempt.card):\n        return rules\n"),
        ("effect", _MINE, "    mine = state.builds\n")),
    wrong("lays_a_fed_card_beside_the_build", "SLA-4",
        "A card of an own build's value may be thrown, but becomes a pile.",
        ("effect", "    if fed:  # SLA-4\n", "    if False:\n")),
    wrong("takes_a_mulle_when_it_feeds", "SLA-4", "A fed card whose like lies in the build is a mulle at once.",
        ("effect", _FED,
         "        if move.card in fed.cards:\n"
         "            me = Player(me.name, me.hand, me.taken, in_order((*me.mulles, move.card)), me.tabbe)\n"
         "            players = tuple(me if each.name == me.name else each for each in state.players)\n"
         "            new = new._replace(cards=without(new.cards, move.card))\n"
         "            state = State(\n"
         "                state.edition, state.omgang, state.rond, state.opener, state.turn, players, state.loose,\n"
         "                state.piles, state.builds, state.stock)\n" + _FED)),
    wrong("lets_a_fed_build_be_rebuilt", "SLA-4", "A fed build can still be rebuilt.",
        ("effect", "        new = Build(in_order((*fed.cards, move.card)), fed.owner, fed.value, locked=True)\n",
         "        new = Build(in_order((*fed.cards, move.card)), fed.owner, fed.value, locked=False)\n")),
    # SLA-5
    wrong("throws_reserved_cards", "SLA-5", "A reserved card may be thrown.",
        ("throw", _RESERVED + "        rules.append((Reason.RESERVED_CARD, \"SLA-5\"))\n", ""),
        ("throw", _CAN_TAKE, "    if can_take and not attempt.reserved:\n"),
        ("throw", _OWNS, "    if view.mine and not attempt.reserved and not view.edition.throw_beside_build:\n")),
    wrong("feeds_reserved_cards", "SLA-5", "A reserved card may be fed.",
        ("throw", _RESERVED,
         "    if attempt.reserved and not (view.mine and fed(view.edition, view.mine, attempt.card)):\n"),
        editions=_0_3_0),
    wrong("feeds_a_card_reserved_for_another_build", "SLA-5", "A card reserved for one build may be fed to another.",
        ("throw", _RESERVED,
         "    food = fed(view.edition, view.mine, attempt.card) if view.mine else None\n"
         "    if attempt.reserved and not (food and food.value != attempt.value):\n"), editions=_0_3_0),
    wrong("throws_reserved_special_cards", "SLA-5", "A reserved ess, SP 2 or RU 10 may be thrown.",
        ("throw", _RESERVED, "    if attempt.reserved and attempt.value > 13:\n        return rules\n" + _RESERVED)),
    wrong("throws_no_other_card_than_the_reserved", "SLA-5", "While a card is reserved no other may be thrown.",
        ("throw", _RESERVED, "    if attempt.reserved or view.reserved:\n"), editions=_UTKAST),
    wrong("feeds_none_of_two_reserved_cards", "SLA-5", "Neither of two cards for a build may be fed.",
        ("throw", _RESERVED, "    if attempt.reserved or any(build.value == attempt.value for build in view.mine):\n"),
         editions=_0_3_0),
    wrong("says_only_that_a_reserved_card_can_take", "SLA-5",
        "A reserved card that is thrown is told as one that can take.",
        ("throw", 'rules.append((Reason.RESERVED_CARD, "SLA-5"))', 'rules.append((Reason.CAN_TAKE, "SLA-2"))')),
)  # fmt: skip
