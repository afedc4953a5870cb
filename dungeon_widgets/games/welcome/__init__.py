"""Welcome to the Dungeon: bid monsters in and tiles away, then somebody must go in."""

from .game import WelcomeGame
from .odds.bluff import belief
from .odds.delve import delve, outcomes
from .odds.survival import survival
from .rules.state import WelcomeState

__all__ = [
    "WelcomeGame",
    "WelcomeState",
    "belief",
    "delve",
    "outcomes",
    "survival",
]
