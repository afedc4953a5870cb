"""A puzzle as a question of one's own: its choices are the options, its best choice is the truth."""

from __future__ import annotations

from ...engine.state import Action
from ..puzzles.puzzle import Puzzle
from ..puzzles.why import label
from ..text import WRITTEN, say
from .bank import LETTERS
from .own import own_question
from .questions import Question


def question_of(puzzle: Puzzle, *, id: str = "", points: int = 1) -> Question:
    """The question; `ValueError` if the puzzle has more choices than a question has letters.

    The options stand in an order that tells nothing: that of their names.

    >>> from ..puzzles import bank
    >>> asked = question_of(bank("welcome")[0])
    >>> asked.full_id, asked.kind, [option.right for option in asked.options].count(True)
    ('own.welcome-1', 'choice', 1)
    """
    keys = options_of(puzzle)
    if len(keys) > len(LETTERS):
        raise ValueError(
            f"puzzle {puzzle.id} has {len(keys)} choices, and a question at most {len(LETTERS)}: take another one"
        )
    right = LETTERS[keys.index(puzzle.best)]
    session = puzzle.session()
    game = {lang: session.game.words.title(lang) for lang in WRITTEN}
    ask = {lang: say(f"puzzle.ask.{puzzle.measure}", lang) for lang in WRITTEN}
    why = {lang: puzzle.why(lang) for lang in WRITTEN}
    return own_question(
        {lang: say("puzzle.question", lang, name=puzzle.id, game=game[lang], ask=ask[lang]) for lang in WRITTEN},
        right,
        id=id or puzzle.id.replace("_", "-"),
        options=[{lang: label(session, puzzle.seat, key, lang) for lang in WRITTEN} for key in keys],
        wrong={letter: why for letter in LETTERS[: len(keys)] if letter != right},
        because=why,
        points=points,
    )  # fmt: skip


def options_of(puzzle: Puzzle) -> list[Action]:
    """The choices in the order of their options."""
    return sorted((each.key for each in puzzle.choices), key=repr)
