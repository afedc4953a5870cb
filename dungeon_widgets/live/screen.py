"""One screen: the kernel's hold on a socket that lives in the server's thread."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from typing import Any, Protocol

from ..widgets.page.messages import BadMessageError
from .doors import Door
from .pipe import PipeComm

_numbers = count(1)
YES, NO = '{"vote":true}', '{"vote":false}'
"""What a screen answers when all are asked something."""


class Room(Protocol):
    """What stands behind a server: a table or a class. All of it runs in the kernel's main thread."""

    def enter(self, screen: Screen, hello: dict[str, Any]) -> None:
        """Somebody with a right key wants in: call `screen.let_in`, or `screen.refuse` with a reason."""

    def left(self, screen: Screen) -> None:
        """The screen is lost; it may come back."""


class Screen:
    """One open page. `write` and `end` may be called from any thread; the rest belongs to the kernel's main thread."""

    def __init__(self, door: Door, write: Callable[[str], None], end: Callable[[], None]) -> None:
        self.number = next(_numbers)
        self.door = door
        self.lang = door.lang
        self.back = ""
        self.place = ""
        self.page: Any = None
        self.gone = False
        self.on_vote: Callable[[bool], None] = lambda _yes: None
        self.waiting = 0  # messages that the kernel has not heard yet
        self._write = write
        self._end = end
        self.pipe = PipeComm(write)

    def let_in(self, make: Callable[[], Any], **said: Any) -> None:
        """Make the page of this screen, over its pipe, and tell it which code to load."""
        with self.pipe.carrying():
            self.page = make()
        self.tell("in", **said)

    def receive(self, text: str) -> None:
        """A text for the page; what no honest page sends is dropped with a sentence."""
        self.waiting -= 1
        if self.page is None:
            return
        if text in (YES, NO):
            self.on_vote(text == YES)
            return
        try:
            self.pipe.receive(text)
        except BadMessageError as error:
            self.tell("bad", text=str(error))

    def tell(self, kind: str, **fields: Any) -> None:
        """Something beside the pipe."""
        self._write(told(kind, **fields))

    def ask_again(self, text: str) -> None:
        """Not so, but it may be tried again: another name."""
        self.tell("ask", text=text)

    def dismiss(self, text: str) -> None:
        """Tell why, close the page, and do not come back by yourself."""
        self.tell("out", text=text)
        self.drop()
        self._end()

    def let_go(self) -> None:
        """Close without a word: the screen looks for the way again by itself, and its page waits."""
        self._end()  # first, or the page would be told that its widget is closed
        self.drop()

    def drop(self) -> None:
        """The page is not needed any more."""
        self.gone = True
        if self.page is not None:
            page, self.page = self.page, None
            page.close()


def told(kind: str, **fields: Any) -> str:
    """A text beside the pipe: no text of a pipe begins like it."""
    return json.dumps({"live": kind, **fields}, ensure_ascii=False)
