"""Welcome to the Dungeon: bid monsters in and tiles away, then somebody must go in."""

from .delve import delve, outcomes
from .game import WelcomeGame
from .odds import survival
from .policy import belief
from .simulated import survival_or_estimate
from .state import WelcomeState

__all__ = [
    "WelcomeGame",
    "WelcomeState",
    "belief",
    "delve",
    "outcomes",
    "survival",
    "survival_or_estimate",
]
