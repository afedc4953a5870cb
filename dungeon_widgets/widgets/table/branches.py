"""The lines of play of one widget: going another way from a step keeps the line that was left."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.checks import short
from ...engine.session import Session


class Branches(NamedTuple):
    """Sessions that share a past; `line` says which is shown. `game` counts the games before them. Never changed: an
    interrupt finds the old ones or the new ones."""

    sessions: tuple[Session, ...]
    roots: tuple[int, ...] = (0,)
    line: int = 0
    game: int = 0

    @property
    def session(self) -> Session:
        """The line of play that is shown."""
        return self.sessions[self.line]

    def left_at(self, step: int, seed: int | None = None) -> Branches:
        """With a new line that leaves the shown one at a step, and is shown; with a seed it has luck of its own."""
        line = self.session.fork(step, seed)
        return Branches((*self.sessions, line), (*self.roots, step), len(self.sessions), self.game)

    def showing(self, index: int) -> Branches:
        """With another line shown."""
        if not 0 <= index < len(self.sessions):
            raise ValueError(f"branch {short(index)} does not exist: there are 0 to {len(self.sessions) - 1}")
        return self._replace(line=index)
