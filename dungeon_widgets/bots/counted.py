"""Verdicts that can be counted: the exact worth of each choice where little can still happen.

Luck is averaged over all its outcomes, a later choice of the own seat is its best one. Where somebody else still chooses,
where luck cannot be listed or where the tree is large, nothing is counted and `TooLarge` says so.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from fractions import Fraction

from ..engine.errors import TooLarge
from ..engine.state import CHANCE, OVER, Action, State

MOST = 1_000
"""Positions that may be opened for one verdict."""

Way = tuple[Action, ...]
"""A choice: one action, or all the actions of a choice of several parts."""


def aimed_at(state: State, seat: int) -> int:
    """What a finished game was worth to a seat: won or not, alone the score."""
    if state.game.aim == "alone":
        return state.scores()[seat]
    return int(seat in state.winners())


class Tree:
    """What can still happen, for one seat in one game; it counts the positions it opens."""

    def __init__(self, seat: int, *, hides: bool, most: int = MOST) -> None:
        self.seat = seat
        self.hides = hides
        self.most = most
        self.opened = 0

    def values(self, state: State, ways: Sequence[Way]) -> Generator[None, None, list[Fraction]]:
        """The exact worth of each way from a position as the seat sees it; in pieces, one a position."""
        worlds: Iterable[tuple[State, int]] = ((state, 1),)
        if self.hides:
            try:
                worlds = state.worlds(self.seat)
            except NotImplementedError as error:
                raise TooLarge(str(error)) from None
        totals, whole = [Fraction(0)] * len(ways), 0
        for world, weight in worlds:
            whole += weight
            for number, way in enumerate(ways):
                then = world.clone()
                for action in way:
                    then.apply(action)
                totals[number] += weight * (yield from self._value(then))
        return [total / whole for total in totals]

    def _value(self, state: State) -> Generator[None, None, Fraction]:
        self.opened += 1
        if self.opened > self.most:
            raise TooLarge(f"more than {self.most} positions")
        yield
        if state.to_move == OVER:
            return Fraction(aimed_at(state, self.seat))
        if state.to_move == CHANCE:
            return (yield from self._mean(state))
        if state.free:
            raise TooLarge("a free choice cannot be listed")
        legal = state.legal()
        # What a seat does in one world it must do in all it cannot tell apart: only without secrets may it do its best in each.
        if len(legal) > 1 and (state.to_move != self.seat or self.hides):
            raise TooLarge("somebody still chooses")
        best: Fraction | None = None
        for action in legal:
            value = yield from self._value(state.after(action))
            best = value if best is None or value > best else best
        assert best is not None, "a seat to move has a legal action"
        return best

    def _mean(self, state: State) -> Generator[None, None, Fraction]:
        if state.sampled:
            raise TooLarge("this luck cannot be listed")
        total, whole = Fraction(0), 0
        for action, weight in state.chance():
            total += weight * (yield from self._value(state.after(action)))
            whole += weight
        return total / whole
