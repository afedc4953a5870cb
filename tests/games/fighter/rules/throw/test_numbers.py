"""A throw out of numbers from -1 to 1: whatever they are, the launch is legal, and they reach all that is allowed."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.games.fighter.rules.content import load_content
from dungeon_widgets.games.fighter.rules.throw.action import gestures_in_time, launch_refusal
from dungeon_widgets.games.fighter.rules.throw.hand import HUMAN
from dungeon_widgets.games.fighter.rules.throw.manner import combine
from dungeon_widgets.games.fighter.rules.throw.numbers import PARTS, launch_of
from dungeon_widgets.games.fighter.rules.throw.plans import planned_launch

THROWS = [(), *((throw,) for throw in sorted(load_content().throws))]


@pytest.mark.parametrize("throws", THROWS, ids=lambda throws: "+".join(throws) or "none")
def test_any_numbers_make_a_legal_launch_with_every_gesture_in_time(throws: tuple[str, ...]) -> None:
    manner, rng = combine(throws), Random(1)
    corners = [[end] * len(PARTS) for end in (-1, 0, 1)]
    for numbers in [*corners, *([2 * rng.random() - 1 for _ in PARTS] for _ in range(60))]:
        launch = launch_of(manner, HUMAN, numbers)
        assert launch_refusal(launch.action, manner) is None
        assert gestures_in_time(launch, manner)


def test_the_ends_of_the_numbers_are_the_ends_of_what_is_allowed() -> None:
    manner = combine(())
    low, high = (launch_of(manner, HUMAN, [end] * len(PARTS)) for end in (-1, 1))
    assert (low.aim, low.speed, low.slope, low.spin, low.stance) == (-1000, 500, -800, -1000, 0)
    assert (high.aim, high.speed, high.slope, high.spin, high.stance) == (1000, 2400, 800, 1000, 15)


def test_a_box_stands_where_the_numbers_say_or_where_the_plan_has_it() -> None:
    # ours: a bank shot needs its box
    manner = combine(["bank"])
    behind = launch_of(manner, HUMAN, [0, 0, 0, 0, 1, 0, 0, 0, 0])
    plan = planned_launch(manner, HUMAN)
    assert behind.extra("box") == plan.extra("box")
    assert behind.stance == plan.stance
    there = launch_of(manner, HUMAN, [0, 0, 0, 0, -1, 0, 0.6, 1, 0])
    assert there.extra("box") == (0, 390, 3, 0)
