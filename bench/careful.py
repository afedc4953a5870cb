"""What thinking costs the careful bots of Welcome: a step of theirs against a random move, in every box."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from dungeon_widgets.engine import CHANCE, OVER
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.lab import simulate

from .measure import Result, cpu, ratio, turn_about

REPEATS = 3
GAMES = 20
MOVES = 10_000
BEFORE = {"first": 398, "back": 3_580}
"""The same ratio at commit 5841411, when a bot asked up to seven exact questions a card: measured once, each with the
random moves of that commit in the same run. For both boxes mixed it was not measured so."""


def results() -> list[Result]:
    rows = []
    for box in ("first", "back", "both"):
        game = WelcomeGame(box, players=3)
        thinking, bare = turn_about([_thinking(game), _bare(game)], REPEATS)
        goal = ("<=", BEFORE[box] / 10) if box in BEFORE else None
        rows.append(Result(f"a step of careful bots / a random move, {box}", ratio(thinking, bare), goal))
    return rows


def _thinking(game: WelcomeGame) -> Callable[[], float]:
    def cost() -> float:
        steps = 0

        def many() -> None:
            nonlocal steps
            steps = sum(played.steps for played in simulate(game, ["bot:careful"] * 3, GAMES, progress=False))

        spent = cpu(many)
        return spent / steps

    return cost


def _bare(game: WelcomeGame) -> Callable[[], float]:
    def cost() -> float:
        rng, moves = Random(7), 0

        def many() -> None:
            nonlocal moves
            while moves < MOVES:
                state = game.start()
                while state.to_move != OVER:
                    if state.to_move == CHANCE:
                        action = state.draw(rng)
                    else:
                        legal = state.legal()
                        action = legal[int(rng.random() * len(legal))]
                    state.apply(action)
                    moves += 1

        spent = cpu(many)
        return spent / moves

    return cost
