"""Dungeon Fighter (second edition): throw real dice at a real target, together, against what lives in the dungeon.

game    The game with its options: what never changes while it is played
rules/  The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots
sight/  What a seat may know of a position, and the positions that fit what it knows
odds/   Exact chances first, counted from what a seat knows; estimates say that they are
play/   Who plays when nobody does: the bots of this game and the habits a search assumes
text/   Every sentence a player reads. The rules know none of them
"""

from .game import FighterGame
from .odds.chain import dead_within
from .odds.law import SectionLaw, section_law, simulated_law
from .rules.throw.launch import Landing, Launch, throw

__all__ = [
    "FighterGame", "Landing", "Launch", "SectionLaw", "dead_within", "section_law", "simulated_law", "throw",
]  # fmt: skip
