"""Launches worth trying: for the throw sets of the cards and each hand, the one with the highest mean damage.

content/plans.json is written by scripts/fighter_plans.py. A set that is not listed (several weapons) takes the plan of
its hardest throw, moved into its ranges.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import fsum
from typing import Any, NamedTuple

from ..content import load_content, raw_file
from .action import CHARGE_CYCLE, DERIVED, HOLD_CYCLE, TURNS_LEAST, Extra, LaunchAction, derived_speed
from .geometry import FAILED
from .hand import HUMAN
from .manner import Manner

SKILLS = ("novice", "average", "expert")
PERFECT = "perfect"
"""A hand that means what an expert means and does exactly that: it has no plan of its own, but a law."""
VERDICTS = (1, 2, 3, 4, 5, 6, 10, -1, -2, -3, -4, -5, -6, -7)
"""The order of a law's counts."""
BOX = (-300, -330, 0, -87)
"""A box beside the way, where no plan says better."""

Law = dict[int, float]
"""The chance of each verdict."""


class Plan(NamedTuple):
    """A launch for a set and a hand in whole numbers, and how `throws` tries of it ended."""

    speed: int
    slope: int
    aim: int
    box: tuple[int, int, int, int] | None
    counts: tuple[int, ...]

    @property
    def throws(self) -> int:
        return sum(self.counts)

    @property
    def law(self) -> Law:
        return {verdict: count / self.throws for verdict, count in zip(VERDICTS, self.counts, strict=True)}

    @property
    def damage(self) -> float:
        """The mean damage of a plain hit."""
        return fsum(verdict * p for verdict, p in self.law.items() if verdict > 0)


@cache
def _plans() -> dict[str, dict[str, Any]]:
    data: dict[str, dict[str, Any]] = raw_file("plans")["plans"]
    return data


def key_of(throws: tuple[str, ...]) -> str:
    """The name of a set in the file."""
    return "+".join(throws) or "none"


@cache
def plan_of(throws: tuple[str, ...], skill: str) -> Plan | None:
    """The plan written for exactly this set, or None. A person is planned for as an average hand."""
    entry = _plans().get(key_of(throws))
    if entry is None:
        return None
    data = entry["average" if skill == HUMAN else "expert" if skill == PERFECT else skill]
    law = entry.get(skill, data)["law"]
    box = data.get("box")
    return Plan(data["speed"], data["slope"], data.get("aim", 0), tuple(box) if box else None, tuple(law))


def _listed(throws: tuple[str, ...], skill: str) -> Plan:
    plan = plan_of(throws, skill)
    assert plan is not None, f"content/plans.json has no plan for {key_of(throws)}"
    return plan


def never_hits(throws: tuple[str, ...]) -> bool:
    """Whether two of the throws conflict: nobody can make them together."""
    return any(frozenset(pair) in load_content().conflicts for pair in combinations(throws, 2))


def hardest_part(throws: tuple[str, ...], skill: str) -> tuple[str, ...]:
    """What a set that is not listed goes by: two throws that hardly ever hit together, else its hardest throw."""
    content = load_content()
    parts: list[tuple[str, ...]] = [
        pair for pair in combinations(throws, 2) if frozenset(pair) in content.impossible
    ]
    parts = parts or [(throw,) for throw in throws]
    return min(parts, key=lambda part: _listed(part, skill).damage, default=())


def law_of(throws: tuple[str, ...], skill: str) -> Law:
    """The chance of each verdict with the planned launch: as tried, or by the product rule for a set not listed.

    The rule takes each throw's chance to hit relative to the plain throw's as independent of the others'.
    """
    if never_hits(throws):
        return {verdict: float(verdict == FAILED) for verdict in VERDICTS}
    plan = plan_of(throws, skill)
    if plan is not None:
        return plan.law
    hit, worst = _hit(_listed((), skill).law), hardest_part(throws, skill)
    part = 1.0
    for throw in throws:
        if throw not in worst:
            part *= _hit(_listed((throw,), skill).law) / hit
    law = {verdict: p * part if verdict > 0 else p for verdict, p in _listed(worst, skill).law.items()}
    law[-1] += 1.0 - fsum(law.values())
    return law


def _hit(law: Law) -> float:
    return fsum(p for verdict, p in law.items() if verdict > 0)


def planned_launch(manner: Manner, skill: str) -> LaunchAction:
    """The launch a hand of this skill means to make in this manner: always legal."""
    plan = plan_of(manner.throws, skill) or _listed(hardest_part(manner.throws, skill), skill)
    box = plan.box
    aim = plan.aim
    if manner.box and box is None:
        bank = _listed(("bank",), skill)
        box, aim = bank.box or BOX, bank.aim
    return aimed_launch(manner, aim=aim if manner.box else 0, speed=plan.speed, slope=plan.slope, box=box)


def aimed_launch(
    manner: Manner, *, aim: int, speed: int, slope: int, box: tuple[int, int, int, int] | None = None
) -> LaunchAction:
    """The legal launch nearest to these numbers, with every gesture made perfectly."""
    speed = min(max(speed, manner.speed[0]), manner.speed[1])
    extras: list[Extra] = []
    for name in manner.extras:
        if name == "box":
            extras.append(("box", *(box or BOX)))
        elif name == "taps":
            ms = _time_for(speed, "hold", HOLD_CYCLE, manner)
            extras.append(("hold", ms))
        elif name == "charge":
            extras.append(("charge", _time_for(speed, "charge", CHARGE_CYCLE, manner)))
        elif name == "turns":
            extras.append(("turns", TURNS_LEAST))
        else:
            extras.append((name, 0))
    for name, *numbers in extras:
        if name in DERIVED:
            speed = derived_speed(name, numbers[0], manner)
    return LaunchAction(
        stance=0,
        aim=min(max(aim, -manner.aim), manner.aim),
        speed=speed,
        slope=min(max(slope, manner.slope[0]), manner.slope[1]),
        spin=0,
        extras=tuple(sorted(extras)),
    )


def _time_for(speed: int, name: str, cycle: int, manner: Manner) -> int:
    """The milliseconds on the way up that come nearest to a speed."""
    least, most = manner.speed
    part = (speed - least) / (most - least) if most > least else 0.0
    guess = round(part * cycle / 2)
    near = range(max(0, guess - 2), min(cycle // 2, guess + 2) + 1)
    return min(near, key=lambda ms: abs(derived_speed(name, ms, manner) - speed))
