"""The pages of a lesson as notebooks."""

from __future__ import annotations

import json
import re
from typing import Any

from dungeon_widgets.lab.questions.bank import Bank, load_bank
from dungeon_widgets.lab.questions.questions import Question, filled
from dungeon_widgets.lab.text import say, spaced
from dungeon_widgets.widgets.lab.base import title_of

from .plan import Ask, Code, Item, Part, Plan, Say, Try, Write

METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
OPEN = {
    "en": "Run the cells one after the other with **Shift + Enter**. Nothing you answer leaves this computer.",
    "fr": "Exécutez les cellules l'une après l'autre avec **Maj + Entrée**. Rien de ce que vous répondez ne quitte cet ordinateur.",
}
GLOSSARY = {"en": "Five words", "fr": "Cinq mots"}
LEVEL = {"en": "Level", "fr": "Niveau"}
MINUTES = {"en": "minutes", "fr": "minutes"}
NEEDS = {"en": "you need", "fr": "prérequis"}
COLON = {"en": ":", "fr": "\N{NARROW NO-BREAK SPACE}:"}
HAND_IN = {
    "en": ("Hand in", "Copy the line for your teacher, if you were asked to."),
    "fr": ("Remettre son travail", "Copiez la ligne pour votre professeur, si on vous l'a demandé."),
}
SHEET = {"en": ("Sheet to print", "Name:"), "fr": ("Fiche à imprimer", "Nom :")}
CLASS_ROOM = """import dungeon_widgets as dw

dw.ClassRoom("..")"""
IN_CLASS = """## In class

Run the cell below on the projector. Students finish with the card *Hand in*: they copy its line for you to paste here, or save it as a file, which this room finds by itself when all work on one machine or hub.
Show a question in three steps, and ask the class before each: their guesses, the simulation, the truth. Names are off until you switch them on. More in docs/teachers.md."""
BACK = {"en": "Back to the [index]({index}).", "fr": "Retour au [sommaire]({index})."}
YOU = {"en": "You", "fr": "Vous"}
ANSWER = {
    "en": "# Write your answer instead of the dots.",
    "fr": "# Écrivez votre réponse à la place des points.",
}


class Cells:
    """Cells with ids that do not change from one writing to the next."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self.cells: list[dict[str, Any]] = []

    def _id(self) -> str:
        return f"{self._prefix}-{len(self.cells):02}"

    def text(self, source: str) -> None:
        self.cells.append(
            {"cell_type": "markdown", "id": self._id(), "metadata": {}, "source": _lines(source)}
        )

    def code(self, source: str, *, folded: bool = False, checked: bool = False) -> None:
        """A cell; a folded one hides its code, a `checked` one must give its stored output again."""
        metadata: dict[str, Any] = {"jupyter": {"source_hidden": True}} if folded else {}
        if checked:
            metadata["tags"] = ["nbval-check-output"]
        self.cells.append(
            {
                "cell_type": "code",
                "execution_count": None,
                "id": self._id(),
                "metadata": metadata,
                "outputs": [],
                "source": _lines(source),
            }
        )

    def notebook(self) -> dict[str, Any]:
        return {"cells": self.cells, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}


def _lines(source: str) -> list[str]:
    return source.strip("\n").splitlines(keepends=True)


# -- the student's page ---------------------------------------------------------------------------------


def student_page(plan: Plan, lang: str) -> dict[str, Any]:
    """The page without any answer in it."""
    bank, cells = load_bank(plan.id), Cells(f"{plan.id.lower()}-{lang}")
    cells.text(_front(bank, lang))
    option = "" if lang == "en" else f', lang="{lang}"'
    cells.code(
        f'import dungeon_widgets as dw\n\nlesson = dw.Lesson("{plan.id}"{option})\nlesson', folded=True
    )
    for number, part in enumerate(plan.parts, 1):
        title, items = f"## {number}. {say(f'step.{part.step}', lang)}", part.items
        if items and isinstance(items[0], Say):
            title, items = f"{title}\n\n{_said(items[0], lang)}", items[1:]
        cells.text(title)
        for item in items:
            _student_item(cells, bank, item, lang)
    title, text = HAND_IN[lang]
    cells.text(f"## {title}\n\n{text}")
    cells.code("lesson.hand_in_card()", folded=True)
    cells.text(
        f"{_glossary(bank, lang)}\n\n{BACK[lang].format(index='../' * (1 if lang == 'en' else 2) + 'index.ipynb')}"
    )
    return cells.notebook()


def _said(item: Say, lang: str) -> str:
    return spaced(_in(item, lang), lang)


def _in(item: Say, lang: str) -> str:
    """As it is written, for code."""
    return item.en if lang == "en" else item.fr


def _front(bank: Bank, lang: str) -> str:
    """Title and facts; the goals follow in the head of the lesson, which the first cell shows."""
    facts = f"{LEVEL[lang]} {bank.level} · {bank.minutes} {MINUTES[lang]} · {NEEDS[lang]}{COLON[lang]} {bank.needs[lang]}"
    return (
        f"# {int(bank.lesson[1:])}. {spaced(bank.title[lang], lang)}\n\n{spaced(facts, lang)}\n\n{OPEN[lang]}"
    )


def _glossary(bank: Bank, lang: str) -> str:
    words = "\n".join(
        f"- **{word[lang]}**{COLON[lang]} {spaced(meaning[lang], lang)}" for word, meaning in bank.words
    )
    return f"## {GLOSSARY[lang]}\n\n{words}"


def _student_item(cells: Cells, bank: Bank, item: Item, lang: str) -> None:
    if isinstance(item, Say):
        cells.text(_said(item, lang))
    elif isinstance(item, Code):
        source = item.source.replace("{lang}", lang).replace("{you}", YOU[lang])
        cells.code(source.replace("{said}", _in(item.said, lang)), folded=item.folded)
    elif isinstance(item, Ask):
        cells.code(f'lesson.ask("{item.id}")', folded=True)
    elif isinstance(item, Try):
        cells.code(f'lesson.exercise("{item.id}")', folded=True)
    else:
        question = bank.question(item.id)
        cells.text(f"**{title_of(question.full_id, lang)}.** {question.question(lang)}")
        stub = item.stub.replace("{said}", _in(item.said, lang))
        cells.code(f'{ANSWER[lang]}\n{stub}\n\ndw.check("{item.id}", {item.name})')


# -- the teacher's page -----------------------------------------------------------------------------------


def teacher_page(plan: Plan) -> dict[str, Any]:
    """Goals, timing, misconceptions, the class's answers, solutions that pass every check, extensions and sheets to print."""
    bank, cells = load_bank(plan.id), Cells(f"{plan.id.lower()}-t")
    cells.text(_teacher_front(plan, bank))
    cells.text(_timing(plan))
    cells.text(_misconceptions(plan))
    cells.text(IN_CLASS)
    cells.code(CLASS_ROOM, folded=True)
    cells.text(
        "## Solutions\n\nEach cell is what a student could have written; every check passes. None of this is in the student's page."
    )
    cells.code(
        f'{plan.setup.strip()}\n\nimport dungeon_widgets as dw\nfrom dungeon_widgets.lab.classroom.book import BOOK\n\nBOOK.open("{plan.id}", "en")'
    )
    for part in plan.parts:
        for item in part.items:
            _solution(cells, bank, item)
    cells.text(_predictions(bank))
    cells.text("## Extensions\n\n" + "\n".join(f"- {text}" for text in plan.extensions))
    for lang in ("en", "fr"):
        cells.text(_sheet(bank, lang))
    return cells.notebook()


def _teacher_front(plan: Plan, bank: Bank) -> str:
    exercises = [q for q in bank.questions.values() if q.kind != "predict"]
    goals = "\n".join(f"- {goal['en']}" for goal in bank.goals)
    return (
        f"# Teacher's page: {bank.title['en']}\n\n"
        f"Level {bank.level} · {bank.minutes} minutes · {len(exercises)} exercises, one of them the exit ticket · "
        f"topic: {bank.topic['en']} · students need: {bank.needs['en']}\n\n"
        f"Student pages: [English](../{plan.file}), [French](../fr/{plan.file}). "
        f"For otter-grader: `python -m dungeon_widgets.lab.questions.otter {plan.id} tests/`.\n\n"
        f"After the lesson they can\n\n{goals}"
    )


def _timing(plan: Plan) -> str:
    rows, at = [], 0
    for part in plan.parts:
        rows.append(f"| {at}–{at + part.minutes} | {say(f'step.{part.step}', 'en')} | {_doing(part)} |")
        at += part.minutes
    return "## Timing\n\n| minutes | step | what happens |\n|---|---|---|\n" + "\n".join(rows)


def _doing(part: Part) -> str:
    asks = sum(isinstance(item, Ask) for item in part.items)
    tries = sum(isinstance(item, (Try, Write)) for item in part.items)
    told = next((item.en for item in part.items if isinstance(item, Say)), "")
    first = re.split(r"(?<=[.!?])\s", told.replace("\n", " ").strip())[0] if told else ""
    counts = ", ".join(filter(None, [_number(asks, "prediction"), _number(tries, "exercise")]))
    return f"{first.rstrip('.:')} ({counts})" if first and counts else first.rstrip(".:") or counts


def _number(n: int, what: str) -> str:
    return "" if n == 0 else f"{n} {what}" if n == 1 else f"{n} {what}s"


def _misconceptions(plan: Plan) -> str:
    rows = "\n".join(f"| {each.say} | {each.true} | {each.ask} |" for each in plan.mistakes)
    return f"## What they will say\n\n| they say | what is true | ask back |\n|---|---|---|\n{rows}"


def _solution(cells: Cells, bank: Bank, item: Item) -> None:
    if not isinstance(item, (Try, Write)):
        return
    question = bank.question(item.id)
    because = filled(question.because, "en")
    told = f"**{title_of(question.full_id, 'en')}.** {question.question('en')}"
    options = "".join(f"\n- {each.id}) {filled(each.text, 'en')}" for each in question.options)
    cells.text(f"{told}{options}\n\n{because}".rstrip())
    if isinstance(item, Try):
        cells.code(f'print(dw.check("{item.id}", {item.solution}))', checked=True)
    else:
        cells.code(f'{item.solution.strip()}\n\nprint(dw.check("{item.id}", {item.name}))', checked=True)


def _predictions(bank: Bank) -> str:
    rows = [
        f"| {q.id} | {q.question('en')} | {_truth(q)} |"
        for q in bank.questions.values()
        if q.kind == "predict"
    ]
    return "## Truths of the predictions\n\n| | question | exact |\n|---|---|---|\n" + "\n".join(rows)


def _truth(question: Question) -> str:
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
        if question.kind in ("function", "simulated", "reach"):
            continue
        options = "".join(f"\n- ☐ {each.id}) {filled(each.text, lang)}" for each in question.options)
        room = options or " ____________"
        lines.append(f"**{title_of(question.full_id, lang)}.** {question.question(lang)}{room}")
    return "\n\n".join(lines)


def as_text(notebook: dict[str, Any]) -> str:
    """As Jupyter writes a notebook."""
    import nbformat

    made = nbformat.reads(json.dumps(notebook), as_version=4)
    return str(nbformat.writes(made)).rstrip("\n") + "\n"
