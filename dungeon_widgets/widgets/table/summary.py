"""A whole review in a few sentences: what the choices cost, when luck decided, and what is within the noise."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from ...bots.played import CLEAR
from ...engine.game import Aim
from ...lab.text import decimal
from ..page.contract import ReviewPoint
from ..page.phrases import phrase
from .worth import amount_said

TURN = {"chance": 0.15, "points": 8.0}
"""A smaller swing is not told."""


def headline_of(points: Sequence[ReviewPoint], won: bool | None, aim: Aim, lang: str) -> str:
    """What one's choices came to."""
    losses = [point for point in points if point["given"] > 0]
    if not points:  # none was to be made, or none could be judged: it says nothing of how one played
        return phrase("review_none", lang)
    if not losses:
        key = "review_clean" if won is None else "review_won_clean" if won else "review_lost_clean"
        return phrase("review_lost_together" if won is False and aim == "together" else key, lang)
    worst = max(losses, key=lambda point: point["given"])
    key = f"review_{'won' if won else 'lost'}_{'one' if len(losses) == 1 else 'some'}"
    return phrase(key, lang).format(n=len(losses), step=worst["step"])


def luck_of(points: Sequence[ReviewPoint], won: bool | None, lang: str) -> str:
    """The largest swing between two own choices, if it is clear and larger than any loss by choice."""
    if not points:
        return ""
    # From what a choice was worth to what the next one found, at least: its gain over the one that was made is no luck,
    # and those who played on may have missed it before, too. At the end, to how it ended.
    ends = [
        (min(max(before["value"], after["value"]), after["value"] + after["given"]), after["error"])
        for before, after in pairwise(points)
    ]
    if won is not None:
        ends.append((float(won), 0.0))
    swings = [(point, end, error) for point, (end, error) in zip(points, ends, strict=False)]
    if not swings:
        return ""
    point, end, error = max(swings, key=lambda swing: abs(swing[1] - swing[0]["value"]))
    size = abs(end - point["value"])
    noise = CLEAR * hypot(point["error"] or 0.0, error or 0.0)
    if size < max(noise, TURN[point["unit"]], *(each["given"] for each in points)):
        return ""
    before, after = (
        amount_said(value, "chance", lang, off) if point["unit"] == "chance" else decimal(value, lang, 1)
        for value, off in ((point["value"], point["error"]), (end, error))
    )
    return phrase("review_luck", lang).format(step=point["step"], before=before, after=after)


def rest_of(points: Sequence[ReviewPoint], choices: int, lang: str, *, late: bool = False) -> str:
    """How many choices are beyond reproach, and how many are not judged; nothing of those that still may be."""
    losses = sum(point["given"] > 0 for point in points)
    fine = sum(point["judged"] and point["given"] == 0 for point in points)
    unjudged = choices - losses - fine
    said = []
    if fine and losses:
        of = choices - losses
        key = "review_noise" if fine < of else "review_noise_one" if of == 1 else "review_noise_all"
        said.append(phrase(key, lang).format(n=fine, of=of))
    if unjudged and not late:
        said.append(
            phrase("review_unjudged_one" if unjudged == 1 else "review_unjudged", lang).format(n=unjudged)
        )
    return " ".join(said)
