"""The launch that is due, as the page needs it: what the kernel accepts, and how the gesture changes."""

from __future__ import annotations

from ..rules.throw.action import LaunchAction
from ..rules.throw.manner import Manner
from ..rules.throw.plans import planned_launch
from .parts import LaunchView, PlayedLaunch


def launch_view(manner: Manner, skill: str) -> LaunchView:
    """What a launch in this manner may be, and an example for a hand of this skill."""
    control = manner.control
    return {
        "throws": list(manner.throws),
        "speed": list(manner.speed),
        "slope": list(manner.slope),
        "aim": manner.aim,
        "spin": not manner.spin_sd,
        "hand": list(manner.hand),
        "bounces": manner.bounces,
        "box": manner.box,
        "gates": [{"extra": gate, "half": manner.half_window} for gate in manner.gates],
        "extras": list(manner.extras),
        "control": {
            "rotate": control.rotate,
            "mirror": control.mirror,
            "power": control.power,
            "lag": control.lag,
            "preview": control.preview,
            "sway": control.sway,
            "sway_hz": control.sway_hz,
            "parallax": control.parallax,
            "hide": list(control.hide),
            "camera": control.camera,
            "two_pointers": control.two_pointers,
            "pivot": control.pivot,
            "meters": list(manner.periods),
        },
        "possible": manner.possible,
        "example": listed(planned_launch(manner, skill)),
    }


def listed(launch: LaunchAction) -> PlayedLaunch:
    """A launch as plain data."""
    stance, aim, speed, slope, spin, extras = launch
    return ["launch", stance, aim, speed, slope, spin, [list(extra) for extra in extras]]
