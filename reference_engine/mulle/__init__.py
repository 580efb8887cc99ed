"""Mulle's rules, both editions: the oracle that other implementations are measured against.

This list is the whole public interface; `adapter` offers the same as the contract asks for it. The rules are in the
module named after their chapter:
`cards` VAL, `course` GIV, `play` TUR, `take` INT, `build` BYG, `view` RES, `trotta` TRO, `throw` SLA,
`effect` LAS MUL TAB, `score` POA.
"""

from .bots import greedy_move, random_move, shuffled
from .cards import HAND_VALUE, PACK, TABLE_VALUE, Card, Cards
from .course import BadDeal, deal
from .edition import DEFAULT, EDITIONS, Edition
from .effect import Played, follow
from .event import (
    Absorbed,
    Built,
    Event,
    Events,
    Fed,
    GameOver,
    Locked,
    Merged,
    Mulle,
    NewRond,
    OmgangCounted,
    Tabbe,
    TakenOver,
    Thrown,
    Took,
    Trottad,
)
from .game import Game, IllegalMove, Omgang, Step, kvittning, played_out
from .move import BuildMove, Move, TakeMove, ThrowMove, TrottaMove
from .notation import (
    parse_card,
    parse_move,
    parse_pile,
    parse_position,
    parse_setup,
    print_cards,
    print_move,
    print_pile,
    print_position,
)
from .play import canonical_move, explain, moves, play
from .reason import SENTENCES, Breach, Reason, Refusal
from .record import parse_game, print_game
from .scanner import UnreadableText
from .score import Score, score
from .setup import ImpossiblePosition, Problem, Setup, SetupPile, SetupPlayer, written
from .state import Build, Player, State
from .wire import UnreadableData, canonical, digest, move_data, read_move, read_setup, state_data

__all__ = [
    "DEFAULT",
    "EDITIONS",
    "HAND_VALUE",
    "PACK",
    "SENTENCES",
    "TABLE_VALUE",
    "Absorbed",
    "BadDeal",
    "Breach",
    "Build",
    "BuildMove",
    "Built",
    "Card",
    "Cards",
    "Edition",
    "Event",
    "Events",
    "Fed",
    "Game",
    "GameOver",
    "IllegalMove",
    "ImpossiblePosition",
    "Locked",
    "Merged",
    "Move",
    "Mulle",
    "NewRond",
    "Omgang",
    "OmgangCounted",
    "Played",
    "Player",
    "Problem",
    "Reason",
    "Refusal",
    "Score",
    "Setup",
    "SetupPile",
    "SetupPlayer",
    "State",
    "Step",
    "Tabbe",
    "TakeMove",
    "TakenOver",
    "ThrowMove",
    "Thrown",
    "Took",
    "TrottaMove",
    "Trottad",
    "UnreadableData",
    "UnreadableText",
    "canonical",
    "canonical_move",
    "deal",
    "digest",
    "explain",
    "follow",
    "greedy_move",
    "kvittning",
    "move_data",
    "moves",
    "parse_card",
    "parse_game",
    "parse_move",
    "parse_pile",
    "parse_position",
    "parse_setup",
    "play",
    "played_out",
    "print_cards",
    "print_game",
    "print_move",
    "print_pile",
    "print_position",
    "random_move",
    "read_move",
    "read_setup",
    "score",
    "shuffled",
    "state_data",
    "written",
]
