"""The page of one seat, or of onlookers: the table page, held to its seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import traitlets

from ...widgets.page.table_page import TablePage
from ...widgets.page.wire import as_text
from ...widgets.table.table import Table


class SeatPage(TablePage):
    """A game as one seat sees it, on a screen of its own; `seat` None is for onlookers.

    `changed` is called after everything the page has done.
    """

    # Only who hosts may begin another game: the others are offered none.
    setup = traitlets.Dict(allow_none=True).tag(sync=True, to_json=as_text)

    def __init__(
        self,
        table: Table,
        bundle_name: str,
        changed: Callable[[SeatPage], None],
        *,
        hosts: bool = False,
        **settings: Any,
    ) -> None:
        self.bundle_name = bundle_name
        self.hosts = hosts
        self._changed = changed
        super().__init__(table, None, **settings)
        self.watched = 0

    @property
    def table(self) -> Table:
        """What this screen looks at."""
        return self._table

    def _receive(self, content: Any) -> None:
        super()._receive(content)
        self._changed(self)

    def _show_texts(self) -> None:
        super()._show_texts()
        if not self.hosts:
            self.set_trait("setup", None)
