"""The chance that is followed while others or luck move: one point a step, as those at the screen can know it."""

from __future__ import annotations

from time import perf_counter

from ...engine.advice import OddsRow
from ...engine.session import Session
from ...engine.state import State
from ..page.contract import Followed
from .counting import SLICE
from .steps import Steps


class Trail:
    """The points of one line of play for one pair of eyes; each position is counted once, when a page asks for it."""

    def __init__(self, session: Session, seat: int | None, lang: str, steps: Steps) -> None:
        self._session = session
        self._seat = seat
        self._lang = lang
        self._steps = steps
        self._rows: dict[int, tuple[State, OddsRow | None]] = {}
        """What was counted at each position, and of which state: it is another one after an undo."""
        self._failed = False

    def points(self, end: int) -> list[Followed]:
        """What is counted of the way to a position."""
        states, follows = self._session.states, self._session.game.advice.follows
        rows = ((position, self._rows[position][1]) for position in self._way(end) if self._counted(position))
        return [
            {"step": self._steps.number(at), "row": row, "ended": not follows(states[at])}
            for at, row in rows
            if row
        ]

    def due(self, end: int) -> bool:
        """Whether there is more to count of the way to a position."""
        return self._next(end) is not None

    def take(self, end: int, seconds: float = SLICE) -> None:
        """Count on for about this long, and at least one position."""
        until = perf_counter() + seconds
        while (position := self._next(end)) is not None:
            state = self._session.states[position]
            try:
                row = self._session.game.advice.onlook(state.view(self._seat), self._lang)
            except Exception:
                self._failed = True  # what fails is not tried again
                raise
            self._rows[position] = state, row
            if perf_counter() >= until:
                return

    def _next(self, end: int) -> int | None:
        """The earliest position of the way that is not counted: it is seen first."""
        if self._failed:
            return None
        return next((at for at in self._way(end) if not self._counted(at)), None)

    def _way(self, end: int) -> list[int]:
        """The positions to follow: those that are told on the way here, from where the first of them began to how it ended."""
        states, follows = self._session.states, self._session.game.advice.follows
        told = range(self._steps.told_from(end), end + 1)
        way = [at for at in told if follows(states[at]) or (at > told[0] and follows(states[at - 1]))]
        while way and way[0] > 0 and follows(states[way[0] - 1]):
            way.insert(0, way[0] - 1)
        return way

    def _counted(self, position: int) -> bool:
        return position in self._rows and self._rows[position][0] is self._session.states[position]
