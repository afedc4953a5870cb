"""What a student writes as a number: 139/216, 0.6435, 64.35 %, 64,35 %, Fraction(139, 216)."""

from __future__ import annotations

import re
from fractions import Fraction
from math import isfinite
from numbers import Rational, Real
from typing import Any, NamedTuple

LONGEST = 60  # characters of a number that a person writes
LARGEST = 10**12

_DECIMAL = r"[+\-−]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:[eE][+-]?\d{1,2})?"
_WRITTEN = re.compile(rf"({_DECIMAL})(?:/({_DECIMAL}))?(%?)")
_SPACES = re.compile(r"[\s\u00a0\u202f\u2009'_]")


class Unreadable(ValueError):  # noqa: N818 (it says what is wrong without the word)
    """Not a number that anybody could mean. `why` names the kind of trouble."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Number(NamedTuple):
    """A number as it was meant and as it was written.

    `step` is the last digit's worth: 0.0001 for 0.6435, nothing where it was written exactly (a fraction, a whole).
    """

    value: Fraction
    step: Fraction
    text: str

    @property
    def exact(self) -> bool:
        return self.step == 0


def read_number(answer: Any) -> Number:
    """The number a student means; `Unreadable` says why there is none.

    >>> read_number("139/216").value, read_number("64,35 %").value == Fraction("0.6435")
    (Fraction(139, 216), True)
    >>> read_number(0.6435).step, read_number("1 296").value
    (Fraction(0, 1), Fraction(1296, 1))
    """
    if isinstance(answer, bool):
        raise Unreadable("logic")
    if isinstance(answer, str):
        return _read_text(answer)
    if isinstance(answer, Rational):
        value = Fraction(int(answer.numerator), int(answer.denominator))
        _check_size(value)
        return Number(value, Fraction(), str(value))
    if isinstance(answer, Real) or hasattr(answer, "__float__"):
        return _read_float(answer)
    raise Unreadable("kind")


def _read_float(answer: Any) -> Number:
    """A float was most often computed, so all its digits are meant."""
    try:
        number = float(answer)
    except Exception:
        raise Unreadable("kind") from None
    if not isfinite(number):
        raise Unreadable("nan")
    value = Fraction(repr(number))
    _check_size(value)
    return Number(value, Fraction(), repr(number))


def _read_text(answer: str) -> Number:
    if len(answer) > LONGEST:
        raise Unreadable("long")
    text = _SPACES.sub("", answer)
    if not text:
        raise Unreadable("empty")
    if text.lower().strip("+-") in ("nan", "inf", "infinity"):
        raise Unreadable("nan")
    found = _WRITTEN.fullmatch(text)
    if not found:
        raise Unreadable("text")
    above, below, sign = found.groups()
    value, step = _plain(above)
    if below is not None:
        divisor, _ = _plain(below)
        if divisor == 0:
            raise Unreadable("zero")
        value, step = value / divisor, Fraction()
    if sign:
        value, step = value / 100, (step or Fraction(below is None)) / 100
    _check_size(value)
    return Number(value, step, answer.strip())


def _plain(text: str) -> tuple[Fraction, Fraction]:
    """The value, and what one more in the last written digit is worth."""
    written = text.replace(",", ".").replace("−", "-")
    mantissa, _, power = written.lower().partition("e")
    _, point, digits = mantissa.partition(".")
    scale = Fraction(10) ** int(power or 0)
    return Fraction(mantissa + ("0" if mantissa.endswith(".") else "")) * scale, (
        Fraction(1, 10 ** len(digits)) * scale if point or power else Fraction()
    )


def _check_size(value: Fraction) -> None:
    if abs(value) > LARGEST or value.denominator > 10**40:
        raise Unreadable("large")
