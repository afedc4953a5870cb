"""A link as a picture that a phone reads (needs segno)."""

from __future__ import annotations

from typing import NamedTuple


class QrPicture(NamedTuple):
    """The dark squares as an SVG path on a square of `size`, which has a quiet border of 4."""

    path: str
    size: int


def qr_of(link: str) -> QrPicture | None:
    """The picture of a link; None where segno is not installed: a link can be copied all the same."""
    try:
        import segno
    except ImportError:
        return None
    rows = list(segno.make_qr(link, error="m").matrix_iter(border=4))
    path = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return QrPicture(path, len(rows))
