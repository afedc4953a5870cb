"""Dungeons, Dice & Danger: pair the dice, cross your way through the dungeon, be first at the monsters.

game    The game with its options, and whose words, advice and hints belong to it
rules/  The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots
sight/  What a seat may know of a position, and the positions that fit what it knows
odds/   Exact chances first, counted from what a seat knows; estimates say that they are
play/   Who plays when nobody does: the bots of this game and the habits a search assumes
text/   Every sentence a player reads. The rules know none of them
"""

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
