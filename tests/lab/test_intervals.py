"""Intervals for a hidden chance: their ends, how often they hold, and a wall that tells no truth too early."""

from __future__ import annotations

import json
from fractions import Fraction
from math import sqrt

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.pooling import Pool
from dungeon_widgets.lab.experiments.intervals import (
    HANDS,
    LEVELS,
    METHODS,
    MOST_SAMPLES,
    Samples,
    coverage,
    coverage_curve,
    interval,
)
from dungeon_widgets.lab.experiments.intervals_charts import SHOWN, coverage_chart, wall

from .plain_samples import interval_high, interval_holds, interval_low

F = Fraction


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("n", [5, 20, 37])
def test_ends_are_those_found_by_halving(method: str, level: int, n: int) -> None:
    for hits in range(n + 1):
        made = interval(hits, n, method, level)
        assert made.low == pytest.approx(interval_low(hits, n, method, level), abs=1e-9)
        assert made.high == pytest.approx(interval_high(hits, n, method, level), abs=1e-9)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("level", LEVELS)
def test_coverage_is_the_plain_sum_over_all_hits(method: str, level: int) -> None:
    for n, p in ((20, F(1, 2)), (20, F(9, 10)), (20, F(97, 100)), (100, F(3, 10))):
        assert coverage(n, p, method, level) == pytest.approx(interval_holds(n, p, method, level))


def test_samples_hold_as_often_as_counted() -> None:
    for hand, p in HANDS.items():
        made = Samples(hand, seed=3).throw(4000)
        held = made.held / made.n
        assert abs(held - made.coverage) < 4 * sqrt(made.coverage * (1 - made.coverage) / made.n), p
        assert made.held == sum(made.of(hits).holds(p) for hits in made.hits)


def test_the_same_samples_serve_every_method() -> None:
    made = Samples("B", seed=1).throw(50)
    before, first = list(made.hits), made.held
    wilson = made.choose(method="wilson").held
    assert made.hits == before
    assert wilson > first
    assert made.choose(throws=100).n == 0
    assert made.choose(throws=20, method="textbook").held == first


def test_the_wall_marks_each_miss_and_only_when_it_may() -> None:
    made = Samples("C", seed=2).throw(130).write(0.2, 0.5)
    open_wall, hidden = (wall(made, "en", truth=truth) for truth in (True, False))
    lines = [one for one in open_wall.marks if one["kind"] == "line"]
    assert len(lines) == SHOWN + 1
    missed = [one for one in lines if one["tone"] == "dead"]
    assert len(missed) == sum(not made.of(hits).holds(F(97, 100)) for hits in made.hits[-SHOWN:]) > 0
    assert {one["tone"] for one in hidden.marks} == {"drawn", "you"}
    assert "97" not in json.dumps([hidden.sentence, hidden.head])
    assert [row[4] for row in open_wall.rows].count("no") == len(missed)


def test_the_curve_is_the_coverage_of_every_chance() -> None:
    for method in METHODS:
        assert all(
            held == coverage(20, p, method) for p, held in coverage_curve(20, method, 95) if p in (0.5, 0.9)
        )
    chart = coverage_chart(Samples("A"), "en")
    assert [one["name"] for one in chart.marks if one["kind"] == "line"] == ["textbook", "Wilson"]
    assert "of the 199 chances" in chart.sentence


def test_a_class_on_one_wall() -> None:
    pool = Pool("L14.hitsB", ({"18": 20, "20": 5}, {"17": 25}))
    view = dw.IntervalView("B", seed=1).add(pool.counts)
    assert view.n == 50
    assert view.held == 45
    assert pool.title("en") == "Hits of hand B in 20 throws"
    assert pool.exact("20") == F(9, 10) ** 20
    assert pool.exact("21") == 0
    assert sum(pool.exact(str(k)) or 0 for k in range(21)) == 1


def test_what_makes_no_sense_is_refused_and_changes_nothing() -> None:
    for wrong in ("Z", 0, 1, 1.5, True, None):
        with pytest.raises(ValueError, match="hand"):
            dw.IntervalView(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="method"):
        dw.IntervalView(method="bayes")
    with pytest.raises(ValueError, match="level"):
        dw.IntervalView(level=50)
    view = dw.IntervalView("B", seed=1).throw(10)
    for ends in ((0.5, 0.4), (-0.1, 0.5), (0.5, 1.1), ("0.1", 0.5), (True, 1)):
        with pytest.raises(ValueError, match="interval"):
            view.write(*ends)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="hits"):
        view.add({"21": 1})
    with pytest.raises(ValueError, match="samples are enough"):
        view.throw(MOST_SAMPLES)
    before = dict(view.state)
    for message in (
        {"type": "throw", "times": 7},
        {"type": "throw", "times": True},
        {"type": "write", "low": 60, "high": 50},
        {"type": "write", "low": -1, "high": 50},
        {"type": "write", "low": 1.5, "high": 50},
        {"type": "use", "throws": 21, "method": "wilson", "level": 95},
        {"type": "use", "throws": 20, "method": "bayes", "level": 95},
        {"type": "use", "throws": 20, "method": "wilson", "level": "95"},
        {"type": "use", "throws": 20, "method": "wilson"},
    ):
        view._receive(message)
        assert dict(view.state) == before
