"""Measurements: ``python -m tests.games.dice_danger.bench [seeds]``.

Speed of random play and copies, and the planner against greedy on every sheet and alone, with error bars.
"""

from __future__ import annotations

import sys
from math import sqrt
from random import Random
from time import process_time

from dungeon_widgets.engine import CHANCE, OVER
from dungeon_widgets.engine.streams import one_of, stream
from dungeon_widgets.games.dice_danger import DiceDangerGame, DiceDangerState
from dungeon_widgets.games.dice_danger.bots import GreedyBot, PlannerBot, SheetBot
from dungeon_widgets.games.dice_danger.content import SHEETS


def play(game: DiceDangerGame, bots: list[SheetBot], seed: int) -> DiceDangerState:
    """One game between bots; the luck depends on the seed alone."""
    state, step = game.start(), 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            action = state.draw(stream(seed, "chance", step))
        else:
            action = bots[state.to_move].choose(
                state.view(state.to_move), state.legal(), stream(seed, "bot", step)
            )
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


def random_moves_per_second(sheet: str, players: int, games: int = 300) -> float:
    game, moves = DiceDangerGame(sheet, players), 0
    start = 0.0
    for seed in range(-50, games):  # the first ones warm the tables
        if seed == 0:
            moves, start = 0, process_time()
        state, rng = game.start(), Random(seed)
        while state.to_move != OVER:
            state.apply(state.draw(rng) if state.to_move == CHANCE else one_of(state.legal(), rng))
            moves += 1
    return moves / (process_time() - start)


def microseconds_a_copy(loops: int = 100_000) -> float:
    state = DiceDangerGame(players=4).start()
    start = process_time()
    for _ in range(loops):
        state.clone()
    return (process_time() - start) / loops * 1e6


def main(seeds: int) -> None:
    print(f"a copy: {microseconds_a_copy():.2f} us")
    for sheet in SHEETS:
        print(f"{sheet}: {random_moves_per_second(sheet, 2):,.0f} random moves a second")
    for players in (2, 1):
        for sheet in SHEETS:
            pairs = [play_bots(sheet, players, seed) for seed in range(seeds)]
            mean, error = mean_with_error([mine - other for mine, other in pairs])
            mine, other = (sum(column) / seeds for column in zip(*pairs, strict=True))
            print(
                f"{sheet}, {players} player(s), {seeds} seeds: planner {mine:.1f}, greedy {other:.1f}, "
                f"gain {mean:.1f}, 95 % from {mean - 1.96 * error:.1f} to {mean + 1.96 * error:.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
