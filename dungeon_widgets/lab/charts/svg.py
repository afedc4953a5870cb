"""Pictures for saved outputs: the charts of the lab drawn as SVG text, with nothing but the standard library."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from math import ceil, floor, log10

from ...engine.svg import FITS, ON_PAPER
from ..text import decimal, percent, whole
from .charts import Axis, Chart, Mark

# The light theme of the page.
PAPER, INK, SOFT, LINE = "#f6efdf", "#2a231b", "#5c5042", "#cdbf9f"
STRONG = {
    "exact": "#255a80",
    "drawn": "#7d5a10",
    "you": "#a83f12",
    "dead": "#962a2c",
    "safe": "#3c6530",
    "plain": SOFT,
}
PALE = {
    "exact": "#dbe8ee",
    "drawn": "#f6e6bd",
    "you": "#f9e3c3",
    "dead": "#f8dcd5",
    "safe": "#e1ebd0",
    "plain": "#ece2cb",
}
HATCHED = ("drawn", "dead")
SANS, SERIF = "system-ui, sans-serif", "Palatino, Georgia, serif"

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 58, 18, 62, 46


def tag(name: str, inside: str = "", **attributes: object) -> str:
    """One element; `text_anchor` is written text-anchor."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_short(value))}"' for key, value in attributes.items()
    )
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def _short(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def words(
    text: str,
    x: float,
    y: float,
    *,
    size: int = 12,
    fill: str = INK,
    anchor: str = "start",
    bold: bool = False,
    serif: bool = False,
) -> str:
    """A line of text."""
    weight = {"font_weight": 600} if bold else {}
    family = SERIF if serif else SANS
    return tag(
        "text",
        escape(text),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        text_anchor=anchor,
        font_family=family,
        **weight,
    )


def picture(inside: Iterable[str], sentence: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    """A whole picture on parchment, which says in words what it shows."""
    hatches = [
        tag(
            "pattern",
            tag("rect", width=6, height=6, fill=PALE[tone])
            + tag("path", d="M-1 7 7 -1", stroke=STRONG[tone], stroke_width=1.6),
            id=f"dw-{tone}",
            width=6,
            height=6,
            patternUnits="userSpaceOnUse",
        )
        for tone in HATCHED
    ]
    body = [
        tag("title", escape(sentence)),
        tag("defs", "".join(hatches)),
        tag("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=8, fill=PAPER, stroke=LINE),
        *inside,
    ]
    shown = min(width, ON_PAPER)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{shown}" height="{round(height * shown / width)}" '
        f'style="{FITS}" role="img">{"".join(body)}</svg>'
    )


def fill_of(tone: str) -> str:
    """The filling of a bar: solid, or hatched where the tone has a hatch."""
    return f"url(#dw-{tone})" if tone in HATCHED else PALE[tone]


# -- charts -----------------------------------------------------------------------------------------


def draw_chart(chart: Chart) -> str:
    """The picture of a chart."""
    across = scale(chart.x, LEFT, WIDTH - RIGHT)
    up = scale(chart.y, HEIGHT - BOTTOM, TOP)
    parts = [
        words(chart.title, 14, 24, size=16, bold=True, serif=True),
        words(chart.sentence, 14, 44, fill=SOFT),
        *_legend(chart.marks),
        *(zone for one in chart.marks if one["kind"] == "zone" for zone in _zone(one, across)),
        *_grid(chart, across, up),
    ]
    for one in chart.marks:
        if one["kind"] != "zone":
            parts += DRAW[one["kind"]](one, chart.x, across, up)
    return picture(parts, f"{chart.title}. {chart.sentence}")


def scale(axis: Axis, start: float, end: float) -> Callable[[float], float]:
    """Where a value of the axis lies; the middle of its place on a band axis."""
    low, high, length = axis["low"], axis["high"], end - start
    if axis["kind"] == "band":
        return lambda value: start + (value + 0.5) / max(1, high) * length
    if axis["kind"] == "log":
        return lambda value: (
            start + (log10(max(value, low)) - log10(low)) / (log10(high) - log10(low)) * length
        )
    return lambda value: start + (value - low) / ((high - low) or 1) * length


def ticks(axis: Axis, count: int = 5) -> list[float]:
    """Round values on the axis: powers of ten on a logarithmic one, every place on a band."""
    low, high = axis["low"], axis["high"]
    if axis["kind"] == "band":
        return [float(n) for n in range(len(axis["places"]))]
    if axis["kind"] == "log":
        return [10.0**n for n in range(ceil(log10(low)), floor(log10(high)) + 1)]
    rough = ((high - low) or 1) / count
    power = 10.0 ** floor(log10(rough))
    step = next(power * nice for nice in (1, 2, 2.5, 5, 10) if power * nice >= rough * 0.999)
    first = ceil(low / step - 1e-9)
    return [n * step for n in range(first, floor(high / step + 1e-9) + 1)]


def tick_text(axis: Axis, value: float, lang: str) -> str:
    """How a value of the axis is written."""
    if axis["kind"] == "band":
        return axis["places"][int(value)]
    if axis["percent"]:
        return percent(value, lang)
    return whole(int(value)) if value == int(value) else decimal(value, lang)


def _grid(chart: Chart, across: Callable[[float], float], up: Callable[[float], float]) -> list[str]:
    parts = []
    for value in ticks(chart.y):
        y = up(value)
        parts.append(tag("path", d=f"M{LEFT} {y:.1f}H{WIDTH - RIGHT}", stroke=LINE, stroke_width=1))
        parts.append(
            words(tick_text(chart.y, value, chart.lang), LEFT - 7, y + 4, size=11, fill=SOFT, anchor="end")
        )
    shown = ticks(chart.x)
    every = max(1, ceil(len(shown) / 20)) if chart.x["kind"] == "band" else 1
    for value in shown[::every]:
        text = tick_text(chart.x, value, chart.lang)
        parts.append(words(text, across(value), HEIGHT - BOTTOM + 16, size=11, fill=SOFT, anchor="middle"))
    parts.append(
        words(chart.x["label"], (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, size=11, fill=SOFT, anchor="middle")
    )
    return parts


def _legend(marks: list[Mark]) -> list[str]:
    parts, x = [], float(WIDTH - RIGHT)
    for one in reversed(
        [one for one in marks if one["name"] and one["kind"] in ("bars", "line", "dots", "notches")]
    ):
        parts.append(words(one["name"], x, 24, size=11, fill=SOFT, anchor="end"))
        x -= 6.2 * len(one["name"]) + 18
        parts.append(
            tag(
                "rect",
                x=x,
                y=15,
                width=13,
                height=10,
                rx=2,
                fill=fill_of(one["tone"]),
                stroke=STRONG[one["tone"]],
            )
        )
        x -= 10
    return parts


def _bars(one: Mark, x: Axis, across: Callable[[float], float], up: Callable[[float], float]) -> list[str]:
    # Drawn bars stand inside the exact ones.
    width = (WIDTH - LEFT - RIGHT) / max(1, x["high"]) * (0.5 if one["tone"] == "drawn" else 0.84)
    return [
        tag(
            "rect",
            x=across(at or 0) - width / 2,
            y=up(value),
            width=width,
            height=up(0) - up(value),
            fill=fill_of(one["tone"]),
            stroke=STRONG[one["tone"]],
            stroke_width=1.2,
        )
        for at, value in one["points"]
        if value
    ]


def _notches(one: Mark, x: Axis, across: Callable[[float], float], up: Callable[[float], float]) -> list[str]:
    half = (WIDTH - LEFT - RIGHT) / max(1, x["high"]) * 0.45
    return [
        tag(
            "path",
            d=f"M{across(at or 0) - half:.1f} {up(value or 0):.1f}h{2 * half:.1f}",
            stroke=STRONG[one["tone"]],
            stroke_width=3,
        )
        for at, value in one["points"]
    ]


def _line(one: Mark, x: Axis, across: Callable[[float], float], up: Callable[[float], float]) -> list[str]:
    if not one["points"]:
        return []
    path = "L".join(f"{across(at or 0):.1f} {up(value or 0):.1f}" for at, value in one["points"])
    return [tag("path", d=f"M{path}", fill="none", stroke=STRONG[one["tone"]], stroke_width=2)]


def _band(one: Mark, x: Axis, across: Callable[[float], float], up: Callable[[float], float]) -> list[str]:
    if not one["points"]:
        return []
    there = [f"{across(at or 0):.1f} {up(low or 0):.1f}" for at, low, _ in one["points"]]
    back = [f"{across(at or 0):.1f} {up(high or 0):.1f}" for at, _, high in reversed(one["points"])]
    return [tag("path", d=f"M{'L'.join([*there, *back])}Z", fill=PALE[one["tone"]], fill_opacity=0.7)]


def _dots(one: Mark, x: Axis, across: Callable[[float], float], up: Callable[[float], float]) -> list[str]:
    parts = []
    for number, (at, value) in enumerate(one["points"]):
        cx, cy = across(at or 0), up(value or 0)
        parts.append(
            tag(
                "circle",
                cx=cx,
                cy=cy,
                r=5,
                fill=PALE[one["tone"]],
                stroke=STRONG[one["tone"]],
                stroke_width=1.6,
            )
        )
        if number < len(one["texts"]) and one["texts"][number]:
            parts.append(
                words(one["texts"][number], cx + 8, cy - 6, size=11, fill=STRONG[one["tone"]], bold=True)
            )
    return parts


def _rule(one: Mark, x: Axis, across: Callable[[float], float], up: Callable[[float], float]) -> list[str]:
    at, value = one["points"][0]
    colour, text = STRONG[one["tone"]], "".join(one["texts"][:1])
    if at is None:
        y = up(value or 0)
        return [
            tag("path", d=f"M{LEFT} {y:.1f}H{WIDTH - RIGHT}", stroke=colour, stroke_width=2),
            words(text, WIDTH - RIGHT - 4, y - 6, size=12, fill=colour, anchor="end", bold=True),
        ]
    place = across(at)
    return [
        tag("path", d=f"M{place:.1f} {TOP}V{HEIGHT - BOTTOM}", stroke=colour, stroke_width=2),
        words(text, place + 5, TOP + 12, size=12, fill=colour, bold=True),
    ]


def _zone(one: Mark, across: Callable[[float], float]) -> list[str]:
    start, end = (across(value or 0) for value in one["points"][0])
    return [
        tag(
            "rect",
            x=start,
            y=TOP,
            width=max(0.0, end - start),
            height=HEIGHT - BOTTOM - TOP,
            fill=PALE[one["tone"]],
            fill_opacity=0.6,
        ),
        words("".join(one["texts"][:1]), start + 6, TOP + 12, size=12, fill=STRONG[one["tone"]], bold=True),
    ]


DRAW = {"bars": _bars, "notches": _notches, "line": _line, "band": _band, "dots": _dots, "rule": _rule}
