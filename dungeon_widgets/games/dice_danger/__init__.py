"""Dungeons, Dice & Danger: pair the dice, cross your way through the dungeon, be first at the monsters."""

from .game import DiceDangerGame
from .odds.dice import (
    chance_of,
    chance_table,
    coverage,
    coverage_chain,
    pair_total,
    rolls_to_kill,
    waiting,
    wounds_in_roll,
)
from .odds.forecast import NextRoll, hero_in, next_roll, time_to_kill
from .rules.dice import pairings, rolls
from .rules.state import DiceDangerState

__all__ = [
    "DiceDangerGame", "DiceDangerState", "NextRoll", "chance_of", "chance_table", "coverage", "coverage_chain", "hero_in",
    "next_roll", "pair_total", "pairings", "rolls", "rolls_to_kill", "time_to_kill", "waiting", "wounds_in_roll",
]  # fmt: skip
