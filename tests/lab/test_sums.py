"""Sums of many dice: every number counted again by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import sqrt

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.experiments.sums import (
    CHEST,
    FAIR,
    MOST_ROLLS,
    MOST_ROWS,
    ROW,
    DiceSums,
    normal_below,
)
from dungeon_widgets.lab.experiments.sums_charts import histogram, rows_chart

F = Fraction


def plain(faces: tuple[int, ...], dice: int) -> dict[int, int]:
    """In how many ways each sum comes, die by die."""
    ways = {0: 1}
    for _ in range(dice):
        more: dict[int, int] = {}
        for total, n in ways.items():
            for face in faces:
                more[total + face] = more.get(total + face, 0) + n
        ways = more
    return ways


@pytest.mark.parametrize("faces", [FAIR, CHEST])
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 7, 16, 64])
def test_the_law_is_that_of_adding_die_by_die(faces: tuple[int, ...], dice: int) -> None:
    made, ways = DiceSums(faces, dice=dice), plain(faces, dice)
    assert {total: made.law.p(total) for total in made.law} == {
        total: F(n, 6**dice) for total, n in ways.items()
    }
    mean = F(sum(faces), 6)
    close = sum(n for total, n in ways.items() if abs(F(total, dice) - mean) <= F(1, 2))
    assert made.chance == F(close, 6**dice)
    variance = sum(n * (total - dice * mean) ** 2 for total, n in ways.items()) / 6**dice
    assert made.spread == pytest.approx(sqrt(variance))


def test_means_of_more_dice_lie_closer() -> None:
    rolls = list(product(range(1, 7), repeat=4))
    assert DiceSums(dice=4).chance == F(sum(12 <= sum(roll) <= 16 for roll in rolls), 6**4) == F(169, 324)
    chances = [float(DiceSums(dice=n).chance) for n in (1, 4, 16, 64)]
    assert [round(p, 3) for p in chances] == [0.333, 0.522, 0.785, 0.983]


@pytest.mark.parametrize("faces", [FAIR, CHEST])
@pytest.mark.parametrize("view", ["mean", "sum"])
@pytest.mark.parametrize("dice", [1, 2, 4, 16, 64])
def test_bars_hold_all_rolls_and_nearly_all_chances(faces: tuple[int, ...], view: str, dice: int) -> None:
    made = DiceSums(faces, dice=dice, seed=2).roll(500)
    chart = histogram(made, "en", view=view, exact=True, curve=True)
    exact, rolled = (one for one in chart.marks if one["kind"] == "bars")
    assert len(exact["points"]) <= 45
    least = 1 if view == "mean" else 0.99
    assert least - 1e-9 <= sum(p or 0 for _, p in exact["points"]) <= 1 + 1e-9
    assert 0.98 <= sum(p or 0 for _, p in rolled["points"]) <= 1 + 1e-9
    (bell,) = (one for one in chart.marks if one["kind"] == "line")
    assert all(height is not None and height > 0 for _, height in bell["points"])


def test_the_curve_lies_on_the_bars_of_many_dice() -> None:
    """At 64 dice the normal curve is within a tenth of a point of every bar; at 1 die it is far off."""

    def worst(dice: int) -> float:
        chart = histogram(DiceSums(dice=dice), "en", view="sum", exact=True, curve=True)
        bars = next(one for one in chart.marks if one["kind"] == "bars")["points"]
        curve = {at: y or 0 for at, y in next(one for one in chart.marks if one["kind"] == "line")["points"]}
        return max(abs((p or 0) - curve[float(place or 0)]) for place, p in bars)

    assert worst(64) < 0.001 < 0.05 < worst(1)
    assert normal_below(0) == 0.5


def test_rows_keep_their_sums_and_end_after_a_thousand_dice() -> None:
    made = DiceSums(seed=1).row().row()
    assert [way[-1][0] for way in made.rows] == [ROW, ROW]
    assert all(n <= total <= 6 * n for way in made.rows for n, total in way)
    off = rows_chart(made, "en", view="off", exact=True)
    mean = rows_chart(made, "en", view="mean", exact=True)
    lines = [[one for one in chart.marks if one["kind"] == "line"] for chart in (off, mean)]
    for way, far, near in zip(made.rows, *lines, strict=True):
        assert far["points"] == [[n, total - 3.5 * n] for n, total in way]
        assert near["points"] == [[n, total / n] for n, total in way]


def test_too_many_rolls_rows_and_odd_dice_are_refused() -> None:
    made = DiceSums(dice=1).roll(MOST_ROLLS)
    with pytest.raises(ValueError, match="rolls are enough"):
        made.roll(1)
    for _ in range(MOST_ROWS):
        made.row()
    with pytest.raises(ValueError, match="rows are enough"):
        made.row()
    for die in ("loaded", [4], [1, "six"], [1, 2.5]):
        with pytest.raises(ValueError, match=r"die|face"):
            dw.SumsView(die)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="number of dice"):
        dw.SumsView(dice=0)


def test_messages_that_make_no_sense_change_nothing() -> None:
    view = dw.SumsView(dice=4, seed=1).roll(10)
    before = dict(view.state)
    for message in (
        {"type": "roll", "times": 7},
        {"type": "roll", "times": True},
        {"type": "use", "dice": 5, "die": "fair"},
        {"type": "use", "dice": 4, "die": "loaded"},
        {"type": "use", "dice": 4},
        {"type": "look", "view": "pie", "rows": "mean", "exact": True, "curve": True},
        {"type": "look", "view": "sum", "rows": "mean", "exact": 1, "curve": True},
    ):
        view._receive(message)
        assert dict(view.state) == before
