"""A lesson as one line of text: a page that carries its own questions needs no other file.

The line holds what is asked and how it is judged, packed, so that nobody reads an answer by chance. It is no secret:
whoever unpacks it finds the truths, as in the package itself.
"""

from __future__ import annotations

from typing import Any

from ...engine.languages import Said
from ...engine.saving.codes import decode, encode
from ..questions.bank import Bank, read_bank
from ..text import LANGUAGES, WRITTEN
from .plan import Ask, Part, Plan, Try

FACTS = ("title", "level", "minutes", "game", "topic", "needs", "goals", "words")


def plan_code(plan: Plan) -> str:
    """The line of a lesson; `CodeError` if it is too large for one."""
    bank = plan.bank
    data: dict[str, Any] = {name: getattr(bank, name) for name in FACTS}
    data |= {
        "lesson": bank.lesson,
        "languages": plan.languages,
        "questions": [question.data for question in bank.questions.values()],
        "parts": [[part.step, part.title, part.minutes, part.asked] for part in plan.parts],
    }
    return encode("questions", data)


def read_plan_code(code: str) -> Plan:
    """The lesson that a line carries: its questions and the names of its parts; `ValueError` says what is wrong with it."""
    data = decode(code, "questions")[1]
    wanted = {*FACTS, "lesson", "languages", "questions", "parts"}
    if not isinstance(data, dict) or set(data) != wanted:
        raise ValueError("this code does not hold the questions of a lesson")
    lists = all(
        isinstance(data[name], list) for name in ("goals", "words", "questions", "parts", "languages")
    )
    facts = all(isinstance(data[name], str) and len(data[name]) <= 100 for name in ("level", "game"))
    sound = lists and facts and type(data["minutes"]) is int and bool(data["languages"])
    if not sound or not all(each in LANGUAGES for each in data["languages"]):
        raise ValueError("the lesson in this code is not sound")
    try:
        bank = read_bank(data)
        parts = tuple(_part(bank, row) for row in data["parts"])
    except (TypeError, KeyError, AttributeError):
        raise ValueError("a question in this code is not sound") from None
    return Plan(bank, bank.lesson, tuple(data["languages"]), parts, (), (), "")


def _part(bank: Bank, row: Any) -> Part:
    if not isinstance(row, list) or len(row) != 4 or not isinstance(row[3], list):
        raise ValueError("a part of the lesson in this code is not sound")
    step, title, minutes, asked = row
    if not isinstance(step, str) or type(minutes) is not int or not set(WRITTEN) <= set(title):
        raise ValueError("a part of the lesson in this code is not sound")
    items = tuple(
        Ask(id) if bank.question(id).kind == "predict" else Try(id, "") for id in asked if isinstance(id, str)
    )
    return Part(step, Said({lang: str(title[lang])[:200] for lang in WRITTEN}), minutes, items)
