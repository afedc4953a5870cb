"""Welcome to the Dungeon: bid monsters in and tiles away, then somebody must go in.

game    The game with its options: how many play, which box, hero and variant; what belongs to it
rules/  The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots
sight/  What a seat may know of a position, and the positions that fit what it knows
odds/   Exact chances first, counted from what a seat knows; estimates say that they are
play/   Who plays when nobody does: the bots of this game and the habits a search assumes
text/   Every sentence a player reads. The rules know none of them
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .game import WelcomeGame
from .rules.content import load_box
from .rules.state import WelcomeState

if TYPE_CHECKING:
    from .odds.bluff import belief
    from .odds.delve import delve, outcomes
    from .odds.many import many_delves
    from .odds.survival import survival
    from .play.arrays.manners import ArrayBot
    from .play.arrays.many import many_games, many_rounds

__all__ = [
    "ArrayBot",
    "WelcomeGame",
    "WelcomeState",
    "belief",
    "delve",
    "load_box",
    "many_delves",
    "many_games",
    "many_rounds",
    "outcomes",
    "survival",
]

_HOMES = {
    "ArrayBot": "play.arrays.manners",
    "belief": "odds.bluff",
    "delve": "odds.delve",
    "many_delves": "odds.many",
    "many_games": "play.arrays.many",
    "many_rounds": "play.arrays.many",
    "outcomes": "odds.delve",
    "survival": "odds.survival",
}
"""What is not needed to play, by its module: a board stands before they are loaded."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name in _HOMES:
            return getattr(import_module(f".{_HOMES[name]}", __name__), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
