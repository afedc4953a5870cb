"""The icon of the site: a lit gate in a dark wall, as SVG and as pixels for phones that want them."""

from __future__ import annotations

import struct
import zlib

SIDE = 192
WALL, STONE, LIGHT = (49, 59, 70), (240, 179, 111), (27, 35, 45)

ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><path fill="#313b46" d="M0 0h192v192H0z"/>'
    '<path fill="#f0b36f" d="M40 152V92a56 56 0 0 1 112 0v60z"/><path fill="#1b232d" d="M64 152V92a32 32 0 0 1 64 0v60z"/></svg>\n'
)


def icon_png() -> bytes:
    """The same picture as a PNG."""
    rows = b"".join(b"\0" + b"".join(bytes(_colour(x, y)) for x in range(SIDE)) for y in range(SIDE))
    head = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _colour(x: int, y: int) -> tuple[int, int, int]:
    if _in_arch(x, y, 32):
        return LIGHT
    return STONE if _in_arch(x, y, 56) else WALL


def _in_arch(x: int, y: int, radius: int) -> bool:
    """An arch of that radius round (96, 92), standing on the floor at 152."""
    if y >= 152:
        return False
    return abs(x - 96) <= radius if y >= 92 else (x - 96) ** 2 + (y - 92) ** 2 <= radius**2
