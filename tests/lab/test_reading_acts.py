"""What acts tell of a hidden card, held against a plain count: every deal, one card per act, weighed by the habit."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from dungeon_widgets.lab.experiments.bayes import Stories
from dungeon_widgets.widgets.lab.bayes import BayesTable

CARDS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 9]  # one Golem (5) lies elsewhere
ACTS = ["Bram", "Chloé", "Dov", "-Bram"]
ADDS = [True, True, True, False]
F = Fraction


def plain_count(act: int, seen: int) -> Fraction:
    """How likely the card of an act is strong after the first `seen` acts: by going through all deals."""
    total = hit = F(0)
    for deal in permutations(CARDS, max(act + 1, seen)):
        weight = F(1)
        for card, adds in zip(deal[:seen], ADDS, strict=False):
            added = F(1, 4) if card >= 6 else F(1)
            weight *= added if adds else 1 - added
        total += weight
        hit += weight if deal[act] >= 6 else 0
    return hit / total


@pytest.mark.parametrize(("act", "p"), [(0, F(1, 13)), (1, F(19, 229)), (2, F(649, 7213))])
def test_a_later_card_is_read_with_all_acts_so_far(act: int, p: Fraction) -> None:
    assert Stories(ACTS).posterior(act) == p == plain_count(act, act + 1)


def test_an_earlier_card_is_read_anew_when_more_is_seen() -> None:
    assert Stories(ACTS).posterior(0, 3) == plain_count(0, 3) != F(1, 13)


def test_before_an_act_the_acts_before_it_count() -> None:
    assert Stories(ACTS).posterior(1, 1) == plain_count(1, 1)
    assert Stories(ACTS).posterior(3, 3) == plain_count(3, 3)


def test_the_first_card_alone_is_the_share_of_its_stories() -> None:
    counts = Stories(ACTS).counts(0)
    assert (counts.all, counts.left, counts.struck, counts.strong) == (48, 39, 9, 3)
    assert F(counts.strong, counts.left) == Stories(ACTS).posterior(0)


def test_the_table_says_the_same_number_in_all_its_places() -> None:
    table = BayesTable(ACTS)
    table._receive({"type": "show", "act": 2})
    assert table.state["answer"] == "649/7213"
    assert table.state["head"]["sentence"] == "With all actions so far: 649/7213."
    assert "3 of 39" not in str(table.state)
    table.lang = "fr"
    assert table.state["head"]["sentence"] == "Avec tous les gestes jusqu'ici\u202f: 649/7213."
