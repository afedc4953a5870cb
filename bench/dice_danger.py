"""Dungeons, Dice & Danger: random play and copies against OpenSpiel's yacht, and what a bot's game costs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

from dungeon_widgets.games.dice_danger import DiceDangerGame, chance_table, next_roll
from dungeon_widgets.games.dice_danger.play.bots import GreedyBot, PlannerBot, SheetBot

from .dice_danger_bots import play
from .engine import cost_of_a_move, cost_of_clones, midgame, midgame_of_peer, play_peer
from .measure import Result, cpu, ratio, turn_about
from .play import play_randomly

PEER = "yacht"
REPEATS = 5
GAMES = 5
MOVES = 30  # into a game, where copies are made


def results() -> list[Result]:
    ours, peer = DiceDangerGame(players=2), pyspiel.load_game(PEER)
    moved, peer_moved = turn_about(
        [cost_of_a_move(play_randomly, ours), cost_of_a_move(play_yacht, peer)], REPEATS
    )
    copied, peer_copied = turn_about(
        [cost_of_clones(midgame(ours, MOVES)), cost_of_clones(midgame_of_peer(peer, MOVES))], REPEATS
    )
    rounds, greedy, planner = turn_about(
        [_rounds(peer), _games(GreedyBot, ours), _games(PlannerBot, ours)], REPEATS
    )
    return [
        Result(f"moves per second, Dice & Danger / {PEER}", ratio(peer_moved, moved), (">=", 10)),
        Result(f"one clone, Dice & Danger / {PEER}", ratio(copied, peer_copied), ("<=", 1)),
        Result(f"a game of two greedy bots / a random game of {PEER}", ratio(greedy, rounds)),
        Result("a game of two planners / of two greedy bots", ratio(planner, greedy)),
        Result(
            "all 2047 sets of totals in one call",
            1000 * min(_table() for _ in range(5)),
            ("<=", 20),
            unit="ms",
        ),
        Result("the forecast of a click", 1000 * min(_forecast(ours) for _ in range(5)), unit="ms"),
    ]


def _table() -> float:
    return cpu(chance_table)


def _forecast(game: DiceDangerGame) -> float:
    hero = midgame(game, MOVES).heroes[0]
    next_roll(hero, 5)  # the tables of rolls are made once
    return cpu(lambda: next_roll(hero, 5))


def _games(bot: type[SheetBot], game: DiceDangerGame) -> Callable[[], float]:
    def many() -> None:
        for seed in range(GAMES):
            play(game, [bot(game), bot(game)], seed)

    return lambda: cpu(many) / GAMES


# -- the peer: all its rolls are equally likely, so a roll is one random number here as well ------------------


def play_yacht(game: Any, rng: Random) -> int:
    return play_peer(game, rng, lambda outcomes, rng: outcomes[int(rng.random() * len(outcomes))][0])


def _rounds(game: Any) -> Callable[[], float]:
    def many() -> None:
        rng = Random(7)
        for _ in range(GAMES):
            play_yacht(game, rng)

    return lambda: cpu(many) / GAMES
