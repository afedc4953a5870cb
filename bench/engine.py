"""Random play and copies against OpenSpiel's games written in Python."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pyspiel
from open_spiel.python.games import kuhn_poker, liars_poker  # noqa: F401 (importing registers them)

from dungeon_widgets.engine import CHANCE, Game, State
from dungeon_widgets.games.welcome import WelcomeGame

from .measure import Result, cpu, ratio, turn_about
from .play import play_randomly

S = TypeVar("S", bound=State)

REPEATS = 9
PEERS = ("python_kuhn_poker", "python_liars_poker")
MOVES = 8_000  # at least, for one measurement
CLONES = 5_000
Draw = Callable[[list[tuple[int, float]], Random], int]


def results() -> list[Result]:
    ours = WelcomeGame(players=3)
    peers = [pyspiel.load_game(name) for name in PEERS]
    costs = turn_about(
        [cost_of_a_move(play_randomly, ours), *(cost_of_a_move(play_peer, peer) for peer in peers)], REPEATS
    )
    rows = [
        Result(f"moves per second, Welcome / {name}", ratio(cost, costs[0]), (">=", 1.5))
        for name, cost in zip(PEERS, costs[1:], strict=True)
    ]
    copied, peer_copied = turn_about(
        [cost_of_clones(midgame(ours, 15)), cost_of_clones(midgame_of_peer(peers[0], 3))], REPEATS
    )
    return [*rows, Result(f"one clone, Welcome / {PEERS[0]}", ratio(copied, peer_copied), ("<=", 1 / 7))]


# -- the same loop twice: is it over? luck or a choice? one random number, one move ------------------------


def _draw(outcomes: list[tuple[int, float]], rng: Random) -> int:
    ticket = rng.random()
    for action, p in outcomes:
        ticket -= p
        if ticket < 0:
            return action
    return outcomes[-1][0]


def play_peer(game: Any, rng: Random, draw: Draw = _draw) -> int:
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = draw(state.chance_outcomes(), rng)
        else:
            legal = state.legal_actions()
            action = legal[int(rng.random() * len(legal))]
        state.apply_action(action)
        moves += 1
    return moves


def cost_of_a_move(play: Callable[[Any, Random], int], game: Any) -> Callable[[], float]:
    """CPU seconds per move over whole random games, the same games each time."""

    def cost() -> float:
        rng, moves = Random(7), 0

        def many() -> None:
            nonlocal moves
            while moves < MOVES:
                moves += play(game, rng)

        return cpu(many) / moves

    return cost


# -- copies of a position in the middle of a game ----------------------------------------------------------


def midgame(game: Game[S, Any], moves: int) -> S:
    """A position some moves into a game."""
    state, rng = game.start(), Random(7)
    for _ in range(moves):
        state.apply(state.draw(rng) if state.to_move == CHANCE else state.legal()[0])
    return state


def midgame_of_peer(game: Any, moves: int) -> Any:
    state = game.new_initial_state()
    for _ in range(moves):
        state.apply_action(state.legal_actions()[0])
    return state


def cost_of_clones(state: Any) -> Callable[[], float]:
    def many() -> None:
        for _ in range(CLONES):
            state.clone()

    return lambda: cpu(many)
