"""A sheet must be drawable: boxes on the canvas and apart, ways that neither cross nor run through a box."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest

from dungeon_widgets.games.dice_danger.rules.checks.drawing import check_drawing

Point = tuple[float, float]


class RefusedError(Exception):
    """Which thing cannot be drawn, and why."""


def fail(where: str, reason: str) -> NoReturn:
    raise RefusedError(f"{where}: {reason}")


def drawn(*points: Point, edges: tuple[str, ...] = (), room: Point | None = None) -> str:
    """What is said of spaces A, B, C ... of side 1 at these points, on a canvas of 20 by 10; the last may be a room."""
    names = "ABCDEFGH"[: len(points)]
    nodes: list[dict[str, Any]] = [
        {"id": name, "kind": "plain", "x": x, "y": y} for name, (x, y) in zip(names, points, strict=True)
    ]
    if room is not None:
        nodes[-1].update(kind="room", w=room[0], h=room[1])
    data = {"canvas": {"w": 20, "h": 10, "cell": 1}, "nodes": nodes, "edges": [list(edge) for edge in edges]}
    try:
        check_drawing(data, fail)
    except RefusedError as refusal:
        return str(refusal)
    return ""


@pytest.mark.parametrize("point", [(0.5, 5), (19.5, 5), (10, 0.5), (10, 9.5)])
def test_a_box_may_touch_the_border_of_the_canvas_and_not_cross_it(point: Point) -> None:
    # ours: a sheet of one's own must be drawable
    assert drawn(point) == ""
    x, y = point
    outward = ((x > 10) - (x < 10), (y > 5) - (y < 5))
    assert drawn((x + 0.01 * outward[0], y + 0.01 * outward[1])) == "A: it does not lie inside the canvas"


@pytest.mark.parametrize("way", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_between_two_boxes_is_a_gap_of_a_fifth_on_every_side(way: Point) -> None:
    # ours: a sheet of one's own must be drawable
    x, y = way
    assert drawn((10, 5), (10 + 1.2 * x, 5 + 1.2 * y)) == ""
    close = drawn((10, 5), (10 + 1.19 * x, 5 + 1.19 * y))
    assert close == "A: it overlaps B or leaves less than 0.2 between"
    # A gap on one axis is enough, whatever the other says; without one on either they overlap.
    assert drawn((10, 5), (10 + 1.2 * x + 0.5 * y, 5 + 1.2 * y + 0.5 * x)) == ""
    assert drawn((10, 5), (10 + 1.1 * x + 0.5 * y, 5 + 1.1 * y + 0.5 * x)) != ""
    assert drawn((10, 5), (10 + 1.1 * x + 1.1 * y, 5 + 1.1 * y + 1.1 * x)) != ""


def test_a_room_is_as_wide_and_as_high_as_it_says() -> None:
    # ours: a sheet of one's own must be drawable
    close = "A: it overlaps B or leaves less than 0.2 between"
    assert drawn((8.3, 5), (12, 5), room=(6, 2)) == drawn((12, 1.3), (12, 5), room=(2, 6)) == ""
    assert drawn((8.35, 5), (12, 5), room=(6, 2)) == drawn((12, 1.35), (12, 5), room=(2, 6)) == close
    assert drawn((3, 9), (3, 5), room=(6, 2)) == drawn((9, 5), (3, 5), room=(2, 10)) == ""
    outside = "B: it does not lie inside the canvas"
    assert drawn((9, 9), (3, 5), room=(6.1, 2)) == drawn((9, 5), (3, 5), room=(2, 10.1)) == outside


@pytest.mark.parametrize(
    ("a", "b", "c", "through"),
    [
        ((2, 5), (8, 5), (5, 5), True),
        ((2, 5), (8, 5), (5, 5.49), True),
        ((2, 5), (8, 5), (5, 4.51), True),
        ((2, 5), (8, 5), (5, 5.5), False),  # along its side
        ((2, 5), (8, 5), (5, 4.5), False),
        ((8, 5), (2, 5), (5, 5), True),
        ((2, 5), (4, 5), (5.8, 5), False),  # beyond the end
        ((4, 5), (6, 5), (2.2, 5), False),
        ((5, 2), (5, 8), (5, 5), True),
        ((5, 8), (5, 2), (5.49, 5), True),
        ((5, 2), (5, 8), (5.5, 5), False),
        ((5, 2), (5, 4), (5, 5.8), False),
        ((5, 4), (5, 6), (5, 2.2), False),
        ((2, 2), (8, 8), (5, 5), True),
        ((8, 8), (2, 2), (5, 5), True),
        ((2, 8), (8, 2), (5, 5), True),
        ((2, 2), (8, 8), (5, 4.1), True),
        ((2, 2), (8, 8), (5, 4), False),  # by its corner
        ((2, 2), (8, 8), (6.5, 3.5), False),
        ((2, 2), (8, 8), (3.5, 6.5), False),
        ((2, 2), (4, 4), (8, 8), False),
    ],
)
def test_a_way_runs_through_no_box_but_those_it_joins(a: Point, b: Point, c: Point, through: bool) -> None:
    # ours: a sheet of one's own must be drawable
    assert drawn(a, b, c, edges=("AB",)) == ("edge A-B: it runs through C" if through else "")


@pytest.mark.parametrize(
    ("a", "b", "c", "d", "cross"),
    [
        ((2, 2), (8, 8), (2, 8), (8, 2), True),
        ((8, 8), (2, 2), (2, 8), (8, 2), True),
        ((2, 5), (8, 5), (5, 2), (5, 8), True),
        ((5, 2), (5, 8), (2, 5), (8, 5), True),
        ((2, 2), (8, 2), (2, 8), (8, 8), False),  # side by side
        ((2, 2), (2, 8), (8, 2), (8, 8), False),
        ((8, 2), (8, 8), (2, 2), (2, 8), False),
        ((2, 8), (8, 8), (2, 2), (8, 2), False),
        ((2, 2), (4, 2), (6, 2), (8, 2), False),  # one behind the other
        ((6, 2), (8, 2), (2, 2), (4, 2), False),
        ((2, 2), (2, 4), (2, 6), (2, 8), False),
        ((2, 6), (2, 8), (2, 2), (2, 4), False),
        ((2, 2), (4, 4), (6, 6), (8, 8), False),
        ((2, 2), (8, 8), (5, 2), (8, 4), False),  # on one side of it
        ((2, 2), (8, 8), (2, 5), (4, 8), False),
        ((2, 5), (8, 5), (5, 6.1), (5, 9), False),  # it would be met further on
        ((2, 5), (8, 5), (5, 1), (5, 3.9), False),
        ((5, 6.1), (5, 9), (2, 5), (8, 5), False),
    ],
)
def test_two_ways_do_not_cross(a: Point, b: Point, c: Point, d: Point, cross: bool) -> None:
    # ours: a sheet of one's own must be drawable
    assert drawn(a, b, c, d, edges=("AB", "CD")) == ("edge A-B: it crosses the edge C-D" if cross else "")


def test_ways_that_meet_at_a_space_do_not_cross() -> None:
    # ours: they begin there
    assert drawn((2, 5), (8, 5), (5, 8), edges=("AB", "AC")) == ""


@pytest.mark.parametrize(
    ("space", "other", "crosses"),
    [
        ((2, 7), ((3, 9), (4.4, 9)), False),
        # Level with the wall, the way to a room is straight; to its middle it would be met by the other.
        ((2, 8), ((5, 9), (5, 6.5)), True),
        ((2, 8), ((5, 9.4), (7, 9.4)), False),
        ((2, 8), ((5, 6.5), (5, 5.3)), False),
    ],
)
def test_a_way_ends_at_the_wall_of_a_room_level_with_the_space(
    space: Point, other: tuple[Point, Point], crosses: bool
) -> None:
    # ours: a room of 6 by 8 around (12, 5)
    said = drawn(space, *other, (12, 5), edges=("AD", "BC"), room=(6, 8))
    assert said == ("edge A-D: it crosses the edge B-C" if crosses else "")
