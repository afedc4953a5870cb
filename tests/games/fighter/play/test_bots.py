"""Bots: sensible choices, and win rates of four average hands."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine.eyes import Eyes
from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.play.bots import BOTS, ComradeBot
from dungeon_widgets.games.fighter.play.habit import sensible
from dungeon_widgets.games.fighter.play.ladder import ExpertBot
from dungeon_widgets.games.fighter.play.worth import card_worth, weapon_gain
from tests.games.fighter.helpers import (
    boss_fight,
    explore,
    fight,
    game,
    kill,
    put,
    take_die,
    throw,
    to_shop,
    turn,
)
from tests.soak import report


def play(fighter: FighterGame, seed: int) -> bool:
    """Whether a group of bots wins."""
    rng, state = Random(seed), fighter.start()
    while state.to_move != OVER:
        action = (
            state.draw(rng) if state.to_move == CHANCE else sensible(state.view(state.to_move), state.legal())
        )
        assert state.to_move == CHANCE or state.why_not(action) is None
        state.apply(action)
    return state.result == "won"


LEAST = {"normal": 0.31, "hard": 0.12, "infernal": 0.03}


@pytest.mark.slow
@pytest.mark.parametrize(("difficulty", "games"), [("normal", 30)])
def test_thirty_games_go_well(difficulty: str, games: int) -> None:
    won = sum(play(FighterGame(difficulty=difficulty), seed) for seed in range(games))
    assert won >= 9  # 0.31 of 30


@pytest.mark.soak
@pytest.mark.parametrize("difficulty", LEAST)
def test_five_hundred_games_go_well(difficulty: str) -> None:
    won = sum(play(FighterGame(difficulty=difficulty), seed) for seed in range(500))
    report(
        "Games of Dungeon Fighter",
        "Four average bots on the rules alone; a plain policy wins about 39, 20 and 9 % of them.",
        difficulty=difficulty,
        seeds="0 to 499",
        ended="500 of 500",
        won=f"{100 * won / 500:.1f} %",
        least=f"{100 * LEAST[difficulty]:.0f} %",
    )
    assert won / 500 >= LEAST[difficulty]


@pytest.mark.soak
def test_six_win_about_as_often_as_four_because_dice_are_kept_for_the_boss() -> None:
    won = {
        players: sum(play(FighterGame(players=players, skill="expert"), seed) for seed in range(50))
        for players in (4, 6)
    }
    assert won[6] >= 37  # of 300: six win 76 %, four 84 %
    assert won[4] >= 40


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 4, 6])
def test_three_hundred_games_of_experts(players: int) -> None:
    won = sum(play(FighterGame(players=players, skill="expert"), seed) for seed in range(300))
    report(
        "Experts of Dungeon Fighter",
        "Expert bots on the rules alone, at the usual difficulty: groups of every size win most of their games.",
        heroes=players,
        seeds="0 to 299",
        won=f"{100 * won / 300:.1f} %",
    )
    assert won >= 0.7 * 300


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_any_number_of_bots_comes_to_an_end(players: int) -> None:
    play(FighterGame(players=players, heroes="choose", skill="novice", difficulty="infernal"), players)


def test_a_bot_sees_only_through_its_eyes() -> None:
    state = fight()
    bot = BOTS["comrade"](state.game)
    action = bot.choose(Eyes(state, 1), Random(1))
    assert action in state.legal()
    assert action == bot.choose(Eyes(state, 1), Random(2))
    assert ComradeBot.label["fr"] == "camarade"


def test_a_bot_throws_as_planned_for_its_hand() -> None:
    state = fight(skill=["novice", "expert", "average"])
    take_die(state)
    launch = sensible(state.view(1), state.legal())
    assert launch[0] == "launch"
    assert state.why_not(launch) is None
    assert launch == state.legal()[0] or launch in state.legal()


def test_murka_takes_red_against_a_beast() -> None:
    state = fight(("edith", "murka", "grace"), monster="owlbear")
    assert sensible(state.view(1), state.legal()) in (("die", "red"), ("die", "blue"))


def test_a_weapon_is_used_where_it_pays() -> None:
    state = fight(monster="homeless_troll", items={1: ["trampoline_boots"]})
    put(state, ("die", "red"))
    assert sensible(state.view(1), state.legal()) == ("weapons", "trampoline_boots")
    assert weapon_gain(state.game.content.items["trampoline_boots"], "average") > 0.8


def test_napalm_is_kept_for_the_blow_that_ends_it() -> None:
    state = fight(items={2: ["napalm_water"]})
    take_die(state)
    throw(state, 1, symbol=False)
    assert sensible(state.view(2), state.legal()) == ("pass",)
    ending = fight(items={2: ["napalm_water"]})
    take_die(ending)
    throw(ending, 4, symbol=False)
    assert sensible(ending.view(2), ending.legal()) == ("use", "napalm_water")


def test_armour_and_salts_are_used_in_need() -> None:
    state = fight(monster="homeless_troll", items={1: ["second_best_plate"]})
    take_die(state)
    throw(state, -1, symbol=False)
    assert sensible(state.view(1), state.legal()) == ("use", "second_best_plate")
    falling = fight(monster="homeless_troll", items={2: ["second_wind_salts"]}, health={1: 3})
    take_die(falling)
    throw(falling, -1, symbol=False)
    assert sensible(falling.view(2), falling.legal()) == ("use", "second_wind_salts", 1)


def test_nobody_takes_back_when_somebody_would_fall() -> None:
    state = fight(monster="homeless_troll", health={2: 3})
    for _ in range(3):
        turn(state, 1)
    assert sensible(state.view(1), state.legal()) == ("white",)


def test_white_dice_are_kept_from_a_weak_monster() -> None:
    state = fight(monster="squeaky_armor")
    for _ in range(3):
        turn(state, 1)
    assert sensible(state.view(1), state.legal()) == ("takeback",)


def test_impossible_throws_are_left_behind() -> None:
    state = game().start()
    explore(state, "windy_shaft", "duke_of_paperwork")
    assert sensible(state.view(0), state.legal()) == ("retreat",)


def test_the_easier_room_is_chosen() -> None:
    state = game().start()
    put(state, ("rooms", "draughty_vestibule", "second_thoughts"))
    assert sensible(state.view(0), state.legal()) == ("room", "draughty_vestibule")


def test_dice_are_bought_before_the_boss() -> None:
    state = boss_fight()
    assert state.dice == 2
    assert card_worth("mirror_shield", "average") > card_worth("cauldron_lid", "average")


@pytest.mark.parametrize(("shops", "dice", "bought"), [(2, 5, True), (2, 6, False), (1, 5, False)])
def test_an_expert_buys_dice_before_cards_in_the_last_shop(shops: int, dice: int, bought: bool) -> None:
    state = fight()
    state.aside = ("dark_pantry", "tilted_gallery")  # symbols enough for a shop
    state.unseen_rooms = tuple(room for room in state.unseen_rooms if room not in state.aside)
    kill(state)
    to_shop(state)
    state.shops, state.dice, state.gold = shops, dice, 9
    state.stall = ("family_pizza",)
    eyes = Eyes(state, state.to_move)
    assert ComradeBot(state.game).choose(eyes, Random(1)) == ("buy", "family_pizza")
    assert (ExpertBot(state.game).choose(eyes, Random(1)) == ("bonus",)) == bought
    for hero in state.heroes:
        hero.health = 3
    battered = Eyes(state, state.to_move)
    assert ExpertBot(state.game).choose(battered, Random(1)) == ("heal",)
