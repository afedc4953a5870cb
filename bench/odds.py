"""The exact chance to live against simulating it 100 000 times."""

from __future__ import annotations

from functools import partial
from random import Random

from dungeon_widgets.games.welcome import survival
from dungeon_widgets.games.welcome.odds import living
from dungeon_widgets.games.welcome.rules.meeting import Rules, rules_of

from .measure import Result, cpu, ratio, turn_about

RUNS = 100_000
REPEATS = 2
UNSEEN = 6  # cards in the dungeon, all face down
NAMED = "golem"
KITS = {
    "Warrior, armour only": ("warrior", ("plate_armor", "knight_shield")),
    "Warrior": ("warrior", None),
    "Barbarian": ("barbarian", None),
    "Mage": ("mage", None),
    "Rogue": ("rogue", None),
}


def results() -> list[Result]:
    rules = rules_of("first")
    rows = []
    for label, (hero, kit) in KITS.items():
        tiles = kit or rules.box.heroes[hero].tiles
        exact, simulated = turn_about(
            [
                partial(cpu, partial(_exact, hero, tiles)),
                partial(cpu, partial(_simulate, rules, hero, tiles)),
            ],
            REPEATS,
        )
        rows.append(
            Result(f"exact odds / {RUNS} simulated runs, {label}", ratio(exact, simulated), ("<=", 1))
        )
    return rows


def _exact(hero: str, tiles: tuple[str, ...]) -> None:
    """A first question: nothing is remembered from an earlier one."""
    living.chances_of.cache_clear()
    living._sums.cache_clear()
    survival(hero, tiles, UNSEEN)


def _simulate(rules: Rules, hero: str, tiles: tuple[str, ...]) -> float:
    """The share of runs that live, using every tile as soon as it helps; one card more for Polymorph."""
    cards = [monster.id for monster in rules.box.monsters.values() for _ in range(monster.copies)]
    start = rules.equipment.enter(rules.box.heroes[hero], tiles)
    if rules.equipment.must_name(tiles):
        start = start._replace(named=NAMED)
    rng, lived = Random(7), 0
    for _ in range(RUNS):
        *dungeon, spare = rng.sample(cards, UNSEEN + 1)
        run = start
        for card in dungeon:
            usable = rules.usable(run, card, 1)
            if not usable:
                run = rules.meet(run, card)[0]
                continue
            run, meeting = rules.use(run, card, usable[0])
            if meeting.why == "swapped":
                run = rules.meet(run, spare)[0]
        lived += rules.survived(run)
    return lived / RUNS
