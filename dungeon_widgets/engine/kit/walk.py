"""Random games to look at, the same for the same seed."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from ..game import AnyGame
from ..state import CHANCE, OVER, Action, Event, State, digest
from ..streams import one_of, stream
from .checks.actions import check_legal
from .checks.luck import check_outcomes, draw
from .report import Report
from .spot import Spot


class Trail(NamedTuple):
    """A game from its start to its end: one state more than there are actions."""

    spot: Spot
    states: list[State]
    actions: list[Action]
    events: list[list[Event]]
    digests: list[str]


def random_game(game: AnyGame, seed: int, number: int, report: Report) -> Trail:
    """Play one game by chance, keeping every state, and look at what may happen at each step.

    Three kinds of play take turns: every action equally likely; the game's own habits, which lead to longer games;
    and every verb equally likely, so that one action (to pass) comes up as often as many (to strip any tile).
    """
    rng = stream(seed, "kit", number)
    trail = Trail(Spot(game, number), [game.start()], [], [], [])
    while True:
        state, spot = trail.states[-1], trail.spot.at(len(trail.actions))
        with spot.guard():
            trail.digests.append(digest(state))
            mover = state.to_move
            if type(mover) is not int or not OVER <= mover < game.players:
                raise spot.error(f"to_move is {mover!r}: neither a seat nor CHANCE nor OVER")
            legal = check_legal(state, spot, report)
            if mover == OVER:
                report.games += 1
                report.steps += len(trail.actions)
                return trail
            if len(trail.actions) >= game.max_steps:
                raise spot.error(f"the game is longer than max_steps={game.max_steps}")
            if state.sampled and mover != CHANCE:
                raise spot.error("sampled though luck is not to move")
            if mover == CHANCE:
                check_outcomes(state, spot, report)
            action = draw(state, rng, spot) if mover == CHANCE else _choice(state, legal, game, number, rng)
            if digest(state) != trail.digests[-1]:
                raise spot.error(
                    f"choosing {action!r} changed the state: sample(), habit() or draw() may only look"
                )
            after = state.clone()
            if digest(after) != trail.digests[-1]:
                raise spot.error("clone() does not give an equal copy")
            trail.events.append(after.apply(action))
            if digest(state) != trail.digests[-1]:
                raise spot.error(f"{action!r} on a clone() changed the original: they share something")
            trail.actions.append(action)
            trail.states.append(after)


def _choice(state: State, legal: list[Action], game: AnyGame, number: int, rng: Random) -> Action:
    if state.free and number % 3 != 1:
        return state.sample(rng)
    if number % 3 == 0:
        return one_of(legal, rng)
    if number % 3 == 1:
        return game.hints.habit(state, rng)
    verb = one_of(sorted({action[0] for action in legal}), rng)
    return one_of([action for action in legal if action[0] == verb], rng)


def shape(state: State) -> tuple[int, tuple[str, ...]]:
    """What kind of moment this is: who moves, and which verbs there are."""
    if state.to_move == CHANCE:
        verbs = set() if state.sampled else {outcome[0] for outcome, _ in state.chance()}
    else:
        verbs = {action[0] for action in state.legal()}
    return min(state.to_move, 0), tuple(sorted(verbs))


class Moments:
    """Chooses steps worth a closer look: the first few of each shape, so that no phase is left out."""

    def __init__(self, each: int) -> None:
        self._each = each
        self._met: Counter[object] = Counter()

    def take(self, kind: object) -> bool:
        """Whether to look at this one."""
        self._met[kind] += 1
        return self._met[kind] <= self._each
