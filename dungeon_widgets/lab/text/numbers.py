"""Numbers as a reader of the language writes them."""

from __future__ import annotations

import re
from fractions import Fraction
from math import floor, log10

from ...engine.languages import LANGUAGES, WRITTEN, catalogue, spoken
from ...engine.rounding import rounded
from .en import EN
from .fr import FR

_BEFORE = re.compile(r" (?=[?!;:»])")
_THOUSANDS = re.compile(r"(?<=\d) (?=\d{3}\b)")
_AFTER = re.compile(r"(?<=«) ")
THIN = "\u202f"  # a narrow space that does not break a line, before % and between thousands
COMMA = {"en": ".", "fr": ","} | {code: catalogue(code).comma for code in LANGUAGES if code not in WRITTEN}
NEAR = Fraction(1, 200)  # how far "about a in b" may lie from the truth
RARE = Fraction(1, 10)  # below this a chance is said as "1 in so many"
PLAIN = 36  # a fraction of so few cases is said as it is
SENTENCES: dict[str, dict[str, str]] = {
    **spoken("lab", EN, FR),
    "fr": FR,
}  # set by `spaced`, when they are said


def decimal(value: float | Fraction, lang: str, digits: int = 3) -> str:
    """A number with at most so many decimals.

    >>> decimal(1.5, "en"), decimal(-1234.25, "fr", 1)
    ('1.5', '−1\\u202f234,3')
    """
    text = rounded(abs(float(value)), digits)
    before, _, after = text.partition(".")
    after = after.rstrip("0")
    sign = "−" if value < 0 and (after or before.strip("0")) else ""
    return f"{sign}{_grouped(before)}{COMMA[lang] + after if after else ''}"


def whole(value: int) -> str:
    """A whole number with its thousands apart.

    >>> whole(36000), whole(1296)
    ('36\\u202f000', '1\\u202f296')
    """
    return ("−" if value < 0 else "") + _grouped(str(abs(value)))


def _grouped(digits: str) -> str:
    return f"{int(digits):,}".replace(",", THIN)


def percent(p: float | Fraction, lang: str, digits: int = 1) -> str:
    """A chance in per cent, with more digits where it would read 0 or 100 and is neither.

    >>> percent(Fraction(139, 216), "en"), percent(Fraction(1, 4), "fr"), percent(1 / 5000, "en")
    ('64.4\\u202f%', '25\\u202f%', '0.02\\u202f%')
    """
    rest = min(float(p), 1 - float(p))
    if 0 < rest < 0.5 * 10 ** -(digits + 2):
        digits = -floor(log10(rest)) - 2
    return f"{decimal(float(p) * 100, lang, digits)}{THIN}%"


def points(p: float | Fraction, lang: str) -> str:
    """A difference of two chances, in percentage points.

    >>> points(0.1688, "en")
    '16.9'
    """
    return decimal(abs(float(p)) * 100, lang, 1)


def quotient(value: Fraction | int | float | bool) -> str:
    """A fraction as it is written; a float with four significant digits.

    >>> quotient(Fraction(61, 78)), quotient(Fraction(4)), quotient(12.801832)
    ('61/78', '4', '12.8')
    """
    return str(value) if isinstance(value, (Fraction, int)) else f"{value:.4g}"


def about(p: float | Fraction, lang: str) -> str:
    """A chance as a natural frequency: "about 1 in 12", "about 9 in 14", "about 17 in 18".

    >>> about(Fraction(58, 715), "en"), about(Fraction(139, 216), "en"), about(Fraction(1, 4), "fr")
    ('about 1 in 12', 'about 9 in 14', '1 sur 4')
    >>> about(Fraction(17, 18), "en"), about(0.9444, "en"), about(Fraction(5, 36), "fr")
    ('17 in 18', 'about 17 in 18', '5 sur 36')
    """
    words = SENTENCES[lang]
    exact = Fraction(p).limit_denominator(10**9)
    if exact <= 0 or exact >= 1:
        return words["about.never"] if exact <= 0 else words["about.always"]
    if exact.denominator <= PLAIN:
        part, of = exact.numerator, exact.denominator
    elif exact < RARE:
        part, of = 1, round(1 / exact)
    elif 1 - exact < RARE:
        of = round(1 / (1 - exact))
        part = of - 1
    else:
        part, of = next(
            (round(exact * of), of)
            for of in range(2, 101)
            if abs(Fraction(round(exact * of), of) - exact) <= NEAR
        )
    key = "about.exactly" if Fraction(part, of) == exact else "about.about"
    return words[key].format(part=whole(part), of=whole(of))


def spaced(text: str, lang: str) -> str:
    """A text whose thousands, and whose French signs, stay on one line.

    >>> spaced("Vrai ? « Oui » : 7.", "fr"), spaced("all 1 296 rolls", "en")
    ('Vrai\\u202f? «\\u202fOui\\u202f»\\u202f: 7.', 'all 1\\u202f296 rolls')
    """
    text = _THOUSANDS.sub(THIN, text)
    return _BEFORE.sub(THIN, _AFTER.sub(THIN, text)) if lang == "fr" else text
