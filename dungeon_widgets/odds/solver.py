"""The exact value of a position: chance is averaged, a chooser takes its best. Works through the contract alone."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from math import gcd

from ..engine.errors import TooLarge
from ..engine.state import CHANCE, OVER, Action, State

Key = Callable[[State], Hashable]
Ratio = tuple[int, int]


class Solver:
    """The exact value of best play, for one seat against luck or for friends who want the same: the oracle of tests.

    - `key`: a function that gives equal values for positions with the same future.
    - `value`: what a finished game is worth, by default the score of seat 0.
    - `limit`: how many positions may be solved before `TooLarge` is raised.

    Seats that play against each other are refused by `ValueError`, because what is best for one is not for the other.
    Answers are kept, so asking about a neighbouring position is cheap. Inside, values are pairs of integers: a
    `Fraction` at each node costs seven times more.
    """

    def __init__(
        self,
        key: Key,
        value: Callable[[State], int] = lambda state: state.scores()[0],
        *,
        limit: int = 1_000_000,
    ) -> None:
        self._key = key
        self._value = value
        self._limit = limit
        self._known: dict[Hashable, Ratio] = {}
        self._open = 0  # positions begun and not yet solved: a deep tree has many before it has any answer
        self._seat: int | None = None  # who chooses, as far as was seen

    def value(self, state: State) -> Fraction:
        """The exact value of the position under best play; `TooLarge` when it cannot be had."""
        try:
            return Fraction(*self._solve(state))
        except RecursionError:
            raise TooLarge("the game is too long, or its positions come round again") from None

    def best(self, state: State) -> Action:
        """The first of the best actions."""
        if state.to_move < 0:
            raise ValueError("nobody chooses here")
        return max(state.legal(), key=lambda action: self.value(state.after(action)))

    @property
    def positions(self) -> int:
        """How many positions have been solved so far."""
        return len(self._known)

    def _solve(self, state: State) -> Ratio:
        if state.to_move == OVER:
            return self._value(state), 1
        key = self._key(state)
        known = self._known.get(key)
        if known is not None:
            return known
        if len(self._known) + self._open >= self._limit:
            raise TooLarge(f"more than {self._limit} positions")
        self._open += 1
        try:
            found = self._average(state) if state.to_move == CHANCE else self._choose(state)
        finally:
            self._open -= 1
        self._known[key] = found
        return found

    def _check_alone(self, state: State) -> None:
        if self._seat is None:
            self._seat = state.to_move
        if state.to_move != self._seat and state.game.aim != "together":
            raise ValueError(
                f"seats {self._seat} and {state.to_move} play against each other: a solver serves one seat, or friends"
            )

    def _average(self, state: State) -> Ratio:
        if state.sampled:
            raise TooLarge("the luck here cannot be listed: simulate, and say so")
        top, bottom, whole = 0, 1, 0
        for action, weight in state.chance():
            n, d = self._solve(state.after(action))
            if d == bottom:
                top += weight * n
            else:
                shared = gcd(d, bottom)
                top = top * (d // shared) + weight * n * (bottom // shared)
                bottom = bottom // shared * d
            whole += weight
        if not whole:
            raise ValueError("chance node without outcomes")
        bottom *= whole
        shared = gcd(top, bottom)
        return top // shared, bottom // shared

    def _choose(self, state: State) -> Ratio:
        if state.free:
            raise TooLarge("a free decision has more actions than can be listed: search, and say so")
        self._check_alone(state)
        best = None
        for action in state.legal():
            n, d = self._solve(state.after(action))
            if best is None or n * best[1] > best[0] * d:
                best = n, d
        if best is None:
            raise ValueError("a seat is to move and has no legal action")
        return best
