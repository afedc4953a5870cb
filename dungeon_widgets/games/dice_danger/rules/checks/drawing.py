"""Can a sheet be drawn? Boxes inside the canvas and apart, ways that neither cross nor run through a box."""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

from .fields import Fail

GAP = 0.2
NEAR = 1e-9


class Box(NamedTuple):
    """A rectangle by its sides."""

    left: float
    top: float
    right: float
    bottom: float

    def grown(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def meets(self, other: Box) -> bool:
        """Whether the insides have a point in common."""
        return (
            self.left < other.right - NEAR
            and other.left < self.right - NEAR
            and self.top < other.bottom - NEAR
            and other.top < self.bottom - NEAR
        )


Point = tuple[float, float]


def check_drawing(data: dict[str, Any], fail: Fail) -> None:
    """A space is a square of side `cell`, a room is `w` by `h`, both around their point."""
    canvas = data["canvas"]
    boxes = {node["id"]: _box(node, canvas["cell"]) for node in data["nodes"]}
    whole = Box(0, 0, canvas["w"], canvas["h"])
    for id, box in boxes.items():
        if (
            box.left < whole.left
            or box.top < whole.top
            or box.right > whole.right
            or box.bottom > whole.bottom
        ):
            fail(id, "it does not lie inside the canvas")
    for (one, a), (two, b) in combinations(boxes.items(), 2):
        if a.grown(GAP / 2).meets(b.grown(GAP / 2)):
            fail(one, f"it overlaps {two} or leaves less than {GAP} between")
    _check_edges(data, boxes, fail)


def _box(node: dict[str, Any], cell: float) -> Box:
    w, h = node.get("w", cell) / 2, node.get("h", cell) / 2
    return Box(node["x"] - w, node["y"] - h, node["x"] + w, node["y"] + h)


def _check_edges(data: dict[str, Any], boxes: dict[str, Box], fail: Fail) -> None:
    nodes = {node["id"]: node for node in data["nodes"]}
    lines = [(a, b, *_line(nodes[a], nodes[b], boxes)) for a, b in data["edges"]]
    for a, b, start, end in lines:
        for id, box in boxes.items():
            if id not in (a, b) and _through(start, end, box):
                fail(f"edge {a}-{b}", f"it runs through {id}")
    for (a, b, p, q), (c, d, r, s) in combinations(lines, 2):
        if not {a, b} & {c, d} and _cross(p, q, r, s):
            fail(f"edge {a}-{b}", f"it crosses the edge {c}-{d}")


def _line(one: dict[str, Any], two: dict[str, Any], boxes: dict[str, Box]) -> tuple[Point, Point]:
    """From point to point; at a room it ends on the wall, level with the space."""
    return _end(one, two, boxes), _end(two, one, boxes)


def _end(node: dict[str, Any], other: dict[str, Any], boxes: dict[str, Box]) -> Point:
    if node["kind"] != "room":
        return node["x"], node["y"]
    box = boxes[node["id"]]
    return min(max(other["x"], box.left), box.right), min(max(other["y"], box.top), box.bottom)


def _through(p: Point, q: Point, box: Box) -> bool:
    """Whether the line from p to q has a point inside the box (cut it by each side in turn)."""
    low, high = 0.0, 1.0
    for start, end, least, most in ((p[0], q[0], box.left, box.right), (p[1], q[1], box.top, box.bottom)):
        step = end - start
        if abs(step) < NEAR:
            if not least + NEAR < start < most - NEAR:
                return False
            continue
        enter, leave = sorted(((least - start) / step, (most - start) / step))
        low, high = max(low, enter), min(high, leave)
    return low < high - NEAR


def _cross(p: Point, q: Point, r: Point, s: Point) -> bool:
    """Whether two lines have a point in common."""
    if max(p[0], q[0]) < min(r[0], s[0]) - NEAR or max(r[0], s[0]) < min(p[0], q[0]) - NEAR:
        return False
    if max(p[1], q[1]) < min(r[1], s[1]) - NEAR or max(r[1], s[1]) < min(p[1], q[1]) - NEAR:
        return False
    return _side(p, q, r) * _side(p, q, s) <= NEAR and _side(r, s, p) * _side(r, s, q) <= NEAR


def _side(p: Point, q: Point, at: Point) -> float:
    return (q[0] - p[0]) * (at[1] - p[1]) - (q[1] - p[1]) * (at[0] - p[0])
