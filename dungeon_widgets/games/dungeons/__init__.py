"""Dungeons (Tomb of the Lich Lord): heroes, a growing map, quests, and cards that are data.

game    The game with its options: what never changes while it is played
rules/  The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots
sight/  What a seat may know of a position, and the positions that fit what it knows
odds/   Exact chances first, counted from what a seat knows; estimates say that they are
play/   Who plays when nobody does: the bots of this game and the habits a search assumes
text/   Every sentence a player reads. The rules know none of them
"""

from .game import DungeonsGame
from .odds.dice import CombatOdds, combat_odds, threat_odds
from .odds.routes import Leg, RouteOdds, route_odds
from .rules.state import DungeonsState

__all__ = [
    "CombatOdds",
    "DungeonsGame",
    "DungeonsState",
    "Leg",
    "RouteOdds",
    "combat_odds",
    "route_odds",
    "threat_odds",
]
