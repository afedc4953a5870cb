"""Welcome to the Dungeon: bid monsters in and tiles away, then somebody must go in."""

from .content import load_box
from .delve import delve, outcomes
from .game import WelcomeGame
from .policy import belief
from .state import WelcomeState
from .survival import survival

__all__ = [
    "WelcomeGame",
    "WelcomeState",
    "belief",
    "delve",
    "load_box",
    "outcomes",
    "survival",
]
