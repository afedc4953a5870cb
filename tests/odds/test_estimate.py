"""Estimates: intervals that cover as often as they say, computed exactly and not by luck."""

from __future__ import annotations

from fractions import Fraction
from math import comb, sqrt
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dungeon_widgets.odds import Estimate, Mean


def coverage(n: int, p: Fraction) -> float:
    """How often the 95 % interval of n runs holds p: a sum over all numbers of hits."""
    held = [hits for hits in range(n + 1) if (ends := Estimate(hits, n).interval())[0] <= p <= ends[1]]
    return float(sum(comb(n, hits) * p**hits * (1 - p) ** (n - hits) for hits in held))


@pytest.mark.parametrize("n", [50, 100, 400])
@pytest.mark.parametrize(
    "p", [Fraction(1, 10), Fraction(1, 4), Fraction(1, 2), Fraction(2, 3), Fraction(9, 10)]
)
def test_wilson_covers_about_as_often_as_it_says(n: int, p: Fraction) -> None:
    # Brown, Cai and DasGupta 2001: for such n and p Wilson's interval stays within a few percent of 95 %.
    assert 0.92 < coverage(n, p) < 0.98


@pytest.mark.parametrize("n", [1, 3, 10, 40, 200])
def test_wilson_covers_well_on_average_over_all_p(n: int) -> None:
    grid = [Fraction(i, 200) for i in range(1, 200)]
    assert 0.94 < mean(coverage(n, p) for p in grid) < 0.98


def test_the_plain_interval_would_not() -> None:
    """Why Wilson: p ± 1.96 errors covers a chance of 1/50 in only 6 of 10 samples of 50."""
    n, p = 50, Fraction(1, 50)
    ends = {hits: (Estimate(hits, n).p, 1.96 * Estimate(hits, n).error) for hits in range(n + 1)}
    held = [hits for hits, (centre, half) in ends.items() if centre - half <= p <= centre + half]
    plain = float(sum(comb(n, hits) * p**hits * (1 - p) ** (n - hits) for hits in held))
    assert plain < 0.65
    assert coverage(n, p) > 0.9


@given(st.integers(1, 10_000), st.data())
def test_the_interval_holds_the_share_and_stays_in_range(n: int, data: st.DataObject) -> None:
    hits = data.draw(st.integers(0, n))
    estimate = Estimate(hits, n)
    low, high = estimate.interval()
    assert 0 <= low <= estimate.p <= high <= 1
    assert low < high
    mirrored = Estimate(n - hits, n).interval()
    assert mirrored == pytest.approx((1 - high, 1 - low))


@given(st.integers(1, 1000), st.floats(0.1, 3), st.floats(0.1, 3))
def test_more_certainty_needs_a_wider_interval(n: int, z: float, more: float) -> None:
    narrow, wide = Estimate(n // 2, n).interval(z), Estimate(n // 2, n).interval(z + more)
    assert wide[0] <= narrow[0] < narrow[1] <= wide[1]


def test_the_ends_solve_wilsons_equation() -> None:
    """An end is the p whose own standard error puts the share exactly z errors away."""
    estimate = Estimate(58, 100)
    for end in estimate.interval():
        assert abs(estimate.p - end) / sqrt(end * (1 - end) / 100) == pytest.approx(1.959963984540054)


@pytest.mark.parametrize(("hits", "n"), [(-1, 5), (6, 5), (0, 0), (1, -1)])
def test_what_is_not_a_share_is_refused(hits: int, n: int) -> None:
    with pytest.raises(ValueError, match="is not a share"):
        Estimate(hits, n)


def test_an_estimate_says_that_it_is_one() -> None:
    assert repr(Estimate(58, 100, seed=1)) == "0.580 ± 0.049 (simulated, n=100, seed=1)"
    assert repr(Estimate(58, 100)) == "0.580 ± 0.049 (simulated, n=100)"


@given(st.lists(st.integers(-100, 100), min_size=2, max_size=30))
def test_a_mean_carries_its_standard_error(values: list[int]) -> None:
    found = Mean.of(values)
    assert found.mean == pytest.approx(mean(values))
    assert found.error == pytest.approx(stdev(values) / sqrt(len(values)), abs=1e-9)
    assert found.n == len(values)


def test_a_mean_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one value"):
        Mean.of([])


def test_a_mean_says_that_it_is_simulated() -> None:
    assert repr(Mean.of([1, 2, 3, 4])) == "2.500 ± 0.645 (simulated, n=4)"
