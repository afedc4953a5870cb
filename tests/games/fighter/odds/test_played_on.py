"""Every number the odds panel shows, against the same position played on in the engine by real throws.

The positions are drawn at random and reach odd ones: heroes with one health, scars, a lit flute, potions in hand, a
second throw due, eye drops in the die, every ability of monsters, every hero.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import NamedTuple

import pytest

from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.odds.blows import target_of
from dungeon_widgets.games.fighter.odds.dice import assignments, dice_left, exchange
from dungeon_widgets.games.fighter.odds.forecast import Forecast
from dungeon_widgets.games.fighter.odds.law import section_law
from dungeon_widgets.games.fighter.odds.panel.numbers import law_hit, mean_damage
from dungeon_widgets.games.fighter.rules import foes
from dungeon_widgets.games.fighter.rules.combat import hit_or_miss, required_throw
from dungeon_widgets.games.fighter.rules.combat.throws import do_seed, examples
from dungeon_widgets.games.fighter.rules.records import PASS, WINDOWS
from dungeon_widgets.games.fighter.rules.state import FighterState
from tests.games.fighter.helpers import meet
from tests.soak import PLAYED_ON, report

pytestmark = pytest.mark.slow

HEROES = ("doigts_de_fee", "murka", "marvin", "grace", "margarhilda", "wilrond", "edith", "brad")
SKILLS = ("novice", "average", "expert", "perfect")
CARDS = (
    "suspicious_soup",
    "family_pizza",
    "napalm_water",
    "cactus_vest",
    "left_over_sword",
    "helm_of_bravery",
)
FAR_OFF = 4.5  # standard errors: one of 300 000 fair comparisons
FIGHTS = 300  # for each number of a hundred positions


def drawn(rng: Random) -> FighterState:
    """A position in which a die is to be chosen or thrown."""
    n = rng.choice((2, 2, 3, 4))
    heroes = rng.sample(HEROES, n)
    if rng.random() < 0.4 and "wilrond" not in heroes:
        heroes[rng.randrange(n)] = "wilrond"
    state = FighterGame(heroes=heroes, leader=rng.randrange(n), skill=rng.choice(SKILLS)).start()
    content = state.game.content
    monster = rng.choice([m for m in content.monsters.values() if m.ability or rng.random() < 0.3]).id
    room = rng.choice(sorted(content.rooms))
    put = state.apply
    other = next(card for card in state.unseen_rooms if card != room)
    put(("rooms", *sorted((room, other))))
    put(("room", room))
    while state.phase in ("card", "gift"):
        put(state.chance()[0][0] if state.to_move < 0 else ("discard", state.step.card))
    meet(state, monster)
    put(("monster", monster))
    if state.phase == "retreat":
        put(("fight",))
    assert state.foe is not None
    state.foe.health = rng.randint(1, state.foe.start)
    for hero in state.heroes:
        hero.scars = tuple(rng.sample(("red", "green", "blue"), rng.choice((0, 0, 1, 2))))
        hero.health = min(9 - 2 * len(hero.scars), rng.choice((1, 1, 2, 3, 5, 9)))
        for card in rng.sample(CARDS, rng.choice((0, 0, 1))):
            if card in state.shop_deck:
                hero.items = (card,)
                state.shop_deck = tuple(other for other in state.shop_deck if other != card)
    if rng.random() < 0.2:
        state.tokens = ("flute",)
    if rng.random() < 0.3:
        state.coloured = tuple(rng.sample(("red", "green", "blue"), rng.choice((1, 2, 3))))
    if state.phase == "free":
        passes(state)
    if rng.random() < 0.5:
        choice = rng.choice([action for action in state.legal() if action[0] in ("die", "white")])
        put(choice)
        if state.phase == "weapons":
            put(rng.choice(state.legal()))
        passes(state)
        if state.throw is not None and rng.random() < 0.2:
            state.throw.symbol = True
    return state


def passes(state: FighterState) -> None:
    while state.to_move >= 0 and state.phase in WINDOWS:
        state.apply(PASS)


class Played(NamedTuple):
    """How often something happened in so many fights."""

    times: int
    n: int

    def above(self, p: float, error: float) -> float:
        """By how many standard errors it happened more often than a chance says."""
        spread = sqrt(max(p * (1 - p), 1 / self.n) / self.n + error**2)
        return (self.times / self.n - p) / spread


class Compared(NamedTuple):
    """A number of the panel beside what was played, and by how many standard errors more was played."""

    what: str
    shown: float
    played: float
    above: float

    @property
    def differs(self) -> bool:
        return abs(self.above) > FAR_OFF


def play_on(state: FighterState, dice: list[str], rng: Random) -> bool:
    """Throw these dice, in this order, as the panel says heroes do; whether the monster is beaten."""
    left, fights, boss = list(dice), state.fights, state.foe is not None and state.foe.id
    while state.result == "" and state.foe is not None and state.foe.id == boss and state.fights == fights:
        phase = state.phase
        if state.foe.health <= 0:
            return True
        if phase == "die":
            if not left:
                return False
            die = left.pop(0)
            action: Action = ("white",) if die == "white" else ("die", die)
            if action not in state.legal():
                return False
        elif phase == "launch":
            action = examples(state)[0]
        elif phase == "seed":
            action = ("seed", rng.getrandbits(32))
        elif phase == "light":
            action = ("dark",)
        elif phase == "again":
            action = ("keep",) if hit_or_miss.is_hit(state) else again(state)
        elif phase == "weapons":
            action = ("weapons",)
        elif phase == "ability":
            action = best_ability(state)
        elif phase in WINDOWS:
            action = PASS
        else:
            return True  # the Rest has begun
        state.apply(action)
    return state.result == "won" or state.foe is None


def again(state: FighterState) -> Action:
    """Own abilities only: tokens and cards are not used. Another one that beats the monster by the miss is better."""
    by = state.view(state.to_move)["rethrow"]
    if by not in ("reroll", "time_spell"):
        return ("keep",)
    twin = state.clone()
    twin.apply(("keep",))
    passes(twin)
    if twin.phase == "ability":
        twin.apply(best_ability(twin))
        passes(twin)
        if is_beaten(twin):
            return ("keep",)
    return ("again",)


def is_beaten(state: FighterState) -> bool:
    return state.foe is None or state.foe.health <= 0 or state.phase in ("rest", "trade", "scar", "rooms")


def best_ability(state: FighterState) -> Action:
    """The one that beats the monster, if any does; a second throw next."""

    def rank(action: Action) -> tuple[bool, bool]:
        twin = state.clone()
        twin.apply(action)
        passes(twin)
        return is_beaten(twin), action[-1] == "double_strike"

    return max(state.legal(), key=rank)


def compared(seed: int, n: int) -> list[Compared]:
    """The numbers of one position, each beside so many fights or throws."""
    rng = Random(seed)
    state = drawn(rng)
    view = state.view(state.active)
    assert view["foe"] is not None
    found: list[Compared] = []
    forecast = Forecast(view)
    orders = [[die for _, die in one.throws] for one in assignments(view)]
    for dice in [orders[0], orders[-1]] if dice_left(view) else [["white"]]:
        if not dice_left(view) and view["throw"] is None and not view["dice"]:
            continue
        rest = dice[1:] if state.throw is not None and state.throw.rest is None else dice
        times = sum(play_on(state.clone(), rest, rng) for _ in range(n))
        p = forecast.chance(dice)
        above = Played(times, n).above(p, forecast.error(dice))
        found.append(Compared(f"seed {seed}: {dice}", p, times / n, above))
    found += [one._replace(what=f"seed {seed}: {one.what}") for one in one_throw(state, n, rng)]
    if view["throw"] is None and not dice_left(view) and not view["foe"]["boss"]:
        back = exchange(view).back
        assert 0.0 <= back <= 1.0
    return found


def one_throw(state: FighterState, n: int, rng: Random) -> list[Compared]:
    """Whether the next throw hits, and what it costs the monster without an ability."""
    twin = state.clone()
    if twin.throw is None or twin.throw.rest is not None:
        dice = [action for action in twin.legal() if action[0] in ("die", "white")]
        if not dice:
            return []
        twin.apply(dice[0])
        if twin.phase == "weapons":
            twin.apply(("weapons",))
        passes(twin)
    assert twin.throw is not None
    assert twin.foe is not None
    seat = twin.throw.seat
    view = twin.view(seat)
    assert view["foe"] is not None
    law = section_law(sorted(required_throw.due_throws(twin)), twin.game.skills[seat])
    if not law.n:
        return []  # put together by the product rule, and the panel says so
    target = target_of(view["foe"])
    items = [twin.game.content.items[weapon] for weapon in twin.throw.weapons]
    bonus = sum(effect.n for item in items for effect in item.effects if effect.op == "add_damage")
    shown, error = mean_damage(law, target, bonus)
    hits, dealt, squares = 0, 0.0, 0.0
    twin.apply(examples(twin)[0])
    for _ in range(n):
        end = twin.clone()
        do_seed(end, ("seed", rng.getrandbits(32)))
        if hit_or_miss.is_hit(end):
            hits += 1
            damage = plain_damage(end, bonus)
            dealt += damage
            squares += damage * damage
    mean = dealt / n
    spread = sqrt(max(squares / n - mean * mean, 1 / n) / n + error**2)
    hit = law_hit(law, target)
    return [
        Compared("hits", hit.p, hits / n, Played(hits, n).above(hit.p, hit.error)),
        Compared("mean damage", shown, mean, (mean - shown) / spread),
    ]


def plain_damage(state: FighterState, bonus: int) -> int:
    """What a hit costs without an ability; a Fatal Blow counts as the centre."""
    section = hit_or_miss.verdict(state)
    if hit_or_miss.is_fatal(state):
        return 10
    return foes.resisted(state, foes.worth(state, section) + bonus)


@pytest.mark.parametrize(
    "seed", [*range(8), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(8, 24))]
)
def test_the_odds_are_what_is_played(seed: int) -> None:
    assert [one for one in compared(seed, 400) if one.differs] == []


@pytest.mark.soak
@pytest.mark.parametrize("first", [1000, 1100, 1200, 1300])
def test_the_odds_of_a_hundred_positions_are_what_is_played(first: int) -> None:
    """One by one, and together: many small differences would spread them wider than luck does."""
    found = [one for seed in range(first, first + 100) for one in compared(seed, FIGHTS)]
    wrong = [one for one in found if one.differs]
    spread = sqrt(sum(one.above**2 for one in found) / len(found))
    report(
        *PLAYED_ON,
        game=f"fighter, from {first}, {FIGHTS} fights each",
        positions=100,
        numbers=len(found),
        differences=len(wrong),
        seeds=f"{first} to {first + 99}",
    )
    assert wrong == []
    assert spread < 1 + 4 / sqrt(2 * len(found))


# -- positions that were shown wrong ----------------------------------------------------------------


def courage(heroes: tuple[str, ...], monster: str, health: int) -> FighterState:
    state = FighterGame(heroes=list(heroes), leader=0, skill="average").start()
    meet(state, monster)
    for action in (
        ("rooms", "dark_pantry", "draughty_vestibule"),
        ("room", "draughty_vestibule"),
        ("monster", monster),
    ):
        state.apply(action)
    assert state.foe is not None
    state.foe.health = state.foe.start = health
    for hero in state.heroes:
        hero.health = 6
    return state


@pytest.mark.parametrize(
    ("heroes", "monster", "health"),
    [
        (("doigts_de_fee", "grace", "wilrond"), "lich_with_podcast", 10),
        (("murka", "edith", "wilrond"), "homeless_troll", 9),
    ],
)
def test_courage_is_judged_when_wilrond_throws(heroes: tuple[str, ...], monster: str, health: int) -> None:
    state = courage(heroes, monster, health)
    best = assignments(state.view(state.active))[0]
    dice = [die for _, die in best.throws]
    rng = Random(1)
    times = sum(play_on(state.clone(), dice, rng) for _ in range(1500))
    forecast = Forecast(state.view(state.active))
    assert abs(Played(times, 1500).above(best.p, forecast.error(dice))) < 4
