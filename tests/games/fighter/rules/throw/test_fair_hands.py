"""A flick and three stopped bars are equally hard for a like hand: before it has practised, and once it has.

How far a hand is off is assumed, for hands from steady to three times as unsteady (`hands.json`); the fits beside them
are those the page finds, which `js/tests/fighter-motion.test.ts` holds to the same list.
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from dungeon_widgets.games.fighter.odds.law import simulated_laws
from dungeon_widgets.games.fighter.rules.throw.hand import HUMAN, Spread
from dungeon_widgets.games.fighter.rules.throw.manner import combine
from dungeon_widgets.games.fighter.rules.throw.plans import planned_launch

HAND = json.loads(files("dungeon_widgets.games.fighter").joinpath("content/hand.json").read_text("utf-8"))
HANDS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("hands.json").read_text("utf-8"))
NO_FIT = {"aim": 1.0, "even": 1.0, "swing": 1.0}
THROWS = 20_000
NOISE = 0.012
"""Three standard errors of the difference of two chances."""
AIM_SWING = 350
"""How far the page's aim bar goes, in thousandths."""


def hits(spread: Spread) -> float:
    manner = combine([])
    *_, law = simulated_laws(planned_launch(manner, HUMAN), manner, spread, THROWS)
    return law.hit


def flicked(hand: dict[str, float], fit: dict[str, float]) -> float:
    return hits(Spread(hand["aim"] * fit["aim"], hand["strength"] * fit["even"], 0.0, 0.0))


def stopped(hand: dict[str, float], fit: dict[str, float]) -> float:
    """Bars of the plain throw, each stopped so many ms off."""
    manner = combine([])
    good = planned_launch(manner, HUMAN)
    widths = (2 * AIM_SWING, manner.speed[1] - manner.speed[0], manner.slope[1] - manner.slope[0])
    off = [
        2 * width / (period * fit["swing"]) * hand["ms"] / 1000
        for width, period in zip(widths, manner.periods, strict=True)
    ]
    return hits(Spread(off[0] / 1000, off[1] / good.speed, off[2] / 1000, 0.0))


def test_without_a_fit_the_bars_were_much_easier() -> None:
    hand = HAND["unpractised"]
    assert flicked(hand, NO_FIT) == pytest.approx(0.60, abs=0.02)
    assert stopped(hand, NO_FIT) == pytest.approx(0.84, abs=0.02)


@pytest.mark.parametrize("hand", [one["hand"] for one in HANDS], ids=lambda hand: f"{hand['ms']} ms")
def test_before_practice_both_ways_hit_equally_often(hand: dict[str, float]) -> None:
    assert flicked(hand, HAND["first"]) == pytest.approx(stopped(hand, HAND["first"]), abs=0.02 + NOISE)


@pytest.mark.parametrize("one", HANDS, ids=lambda one: f"{one['hand']['ms']} ms")
def test_after_practice_both_ways_hit_as_an_experts_hand_does(one: dict[str, Any]) -> None:
    by_hand, by_key = flicked(**one), stopped(**one)
    assert by_hand == pytest.approx(by_key, abs=0.02 + NOISE)
    assert min(by_hand, by_key) > 0.79
    assert max(by_hand, by_key) < 0.87
