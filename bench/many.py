"""What thinking costs in Dungeons, Dice & Danger and in Dungeons: a step of planners and of racers against a random move."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from dungeon_widgets.engine.game import AnyGame
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.lab.simulate.simulate import simulate

from .measure import Result, cpu, ratio, turn_about
from .play import play_randomly

REPEATS = 3
MOVES = 8_000
PLANNERS, RACERS = 6, 10  # games
BEFORE = {"planners": 84.7, "racers": 3.05}
"""The same ratio at commit 8a21f23, measured once, each with the random moves of that commit in the same run."""


def results() -> list[Result]:
    sheet, race = DiceDangerGame("annoyed_animals", players=3), DungeonsGame(4)
    return [
        _row("planners", "Dice & Danger", sheet, "bot:planner", PLANNERS, 3),
        _row("racers", "Dungeons", race, "bot:racer", RACERS, 2),
    ]


def _row(who: str, where: str, game: AnyGame, bot: str, games: int, faster: int) -> Result:
    """The ratio, with the goal to be so many times faster than before."""
    thinking, bare = turn_about([_thinking(game, bot, games), _bare(game)], REPEATS)
    goal = ("<=", BEFORE[who] / faster)
    return Result(f"a step of {who} / a random move, {where}", ratio(thinking, bare), goal)


def _thinking(game: AnyGame, bot: str, games: int) -> Callable[[], float]:
    def cost() -> float:
        steps = 0

        def many() -> None:
            nonlocal steps
            steps = sum(
                played.steps for played in simulate(game, [bot] * game.players, games, progress=False)
            )

        spent = cpu(many)
        return spent / steps

    return cost


def _bare(game: AnyGame) -> Callable[[], float]:
    def cost() -> float:
        rng, moves = Random(7), 0

        def many() -> None:
            nonlocal moves
            while moves < MOVES:
                moves += play_randomly(game, rng)

        spent = cpu(many)
        return spent / moves

    return cost
