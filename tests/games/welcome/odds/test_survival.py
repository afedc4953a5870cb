"""The exact odds are exact: figures worked out by hand, a naive brute force, the general solver, and simulation."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from dungeon_widgets.games.welcome import WelcomeGame, delve, outcomes, survival
from dungeon_widgets.games.welcome.odds import living
from dungeon_widgets.games.welcome.odds.living import action_values, chance_to_live, pile_of
from dungeon_widgets.games.welcome.odds.piles import Pile
from dungeon_widgets.games.welcome.odds.question import counts_of, whole_deck
from dungeon_widgets.games.welcome.rules.meeting import rules_of
from dungeon_widgets.games.welcome.rules.records import Run
from dungeon_widgets.odds import Deck

from ..helpers import add, go_in, play, start, strip
from . import naive
from .known_run import KnownRun, solved

RULES = rules_of("first")
HEROES = RULES.box.heroes
ARMOURED = ["plate_armor", "knight_shield"]


def kits(hero: str) -> list[tuple[str, ...]]:
    tiles = HEROES[hero].tiles
    return [kit for n in range(7) for kit in combinations(tiles, n)]


def random_question(rng: Random, most: int) -> tuple[str, list[str], int, list[str], list[str]]:
    """A hero, some of its tiles, a number of unknown cards, known cards inside and cards elsewhere."""
    hero = rng.choice(list(HEROES))
    tiles = [tile for tile in HEROES[hero].tiles if rng.random() < 0.65]
    cards = rng.sample(naive.CARDS, 13)
    known, gone = rng.randint(0, 2), rng.randint(2, 6)
    return hero, tiles, rng.randint(0, most - known), cards[:known], cards[known : known + gone]


# -- figures --------------------------------------------------------------------------------------


def test_the_armoured_warrior_survives_as_worked_out_by_hand() -> None:
    found = [survival("warrior", ARMOURED, k) for k in range(8)]
    assert found == [1, 1, Fraction(61, 78), Fraction(105, 286), Fraction(58, 715), Fraction(2, 429), 0, 0]


@pytest.mark.parametrize(
    ("tile", "odds"),
    [
        ("holy_grail", Fraction(142, 429)),
        ("torch", Fraction(271, 1287)),
        ("dragon_spear", Fraction(64, 1287)),
        ("vorpal_sword", Fraction(167, 1287)),
    ],
)
def test_one_more_tile_against_five_cards(tile: str, odds: Fraction) -> None:
    assert survival("warrior", [*ARMOURED, tile], 5) == odds


def test_the_sword_should_name_the_golem_and_not_the_dragon() -> None:
    run = RULES.equipment.enter(HEROES["warrior"], ("plate_armor", "knight_shield", "vorpal_sword"))
    pile = Pile((None,) * 5, counts_of(RULES, whole_deck(RULES).counts()), (0,) * 8, 8)
    values = action_values(RULES, run, pile, "", [("name", kind) for kind in RULES.box.kinds])
    assert max(values, key=values.__getitem__) == ("name", "golem")
    assert values["name", "golem"] == Fraction(167, 1287)
    assert values["name", "dragon"] == Fraction(64, 1287)


def test_damage_has_mean_4_a_card_and_a_spread_that_falls_again() -> None:
    deck = whole_deck(RULES)
    strength = {kind: RULES.box.monsters[kind].strength or 0 for kind in RULES.box.kinds}
    spread = []
    for k in range(14):
        hands = deck.hands(k)
        damage = hands.map(lambda hand: sum(strength[kind] for kind in hand))
        assert damage.mean() == 4 * k
        assert deck.chance_of("dragon", k) == Fraction(k, 13)
        spread.append(round(sqrt(damage.variance()), 2))
    assert spread[:8] == [0, 2.29, 3.1, 3.62, 3.96, 4.18, 4.28, 4.28]
    assert spread == spread[::-1]


def test_the_full_warrior_survives_every_dungeon() -> None:
    assert all(survival("warrior", HEROES["warrior"].tiles, k) == 1 for k in range(14))
    assert outcomes("warrior", HEROES["warrior"].tiles, naive.CARDS, named="demon") == {(True, 1)}


# -- brute force ----------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", HEROES)
def test_every_kit_against_two_cards_by_brute_force(hero: str) -> None:
    rng = Random(2)
    for kit in kits(hero):
        elsewhere = rng.sample(naive.CARDS, 6)
        expected = naive.chance(hero, kit, naive.layouts(2, elsewhere=elsewhere))
        assert survival(hero, kit, 2, elsewhere=elsewhere) == expected, (kit, elsewhere)


@pytest.mark.parametrize("hero", HEROES)
def test_the_full_kit_and_the_kit_without_hit_points_against_three_cards_of_the_whole_deck(hero: str) -> None:
    tiles = HEROES[hero].tiles
    for kit in (tiles, [tile for tile in tiles if not RULES.box.tiles[tile].hp]):
        assert survival(hero, kit, 2, known=["golem"]) == naive.chance(hero, kit, naive.layouts(2, ["golem"]))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(60))
def test_random_questions_by_brute_force(seed: int) -> None:
    hero, tiles, unknown, known, elsewhere = random_question(Random(seed), 4)
    expected = naive.chance(hero, tiles, naive.layouts(unknown, known, elsewhere))
    assert survival(hero, tiles, unknown, known=known, elsewhere=elsewhere) == expected


@pytest.mark.slow
@pytest.mark.parametrize(
    "seed", [*range(10), *(pytest.param(n, marks=pytest.mark.soak) for n in range(10, 40))]
)
def test_mage_questions_by_brute_force(seed: int) -> None:
    rng = Random(seed)
    tiles = [tile for tile in HEROES["mage"].tiles if rng.random() < 0.8]
    cards = rng.sample(naive.CARDS, 13)
    known, elsewhere = cards[: seed % 3], cards[3 : 3 + rng.randint(3, 6)]
    unknown = 4 - len(known)
    expected = naive.chance("mage", tiles, naive.layouts(unknown, known, elsewhere))
    assert survival("mage", tiles, unknown, known=known, elsewhere=elsewhere) == expected


# -- the general solver ---------------------------------------------------------------------------


def random_pile(rng: Random) -> tuple[Run, Pile]:
    hero = rng.choice(list(HEROES.values()))
    run = RULES.equipment.enter(hero, tuple(tile for tile in hero.tiles if rng.random() < 0.75))
    cards = rng.sample(naive.CARDS, 13)
    size, loose = rng.randint(0, 5), rng.randint(0, 1)
    places = [cards.pop() if rng.random() < 0.3 else None for _ in range(size)]
    hidden = places.count(None)
    loose = min(loose, hidden)
    inside = Counter(cards.pop() for _ in range(loose))
    for _ in range(rng.randint(0, 3)):
        cards.pop()  # known to lie elsewhere
    deck = rng.randint(0, len(cards) - (hidden - loose))
    return run, Pile(tuple(places), counts_of(RULES, Counter(cards)), counts_of(RULES, inside), deck)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(120))
def test_counting_gives_what_the_general_solver_gives(seed: int) -> None:
    run, pile = random_pile(Random(seed))
    assert chance_to_live(RULES, run, pile) == solved(RULES, run, pile)


@pytest.mark.parametrize("seed", range(60))
def test_facing_a_card_every_choice_has_the_value_the_general_solver_gives(seed: int) -> None:
    rng = Random(seed)
    while True:
        run, pile = random_pile(rng)
        facing = rng.choice([kind for kind, n in zip(RULES.box.kinds, pile.unseen, strict=True) if n])
        if RULES.equipment.must_name(run.tiles) or not RULES.usable(run, facing, pile.deck):
            continue
        i = RULES.index[facing]
        unseen = (*pile.unseen[:i], pile.unseen[i] - 1, *pile.unseen[i + 1 :])
        if sum(unseen) >= pile.places.count(None) - sum(pile.loose) + pile.deck:
            break
    pile = pile._replace(unseen=unseen)
    state = KnownRun.before(RULES, run, pile, facing)
    values = action_values(RULES, run, pile, facing, state.legal())
    assert (
        chance_to_live(RULES, run, pile, facing) == max(values.values()) == solved(RULES, run, pile, facing)
    )


# -- delve ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "k"),
    [("warrior", 4), ("barbarian", 6), ("mage", 5), ("rogue", 6), ("mage", 7), ("barbarian", 8)],
)
def test_simulated_dungeons_agree_within_four_standard_errors(hero: str, k: int) -> None:
    rng, n = Random(k), 600
    tiles = [
        tile
        for tile in HEROES[hero].tiles
        if tile not in ("plate_armor", "torch", "wall_of_fire", "invisibility_cloak")
    ]
    p = survival(hero, tiles, k)
    lived = 0
    for _ in range(n):
        cards = rng.sample(naive.CARDS, 13)
        lived += delve(hero, tiles, cards[:k], deck=cards[k:]).survived
    assert abs(lived / n - p) <= 4 * sqrt(p * (1 - p) / n)


@pytest.mark.parametrize("hero", HEROES)
def test_on_average_delve_attains_survival_exactly(hero: str) -> None:
    tiles = [tile for tile in HEROES[hero].tiles if not RULES.box.tiles[tile].hp]
    found = naive.layouts(2)
    lived = sum(delve(hero, tiles, dungeon, deck=deck).survived for dungeon, deck in found)
    assert Fraction(lived, len(found)) == survival(hero, tiles, 2)


@pytest.mark.parametrize("seed", range(60))
def test_outcomes_hold_the_result_of_any_policy(seed: int) -> None:
    rng = Random(seed)
    hero, tiles, *_ = random_question(rng, 4)
    cards = rng.sample(naive.CARDS, 8)
    for choose in (
        None,
        lambda situation, actions: rng.choice(actions),
        lambda situation, actions: actions[-1],
    ):
        result = delve(hero, tiles, cards[:5], deck=cards[5:], choose=choose)
        assert (result.survived, result.hp) in outcomes(hero, tiles, cards[:5], deck=cards[5:])


def test_a_policy_that_breaks_the_rules_is_told_what_there_is() -> None:
    with pytest.raises(ValueError, match=r"choose from: .*face"):
        delve("barbarian", ["vorpal_axe"], ["golem"], choose=lambda situation, actions: ("run",))


# -- from a view ----------------------------------------------------------------------------------


def test_a_new_card_that_polymorph_is_about_to_turn_is_counted() -> None:
    state = start("mage")
    add(state, "dragon")
    go_in(state)
    play(state, ("turn",))
    legal = state.legal()
    view = state.view(state.runner)
    run = RULES.equipment.enter(HEROES["mage"], state.tiles)
    before = action_values(RULES, run, pile_of(view), "dragon", legal)["use", "polymorph"]
    play(state, ("use", "polymorph"))
    assert state.run is not None
    assert chance_to_live(RULES, state.run, pile_of(state.view(state.runner))) == before == 1


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(
    ("hero", "choice"), [("warrior", "vorpal_sword"), ("barbarian", "vorpal_axe"), ("rogue", "vorpal_dagger")]
)
def test_without_choices_a_view_tells_the_average_over_its_worlds(hero: str, choice: str, seed: int) -> None:
    rng = Random(seed)
    game = WelcomeGame(players=3, hero=hero, first=0)
    state = game.start()
    strip(state, "goblin", choice)
    for _ in range(5):
        play(state, ("draw",))
        state.apply(state.draw(rng))
        play(state, ("add",) if rng.random() < 0.7 else state.legal()[1])
    view = state.view(seed % 3)
    run = RULES.equipment.enter(HEROES[hero], state.tiles)
    whole, lived = 0, Fraction()
    for world, weight in state.worlds(view["seat"]):
        cards = tuple(card.monster for card in reversed(world.dungeon))
        whole += weight
        lived += weight * chance_to_live(RULES, run, Pile(cards, world.deck, (0,) * 8, sum(world.deck)))
    assert chance_to_live(RULES, run, pile_of(view)) == lived / whole


def test_the_deck_of_a_question_is_the_deck_of_the_box() -> None:
    assert whole_deck(RULES).counts() == Deck(Counter(naive.CARDS)).counts()


def test_nothing_is_computed_before_it_is_asked_for() -> None:
    living.chances_of.cache_clear()
    assert survival("mage", ["omnipotence"], 0) == 1
    assert living.chances_of.cache_info().currsize == 1


@pytest.mark.parametrize("seed", range(25))
def test_a_blade_names_the_best_of_all_kinds_though_few_are_counted(seed: int) -> None:
    rng = Random(seed)
    hero, blade = rng.choice([("warrior", "vorpal_sword"), ("rogue", "vorpal_dagger")])
    orderly = {"warrior": ["plate_armor", "torch", "dragon_spear"], "rogue": ["mithril_armor", "buckler"]}[
        hero
    ]
    tiles = tuple(
        tile for tile in HEROES[hero].tiles if tile == blade or (tile in orderly and rng.random() < 0.5)
    )
    cards = [kind for kind in RULES.box.kinds for _ in range(RULES.box.monsters[kind].copies)]
    rng.shuffle(cards)
    known, loose, unseen = cards[:2], cards[2:4], cards[4 : 8 + rng.randrange(6)]
    places = rng.sample([*known, *[None] * 4], 6)
    pile = Pile(
        tuple(places), counts_of(RULES, Counter(unseen)), counts_of(RULES, Counter(loose)), len(unseen) - 2
    )
    run = RULES.equipment.enter(HEROES[hero], tiles, 0)
    by_name = [chance_to_live(RULES, run._replace(named=kind), pile) for kind in RULES.box.kinds]
    assert chance_to_live(RULES, run, pile) == max(by_name)
