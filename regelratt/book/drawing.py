"""Pictures as HTML: cards, piles and places, each announced as a person would say it."""

import re
from functools import cache

from markupsafe import Markup, escape

from ..picture import Card, Picture, Pile, Place
from ..reports import clean

SPRITE = Markup(
    '<svg class="sprite" aria-hidden="true" width="0" height="0">'
    '<symbol id="spade" viewBox="0 0 20 20"><path d="M10 1C8 5 2 8 2 12.2c0 2.4 1.9 4 4 4 1.3 0 2.4-.6 3.1-1.6'
    '-.2 1.8-.9 3.1-2 4.4h5.8c-1.1-1.3-1.8-2.6-2-4.4.7 1 1.8 1.6 3.1 1.6 2.1 0 4-1.6 4-4C18 8 12 5 10 1z"/></symbol>'
    '<symbol id="heart" viewBox="0 0 20 20"><path d="M10 18.5C7 14.8 1.5 11 1.5 6.6 1.5 3.8 3.6 2 5.9 2'
    'c1.8 0 3.3 1 4.1 2.7C10.8 3 12.3 2 14.1 2c2.3 0 4.4 1.8 4.4 4.6 0 4.4-5.5 8.2-8.5 11.9z"/></symbol>'
    '<symbol id="diamond" viewBox="0 0 20 20"><path d="M10 1l7 9-7 9-7-9z"/></symbol>'
    '<symbol id="club" viewBox="0 0 20 20"><path d="M10 1.2a4 4 0 0 0-3.5 6A4.1 4.1 0 1 0 9 13.6c-.2 2.2-.9 3.8-2 5.4h6'
    'c-1.1-1.6-1.8-3.2-2-5.4a4.1 4.1 0 1 0 2.5-6.4 4 4 0 0 0-3.5-6z"/></symbol></svg>'
)
"""The suits, once on a page: a font may lack them, or make toys of them."""

_RED = {"heart", "diamond"}
NAMED = re.compile(r"\b([A-ZÅÄÖ]{2} (?:\d{1,2}|[A-ZÅÄÖ]))\b")
"""A card as sentences name it: two letters and a rank."""


def whole(text: str) -> Markup:
    """A sentence in which no line ends in the middle of a card. The letters stay as they are, to be copied.

    >>> print(whole("Anna <3 SP 7"))
    Anna &lt;3 <span class="whole">SP 7</span>
    """
    parts = NAMED.split(clean(text))
    return Markup("").join(
        Markup('<span class="whole">{}</span>').format(part) if place % 2 else part for place, part in enumerate(parts)
    )


@cache
def picture(shown: Picture) -> Markup:
    """A whole position, as one sees it at the table: the others above, the first player nearest."""
    table = [place for place in shown.places if place.kind == "table"]
    hands = _seats(shown)
    return Markup('<div class="picture">{}{}{}{}</div>').format(
        Markup("").join(map(_seat, reversed(hands[1:]))),
        Markup("").join(map(_table, table)),
        Markup("").join(map(_seat, hands[:1])),
        _besides(shown),
    )


def _seats(shown: Picture) -> list[list[Place]]:
    """The places of each player: the hand, and what follows it."""
    seats: list[list[Place]] = []
    for place in shown.places:
        if place.kind == "hand":
            seats.append([place])
        elif place.kind == "taken" and seats:
            seats[-1].append(place)
    return seats


def _seat(places: list[Place]) -> Markup:
    hand, *taken = places
    turn = Markup(' <span class="turn">{}</span>').format(hand.note) if hand.note else ""
    return Markup('<div class="seat{}"><p class="who">{}{}</p>{}{}</div>').format(
        " on" if hand.note else "", hand.title, turn, _piles(hand), Markup("").join(map(_taken, taken))
    )


def _taken(place: Place) -> Markup:
    """What has been taken lies in one heap: its cards are shown small, and are no list."""
    cards = Markup("").join(card(each) for pile in place.piles for each in pile.cards)
    shown = Markup('<div class="piles">{}</div>').format(cards) if cards else _piles(place)
    return Markup('<div class="taken"><p class="who">{}</p>{}</div>').format(place.title, shown)


def _table(place: Place) -> Markup:
    return Markup('<div class="table"><p class="who">{}</p>{}</div>').format(place.title, _piles(place))


def _besides(shown: Picture) -> Markup:
    stock = [place for place in shown.places if place.kind == "stock"]
    facts = Markup('<p class="facts">{}</p>').format(" · ".join(shown.facts)) if shown.facts else Markup("")
    return Markup("").join(_stock(place) for place in stock) + facts


def _stock(place: Place) -> Markup:
    return Markup('<div class="taken stock"><p class="who">{}, {}</p>{}</div>').format(
        place.title, place.note, _piles(place)
    )


def _piles(place: Place) -> Markup:
    if not place.piles:
        return Markup('<p class="nothing">{}</p>').format(place.empty) if place.empty else Markup("")
    return Markup('<ul class="piles">{}</ul>').format(Markup("").join(map(pile, place.piles)))


@cache
def pile(shown: Pile) -> Markup:
    """Cards that lie together."""
    kinds = " ".join(filter(None, ("pile", shown.kind, shown.mark, "many" if len(shown.cards) > 1 else "")))
    label = Markup('<span class="label">{}</span>').format(shown.label) if shown.label else Markup("")
    cards = Markup("").join(map(card, shown.cards))
    held = cards if len(shown.cards) == 1 else Markup('<span class="cards">{}</span>').format(cards)
    return Markup('<li class="{}">{}{}</li>').format(kinds, held, label)


@cache
def card(shown: Card) -> Markup:
    """A card, announced by its spoken name.

    >>> print(card(Card("HJ 7", "7", "heart", "sju i hjärter")))
    <span class="card red" role="img" aria-label="sju i hjärter"><b>7</b><svg><use href="#heart"/></svg></span>
    """
    classes = "card" + (" red" if shown.suit in _RED else "") + (f" {escape(shown.mark)}" if shown.mark else "")
    suit = Markup('<svg><use href="#{}"/></svg>').format(shown.suit) if shown.suit else Markup("")
    return Markup('<span class="{}" role="img" aria-label="{}"><b>{}</b>{}</span>').format(
        classes, shown.spoken, shown.rank, suit
    )
