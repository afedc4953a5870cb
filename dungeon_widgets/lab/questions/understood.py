"""What was understood of an answer while it is being written, so that nobody commits to something else.

It says how the text is read, and never whether it is right.
"""

from __future__ import annotations

from fractions import Fraction

from ...engine.checks import short
from ..text import decimal, percent, quotient, say, whole
from ..text.answers import Number, Unreadable, readings
from ..text.rows import read_row
from .questions import Question


def understood(question: Question, text: str, lang: str) -> str:
    """How an answer is read, in a few words; why it cannot be read; nothing where nothing is written.

    >>> from .bank import find_question
    >>> understood(find_question("L02.q3"), "1 - 77/216", "en"), understood(find_question("L02.q8"), "4,6,8,10", "en")
    ('read as 139/216 = 64.4\\u202f%', 'read as {4, 6, 8, 10}')
    """
    if not text.strip() or question.kind not in ("number", "predict", "list", "set"):
        return ""
    try:
        if question.kind in ("number", "predict"):
            told = shown(readings(text)[0], question.form, lang)
        else:
            rows = read_row(text)
            wanted = len(question.truth)
            row = next((each for each in rows if len(each) == wanted), rows[0])
            parts = [shown(meant[0], "", lang) for meant in row]
            told = "{" + ", ".join(parts) + "}" if question.kind == "set" else "; ".join(parts)
    except Unreadable as trouble:
        return say(f"answer.{trouble.why}", lang, answer=short(text))
    return say("understood", lang, answer=told)


def shown(read: Number, form: str, lang: str) -> str:
    """A number as it was read: a fraction beside its percentage where a chance is asked."""
    value = read.value
    written = whole(value.numerator) if value.denominator == 1 else quotient(value) if _plain(value) else ""
    if form == "chance" and 0 < value < 1:
        return " = ".join(filter(None, [written if read.exact else "", percent(value, lang)]))
    return written if read.exact and written else decimal(value, lang, 6)


def _plain(value: Fraction) -> bool:
    return value.denominator <= 10**6
