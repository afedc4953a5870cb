"""The lines of play of one widget: going another way from a step keeps the line that was left."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.session import Session
from ..page.contract import Branch


class Branches(NamedTuple):
    """Sessions that share a past, one of them shown; `game` counts the games before them. Never changed: an
    interrupt finds the old ones or the new ones."""

    sessions: tuple[Session, ...]
    roots: tuple[int, ...] = (0,)
    shown_index: int = 0
    game: int = 0

    @property
    def shown(self) -> Session:
        return self.sessions[self.shown_index]

    def left_at(self, step: int) -> Branches:
        """With a new line that leaves the shown one at a step, and is shown."""
        return Branches(
            (*self.sessions, self.shown.fork(step)), (*self.roots, step), len(self.sessions), self.game
        )

    def showing(self, index: int) -> Branches:
        """With another line shown."""
        if not 0 <= index < len(self.sessions):
            raise ValueError(f"branch {index} does not exist: there are 0 to {len(self.sessions) - 1}")
        return self._replace(shown_index=index)

    def as_data(self) -> Branch:
        return {
            "game": self.game,
            "index": self.shown_index,
            "count": len(self.sessions),
            "root": self.roots[self.shown_index],
        }
