"""Wrong about taking (INT)."""

# ruff: noqa: ISC004  a patch is the engine's own source, line by line

from .wrong import wrong

_SELECTIONS = "def selections(attempt: Attempt) -> Iterable[Groups]:\n"
_BREACHES = "    view, value = attempt.view, attempt.value\n    found = pick(view.state"
_RULES = "    return rules\n\n\ndef greatest"
_FITTING = "    return piles if value <= HIGHEST_PLAIN else [pile for pile in piles if pile.build]\n"
_WRONG = "    wrong = list(_misfits(value, found.piles))\n"
_IDENTICAL = "return attempt.card in attempt.view.loose and attempt.value <= HIGHEST_PLAIN and not attempt.reserved"
_FIRST = (
    "    if view.values >> value & 1:\n        if takes_identical(attempt):\n"
    "            return (((attempt.card,),),)  # INT-5\n"
)
_MAXIMAL = "    elif not wrong and len(found.piles) < greatest(view, value):\n"
_SPLITS = "    return len(lower) + exact == len(piles) and most(value, tally(lower)) == len(lower)\n"
_PICK = "        elif builds:\n            build = match or builds[0]\n"
_MATCH = "match = next((build for build in builds if build.value == value), None)"
_TAKEN = "        in_order((*me.taken, *cards)),  # INT-9\n"
_OTHERS = (
    "    builds = [pile for pile in others if pile.build]\n    plain = [pile for pile in others if not pile.build]\n"
)
_NAMES = "names = [pile.cards for pile in piles if pile.build is None]"
_BUILD_VALUES = "        self.build_values = owned(self.builds)\n"


def _chooses(name: str, what: str, best: str) -> object:
    """One that leaves no choice: of the greatest selections only those that `best` keeps of them may be taken."""
    return wrong(name, "INT-4", what,
        ("take", _SELECTIONS,
         _SELECTIONS + f"    found = sorted(_selections(attempt))\n    return {best}\n\n\n"
         "def _mullar(attempt, piles):\n"
         "    cards = [attempt.card, *[card for pile in piles for card in pile]]\n"
         "    return len(cards) - len(set(cards))\n\n\n"
         + _SELECTIONS.replace("selections", "_selections")),
        ("take", _RULES,
         "    if not rules and tuple(sorted(tuple(sorted(pile)) for pile in move.piles)) not in selections(attempt):\n"
         '        rules.append((Reason.NOT_MAXIMAL, "INT-3"))\n' + _RULES))  # fmt: skip


def _summed(name: str, what: str, which: str) -> object:
    """One that counts some builds in sums."""
    return wrong(name, "INT-7", what,
        ("view", _BUILD_VALUES,
         _BUILD_VALUES
         + f"        self.tally += tally(build.value for build in self.builds if {which.format('build')})\n"),
        ("take", _NAMES,
         f"names = [pile.cards for pile in piles if pile.build is None or {which.format('pile.build')}]"),
        ("take", _OTHERS,
         "    builds = [pile for pile in others if pile.build\n"
         f"              and not ({which.format('pile.build')} and value <= 13)]\n"
         "    plain = [pile for pile in others if pile not in builds]\n"))  # fmt: skip


def _special_sums(name: str, what: str, when: str) -> object:
    """One that lets 14, 15 and 16 take sums."""
    return wrong(name, "INT-6", what,
        ("take", _SELECTIONS,
         "def _sums(attempt):\n"
         '    """Every greatest choice of plain piles that can be split into groups of the value, by brute force."""\n'
         "    view, value = attempt.view, attempt.value\n"
         "    plain = [pile for piles in view.by_value.values() for pile in piles if not pile.build]\n"
         "    groups = [frozenset(group) for n in range(1, len(plain) + 1) for group in "
         "combinations(range(len(plain)), n)\n"
         "              if sum(plain[place].value for place in group) == value]\n"
         "    found, new = {frozenset()}, [frozenset()]\n"
         "    while new:\n"
         "        used = new.pop()\n"
         "        for group in groups:\n"
         "            if not group & used and group | used not in found:\n"
         "                found.add(group | used)\n"
         "                new.append(group | used)\n"
         "    top = max(map(len, found))\n"
         "    whole = [pile.cards for pile in fitting(view, value)]\n"
         "    chosen = [sorted([*whole, *(plain[place].cards for place in used)]) for used in found if len(used) == "
         "top]\n"
         "    return list(dict.fromkeys(tuple(piles) for piles in chosen if piles))\n\n\n"
         + _SELECTIONS +
         f"    if attempt.value > HIGHEST_PLAIN and len(attempt.view.loose) < 12 and {when}:\n"
         "        return _sums(attempt)\n"
         "    return _selections(attempt)\n\n\n" + _SELECTIONS.replace("selections", "_selections")),
        ("take", _BREACHES,
         f"    if attempt.value > HIGHEST_PLAIN and len(attempt.view.loose) < 12 and {when}:\n"
         "        said = tuple(sorted(tuple(sorted(pile)) for pile in move.piles))\n"
         '        return [] if said in _sums(attempt) else [(Reason.NOT_MAXIMAL, "INT-3")]\n' + _BREACHES))  # fmt: skip


def _not_taken(name: str, clause: str, what: str, which: str) -> object:
    """One that cannot take some piles, though they fit."""
    return wrong(name, clause, what,
        ("take", _FITTING,
         f"    piles = [pile for pile in piles if not ({which})]\n" + _FITTING),
        ("take", _WRONG,
         _WRONG + f"    if any({which} for pile in found.piles):\n"
         '        wrong.append((Reason.VALUE_MISMATCH, "INT-7"))\n'))  # fmt: skip


FAMILY = (
    # INT-1
    _not_taken("takes_single_cards_only", "INT-1", "A pile of several cards cannot be taken.",
        "not pile.build and len(pile.cards) > 1 and pile.value == value"),
    wrong("takes_a_single_card_with_its_like_only", "INT-1",
        "A single card is only taken by one that is likadan, or in a sum.",
        ("take", _FITTING, "    piles = [pile for pile in piles if pile.build or len(pile.cards) > 1]\n" + _FITTING),
        ("take", _WRONG,
         _WRONG + "    single = [pile for pile in found.piles if not pile.build and len(pile.cards) == 1]\n"
         "    if not takes_identical(attempt) and any(pile.value == value for pile in single):\n"
         '        wrong.append((Reason.VALUE_MISMATCH, "INT-1"))\n')),
    wrong("takes_what_is_worth_less", "INT-1", "A single pile may be worth less than the card.",
        ("take", _MAXIMAL, _MAXIMAL.replace("elif not wrong and",
         "elif not wrong and found.piles[0].value >= value and")),
        ("take", "    if not piles:\n        yield",
         "    if len(piles) == 1 and piles[0].value < value <= 13:\n        return\n    if not piles:\n        yield")),
    wrong("takes_what_is_worth_more", "INT-1", "A single pile may be worth more than the card.",
        ("take", _MAXIMAL, _MAXIMAL.replace("elif not wrong and",
         "elif not wrong and found.piles[0].value <= value and")),
        ("take", "    if not piles:\n        yield",
         "    if len(piles) == 1 and piles[0].value > value:\n        return\n    if not piles:\n        yield")),
    wrong("takes_nothing_at_all", "INT-1", "A card may be put in the taken pile without taking anything.",
        ("take", '        yield Reason.VALUE_MISMATCH, "INT-1"\n    elif', "        return\n    elif"),
        ("take", _MAXIMAL, _MAXIMAL.replace("not wrong and", "not wrong and found.piles and"))),
    wrong("throws_when_nothing_is_named", "INT-1", "An intag of nothing is a throw.",
        ("play", "def explain(state: State, move: Move) -> tuple[Breach, ...]:\n",
         "def explain(state: State, move: Move) -> tuple[Breach, ...]:\n"
         "    if isinstance(move, TakeMove) and not move.piles:\n"
         "        move = ThrowMove(move.player, move.card)\n"),
        ("effect", "def _take(state: State, move: TakeMove) -> Played:\n",
         "def _take(state: State, move: TakeMove) -> Played:\n"
         "    if not move.piles:\n"
         "        return _throw(state, ThrowMove(move.player, move.card))\n")),
    # INT-2
    wrong("takes_no_sums", "INT-2", "Only single piles can be taken.",
        ("packing", "    if not many:\n        return 0\n", "    return 0\n")),
    wrong("sums_two_piles_at_most", "INT-2", "A sum is of two piles.",
        ("packing", "found = (part for part in _partitions(target, top) if part[0] == top)",
         "found = (part for part in _partitions(target, top) if part[0] == top and len(part) <= 2)")),
    wrong("takes_multiples_of_its_value", "INT-2",
        "Piles that make a multiple of the value need not be split into groups.",
        ("take", _SPLITS, "    return sum(pile.value for pile in piles) % value == 0\n")),
    wrong("takes_leftovers", "INT-2", "When some of the chosen piles fit the others go along.",
        ("take", _SPLITS,
         "    return not piles or exact > 0 or most(value, tally(lower)) > 0\n")),
    wrong("counts_a_pile_in_two_sums", "INT-2", "One pile may be counted in several sums.",
        ("take", _SPLITS,
         "    values = [pile.value for pile in piles]\n"
         "    sums = [group for n in range(1, len(values) + 1) for group in combinations(range(len(values)), n)\n"
         "            if sum(values[place] for place in group) == value]\n"
         "    return {place for group in sums for place in group} == {*range(len(values))}\n")),
    wrong("takes_sums_above_its_value", "INT-2", "A sum may be greater than the value.",
        ("take", _SPLITS,
         "    return len(piles) != 1 and sum(pile.value for pile in piles) >= value or not piles or bool(exact)\n")),
    # INT-3
    wrong("takes_too_few", "INT-3", "Piles that could be taken may be left.",
        ("take", _MAXIMAL, "    elif False:\n")),
    wrong("takes_one_group_only", "INT-3", "Only one group is taken.",
        ("take", _SELECTIONS,
         _SELECTIONS +
         "    view, value = attempt.view, attempt.value\n"
         "    for chosen in _selections(attempt):\n"
         "        for n in range(1, len(chosen) + 1):\n"
         "            for group in combinations(chosen, n):\n"
         "                found = pick(view.state, group, value)\n"
         "                if isinstance(found, Picked) and sum(pile.value for pile in found.piles) == value:\n"
         "                    return [group]\n"
         "    return []\n\n\n" + _SELECTIONS.replace("selections", "_selections")),
        ("take", _RULES,
         "    if not rules and sum(pile.value for pile in found.piles) != value:\n"
         '        rules.append((Reason.VALUE_MISMATCH, "INT-2"))\n'
         "    return [rule for rule in rules if rule[0] is not Reason.NOT_MAXIMAL]\n\n\ndef greatest")),
    wrong("takes_equal_cards_and_no_sums", "INT-3", "Where a pile has the value itself no sums are taken.",
        ("take", "    many = view.tally & BELOW[value]\n    if most(value, many):\n",
         "    many = view.tally & BELOW[value]\n    if not whole and most(value, many):\n"),
        ("take", "    return len(fitting(view, value)) + most(value, view.tally & BELOW[value])\n",
         "    return len(fitting(view, value)) or most(value, view.tally & BELOW[value])\n"),
        ("take", _RULES,
         "    if not rules and len(found.piles) > greatest(view, value):\n"
         '        rules.append((Reason.VALUE_MISMATCH, "INT-2"))\n' + _RULES)),
    wrong("takes_a_build_alone", "INT-3", "A build is taken alone.",
        ("take", "    many = view.tally & BELOW[value]\n    if most(value, many):\n",
         "    if view.build_values >> value & 1:\n"
         "        return (tuple(build.cards for build in view.builds if build.value == value),)\n"
         "    many = view.tally & BELOW[value]\n    if most(value, many):\n"),
        ("take", _RULES,
         "    if view.build_values >> value & 1 and not takes_identical(attempt):\n"
         "        rules = [rule for rule in rules if rule[0] is not Reason.NOT_MAXIMAL]\n"
         "        if not all(pile.build for pile in found.piles) and not rules:\n"
         '            rules.append((Reason.VALUE_MISMATCH, "INT-2"))\n' + _RULES)),
    wrong("takes_the_most_cards", "INT-3", "It is cards that are counted, and not piles.",
        ("take", _MAXIMAL,
         "    elif not wrong and sum(len(pile.cards) for pile in found.piles) < max(\n"
         "        (sum(map(len, piles)) for piles in selections(attempt)), default=0\n    ):\n")),
    wrong("takes_greedily", "INT-3",
        "Groups are picked one after another, the largest values first, whatever is left over.",
        ("packing",
         "            best = max(best, piles + most(target, many - group))\n            if best == bound:\n          "
         "      return best\n",
         "            return piles + most(target, many - group)\n")),
    wrong("takes_all_but_builds", "INT-3", "A build of the value may be left on the table.",
        ("take", "    return len(fitting(view, value)) + most(value, view.tally & BELOW[value])\n",
         "    plain = [pile for pile in fitting(view, value) if not pile.build]\n"
         "    return len(plain) + most(value, view.tally & BELOW[value])\n")),
    wrong("takes_one_of_two_equal_cards", "INT-3", "Of several piles of the value one is enough.",
        ("take", "    return len(fitting(view, value)) + most(value, view.tally & BELOW[value])\n",
         "    return bool(fitting(view, value)) + most(value, view.tally & BELOW[value])\n")),
    # INT-4
    _chooses("must_take_the_most_cards", "Of equally many piles those with the most cards must be taken.",
        "[piles for piles in found if sum(map(len, piles)) == max(sum(map(len, each)) for each in found)]"),
    _chooses("must_take_a_mulle", "Of equally many piles those with a mulle must be taken.",
        "[piles for piles in found if _mullar(attempt, piles) == max(_mullar(attempt, each) for each in found)]"),
    _chooses("must_take_the_first_choice", "There is no choice: the first selection is taken.", "found[:1]"),
    _chooses("must_take_the_last_choice", "There is no choice: the last selection is taken.", "found[-1:]"),
    wrong("lists_equal_choices_twice", "INT-4", "Two identical piles are listed as two choices.",
        ("take", "    return list(dict.fromkeys(combinations(sorted(names), n)))\n",
         "    return [*combinations(sorted(names), n)]\n")),
    wrong("takes_all_choices_at_once", "INT-4", "Piles of the same value as one that is taken are taken too.",
        ("take", _RULES,
         "    values = {pile.value for pile in found.piles}\n"
         "    left = [each for each in view.loose if SINGLE[each].value in values and each in found.loose]\n"
         "    if not rules and left and not takes_identical(attempt) and value <= HIGHEST_PLAIN:\n"
         '        rules.append((Reason.NOT_MAXIMAL, "INT-3"))\n' + _RULES)),
    # INT-5
    wrong("takes_the_identical_card_with_the_rest", "INT-5", "The identical card does not go first.",
        ("take", _IDENTICAL, "return False")),
    wrong("may_take_the_identical_card_first", "INT-5", "The identical card may be taken alone, or not.",
        ("take", "            rules.append((Reason.IDENTICAL_FIRST, \"INT-5\"))\n", "            pass\n")),
    wrong("may_take_an_equal_card_first", "INT-5", "A single card of the value may be taken alone, likadan or not.",
        ("take", _MAXIMAL, _MAXIMAL.replace("elif not wrong and",
         "elif not wrong and len(found.piles[0].cards) > 1 and"))),
    wrong("takes_an_identical_card_in_a_pile_first", "INT-5",
        "An identical card inside a pile goes first: nothing else is taken.",
        ("take", _SELECTIONS,
         _SELECTIONS +
         "    inside = [(p,) for p in attempt.view.piles if attempt.card in p and attempt.value == pile_value(p)]\n"
         "    return inside or _selections(attempt)\n\n\n" + _SELECTIONS.replace("selections", "_selections")),
        ("take", _BREACHES,
         "    if attempt.value <= HIGHEST_PLAIN and any(attempt.card in p for p in attempt.view.state.piles + "
         "tuple(b.cards for b in attempt.view.builds)):\n"
         '        return [(Reason.IDENTICAL_FIRST, "INT-5")]\n' + _BREACHES)),
    wrong("takes_a_build_before_the_identical_card", "INT-5", "A build of the value goes before the identical card.",
        ("take", _IDENTICAL, _IDENTICAL + " and not attempt.view.build_values >> attempt.value & 1")),
    wrong("takes_the_own_build_before_the_identical_card", "INT-5",
        "An own build of the value goes before the identical card.",
        ("take", _IDENTICAL, _IDENTICAL + " and attempt.value not in [build.value for build in attempt.view.mine]")),
    wrong("takes_sums_before_the_identical_card", "INT-5", "A sum goes before the identical card.",
        ("take", _IDENTICAL, _IDENTICAL + " and not most(attempt.value, attempt.view.tally & BELOW[attempt.value])")),
    wrong("takes_the_identical_card_and_its_equals", "INT-5",
        "Cards of the same value go along with the identical one.",
        ("take", _IDENTICAL, _IDENTICAL + " and len(fitting(attempt.view, attempt.value)) == 1")),
    # INT-6
    wrong("takes_piles_with_special_cards", "INT-6", "14, 15 and 16 take a pile of their value that is no build.",
        ("take", _FITTING, "    return piles\n"),
        ("take", "    plain = [pile for pile in others if not pile.build]\n",
         "    plain = [pile for pile in others if not pile.build and not pile.value == value > HIGHEST_PLAIN]\n")),
    _special_sums("takes_sums_with_special_cards", "14, 15 and 16 take sums like other values.", "True"),
    _special_sums("takes_sums_beside_a_special_build", "14, 15 and 16 take sums that lie beside a build of theirs.",
        "attempt.view.build_values >> attempt.value & 1"),
    wrong("leaves_special_cards_on_the_table", "INT-6",
        "An ess, SP 2 or RU 10 on the table can only be taken in a build.",
        ("take", _SELECTIONS,
         "def _without(attempt):\n"
         "    from dataclasses import replace\n\n"
         "    from .cards import HAND_VALUE\n\n"
         "    state = attempt.view.state\n"
         "    plain = tuple(card for card in state.loose if HAND_VALUE[card] <= HIGHEST_PLAIN)\n"
         "    return Attempt(View(replace(state, loose=plain), attempt.view.name), attempt.card)\n\n\n"
         + _SELECTIONS + "    return _selections(_without(attempt))\n\n\n" + _SELECTIONS.replace("selections",
         "_selections")),
        ("take", _BREACHES, "    attempt = _without(attempt)\n" + _BREACHES),
        ("take", "    found = pick(attempt.view.state, move.piles, attempt.value)\n",
         "    attempt = _without(attempt)\n    found = pick(attempt.view.state, move.piles, attempt.value)\n")),
    wrong("takes_its_like_with_a_special_card", "INT-6", "An ess, SP 2 or RU 10 takes its like that lies alone.",
        ("take", _IDENTICAL, "return attempt.card in attempt.view.loose and not attempt.reserved"),
        ("take", _FIRST,
         "    if takes_identical(attempt):\n        return (((attempt.card,),),)\n    if view.values >> value & 1:\n"),
        ("take", _WRONG,
         "    if takes_identical(attempt) and [pile.cards for pile in found.piles] == [(move.card,)]:\n        "
         "return []\n" + _WRONG)),
    wrong("takes_its_like_beside_a_special_build", "INT-6", "With its build an ess, SP 2 or RU 10 takes its like too.",
        ("take", _SELECTIONS,
         _SELECTIONS +
         "    found = _selections(attempt)\n"
         "    if attempt.value > HIGHEST_PLAIN and attempt.card in attempt.view.loose:\n"
         "        return [tuple(sorted([*piles, (attempt.card,)])) for piles in found]\n"
         "    return found\n\n\n" + _SELECTIONS.replace("selections", "_selections")),
        ("take", _BREACHES,
         "    if attempt.value > HIGHEST_PLAIN and attempt.card in attempt.view.loose:\n"
         "        said = tuple(sorted(tuple(sorted(pile)) for pile in move.piles))\n"
         '        return [] if said in selections(attempt) else [(Reason.NOT_MAXIMAL, "INT-3")]\n' + _BREACHES)),
    wrong("takes_the_same_rank_with_a_special_card", "INT-6", "An ess, SP 2 or RU 10 takes single cards of its rank.",
        ("take", _SELECTIONS,
         _SELECTIONS +
         "    equal = [card for card in attempt.view.loose if card[3:] == attempt.card[3:]]\n"
         "    if attempt.value > HIGHEST_PLAIN and equal and not attempt.view.build_values >> attempt.value & 1:\n"
         "        return [tuple((card,) for card in equal)]\n"
         "    return _selections(attempt)\n\n\n" + _SELECTIONS.replace("selections", "_selections")),
        ("take", _BREACHES,
         "    equal = [card for card in attempt.view.loose if card[3:] == attempt.card[3:]]\n"
         "    if attempt.value > HIGHEST_PLAIN and equal and not attempt.view.build_values >> attempt.value & 1:\n"
         "        said = tuple(sorted(tuple(sorted(pile)) for pile in move.piles))\n"
         '        return [] if said in selections(attempt) else [(Reason.NOT_MAXIMAL, "INT-3")]\n' + _BREACHES)),
    _not_taken("takes_no_special_build_of_the_opponent", "INT-6", "A build of 14, 15 or 16 is taken by its owner only.",
        "pile.build and value > HIGHEST_PLAIN and pile.value == value and pile.build.owner != view.name"),
    wrong("calls_a_special_misfit_a_mismatch", "INT-6", "That 14, 15 and 16 need a build is told as a wrong value.",
        ("take", 'yield Reason.SPECIAL_NEEDS_BUILD, "INT-6"', 'yield Reason.VALUE_MISMATCH, "INT-1"')),
    # INT-7
    _not_taken("takes_no_build_of_the_opponent", "INT-7", "Only its owner takes a build.",
        "pile.build and pile.value == value and pile.build.owner != view.name"),
    _not_taken("takes_no_own_build", "INT-7", "Only the opponent takes a build.",
        "pile.build and pile.value == value and pile.build.owner == view.name"),
    _not_taken("takes_no_open_build", "INT-7", "Only a locked build can be taken.",
        "pile.build and pile.value == value and not pile.build.locked"),
    _summed("sums_open_builds", "An open build is part of a sum.", "not {}.locked"),
    _summed("sums_builds", "A build is part of a sum.", "{} is not None"),
    wrong("takes_a_build_with_a_higher_card", "INT-7", "A card that is worth more than a build takes it.",
        ("take", "    if not piles:\n        yield",
         "    if len(piles) == 1 and piles[0].build and piles[0].value < value:\n        return\n    if not piles:\n "
         "       yield"),
        ("take", _MAXIMAL, _MAXIMAL.replace("not wrong and",
         "not wrong and not (found.piles[0].build and found.piles[0].value < value) and"))),
    wrong("takes_a_build_with_a_lower_card", "INT-7", "A card that is worth less than a build takes it.",
        ("take", "    if not piles:\n        yield",
         "    if len(piles) == 1 and piles[0].build and piles[0].value > value:\n        return\n    if not piles:\n "
         "       yield"),
        ("take", _MAXIMAL, _MAXIMAL.replace("not wrong and",
         "not wrong and not (found.piles[0].build and found.piles[0].value > value) and"))),
    wrong("takes_a_build_by_its_table_value", "INT-7", "An ess, SP 2 or RU 10 takes a build of 1, 2 or 10.",
        ("take", _BREACHES,
         "    worth = [build.cards for build in attempt.view.builds if build.value == attempt.worth != attempt.value]\n"
         "    if worth and [tuple(sorted(pile)) for pile in move.piles] == worth:\n        return []\n" + _BREACHES)),
    wrong("takes_a_build_by_its_sum", "INT-7", "A card of the sum of a build's cards takes it.",
        ("take", _BREACHES,
         "    sums = [build.cards for build in attempt.view.builds if pile_value(build.cards) == attempt.value]\n"
         "    if sums and [tuple(sorted(pile)) for pile in move.piles] == sums:\n        return []\n" + _BREACHES)),
    wrong("calls_a_build_in_a_sum_a_mismatch", "INT-7", "That a build is in no sum is told as a wrong value.",
        ("take", 'yield Reason.BUILD_IN_SUM, "INT-7"', 'yield Reason.VALUE_MISMATCH, "INT-7"')),
    # INT-8
    wrong("takes_a_card_out_of_a_pile", "INT-8", "A card inside a pile can be taken alone.",
        ("take", _PICK,
         "        elif len(cards) == 1 and not builds and any(cards[0] in heap for heap in left.heaps):\n"
         "            heap = next(heap for heap in left.heaps if cards[0] in heap)\n"
         "            left.heaps.remove(heap)\n"
         "            rest = list(heap)\n"
         "            rest.remove(cards[0])\n"
         "            if len(rest) == 1:\n"
         "                left.loose.append(rest[0])\n"
         "            else:\n"
         "                left.heaps.append(tuple(rest))\n"
         "            left.piles.append(SINGLE[cards[0]])\n" + _PICK),
        ("take", _IDENTICAL, _IDENTICAL.replace(
            "attempt.card in attempt.view.loose",
            "(attempt.card in attempt.view.loose or any(attempt.card in pile for pile in attempt.view.piles))")),
        ("take", _FIRST,
         "    if takes_identical(attempt):\n        return (((attempt.card,),),)\n    if view.values >> value & 1:\n")),
    wrong("takes_a_pile_for_a_card_in_it", "INT-8", "A pile is taken whole by a card identical to one in it.",
        ("take", _BREACHES,
         "    if [tuple(sorted(pile)) for pile in move.piles] in [[p] for p in attempt.view.piles if attempt.card in "
         "p]:\n"
         "        return []\n" + _BREACHES)),
    wrong("takes_part_of_a_build", "INT-8", "Some of the cards of a build can be taken.",
        ("take", _PICK,
         "        elif not builds and any(set(cards) < set(each.cards) for each in left.builds):\n"
         "            build = next(each for each in left.builds if set(cards) < set(each.cards))\n"
         "            left.builds.remove(build)\n"
         "            rest = tuple(card for card in build.cards if card not in cards)\n"
         "            left.builds.append(build._replace(cards=rest))\n"
         "            left.piles.extend(SINGLE[card] for card in cards)\n" + _PICK),
        ("take", _MAXIMAL, _MAXIMAL.replace("not wrong and",
         "not wrong and not set(view.builds) ^ {*found.builds, *(p.build for p in found.piles if p.build)} and"))),
    wrong("takes_part_of_a_pile", "INT-8", "Some of the cards of a pile can be taken.",
        ("take", _PICK,
         "        elif len(cards) > 1 and any(set(cards) < set(heap) for heap in left.heaps):\n"
         "            heap = next(heap for heap in left.heaps if set(cards) < set(heap))\n"
         "            left.heaps.remove(heap)\n"
         "            left.loose.extend(card for card in heap if card not in cards)\n"
         "            left.piles.append(Pile(cards, pile_value(cards)))\n" + _PICK)),
    wrong("takes_single_cards_named_as_a_pile", "INT-8", "Single cards may be named as if they were one pile.",
        ("take", _PICK,
         "        elif len(cards) > 1 and not builds and set(cards) <= set(left.loose):\n"
         "            for card in cards:\n"
         "                left.loose.remove(card)\n"
         "                left.piles.append(SINGLE[card])\n" + _PICK)),
    wrong("takes_a_pile_named_as_single_cards", "INT-8", "A pile may be named as if its cards lay alone.",
        ("take", "    for name in names:\n        cards = tuple(sorted(name))\n",
         "    alone = tuple(sorted(name[0] for name in names if len(name) == 1))\n"
         "    if alone in left.heaps:\n"
         "        names = (*(name for name in names if len(name) > 1), alone)\n"
         "    for name in names:\n        cards = tuple(sorted(name))\n")),
    wrong("takes_a_pile_named_twice", "INT-8", "A pile that is named twice is taken once.",
        ("take", "        else:\n            return name\n",
         "        elif cards not in [pile.cards for pile in left.piles]:\n            return name\n")),
    wrong("takes_what_it_finds", "INT-8", "Piles that are named but do not lie there are passed over.",
        ("take", "        else:\n            return name\n",
         "        elif len(names) < 2:\n            return name\n")),
    wrong("takes_the_first_of_two_namesakes", "INT-8",
        "Of piles with the same cards the plain one or the first is meant, whatever its value.",
        ("take", _MATCH, "match = None")),
    wrong("takes_the_last_of_two_namesakes", "INT-8",
        "Of piles with the same cards the last build is meant, whatever its value.",
        ("take", _MATCH, "match = builds[-1] if builds else None")),
    wrong("calls_a_missing_pile_a_mismatch", "INT-8", "That a pile is not there is told as a wrong value.",
        ("take", '[(Reason.NO_SUCH_PILE, "INT-8")]', '[(Reason.VALUE_MISMATCH, "INT-1")]'),
        ("take", '        return {"missing": " + ".join(found) or "(inga kort)"}\n',
         '        return {"chosen": "inget"}\n')),
    # INT-9
    wrong("leaves_the_played_card_on_the_table", "INT-9", "The card that takes stays on the table.",
        ("effect", _TAKEN, "        in_order((*me.taken, *cards[:0], *_less(cards, move.card))),\n"),
        ("effect", "    return _settled(state, me, tuple(left.loose), tuple(left.heaps), tuple(left.builds), events)",
         "    loose = in_order((*left.loose, *((move.card,) if move.card in cards else ())))\n"
         "    return _settled(state, me, loose, tuple(left.heaps), tuple(left.builds), events)"),
        ("effect", "def _mulles(",
         "def _less(cards, card):\n    return without(tuple(cards), card) if card in cards else "
         "tuple(cards)\n\n\ndef _mulles(")),
    wrong("gives_a_taken_build_to_its_owner", "INT-9", "The cards of a taken build go to its owner.",
        ("effect", "    return _settled(state, me, tuple(left.loose), tuple(left.heaps), tuple(left.builds), events)",
         "    built = [c for pile in left.piles if pile.build and pile.build.owner != me.name for c in pile.cards]\n"
         "    taken, theirs = me.taken, []\n"
         "    for card in built:\n"
         "        if card in taken:\n"
         "            taken, theirs = without(taken, card), [*theirs, card]\n"
         "    me = Player(me.name, me.hand, taken, me.mulles, me.tabbe)\n"
         "    other = state.other(me.name)\n"
         "    other = Player(other.name, other.hand, in_order((*other.taken, *theirs)), other.mulles, other.tabbe)\n"
         "    players = tuple(other if each.name == other.name else each for each in state.players)\n"
         "    state = State(\n"
         "        state.edition, state.omgang, state.rond, state.opener, state.turn, players, state.loose, "
         "state.piles,\n"
         "        state.builds, state.stock,\n"
         "    )\n"
         "    return _settled(state, me, tuple(left.loose), tuple(left.heaps), tuple(left.builds), events)")),
    wrong("moves_the_taken_pile_to_the_mulle_pile", "INT-9",
        "What was taken before goes to the mulle pile with the next intag.",
        ("effect", _TAKEN, "        in_order(cards),\n"),
        ("effect", "        in_order((*me.mulles, *mulles)) if mulles else me.mulles,\n",
         "        in_order((*me.mulles, *mulles, *me.taken)),\n")),
    wrong("keeps_the_mulle_card_in_the_taken_pile", "INT-9", "The mulle card lies in the taken pile with the rest.",
        ("effect", _TAKEN, "        in_order((*me.taken, *cards, *mulles)),\n"),
        ("effect", "        in_order((*me.mulles, *mulles)) if mulles else me.mulles,\n", "        me.mulles,\n")),
    # INT-10
    wrong("must_take_rather_than_build", "INT-10", "A card that can take may not build.",
        ("build", "    if attempt.reserved:\n", "    if attempt.reserved or _takes(attempt):\n"),
        ("build", "def merged(view: View, value: int)",
         "def _takes(attempt: Attempt) -> bool:\n    from .take import selections\n\n    return "
         "any(selections(attempt))\n\n\ndef merged(view: View, value: int)")),
    wrong("must_take_rather_than_trotta", "INT-10", "A card that can take may not be trottad.",
        ("trotta", "    if attempt.reserved:\n", "    if attempt.reserved or _takes(attempt):\n"),
        ("trotta", "def laid_on(",
         "def _takes(attempt: Attempt) -> bool:\n    from .take import selections\n\n    return "
         "any(selections(attempt))\n\n\ndef laid_on("),
        editions=("0.3.0",)),
    wrong("must_take_with_some_card", "INT-10", "No card may be thrown while another can take.",
        ("play", "throw.breaches(attempt, can_take=any(take.selections(attempt)))",
         "throw.breaches(attempt, can_take=any(any(take.selections(Attempt(attempt.view, c))) for c in "
         "attempt.view.hand))")),
    wrong("must_take_the_own_build_at_once", "INT-10", "Who owns a build must take it with the next card.",
        ("play", "        case ThrowMove():\n            return throw.breaches",
         "        case ThrowMove() if attempt.view.mine and not attempt.reserved:\n"
         '            return [(Reason.CAN_TAKE, "SLA-2")]\n'
         "        case ThrowMove():\n            return throw.breaches"),
        ("take", _WRONG,
         _WRONG + "    if view.reserved and all(build in found.builds for build in view.mine):\n"
         '        wrong.append((Reason.RESERVED_CARD, "RES-2"))\n'),
        ("build", "    if attempt.reserved:\n", "    if attempt.reserved or view.mine:\n")),
    wrong("must_take_the_identical_card", "INT-10", "A card whose like lies on the table may only take it.",
        ("build", "    if attempt.reserved:\n",
         "    if attempt.reserved or (attempt.card in view.loose and attempt.value <= 13):\n")),
    wrong("may_throw_what_can_take_its_like", "INT-10",
        "A card may be thrown though its equal lies alone on the table.",
        ("play", "throw.breaches(attempt, can_take=any(take.selections(attempt)))",
         "throw.breaches(attempt, can_take=any(len(piles) > 1 for piles in take.selections(attempt)))")),
)  # fmt: skip
