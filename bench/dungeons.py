"""Dungeons: random play and copies against catanatron's Catan, and the memory of a whole game."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

from dungeon_widgets.engine import CHANCE, OVER, State
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.dungeons.play.habit import habit

from .measure import Result, cpu, ratio, turn_about
from .play import play_randomly

REPEATS = 5
GAMES = 6
CLONES = 3_000
MOVES = 150  # into a game, where copies are made


def results() -> list[Result]:
    game = DungeonsGame(4)
    moved, peer_moved = turn_about([_moves(game), _peer_moves()], REPEATS)
    ours, peer = _midgame(game), _peer_midgame()
    copied, peer_copied = turn_about([_clones(lambda: ours.clone()), _clones(lambda: peer.copy())], REPEATS)
    return [
        Result("moves per second, Dungeons / catanatron", ratio(peer_moved, moved), (">=", 2)),
        Result("one clone, Dungeons / catanatron", ratio(copied, peer_copied), ("<=", 1)),
        Result("all states of a game of four racers", _memory(game), ("<=", 20), unit="MB"),
    ]


def _moves(game: DungeonsGame) -> Callable[[], float]:
    """CPU seconds per move over whole random games, the same games each time."""

    def cost() -> float:
        rng, moves = Random(7), 0

        def many() -> None:
            nonlocal moves
            for _ in range(GAMES):
                moves += play_randomly(game, rng)

        return cpu(many) / moves

    return cost


def _peer_game(seed: int) -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game(
        [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed
    )


def _peer_moves() -> Callable[[], float]:
    def cost() -> float:
        moves = 0

        def many() -> None:
            nonlocal moves
            for seed in range(GAMES):
                game = _peer_game(seed)
                while game.winning_color() is None and game.state.num_turns < 1000:
                    game.play_tick()
                    moves += 1

        return cpu(many) / moves

    return cost


def _midgame(game: DungeonsGame) -> State:
    rng, state = Random(3), game.start()
    for _ in range(MOVES):
        state.apply(state.draw(rng) if state.to_move == CHANCE else habit(state, rng))
    return state


def _peer_midgame() -> Any:
    game = _peer_game(3)
    for _ in range(MOVES):
        game.play_tick()
    return game


def _clones(copy: Callable[[], object]) -> Callable[[], float]:
    def cost() -> float:
        def many() -> None:
            for _ in range(CLONES):
                copy()

        return cpu(many) / CLONES

    return cost


def _memory(game: DungeonsGame) -> float:
    """Megabytes of all the states a session would keep of one game."""
    rng, state = Random(5), game.start()
    tracemalloc.start()
    kept = [state]
    while state.to_move != OVER:
        state = state.clone()
        state.apply(state.draw(rng) if state.to_move == CHANCE else habit(state, rng))
        kept.append(state)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / 1e6 if kept else 0.0
