"""Wrong about points (POA)."""

# ruff: noqa: ISC004  a patch is the engine's own source, line by line

from .wrong import wrong

_MULLE = '{card: 14 if card.endswith("A") else TABLE_VALUE[card] for card in PACK}'
_MULLES = "    mulle = sum(MULLE[card] for card in player.mulles)\n"
_INTAKE = "    intake = _intake(player.taken) + _intake(player.mulles)  # POA-4\n"
_BONUS = "    bonus = 2 * max(0, intake - FREE_INTAKE)  # POA-5\n"
_SCORE = (
    "    return Score(player.name, mulle, player.tabbe, intake, bonus, mulle + player.tabbe + bonus)  # POA-2, POA-6\n"
)
_TABLE = "INTAKE: Final[dict[Card, int]] = {card: 2 * (card in _WORTH_TWO) + (card in _WORTH_ONE) for card in PACK}"
_BOTH = "    return _score(first), _score(second)\n"
_TWO = 'frozenset({"SP 2", "SP A", "RU 10"})'


def _mulle(name: str, what: str, points: str) -> object:
    """One that counts some mulle cards otherwise."""
    return wrong(name, "POA-1", what, ("score", _MULLE, f"{_MULLE} | {points}"))


def _intake(name: str, what: str, points: str) -> object:
    """One that counts some cards otherwise for intake."""
    return wrong(name, "POA-3", what, ("score", _TABLE, f"{_TABLE} | {points}"))


def _taken(name: str, what: str, rule: str) -> object:
    """One that leaves some cards of the mulle pile out of the intake."""
    return wrong(name, "POA-4", what, ("score", _INTAKE, f"    intake = _intake(player.taken) + {rule}\n"))


def _bonus(name: str, what: str, rule: str) -> object:
    return wrong(name, "POA-5", what, ("score", _BONUS, f"    bonus = {rule}\n"))


def _total(name: str, what: str, rule: str) -> object:
    return wrong(name, "POA-6", what,
        ("score", _SCORE, f"    return Score(player.name, mulle, player.tabbe, intake, bonus, {rule})\n"))  # fmt: skip


FAMILY = (
    # POA-1
    _mulle("scores_a_mulle_on_an_ess_1", "A mulle on an ess is 1.", '{card: 1 for card in PACK if card[3:] == "A"}'),
    _mulle("scores_a_mulle_on_SP_2_15", "A mulle on SP 2 is 15.", '{Card("SP 2"): 15}'),
    _mulle("scores_a_mulle_on_RU_10_16", "A mulle on RU 10 is 16.", '{Card("RU 10"): 16}'),
    _mulle("scores_mullar_on_court_cards_10", "A mulle on J, Q or K is 10.",
        '{card: 10 for card in PACK if card[3:] in "JQK"}'),
    _mulle("scores_mullar_double", "A mulle counts for both cards.",
        "{card: 2 * (14 if card[3:] == 'A' else TABLE_VALUE[card]) for card in PACK}"),
    _mulle("scores_mullar_1_each", "Every mulle is 1.", "dict.fromkeys(PACK, 1)"),
    _mulle("scores_mullar_on_spades_double", "A mulle on spades is worth double.",
        '{card: 2 * (14 if card[3:] == "A" else TABLE_VALUE[card]) for card in PACK if card[:2] == "SP"}'),
    wrong("scores_the_best_mulle_only", "POA-1", "Only the best mulle counts.",
        ("score", _MULLES, "    mulle = max((MULLE[card] for card in player.mulles), default=0)\n")),
    wrong("scores_mullar_of_a_rank_once", "POA-1", "Several mullar of one rank count once.",
        ("score", _MULLES, "    mulle = sum({card[3:]: MULLE[card] for card in player.mulles}.values())\n")),
    wrong("scores_mullar_for_both_players", "POA-1", "Both players score all mullar.",
        ("score", _BOTH,
         "    mulles = (*first.mulles, *second.mulles)\n"
         "    return _score(first, mulles), _score(second, mulles)\n"),
        ("score", "def _score(player: Player) -> Score:\n", "def _score(player: Player, mulles: Cards) -> Score:\n"),
        ("score", _MULLES, "    mulle = sum(MULLE[card] for card in mulles)\n")),
    # POA-2
    wrong("scores_no_tabbar", "POA-2", "A tabbe gives no points.",
        ("score", _SCORE, _SCORE.replace("player.tabbe", "0"))),
    wrong("scores_tabbar_2_each", "POA-2", "A tabbe is 2 points.",
        ("score", _SCORE, _SCORE.replace("player.tabbe", "2 * player.tabbe"))),
    wrong("scores_one_tabbe", "POA-2", "More than one tabbe is still one point.",
        ("score", _SCORE, _SCORE.replace("player.tabbe", "min(1, player.tabbe)"))),
    wrong("shows_tabbar_and_forgets_them", "POA-2", "Tabbar are shown but not added.",
        ("score", _SCORE, _SCORE.replace("mulle + player.tabbe + bonus", "mulle + bonus"))),
    # POA-3
    _intake("scores_SP_A_3", "SP A is 3: 2 as ess of spades and 1 as a spade.", '{Card("SP A"): 3}'),
    _intake("scores_SP_A_1", "SP A is 1, as the other ess.", '{Card("SP A"): 1}'),
    _intake("scores_SP_2_1", "SP 2 is 1, as the other spades.", '{Card("SP 2"): 1}'),
    _intake("scores_RU_10_1", "RU 10 is 1.", '{Card("RU 10"): 1}'),
    _intake("scores_no_spades", "Spades from 3 to K give no intake points.",
        '{card: 0 for card in PACK if card[:2] == "SP" and card not in _WORTH_TWO}'),
    _intake("scores_no_ess", "RU A, HJ A and KL A give no intake points.",
        '{card: 0 for card in PACK if card[3:] == "A" and card[:2] != "SP"}'),
    _intake("scores_every_card", "Every card gives at least 1.",
        '{card: 1 for card in PACK if card not in (*_WORTH_TWO, *_WORTH_ONE)}'),
    _intake("scores_no_court_spades", "SP J, SP Q and SP K give no intake points.",
        '{card: 0 for card in PACK if card[:2] == "SP" and card[3:] in "JQK"}'),
    _intake("scores_every_ten", "Every ten is 2.", '{card: 2 for card in PACK if card[3:] == "10"}'),
    _intake("scores_every_two", "Every two is 2.", '{card: 2 for card in PACK if card[3:] == "2"}'),
    wrong("scores_each_card_once", "POA-3", "The second copy of a card gives no intake points.",
        ("score", "    return sum(INTAKE[card] for card in cards)\n",
         "    return sum(INTAKE[card] for card in set(cards))\n")),
    wrong("scores_the_hand", "POA-3", "Cards in the hand give intake points.",
        ("score", _INTAKE, _INTAKE.replace("_intake(player.taken)", "_intake((*player.taken, *player.hand))"))),
    wrong("scores_the_table", "POA-3", "Cards on the table give intake points.",
        ("score", _BOTH,
         "    from dataclasses import replace\n\n"
         "    return _score(replace(first, taken=(*first.taken, *state.loose))), _score(second)\n")),
    wrong("forgets_the_played_card", "POA-3",
        "The card that took gives no intake points: the last card of a taken pile is left out.",
        ("score", _INTAKE, "    intake = _intake(player.taken[: len(player.taken) - 1]) + _intake(player.mulles)\n")),
    # POA-4
    _taken("leaves_the_mulle_card_out_of_the_intake", "A card in the mulle pile gives no intake points.", "0"),
    _taken("scores_mulle_cards_1", "A card in the mulle pile gives 1 intake point at most.",
        "sum(min(1, INTAKE[card]) for card in player.mulles)"),
    _taken("scores_both_mulle_cards_in_the_pile", "A card in the mulle pile gives the intake points of both.",
        "2 * _intake(player.mulles)"),
    _taken("scores_every_mulle_card", "Every card in the mulle pile gives at least 1 intake point.",
        "sum(max(1, INTAKE[card]) for card in player.mulles)"),
    # POA-5
    _bonus("gives_no_bonus", "There is no bonus.", "0"),
    _bonus("gives_single_bonus", "Every point above 20 gives 1.", "max(0, intake - FREE_INTAKE)"),
    _bonus("gives_bonus_for_all_points", "Above 20 every point gives 2, also the first 20.",
        "2 * intake if intake > FREE_INTAKE else 0"),
    _bonus("gives_bonus_from_20", "The bonus starts at the twentieth point.", "2 * max(0, intake - FREE_INTAKE + 1)"),
    _bonus("gives_bonus_from_22", "The bonus starts at the twenty-second point.",
        "2 * max(0, intake - FREE_INTAKE - 1)"),
    _bonus("gives_bonus_below_20", "Less than 20 gives a bonus too.", "2 * abs(intake - FREE_INTAKE)"),
    _bonus("gives_bonus_for_the_pile_only", "Mulle cards do not count for the bonus.",
        "2 * max(0, _intake(player.taken) - FREE_INTAKE)"),
    _bonus("gives_a_flat_bonus", "More than 20 gives a bonus of 2.", "2 * (intake > FREE_INTAKE)"),
    # POA-6
    _total("adds_the_intake", "The intake points are in the total.", "mulle + player.tabbe + bonus + intake"),
    _total("adds_the_intake_up_to_20", "The intake points up to 20 are in the total.",
        "mulle + player.tabbe + bonus + min(20, intake)"),
    _total("leaves_the_mullar_out", "The mullar are not in the total.", "player.tabbe + bonus"),
    _total("leaves_the_bonus_out", "The bonus is not in the total.", "mulle + player.tabbe"),
    wrong("adds_the_opponents_tabbar", "POA-6", "The tabbar of both are in both totals.",
        ("score", _BOTH,
         "    from dataclasses import replace\n\n"
         "    one, two = _score(first), _score(second)\n"
         "    return replace(one, total=one.total + two.tabbe), replace(two, total=two.total + one.tabbe)\n")),
    # POA-7
    wrong("scores_nothing_when_it_is_over", "POA-7", "When the omgång is over its points are gone.",
        ("score", _BOTH, "    if state.over:\n        return Score(first.name), Score(second.name)\n" + _BOTH)),
    wrong("carries_points_into_the_second_omgang", "POA-7",
        "A second omgång opens with a tabbe for the one who opened the first.",
        ("course", "    empty = (Player(players[0]), Player(players[1]))\n",
         "    empty = tuple(Player(name, tabbe=int(omgang == 2 and name != opener)) for name in players)\n")),
    wrong("counts_the_intake_over_both_omgangar", "POA-7",
        "The intake of the first omgång is remembered and counts in the second.",
        ("adapter", '        return {"players": [asdict(each) for each in score(read_setup(state).state())]}\n',
         "        from .score import FREE_INTAKE\n\n"
         "        found = [asdict(each) for each in score(read_setup(state).state())]\n"
         "        if state['omgang'] == 1:\n"
         "            self.before = {each['name']: each['intake'] for each in found}\n"
         "        else:\n"
         "            for each in found:\n"
         "                intake = each['intake'] + getattr(self, 'before', {}).get(each['name'], 0)\n"
         "                bonus = 2 * max(0, intake - FREE_INTAKE)\n"
         "                each.update(intake=intake, bonus=bonus, total=each['total'] - each['bonus'] + bonus)\n"
         '        return {"players": found}\n')),
)  # fmt: skip
