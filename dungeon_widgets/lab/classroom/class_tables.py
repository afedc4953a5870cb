"""The answers of a class as tables for a spreadsheet or for pandas: a row per student, or per student and question."""

from __future__ import annotations

from datetime import datetime
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from ...engine.checks import short
from ..questions.bank import find_question
from ..text import say

if TYPE_CHECKING:
    from .classroom import Class, Given

HEADS = {
    "answers": ["lesson", "question", "who", "answer", "status", "tries", "hints", "points", "time", "exact"],
    "pupils": ["who", "points", "of", "answered", "right", "tries", "hints", "time"],
}


def table_rows(group: Class, table: str) -> list[dict[str, Any]]:
    """The rows of a table; an unknown one is refused with those there are."""
    if table not in HEADS:
        raise ValueError(f"a table is one of {', '.join(HEADS)}, not {short(table)}")
    return _answers(group) if table == "answers" else _pupils(group)


def _answers(group: Class) -> list[dict[str, Any]]:
    """Question by question as the lessons ask them, students by name."""
    from .classroom import exact_of

    rows = []
    for id in group.questions():
        question = find_question(id)
        for each in sorted(group.answers(id), key=by_name):
            cells = (
                question.lesson,
                id,
                each.who,
                each.answer,
                each.status,
                each.tries,
                each.hints,
                number(each.points),
                time_text(each.time),
                exact_of(question),
            )
            rows.append(dict(zip(HEADS["answers"], cells, strict=True)))
    return rows


def _pupils(group: Class) -> list[dict[str, Any]]:
    """Students by name; behind the sums a column per question of their lessons says how it stands."""
    asked = group.questions(all_asked=True)
    most = sum((group.points.worth(find_question(id)) for id in asked), Fraction(0))
    given: dict[str, dict[str, Given]] = {pupil: {} for pupil in group.pupils()}
    for id in asked:
        for each in group.answers(id):
            given[each.pupil][id] = each
    rows = []
    for pupil, who in group.pupils().items():
        own = given[pupil]
        sums: dict[str, Any] = {
            "who": who,
            "points": number(sum((each.points for each in own.values()), Fraction(0))),
            "of": number(most),
            "answered": len(own),
            "right": sum(each.status in ("right", "claimed") for each in own.values()),
            "tries": sum(each.tries for each in own.values()),
            "hints": sum(each.hints for each in own.values()) + group.hints_at_table(pupil),
            "time": time_text(max((each.time for each in own.values()), default=0.0)),
        }
        rows.append(sums | {id: own[id].status if id in own else "" for id in asked})
    return sorted(rows, key=lambda row: str(row["who"]).casefold())


def in_words(table: str, rows: list[dict[str, Any]], lang: str) -> tuple[list[str], list[list[Any]]]:
    """The head and the rows of a table in a language."""
    names = list(rows[0]) if rows else HEADS[table]
    known = HEADS[table]
    head = [say(f"column.{name}", lang) if name in known else name for name in names]
    of_status = {name for name in names if name == "status" or name not in known}
    cells = [
        [say(f"status.{cell}", lang) if cell and name in of_status else cell for name, cell in row.items()]
        for row in rows
    ]
    return head, cells


def by_name(given: Given) -> str:
    """The order of a register."""
    return given.who.casefold()


def number(value: Fraction) -> int | float:
    """A number as spreadsheets know it."""
    return value.numerator if value.denominator == 1 else round(float(value), 4)


def time_text(when: float) -> str:
    """A time as people and spreadsheets read it: by the clock of this machine."""
    return datetime.fromtimestamp(when).isoformat(" ", "seconds") if when else ""
