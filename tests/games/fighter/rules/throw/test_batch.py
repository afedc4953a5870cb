"""The batch agrees with the plain loop to the last bit, and is worth having."""

from __future__ import annotations

import time
from math import cos, pi, sin
from typing import Any

import numpy as np
import pytest

from dungeon_widgets.games.fighter.rules.throw import flight, geometry, luck
from dungeon_widgets.games.fighter.rules.throw.batch import throw_many, throws_by_hand
from dungeon_widgets.games.fighter.rules.throw.batch.flight import InAir, _edge
from dungeon_widgets.games.fighter.rules.throw.batch.points import h32, normal, section, uniform, zone
from dungeon_widgets.games.fighter.rules.throw.hand import release, spread_of, throw_by_hand
from dungeon_widgets.games.fighter.rules.throw.launch import Launch, throw
from dungeon_widgets.games.fighter.rules.throw.manner import combine
from dungeon_widgets.games.fighter.rules.throw.plans import planned_launch

OPTIONS: list[dict[str, Any]] = [
    {},
    {"drag": 0.5},
    {"tumble": 1.1, "restitution": 0.85},
    {"box": ((-300.0, -330.0), (1.0, 0.0))},
    {"box": ((0.0, 400.0), (0.0, -1.0)), "drag": 0.2},
    {"box": ((-260.0, -300.0), (0.6, -0.8))},
]


def launches(n: int, seed: int) -> tuple[list[Any], list[Any], Any, Any]:
    rng = np.random.default_rng(seed)
    hand = [rng.uniform(-60, 60, n), rng.uniform(-900, -480, n), rng.uniform(-60, 420, n)]
    velocity = [rng.uniform(-900, 500, n), rng.uniform(0, 2600, n), rng.uniform(-1200, 2400, n)]
    velocity[0][::7] = 0.0
    velocity[1][::11] = 0.0
    return hand, velocity, rng.uniform(-1, 1, n), rng.integers(0, 2**32, n, dtype=np.uint32)


@pytest.mark.parametrize("options", OPTIONS, ids=[" ".join(o) or "plain" for o in OPTIONS])
def test_every_bit_agrees(options: dict[str, Any]) -> None:
    # ours: odds are counted with the throws that are made
    hand, velocity, spin, seeds = launches(1500, 5)
    many = throw_many(hand, velocity, spin, seeds, **options)
    bounces = 2
    judged = many.verdict(bounces=bounces, box_due="box" in options)
    for i in range(len(seeds)):
        launch = Launch(
            tuple(a[i].item() for a in hand), tuple(a[i].item() for a in velocity), spin[i].item(), **options
        )  # type: ignore[arg-type]
        one = throw(launch, int(seeds[i]), bounces=bounces)
        assert (one.x, one.y) == (many.x[i], many.y[i])
        got = (many.section[i], judged[i], many.contacts[i], many.touched[i], many.face[i], many.box_hit[i])
        assert (one.section, one.verdict, one.contacts, one.touched, one.face, one.box_hit) == got


def test_chunks_do_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = throw_many(*launches(1000, 6))
    monkeypatch.setattr("dungeon_widgets.games.fighter.rules.throw.batch.throws.CHUNK", 300)
    parts = throw_many(*launches(1000, 6))
    assert (whole.x == parts.x).all()
    assert (whole.section == parts.section).all()


@pytest.mark.parametrize(
    "throws", [(), ("spin",), ("jump", "pirouette"), ("bank",), ("blow",), ("ricochet", "under_leg")]
)
@pytest.mark.parametrize("skill", ["average", "human"])
def test_a_hand_throws_alike(throws: tuple[str, ...], skill: str) -> None:
    # ours: odds are counted with the throws that are made
    manner = combine(throws)
    launch = planned_launch(manner, skill)._replace(stance=3 if "bank" not in throws else 0)
    spread = spread_of(skill, manner)
    seeds = h32(np.arange(400, dtype=np.uint32))
    landings, verdicts = throws_by_hand(launch, manner, spread, seeds)
    for i, seed in enumerate(seeds):
        one, _ = throw_by_hand(launch, manner, spread, int(seed))
        assert (one.x, one.y, one.verdict) == (landings.x[i], landings.y[i], verdicts[i])


@pytest.mark.parametrize("stance", range(16))
def test_a_throw_from_another_place_is_the_throw_turned_round_the_table(stance: int) -> None:
    # ours: sixteen places, 22.5 degrees apart
    manner = combine(["spin"])
    launch = planned_launch(manner, "expert")._replace(aim=-70)
    spread = spread_of("expert", manner)
    front, there = (release(launch._replace(stance=place), manner, spread, 5) for place in (0, stance))
    angle = stance * pi / 8
    for one, other in ((front.hand, there.hand), (front.velocity, there.velocity)):
        assert other[0] == pytest.approx(cos(angle) * one[0] - sin(angle) * one[1], abs=0.01)
        assert other[1] == pytest.approx(sin(angle) * one[0] + cos(angle) * one[1], abs=0.01)
        assert other[2] == one[2]
    assert (front.spin, front.in_time) == (there.spin, there.in_time)
    assert front.velocity[0] != 0


def test_the_edge_of_the_table_agrees() -> None:
    # ours: odds are counted with the throws that are made, also with those from under the table and from the side
    n, rng = 6000, np.random.default_rng(8)
    x, y, z = rng.uniform(-500, 500, n), rng.uniform(-900, -560, n), rng.uniform(-90, 40, n)
    vx, vy, vz = rng.uniform(-900, 900, n), rng.uniform(0, 2600, n), rng.uniform(-100, 2400, n)
    t = rng.uniform(0, 0.5, n)
    dice = InAir([x, y, z], [vx, vy, vz], np.zeros(n), np.arange(n, dtype=np.uint32))
    plain = [flight._edge(*numbers) for numbers in zip(x, y, z, vx, vy, vz, t, strict=True)]
    met = [crossing is not None for crossing in plain]
    assert 300 < sum(met) < n - 300
    assert list(_edge(dice, t)) == met


def test_luck_and_target_agree() -> None:
    # ours: odds are counted with the throws that are made
    seeds = np.arange(0, 2**32, 2**23 + 1, dtype=np.uint32)
    assert [int(v) for v in h32(seeds)] == [luck.h32(int(seed)) for seed in seeds]
    assert list(uniform(seeds, 902)) == [luck.uniform(int(seed), 902) for seed in seeds]
    assert list(normal(seeds, 131)) == [luck.normal(int(seed), 131) for seed in seeds]
    x, y = (grid.ravel() for grid in np.meshgrid(np.linspace(-240, 240, 97), np.linspace(-240, 240, 97)))
    assert list(zone(x, y)) == [geometry.zone(a, b) for a, b in zip(x, y, strict=True)]
    assert list(section(x, y)) == [geometry.section(a, b) for a, b in zip(x, y, strict=True)]


def test_the_sixes_are_where_the_target_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    # ours: one target for the plain loop and the batch, also where it is not the same on both sides
    monkeypatch.setattr(geometry, "SIX_CENTRES", ((120.0, 40.0),))
    x, y = (grid.ravel() for grid in np.meshgrid(np.linspace(-240, 240, 97), np.linspace(-240, 240, 97)))
    plain = [geometry.section(a, b) for a, b in zip(x, y, strict=True)]
    assert plain.count(geometry.SIX) > 5
    assert list(section(x, y)) == plain


def test_a_batch_is_many_times_as_fast() -> None:
    n = 100_000
    manner = combine([])
    launch, spread = planned_launch(manner, "average"), spread_of("average", manner)
    seeds = h32(np.arange(n, dtype=np.uint32))
    throws_by_hand(launch, manner, spread, seeds[:1000])
    start = time.process_time()
    throws_by_hand(launch, manner, spread, seeds)
    batched = n / (time.process_time() - start)
    start = time.process_time()
    for seed in range(1500):
        throw_by_hand(launch, manner, spread, seed)
    plain = 1500 / (time.process_time() - start)
    assert batched >= 25 * plain or batched >= 250_000
