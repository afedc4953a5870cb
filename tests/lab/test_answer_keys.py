"""The answer keys of the lessons, from the package alone; each is also held against a simulation elsewhere."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import pytest

from dungeon_widgets.games.dice_danger import chance_of, chance_table, coverage, pair_total, waiting
from dungeon_widgets.lab import bluff, stopping
from dungeon_widgets.lab.dungeons import Dungeon
from dungeon_widgets.odds import Dist, Estimate

KIT = ("plate_armor", "knight_shield")


def test_l1_first_sums() -> None:
    law = pair_total()
    assert law.p(9) == Fraction(1, 9)
    assert (law.mean(), law.variance()) == (7, Fraction(35, 6))
    assert [law.p(s) * 36 for s in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def test_l2_four_dice_six_pairs() -> None:
    assert chance_of({7}) == Fraction(139, 216)
    assert chance_of({7}, 5) == Fraction(115, 144)
    assert round(1 - (5 / 6) ** 6, 3) == 0.665
    assert round(1 - (5 / 6) ** 10, 3) == 0.838
    assert chance_of({"double"}) == Fraction(13, 18)
    assert (chance_of({6, 7, 8}), chance_of({6, 7, 8}, 5)) == (Fraction(149, 162), Fraction(419, 432))
    assert len(chance_table()) == 2047


def test_l3_waiting() -> None:
    assert (waiting({2}), waiting({7})) == (Fraction(144, 19), Fraction(216, 139))
    assert coverage({2, 12}) == Fraction(1503, 133)
    assert round(float(coverage(range(2, 13))), 2) == 12.80
    assert round(float(coverage(range(2, 13), 5)), 2) == 8.50


def test_l4_what_is_in_the_dungeon() -> None:
    laws = [Dungeon.of("warrior", KIT, k).damage() for k in range(14)]
    assert [law.mean() for law in laws] == [4 * k for k in range(14)]
    spread = [round(sqrt(law.variance()), 2) for law in laws]
    assert spread == [0, 2.29, 3.10, 3.62, 3.96, 4.18, 4.28, 4.28, 4.18, 3.96, 3.62, 3.10, 2.29, 0]
    for k in range(14):
        assert _with_dragon(k) == Fraction(k, 13)


def _with_dragon(k: int) -> Fraction:
    from dungeon_widgets.odds import Deck

    return Deck({"dragon": 1, "other": 12}).chance_of("dragon", k)


def test_l6_when_to_stop() -> None:
    assert max(range(14), key=stopping.blind) == 2
    assert stopping.blind(2) == Fraction(61, 39)
    assert round(float(stopping.blind(3)), 3) == 1.101
    best = stopping.Best()
    assert (best.value(), best.positions) == (Fraction(2447, 1430), 77)
    played = stopping.play(best.goes_on, 20_000, seed=2)
    assert abs(played.mean - float(best.value())) < 4 * played.error
    assert best.of(best.goes_on) == best.value()
    assert best.of(lambda seen: len(seen) < 2) == stopping.blind(2)


def test_l6_the_goal_changes_the_play() -> None:
    three = stopping.Best(goal=stopping.at_least(3))
    points = stopping.Best()
    assert three.value() > points.of(points.goes_on) * 0
    differ = [
        seen for seen in ((1, 5), (2, 4), (3, 4), (4, 5)) if three.goes_on(seen) != points.goes_on(seen)
    ]
    assert differ, "who only wants three goes on where who wants points stops"


def test_l7_bluff() -> None:
    for x in (0, Fraction(1, 3), 1):
        for y in (0, Fraction(1, 2), 1):
            for z in (0, Fraction(2, 3), 1):
                assert bluff.gain(x, y, z) == (Fraction(x) - y) * (2 - 3 * Fraction(z)) / 2
    assert bluff.gain(1, 0, 1) == Fraction(-1, 2)
    assert bluff.exploitability_of_b(Fraction(2, 3)) == 0
    assert all(bluff.exploitability(x, x) == 0 for x in (0, 0.25, 1))


@pytest.mark.parametrize("strategies", [(1, 0, 1), (1, 0.5, 0), (0.25, 0.75, 0.5), (0.5, 0.5, 1)])
def test_l7_the_closed_form_against_simulation(strategies: tuple[float, float, float]) -> None:
    played = bluff.simulate(*strategies, 20_000, seed=5)
    assert abs(played.mean - float(bluff.gain(*strategies))) < 4 * played.error


def test_l7_honest_play_is_found_out() -> None:
    match = bluff.Match(seed=1).play(1, 0, 400)
    assert match.mean.mean < -0.35
    safe = bluff.Match(seed=1).play(0.5, 0.5, 4000)
    assert abs(safe.mean.mean) < 4 * safe.mean.error + 0.02


def test_checks_at_four_standard_errors_rarely_fail() -> None:
    # At p = 2/429 and n = 100 most runs have no hit: Wilson's interval is still honest.
    assert pytest.approx(0.63, abs=0.01) == (1 - 2 / 429) ** 100
    low, high = Estimate(0, 100).interval()
    assert low == 0
    assert high > 2 / 429


def test_l8_opposed_dice() -> None:
    die = Dist.uniform(range(1, 7))
    wins = [Dist.combine(die, die, by=lambda a, b, more=more: a + more > b).p(True) for more in range(4)]
    assert wins == [Fraction(5, 12), Fraction(7, 12), Fraction(13, 18), Fraction(5, 6)]
