"""The throwing range without a page."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.errors import IllegalAction
from dungeon_widgets.games.fighter.play.range import Range
from dungeon_widgets.games.fighter.rules.content import load_content


@pytest.mark.parametrize("throw", sorted(load_content().throws))
def test_every_special_throw_can_be_practised_alone(throw: str) -> None:
    # ours: the range throws by hand
    place = Range([throw], seed=3)
    landing = place.throw(place.example)
    assert place.thrown[0].throws == (throw,)
    assert place.points == [(landing.x, landing.y)]


def test_the_same_seed_and_launches_end_at_the_same_places() -> None:
    one, two = Range(seed=5), Range(seed=5)
    for place in (one, two):
        for _ in range(5):
            place.throw(place.example)
    assert one.points == two.points
    assert len(set(one.points)) == 5


def test_a_launch_that_is_not_due_is_refused_and_nothing_changes() -> None:
    place = Range(["jump"])
    plain = Range().example
    with pytest.raises(IllegalAction) as refused:
        place.throw(plain)
    assert refused.value.rule == "launch_extra_missing"
    with pytest.raises(IllegalAction):
        place.throw(("fly", 1))
    assert place.thrown == []


def test_the_spread_is_fitted_with_an_interval_that_narrows() -> None:
    place = Range(seed=1)
    for _ in range(2):
        place.throw(place.example)
    assert place.spread is None
    few = _spread_after(place, 8)
    many = _spread_after(place, 200)
    for (a, low, high), (b, narrow_low, narrow_high) in zip(few, many, strict=True):
        assert low < a < high
        assert narrow_low < b < narrow_high
        assert narrow_high - narrow_low < high - low
    # a perfect hand spreads about 93 mm across and 78 mm along.
    assert many[0][0] == pytest.approx(93, rel=0.2)


def _spread_after(place: Range, throws: int) -> list[tuple[float, float, float]]:
    while len(place.thrown) < throws:
        place.throw(place.example)
    assert place.spread is not None
    return [(part.value, part.low, part.high) for part in place.spread]


def test_hits_and_damage_count_every_throw() -> None:
    place = Range(seed=2)
    assert place.hits is None
    assert place.damage is None
    for _ in range(20):
        place.throw(place.example)
    verdicts = [one.landing.verdict for one in place.thrown]
    assert place.hits is not None
    assert place.hits.hits == sum(verdict > 0 for verdict in verdicts)
    assert place.damage == pytest.approx(sum(max(verdict, 0) for verdict in verdicts) / 20)


def test_an_unknown_throw_is_named() -> None:
    with pytest.raises(ValueError, match="unknown throw 'jmp'"):
        Range(["jmp"])
    with pytest.raises(ValueError, match="a list of names"):
        Range("jump")
