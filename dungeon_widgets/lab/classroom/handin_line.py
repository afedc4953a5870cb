"""A hand-in as one line of text: what it holds, how it is checked when it is read, and the signature of a class key."""

from __future__ import annotations

import hmac
import re
import time
import unicodedata
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from types import MappingProxyType
from typing import Any, NamedTuple

from ...engine.checks import short
from ...engine.saving import codes
from ..questions.bank import is_known, load_bank
from ..questions.questions import Question
from ..text import say
from .book import LONGEST, MOST_HINTS, Entry, read_results
from .function_text import LONGEST_CODE

MOST_ENTRIES = 200
NAME = 60  # letters of a name
CODED = ("function", "simulation", "reach")
"""Kinds whose answer was an object of the student's kernel: the line has its text, and what the check said there."""
SIGNATURE = 43  # letters
A_DAY = 24 * 3600  # seconds that a clock may be ahead

_MARK = re.compile(r"[0-9a-f]{16}")
_HALF = re.compile("[\ud800-\udfff]")


class LineError(ValueError):
    """A line or a file that cannot be taken. `why` names the sentence that says so; `english` may say it more closely."""

    def __init__(self, why: str, english: str = "", **values: object) -> None:
        self.why, self.english, self.values = why, english, values
        super().__init__(self.say("en"))

    def say(self, lang: str) -> str:
        """The reason in a language."""
        return self.english if self.english and lang == "en" else say(f"line.{self.why}", lang, **self.values)


class Answer(NamedTuple):
    """One answer as it was handed in. `claim` is what the student's own check said; only code is not judged anew."""

    id: str
    answer: str
    tries: int
    hints: int
    time: float
    claim: str = ""


class HandIn(NamedTuple):
    """What one student handed in. `mark` is that of the student's book; the first version of the line has none.

    `results` are what the student's own draws came to, experiment by experiment: a class can add them up. `helped` counts
    the hints that were asked for in games.
    """

    lesson: str
    name: str
    answers: tuple[Answer, ...]
    mark: str = ""
    results: Mapping[str, Mapping[str, int]] = MappingProxyType({})
    helped: int = 0

    @property
    def time(self) -> float:
        """When the last answer was given."""
        return max((answer.time for answer in self.answers), default=0.0)

    @property
    def work(self) -> tuple[float, int]:
        """What grows with everything a student does: of two lines the one with more of it is the later one."""
        return self.time, sum(answer.tries + answer.hints for answer in self.answers) + self.helped


def write_line(
    lesson: str,
    name: str,
    mark: str,
    entries: list[Entry],
    key: str | None = None,
    results: Mapping[str, Mapping[str, int]] = MappingProxyType({}),
    helped: int = 0,
) -> str:
    """The line of a hand-in, signed if there is a class key."""
    rows = [
        [each.id.partition(".")[2], each.answer, each.tries, each.hints, round(each.time, 3), each.status]
        for each in entries
    ]
    data: dict[str, Any] = {"lesson": lesson, "name": name, "mark": mark, "answers": rows}
    if results:
        data["results"] = {id.partition(".")[2]: dict(counts) for id, counts in results.items()}
    if helped:
        data["helped"] = helped
    line = codes.encode("hand-in", data)
    return line if key is None else f"{line}.{signature(line, key)}"


def signature(line: str, key: str) -> str:
    """HMAC-SHA256 of a line: only who knows the key of the class can write it.

    >>> len(signature("DWH2abc", "four owls")), signature("DWH2abc", " four owls ") == signature("DWH2abc", "four owls")
    (43, True)
    """
    digest = hmac.new(clean_key(key).encode("utf-8"), line.encode("ascii", "replace"), sha256).digest()
    return urlsafe_b64encode(digest).decode().rstrip("=")


def clean_key(key: object) -> str:
    """A class key as it is meant, however its letters were typed; `ValueError` if it is none."""
    if not isinstance(key, str) or not key.strip() or len(key) > 200 or _HALF.search(key):
        raise ValueError(f"a class key is a word or a sentence of at most 200 letters, not {short(key)}")
    return " ".join(unicodedata.normalize("NFC", key).split())


def is_signed(line: str, key: str) -> bool:
    """Whether a line has the signature of this key."""
    code, _, signed = "".join(line.split()).partition(".")
    return hmac.compare_digest(signed.encode("utf-8", "replace"), signature(code, key).encode("ascii"))


# -- reading --------------------------------------------------------------------------------------------


def read_hand_in(line: str) -> HandIn:
    """What a line says, signed or not; `LineError` says why it cannot be read."""
    code, dot, signed = line.partition(".")
    data = _unpacked(code)
    if dot and len("".join(signed.split())) != SIGNATURE:
        raise LineError("signature")
    if not isinstance(data, dict) or set(data) - {"mark", "results", "helped"} != {
        "lesson",
        "name",
        "answers",
    }:
        raise LineError("no_answers")
    lesson, name, rows, mark = data["lesson"], data["name"], data["answers"], data.get("mark", "")
    if not isinstance(lesson, str) or not is_known(lesson):
        raise LineError("lesson", lesson=short(lesson, 20))
    if not isinstance(name, str) or not isinstance(rows, list) or len(rows) > MOST_ENTRIES:
        raise LineError("no_answers")
    if "mark" in data and not (isinstance(mark, str) and _MARK.fullmatch(mark)):
        raise LineError("mark")
    known = load_bank(lesson).questions
    answers = tuple(_answer(lesson, row, known, 6 if mark else 5) for row in rows)
    for id, times in Counter(answer.id for answer in answers).items():
        if times > 1:
            raise LineError("twice", id=id, n=times)
    helped = data.get("helped", 0)
    if type(helped) is not int or not 0 <= helped <= MOST_HINTS:
        raise LineError("helped", n=MOST_HINTS)
    results = _results(lesson, data.get("results", {}))
    return HandIn(lesson, clean_name(name), answers, mark, results, helped)


def _results(lesson: str, data: Any) -> dict[str, dict[str, int]]:
    try:
        found = read_results(data) if isinstance(data, dict) else None
    except ValueError:
        found = None
    if found is None or any(_HALF.search(text) for id, counts in found.items() for text in (id, *counts)):
        raise LineError("results")
    return {
        f"{lesson}.{clean_answer(id)}": {clean_answer(value): n for value, n in counts.items()}
        for id, counts in found.items()
    }


def _unpacked(code: str) -> Any:
    try:
        return codes.decode(code, "hand-in")[1]
    except codes.CodeError as trouble:
        if not codes.is_code(code):
            why = "foreign"
        else:
            why = "damaged" if code.strip().startswith("DWH") else "other_kind"
        raise LineError(why, str(trouble)) from None


def _answer(lesson: str, row: Any, known: dict[str, Question], parts: int) -> Answer:
    if not isinstance(row, list) or len(row) != parts:
        raise LineError("parts", n=parts)
    id, answer, tries, hints, when, claim = [*row, ""][:6]
    if not isinstance(id, str) or id not in known:
        raise LineError("question", id=short(id, 20), lesson=lesson)
    longest = LONGEST_CODE if known[id].kind in CODED else LONGEST
    if not isinstance(answer, str) or len(answer) > longest:
        raise LineError("long", id=id, n=longest)
    if _HALF.search(answer):
        raise LineError("half", id=id)
    if not (type(tries) is int and 0 < tries < 10**6 and type(hints) is int and 0 <= hints < 100):
        raise LineError("tries", id=id)
    if type(when) not in (int, float) or not when >= 0:
        raise LineError("time", id=id)
    if when > time.time() + A_DAY:
        raise LineError("future", id=id)
    if not isinstance(claim, str) or claim not in ("", "right", "wrong", "committed"):
        raise LineError("claim", id=id)
    return Answer(f"{lesson}.{id}", clean_answer(answer), tries, hints, float(when), claim)


def clean_answer(answer: str) -> str:
    """An answer that any page and table can show: no control signs but the ends of the lines of a function."""
    return "".join(sign if sign.isprintable() or sign in "\n\t" else " " for sign in answer)


def clean_name(name: object) -> str:
    """A name that any page, table and file can show: one line, no control signs, not too long.

    >>> clean_name("  Ann\\n<b>Lee</b>\\u202e ")
    'Ann <b>Lee</b>'
    """
    text = "".join(sign if sign.isprintable() else " " for sign in str(name)[: 10 * NAME])
    return " ".join(text.split())[:NAME].strip()
