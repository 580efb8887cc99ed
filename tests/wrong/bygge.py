"""Wrong about builds (BYG)."""

# ruff: noqa: ISC004  a patch is the engine's own source, line by line

from .wrong import wrong

_0_3_0 = ("0.3.0",)
_UTKAST = ("utkast",)
_VALUES = (
    "    if pile.build and edition.rebuild and pile.value > worth:\n"
    "        return pile.value - worth, pile.value + worth\n"
    "    return (pile.value + worth,)\n"
)
_WORTH = "self.worth = TABLE_VALUE[card]"
_MEANT = (
    "    allowed = (pile for pile in piles if not objections(attempt, pile, value))\n"
    "    return next(allowed, piles[0])\n"
)
_NO_PILE = '        return [(Reason.NO_SUCH_PILE, "BYG-1")]\n'
_LOCKED = "    locked = build is not None and build.locked\n"
_THEIRS = "        if view.their_values >> value & 1:\n"
_RESERVES = "        if not attempt.reserves >> value & 1:\n"
_MERGED = "[build for build in view.mine if build.value == value]) if view.mine else ()"
_NEW = "    new = Build(cards, move.player, move.value, locked)  # BYG-3\n"
_MATCHING = "        return matching(value, relevant(loose, wanted), piles)\n"
_UNSAID = "return options[0] if len(options) == 1 else None"
_SAID = (
    "    cards = sorted(chain.from_iterable(said))\n    for option in options:\n"
    "        if sorted(option.cards) == cards:\n"
)
_OPEN_BUILDS = "open_builds = tuple(build for build in builds if is_open_pair(build))"
_HEAPS = "heaps = tuple(pile for pile in piles if len(pile) == 2)\n"
_CONSOLIDATION = "        return consolidation(_rest(view, pile)[1], others)\n"


_ODD_BASE = (
    ("build", "len(view.by_value[pile.value]) == 1:", "len(view.by_value.get(pile.value, ())) == 1:"),
    ("build", '    """The single cards and the plain piles besides the pile laid on."""\n',
     '    """The single cards and the plain piles besides the pile laid on."""\n'
     "    if not pile.build and pile.cards[0] not in view.loose and pile.cards not in view.piles:\n"
     "        return view.loose, tuple(each for each in view.piles if pile.cards[0] not in each)\n"),
)  # fmt: skip
"""For one that lays a card on what is no pile of its own."""
_NOT_ITSELF = (
    ("effect", "    merged = build.merged(view, move.value)\n",
     "    merged = tuple(each for each in build.merged(view, move.value) if each != old)\n"),
    ("build", "(pile.build, *merged(view, value)):", "{pile.build, *merged(view, value)}:"),
)  # fmt: skip
"""For one that may merge a build with itself."""
_UNSORTED = ("build", "        found.sort()\n", "        found.sort(key=str)\n")


def _absorbs(name: str, what: str, instead: str, *more: tuple[str, str, str]) -> object:
    """One that absorbs something else; `found` are the right options."""
    return wrong(name, "BYG-7", what,
        ("build", _MATCHING, "        found = matching(value, relevant(loose, wanted), piles)\n" + instead),
         *more)  # fmt: skip


FAMILY = (
    # BYG-1
    wrong("builds_with_hand_values", "BYG-1", "The card laid on a pile counts with its hand value.",
        ("view", _WORTH, "self.worth = HAND_VALUE[card]"), ("build", "    if up := view.values << worth & reserves:\n",
         "    if up := view.values << worth & reserves & 0x1FFFF:\n")),
    wrong("builds_on_hand_values", "BYG-1", "The card that is laid on counts with its hand value.",
        ("build", _VALUES,
         "    from .cards import HAND_VALUE\n\n"
         "    if not pile.build and len(pile.cards) == 1:\n"
         "        return (HAND_VALUE[pile.cards[0]] + worth,)\n" + _VALUES)),
    wrong("builds_to_any_value", "BYG-1", "A build may be declared to have any value.",
        ("build", _VALUES,
         "    return tuple(range(1, 17)) if not pile.build else (\n        pile.value - worth, pile.value + worth)\n")),
    wrong("builds_down_on_a_single_card", "BYG-1", "A card may be laid on a single card to make their difference.",
        ("build", "    if pile.build and edition.rebuild and pile.value > worth:\n",
         "    if (not pile.build or edition.rebuild) and pile.value > worth:\n")),
    wrong("builds_to_13_at_most", "BYG-1", "A build of 14, 15 or 16 cannot be made.",
        ("build", _VALUES, _VALUES.replace("    return (pile.value + worth,)\n",
         "    return (pile.value + worth,) if pile.value + worth <= 13 else ()\n")),
        ("build", '        "values": " eller ".join(map(str, reachable)),\n',
         '        "values": " eller ".join(map(str, reachable)) or "inget",\n')),
    wrong("builds_on_nothing", "BYG-1", "A card that does not lie on the table is told as a wrong value.",
        ("build", _NO_PILE, '        return [(Reason.VALUE_NOT_REACHABLE, "BYG-1")]\n'),
        ("build", '        return {"missing": (" + ".join(move.on) or "(inga kort)") + worth}\n',
         '        return {"pile": "", "values": worth, "value": move.value}\n')),
    wrong("builds_on_lower_cards_only", "BYG-1", "A card may only be laid on a single card that is worth less.",
        ("build", _LOCKED,
         _LOCKED + "    if not build and len(pile.cards) == 1 and pile.value >= attempt.worth:\n"
         '        rules.append((Reason.BASE_NOT_ALLOWED, "BYG-6"))\n')),
    wrong("builds_on_a_card_in_a_pile", "BYG-1",
        "One may build on a card inside a pile or a build; the whole of it is meant.",
        ("build", "    piles = attempt.view.same_named(on)\n",
         "    piles = attempt.view.same_named(on)\n"
         "    if not piles and len(on) == 1:\n"
         "        inside = [each for each in (*attempt.view.piles, *(b.cards for b in attempt.view.builds)) if on[0] "
         "in each]\n"
         "        return Pile(on, TABLE_VALUE[on[0]]) if inside else None\n"),
        ("build", "from .cards import Cards\n", "from .cards import TABLE_VALUE, Cards\n"),
        ("effect", "    old = pile.build\n",
         "    old = pile.build\n"
         "    if pile.cards[0] not in state.loose and len(pile.cards) == 1:\n"
         "        card = pile.cards[0]\n"
         "        heap = [each for each in state.piles if card in each]\n"
         "        home = [each for each in state.builds if card in each.cards]\n"
         "        piles = without(state.piles, heap[0]) if heap else state.piles\n"
         "        builds = without(state.builds, home[0]) if not heap else state.builds\n"
         "        rest = without(heap[0] if heap else home[0].cards, card)\n"
         "        state = State(\n"
         "            state.edition, state.omgang, state.rond, state.opener, state.turn, state.players,\n"
         "            in_order((*state.loose, card, *rest)), piles, builds, state.stock,\n"
         "        )\n"), *_ODD_BASE),
    wrong("builds_on_a_card_in_the_hand", "BYG-1", "Two cards from the hand make a build.",
        ("build", "    piles = attempt.view.same_named(on)\n",
         "    piles = attempt.view.same_named(on)\n"
         "    if not piles and len(on) == 1 and on[0] in attempt.view.hand:\n"
         "        return Pile(on, TABLE_VALUE[on[0]])\n"),
        ("build", "from .cards import Cards\n", "from .cards import TABLE_VALUE, Cards\n"),
        ("effect", "    old = pile.build\n",
         "    old = pile.build\n"
         "    if len(pile.cards) == 1 and pile.cards[0] not in state.loose:\n"
         "        me = state.player(move.player)\n"
         "        me = Player(me.name, without(me.hand, pile.cards[0]), me.taken, me.mulles, me.tabbe)\n"
         "        players = tuple(me if each.name == me.name else each for each in state.players)\n"
         "        state = State(\n"
         "            state.edition, state.omgang, state.rond, state.opener, state.turn, players,\n"
         "            in_order((*state.loose, *pile.cards)), state.piles, state.builds, state.stock,\n"
         "        )\n"), *_ODD_BASE, invariant=True),
    wrong("builds_on_the_last_namesake", "BYG-1",
        "Of piles with the same cards the last is meant, whatever is allowed.",
        ("build", _MEANT, "    return piles[-1]\n")),
    wrong("builds_on_the_first_namesake", "BYG-1",
        "Of piles with the same cards the first is meant, whatever is allowed.",
        ("build", _MEANT, "    return piles[0]\n")),
    wrong("builds_on_no_namesake", "BYG-1", "Where two piles have the same cards neither can be built on.",
        ("build", "    if len(piles) < 2:\n        return piles[0] if piles else None\n",
         "    if len(piles) < 2:\n        return piles[0] if piles else None\n    return None\n")),
    # BYG-2
    wrong("rebuilds_up_only", "BYG-2", "A build is rebuilt to a higher value only.",
        ("build", _VALUES, "    return (pile.value + worth,)\n")),
    wrong("rebuilds_down_only", "BYG-2", "A build is rebuilt to a lower value only.",
        ("build", "        return pile.value - worth, pile.value + worth\n", "        return (pile.value - worth,)\n")),
    wrong("rebuilds_to_any_value", "BYG-2", "A rebuilt build may be declared to have any value.",
        ("build", "        return pile.value - worth, pile.value + worth\n", "        return tuple(range(1, 17))\n"),
         *_NOT_ITSELF),
    wrong("rebuilds_from_the_sum_of_the_cards", "BYG-2", "A build is rebuilt from the sum of its cards.",
        ("build", "    if pile.build and edition.rebuild and pile.value > worth:\n",
         "    from .cards import pile_value\n\n"
         "    if pile.build:\n        pile = pile._replace(value=pile_value(pile.cards))\n"
         "    if pile.build and edition.rebuild and pile.value > worth:\n")),
    wrong("rebuilds_with_hand_values", "BYG-2", "A build is rebuilt with the hand value of the card.",
        ("view", _WORTH, "self.worth = HAND_VALUE[card] if view.builds else TABLE_VALUE[card]"),
        ("build", "    if up := view.values << worth & reserves:\n",
         "    if up := view.values << worth & reserves & 0x1FFFF:\n")),
    wrong("rebuilds_down_to_0", "BYG-2", "A build may be rebuilt to 0.",
        ("build", "pile.value > worth:\n", "pile.value >= worth:\n"), (
         "build", _RESERVES, "        if value and not attempt.reserves >> value & 1:\n")),
    wrong("rebuilds_down_below_0", "BYG-2", "A card that is higher than the build makes the difference between them.",
        ("build", "        return pile.value - worth, pile.value + worth\n    return (pile.value + worth,)\n",
         "        return pile.value - worth, pile.value + worth\n"
         "    if pile.build and edition.rebuild:\n        return worth - pile.value, pile.value + worth\n"
         "    return (pile.value + worth,)\n")),
    wrong("rebuilds_down_with_a_card_for_up", "BYG-2", "Building down asks for a card that answers for the value up.",
        ("build", _RESERVES,
         "        if not attempt.reserves >> (pile.value + attempt.worth if pile.build else value) & 1:\n")),
    wrong("rebuilds_with_a_card_for_the_old_value", "BYG-2",
        "Rebuilding asks for a card that answers for the old value.",
        ("build", _RESERVES, "        if not attempt.reserves >> (pile.value if pile.build else value) & 1:\n")),
    wrong("rebuilds_to_13_at_most", "BYG-2", "A build cannot be rebuilt above 13.",
        ("build", "        return pile.value - worth, pile.value + worth\n",
         "        return tuple(value for value in (pile.value - worth, pile.value + worth) if value <= 13)\n"
         "    if pile.build and edition.rebuild and pile.value + worth > 13:\n        return ()\n")),
    wrong("rebuilds_part_of_a_build", "BYG-2", "It is enough to name some of a build's cards.",
        ("build", "    piles = attempt.view.same_named(on)\n",
         "    piles = attempt.view.same_named(on) or [\n"
         "        Pile(build.cards, build.value, build) for build in attempt.view.builds if set(on) < "
         "set(build.cards)]\n")),
    wrong("forgets_which_build_is_meant", "BYG-2", "What the player says a build is worth is not heard.",
        ("build", "    if base:\n        piles = [pile for pile in piles if pile.value == base]\n", "")),
    wrong("rebuilds_the_higher_namesake", "BYG-2",
        "Of two builds of the same cards that would both do the higher is meant.",
        ("build", "    return next(allowed, piles[0])\n", "    return next(iter([*allowed][::-1]), piles[0])\n")),
    wrong("rebuilds_once_only", "BYG-2", "A build of more than two cards cannot be rebuilt.",
        ("build", _LOCKED, "    locked = build is not None and (build.locked or len(build.cards) > 2)\n")),
    wrong("rebuilds_down_to_3_at_least", "BYG-2", "A build cannot be rebuilt below 3.",
        ("build", "pile.value > worth:\n", "pile.value > worth + 2:\n")),
    # BYG-3
    wrong("rebuilds_own_builds_only", "BYG-3", "Only its owner may rebuild a build.",
        ("build", _LOCKED, "    locked = build is not None and (build.locked or build.owner != view.name)\n")),
    wrong("rebuilds_the_opponents_builds_only", "BYG-3", "Only the opponent may rebuild a build.",
        ("build", _LOCKED, "    locked = build is not None and (build.locked or build.owner == view.name)\n"),
         editions=_0_3_0),
    wrong("keeps_the_old_owner", "BYG-3", "A rebuilt build stays its old owner's.",
        ("effect", _NEW, "    new = Build(cards, old.owner if old else move.player, move.value, locked)\n")),
    wrong("gives_a_new_build_to_the_opponent", "BYG-3", "A new build belongs to the one whose turn is next.",
        ("effect", _NEW, "    new = Build(cards, state.other(move.player).name, move.value, locked)\n")),
    wrong("rebuilds_down_in_utkast", "BYG-3", "In utkast an open build can be built down too.",
        ("edition", "    rebuild=False,\n", "    rebuild=True,\n"), editions=_UTKAST),
    # BYG-4
    wrong("builds_to_the_opponents_value", "BYG-4", "One may build to a value where the opponent owns a build.",
        ("build", _THEIRS, "        if False:\n")),
    wrong("merges_with_the_opponents_build", "BYG-4", "Building to the opponent's value merges the builds.",
        ("build", _THEIRS, "        if False:\n"), ("build", _MERGED,
         "[build for build in view.builds if build.value == value])")),
    wrong("minds_locked_builds_of_the_opponent_only", "BYG-4",
        "Only a locked build of the opponent's closes its value.",
        ("build", _THEIRS, "        if any(build.value == value and build.locked for build in view.theirs):\n"),
         editions=_0_3_0),
    wrong("minds_open_builds_of_the_opponent_only", "BYG-4", "Only an open build of the opponent's closes its value.",
        ("build", _THEIRS, "        if any(build.value == value and not build.locked for build in view.theirs):\n")),
    wrong("closes_values_up_to_13", "BYG-4", "The opponent's build does not close 14, 15 or 16.",
        ("build", _THEIRS, "        if value <= 13 and view.their_values >> value & 1:\n")),
    wrong("closes_every_value", "BYG-4", "While the opponent owns a build nothing can be built.",
        ("build", _THEIRS, "        if view.theirs:\n")),
    # BYG-5
    wrong("merges_nothing", "BYG-5", "Two own builds of one value lie beside each other.",
        ("build", _MERGED, "[])")),
    wrong("merges_open_builds_only", "BYG-5", "A locked build is not merged with a new one.",
        ("build", _MERGED,
         "[build for build in view.mine if build.value == value and not build.locked]) if view.mine else ()")),
    wrong("builds_no_value_twice", "BYG-5", "One may not build to a value where one owns a build.",
        ("build", _THEIRS, "        if (view.their_values >> value & 1) or merged(view, value):\n")),
    wrong("builds_no_locked_value_twice", "BYG-5", "One may not build to a value where one owns a locked build.",
        ("build", _THEIRS,
         "        if (view.their_values >> value & 1) or any(build.locked for build in merged(view, value)):\n")),
    wrong("merges_every_own_build", "BYG-5", "All own builds are merged, whatever their values.",
        ("build", _MERGED, "[build for build in view.mine]) if view.mine else ()"), *_NOT_ITSELF),
    wrong("merges_new_builds_only", "BYG-5", "A rebuilt build is not merged with another.",
        ("effect", "    merged = build.merged(view, move.value)\n",
         "    merged = build.merged(view, move.value) if not old else ()\n"),
        editions=_0_3_0),
    wrong("adds_the_values_when_it_merges", "BYG-5", "A merged build is worth both values together, as far as it goes.",
        ("effect", _NEW,
         "    new = Build(cards, move.player, min(16, move.value * (1 + len(merged))), locked)\n")),
    # BYG-6
    wrong("builds_on_piles_in_0_3_0", "BYG-6", "A pile that is no build can be built on.",
        ("edition", "    build_on_piles=False,\n", "    build_on_piles=True,\n"), editions=_0_3_0),
    wrong("builds_on_piles_of_two_in_0_3_0", "BYG-6", "A pile of two that is no build can be built on.",
        ("build", "elif not build and len(pile.cards) > 1 and", "elif not build and len(pile.cards) > 2 and"),
         editions=_0_3_0),
    wrong("builds_on_piles_of_three_in_0_3_0", "BYG-6", "A pile of three that is no build can be built on.",
        ("build", "elif not build and len(pile.cards) > 1 and", "elif not build and len(pile.cards) == 2 and"),
         editions=_0_3_0),
    wrong("builds_on_single_cards_only_in_utkast", "BYG-6", "A pile that is no build cannot be built on.",
        ("edition", "    build_on_piles=True,\n", "    build_on_piles=False,\n"), editions=_UTKAST),
    wrong("builds_on_piles_of_two_only_in_utkast", "BYG-6", "A pile of three cannot be built on.",
        ("build", "elif not build and len(pile.cards) > 1 and not view.edition.build_on_piles:",
         "elif not build and len(pile.cards) > 2:"),
        editions=_UTKAST),
    wrong("builds_a_pile_down_in_utkast", "BYG-6", "A pile may be built down.",
        ("build", "    if pile.build and edition.rebuild and pile.value > worth:\n",
         "    if len(pile.cards) > 1 and not pile.build and pile.value > worth:\n"), editions=_UTKAST),
    wrong("keeps_the_value_of_a_pile_in_utkast", "BYG-6", "A pile that is built on may keep its value.",
        ("build", "    return (pile.value + worth,)\n",
         "    if len(pile.cards) > 1 and not pile.build:\n        return pile.value, pile.value + worth\n    return "
         "(pile.value + worth,)\n"),
        editions=_UTKAST),
    wrong("builds_on_locked_builds_in_utkast", "BYG-6", "A locked build can be built on too.",
        ("build", _LOCKED, "    locked = False\n"), editions=_UTKAST),
    wrong("builds_on_no_open_build_in_utkast", "BYG-6", "An open build cannot be built on.",
        ("build", _LOCKED, "    locked = build is not None\n"), editions=_UTKAST),
    # BYG-7
    _absorbs("absorbs_all_piles_in_0_3_0", "Every two-card pile goes into a build, whatever its value.",
        "        heaps = tuple(each for each in piles if len(each) == 2)\n"
        "        groups = tuple(sorted({*found[0].groups, *heaps}))\n"
        "        return (found[0]._replace(groups=groups, piles=heaps),)\n"),
    wrong("absorbs_nothing", "BYG-7", "A build takes in nothing.",
        ("edition", "    absorb=True,\n", "    absorb=False,\n")),
    _absorbs("absorbs_single_cards_only", "A build takes in single cards of its value and nothing else.",
        "        equal = tuple(card for card in loose if TABLE_VALUE[card] == value)\n        return matching(value, "
        "equal, ())\n",
        ("build", "from .cards import Cards\n", "from .cards import TABLE_VALUE, Cards\n")),
    _absorbs("absorbs_no_pairs", "A build takes in no pairs of single cards.",
        "        equal = tuple(card for card in loose if TABLE_VALUE[card] == value)\n        return matching(value, "
        "equal, piles)\n",
        ("build", "from .cards import Cards\n", "from .cards import TABLE_VALUE, Cards\n")),
    _absorbs("absorbs_no_single_cards", "A build takes in no single cards of its value.",
        "        pairs = tuple(card for card in loose if TABLE_VALUE[card] != value)\n"
        "        return matching(value, relevant(pairs, wanted), piles)\n",
        ("build", "from .cards import Cards\n", "from .cards import TABLE_VALUE, Cards\n")),
    _absorbs("absorbs_no_piles", "A build takes in no two-card piles.",
        "        return matching(value, relevant(loose, wanted), ())\n"),
    _absorbs("absorbs_if_the_player_likes", "The player may take in nothing.",
        "        return (Gathering(), *(each for each in found if each.groups))\n",
        ("gathering", _UNSAID, "return options[0] if len(options) == 1 or not options[0].groups else None"), _UNSORTED),
    _absorbs("absorbs_what_the_player_likes", "The player may leave any of what matches.",
        "        from itertools import combinations\n\n"
        "        some = [combinations(each.groups, n) for each in found for n in range(len(each.groups) + 1)]\n"
        "        groups = {tuple(group) for part in some for group in part}\n"
        "        return tuple(sorted((\n"
        "            Gathering(group, tuple(c for g in group if g not in piles for c in g), tuple(g for g in group "
        "if g in piles))\n"
        "            for group in groups), key=lambda each: -len(each.cards)))\n",
        ("gathering", _UNSAID, "return options[0]"), _UNSORTED),
    _absorbs("absorbs_one_pair_only", "One pair at most goes into a build.",
        "        single = [(c,) for c in loose if (c,) in found[0].groups]\n"
        "        pairs = sorted({g for each in found for g in each.groups if g not in piles and len(g) == 2})\n"
        "        if len(pairs) < 2 or len(found) > 1:\n            return found\n"
        "        kept = [g for g in found[0].groups if g in piles]\n"
        "        return tuple(\n"
        "            Gathering(tuple(sorted([*single, *kept, pair])), (*[c for (c,) in single], *pair), tuple(kept)) "
        "for pair in pairs)\n"),
    _absorbs("absorbs_three_cards", "Three single cards that make the value together go in too.",
        "        from itertools import combinations\n\n"
        "        used = set(found[0].loose)\n"
        "        three = [g for g in combinations([c for c in loose if c not in used], 3)\n"
        "                 if sum(TABLE_VALUE[c] for c in g) == value]\n"
        "        if len(found) > 1 or not three:\n            return found\n"
        "        one = found[0]\n"
        "        return (one._replace(groups=tuple(sorted((*one.groups, three[0]))), loose=(*one.loose, "
        "*three[0])),)\n",
        ("build", "from .cards import Cards\n", "from .cards import TABLE_VALUE, Cards\n"),
        ("build", "        if not (wanted or view.piles):\n            return NOTHING\n", "")),
    _absorbs("absorbs_piles_of_three", "A pile of three cards with the value goes in too.",
        "        from .cards import pile_value\n\n"
        "        heaps = [each for each in piles if len(each) > 2 and pile_value(each) == value]\n"
        "        return tuple(one._replace(\n"
        "            groups=tuple(sorted((*one.groups, *heaps))), piles=(*one.piles, *heaps)) for one in found)\n"),
    _absorbs("absorbs_a_pile_and_a_card", "A pile and a single card that make the value together go in too.",
        "        from .cards import pile_value\n\n"
        "        both = [(each, c) for each in piles for c in loose if pile_value(each) + TABLE_VALUE[c] == value]\n"
        "        if len(found) > 1 or not both:\n            return found\n"
        "        (heap, card), one = both[0], found[0]\n"
        "        return (one._replace(groups=tuple(sorted((*one.groups, heap, (card,)))), loose=(*one.loose, card),\n"
        "                             piles=(*one.piles, heap)),)\n",
        ("build", "from .cards import Cards\n", "from .cards import TABLE_VALUE, Cards\n")),
    _absorbs("absorbs_builds",
        "Open builds of two cards whose cards make the value, or that the player owns, go in too.",
        "        others = tuple(b for b in view.builds if b != pile.build and len(b.cards) == 2 and b.value != value)\n"
        "        return tuple(one._replace(\n"
        "            groups=tuple(sorted((*one.groups, *(b.cards for b in others)))), builds=others) for one in "
        "found)\n",
        ("build", "        if not (wanted or view.piles):\n            return NOTHING\n", "")),
    _absorbs("absorbs_by_hand_value", "An ess, SP 2 or RU 10 on the table goes into a build of its hand value.",
        "        from .cards import HAND_VALUE\n\n"
        "        high = [c for c in loose if HAND_VALUE[c] == value > 13]\n"
        "        return tuple(one._replace(\n"
        "            groups=tuple(sorted((*one.groups, *((c,) for c in high if c not in one.loose)))),\n"
        "            loose=(*one.loose, *(c for c in high if c not in one.loose))) for one in found)\n",
        ("build", "        if not (wanted or view.piles):\n            return NOTHING\n", "")),
    _absorbs("absorbs_by_hand_value_only", "An ess, SP 2 or RU 10 on the table goes in by its hand value only.",
        "        from .cards import HAND_VALUE\n\n"
        "        return matching(value, tuple(c for c in relevant(loose, wanted) if HAND_VALUE[c] < 14), piles)\n"),
    wrong("absorbs_builds_by_their_cards", "BYG-7",
        "A build whose cards make the value goes in, whatever it was built to.",
        ("build", "            return NOTHING\n        loose, piles",
         "            wanted = 0\n        loose, piles"),
        ("build", _MATCHING,
         "        builds = tuple(each for each in view.builds if each != pile.build and each.value != value\n"
         "                       and pile_value(each.cards) == value)\n"
         "        return matching(value, relevant(loose, wanted), piles, builds)\n"),
        ("build", "from .cards import Cards\n", "from .cards import Cards, pile_value\n")),
    wrong("absorbs_new_builds_only", "BYG-7", "A rebuilt build takes in nothing.",
        ("build", "    if view.edition.absorb:\n",
         "    if view.edition.absorb and pile.build:\n        return NOTHING\n    if view.edition.absorb:\n")),
    wrong("absorbs_the_old_value_when_rebuilt", "BYG-7", "A rebuilt build takes in what had its old value.",
        ("build", "        return matching(value, relevant(loose, wanted), piles)\n",
         "        if pile.build:\n            return matching(pile.value, loose, piles)\n"
         "        return matching(value, relevant(loose, wanted), piles)\n"),
        ("build", "        if not (wanted or view.piles):\n            return NOTHING\n", "")),
    wrong("absorbs_the_first_choice", "BYG-7", "Where the player says nothing the first choice is taken in.",
        ("gathering", _UNSAID, "return options[0]")),
    wrong("absorbs_by_the_letter", "BYG-7", "What is taken in must be said in the right pairs.",
        ("gathering", _SAID,
         "    for option in options:\n        if sorted(option.groups) == sorted(tuple(sorted(group)) for group in "
         "said):\n")),
    wrong("absorbs_identical_cards_by_choice", "BYG-7", "Which of two identical cards goes in must be said.",
        ("gathering", "    return dict.fromkeys(combinations(cards, n)) if n < len(cards) else (tuple(cards),)\n",
         "    return [*combinations(cards, n)]\n")),
    wrong("absorbs_the_base_card_again", "BYG-7", "The card that is built on pairs with others.",
        ("build", "        return without(view.loose, pile.cards[0]), view.piles\n",
         "        rest = without(view.loose, pile.cards[0])\n"
         "        return without(rest, pile.cards[0]) if pile.cards[0] in rest else rest, view.piles\n")),
    wrong("absorbs_pairs_with_the_played_card", "BYG-7",
        "A single card that makes the value with the played one goes in.",
        ("build", _MATCHING,
         "        found = matching(value, relevant(loose, wanted), piles)\n"
         "        base = [c for c in loose if not pile.build and len(pile.cards) == 1\n"
         "                and TABLE_VALUE[c] in (pile.value, value - pile.value) and c not in found[0].loose]\n"
         "        if len(found) > 1 or not base:\n            return found\n"
         "        one = found[0]\n"
         "        return (one._replace(groups=tuple(sorted((*one.groups, (base[0],)))), loose=(*one.loose, "
         "base[0])),)\n"),
        ("build", "from .cards import Cards\n", "from .cards import TABLE_VALUE, Cards\n"),
        ("build", "        if not (wanted or view.piles):\n            return NOTHING\n", "")),
    wrong("absorbs_a_half_alone", "BYG-7", "A single card of half the value goes in alone.",
        ("build", _MATCHING,
         "        found = matching(value, relevant(loose, wanted), piles)\n"
         "        half = [c for c in loose if 2 * TABLE_VALUE[c] == value]\n"
         "        if len(half) != 1:\n            return found\n"
         "        one = found[0]\n"
         "        return (one._replace(groups=tuple(sorted((*one.groups, (half[0],)))), loose=(*one.loose, "
         "half[0])),)\n"),
        ("build", "from .cards import Cards\n", "from .cards import TABLE_VALUE, Cards\n"),
        ("build", "        if not (wanted or view.piles):\n            return NOTHING\n", "")),
    wrong("absorbs_later_throws", "BYG-7", "A card thrown later goes into a build of its value, whoever owns it.",
        ("effect",
         "    mine = tuple([each for each in state.builds if each.owner == me.name]) if state.builds else ()\n",
         "    mine = tuple([each for each in state.builds if each.owner == me.name]) or state.builds\n")),
    # BYG-8
    wrong("consolidates_nothing", "BYG-8", "A build takes in nothing.",
        ("edition", "    consolidate=True,\n", "    consolidate=False,\n")),
    wrong("consolidates_what_matches", "BYG-8", "Only two-card piles of the build's value go in.",
        ("build", _CONSOLIDATION,
         "        from .cards import pile_value\n\n"
         "        return consolidation(tuple(p for p in _rest(view, pile)[1] if pile_value(p) == value), others)\n")),
    wrong("consolidates_single_cards_too", "BYG-8", "Single cards of the build's value go in too.",
        ("build", _CONSOLIDATION,
         "        from .cards import TABLE_VALUE\n\n"
         "        (one,) = consolidation(_rest(view, pile)[1], others)\n"
         "        equal = tuple(c for c in _rest(view, pile)[0] if TABLE_VALUE[c] == value)\n"
         "        return (one._replace(groups=tuple(sorted((*one.groups, *((c,) for c in equal)))), loose=equal),)\n")),
    wrong("consolidates_larger_piles_too", "BYG-8", "Piles of three and more go in too.",
        ("gathering", _HEAPS, "heaps = tuple(piles)\n")),
    wrong("consolidates_own_locked_builds", "BYG-8", "The builder's own locked builds of two cards go in too.",
        ("build", _CONSOLIDATION,
         "        return consolidation(_rest(view, pile)[1], tuple(\n"
         "            each._replace(locked=each.locked and each.owner != view.name) for each in others))\n"),
        ("effect", "            builds = without(builds, each)\n",
         "            builds = without(builds, each if each in builds else each._replace(locked=True))\n")),
    wrong("consolidates_no_builds", "BYG-8", "Open builds of two cards stay.",
        ("gathering", _OPEN_BUILDS, "open_builds = ()")),
    wrong("consolidates_if_the_player_likes", "BYG-8", "The player may leave the two-card piles where they are.",
        ("build", _CONSOLIDATION, "        return (*consolidation(_rest(view, pile)[1], others), *NOTHING)\n"),
        ("gathering", _UNSAID, "return options[0]"), _UNSORTED),
    wrong("consolidates_by_value_too", "BYG-8", "What goes in counts towards the build's value, up to 16.",
        ("effect", _NEW,
         "    from .cards import pile_value\n\n"
         "    worth = move.value + pile_value(gathered.cards) if state.edition.consolidate else move.value\n"
         "    new = Build(cards, move.player, min(16, worth), locked)\n")),
    wrong("leaves_the_twin_of_the_base", "BYG-8", "A pile of the same cards as the one built on stays.",
        ("build", "    return view.loose, without(view.piles, pile.cards)\n",
         "    return view.loose, tuple(each for each in view.piles if each != pile.cards)\n")),
    wrong("consolidates_by_the_letter", "BYG-8", "What goes in must be said pile by pile.",
        ("gathering", _SAID,
         "    for option in options:\n        if sorted(option.groups) == sorted(tuple(sorted(group)) for group in "
         "said):\n")),
)  # fmt: skip
