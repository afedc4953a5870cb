"""Every number that a lesson asks, shows or reveals, counted again by hand: two ways to the same number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from dungeon_widgets.lab.lessons.known import load_plan
from dungeon_widgets.lab.lessons.plan import Plan, Say
from dungeon_widgets.lab.questions.bank import lessons, load_bank
from dungeon_widgets.lab.questions.expressions import evaluate
from dungeon_widgets.lab.questions.questions import BLANK, Question, compute
from dungeon_widgets.lab.questions.truths import FUNCTIONS

from .plain import PLAIN

MEASURES = {
    "policy_value",
    "bluff_gain",
    "bluff_loss",
    "opposed",
    "sums_of",
    "bot_share",
    "cup_games",
    "exactly",
}  # no numbers: what students give is put into them


def expressions(question: Question) -> Iterator[str]:
    """All that is computed for a question: its truth, its named mistakes, the ends of its scale, the numbers in its texts."""
    data = question.data
    yield from (str(data[name]) for name in ("truth", "least", "most", "inputs") if name in data)
    yield from (str(each["is"]) for each in data.get("wrong", ()))
    yield from (str(part) for case in data.get("cases", ()) for part in case)
    texts = [
        question.ask,
        question.because,
        *question.hints,
        *(each["hint"] for each in data.get("wrong", ())),
    ]
    texts += [text for option in question.options for text in (option.text, option.hint)]
    yield from (found.strip() for text in texts for told in text.values() for _, found in BLANK.findall(told))


def for_teachers(plan: Plan) -> list[str]:
    """What only teachers read: what students will say, and extensions."""
    return [*(text for each in plan.mistakes for text in (each.say, each.true, each.ask)), *plan.extensions]


def asked() -> list[tuple[str, str]]:
    found = [
        (question.full_id, expression)
        for lesson in lessons()
        for question in load_bank(lesson).questions.values()
        for expression in expressions(question)
        if expression not in MEASURES
    ]
    found += [
        (f"{lesson} for teachers", expression.strip())
        for lesson in lessons()
        for text in for_teachers(load_plan(lesson))
        for _, expression in BLANK.findall(text)
    ]
    return list(dict.fromkeys(found))


def alike(one: Any, other: Any) -> bool:
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(alike(a, b) for a, b in zip(one, other, strict=True))
    if isinstance(one, float) or isinstance(other, float):
        return bool(abs(one - other) <= 1e-9 * max(1, abs(one)))
    return bool(one == other)


@pytest.mark.parametrize(("id", "expression"), asked())
def test_a_number_is_the_same_when_it_is_counted_plainly(id: str, expression: str) -> None:
    assert alike(compute(expression), evaluate(expression, PLAIN)), expression


def test_functions_to_write_do_what_is_said() -> None:
    inputs_of = {
        "sums_of": PLAIN["all_rolls"](3),
        "opposed": PLAIN["both_dice"](),
        "exactly": PLAIN["some_throws"](),
    }
    for name, inputs in inputs_of.items():
        assert all(FUNCTIONS[name](*each) == PLAIN[name](*each) for each in inputs)


def test_a_wrong_number_is_found() -> None:
    assert not alike(compute("chance_of([7])"), evaluate("chance_of([8])", PLAIN))
    assert not alike([Fraction(1, 2), 0.25], [Fraction(1, 2), 0.2501])


# -- what is written as a number beside the blanks ---------------------------------------------------------

TYPED = re.compile(r"(?<![\w/.,])(?:(\d{2,5})/(\d{2,5})(?![\d/])|(\d+[.,]\d+)|(\d+)(?=[ \u202f]?%))")
NO_NUMBER = re.compile(r"`[^`]*`|exerci[sc]e \d+\.\d+")
GIVEN = {
    # The data of a story or of a rule, and a step of a calculation that is shown: nothing that could be counted another way.
    "L01": {"3.5", "0.01", "0.1", "0.03"},
    "L02": set[str](),
    "L03": {"95"},
    "L04": set[str](),
    "L05": set[str](),
    "L06": {"1.60", "1.5"},
    "L07": {"0.05", "0.5", "0.3", "0.75"},
    "L08": set[str](),
    "L09": {"34/10", "1.5", "68"},
    "L10": {"1.5", "70", "0.7", "0.3", "0.5"},
    "L11": set[str](),
    "L12": {"5", "95", "80"},
    "L13": {"35/12", "1.5"},
    "L14": {"1.96", "3.84", "50/53", "80", "90", "99"},
    "L15": {"0.05", "1.96", "10", "80", "90", "95", "99"},
}


def texts(plan: Plan) -> Iterator[str]:
    """Every text of a lesson in both languages, without what is computed in it and without code."""
    for question in plan.bank.questions.values():
        told = [question.ask, question.because, *question.hints]
        told += [each.hint for each in question.mistakes]
        told += [text for option in question.options for text in (option.text, option.hint)]
        yield from (text for each in told for text in each.values())
    yield from (
        text
        for part in plan.parts
        for each in part.items
        if isinstance(each, Say)
        for text in each.text.values()
    )
    yield from for_teachers(plan)


@pytest.mark.parametrize("lesson", lessons())
def test_a_number_in_a_text_is_computed_or_given(lesson: str) -> None:
    """A typed fraction, decimal or percentage is one that the lesson computes, its complement, or data of its story."""
    plan = load_plan(lesson)
    computed = [compute(expression) for id, expression in asked() if id.startswith(lesson)]
    known = [float(value) for each in computed for value in _flat(each)]
    known += [1 - value for value in known]
    unknown = []
    for text in texts(plan):
        for above, below, decimal, percent in TYPED.findall(NO_NUMBER.sub("", BLANK.sub("", text))):
            typed = f"{above}/{below}" if above else (decimal or percent).replace(",", ".")
            value = int(above) / int(below) if above else float(typed)
            step = 0.0 if above else 10.0 ** -len(typed.partition(".")[2]) / 2
            near = [abs(each - value) <= step + 1e-9 or abs(100 * each - value) <= step for each in known]
            if typed not in GIVEN[lesson] and not any(near):
                unknown.append(f"{typed}: {text}")
    assert unknown == []


def _flat(value: Any) -> Iterator[Any]:
    if isinstance(value, (list, tuple)):
        for each in value:
            yield from _flat(each)
    elif isinstance(value, (int, float, Fraction)):
        yield value
