"""Dungeon Fighter (second edition): throw real dice at a real target, together, against what lives in the dungeon."""

from .game import FighterGame
from .odds.chain import dead_within
from .odds.law import SectionLaw, section_law, simulated_law
from .rules.throw.launch import Landing, Launch, throw

__all__ = [
    "FighterGame", "Landing", "Launch", "SectionLaw", "dead_within", "section_law", "simulated_law", "throw",
]  # fmt: skip
