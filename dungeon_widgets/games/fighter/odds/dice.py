"""Which hero should throw which die, and a white die against taking the three back."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import NamedTuple

from ..rules.printed import COLOURS, WHITE
from ..sight.view import FighterView
from .blows import Blow, hero_blow, target_of
from .chain import kill_chances
from .law import SectionLaw

Laws = Mapping[int, SectionLaw]
"""Where the throws of some seats end, known from their own hand."""
NO_LAWS: Laws = {}
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


def assignments(view: FighterView, own: Laws = NO_LAWS) -> list[Assignment]:
    """Every way to share the coloured dice among the next heroes, best first; `own` are the laws known better."""
    assert view["foe"] is not None
    dice = dice_left(view)
    seats = throwers(view, len(dice))
    target = target_of(view["foe"])
    held = view["throw"]["die"] if view["throw"] and view["throw"]["rest"] is None else None
    found = []
    for order in permutations(dice):
        if held in COLOURS and order[0] != held:
            continue
        blows = [
            hero_blow(view, seat, die, law=own.get(seat)) for seat, die in zip(seats, order, strict=True)
        ]
        chances = kill_chances(target.health, blows, start=target.start, leech=target.leech)
        found.append(Assignment(tuple(zip(seats, order, strict=True)), chances[-1] if chances else 0.0))
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
    """What a white die is worth against taking the dice back, where nobody falls."""
    assert view["foe"] is not None
    target = target_of(view["foe"])
    seats = throwers(view, 4)
    up = sum(hero["health"] > 0 for hero in view["heroes"])
    white = hero_blow(view, seats[0], WHITE, law=own.get(seats[0]))
    coloured = [
        hero_blow(view, seat, die, law=own.get(seat)) for seat, die in zip(seats, COLOURS, strict=False)
    ]
    hit_by_miss = target.damage * (up if target.power == "enraged" else 1)
    back_price = target.level * up
    costs = _costs(coloured, target.health, target.start, target.leech, hit_by_miss, back_price)
    first = _expected(white, target.health, target.start, target.leech, hit_by_miss, costs)
    chances = kill_chances(target.health, coloured, start=target.start, leech=target.leech)
    alone = kill_chances(target.health, [white], start=target.start, leech=target.leech)
    return Exchange(alone[-1], chances[-1], first, costs[target.health])


def _costs(
    blows: list[Blow], health: int, start: int, leech: int, hurt: int, back_price: int
) -> dict[int, float]:
    """The mean loss from each health when all dice are thrown and are taken back again and again."""
    costs = dict.fromkeys(range(start + 1), 0.0)
    for _ in range(ROUNDS):
        after = costs
        for blow in reversed(blows):
            after = {h: _expected(blow, h, start, leech, hurt, after) if h else 0.0 for h in costs}
        new = {h: back_price + after[h] if h else 0.0 for h in costs}
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
