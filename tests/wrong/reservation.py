"""Wrong about reservation (RES)."""

# ruff: noqa: ISC004  a patch is the engine's own source, line by line

from .wrong import wrong

_0_3_0 = ("0.3.0",)
_UTKAST = ("utkast",)
_HELD = "            bit = 1 << HAND_VALUE[card]\n            twice |= held & bit\n"
_RESERVES = "self.reserves: Values = view.held if view.twice & bit else view.held & ~bit"
_RESERVED = "self.reserved = view.reserved & bit != 0"
_MINE = "self.reserved = owned(self.mine) & self.held & ~self.twice"
_NEEDED = "        if not attempt.reserves >> value & 1:\n"
_BUILDING = "    if attempt.reserved:\n"
_SELECTIONS = "def selections(attempt: Attempt) -> Iterable[Groups]:\n"
_BREACHES = "    view, value = attempt.view, attempt.value\n    found = pick(view.state"
_IDENTICAL = "attempt.value <= HIGHEST_PLAIN and not attempt.reserved"
_LEAVES = "    if attempt.reserved and any(build.value == value and build in found.builds for build in view.mine):\n"
_LIKE = "attempt.reserved and attempt.card in attempt.view.loose and attempt.value <= HIGHEST_PLAIN"


def _reserved_with_like(name: str, what: str, options: str) -> object:
    """One that lets a reserved card whose like lies on the table take only these."""
    return wrong(name, "RES-5", what,
        ("take", _SELECTIONS,
         _SELECTIONS + f"    if {_LIKE}:\n        return {options}\n    return _selections(attempt)\n\n\n"
         + _SELECTIONS.replace("selections", "_selections")),
        ("take", _BREACHES,
         f"    if {_LIKE}:\n"
         "        said = tuple(sorted(tuple(sorted(pile)) for pile in move.piles))\n"
         '        return [] if said in selections(attempt) else [(Reason.RESERVED_CARD, "RES-2")]\n'
         + _BREACHES))  # fmt: skip


FAMILY = (
    # RES-1
    wrong("builds_without_a_reservation", "RES-1", "A build needs no card in the hand that can take it.",
        ("build", _NEEDED, "        if False:\n")),
    wrong("rebuilds_without_a_reservation", "RES-1", "Rebuilding needs no card in the hand that can take the build.",
        ("build", _NEEDED, "        if not pile.build and not attempt.reserves >> value & 1:\n"), editions=_0_3_0),
    wrong("rebuilds_the_opponents_build_without_a_reservation", "RES-1",
        "Rebuilding the opponent's build needs no card.",
        ("build", _NEEDED,
         "        if not (build and build.owner != view.name) and not attempt.reserves >> value & 1:\n"),
        editions=_0_3_0),
    wrong("reserves_with_the_played_card", "RES-1", "The card that is built with answers for the build.",
        ("view", _RESERVES, "self.reserves: Values = view.held")),
    wrong("reserves_with_no_second_copy", "RES-1",
        "The other copy of the card that is built with does not answer for the build.",
        ("view", _RESERVES, "self.reserves: Values = view.held & ~bit if view.hand.count(card) > 1 else (\n"
         "            view.held if view.twice & bit else view.held & ~bit)")),
    wrong("reserves_by_table_value", "RES-1", "A card answers for a build of its table value.",
        ("view", _RESERVES,
         "rest = list(view.hand)\n        rest.remove(card)\n"
         "        self.reserves: Values = sum({1 << TABLE_VALUE[each] for each in rest})")),
    wrong("reserves_by_either_value", "RES-1", "A card answers for a build of its hand value or its table value.",
        ("view", _RESERVES,
         "rest = list(view.hand)\n        rest.remove(card)\n"
         "        self.reserves: Values = sum({1 << v for each in rest for v in (TABLE_VALUE[each], "
         "HAND_VALUE[each])})")),
    wrong("reserves_with_the_opponents_card", "RES-1", "A card in the opponent's hand answers for a build.",
        ("view", _RESERVES,
         _RESERVES + "\n        theirs = view.state.other(view.name).hand\n"
         "        self.reserves |= sum({1 << HAND_VALUE[each] for each in theirs})")),
    wrong("reserves_a_merged_build_twice", "RES-1", "Merging with an own build needs a second card of its value.",
        ("build", _NEEDED,
         "        if not attempt.reserves >> value & 1 or (merged(view, value) and not view.twice >> value & 1):\n")),
    wrong("reserves_two_cards", "RES-1", "Two other cards that can take the build must stay in the hand.",
        ("build", _NEEDED,
         "        answering = sum(HAND_VALUE[card] == value for card in view.hand) - (attempt.value == value)\n"
         "        if answering < 2:\n"),
        ("build", "from .cards import Cards\n", "from .cards import HAND_VALUE, Cards\n")),
    wrong("reserves_17_with_anything", "RES-1", "A build of 17 needs no card, since none could answer for it.",
        ("build", _NEEDED, "        if value != 17 and not attempt.reserves >> value & 1:\n"),
        ("setup", "not 1 <= pile.value <= HIGHEST_VALUE", "not 1 <= pile.value <= 17")),
    # RES-2
    wrong("reserves_nothing", "RES-2", "No card is ever reserved.", ("view", _RESERVED, "self.reserved = False")),
    wrong("builds_with_a_reserved_card", "RES-2", "A reserved card may build.",
        ("build", _BUILDING, "    if False:\n")),
    wrong("rebuilds_with_the_reserved_card", "RES-2",
        "A reserved card may rebuild the very build that it is reserved for.",
        ("build", _BUILDING,
         "    if attempt.reserved and not (build and build.owner == view.name and build.value == attempt.value):\n"),
        editions=_0_3_0),
    wrong("takes_other_piles_with_a_reserved_card", "RES-2",
        "A reserved card may take something else and leave the build.",
        ("take", _LEAVES, "    if False:\n"),
        ("take", "    elif not wrong and len(found.piles) < greatest(view, value):\n",
         "    elif not wrong and not attempt.reserved and len(found.piles) < greatest(view, value):\n")),
    wrong("calls_a_left_build_too_few", "RES-2", "Leaving the reserved build is told as taking too few.",
        ("take", _LEAVES, "    if False:\n")),
    wrong("trottar_with_a_reserved_card", "RES-2", "A reserved card may be trottad.",
        ("trotta", "    if attempt.reserved:\n", "    if False:\n"), editions=_0_3_0),
    wrong("trottar_the_last_card_of_the_value", "RES-2", "A reserved card may be laid on its own build with trotta.",
        ("trotta", "    if attempt.reserved:\n", "    if attempt.reserved and attempt.value != value:\n"),
        ("trotta", "    if not attempt.reserves >> value & 1:\n",
         "    if not attempt.reserves >> value & 1 and not (attempt.reserved and attempt.value == value):\n"),
        editions=_0_3_0),
    wrong("reserves_for_the_opponents_builds", "RES-2", "The opponent's builds reserve cards too.",
        ("view", _MINE, "self.reserved = owned(self.builds) & self.held & ~self.twice")),
    wrong("reserves_cards_by_table_value", "RES-2", "A card is reserved for an own build of its table value.",
        ("view", _RESERVED, "self.reserved = (view.reserved & bit or owned(view.mine) >> self.worth & 1) != 0"
         " and not view.twice & bit")),
    wrong("reserves_plain_values_only", "RES-2", "A card for a build of 14, 15 or 16 is not reserved.",
        ("view", _RESERVED, "self.reserved = view.reserved & bit != 0 and self.value <= 13")),
    wrong("reserves_for_the_first_build_only", "RES-2", "Of two own builds only the first reserves a card.",
        ("view", _MINE, "self.reserved = owned(self.mine[:1]) & self.held & ~self.twice")),
    wrong("reserves_the_whole_hand", "RES-2", "Who owns a build may only take it.",
        ("view", _RESERVED, "self.reserved = bool(view.reserved)")),
    wrong("takes_nothing_but_its_build", "RES-2", "While a card is reserved no other card may take anything.",
        ("take", _SELECTIONS,
         _SELECTIONS + "    if attempt.view.reserved and not attempt.reserved:\n        return ()\n"),
        ("take", _BREACHES,
         "    if attempt.view.reserved and not attempt.reserved:\n"
         '        return [(Reason.RESERVED_CARD, "RES-2")]\n' + _BREACHES)),
    wrong("reserves_for_builds_of_two_cards_only", "RES-2", "A build of three cards or more reserves no card.",
        ("view", _MINE,
         "self.reserved = owned(tuple(b for b in self.mine if len(b.cards) == 2)) & self.held & ~self.twice")),
    # RES-3
    wrong("reserves_both_of_two", "RES-3", "Of two cards for a build both are reserved.",
        ("view", _MINE, "self.reserved = owned(self.mine) & self.held")),
    wrong("reserves_the_first_of_two", "RES-3", "Of two cards for a build the first is reserved.",
        ("view", _RESERVED,
         "self.reserved = bool(owned(view.mine) & bit) and (\n"
         "            not view.twice & bit or card == min(c for c in view.hand if HAND_VALUE[c] == self.value))")),
    wrong("reserves_the_last_of_two", "RES-3", "Of two cards for a build the last is reserved.",
        ("view", _RESERVED,
         "self.reserved = bool(owned(view.mine) & bit) and (\n"
         "            not view.twice & bit or card == max(c for c in view.hand if HAND_VALUE[c] == self.value))")),
    wrong("reserves_only_one_of_a_kind", "RES-3", "Identical cards for a build are both reserved, for they are one.",
        ("view", _HELD,
         "            bit = 1 << HAND_VALUE[card]\n            twice |= held & bit if hand.count(card) == 1 else 0\n")),
    # RES-4: an engine without a memory can only guess from what lies there whose build it was.
    wrong("keeps_a_card_reserved_for_a_taken_build", "RES-4",
        "A card stays reserved when the opponent takes the build.",
        ("view", _RESERVED,
         "self.reserved = view.reserved & bit != 0\n"
         "        other = view.state.other(view.name)\n"
         "        lost = any(HAND_VALUE[each] == self.value for each in other.taken)\n"
         "        self.reserved = self.reserved or (lost and not view.twice & bit and not view.loose)")),
    wrong("keeps_a_card_reserved_for_its_own_taken_build", "RES-4",
        "Of two cards for a build the other stays reserved when the first has taken it.",
        ("view", _RESERVED,
         "self.reserved = view.reserved & bit != 0\n"
         "        taken = view.state.player(view.name).taken\n"
         "        built = {TABLE_VALUE[a] + TABLE_VALUE[b] for a in taken for b in taken if a < b}\n"
         "        with_it = any(HAND_VALUE[each] == self.value for each in taken)\n"
         "        self.reserved = self.reserved or (with_it and self.value in built and not view.twice & bit)")),
    wrong("keeps_a_card_reserved_for_a_lost_build", "RES-4",
        "A card stays reserved when the opponent rebuilds the build.",
        ("view", _RESERVED,
         "self.reserved = view.reserved & bit != 0\n"
         "        once = {TABLE_VALUE[a] + TABLE_VALUE[b] for build in view.theirs for a in build.cards for b in "
         "build.cards\n"
         "                if a < b and len(build.cards) > 2}\n"
         "        self.reserved = self.reserved or (self.value in once and not view.twice & bit)"), editions=_0_3_0),
    wrong("keeps_a_card_reserved_for_a_gathered_build", "RES-4",
        "A card stays reserved when the opponent gathers the build.",
        ("view", _MINE,
         "lost = tuple(build for build in self.theirs if len(build.cards) > 2)\n"
         "        self.reserved = owned((*self.mine, *lost)) & self.held & ~self.twice"),
        editions=_0_3_0),
    wrong("reserves_nothing_for_a_rebuilt_build", "RES-4", "A rebuilt build reserves no card for its new value.",
        ("view", _MINE,
         "self.reserved = owned(tuple(b for b in self.mine if pile_value(b.cards) == b.value or b.locked)) & "
         "self.held & ~self.twice"),
        editions=_0_3_0),
    wrong("reserves_the_old_value_of_a_rebuilt_build", "RES-4",
        "The owner's rebuilding leaves the card for the old value reserved.",
        ("view", _RESERVED,
         "self.reserved = view.reserved & bit != 0\n"
         "        once = {TABLE_VALUE[a] + TABLE_VALUE[b] for build in view.mine for a in build.cards for b in "
         "build.cards\n"
         "                if a < b and len(build.cards) == 3 and not build.locked}\n"
         "        self.reserved = self.reserved or (self.value in once and not view.twice & bit)"), editions=_0_3_0),
    wrong("frees_a_card_when_the_turn_has_passed", "RES-4",
        "In utkast a locked build reserves nothing after the opponent's turn.",
        ("view", _MINE,
         "self.reserved = 0 if self.edition.lock_at_once else owned(self.mine) & self.held & ~self.twice"),
        editions=_UTKAST),
    # RES-5
    wrong("takes_the_identical_card_with_a_reserved_one", "RES-5",
        "The identical card goes first also with a reserved card.",
        ("take", _IDENTICAL, "attempt.value <= HIGHEST_PLAIN"),
        ("take", "    if attempt.reserved and any(",
         "    if attempt.reserved and not takes_identical(attempt) and any(")),
    _reserved_with_like("leaves_the_identical_card_with_a_reserved_one",
        "A reserved card takes the build and leaves its like.",
        "(tuple(build.cards for build in attempt.view.mine if build.value == attempt.value),)"),
    _reserved_with_like("cannot_take_with_a_reserved_card_and_its_like",
        "A reserved card whose like lies there can take nothing.", "()"),
    wrong("takes_its_like_with_a_reserved_special_card", "RES-5",
        "A reserved ess, SP 2 or RU 10 takes its like with the build.",
        ("take", _SELECTIONS,
         _SELECTIONS +
         "    found = _selections(attempt)\n"
         "    if attempt.reserved and attempt.value > HIGHEST_PLAIN and attempt.card in attempt.view.loose:\n"
         "        return [tuple(sorted([*piles, (attempt.card,)])) for piles in found]\n"
         "    return found\n\n\n" + _SELECTIONS.replace("selections", "_selections")),
        ("take", _BREACHES,
         "    if attempt.reserved and attempt.value > HIGHEST_PLAIN and attempt.card in attempt.view.loose:\n"
         "        said = tuple(sorted(tuple(sorted(pile)) for pile in move.piles))\n"
         '        return [] if said in selections(attempt) else [(Reason.NOT_MAXIMAL, "INT-3")]\n' + _BREACHES)),
)  # fmt: skip
