"""A chart as plain data: marks on two axes, a sentence that says it, and the numbers behind it as rows.

The page, the saved picture and Altair all draw this one record.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Literal, TypedDict

Tone = Literal["exact", "drawn", "you", "dead", "safe", "plain"]
"""What a mark stands for; each tone has a colour and a partner pattern."""


class Axis(TypedDict):
    """One axis. A band axis lists its places; the others give their two ends."""

    label: str
    kind: Literal["band", "linear", "log"]
    places: list[str]
    low: float
    high: float
    percent: bool


class Mark(TypedDict):
    """Something drawn. Points hold `[x, y]`, of a band `[x, low, high]`; on a band axis x is the place's number.

    bars: one bar per point; notches: one short line per point (a guess); line and band: along x; dots: with a text each;
    rule: one line across, at `points[0]`, along y if its x is null; zone: a shaded stretch from x to y.
    """

    kind: Literal["bars", "notches", "line", "band", "dots", "rule", "zone"]
    tone: Tone
    name: str
    points: list[list[float | None]]
    texts: list[str]


class ChartRecord(TypedDict):
    """A chart as a page gets it; `head` and `rows` are the numbers behind it."""

    title: str
    sentence: str
    x: Axis
    y: Axis
    marks: list[Mark]
    head: list[str]
    rows: list[list[Any]]


def band(label: str, places: list[str]) -> Axis:
    """An axis with a place for each name."""
    return {"label": label, "kind": "band", "places": places, "low": 0, "high": len(places), "percent": False}


def linear(label: str, low: float, high: float, *, percent: bool = False) -> Axis:
    """An axis of numbers; `percent` writes them as chances."""
    return {"label": label, "kind": "linear", "places": [], "low": low, "high": high, "percent": percent}


def log(label: str, low: float, high: float) -> Axis:
    """An axis on which each factor of ten has the same length."""
    return {"label": label, "kind": "log", "places": [], "low": low, "high": high, "percent": False}


def mark(
    kind: Any, tone: Tone, name: str, points: list[list[float | None]], texts: list[str] | None = None
) -> Mark:
    """One mark of a chart."""
    return {"kind": kind, "tone": tone, "name": name, "points": points, "texts": texts or []}


@dataclass(frozen=True)
class Chart:
    """A chart to look at, to read row by row, and to draw elsewhere.

    >>> chart = Chart("Sum of two dice", "7 is the most likely.", band("sum", ["6", "7"]), linear("", 0, 0.2),
    ...               [mark("bars", "exact", "exact", [[0, 0.139], [1, 0.167]])], ["sum", "exact"], [["6", 0.139]])
    >>> chart
    Chart('Sum of two dice': 7 is the most likely.)
    >>> print(chart.csv(), end="")
    sum,exact
    6,0.139
    """

    title: str
    sentence: str
    x: Axis
    y: Axis
    marks: list[Mark]
    head: list[str]
    rows: list[list[Any]]
    lang: str = field(default="en", kw_only=True)

    def to_json(self) -> ChartRecord:
        """The record as plain data, for a page."""
        return {
            "title": self.title,
            "sentence": self.sentence,
            "x": self.x,
            "y": self.y,
            "marks": self.marks,
            "head": self.head,
            "rows": self.rows,
        }

    def csv(self) -> str:
        """The numbers behind the chart as CSV, for a spreadsheet."""
        return csv_of(self.head, self.rows)

    def svg(self) -> str:
        """A picture that needs no page and no kernel."""
        from .svg import draw_chart

        return draw_chart(self)

    def altair(self) -> Any:
        """The same chart as an Altair object; needs the `plot` extra (`pip install dungeon-widgets[plot]`)."""
        from .altair_chart import to_altair

        return to_altair(self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"image/svg+xml": self.svg(), "text/plain": repr(self)}

    def __repr__(self) -> str:
        return f"Chart({self.title!r}: {self.sentence})"


FEW = 6  # values that a sentence can name one by one


def bars(title: str, values: Mapping[str, float | Fraction], *, label: str = "") -> Chart:
    """A chart with one bar per name.

    - `title`: what stands above it. `label`: what the names are, below it.
    - `values`: a number for each name. If all are fractions they are drawn and written as chances.

    Gives a `Chart`, which a notebook shows as a picture. `ValueError` if there is no value.

    >>> bars("One tile more", {"Torch": Fraction(21, 143), "Holy Grail": Fraction(142, 429)})
    Chart('One tile more': Torch 21/143, Holy Grail 142/429.)
    """
    if not values:
        raise ValueError("there is nothing to draw: give at least one value")
    chances = all(isinstance(value, Fraction) for value in values.values())
    low = min(0.0, *map(float, values.values()))
    said = {name: str(value) if chances else f"{float(value):g}" for name, value in values.items()}
    name, best = max(values.items(), key=lambda item: float(item[1]))
    told = ", ".join(f"{thing} {value}" for thing, value in said.items())
    points: list[list[float | None]] = [[place, float(value)] for place, value in enumerate(values.values())]
    return Chart(
        title,
        f"{told}." if len(values) <= FEW else f"{name} is the most: {said[name]}.",
        band(label, list(values)),
        linear("", low, float(best) or 1.0, percent=chances),
        [mark("bars", *(("exact", "exact") if chances else ("drawn", "counted")), points)],
        [label or "what", "value"],
        [[thing, value] for thing, value in said.items()],
    )


FORMULA = (
    "=",
    "+",
    "-",
    "@",
    "\N{FULLWIDTH EQUALS SIGN}",
    "\N{FULLWIDTH PLUS SIGN}",
    "\N{FULLWIDTH HYPHEN-MINUS}",
    "\N{FULLWIDTH COMMERCIAL AT}",
)
QUOTED = re.compile(r'[",;\r\n\t]|^\s|\s$')


def csv_of(head: list[str], rows: list[list[Any]]) -> str:
    """A table as CSV. Text that a spreadsheet would run as a formula gets an apostrophe; whatever could end a cell is quoted.

    >>> csv_of(["who"], [["=1+1"], ["a\\rb"]])
    'who\\n\\'=1+1\\n"a\\rb"\\n'
    """
    return "".join(",".join(map(_cell, row)) + "\n" for row in [head, *rows])


def _cell(value: Any) -> str:
    text = "" if value is None else str(value)
    # Spreadsheets look behind blanks; a cell that begins with a tab or a line end is as bad.
    if isinstance(value, str) and (text.lstrip().startswith(FORMULA) or text[:1] in ("\t", "\r", "\n")):
        text = f"'{text}"
    return '"' + text.replace('"', '""') + '"' if QUOTED.search(text) else text
