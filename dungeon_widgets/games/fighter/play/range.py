"""A place to practise: throw in any manner, as often as one likes, and see how the throws scatter. No game around it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from random import Random
from typing import Any, NamedTuple

from ....engine.errors import IllegalAction, unknown
from ....odds import Estimate
from ..rules.content import load_content
from ..rules.throw.action import launch_refusal, read_launch
from ..rules.throw.flight import Frame
from ..rules.throw.geometry import TARGET_RADIUS
from ..rules.throw.hand import HUMAN, spread_of, throw_by_hand
from ..rules.throw.launch import SEEDS, Landing
from ..rules.throw.manner import combine
from ..rules.throw.plans import planned_launch

Z95 = 1.959963984540054
LEAST = 3
"""Throws before a spread is told."""


class Spread(NamedTuple):
    """How far throws lie from their middle in one direction: a standard deviation in mm with the bounds of 95 %."""

    value: float
    low: float
    high: float


class Practised(NamedTuple):
    """One throw at the range: the launch, where it ended, and its way for the eye."""

    action: tuple[Any, ...]
    throws: tuple[str, ...]
    landing: Landing
    path: tuple[Frame, ...]


class Range:
    """A table with a target and nobody to beat.

    >>> place = Range(["jump", "blind"], seed=1)
    >>> place.throw(place.example).verdict
    4
    >>> len(place.thrown), place.spread
    (1, None)
    """

    def __init__(self, throws: Iterable[str] = (), *, seed: int = 0, steady: bool = False) -> None:
        self.seed, self.steady = seed, steady
        self.thrown: list[Practised] = []
        self._rng = Random(seed)
        self.practise(throws)

    def practise(self, throws: Iterable[str]) -> None:
        """Throw in this manner from now on; an empty list is the plain throw."""
        if isinstance(throws, str):
            raise ValueError(f"throws must be a list of names, not {throws!r}")
        chosen = list(throws)
        known = load_content().throws
        for throw in chosen:
            if throw not in known:
                raise unknown("throw", throw, known)
        self.manner = combine(chosen)

    @property
    def example(self) -> tuple[Any, ...]:
        """A launch an average hand might make here."""
        return planned_launch(self.manner, HUMAN).action

    def throw(self, action: Sequence[Any]) -> Landing:
        """Throw, by a launch in whole numbers as in the game; one that is refused names the rule."""
        launch = tuple(action)
        refusal = launch_refusal(launch, self.manner) if launch[:1] == ("launch",) else "launch_form"
        if refusal is not None:
            raise IllegalAction(f"this launch is not taken ({refusal})", rule=refusal, action=launch)
        seed = int(self._rng.random() * SEEDS)
        path: list[Frame] = []
        spread = spread_of(HUMAN, self.manner, steady=self.steady)
        landing, _ = throw_by_hand(read_launch(launch), self.manner, spread, seed, path=path)
        self.thrown.append(Practised(launch, self.manner.throws, landing, tuple(path)))
        return landing

    def clear(self) -> None:
        """Forget every throw."""
        self.thrown = []

    @property
    def points(self) -> list[tuple[float, float]]:
        """Where the throws came to rest, in mm from the middle of the target."""
        return [(one.landing.x, one.landing.y) for one in self.thrown]

    @property
    def hits(self) -> Estimate | None:
        """The share of hits, with its interval."""
        won = sum(one.landing.verdict > 0 for one in self.thrown)
        return Estimate(won, len(self.thrown)) if self.thrown else None

    @property
    def series(self) -> tuple[int, int]:
        """Hits in a row up to the last throw, and the longest row of all."""
        now = best = 0
        for one in self.thrown:
            now = now + 1 if one.landing.verdict > 0 else 0
            best = max(best, now)
        return now, best

    @property
    def damage(self) -> float | None:
        """The mean damage of a throw; a miss counts nothing."""
        if not self.thrown:
            return None
        return sum(max(one.landing.verdict, 0) for one in self.thrown) / len(self.thrown)

    @property
    def spread(self) -> tuple[Spread, Spread] | None:
        """How far the throws scatter across and along, fitted as normal numbers; None before a few throws."""
        if len(self.thrown) < LEAST:
            return None
        across, along = zip(*self.points, strict=True)
        return _fit(across), _fit(along)

    def spread_in_rings(self, rings: int = 6) -> float | None:
        """The spread round the middle, the same in both directions, if the target had so many rings of equal width."""
        if len(self.thrown) < LEAST:
            return None
        width = TARGET_RADIUS / rings
        return sqrt(fsum(x * x + y * y for x, y in self.points) / (2 * len(self.points))) / width


def _fit(numbers: Sequence[float]) -> Spread:
    """A standard deviation, and the interval of one of normal numbers."""
    freedom = len(numbers) - 1
    mean = fsum(numbers) / len(numbers)
    sd = sqrt(fsum((number - mean) ** 2 for number in numbers) / freedom)
    half = Z95 * sd / sqrt(2 * freedom)
    return Spread(sd, max(0.0, sd - half), sd + half)
