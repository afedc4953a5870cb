"""Values of a review are on one scale, also where first looks promise too much or too little."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import pytest

from dungeon_widgets.bots.judging import Weighed
from dungeon_widgets.widgets.table.levels import Sounding, levelled
from dungeon_widgets.widgets.table.review import Review
from tests.engine.toy import ToyState

from .conftest import Open
from .test_review import CheapHints, JudgedToy, JudgedWidget, over

WAY = (("keep",),)


def weighed(value: float, games: int = 32, error: float = 0.05) -> Weighed:
    return Weighed(WAY, value, error, None, games)


def test_without_games_to_the_end_a_look_stays_as_it_is() -> None:
    assert levelled(5, weighed(0.5), [], "chance", 64) == weighed(0.5)


def test_a_look_is_moved_as_far_as_the_games_near_it_were_off() -> None:
    near = [Sounding(4, 0.5, weighed(0.1, games=200)), Sounding(90, 0.5, weighed(0.9, games=200))]
    low, high = (levelled(at, weighed(0.5), near, "chance", 64) for at in (5, 80))
    assert low.value == pytest.approx(0.1, abs=0.01)
    assert high.value == pytest.approx(0.9, abs=0.01)
    assert low.error is not None
    assert low.error > 0.05
    # What looks told apart stays apart, and nothing leaves the scale.
    better = levelled(5, weighed(0.6), near, "chance", 64)
    assert low.value < better.value < 0.2


def test_few_games_are_joined_by_those_of_neighbours() -> None:
    near = [Sounding(4, 0.5, weighed(0.0, games=2)), Sounding(7, 0.5, weighed(0.5, games=98))]
    assert levelled(4, weighed(0.5), near, "chance", 64).value == pytest.approx(0.49, abs=0.01)


def test_points_are_moved_by_points() -> None:
    near = [Sounding(4, 10.0, weighed(7.0))]
    assert levelled(5, weighed(12.0), near, "points", 64).value == pytest.approx(9.0)


class RosyHints(CheapHints):
    """Looks promise one time in two, whatever happens: half of that is wrong at most moments."""

    def standing(self, state: ToyState) -> Sequence[float]:
        return [0.5, 0.5]


class RosyToy(JudgedToy):
    def __init__(self, rounds: int = 3) -> None:
        super().__init__(rounds)
        self.hints = RosyHints()


class RosyWidget(JudgedWidget):
    game_class = RosyToy


def test_a_review_is_held_to_games_that_were_played_to_the_end(open_any: Open) -> None:
    plain, rosy = open_any(JudgedWidget, seed=3), open_any(RosyWidget, seed=3)
    over(plain)
    over(rosy)
    expected = Review(plain.widget.session, 0, "en", effort=20).finish().points
    found = Review(rosy.widget.session, 0, "en", effort=20).finish().points
    level, looked = (fmean(point["value"] for point in points) for points in (expected, found))
    assert abs(level - 0.5) > 0.2
    assert looked == pytest.approx(level, abs=0.1)
