"""Find the best launch for every throw set of Dungeon Fighter's cards, and write content/plans.json.

python -m scripts.fighter_plans                 all sets (some minutes)
python -m scripts.fighter_plans jump blind      print the plans of one set
python -m scripts.fighter_plans --laws          the launches as they are, only the laws again (a minute)

For each hand the launch with the highest mean damage under its own spread is looked for on a grid of speeds and
slopes, with the same luck for all of them, and then around the best. The law of a launch is counted afterwards, with
luck that no other law shares, so that the errors of two laws have nothing to do with each other. A perfect hand throws
as an expert means to, and has a law of its own. Needs NumPy.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any

import numpy as np

from dungeon_widgets.games.fighter.rules.content import load_content
from dungeon_widgets.games.fighter.rules.throw.action import launch_refusal
from dungeon_widgets.games.fighter.rules.throw.batch import throws_by_hand
from dungeon_widgets.games.fighter.rules.throw.batch.points import Seeds, h32
from dungeon_widgets.games.fighter.rules.throw.hand import Spread, spread_of
from dungeon_widgets.games.fighter.rules.throw.manner import Manner, combine
from dungeon_widgets.games.fighter.rules.throw.plans import (
    PERFECT,
    SKILLS,
    VERDICTS,
    Plan,
    aimed_launch,
    key_of,
    plan_of,
)

TARGET = Path(__file__).resolve().parent.parent / "dungeon_widgets/games/fighter/content/plans.json"
COARSE, FIRST, SECOND, LAST = 300, 1500, 4500, 20_000
"""Throws with each launch that is tried, from the first look to the law that is written down."""
SLOPES, SPEEDS = 6, 14
PLACES = ((-300, -330), (-215, -331), (-307, -126), (-260, -240))
TURNS = (-225, -150, -87, -13, 60)
LAWS = (*SKILLS, PERFECT)
BoxPlace = tuple[int, int, int, int]


def seeds(n: int, start: int) -> Seeds:
    """Seeds that no other part of the search uses, the same with every version of NumPy."""
    return h32(np.arange(start, start + n, dtype=np.uint32))


def sets() -> Iterator[tuple[str, ...]]:
    """No throw, every throw, and every two that do not conflict; more at once takes several cards.

    Two from which a group may retreat come last: they hardly ever hit, but may be tried.
    """
    content = load_content()
    yield ()
    throws = sorted(content.throws)
    yield from ((throw,) for throw in throws)
    pairs = [pair for pair in combinations(throws, 2) if frozenset(pair) not in content.conflicts]
    yield from sorted(pairs, key=lambda pair: frozenset(pair) in content.impossible)


def damage(manner: Manner, spread: Spread, plan: Plan, luck: Seeds) -> float:
    """The mean damage of a launch, with a miss as 0."""
    launch = aimed_launch(manner, aim=plan.aim, speed=plan.speed, slope=plan.slope, box=plan.box)
    if launch_refusal(launch.action, manner):
        return -1.0
    verdicts = throws_by_hand(launch, manner, spread, luck)[1]
    return float(np.maximum(verdicts, 0).mean())


def boxes(manner: Manner) -> list[tuple[int, BoxPlace | None]]:
    """Where the box may stand, with the aim that meets its middle; one row without a box where none is due."""
    if not manner.box:
        return [(0, None)]
    found: list[tuple[int, BoxPlace | None]] = []
    for (x, y), turn in product(PLACES, TURNS):
        aim = round(1000 * x / (y - manner.hand[1]))
        found.append((aim, (x, y, 0, turn)))
    return found


def grid(least: int, most: int, steps: int) -> list[int]:
    return [round(value) for value in np.linspace(least, most, steps)]


def search(manner: Manner, skill: str) -> Plan:
    """The plan for one set and one hand, with the counts of its verdicts."""
    spread = spread_of(skill, manner)
    places = boxes(manner)
    if manner.box:  # a coarse look first: only the best places are searched as finely as the rest
        coarse = product(places, grid(*manner.slope, 4), grid(*manner.speed, 7))
        looks = [Plan(speed, slope, aim, box, ()) for (aim, box), slope, speed in coarse]
        luck = seeds(COARSE, 500_000)
        looks.sort(key=lambda plan: damage(manner, spread, plan, luck), reverse=True)
        places = list(dict.fromkeys((plan.aim, plan.box) for plan in looks))[:2]
    slopes, speeds = grid(*manner.slope, SLOPES), grid(*manner.speed, SPEEDS)
    tried = [Plan(speed, slope, aim, box, ()) for (aim, box), slope, speed in product(places, slopes, speeds)]
    rough = seeds(FIRST, 1_000_000)
    best = max(tried, key=lambda plan: damage(manner, spread, plan, rough))
    for closer, throws in ((1, SECOND), (2, 2 * SECOND)):
        luck = seeds(throws, 2_000_000)
        best = max([(damage(manner, spread, plan, luck), plan) for plan in around(best, manner, closer)])[1]
    return best


def around(plan: Plan, manner: Manner, closer: int) -> Iterator[Plan]:
    """The plan and its neighbours, half a step of the grid away divided by `closer`."""
    d_slope = (manner.slope[1] - manner.slope[0]) / (2 * (SLOPES - 1) * closer)
    d_speed = (manner.speed[1] - manner.speed[0]) / (2 * (SPEEDS - 1) * closer)
    for i, j in product((-1, 0, 1), repeat=2):
        slope, speed = round(plan.slope + i * d_slope), round(plan.speed + j * d_speed)
        yield plan._replace(
            slope=min(max(slope, manner.slope[0]), manner.slope[1]),
            speed=min(max(speed, manner.speed[0]), manner.speed[1]),
        )


def counts(throws: tuple[str, ...], skill: str, plan: Plan) -> tuple[int, ...]:
    """How many of the last tries ended with each verdict, by luck that is this law's own."""
    manner = combine(throws)
    launch = aimed_launch(manner, aim=plan.aim, speed=plan.speed, slope=plan.slope, box=plan.box)
    block = list(sets()).index(throws) * len(LAWS) + LAWS.index(skill)
    luck = seeds(LAST, 10_000_000 + block * LAST)
    verdicts = throws_by_hand(launch, manner, spread_of(skill, manner), luck)[1]
    return tuple(int((verdicts == verdict).sum()) for verdict in VERDICTS)


def entry(plan: Plan) -> dict[str, Any]:
    data: dict[str, Any] = {"speed": plan.speed, "slope": plan.slope}
    if plan.box is not None:
        data |= {"aim": plan.aim, "box": list(plan.box)}
    return data | {"law": list(plan.counts)}


def plans_for(throws: tuple[str, ...]) -> dict[str, Plan]:
    """The best launch of each hand."""
    manner = combine(throws)
    return {skill: search(manner, skill) for skill in SKILLS}


def written(throws: tuple[str, ...]) -> dict[str, Plan]:
    """The launches that content/plans.json has now."""
    found = {skill: plan_of(throws, skill) for skill in SKILLS}
    return {skill: plan for skill, plan in found.items() if plan is not None}


def entries(throws: tuple[str, ...], plans: dict[str, Plan]) -> dict[str, dict[str, Any]]:
    """A line of the file: a launch with its law for each hand, and the law of the perfect hand."""
    data = {skill: entry(plan._replace(counts=counts(throws, skill, plan))) for skill, plan in plans.items()}
    return data | {PERFECT: {"law": list(counts(throws, PERFECT, plans["expert"]))}}


def main(wanted: list[str]) -> None:
    again = wanted == ["--laws"]
    if wanted and not again:
        throws = tuple(sorted(set(wanted)))
        for skill, plan in entries(throws, plans_for(throws)).items():
            print(key_of(throws), skill, json.dumps(plan))
        return
    lines = []
    for throws in sets():
        plans = written(throws) if again else plans_for(throws)
        lines.append(f"    {json.dumps(key_of(throws))}: {json.dumps(entries(throws, plans))}")
        print(key_of(throws), flush=True)
    verdicts = json.dumps(list(VERDICTS))
    TARGET.write_text(
        f'{{\n  "verdicts": {verdicts},\n  "plans": {{\n' + ",\n".join(lines) + "\n  }\n}\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
