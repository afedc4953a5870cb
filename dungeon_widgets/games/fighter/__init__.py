"""Dungeon Fighter (second edition): throw real dice at a real target, together, against what lives in the dungeon."""

from .game import FighterGame
from .rules.throw.launch import Landing, Launch, throw

__all__ = ["FighterGame", "Landing", "Launch", "throw"]
