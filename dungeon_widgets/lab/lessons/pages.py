"""The student's page of a lesson as a notebook, without any answer in it."""

from __future__ import annotations

from typing import Any

from ...engine.languages import Said
from ..questions.bank import SHIPPED_ID, Bank
from ..questions.titles import title_of
from ..text import say, spaced
from .carried import plan_code
from .cells import Cells
from .plan import Ask, Cell, Cut, Item, Plan, Say, Try

OPEN = Said(
    en="Run the cells one after the other with **Shift + Enter**. Nothing you answer leaves this computer.",
    fr="Exécutez les cellules l'une après l'autre avec **Maj + Entrée**. Rien de ce que vous répondez ne quitte cet ordinateur.",
)
GLOSSARY = Said(en="Five words", fr="Cinq mots")
COLON = Said(en=":", fr="\N{NARROW NO-BREAK SPACE}:")
HAND_IN = Said(
    en=("Hand in", "Copy the line for your teacher, if you were asked to."),
    fr=("Remettre son travail", "Copiez la ligne pour votre professeur, si on vous l'a demandé."),
)
BACK = Said(en="Back to the [index]({index}).", fr="Retour au [sommaire]({index}).")
YOU = Said(en="You", fr="Vous")
TRACKS = Said(
    en="Exercises marked *support* help you to begin, those marked *stretch* go further; all others are for everybody.",
    fr="Les exercices marqués *aide* servent à commencer, ceux marqués *pour aller plus loin* vont plus loin ; tous les autres sont pour tout le monde.",
)
CUT = Said(
    en="---\n\n**A good place to stop.** Your answers are kept; go on here in the next lesson.",
    fr="---\n\n**Un bon endroit pour s'arrêter.** Vos réponses sont gardées ; reprenez ici à la prochaine séance.",
)
ANSWER = Said(
    en="# Write your answer instead of the dots.",
    fr="# Écrivez votre réponse à la place des points.",
)


def student_page(plan: Plan, lang: str) -> dict[str, Any]:
    """The page without any answer in it."""
    cells = Cells(f"{plan.id.lower()}-{lang}")
    fill_page(cells, plan, lang)
    return cells.notebook()


def fill_page(cells: Cells, plan: Plan, lang: str, *, hand_in: bool = True) -> None:
    """The cells of the page; without `hand_in` somebody else says how answers are handed in."""
    bank = plan.bank
    cells.text("\n\n".join(filter(None, [_front(bank, lang), _tracks(bank, lang)])))
    option = "" if lang == "en" else f', lang="{lang}"'
    cells.code(
        f'import dungeon_widgets as dw\n\nlesson = dw.Lesson("{opened(plan)}", heading=False{option})\nlesson',
        folded=True,
    )
    for number, part in enumerate(plan.parts, 1):
        title, items = f"## {number}. {spaced(part.title[lang], lang)}", part.items
        if items and isinstance(items[0], Say):
            title, items = f"{title}\n\n{spaced(items[0].text[lang], lang)}", items[1:]
        cells.text(title)
        for item in items:
            _item(cells, bank, item, lang)
    if hand_in:
        title, text = HAND_IN[lang]
        cells.text(f"## {title}\n\n{text}")
        cells.code("lesson.hand_in_card()", folded=True)
    last = "\n\n".join(filter(None, [_glossary(bank, lang), _back(bank, lang)]))
    if last:
        cells.text(last)


def opened(plan: Plan) -> str:
    """What the first cell of a page opens: a lesson of the package by its id; any other is carried by the page itself."""
    return plan.id if SHIPPED_ID.fullmatch(plan.id) else plan_code(plan)


def _front(bank: Bank, lang: str) -> str:
    """The title; facts and goals follow in the head of the lesson, which the first cell shows."""
    number = f"{int(bank.lesson[1:])}. " if SHIPPED_ID.fullmatch(bank.lesson) else ""
    return f"# {number}{spaced(bank.title[lang], lang)}\n\n{OPEN[lang]}"


def _tracks(bank: Bank, lang: str) -> str:
    """What the marks beside exercises mean, if there are any."""
    marked = {question.track for question in bank.questions.values()} - {"core"}
    return spaced(TRACKS[lang], lang) if marked else ""


def _glossary(bank: Bank, lang: str) -> str:
    words = "\n".join(
        f"- **{word[lang]}**{COLON[lang]} {spaced(meaning[lang], lang)}" for word, meaning in bank.words
    )
    return f"## {GLOSSARY[lang]}\n\n{words}" if words else ""


def _back(bank: Bank, lang: str) -> str:
    index = "../" * (1 if lang == "en" else 2) + "index.ipynb"
    return BACK[lang].format(index=index) if SHIPPED_ID.fullmatch(bank.lesson) else ""


def _item(cells: Cells, bank: Bank, item: Item, lang: str) -> None:
    if isinstance(item, Say):
        cells.text(spaced(item.text[lang], lang))
    elif isinstance(item, Cell):
        source = item.source[lang].replace("{lang}", lang).replace("{you}", YOU[lang])
        cells.code(source, folded=item.folded)
    elif isinstance(item, Ask):
        cells.code(f'lesson.ask("{item.id}")', folded=True)
    elif isinstance(item, Try):
        cells.code(f'lesson.exercise("{item.id}")', folded=True)
    elif isinstance(item, Cut):
        cells.text(CUT[lang])
    else:
        question = bank.question(item.id)
        track = "" if question.track == "core" else f" · {say(f'track.{question.track}', lang)}"
        cells.text(f"**{title_of(question.full_id, lang)}{track}.** {question.question(lang)}")
        cells.code(f'{ANSWER[lang]}\n{item.start[lang]}\n\ndw.check("{item.id}", {item.name})')
