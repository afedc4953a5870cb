"""What a class room draws beside the guesses comes near the truth of the question."""

from __future__ import annotations

import pytest

from dungeon_widgets.lab.questions.bank import find_question, lessons, load_bank
from dungeon_widgets.lab.questions.simulated_truths import experiment_of

DRAWN = [
    question.full_id
    for lesson in lessons()
    for question in load_bank(lesson).questions.values()
    if question.kind == "predict" and experiment_of(question) is not None
]


@pytest.mark.parametrize("id", DRAWN)
def test_a_simulation_comes_near_the_truth_of_its_question(id: str) -> None:
    question = find_question(id)
    made = experiment_of(question)
    assert made is not None
    estimate = made.run(1000).estimate
    assert estimate is not None
    low, high = estimate.interval(4)
    assert low <= question.truth <= high


def test_the_lessons_about_many_samples_can_be_drawn() -> None:
    wanted = {"L13.p1", "L13.p2", "L13.p3", "L13.p4", "L14.p2", "L14.p3", "L14.p4", "L15.p1", "L15.p2"}
    assert wanted <= set(DRAWN)
    assert experiment_of(find_question("L14.p1")) is None
