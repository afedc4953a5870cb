"""What an answer is worth: all points for right at once, less a share for every hint and every try after the second."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from fractions import Fraction
from typing import Any

from ...engine.checks import short
from ..questions.bank import OPEN, find_question
from ..questions.questions import Question
from ..text import decimal, say
from ..text.answers import Unreadable, read_number

SHARES = ("hint", "retry", "least", "guess")


@dataclass(frozen=True)
class Points:
    """The rule of the points, as data. Shares are parts of the points a question has.

    `hint` is lost for every hint that was opened, `retry` for every try after the first `free`; a right answer keeps
    at least `least`. A guess cannot be wrong: it earns `guess` by being made. `of` says what single questions are
    worth; others have the points of their lesson, 1 if it says nothing.

    >>> rule = Points(hint=Fraction(1, 2), of={"L02.q5": 3})
    >>> question = find_question("L02.q5")
    >>> rule.earned(question, "right", tries=1, hints=0), rule.earned(question, "right", tries=3, hints=1)
    (Fraction(3, 1), Fraction(3, 4))
    """

    hint: Fraction = Fraction(1, 4)
    retry: Fraction = Fraction(1, 4)
    free: int = 2
    least: Fraction = Fraction(1, 4)
    guess: Fraction = Fraction(1)
    of: Mapping[str, Fraction | int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in SHARES:
            object.__setattr__(self, name, _number(getattr(self, name), name, 1))
        if type(self.free) is not int or not 0 <= self.free <= 1000:
            raise ValueError(f"free must be a whole number of tries, not {short(self.free)}")
        if not isinstance(self.of, Mapping):
            raise ValueError(f"of must say points by question, such as {{'L02.q5': 3}}, not {short(self.of)}")
        worth = {
            find_question(id).full_id: _number(value, f"of[{short(id)}]", 1000)
            for id, value in self.of.items()
        }
        object.__setattr__(self, "of", worth)

    def worth(self, question: Question) -> Fraction:
        """All points of a question."""
        full = Fraction(self.of.get(question.full_id, question.points))
        return full * self.guess if question.kind == "predict" else full

    def earned(self, question: Question, status: str, *, tries: int, hints: int) -> Fraction:
        """The points of an answer. What a student's own check called right counts as right."""
        if status == "guess" or (status == "handed_in" and question.kind in OPEN):
            return self.worth(question)
        if status not in ("right", "claimed"):
            return Fraction(0)
        kept = 1 - hints * self.hint - max(0, tries - self.free) * self.retry
        return self.worth(question) * max(self.least, kept)

    def rule(self, lang: str) -> str:
        """The rule in words."""
        shown = {name: decimal(getattr(self, name), lang, 2) for name in SHARES}
        text = say("points.rule", lang, free=self.free, **shown)
        guess = (
            "points.guess" if self.guess == 1 else "points.part_guess" if self.guess else "points.no_guess"
        )
        return f"{text} {say(guess, lang, **shown)}"


def read_points(given: Any) -> Points:
    """The rule somebody wants: a record, or a few of its fields; `ValueError` names those there are."""
    if given is None or isinstance(given, Points):
        return given or Points()
    names = [each.name for each in fields(Points)]
    if not isinstance(given, Mapping) or set(given) - set(names):
        wrong = (
            next((each for each in given if each not in names), given)
            if isinstance(given, Mapping)
            else given
        )
        raise ValueError(f"points are a record with {', '.join(names)}; not {short(wrong)}")
    return Points(**given)


def _number(value: Any, name: str, most: int) -> Fraction:
    try:
        found = read_number(value).value
    except Unreadable:
        found = Fraction(-1)
    if not 0 <= found <= most:
        raise ValueError(f"{name} must be a number from 0 to {most}, not {short(value)}")
    return found
