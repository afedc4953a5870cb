"""The best chance found by playing: every roll, every open choice of one hero tried in the engine itself.

It knows nothing of how odds are computed; others pass, and no hand holds a card.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction

from dungeon_widgets.engine.state import CHANCE, OVER, Action
from dungeon_widgets.games.dungeons.rules.state import DungeonsState

PASS: Action = ("pass",)

Goal = Callable[[DungeonsState], bool]
Allowed = Callable[[DungeonsState, Action], bool]


class Oracle:
    """The best chance of a seat to reach a goal in this turn, doing only what is allowed on its own turn."""

    def __init__(self, seat: int, goal: Goal, allowed: Allowed) -> None:
        self.seat, self.goal, self.allowed = seat, goal, allowed
        self.found: dict[Hashable, Fraction] = {}

    def best(self, state: DungeonsState) -> Fraction:
        if self.goal(state):
            return Fraction(1)
        if state.to_move == OVER or state.active != self.seat or state.phase != "move":
            return Fraction(0)
        key = self.place(state)
        if key not in self.found:
            self.found[key] = self.look(state)
        return self.found[key]

    def place(self, state: DungeonsState) -> Hashable:
        """All that can change while one hero walks."""
        me = state.heroes[self.seat]
        own = (me.cell, me.glory, me.life, me.tasks, me.treasures, me.used, me.mods)
        return own, state.points, state.opened, state.pits, state.visited, state.stack, state.to_move

    def look(self, state: DungeonsState) -> Fraction:
        if state.to_move == CHANCE:
            outcomes = state.chance()
            whole = sum(weight for _, weight in outcomes)
            return sum(
                (Fraction(w, whole) * self.after(state, action) for action, w in outcomes), Fraction(0)
            )
        if state.to_move != self.seat:
            return self.after(state, PASS)
        free = not state.stack
        choices = [one for one in state.legal() if not free or self.allowed(state, one)]
        return max((self.after(state, one) for one in choices), default=Fraction(0))

    def after(self, state: DungeonsState, action: Action) -> Fraction:
        twin = state.clone()
        twin.apply(action)
        return self.best(twin)
