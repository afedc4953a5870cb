"""How a game is looked at, shared with the page: all it may write, and only what is sound."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Any

import anywidget
import traitlets

from ..engine.session import Session
from .alone import alone
from .looks import check_look, check_seat, check_step
from .phrases import phrase

logger = logging.getLogger(__name__)

PAGE_MAY_WRITE = ("cursor", "seat", "lang", "theme", "overlay", "speed", "beliefs")


class ViewSettings(anywidget.AnyWidget):
    """A widget whose page may change how it is looked at, and nothing else."""

    cursor = traitlets.Int(0).tag(sync=True, echo_update=False)
    seat = traitlets.Int(None, allow_none=True).tag(sync=True, echo_update=False)
    lang = traitlets.Unicode("en").tag(sync=True)
    theme = traitlets.Unicode("auto").tag(sync=True)
    overlay = traitlets.Unicode("open").tag(sync=True)
    speed = traitlets.Float(1.0).tag(sync=True)
    # Whether a page has opened the table of beliefs: it is counted and sent only then.
    beliefs = traitlets.Bool(False).tag(sync=True)

    _seq = 0
    _answering = False

    def __init__(self, **looks: Any) -> None:
        self._lock = RLock()
        super().__init__(**looks)

    @property
    def session(self) -> Session:
        """The line of play that is shown."""
        raise NotImplementedError

    def people(self) -> list[int]:
        """The seats where persons sit."""
        return [i for i, seat in enumerate(self.session.seats) if seat.bot is None]

    def say(self, kind: str, text: str, seq: int | None = None) -> None:
        """Tell the page something that is not worth keeping, such as why a click was refused."""
        self.send({"type": "notice", "seq": self._seq if seq is None else seq, "kind": kind, "text": text})

    def own_up(self, error: Exception, seq: int | None = None) -> None:
        """Log a fault of ours, and tell the page that there was one."""
        logger.error("a page could not be answered", exc_info=error)
        self.say("error", phrase("error", self.lang).format(error=type(error).__name__), seq)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While the page waits for an answer: it is shown the board first, and the odds when they are counted."""
        with self._lock:
            self._answering = True
            try:
                yield
            finally:
                self._answering = False

    def notify_change(self, change: Any) -> None:
        """A setting and the snapshot that follows from it travel in one message."""
        with self._lock, self.hold_sync():
            super().notify_change(change)

    @alone
    def set_state(self, sync_data: Any) -> None:
        """Take only view settings from the page, and only sound ones: read-only traits do not stop a page."""
        sent = sync_data if isinstance(sync_data, dict) else {}
        kept = {}
        for name in PAGE_MAY_WRITE:
            if name not in sent:
                continue
            try:
                self._check_setting(name, sent[name])
                if name == "seat" and sent[name] not in [None, *self.people()]:
                    raise ValueError(phrase("seat_closed", self.lang))
            except ValueError as error:
                self.say("malformed", str(error))
            else:
                kept[name] = sent[name]
        try:
            with self.answering(), self.hold_sync():
                super().set_state(kept)
        except Exception as error:
            self.own_up(error)

    @traitlets.validate(*PAGE_MAY_WRITE)
    def _sound(self, proposal: Any) -> Any:
        self._check_setting(proposal["trait"].name, proposal["value"])
        return proposal["value"]

    def _check_setting(self, name: str, value: Any) -> None:
        if name == "cursor":
            check_step(value, len(self.session.log))
        elif name == "seat":
            check_seat(value, self.session.game.players)
        else:
            check_look(name, value)
