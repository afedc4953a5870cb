"""Whether an answer can be read at all. It says nothing about whether it is right: not even that it needs more digits."""

from __future__ import annotations

from ...engine.checks import short
from ...lab.questions.questions import Question
from ...lab.text import say
from ...lab.text.answers import Unreadable, readings
from ...lab.text.rows import read_row
from ..words import say as told


def check_readable(question: Question, text: str, lang: str) -> None:
    """`ValueError` says why a text is no answer to such a question."""
    if not text:
        raise ValueError(told("say_something", lang))
    if question.kind in ("choice", "decision"):
        if text not in {option.id for option in question.options}:
            raise ValueError(told("choose_one", lang))
        return
    try:
        if question.kind in ("predict", "number"):
            values = [each.value for each in readings(text)]
            if question.form == "chance" and not any(0 <= value <= 1 for value in values):
                raise ValueError(told("no_chance", lang))
        elif question.kind in ("list", "set"):
            read_row(text)
    except Unreadable as trouble:
        raise ValueError(say(f"answer.{trouble.why}", lang, answer=short(text))) from None
