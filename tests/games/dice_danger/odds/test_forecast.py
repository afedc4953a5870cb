"""What the next roll allows on a sheet: exact counts against playing every roll through the rules."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine import OVER
from dungeon_widgets.games.dice_danger import (
    chance_of,
    hero_in,
    next_roll,
    rolls_to_kill,
    time_to_kill,
    wounds_in_roll,
)
from dungeon_widgets.games.dice_danger.rules.board import bits
from dungeon_widgets.games.dice_danger.rules.content import SHEETS
from dungeon_widgets.games.dice_danger.rules.dice import pairings, rolls
from dungeon_widgets.games.dice_danger.rules.records import Mark, Turn
from dungeon_widgets.games.dice_danger.rules.sheet import Adventurer
from dungeon_widgets.games.dice_danger.rules.state import DiceDangerState
from dungeon_widgets.games.dice_danger.rules.turn import targets

from ..helpers import at, game


def played(hero: Adventurer, turn: Turn) -> tuple[int, set[int]]:
    """The most crosses of a turn and all it can cross, by trying every way."""
    best, lit = 0, set()
    for which, mask in enumerate(targets(hero, turn)[:2]):
        for i in bits(mask):
            after = hero.clone()
            after.cross(i)
            then = Turn(turn.pairs, False, turn.left & ~(1 << which), (*turn.marks, Mark(i, which)))
            more, further = played(after, then)
            best = max(best, 1 + more)
            lit |= {i} | further
    return best, lit


def some_position(sheet: str, seed: int) -> DiceDangerState:
    table, rng = game(sheet), Random(seed)
    state = table.start()
    for _ in range(60 + 40 * seed):
        if state.to_move == OVER:
            break
        state.apply(state.draw(rng) if state.to_move < 0 else table.hints.habit(state, rng))
    return state


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("dice", [4, 5])
def test_the_forecast_agrees_with_trying_every_roll(sheet: str, dice: int) -> None:
    hero = some_position(sheet, 3).shown[0].clone()
    hero.torches = 0
    one = two = 0
    heat: dict[str, int] = {}
    for roll, weight in rolls(dice):
        tried = [played(hero, Turn(pairing, black=False)) for pairing in pairings(roll)]
        best = max(crosses for crosses, _ in tried)
        one += weight * (best >= 1)
        two += weight * (best == 2)
        for i in set().union(*(lit for _, lit in tried)):
            heat[hero.board.ids[i]] = heat.get(hero.board.ids[i], 0) + weight
    forecast = next_roll(hero, dice)
    assert (forecast.one, forecast.two) == (Fraction(one, 6**dice), Fraction(two, 6**dice))
    assert forecast.heat == {id: Fraction(cases, 6**dice) for id, cases in heat.items()}


def test_a_fresh_sheet_can_always_use_both_pairs_but_for_equal_ones() -> None:
    hero = Adventurer.blank(game().board)
    forecast = next_roll(hero)
    assert forecast.one == 1  # every total has its start
    assert forecast.heat["S7"] == chance_of({7})
    assert forecast.two < 1  # 1 1 1 1 makes only one 2


def test_doubles_are_warmer_than_sevens() -> None:
    hero = at(game(), {"crossed": ["S9", "P11", "S6"]}).heroes[0]
    heat = next_roll(hero).heat
    assert heat["D2"] == chance_of({"double"})
    assert heat["P3"] == chance_of({7})


def test_a_space_behind_another_is_warm_too() -> None:
    hero = Adventurer.blank(game().board)
    heat = next_roll(hero).heat
    assert 0 < heat["P3"] < chance_of({7})  # a 6 for the start and a 7


def test_an_armoured_dinosaur_needs_both_pairs() -> None:
    hero = at(game("defiant_dinosaurs"), {"crossed": ["S8", "P14"]}).heroes[0]
    assert next_roll(hero).heat["M_meg"] == wounds_in_roll({7, 9}).p(2)


def test_time_to_kill_uses_the_numbers_unlocked_now() -> None:
    locked = at(game(), {"crossed": ["S6", "P3", "K1"], "wounds": {"pup": 1}}).heroes[0]
    assert time_to_kill(locked, "pup") == rolls_to_kill(3, {3, 11})
    more = at(game(), {"crossed": ["S6", "P3", "K1", "K3"], "wounds": {"pup": 1}}).heroes[0]
    assert time_to_kill(more, "pup") < time_to_kill(locked, "pup")
    with pytest.raises(ValueError, match="locked"):
        time_to_kill(locked, "boss")
    with pytest.raises(ValueError, match="unknown monster 'pupp'"):
        time_to_kill(locked, "pupp")


def test_a_sheet_is_read_from_a_view() -> None:
    state = some_position("puzzled_pyramid", 2)
    for seat in (0, 1):
        hero: Any = hero_in(state.game.board, state.view(seat), seat)
        assert all(getattr(hero, name) == getattr(state.heroes[seat], name) for name in hero.__slots__)
