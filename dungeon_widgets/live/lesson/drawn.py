"""A page on which it is drawn: a board is sent when it is another one, not with every answer."""

from __future__ import annotations

import traitlets

from ...widgets.page.lock import locked
from ...widgets.page.state_widget import StateWidget


class Drawn(StateWidget):
    """A page of a class. Its state changes with whatever anybody does; a board weighs ten times as much and stays."""

    board = traitlets.Unicode("").tag(sync=True)

    def _board(self) -> str:
        """The board below the question as a picture; empty if there is none."""
        raise NotImplementedError

    @locked
    def _show(self) -> None:
        with self.hold_sync():
            self.board = self._board()
            super()._show()
