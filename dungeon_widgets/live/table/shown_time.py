"""When a screen is shown what has happened: at the pace of who watches, and windows for the same time.

A screen that still plays what came before is shown the next thing when it is done, or after some seconds at the latest;
one that skips does not wait. A window that all can see is open lasts the same time on every screen, whether somebody was
asked in it or passes always: how fast it went by tells nothing.
"""

from __future__ import annotations

from time import monotonic

from ...engine.session import Session
from ...widgets.page.table_page import TablePage

BEHIND = 3.0
"""Seconds that a screen may be behind at most because it still watches."""
WINDOW = 3.0
"""Seconds that a window is shown at least."""


class ShownTime:
    """What has been shown, and when the next thing may be."""

    def __init__(self, window: float = WINDOW) -> None:
        self.window = window
        self._open_until = 0.0
        # The session, and how much of its log has been looked at.
        self._counted: tuple[Session | None, int] = None, 0
        self._sent: dict[int, tuple[int, float]] = {}  # the last snapshot of each page, and when it was sent

    def moved(self, session: Session) -> bool:
        """The game may have gone on: every window that people passed through is still to be shown for its time."""
        before = self._counted[1] if self._counted[0] is session else len(session.log)
        now = len(session.log)
        self._counted = session, now
        passed = sum(_was_window(session, index) for index in range(min(before, now), now))
        if passed and self.window > 0:
            self._open_until = max(self._open_until, monotonic()) + passed * self.window
        return passed > 0

    def wait(self, page: TablePage) -> float:
        """In how many seconds a page may be shown what others did; 0 is now."""
        now = monotonic()
        seq, since = self._sent.get(id(page), (0, 0.0))
        if seq != page._shown_seq():
            seq, since = self._sent[id(page)] = page._shown_seq(), now
        watching = page.watched is not None and page.watched < seq
        behind = since + BEHIND - now if watching else 0.0
        return max(0.0, behind, self._open_until - now)

    def sent(self, page: TablePage) -> None:
        """A page was shown something just now."""
        self._sent[id(page)] = page._shown_seq(), monotonic()

    def forget(self, page: TablePage) -> None:
        """The screen has gone."""
        self._sent.pop(id(page), None)


def _was_window(session: Session, index: int) -> bool:
    """Whether an entry of the log is a person's pass in a window that all could see, asked or not."""
    entry = session.log[index]
    if entry.mover < 0 or session.seats[entry.mover].bot is not None or entry.action != ("pass",):
        return False
    return session.veiled and bool(session.states[index].passes())
