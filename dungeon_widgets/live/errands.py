"""What sockets leave for the kernel's main thread: games and lessons are touched there and nowhere else.

In a notebook the kernel's own loop runs the errands between cells. Without one, `serve` does. During a long cell they
wait, in order, and none is lost.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections import deque
from collections.abc import Callable
from itertools import count
from threading import Condition
from time import monotonic

logger = logging.getLogger(__name__)

Errand = Callable[[], None]
LOOK_UP = 0.25
"""Seconds after which `serve` asks again whether it should end."""


class Errands:
    """A queue that any thread may fill and one thread empties."""

    def __init__(self) -> None:
        self._todo: deque[tuple[float, Errand]] = deque()
        self._later: list[tuple[float, int, Errand]] = []  # a heap by the time they are due
        self._number = count()
        self._news = Condition()
        self._closed = False
        self.on_idle: Errand | None = None
        try:
            self._loop: asyncio.AbstractEventLoop | None = asyncio.get_running_loop()
        except RuntimeError:
            self._loop = None  # no notebook: somebody calls `serve`

    @property
    def needs_serving(self) -> bool:
        """Whether nothing happens unless `serve` is called: no loop runs in this thread."""
        return self._loop is None

    def leave(self, errand: Errand) -> None:
        """From any thread: have this done, after all that was left before."""
        with self._news:
            if self._closed:
                return
            self._todo.append((monotonic(), errand))
            self._news.notify()
        self._wake(self.run)

    def later(self, seconds: float, errand: Errand) -> None:
        """Have this done in a while, at the earliest."""
        with self._news:
            heapq.heappush(self._later, (monotonic() + seconds, next(self._number), errand))
            self._news.notify()
        if self._loop is not None:
            self._wake(lambda: self._loop and self._loop.call_later(seconds + 0.005, self.run))

    def waiting(self) -> float:
        """For how many seconds the oldest errand has waited; 0 if none has."""
        with self._news:
            return monotonic() - self._todo[0][0] if self._todo else 0.0

    def run(self) -> None:
        """Do all that is due, in the thread that calls: the kernel's own."""
        while (errand := self._next()) is not None:
            try:
                errand()
            except Exception:
                logger.exception("an errand of a screen failed")
        if self.on_idle is not None:
            self.on_idle()

    def serve(self, seconds: float | None = None, until: Callable[[], bool] = lambda: False) -> None:
        """Do what comes for so many seconds, or until something holds; an interrupt ends it."""
        end = None if seconds is None else monotonic() + seconds
        while not self._closed and not until():
            self.run()
            with self._news:
                if self._todo:
                    continue
                left = LOOK_UP if end is None else min(LOOK_UP, end - monotonic())
                if self._later:
                    left = min(left, self._later[0][0] - monotonic())
                if end is not None and end <= monotonic():
                    return
                self._news.wait(max(left, 0.001))

    def close(self) -> None:
        """Nothing more is taken or done."""
        with self._news:
            self._closed = True
            self._todo.clear()
            self._later.clear()
            self._news.notify_all()

    def _next(self) -> Errand | None:
        with self._news:
            if self._later and self._later[0][0] <= monotonic():
                return heapq.heappop(self._later)[2]
            return self._todo.popleft()[1] if self._todo else None

    def _wake(self, do: Callable[[], object]) -> None:
        if self._loop is None:
            return
        try:
            self._loop.call_soon_threadsafe(do)
        except RuntimeError:  # the kernel is going down
            logger.debug("the kernel's loop is closed")
