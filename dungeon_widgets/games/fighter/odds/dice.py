"""Which hero should throw which die, and a white die against taking the three back."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import NamedTuple

from ..rules.printed import COLOURS, WHITE
from ..sight.view import FighterView
from .blows import Blow, hero_blow, target_of
from .forecast import NO_LAWS, Forecast, Laws
from .law import SectionLaw

ROUNDS = 400
CLOSE = 1e-9


class Assignment(NamedTuple):
    """Who throws which die next, and the chance that the monster is beaten by then."""

    throws: tuple[tuple[int, str], ...]
    p: float


def throwers(view: FighterView, n: int) -> list[int]:
    """The next heroes to throw: from the active one to the left, those who stand."""
    seats = len(view["heroes"])
    order = [(view["active"] + i) % seats for i in range(seats)]
    up = [seat for seat in order if view["heroes"][seat]["health"] > 0]
    return [up[i % len(up)] for i in range(n)] if up else []


def dice_left(view: FighterView) -> list[str]:
    """The coloured dice not thrown yet; the one in hand counts while its throw is due."""
    left: list[str] = [colour for colour in COLOURS if view["coloured"][colour]]
    throw = view["throw"]
    if throw is not None and throw["rest"] is None and throw["die"] in COLOURS:
        left.insert(0, throw["die"])
    return left


def assignments(view: FighterView, own: Laws = NO_LAWS, now: SectionLaw | None = None) -> list[Assignment]:
    """Every way to share the coloured dice among the next heroes, best first.

    `own` are the laws known better, `now` that of the throw in hand. If a hero falls on the way, the next one throws.
    """
    dice = dice_left(view)
    seats = throwers(view, len(dice))
    held = view["throw"]["die"] if view["throw"] and view["throw"]["rest"] is None else None
    forecast = Forecast(view, own, now)
    found = [
        Assignment(tuple(zip(seats, order, strict=True)), forecast.chance(order))
        for order in permutations(dice)
        if held not in COLOURS or order[0] == held
    ]
    return sorted(found, key=lambda one: (-one.p, one.throws))


class Exchange(NamedTuple):
    """A white die against taking back: the chance to win the fight with each, and the health each costs the group.

    `white_cost` and `back_cost` are the mean health the group loses until the monster is beaten if the three dice are
    taken back whenever none is left, after throwing a white die first, or after taking back at once.
    """

    white: float
    back: float
    white_cost: float
    back_cost: float

    @property
    def worth(self) -> float:
        """The mean health a white die saves the group now."""
        return self.back_cost - self.white_cost


def exchange(view: FighterView, own: Laws = NO_LAWS) -> Exchange:
    """What a white die is worth against taking the dice back. The costs are those of a fight in which nobody falls."""
    assert view["foe"] is not None
    target = target_of(view["foe"])
    seats = throwers(view, 4)
    up = sum(hero["health"] > 0 for hero in view["heroes"])
    hit_by_miss = target.damage * (up if target.power == "enraged" else 1)
    toll = target.level * up

    def blow_of(seat: int, die: str) -> Callable[[int], Blow]:
        made = {
            h: hero_blow(view, seat, die, law=own.get(seat), health=h) for h in range(1, target.start + 1)
        }
        return made.__getitem__

    coloured = [blow_of(seat, die) for seat, die in zip(seats, COLOURS, strict=False)]
    costs = _costs(coloured, target.start, target.leech, hit_by_miss, toll)
    white = blow_of(seats[0], WHITE)(target.health)
    first = _expected(white, target.health, target.start, target.leech, hit_by_miss, costs)
    forecast = Forecast(view, own)
    back = max(forecast.chance(order, lost=target.level) for order in permutations(COLOURS))
    return Exchange(forecast.chance([WHITE]), back, first, costs[target.health])


def _costs(
    blows: list[Callable[[int], Blow]], start: int, leech: int, hurt: int, toll: int
) -> dict[int, float]:
    """The mean loss from each health when all dice are thrown and are taken back again and again."""
    costs = dict.fromkeys(range(start + 1), 0.0)
    for _ in range(ROUNDS):
        after = costs
        for blow in reversed(blows):
            after = {h: _expected(blow(h), h, start, leech, hurt, after) if h else 0.0 for h in costs}
        new = {h: toll + after[h] if h else 0.0 for h in costs}
        close = max(abs(new[h] - costs[h]) for h in costs) < CLOSE
        costs = new
        if close:
            break
    return costs


def _expected(blow: Blow, h: int, start: int, leech: int, hurt: int, after: dict[int, float]) -> float:
    """The mean loss of one throw and all that follows."""
    cost = blow.hurt * hurt
    for damage, p in blow.hit.items():
        cost += p * after[max(0, h - damage)]
    for damage, p in blow.miss.items():
        left = max(0, h - damage)
        cost += p * after[min(start, left + leech) if left else 0]
    return cost
