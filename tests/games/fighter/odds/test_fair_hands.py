"""A flick and three stopped bars are equally hard for a hand that has not practised: the page's fit sees to it."""

from __future__ import annotations

import json
from importlib.resources import files

from dungeon_widgets.games.fighter.odds.law import simulated_laws
from dungeon_widgets.games.fighter.rules.throw.hand import HUMAN, Spread
from dungeon_widgets.games.fighter.rules.throw.manner import combine
from dungeon_widgets.games.fighter.rules.throw.plans import planned_launch

HAND = json.loads(files("dungeon_widgets.games.fighter").joinpath("content/hand.json").read_text("utf-8"))
AIM_SWING = 350
"""How far the page's aim bar goes, in thousandths."""


def hits(spread: Spread) -> float:
    manner = combine([])
    *_, law = simulated_laws(planned_launch(manner, HUMAN), manner, spread, 20_000)
    return law.hit


def flicked(aim: float, even: float) -> float:
    off = HAND["unpractised"]
    return hits(Spread(off["aim"] * aim, off["strength"] * even, 0.0, 0.0))


def stopped(swing: float) -> float:
    """Bars of the plain throw, each stopped as far off as an unpractised hand does: about within 50 ms."""
    manner = combine([])
    good = planned_launch(manner, HUMAN)
    widths = (2 * AIM_SWING, manner.speed[1] - manner.speed[0], manner.slope[1] - manner.slope[0])
    seconds = HAND["unpractised"]["ms"] / 1000
    off = [
        2 * width / (period * swing) * seconds for width, period in zip(widths, manner.periods, strict=True)
    ]
    return hits(Spread(off[0] / 1000, off[1] / good.speed, off[2] / 1000, 0.0))


def test_with_the_first_fit_both_ways_hit_equally_often() -> None:
    first = HAND["first"]
    by_hand, by_key = flicked(first["aim"], first["even"]), stopped(first["swing"])
    assert abs(by_hand - by_key) < 0.03, (
        by_hand,
        by_key,
    )  # three standard errors of the difference are 0.012
    assert 0.75 < by_hand < 0.85


def test_without_a_fit_the_bars_were_much_easier() -> None:
    assert stopped(1.0) - flicked(1.0, 1.0) > 0.15
