"""No truth before its question: a pupil who answers nothing presses every button of every lesson, and finds no answer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK, Book
from dungeon_widgets.lab.classroom.keeping import Shelf
from dungeon_widgets.lab.experiments import dice_tray as tray
from dungeon_widgets.lab.experiments import intervals_charts
from dungeon_widgets.lab.experiments.bayes import Counts, Stories
from dungeon_widgets.lab.experiments.evidence import die_charts
from dungeon_widgets.lab.experiments.evidence.die_test import Trial
from dungeon_widgets.lab.experiments.evidence.trees import CountTree
from dungeon_widgets.lab.experiments.intervals import Samples
from dungeon_widgets.lab.experiments.markov import Chain
from dungeon_widgets.lab.experiments.pairs import PairSums
from dungeon_widgets.lab.experiments.sampler import Experiment
from dungeon_widgets.lab.experiments.sums import DiceSums
from dungeon_widgets.lab.experiments.target import Target
from dungeon_widgets.lab.lessons.known import load_plan
from dungeon_widgets.lab.lessons.plan import Plan
from dungeon_widgets.lab.questions.bank import lessons, load_bank
from dungeon_widgets.lab.questions.questions import Question, filled
from dungeon_widgets.odds import Dist
from dungeon_widgets.widgets.lab import dice_tray as tray_page
from dungeon_widgets.widgets.lab import exercise as exercise_page
from dungeon_widgets.widgets.lab import markov as markov_page
from dungeon_widgets.widgets.lab import pairs as pairs_page
from dungeon_widgets.widgets.lab.base import LabWidget

from .pupil import Pupil, found_in, numbers_of

pytestmark = pytest.mark.slow

PLANS = [load_plan(lesson) for lesson in lessons()]


@pytest.fixture(autouse=True)
def quick_and_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Codes to hand in hold the time, and two runs are compared; fewer walks show as much, and nobody opens the files."""
    monkeypatch.setattr(markov_page, "WALKS", 50)
    monkeypatch.setattr(BOOK, "clock", lambda: 0.0)
    monkeypatch.setattr(Shelf, "keep", lambda self, book, lesson: None)


@pytest.fixture(params=PLANS, ids=lambda plan: plan.id)
def plan(request: pytest.FixtureRequest) -> Plan:
    found: Plan = request.param
    return found


def leaks(pupil: Pupil, told: set[str], *, cards: bool = True) -> dict[str, list[str]]:
    """The truths that can be read although their questions are not answered; `told` are the questions that are."""
    questions = load_bank(pupil.plan.id).questions.values()
    known = [n for each in questions if each.id in told for n in numbers_of(each)]
    pupil.press_everything(cards=cards)
    text = pupil.seen()
    found = {}
    for each in questions:
        if each.id not in told:
            numbers = [n for n in numbers_of(each) if n not in known]
            if told_early := found_in(text, numbers, pupil.lang):
                found[each.id] = told_early
    return found


def at_once(plan: Plan) -> set[str]:
    """The predictions whose truth is told as soon as they are made."""
    questions = load_bank(plan.id).questions.values()
    return {each.id for each in questions if each.kind == "predict" and each.until is None}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_answers_nothing_finds_nothing(plan: Plan, lang: str) -> None:
    assert leaks(Pupil(plan, lang), set()) == {}


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.soak)])
def test_who_predicts_finds_no_answer_to_an_exercise(plan: Plan, lang: str) -> None:
    pupil = Pupil(plan, lang)
    pupil.predict_everything()
    assert leaks(pupil, at_once(plan)) == {}


def test_who_solves_one_exercise_finds_no_answer_to_the_next(plan: Plan) -> None:
    pupil = Pupil(plan)
    pupil.predict_everything()
    told = at_once(plan)
    questions = load_bank(plan.id).questions
    for id in pupil.exercises:
        pupil.solve(id)
        told |= {id} | {each.id for each in questions.values() if each.until == f"{plan.id}.{id}"}
        assert leaks(pupil, told, cards=False) == {}, f"after {id}"


# -- whole numbers and choices: with other truths the page is the same ------------------------------------


def shown_with(plan: Plan, **page: Any) -> str:
    """All that a pupil sees who predicts, presses everything and answers no exercise."""
    pupil = Pupil(plan, **page)
    pupil.predict_everything()
    pupil.press_everything()
    return pupil.seen()


@contextmanager
def other_truths(plan: Plan) -> Iterator[None]:
    """Every exercise has another right answer, and what is counted exactly comes to something else."""
    questions = load_bank(plan.id).questions
    before = dict(questions)
    held = [each for each in before.values() if each.kind != "predict" or each.until is not None]
    patch = pytest.MonkeyPatch()
    for each in held:
        rights = [option.right for option in each.options]
        options = [replace(o, right=r) for o, r in zip(each.options, rights[1:] + rights[:1], strict=True)]
        data = {**each.data, "truth": _other(each)} if "truth" in each.data else each.data
        questions[each.id] = replace(each, options=tuple(options), data=data)
    for owner, name, value in COUNTED:
        patch.setattr(owner, name, value)
    try:
        yield
    finally:
        patch.undo()
        questions.update(before)


def _other(question: Question) -> Any:
    if question.kind == "function":
        return "opposed" if question.data["truth"] == "sums_of" else "sums_of"
    return [0.123] * len(question.truth) if isinstance(question.truth, list) else Fraction(1, 1234)


ODD = Fraction(17, 1234)
FAIR = Dist(dict.fromkeys(range(2, 13), 1))
COUNTED: list[tuple[Any, str, Any]] = [
    (PairSums, "chance", property(lambda self: ODD)),
    (pairs_page, "all_sets", lambda dice: [(ODD, (2, 3, 4, 5))]),
    (Experiment, "chance", property(lambda self: None if self.exact is None else ODD)),
    (Stories, "counts", lambda self, act: Counts(48, 17, 5)),
    (Stories, "posterior", lambda self, act, seen=None: ODD),
    (Stories, "chance", lambda self, seen=None: ODD),
    (Stories, "places", lambda self: None),
    (Stories, "prior", lambda self: ODD),
    (tray, "pair_total", lambda: FAIR),
    (tray_page, "pair_total", lambda: FAIR),
    (Target, "rings", lambda self, spread, aim=(0, 0): [1 / 7] * 7),
    (Target, "best_aim", lambda self, spread: (0.5, 0.5)),
    (Target, "heat", lambda self, spread: [[0.0]]),
    (Chain, "expected", lambda self, start=None: ODD),
    (CountTree, "kept", lambda self, row=None, column=None: 17),
    (CountTree, "share", lambda self, name: ODD),
    (Trial, "alarm", property(lambda self: ODD)),
    (Trial, "power", property(lambda self: ODD)),
    (Trial, "fair_if_accused", property(lambda self: ODD)),
    (die_charts, "sixes", lambda throws, p: (ODD,) * (throws + 1)),
    (Samples, "coverage", property(lambda self: float(ODD))),
    (intervals_charts, "coverage_curve", lambda n, method, level: ((0.5, float(ODD)),) * 2),
    (DiceSums, "chance", property(lambda self: ODD)),
    (DiceSums, "law", property(lambda self: FAIR)),
    (Chain, "times", lambda self: dict.fromkeys(self.states, ODD)),
]


def test_with_other_truths_the_page_is_the_same(plan: Plan) -> None:
    usual = shown_with(plan)
    with other_truths(plan):
        assert shown_with(plan) == usual


# -- what draws waits for the predictions -----------------------------------------------------------------

TELLING = (
    dw.Sampler, dw.PairsPicker, dw.MarkovView, dw.TargetView, dw.Waffle, dw.BayesTable, dw.SumsView, dw.ThreeChests, dw.TreeView,
    dw.DieTest, dw.IntervalView,
)  # fmt: skip
# Three hands to throw with, where only their sum is asked about; chests to play round by round.
PLAYED_WITH = {"L10": 3, "L11": 1}


def test_what_draws_many_times_waits_for_the_predictions(plan: Plan) -> None:
    opened = [each for each in Pupil(plan).lab if isinstance(each, TELLING) and "waits" not in each.state]
    assert len(opened) == PLAYED_WITH.get(plan.id, 0), opened


# -- one answer again and again is no honest try ------------------------------------------------------------


def leaks_by_ones(plan: Plan) -> dict[str, list[str]]:
    """What is told to a pupil who enters 1 three times in every exercise."""
    pupil = Pupil(plan)
    pupil.predict_everything()
    bank = load_bank(plan.id)
    asked = [id for id in pupil.exercises if bank.question(id).kind in ("number", "list")]
    wrong = [id for id in asked if bank.question(id).truth != 1]
    for id in wrong * 3:
        pupil.names["lesson"].exercise(id)._receive({"type": "check", "answer": "1"})
    held = {each.id for each in bank.questions.values() if each.until is not None}
    return {id: told for id, told in leaks(pupil, at_once(plan)).items() if id in held | set(wrong)}


OTHERS = [pytest.param(plan.id, marks=pytest.mark.soak) for plan in PLANS if plan.id not in ("L02", "L05")]


@pytest.mark.parametrize("lesson", ["L02", "L05", *OTHERS])
def test_three_times_the_same_answer_tells_nothing(lesson: str) -> None:
    assert leaks_by_ones(plan_of(lesson)) == {}


# -- a reward does not speak of what is asked later -----------------------------------------------------------

COUNTED_THING = re.compile(r"\b(?:one|two|three|four|five|six|\d+) [a-z]{4,}", re.IGNORECASE)


def rewards_that_tell(plan: Plan) -> list[str]:
    """Rewards with a number of things that only a later question speaks of, such as three dice."""
    bank, asked, found = load_bank(plan.id), Pupil(plan).exercises, []
    for place, id in enumerate(asked):
        known = " ".join(bank.question(each).question("en").casefold() for each in asked[: place + 1])
        reward = filled(bank.question(id).because, "en").casefold()
        for later in asked[place + 1 :]:
            text = bank.question(later).question("en").casefold()
            things = set(COUNTED_THING.findall(reward)) & set(COUNTED_THING.findall(text))
            found += [f"{id}: {thing}" for thing in things if thing not in known]
    return found


def test_no_reward_tells_of_a_later_question(plan: Plan) -> None:
    assert rewards_that_tell(plan) == []


# -- the search finds what it is there for ----------------------------------------------------------------------


def later(*case: Any) -> Any:
    """A fault of a kind that another case plants already: it is planted too, but only in the soak."""
    return pytest.param(*case, marks=pytest.mark.soak)


def plan_of(id: str) -> Plan:
    return next(each for each in PLANS if each.id == id)


@pytest.mark.parametrize(
    ("lesson", "change", "question"),
    [
        later("L02", ('exact_after=["q3", "q4", "q7", "q8", "q9"]', "exact_after=None"), "q3"),
        ("L02", ('exact_after=["q3", "q4", "q7", "q8", "q9"]', 'exact_after="q3"'), "q4"),
        later("L05", ('"posterior": "q2"', '"posterior": None'), "q2"),
        later("L05", ('"chance": "q5"', '"chance": None'), "q5"),
        ("L05", ('"habit": "q6"', '"habit": None'), "q6"),
        later("L09", ('exact_after=["q2", "q3", "q4"]', "exact_after=None"), "q4"),
        later("L03", ('exact_after=["q3", "q4"]', "exact_after=None"), "q4"),
        ("L01", (', exact_after="q3", lang', ", lang"), "q3"),
        later("L11", ('"oak": "q7"', '"oak": None'), "q7"),
        later("L11", ('"raven": "q8"', '"raven": None'), "q8"),
        later("L12", ('"loaded": "q7"', '"loaded": None'), "q7"),
        later("L12", ('"bag": "q9"', '"bag": None'), "q9"),
        later("L13", ('exact_after=["q3", "q4", "q5", "q8"]', "exact_after=None"), "q3"),
        ("L14", ('exact_after={"truth": "q6", "coverage": ["q5", "q6"]}', "exact_after=None"), "q6"),
    ],
)
def test_a_lock_that_is_taken_away_is_found(lesson: str, change: tuple[str, str], question: str) -> None:
    plan = plan_of(lesson)
    pupil = Pupil(plan, change=change)
    pupil.predict_everything()
    for id in pupil.exercises:
        if id == question:
            break
        pupil.solve(id)
    solved = set(pupil.exercises[: pupil.exercises.index(question)])
    assert question in leaks(pupil, at_once(plan) | solved)


@pytest.mark.parametrize(
    ("kind", "lesson", "cell"),
    [
        later(
            dw.Waffle,
            "L04",
            'dw.Waffle.dungeons("warrior", ["plate_armor", "knight_shield"], 3, exact_after="q7")',
        ),
        (dw.DiceTray, "L01", 'dw.DiceTray(seed=None, exact_after="q3")'),
        (dw.BayesTable, "L05", 'dw.BayesTable(["Bram", "Chloé"], exact_after="q2")'),
        later(dw.PairsPicker, "L02", 'dw.PairsPicker(seed=None, exact_after="q3")'),
        later(dw.TargetView, "L09", 'dw.TargetView(spread=2, exact_after="q4")'),
        later(dw.TreeView, "L11", 'dw.TreeView.keepers(exact_after="q3")'),
        later(dw.DieTest, "L12", 'dw.DieTest(36, seed=None, exact_after="q4")'),
        later(dw.SumsView, "L13", 'dw.SumsView(dice=4, seed=None, exact_after="q8")'),
        later(dw.IntervalView, "L14", 'dw.IntervalView("B", seed=None, exact_after="q6")'),
    ],
)
def test_a_widget_that_ignores_its_lock_is_found(
    kind: type[LabWidget], lesson: str, cell: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of(lesson)

    def found() -> bool:
        pupil = Pupil(plan, more=(cell,))
        pupil.predict_everything()
        if leaks(pupil, at_once(plan)):
            return True
        usual = shown_with(plan, more=(cell,))
        with other_truths(plan):
            return shown_with(plan, more=(cell,)) != usual

    assert not found()
    monkeypatch.setattr(kind, "_held", lambda self, *parts: None)
    assert found()


def test_a_target_that_does_not_wait_is_found() -> None:
    pupil = Pupil(plan_of("L09"), change=('after=["p1", "p2", "p3"], ', ""))
    assert any(isinstance(each, dw.TargetView) and "waits" not in each.state for each in pupil.lab)


def test_three_entries_of_one_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Book, "settled", lambda self, id: id in self.entries and self.entries[id].tries >= 3)
    assert "p1" in leaks_by_ones(plan_of("L02"))


def test_a_reward_that_tells_the_exit_ticket_is_found() -> None:
    questions = load_bank("L02").questions
    kept = questions["q9"]
    told = dict.fromkeys(("en", "fr"), "Three dice are already enough.")
    try:
        questions["q9"] = replace(kept, because=told)
        assert rewards_that_tell(plan_of("L02")) == ["q9: three dice"]
    finally:
        questions["q9"] = kept


def test_a_card_that_marks_the_right_option_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of("L02")
    told = lambda asked, lang: [{"id": o.id, "text": f"{o.text[lang]} {o.right}"} for o in asked.options]  # noqa: E731
    monkeypatch.setattr(exercise_page, "_options", told)
    usual = shown_with(plan)
    with other_truths(plan):
        assert shown_with(plan) != usual
