"""Aim and scatter: the law of Rayleigh, the fit, and where to aim."""

from __future__ import annotations

from math import exp, hypot

import pytest

from dungeon_widgets.lab.experiments.target import (
    Pit,
    Target,
    Thrower,
    best_plan,
    fit,
    party_chance,
    total_law,
    wild,
)


def test_the_rings_of_a_centred_hand() -> None:
    # L9: s = 2, ring width 1: 0.1175, 0.2760, 0.2819, 0.1893; the third is the commonest
    rings = Target().rings(2)
    assert [round(p, 4) for p in rings[:4]] == [0.1175, 0.2760, 0.2819, 0.1893]
    assert max(range(6), key=rings.__getitem__) == 2
    assert sum(rings) == pytest.approx(1)
    assert 1 - exp(-1 / 2) == pytest.approx(0.39347, abs=1e-5)


def test_the_integral_agrees_with_the_closed_form() -> None:
    near = Target().rings(2, (1e-6, 0))
    assert near == pytest.approx(Target().rings(2), abs=1e-4)
    assert sum(Target().rings(0.7, (2.5, -1))) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("seed", range(5))
def test_throws_follow_the_law(seed: int) -> None:
    hand = Thrower(spread=2, seed=seed).throw(4000)
    # Kolmogorov and Smirnov: the largest gap between the shares and the law.
    far = sorted(hypot(x, y) for x, y in hand.points)
    gap = max(abs((place + 1) / len(far) - (1 - exp(-r * r / 8))) for place, r in enumerate(far))
    assert gap < 1.95 / len(far) ** 0.5
    for count, p in zip(hand.counts(), Target().rings(2), strict=True):
        assert abs(count / 4000 - p) <= 4 * (p * (1 - p) / 4000) ** 0.5


def test_the_fit_holds_the_truth_most_of_the_time() -> None:
    inside = 0
    for seed in range(200):
        found = Thrower(spread=1.5, seed=seed).throw(30).fit()
        inside += found.low <= 1.5 <= found.high
    assert 180 <= inside <= 198  # about 95 %


def test_an_off_centre_throw_agrees_with_the_integral() -> None:
    hand = Thrower(spread=1, aim=(1.5, 0.5), seed=3).throw(5000)
    for count, p in zip(hand.counts(), Target().rings(1, (1.5, 0.5)), strict=True):
        assert abs(count / 5000 - p) <= 4.5 * (p * (1 - p) / 5000) ** 0.5 + 1e-3


def test_the_best_aim_moves_with_the_spread() -> None:
    target = Target(pit=Pit(1.5, -6))
    aims = [target.best_aim(s)[0] for s in (0.3, 1, 2)]
    assert aims[0] > aims[1] > aims[2]
    assert Target().best_aim(2) == (0.0, 0.0)
    aim = target.best_aim(1.5)
    hand = Thrower(target, spread=1.5, aim=aim, seed=2).throw(20_000)
    assert hand.score() / 20_000 == pytest.approx(target.mean(1.5, aim), abs=0.12)


def test_a_party_is_wild_only_where_it_must() -> None:
    # L10: a safe throw for small targets, a wild one for large; the steadiest closes the eyes
    heroes = [1, 1.5, 2]
    assert best_plan(heroes, 9) is None
    assert best_plan(heroes, 15) == 0
    assert party_chance(heroes, 9) == pytest.approx(0.996, abs=1e-3)
    assert party_chance(heroes, 15, 0) > party_chance(heroes, 15)
    assert sum(total_law([wild(1), wild(2)]).values()) == pytest.approx(1)


@pytest.mark.parametrize("spread", [0, -1, float("nan"), "wide", True, None])
def test_a_spread_that_is_none_is_refused(spread: object) -> None:
    with pytest.raises(ValueError, match="spread"):
        Thrower(spread=spread)  # type: ignore[arg-type]


def test_nothing_thrown_cannot_be_fitted() -> None:
    with pytest.raises(ValueError, match="at least one"):
        fit([])
