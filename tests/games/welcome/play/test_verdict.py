"""Verdicts in Welcome: by winning the game, not by living through the dungeon at hand."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.bots.verdict import judge
from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.welcome.rules.state import WelcomeState
from tests.games.welcome.helpers import add, play, start, strip, with_score

DRAW: list[Action] = [("draw",)]
PASS: list[Action] = [("pass",)]


def hopeless(seat_score: tuple[int, int] = (0, 1)) -> WelcomeState:
    """A bare Warrior before two Dragons and a Demon, which seat 0 put there: whoever goes in falls, and is out."""
    state = start("warrior", 2)
    strip(state, "goblin", "plate_armor")
    strip(state, "goblin", "knight_shield")
    strip(state, "orc", "dragon_spear")
    strip(state, "orc", "holy_grail")
    for monster in ("dragon", "demon", "lich", "golem"):
        add(state, monster)
    return with_score(state, seat_score, (0, 1))


def test_bidding_on_for_a_hopeless_dungeon_is_a_blunder_and_passing_is_not() -> None:
    state = hopeless()
    assert state.to_move == 0
    blamed = judge(state, made=DRAW, effort=0.5)
    assert blamed.best.way == (("pass",),)
    assert blamed.gain > 0.15
    assert blamed.why is not None
    assert blamed.why.name in ("you_fall", "other_fall")
    assert judge(state, made=PASS, effort=0.5).gain == 0


def certain() -> WelcomeState:
    """Seat 0 has one success. Inside lie Goblins that it put there; its rival knows none of them."""
    state = start("warrior", 2)
    for _ in range(2):
        add(state, "goblin")  # seat 0
        strip(state, "dragon", "holy_grail") if "holy_grail" in state.tiles else add(state, "skeleton")
    play(state, ("draw",), ("deal", "demon"))
    return with_score(state, (1, 0), (0, 0))


def test_a_strip_that_makes_the_others_pass_is_not_blamed() -> None:
    """By the odds of the moment a Warrior without armour is worse off; for winning it is what makes the rival pass."""
    state = certain()
    assert state.to_move == 0
    for tile in ("plate_armor", "knight_shield"):
        assert judge(state, made=[("strip", tile)], effort=0.5).gain < 0.05, tile


@pytest.mark.parametrize("seed", range(3))
def test_equal_views_give_equal_verdicts(seed: int) -> None:
    state, rng = start("rogue", 3), Random(seed)
    for _ in range(8):
        state.apply(state.draw(rng) if state.to_move < 0 else rng.choice(state.legal()))
    while state.to_move < 0 or len(state.legal()) < 2:
        state.apply(state.draw(rng) if state.to_move < 0 else rng.choice(state.legal()))
    twin = state.redealt(state.to_move, Random(seed + 100))
    assert judge(state, effort=0.05) == judge(twin, effort=0.05)
