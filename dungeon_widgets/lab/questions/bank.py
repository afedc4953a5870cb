"""Question banks: what a lesson asks, checked when it is loaded. A question is the same data wherever it comes from."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import isfinite
from typing import Any

from ...engine.checks import short
from ...engine.errors import unknown
from ..text import WRITTEN
from .questions import BLANK, Option, Question, Text, compute
from .truths import FUNCTIONS

KINDS = (
    "predict", "number", "list", "set", "choice", "function", "simulation", "reach", "decision", "sentence",
)  # fmt: skip
OPEN = ("decision", "sentence")
"""Kinds without a right answer: what is said is kept and handed in, for a teacher to read."""
FIELDS = {
    "id", "kind", "ask", "truth", "wrong", "hints", "because", "digits", "within", "of", "options", "name", "inputs",
    "least", "most", "measure", "n", "form", "until", "points", "cases", "track", "puzzle",
}  # fmt: skip
FORMS = ("chance", "count", "number")
TRACKS = ("support", "core", "stretch")
LESSON_ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,23}")
SHIPPED_ID = re.compile(r"L\d\d")
QUESTION_ID = re.compile(r"[a-z][a-z0-9_-]{0,31}")
NUMBERED_ID = re.compile(r"[pqxd]\d{1,2}")
LETTERS = "abcdefgh"
MOST_TEXT = 4000  # letters of a text
MOST_QUESTIONS = 200


@dataclass(frozen=True)
class Bank:
    """One lesson: its facts and its questions."""

    lesson: str
    title: Text
    level: str
    minutes: int
    game: str
    topic: Text
    needs: Text
    goals: tuple[Text, ...]
    words: tuple[tuple[Text, Text], ...]
    questions: dict[str, Question]

    def guess_of(self, exercise: str) -> Question | None:
        """The first prediction whose truth this exercise asks for."""
        return next((each for each in self.questions.values() if each.until == exercise), None)

    def question(self, name: str) -> Question:
        """The question of this id; an unknown one is refused with those there are."""
        if name not in self.questions:
            raise unknown(f"question of {self.lesson}", name, self.questions)
        return self.questions[name]


def lessons() -> list[str]:
    """The lessons of the package."""
    from ..lessons.known import shipped  # a lesson is read by what makes its questions

    return sorted(shipped())


def is_known(lesson: str) -> bool:
    """Whether there is such a lesson: in the package, or opened by somebody."""
    from ..lessons.known import is_known

    return is_known(lesson)


def load_bank(lesson: str) -> Bank:
    """The bank of a lesson; an unknown one is refused with those there are.

    >>> load_bank("L02").question("q3").truth
    Fraction(139, 216)
    """
    from ..lessons.known import load_plan

    return load_plan(lesson).bank


def find_question(name: str, lesson: str | None = None) -> Question:
    """The question "L02.q3", or "q3" of the lesson that is open."""
    first, dot, rest = str(name)[:80].partition(".")
    if not dot:
        first, rest = lesson or "", first
        if (not first or rest not in load_bank(first).questions) and is_known(OWN):
            own = load_bank(OWN).questions
            first = OWN if rest in own else first
    if not first:
        raise ValueError("which lesson? Open one with dw.Lesson('L02'), or write its name: 'L02.q3'")
    return load_bank(first).question(rest)


OWN = "own"
"""The lesson of questions that were asked from a cell, without a file."""


# -- reading and checking -------------------------------------------------------------------------------


def read_bank(data: dict[str, Any]) -> Bank:
    """A bank from plain data; `ValueError` names the question and the field that is wrong."""
    lesson = str(data.get("lesson"))
    if not LESSON_ID.fullmatch(lesson):
        raise ValueError(f"field 'lesson' must be a short word such as L02 or dice-club, not {short(lesson)}")
    for field in ("title", "topic", "needs"):
        _check_text(data.get(field), f"{lesson} {field}", empty=field != "title")
    for number, goal in enumerate(data["goals"]):
        _check_text(goal, f"{lesson} goals.{number}")
    for number, pair in enumerate(data["words"]):
        for half in pair:
            _check_text(half, f"{lesson} words.{number}")
    questions: dict[str, Question] = {}
    for each in data["questions"]:
        made = read_question(lesson, each)
        if made.id in questions:
            raise ValueError(f"{made.full_id}: there are two of them")
        questions[made.id] = made
    if len(questions) > MOST_QUESTIONS:
        raise ValueError(f"{lesson}: a lesson has at most {MOST_QUESTIONS} questions")
    for made in questions.values():
        _check_until(made, questions)
    return Bank(
        lesson,
        data["title"],
        data["level"],
        data["minutes"],
        data["game"],
        data["topic"],
        data["needs"],
        tuple(data["goals"]),
        tuple((one, two) for one, two in data["words"]),
        questions,
    )


def read_question(lesson: str, data: dict[str, Any]) -> Question:
    """A question from plain data; `ValueError` names the field that is wrong."""
    name = f"{lesson}.{data.get('id')}"
    if not QUESTION_ID.fullmatch(str(data.get("id"))):
        raise ValueError(f"{name[:60]}: an id is a short word in small letters, such as q1 or best-of-three")
    if data.get("kind") not in KINDS:
        raise ValueError(f"{name}: kind must be one of {', '.join(KINDS)}")
    if set(data) - FIELDS:
        raise ValueError(f"{name}: unknown field {sorted(set(data) - FIELDS)[0]!r}")
    if data.get("form", "chance") not in FORMS:
        raise ValueError(f"{name}: form must be one of {', '.join(FORMS)}")
    if data.get("track", "core") not in TRACKS:
        raise ValueError(f"{name}: a question is for one of {', '.join(TRACKS)}")
    for field, least, most in (("points", 0, 100), ("digits", 1, 12), ("of", 1, 10**6), ("n", 1, 10**7)):
        if type(data.get(field, least)) is not int or not least <= data.get(field, least) <= most:
            raise ValueError(f"{name}: {field} must be a whole number from {least} to {most}")
    texts = [data.get("ask"), *data.get("hints", ()), *(each.get("hint") for each in data.get("wrong", ()))]
    for number, text in enumerate([*texts, *([data["because"]] if "because" in data else [])]):
        _check_text(text, f"{name} text {number}")
    _check_truth(name, data)
    _check_puzzle(name, data)
    return Question(
        lesson,
        data["id"],
        data["kind"],
        data["ask"],
        tuple(data.get("hints", ())),
        data.get("because", dict.fromkeys(WRITTEN, "")),
        data.get("form", "chance"),
        data.get("digits", 3),
        _within(name, data.get("within", 0)),
        data.get("of", 100),
        data.get("n", 1000),
        data.get("name", ""),
        _options(name, data),
        data,
    )


def _within(name: str, value: Any) -> Fraction:
    try:
        share = Fraction(str(value))
    except (ValueError, ZeroDivisionError):
        share = Fraction(-1)
    if not 0 <= share < 1:
        raise ValueError(f"{name}: within is a share of the truth such as 0.01, not {short(value)}")
    return share


def _check_truth(name: str, data: dict[str, Any]) -> None:
    """What can be computed is computed once, so that a slip is found when the question is made."""
    kind = data["kind"]
    if kind in ("choice", *OPEN):
        return
    if kind == "reach":
        if not _is_function(data.get("measure")) or not {"least", "most"} & set(data):
            raise ValueError(f"{name}: 'reach' needs a measure, and least or most")
        for field in {"least", "most"} & set(data):
            check_number(name, compute(data[field]), "number")
        return
    if kind == "function":
        _check_function(name, data)
        return
    if kind == "predict" and (data.get("truth") is None or callable(data["truth"])):
        return  # nothing is known, or it is counted when it is needed
    if data.get("truth") is None:
        raise ValueError(f"{name}: there is no truth")
    truth = compute(data["truth"])
    CHECKS[kind](name, truth, data.get("form", "chance"))
    if kind == "predict" and data.get("form") == "number":
        _check_scale(name, truth, data)
    for each in data.get("wrong", ()):
        wrong = compute(each["is"])
        CHECKS[kind](f"{name}, a wrong answer", wrong, "number")
        if wrong == truth:
            raise ValueError(f"{name}: the mistake {short(each['is'])} is the truth")


def _check_puzzle(name: str, data: dict[str, Any]) -> None:
    """A question that stands on the board of a puzzle has the choices of that puzzle."""
    if "puzzle" not in data:
        return
    from ..puzzles.bank import puzzle_named

    choices = puzzle_named(data["puzzle"]).choices
    if data["kind"] != "choice" or len(data.get("options", ())) != len(choices):
        raise ValueError(
            f"{name}: puzzle {data['puzzle']} has {len(choices)} choices, all of which are options"
        )


def _check_scale(name: str, truth: Any, data: dict[str, Any]) -> None:
    most = compute(data.get("most"))
    if most is None:
        raise ValueError(f"{name}: a guess of a number needs 'most', the end of its scale")
    check_number(name, most, "number")
    if not 0 <= truth <= most:
        raise ValueError(f"{name}: the truth {short(truth)} does not lie between 0 and {short(most)}")


def _check_function(name: str, data: dict[str, Any]) -> None:
    named = isinstance(data.get("name"), str) and data["name"].isidentifier()
    if data.get("cases") and named and "truth" not in data:
        return
    if not _is_function(data.get("truth")) or "inputs" not in data or not named:
        raise ValueError(
            f"{name}: 'function' needs a name, and cases or a truth that is a function with inputs"
        )
    inputs = compute(data["inputs"])
    if not isinstance(inputs, list) or not inputs or not all(isinstance(each, tuple) for each in inputs):
        raise ValueError(f"{name}: inputs are a list of tuples, one for each try, such as [(1, 2), (3, 4)]")


def _is_function(given: Any) -> bool:
    return callable(given) or (isinstance(given, str) and given in FUNCTIONS)


def check_number(name: str, value: Any, form: str) -> None:
    """`ValueError` unless it is a number that can be the answer to such a question."""
    if isinstance(value, bool) or not isinstance(value, (int, float, Fraction)) or not isfinite(value):
        raise ValueError(f"{name}: the truth must be a number such as Fraction(19, 27), not {short(value)}")
    if form == "chance" and not 0 <= value <= 1:
        raise ValueError(
            f"{name}: {short(value)} is no chance, which lies between 0 and 1. "
            "Write kind 'number' if it is meant to be another number"
        )
    if form == "count" and value != int(value):
        raise ValueError(f"{name}: {short(value)} is no whole number")


def _check_list(name: str, values: Any, form: str) -> None:
    if not isinstance(values, (list, tuple)) or not values:
        raise ValueError(f"{name}: the truth must be a list of numbers, not {short(values)}")
    for each in values:
        for value in each if isinstance(each, (list, tuple)) else [each]:
            check_number(name, value, "number")


def _check_set(name: str, values: Any, form: str) -> None:
    if not isinstance(values, Iterable) or isinstance(values, (str, dict)) or not list(values):
        raise ValueError(f"{name}: the truth must be a set of whole numbers, not {short(values)}")
    for value in values:
        check_number(name, value, "count")


CHECKS: dict[str, Callable[[str, Any, str], None]] = {
    "predict": check_number,
    "number": check_number,
    "simulation": lambda name, value, form: check_number(name, value, "chance" if form != "number" else form),
    "list": _check_list,
    "set": _check_set,
}


def _check_until(made: Question, questions: dict[str, Question]) -> None:
    """A truth is kept until an exercise is solved only if that exercise asks for it, or lets one choose by it."""
    if made.until is None:
        return
    other = questions.get(made.data["until"])
    asked = other is not None and (other.kind == "choice" or other.asks_for(made.truth))
    if made.kind != "predict" or not asked:
        raise ValueError(
            f"{made.full_id}: 'until' must name a choice, or an exercise that asks for the same number"
        )


def _options(name: str, data: dict[str, Any]) -> tuple[Option, ...]:
    if data["kind"] not in ("choice", "decision"):
        return ()
    made = []
    for number, each in enumerate(data.get("options", ())[: len(LETTERS) + 1]):
        _check_text(each.get("text"), f"{name} options.{number}")
        hint = each.get("hint") or dict.fromkeys(WRITTEN, "")
        _check_text(hint, f"{name} options.{number} hint", empty=True)
        made.append(Option(f"{LETTERS} "[number], each["text"], each.get("right", False), hint))
    rights = sum(option.right for option in made)
    if not 2 <= len(made) <= len(LETTERS) or rights != (1 if data["kind"] == "choice" else 0):
        one = "one of them is right" if data["kind"] == "choice" else "none of them is marked as right"
        raise ValueError(f"{name}: a {data['kind']} has two to {len(LETTERS)} options, and {one}")
    return tuple(made)


def _check_text(text: Any, where: str, *, empty: bool = False) -> None:
    if (
        not isinstance(text, dict)
        or not set(WRITTEN) <= set(text)
        or not all(isinstance(v, str) and (v or empty) and len(v) <= MOST_TEXT for v in text.values())
    ):
        raise ValueError(f"{where}: a text in each of {' and '.join(WRITTEN)} is wanted")
    blanks = [sorted(BLANK.findall(text[lang])) for lang in text]
    if any(other != blanks[0] for other in blanks):
        raise ValueError(f"{where}: the languages do not fill the same blanks")
    for how, expression in blanks[0]:
        check_number(where, compute(expression), "number" if how else "")
