"""Players that know only the contract, so that they can sit at any game; and verdicts on what anybody chose.

verdict  Verdicts: what each choice of a moment is worth, by what the game is played for
judging  How a choice is judged: worlds that fit the view, the same luck for every choice, and games played on
played   Games played on in the head: what they were worth, whether one choice was clearly better, and what made it so
counted  Verdicts that can be counted: the exact worth of each choice where little can still happen
greedy   The bot that looks one move ahead
mcts     Information-set Monte Carlo tree search: it thinks only about worlds that fit what it has seen
playout  Imagined worlds, and quick play in them: what look-ahead bots judge a position by
random   The bot that does anything legal
"""

from .greedy import GreedyBot
from .mcts import MctsBot
from .random import RandomBot
from .verdict import Verdict, judge

__all__ = ["GreedyBot", "MctsBot", "RandomBot", "Verdict", "judge"]
