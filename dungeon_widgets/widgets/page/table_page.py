"""The page of a table: what it is shown, and what it may ask."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import traitlets

from ...engine.checks import whole
from ...engine.game import AnyGame
from ...engine.session import Session
from ...engine.words import names_in
from ..files.autosave import Keeper
from ..files.stats import note_game
from ..table.steps import Steps
from ..table.table import Mark, Table
from .inbox import MESSAGES, SHOWN, Inbox
from .lock import locked
from .messages import checked
from .page import PageWidget
from .phrases import RefusedError, phrase
from .settings import Display, check_seat, check_step
from .snapshot import snapshot_of, take_setup
from .wire import as_text

logger = logging.getLogger(__name__)


class TablePage(PageWidget):
    """A widget that shows a table to one page: one snapshot a change, and messages back."""

    snapshot = traitlets.Dict().tag(sync=True, to_json=as_text)
    setup = traitlets.Dict().tag(sync=True, to_json=as_text)
    rules: Any = traitlets.List().tag(sync=True, to_json=as_text)
    faces = traitlets.Dict().tag(sync=True, to_json=as_text)
    # Those of the whole game, which a snapshot does not reach back to: sent when one has come or gone.
    key_moments: Any = traitlets.List().tag(sync=True, to_json=as_text)
    cursor = traitlets.Int(0).tag(sync=True, echo_update=False)
    seat = traitlets.Int(None, allow_none=True).tag(sync=True, echo_update=False)
    overlay = traitlets.Unicode("open").tag(sync=True)
    # Who keeps the odds from being opened on the page: nobody, the notebook ("teacher"), or a table with people ("people").
    odds_closed = traitlets.Unicode("").tag(sync=True)
    # Whether a page has opened the table of beliefs: it is counted and sent only then.
    beliefs = traitlets.Bool(False).tag(sync=True)
    # In marimo cells run again when a page writes a trait, not when it sends a message: there it writes the number of
    # the snapshot it shows. None is everywhere else.
    seen = traitlets.Int(None, allow_none=True).tag(sync=True)

    # Where several screens watch one game: the number of the snapshot that this page has played to its end.
    watched = traitlets.Int(None, allow_none=True).tag(sync=True)

    _page_may_write = (
        *PageWidget._page_may_write,
        *("cursor", "seat", "lang", "overlay", "beliefs", "seen", "watched"),
    )

    # Whether those at this screen may begin another game while others sit at screens of their own.
    hosts = True
    # Where others watch too: whether this page may be shown by now what has happened elsewhere.
    may_catch_up: Callable[[], bool] | None = None

    def __init__(self, table: Table, autosave: Keeper | None, **settings: Any) -> None:
        self._table = table
        self._inbox = Inbox(self, table, autosave)
        self._autosave = autosave
        self._following = False
        self._shown_mark: Mark | None = None
        self._shown_display: Display | None = None
        self._shown_texts: tuple[AnyGame, str] | None = None
        table.keeper = self._keep
        super().__init__(**settings)
        self.odds_closed = "" if self.overlay == "open" else "teacher"
        if type(self.comm).__module__.startswith("marimo."):
            self.seen = 0
        self.observe(self._on_look, names=["cursor", "seat"])
        self.observe(self._on_display, names=["lang", "overlay", "beliefs"])
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
        try:
            yield
        except BaseException:
            self._recover()
            raise
        self._show()

    def _out_of_date(self) -> bool:
        """Whether the page does not show the table as it is: another widget moved, or we were interrupted."""
        table, shown = self._table, self.snapshot
        if (table.mark(), self._display()) != (self._shown_mark, self._shown_display):
            return True
        return (shown.get("seq"), shown.get("step"), table.seat) != (table.seq, self.cursor, self.seat)

    def _catch_up(self) -> None:
        """Show the table if it has changed; the newest step, if there was a move."""
        if self._out_of_date() and (self.may_catch_up is None or self.may_catch_up()):
            if self._shown_mark is not None and self._shown_mark.played != self._table.mark().played:
                self._table.show_newest()
            self._show()

    def _recover(self) -> None:
        """What has changed is shown, whatever failed."""
        try:
            self._catch_up()
        except Exception:
            logger.exception("the game could not be shown")

    @locked
    def _show(self) -> None:
        """Send one fresh snapshot: a new dict each time, so that one change is one message.

        It holds of the odds only what is counted already: the page asks for the rest when it has painted the board.
        """
        table, display = self._table, self._display()
        table.seq += 1
        mark = table.mark()
        snapshot, key_moments = snapshot_of(table, display.lang), self._own_steps().key_moments()
        shown = {**snapshot, **self._odds_so_far()}
        with self.hold_sync():
            self._show_texts()
            self._follow(table.seat, snapshot["step"])
            self._shown_mark, self._shown_display = mark, display
            self.snapshot, self.key_moments = shown, key_moments
        if self._autosave is not None:
            self._autosave.shown()

    def _follow(self, seat: int | None, step: int) -> None:
        """Let the settings tell what is shown: nobody has asked for it, and the table is not moved by it."""
        self._following = True
        try:
            self.seat, self.cursor = seat, step
        finally:
            self._following = False

    def _odds_so_far(self) -> dict[str, Any]:
        odds, display = self._table.odds, self._display()
        return {
            "odds": odds.panel(display),
            "followed": odds.followed(display),
            "late": odds.late(display) or int(self._table.waits),
        }

    def _show_odds(self) -> None:
        """Send the same snapshot with the odds as they are counted by now."""
        better = {**self.snapshot, **self._odds_so_far()}
        if better == self.snapshot:
            self.send_state("snapshot")  # a page that asked once too often is answered all the same
        else:
            self.snapshot = better

    def _show_texts(self) -> None:
        """What changes only with the language or the game."""
        texts = self._table.game, self.lang
        if (
            self._shown_texts is not None
            and self._shown_texts[0] is texts[0]
            and self.lang == self._shown_texts[1]
        ):
            return
        self.rules = self._table.game.words.rulebook(self.lang)
        self.faces = self._table.game.words.faces(self.lang)
        self.setup = dict(take_setup(self._table.session, self.lang))
        self._shown_texts = texts

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """What a cell stores: beside the widget a picture of what everyone knows, for places that run nothing."""
        made = super()._repr_mimebundle_(**kwargs)
        table = self._table
        names = names_in(table.session.names, self.lang)
        drawn = table.game.words.picture(table.shown_state.view(None), names, self.lang)
        if made is None or drawn is None:
            return made
        data, metadata = made
        return {**data, "image/svg+xml": drawn}, metadata

    # -- what the page may do ---------------------------------------------------------------------

    def _answer(self, content: Any) -> None:
        message = checked(content, MESSAGES)
        self._catch_up()  # a click on what is not shown any more is stale
        reply = self._inbox.answer(message, self._display())
        if reply is None:
            self._show()
        elif reply is not SHOWN:
            self.send(reply)
        if self._autosave is not None and (refusal := self._autosave.refusal) is not None:
            self._autosave.refusal = None  # said once
            self._notify_page("info", refusal.said[self.lang])

    # -- a game survives its kernel ---------------------------------------------------------------

    def _keep(self, session: Session) -> None:
        """Write the game to its file, once there is a page; if that cannot be done, say so once."""
        if self._autosave is None or not self._page_is_there:
            return
        worked = self._autosave.works
        self._autosave.keep(session)
        if session.over:
            table = self._table
            note_game(session, table.helped, table.odds.predictions.answered())
        if worked and not self._autosave.works:
            self._notify_page("info", phrase("not_kept", self.lang))

    # -- settings ---------------------------------------------------------------------------------

    def _shown_seq(self) -> int:
        return self._table.seq

    def _reason(self, rule: str) -> str:
        return self._table.game.words.reason(rule, self.lang)

    def _check_setting(self, name: str, value: Any) -> None:
        if name == "cursor":
            check_step(value, self._own_steps().last)
        elif name == "seat":
            check_seat(value, self._table.game.players)
        elif name in ("seen", "watched"):
            if value is not None:
                whole(value, name, 0, self._table.seq)
        else:
            super()._check_setting(name, value)

    def _check_written(self, name: str, value: Any) -> None:
        if name == "seat" and self._table.held and value != self._table.seat:
            raise RefusedError("seat_fixed")
        if name == "seat" and value not in [None, *self._table.people]:
            raise RefusedError("seat_closed")
        if name in ("seen", "watched") and (value is None or getattr(self, name) is None):
            raise ValueError(f"{name} is written where somebody waits for it")
        if name == "overlay" and self.odds_closed == "people" and value != "off":
            raise RefusedError("odds_live")
        if name == "overlay" and self.odds_closed and value != self.overlay:
            raise RefusedError("overlay_locked")

    @traitlets.validate("cursor", "seat", "overlay", "beliefs", "seen", "watched")
    def _sound_game_setting(self, proposal: Any) -> Any:
        self._check_setting(proposal["trait"].name, proposal["value"])
        return proposal["value"]

    def _on_look(self, change: dict[str, Any]) -> None:
        """Somebody asks for another step or another seat."""
        if self._following:
            return
        if change["name"] == "cursor":
            self._table.goto(self._own_steps().position(change["new"]))
        else:
            self._table.sit(change["new"])
        self._show()

    def _on_display(self, change: Any) -> None:
        # What a page has chosen for itself it may change again; what the notebook asked for it may not.
        if change["name"] == "overlay" and not self._page_writes and self.odds_closed != "people":
            self.odds_closed = "" if change["new"] == "open" else "teacher"
        self._show()
