"""Every widget of the lab at the moments a student or a teacher meets it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK, Book
from dungeon_widgets.lab.classroom.handin import hand_in
from dungeon_widgets.lab.questions.checks import check
from dungeon_widgets.widgets.lab.base import LabWidget

from .board import SCRIPT_GAME, script

KIT = ["plate_armor", "knight_shield"]
GUESSES = ("50 %", "66.5 %", "100 %", "67 %", "40 %", "1/6", "60 %", "64 %", "what?")


def hand_ins() -> list[str]:
    """The codes of a small class, one of them spoilt."""
    made = []
    for number, guess in enumerate(GUESSES):
        ticks = count(100 * number)
        book = Book(name=f"<b>{number}</b>", clock=lambda ticks=ticks: float(next(ticks)))  # type: ignore[misc]
        book.open("L02", "en")
        book.note("L02.p1", "guess", guess, "committed")
        check("q3", "0.665" if number % 2 else "139/216", book=book)
        check("q9", "abc"[number % 3], book=book)
        check("q8", ("4 6 8 10", "6 7 8 9")[number % 2], book=book)
        made.append(hand_in(book=book).code)
    return [*made, made[0][:-4]]


def played() -> dw.WelcomeToTheDungeon:
    game = dw.WelcomeToTheDungeon(**SCRIPT_GAME)
    for action in script():
        game.act(action)
    return game


def answered(exercise: dw.Exercise, *answers: str, hints: int = 0) -> dw.Exercise:
    for answer in answers:
        exercise.answer(answer)
    for _ in range(hints):
        exercise.hint()
    return exercise


MAKERS: dict[str, Callable[[dw.Lesson, dict[str, Any]], LabWidget]] = {
    "lesson": lambda lesson, look: lesson,
    "asked": lambda lesson, look: lesson.ask("p1"),
    "kept": lambda lesson, look: lesson.ask("p5").commit("90 %"),
    "told": lambda lesson, look: lesson.ask("p4").commit("50 %"),
    "exercise": lambda lesson, look: lesson.exercise("q4"),
    "mistake": lambda lesson, look: answered(lesson.exercise("q3"), "0.665", hints=2),
    "solved": lambda lesson, look: answered(lesson.exercise("q6"), "13/18"),
    "choice": lambda lesson, look: answered(lesson.exercise("q9"), "a"),
    "guesses": lambda lesson, look: lesson.guesses(),
    "handin": lambda lesson, look: lesson.hand_in_card(),
    "locked": lambda lesson, look: dw.Sampler.rolls({7}, after="p6", **look),
    "held": lambda lesson, look: dw.Sampler.rolls({7}, seed=7, exact_after="q7", **look).run(100),
    "dungeons": lambda lesson, look: dw.Sampler.dungeons("warrior", KIT, 3, seed=7, **look).run(1000),
    "rolls": lambda lesson, look: dw.Sampler.rolls({7}, seed=7, **look).run(1000),
    "waffle": lambda lesson, look: dw.Waffle.dungeons("warrior", KIT, 2, **look),
    "pairs": lambda lesson, look: dw.PairsPicker([4, 6, 8, 10], seed=7, **look).roll().run().why(),
    "tray": lambda lesson, look: dw.DiceTray(seed=7, **look),
    "rolled": lambda lesson, look: (
        dw.DiceTray(seed=7, **look).guess([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]).commit().roll(360)
    ),
    "bayes": lambda lesson, look: dw.BayesTable(["Bram", "Chlo\u00e9", "Dov", "-Bram"], **look),
    "markov": lambda lesson, look: dw.MarkovView.coverage({2, 12}, seed=1, **look).step(),
    "target": lambda lesson, look: dw.TargetView(
        spread=2, pit=(1.5, -6), seed=1, show_exact=True, **look
    ).throw(30),
    "sums": lambda lesson, look: dw.SumsView(dice=4, seed=1, **look).roll(100).row(),
    "chests": lambda lesson, look: dw.ThreeChests(seed=3, **look).play("stay").use("blind").play().take(2),
    "tree": lambda lesson, look: dw.TreeView.keepers(**look).seen("opens3"),
    "held tree": lambda lesson, look: dw.TreeView.schools(exact_after="q7", **look),
    "die test": lambda lesson, look: dw.DieTest(36, seed=2, **look).throw("fair", 25).throw("bag", 1000),
    "held die": lambda lesson, look: dw.DieTest(36, seed=2, exact_after="q7", **look),
    "intervals": lambda lesson, look: dw.IntervalView("B", seed=1, **look).throw(25).write(0.6, 0.85),
    "intervals held": lambda lesson, look: dw.IntervalView("C", seed=1, exact_after="q7", **look).throw(),
    "solitaire": lambda lesson, look: dw.DungeonForOne(seed=1, **look).turn().turn().stop(),
    "bluff": lambda lesson, look: dw.BluffTable(seed=3, **look).stay().pass_(),
    "review": lambda lesson, look: dw.Review(played(), effort=0.2, **look).finish(),
    "class": lambda lesson, look: dw.ClassRoom(hand_ins(), **look),
    "class truth": lambda lesson, look: dw.ClassRoom(hand_ins(), **look).show("L02.p1"),
    "class choice": lambda lesson, look: dw.ClassRoom(hand_ins(), **look).show("L02.q9"),
    "class bars": lambda lesson, look: dw.ClassRoom(hand_ins(), **look).show("L02.q8"),
    "class grid": lambda lesson, look: dw.ClassRoom(hand_ins(), **look).show_pupils(),
    "class empty": lambda lesson, look: dw.ClassRoom([], **look),
}


def lab_moments(lang: str) -> dict[str, dict[str, Any]]:
    """What the page of each widget is given."""
    BOOK.clear()
    lesson = dw.Lesson("L02", lang=lang)
    try:
        made = {name: make(lesson, {"lang": lang}) for name, make in MAKERS.items()}
        return {name: {"kind": each.kind, "state": each.state, "lang": lang} for name, each in made.items()}
    finally:
        BOOK.clear()
