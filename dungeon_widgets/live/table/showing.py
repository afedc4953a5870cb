"""What every page of a table is shown, in its time: what one of them did, the others see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...widgets.page.table_page import TablePage
from .shown_time import ShownTime

if TYPE_CHECKING:
    from .room import TableRoom


class Showing:
    """Brings to each page what it has not seen yet, when `times` allows it."""

    def __init__(self, room: TableRoom) -> None:
        self._room = room
        self.times = ShownTime()

    def page_did(self, page: TablePage) -> None:
        """A page has asked for something: if that changed the game, the others are shown it."""
        if page._table.session is not self._room.session:
            self._room.follow(page._table.session)
        self.times.sent(page)
        self._spread(page)

    def host_shown(self, change: Any) -> None:
        """The notebook's own page was shown something, or has looked at it."""
        if not self._room.is_open:
            return
        if change["name"] == "watched":
            self.deliver(self._room.host)
            return
        self.page_did(self._room.host)

    def _spread(self, by: TablePage) -> None:
        room = self._room
        room.votes.moved()
        self.times.moved(room.session)
        for page in room.pages():
            if page is not by:
                self.deliver(page)

    def deliver(self, page: TablePage) -> None:
        """Show a page what it has not seen yet, now or when it may be shown."""
        room = self._room
        if not room.is_open or page not in room.pages() or not page._out_of_date():
            return
        wait = self.times.wait(page)
        if wait > 0:
            room.errands.later(wait, lambda: self.deliver(page))
            return
        with page._lock:
            page._catch_up()
        self.times.sent(page)

    def may_see(self, page: TablePage) -> bool:
        """Whether a page may be shown the newest now."""
        return not self._room.is_open or self.times.wait(page) <= 0

    def at_once(self) -> None:
        """Show everybody how things stand."""
        room = self._room
        self.times.moved(room.session)
        for page in room.pages():
            page._table.show_newest()
            page._show()
        room.on_change()
