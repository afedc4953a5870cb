"""The charts of the lab as Altair objects, to go on from there."""

from __future__ import annotations

from typing import Any

from .charts import Chart, Mark
from .svg import STRONG

MARKS = {"bars": "mark_bar", "notches": "mark_tick", "line": "mark_line", "dots": "mark_point"}


def to_altair(chart: Chart) -> Any:
    """The chart as an Altair object with one layer per mark. Rules and zones are not drawn."""
    try:
        import altair
    except ImportError:
        raise ValueError(
            "Altair is not installed; `pip install dungeon-widgets[plot]`, or use .svg()"
        ) from None
    layers = [_layer(altair, chart, one) for one in chart.marks if one["kind"] in MARKS]
    return altair.layer(*layers).properties(title=chart.title, description=chart.sentence)


def _layer(altair: Any, chart: Chart, one: Mark) -> Any:
    band = chart.x["kind"] == "band"
    values = [
        {"x": chart.x["places"][int(point[0] or 0)] if band else point[0], "y": point[1], "what": one["name"]}
        for point in one["points"]
    ]
    x = altair.X("x:N" if band else "x:Q", title=chart.x["label"], sort=None)
    if chart.x["kind"] == "log":
        x = x.scale(type="log")
    y = altair.Y("y:Q", title=chart.y["label"])
    if chart.y["percent"]:
        y = y.axis(format="%")
    base = getattr(altair.Chart(altair.InlineData(values)), MARKS[one["kind"]])(color=STRONG[one["tone"]])
    return base.encode(x=x, y=y, tooltip=["what:N", "x:N" if band else "x:Q", "y:Q"])
