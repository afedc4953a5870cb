"""Ratings and streaks: what one puzzle changes."""

from __future__ import annotations

from datetime import date

import pytest

from dungeon_widgets.lab.puzzles.rating import (
    RATED,
    START,
    Streak,
    expected,
    kept_up,
    level_for,
    rated,
    standing_on,
)

TODAY = date(2026, 11, 18)


def test_an_equal_puzzle_gives_or_takes_half_of_k() -> None:
    assert rated(1200, 2, right=True) == 1210
    assert rated(1200, 2, right=False) == 1190


def test_an_easy_puzzle_gives_little_and_takes_much() -> None:
    assert rated(1400, 1, right=True) - 1400 == pytest.approx(20 / 11)
    assert 1400 - rated(1400, 1, right=False) == pytest.approx(200 / 11)


def test_chances_of_both_sides_add_to_one() -> None:
    assert expected(1100, 2) + expected(1300, 2) == pytest.approx(1)


def test_who_solves_as_often_as_expected_stays_where_they_are() -> None:
    for level in RATED:
        chance = expected(START, level)
        mean = chance * rated(START, level, right=True) + (1 - chance) * rated(START, level, right=False)
        assert mean == pytest.approx(START)


def test_the_level_follows_the_rating() -> None:
    assert [level_for(rating) for rating in (0, 1099, 1101, 1299, 1301, 3000)] == [1, 1, 2, 2, 3, 3]


def test_a_streak_grows_by_days_not_by_puzzles() -> None:
    streak = kept_up(Streak(), TODAY)
    assert streak == Streak(1, TODAY)
    assert kept_up(streak, TODAY) == streak
    assert kept_up(streak, date(2026, 11, 19)) == Streak(2, date(2026, 11, 19))


def test_a_day_left_out_begins_again() -> None:
    assert kept_up(Streak(9, date(2026, 11, 16)), TODAY) == Streak(1, TODAY)
    assert standing_on(Streak(9, date(2026, 11, 16)), TODAY) == 0
    assert standing_on(Streak(9, date(2026, 11, 17)), TODAY) == 9


def test_a_clock_put_back_changes_nothing() -> None:
    streak = Streak(3, TODAY)
    assert kept_up(streak, date(2026, 11, 1)) == streak
