"""Dungeons, Dice & Danger: pair the dice, cross your way through the dungeon, be first at the monsters."""

from .dice import pairings
from .forecast import NextRoll, hero_in, next_roll, time_to_kill
from .game import DiceDangerGame
from .odds import (
    chance_of,
    chance_table,
    coverage,
    coverage_chain,
    pair_total,
    rolls_to_kill,
    waiting,
    wounds_in_roll,
)
from .state import DiceDangerState

__all__ = [
    "DiceDangerGame", "DiceDangerState", "NextRoll", "chance_of", "chance_table", "coverage", "coverage_chain", "hero_in",
    "next_roll", "pair_total", "pairings", "rolls_to_kill", "time_to_kill", "waiting", "wounds_in_roll",
]  # fmt: skip
