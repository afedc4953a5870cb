"""Dungeons (Tomb of the Lich Lord): heroes, a growing map, quests, and cards that are data."""

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
