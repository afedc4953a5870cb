"""Specific throws combined into one: each once, ranges and bounces together, and which conflict.

FR Exigences d'un lancer spécifique: all requirements hold at once, and one that stands on two cards counts once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import fsum

from .....engine.errors import unknown
from ..content import load_content
from ..printed import Control, ThrowCard
from .geometry import HAND

SLOPES = (-0.8, 0.8)
SPEEDS = (500, 2400)
"""What a hand can do; a throw with these ranges does not restrict another."""
MOST_NOISE = 2.5
LOWEST_HAND = 12.0
GATE_EACH = 0.9
AIM_MOST = 1000
PERIODS = (2.4, 3.2, 3.2)
"""Seconds of a swing of the aim, power and loft meters for an ordinary throw."""
CAMERAS = ("below", "table_level", "top", "far", "over_shoulder")
GATES = ("turn", "air", "hit", "catch")


@dataclass(frozen=True, slots=True)
class Manner:
    """Everything a set of throws asks for, as the kernel, the bots and the page need it.

    `slope` is in thousandths and `speed` in mm/s, as in the action; `window` is the time in seconds that each of the
    `gates` allows; `extras` are sent with the launch. `possible` is false for throws no one can make together.
    """

    throws: tuple[str, ...]
    noise: tuple[float, float, float]
    hand: tuple[float, float, float]
    slope: tuple[int, int]
    speed: tuple[int, int]
    tumble: float
    restitution: float
    drag: float
    spin_sd: float
    bounces: int
    box: bool
    window: float | None
    gates: tuple[str, ...]
    extras: tuple[str, ...]
    aim: int
    control: Control
    possible: bool

    @property
    def half_window(self) -> int:
        """The most milliseconds a gesture may come early or late."""
        return 0 if self.window is None else int(self.window * 500 + 1e-6)

    @property
    def periods(self) -> tuple[float, float, float]:
        """Seconds of a swing of each meter: a harder throw makes them faster."""
        aim, strength, loft = (period / noise for period, noise in zip(PERIODS, self.noise, strict=True))
        return aim, strength, loft


def combine(throws: Iterable[str]) -> Manner:
    """The throws as one; no throws is the plain throw. `ValueError` names a throw that does not exist.

    >>> combine(["blind", "jump", "blind"]).throws
    ('blind', 'jump')
    """
    return _combine(tuple(sorted(set(throws))))


@cache
def _combine(throws: tuple[str, ...]) -> Manner:
    content = load_content()
    for throw in throws:
        if throw not in content.throws:
            raise unknown("throw", throw, content.throws)
    cards = [content.throws[throw] for throw in throws]
    windows = [card.window for card in cards if card.window is not None]
    extras = sorted({extra for card in cards for extra in card.control.extras})
    if "taps" in extras and "charge" in extras:
        extras.remove("charge")  # a conflict: only one way to find the speed can be due
    slope = _range([card.slope for card in cards if card.slope != SLOPES], SLOPES)
    speed = _range([card.speed for card in cards if card.speed != SPEEDS], SPEEDS)
    return Manner(
        throws=throws,
        noise=_noise(cards),
        hand=_hand(cards, throws),
        slope=(round(slope[0] * 1000), round(slope[1] * 1000)),
        speed=(round(speed[0]), round(speed[1])),
        tumble=_product(card.tumble for card in cards),
        restitution=_product(card.restitution for card in cards),
        drag=fsum(card.drag for card in cards),
        spin_sd=max([card.spin_sd for card in cards], default=0.0),
        bounces=max([card.bounces for card in cards], default=1),
        box=any(card.box for card in cards),
        window=min(windows) * GATE_EACH ** (len(windows) - 1) if windows else None,
        gates=tuple(extra for extra in GATES if extra in extras),
        extras=tuple(extras),
        aim=round(AIM_MOST * min([card.control.aim_limit for card in cards], default=1.0)),
        control=_control([card.control for card in cards]),
        possible=not any(frozenset(pair) in content.conflicts for pair in combinations(throws, 2)),
    )


def _product(numbers: Iterable[float]) -> float:
    out = 1.0
    for number in numbers:
        out *= number
    return out


def _noise(cards: list[ThrowCard]) -> tuple[float, float, float]:
    aim, strength, loft = (min(_product(card.noise[i] for card in cards), MOST_NOISE) for i in range(3))
    return aim, strength, loft


def _range(ranges: list[tuple[float, float]], usual: tuple[float, float]) -> tuple[float, float]:
    """What lies in all ranges; if nothing does, the largest lower end."""
    if not ranges:
        return usual
    low, high = max(low for low, _ in ranges), min(high for _, high in ranges)
    return (low, high) if low <= high else (low, low)


def _hand(cards: list[ThrowCard], throws: tuple[str, ...]) -> tuple[float, float, float]:
    """Back: the furthest, or else the nearest. Height: the lowest, or else the highest; over the table top."""
    x, y, z = HAND
    if not cards:
        return HAND
    backs, ups = [card.back for card in cards], [card.up for card in cards]
    back = max(backs) if max(backs) > 0 else min(backs)
    up = min(ups) if min(ups) < 0 else max(ups)
    height = z + up
    return x, y - back, height if "under_table" in throws else max(height, LOWEST_HAND)


def _control(controls: list[Control]) -> Control:
    sway = max(controls, key=lambda control: control.sway, default=Control())
    cameras = [control.camera for control in controls]
    return Control(
        rotate=sum(control.rotate for control in controls),
        mirror=any(control.mirror for control in controls),
        power=_product(control.power for control in controls),
        lag=max([control.lag for control in controls], default=0),
        preview=max([control.preview for control in controls], default=0),
        sway=sway.sway,
        sway_hz=sway.sway_hz,
        parallax=max([control.parallax for control in controls], default=0.0),
        hide=tuple(sorted({thing for control in controls for thing in control.hide})),
        camera=next((camera for camera in CAMERAS if camera in cameras), "plain"),
        two_pointers=any(control.two_pointers for control in controls),
        pivot=max([control.pivot for control in controls], default=0),
        aim_limit=min([control.aim_limit for control in controls], default=1.0),
        extras=tuple(sorted({extra for control in controls for extra in control.extras})),
    )
