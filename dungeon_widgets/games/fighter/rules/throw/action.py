"""The launch as a seat plays it: where to stand, where the box stands, whole numbers only, and all the kernel checks
before it draws the seed.

``("launch", stance, aim, speed, slope, spin, extras)``: aim, slope and spin in thousandths, speed in mm/s, extras
sorted by name. What is accepted is a launch a steady hand could have made; nothing else is trusted.
"""

from __future__ import annotations

from math import floor
from typing import Any, NamedTuple

from .flight import Box
from .geometry import BOX_HALF, STANCES, TABLE_RADIUS
from .manner import Manner

TAPS_MOST, TAPS_FULL = 40, 15
HOLD_CYCLE, CHARGE_CYCLE = 3000, 2400
TURNS_LEAST, TURNS_MOST = 150, 9900
DRAG_MOST = 150
HELD_MOST = 900
MS_MOST = 10_000
BOX_TURN_MOST = 414
BOX_FREE = 240.0
"""The face of the box keeps this far from the middle of the target."""

Extra = tuple[Any, ...]


class LaunchAction(NamedTuple):
    """A launch action that was found good, by name."""

    stance: int
    aim: int
    speed: int
    slope: int
    spin: int
    extras: tuple[Extra, ...]

    def extra(self, name: str) -> Extra | None:
        """The numbers of an extra, or None."""
        return next((extra[1:] for extra in self.extras if extra[0] == name), None)

    @property
    def action(self) -> tuple[Any, ...]:
        return ("launch", *self)


def read_launch(action: tuple[Any, ...]) -> LaunchAction:
    """The parts of an action `launch_refusal` had nothing against."""
    return LaunchAction(*action[1:])


def launch_refusal(action: tuple[Any, ...], manner: Manner) -> str | None:
    """The key of the rule that forbids this launch in this manner, or None."""
    if len(action) != 7:
        return "launch_form"
    _, stance, aim, speed, slope, spin, extras = action
    for value in (stance, aim, speed, slope, spin):
        if not _whole(value):
            return "launch_whole"
    if not 0 <= stance < len(STANCES):
        return "launch_stance"
    if abs(aim) > manner.aim:
        return "launch_aim"
    if not manner.speed[0] <= speed <= manner.speed[1]:
        return "launch_speed"
    if not manner.slope[0] <= slope <= manner.slope[1]:
        return "launch_slope"
    if abs(spin) > (0 if manner.spin_sd else 1000):
        return "launch_spin"
    return _extras_refusal(stance, speed, extras, manner)


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _extras_refusal(stance: int, speed: int, extras: object, manner: Manner) -> str | None:
    if not isinstance(extras, tuple) or not all(_is_extra(extra) for extra in extras):
        return "launch_extras_form"
    names = [extra[0] for extra in extras]
    if names != sorted(names) or len(set(names)) != len(names):
        return "launch_extras_order"
    due = {*manner.extras}
    if "taps" in due and "hold" in names:
        due = due - {"taps"} | {"hold"}
    if due - set(names):
        return "launch_extra_missing"
    if set(names) - due:
        return "launch_extra_not_due"
    for name, *numbers in extras:
        if len(numbers) != (4 if name == "box" else 1):
            return "launch_extras_form"
        refusal = (
            _box_refusal(numbers, stance, manner)
            if name == "box"
            else _extra_refusal(name, numbers[0], speed, manner)
        )
        if refusal:
            return refusal
    return None


def _is_extra(extra: object) -> bool:
    return (
        isinstance(extra, tuple)
        and len(extra) > 1
        and isinstance(extra[0], str)
        and all(_whole(number) for number in extra[1:])
    )


def _extra_refusal(name: str, number: int, speed: int, manner: Manner) -> str | None:
    least, most = _LIMITS.get(name, (-MS_MOST, MS_MOST))
    if not least <= number <= most:
        return f"launch_{name}"
    if name in DERIVED and speed != derived_speed(name, number, manner):
        return "launch_derived"
    return None


_LIMITS = {
    "taps": (1, TAPS_MOST),
    "hold": (0, MS_MOST),
    "charge": (0, MS_MOST),
    "turns": (TURNS_LEAST, TURNS_MOST),
    "drag": (0, DRAG_MOST),
}
DERIVED = ("taps", "hold", "charge")
"""The extras from which the speed follows."""


def derived_speed(name: str, number: int, manner: Manner) -> int:
    """The speed that so many taps, or so many ms of holding or bending, give.

    Taps rise to the full speed at fifteen; holding goes up and down again, in 1.5 s each way, a bent card in 1.2 s.
    """
    least, most = manner.speed
    if name == "taps":
        part = min(1.0, (number - 1) / (TAPS_FULL - 1))
    else:
        cycle = HOLD_CYCLE if name == "hold" else CHARGE_CYCLE
        part = 1.0 - abs(2.0 * (number % cycle) / cycle - 1.0)
    return floor(least + (most - least) * part + 0.5)


def box_of(numbers: Extra) -> Box:
    """The box of an extra: a place, and a direction as the tangent of half its angle with quarter turns."""
    x, y, quarters, h = numbers
    k = h / 1000
    nx, ny = (1 - k * k) / (1 + k * k), 2 * k / (1 + k * k)
    for _ in range(quarters):
        nx, ny = -ny, nx
    return (float(x), float(y)), (nx, ny)


def _box_refusal(numbers: list[int], stance: int, manner: Manner) -> str | None:
    x, y, quarters, h = numbers
    if not (0 <= quarters <= 3 and abs(h) <= BOX_TURN_MOST and max(abs(x), abs(y)) <= TABLE_RADIUS):
        return "launch_box"
    (px, py), (nx, ny) = box_of((x, y, quarters, h))
    for side in (-BOX_HALF, BOX_HALF):
        ex, ey = px - ny * side, py + nx * side
        if ex * ex + ey * ey > TABLE_RADIUS * TABLE_RADIUS:
            return "launch_box_off"
    # The point of the face nearest to the middle: along the face by as much as it can go there.
    along = max(-BOX_HALF, min(BOX_HALF, px * ny - py * nx))
    cx, cy = px - ny * along, py + nx * along
    if cx * cx + cy * cy < BOX_FREE * BOX_FREE:
        return "launch_box_near"
    hx, hy = standing(manner, stance)[:2]
    if (hx - px) * nx + (hy - py) * ny <= 0:
        return "launch_box_behind"
    return None


def standing(manner: Manner, stance: int) -> tuple[float, float, float]:
    """Where the hand is from this side of the table."""
    cosine, sine = STANCES[stance]
    x, y, z = manner.hand
    return cosine * x - sine * y, sine * x + cosine * y, z


def gestures_in_time(launch: LaunchAction, manner: Manner) -> bool:
    """Whether every gesture of the launch came off within its window."""
    for name in manner.gates:
        value = launch.extra(name)
        if value is None or abs(value[0]) > manner.half_window:
            return False
    held = launch.extra("held")
    return held is None or 0 <= held[0] <= HELD_MOST
