"""Decimals as people round them, and as the page does: halves go up, away from nought."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Context, Decimal
from math import isfinite

LONG = Context(prec=400)
"""Room for every float there is: a pupil may type any."""


def rounded(value: float, digits: int) -> str:
    """A number with exactly so many decimals.

    It is rounded as it is written (31.25, 0.285), not as the machine holds it: that is what the page does, and the same
    number must not read 31.2 in a sentence and 31.3 in the picture beside it.

    >>> rounded(31.25, 1), rounded(0.285, 2), rounded(-2.5, 0), rounded(4, 1)
    ('31.3', '0.29', '-3', '4.0')
    >>> rounded(1e40, 0) == str(10**40), rounded(float("inf"), 1)
    (True, 'inf')
    """
    if not isfinite(value):
        return f"{value}"
    exactly = Decimal(repr(float(value)))
    return f"{exactly.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP, LONG):f}"
