"""What the lab says: both languages hold the same sentences with the same blanks, and numbers read as numbers."""

from __future__ import annotations

from fractions import Fraction
from string import Formatter

import pytest

from dungeon_widgets.lab.text import about, decimal, percent, quotient, whole
from dungeon_widgets.lab.text.en import EN
from dungeon_widgets.lab.text.fr import FR


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_both_languages_say_the_same_things() -> None:
    assert EN.keys() == FR.keys()
    for key in EN:
        assert blanks(EN[key]) == blanks(FR[key]), key


@pytest.mark.parametrize(
    ("p", "words"),
    [
        (Fraction(58, 715), "about 1 in 12"),
        (Fraction(1, 4), "1 in 4"),
        (Fraction(139, 216), "about 9 in 14"),
        (Fraction(79, 81), "about 39 in 40"),
        (Fraction(17, 18), "17 in 18"),
        (Fraction(19, 20), "19 in 20"),
        (Fraction(35, 36), "35 in 36"),
        (Fraction(29, 100), "about 2 in 7"),
        (0, "never"),
        (1, "always"),
    ],
)
def test_natural_frequencies(p: Fraction, words: str) -> None:
    assert about(p, "en") == words


def test_an_almost_sure_thing_is_not_written_as_sure() -> None:
    assert percent(Fraction(1, 5000), "en") == "0.02\u202f%"
    assert percent(1 - Fraction(1, 5000), "en") == "99.98\u202f%"
    assert percent(1, "en") == "100\u202f%"
    assert about(Fraction(1943, 1944), "en") == "1\u202f943 in 1\u202f944"


def test_numbers_follow_the_language() -> None:
    assert decimal(0.6435, "fr", 4) == "0,6435"
    assert decimal(-0.0001, "en", 2) == "0"
    assert whole(-36000) == "−36\u202f000"
    assert quotient(Fraction(5)) == "5"
