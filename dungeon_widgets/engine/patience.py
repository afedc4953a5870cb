"""How long a bot from a cell may think: a loop without end must not take the kernel with it.

One thread looks at the clock for all bots. It only ever ends a move with a sentence, and never changes what a bot
answers, so that the same seed still gives the same game. Where there are no threads (a page with its own Python) nobody
looks: there the page has a Stop.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep

SECONDS = 20.0
LOOK = 0.25  # seconds between two looks at the clock


class SlowError(Exception):
    """A bot thought for too long."""


class _Watch:
    """The bots that think now, one per thread: since when, and whether their time is up."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._since: dict[int, float] = {}
        self._late: set[int] = set()
        self._looking = False

    def begin(self, thread: int) -> None:
        """A bot begins to think in this thread."""
        with self._lock:
            self._since[thread] = monotonic()
            if not self._looking:
                self._looking = True
                threading.Thread(target=self._look, name="bots' clock", daemon=True).start()

    def end(self, thread: int) -> bool:
        """The bot is done; True if its time was up, and the exception may still be on its way."""
        with self._lock:
            self._since.pop(thread, None)
            late = thread in self._late
            self._late.discard(thread)
            return late

    def _look(self) -> None:
        import ctypes  # a board stands before a bot of one's own thinks

        while True:
            sleep(LOOK)
            with self._lock:
                if not self._since:
                    self._looking = False
                    return
                for thread, since in self._since.items():
                    if monotonic() - since > SECONDS and thread not in self._late:
                        self._late.add(thread)
                        ctypes.pythonapi.PyThreadState_SetAsyncExc(
                            ctypes.c_ulong(thread), ctypes.py_object(SlowError)
                        )


_watch = _Watch()


@contextmanager
def patient(name: str) -> Iterator[None]:
    """Wait for a bot's answer, but not for ever: `SlowError` once it has thought for 20 seconds."""
    if sys.platform == "emscripten":
        yield
        return
    thread = threading.get_ident()
    _watch.begin(thread)
    told = False
    try:
        yield
    except SlowError:
        told = True
    finally:
        if _watch.end(thread):
            _arrive(told)
            raise SlowError(
                f"bot {name!r} thought for more than {SECONDS:.0f} seconds and was stopped; is there a loop without end?"
            )


def _arrive(told: bool) -> None:
    """Let an exception that is on its way come here, and not into what follows."""
    if told:
        return
    try:
        while True:
            sleep(0.001)
    except SlowError:
        pass
