"""What a student writes as a number: 139/216, 0.6435, 64,35 %, 1 in 6, 1 - 5/6, 16 2/3 %, and how it is read.

A right answer must never be refused for the way it is written, so a text may have several readings: ``1,296`` is 1.296 to
one reader and 1296 to another. Whoever judges takes the one that fits.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from fractions import Fraction
from math import e, isfinite, sqrt
from numbers import Rational, Real
from typing import Any, NamedTuple

LONGEST = 120  # characters of a number that a person writes
LARGEST = 10**12
HIGHEST_POWER = 100

_BLANK = "[ \\t\u00a0\u202f\u2009]"
_DECIMAL = re.compile(r"(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d{1,2})?")
_THOUSANDS = re.compile(rf"(?<![\d.,])\d{{1,3}}(?:(?:{_BLANK}|['’_])\d{{3}})+(?!\d)")
_PARTED_THOUSANDS = re.compile(r"(?<![\d.,])[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)(?![\d.,])")
_MIXED = re.compile(rf"(?<![\d.,/^])(\d+){_BLANK}+(\d+){_BLANK}*/{_BLANK}*(\d+)(?![\d.,])")
_SUPERSCRIPT = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
_SIGNS = str.maketrans(
    {
        "−": "-",
        "–": "-",
        "⁄": "/",
        "∕": "/",
        "÷": "/",
        "×": "*",
        "·": "*",
        "⋅": "*",
        "∗": "*",
        "％": "%",
        "√": "sqrt",
    }
)
# What people write round a number, in English and French.
_PERCENT = re.compile(r"(?<=[\d\s)])(?:per\s*cent|percent|pct|pour\s*cent|p\.\s*cent)\b\.?")
_ROUGHLY = re.compile(r"^(?:about|approx(?:imately|\.)?|around|roughly|environ|à peu près|ca\.?|[~≈≃])\s*")
_CHANCES = re.compile(
    r"\b(?:chances?|cases?|times?|rolls?|throws?|dice|games?|wins?|cas|fois|lancers?|dés?|parties?|victoires?)\b"
)
_OUT_OF = re.compile(r"(?<=[\d\s])(?:in|out\s+of|of|sur)(?=[\d\s])|(?<=\d)\s?:\s?(?=\d)")
_MINUS = re.compile(r"\b(?:minus|moins)\b")
_WORDS = {
    word: value
    for value, words in enumerate(
        ("zero zéro", "one un une", "two deux", "three trois", "four quatre", "five cinq", "six", "seven sept", "eight huit",
         "nine neuf", "ten dix", "eleven onze", "twelve douze", "thirteen treize", "fourteen quatorze", "fifteen quinze",
         "sixteen seize", "seventeen", "eighteen", "nineteen", "twenty vingt")
    )
    for word in words.split()
} | {"thirty": 30, "trente": 30, "forty": 40, "quarante": 40, "fifty": 50, "cinquante": 50}  # fmt: skip
_WORD = re.compile(r"\b(?:" + "|".join(_WORDS) + r")\b")


class Unreadable(ValueError):  # noqa: N818 (it says what is wrong without the word)
    """Not a number that anybody could mean. `why` names the kind of trouble."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Number(NamedTuple):
    """A number as it was meant and as it was written.

    `step` is what one more in the last written digit is worth: 0.0001 for 0.6435, nothing where the number was worked
    out or written exactly. `exact` says that it was written with whole numbers only, such as 139/216 or 1 - 77/216.
    `percent` says that it carries its sign.
    """

    value: Fraction
    step: Fraction
    text: str
    exact: bool = False
    percent: bool = False


def read_number(answer: Any) -> Number:
    """The number a student most likely means; `Unreadable` says why there is none.

    >>> read_number("139/216").value, read_number("64,35 %").value == Fraction("0.6435")
    (Fraction(139, 216), True)
    >>> read_number("1 in 6").value, read_number("1 - 5/6").value, read_number("16 2/3 %").value
    (Fraction(1, 6), Fraction(1, 6), Fraction(1, 6))
    >>> read_number(0.6435).step, read_number("1 296").value
    (Fraction(0, 1), Fraction(1296, 1))
    """
    return readings(answer)[0]


def readings(answer: Any) -> list[Number]:
    """Every number the answer can mean, the likeliest first; `Unreadable` if there is none.

    >>> [int(each.value) for each in readings("1,296")], [str(each.value) for each in readings("1/6 = 0.1667")]
    ([1, 1296], ['1/6', '1667/10000'])
    """
    if isinstance(answer, bool):
        raise Unreadable("logic")
    if isinstance(answer, str):
        return _read_text(answer)
    if isinstance(answer, Rational):
        value = Fraction(int(answer.numerator), int(answer.denominator))
        _check_size(value)
        return [Number(value, Fraction(), str(value), exact=value.denominator <= 10**6)]
    if isinstance(answer, Real) or hasattr(answer, "__float__"):
        return [_read_float(answer)]
    raise Unreadable("kind")


def _read_float(answer: Any) -> Number:
    """A float was most often computed, so all its digits are meant; a whole one is exact."""
    try:
        number = float(answer)
    except Exception:
        raise Unreadable("kind") from None
    if not isfinite(number):
        raise Unreadable("nan")
    value = Fraction(repr(number))
    _check_size(value)
    return Number(value, Fraction(), repr(number), exact=value.denominator == 1)


def _read_text(answer: str) -> list[Number]:
    if len(answer) > LONGEST:
        raise Unreadable("long")
    found: list[Number] = []
    trouble: Unreadable | None = None
    # "P(7) = 1/6 = 0.167": each side is the number; a name or what it is the chance of is none.
    for part in answer.split("=") if "=" in answer else [answer]:
        for text in _spellings(part):
            try:
                read = _parsed(text)
            except Unreadable as error:
                trouble = trouble if trouble and trouble.why != "empty" else error
                continue
            if all(read.value != other.value for other in found):
                found.append(read._replace(text=answer.strip()))
    if not found:
        assert trouble is not None
        raise trouble
    return found


def _spellings(text: str) -> Iterator[str]:
    """The text as arithmetic with plain signs; twice where a comma may be a decimal comma or part thousands."""
    text = unicodedata.normalize("NFC", text).casefold().strip()
    text = re.sub(r"(?<=[\d)])([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)", lambda found: "^" + found[1].translate(_SUPERSCRIPT), text)
    text = _ROUGHLY.sub("", text.translate(_SIGNS)).rstrip(".!; ")
    text = re.sub(r"(\d*)\s*([¼½¾⅐-⅞])", _vulgar, text)
    text = _WORD.sub(lambda found: str(_WORDS[found[0]]), text)
    text = _PERCENT.sub("%", text)
    text = _OUT_OF.sub("/", _CHANCES.sub(" ", _MINUS.sub("-", text)))
    yield _joined(text)
    if _PARTED_THOUSANDS.search(text):
        yield _joined(_PARTED_THOUSANDS.sub(lambda found: re.sub("[,.]", "", found[0]), text))


def _joined(text: str) -> str:
    """Blanks that part thousands or stand in a mixed number are understood; others between digits are not."""
    text = _THOUSANDS.sub(lambda found: re.sub(r"\D", "", found[0]), text)
    text = _MIXED.sub(_mixed, text)
    if re.search(rf"[\d.,]{_BLANK}+[\d.,]", text):
        raise Unreadable("blank")
    return re.sub(r"\s", "", text).replace("**", "^")


def _mixed(found: re.Match[str]) -> str:
    whole, above, below = found.groups()
    return f"({whole}+{above}/{below})" if int(above) < int(below) else found[0]


def _vulgar(found: re.Match[str]) -> str:
    part = Fraction(unicodedata.numeric(found[2])).limit_denominator(10)
    return f"({found[1] or 0}+{part})"


class _Value(NamedTuple):
    """A part of a written calculation: its value, the worth of its last digit, and whether only whole numbers made it."""

    value: Fraction
    step: Fraction
    exact: bool
    percent: bool = False


def _parsed(text: str) -> Number:
    if not text:
        raise Unreadable("empty")
    if text.strip("+-()") in ("nan", "inf", "infinity"):
        raise Unreadable("nan")
    read, rest = _sum(text)
    if rest:
        raise Unreadable("text")
    _check_size(read.value)
    return Number(read.value, read.step, text, read.exact, read.percent)


def _sum(text: str) -> tuple[_Value, str]:
    """A sum or a difference of products."""
    total, rest = _product(text)
    while rest[:1] in ("+", "-") and rest[:1]:
        more, after = _product(rest[1:])
        value = total.value + more.value if rest[0] == "+" else total.value - more.value
        total = _Value(value, Fraction(), total.exact and more.exact, total.percent and more.percent)
        rest = after
    return total, rest


def _product(text: str) -> tuple[_Value, str]:
    """A product or a quotient; a per cent sign behind it is about the whole."""
    made, rest = _power(text)
    while rest[:1] in ("*", "/", "x") and rest[:1]:
        more, after = _power(rest[1:])
        if rest[0] == "/":
            if more.value == 0:
                raise Unreadable("zero")
            value = made.value / more.value
        else:
            value = made.value * more.value
        _check_size(value)
        made, rest = _Value(value, Fraction(), made.exact and more.exact), after
    if rest[:1] == "%":
        # "64 %" is right to a whole per cent; 2/3 % is exact.
        plain = made.exact and re.fullmatch(r"[+-]?\d+", text[: len(text) - len(rest)])
        step = Fraction(1) if plain else made.step
        made, rest = _Value(made.value / 100, step / 100, made.exact and not plain, True), rest[1:]
    return made, rest


def _power(text: str) -> tuple[_Value, str]:
    base, rest = _signed(text)
    if rest[:1] != "^":
        return base, rest
    raised, rest = _signed(rest[1:])
    if abs(raised.value) > HIGHEST_POWER:
        raise Unreadable("text")
    if base.value == 0 and raised.value < 0:
        raise Unreadable("zero")
    if raised.value.denominator != 1:
        return _worked_out(base.value, raised.value), rest
    value = base.value ** int(raised.value)
    _check_size(value)
    return _Value(value, Fraction(), base.exact), rest


def _worked_out(base: Fraction, power: Fraction) -> _Value:
    """A root or another broken power, as a decimal."""
    if base < 0 or base > LARGEST:
        raise Unreadable("text")
    value = Fraction(repr(float(base) ** float(power)))
    _check_size(value)
    return _Value(value, Fraction(), False)


def _signed(text: str) -> tuple[_Value, str]:
    if text[:1] in ("+", "-") and text[:1]:
        read, rest = _power(text[1:])
        return (read._replace(value=-read.value) if text[0] == "-" else read), rest
    if text.startswith("("):
        read, rest = _sum(text[1:])
        if rest[:1] != ")":
            raise Unreadable("text")
        return read._replace(step=Fraction()), rest[1:]
    if text.startswith(("exp(", "e^")):
        read, rest = _signed(text[3:] if text[1] == "x" else text[2:])
        if abs(read.value) > HIGHEST_POWER:
            raise Unreadable("large")
        return _worked_out(Fraction(repr(e)), read.value), rest
    if text.startswith("sqrt"):
        read, rest = _signed(text[4:])
        if read.value < 0:
            raise Unreadable("text")
        return _Value(Fraction(repr(sqrt(read.value))), Fraction(), False), rest
    found = _DECIMAL.match(text)
    if not found:
        raise Unreadable("text")
    value, step = _plain(found[0])
    return _Value(value, step, step == 0), text[found.end() :]


def _plain(text: str) -> tuple[Fraction, Fraction]:
    """The value, and what one more in the last written digit is worth."""
    mantissa, _, power = text.replace(",", ".").partition("e")
    _, point, digits = mantissa.partition(".")
    scale = Fraction(10) ** int(power or 0)
    return Fraction(mantissa + ("0" if mantissa.endswith(".") else "")) * scale, (
        Fraction(1, 10 ** len(digits)) * scale if point or power else Fraction()
    )


def _check_size(value: Fraction) -> None:
    if abs(value) > LARGEST or value.denominator > 10**200:
        raise Unreadable("large")
