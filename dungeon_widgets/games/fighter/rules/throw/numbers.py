"""A launch out of numbers from -1 to 1, as agents of other libraries choose them."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from .action import BOX_TURN_MOST, LaunchAction, launch_refusal
from .geometry import STANCES, TABLE_RADIUS
from .manner import Manner
from .plans import aimed_launch, planned_launch

PARTS = ("aim", "speed", "slope", "spin", "stance", "box_x", "box_y", "box_side", "box_turn")
"""What the numbers mean, in their order."""


def launch_of(manner: Manner, skill: str, numbers: Sequence[float]) -> LaunchAction:
    """The launch of nine numbers: each is stretched over all that the throw allows, and every gesture is made perfectly.

    A box that may not stand there, or not for this side of the table, stands where the plan of a hand of this skill has it,
    and so does the hand.

    >>> from .manner import combine
    >>> launch_of(combine(()), "average", [0.5, 0, 0, 0, -1, 0, 0, 0, 0])
    LaunchAction(stance=0, aim=500, speed=1450, slope=0, spin=0, extras=())
    """
    aim, speed, slope, spin, stance, x, y, side, turn = numbers
    radius = floor(TABLE_RADIUS)
    box = (
        _stretched(x, -radius, radius),
        _stretched(y, -radius, radius),
        _stretched(side, 0, 3),
        _stretched(turn, -BOX_TURN_MOST, BOX_TURN_MOST),
    )
    launch = aimed_launch(
        manner,
        aim=_stretched(aim, -manner.aim, manner.aim),
        speed=_stretched(speed, *manner.speed),
        slope=_stretched(slope, *manner.slope),
        box=box,
    )._replace(
        stance=_stretched(stance, 0, len(STANCES) - 1),
        spin=0 if manner.spin_sd else _stretched(spin, -1000, 1000),
    )
    if launch_refusal(launch.action, manner) is None:
        return launch
    plan = planned_launch(manner, skill)
    planned = {name: numbers for name, *numbers in plan.extras}
    extras = tuple((name, *(planned[name] if name == "box" else own)) for name, *own in launch.extras)
    return launch._replace(stance=plan.stance, extras=extras)


def _stretched(number: float, least: int, most: int) -> int:
    """The whole number as far between these two as the number is between -1 and 1."""
    return floor(least + (most - least) * (number + 1) / 2 + 0.5)
