"""A puzzle as a question: its choices are the options, its best choice is the truth."""

from __future__ import annotations

from typing import Any

from ...engine.languages import Said
from ...engine.state import Action
from ..puzzles.puzzle import Puzzle
from ..puzzles.why import label
from ..text import WRITTEN, say
from .bank import LETTERS, OWN, read_question
from .questions import Question


def question_of(puzzle: Puzzle, *, id: str = "", points: int = 1) -> Question:
    """The question; `ValueError` if the puzzle has more choices than a question has letters.

    The options stand in an order that tells nothing: that of their names.

    >>> from ..puzzles import bank
    >>> asked = question_of(bank("welcome")[0])
    >>> asked.full_id, asked.kind, [option.right for option in asked.options].count(True)
    ('own.welcome-1', 'choice', 1)
    """
    return read_question(
        OWN, {"id": id or puzzle.id.replace("_", "-"), "points": points, **question_data(puzzle)}
    )


def question_data(puzzle: Puzzle) -> dict[str, Any]:
    """What a bank keeps of the question, but for its id: the texts, the options and which puzzle it is."""
    keys = options_of(puzzle)
    if len(keys) > len(LETTERS):
        raise ValueError(
            f"puzzle {puzzle.id} has {len(keys)} choices, and a question at most {len(LETTERS)}: take another one"
        )
    session = puzzle.session()
    game = {lang: session.game.words.title(lang) for lang in WRITTEN}
    ask = {lang: say(f"puzzle.ask.{puzzle.measure}", lang) for lang in WRITTEN}
    why = Said({lang: puzzle.why(lang) for lang in WRITTEN})
    named = [Said({lang: label(session, puzzle.seat, key, lang) for lang in WRITTEN}) for key in keys]
    return {
        "kind": "choice",
        "puzzle": puzzle.id,
        "ask": Said(
            {
                lang: say("puzzle.question", lang, n=puzzle.number, game=game[lang], ask=ask[lang])
                for lang in WRITTEN
            }
        ),
        "options": [
            {"text": text, **({"right": True} if key == puzzle.best else {"hint": why})}
            for key, text in zip(keys, named, strict=True)
        ],
        "because": why,
    }


def options_of(puzzle: Puzzle) -> list[Action]:
    """The choices in the order of their options."""
    return sorted((each.key for each in puzzle.choices), key=repr)
