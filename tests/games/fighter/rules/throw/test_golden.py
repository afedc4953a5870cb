"""Resting places known to the last bit: the same launch and seed end there on every machine."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from dungeon_widgets.games.fighter.rules.throw.launch import Launch, throw
from dungeon_widgets.games.fighter.rules.throw.luck import h32, normal, uniform

PLAIN = {"hand": (0, -760, 260), "velocity": (0, 1400, 280)}

PLAIN_GOLDEN = [
    (1, -107.56890888547717, -101.04338270182328, 3, 2, 5),
    (2, -90.38192131759834, -66.79891702935811, -2, 1, 4),
    (3, -80.50958625139438, 34.88535560685034, 4, 1, 6),
    (4, -18.146426194873946, 153.53676521504437, 3, 1, 4),
    (5, -209.90097704302465, 124.81447356978035, -1, 1, 2),
    (6, -31.915448038547876, -46.94173396674763, 5, 1, 5),
]

BOX = ((-300, -330), (1, 0))
MORE_GOLDEN: list[tuple[str, dict[str, Any], int, tuple[Any, ...]]] = [
    (
        "blow",
        {"hand": (0, -650, 50), "velocity": (0, 1750, 430), "drag": 0.5},
        2,
        (-74.65710995087974, -145.74866544702732, 2, 2, True, 4),
    ),
    (
        "spin",
        {"hand": (0, -560, 20), "velocity": (0, 1700, 170), "spin": 0.3, "tumble": 1.1, "restitution": 0.85},
        2,
        (-78.70783720119631, -147.6765434356435, 2, 2, True, 4),
    ),
    (
        "flick",
        {"hand": (0, -660, 70), "velocity": (40, 1200, 240), "tumble": 1.1},
        9,
        (-124.3280407997677, -331.7293924774868, -1, 3, False, 1),
    ),
    (
        "side spin",
        {"hand": (0, -760, 260), "velocity": (100, 1300, 260), "spin": -1},
        10,
        (183.99551334107133, -128.9917664940158, -3, 2, True, 6),
    ),
    (
        "bank",
        {"hand": (0, -760, 260), "velocity": (-900, 1250, 100), "box": BOX},
        17,
        (-143.3968523669089, 68.01558786072081, 2, 3, True, 2),
    ),
    (
        "under the table",
        {"hand": (0, -710, -50), "velocity": (0, 900, 2200)},
        1,
        (-52.51424906249339, -178.27605515804103, 1, 2, True, 5),
    ),
    (
        "overshoot",
        {"hand": (0, -760, 260), "velocity": (0, 2400, 1900)},
        13,
        (-151.45240999480905, 939.2597195742659, -4, 1, False, 4),
    ),
]


def test_the_hash_is_lowbias32() -> None:
    # ours: the luck of a throw is the same on every machine
    assert h32(12345) == 2435775735


def test_numbers_lie_between_0_and_1_and_normals_have_the_right_spread() -> None:
    # ours: the luck of a throw is the same on every machine
    seeds = [h32(i) for i in range(20_000)]
    numbers = [uniform(seed, 7) for seed in seeds]
    assert 0 < min(numbers) < 0.001
    assert 0.999 < max(numbers) < 1
    bell = [normal(seed, 200) for seed in seeds]
    mean = sum(bell) / len(bell)
    assert abs(mean) < 3 / len(bell) ** 0.5
    assert abs(sum(x * x for x in bell) / len(bell) - 1) < 0.04
    assert max(map(abs, bell)) < 3.47


@pytest.mark.parametrize(("seed", "x", "y", "section", "contacts", "face"), PLAIN_GOLDEN)
def test_a_plain_throw_rests_exactly_there(
    seed: int, x: float, y: float, section: int, contacts: int, face: int
) -> None:
    # ours: the same throw ends at the same place on every machine
    landing = throw(Launch(**PLAIN, spin=0), seed=seed)
    assert (landing.x, landing.y) == (x, y)
    assert (landing.section, landing.contacts, landing.face) == (section, contacts, face)
    assert landing.touched
    assert landing.verdict == section


@pytest.mark.parametrize(
    ("launch", "seed", "expected"), [row[1:] for row in MORE_GOLDEN], ids=[row[0] for row in MORE_GOLDEN]
)
def test_a_special_throw_rests_exactly_there(
    launch: dict[str, Any], seed: int, expected: tuple[Any, ...]
) -> None:
    # ours: the same throw ends at the same place on every machine
    landing = throw(Launch(**launch), seed)
    assert (
        landing.x,
        landing.y,
        landing.section,
        landing.contacts,
        landing.touched,
        landing.face,
    ) == expected
    assert landing.box_hit == ("box" in launch)


def test_too_flat_from_under_the_table_hits_the_edge() -> None:
    assert throw(Launch((0, -710, -50), (0, 700, 700)), 12).section == -4


WORKED = [
    # FR Exemple de combat, first: under the leg
    ((0, -820, 140), (0, 1300, 780), 77, 3, 3, False),
    ((0, -820, 140), (0, 1300, 780), 9, -1, -1, True),
    ((0, -820, 140), (0, 1300, 780), 60, -2, -2, False),
    ((0, -820, 140), (0, 1300, 780), 2702, -1, -1, True),
    ((0, -820, 140), (0, 1500, 1800), 40, 4, -5, False),
    # second: jump, and jump with closed eyes
    ((0, -760, 420), (0, 1300, 520), 4, -1, -1, False),
    ((0, -760, 420), (0, 1200, 480), 16, 5, 5, True),
]


@pytest.mark.parametrize(("hand", "velocity", "seed", "section", "verdict", "symbol"), WORKED)
def test_the_throws_of_the_worked_combats_exist(
    hand: Any, velocity: Any, seed: int, section: int, verdict: int, symbol: bool
) -> None:
    landing = throw(Launch(hand, velocity), seed)
    assert (landing.section, landing.verdict, landing.face <= 3) == (section, verdict, symbol)
    if seed in (2702, 4):
        assert landing.touched


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"hand": (0, -760)}, "hand must be three numbers"),
        ({"hand": (0, float("nan"), 260)}, "hand must be a number"),
        ({"velocity": (0, float("inf"), 0)}, "velocity must be a number"),
        ({"velocity": "fast"}, "velocity must be three numbers"),
        ({"spin": 1.5}, "spin must be a number from -1 to 1"),
        ({"spin": True}, "spin must be a number"),
        ({"drag": -1}, "drag must be a number from 0"),
        ({"restitution": "high"}, "restitution must be a number"),
        ({"tumble": -1}, "tumble must be a number from 0"),
        ({"box": (1, 2)}, "box must be"),
        ({"box": ((float("nan"), 0), (1, 0))}, "box must be a number"),
        ({"box": ((0, float("nan")), (1, 0))}, "box must be a number"),
        ({"box": ((0, 0), (float("nan"), 1))}, "box must be a number"),
        ({"box": ((0, 0), (1, float("nan")))}, "box must be a number"),
        ({"box": ((0, 0), (1, 1))}, "direction of length 1"),
    ],
)
def test_a_launch_that_is_none_is_refused(change: dict[str, Any], message: str) -> None:
    # ours: whoever experiments is told which number is wrong
    with pytest.raises(ValueError, match=message):
        Launch(**{**PLAIN, **change})


@pytest.mark.parametrize("seed", [-1, 2**32, 1.0, True, "1"])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    # ours: whoever experiments is told which number is wrong
    with pytest.raises(ValueError, match="seed must be a whole number"):
        throw(Launch(**PLAIN), seed)
    assert throw(Launch(**PLAIN), 0) != throw(Launch(**PLAIN), 2**32 - 1)  # the least and the last


def test_launches_compare_by_their_numbers_and_have_one_line() -> None:
    # ours: a launch is its numbers
    assert Launch(**PLAIN) == Launch((0.0, -760.0, 260.0), (0.0, 1400.0, 280.0), 0.0)
    assert Launch(**PLAIN) != Launch(**PLAIN, spin=0.5)
    assert (
        repr(Launch(**PLAIN)) == "Launch(hand=(0.0, -760.0, 260.0), velocity=(0.0, 1400.0, 280.0), spin=0.0)"
    )


def test_a_throw_needs_no_numpy() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from dungeon_widgets.games.fighter.rules.throw.launch import Launch, throw\n"
        "print(throw(Launch((0, -760, 260), (0, 1400, 280)), 1).section)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "3"
