"""The moments of a throw that the page shows."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from dungeon_widgets.games.fighter.rules.throw.flight import Frame, _off_the_box
from dungeon_widgets.games.fighter.rules.throw.geometry import BOX_HALF, BOX_HEIGHT, GRAVITY, PHYSICS
from dungeon_widgets.games.fighter.rules.throw.launch import Launch, throw

AIR = {"table", "board", "hole", "bone", "box", "edge", "off"}
GROUND = {"step", "rail", "over", "in", "out", "rest"}


def path_of(launch: Launch, seed: int) -> list[Frame]:
    path: list[Frame] = []
    landing = throw(launch, seed, path=path)
    assert landing == throw(launch, seed), "showing must not change the throw"
    return path


@pytest.mark.parametrize("seed", range(40))
def test_a_path_goes_from_the_hand_to_the_resting_place(seed: int) -> None:
    # ours: what the page shows is the throw that counts
    launch = Launch((0, -760, 260), (60, 1400, 280), 0.2)
    landing = throw(launch, seed)
    path = path_of(launch, seed)
    assert path[0] == (0.0, 0.0, -760.0, 260.0, "hand")
    assert path[-1][1:3] == (landing.x, landing.y)
    assert path[-1][4] in ("rest", "off")
    assert all(a[0] <= b[0] for a, b in pairwise(path))
    assert {frame[4] for frame in path[1:]} <= AIR | GROUND
    assert len(path) <= 30
    assert 0.3 < path[-1][0] < 5


def test_a_first_parabola_has_the_launchs_velocity() -> None:
    path = path_of(Launch((0, -760, 260), (0, 1400, 280)), 1)
    (t0, _, y0, z0, _), (t1, _, y1, z1, kind) = path[:2]
    dt = t1 - t0
    assert kind == "table"
    assert (y1 - y0) / dt == pytest.approx(1400)
    assert (z1 - z0) / dt + GRAVITY * dt / 2 == pytest.approx(280)


def test_the_box_shows_where_it_was_hit() -> None:
    path = path_of(Launch((0, -760, 260), (-900, 1250, 100), box=((-300, -330), (1, 0))), 17)
    hit = next(frame for frame in path if frame[4] == "box")
    assert hit[1] == pytest.approx(-300)
    assert 0 <= hit[3] <= 110


def test_the_edge_of_the_table_shows() -> None:
    path = path_of(Launch((0, -710, -50), (0, 1600, 1100)), 12)
    assert [frame[4] for frame in path] == ["hand", "edge"]
    assert path[1][2] == pytest.approx(-650)


def test_the_edge_shows_where_the_flight_meets_it() -> None:
    # ours: a path shows the throw, also one from the side
    path = path_of(Launch((-40, -710, -50), (150, 1600, 1100)), 12)
    assert [frame[4] for frame in path] == ["hand", "edge"]
    t, x, y, *_ = path[1]
    assert (x, y) == pytest.approx((-40 + 150 * t, -710 + 1600 * t))
    assert x * x + y * y == pytest.approx(650**2)


def test_a_die_that_never_reaches_the_table_top_ends_at_the_edge_too() -> None:
    assert [frame[4] for frame in path_of(Launch((0, -710, -50), (0, 700, 700)), 12)] == ["hand", "edge"]


def test_bones_turn_back_and_holes_swallow() -> None:
    # ours: what the page shows is the throw that counts
    launch = Launch((0, -760, 260), (0, 1400, 280))
    kinds = {frame[4] for seed in range(400) for frame in path_of(launch, seed)}
    assert {"rail", "in", "step", "hole", "bone"} <= kinds


def test_a_box_turns_a_die_back_at_its_face_and_nowhere_else() -> None:
    # ours: what is across the face is turned round and weakened, what is along it stays
    rng, face = Random(9), (0.6, -0.8)
    along = (0.8, 0.6)
    hits = 0
    for _ in range(300):
        reach, height = rng.uniform(-1.3, 1.3) * BOX_HALF, rng.uniform(-0.3, 1.3) * BOX_HEIGHT
        time, across, beside, up = (
            rng.uniform(0.05, 0.3),
            rng.uniform(200, 900),
            rng.uniform(-300, 300),
            rng.uniform(-200, 200),
        )
        met = tuple(q + reach * a for q, a in zip((-260.0, -300.0), along, strict=True))
        vx, vy = (-across * f + beside * a for f, a in zip(face, along, strict=True))
        start = (met[0] - vx * time, met[1] - vy * time, height - up * time + GRAVITY * time * time / 2)
        landing = (start[0] + vx * 2 * time, start[1] + vy * 2 * time)
        found = _off_the_box(((-260.0, -300.0), face), start, (vx, vy, up), landing, 2 * time)
        assert (found is not None) == (abs(reach) <= BOX_HALF and 0 <= height <= BOX_HEIGHT)
        if found is None:
            continue
        hits += 1
        assert found[:4] == pytest.approx((time, *met, height))
        back = [found[4] * a + found[5] * b for a, b in (face, along)]
        assert back == pytest.approx([PHYSICS["box_e"] * across, beside])
        # From behind, or before it is reached, the box is not there.
        assert (
            _off_the_box(((-260.0, -300.0), face), (*landing, 0.0), (-vx, -vy, up), start[:2], 2 * time)
            is None
        )
        assert _off_the_box(((-260.0, -300.0), face), start, (vx, vy, up), start[:2], time) is None
    assert hits > 80
