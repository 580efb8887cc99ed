"""Wrong about tabbe (TAB)."""

# ruff: noqa: ISC004  a patch is the engine's own source, line by line

from .wrong import wrong

_TABBE = "    tabbe = not (left.loose or left.heaps or left.builds)  # TAB-1; TAB-2: only an intag comes here\n"
_EMPTY = "not (left.loose or left.heaps or left.builds)"
_LAST = "not state.other(move.player).hand and len(state.player(move.player).hand) == 1"
_BUILT = "    return _settled(state, me, loose, piles, tuple(sorted((*builds, new))), events)"
_THROWN = "    return _settled(state, me, loose, state.piles, state.builds, [Thrown(move.player, move.card)])"
_COUNT = "        me.tabbe + tabbe,\n"
_ONE_MORE = "Player(me.name, me.hand, me.taken, me.mulles, me.tabbe + 1)"


def _tabbe(name: str, clause: str, what: str, when: str) -> object:
    return wrong(name, clause, what, ("effect", _TABBE, f"    tabbe = {when}\n"))


FAMILY = (
    # TAB-1
    _tabbe("gives_no_tabbe", "TAB-1", "Nothing gives a tabbe.", "False"),
    _tabbe("gives_no_tabbe_for_the_last_card", "TAB-1", "The last card of the omgång gives no tabbe.",
        f"{_EMPTY} and not ({_LAST} and not state.stock)"),
    _tabbe("gives_no_tabbe_at_the_end_of_a_rond", "TAB-1", "The last card of a rond gives no tabbe.",
        f"{_EMPTY} and not ({_LAST})"),
    _tabbe("gives_a_tabbe_for_the_last_card_only", "TAB-1", "Only the last card of the omgång gives a tabbe.",
        f"{_LAST} and not state.stock"),
    _tabbe("gives_a_tabbe_for_any_last_intag", "TAB-1", "The last card of the omgång gives a tabbe whatever it leaves.",
        f"{_EMPTY} or ({_LAST} and not state.stock)"),
    _tabbe("gives_no_tabbe_for_a_build", "TAB-1", "Taking a build gives no tabbe.",
        f"{_EMPTY} and not any(pile.build for pile in left.piles)"),
    _tabbe("gives_no_tabbe_with_a_mulle", "TAB-1", "An intag with a mulle gives no tabbe.", f"{_EMPTY} and not mulles"),
    _tabbe("gives_a_tabbe_for_one_pile_only", "TAB-1", "Only taking the one pile there is gives a tabbe.",
        f"{_EMPTY} and len(left.piles) == 1"),
    _tabbe("overlooks_builds_on_the_table", "TAB-1", "An intag that leaves only builds gives a tabbe.",
        "not (left.loose or left.heaps)"),
    _tabbe("overlooks_piles_on_the_table", "TAB-1", "An intag that leaves only piles of several cards gives a tabbe.",
        "not (left.loose or left.builds)"),
    _tabbe("overlooks_single_cards_on_the_table", "TAB-1", "An intag that leaves single cards gives a tabbe.",
        "not (left.heaps or left.builds)"),
    _tabbe("overlooks_the_last_card_on_the_table", "TAB-1", "An intag that leaves one card gives a tabbe.",
        "len(left.loose) < 2 and not (left.heaps or left.builds)"),
    _tabbe("gives_a_tabbe_from_two_piles", "TAB-1", "An intag from a table with two piles gives a tabbe.",
        f"{_EMPTY} or len(state.table) == 2"),
    wrong("gives_the_tabbe_to_the_opener", "TAB-1", "The tabbe goes to the one who opened.",
        ("effect", _COUNT, "        me.tabbe + (tabbe and me.name == state.opener),\n")),
    wrong("forgets_earlier_tabbar", "TAB-1", "A new tabbe takes the place of earlier ones.",
        ("effect", _COUNT, "        1 if tabbe else me.tabbe,\n")),
    wrong("fills_the_table_after_a_tabbe", "TAB-1", "After a tabbe a new rond lays cards on the table.",
        ("course", "        state = next_rond(state)\n",
         "        if not state.table:\n"
         "            state = replace(state, loose=in_order(state.stock[-1:]), stock=state.stock[:-1])\n"
         "        state = next_rond(state)\n")),
    # TAB-2
    _tabbe("gives_one_tabbe_a_rond", "TAB-2", "A player gets one tabbe at most.",
        f"{_EMPTY} and not state.player(move.player).tabbe"),
    _tabbe("gives_one_player_tabbar", "TAB-2", "When one player has a tabbe the other gets none.",
        f"{_EMPTY} and not state.other(move.player).tabbe"),
    wrong("gives_a_tabbe_for_each_pile", "TAB-2", "An intag that empties the table gives a tabbe for each pile.",
        ("effect", _COUNT, "        me.tabbe + (len(left.piles) if tabbe else 0),\n")),
    wrong("gives_a_tabbe_for_each_mulle", "TAB-2", "An intag that empties the table gives a tabbe for each mulle.",
        ("effect", _COUNT, "        me.tabbe + (max(1, len(mulles)) if tabbe else 0),\n")),
    wrong("gives_a_tabbe_for_a_build", "TAB-2", "A build, trotta or feed that leaves nothing else gives a tabbe.",
        ("effect", _BUILT, f"    if not (loose or piles or builds):\n        me = {_ONE_MORE}\n" + _BUILT)),
    wrong("forgets_tabbar_when_it_builds", "TAB-2", "Who builds, trottar or feeds has no tabbar any more.",
        ("effect", _BUILT, "    me = Player(me.name, me.hand, me.taken, me.mulles, 0)\n" + _BUILT)),
    wrong("gives_a_tabbe_for_a_throw", "TAB-2", "A throw on an empty table gives a tabbe.",
        ("effect", _THROWN, f"    if not state.table:\n        me = {_ONE_MORE}\n" + _THROWN)),
    wrong("gives_a_tabbe_for_the_end", "TAB-2", "Who plays the last card of the omgång gets a tabbe.",
        ("effect", _THROWN,
         f"    if not (me.hand or state.other(me.name).hand or state.stock):\n        me = {_ONE_MORE}\n" + _THROWN)),
)  # fmt: skip
