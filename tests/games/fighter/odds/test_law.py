"""Where throws end, and what follows for a fight: exact given the law, with the law's error."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from dungeon_widgets.games.fighter.odds import law as laws
from dungeon_widgets.games.fighter.odds.blows import Blow, Target, blow, hero_blow
from dungeon_widgets.games.fighter.odds.chain import after_throw, error_of, kill_chances
from dungeon_widgets.games.fighter.odds.dice import assignments, dice_left, exchange, throwers
from dungeon_widgets.games.fighter.odds.forecast import Forecast
from dungeon_widgets.games.fighter.odds.law import SectionLaw, section_law, simulated_law
from dungeon_widgets.games.fighter.odds.panel.numbers import law_hit, mean_damage, source
from dungeon_widgets.games.fighter.rules.content import load_content
from tests.games.fighter.helpers import fight, put, turn

# percent of 1, 2, 3, 4, 5, 6, 10 for the plain throw of each hand
PLAIN = {
    "novice": (10.4, 11.0, 9.5, 9.0, 7.0, 0.8, 1.5),
    "average": (10.6, 13.6, 14.0, 14.8, 12.1, 1.0, 2.7),
    "expert": (7.5, 13.0, 16.5, 20.6, 18.8, 0.9, 4.3),
}
KILLS = {
    3: ((0.69, 0.80), (0.89, 0.95), (0.97, 0.99)),
    5: ((0.45, 0.61), (0.72, 0.86), (0.89, 0.97)),
    7: ((0.25, 0.41), (0.51, 0.71), (0.75, 0.91)),
    9: ((0.13, 0.25), (0.31, 0.53), (0.54, 0.79)),
    11: ((0.06, 0.13), (0.16, 0.35), (0.33, 0.63)),
}
WEAK = Target(6, 6, 1, 1, "construct", False, None, 0)


def plain_blow(skill: str) -> Blow:
    hit = {section: p / 100 for section, p in zip((1, 2, 3, 4, 5, 6, 10), PLAIN[skill], strict=True)}
    return Blow(hit, {0: 1 - sum(hit.values())}, 0.0, 1 - sum(hit.values()))


@pytest.mark.parametrize("health", KILLS)
def test_the_chain_gives_the_known_table(health: int) -> None:
    for skill, (three, four) in zip(PLAIN, KILLS[health], strict=True):
        chances = kill_chances(health, [plain_blow(skill)] * 4)
        assert chances[2] == pytest.approx(three, abs=0.012)
        assert chances[3] == pytest.approx(four, abs=0.012)


def test_the_chain_agrees_with_simulation() -> None:
    made = blow(section_law([], "average"), Target(9, 9, 3, 3, "beast", False, "leech", 2))
    exact = kill_chances(9, [made] * 5, start=9, leech=2)[-1]
    rng, n, dead = Random(3), 40_000, 0
    outcomes = [("hit", d, p) for d, p in made.hit.items()] + [("miss", d, p) for d, p in made.miss.items()]
    for _ in range(n):
        health = 9
        for _ in range(5):
            ticket = rng.random() - made.fatal
            if ticket < 0:
                health = 0
            for kind, damage, p in outcomes if health else ():
                ticket -= p
                if ticket < 0:
                    health = max(0, health - damage)
                    health = min(9, health + 2) if kind == "miss" and health else health
                    break
            if not health:
                dead += 1
                break
    assert abs(dead / n - exact) <= 3 * sqrt(exact * (1 - exact) / n)


def test_a_chain_stays_a_law() -> None:
    law = {7: 1.0}
    for _ in range(6):
        law = after_throw(law, plain_blow("novice"), 7, 1)
        assert sum(law.values()) == pytest.approx(1)


def test_a_simulated_law_is_the_same_with_and_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = simulated_law(["jump"], "novice", 600)
    monkeypatch.setattr(laws, "has_numpy", lambda: False)
    assert simulated_law(["jump"], "novice", 600) == fast


def test_shipped_and_simulated_laws_agree() -> None:
    shipped, fresh = (
        section_law(["elbow"], "expert"),
        simulated_law(["elbow"], "expert", 20_000, start=77_000),
    )
    error = sqrt(0.25 * (1 / shipped.n + 1 / fresh.n))
    assert abs(shipped.hit - fresh.hit) <= 3 * error
    assert shipped.estimate(1, 2, 3).n == 20_000


def test_a_set_that_is_not_listed_says_that_it_was_not_simulated() -> None:
    assert section_law(["blind", "elbow", "jump"], "average").n == 0


def test_the_error_of_the_hit_chance_is_the_binomial_one() -> None:
    law = section_law([], "average")
    assert error_of(law, lambda moved: moved.hit) == pytest.approx(
        sqrt(law.hit * (1 - law.hit) / law.n), rel=1e-3
    )
    assert law.mean_error == pytest.approx(error_of(law, lambda moved: moved.mean), rel=1e-3)


def test_monsters_change_what_a_throw_does() -> None:
    law = SectionLaw({1: 0.2, 2: 0.3, 5: 0.2, 10: 0.1, -1: 0.2}, 1000)
    plain = blow(law, WEAK)
    assert plain.hit == {
        1: pytest.approx(0.2),
        2: pytest.approx(0.3),
        5: pytest.approx(0.2),
        10: pytest.approx(0.05),
    }
    assert plain.fatal == pytest.approx(0.05)
    assert blow(law, WEAK._replace(power="horde")).hit == {1: pytest.approx(0.7), 10: pytest.approx(0.05)}
    assert blow(law, WEAK._replace(power="cunning")).miss == {0: pytest.approx(0.4)}
    assert blow(law, WEAK._replace(power="super_cunning")).miss == {0: pytest.approx(0.7)}
    resistant = blow(law, WEAK._replace(power="resistant")).hit
    assert resistant == {0: pytest.approx(0.2), 2: pytest.approx(0.5), 10: pytest.approx(0.05)}


def test_abilities_change_what_a_throw_does() -> None:
    state = fight(("edith", "murka", "grace"), monster="jogging_boar")
    view = state.view(1)
    law = section_law([], "average")
    red, green = hero_blow(view, 1, "red"), hero_blow(view, 1, "green")
    hits = law.hit - law.p[10] / 2
    assert red.mean - green.mean == pytest.approx(4 * (law.hit - law.p[10]) / 2, abs=1e-9)
    assert sum(red.hit.values()) == pytest.approx(hits)
    assert hero_blow(view, 2, "blue").miss[4] == pytest.approx((1 - law.hit) / 2)  # Heroic Defence
    double = hero_blow(view, 1, "blue")
    assert double.mean > green.mean + 0.5
    assert sum(double.hit.values()) + sum(double.miss.values()) + double.fatal == pytest.approx(1)


def test_a_double_strike_follows_a_hit_with_its_symbol_and_is_thrown_by_a_law_of_its_own() -> None:
    hero = fight(("edith", "murka", "grace"), monster="jogging_boar").view(1)["heroes"][1]
    law, second = SectionLaw({3: 0.5, 10: 0.2, 0: 0.3}, 1000), SectionLaw({1: 0.4, 0: 0.6}, 1000)
    made = blow(law, WEAK, hero, "blue", second=second)
    # Half of the throws show the symbol: those that hit the rings are thrown again, the centre is a Fatal Blow.
    assert made.hit == {
        3: pytest.approx(0.25 + 0.25 * 0.6),
        4: pytest.approx(0.25 * 0.4),
        10: pytest.approx(0.1),
    }
    assert made.miss == {0: pytest.approx(0.3)}
    assert made.fatal == pytest.approx(0.1)
    assert made.hurt == pytest.approx(0.3 + 0.25 * 0.6)


def test_the_second_throw_of_a_double_strike_has_the_law_of_a_throw_without_weapons() -> None:
    view = fight(
        ("edith", "murka", "grace"), monster="homeless_troll", items={1: ["slingshot_of_manners"]}
    ).view(1)
    made = hero_blow(view, 1, "blue", ("slingshot_of_manners",))
    asked = load_content().items["slingshot_of_manners"].throws
    shot, plain = section_law(list(asked), "average"), section_law([], "average")
    assert shot.hit < plain.hit - 0.05
    thrown_again = (shot.hit - shot.p[10]) / 2  # half show the symbol, and in the centre that is a Fatal Blow
    assert made.hurt == pytest.approx(1 - shot.hit + thrown_again * (1 - plain.hit))


def test_courage_looks_at_the_health_the_monster_has_when_the_die_is_thrown() -> None:
    view = fight(("edith", "wilrond", "grace"), monster="homeless_troll", health={1: 6}).view(1)
    law = section_law([], "average")
    weaker, healthier = (hero_blow(view, 1, "blue", health=health).mean for health in (6, 7))
    assert healthier - weaker == pytest.approx(3 * (law.hit - law.p[10]) / 2)


def test_a_reroll_throws_misses_again() -> None:
    view = fight().view(1)
    law = section_law([], "average")
    again = hero_blow(view, 1, "green")
    redo = (1 - law.hit) / 2
    assert sum(again.hit.values()) + again.fatal == pytest.approx(law.hit / (1 - redo))


def test_a_scarred_colour_adds_nothing() -> None:
    state = fight(("edith", "murka", "grace"), monster="jogging_boar")
    state.heroes[1].scars, state.heroes[1].health = ("red",), 7
    assert hero_blow(state.view(1), 1, "red").mean == pytest.approx(hero_blow(state.view(1), 1, "green").mean)


def test_dice_are_shared_where_they_do_most() -> None:
    state = fight(("edith", "murka", "grace"), monster="owlbear")
    found = assignments(state.view(1))
    assert len(found) == 6
    assert [one.p for one in found] == sorted((one.p for one in found), reverse=True)
    assert dict(found[0].throws)[1] in ("red", "blue")  # Murka: a beast before her, or Double Strike
    assert throwers(state.view(1), 4) == [1, 2, 0, 1]
    put(state, ("die", "green"))
    assert dice_left(state.view(1)) == ["green", "red", "blue"]
    assert all(one.throws[0] == (1, "green") for one in assignments(state.view(1)))


def test_a_white_die_is_worth_more_where_taking_back_costs_more() -> None:
    worth = []
    for monster in ("squeaky_armor", "homeless_troll"):
        state = fight(monster=monster)
        for _ in range(3):
            turn(state, 1)
        both = exchange(state.view(1))
        assert 0 < both.white < both.back < 1
        assert both.white_cost < both.back_cost
        worth.append(both.worth)
    assert worth[0] < worth[1]


def test_the_cost_of_taking_back_adds_up() -> None:
    # a monster that every throw kills: taking back costs its level for each hero, and then nothing
    state = fight(monster="homeless_troll")
    for _ in range(3):
        turn(state, 1)
    assert state.foe is not None
    both = exchange(state.view(1))
    assert both.back_cost > 3 * 3


@pytest.mark.parametrize("law", [section_law, simulated_law])
def test_a_throw_or_a_skill_that_does_not_exist_is_named(law: Callable[..., SectionLaw]) -> None:
    with pytest.raises(ValueError, match=r"unknown throw 'blnd' \(did you mean 'blind'\?\)"):
        law(["blnd"])
    with pytest.raises(ValueError, match=r"unknown skill 'expart' \(did you mean 'expert'\?\)"):
        law([], "expart")


@pytest.mark.parametrize("health", [1, 3, 6, 9, 12])
@pytest.mark.parametrize(("hero", "die"), [("murka", "blue"), ("brad", "green"), ("margarhilda", "blue")])
def test_a_blow_and_a_forecast_of_one_throw_agree(hero: str, die: str, health: int) -> None:
    state = fight(("edith", hero, "grace"), monster="homeless_troll")
    assert state.foe is not None
    state.foe.health = health
    view = state.view(1)
    made = hero_blow(view, 1, die)
    assert sum((*made.hit.values(), *made.miss.values(), made.fatal)) == pytest.approx(1)
    assert made.kills(health) == pytest.approx(Forecast(view).chance([die]))


def test_the_mean_damage_is_that_to_this_monster() -> None:
    law = section_law([], "average")
    horde, cunning = WEAK._replace(power="horde"), WEAK._replace(power="super_cunning")
    plain = law.hit - law.p[10] + 10 * law.p[10]
    assert mean_damage(law, horde)[0] == pytest.approx(plain)  # each section one, the centre ten
    assert mean_damage(law, cunning)[0] == pytest.approx(law.mean - law.p[1] - 2 * law.p[2])
    assert law_hit(law, cunning).p == pytest.approx(law.hit - law.p[1] - law.p[2])
    assert mean_damage(law, WEAK)[0] == pytest.approx(law.mean)
    assert mean_damage(law, WEAK)[1] == pytest.approx(law.mean_error, rel=0.01)


def test_throws_that_nobody_can_make_together_never_hit() -> None:
    law = section_law(["crossed_wrists", "pious"], "expert")
    assert (law.hit, law.n) == (0.0, 0)
    assert "nobody" in source(law, "en")
    assert "product" in source(section_law(["blind", "elbow", "jump"]), "en")


def test_who_falls_throws_no_more() -> None:
    state = fight(("murka", "grace"), monster="homeless_troll", health={0: 9, 1: 1}, skill="novice")
    assert state.foe is not None
    state.foe.health = 12
    weak = Forecast(state.view(1)).chance(["red", "green", "blue"])
    state.heroes[1].health = 9
    strong = Forecast(state.view(1)).chance(["red", "green", "blue"])
    assert weak != pytest.approx(strong)  # the third die is Murka's if Grace has fallen
    state.heroes[0].health, state.heroes[1].health = 1, 1
    assert Forecast(state.view(1)).chance(["red", "green", "blue"]) < weak


@pytest.mark.parametrize("heroes", [("murka", "grace"), ("wilrond", "brad"), ("edith", "marvin")])
def test_the_error_of_a_fight_is_that_of_every_verdict_moved_by_itself(heroes: tuple[str, str]) -> None:
    view = fight(heroes, monster="homeless_troll", skill="average").view(1)
    dice = ["red", "green", "blue"]
    forecast = Forecast(view)
    law = forecast.later[0]
    slow = error_of(law, lambda moved: Forecast(view, {0: moved, 1: moved}).chance(dice))
    assert forecast.error(dice) == pytest.approx(slow, rel=1e-3)
    assert Forecast(view).chance(dice) == forecast.chance(dice)  # what was looked up is what is found anew
