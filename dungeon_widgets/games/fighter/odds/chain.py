"""A combat without heroes as a Markov chain on the monster's health, for lessons; and the error of a number that
follows from a law.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum, sqrt

from ..rules.throw.geometry import CENTRE
from .blows import Blow
from .law import SectionLaw

Health = dict[int, float]
"""The chance of each health of the monster; 0 is beaten, and stays so."""


def after_throw(health: Health, blow: Blow, start: int, leech: int = 0) -> Health:
    """One step of the chain: f P."""
    law: Health = {0: health.get(0, 0.0)}
    for h, p in health.items():
        if h == 0 or not p:
            continue
        law[0] += p * blow.fatal
        for damage, chance in blow.hit.items():
            left = max(0, h - damage)
            law[left] = law.get(left, 0.0) + p * chance
        for damage, chance in blow.miss.items():
            left = max(0, h - damage)
            if left:  # Leech: a miss gives health back, never above the start
                left = min(start, left + leech)
            law[left] = law.get(left, 0.0) + p * chance
    return law


def kill_chances(
    health: int, blows: Sequence[Blow], *, start: int | None = None, leech: int = 0
) -> list[float]:
    """The chance that the monster is beaten after each of these throws.

    >>> from dungeon_widgets.games.fighter.odds.law import SectionLaw
    >>> from dungeon_widgets.games.fighter.odds.blows import Blow
    >>> half = Blow(hit={2: 0.5}, miss={0: 0.5}, fatal=0.0, hurt=0.5)
    >>> kill_chances(4, [half] * 3)
    [0.0, 0.25, 0.5]
    """
    law: Health = {health: 1.0}
    chances = []
    for blow in blows:
        law = after_throw(law, blow, start or health, leech)
        chances.append(law[0])
    return chances


def error_of(law: SectionLaw, value: Callable[[SectionLaw], float], step: float = 1e-4) -> float:
    """The standard error of a number worked out from a simulated law: by its slopes, as for a multinomial sample."""
    if not law.n:
        return 0.0
    base = value(law)
    slopes = {}
    for verdict in [verdict for verdict, p in law.p.items() if p]:
        moved = {key: p * (1 - step) + (step if key == verdict else 0.0) for key, p in law.p.items()}
        slopes[verdict] = (value(SectionLaw(moved, law.n, law.throws)) - base) / step
    mean = fsum(law.p[v] * g for v, g in slopes.items())
    spread = fsum(law.p[v] * (g - mean) ** 2 for v, g in slopes.items())
    return sqrt(max(0.0, spread) / law.n)


def dead_within(law: SectionLaw, health: int, throws: int, *, fatal: bool = False) -> list[float]:
    """The chance that a monster without abilities is beaten after 1, 2, ... plain throws of a hand with this law.

    With `fatal` half of the centre hits (the symbol of a coloured die) beat it whatever is left.

    >>> from dungeon_widgets.games.fighter import section_law
    >>> [round(p, 2) for p in dead_within(section_law([], "average"), 5, 3)]
    [0.16, 0.48, 0.72]
    """
    share = 0.5 if fatal else 0.0
    centre = law.p.get(CENTRE, 0.0)
    hit = {section: p for section, p in law.p.items() if section > 0}
    hit[CENTRE] = centre * (1 - share)
    blow = Blow(hit, {0: 1 - law.hit}, centre * share, 1 - law.hit)
    return kill_chances(health, [blow] * throws)
