"""Things that may lie where a file is looked for: pipes, links to nowhere, in circles and to devices, files without
end, folders, sockets; the same ones for the same seed."""

from __future__ import annotations

import os
import signal
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

HUGE = 5 * 2**30  # bytes; with nothing in them, so that they take no place


def _huge(path: Path) -> None:
    path.touch()
    os.truncate(path, HUGE)


def _loop(path: Path) -> None:
    path.symlink_to(path.with_name(path.name + "-back"))
    path.with_name(path.name + "-back").symlink_to(path)


KINDS: dict[str, Callable[[Path, Random], object]] = {
    "pipe": lambda path, rng: os.mkfifo(path),
    "link to nowhere": lambda path, rng: path.symlink_to("/nowhere/at/all"),
    "link to itself": lambda path, rng: _loop(path),
    "link to a folder above": lambda path, rng: path.symlink_to(path.parent),
    "device": lambda path, rng: path.symlink_to("/dev/zero"),
    "huge file": lambda path, rng: _huge(path),
    "folder": lambda path, rng: path.mkdir(),
    "socket": lambda path, rng: os.mknod(path, 0o600 | stat.S_IFSOCK),
    "empty file": lambda path, rng: path.touch(),
    "half a character": lambda path, rng: path.write_bytes(b'{"name": "\xed\xa0\x80\xff"}'),
    "noise": lambda path, rng: path.write_bytes(rng.randbytes(rng.randint(1, 4000))),
    "deep lists": lambda path, rng: path.write_text("[" * 200_000),
    "large number": lambda path, rng: path.write_text("[" + "9" * 5000 + ", NaN, 1e999]"),
}


def lay(path: Path, kind: str, rng: Random) -> None:
    """Such a thing, where there is none yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    KINDS[kind](path, rng)


def listed(folder: Path) -> dict[str, tuple[int, int, int]]:
    """All that lies in a folder, links as links: what it is, its size and when it was written."""
    found = {}
    for place, folders, names in os.walk(folder):
        for name in (*folders, *names):
            path = Path(place, name)
            about = path.lstat()
            found[str(path)] = about.st_mode, about.st_size, about.st_mtime_ns
    return found


class StuckError(BaseException):
    """Nothing catches it on the way."""


@contextmanager
def ends_within(seconds: int) -> Iterator[None]:
    """What waits for ever, as for a pipe, is stopped and fails."""

    def waited(*_: object) -> None:
        raise StuckError(f"not over after {seconds} s")

    before = signal.signal(signal.SIGALRM, waited)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
