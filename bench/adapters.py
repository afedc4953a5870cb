"""Agents of others: a step of our adapters against the bare engine, and our games in OpenSpiel against its own in Python."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel
from open_spiel.python.games import kuhn_poker, liars_poker, tic_tac_toe  # noqa: F401 (importing registers them)

import dungeon_widgets.adapters.openspiel  # noqa: F401 (the same)
from dungeon_widgets.adapters.gym import DungeonEnv
from dungeon_widgets.adapters.pettingzoo import DungeonAEC
from dungeon_widgets.engine import AnyGame
from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.welcome import WelcomeGame

from .dice_danger import play_yacht
from .engine import play_peer
from .measure import Result, cpu, ratio, turn_about

REPEATS = 5
GAMES: dict[str, AnyGame] = {
    "Welcome": WelcomeGame(players=2),
    "Dice & Danger": DiceDangerGame(players=2),
    "Dungeons": DungeonsGame(players=2),
    "Dungeon Fighter": FighterGame(players=2),
}
CHOICES = 1_500  # at least, for one measurement
PEERS = ("python_kuhn_poker", "python_liars_poker", "python_tic_tac_toe")


def results() -> list[Result]:
    rows = [row for name, game in GAMES.items() for row in _steps(name, game)]
    ours, dice, yacht, *theirs = turn_about(
        [
            _cost(play_peer, pyspiel.load_game("dungeon_welcome")),
            _cost(play_peer, pyspiel.load_game("dungeon_dice_danger")),
            _cost(play_yacht, pyspiel.load_game("yacht")),
            *(_cost(play_peer, pyspiel.load_game(peer)) for peer in PEERS),
        ],
        REPEATS,
    )
    rows += [
        Result(f"moves per second in OpenSpiel, Welcome / {peer}", ratio(cost, ours), (">=", 1))
        for peer, cost in zip(PEERS, theirs, strict=True)
    ]
    return [
        *rows,
        Result("moves per second in OpenSpiel, Dice & Danger / yacht", ratio(yacht, dice), (">=", 1)),
    ]


def _steps(name: str, game: AnyGame) -> list[Result]:
    """Choices a second, each with an observation, against choices of the bare engine."""
    zoo, alone = DungeonAEC(game), DungeonEnv(game, "bot:random")
    bare, agents, against = turn_about(
        [
            _cost(_choose_bare, game),
            _cost(_choose_in_turn, zoo),
            _cost(_choose_against_bots, alone),
        ],
        REPEATS,
    )
    return [
        Result(f"choices per second, PettingZoo / bare engine, {name}", ratio(bare, agents), (">=", 0.1)),
        Result(f"choices per second, Gymnasium / bare engine, {name}", ratio(bare, against), (">=", 0.1)),
    ]


def _cost(play: Callable[[Any, Random], int], game: Any) -> Callable[[], float]:
    """CPU seconds per choice over whole random games, the same games each time."""

    def cost() -> float:
        rng, made = Random(7), 0

        def many() -> None:
            nonlocal made
            while made < CHOICES:
                made += play(game, rng)

        return cpu(many) / made

    return cost


def _choose_bare(game: AnyGame, rng: Random) -> int:
    state, made = game.start(), 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.draw(rng))
        else:
            state.apply(state.sample(rng))
            made += 1
    return made


def _choose_in_turn(zoo: DungeonAEC, rng: Random) -> int:
    zoo.reset(seed=int(rng.random() * 2**31))
    while True:
        seen, _, ended, _, _ = zoo.last()
        if ended:
            return zoo.table.steps
        zoo.step(_one_of(seen, zoo.table.game, rng))


def _choose_against_bots(alone: DungeonEnv, rng: Random) -> int:
    """Choices of the bots are choices too."""
    seen, _ = alone.reset(seed=int(rng.random() * 2**31))
    ended = alone.table.over
    while not ended:
        seen, _, ended, _, _ = alone.step(_one_of(seen, alone.table.game, rng))
    return alone.table.steps


def _one_of(seen: dict[str, Any], game: AnyGame, rng: Random) -> Any:
    legal = seen["action_mask"].nonzero()[0]
    number = int(legal[int(rng.random() * len(legal))])
    if not game.parts:
        return number
    return {"choice": number, "numbers": [2 * rng.random() - 1 for _ in game.parts]}
