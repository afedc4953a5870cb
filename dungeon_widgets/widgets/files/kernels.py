"""Which kernels are running: each holds a lock on a file of its own for as long as it lives.

A game that another kernel is playing is neither offered here nor removed. Where locks do not exist, every other kernel
counts as gone.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import IO

from ...engine.saving.saves import NO_WAIT

OLD = 24 * 3600  # seconds after which the file of a kernel that is gone goes, too

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:

    def _take(file: IO[bytes]) -> None:
        with suppress(ImportError):  # a kernel in the browser may have none
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _at_once(path: str, flags: int) -> int:
    """Open a file without waiting: a pipe of that name would never let go."""
    return os.open(path, flags | NO_WAIT, 0o666)


class Kernel:
    """This kernel: a name of its own, and its lock once there is something to guard."""

    def __init__(self) -> None:
        self.name = token_hex(6)
        self.process = os.getpid()
        self._lock: IO[bytes] | None = None

    def guard(self, folder: Path) -> None:
        """Hold the lock from now on; where that cannot be done, games of this kernel may be offered elsewhere."""
        if self._lock is not None:
            return
        with suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            _remove_old(folder)
            # Closed by the end of the process alone: that is what tells the others.
            self._lock = open(folder / f"{self.name}.lock", "ab", opener=_at_once)  # noqa: SIM115
            _take(self._lock)


_kernel = Kernel()


def this_kernel() -> Kernel:
    """The kernel this runs in; a fork is one of its own."""
    global _kernel
    if _kernel.process != os.getpid():
        _kernel = Kernel()
    return _kernel


def runs_elsewhere(folder: Path, name: str) -> bool:
    """Whether a kernel of this name, another than this one, is alive."""
    if name == this_kernel().name:
        return False
    try:
        with open(folder / f"{name}.lock", "rb", opener=_at_once) as file:
            return not _free(file)
    except OSError:
        return False


def _free(file: IO[bytes]) -> bool:
    try:
        _take(file)
    except OSError:
        return False
    return True


def _remove_old(folder: Path) -> None:
    for file in folder.glob("*.lock"):
        with suppress(OSError):
            if time.time() - file.stat().st_mtime > OLD and not runs_elsewhere(folder, file.stem):
                file.unlink()
