"""Every number that a lesson asks, shows or reveals, counted again by hand: two ways to the same number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from dungeon_widgets.lab.lessons.known import load_plan
from dungeon_widgets.lab.questions.bank import lessons, load_bank
from dungeon_widgets.lab.questions.expressions import evaluate
from dungeon_widgets.lab.questions.questions import BLANK, Question, compute
from dungeon_widgets.lab.questions.truths import FUNCTIONS

from .plain import PLAIN

MEASURES = {
    "policy_value",
    "bluff_loss",
    "opposed",
    "sums_of",
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


def asked() -> list[tuple[str, str]]:
    found = [
        (question.full_id, expression)
        for lesson in lessons()
        for question in load_bank(lesson).questions.values()
        for expression in expressions(question)
        if expression not in MEASURES
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

FRACTION = re.compile(r"(?<![\d/.,])(\d{2,5})/(\d{2,5})(?![\d/])")


@pytest.mark.parametrize("lesson", lessons())
def test_a_fraction_of_the_teachers_table_is_one_of_the_lesson(lesson: str) -> None:
    """What teachers read as true is a number that the lesson computes, or its complement."""
    plan = load_plan(lesson)
    known: set[Any] = set()
    for question in plan.bank.questions.values():
        for expression in expressions(question):
            if expression not in MEASURES:
                value = compute(expression)
                known |= set(_flat(value))
    known |= {1 - value for value in known if isinstance(value, Fraction)}
    told = [Fraction(int(a), int(b)) for each in plan.mistakes for a, b in FRACTION.findall(each.true)]
    assert [str(value) for value in told if value not in known] == []


def _flat(value: Any) -> Iterator[Any]:
    if isinstance(value, (list, tuple)):
        for each in value:
            yield from _flat(each)
    elif isinstance(value, (int, float, Fraction)):
        yield value
