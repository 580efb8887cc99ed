"""Wrong about cards and values (VAL)."""

# ruff: noqa: ISC004  a patch is the engine's own source, line by line

from .wrong import wrong

_PRINTED = '{rank: place for place, rank in enumerate(RANKS[:-1], start=2)} | {"A": 1}'
_TABLE = "TABLE_VALUE: Final[dict[Card, int]] = {card: _PRINTED[card[3:]] for card in PACK}"
_SPECIAL = '{Card(f"{suit} A"): 14 for suit in SUITS} | {Card("SP 2"): 15, Card("RU 10"): 16}'
_UNKNOWN = "        if move.card not in KNOWN:\n"
_SUM = "return sum(map(TABLE_VALUE.__getitem__, cards))"
# The search has no place for single cards above 13. It need not count them: they are in no sum.
_ROOM = (
    "packing", 'for value in range(HIGHEST_PLAIN + 1))\n"""The tally',
    'for value in range(HIGHEST_VALUE + 1))\n"""The tally'
)  # fmt: skip
_BELOW = ("packing", "tuple(one - 1 for one in ONE)", "tuple(one - 1 for one in ONE[: HIGHEST_PLAIN + 1])")
_PAIRS = "    pairs = sorted({card for card in cards if cards.count(card) > 1})\n"
_NO_PAIRS = "    if len(set(cards)) == len(cards):\n        return []\n"

FAMILY = (
    # VAL-1
    wrong("calls_an_unknown_card_missing", "VAL-1", "A card that does not exist is only said not to be in the hand.",
        ("play", _UNKNOWN, "        if False:\n")),
    wrong("knows_no_court_cards", "VAL-1", "J, Q and K are no cards.",
        ("play", _UNKNOWN, '        if move.card not in KNOWN or move.card[3:] in "JQK":\n')),
    wrong("reads_one_digit_only", "VAL-1", "A ten cannot be played, for its rank has two digits.",
        ("play", _UNKNOWN, '        if move.card not in KNOWN or move.card.endswith("10"):\n')),
    wrong("plays_without_low_cards", "VAL-1", "The pack starts at 7, as in other games.",
        ("play", _UNKNOWN, '        if move.card not in KNOWN or move.card[3:] in "23456":\n')),
    wrong("plays_without_high_cards", "VAL-1", "7, 8, 9 and ess are no cards.",
        ("play", _UNKNOWN, '        if move.card not in KNOWN or move.card[3:] in "789A":\n')),
    wrong("numbers_the_court_cards", "VAL-1", "SP 11, SP 12, SP 13 and SP 1 are other names of J, Q, K and ess.",
        ("play", _UNKNOWN,
         '        ranks = {"11": "J", "12": "Q", "13": "K", "1": "A", "14": "A"}\n'
         "        if move.card[3:] in ranks:\n"
         "            move = move._replace(card=move.card[:3] + ranks[move.card[3:]])\n" + _UNKNOWN),
        ("effect", "    match move:\n        case TakeMove():\n            return _take",
         '    ranks = {"11": "J", "12": "Q", "13": "K", "1": "A", "14": "A"}\n'
         "    if move.card[3:] in ranks:\n"
         "        move = move._replace(card=move.card[:3] + ranks[move.card[3:]])\n"
         "    match move:\n        case TakeMove():\n            return _take"),
        invariant=True),
    # VAL-2
    wrong("counts_an_ess_11_on_the_table", "VAL-2", "An ess on the table is 11.",
        ("cards", _PRINTED, _PRINTED.replace('"A": 1', '"A": 11'))),
    wrong("counts_an_ess_14_on_the_table", "VAL-2", "An ess is 14 on the table as in the hand.",
        ("cards", _PRINTED, _PRINTED.replace('"A": 1', '"A": 14')), _ROOM, _BELOW),
    wrong("counts_court_cards_10", "VAL-2", "J, Q and K are 10 each.",
        ("cards", _PRINTED, _PRINTED + ' | {"J": 10, "Q": 10, "K": 10}')),
    wrong("counts_SP_2_15_on_the_table", "VAL-2", "SP 2 is 15 on the table as in the hand.",
        ("cards", _TABLE, _TABLE + ' | {Card("SP 2"): 15}'), _ROOM, _BELOW),
    wrong("counts_RU_10_16_on_the_table", "VAL-2", "RU 10 is 16 on the table as in the hand.",
        ("cards", _TABLE, _TABLE + ' | {Card("RU 10"): 16}'), _ROOM, _BELOW),
    wrong("counts_low_cards_too_high", "VAL-2", "2 to 9 are worth one more than is printed on them.",
        ("cards", _PRINTED, _PRINTED + " | {str(rank): rank + 1 for rank in range(2, 10)}")),
    wrong("counts_tens_1", "VAL-2", "Tens are worth 1, their first digit.",
        ("cards", _PRINTED, _PRINTED + ' | {"10": 1}')),
    wrong("counts_court_cards_10_on_the_table_only", "VAL-2", "J, Q and K are 10 on the table, and not in the hand.",
        ("cards", "= TABLE_VALUE | _SPECIAL",
         '= TABLE_VALUE | _SPECIAL\nTABLE_VALUE = TABLE_VALUE | {card: 10 for card in PACK if card[3:] in "JQK"}')),
    wrong("counts_places_on_the_table", "VAL-2", "On the table 2 is the first and counts 1, 3 counts 2, and so on.",
        ("cards", "= TABLE_VALUE | _SPECIAL",
         "= TABLE_VALUE | _SPECIAL\nTABLE_VALUE = {card: max(1, value - 1) for card, value in TABLE_VALUE.items()}")),
    # VAL-3
    wrong("counts_an_ess_1_in_the_hand", "VAL-3", "An ess is 1 in the hand too.",
        ("cards", _SPECIAL, '{Card("SP 2"): 15, Card("RU 10"): 16}')),
    wrong("counts_only_SP_A_14_in_the_hand", "VAL-3", "Of the ess only that of spades is 14 in the hand.",
        ("cards", _SPECIAL, '{Card("SP A"): 14, Card("SP 2"): 15, Card("RU 10"): 16}')),
    wrong("counts_SP_2_2_in_the_hand", "VAL-3", "SP 2 is 2 in the hand too.",
        ("cards", _SPECIAL, '{Card(f"{suit} A"): 14 for suit in SUITS} | {Card("RU 10"): 16}')),
    wrong("counts_RU_10_10_in_the_hand", "VAL-3", "RU 10 is 10 in the hand too.",
        ("cards", _SPECIAL, '{Card(f"{suit} A"): 14 for suit in SUITS} | {Card("SP 2"): 15}')),
    wrong("counts_every_two_15_in_the_hand", "VAL-3", "Every two is 15 in the hand.",
        ("cards", _SPECIAL, _SPECIAL + ' | {Card(f"{suit} 2"): 15 for suit in SUITS}')),
    wrong("counts_every_ten_16_in_the_hand", "VAL-3", "Every ten is 16 in the hand.",
        ("cards", _SPECIAL, _SPECIAL + ' | {Card(f"{suit} 10"): 16 for suit in SUITS}')),
    wrong("swaps_SP_2_and_RU_10_in_the_hand", "VAL-3", "SP 2 is 16 and RU 10 is 15 in the hand.",
        ("cards", _SPECIAL, _SPECIAL.replace("15", "x").replace("16", "15").replace("x", "16"))),
    wrong("counts_the_jack_of_spades_high", "VAL-3", "SP J is a special card too: 14 in the hand.",
        ("cards", _SPECIAL, _SPECIAL + ' | {Card("SP J"): 14}')),
    wrong("counts_other_cards_too_low_in_the_hand", "VAL-3", "2 to K are one less in the hand than on the table.",
        ("cards", "= TABLE_VALUE | _SPECIAL",
         "= {card: value - 1 for card, value in TABLE_VALUE.items()} | _SPECIAL")),
    # VAL-4
    wrong("counts_a_pile_as_its_highest_card", "VAL-4", "A pile is worth its highest card.",
        ("cards", _SUM, _SUM.replace("sum(", "max("))),
    wrong("counts_a_pile_as_its_lowest_card", "VAL-4", "A pile is worth its lowest card.",
        ("cards", _SUM, _SUM.replace("sum(", "min("))),
    wrong("counts_a_pile_by_hand_values", "VAL-4", "A pile is worth the sum of its cards' hand values.",
        ("cards", _SUM, _SUM.replace("TABLE_VALUE", "HAND_VALUE"))),
    wrong("counts_a_build_as_its_sum", "VAL-4", "A build is worth the sum of its cards, where a card can have it.",
        ("setup", 'Build(_cards(pile.cards), pile.owner or "", pile.value or 0, pile.locked)',
         'Build(_cards(pile.cards), pile.owner or "", _worth(pile), pile.locked)'),
        ("setup", "def written(state: State) -> Setup:",
         "def _worth(pile: SetupPile) -> int:\n"
         "    total = sum(TABLE_VALUE[Card(card)] for card in pile.cards)\n"
         "    return total if total <= HIGHEST_VALUE else pile.value or 0\n\n\n"
         "def written(state: State) -> Setup:")),
    wrong("leaves_piles_out_of_sums", "VAL-4", "A pile of several cards has no value in a sum.",
        ("view", "        self.tally += tally(map(pile_value, self.piles))\n", ""),
        ("take", "    lower = [pile.value for pile in piles if pile.value < value]\n",
         "    lower = [pile.value for pile in piles if pile.value < value and len(pile.cards) == 1]\n")),
    # VAL-5
    wrong("finds_mullar_by_rank", "VAL-5", "Two cards of one rank are likadana, whatever their suits, for a mulle.",
        ("effect", _NO_PAIRS + _PAIRS,
         "    ranks = {}\n"
         "    for card in sorted(cards, key=lambda card: card != played):\n"
         "        ranks.setdefault(card[3:], []).append(card)\n"
         "    pairs = sorted(card for same in ranks.values() for card in same[1::2])\n")),
    wrong("takes_the_same_rank_first", "VAL-5", "A card of the same rank goes first, whatever its suit.",
        ("take", "return attempt.card in attempt.view.loose and",
         "return any(card[3:] == attempt.card[3:] for card in attempt.view.loose) and"),
        ("take", "return (((attempt.card,),),)  # INT-5",
         "return tuple(((c,),) for c in dict.fromkeys(attempt.view.loose) if c[3:] == attempt.card[3:])"),
        ("take", "if [pile.cards for pile in found.piles] != [(move.card,)]:",
         "if [pile.cards[0][3:] for pile in found.piles if len(pile.cards) == 1] != [move.card[3:]]:")),
    wrong("finds_mullar_by_suit", "VAL-5", "Two cards of one suit are likadana.",
        ("effect", _NO_PAIRS + _PAIRS,
         "    suits = {}\n"
         "    for card in sorted(cards, key=lambda card: card != played):\n"
         "        suits.setdefault(card[:2], []).append(card)\n"
         "    pairs = sorted(card for same in suits.values() for card in same[1::2])\n")),
    wrong("finds_a_mulle_in_equal_values", "VAL-5", "A card is likadan as a single pile that is worth as much.",
        ("effect", "    mulles = _mulles(state, move.card, cards)\n",
         "    mulles = _mulles(state, move.card, cards)\n"
         "    if len(left.piles) == 1 and not mulles:\n        mulles = [move.card]\n")),
)  # fmt: skip
