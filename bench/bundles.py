"""What a widget sends to the page once: the size of its bundle."""

from __future__ import annotations

import gzip
from typing import NamedTuple

from dungeon_widgets.widgets.bundle import STATIC

from .measure import Result

KB = 1024
RAW_KB, GZIP_KB = 256, 96


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
        rows.append(Result(f"{name}, minified", size.raw / KB, ("<=", RAW_KB), "KB"))
        rows.append(Result(f"{name}, gzip", size.gzip / KB, ("<=", GZIP_KB), "KB"))
    return rows
