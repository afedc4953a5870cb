"""The 26 throws and their combination."""

from __future__ import annotations

from itertools import combinations

import pytest

from dungeon_widgets.games.fighter.rules.content import load_content
from dungeon_widgets.games.fighter.rules.printed import Control
from dungeon_widgets.games.fighter.rules.throw.manner import Manner, _control, combine

THROWS = sorted(load_content().throws)


def test_no_throw_is_the_plain_throw() -> None:
    # ours: what a card does not say is as in the plain throw
    plain = combine([])
    assert plain.control == _control([]) == Control()
    assert plain.noise == (1, 1, 1)
    assert plain.hand == (0, -760, 260)
    assert (plain.slope, plain.speed, plain.aim) == ((-800, 800), (500, 2400), 1000)
    assert (plain.bounces, plain.box, plain.window, plain.extras, plain.possible) == (
        1,
        False,
        None,
        (),
        True,
    )


@pytest.mark.parametrize("throw", THROWS)
def test_a_requirement_that_stands_twice_counts_once(throw: str) -> None:
    # FR Exigences: the same requirement on two cards counts as one; ruling 19
    assert combine([throw, throw]) == combine([throw])


def test_noise_multiplies_up_to_a_cap() -> None:
    # ours: throws that are made together change what each of them changes
    assert combine(["jump", "elbow"]).noise == pytest.approx((1.65, 1.68, 1.68))
    assert combine(["blind", "nose"]).noise[0] == 2.5


def test_ranges_intersect_and_the_usual_range_does_not_restrict() -> None:
    # ours: throws that are made together change what each of them changes
    assert combine(["cardapult", "blind"]).slope == (600, 1800)
    assert combine(["elbow", "head"]).slope == (-600, 100)
    assert combine(["elbow", "head"]).speed == (500, 1700)
    assert combine(["far", "blind"]).speed == (500, 3000)


def test_ranges_with_nothing_in_common_leave_the_largest_lower_end() -> None:
    assert combine(["under_table", "elbow"]).slope == (1000, 1000)


def test_the_hand_stands_as_far_back_and_as_low_as_a_throw_asks() -> None:
    # ours: throws that are made together change what each of them changes
    assert combine(["blow", "elbow"]).hand == (0, -650, 50)  # nearer: the nearest; lower: the lowest
    assert combine(["far", "blow"]).hand == (0, -1210, 50)  # one goes back: the furthest
    assert combine(["jump", "nose"]).hand == (0, -700, 420)  # none is low: the highest
    assert combine(["spin", "cardapult"]).hand[2] == 20
    assert combine(["under_table", "spin"]).hand[2] == -50
    assert combine(["spin"]).hand == (0, -560, 20)


def test_a_hand_above_the_table_keeps_twelve_millimetres() -> None:
    assert combine(["blow", "spin"]).hand[2] == 20
    lows = [combine(pair).hand[2] for pair in combinations([t for t in THROWS if t != "under_table"], 2)]
    assert min(lows) >= 12


def test_bounces_box_and_physics_combine() -> None:
    # ours: throws that are made together change what each of them changes
    both = combine(["ricochet", "bank", "spin", "flick"])
    assert both.bounces == 2
    assert both.box
    assert both.tumble == pytest.approx(1.21)
    assert both.restitution == 0.85
    assert both.spin_sd == 0.4
    assert combine(["blow", "bank"]).drag == 0.5


@pytest.mark.parametrize(
    ("throws", "window", "half"),
    [
        (["pirouette"], 0.22, 110),
        (["jump"], 0.3, 150),
        (["jump", "pirouette"], 0.198, 99),
        (["jump", "bat", "hot_potato"], 0.1944, 97),
    ],
)
def test_every_gesture_more_makes_the_windows_shorter(throws: list[str], window: float, half: int) -> None:
    manner = combine(throws)
    assert manner.window == pytest.approx(window)
    assert manner.half_window == half


def test_the_extras_of_each_throw() -> None:
    extras = {throw: combine([throw]).extras for throw in THROWS}
    assert {throw: due for throw, due in extras.items() if due} == {
        "bank": ("box",),
        "bat": ("hit",),
        "blow": ("taps",),
        "cardapult": ("charge",),
        "flick": ("drag",),
        "hot_potato": ("catch", "held"),
        "jump": ("air",),
        "pirouette": ("turn",),
        "spin": ("turns",),
    }


def test_the_aim_under_the_leg_is_narrow() -> None:
    assert combine(["under_leg"]).aim == 250
    assert combine(["under_leg", "blind"]).aim == 250


def test_controls_combine() -> None:
    # ours: throws that are made together change what each of them changes
    both = combine(["crossed_wrists", "backwards"]).control
    assert both.rotate == 225
    assert combine(["elbow", "weak_hand"]).control.power == pytest.approx(0.7 * 1.3)
    assert combine(["blind", "wink"]).control.hide == ("aim_guide", "die", "power_bar", "target")
    assert combine(["nose", "pirouette"]).control.sway == 0.05
    assert combine(["nose", "pirouette"]).control.sway_hz == 0.9
    assert combine(["head", "eye_level", "far"]).control.camera == "table_level"
    assert combine([]).control.camera == "plain"
    assert combine(["weak_hand", "backwards"]).control.mirror
    alone, many = (
        Control(),
        combine(["borrowed_hand", "blind", "wink", "sticky_wrist", "under_leg", "pious"]).control,
    )
    assert (many.lag, many.preview, many.parallax, many.pivot) == (250, 1500, 0.04, 70)
    assert (alone.lag, alone.preview, alone.parallax, alone.pivot) == (0, 0, 0.0, 0)
    assert (many.aim_limit, many.two_pointers) == (0.25, True)


def test_the_lowest_eye_wins_then_the_highest_then_the_furthest() -> None:
    # ours: where a player looks from when two throws move the eye
    order = ["under_table", "eye_level", "head", "far", "backwards"]
    cameras = ["below", "table_level", "top", "far", "over_shoulder"]
    assert [combine([throw]).control.camera for throw in order] == cameras
    for i, camera in enumerate(cameras):
        assert combine(order[i:]).control.camera == camera


def test_conflicting_throws_cannot_come_off() -> None:
    # FR Situations impossibles
    content = load_content()
    for pair in map(tuple, content.conflicts):
        assert not combine(pair).possible
    for pair in map(tuple, content.impossible):
        assert combine(pair).possible  # they can be made; they just never hit


def test_of_two_ways_to_find_the_speed_one_is_due() -> None:
    assert combine(["blow", "cardapult"]).extras == ("taps",)


def test_a_meter_swings_faster_for_a_harder_throw() -> None:
    assert combine([]).periods == (2.4, 3.2, 3.2)
    harder: Manner = combine(["blind"])
    assert harder.periods == pytest.approx((2.4 / 1.8, 3.2 / 1.5, 3.2 / 1.2))
