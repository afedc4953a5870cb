"""Numbers read alike in the kernel's sentences and on the page: the same cases are in js/tests/numbers.test.ts."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.rounding import rounded
from dungeon_widgets.lab.text import decimal, percent
from dungeon_widgets.widgets.table.worth import amount_said, estimate_said


def plain(text: str) -> str:
    return text.replace("\u202f", " ")


@pytest.mark.parametrize(
    ("value", "digits", "said"),
    [
        (31.25, 1, "31.3"),
        (31.35, 1, "31.4"),
        (0.285, 2, "0.29"),
        (2.5, 0, "3"),
        (1234.25, 1, "1234.3"),
        (-2.5, 0, "-3"),
    ],
)
def test_halves_go_up(value: float, digits: int, said: str) -> None:
    assert rounded(value, digits) == said


def test_sentences_round_like_the_page() -> None:
    assert plain(percent(0.3125, "en")) == "31.3 %"
    assert decimal(0.285, "en", 2) == "0.29"
    assert plain(decimal(-1234.25, "fr", 1)) == "−1 234,3"


def test_what_no_game_showed_is_a_bound_not_nought_with_an_error() -> None:
    assert plain(estimate_said(0.0, "chance", "en", 0.004)) == "1.2 % or less"
    assert plain(estimate_said(1.0, "chance", "en", 0.004)) == "98.8 % or more"
    assert plain(estimate_said(0.0003, "chance", "fr", 0.005)) == "1,5 % ou moins"
    assert plain(amount_said(0.0, "chance", "en", 0.004)) == "1.2 % or less"


def test_anything_else_has_its_error_and_what_is_counted_has_none() -> None:
    assert plain(estimate_said(0.3125, "chance", "en", 0.003)) == "31.3 % ± 0.3"
    assert plain(estimate_said(0.0, "chance", "en", None)) == "0 %"
    assert plain(estimate_said(0.0, "points", "en", 0.2)) == "0 points ± 0.2"
