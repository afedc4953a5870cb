"""Welcome to the Dungeon: bid monsters in and tiles away, then somebody must go in."""

from .game import WelcomeGame
from .odds.bluff import belief
from .odds.delve import delve, outcomes
from .odds.survival import survival
from .rules.content import load_box
from .rules.state import WelcomeState

__all__ = [
    "WelcomeGame",
    "WelcomeState",
    "belief",
    "delve",
    "load_box",
    "outcomes",
    "survival",
]
