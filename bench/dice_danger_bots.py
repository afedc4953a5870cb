"""Dungeons, Dice & Danger: how many points the planner is ahead of greedy, on every sheet, in company and alone."""

from __future__ import annotations

from math import sqrt

from dungeon_widgets.engine import CHANCE, OVER
from dungeon_widgets.engine.eyes import Eyes
from dungeon_widgets.engine.streams import stream
from dungeon_widgets.games.dice_danger import DiceDangerGame, DiceDangerState
from dungeon_widgets.games.dice_danger.play.bots import GreedyBot, PlannerBot, SheetBot
from dungeon_widgets.games.dice_danger.rules.content import SHEETS
from dungeon_widgets.games.dice_danger.sight.view import DiceDangerView

from .measure import Result

SEEDS = 40  # the interval beside each lead says whether they are enough
Z95 = 1.96


def results() -> list[Result]:
    rows = []
    for players, company in ((2, "two players"), (1, "alone")):
        for sheet in SHEETS:
            leads = [
                mine - other for mine, other in (play_bots(sheet, players, seed) for seed in range(SEEDS))
            ]
            mean, error = mean_with_error(leads)
            where = f"{sheet}, {company}"
            rows.append(Result(f"lead of the planner over greedy, {where}", mean, unit="points"))
            rows.append(
                Result(f"the least it is (95 %), {where}", mean - Z95 * error, (">=", 0), unit="points")
            )
    return rows


def play(game: DiceDangerGame, bots: list[SheetBot], seed: int) -> DiceDangerState:
    """One game between bots; the luck depends on the seed alone."""
    state, step = game.start(), 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            action = state.draw(stream(seed, "chance", step))
        else:
            eyes: Eyes[DiceDangerState, DiceDangerView] = Eyes(state, state.to_move)
            action = bots[state.to_move].choose(eyes, stream(seed, "bot", step))
        state.apply(action)
        step += 1
    return state


def play_bots(sheet: str, players: int, seed: int) -> tuple[int, int]:
    """The planner's score and greedy's: at one table, or alone one after the other with the same seed."""
    game = DiceDangerGame(sheet, players)
    planner, greedy = PlannerBot(game), GreedyBot(game)
    if players == 1:
        return play(game, [planner], seed).scores()[0], play(game, [greedy], seed).scores()[0]
    seat = seed % 2
    scores = play(game, [planner, greedy] if seat == 0 else [greedy, planner], seed).scores()
    return scores[seat], scores[1 - seat]


def mean_with_error(values: list[int]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
