"""Whole numbers are asked for in one way."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.engine.checks import whole


@pytest.mark.parametrize(("least", "most"), [(None, None), (0, None), (None, 5), (2, 3)])
def test_a_whole_number_within_the_bounds_is_given_back(least: int | None, most: int | None) -> None:
    assert whole(3, "players", least, most) == 3


@pytest.mark.parametrize("value", [True, False, 2.0, "2", None, [2], float("nan")])
def test_what_is_no_whole_number_is_refused(value: Any) -> None:
    with pytest.raises(ValueError, match="players must be a whole number, not "):
        whole(value, "players")


@pytest.mark.parametrize(
    ("value", "least", "most", "reason"),
    [
        (1, 2, 4, "n must be a whole number from 2 to 4, not 1"),
        (5, 2, 4, "n must be a whole number from 2 to 4, not 5"),
        (-1, 0, None, "n must be a whole number, 0 or more, not -1"),
        (6, None, 5, "n must be a whole number, at most 5, not 6"),
    ],
)
def test_a_number_out_of_bounds_is_refused(
    value: int, least: int | None, most: int | None, reason: str
) -> None:
    with pytest.raises(ValueError, match=f"^{reason}$"):
        whole(value, "n", least, most)


def test_a_huge_value_is_not_repeated_in_full() -> None:
    with pytest.raises(ValueError, match="must be") as caught:
        whole("x" * 10_000, "n")
    assert len(str(caught.value)) < 120
    with pytest.raises(ValueError, match="n must be a whole number, at most 5, not a very large number"):
        whole(10**5000, "n", most=5)
