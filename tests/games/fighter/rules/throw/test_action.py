"""What the kernel accepts as a launch: every row of the table of special throws, accepted and refused."""

from __future__ import annotations

from math import hypot
from random import Random
from typing import Any

import pytest

from dungeon_widgets.games.fighter.rules.content import load_content
from dungeon_widgets.games.fighter.rules.throw.action import (
    BOX_FREE,
    LaunchAction,
    box_of,
    derived_speed,
    gestures_in_time,
    launch_refusal,
    read_launch,
    standing,
)
from dungeon_widgets.games.fighter.rules.throw.geometry import BOX_HALF, TABLE_RADIUS
from dungeon_widgets.games.fighter.rules.throw.manner import combine
from dungeon_widgets.games.fighter.rules.throw.plans import planned_launch

THROWS = sorted(load_content().throws)


def launch(*throws: str, **change: Any) -> tuple[Any, ...]:
    """The planned launch of a set with some numbers changed."""
    return planned_launch(combine(throws), "average")._replace(**change).action


def refusal(*throws: str, **change: Any) -> str | None:
    return launch_refusal(launch(*throws, **change), combine(throws))


@pytest.mark.parametrize("throw", ["", *THROWS])
@pytest.mark.parametrize("skill", ["novice", "average", "expert", "human", "perfect"])
def test_the_planned_launch_is_accepted(throw: str, skill: str) -> None:
    # ours: bots throw as people may
    manner = combine([throw] if throw else [])
    assert launch_refusal(planned_launch(manner, skill).action, manner) is None


@pytest.mark.parametrize("throw", THROWS)
def test_each_throw_has_its_ranges(throw: str) -> None:
    # ours: a launch has the ranges of its throw
    manner = combine([throw])
    assert refusal(throw, slope=manner.slope[1] + 1) == "launch_slope"
    assert refusal(throw, slope=manner.slope[0] - 1) == "launch_slope"
    assert refusal(throw, speed=manner.speed[1] + 1) == "launch_speed"
    assert refusal(throw, speed=manner.speed[0] - 1) == "launch_speed"
    assert refusal(throw, aim=manner.aim + 1) == "launch_aim"
    if "box" not in manner.extras:
        assert refusal(throw, aim=-manner.aim) is None


@pytest.mark.parametrize("throw", [t for t in THROWS if combine([t]).extras])
def test_each_extra_is_due_exactly_once(throw: str) -> None:
    # ours: a gesture sends what its throw asks for
    extras = planned_launch(combine([throw]), "average").extras
    assert refusal(throw, extras=extras[1:]) == "launch_extra_missing"
    assert refusal(throw, extras=tuple(sorted((*extras, ("sneeze", 1))))) == "launch_extra_not_due"
    assert refusal(throw, extras=(extras[0], *extras)) == "launch_extras_order"
    assert launch_refusal(launch(throw), combine([])) is not None


def test_an_extra_that_is_not_due_is_refused() -> None:
    assert refusal(extras=(("air", 0),)) == "launch_extra_not_due"
    assert refusal("blind", extras=(("drag", 0),)) == "launch_extra_not_due"


@pytest.mark.parametrize("value", [1.0, "5", None, float("nan"), True, [1], (1,)])
@pytest.mark.parametrize("field", ["stance", "aim", "speed", "slope", "spin"])
def test_only_whole_numbers_are_a_launch(field: str, value: Any) -> None:
    assert refusal(**{field: value}) == "launch_whole"


@pytest.mark.parametrize(
    "extras",
    [
        None,
        [("air", 0)],
        ("air", 0),
        (("air",),),
        (("air", 0.5),),
        (("air", float("nan")),),
        ((1, 2),),
        (("air", 0, 0),),
        (["air", 0],),
    ],
)
def test_extras_have_one_form(extras: Any) -> None:
    assert refusal("jump", extras=extras) == "launch_extras_form"


def test_a_launch_has_seven_parts() -> None:
    assert launch_refusal(("launch",), combine([])) == "launch_form"
    assert launch_refusal((*launch(), 0), combine([])) == "launch_form"


@pytest.mark.parametrize(
    ("stance", "expected"), [(0, None), (15, None), (16, "launch_stance"), (-1, "launch_stance")]
)
def test_there_are_sixteen_places_to_stand(stance: int, expected: str | None) -> None:
    # FR 2.2 Lancer le dé: from anywhere round the table
    assert refusal(stance=stance) == expected


def test_side_spin_is_the_hands_or_the_kernels() -> None:
    assert refusal(spin=1000) is None
    assert refusal(spin=-1001) == "launch_spin"
    assert refusal("spin", spin=1) == "launch_spin"
    assert refusal("spin", spin=0) is None


@pytest.mark.parametrize(("taps", "speed"), [(1, 300), (8, 1050), (15, 1800), (40, 1800)])
def test_blowing_speed_follows_from_the_taps(taps: int, speed: int) -> None:
    # ours: a speed that follows from a gesture is never sent otherwise
    assert derived_speed("taps", taps, combine(["blow"])) == speed
    assert refusal("blow", speed=speed, extras=(("taps", taps),)) is None
    assert (
        refusal("blow", speed=speed - 1 if speed > 300 else 301, extras=(("taps", taps),)) == "launch_derived"
    )


@pytest.mark.parametrize("taps", [0, 41, -3])
def test_so_many_taps_there_are_not(taps: int) -> None:
    # ours: what a gesture sends has its bounds
    assert refusal("blow", extras=(("taps", taps),)) == "launch_taps"


@pytest.mark.parametrize(("ms", "speed"), [(0, 300), (750, 1050), (1500, 1800), (2250, 1050), (3000, 300)])
def test_holding_goes_up_and_down(ms: int, speed: int) -> None:
    # ours: a speed that follows from a gesture is never sent otherwise
    assert refusal("blow", speed=speed, extras=(("hold", ms),)) is None


def test_taps_or_hold_but_not_both() -> None:
    both = (("hold", 1500), ("taps", 15))
    assert refusal("blow", speed=1800, extras=both) == "launch_extra_not_due"


@pytest.mark.parametrize(("ms", "speed"), [(0, 300), (600, 950), (1200, 1600), (1800, 950), (2400, 300)])
def test_a_bent_card_gives_its_speed(ms: int, speed: int) -> None:
    assert refusal("cardapult", speed=speed, extras=(("charge", ms),)) is None
    assert (
        refusal("cardapult", speed=speed + 1 if speed < 1600 else 1599, extras=(("charge", ms),))
        == "launch_derived"
    )


@pytest.mark.parametrize(
    ("ms", "expected"), [(0, None), (150, None), (151, "launch_drag"), (-1, "launch_drag")]
)
def test_a_flick_is_short(ms: int, expected: str | None) -> None:
    assert refusal("flick", extras=(("drag", ms),)) == expected


@pytest.mark.parametrize(("throw", "name"), [("blow", "hold"), ("cardapult", "charge")])
@pytest.mark.parametrize(("ms", "inside"), [(0, True), (-1, False), (10_000, True), (10_001, False)])
def test_holding_and_bending_take_at_most_ten_seconds(throw: str, name: str, ms: int, inside: bool) -> None:
    # ours: what a gesture sends has its bounds, also where its speed would fit
    speed = derived_speed(name, ms, combine([throw]))
    assert refusal(throw, speed=speed, extras=((name, ms),)) == (None if inside else f"launch_{name}")


@pytest.mark.parametrize(("turns", "expected"), [(150, None), (149, "launch_turns"), (9901, "launch_turns")])
def test_a_top_needs_one_turn_and_a_half(turns: int, expected: str | None) -> None:
    assert refusal("spin", extras=(("turns", turns),)) == expected


@pytest.mark.parametrize(
    ("throw", "name", "half"),
    [("pirouette", "turn", 110), ("jump", "air", 150), ("bat", "hit", 120), ("hot_potato", "catch", 130)],
)
def test_a_gesture_out_of_time_is_accepted_and_fails(throw: str, name: str, half: int) -> None:
    # ours: a gesture out of time is a miss, not an error
    manner = combine([throw])
    good = planned_launch(manner, "average")
    for ms, expected in ((half, True), (-half, True), (half + 1, False), (-half - 1, False), (9000, False)):
        extras = tuple(sorted((extra[0], ms) if extra[0] == name else extra for extra in good.extras))
        action = good._replace(extras=extras)
        assert launch_refusal(action.action, manner) is None
        assert gestures_in_time(action, manner) is expected
    far = tuple(sorted((extra[0], 10_001) if extra[0] == name else extra for extra in good.extras))
    assert launch_refusal(good._replace(extras=far).action, manner) == f"launch_{name}"


@pytest.mark.parametrize(("ms", "expected"), [(0, True), (900, True), (901, False), (-1, False)])
def test_a_hot_potato_is_held_for_less_than_a_second(ms: int, expected: bool) -> None:
    manner = combine(["hot_potato"])
    action = planned_launch(manner, "average")._replace(extras=(("catch", 0), ("held", ms)))
    assert launch_refusal(action.action, manner) is None
    assert gestures_in_time(action, manner) is expected


def test_the_box_looks_where_its_numbers_say() -> None:
    assert box_of((-300, -330, 0, 0)) == ((-300, -330), (1, 0))
    _, (nx, ny) = box_of((0, 400, 3, 0))
    assert (nx, ny) == (0, -1)
    _, (nx, ny) = box_of((0, 0, 0, 414))
    assert nx == pytest.approx(0.7072, abs=1e-3)
    assert ny == pytest.approx(0.7070, abs=1e-3)


@pytest.mark.parametrize(
    ("box", "expected"),
    [
        ((-300, -330, 0, 0), None),
        ((-300, -330, 4, 0), "launch_box"),
        ((-300, -330, 0, 415), "launch_box"),
        ((-600, -330, 0, 0), "launch_box_off"),  # an end over the edge
        ((-200, 0, 0, 0), "launch_box_near"),  # on the target
        ((-239, 0, 0, 0), "launch_box_near"),
        ((-240, 0, 0, 0), None),
        ((-300, -330, 2, 0), "launch_box_behind"),  # its back to the hand
        ((0, -400, 1, 0), "launch_box_behind"),
        ((0, 400, 3, 0), None),
    ],
)
def test_the_box_stands_on_the_table_beside_the_target_and_before_the_hand(
    box: tuple[int, ...], expected: str | None
) -> None:
    # FR Rebond de boîte: the box anywhere on the table
    assert refusal("bank", extras=(("box", *box),)) == expected


def test_the_hand_walks_round_the_table_and_the_box_does_not() -> None:
    assert refusal("bank", stance=8, extras=(("box", 0, 400, 3, 0),)) == "launch_box_behind"
    assert refusal("bank", stance=8, extras=(("box", 0, -400, 1, 0),)) is None


def test_the_parts_come_back_by_name() -> None:
    action = launch("jump")
    assert read_launch(action) == LaunchAction(*action[1:])
    assert read_launch(action).extra("air") == (0,)
    assert read_launch(action).extra("box") is None


def test_a_box_anywhere_is_judged_by_its_face() -> None:
    # ours: both ends of its face on the table, all of it beside the target, and the hand before it
    rng, manner = Random(4), combine(["bank"])
    seen = set()
    for _ in range(600):
        box = (rng.randrange(-560, 561), rng.randrange(-560, 561), rng.randrange(4), rng.randrange(-414, 415))
        stance = rng.randrange(16)
        (px, py), (nx, ny) = box_of(box)
        points = [(px - ny * BOX_HALF * i / 50, py + nx * BOX_HALF * i / 50) for i in range(-50, 51)]
        ends = max(hypot(*points[0]), hypot(*points[-1])) - TABLE_RADIUS
        near = min(hypot(*point) for point in points) - BOX_FREE
        hx, hy, _ = standing(manner, stance)
        before = (hx - px) * nx + (hy - py) * ny
        if min(abs(ends), abs(near), abs(before)) < 1:
            continue
        expected = (
            "launch_box_off"
            if ends > 0
            else "launch_box_near"
            if near < 0
            else "launch_box_behind"
            if before < 0
            else None
        )
        got = refusal("bank", stance=stance, extras=(("box", *box),))
        assert got == expected, (box, stance)
        seen.add(got)
    assert seen == {"launch_box_off", "launch_box_near", "launch_box_behind", None}
