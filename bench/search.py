"""Thinking and playing in bulk: IS-MCTS against OpenSpiel's own, and `simulate` against bare play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from dungeon_widgets.bots import MctsBot
from dungeon_widgets.engine import CHANCE, OVER, AnyGame, Eyes
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.lab.simulate.simulate import simulate

from .measure import Result, cpu, ratio, turn_about

SIMULATIONS = 1_000
GAMES = 60
REPEATS = 3


def results() -> list[Result]:
    ours, theirs = turn_about([_think(), _think_peer()], REPEATS)
    bulk, bare = turn_about(
        [_simulated_games(WelcomeGame(players=3)), _bare_games(WelcomeGame(players=3))], REPEATS
    )
    dice = DiceDangerGame(players=2)
    dice_bulk, dice_bare = turn_about([_simulated_games(dice), _bare_games(dice)], REPEATS)
    return [
        Result(f"{SIMULATIONS} IS-MCTS simulations", min(ours), unit="s CPU"),
        Result("1000 IS-MCTS simulations, Welcome / leduc_poker in OpenSpiel", ratio(ours, theirs)),
        Result("simulate, three random bots", GAMES / min(bulk), unit="games/s"),
        Result("simulate of random bots / bare random play, Welcome", ratio(bulk, bare), ("<=", 3)),
        Result(
            "simulate of random bots / bare random play, Dice & Danger",
            ratio(dice_bulk, dice_bare),
            ("<=", 3),
        ),
    ]


def _think() -> Callable[[], float]:
    """The first choice of a three player game, cards in hand and one in the dungeon."""
    game = WelcomeGame(players=3, hero="warrior", first=0)
    state = game.start()
    for action in (("draw",), ("deal", "golem"), ("add",), ("draw",), ("deal", "orc")):
        state.apply(action)
    return lambda: cpu(lambda: MctsBot(game, SIMULATIONS).choose(Eyes(state, 1), Random(7)))


def _think_peer() -> Callable[[], float]:
    game = pyspiel.load_game("leduc_poker")
    state = game.new_initial_state()
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])

    def think() -> None:
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(7))
        ismcts.ISMCTSBot(
            game=game,
            uct_c=2.0,
            evaluator=evaluator,
            max_simulations=SIMULATIONS,
            random_state=np.random.RandomState(7),
        ).step(state)

    return lambda: cpu(think)


def _simulated_games(game: AnyGame) -> Callable[[], float]:
    return lambda: cpu(lambda: simulate(game, ["bot:random"] * game.players, GAMES))


def _bare_games(game: AnyGame) -> Callable[[], float]:
    def many() -> None:
        rng = Random(7)
        for _ in range(GAMES):
            state = game.start()
            while state.to_move != OVER:
                if state.to_move == CHANCE:
                    state.apply(state.draw(rng))
                else:
                    legal = state.legal()
                    state.apply(legal[int(rng.random() * len(legal))])

    return lambda: cpu(many)
