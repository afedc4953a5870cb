"""Information-set Monte Carlo tree search: it thinks only about worlds that fit what it has seen.

Each simulation deals a world from the exact posterior (`Game.redeal`), then walks one tree shared by all
worlds. A node stands for what this seat has seen happen, so that it cannot plan on a hidden card.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any

from ..engine.game import Game
from ..engine.state import CHANCE, OVER, Action, Event, State
from .playout import play_out, share

Seen = Action | str
"""An action, or what the observer sees of a stroke of luck."""


class Node:
    """What is known of one line of play: visits, worth to each seat, and how often it could be chosen."""

    __slots__ = ("available", "children", "visits", "worth")

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.available = 0
        self.worth = [0.0] * players
        self.children: dict[Seen, Node] = {}


class MctsBot:
    """Single-observer ISMCTS with UCB1; `simulations` is how long it thinks."""

    def __init__(self, game: Game, simulations: float = 200, *, explore: float = 0.7) -> None:
        if simulations < 1:
            raise ValueError(f"mcts needs at least 1 simulation, not {simulations!r}")
        self.game = game
        self.simulations = int(simulations)
        self.explore = explore

    def choose(self, view: dict[str, Any], legal: list[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        root = Node(self.game.players)
        seat = view["to_move"]
        for _ in range(self.simulations):
            self._simulate(root, self.game.redeal(view, rng), seat, rng)
        return max(legal, key=lambda action: root.children[action].visits if action in root.children else 0)

    def _simulate(self, root: Node, state: State, observer: int, rng: Random) -> None:
        """Go down the tree by the best known choices, open one new node, play out, and learn on the way back."""
        path = [root]
        node = root
        while state.to_move != OVER:
            mover = state.to_move
            if mover == CHANCE:
                events = state.apply(state.draw(rng))
                node = self._child(node, seen_by(observer, events))
                path.append(node)
                continue
            action, fresh = self._select(node, state.legal(), mover, rng)
            state.apply(action)
            node = self._child(node, action)
            path.append(node)
            if fresh:
                break
        scores = play_out(self.game, state, rng)
        worth = [share(scores, seat, self.game.score_range) for seat in range(self.game.players)]
        for node in path:
            node.visits += 1
            for seat, value in enumerate(worth):
                node.worth[seat] += value

    def _child(self, node: Node, seen: Seen) -> Node:
        child = node.children.get(seen)
        if child is None:
            child = node.children[seen] = Node(self.game.players)
        return child

    def _select(self, node: Node, legal: list[Action], mover: int, rng: Random) -> tuple[Action, bool]:
        """An action never tried, or the one with the best upper bound. True if it is new here."""
        untried = [action for action in legal if action not in node.children]
        if untried:
            for action in legal:
                if action in node.children:
                    node.children[action].available += 1
            chosen = untried[int(rng.random() * len(untried))]
            node.children[chosen] = Node(self.game.players)
            node.children[chosen].available = 1
            return chosen, True
        best, best_bound = legal[0], -1.0
        for action in legal:
            child = node.children[action]
            child.available += 1
            bound = child.worth[mover] / child.visits + self.explore * sqrt(
                log(child.available) / child.visits
            )
            if bound > best_bound:
                best, best_bound = action, bound
        return best, False


def seen_by(observer: int, events: list[Event]) -> str:
    """What the observer learns from a stroke of luck: the key of the tree's branch."""
    return repr([(event.kind, event.as_seen_by(observer)) for event in events])
