"""Question banks: what a lesson asks, read from JSON and checked when it is loaded."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any

from ...engine.errors import unknown
from ..text import LANGUAGES
from .questions import BLANK, Option, Question, Text, compute
from .truths import FUNCTIONS

KINDS = ("predict", "number", "list", "set", "choice", "function", "simulated", "reach")
FIELDS = {
    "id", "kind", "ask", "truth", "wrong", "hints", "because", "digits", "within", "of", "options", "name", "inputs",
    "least", "most", "measure", "n", "form", "shown", "until", "points",
}  # fmt: skip
LEAST_HINTS = 2  # the first is given with a wrong answer, so one more is left to ask for
FORMS = ("chance", "count", "number")
LESSON_ID = re.compile(r"L\d\d")
QUESTION_ID = re.compile(r"[pqx]\d{1,2}")


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
    """The lessons there are."""
    folder = files(__package__).joinpath("banks")
    return sorted(each.name[:-5] for each in folder.iterdir() if each.name.endswith(".json"))


@cache
def load_bank(lesson: str) -> Bank:
    """The bank of a lesson; an unknown one is refused with those there are.

    >>> load_bank("L02").question("q3").truth
    Fraction(139, 216)
    """
    if lesson not in lessons():
        raise unknown("lesson", lesson, lessons())
    text = files(__package__).joinpath("banks", f"{lesson}.json").read_text(encoding="utf-8")
    return read_bank(json.loads(text))


def find_question(name: str, lesson: str | None = None) -> Question:
    """The question "L02.q3", or "q3" of the lesson that is open."""
    first, dot, rest = str(name)[:40].partition(".")
    if not dot:
        first, rest = lesson or "", first
    if not first:
        raise ValueError("which lesson? Open one with dw.Lesson('L02'), or write its name: 'L02.q3'")
    return load_bank(first).question(rest)


# -- reading and checking -------------------------------------------------------------------------------


def read_bank(data: dict[str, Any]) -> Bank:
    """A bank from its JSON; `ValueError` names the question and the field that is wrong."""
    lesson = str(data.get("lesson"))
    if not LESSON_ID.fullmatch(lesson):
        raise ValueError(f"field 'lesson' must be such as L02, not {lesson!r}")
    for field in ("title", "topic", "needs"):
        _check_text(data.get(field), f"{lesson} {field}")
    for number, goal in enumerate(data["goals"]):
        _check_text(goal, f"{lesson} goals.{number}")
    for number, pair in enumerate(data["words"]):
        for half in pair:
            _check_text(half, f"{lesson} words.{number}")
    questions: dict[str, Question] = {}
    for each in data["questions"]:
        made = _question(lesson, each)
        if made.id in questions:
            raise ValueError(f"{made.full_id}: there are two of them")
        questions[made.id] = made
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


def _question(lesson: str, data: dict[str, Any]) -> Question:
    name = f"{lesson}.{data.get('id')}"
    if not QUESTION_ID.fullmatch(str(data.get("id"))):
        raise ValueError(f"{name}: an id is a p, q or x with a number")
    if data.get("kind") not in KINDS:
        raise ValueError(f"{name}: kind must be one of {', '.join(KINDS)}")
    if set(data) - FIELDS:
        raise ValueError(f"{name}: unknown field {sorted(set(data) - FIELDS)[0]!r}")
    if data.get("form", "chance") not in FORMS:
        raise ValueError(f"{name}: form must be one of {', '.join(FORMS)}")
    if type(data.get("points", 1)) is not int or not 0 <= data.get("points", 1) <= 100:
        raise ValueError(f"{name}: points must be a whole number from 0 to 100")
    texts = [data.get("ask"), *data.get("hints", ()), *(each.get("hint") for each in data.get("wrong", ()))]
    for number, text in enumerate([*texts, *([data["because"]] if "because" in data else [])]):
        _check_text(text, f"{name} text {number}")
    _check_truth(name, data)
    if data["kind"] != "predict" and len(data.get("hints", ())) < LEAST_HINTS:
        raise ValueError(f"{name}: at least {LEAST_HINTS} hints are wanted")
    return Question(
        lesson,
        data["id"],
        data["kind"],
        data["ask"],
        tuple(data.get("hints", ())),
        data.get("because", dict.fromkeys(LANGUAGES, "")),
        data.get("form", "chance"),
        data.get("digits", 3),
        Fraction(str(data.get("within", 0))),
        data.get("of", 100),
        data.get("n", 1000),
        data.get("name", ""),
        _options(name, data),
        data,
    )


def _check_truth(name: str, data: dict[str, Any]) -> None:
    """What can be computed is computed once, so that a slip is found when the bank is loaded."""
    kind = data["kind"]
    if kind == "choice":
        return
    if kind == "reach":
        if data.get("measure") not in FUNCTIONS or not {"least", "most"} & set(data):
            raise ValueError(f"{name}: 'reach' needs a measure, and least or most")
        return
    if kind == "function":
        if data.get("truth") not in FUNCTIONS or "inputs" not in data or not data.get("name"):
            raise ValueError(f"{name}: 'function' needs a name, a truth that is a function, and inputs")
        return
    truth = compute(data["truth"])
    for each in data.get("wrong", ()):
        if compute(each["is"]) == truth:
            raise ValueError(f"{name}: the mistake {each['is']!r} is the truth")


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
    if data["kind"] != "choice":
        return ()
    made = []
    for number, each in enumerate(data.get("options", ())):
        _check_text(each.get("text"), f"{name} options.{number}")
        right = each.get("right", False)
        if not right:
            _check_text(each.get("hint"), f"{name} options.{number} hint")
        made.append(Option("abcdefgh"[number], each["text"], right, each.get("hint", {})))
    if len(made) < 2 or sum(option.right for option in made) != 1:
        raise ValueError(f"{name}: a choice has two options or more, and one of them is right")
    return tuple(made)


def _check_text(text: Any, where: str) -> None:
    if (
        not isinstance(text, dict)
        or set(text) != set(LANGUAGES)
        or not all(isinstance(v, str) and v for v in text.values())
    ):
        raise ValueError(f"{where}: a text in each of {', '.join(LANGUAGES)} is wanted")
    blanks = [sorted(BLANK.findall(text[lang])) for lang in LANGUAGES]
    if any(other != blanks[0] for other in blanks):
        raise ValueError(f"{where}: the languages do not fill the same blanks")
    for _, expression in blanks[0]:
        compute(expression)
