"""Where a throw ends: the law of the verdicts for a hand in a manner, shipped or simulated, with its size and error.

Laws of the cards' throw sets were simulated once and are shipped with their counts; others are simulated here, in
slices, with NumPy where it is installed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import fsum, sqrt

from ....engine.errors import unknown
from ....odds import Estimate
from ..rules.throw.action import LaunchAction
from ..rules.throw.hand import Spread, skills, spread_of, throw_by_hand
from ..rules.throw.luck import h32
from ..rules.throw.manner import Manner, combine
from ..rules.throw.plans import VERDICTS, law_of, plan_of, planned_launch

SLICE = 5_000
"""Throws of one slice with NumPy: some 8 ms."""
PLAIN_SLICE = 100
"""Throws of one slice without it."""


@dataclass(frozen=True)
class SectionLaw:
    """The chance of each verdict, from `n` simulated throws, or (``n=0``) put together by the product rule.

    A verdict above 0 is the damage of a hit; the others are kinds of misses. Throws that nobody can make together never
    hit: their law is exact, with ``n=0`` as well.

    >>> law = SectionLaw({0: 0.5, 1: 0.25, 3: 0.25}, n=400)
    >>> law.hit, law.mean, law.estimate(1, 3)
    (0.5, 1.0, 0.500 ± 0.025 (simulated, n=400))
    """

    p: dict[int, float]
    n: int
    throws: tuple[str, ...] = field(default=())

    @property
    def hit(self) -> float:
        return fsum(p for verdict, p in self.p.items() if verdict > 0)

    @property
    def mean(self) -> float:
        """The mean damage of a plain hit, a miss counting 0."""
        return fsum(verdict * p for verdict, p in self.p.items() if verdict > 0)

    @property
    def mean_error(self) -> float:
        """The standard error of the mean damage; 0 where nothing was simulated."""
        if not self.n:
            return 0.0
        square = fsum(verdict * verdict * p for verdict, p in self.p.items() if verdict > 0)
        return sqrt(max(0.0, square - self.mean**2) / self.n)

    def estimate(self, *verdicts: int) -> Estimate:
        """The chance of any of these verdicts with its size and error."""
        p = fsum(self.p.get(verdict, 0.0) for verdict in verdicts)
        return Estimate(round(p * self.n), self.n)

    def count(self, verdict: int) -> int:
        return round(self.p.get(verdict, 0.0) * self.n)


def section_law(throws: Sequence[str] = (), skill: str = "average") -> SectionLaw:
    """The law of a hand with the best launch that was found for it, read from a file.

    `throws` are the special throws to make at once, none for a plain throw. `skill` is ``"novice"``, ``"average"``
    or ``"expert"``. `ValueError` names a throw or a skill that does not exist.

    >>> round(section_law([], "expert").hit, 2)
    0.81
    >>> section_law(["blind"]).n
    20000
    """
    _check_skill(skill)
    manner = combine(throws)
    plan = plan_of(manner.throws, skill)
    return SectionLaw(law_of(manner.throws, skill), plan.throws if plan else 0, manner.throws)


def simulated_law(
    throws: Sequence[str] = (),
    skill: str = "average",
    n: int = 20_000,
    *,
    launch: LaunchAction | None = None,
    start: int = 0,
) -> SectionLaw:
    """The law of any launch by simulation of `n` throws, whose seeds begin at `start`.

    `throws` and `skill` are as in `section_law`. `launch` is the action of a launch, the planned one by default.

    >>> simulated_law(["far"], "novice", 2000).n
    2000
    """
    _check_skill(skill)
    manner = combine(throws)
    meant = launch or planned_launch(manner, skill)
    *_, last = simulated_laws(meant, manner, spread_of(skill, manner), n, start=start)
    return last


def _check_skill(skill: str) -> None:
    if skill not in skills():
        raise unknown("skill", skill, skills())


def simulated_laws(
    launch: LaunchAction, manner: Manner, spread: Spread, n: int, *, start: int = 0
) -> Iterator[SectionLaw]:
    """Better and better laws, a slice at a time, up to `n` throws."""
    counts = dict.fromkeys(VERDICTS, 0)
    done = 0
    while done < n:
        size = min(slice_size(), n - done)
        for verdict, count in _count(launch, manner, spread, start + done, size).items():
            counts[verdict] += count
        done += size
        yield SectionLaw({verdict: count / done for verdict, count in counts.items()}, done, manner.throws)


def slice_size() -> int:
    return SLICE if has_numpy() else PLAIN_SLICE


def has_numpy() -> bool:
    """Whether throws can be made in batches."""
    try:
        import numpy  # noqa: F401
    except ImportError:
        return False
    return True


def _count(launch: LaunchAction, manner: Manner, spread: Spread, start: int, n: int) -> dict[int, int]:
    """How many of `n` throws end with each verdict; the same with and without NumPy."""
    if not has_numpy():
        counts: dict[int, int] = {}
        for i in range(start, start + n):
            verdict = throw_by_hand(launch, manner, spread, h32(i))[0].verdict
            counts[verdict] = counts.get(verdict, 0) + 1
        return counts
    import numpy as np

    from ..rules.throw.batch import throws_by_hand
    from ..rules.throw.batch.points import h32 as h32_many

    seeds = h32_many(np.arange(start, start + n, dtype=np.uint32))
    verdicts = throws_by_hand(launch, manner, spread, seeds)[1]
    found, times = np.unique(verdicts, return_counts=True)
    return dict(zip(found.tolist(), times.tolist(), strict=True))
