"""Who is where: students and questions in one grid, with tries, hints, points and the median of every question."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median

from ....lab.classroom.book import ENOUGH_TRIES
from ....lab.classroom.class_axis import axis_of
from ....lab.classroom.class_tables import time_text
from ....lab.classroom.classroom import Class, Given
from ....lab.questions.bank import NUMBERED_ID, SHIPPED_ID, find_question, load_bank
from ....lab.questions.questions import Question
from ....lab.questions.titles import title_of
from ....lab.text import decimal, say
from ..contract import GridCell, GridColumn, GridRow, GridState

MOST_ROWS = 300  # students that a page shows
STATUSES = ("right", "guess", "claimed", "handed_in", "wrong", "stuck", "unreadable")


LONGEST_TITLE = 10  # letters that fit a column


def grid_of(group: Class, lang: str, *, names: bool) -> GridState:
    """All students of a class with all questions of their lessons."""
    asked = [find_question(id) for id in group.questions(all_asked=True)]
    given = {
        question.full_id: {each.pupil: each for each in group.answers(question.full_id)} for question in asked
    }
    pupils = group.pupils()
    shown = dict(list(pupils.items())[:MOST_ROWS])
    rows = [
        _row(say("class.pupil", lang, n=number) if not names else who, pupil, asked, given, lang)
        for number, (pupil, who) in enumerate(shown.items(), 1)
    ]
    used = {cell["status"] for row in rows for cell in row["cells"]}
    return {
        "lessons": [[lesson, load_bank(lesson).title[lang]] for lesson in group.lessons],
        "columns": [
            _column(group, question, list(given[question.full_id].values()), lang) for question in asked
        ],
        "rows": rows,
        "statuses": [
            *([each, say(f"status.{each}", lang)] for each in STATUSES if each in used),
            ["", say("status.unanswered", lang)],
        ],
        "rule": group.points.rule(lang),
        "more": say("class.grid_more", lang, n=len(shown), all=len(pupils))
        if len(pupils) > len(shown)
        else "",
    }


def _column(group: Class, question: Question, given: list[Given], lang: str) -> GridColumn:
    done = [each for each in given if each.status in ("right", "claimed", "guess")]
    return {
        "id": question.full_id,
        "lesson": question.lesson,
        "short": short_title(question),
        "title": title_of(question.full_id, lang),
        "worth": float(group.points.worth(question)),
        "done": f"{len(done)}/{len(group.pupils())}",
        "median": _median(question, given, lang),
    }


def _median(question: Question, given: list[Given], lang: str) -> str:
    """Of a guess what the class said; of an exercise the points: its answers are not shown here."""
    if not given:
        return ""
    if question.kind != "predict":
        return say("class.pts", lang, n=decimal(median(each.points for each in given), lang, 2))
    values = [each.value for each in given if each.value is not None]
    axis = axis_of(question, values, told=False)
    return axis.text(median(values), lang) if axis and values else ""


def _row(
    who: str, pupil: str, asked: list[Question], given: Mapping[str, Mapping[str, Given]], lang: str
) -> GridRow:
    own = [given[question.full_id].get(pupil) for question in asked]
    last = max((each.time for each in own if each), default=0.0)
    return {
        "who": who,
        "time": last,
        "time_text": time_text(last),
        "cells": [_cell(each, lang) for each in own],
    }


def _cell(given: Given | None, lang: str) -> GridCell:
    if given is None:
        return {"status": "", "tries": 0, "hints": 0, "points": 0.0, "said": say("status.unanswered", lang)}
    stuck = given.status == "wrong" and given.tries >= ENOUGH_TRIES
    status = "stuck" if stuck else given.status
    said = [
        say(f"status.{status}", lang),
        *([_counted("tries", given.tries, lang)] if given.tries > 1 else []),
        *([_counted("hints", given.hints, lang)] if given.hints else []),
        say("class.pts", lang, n=decimal(given.points, lang, 2)),
    ]
    return {
        "status": status,
        "tries": given.tries,
        "hints": given.hints,
        "points": float(given.points),
        "said": ", ".join(said),
    }


def _counted(what: str, n: int, lang: str) -> str:
    return say(f"class.{what}.one" if n == 1 else f"class.{what}", lang, n=n)


def short_title(question: Question) -> str:
    """A title that fits a column: "P1", "2.3", "T".

    >>> [short_title(find_question(id)) for id in ("L02.p1", "L02.q3", "L02.x1")]
    ['P1', '2.3', 'T']
    """
    if not NUMBERED_ID.fullmatch(question.id):
        return question.id[:LONGEST_TITLE].rstrip("-")
    number = int(question.id[1:])
    lesson = f"{int(question.lesson[1:])}." if SHIPPED_ID.fullmatch(question.lesson) else ""
    return {"p": f"P{number}", "q": f"{lesson}{number}", "d": f"D{number}"}.get(
        question.id[0], "T" if number == 1 else f"T{number}"
    )
