"""What a widget sends to the page once: the size of its bundle."""

from __future__ import annotations

import gzip
from typing import NamedTuple

from dungeon_widgets.widgets.page.bundle import STATIC

from .measure import Result

KB = 1024
MOST = (256, 96)  # KB as stored and as sent
LARGER = {"fighter.js": (348, 126), "dungeons.js": (320, 112)}  # as CONTRIBUTING allows them


class Size(NamedTuple):
    """Bytes of a bundle as it is stored and as a server would send it."""

    raw: int
    gzip: int


def sizes() -> dict[str, Size]:
    """Every built bundle."""
    files = sorted(STATIC.glob("*.js"))
    return {path.name: Size(len(code := path.read_bytes()), len(gzip.compress(code))) for path in files}


def results() -> list[Result]:
    rows = []
    for name, size in sizes().items():
        raw, zipped = LARGER.get(name, MOST)
        rows.append(Result(f"{name}, minified", size.raw / KB, ("<=", raw), "KB"))
        rows.append(Result(f"{name}, gzip", size.gzip / KB, ("<=", zipped), "KB"))
    return rows
