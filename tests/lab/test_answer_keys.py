"""Every number that the plan of the lessons promises, each computed anew from the package: one line a promise.

A line is the lesson, the promise in words, the number promised, and the number the package gives. Rounded promises are
compared at their own precision. What was only played or drawn in the plan is held against the exact number below.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import erfc, exp, sqrt
from typing import Any, NamedTuple

import pytest

from dungeon_widgets.games.dice_danger import chance_table
from dungeon_widgets.lab.experiments import bluff, stopping, target
from dungeon_widgets.lab.experiments.evidence.trees import SCHOOLS, CountTree
from dungeon_widgets.lab.experiments.welcome_runs import Dungeon
from dungeon_widgets.lab.questions import evidence_truths as evidence
from dungeon_widgets.lab.questions import sample_truths as samples
from dungeon_widgets.lab.questions import truths
from dungeon_widgets.lab.questions.bank import load_bank
from dungeon_widgets.odds import Estimate

F = Fraction
KIT = ("plate_armor", "knight_shield")
FULL_KIT = (*KIT, "torch", "holy_grail", "dragon_spear", "vorpal_sword")
EVENS = (2, 4, 6, 8, 10, 12)
HEROES = (1, 1.5, 2)


class Key(NamedTuple):
    lesson: str
    promise: str
    promised: Any
    given: Callable[[], Any]
    decimals: int | None = None


def rows(*keys: tuple[Any, ...]) -> list[Key]:
    return [Key(*key) for key in keys]


def _spread(k: int) -> float:
    return truths.damage_spread(k)


def _false_alarms(errors: float) -> float:
    """How many of 600 right simulations fall outside so many standard errors."""
    return 600 * erfc(errors / sqrt(2))


def _grid() -> list[Fraction]:
    return [F(n, 4) for n in range(5)]


def _pitted(spread: float) -> tuple[float, float]:
    """Where to aim at a target with a pit beside its middle."""
    return target.Target(pit=target.Pit(1.5, -6)).best_aim(spread)


def _paths(lives: int) -> list[Fraction]:
    return [truths.path_lives(2, 5, lives), truths.path_lives(4, 3, lives)]


def _deadly_of_three() -> list[int]:
    cards = [card.strength for card in truths.read().cards]
    dealt = [sum(three) for three in combinations(cards, 3)]
    return [sum(damage >= 11 for damage in dealt), len(dealt)]


def _school(name: str) -> CountTree:
    return CountTree(SCHOOLS[name])


KEYS = rows(
    ("L01", "P(sum 9)", F(1, 9), lambda: truths.sum_p(9)),
    ("L01", "mean of two dice", 7, truths.sum_mean),
    ("L01", "variance of two dice", F(35, 6), truths.sum_variance),
    ("L01", "bars in 36ths", [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], lambda: [36 * truths.sum_p(s) for s in range(2, 13)]),
    ("L01", "expected 7s in 180 rolls", 30, lambda: 180 * truths.sum_p(7)),
    ("L02", "a 7 with four dice", F(139, 216), lambda: truths.chance_of([7])),
    ("L02", "a 7 with four dice, as a decimal", 0.6435, lambda: truths.chance_of([7]), 4),
    ("L02", "the tempting 1 - (5/6)^6", 0.665, lambda: 1 - (5 / 6) ** 6, 3),
    ("L02", "a 7 with five dice", F(115, 144), lambda: truths.chance_of([7], 5)),
    ("L02", "a 7 with five dice, as a decimal", 0.7986, lambda: truths.chance_of([7], 5), 4),
    ("L02", "the tempting 1 - (5/6)^10", 0.838, lambda: 1 - (5 / 6) ** 10, 3),
    ("L02", "5, 6, 7, 8", F(17, 18), lambda: truths.chance_of([5, 6, 7, 8])),
    ("L02", "5, 6, 8, 9", F(307, 324), lambda: truths.chance_of([5, 6, 8, 9])),
    ("L02", "the best four sums", [4, 6, 8, 10], truths.best_sums),
    ("L02", "4, 6, 8, 10", F(79, 81), lambda: truths.chance_of([4, 6, 8, 10])),
    ("L02", "all even sums", 1, lambda: truths.chance_of(EVENS)),
    ("L02", "a double with four dice", F(13, 18), lambda: truths.chance_of(["double"])),
    ("L02", "6, 7, 8 with four dice", F(149, 162), lambda: truths.chance_of([6, 7, 8])),
    ("L02", "6, 7, 8 with five dice", F(419, 432), lambda: truths.chance_of([6, 7, 8], 5)),
    ("L02", "sets in the table", 2047, lambda: len(chance_table())),
    ("L02", "rolls up to order, four dice", 126, lambda: len(list(combinations_with_replacement(range(6), 4)))),
    ("L02", "rolls up to order, five dice", 252, lambda: len(list(combinations_with_replacement(range(6), 5)))),
    ("L03", "wait for a 2, also after ten failures", F(144, 19), lambda: truths.waiting([2])),
    ("L03", "the same by the geometric law", F(144, 19), lambda: 1 / truths.chance_of([2])),
    ("L03", "both 2 and 12", F(1503, 133), lambda: truths.coverage([2, 12])),
    ("L03", "both, by first-step analysis", F(1503, 133), lambda: truths.chain_time([2, 12], "nothing")),
    ("L03", "the tempting sum", 15.2, lambda: 2 * truths.waiting([2]), 1),
    ("L03", "the tempting longer one", 7.6, lambda: truths.waiting([12]), 1),
    ("L03", "wait for a 7", F(216, 139), lambda: truths.waiting([7])),
    ("L03", "rows of the four states add to 1", [1] * 4, lambda: [sum(row) for row in truths.chain_rows([2, 12])]),
    ("L03", "all eleven sums, four dice", 12.80, truths.every_sum, 2),
    ("L03", "all eleven sums, five dice", 8.50, lambda: truths.every_sum(5), 2),
    ("L04", "spread of the damage, k = 0 to 7", [0, 2.29, 3.10, 3.62, 3.96, 4.18, 4.28, 4.28], lambda: [_spread(k) for k in range(8)], 2),
    ("L04", "symmetric in 13 - k", [0.0] * 14, lambda: [_spread(k) - _spread(13 - k) for k in range(14)], 9),
    ("L04", "Plate and Shield live, k = 0 to 6", [1, 1, F(61, 78), F(105, 286), F(58, 715), F(2, 429), 0], lambda: [truths.lives(k) for k in range(7)]),
    ("L04", "the Dragon among k", [F(k, 13) for k in range(14)], lambda: [truths.holds(1, k) for k in range(14)]),
    ("L04", "mean damage", [4 * k for k in range(14)], lambda: [truths.damage_mean(k) for k in range(14)]),
    ("L04", "put back, the spread goes on growing", True, lambda: all(truths.spread_put_back(k) > _spread(k) for k in range(2, 14))),
    ("L04", "the best tile at k = 5", "holy_grail", lambda: truths.best_tile(5)),
    ("L04", "Grail at k = 5", F(142, 429), lambda: truths.lives(5, ["holy_grail"])),
    ("L04", "Torch at k = 5", F(271, 1287), lambda: truths.lives(5, ["torch"])),
    ("L04", "Spear at k = 5", F(64, 1287), lambda: truths.lives(5, ["dragon_spear"])),
    ("L04", "the sword names the Dragon", F(64, 1287), lambda: truths.lives(5, ["vorpal_sword"], "dragon")),
    ("L04", "the sword names the Golem", F(167, 1287), lambda: truths.lives(5, ["vorpal_sword"], "golem")),
    ("L04", "the best name", "golem", lambda: truths.best_name(5)),
    ("L04", "worst damage of the full kit naming the Demon", 10, lambda: max(Dungeon.of("warrior", FULL_KIT, 13, named="demon").damage())),
    ("L04", "the full kit lives through every dungeon", [1] * 14, lambda: [Dungeon.of("warrior", FULL_KIT, k, named="demon").lives() for k in range(14)]),
    ("L05", "strong before", F(2, 12), truths.strong_before),
    ("L05", "strong after", F(1, 21), truths.strong_after),
    ("L05", "125 of 220 dungeons", [125, 220], _deadly_of_three),
    ("L05", "three cards before any act", F(25, 44), lambda: truths.deadly_after(3, 0)),
    ("L05", "three cards after three acts", F(83, 229), lambda: truths.deadly_after(3, 3)),
    ("L05", "the same as a decimal", 0.362, lambda: truths.deadly_after(3, 3), 3),
    ("L05", "a bluffer's act means the opposite", True, lambda: truths.strong_after(F(1, 4), 1) > truths.strong_before()),
    ("L05", "posterior mean", F(68, 21), truths.strength_after),
    ("L05", "a Dragon known to lie elsewhere", F(1, 41), lambda: truths.strong_after(elsewhere=["lich", "dragon"])),
    ("L05", "natural frequencies", [40, 40, 8, 2], truths.stories),
    ("L06", "best blind k", 2, truths.best_blind),
    ("L06", "worth of two cards", F(61, 39), lambda: truths.blind(2)),
    ("L06", "worth of three cards", 1.101, lambda: truths.blind(3), 3),
    ("L06", "card by card", F(2447, 1430), truths.stop_value),
    ("L06", "positions", 77, lambda: stopping.Best().positions),
    ("L06", "a policy of one line beats 1.60", True, lambda: truths.policy_value(lambda seen: sum(seen) < 6) > F(8, 5)),
    ("L06", "three or more", F(105, 286), lambda: truths.stop_value(goal=3)),
    ("L07", "honest play against z = 1", F(-1, 2), lambda: truths.bluff_gain(1, 0, 1)),
    ("L07", "the formula", True, lambda: all(truths.bluff_gain(x, y, z) == (x - y) * (2 - 3 * z) / 2 for x in _grid() for y in _grid() for z in _grid())),
    ("L07", "x = y is safe, nothing else is", True, lambda: all((truths.bluff_loss((x, y)) == 0) == (x == y) for x in _grid() for y in _grid())),
    ("L07", "z = 2/3 is safe", 0, lambda: bluff.exploitability_of_b(F(2, 3))),
    ("L07", "P(weak | stay)", F(2, 3), lambda: truths.weak_if_stays(F(1, 2), F(1, 4))),
    ("L08", "what +1 is worth", [F(5, 12), F(7, 12), F(13, 18), F(5, 6)], lambda: [truths.beats(more) for more in range(4)]),
    ("L08", "in 36ths", [15, 21, 26, 30], lambda: [36 * truths.beats(more) for more in range(4)]),
    ("L08", "a tie", F(1, 6), truths.ties),
    ("L08", "an eight-sided die against a six-sided one", F(sum(a > b for a in range(1, 9) for b in range(1, 7)), 48), lambda: load_bank("L08").question("x1").truth),
    ("L08", "wounds of both paths", [F(4, 3)] * 2, lambda: [truths.path_wounds(2, 5), truths.path_wounds(4, 3)]),
    ("L08", "one life: short, long", [F(1, 9), F(16, 81)], lambda: _paths(1)),
    ("L08", "two lives: short, long", [F(5, 9), F(16, 27)], lambda: _paths(2)),
    ("L08", "three lives: short, long", [1, F(8, 9)], lambda: _paths(3)),
    ("L09", "rings at s = 2", [0.1175, 0.2760, 0.2819, 0.1893], lambda: [truths.ring_p(ring, 2) for ring in range(1, 5)], 4),
    ("L09", "the commonest ring at s = 2", 3, lambda: truths.commonest_ring(2)),
    ("L09", "within one s", 0.39347, lambda: truths.within(2, 2), 5),
    ("L09", "within r", [1 - exp(-(r**2) / 8) for r in range(6)], lambda: [truths.within(r, 2) for r in range(6)], 9),
    ("L09", "s from distances", sqrt((1 + 4 + 9) / 6), lambda: truths.fitted_spread([1, 2, 3]), 9),
    ("L09", "the uniform throw: the centre by area", F(1, 36), lambda: load_bank("L09").question("p4").truth),
    ("L09", "the best aim moves with s", True, lambda: _pitted(0.2) != _pitted(1.5)),
    # The plan leaves the numbers of L10 open until the target is fixed: 6 points in the centre to 1 at the rim.
    ("L10", "two ring laws together", [F(1, 4), F(1, 2), F(1, 4)], lambda: load_bank("L10").question("q1").truth),
    ("L10", "safe throws against 9 HP", 0.996, lambda: truths.party(HEROES, 9), 3),
    ("L10", "safe throws against 15 HP", 0.386, lambda: truths.party(HEROES, 15), 3),
    ("L10", "the steadiest closes the eyes against 15 HP", 0.758, lambda: truths.party(HEROES, 15, 0), 3),
    ("L10", "who closes the eyes against 9 and 15 HP", [None, 0], lambda: [target.best_plan(HEROES, health) for health in (9, 15)]),
    ("L11", "switch with a keeper who knows", F(2, 3), lambda: evidence.chest_wins("knows", "switch")),
    ("L11", "switch with a blind keeper, given an empty chest", F(1, 2), lambda: evidence.chest_wins("blind", "switch")),
    ("L11", "easy: 81 of 87 and 234 of 270, in per cent", [93.1, 86.7], lambda: [100 * _school(s).second("easy", "home") for s in SCHOOLS], 1),
    ("L11", "hard: 192 of 263 and 55 of 80, in per cent", [73.0, 68.8], lambda: [100 * _school(s).second("hard", "home") for s in SCHOOLS], 1),
    ("L11", "in all, in per cent", [78.0, 82.6], lambda: [100 * (_school(s).share("home") or 0) for s in SCHOOLS], 1),
    ("L12", "11 or more, in per cent", 2.85, lambda: 100 * evidence.from_line(36, 11), 2),
    ("L12", "12 or more, in per cent", 1.11, lambda: 100 * evidence.from_line(36, 12), 2),
    ("L12", "10 or more, in per cent", 6.5, lambda: 100 * evidence.from_line(36, 10), 1),
    ("L12", "2 or fewer, in per cent", 4.7, lambda: 100 * evidence.up_to_line(36, 2), 1),
    ("L12", "1 or fewer, in per cent", 1.2, lambda: 100 * evidence.up_to_line(36, 1), 1),
    ("L12", "power of the line 11 against 1/3 and 1/4, in per cent", [69.7, 27.5], lambda: [100 * evidence.from_line(36, 11, F(1, n)) for n in (3, 4)], 1),
    ("L12", "the lines for 36 and 60 throws at 5 %", [11, 16], lambda: [evidence.line_for(n, "0.05") for n in (36, 60)]),
    ("L12", "an accused die from the bag is fair, in per cent", 43.7, lambda: 100 * evidence.fair_if_accused(36, 11, F(1, 3), F(1, 20)), 1),
    ("L13", "means of 1 and 4 dice within 1/2", [F(1, 3), F(169, 324)], lambda: [samples.mean_close(n) for n in (1, 4)]),
    ("L13", "means of 16 and 64 dice within 1/2", [0.785, 0.983], lambda: [samples.mean_close(n) for n in (16, 64)], 3),
    ("L13", "the sum's own distance grows", True, lambda: all(samples.total_spread(4 * n) == 2 * samples.total_spread(n) for n in (1, 4, 16))),
    ("L13", "four times the dice halve the spread of a mean", True, lambda: all(2 * samples.mean_spread(4 * n) == samples.mean_spread(n) for n in (1, 4, 16))),
    ("L13", "16 at once, or the best of 4 x 4", [0.137, 0.805], lambda: [samples.mean_at_least(16, 4), 1 - (1 - samples.mean_at_least(4, 4)) ** 4], 3),
    ("L14", "the textbook's coverage at n = 20", [0.959, 0.876, 0.456], lambda: [samples.interval_holds(20, p, "textbook") for p in ("0.5", "0.9", "0.97")], 3),
    ("L14", "Wilson's coverage at n = 20", [0.959, 0.957, 0.979], lambda: [samples.interval_holds(20, p) for p in ("0.5", "0.9", "0.97")], 3),
    ("L14", "no miss at all in 20 throws", 0.544, lambda: samples.all_hit(20, F(97, 100)), 3),
    ("L14", "18 of 20 and 80 of 100", [0.699, 0.972, 0.711, 0.867], lambda: [end(*of) for of in ((18, 20), (80, 100)) for end in (samples.interval_low, samples.interval_high)], 3),
    ("L15", "wins that leave an even match out", [60, 220], lambda: [samples.clear_wins(100), samples.clear_wins(400)]),
    ("checks", "false failures of 600 at 1.96 errors", 30, lambda: _false_alarms(1.96), 0),
    ("checks", "false failures of 600 at 3 errors", 1.6, lambda: _false_alarms(3), 1),
    ("checks", "false failures of 600 at 4 errors", 0.04, lambda: _false_alarms(4), 2),
    ("checks", "100 dungeons of five without a survivor", 0.63, lambda: (1 - truths.lives(5)) ** 100, 2),
)  # fmt: skip


@pytest.mark.parametrize("key", KEYS, ids=lambda key: f"{key.lesson}: {key.promise}")
def test_the_package_gives_the_promised_number(key: Key) -> None:
    assert _rounded(key.given(), key.decimals) == _rounded(key.promised, key.decimals)


def _rounded(value: Any, decimals: int | None) -> Any:
    if decimals is None:
        return value
    if isinstance(value, list):
        return [_rounded(each, decimals) for each in value]
    return round(float(value), decimals) + 0.0


@pytest.mark.slow
def test_l6_the_best_policy_played() -> None:
    best = stopping.Best()
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
