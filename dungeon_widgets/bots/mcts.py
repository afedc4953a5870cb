"""Information-set Monte Carlo tree search: it thinks only about worlds that fit what it has seen.

Each simulation imagines a world (`Eyes.imagine`), then walks one tree shared by all worlds. A node stands for what
this seat has seen happen, so that it cannot plan on a hidden card. The others follow the game's habit, which
knows their cards and no more; in a game without habits they search in the same tree, each for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt
from random import Random
from typing import Any, ClassVar

from ..engine.eyes import Eyes
from ..engine.game import AnyGame
from ..engine.hints import Hints
from ..engine.state import CHANCE, Action, Event, State
from ..engine.streams import one_of
from .playout import imagine, play_out, prospects

Seen = Action | str
"""The mover's own action, or what the observer sees of luck and of the others."""


MAX_SIMULATIONS = 10_000  # a save or a page could otherwise keep a kernel busy for days


class Node:
    """One line of play as the observer sees it: visits, prospects summed for each seat, chances to be chosen."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.available = 0
        self.total = [0.0] * players
        self.children: dict[Seen, Node] = {}

    def child(self, seen: Seen) -> Node:
        """The node after this move, made when it is first met."""
        found = self.children.get(seen)
        if found is None:
            found = self.children[seen] = Node(len(self.total))
        return found


class MctsBot:
    """Single-observer ISMCTS with UCB1.

    `simulations` is how long it thinks, `explore` how much it tries what looks worse. `ValueError` if a number is out
    of range.
    """

    label: ClassVar[dict[str, str]] = {"en": "searching", "fr": "chercheur"}
    habit: ClassVar[dict[str, str]] = {
        "en": "plays many games in its head before each choice",
        "fr": "joue beaucoup de parties de tête avant chaque choix",
    }

    def __init__(self, game: AnyGame, simulations: float = 200, *, explore: float = 0.7) -> None:
        if not 1 <= simulations <= MAX_SIMULATIONS:
            raise ValueError(f"mcts needs 1 to {MAX_SIMULATIONS} simulations, not {simulations:g}")
        if not 0 <= explore < inf:
            raise ValueError(f"explore must be a number from 0, not {explore!r}")
        self.game = game
        self.simulations = int(simulations)
        self.explore = explore

    def choose(self, eyes: Eyes[Any, Any], rng: Random) -> Action:
        """The legal action that was tried most often."""
        legal = eyes.legal
        if len(legal) == 1:
            return legal[0]
        search = Search(self.game, eyes.seat, self.explore, rng)
        for _ in range(self.simulations):
            search.simulate(imagine(eyes, rng))
        return search.favourite(legal)


class Search:
    """One decision of the observer: the tree that grows, and the range of what was found in it."""

    def __init__(self, game: AnyGame, observer: int, explore: float, rng: Random) -> None:
        self.game = game
        self.observer = observer
        self.explore = explore
        self.rng = rng
        self.root = Node(game.players)
        self.low, self.high = inf, -inf
        self.all_search = type(game.hints).habit is Hints.habit

    def simulate(self, state: State) -> None:
        """Go down the tree by the best known choices until a new node, play out, and learn on the way back."""
        path = [self.root]
        while path[-1].visits or len(path) == 1:
            path.append(self._step(path[-1], state))
            if prospects(self.game, state) is not None:
                break
        found = play_out(self.game, state, self.rng)
        self.low, self.high = min(self.low, *found), max(self.high, *found)
        for node in path:
            node.visits += 1
            for seat, value in enumerate(found):
                node.total[seat] += value

    def _step(self, node: Node, state: State) -> Node:
        """One move in the world, and where it leads in the tree."""
        mover = state.to_move
        if mover == self.observer or (self.all_search and mover != CHANCE):
            action = self._select(node, state)
            state.apply(action)
            return node.child(action)
        action = state.draw(self.rng) if mover == CHANCE else self.game.hints.habit(state, self.rng)
        return node.child(seen_by(self.observer, state.apply(action)))

    def _select(self, node: Node, state: State) -> Action:
        """The action with the best upper bound, new ones first; by habit while the node has hardly been seen."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        if node is not self.root and node.visits < len(legal):
            # Of a free decision only the examples have branches: no launch would ever come up twice.
            return one_of(legal, self.rng) if state.free else self.game.hints.habit(state, self.rng)
        spread = self.explore * max(self.high - self.low, 0)
        mover, best, best_bound = state.to_move, [], -inf
        for action in legal:
            child = node.child(action)
            child.available += 1
            bound = inf
            if child.visits:
                bound = child.total[mover] / child.visits + spread * sqrt(log(child.available) / child.visits)
            if bound > best_bound:
                best, best_bound = [action], bound
            elif bound == best_bound:
                best.append(action)
        return best[int(self.rng.random() * len(best))]

    def favourite(self, legal: Sequence[Action]) -> Action:
        """The action tried most; of equals the one that found most."""
        return max(legal, key=lambda action: self._record(self.root.child(action)))

    def _record(self, child: Node) -> tuple[int, float]:
        return child.visits, child.total[self.observer]


def seen_by(observer: int, events: list[Event]) -> str:
    """What the observer learns from a move that is not its own: the key of the tree's branch."""
    return repr([(event.kind, event.as_seen_by(observer)) for event in events])
