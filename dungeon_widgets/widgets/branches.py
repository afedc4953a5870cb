"""The lines of play of one widget: going another way from a step keeps the line that was left."""

from __future__ import annotations

from ..engine.session import Session
from .contract import Branch


class Branches:
    """Sessions that share a past, one of them shown; `game` counts the games before them."""

    def __init__(self, session: Session, game: int = 0) -> None:
        self._game = game
        self._sessions = [session]
        self._roots = [0]
        self._index = 0

    @property
    def shown(self) -> Session:
        return self._sessions[self._index]

    def leave_at(self, step: int) -> None:
        """Show a new line that leaves the shown one at a step."""
        self._sessions.append(self.shown.fork(step))
        self._roots.append(step)
        self._index = len(self._sessions) - 1

    def show(self, index: int) -> None:
        if not 0 <= index < len(self._sessions):
            raise ValueError(f"branch {index} does not exist: there are 0 to {len(self._sessions) - 1}")
        self._index = index

    def as_data(self) -> Branch:
        return {
            "game": self._game,
            "index": self._index,
            "count": len(self._sessions),
            "root": self._roots[self._index],
        }
