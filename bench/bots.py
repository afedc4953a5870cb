"""How strong the bots are: shares of games for two won in Welcome to the Dungeon, with 95 % intervals.

python -m bench.bots              a few hundred games a pair
python -m bench.bots 50           50 games a pair
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from dungeon_widgets.engine import Session
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.odds import Estimate

PAIRS = [
    ("careful", "random"),
    ("greedy", "random"),
    ("greedy", "careful"),
    ("mcts:200", "careful"),
    ("mcts:200", "greedy"),
]
GAMES = 300


def won(first: str, second: str, seed: int) -> bool:
    """Whether the first bot wins the game of this seed; seats alternate and the first hero is drawn."""
    seats = [f"bot:{first}", f"bot:{second}"]
    session = Session(WelcomeGame(players=2), seats[:: 1 if seed % 2 else -1], seed)
    session.play()
    return session.state.scores()[1 - seed % 2] == 1


def main(arguments: Sequence[str]) -> None:
    games = int(arguments[0]) if arguments else GAMES
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for first, second in PAIRS:
            wins = sum(pool.map(partial(won, first, second), range(games), chunksize=4))
            share = Estimate(wins, games)
            low, high = share.interval()
            print(
                f"{first:>9} against {second:<8} {share.p:6.1%}   95 %: {low:.1%} to {high:.1%}   n={games}",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
