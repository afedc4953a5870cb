"""Which lessons there are: those of the package, and those that somebody has opened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path

from ...engine.errors import unknown
from ...engine.languages import Said, catalogue
from ...engine.saving.codes import is_code
from ..questions.bank import OWN, SHIPPED_ID, Bank
from ..questions.questions import Question
from ..text import LANGUAGES, WRITTEN
from .blocks import Sheet, read_sheet, sheet_of
from .carried import read_plan_code
from .plan import Plan
from .twins import read_plan, read_translation

SUFFIX = ".md"
_OPENED: dict[str, Plan] = {}


@cache
def shipped() -> dict[str, str]:
    """The lessons of the package: the name of each one's file, by its id."""
    names = sorted(each.name for each in files(__package__).joinpath("shipped").iterdir())
    stems = [name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX) and name.count(".") == 1]
    return {stem.partition("_")[0]: stem for stem in stems}


def is_known(lesson: str) -> bool:
    """Whether there is such a lesson."""
    return lesson in _OPENED or lesson in shipped()


def load_plan(lesson: str) -> Plan:
    """A lesson by its id; an unknown one is refused with those there are.

    >>> load_plan("L02").parts[1].asked
    ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
    """
    if lesson in _OPENED:
        return _OPENED[lesson]
    if lesson not in shipped():
        raise unknown("lesson", lesson, [*shipped(), *_OPENED])
    return _shipped_plan(lesson)


@cache
def _shipped_plan(lesson: str) -> Plan:
    stem = shipped()[lesson]

    def sheet(name: str) -> Sheet:
        return sheet_of(files(__package__).joinpath("shipped", name).read_text(encoding="utf-8"), name)

    first = sheet(f"{stem}{SUFFIX}")
    plan = read_plan(first, sheet(f"{stem}.fr{SUFFIX}"))
    return replace(plan, languages=(*plan.languages, *_translated(first, f"{stem}{SUFFIX}")))


def _translated(first: Sheet, name: str) -> Iterator[str]:
    """The languages that are folders and have this lesson; their texts are known from now on."""
    for code in LANGUAGES:
        folder = None if code in WRITTEN else catalogue(code).folder
        if folder is not None and (folder / "lessons" / name).is_file():
            catalogue(code).texts.update(read_translation(first, read_sheet(folder / "lessons" / name)))
            yield code


def read_lesson(path: str | Path) -> Plan:
    """A lesson from a Markdown file, with its twin if that lies beside it; `ValueError` says what is wrong with it."""
    file = Path(path)
    sheet = read_sheet(file)
    stem = file.name.removesuffix(SUFFIX)
    for lang in LANGUAGES:
        twin = file.with_name(f"{stem}.{lang}{SUFFIX}")
        if lang != sheet.head.get("lang", "en") and twin.is_file():
            return read_plan(sheet, read_sheet(twin), stem)
    return read_plan(sheet, None, stem)


def open_lesson(lesson: str | Path) -> Plan:
    """The lesson that is meant: of the package by its id, from a Markdown file, or carried by a page as a code.

    It is known from now on. `ValueError` says what is wrong with it.
    """
    if isinstance(lesson, Path) or lesson.endswith(SUFFIX):
        return know(read_lesson(lesson))
    return know(read_plan_code(lesson)) if is_code(lesson) else load_plan(lesson)


def know(plan: Plan) -> Plan:
    """Know a lesson from now on: hand-ins, class rooms and `check` find it by its id."""
    if SHIPPED_ID.fullmatch(plan.id) or plan.id == OWN:
        raise ValueError(
            f"{plan.id} is a lesson of the package; give yours another name in its head ('lesson: ...')"
        )
    _OPENED[plan.id] = plan
    return plan


# -- questions without a file -----------------------------------------------------------------------------


def add_question(question: Question) -> None:
    """Know a question that was asked from a cell. The same id again is the same question, told anew."""
    plan = _OPENED.get(OWN) or _empty()
    _OPENED[OWN] = plan
    plan.bank.questions[question.id] = question


def _empty() -> Plan:
    title = Said(en="Questions of this notebook", fr="Questions de ce notebook")
    nothing = Said(dict.fromkeys(WRITTEN, ""))
    return Plan(Bank(OWN, title, "", 0, "", nothing, nothing, (), (), {}), OWN, ("en",), (), (), (), "")
