"""The teacher's page: timing, mistakes, solutions that pass every check, sheets to print."""

from __future__ import annotations

import re
from typing import Any

from ...engine.languages import Said
from ..classroom.handin_line import CODED
from ..questions.bank import SHIPPED_ID, Bank
from ..questions.questions import Question, filled
from ..questions.titles import title_of
from ..text import spaced
from .cells import Cells
from .pages import opened
from .plan import Ask, Cut, Item, Part, Plan, Say, Try, Write

SHEET = Said(en=("Sheet to print", "Name:"), fr=("Fiche à imprimer", "Nom :"))
OPEN_BOOK = """import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK

BOOK.open("{lesson}", "{lang}")"""
IN_CLASS = """## In class

Run the cell below on the projector. Students finish with the card *Hand in*: they copy its line for you to paste here, or save it as a file, which this room finds by itself when all work on one machine or hub.
Show a question in three steps, and ask the class before each: their guesses, the simulation, the truth. Names are off until you switch them on. More in docs/teachers.md."""


def teacher_page(plan: Plan) -> dict[str, Any]:
    """Goals, timing, misconceptions, the class's answers, solutions that pass every check, extensions and sheets to print."""
    bank, cells, lang = plan.bank, Cells(f"{plan.id.lower()}-t"), plan.lang
    cells.text(_front(plan, bank))
    if any(part.minutes for part in plan.parts):
        cells.text(_timing(plan))
    if plan.mistakes:
        cells.text(_misconceptions(plan))
    cells.text(IN_CLASS)
    cells.code(class_room(plan), folded=True)
    cells.text(
        "## Solutions\n\nEach cell is what a student could have written; every check passes. None of this is in the student's page."
    )
    opening = OPEN_BOOK.format(lesson=plan.id, lang=lang)
    cells.code("\n\n".join(filter(None, [plan.setup.strip(), opening])))
    for part in plan.parts:
        for item in part.items:
            _solution(cells, bank, item, lang)
    if any(question.kind == "predict" for question in bank.questions.values()):
        cells.text(_predictions(bank, lang))
    if plan.extensions:
        cells.text("## Extensions\n\n" + "\n".join(f"- {_counted(text)}" for text in plan.extensions))
    for each in plan.languages:
        cells.text(_sheet(bank, each))
    return cells.notebook()


def class_room(plan: Plan) -> str:
    """The cell of the class room. The pages of a class lie above the folder of teachers' pages, or beside the teacher's page."""
    if SHIPPED_ID.fullmatch(plan.id):
        return 'import dungeon_widgets as dw\n\ndw.ClassRoom("..")'
    return f'import dungeon_widgets as dw\n\ndw.ClassRoom(".", lessons=["{opened(plan)}"])'


def _front(plan: Plan, bank: Bank) -> str:
    lang = plan.lang
    exercises = [q for q in bank.questions.values() if q.kind != "predict"]
    goals = "\n".join(f"- {goal[lang]}" for goal in bank.goals)
    ticket = ", one of them the exit ticket" if "x1" in bank.questions else ""
    facts = [
        f"Level {bank.level}" if bank.level else "",
        f"{bank.minutes} minutes" if bank.minutes else "",
        f"{len(exercises)} exercises{ticket}",
        f"topic: {bank.topic[lang]}" if bank.topic[lang] else "",
        f"students need: {bank.needs[lang]}" if bank.needs[lang] else "",
    ]
    pages = f"Student pages: [English](../{plan.file}), [French](../fr/{plan.file})."
    told = [
        f"# Teacher's page: {bank.title[lang]}",
        " · ".join(filter(None, facts)),
        pages if SHIPPED_ID.fullmatch(plan.id) else f"Student's page: [{plan.file}]({plan.file}).",
        f"After the lesson they can\n\n{goals}" if goals else "",
    ]
    return "\n\n".join(filter(None, told))


def _timing(plan: Plan) -> str:
    rows, at = [], 0
    for part in plan.parts:
        rows.append(f"| {at}–{at + part.minutes} | {part.title[plan.lang]} | {_doing(part, plan.lang)} |")
        at += part.minutes
        if any(isinstance(item, Cut) for item in part.items):
            rows.append("| | *cut* | a lesson of 45 minutes ends here; the rest is the next one |")
    table = "## Timing\n\n| minutes | step | what happens |\n|---|---|---|\n" + "\n".join(rows)
    return "\n\n".join(filter(None, [table, _tracks(plan)]))


def _tracks(plan: Plan) -> str:
    """Which exercises help to begin, and which go further: marked for students too."""
    found = {
        track: [title_of(q.full_id, plan.lang) for q in plan.bank.questions.values() if q.track == track]
        for track in ("support", "stretch")
    }
    told = [f"{track}: {', '.join(titles)}" for track, titles in found.items() if titles]
    return f"Marked for students: {'; '.join(told)}. All others are the core." if told else ""


def _doing(part: Part, lang: str) -> str:
    asks = sum(isinstance(item, Ask) for item in part.items)
    tries = sum(isinstance(item, (Try, Write)) for item in part.items)
    told = next((item.text[lang] for item in part.items if isinstance(item, Say)), "")
    first = re.split(r"(?<=[.!?])\s", told.replace("\n", " ").strip())[0] if told else ""
    counts = ", ".join(filter(None, [_number(asks, "prediction"), _number(tries, "exercise")]))
    return f"{first.rstrip('.:')} ({counts})" if first and counts else first.rstrip(".:") or counts


def _number(n: int, what: str) -> str:
    return "" if n == 0 else f"{n} {what}" if n == 1 else f"{n} {what}s"


def _misconceptions(plan: Plan) -> str:
    told = [[each.say, each.true, each.ask] for each in plan.mistakes]
    rows = "\n".join(f"| {' | '.join(_counted(text) for text in row)} |" for row in told)
    return f"## What they will say\n\n| they say | what is true | ask back |\n|---|---|---|\n{rows}"


def _counted(text: str) -> str:
    """A text for teachers with its numbers filled in."""
    return filled({"en": text}, "en")


def _solution(cells: Cells, bank: Bank, item: Item, lang: str) -> None:
    if not isinstance(item, (Try, Write)):
        return
    question = bank.question(item.id)
    because = filled(question.because, lang)
    told = f"**{title_of(question.full_id, lang)}.** {question.question(lang)}"
    options = "".join(f"\n- {each.id}) {filled(each.text, lang)}" for each in question.options)
    cells.text(f"{told}{options}\n\n{because}".rstrip())
    if isinstance(item, Try):
        if item.solution:
            cells.code(f'print(dw.check("{item.id}", {item.solution}))', checked=True)
    else:
        cells.code(f'{item.solution.strip()}\n\nprint(dw.check("{item.id}", {item.name}))', checked=True)


def _predictions(bank: Bank, lang: str) -> str:
    rows = [
        f"| {q.id} | {q.question(lang)} | {_truth(q)} |"
        for q in bank.questions.values()
        if q.kind == "predict"
    ]
    return "## Truths of the predictions\n\n| | question | exact |\n|---|---|---|\n" + "\n".join(rows)


def _truth(question: Question) -> str:
    if question.truth is None:
        return ""
    number = float(question.truth)
    fraction = (
        str(question.truth)
        if len(str(question.truth)) <= 12 and not isinstance(question.truth, float)
        else ""
    )
    decimal = f"{number:.2f}" if question.form == "number" else f"{100 * number:.1f} %"
    return f"{fraction} = {decimal}" if fraction else decimal


def _sheet(bank: Bank, lang: str) -> str:
    """The questions on paper: for a class without computers, or for what is discussed before the page is opened."""
    title, name = SHEET[lang]
    lines = [f"## {title}\n\n**{spaced(bank.title[lang], lang)}** · {name} ______________________"]
    for question in bank.questions.values():
        if question.kind in CODED:
            continue
        options = "".join(f"\n- ☐ {each.id}) {filled(each.text, lang)}" for each in question.options)
        room = options or " ____________"
        lines.append(f"**{title_of(question.full_id, lang)}.** {question.question(lang)}{room}")
    return "\n\n".join(lines)
