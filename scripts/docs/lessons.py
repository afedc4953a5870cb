"""Every lesson as a page, in each of its languages, without any answer.

The page can be read and printed; the cards, which take answers, are in the notebook, and the experiments are play pages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dungeon_widgets.lab.lessons.known import load_plan, shipped
from dungeon_widgets.lab.lessons.plan import Cell, Cut, Item, Plan, Say
from dungeon_widgets.lab.questions.bank import Bank
from dungeon_widgets.lab.questions.titles import title_of
from dungeon_widgets.lab.text import say, spaced
from dungeon_widgets.live.site.stage import pages as play_pages
from dungeon_widgets.widgets.files.links import page_name

from ..address import home
from .sources import toctree

FOLDER = "lessons"
_WIDGET = re.compile(r"\bdw\.([A-Z]\w+)")

WORDS = {
    "en": {
        "level": "Level", "minutes": "minutes", "needs": "you need", "topic": "Topic", "goals": "At the end you can",
        "download": "Download the notebook", "lite": "Open in the browser", "binder": "Open on Binder",
        "play": "Open the experiment", "note": "The cards that take answers, with their hints, are in the notebook.",
        "other": "En français", "words": "Words", "cut": "A good place to stop", "all": "All lessons",
        "code": "To answer in Python",
    },
    "fr": {
        "level": "Niveau", "minutes": "minutes", "needs": "prérequis", "topic": "Thème", "goals": "À la fin vous savez",
        "download": "Télécharger le notebook", "lite": "Ouvrir dans le navigateur", "binder": "Ouvrir sur Binder",
        "play": "Ouvrir l’expérience", "note": "Les cartes qui prennent les réponses, avec leurs indices, sont dans le notebook.",
        "other": "In English", "words": "Mots", "cut": "Un bon endroit pour s’arrêter", "all": "Toutes les leçons",
        "code": "À écrire en Python",
    },
}  # fmt: skip
COLON = {"en": ": ", "fr": "\u00a0: "}


def pages(*, lite: bool) -> dict[str, str]:
    """A page for every lesson and language, and the list of them."""
    plans = [load_plan(lesson) for lesson in shipped()]
    made = {
        f"{name_of(plan, lang)}.md": lesson_page(plan, lang, lite=lite)
        for plan in plans
        for lang in plan.languages
    }
    rows = [
        f"| {number} | [{plan.bank.title['en']}]({plan.stem}.md) | [{plan.bank.title['fr']}](fr/{plan.stem}.md) "
        f"| {plan.bank.level} | {plan.bank.topic['en']} |"
        for number, plan in enumerate(plans, 1)
    ]
    made[f"{FOLDER}/index.md"] = (
        "# The lessons\n\nLessons of 75 to 90 minutes: play, predict, simulate, count exactly, decide. Each is here to read, and "
        "as a notebook to work in. How to give one: [for teachers](../teachers.md).\n\n"
        "| | lesson | en français | level | topic |\n|---|---|---|---|---|\n"
        + "\n".join(rows)
        + "\n\n"
        + toctree([*(f"{plan.stem}.md" for plan in plans), "fr/index.md"])
        + "\n"
    )
    french_rows = [
        f"| {number} | [{plan.bank.title['fr']}]({plan.stem}.md) | {plan.bank.level} | {plan.bank.topic['fr']} |"
        for number, plan in enumerate(plans, 1)
    ]
    made[f"{FOLDER}/fr/index.md"] = (
        "# Les leçons en français\n\nDes leçons de 75 à 90 minutes : jouer, prédire, simuler, compter exactement, décider.\n\n"
        "| | leçon | niveau | thème |\n|---|---|---|---|\n"
        + "\n".join(french_rows)
        + "\n\n"
        + toctree([f"{plan.stem}.md" for plan in plans])
        + "\n"
    )
    return made


def name_of(plan: Plan, lang: str) -> str:
    """The path of a lesson's page, and below notebooks/ that of its notebook."""
    return f"{FOLDER}/{plan.stem}" if lang == "en" else f"{FOLDER}/{lang}/{plan.stem}"


def lesson_page(plan: Plan, lang: str, *, lite: bool) -> str:
    """One lesson: its facts, ways to open it, and all that students read before they answer."""
    bank, words = plan.bank, WORDS[lang]
    facts = [
        f"{words['level']} {bank.level}",
        f"{bank.minutes} {words['minutes']}",
        f"{words['topic']}{COLON[lang]}{bank.topic[lang]}",
    ]
    if bank.needs[lang]:
        facts.append(f"{words['needs']}{COLON[lang]}{bank.needs[lang]}")
    text = [
        f"# {int(plan.id[1:])}. {bank.title[lang]}",
        spaced(" · ".join(facts), lang),
        ways(plan, lang, lite=lite),
        f"**{words['goals']}**\n\n" + "\n".join(f"- {goal[lang]}" for goal in bank.goals),
        f"*{words['note']}*",
    ]
    for number, part in enumerate(plan.parts, 1):
        text.append(f"## {number}. {spaced(part.title[lang], lang)}")
        for item in part.items:
            text.extend(said(bank, item, lang))
    if bank.words:
        meant = "\n".join(
            f"- **{word[lang]}**{COLON[lang]}{spaced(meaning[lang], lang)}" for word, meaning in bank.words
        )
        text.append(f"## {words['words']}\n\n{meant}")
    return "\n\n".join(text) + "\n"


def ways(plan: Plan, lang: str, *, lite: bool) -> str:
    """The buttons that open a lesson; one without an address is left out."""
    words, name = WORDS[lang], name_of(plan, lang)
    root = "../" * (name.count("/") + 1)
    other = next((each for each in plan.languages if each != lang), None)
    lives = home()
    found = [
        (words["lite"], f"{root}lite/lab/index.html?path={name}.ipynb" if lite else None),
        (words["binder"], lives.binder(f"notebooks/{name}.ipynb") if lives else None),
        (words["download"], f"{root}notebooks/{name}.ipynb"),
    ]
    buttons = [
        f'<a class="way" href="{there}"{" download" if there.endswith("ipynb") and "?" not in there else ""}>{label}</a>'
        for label, there in found
        if there
    ]
    if other:
        twin = f"fr/{plan.stem}.html" if other != "en" else f"../{plan.stem}.html"
        buttons.append(f'<a class="way plain" href="{twin}" hreflang="{other}">{words["other"]}</a>')
    return f'<p class="ways">{" ".join(buttons)}</p>'


def said(bank: Bank, item: Item, lang: str) -> Iterator[str]:
    """What one item of a lesson looks like on paper."""
    words = WORDS[lang]
    if isinstance(item, Say):
        yield spaced(item.text[lang], lang)
    elif isinstance(item, Cut):
        yield f"---\n\n**{words['cut']}.**"
    elif isinstance(item, Cell):
        yield from experiment(item, lang)
    else:
        question = bank.question(item.id)
        track = "" if question.track == "core" else f" · {say(f'track.{question.track}', lang)}"
        asked = f"**{title_of(question.full_id, lang)}{track}.** {question.question(lang)}"
        options = "\n".join(f"- {option.text[lang]}" for option in question.options)
        yield f'<div class="asked" lang="{lang}">\n\n{asked}\n\n{options}\n\n</div>'


def experiment(item: Cell, lang: str) -> Iterator[str]:
    """A game or a widget of the lab as a link to its play page; any other cell as code."""
    source = item.source[lang]
    known = play_pages()
    shown = [page_name(name) for name in _WIDGET.findall(source)]
    found = next((known[name] for name in shown if name in known), None)
    if found and item.folded:
        root = "../" * (2 if lang == "en" else 3)
        yield (
            f'<p class="ways"><a class="way" href="{root}play/{found.name}.html?lang={lang}">'
            f"{WORDS[lang]['play']}{COLON[lang]}{found.title[lang]}</a></p>"
        )
    elif not item.folded:
        yield f"```python\n{source.strip()}\n```"
