"""The page of a table: what it is shown, and what it may ask."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import traitlets

from .inbox import Inbox
from .lock import locked
from .messages import checked
from .page import PageWidget
from .phrases import RefusedError
from .settings import Display, check_seat, check_step
from .snapshot import as_text, snapshot_of, take_setup
from .steps import Steps
from .table import Mark, Table

logger = logging.getLogger(__name__)


class TablePage(PageWidget):
    """A widget that shows a table to one page: one snapshot a change, and messages back."""

    snapshot = traitlets.Dict().tag(sync=True, to_json=as_text)
    setup = traitlets.Dict().tag(sync=True)
    rules: Any = traitlets.List().tag(sync=True)
    cursor = traitlets.Int(0).tag(sync=True, echo_update=False)
    seat = traitlets.Int(None, allow_none=True).tag(sync=True, echo_update=False)
    overlay = traitlets.Unicode("open").tag(sync=True)
    # Whether a page has opened the table of beliefs: it is counted and sent only then.
    beliefs = traitlets.Bool(False).tag(sync=True)

    _page_may_write = (*PageWidget._page_may_write, "cursor", "seat", "lang", "overlay", "beliefs")

    def __init__(self, table: Table, **settings: Any) -> None:
        self._table = table
        self._inbox = Inbox(table)
        super().__init__(**settings)
        self.observe(self._on_setting, names=["cursor", "seat", "lang", "overlay", "beliefs"])
        with self.hold_sync():
            self._show_texts()
            self._show()

    # -- what the page is shown -------------------------------------------------------------------

    def _own_steps(self) -> Steps:
        """The steps as those at the screen count them."""
        return self._table.steps(self._table.eyes, self.lang)

    def _display(self) -> Display:
        return Display(self.lang, self.overlay, self.beliefs)

    @contextmanager
    def _shown_after(self) -> Iterator[None]:
        """Show the table after it was changed; what was refused changed nothing, and nothing is sent."""
        before = self._table.mark()
        try:
            yield
        except BaseException:
            self._catch_up(before)
            raise
        self._show()

    def _catch_up(self, before: Mark) -> None:
        """After a failure: what has changed all the same is shown."""
        try:
            if self._table.mark() != before:
                self._show()
        except Exception:
            logger.exception("the game could not be shown")

    @locked
    def _show(self) -> None:
        """Send one fresh snapshot: a new dict each time, so that one change is one message.

        A page that waits for an answer gets the board first and asks for the odds when it has painted it; what a
        program does is shown with as much of the odds as can be counted at once.
        """
        table, display = self._table, self._display()
        table.seq += 1
        snapshot = snapshot_of(table, display.lang)
        if not self._answering:
            table.count(display)
        with self.hold_sync():
            self.seat, self.cursor = table.seat, snapshot["step"]
            self.snapshot = {**snapshot, **self._odds_so_far()}

    def _odds_so_far(self) -> dict[str, Any]:
        odds, late = self._table.odds(self._display()), self._table.late(self._display())
        return {"odds": odds, "late": late}

    def _show_more(self, seq: int) -> None:
        """Count a slice of what is late, and send the same snapshot with it; if another one is shown by now, that."""
        try:
            if seq == self._table.seq:
                self._table.count(self._display())
        finally:
            better = {**self.snapshot, **self._odds_so_far()}
            if better == self.snapshot:
                self.send_state("snapshot")  # the page waits for an answer, even if it is no news
            else:
                self.snapshot = better

    def _show_texts(self) -> None:
        """What changes only with the language or the game."""
        self.rules = self._table.game.words.rulebook(self.lang)
        self.setup = dict(take_setup(self._table.session, self.lang))

    # -- what the page may do ---------------------------------------------------------------------

    def _answer(self, content: Any) -> None:
        message, table = checked(content), self._table
        if message["type"] == "more":
            self._show_more(message["seq"])
            return
        game, before = table.game, table.mark()
        try:
            reply = self._inbox.answer(message, self._display())
        except BaseException:
            self._catch_up(before)
            raise
        if reply is not None:
            self.send(reply)
            return
        with self.hold_sync():
            if table.game is not game:
                self._show_texts()
            self._show()

    def _shown_seq(self) -> int:
        return self._table.seq

    def _reason(self, rule: str) -> str:
        return self._table.game.words.reason(rule, self.lang)

    def _check_setting(self, name: str, value: Any) -> None:
        if name == "cursor":
            check_step(value, self._own_steps().last)
        elif name == "seat":
            check_seat(value, self._table.game.players)
        else:
            super()._check_setting(name, value)

    def _check_written(self, name: str, value: Any) -> None:
        if name == "seat" and value not in [None, *self._table.people]:
            raise RefusedError("seat_closed")

    @traitlets.validate("cursor", "seat", "overlay", "beliefs")
    def _sound_game_setting(self, proposal: Any) -> Any:
        self._check_setting(proposal["trait"].name, proposal["value"])
        return proposal["value"]

    def _on_setting(self, change: dict[str, Any]) -> None:
        name, value, table = change["name"], change["new"], self._table
        if name == "cursor":
            if value == self._own_steps().number(table.cursor):
                return  # it follows the table
            table.goto(self._own_steps().position(value))
        elif name == "seat":
            if value == table.seat:
                return
            table.sit(value)
        elif name == "lang":
            self._show_texts()
        self._show()
