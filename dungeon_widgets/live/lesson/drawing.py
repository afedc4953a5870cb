"""What is drawn below a question: the position of a puzzle, or a roll as an example."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from ...engine.svg import board_alone, title_in
from ...engine.words import names_in
from ...lab.puzzles.bank import puzzle_named
from ...lab.questions.expressions import evaluate
from ...lab.questions.questions import Question
from ..contract import LiveDrawing
from ..words import say


def drawing_of(question: Question, lang: str) -> LiveDrawing | None:
    """The drawing; nothing where a question is words alone. It tells nothing about the answer.

    >>> from ...lab.questions.bank import find_question
    >>> drawing_of(find_question("L02.p1"), "en")["said"]
    'for example 1 + 6 = 7'
    """
    if svg := board_of(question, lang):
        return {"dice": [], "said": title_in(svg)}
    asked = _rolled(question)
    return None if asked is None else _example(question.full_id, asked, lang)


def board_of(question: Question, lang: str) -> str:
    """The board of a puzzle as a picture; empty for other questions."""
    return _position(question.data["puzzle"], lang) if "puzzle" in question.data else ""


@lru_cache(maxsize=32)
def _position(name: str, lang: str) -> str:
    """The board of a puzzle as its seat sees it. Two hundred phones are shown the same one."""
    puzzle = puzzle_named(name)
    session = puzzle.session()
    view = session.state.view(puzzle.seat)
    return board_alone(session.game.words.picture(view, names_in(session.names, lang), lang) or "")


DICE, SUMS = range(2, 6), frozenset(range(2, 13))


class _Rolled(NamedTuple):
    """How many dice are rolled, and which sums of two of them are asked for."""

    dice: int
    sums: frozenset[int]


def _rolled(question: Question) -> _Rolled | None:
    """What is rolled, where the truth is the chance that a pair of dice makes a sum that there is, and nothing else."""

    def chance_of(sums: list[int], dice: int = 4) -> _Rolled:
        return _Rolled(dice, frozenset(sums))

    def sum_p(total: int) -> _Rolled:
        return _Rolled(2, frozenset({total}))

    try:
        made = evaluate(
            str(question.data.get("truth", "")), {each.__name__: each for each in (chance_of, sum_p)}
        )
    except (ValueError, TypeError):
        return None
    if not isinstance(made, _Rolled) or question.form != "chance" or made.dice not in DICE:
        return None
    return made if made.sums and made.sums <= SUMS else None


def _example(id: str, asked: _Rolled, lang: str) -> LiveDrawing:
    """A roll in which it happens: the same on every screen, and always one, so that it tells nothing about how often."""
    rng = Random(id)
    while True:
        roll = [1 + int(6 * rng.random()) for _ in range(asked.dice)]
        for one, two in combinations(roll, 2):
            if one + two in asked.sums:
                return {"dice": roll, "said": say("example", lang, a=one, b=two, n=one + two)}
