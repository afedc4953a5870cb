"""All hit points at once: lanes, and the ways to meet a card as the rules know them at each number of hit points."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.games.welcome.odds.lanes import LANE, Lanes, lane
from dungeon_widgets.games.welcome.odds.living import outfits_of
from dungeon_widgets.games.welcome.rules.meeting import rules_of
from dungeon_widgets.games.welcome.rules.records import Run

BOTH = rules_of("both")
HEROES = BOTH.box.heroes


@pytest.mark.parametrize("seed", range(5))
def test_in_every_lane_the_larger_number_is_the_best(seed: int) -> None:
    rng, lanes = Random(seed), Lanes(20)
    ones, others = ([rng.randrange(1 << LANE - 1) for _ in range(21)] for _ in range(2))
    others[3] = ones[3]
    packed = [sum(n << LANE * hp for hp, n in enumerate(counts)) for counts in (ones, others)]
    best = lanes.best(*packed)
    assert [lane(best, hp) for hp in range(21)] == [max(pair) for pair in zip(ones, others, strict=True)]


def test_a_lane_outlives_all_the_harm_below_it() -> None:
    lanes = Lanes(4)
    harm = sum(n << LANE * each for each, n in enumerate([1, 0, 2, 5, 0]))
    assert [lane(lanes.above(harm), hp) for hp in range(5)] == [0, 1, 1, 3, 8]


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("seed", range(8))
def test_an_option_leads_where_the_rules_lead_from_every_hit_point(hero: str, seed: int) -> None:
    """Asked at a few hit points, the rules answer for all of them."""
    rng = Random(seed)
    outfits = outfits_of(BOTH, hero, True, 0)
    kit = tuple(tile for tile in HEROES[hero].tiles if rng.random() < 0.8)
    run = Run(
        hero, 1, kit, rng.choice([None, "golem", "lich"]), rng.choice([None, None, None, "ally"]),
        lucky="lucky_coin" in kit and rng.random() < 0.5,
        charmed=rng.randrange(3), successes=rng.randrange(2),
    )  # fmt: skip
    watched = rng.choice([0, outfits.watched])
    outfit = outfits.at(run, watched)
    assert outfit is not None
    for kind, monster in enumerate(BOTH.box.kinds):
        if outfits.ranked[kind]:
            continue
        options = outfits.options(outfit, kind, 0, 0)
        later = outfit.watched & ~(15 << 4 * kind)
        for hp in range(1, HEROES[hero].full_hp + 1):
            ways = BOTH.ways(outfit.run._replace(hp=hp), monster, outfits.deck)
            wanted = {(outfits.at(way.run, later), way.run.hp, way.meeting.why == "swapped") for way in ways}
            found = {(*lead, option.swapped) for option in options if (lead := option.lead(hp))}
            assert found == {each for each in wanted if each[0] is not None}, (monster, hp)
