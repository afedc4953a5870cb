"""Points for a grader that runs the notebook again: from the line a student handed in, or from what their code made."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..questions.bank import find_question
from ..questions.checks import check_question
from .book import Book
from .classroom import Class
from .points import Points


def line_points(question: str, handed_in: str) -> float:
    """The points of an answer that was given in a card, by the line of the card *Hand in*.

    - `question`: the full id, such as ``"L02.q3"``. `handed_in`: the line; an empty one is worth nothing.

    Truths are computed again, whatever the line claims. `ValueError` says why a line cannot be read.

    >>> line_points("L02.q3", "")
    0.0
    """
    if not str(handed_in).strip():
        return 0.0
    given = _class_of(str(handed_in)).answers(question)
    return float(given[0].points) if given else 0.0


def code_points(question: str, answer: Any) -> float:
    """The points of an answer that was given as code, such as a function; all or nothing.

    >>> code_points("L02.q1", 6), code_points("L02.q1", ...)
    (1.0, 0.0)
    """
    asked = find_question(question)
    right = bool(check_question(asked, answer, book=Book()))
    return float(Points().worth(asked)) if right else 0.0


@lru_cache(maxsize=16)
def _class_of(line: str) -> Class:
    made = Class([line])
    if made.refused:
        raise ValueError(made.refused[0][1])
    return made
