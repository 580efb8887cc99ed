"""Wrong about mulle (MUL)."""

# ruff: noqa: ISC004  a patch is the engine's own source, line by line

from .wrong import wrong

_UTKAST = ("utkast",)
_MULLES = "    mulles = _mulles(state, move.card, cards)\n"
_PAIRS = "    pairs = sorted({card for card in cards if cards.count(card) > 1})\n"
_ALL = "        return pairs\n"
_REMOVE = "        cards.remove(card)  # MUL-2: one of the two; the other goes with the rest\n"
_NO_PAIRS = "    if len(set(cards)) == len(cards):\n        return []\n"
_TABBE = "    tabbe = not (left.loose or left.heaps or left.builds)  # TAB-1; TAB-2: only an intag comes here\n"
_PLAYED = "    return _settled(state, me, loose, piles, tuple(sorted((*builds, new))), events)"
_MULLE_NOW = (
    "    double = sorted({card for card in new.cards if new.cards.count(card) > 1})[:1]\n"
    "    for card in double:\n        new = new._replace(cards=without(new.cards, card))\n"
    "    me = Player(me.name, me.hand, me.taken, in_order((*me.mulles, *double)), me.tabbe)\n"
)


def _only(name: str, clause: str, what: str, kept: str, **where: tuple[str, ...]) -> object:
    """One that counts only some of the mullar; `pairs` are all of them."""
    new = _MULLES.replace("mulles", "pairs", 1) + f"    mulles = {kept}\n"
    return wrong(name, clause, what, ("effect", _MULLES, new), **where)


def _also(name: str, clause: str, what: str, more: str) -> object:
    """One that counts something else as mullar too."""
    return wrong(name, clause, what, ("effect", _MULLES, _MULLES + f"    mulles += {more}\n"))


FAMILY = (
    # MUL-1
    _only("finds_no_mulle", "MUL-1", "There are no mullar.", "[]"),
    _only("finds_only_mullar_with_the_played_card", "MUL-1", "Only the played card and its like are a mulle.",
        "[card for card in pairs if card == move.card]"),
    _only("finds_only_mullar_on_the_table", "MUL-1", "The played card does not count for a mulle.",
        "[card for card in pairs if card != move.card]"),
    _only("finds_no_mulle_in_builds", "MUL-1", "A card inside a build does not count for a mulle.",
        "[card for card in pairs if not any(pile.build and card in pile.cards for pile in left.piles)]"),
    _only("finds_no_mulle_in_piles", "MUL-1", "A card inside a pile of several cards does not count for a mulle.",
        "[card for card in pairs if not any(card in p.cards for p in left.piles if len(p.cards) > 1 and not p.build)]"),
    _only("finds_only_mullar_of_single_cards", "MUL-1", "Only single cards and the played card make a mulle.",
        "[card for card in pairs if not any(card in pile.cards and len(pile.cards) > 1 for pile in left.piles)]"),
    _only("finds_no_mulle_in_sums", "MUL-1", "Cards that are taken in a sum make no mulle.",
        "[card for card in pairs if not any(pile.value < HAND_VALUE[move.card] and card in pile.cards for pile in "
        "left.piles)]"),
    wrong("finds_a_mulle_when_it_builds", "MUL-1", "Two identical cards in a build are a mulle at once.",
        ("effect", _PLAYED, _MULLE_NOW + _PLAYED)),
    _also("finds_a_mulle_with_the_table", "MUL-1", "A taken card whose like stays on the table is a mulle.",
        "[card for card in sorted({*cards}) if card in left.loose and card not in mulles]"),
    _also("finds_a_mulle_with_a_build_that_stays", "MUL-1",
        "A taken card whose like stays on the table inside a pile or build is a mulle.",
        "[card for card in sorted({*cards}) if card not in mulles\n"
        "               and any(card in each for each in (*left.heaps, *(build.cards for build in left.builds)))]"),
    _also("finds_a_mulle_with_the_hand", "MUL-1", "A taken card whose like is in the hand is a mulle.",
        "[c for c in sorted({*cards}) if c in without(state.player(move.player).hand, move.card) and c not in mulles]"),
    wrong("gives_the_mulle_to_the_builder", "MUL-1", "A mulle in a build goes to the one who built it.",
        ("effect", "    return _settled(state, me, tuple(left.loose), tuple(left.heaps), tuple(left.builds), events)",
         "    owners = [pile.build.owner for pile in left.piles if pile.build and pile.build.owner != me.name]\n"
         "    if owners and mulles:\n"
         "        other = state.other(me.name)\n"
         "        other = Player(other.name, other.hand, other.taken, in_order((*other.mulles, *mulles)), "
         "other.tabbe)\n"
         "        me = Player(me.name, me.hand, me.taken, state.player(me.name).mulles, me.tabbe)\n"
         "        players = tuple(other if each.name == other.name else each for each in state.players)\n"
         "        state = State(\n"
         "            state.edition, state.omgang, state.rond, state.opener, state.turn, players, state.loose, "
         "state.piles,\n"
         "            state.builds, state.stock)\n"
         "    return _settled(state, me, tuple(left.loose), tuple(left.heaps), tuple(left.builds), events)")),
    # MUL-2
    wrong("puts_both_cards_in_the_mulle_pile", "MUL-2", "Both cards of a mulle go to the mulle pile.",
        ("effect", _REMOVE, "        cards.remove(card)\n        cards.remove(card)\n"),
        ("effect", "        in_order((*me.mulles, *mulles)) if mulles else me.mulles,\n",
         "        in_order((*me.mulles, *mulles, *mulles)),\n")),
    wrong("puts_the_whole_intake_in_the_mulle_pile", "MUL-2",
        "All cards of an intag with a mulle go to the mulle pile.",
        ("effect", "        in_order((*me.taken, *cards)),  # INT-9\n",
         "        in_order((*me.taken, *(() if mulles else cards))),\n"),
        ("effect", "        in_order((*me.mulles, *mulles)) if mulles else me.mulles,\n",
         "        in_order((*me.mulles, *mulles, *cards)) if mulles else me.mulles,\n")),
    wrong("keeps_only_the_last_mulle", "MUL-2", "A new mulle sends the earlier ones to the taken pile.",
        ("effect", "        in_order((*me.taken, *cards)),  # INT-9\n",
         "        in_order((*me.taken, *cards, *(me.mulles if mulles else ()))),\n"),
        ("effect", "        in_order((*me.mulles, *mulles)) if mulles else me.mulles,\n",
         "        in_order(mulles) if mulles else me.mulles,\n")),
    # MUL-3
    _only("finds_one_mulle_an_intag", "MUL-3", "An intag gives one mulle at most.", "pairs[:1]"),
    _only("finds_the_last_mulle_of_an_intag", "MUL-3", "Of several mullar the last counts.", "pairs[-1:]"),
    _only("finds_two_mullar_an_intag", "MUL-3", "An intag gives two mullar at most.", "pairs[:2]"),
    _only("finds_the_mulle_of_the_played_card_alone", "MUL-3", "With a mulle on the played card others do not count.",
        "[move.card] if move.card in pairs else pairs"),
    # MUL-4
    _also("finds_mullar_over_two_turns", "MUL-4", "A card whose like was taken before is a mulle.",
        "[c for c in sorted({*cards}) if c in state.player(move.player).taken and c not in mulles]"),
    _also("finds_a_played_mulle_over_two_turns", "MUL-4", "A played card whose like was taken before is a mulle.",
        "[move.card] if move.card in state.player(move.player).taken and move.card not in mulles else []"),
    _also("finds_mullar_with_the_opponents_cards", "MUL-4", "A card whose like the opponent has taken is a mulle.",
        "[c for c in sorted({*cards}) if c in state.other(move.player).taken and c not in mulles]"),
    # MUL-5
    _also("finds_a_mulle_in_one_rank", "MUL-5", "A card that takes another of its rank is a mulle.",
        "[move.card] if move.card not in mulles and any(c != move.card and c[3:] == move.card[3:] for c in cards) "
        "else []"),
    _also("finds_a_mulle_in_one_colour", "MUL-5", "Two cards of one rank and colour are a mulle.",
        "[c for c in sorted({*cards}) if c not in mulles and c[:2] in ('HJ', 'KL')\n"
        "               and {'HJ': 'RU', 'KL': 'SP'}[c[:2]] + c[2:] in cards]"),
    _also("finds_a_mulle_in_four_of_a_rank", "MUL-5", "Four cards of one rank are a mulle.",
        "[move.card] if sum(c[3:] == move.card[3:] for c in cards) > 3 and move.card not in mulles else []"),
    _also("finds_a_mulle_in_two_ess", "MUL-5", "Two ess are a mulle, whatever their suits.",
        "sorted(c for c in cards if c.endswith('A'))[1:2] if not mulles else []"),
    _also("finds_a_mulle_in_one_suit", "MUL-5", "Two cards of one suit that are taken alone are a mulle.",
        "[move.card] if len(cards) == 3 and len({c[:2] for c in cards}) == 1 and not mulles else []"),
    # MUL-6
    _only("finds_no_mulle_on_special_cards", "MUL-6", "A played ess, SP 2 or RU 10 makes no mulle.",
        "[card for card in pairs if not (card == move.card and HAND_VALUE[card] > 13)]"),
    _only("finds_no_special_mulle_in_the_opponents_build", "MUL-6",
        "A played ess, SP 2 or RU 10 makes a mulle in an own build only.",
        "[card for card in pairs if HAND_VALUE[move.card] < 14 or all(p.build.owner == move.player for p in "
        "left.piles if p.build)]"),
    _also("finds_a_mulle_on_any_ess_in_a_build", "MUL-6", "A played ess makes a mulle with any ess in the build.",
        "[move.card] if move.card.endswith('A') and not mulles and any(c.endswith('A') for c in cards[1:]) else []"),
    wrong("takes_a_special_mulle_alone", "MUL-6", "An ess, SP 2 or RU 10 takes its like for a mulle.",
        ("take",
         "return attempt.card in attempt.view.loose and attempt.value <= HIGHEST_PLAIN and not attempt.reserved",
         "return attempt.card in attempt.view.loose and not attempt.reserved"),
        ("take",
         "    if view.values >> value & 1:\n        if takes_identical(attempt):\n            return "
         "(((attempt.card,),),)  # INT-5\n",
         "    if takes_identical(attempt):\n        return (((attempt.card,),),)\n    if view.values >> value & 1:\n"),
        ("take", "    wrong = list(_misfits(value, found.piles))\n",
         "    if takes_identical(attempt) and [pile.cards for pile in found.piles] == [(move.card,)]:\n        "
         "return []\n"
         "    wrong = list(_misfits(value, found.piles))\n")),
    # MUL-7
    _only("finds_no_mulle_with_a_third_card", "MUL-7",
        "Two identical cards taken by a third of their value are no mulle.",
        "[card for card in pairs if card == move.card or TABLE_VALUE[card] != HAND_VALUE[move.card]]"),
    _only("finds_no_mulle_beside_a_third_card", "MUL-7",
        "Two identical cards are no mulle when another of their rank goes along.",
        "[card for card in pairs if sum(c[3:] == card[3:] for c in cards) < 4]"),
    _only("finds_no_mulle_of_the_builds_value", "MUL-7",
        "Two identical cards in a build of their own value are no mulle.",
        "[card for card in pairs if not any(p.build and p.value == TABLE_VALUE[card] and p.cards.count(card) > 1 for "
        "p in left.piles)]"),
    # MUL-8
    _only("finds_no_double_mulle", "MUL-8", "Two identical cards taken by a card of double their value are no mulle.",
        "[card for card in pairs if 2 * TABLE_VALUE[card] != HAND_VALUE[move.card]]"),
    wrong("plays_utkast_without_double_mullar", "MUL-8", "The option of utkast is taken to be off.",
        ("edition", "    throw_beside_build=True,\n    feed=False,\n",
         "    throw_beside_build=True,\n    feed=False,\n    double_mulle=False,\n"),
        editions=_UTKAST),
    _only("finds_no_double_mulle_in_builds", "MUL-8",
        "Two identical cards in a build of double their value are no mulle.",
        "[card for card in pairs if not any(p.build and p.value == 2 * TABLE_VALUE[card] for p in left.piles)]"),
    _only("finds_double_mullar_in_builds_only", "MUL-8",
        "Two identical cards make a mulle with a card of double their value only in a build.",
        "[c for c in pairs if 2 * TABLE_VALUE[c] != HAND_VALUE[move.card] or any(p.build and c in p.cards for p in "
        "left.piles)]"),
    _also("finds_a_double_mulle_in_two_suits", "MUL-8",
        "Two cards of half the value are a mulle, whatever their suits.",
        "sorted(c for c in cards if 2 * TABLE_VALUE[c] == HAND_VALUE[move.card])[1:2] if not mulles else []"),
)  # fmt: skip
