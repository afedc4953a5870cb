"""The chance at a glance, by which bots play many games: never far from the exact one, and exact where that is quick."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from dungeon_widgets.games.welcome.odds import approximate
from dungeon_widgets.games.welcome.odds.approximate import Approximation
from dungeon_widgets.games.welcome.odds.lanes import Lanes, lane
from dungeon_widgets.games.welcome.odds.living import chance_to_live, may_be_named, worth_naming
from dungeon_widgets.games.welcome.odds.piles import Pile
from dungeon_widgets.games.welcome.odds.question import counts_of, question
from dungeon_widgets.games.welcome.rules.meeting import rules_of
from dungeon_widgets.games.welcome.rules.records import Run, without

BOTH = rules_of("both")
HEROES = list(BOTH.box.heroes)
NO_LIMIT = 1_000_000


def dungeon(rng: Random, hero: str, specials: list[str], most: int = 5) -> tuple[Run, Pile]:
    """A question as a seat may ask it: some cards known in their places, some hidden, some known to lie elsewhere."""
    there = [monster for monster in BOTH.box.monsters.values() if monster.id not in BOTH.box.specials]
    deck = rng.sample(cards := [m.id for m in there for _ in range(m.copies)] + specials, len(cards))
    tiles = [tile for tile in BOTH.box.heroes[hero].tiles if rng.random() < 0.7]
    known = rng.randrange(3)
    hidden = rng.randint(1, most)
    unseen = deck[known + rng.randrange(3) :]
    places = rng.sample([*deck[:known], *[None] * hidden], known + hidden)
    counts = counts_of(BOTH, {kind: unseen.count(kind) for kind in set(unseen)})
    _, run, _ = question(hero, tiles, 0, (), (), 0, "both", specials)
    return run, Pile(tuple(places), counts, (0,) * len(counts), len(unseen) - hidden)


@pytest.mark.parametrize("hero", HEROES)
def test_a_glance_is_seldom_far_from_the_exact_chance(hero: str) -> None:
    rng = Random(hero)
    off = []
    for n in range(24):
        run, pile = dungeon(rng, hero, ["fairy", "mimic"] if n % 2 else [], 4)
        off.append(
            abs(
                Approximation(BOTH, pile).chance(run) - float(chance_to_live(BOTH, run, pile, limit=NO_LIMIT))
            )
        )
    assert sum(off) / len(off) < 0.04
    assert sum(each > 0.1 for each in off) <= 3


@pytest.mark.parametrize("hero", HEROES)
def test_a_glance_does_not_depend_on_what_was_asked_before(hero: str) -> None:
    """Prospects are kept for the next tile, the card on top and the next turn: they are what they would be alone."""
    rng, kept, alone = Random(hero), [], []
    specials = rng.sample(BOTH.box.specials, 2)
    run, pile = dungeon(rng, hero, specials)
    on_top = BOTH.box.kinds[rng.randrange(8)]
    runs = [run._replace(tiles=without(run.tiles, tile)) for tile in (None, *run.tiles)]
    piles = [pile, pile.topped(on_top), pile.topped(None), pile.topped(None).topped(on_top)]
    asked = [(below, each) for below in piles for each in rng.sample(runs, len(runs))]
    for below, each in asked:
        kept.append(Approximation(BOTH, below).chance(each))
    for below, each in asked:
        approximate._prospects.cache_clear()
        alone.append(Approximation(BOTH, below).chance(each))
    assert kept == alone
    assert len(set(kept)) > 3


def test_sets_of_cards_are_counted_by_size_and_harm() -> None:
    lanes, kinds = Lanes(9), [(2, 0), (2, 3), (1, 7), (0, 4), (1, 12)]
    cards = [harm for copies, harm in kinds for _ in range(copies)]
    for size in range(6):
        harms = Counter(sum(chosen) for chosen in combinations(cards, size))
        counted = lanes.of_size(lanes.sets(kinds), size)
        assert [lane(counted, harm) for harm in range(10)] == [harms[harm] for harm in range(10)]


def test_where_no_order_matters_it_is_exact() -> None:
    rules, run, pile = question("warrior", ["plate_armor", "torch"], 5, (), (), 0, "both", ())
    assert Approximation(rules, pile).chance(run) == float(chance_to_live(rules, run, pile))


@pytest.mark.parametrize(
    ("cards", "alive"), [({"goblin": 1, "skeleton": 2, "orc": 1}, 0.0), ({"goblin": 1, "skeleton": 2}, 1 / 3)]
)
def test_the_flute_takes_no_more_goblins_than_there_are(cards: dict[str, int], alive: float) -> None:
    """A second Goblin, drawn afresh, would spare the Bard another wound."""
    rules, run, _ = question("bard", ["charming_flute"], 0, (), (), 0, "both", ())
    counts = counts_of(rules, cards)
    pile = Pile((None,) * sum(cards.values()), counts, (0,) * len(counts), 0)
    assert float(chance_to_live(rules, run, pile)) == alive
    assert Approximation(rules, pile).chance(run) == pytest.approx(alive, abs=0.01)


def test_who_can_take_whatever_comes_is_sure_to_live() -> None:
    rules, run, pile = question("rogue", BOTH.box.heroes["rogue"].tiles, 1, (), (), 0, "both", ())
    assert Approximation(rules, pile).chance(run) == 1


@pytest.mark.parametrize("seed", range(40))
def test_no_kind_left_out_would_be_the_better_name(seed: int) -> None:
    """The Dagger and the Sword where the order of cards matters, with and without special monsters."""
    rng = Random(seed)
    hero, blade = rng.choice([("rogue", "vorpal_dagger"), ("warrior", "vorpal_sword")])
    specials = (
        rng.sample(["ally", "fairy", "mimic", "gelatinous_cube"], 2) if seed % 2 or hero == "warrior" else []
    )
    run, pile = dungeon(rng, hero, specials, 3)
    tiles = tuple(tile for tile in BOTH.box.heroes[hero].tiles if tile in run.tiles or tile == blade)
    run = BOTH.equipment.enter(BOTH.box.heroes[hero], tiles)
    tile = BOTH.equipment.naming(tiles)
    assert tile is not None
    names = BOTH.equipment.may_name(tile, specials)
    of = {name: chance_to_live(BOTH, run._replace(named=name), pile, limit=NO_LIMIT) for name in names}
    assert max(of[name] for name in worth_naming(BOTH, run, pile)) == max(of.values())
    assert set(may_be_named(BOTH, run, pile)[1]) <= set(names)
