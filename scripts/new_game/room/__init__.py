"""__Title__: roll under your cup, bid on the dice of all cups, or doubt. A small whole room to start a game from.

game    The game with its options, and what belongs to it
rules/  The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots
sight/  What a seat may know of a position, and the positions that fit what it knows
odds/   Exact chances, counted from what a seat knows
play/   Who plays when nobody does: the bots of this game and the habit that a search assumes
text/   Every sentence a player reads. The rules know none of them
"""

from .game import MygameGame
from .odds.dice import chance_of

__all__ = ["MygameGame", "chance_of"]
