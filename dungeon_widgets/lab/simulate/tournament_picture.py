"""What a tournament looks like: the cross table with its intervals, and the ratings with theirs."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from ..charts.svg import INK, LINE, PALE, SOFT, STRONG, picture, tag, words
from ..text import percent, say, whole

if TYPE_CHECKING:
    from .tournament import Score, Tournament

WIDTH, HEAD, ROW, NAMES, MARGIN = 760, 62, 46, 150, 16
LINE_HIGH = 30  # one rating of the chart below
FAR = 400  # points behind the best: one win in eleven
STRIPES = "M0 10 L10 0 M-2 2 L2 -2 M8 12 L12 8"


def picture_of(cup: Tournament, lang: str) -> str:
    """The picture as SVG text."""
    order = cup.order
    cell = (WIDTH - 2 * MARGIN - NAMES) / len(order)
    chart_top = HEAD + ROW * (len(order) + 1) + 18
    height = chart_top + 34 + LINE_HIGH * len(order) + 44
    parts = [
        tag("defs", _stripes()),
        words(
            say("tournament.title", lang, game=cup.game.words.title(lang)),
            MARGIN,
            26,
            size=17,
            bold=True,
            serif=True,
        ),
        words(say("tournament.games", lang, n=whole(len(cup))), WIDTH - MARGIN, 26, fill=SOFT, anchor="end"),
        words(cup.sentence(lang), MARGIN, 48, size=13),
        words(say("tournament.row", lang), MARGIN, HEAD + 28, fill=SOFT),
    ]
    for column, name in enumerate(order):
        x = MARGIN + NAMES + (column + 0.5) * cell
        parts.append(words(_cut(name, cell), x, HEAD + 28, fill=SOFT, anchor="middle"))
    for row, name in enumerate(order):
        top = HEAD + ROW * (row + 1)
        parts.append(tag("line", x1=MARGIN, x2=WIDTH - MARGIN, y1=top, y2=top, stroke=LINE))
        rating = say("tournament.rating", lang, n=round(cup.ratings[name].points))
        parts.append(
            words(f"{row + 1}. {_cut(name, NAMES - 24)}", MARGIN, top + 20, size=14, bold=True, serif=True)
        )
        parts.append(words(rating, MARGIN, top + 37, size=11, fill=SOFT))
        for column, other in enumerate(order):
            left = MARGIN + NAMES + column * cell
            parts += _cell(cup.against(name, other), left, top, cell, lang, same=name == other)
    parts.append(_chart(cup, chart_top, lang))
    return picture(parts, _plain(cup, lang), WIDTH, height)


def _cell(score: Score | None, left: float, top: float, wide: float, lang: str, *, same: bool) -> list[str]:
    """A share with its interval; all or none where it was so; shaded where it leaves no doubt."""
    if same:
        return [tag("rect", x=left, y=top, width=wide, height=ROW, fill="url(#dw-same)")]
    middle = left + wide / 2
    if score is None:
        return [words("–", middle, top + 27, fill=SOFT, anchor="middle")]
    low, high = score.interval
    tone = {1: "safe", -1: "dead", 0: "plain"}[score.clear]
    sign = {1: "▲ ", -1: "▼ ", 0: ""}[score.clear]
    if score.points in (0, score.games):
        share = say("tournament.all" if score.points else "tournament.none", lang)
    else:
        share = percent(score.share, lang)
    span = say("tournament.to", lang, low=floor(100 * low), high=ceil(100 * high))
    parts = [tag("rect", x=left, y=top, width=wide, height=ROW, fill=PALE[tone])] if score.clear else []
    ink = STRONG[tone] if score.clear else INK
    parts.append(
        words(sign + share, middle, top + 20, size=14, fill=ink, anchor="middle", bold=True, serif=True)
    )
    parts.append(words(span, middle, top + 37, size=11, fill=SOFT, anchor="middle"))
    return parts


def _chart(cup: Tournament, top: float, lang: str) -> str:
    """The ratings on one line each. What lies far behind the best is set at the edge, with its number."""
    ratings = cup.ratings
    best = ratings[cup.order[0]].points
    near = [rating for rating in ratings.values() if rating.points > best - FAR]
    low = floor(min(rating.low for rating in near) / 50) * 50
    high = max(ceil(max(rating.high for rating in near) / 50) * 50, low + 50)
    left, right = MARGIN + NAMES, WIDTH - MARGIN - 24

    def x(points: float) -> float:
        return left + (right - left) * (points - low) / (high - low)

    parts = [words(say("tournament.chart", lang), MARGIN, top + 14, size=14, bold=True, serif=True)]
    for row, name in enumerate(cup.order):
        rating, y = ratings[name], top + 34 + LINE_HIGH * row + 8
        parts.append(words(_cut(name, NAMES - 8), left - 12, y + 4, anchor="end"))
        if rating not in near:
            parts.append(words(f"◂ {rating.points:.0f}", left, y + 4, fill=STRONG["drawn"]))
            continue
        line = {"x1": x(rating.low), "x2": x(rating.high)}
        parts.append(tag("line", "", y1=y, y2=y, stroke=STRONG["drawn"], stroke_width=3, **line))
        parts.append(tag("circle", cx=x(rating.points), cy=y, r=6, fill=STRONG["drawn"]))
    base = top + 34 + LINE_HIGH * len(cup.order)
    parts.append(tag("line", x1=left, x2=right, y1=base, y2=base, stroke=SOFT))
    step = next(step for step in (50, 100, 200, 400) if (high - low) / step <= 8)
    for mark in range(ceil(low / step) * step, int(high) + 1, step):
        parts.append(words(str(mark), x(mark), base + 16, size=11, fill=SOFT, anchor="middle"))
    parts.append(words(say("tournament.how", lang), MARGIN, base + 34, size=11, fill=SOFT))
    return "".join(parts)


def _plain(cup: Tournament, lang: str) -> str:
    """The table for ears: the sentence, and each bot with its rating."""
    told = [f"{place}. {name}, {round(cup.ratings[name].points)}" for place, name in enumerate(cup.order, 1)]
    return f"{cup.sentence(lang)} {'; '.join(told)}"


def _stripes() -> str:
    line = tag("path", d=STRIPES, stroke=LINE, stroke_width=2)
    return tag("pattern", line, id="dw-same", width=10, height=10, patternUnits="userSpaceOnUse")


def _cut(name: str, wide: float) -> str:
    most = max(4, int(wide / 7.5))
    return name if len(name) <= most else f"{name[: most - 1]}…"
