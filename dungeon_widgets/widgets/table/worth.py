"""What a choice is worth, as one says it: a chance or points, with the error of an estimate."""

from __future__ import annotations

from ...bots.played import SMALL
from ...engine.advice import Unit
from ...engine.rounding import rounded
from ...lab.text import decimal, percent
from ..page.contract import ReviewPoint
from ..page.phrases import phrase

BOUND = 3
"""Standard errors to where a chance may be that never came: of n games without one, 3 in n is right 19 times in 20."""


def in_points(difference: float, unit: Unit) -> float:
    """A difference of two worths as one says it: in points of the score, or of the hundred that are certainty."""
    return difference * 100 if unit == "chance" else difference


def amount_said(value: float, unit: Unit, lang: str, error: float | None = None) -> str:
    """A worth as one says it: "37.1 %", "4.7 points". Of a chance that no game showed, or every one, a bound is known."""
    if unit == "points":
        return phrase("points", lang).format(n=decimal(value, lang, 1))
    if not error:
        return percent(value, lang)
    if never(value):
        return phrase("or_less", lang).format(percent=percent(BOUND * error, lang))
    if never(1 - value):
        return phrase("or_more", lang).format(percent=percent(1 - BOUND * error, lang))
    return percent(value, lang)


def never(chance: float) -> bool:
    """Whether an estimate would read 0 %."""
    return float(rounded(100 * chance, 1)) <= 0


def estimate_said(value: float, unit: Unit, lang: str, error: float | None) -> str:
    """A worth with its error: "43.6 % ± 0.3", "4.7 points ± 0.2", "1.2 % or less"; what was counted has none."""
    said = amount_said(value, unit, lang, error)
    bound = unit == "chance" and (never(value) or never(1 - value))
    return said if not error or bound else f"{said} ± {decimal(in_points(error, unit), lang, 1)}"


def worth_said(point: ReviewPoint, lang: str, more: float = 0.0) -> str:
    """What a choice was worth as one says it, with its error."""
    return estimate_said(point["value"] + more, point["unit"], lang, point["error"])


def is_loss(point: ReviewPoint) -> bool:
    """Whether a choice clearly gave away what is worth a word."""
    return point["given"] > SMALL[point["unit"]]
