"""Primitives wound, prevent, survive. With a made-up card where no printed one shows it."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.stack import push
from dungeon_widgets.games.dungeons.rules.cards.does_something import prevents
from dungeon_widgets.games.dungeons.rules.effects.wounds import survive
from dungeon_widgets.games.dungeons.rules.frames import Ctx, Death, Fight, Wound
from dungeon_widgets.games.dungeons.rules.printed import Effect
from tests.games.dungeons.helpers import (
    DONE,
    close,
    do,
    game,
    made_up,
    roll,
    table,
    window,
)
from tests.games.dungeons.rules.effects.made import boon, played


def test_wound_is_a_packet_with_window_and_credit() -> None:  # ruling 36; table 8: wound
    state = played({"op": "wound", "who": "others", "n": 2}, {}, {"hand": ["o-bargain"]})
    assert window(state) == ("wound", 1)
    close(state)
    assert state.heroes[1].life == 4
    assert state.heroes[0].glory == 2  # a Boon's wounds are its hero's


@pytest.mark.parametrize(
    ("key", "who", "glory"),
    [("bane", "victim", 0), ("boon", "self", 0), ("treasure", "others", 1)],
    ids=["a Bane", "one's own wound", "a Treasure"],
)
def test_who_is_credited_for_a_wound(key: str, who: str, glory: int) -> None:  # ruling 36
    wound = {"op": "wound", "who": who, "n": 1}
    if key == "bane":
        made = game(2, banes=[made_up("bane", do=[wound])])
        state = table({"hand": ["x-card"]}, {}, phase="encounter", of=made)
        do(state, ("play", "x-card", 1))
    elif key == "boon":
        state = played(wound)
    else:
        card = made_up("treasure", abilities=[{"when": "move", "do": [wound]}])
        state = table({"treasures": ["x-card"]}, {}, of=game(2, treasures=[card]))
        do(state, ("use", "x-card", 0))
    close(state)
    assert state.heroes[0].glory + state.heroes[0].due_glory == glory
    assert state.spoils == 0


def test_prevent_before_the_dice_is_a_shield_for_its_user() -> None:  # table 8: prevent
    for effects, peril in ((True, 0), (False, 1)):
        shield = boon({"op": "prevent", "n": 1, "effects": effects}, timing="response", when=["encounter"])
        made = game(2, boons=[shield])
        state = table({"hand": ["e-herald"]}, {"peril": 5, "hand": ["x-card"]}, phase="encounter", of=made)
        do(state, ("announce", "e-herald", 1, 0), DONE, ("play", "x-card"))
        roll(state, 1, 6)
        assert state.heroes[1].life == 6
        assert state.heroes[1].peril == peril  # what else a hit does


def test_survive_sets_the_life() -> None:  # table 8: survive
    breath = boon({"op": "survive", "life": 4}, timing="anytime", when=["death"])
    state = table(
        {"hand": ["e-ghost"]},
        {"peril": 2, "life": 1, "hand": ["x-card"]},
        phase="encounter",
        of=game(2, boons=[breath]),
    )
    do(state, ("announce", "e-ghost", 1, 0), DONE, ("roll", 1, 6), ("play", "x-card"))
    assert state.heroes[1].life == 4


def test_only_the_dying_survive() -> None:  # table 8: survive
    state = table({"life": 3}, {"life": 0})
    effect = Effect("survive", life=4)
    assert survive(state, effect, Ctx(0, "o-breath")) == []
    push(state, Death(1))
    assert survive(state, effect, Ctx(0, "o-breath")) == []
    assert [hero.life for hero in state.heroes] == [3, 0]
    assert survive(state, effect, Ctx(1, "o-breath"))
    assert [hero.life for hero in state.heroes] == [3, 4]


def test_only_who_is_about_to_be_wounded_prevents_wounds() -> None:  # ruling 30; table 8: prevent
    state, effect = table({}, {}), Effect("prevent", n=1)
    assert not prevents(state, effect, Ctx(0, "o-dodge"))
    push(state, Wound(1, 2))
    assert prevents(state, effect, Ctx(1, "o-dodge"))
    assert not prevents(state, effect, Ctx(0, "o-dodge"))
    state.stack = (Wound(1, 0),)
    assert not prevents(state, effect, Ctx(1, "o-dodge"))
    state.stack = (Fight("monster", 1, "e-rats", stage="preroll"),)
    assert prevents(state, effect, Ctx(1, "o-dodge"))
    state.stack = (Fight("monster", 1, "e-rats", stage="compare"),)
    assert not prevents(state, effect, Ctx(1, "o-dodge"))


def test_last_breath_sets_one_life_however_far_below_zero_the_hero_fell() -> (
    None
):  # ruling 45; table 8: survive
    victim = {"peril": 9, "life": 1, "glory": 2, "hand": ["o-breath"]}
    state = table({"hand": ["e-wyrm"]}, victim, phase="encounter")
    do(state, ("announce", "e-wyrm", 1, 0), DONE, ("attack", "melee"), ("roll", 1, 6))
    while window(state) != ("death", 1):
        state.apply(("pass",))
    assert state.heroes[1].life == -1
    do(state, ("play", "o-breath"))
    assert state.heroes[1].life == 1
