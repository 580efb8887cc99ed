"""Wrong about trotta (TRO)."""

# ruff: noqa: ISC004  a patch is the engine's own source, line by line

from .wrong import wrong

_BUILDS = "builds = tuple([build for build in view.builds if build.value == value and is_open_pair(build)])"
_MATCHING = "    return matching(value, relevant(view.loose, matches(view.present, value)), view.piles, builds)\n"
_OPPONENT = "    if any(build.value == value and not is_open_pair(build) for build in attempt.view.theirs):\n"
_LAID_ON = "build.value == value and not is_open_pair(build)])"
_RESERVES = "    if not attempt.reserves >> value & 1:\n"
_EARLY = "    if not (attempt.reserves >> value & 1 and view.edition.trotta):\n        return []\n"
_NOTHING = "    if not (view.values >> value & 1 or view.piles or matches(view.present, value)):\n        return []\n"
_TROTTAD = "    new = Build(cards, move.player, value, locked=True)  # TRO-4, LAS-4\n"
_UNSAID = "return options[0] if len(options) == 1 else None"
_CARDS = (
    "trotta",
    "from .gathering import",
    "from .cards import HAND_VALUE, TABLE_VALUE, pile_value\nfrom .gathering import",
)


def _gathers(name: str, clause: str, what: str, instead: str, *more: tuple[str, str, str]) -> object:
    """One that gathers something else; `found` are the right options."""
    found = _MATCHING.replace("return ", "found = ")
    return wrong(name, clause, what, ("trotta", _MATCHING, found + instead), _CARDS, *more)


FAMILY = (
    # TRO-1
    _gathers("gathers_no_single_cards", "TRO-1", "Single cards of the value are not gathered.",
        "    return matching(value, tuple(c for c in view.loose if TABLE_VALUE[c] != value), view.piles, builds)\n"),
    _gathers("gathers_no_piles", "TRO-1", "Two-card piles are not gathered.",
        "    return matching(value, view.loose, (), builds)\n"),
    _gathers("gathers_no_builds", "TRO-1", "Open builds of two cards are not gathered.",
        "    return matching(value, view.loose, view.piles, ())\n"),
    wrong("gathers_own_builds_only", "TRO-1", "The opponent's open builds are not gathered.",
        ("trotta", _BUILDS, _BUILDS.replace("is_open_pair(build)]",
         "is_open_pair(build) and build.owner == view.name]"))),
    wrong("gathers_the_opponents_builds_only", "TRO-1", "One's own open builds are not gathered.",
        ("trotta", _BUILDS, _BUILDS.replace("is_open_pair(build)]",
         "is_open_pair(build) and build.owner != view.name]"))),
    _gathers("gathers_no_pairs", "TRO-1", "Pairs of single cards are not gathered.",
        "    return matching(value, tuple(c for c in view.loose if TABLE_VALUE[c] == value), view.piles, builds)\n"),
    _gathers("gathers_piles_of_any_value", "TRO-1", "Every two-card pile is gathered, whatever its value.",
        "    heaps = tuple(p for p in view.piles if len(p) == 2)\n"
        "    return tuple(one._replace(groups=tuple(sorted({*one.groups, *heaps})), piles=heaps) for one in found)\n"),
    _gathers("gathers_larger_piles", "TRO-1", "Piles of three and more with the value are gathered.",
        "    heaps = tuple(p for p in view.piles if len(p) > 2 and pile_value(p) == value)\n"
        "    return tuple(one._replace(groups=tuple(sorted((*one.groups, *heaps))), piles=(*one.piles, *heaps)) for "
        "one in found)\n"),
    _gathers("gathers_three_cards", "TRO-1", "Three single cards that make the value together are gathered.",
        "    from itertools import combinations\n\n"
        "    if len(found) > 1:\n        return found\n"
        "    one = found[0]\n"
        "    rest = [c for c in view.loose if c not in one.loose]\n"
        "    three = [g for g in combinations(rest, 3) if sum(TABLE_VALUE[c] for c in g) == value][:1]\n"
        "    return (one._replace(groups=tuple(sorted((*one.groups, *three))), loose=(*one.loose, *(c for g in three "
        "for c in g))),)\n"),
    _gathers("gathers_a_pile_and_a_card", "TRO-1",
        "A single card and a pile or build that make the value are gathered.",
        "    if len(found) > 1:\n        return found\n"
        "    one = found[0]\n"
        "    both = [(p, c) for p in view.piles for c in view.loose if pile_value(p) + TABLE_VALUE[c] == value][:1]\n"
        "    for heap, card in both:\n"
        "        one = one._replace(groups=tuple(sorted((*one.groups, heap, (card,)))), loose=(*one.loose, card), "
        "piles=(*one.piles, heap))\n"
        "    return (one,)\n"),
    _gathers("gathers_by_hand_value", "TRO-1",
        "An ess, SP 2 or RU 10 on the table is not worth 1, 2 or 10 when gathered.",
        "    return matching(value, tuple(c for c in view.loose if HAND_VALUE[c] < 14), view.piles, builds)\n"),
    wrong("trottar_special_cards_by_no_value", "TRO-1", "SP 2 and RU 10 cannot be trottade.",
        ("trotta", _RESERVES, "    if attempt.value > 13 or not attempt.reserves >> value & 1:\n")),
    _gathers("gathers_what_the_player_likes", "TRO-1", "The player may leave some of what matches.",
        "    from itertools import combinations\n\n"
        "    some = {}\n"
        "    for one in found:\n"
        "        for n in range(len(one.groups), 0, -1):\n"
        "            for groups in combinations(one.groups, n):\n"
        "                kept = tuple(b for b in builds if b.cards in groups)\n"
        "                heaps = tuple(g for g in groups if g in view.piles)\n"
        "                loose = tuple(c for g in groups if g not in heaps and g not in [b.cards for b in kept] for "
        "c in g)\n"
        "                some[groups] = Gathering(groups, loose, heaps, kept)\n"
        "    return tuple(some.values()) or found\n",
        ("gathering", _UNSAID, "return options[0]")),
    wrong("gathers_by_the_letter", "TRO-1", "What is gathered must be said in the right groups.",
        ("gathering",
         "    cards = sorted(chain.from_iterable(said))\n    for option in options:\n        if sorted(option.cards) "
         "== cards:\n",
         "    for option in options:\n        if sorted(option.groups) == sorted(tuple(sorted(group)) for group in "
         "said):\n")),
    wrong("takes_in_more_when_asked", "TRO-1", "What the player names besides is passed over.",
        ("gathering", "        if sorted(option.cards) == cards:\n",
         "        if set(option.cards) <= set(cards) and option.cards:\n")),
    # TRO-2
    wrong("trottar_on_nothing", "TRO-2", "A card may be trottad where there is nothing to gather.",
        ("trotta", "    if not options[0].groups and not laid_on(attempt):\n", "    if False:\n"), ("trotta", _NOTHING,
         "")),
    wrong("lays_on_no_own_build", "TRO-2", "An own build alone is not enough to trotta.",
        ("trotta", "    if not options[0].groups and not laid_on(attempt):\n", "    if not options[0].groups:\n")),
    wrong("lays_on_no_locked_build", "TRO-2", "A card cannot be laid on an own locked build.",
        ("trotta", _OPPONENT,
         "    if any(b.value == value and not is_open_pair(b) for b in attempt.view.theirs) or any(\n"
         "        b.value == value and b.locked for b in attempt.view.mine\n    ):\n")),
    wrong("lays_on_no_open_build_of_two", "TRO-2", "One cannot trotta beside an own open build of two cards.",
        ("trotta", "    if not options[0].groups and not laid_on(attempt):\n",
         "    if (not options[0].groups and not laid_on(attempt)) or any(\n"
         "        build.value == value and is_open_pair(build) for build in attempt.view.mine\n    ):\n")),
    wrong("lays_on_no_large_build", "TRO-2", "A card cannot be laid on an own open build of three or more cards.",
        ("trotta", "    if not options[0].groups and not laid_on(attempt):\n",
         "    if not options[0].groups and not laid_on(attempt) or any(not b.locked for b in laid_on(attempt)):\n")),
    wrong("lays_on_the_own_build_and_gathers_nothing", "TRO-2", "With an own build nothing else is gathered.",
        ("trotta", _MATCHING, "    if laid_on(attempt):\n        return (Gathering(),)\n" + _MATCHING)),
    wrong("trottar_beside_the_own_build", "TRO-2", "What is gathered does not go into the own build.",
        ("effect", "    under = trotta.laid_on(attempt)\n",
         "    under = trotta.laid_on(attempt) if not gathered.groups else ()\n")),
    wrong("lays_on_any_own_build", "TRO-2", "Any own build is enough to lay the card on.",
        ("trotta", "    if not options[0].groups and not laid_on(attempt):\n",
         "    if not options[0].groups and not attempt.view.mine:\n")),
    wrong("lays_on_a_build_of_its_sum", "TRO-2", "It is the sum of an own build's cards that counts.",
        ("trotta", _LAID_ON, "not is_open_pair(build) and (\n"
         "        pile_value(build.cards) == value or (build.value == value and pile_value(build.cards) > 16))])"),
         _CARDS),
    # TRO-3
    wrong("trottar_without_a_reservation", "TRO-3", "Trotta needs no other card of the value.",
        ("trotta", _RESERVES, "    if False:\n"),
        ("trotta", _EARLY, "    if not view.edition.trotta:\n        return []\n")),
    wrong("trottar_with_a_card_for_the_table_value", "TRO-3", "A card answers for a trotta with its table value.",
        ("trotta", _RESERVES, "    rest = [*attempt.view.hand]\n    rest.remove(attempt.card)\n"
         "    if value not in [TABLE_VALUE[card] for card in rest]:\n"),
        ("trotta", _EARLY, "    if not view.edition.trotta:\n        return []\n"), _CARDS),
    wrong("trottar_with_a_card_for_the_hand_value", "TRO-3",
        "A card must answer for the hand value of the one trottad.",
        ("trotta", _RESERVES, "    if not attempt.reserves >> attempt.value & 1:\n"),
        ("trotta", _EARLY,
         "    if not (attempt.reserves >> attempt.value & 1 and view.edition.trotta):\n        return []\n")),
    wrong("trottar_with_the_played_card", "TRO-3", "The card that is trottad answers for the build itself.",
        ("trotta", _RESERVES, "    if not attempt.view.held >> value & 1:\n"),
        ("trotta", _EARLY, "    if not (view.held >> value & 1 and view.edition.trotta):\n        return []\n")),
    wrong("trottar_no_identical_cards", "TRO-3", "The other copy of the card does not answer for it.",
        ("trotta", _RESERVES,
         "    if not attempt.reserves >> value & 1 or attempt.view.hand.count(attempt.card) > 1:\n")),
    wrong("reserves_nothing_for_a_trottad_build", "TRO-3", "A locked build of equal cards reserves no card.",
        ("view", "self.reserved = owned(self.mine) & self.held & ~self.twice",
         "self.reserved = owned(tuple(\n"
         "            b for b in self.mine if not (b.locked and b.value in [TABLE_VALUE[c] for c in b.cards]))) & "
         "self.held & ~self.twice")),
    # TRO-4
    wrong("trottar_an_open_build", "TRO-4", "The gathered build is open.",
        ("effect", _TROTTAD, "    new = Build(cards, move.player, value, locked=False)\n")),
    wrong("leaves_a_gathered_build_to_its_owner", "TRO-4", "The owner of a gathered build owns the result.",
        ("effect", _TROTTAD,
         "    owner = gathered.builds[0].owner if gathered.builds else move.player\n"
         "    new = Build(cards, owner, value, locked=True)\n")),
    wrong("trottar_for_a_tabbe", "TRO-4", "A trotta that leaves nothing else on the table gives a tabbe.",
        ("effect",
         "    return _with_build(state, move, new, [gathered, Gathering(builds=under)], events, was_locked=was_locked)",
         "    played = _with_build(state, move, new, [gathered, Gathering(builds=under)], events, "
         "was_locked=was_locked)\n"
         "    if len(played.state.table) > 1:\n        return played\n"
         "    me = played.state.player(move.player)\n"
         "    me = Player(me.name, me.hand, me.taken, me.mulles, me.tabbe + 1)\n"
         "    after = played.state\n"
         "    players = tuple(me if each.name == me.name else each for each in after.players)\n"
         "    return Played(State(\n"
         "        after.edition, after.omgang, after.rond, after.opener, after.turn, players, after.loose, "
         "after.piles,\n"
         "        after.builds, after.stock), played.events)")),
    wrong("trottar_for_a_mulle", "TRO-4", "Two identical cards in a trotta are a mulle at once.",
        ("effect", _TROTTAD,
         "    double = sorted({card for card in cards if cards.count(card) > 1})[:1]\n"
         "    for card in double:\n        cards = without(cards, card)\n"
         "    me = state.player(move.player)\n"
         "    me = Player(me.name, me.hand, me.taken, in_order((*me.mulles, *double)), me.tabbe)\n"
         "    players = tuple(me if each.name == me.name else each for each in state.players)\n"
         "    state = State(\n"
         "        state.edition, state.omgang, state.rond, state.opener, state.turn, players, state.loose, "
         "state.piles,\n"
         "        state.builds, state.stock)\n" + _TROTTAD)),
    wrong("lets_the_owner_rebuild_a_trottad_build", "TRO-4", "Who trottade may rebuild the build.",
        ("build", "    locked = build is not None and build.locked\n",
         "    locked = build is not None and build.locked and not (\n"
         "        build.owner == view.name and build.value in [TABLE_VALUE[card] for card in build.cards])\n"),
        ("build", "from .cards import Cards\n", "from .cards import TABLE_VALUE, Cards\n")),
    # TRO-5
    _gathers("gathers_overlapping_pairs", "TRO-5",
        "A card may be in several pairs: every card of any pair is gathered.",
        "    loose = relevant(view.loose, matches(view.present, value))\n"
        "    rest = tuple(c for c in loose if TABLE_VALUE[c] != value\n"
        "                 and (2 * TABLE_VALUE[c] != value or sum(TABLE_VALUE[d] == TABLE_VALUE[c] for d in loose) > "
        "1))\n"
        "    one = matching(value, tuple(c for c in loose if TABLE_VALUE[c] == value), view.piles, builds)[0]\n"
        "    groups = tuple(sorted((*one.groups, *((c,) for c in rest))))\n"
        "    return (one._replace(groups=groups, loose=(*one.loose, *rest)),)\n"),
    _gathers("gathers_as_many_pairs_as_the_player_likes", "TRO-5", "Fewer pairs than possible may be gathered.",
        "    from itertools import combinations\n\n"
        "    loose = relevant(view.loose, matches(view.present, value))\n"
        "    more = {}\n"
        "    for n in range(len(loose), -1, -1):\n"
        "        for some in combinations(loose, n):\n"
        "            for one in matching(value, some, view.piles, builds):\n"
        "                if len(one.fixed) == len(found[0].fixed):\n"
        "                    more[tuple(sorted(one.cards))] = one\n"
        "    return tuple(more.values())\n",
        ("gathering", _UNSAID, "return options[0]")),
    wrong("gathers_the_first_choice", "TRO-5", "Where the player says nothing the first choice is gathered.",
        ("gathering", _UNSAID, "return options[0]")),
    _gathers("gathers_the_first_choice_only", "TRO-5", "There is no choice: the first pairs are gathered.",
        "    return found[:1]\n"),
    _gathers("gathers_the_last_choice_only", "TRO-5", "There is no choice: the last pairs are gathered.",
        "    return found[-1:]\n"),
    _gathers("gathers_one_kind_of_pairs", "TRO-5", "Only pairs of one kind are gathered.",
        "    kinds = sorted({TABLE_VALUE[c] for c in found[0].loose if 2 * TABLE_VALUE[c] <= value})\n"
        "    if len(kinds) < 2:\n        return found\n"
        "    kept = tuple(c for c in view.loose if TABLE_VALUE[c] in (value, kinds[0], value - kinds[0]))\n"
        "    return matching(value, kept, view.piles, builds)\n"),
    wrong("asks_which_of_two_identical_cards", "TRO-5", "Which of two identical cards goes in must be said.",
        ("gathering", "    return dict.fromkeys(combinations(cards, n)) if n < len(cards) else (tuple(cards),)\n",
         "    return [*combinations(cards, n)]\n")),
    wrong("gathers_one_pair_of_halves", "TRO-5", "Of cards of half the value two are gathered at most.",
        ("gathering", "        used = _distinct(lows, len(lows) // 2 * 2)\n", "        used = _distinct(lows, 2)\n")),
    # TRO-6
    wrong("trottar_beside_the_opponents_build", "TRO-6", "The opponent's build of the value does not matter.",
        ("trotta", _OPPONENT, "    if False:\n")),
    wrong("gathers_every_build_of_the_opponent", "TRO-6",
        "The opponent's build of the value is gathered, locked or not.",
        ("trotta", _OPPONENT, "    if False:\n"),
        ("trotta", _BUILDS, _BUILDS.replace("is_open_pair(build)]",
         "(is_open_pair(build) or build.owner != view.name)]"))),
    wrong("minds_locked_builds_only_when_it_trottar", "TRO-6",
        "The opponent's open build of three cards does not matter.",
        ("trotta", _OPPONENT, "    if any(build.value == value and build.locked for build in attempt.view.theirs):\n")),
    wrong("minds_large_builds_only_when_it_trottar", "TRO-6",
        "The opponent's locked build of two cards does not matter.",
        ("trotta", _OPPONENT,
         "    if any(build.value == value and len(build.cards) > 2 for build in attempt.view.theirs):\n")),
    wrong("minds_every_build_when_it_trottar", "TRO-6", "The opponent's open build of two cards hinders too.",
        ("trotta", _OPPONENT, "    if any(build.value == value for build in attempt.view.theirs):\n")),
    wrong("minds_builds_of_other_values_when_it_trottar", "TRO-6", "Any locked build of the opponent's hinders.",
        ("trotta", _OPPONENT, "    if any(not is_open_pair(build) for build in attempt.view.theirs):\n")),
    wrong("minds_the_sum_of_builds_when_it_trottar", "TRO-6", "It is the sum of the opponent's cards that hinders.",
        ("trotta", _OPPONENT,
         "    if any(pile_value(b.cards) == value and not is_open_pair(b) for b in attempt.view.theirs):\n"), _CARDS),
    wrong("lists_trottor_that_it_refuses", "TRO-6", "A trotta that is refused is listed among the moves.",
        ("trotta", "    if objections(attempt, options):\n        return []\n", "")),
)  # fmt: skip
