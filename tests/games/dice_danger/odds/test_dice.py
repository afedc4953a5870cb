"""Exact odds of the dice, held against a plain enumeration and against simulation: the answer keys of lessons 1 to 3."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, product
from math import sqrt
from random import Random
from typing import Any

import pytest

from dungeon_widgets.games.dice_danger import (
    chance_of,
    chance_table,
    coverage,
    coverage_chain,
    pair_total,
    pairings,
    rolls_to_kill,
    waiting,
    wounds_in_roll,
)

F = Fraction


def every_roll(dice: int) -> list[tuple[int, ...]]:
    return list(product(range(1, 7), repeat=dice))


def share(dice: int, event: Callable[[tuple[int, ...]], bool]) -> Fraction:
    """The share of all ordered rolls in an event: slow, and with no idea in it."""
    rolls = every_roll(dice)
    return F(sum(map(event, rolls)), len(rolls))


def sums(roll: tuple[int, ...]) -> set[int]:
    return {a + b for a, b in combinations(roll, 2)}


def simulated(n: int, seed: int, dice: int, event: Callable[[tuple[int, ...]], bool]) -> tuple[float, float]:
    rng = Random(seed)
    hits = sum(event(tuple(1 + int(6 * rng.random()) for _ in range(dice))) for _ in range(n))
    return hits / n, sqrt(max(1, hits) * max(1, n - hits) / n) / n


def mean_of(values: list[int]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


# -- lesson 1: first sums ------------------------------------------------------------------------


def test_the_total_of_two_dice() -> None:
    total = pair_total()
    assert total.p(9) == F(1, 9)
    assert (total.mean(), total.variance()) == (7, F(35, 6))
    assert [total.p(n) * 36 for n in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def test_the_share_of_sevens_lies_within_four_standard_errors() -> None:
    rng, n = Random(1), 36_000
    sevens = sum(1 + int(6 * rng.random()) + 1 + int(6 * rng.random()) == 7 for _ in range(n))
    assert abs(sevens / n - 1 / 6) < 4 * sqrt(5 / 36 / n)


def test_how_many_rolls_make_the_error_one_in_a_hundred() -> None:
    # one standard error of the share of sevens is 0.01 at n = p (1 - p) / 0.01 ** 2
    p = pair_total().p(7)
    assert p * (1 - p) / F(1, 100) ** 2 == F(12500, 9)


# -- lesson 2: four dice, six pairs ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("targets", "dice", "exact"),
    [
        ({7}, 4, F(139, 216)),
        ({7}, 5, F(115, 144)),
        ({5, 6, 7, 8}, 4, F(17, 18)),
        ({5, 6, 8, 9}, 4, F(307, 324)),
        ({4, 6, 8, 10}, 4, F(79, 81)),
        ({6, 7, 8}, 4, F(149, 162)),
        ({6, 7, 8}, 5, F(419, 432)),
        ({2, 4, 6, 8, 10, 12}, 4, F(1)),
    ],
)
def test_the_answer_key_is_exact_enumerated_and_simulated(
    targets: set[int], dice: int, exact: Fraction
) -> None:
    assert chance_of(targets, dice) == exact
    assert share(dice, lambda roll: bool(sums(roll) & targets)) == exact
    estimate, error = simulated(20_000, 3, dice, lambda roll: bool(sums(roll) & targets))
    assert abs(estimate - exact) < 4 * error


def test_any_double_and_an_exact_one() -> None:
    assert chance_of({"double"}) == F(13, 18) == share(4, lambda roll: len(set(roll)) < 4)
    assert chance_of({"double"}, 5) == share(5, lambda roll: len(set(roll)) < 5)
    for dice in (4, 5):
        for face in range(1, 7):
            exact = share(dice, lambda roll, face=face: roll.count(face) > 1)
            assert chance_of({("double", 2 * face)}, dice) == exact == chance_of({2}, dice)


def test_the_published_percentages() -> None:
    # rules, 2.5: available with four and with five dice
    four = {2: 13.2, 3: 23.3, 4: 35.6, 5: 44.8, 6: 56.1, 7: 64.4, "double": 72.2}
    five = {2: 19.6, 3: 32.8, 4: 49.1, 5: 59.4, 6: 72.4, 7: 79.9, "double": 90.7}
    for dice, table in ((4, four), (5, five)):
        for target, percent in table.items():
            assert round(100 * float(chance_of({target}, dice)), 1) == percent
            if isinstance(target, int):
                assert chance_of({14 - target}, dice) == chance_of({target}, dice)


def test_all_2047_sets_at_once() -> None:
    table = chance_table()
    assert len(table) == 2047
    rng = Random(4)
    for dice in (4, 5):
        table = chance_table(dice)
        for _ in range(60):
            targets = frozenset(n for n in range(2, 13) if rng.random() < 0.4) or frozenset({7})
            assert table[targets] == chance_of(targets, dice)


def test_the_best_four_sums_are_even() -> None:
    fours = {targets: p for targets, p in chance_table().items() if len(targets) == 4}
    assert max(fours, key=fours.__getitem__) == {4, 6, 8, 10}
    assert sorted(fours.values())[-2] < F(79, 81)


def test_two_of_four_dice_share_parity() -> None:
    assert all(any(n % 2 == 0 for n in sums(roll)) for roll in every_roll(4))


@pytest.mark.parametrize("targets", [set(), {1}, {13}, {"pair"}, {("double", 7)}, {True}, {7.0}])
def test_what_no_pair_can_make_is_refused(targets: set) -> None:
    with pytest.raises(ValueError, match="target"):
        chance_of(targets)
    with pytest.raises(ValueError, match=r"4 \(passive\) or 5"):
        chance_of({7}, dice=3)


# -- lesson 3: waiting -----------------------------------------------------------------------------


def test_waiting_times() -> None:
    assert waiting({2}) == F(144, 19)
    assert waiting({7}) == F(216, 139)


def test_the_wait_after_ten_failures_is_the_same() -> None:
    p = chance_of({2})
    # E[T - 10 | T > 10] summed over the geometric law, which forgets
    tail = sum((k * (1 - p) ** (k - 1) * p for k in range(1, 400)), F(0))
    assert abs(float(tail) - 144 / 19) < 1e-9
    rng, waits = Random(9), []
    while len(waits) < 1500:
        rolls = 0
        while True:
            rolls += 1
            if [1 + int(6 * rng.random()) for _ in range(4)].count(1) > 1:
                break
        if rolls > 10:
            waits.append(rolls - 10)
    mean, error = mean_of(waits)
    assert abs(mean - 144 / 19) < 4 * error


def test_both_2_and_12() -> None:
    assert coverage({2, 12}) == F(1503, 133)
    assert coverage({2}) == waiting({2})


def test_the_coverage_chain_has_rows_that_sum_to_one_and_gives_the_same_answer() -> None:
    states, rows = coverage_chain({2, 12})
    assert [sorted(state) for state in states] == [[], [2], [12], [2, 12]]
    assert all(sum(row) == 1 for row in rows)
    one = 1 / (1 - rows[1][1])
    both = (1 + rows[0][1] * one + rows[0][2] * one) / (1 - rows[0][0])  # first-step analysis
    assert both == F(1503, 133)


@pytest.mark.parametrize(("dice", "rounded"), [(4, 12.80), (5, 8.50)])
def test_all_eleven_sums(dice: int, rounded: float) -> None:
    exact = coverage(range(2, 13), dice)
    assert round(float(exact), 2) == rounded
    rng, waits = Random(dice), []
    for _ in range(2500):
        missing, rolls = set(range(2, 13)), 0
        while missing:
            rolls += 1
            missing -= sums(tuple(1 + int(6 * rng.random()) for _ in range(dice)))
        waits.append(rolls)
    mean, error = mean_of(waits)
    assert abs(mean - exact) < 4 * error


def test_coverage_agrees_with_a_subset_recursion() -> None:
    targets = (2, 3, 11)
    cases: dict[frozenset[int], int] = {}
    for roll in every_roll(4):
        made = frozenset(sums(roll) & set(targets))
        cases[made] = cases.get(made, 0) + 1

    def expected(missing: frozenset[int]) -> Fraction:
        if not missing:
            return F(0)
        stay = sum(n for made, n in cases.items() if not made & missing)
        onward = sum((n * expected(missing - made) for made, n in cases.items() if made & missing), F(0))
        return (1296 + onward) / (1296 - stay)

    assert coverage(targets) == expected(frozenset(targets))


# -- fighting --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("numbers", "dice"), [({8}, 4), ({3, 11}, 4), ({4, 9}, 5)])
def test_wounds_of_a_roll_against_enumeration(numbers: set[int], dice: int) -> None:
    law = wounds_in_roll(numbers, dice)
    for n in (0, 1, 2):
        exact = share(
            dice, lambda roll, n=n: max(sum(sum(p) in numbers for p in ps) for ps in pairings(roll)) == n
        )
        assert law.p(n) == exact


def test_available_twice_as_published() -> None:
    # rules, 2.5: available twice, four / five dice
    for total, four, five in (
        (2, 0.1, 0.3),
        (3, 0.5, 1.8),
        (4, 1.5, 5.5),
        (5, 2.8, 9.8),
        (6, 4.7, 16.8),
        (7, 6.9, 23.9),
    ):
        assert round(100 * float(wounds_in_roll({total}, 4).p(2)), 1) == four
        assert round(100 * float(wounds_in_roll({total}, 5).p(2)), 1) == five


@pytest.mark.parametrize(
    ("boxes", "numbers", "dice", "armoured"),
    [
        (4, {11}, (4,), False),
        (5, {5, 10}, (5, 4, 4), False),
        (4, {7, 9}, (4,), True),
        (3, {8}, (4, 5), False),
    ],
)
def test_rolls_to_kill_against_simulation(
    boxes: int, numbers: set[int], dice: tuple[int, ...], armoured: bool
) -> None:
    exact = rolls_to_kill(boxes, numbers, dice, armoured=armoured)
    rng, waits = Random(boxes), []
    for _ in range(1500):
        left, rolls = boxes, 0
        while left > 0:
            roll = [1 + int(6 * rng.random()) for _ in range(dice[rolls % len(dice)])]
            best = max(sum(sum(p) in numbers for p in ps) for ps in pairings(roll))
            left -= 0 if armoured and best == 1 else best
            rolls += 1
        waits.append(rolls)
    mean, error = mean_of(waits)
    assert abs(mean - exact) < 4 * error


def test_rolls_to_kill_by_hand() -> None:
    assert rolls_to_kill(0, {7}) == 0
    assert rolls_to_kill(1, {7}) == waiting({7})
    law = wounds_in_roll({8})
    one = 1 / (1 - law.p(0))
    assert rolls_to_kill(2, {8}) == (1 + law.p(1) * one) / (1 - law.p(0))
    assert rolls_to_kill(2, {8}, (4, 4)) == rolls_to_kill(2, {8}, 4)


def test_a_fight_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="boxes"):
        rolls_to_kill(-1, {7})
    with pytest.raises(ValueError, match="target"):
        rolls_to_kill(3, set())


@pytest.mark.parametrize(
    "targets", [{"double"}, {7, "double"}, {("double", 6)}, {1}, {13}, {7.0}, {True}, set()]
)
@pytest.mark.parametrize(
    "ask", [coverage, coverage_chain, wounds_in_roll, lambda numbers: rolls_to_kill(1, numbers)]
)
def test_what_asks_for_totals_refuses_anything_else(ask: Callable[[Any], Any], targets: set[Any]) -> None:
    with pytest.raises(ValueError, match="totals from 2 to 12"):
        ask(targets)


@pytest.mark.parametrize("dice", [(), 3, 6, (4, 6), True, (True,), "4"])
def test_a_roll_of_no_dice_is_refused(dice: Any) -> None:
    with pytest.raises(ValueError, match=r"dice must be 4 \(passive\), 5 \(active\)"):
        rolls_to_kill(1, {7}, dice)
