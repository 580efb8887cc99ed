"""Wrong about locking (LAS)."""

# ruff: noqa: ISC004  a patch is the engine's own source, line by line

from .wrong import wrong

_0_3_0 = ("0.3.0",)
_UTKAST = ("utkast",)
_LOCKS = "    locked = bool(state.edition.lock_at_once or merged or gathered.groups)  # LAS-2, LAS-3, LAS-5\n"
_LOCKED = "    locked = build is not None and build.locked\n"
_FED = "        new = Build(in_order((*fed.cards, move.card)), fed.owner, fed.value, locked=True)\n"
_TROTTAD = "    new = Build(cards, move.player, value, locked=True)  # TRO-4, LAS-4\n"
_THEIRS = "        if view.their_values >> value & 1:\n"
_MERGED = "[build for build in view.mine if build.value == value]) if view.mine else ()"
_OPEN_PAIR = "    return len(build.cards) == 2 and not build.locked\n"
_FITTING = "    return piles if value <= HIGHEST_PLAIN else [pile for pile in piles if pile.build]\n"
_WRONG = "    wrong = list(_misfits(value, found.piles))\n"


def _locks(more: str) -> tuple[str, str, str]:
    return ("effect", _LOCKS, f"    locked = bool(state.edition.lock_at_once or ({more}))\n")


def _not_taken(name: str, what: str, which: str) -> object:
    """One that cannot take some locked builds, though they fit."""
    which = f"pile.build and pile.build.locked and pile.value == value and {which}"
    return wrong(name, "LAS-7", what,
        ("take", _FITTING, f"    piles = [pile for pile in piles if not ({which})]\n" + _FITTING),
        ("take", _WRONG,
         _WRONG + f"    if any({which} for pile in found.piles):\n"
         '        wrong.append((Reason.VALUE_MISMATCH, "INT-7"))\n'))  # fmt: skip


FAMILY = (
    # LAS-1
    wrong("locks_at_once_in_0_3_0", "LAS-1", "A build is locked as soon as it is made.",
        ("edition", "    lock_at_once=False,\n", "    lock_at_once=True,\n")),
    wrong("locks_three_cards", "LAS-1", "A build of three cards or more is locked.",
        _locks("merged or gathered.groups or len(pile.cards) > 1")),
    wrong("locks_five_cards", "LAS-1", "A build of five cards or more is locked.",
        _locks("merged or gathered.groups or len(pile.cards) > 3")),
    wrong("locks_what_changes_owner", "LAS-1", "A build that changes owner is locked.",
        _locks("merged or gathered.groups or (old and old.owner != move.player)")),
    wrong("locks_when_the_turn_comes_back", "LAS-1", "A build is locked when the opponent has left it for a turn.",
        ("effect", "    after = State(\n",
         "    builds = tuple(\n"
         "        each._replace(locked=True) if each in state.builds and each.owner != me.name else each for each in "
         "builds)\n"
         "    after = State(\n")),
    wrong("locks_high_builds", "LAS-1", "A build of 14, 15 or 16 is locked as soon as it is made.",
        _locks("merged or gathered.groups or move.value > 13")),
    # LAS-2
    wrong("leaves_a_merged_build_open", "LAS-2", "Merging does not lock.",
        _locks("gathered.groups or any(each.locked for each in merged)")),
    wrong("locks_a_new_merged_build_only", "LAS-2", "Merging by rebuilding does not lock.",
        _locks("gathered.groups or any(each.locked for each in merged) or (merged and not old)")),
    wrong("locks_a_second_build", "LAS-2", "A second own build is locked, merged or not.",
        _locks("merged or gathered.groups or view.mine")),
    # LAS-3
    wrong("leaves_an_absorbing_build_open", "LAS-3", "Absorbing does not lock.", _locks("merged")),
    wrong("locks_on_two_absorbed_piles", "LAS-3", "It takes two absorbed piles to lock.",
        _locks("merged or len(gathered.groups) > 1")),
    wrong("locks_on_absorbed_single_cards_only", "LAS-3", "Absorbing a pile or a pair does not lock.",
        _locks("merged or any(len(group) == 1 for group in gathered.groups)")),
    wrong("locks_on_absorbed_piles_only", "LAS-3", "Absorbing single cards or pairs of them does not lock.",
        _locks("merged or gathered.piles")),
    wrong("locks_on_absorbed_pairs_only", "LAS-3", "Absorbing a single card or a pile does not lock.",
        _locks("merged or any(len(group) == 2 and group not in gathered.piles for group in gathered.groups)")),
    wrong("locks_beside_single_cards", "LAS-3", "A build is locked where single cards lie beside it, absorbed or not.",
        _locks("merged or gathered.groups or any(card not in pile.cards for card in state.loose)")),
    wrong("locks_a_new_absorbing_build_only", "LAS-3", "Absorbing does not lock a rebuilt build.",
        _locks("merged or (gathered.groups and not old)")),
    # LAS-4
    wrong("leaves_a_trottad_build_open", "LAS-4", "Trotta does not lock.",
        ("effect", _TROTTAD,
         "    new = Build(cards, move.player, value, locked=any(each.locked for each in under))\n")),
    wrong("leaves_a_fed_build_open", "LAS-4", "Feeding does not lock.", ("effect", _FED, _FED.replace("True",
        "fed.locked"))),
    wrong("feeds_by_hand_value", "LAS-4", "An ess, SP 2 or RU 10 is fed to a build of 14, 15 or 16.",
        ("throw", "            if build.value == TABLE_VALUE[card]:\n",
         "            if build.value == HAND_VALUE[card]:\n"),
        ("throw", "from .cards import TABLE_VALUE, Card\n", "from .cards import HAND_VALUE, Card\n")),
    wrong("trottar_by_hand_value", "LAS-4", "An ess, SP 2 or RU 10 is trottad as 14, 15 or 16.",
        ("trotta", "    view, value = attempt.view, attempt.worth\n    builds =",
         "    view, value = attempt.view, attempt.value\n    builds ="),
        ("trotta", "    value = attempt.worth\n    return tuple(", "    value = attempt.value\n    return tuple("),
        ("trotta", "    value = attempt.worth\n    rules", "    value = attempt.value\n    rules"),
        ("trotta", "    view, value = attempt.view, attempt.worth\n    if not",
         "    view, value = attempt.view, attempt.value\n    if not"),
        ("effect", "    value = attempt.worth\n", "    value = attempt.value\n")),
    # LAS-5
    wrong("leaves_builds_open_in_utkast", "LAS-5", "A build is open until something goes into it.",
        ("edition", "    lock_at_once=True,\n", "    lock_at_once=False,\n")),
    wrong("leaves_builds_open_for_good_in_utkast", "LAS-5", "A build is always open.",
        ("effect", _LOCKS, "    locked = bool(not state.edition.lock_at_once and (merged or gathered.groups))\n")),
    wrong("locks_new_builds_on_single_cards_only_in_utkast", "LAS-5", "A build made on a pile is open.",
        ("effect", _LOCKS,
         "    locked = bool((state.edition.lock_at_once and len(pile.cards) == 1) or merged or gathered.groups)\n")),
    wrong("locks_on_consolidation_only_in_utkast", "LAS-5", "A build that consolidates is open, another is locked.",
        ("effect", _LOCKS, "    locked = bool((state.edition.lock_at_once and not gathered.groups) or merged)\n")),
    # LAS-6
    wrong("rebuilds_locked_builds", "LAS-6", "A lock keeps nobody from rebuilding.", ("build", _LOCKED,
        "    locked = False\n")),
    wrong("lets_the_owner_rebuild_a_locked_build", "LAS-6", "The owner may rebuild a locked build.",
        ("build", _LOCKED, "    locked = build is not None and build.locked and build.owner != view.name\n")),
    wrong("lets_the_opponent_rebuild_a_locked_build", "LAS-6", "The opponent may rebuild a locked build.",
        ("build", _LOCKED, "    locked = build is not None and build.locked and build.owner == view.name\n")),
    wrong("rebuilds_locked_builds_up", "LAS-6", "A locked build may be built up.",
        ("build", _LOCKED, "    locked = build is not None and build.locked and value < build.value\n")),
    wrong("rebuilds_locked_builds_down", "LAS-6", "A locked build may be built down.",
        ("build", _LOCKED, "    locked = build is not None and build.locked and value > build.value\n"),
         editions=_0_3_0),
    wrong("rebuilds_locked_builds_to_high_values", "LAS-6", "A locked build may be built to 13 and above.",
        ("build", _LOCKED, "    locked = build is not None and build.locked and value < 13\n")),
    wrong("rebuilds_locked_builds_to_an_own_value", "LAS-6",
        "A locked build may be rebuilt where it merges with another.",
        ("build", _LOCKED,
         "    locked = build is not None and build.locked and not any(b.value == value for b in view.mine)\n")),
    wrong("tells_what_a_locked_build_cannot_become", "LAS-6",
        "Of a locked build it is told that the value is out of reach.",
        ("build", "    if locked:\n", "    if locked and value in values(view.edition, pile, attempt.worth):\n"),
        ("build", "    elif not locked:  # what a locked build could become is no use to know\n", "    else:\n")),
    # LAS-7
    _not_taken("takes_no_locked_build", "A locked build cannot be taken.", "True"),
    _not_taken("takes_no_locked_build_of_the_opponent", "A locked build is taken by its owner only.",
        "pile.build.owner != view.name"),
    _not_taken("takes_no_own_locked_build", "The owner cannot take a locked build.", "pile.build.owner == view.name"),
    _not_taken("takes_no_large_locked_build", "A locked build of four cards or more cannot be taken.",
        "len(pile.cards) > 3"),
    wrong("takes_locked_builds_with_a_higher_card", "LAS-7",
        "A locked build is taken by any card of at least its value.",
        ("take", "    if not piles:\n        yield",
         "    if len(piles) == 1 and piles[0].build and piles[0].build.locked and piles[0].value < value:\n"
         "        return\n    if not piles:\n        yield")),
    wrong("takes_locked_builds_with_a_lower_card", "LAS-7", "A locked build is taken by any card of at most its value.",
        ("take", "    if not piles:\n        yield",
         "    if len(piles) == 1 and piles[0].build and piles[0].build.locked and piles[0].value > value:\n"
         "        return\n    if not piles:\n        yield")),
    wrong("need_not_take_more_than_the_locked_build", "LAS-7", "With a locked build nothing else need be taken.",
        ("take", "    elif not wrong and len(found.piles) < greatest(view, value):\n",
         "    elif not wrong and not any(p.build and p.build.locked for p in found.piles) and len(found.piles) < "
         "greatest(view, value):\n")),
    # LAS-8
    wrong("moves_the_opponents_locked_build", "LAS-8",
        "Building to the value of the opponent's locked build takes it over.",
        ("build", _THEIRS,
         "        if any(build.value == value and not build.locked for build in view.theirs):\n"),
        ("build", _MERGED, "[build for build in view.builds if build.value == value])")),
    wrong("gathers_locked_builds", "LAS-8", "A locked build of two cards is gathered by trotta.",
        ("gathering", _OPEN_PAIR, "    return len(build.cards) == 2\n"), editions=_0_3_0),
    wrong("consolidates_locked_builds", "LAS-8", "A locked build of two cards is consolidated.",
        ("gathering", "open_builds = tuple(build for build in builds if is_open_pair(build))",
         "open_builds = tuple(build for build in builds if len(build.cards) == 2)"), editions=_UTKAST),
    wrong("absorbs_locked_builds", "LAS-8",
        "A build takes in the opponent's locked build of two cards, whatever its value.",
        ("build", "        return matching(value, relevant(loose, wanted), piles)\n",
         "        others = tuple(b for b in view.theirs if b.locked and len(b.cards) == 2)\n"
         "        return tuple(one._replace(\n"
         "            groups=tuple(sorted((*one.groups, *(b.cards for b in others)))), builds=others)\n"
         "            for one in matching(value, relevant(loose, wanted), piles))\n"),
        ("build", "        if not (wanted or view.piles):\n            return NOTHING\n", ""), editions=_0_3_0),
    wrong("guards_open_builds_too", "LAS-8", "An open build of the opponent's cannot be gathered either.",
        ("trotta", "if build.value == value and is_open_pair(build)])\n    return matching",
         "if build.value == value and is_open_pair(build) and build.owner == view.name])\n    return matching"),
        ("trotta", "    if any(build.value == value and not is_open_pair(build) for build in attempt.view.theirs):\n",
         "    if any(build.value == value for build in attempt.view.theirs):\n"), editions=_0_3_0),
    wrong("keeps_the_owner_from_a_locked_build", "LAS-8", "The owner can neither merge with nor add to a locked build.",
        ("build", _THEIRS,
         "        if (view.their_values >> value & 1) or any(each.locked for each in merged(view, value)):\n"),
        ("trotta", "    if any(build.value == value and not is_open_pair(build) for build in attempt.view.theirs):\n",
         "    if any(build.value == value and not is_open_pair(build) for build in attempt.view.builds):\n")),
    # LAS-9
    wrong("opens_a_locked_build_that_grows", "LAS-9", "A locked build opens when cards are added to it.",
        ("effect", _FED, _FED.replace("True", "not fed.locked")),
        ("effect", _TROTTAD,
         "    new = Build(cards, move.player, value, locked=not any(each.locked for each in under))\n"),
        ("effect", _LOCKS,
         "    locked = bool((state.edition.lock_at_once or merged or gathered.groups) and not any(b.locked for b in "
         "merged))\n")),
    wrong("opens_locked_builds_each_turn", "LAS-9", "A lock holds until the second player has played.",
        ("effect", "    after = State(\n",
         "    if me.name == second.name:\n"
         "        builds = tuple(each._replace(locked=False) if each in state.builds else each for each in builds)\n"
         "    after = State(\n")),
    wrong("opens_a_locked_build_when_fed", "LAS-9", "Feeding opens a locked build.",
        ("effect", _FED, _FED.replace("True", "not fed.locked")), editions=_0_3_0),
    wrong("opens_a_locked_build_when_trottad", "LAS-9", "Trotta opens a locked build that the card is laid on.",
        ("effect", _TROTTAD,
         "    new = Build(cards, move.player, value, locked=not any(each.locked for each in under))\n"),
         editions=_0_3_0),
    wrong("opens_a_locked_build_when_merged", "LAS-9", "Merging opens a locked build.",
        ("effect", _LOCKS,
         "    locked = bool((state.edition.lock_at_once or merged or gathered.groups) and not any(b.locked for b in "
         "merged))\n")),
)  # fmt: skip
