"""Players that know only the contract, so that they can sit at any game."""

from .greedy import GreedyBot
from .mcts import MctsBot
from .random import RandomBot

__all__ = ["GreedyBot", "MctsBot", "RandomBot"]
