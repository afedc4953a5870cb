"""Small pictures for saved outputs: what every game's picture has (title, seats, turn, a band), as SVG text.

A picture stands where no page can run: on a printed page, in a notebook that was not run yet. It is made from a view,
so it shows no more than the seat may know.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape, unescape

from .languages import Said

MOST_BYTES = 20_000
"""A picture is stored with every cell that shows a game."""

ON_PAPER = 590
"""How wide a picture is shown, in pixels: what a printed notebook leaves of a sheet of A4 or Letter."""

FITS = "max-width:100%;height:auto"
"""The style of a picture: where it is part of a page, it is no wider than its column."""

WIDTH = 640
HEAD, BAND = 74, 24

# The light theme of the page; seats by badge, colour and letter, never by colour alone.
PAPER, INK, SOFT, LINE, CARD = "#f6efdf", "#2a231b", "#5c5042", "#cdbf9f", "#fffaf0"
GOOD, BAD, MARK = "#3c6530", "#962a2c", "#a83f12"
SEATS = ("#a83f12", "#255a80", "#3c6530", "#6b4796", "#9a2f67", "#1e6b68")
SANS, SERIF = "system-ui, sans-serif", "Palatino, Georgia, serif"

_SIZES = re.compile(rf'viewBox="0 0 {WIDTH} ([\d.]+)" width="\d+" height="\d+"')

BANDS = Said(en="Picture: run the cell to play.", fr="Image : exécutez la cellule pour jouer.")


def tag(name: str, inside: str = "", **attributes: object) -> str:
    """One element; an attribute ``text_anchor`` is written text-anchor.

    >>> tag("rect", x=1.5, stroke_width=2)
    '<rect x="1.5" stroke-width="2"/>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_short(value))}"' for key, value in attributes.items()
    )
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def words(text: str, x: float, y: float, *, size: float = 12, fill: str = INK, **attributes: object) -> str:
    """A line of text, with the signs escaped that mean something in SVG.

    >>> words("A & B", 1, 2)
    '<text x="1" y="2" font-size="12" fill="#2a231b">A &amp; B</text>'
    """
    return tag("text", escape(text), x=x, y=y, font_size=size, fill=fill, **attributes)


def badge(seat: int, x: float, y: float) -> str:
    """A seat's letter on its colour."""
    letter = words("ABCDEF"[seat], x, y + 4, size=11, fill="#fff", text_anchor="middle", font_weight="bold")
    return tag("circle", cx=x, cy=y, r=9, fill=SEATS[seat]) + letter


def picture(
    *,
    title: str,
    caption: str,
    turn: str,
    names: Sequence[str],
    notes: Sequence[str],
    board: str,
    height: float,
    lang: str,
    mover: int | None = None,
) -> str:
    """A whole picture: head, seats with a note each (the one to move underlined), the board, the band.

    `board` is SVG drawn from (0, 0), `WIDTH` wide and `height` high.
    """
    whole = HEAD + height + BAND
    parts = [
        tag("rect", width=WIDTH, height=whole, fill=PAPER),
        words(title, 12, 22, size=16, font_family=SERIF, font_weight="bold"),
        words(caption, WIDTH - 12, 22, fill=SOFT, text_anchor="end"),
        words(turn, 12, 42, size=13),
        _seats(names, notes, mover),
        tag("g", board, transform=f"translate(0 {HEAD})"),
        tag("rect", y=HEAD + height, width=WIDTH, height=BAND, fill=LINE),
        words(BANDS[lang], WIDTH / 2, HEAD + height + 16, text_anchor="middle"),
    ]
    said = f"{title}. {caption}. {turn}"
    return tag(
        "svg",
        tag("title", escape(said)) + "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {_short(float(whole))}",
        width=ON_PAPER,
        height=round(float(whole) * ON_PAPER / WIDTH),
        style=FITS,
        role="img",
        font_family=SANS,
    )


def board_alone(svg: str) -> str:
    """A picture without the band that tells to run the cell: for screens where there is no cell.

    >>> board_alone('<svg viewBox="0 0 640 390" width="590" height="360">')
    '<svg viewBox="0 0 640 366" width="590" height="337">'
    """

    def shorter(found: re.Match[str]) -> str:
        high = float(found[1]) - BAND
        shown = round(high * ON_PAPER / WIDTH)
        return f'viewBox="0 0 {WIDTH} {_short(high)}" width="{ON_PAPER}" height="{shown}"'

    return _SIZES.sub(shorter, svg, count=1)


def title_in(svg: str) -> str:
    """What a picture shows, in words.

    >>> title_in("<svg><title>Round 1 &amp; bidding</title></svg>")
    'Round 1 & bidding'
    """
    return unescape(svg.partition("<title>")[2].partition("</title>")[0])


def _seats(names: Sequence[str], notes: Sequence[str], mover: int | None) -> str:
    room = (WIDTH - 24) / max(1, len(names))
    parts = []
    for seat, (name, note) in enumerate(zip(names, notes, strict=True)):
        x = 21 + seat * room
        most = int((room - 30) / 6.2)
        line = shortened(f"{name} · {note}" if note else name, most)
        decoration = "underline" if seat == mover else "none"
        parts.append(badge(seat, x, 60) + words(line, x + 14, 64, text_decoration=decoration))
    return "".join(parts)


def shortened(text: str, most: int) -> str:
    """A text of at most so many letters.

    >>> shortened("Beefy Bearpion", 8)
    'Beefy B…'
    """
    return text if len(text) <= most else f"{text[: max(0, most - 1)]}…"


def _short(value: object) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
