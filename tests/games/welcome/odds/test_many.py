"""Many dungeons at once: each ends as `delve` ends it, and all together as often as exact counting says."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from itertools import combinations, pairwise

import pytest

np = pytest.importorskip("numpy")

from dungeon_widgets.games.welcome import delve, load_box, many_delves, survival  # noqa: E402
from dungeon_widgets.games.welcome.odds.many import Places, dealt, thrifty  # noqa: E402
from dungeon_widgets.games.welcome.odds.question import question  # noqa: E402
from dungeon_widgets.games.welcome.odds.simulated import chance_of  # noqa: E402

HEROES = [*load_box("both").heroes]
SPECIALS = load_box("both").specials
RUNS = 40


def eager(run, card, actions):
    """Uses what it can as soon as it can, so that every tile is used on every kind."""
    return actions[-1]


def same_as_delve(hero, tiles, hidden, known, specials, successes, box, manner=None):
    """Run dungeons in arrays and the same ones card by card."""
    rules, run, pile = question(hero, tiles, hidden, known, (), successes, box, specials)
    choose = manner or partial(thrifty, rules, pile)
    table = Places(rules, pile, choose)
    cards, top = dealt(pile, RUNS, np.random.default_rng(hidden))
    ends = table.ends(table.start(run, bool(pile.places)), cards, top)
    for i, end in enumerate(ends):
        went = delve(
            hero,
            tiles,
            [rules.box.kinds[turned[i]] for turned in cards],
            deck=[rules.box.kinds[top[i]]] if pile.deck else [],
            successes=successes,
            choose=lambda situation, actions: choose(situation.run, situation.facing or "", actions),
            box=box,
            specials=specials,
        )
        assert (rules.survived(table.runs[end]), table.runs[end].hp) == went[:2], (tiles, went)


@pytest.mark.parametrize("hero", HEROES)
def test_every_run_ends_as_delve_ends_it(hero):
    """With all tiles and with each five of them, for two manners."""
    tiles = load_box("both").hero(hero).tiles
    for kit in [tiles, *combinations(tiles, 5)]:
        for manner in (None, eager):
            same_as_delve(hero, kit, 7, ["goblin", "dragon"], (), 0, None, manner)


@pytest.mark.parametrize("hero", HEROES)
def test_every_special_monster_is_met_as_the_rules_say(hero):
    """Each pair of neighbours of the special monsters lies in the dungeon, so that every run meets both."""
    tiles = load_box("both").hero(hero).tiles
    for at, pair in enumerate(pairwise(SPECIALS)):
        same_as_delve(hero, tiles, 5, pair, (), at % 2, "both", eager if at % 3 else None)


def test_the_last_card_of_the_deck_leaves_polymorph_nothing():
    """With all 13 cards inside there is no deck, so Polymorph cannot be used."""
    tiles = load_box("first").hero("mage").tiles
    same_as_delve("mage", tiles, 13, (), (), 0, None, eager)
    same_as_delve("mage", tiles, 12, (), (), 0, None, eager)


@pytest.mark.parametrize(
    ("hero", "tiles", "hidden", "known"),
    [
        ("warrior", ["plate_armor", "knight_shield"], 3, []),
        ("warrior", ["plate_armor", "torch", "holy_grail"], 5, ["golem"]),
        ("barbarian", ["leather_shield", "healing_potion", "torch"], 5, []),
        ("mage", ["omnipotence", "demonic_pact", "wall_of_fire"], 4, ["demon"]),
        ("rogue", ["ring_of_power", "buckler", "invisibility_cloak"], 6, ["orc", "golem"]),
        ("princess", ["mr_charm", "family_crown"], 3, []),
        ("bard", ["glamorous_tunic", "charming_flute", "elvish_harp"], 5, []),
    ],
)
def test_as_many_live_as_counting_says(hero, tiles, hidden, known):
    """Where no choice is to be made, best play is every play: within four standard errors of the exact chance."""
    exact = survival(hero, tiles, hidden, known=known)
    lives = many_delves(hero, tiles, hidden, known=known, n=200_000).lives
    assert isinstance(exact, Fraction)
    assert 0 < exact < 1
    assert abs(lives.p - exact) < 4 * lives.error


@pytest.mark.parametrize("hero", HEROES)
def test_no_manner_lives_more_often_than_best_play(hero):
    tiles = load_box("both").hero(hero).tiles
    lives = many_delves(hero, tiles, 8, n=50_000).lives
    assert lives.p <= float(chance_of(survival(hero, tiles, 8))) + 4 * lives.error


def test_a_seed_gives_the_same_runs_and_another_one_others():
    one, same, other = (many_delves("mage", ["bracelet_of_protection"], 3, seed=s, n=1000) for s in (5, 5, 6))
    assert (one.survived == same.survived).all()
    assert (one.hp == same.hp).all()
    assert (one.hp != other.hp).any()


def test_an_empty_dungeon_is_survived():
    assert many_delves("rogue", [], 0, n=3).hp.tolist() == [3, 3, 3]


def test_what_does_not_exist_is_refused_by_name():
    with pytest.raises(ValueError, match="tile 'polymorph' is not the warrior's"):
        many_delves("warrior", ["polymorph"], 3)
    with pytest.raises(ValueError, match="the manner chose 'run'"):
        many_delves("barbarian", ["vorpal_axe"], 3, choose=lambda run, card, actions: "run")
    with pytest.raises(ValueError, match="n must be a number of runs"):
        many_delves("warrior", [], 3, n=0)
