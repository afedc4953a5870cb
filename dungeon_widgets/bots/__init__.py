"""Players that know only the contract, so that they can sit at any game.

greedy   The bot that looks one move ahead
mcts     Information-set Monte Carlo tree search: it thinks only about worlds that fit what it has seen
playout  Imagined worlds, and quick play in them: what look-ahead bots judge a position by
random   The bot that does anything legal
"""

from .greedy import GreedyBot
from .mcts import MctsBot
from .random import RandomBot

__all__ = ["GreedyBot", "MctsBot", "RandomBot"]
