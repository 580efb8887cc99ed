"""A game that remembers: a move changes it. Only throws, and nothing of the contract."""


class IllegalMove(Exception):
    """A move that may not be made."""

    def __init__(self, code):
        super().__init__(f"No: {code}.")
        self.code = code


class Pile:
    """A pile on the table."""

    def __init__(self, cards, build):
        self.cards, self.build = cards, build


class Seat:
    """A player."""

    def __init__(self, name, hand, taken, mulles, tabbe):
        self.name, self.hand, self.taken, self.mulles, self.tabbe = name, hand, taken, mulles, tabbe


class Game:
    """A game under way."""

    def __init__(self, turn, round, stock):  # noqa: A002
        self.turn, self.round, self.stock, self.seats, self.table = turn, round, stock, [], []

    def sit(self, *seat):
        self.seats.append(Seat(*seat))

    def play(self, player, action, card, piles):
        (mine,) = [seat for seat in self.seats if seat.name == player]
        (other,) = [seat for seat in self.seats if seat.name != player]
        if card not in mine.hand:
            raise IllegalMove("unknown-card")
        mine.hand.remove(card)
        self.table.append(Pile([card], None))
        self.turn = other.name
