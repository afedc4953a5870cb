"""The odds of the second box and of both are exact, or say that they are estimates."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest

from dungeon_widgets.games.welcome import WelcomeGame, delve, outcomes, survival
from dungeon_widgets.games.welcome.odds import living
from dungeon_widgets.games.welcome.odds.alike import Alike
from dungeon_widgets.games.welcome.odds.living import action_values, chance_to_live, pile_of
from dungeon_widgets.games.welcome.odds.question import question
from dungeon_widgets.games.welcome.odds.simulated import estimated
from dungeon_widgets.games.welcome.rules.meeting import rules_of
from dungeon_widgets.odds.estimate import Estimate
from dungeon_widgets.odds.solver import TooLarge

from ..helpers import add, go_in, play, start, strip
from . import naive

pytestmark = pytest.mark.slow

BOTH = rules_of("both")
HEROES = BOTH.box.heroes
BARD = HEROES["bard"].tiles


def random_question(rng: Random, hero: str, cards: int) -> dict[str, Any]:
    """Some tiles, a few cards inside, most of the others elsewhere, two specials."""
    specials = rng.sample(naive.SPECIALS, 2)
    pool = rng.sample([*naive.CARDS, *specials], 15)
    known = [pool.pop() for _ in range(rng.randint(0, 2))]
    base = [card for card in pool if card not in specials]
    return {
        "hero": hero,
        "tiles": [tile for tile in HEROES[hero].tiles if rng.random() < 0.7],
        "unknown": rng.randint(0, cards - len(known)),
        "known": known,
        "elsewhere": rng.sample(base, rng.randint(6, 8)),
        "successes": rng.randint(0, 1),
        "specials": specials,
    }


def by_brute_force(asked: dict[str, Any]) -> Fraction:
    cards = [*naive.CARDS, *asked["specials"]]
    layouts = naive.layouts(asked["unknown"], asked["known"], asked["elsewhere"], cards)
    return naive.chance(asked["hero"], asked["tiles"], layouts, asked["successes"], asked["specials"])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(14))
@pytest.mark.parametrize("hero", HEROES)
def test_random_questions_of_every_hero_by_brute_force(hero: str, seed: int) -> None:
    asked = random_question(Random(seed), hero, 4)
    assert survival(**asked, box="both") == by_brute_force(asked)


@pytest.mark.parametrize("special", naive.SPECIALS)
@pytest.mark.parametrize("hero", HEROES)
def test_every_special_monster_meets_every_full_kit(hero: str, special: str) -> None:
    asked: dict[str, Any] = {
        "hero": hero, "tiles": HEROES[hero].tiles, "unknown": 2, "known": [special], "successes": 1,
        "elsewhere": ["goblin", "skeleton", "vampire", "golem", "golem", "orc"], "specials": [special],
    }  # fmt: skip
    assert survival(**asked, box="both") == by_brute_force(asked)


@pytest.mark.parametrize("unknown", [1, 2, 3])
def test_after_the_ally_the_next_card_does_no_harm_whichever_it_is(unknown: int) -> None:
    """Mr. Charm stops nothing but by its kind: with the Ally gone, only which card is next makes an order."""
    rules, run, pile = question("princess", ["mr_charm"], unknown, (), (), 0, None, ())
    helped = run._replace(skip="ally", met=("ally",))
    harm = {
        kind: 0
        if rules.equipment.answer(run, kind)
        else rules.equipment.damage(run, rules.box.monsters[kind].strength or 0)
        for kind in naive.CARDS
    }
    orders = list(permutations(naive.CARDS, unknown))
    living = sum(sum(harm[card] for card in order[1:]) < run.hp for order in orders)
    assert chance_to_live(rules, helped, pile) == Fraction(living, len(orders))
    assert chance_to_live(rules, helped, pile) > chance_to_live(rules, run, pile)


def test_the_box_is_that_of_the_hero_unless_told() -> None:
    kit = ["wooden_shuriken", "ninjato", "curative_herbs"]
    assert (
        survival("ninja", kit, 3)
        == survival("ninja", kit, 3, box="both")
        == survival("ninja", kit, 3, box="back")
    )
    assert survival("warrior", ["torch"], 2) == survival("warrior", ["torch"], 2, box="both")


def test_specials_named_among_the_cards_need_not_be_repeated() -> None:
    kit = ["ninjato", "curative_herbs"]
    given = survival("ninja", kit, 2, known=["ally"], specials=["ally"])
    assert survival("ninja", kit, 2, known=["ally"]) == given
    assert survival("ninja", kit, 2, known=["ally"], specials=["mimic"]) != given


def test_a_special_monster_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown special monster 'orc'"):
        survival("ninja", [], 1, specials=["orc"])
    with pytest.raises(ValueError, match="unknown monster 'ally'"):
        survival("mage", [], 1, specials=["ally"])


# -- too long to count ----------------------------------------------------------------------------


def test_a_question_too_long_to_count_is_simulated_and_says_so() -> None:
    asked = {"unknown": 8, "specials": ["mimic", "gelatinous_cube"]}
    the_same = question("bard", BARD, 8, (), (), 0, None, asked["specials"])
    with pytest.raises(TooLarge):
        chance_to_live(*the_same)
    found = survival("bard", BARD, **asked, n=200)
    assert isinstance(found, Estimate)
    assert (found.n, found.seed) == (200, 1)
    assert "simulated, n=200, seed=1" in repr(found)
    assert float(found) == found.hits / 200
    assert found == survival("bard", BARD, **asked, n=200)  # the same luck again
    assert found != survival("bard", BARD, **asked, n=200, seed=2)
    low, high = found.interval(4)
    assert low < chance_to_live(*the_same, limit=1_000_000) < high


def test_a_shorter_question_is_counted() -> None:
    assert isinstance(survival("bard", BARD[:3], 3, specials=["mimic", "fairy"]), Fraction)


def test_whether_it_is_counted_depends_on_the_question_alone() -> None:
    """Not on what was asked before, so that a bot chooses the same in every process."""
    rules, run, pile = question("bard", BARD[:4], 6, (), (), 0, "back", ["mimic", "gelatinous_cube"])
    shorter = question("bard", BARD[:4], 5, (), (), 0, "back", ["mimic", "gelatinous_cube"])

    def asked(limit: int) -> Fraction | None:
        try:
            return chance_to_live(rules, run, pile, limit=limit)
        except TooLarge:
            return None

    living.chances_of.cache_clear()
    enough = next(limit for limit in range(50, 100_000, 50) if asked(limit) is not None)
    for before in (None, shorter, (rules, run, pile)):
        living.chances_of.cache_clear()
        if before:
            chance_to_live(*before, limit=100_000)
        assert asked(enough - 50) is None
        assert asked(enough) is not None
        assert asked(enough - 50) is None


def test_the_choices_of_a_delve_are_worth_the_same_in_any_order() -> None:
    """What one choice has counted shortens the next, but neither changes its worth nor whether it is counted."""
    rules, run, _ = question("ninja", HEROES["ninja"].tiles, 0, (), (), 0, "back", ["mimic", "ally"])
    asked = []
    for turned in (["orc"], ["orc", "lich"], ["orc", "lich", "golem"], ["lich"]):
        pile = question("ninja", (), 5 - len(turned), (), turned, 0, "back", ["mimic", "ally"])[2]
        inside = run._replace(hp=7, met=tuple(turned[:-1]))
        paths = {way.actions[:1] for way in rules.ways(inside, turned[-1], 0)}
        asked += [
            (inside, pile, turned[-1], path, limit) for path in sorted(paths) for limit in (60, 400, 5_000)
        ]

    def worth(*told: Any) -> Fraction | None:
        try:
            return living.chances(rules, *told[:3]).value(*told)
        except TooLarge:
            return None

    alone = []
    for told in asked:
        living.chances_of.cache_clear()
        alone.append(worth(*told))
    assert None in alone
    assert len(set(alone)) > 6
    for seed in range(8):
        living.chances_of.cache_clear()
        order = Random(seed).sample(range(len(asked)), len(asked))
        assert {at: worth(*asked[at]) for at in order} == dict(enumerate(alone))


@pytest.mark.parametrize("seed", range(12))
def test_without_choices_simulation_agrees_within_four_standard_errors(seed: int) -> None:
    rng, n = Random(seed), 700
    hero = rng.choice(["princess", "ninja", "necromancer", "bard"])
    kit = [tile for tile in HEROES[hero].tiles if not BOTH.box.tiles[tile].chosen and rng.random() < 0.7]
    specials = rng.sample([kind for kind in naive.SPECIALS if kind != "gelatinous_cube"], 2)
    rules, run, pile = question(hero, kit, 5, (), (), rng.randint(0, 1), "back", specials)
    p = float(chance_to_live(rules, run, pile, limit=100_000))
    assert abs(estimated(rules, run, pile, n=n, seed=seed).p - p) <= 4 * sqrt(p * (1 - p) / n)


@pytest.mark.parametrize("seed", range(24))
def test_with_choices_simulation_is_never_better_than_best_play_and_not_far_below(seed: int) -> None:
    rng, n = Random(seed), 400
    hero = list(HEROES)[seed % 8]
    kit = [tile for tile in HEROES[hero].tiles if rng.random() < 0.8]
    rules, run, pile = question(hero, kit, 5, (), (), 0, "both", rng.sample(naive.SPECIALS, 2))
    p = float(chance_to_live(rules, run, pile, limit=1_000_000))
    error = 4 * sqrt(p * (1 - p) / n)
    assert p - 0.03 - error <= estimated(rules, run, pile, n=n, seed=seed).p <= p + error


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hero", "specials"),
    [
        ("bard", ["mimic", "ally"]),
        pytest.param("bard", ["gelatinous_cube", "mimic"], marks=pytest.mark.soak),
        pytest.param("ninja", ["ally", "gelatinous_cube"], marks=pytest.mark.soak),
        ("mage", ["count", "gelatinous_cube"]),
        pytest.param("princess", ["ally", "gelatinous_cube"], marks=pytest.mark.soak),
        pytest.param("necromancer", ["mimic", "shapeshifter"], marks=pytest.mark.soak),
    ],
)
def test_a_long_simulation_comes_within_three_points_of_best_play(hero: str, specials: list[str]) -> None:
    """Seven cards, two of which the seat has put there itself and knows again."""
    n = 3_000
    rules, run, pile = question(hero, HEROES[hero].tiles, 5, ["orc", "vampire"], (), 0, "both", specials)
    if rules.equipment.must_name(run.tiles):
        run = run._replace(named="lich")
    p = float(chance_to_live(rules, run, pile, limit=1_000_000))
    error = 4 * sqrt(p * (1 - p) / n)
    assert p - 0.03 - error <= estimated(rules, run, pile, n=n).p <= p + error


@pytest.mark.parametrize("seed", range(24))
def test_kinds_taken_for_alike_change_no_odds(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer questions than brute force can answer, counted with and without telling all kinds apart."""
    rng = Random(seed)
    hero = list(HEROES)[seed % 8]
    asked = random_question(rng, hero, 7) | {"unknown": 5, "box": "both"}
    asked["elsewhere"] = asked["elsewhere"][:4]
    rules, run, pile = question(**asked)
    quick = chance_to_live(rules, run, pile, limit=1_000_000)
    living.chances_of.cache_clear()
    monkeypatch.setattr(Alike, "groups", lambda self, run, may_lose: [])
    assert chance_to_live(rules, run, pile, limit=1_000_000) == quick
    living.chances_of.cache_clear()


def test_simulated_dungeons_run_by_the_best_choices_attain_the_exact_odds() -> None:
    rng, n, specials = Random(3), 250, ["ally", "mimic"]
    kit = ["weird_concoction", "smoke_bomb", "ninjato"]
    p = survival("ninja", kit, 4, specials=specials)
    lived = 0
    for _ in range(n):
        cards = rng.sample([*naive.CARDS, *specials], 4)
        lived += delve("ninja", kit, cards, specials=specials).survived
    assert abs(lived / n - p) <= 4 * sqrt(p * (1 - p) / n)


# -- inside ---------------------------------------------------------------------------------------


def test_every_choice_of_a_discard_has_its_value() -> None:
    state = start("ninja", box="back", specials=["gelatinous_cube", "fairy"])
    strip(state, "goblin", "weird_concoction")
    add(state, "demon", "lich", "dragon", "orc", "gelatinous_cube")
    go_in(state)
    play(state, ("turn",))
    view = state.view(state.runner)
    assert state.run is not None
    rules, pile = state.game.rules, pile_of(view)
    faced = action_values(rules, state.run, pile, "gelatinous_cube", state.legal())
    play(state, ("face",))
    values = action_values(rules, state.run, pile, "gelatinous_cube", state.legal(), state.using)
    assert max(values.values()) == faced["face",] == chance_to_live(rules, state.run, pile, "gelatinous_cube")
    assert min(values.values()) < max(values.values())
    for action, value in values.items():
        after = state.after(action)
        assert after.run is not None
        assert chance_to_live(rules, after.run, pile_of(after.view(state.runner))) == value


@pytest.mark.parametrize("seed", range(30))
def test_outcomes_of_the_second_box_hold_the_result_of_any_policy(seed: int) -> None:
    rng = Random(seed)
    hero = rng.choice(list(HEROES))
    tiles = [tile for tile in HEROES[hero].tiles if rng.random() < 0.8]
    cards = rng.sample([*naive.CARDS, *rng.sample(naive.SPECIALS, 2)], 7)
    asked = {"deck": cards[5:], "box": "both", "successes": seed % 2}
    result = delve(hero, tiles, cards[:5], **asked, choose=lambda situation, actions: rng.choice(actions))
    assert (result.survived, result.hp) in outcomes(hero, tiles, cards[:5], **asked)


@pytest.mark.parametrize("seed", range(20))
def test_a_played_run_goes_as_delve_says(seed: int) -> None:
    """The table and `delve` walk the same rules: the same choices lead to the same meetings."""
    rng = Random(seed)
    game = WelcomeGame("both", players=2, hero=rng.choice(list(HEROES)), first=0)
    state = game.start()
    state.apply(state.draw(rng))
    for _ in range(6):
        play(state, ("draw",))
        state.apply(state.draw(rng))
        play(state, ("add",) if rng.random() < 0.7 else state.legal()[-1])
    cards = [card.monster for card in reversed(state.dungeon)]
    hero, tiles, specials = state.hero, state.tiles, state.specials
    go_in(state)
    chosen = []
    while state.round == 1 and state.to_move >= 0:
        action = rng.choice(state.legal())
        if action[0] in ("name", "use", "face", "discard"):
            chosen.append(action)
        if action == ("use", "polymorph"):
            return  # the deck of the table is not delve's
        state.apply(action)
    moves = iter(chosen)
    result = delve(
        hero, tiles, cards, specials=specials, box="both", choose=lambda situation, actions: next(moves)
    )
    assert state.last is not None
    assert tuple(result.trace) == state.last.met
