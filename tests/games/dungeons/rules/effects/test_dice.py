"""Primitives mod, immune, reroll, test, fight. With a made-up card where no printed one shows it."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.games.dungeons.rules.cards.attributes import score
from dungeon_widgets.games.dungeons.rules.records import Tile
from tests.games.dungeons.helpers import (
    DONE,
    E,
    close,
    do,
    game,
    made_up,
    of_kind,
    on_to,
    roll,
    table,
    window,
)
from tests.games.dungeons.rules.effects.made import boon, played


@pytest.mark.parametrize("until", ["turn", "next_turn", "phase"])
def test_mod_lasts_as_long_as_it_says(until: str) -> None:  # durations
    state = played({"op": "mod", "who": "self", "stat": "magic", "n": 3, "until": until})
    assert score(state, 0, "magic") == 4
    do(state, DONE)
    assert (score(state, 0, "magic") == 4) == (until == "next_turn")
    on_to(state, "move", 0)
    do(state, DONE)
    assert score(state, 0, "magic") == 1


def test_what_lasts_for_the_encounter_phase_ends_with_it() -> None:  # table 8: mod, until: phase
    effect = {"op": "mod", "who": "self", "stat": "magic", "n": 3, "until": "phase"}
    state = table({"hand": ["x-card"]}, {}, phase="encounter", of=game(2, boons=[boon(effect)]))
    do(state, ("play", "x-card"))
    assert score(state, 0, "magic") == 4
    on_to(state, "move")
    assert score(state, 0, "magic") == 1


def test_a_modifier_for_this_roll_is_only_for_who_rolls() -> None:  # table 8: mod, until: combat
    card = boon(
        {"op": "mod", "who": "self", "stat": "combat", "n": 3, "until": "combat"},
        timing="anytime",
        when=["roll"],
    )
    made = game(3, boons=[card])
    for holder, offered in ((1, True), (2, False)):
        hands: list[dict[str, Any]] = [{"hand": ["e-zombie"]}, {"peril": 9, "glory": 1}, {"glory": 1}]
        hands[holder] = {**hands[holder], "hand": ["x-card"]}
        state = table(*hands, phase="encounter", of=made)
        do(state, ("announce", "e-zombie", 1, 0), DONE, ("roll", 1, 6))
        assert window(state) == ("roll", holder)
        assert (("play", "x-card") in state.legal()) == offered


@pytest.mark.parametrize(
    ("stat", "rolled"),
    [
        ("door", "door"),
        ("pit", "pit"),
        ("trap", "trap"),
        ("threat", "door"),
        ("threat", "trap"),
        ("threat", "test"),
        ("move", "door"),
    ],
)
def test_mod_of_each_kind_of_roll(stat: str, rolled: str) -> None:  # stats for mod
    card = made_up(
        "treasure", static=[{"op": "mod", "who": "self", "stat": stat, "n": 2, "until": "in_play"}]
    )
    test = made_up("boon", id="x-test", do=[{"op": "test", "who": "self", "stat": "magic", "threat": 5}])
    made = game(2, treasures=[card], boons=[test])
    hero = {"treasures": ["x-card"], "hand": ["x-test"]}
    if rolled == "door":
        tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0))
        state = table({**hero, "cell": (1, 0)}, {}, tiles=tiles, of=made)
        do(state, ("try", E))
    elif rolled == "pit":
        state = table(hero, {}, tiles=(Tile("m-pit2", 1, 0),), of=made)
        do(state, ("step", E))
    elif rolled == "test":
        fail = [{"op": "peril", "who": "self", "n": 1}]
        test["do"][0]["fail"] = fail
        made = game(2, treasures=[card], boons=[test])
        state = table(hero, {}, of=made)
        do(state, ("play", "x-test"))
    else:
        state = table(
            {"hand": ["t-darts"]}, {**hero, "hero": "h-paladin", "peril": 1}, phase="encounter", of=made
        )
        do(state, ("announce", "t-darts", 1, 0), DONE)
        close(state)
    trial = state.view(None)["trial"]
    assert trial is not None
    assert trial["score"] == (1 if rolled == "test" else 3) + 2
    assert [part["n"] for part in trial["parts"]] == [trial["score"] - 2, 2]


def test_a_modifier_for_this_combat_is_offered_only_if_the_roll_uses_it() -> None:  # table 8: mod
    for card, offered in (("e-zombie", True), ("e-ghost", False)):
        state = table({"hand": [card]}, {"peril": 3, "treasures": ["r-giants"]}, phase="encounter")
        do(state, ("announce", card, 1, 0), DONE)
        assert (window(state) == ("preroll", 1)) == offered


def test_a_modifier_for_this_combat_ends_with_it() -> None:  # until: combat
    state = table({"hand": ["e-zombie"]}, {"peril": 3, "treasures": ["r-giants"]}, phase="encounter")
    do(state, ("announce", "e-zombie", 1, 0), DONE, ("use", "r-giants", 0))
    combat = state.view(None)["combat"]
    assert combat is not None
    assert combat["hero_score"] == 6
    roll(state, 1, 1)
    assert score(state, 1, "melee") == 3


@pytest.mark.parametrize(("hazard", "side"), [("locked_door", E), ("trapped_door", 2)])
def test_immune_reads_doors_as_open(hazard: str, side: int) -> None:  # table 8: immune
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0), Tile("m-cross2", 1, 1))
    effect = {"op": "immune", "who": "self", "to": hazard, "until": "turn"}
    state = played(effect, {"cell": (1, 0)}, {}, tiles=tiles)
    assert ("step", side) in state.legal()
    other = 2 if side == E else E
    assert ("try", other) in state.legal()
    do(state, DONE)
    assert state.heroes[0].immune == ()


def test_test_rolls_each_in_turn_and_tells_who() -> None:  # table 8: test, who: each
    effect = {
        "op": "test",
        "who": "each",
        "stat": "melee",
        "threat": 6,
        "pass": [{"op": "glory", "who": "tested", "n": 1}],
        "fail": [{"op": "peril", "who": "tested", "n": 1}],
    }
    state = played(effect, {}, {}, {})
    events = [*roll(state, 6), *roll(state, 1), *roll(state, 5)]
    assert [(data["seat"], data["what"]) for data in of_kind(events, "trial")] == [
        (seat, "test") for seat in range(3)
    ]
    assert [data["what"] for data in of_kind(events, "roll")] == ["test"] * 3
    assert [hero.glory for hero in state.heroes] == [1, 0, 1]
    assert [hero.peril for hero in state.heroes] == [0, 1, 0]


@pytest.mark.parametrize(("reach", "seats"), [("here", [1]), ("near", [1, 2]), ("any", [1, 2, 3])])
def test_chosen_reaches_as_far_as_it_says(reach: str, seats: list[int]) -> None:  # table 8: test, range
    effect = {
        "op": "test",
        "who": "chosen",
        "range": reach,
        "stat": "magic",
        "threat": 6,
        "fail": [{"op": "wound", "who": "tested", "n": 1}],
    }
    state = played(effect, {}, {}, {"cell": (1, 0)}, {"cell": (2, 0)})
    if len(seats) == 1:
        assert state.view(None)["trial"]["hero"] == seats[0]  # type: ignore[index]
        return
    assert state.legal() == [("target", seat) for seat in seats]  # never oneself
    do(state, ("target", seats[-1]), ("roll", 1))
    close(state)
    assert state.heroes[seats[-1]].life == 5


def test_chosen_may_be_oneself_where_the_card_says_so() -> None:  # who: chosen, self
    effect = {
        "op": "test",
        "who": "chosen",
        "range": "any",
        "self": True,
        "stat": "level",
        "threat": 7,
        "pass": [{"op": "glory", "who": "tested", "n": 3}],
    }
    state = played(effect)
    assert state.legal() == [("target", 0), ("target", 1)]
    do(state, ("target", 0))
    roll(state, 6)
    assert state.heroes[0].glory == 3


def test_fight_is_one_round_with_its_lists() -> None:  # table 8: fight
    foe = {
        "name": {"en": "Sparring", "fr": "Mannequin"},
        "icon": "target-dummy",
        "attack": {"magic": 2},
        "life": 3,
        "damage": 2,
        "tags": [],
    }
    effect = {
        "op": "fight",
        "foe": foe,
        "win": [{"op": "peril", "who": "self", "n": 4}],
        "lose": [{"op": "peril", "who": "self", "n": 7}],
    }
    state = played(effect)
    roll(state, 6, 1)
    assert (state.heroes[0].peril, state.heroes[0].glory) == (4, 1)  # win means the round, not the kill
    state = played(effect)
    roll(state, 1, 6)
    assert (state.heroes[0].peril, state.heroes[0].life) == (7, 4)
