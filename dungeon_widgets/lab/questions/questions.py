"""A question of a lesson: its texts in two languages, and truths that the package computes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from ..text import decimal, percent, quotient, spaced
from .expressions import evaluate
from .truths import FUNCTIONS

BLANK = re.compile(r"\{([=%]|~\d?(?=\s))\s*([^{}]+)\}")

Text = dict[str, str]


@dataclass(frozen=True)
class Mistake:
    """A wrong answer with a name: what it comes to, and the hint for a student who made it."""

    is_: Any
    hint: Text


@dataclass(frozen=True)
class Option:
    """One sentence to choose; a wrong one has its own hint."""

    id: str
    text: Text
    right: bool
    hint: Text


@dataclass(frozen=True)
class Question:
    """One question of a lesson. `truth` is computed when it is asked for, never written down."""

    lesson: str
    id: str
    kind: str
    ask: Text
    hints: tuple[Text, ...]
    because: Text
    form: str
    digits: int
    within: Fraction
    of: int
    n: int
    name: str
    options: tuple[Option, ...]
    data: dict[str, Any]

    @property
    def full_id(self) -> str:
        """The id with its lesson: ``"L02.q3"``."""
        return f"{self.lesson}.{self.id}"

    @property
    def variable(self) -> str:
        """What a student's code calls the answer: a function's own name, else ``answer_q3``."""
        return self.name or f"answer_{self.id.replace('-', '_')}"

    @property
    def points(self) -> int:
        """What the question is worth when a class is given points; what nobody but a teacher can judge, nothing."""
        return int(self.data.get("points", 0 if self.kind in ("sentence", "decision") else 1))

    @property
    def track(self) -> str:
        """For whom it is: ``"support"``, ``"core"`` or ``"stretch"``."""
        return str(self.data.get("track", "core"))

    @property
    def until(self) -> str | None:
        """The exercise that asks for the truth of this prediction: the truth is not told before it is solved."""
        return f"{self.lesson}.{self.data['until']}" if "until" in self.data else None

    @property
    def truth(self) -> Any:
        """What is right, computed now; nothing where a question has no single truth."""
        found = compute(self.data["truth"]) if "truth" in self.data else None
        return found() if callable(found) and self.kind == "predict" else found

    @property
    def mistakes(self) -> list[Mistake]:
        """The wrong answers that have a hint of their own."""
        return [Mistake(compute(each["is"]), each["hint"]) for each in self.data.get("wrong", ())]

    @property
    def inputs(self) -> list[tuple[Any, ...]]:
        """The arguments on which a student's function is tried."""
        if "cases" in self.data:
            return [as_arguments(given) for given, _ in self.data["cases"]]
        found: list[tuple[Any, ...]] = compute(self.data["inputs"])
        return found

    @property
    def bounds(self) -> tuple[Any, Any]:
        """What an answer must reach at least, and at most."""
        least, most = (compute(self.data[name]) if name in self.data else None for name in ("least", "most"))
        return least, most

    @property
    def measure(self) -> Callable[..., Any]:
        """The function that says how far a student's answer reaches."""
        return _function(self.data["measure"])

    @property
    def oracle(self) -> Callable[..., Any]:
        """The function against which a student's is held: of the package, of a teacher, or one that knows its cases."""
        if "cases" in self.data:
            wanted = {repr(as_arguments(given)): compute(value) for given, value in self.data["cases"]}
            return lambda *arguments: wanted[repr(arguments)]
        return _function(self.data["truth"])

    def asks_for(self, number: Any) -> bool:
        """Whether this number is the answer, or one of the numbers of the answer."""
        if self.kind not in ("number", "list"):
            return False
        found = self.truth if isinstance(self.truth, list) else [self.truth]
        return any(not isinstance(each, list) and each == number for each in found)

    def question(self, lang: str) -> str:
        """The question with its numbers filled in."""
        return filled(self.ask, lang)


def _function(given: Any) -> Callable[..., Any]:
    return FUNCTIONS[given] if isinstance(given, str) else given


def as_arguments(given: Any) -> tuple[Any, ...]:
    """What a function is called with: several arguments in a tuple, or one alone."""
    value = compute(given)
    return value if isinstance(value, tuple) else (value,)


@cache
def _computed(expression: str) -> Any:
    return evaluate(expression, FUNCTIONS)


def compute(expression: Any) -> Any:
    """The value of an expression of a bank."""
    return _computed(expression) if isinstance(expression, str) else expression


def filled(text: Text, lang: str) -> str:
    """A text with its numbers: ``{=expr}`` a fraction, ``{%expr}`` per cent, ``{~2 expr}`` a decimal.

    >>> filled({"en": "{=3/36} is {%3/36} or {~3 3/36}"}, "en")
    '1/12 is 8.3\\u202f% or 0.083'
    """

    def number(found: re.Match[str]) -> str:
        how, expression = found.groups()
        value = compute(expression)
        if how == "=":
            return quotient(value)
        return percent(value, lang) if how == "%" else decimal(value, lang, int(how[1:] or 3))

    return BLANK.sub(number, spaced(text[lang], lang))
