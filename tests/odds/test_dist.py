"""Exact distributions against counting every case by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dungeon_widgets.odds import Dist

weights = st.dictionaries(st.integers(-5, 5), st.integers(0, 9), max_size=5).filter(
    lambda cases: any(cases.values())
)
dists = weights.map(Dist)


def cases(dist: Dist[Any]) -> list[Any]:
    """Every equally likely case."""
    return [outcome for outcome, n in dist.items() for _ in range(n)]


@given(dists)
def test_probabilities_sum_to_exactly_one(dist: Dist[int]) -> None:
    assert sum(dist.p(outcome) for outcome in dist) == 1
    assert dist.where(lambda _: True) == 1
    assert dist.p(99) == 0


@given(dists)
def test_mean_and_variance_are_those_of_the_cases(dist: Dist[int]) -> None:
    values = cases(dist)
    mean = Fraction(sum(values), len(values))
    assert dist.mean() == mean
    assert dist.variance() == sum((value - mean) ** 2 for value in values) / len(values)
    assert dist.mean(lambda value: value * value) == dist.variance() + mean**2


@given(dists, dists)
def test_combining_is_every_pair_of_cases(one: Dist[int], other: Dist[int]) -> None:
    combined = Dist.combine(one, other, by=lambda a, b: a * b)
    pairs = Counter(a * b for a, b in product(cases(one), cases(other)))
    assert dict(combined.items()) == pairs


@given(dists)
def test_mapping_merges_outcomes(dist: Dist[int]) -> None:
    assert dict(dist.map(abs).items()) == Counter(map(abs, cases(dist)))


@given(dists, st.integers(-5, 5))
def test_conditioning_is_leaving_out_cases(dist: Dist[int], least: int) -> None:
    kept = [value for value in cases(dist) if value >= least]
    if not kept:
        with pytest.raises(ValueError, match="condition has probability 0"):
            dist.given(lambda value: value >= least)
        return
    given_ = dist.given(lambda value: value >= least)
    assert dict(given_.items()) == Counter(kept)
    for value in given_:  # Bayes, both ways
        assert given_.p(value) * dist.where(lambda v: v >= least) == dist.p(value)


@pytest.mark.slow
@given(dists, st.lists(st.fractions(0, 1, max_denominator=12), min_size=11, max_size=11))
def test_bayes_is_the_joint_over_the_evidence(dist: Dist[int], likely: list[Fraction]) -> None:
    evidence = sum(dist.p(value) * likely[value + 5] for value in dist)
    if not evidence:
        with pytest.raises(ValueError, match="at least one possible outcome"):
            dist.update(lambda value: likely[value + 5])
        return
    after = dist.update(lambda value: likely[value + 5])
    for value in dist:
        assert after.p(value) == dist.p(value) * likely[value + 5] / evidence


def test_a_likelihood_cannot_be_negative() -> None:
    with pytest.raises(ValueError, match="negative"):
        Dist.uniform("ab").update(lambda _: -1)


@pytest.mark.parametrize("bad", [{}, {"a": 0}, {"a": -1}, {"a": 0.5}, {"a": True}, {"a": Fraction(1, 2)}])
def test_weights_are_whole_and_something_is_possible(bad: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"whole number of cases|at least one possible"):
        Dist(bad)


def test_an_impossible_outcome_is_no_outcome() -> None:
    dist = Dist({"a": 1, "b": 0})
    assert list(dist) == ["a"]
    assert len(dist) == 1


def test_what_is_listed_twice_is_twice_as_likely() -> None:
    assert Dist.uniform("aab").p("a") == Fraction(2, 3)


@given(weights, st.integers(1, 5))
def test_equality_is_of_probabilities(one: dict[int, int], times: int) -> None:
    assert Dist(one) == Dist({outcome: n * times for outcome, n in one.items()})
    assert Dist(one) != Dist({**one, 99: 1})
    assert Dist(one) != one


def test_the_mapping_it_was_made_from_may_change() -> None:
    source = {"a": 1, "b": 1}
    dist = Dist(source)
    source["a"] = 9
    assert dist.p("a") == Fraction(1, 2)


def test_a_repr_says_the_cases() -> None:
    assert repr(Dist({"a": 1, "b": 2})) == "Dist({'a': 1, 'b': 2})"
