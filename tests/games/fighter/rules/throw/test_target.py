"""Where the sections, holes and bones are, and what a die that lies on a border counts for."""

from __future__ import annotations

from math import pi, tan

import pytest

from dungeon_widgets.games.fighter.rules.throw.geometry import (
    IN_HOLE,
    ON_BOARD,
    ON_BONE,
    ON_TABLE,
    section,
    zone,
)
from dungeon_widgets.games.fighter.rules.throw.verdict import section_of, verdict_of


@pytest.mark.parametrize(
    ("x", "y", "expected"),
    [
        (0, 0, 10),
        (36, 0, 10),
        (36.01, 0, 5),
        (78, 0, 5),
        (0, 116, 4),
        (0, -140, 3),
        (8, 184, 6),
        (30, 184, 2),
        (0, 220, 1),
    ],
)
def test_rings_are_worth_more_towards_the_middle(x: float, y: float, expected: int) -> None:
    # FR Coup parfait: the centre counts 10
    assert section(x, y) == expected


def test_four_sixes_four_holes_four_bones() -> None:
    # ours: the target as it is drawn
    for x, y in ((170, 0), (0, 170), (-170, 0), (0, -170)):
        assert section(x, y) == 6
    for x, y in ((85, 85), (-85, 85), (-85, -85), (85, -85)):
        assert section(x, y) == -2
        assert zone(x, y) == IN_HOLE
        assert section(x * 220 / 120.3, y * 220 / 120.3) == -3
        assert zone(x * 220 / 120.3, y * 220 / 120.3) == ON_BONE
    assert zone(0, 219) == ON_BOARD
    assert zone(0, 221) == ON_TABLE
    assert section(0, 221) == -1


def test_a_bone_reaches_over_the_rim_and_ends_at_sixteen_degrees() -> None:
    # cos 16 degrees from the diagonal: a bone at 44 degrees from it would be at the axis
    assert section(163.0, 163.0) == -3  # r 230.5, outside the target and still on the bone
    assert section(165.0, 165.0) == -1
    assert section(109.0, 185.0) == -3  # 14.5 degrees from the diagonal
    assert section(100.0, 189.0) == 1  # 17.1 degrees


def test_the_section_with_most_corners_counts() -> None:
    # FR Frontières des sections: the section on which the die has most of its corners
    # the ring of 5 ends at 78 mm; the dice lie unturned, 16 mm wide
    assert section(80, 28) == 4
    assert [section(64, 28), section(64, 12), section(80, 12)] == [5, 5, 4]
    assert section_of(72, 20, 0.0) == 4  # two and two: the lower value
    assert [section(77.5, 14), section(77.5, -2)] == [4, 5]
    assert section_of(69.5, 6, 0.0) == 5  # three corners of four


def test_a_die_that_lies_turned_has_its_corners_elsewhere() -> None:
    # FR Frontières des sections: a die turned by an eighth reaches 11 mm ahead and back, and its sides lie in the ring of 5
    eighth = tan(pi / 8)
    assert [section(77 - 11.3, 0), section(77, 11.3), section(77, -11.3), section(77 + 11.3, 0)] == [
        5,
        5,
        5,
        4,
    ]
    assert section_of(77, 0, eighth) == section_of(77, 0, -eighth) == 5
    assert section_of(77, 0, 0.0) == section_of(77, 0, 1.0) == 4  # two and two: the lower value


def test_a_tie_goes_to_the_lower_value_and_a_miss_is_nothing() -> None:
    # FR Frontières: in doubt the smaller value; ruling 20: outside, hole and bone count 0
    assert [section(212, 8), section(212, -8), section(228, 8), section(228, -8)] == [1, 1, -1, -1]
    assert section_of(220, 0, 0.0) == -1
    assert section_of(211, 0, 0.0) == 1


def test_a_die_with_its_middle_over_a_hole_is_in_it() -> None:
    assert section_of(100, 85, 0.0) == -2
    assert section_of(85, 106, 0.2) == -2


def test_three_corners_in_misses_of_different_kinds_are_a_miss() -> None:
    # ruling 20: misses count 0 together, whichever they are
    assert section_of(85 + 29, 85 + 29, 0.0) > 0
    assert section_of(155, 155, 0.0) == -3


@pytest.mark.parametrize(
    ("section", "contacts", "touched", "more", "expected"),
    [
        (5, 1, True, {}, 5),
        (5, 0, True, {}, -5),
        (-2, 0, True, {}, -5),  # whatever else happened
        (-4, 0, True, {}, -5),
        (-4, 1, True, {}, -4),
        (-4, 0, False, {}, -4),
        (-1, 0, False, {}, -1),  # it never touched the target
        (-1, 3, False, {"box_due": True}, -1),
        (5, 1, True, {"box_due": True}, -6),
        (5, 1, True, {"box_due": True, "box_hit": True}, 5),
        (-4, 1, True, {"box_due": True}, -4),
        (5, 1, True, {"bounces": 2}, -5),
        (5, 2, True, {"bounces": 2}, 5),
        (5, 1, True, {"in_time": False}, -7),
        (-2, 1, True, {"in_time": False}, -2),  # a failed gesture turns a hit into a miss, nothing else
        (5, 0, True, {"in_time": False}, -5),
        (5, 1, True, {"in_time": False, "box_due": True}, -6),
    ],
)
def test_the_first_reason_for_a_miss_is_named(
    section: int, contacts: int, touched: bool, more: dict[str, bool], expected: int
) -> None:
    # FR Raté: no bounce, hole, bone, outside, requirement not met
    assert verdict_of(section, contacts, touched, **more) == expected  # type: ignore[arg-type]
