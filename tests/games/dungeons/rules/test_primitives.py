"""Section 8: each of the 27 primitives, with a made-up card where no printed one shows it."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.dungeons.rules.checks.effects import OPS
from dungeon_widgets.games.dungeons.rules.effects import EFFECTS
from dungeon_widgets.games.dungeons.rules.records import KNOWN, Door, Held, Item, Tile
from dungeon_widgets.games.dungeons.rules.scores import score
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from dungeon_widgets.games.dungeons.rules.useful import TESTS
from tests.games.dungeons.helpers import (
    DONE,
    E,
    W,
    close,
    do,
    game,
    items,
    made_up,
    of_kind,
    on_to,
    roll,
    table,
    window,
)

HALL = (Tile("m-cross1", 1, 0), Tile("m-gallery", 2, 0))


def boon(*do: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return made_up("boon", do=list(do), **fields)


def played(
    effect: dict[str, Any], *heroes: dict[str, Any], tiles: tuple[Tile, ...] = HALL, **fields: Any
) -> DungeonsState:
    """A Boon with this one effect, just played in the Movement phase."""
    first, *rest = heroes or ({},)
    players = max(2, len(heroes))
    made = game(players, boons=[boon(effect)])
    hand = ["x-card", *first.get("hand", [])]
    state = table({**first, "hand": hand}, *rest, tiles=tiles, of=made, **fields)
    do(state, ("play", "x-card"))
    return state


def test_there_are_27_primitives_and_each_is_written_once():
    assert len(OPS) == 27
    assert EFFECTS.keys() == OPS.keys() == TESTS.keys()


def test_glory_and_peril_are_gained_and_lost_but_never_below_zero():  # ruling 35; table 8: glory, peril
    state = played({"op": "glory", "who": "each", "n": 2}, {"glory": 1}, {})
    assert [hero.glory for hero in state.heroes] == [3, 2]
    state = played({"op": "glory", "who": "others", "n": -2}, {"glory": 5}, {"glory": 1})
    assert [hero.glory for hero in state.heroes] == [5, 0]
    state = played({"op": "peril", "who": "self", "n": -2}, {"peril": 3}, {})
    assert state.heroes[0].peril == 1


def test_here_means_every_hero_of_the_space():  # who: here
    state = played({"op": "glory", "who": "here", "n": 1}, {}, {"cell": (1, 0)}, {})
    assert [hero.glory for hero in state.heroes] == [1, 0, 1]


def test_wound_is_a_packet_with_window_and_credit():  # ruling 36; table 8: wound
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
def test_who_is_credited_for_a_wound(key: str, who: str, glory: int):  # ruling 36
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


def test_recover_stops_at_the_printed_life_and_life_does_not():  # FR Récupérer; ruling 18
    assert played({"op": "recover", "who": "self", "n": 9}, {"life": 4}, {}).heroes[0].life == 6
    state = table(
        {"hand": ["x-card"], "life": 8},
        {},
        of=game(2, boons=[boon({"op": "recover", "who": "self", "n": 1})]),
    )
    assert state.why_not(("play", "x-card")) == "does_nothing"  # above 6 stays where it is
    assert played({"op": "life", "who": "self", "n": 2}, {"life": 6}, {}).heroes[0].life == 8


def test_surplus_life_is_ordinary_life():  # ruling 18
    state = played({"op": "wound", "who": "self", "n": 1}, {"life": 8}, {})
    close(state)
    assert state.heroes[0].life == 7


def test_mp_gives_points_only_in_the_own_movement_phase():  # table 8: mp; ruling 41
    assert played({"op": "mp", "who": "self", "n": 2}).points == 5
    assert played({"op": "mp", "who": "self", "n": -9}).points == 0
    state = table(
        {"hand": ["x-card"]},
        {},
        phase="encounter",
        of=game(2, boons=[boon({"op": "mp", "who": "self", "n": 2})]),
    )
    assert state.why_not(("play", "x-card")) == "does_nothing"


@pytest.mark.parametrize("until", ["turn", "next_turn", "phase"])
def test_mod_lasts_as_long_as_it_says(until: str):  # durations
    state = played({"op": "mod", "who": "self", "stat": "magic", "n": 3, "until": until})
    assert score(state, 0, "magic") == 4
    do(state, DONE)
    assert (score(state, 0, "magic") == 4) == (until in ("next_turn", "phase"))
    if until == "phase":
        return on_ended_phase(state)
    on_to(state, "move", 0)
    do(state, DONE)
    assert score(state, 0, "magic") == 1
    return None


def on_ended_phase(state: DungeonsState) -> None:
    """What lasts for a phase ends with the next Encounter phase that ends."""
    on_to(state, "move")
    assert score(state, 0, "magic") == 1


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
def test_mod_of_each_kind_of_roll(stat: str, rolled: str):  # stats for mod
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


def test_a_modifier_for_this_combat_is_offered_only_if_the_roll_uses_it():  # table 8: mod
    for card, offered in (("e-zombie", True), ("e-ghost", False)):
        state = table({"hand": [card]}, {"peril": 3, "treasures": ["r-giants"]}, phase="encounter")
        do(state, ("announce", card, 1, 0), DONE)
        assert (window(state) == ("preroll", 1)) == offered


def test_a_modifier_for_this_combat_ends_with_it():  # until: combat
    state = table({"hand": ["e-zombie"]}, {"peril": 3, "treasures": ["r-giants"]}, phase="encounter")
    do(state, ("announce", "e-zombie", 1, 0), DONE, ("use", "r-giants", 0))
    combat = state.view(None)["combat"]
    assert combat is not None
    assert combat["hero_score"] == 6
    roll(state, 1, 1)
    assert score(state, 1, "melee") == 3


@pytest.mark.parametrize(("hazard", "side"), [("locked_door", E), ("trapped_door", 2)])
def test_immune_reads_doors_as_open(hazard: str, side: int):  # table 8: immune
    tiles = (Tile("m-library", 1, 0), Tile("m-cross1", 2, 0), Tile("m-cross2", 1, 1))
    effect = {"op": "immune", "who": "self", "to": hazard, "until": "turn"}
    state = played(effect, {"cell": (1, 0)}, {}, tiles=tiles)
    assert ("step", side) in state.legal()
    other = 2 if side == E else E
    assert ("try", other) in state.legal()
    do(state, DONE)
    assert state.heroes[0].immune == ()


def test_test_rolls_each_in_turn_and_tells_who():  # table 8: test, who: each
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
    assert [data["seat"] for data in of_kind(events, "trial")] == [0, 1, 2]
    assert [hero.glory for hero in state.heroes] == [1, 0, 1]
    assert [hero.peril for hero in state.heroes] == [0, 1, 0]


@pytest.mark.parametrize(("reach", "seats"), [("here", [1]), ("near", [1, 2]), ("any", [1, 2, 3])])
def test_chosen_reaches_as_far_as_it_says(reach: str, seats: list[int]):  # table 8: test, range
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


def test_chosen_may_be_oneself_where_the_card_says_so():  # who: chosen, self
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


def test_fight_is_one_round_with_its_lists():  # table 8: fight
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


@pytest.mark.parametrize(
    ("to", "cells"),
    [
        ("adjacent", [(0, 0), (2, 0)]),
        ("any_space", [(0, 0), (0, 1), (2, 0)]),
        ("any_room", [(0, 0), (0, 1)]),
        ("entrance", [(0, 0)]),
    ],
)
def test_relocate_leads_where_it_says_and_never_to_the_own_space(
    to: str, cells: list[tuple[int, int]]
):  # table 8: relocate
    effect = {"op": "relocate", "who": "self", "to": to, "by": "self", "enters": True}
    state = played(effect, {"cell": (1, 0)}, {}, tiles=(*HALL, Tile("m-barracks", 0, 1)))
    if len(cells) == 1:
        assert state.heroes[0].cell == cells[0]
    else:
        assert state.legal() == [("go", *cell) for cell in cells]


def test_relocate_through_a_wall():  # FR Murs: Budge; table 8: relocate
    effect = {"op": "relocate", "who": "self", "to": "through_wall", "by": "self", "enters": True}
    state = played(effect, tiles=(Tile("m-barracks", 1, 0),))
    assert state.heroes[0].cell == (1, 0)
    assert (state.heroes[0].peril, state.heroes[0].glory) == (1, 1)
    assert state.moved
    assert state.points == 3


def test_relocate_without_a_place_does_nothing_and_cannot_be_played():  # ruling 30
    effect = {"op": "relocate", "who": "self", "to": "through_wall", "by": "self", "enters": True}
    state = table({"hand": ["x-card"]}, {}, tiles=HALL, of=game(2, boons=[boon(effect)]))
    assert state.why_not(("play", "x-card")) == "does_nothing"


def test_set_doors_covers_every_way_out_and_goes_with_the_card():  # section 7, setDoors; table 8: setDoors
    effect = {"op": "set_doors", "where": "self", "to": "T9", "until": "turn"}
    state = played(effect, {"cell": (1, 0)}, {})
    assert {action for action in state.legal() if action[0] in ("step", "try")} == {("try", E), ("try", W)}
    do(state, ("try", E))
    roll(state, 1)
    assert state.heroes[0].life == 5  # a trapped door
    assert ("step", E) in state.legal()
    assert state.opened == (Door(1, 1, True),)
    do(state, DONE)
    assert state.overrides == ()


def test_the_latest_override_counts():  # table 8: setDoors
    effects = [
        {"op": "set_doors", "where": "self", "to": "L9", "until": "turn"},
        {"op": "set_doors", "where": "self", "to": "O", "until": "turn"},
    ]
    state = table({"hand": ["x-card"], "cell": (1, 0)}, {}, tiles=HALL, of=game(2, boons=[boon(*effects)]))
    do(state, ("play", "x-card"))
    assert ("step", E) in state.legal()


def test_who_comes_from_outside_does_not_meet_the_override():  # table 8: setDoors: whoever leaves it
    state = played(
        {"op": "set_doors", "where": "self", "to": "L9", "until": "next_turn"},
        {"cell": (1, 0)},
        {"cell": (2, 0)},
    )
    do(state, DONE)
    on_to(state, "move", 1)
    assert ("step", W) in state.legal()
    do(state, ("step", W))
    assert ("try", W) in state.legal()


def test_shift_maps_swaps_occupied_cards_and_pawns_stay():  # table 8: shiftMaps
    effect = {"op": "shift_maps", "mode": "swap", "pick": "occupied", "rotate": True}
    state = played(effect, {}, {"cell": (-1, 0)}, tiles=(Tile("m-crypt", -1, 0),))
    assert state.legal() == [("swap", -1, 0, 0, 0, 0, 0), ("swap", -1, 0, 0, 0, 0, 180)]
    do(state, ("swap", -1, 0, 0, 0, 0, 180))
    assert [hero.cell for hero in state.heroes] == [(0, 0), (-1, 0)]
    assert state.tiles == (Tile("m-entrance", -1, 0), Tile("m-crypt", 0, 0, True))
    assert (state.heroes[0].glory, state.moved) == (0, False)  # nothing is entered


def test_shift_maps_needs_two_occupied_cards():  # ruling 30
    effect = {"op": "shift_maps", "mode": "swap", "pick": "occupied", "rotate": True}
    state = table({"hand": ["x-card"]}, {}, tiles=HALL, of=game(2, boons=[boon(effect)]))
    assert state.why_not(("play", "x-card")) == "does_nothing"


def test_draw_reshuffles_when_the_pile_is_empty():  # table 8: draw
    state = played({"op": "draw", "who": "each", "n": 2})
    assert state.stack[-1].seat == 0
    for _ in range(4):
        state.apply(state.chance()[0][0])
    assert [len(hero.hand) for hero in state.heroes] == [2, 2]


@pytest.mark.parametrize(("pick", "mover"), [("owner", 1), ("controller", 0), ("random", CHANCE)])
def test_discard_is_chosen_by_owner_controller_or_chance(pick: str, mover: int):  # table 8: discard
    effect = {"op": "discard", "who": "others", "from": "hand", "n": 1, "pick": pick}
    state = played(effect, {}, {"hand": ["e-rats", "e-hag"], "wounded": [("e-knight", 1)]})
    assert state.to_move == mover
    choices = [outcome for outcome, _ in state.chance()] if mover == CHANCE else state.legal()
    assert len(choices) == 3  # wounded monsters are hand
    state.apply(choices[0])
    assert len(state.heroes[1].hand) + len(state.heroes[1].wounded) == 2


def test_discard_takes_what_there_is():  # table 8: discard: as many as there are
    effect = {"op": "discard", "who": "others", "from": "boon", "n": 5, "pick": "controller"}
    state = played(effect, {}, {"boons": ["o-lore", "o-doors"]})
    do(state, ("lose", "o-lore"))
    assert items(state, 1, "boons") == []


def test_a_random_discard_tells_a_known_card_from_a_hidden_one():  # ruling 51
    effect = {"op": "discard", "who": "others", "from": "hand", "n": 1, "pick": "random"}
    made = game(2, boons=[boon(effect)])
    state = table({"hand": ["x-card"]}, {"hand": ["e-zombie", "e-zombie"]}, of=made)
    state.heroes[1].hand = (Held(KNOWN, "e-zombie"), Held(1, "e-zombie"))
    do(state, ("play", "x-card"))
    assert [outcome for outcome, _ in state.chance()] == [
        ("drop", "e-zombie", 0, 0),
        ("drop", "e-zombie", 1, 0),
    ]
    state.apply(("drop", "e-zombie", 1, 0))
    assert state.heroes[1].hand == (Held(KNOWN, "e-zombie"),)


def test_steal_takes_a_treasure_one_lacks_with_its_uses():  # table 8: steal
    effect = {"op": "steal", "from": "here", "what": "treasure", "pick": "controller"}
    other = {"treasures": [Item("r-ring", 1, 2), Item("r-sword", 1)]}
    state = played(effect, {"treasures": ["r-sword"]}, other)
    assert state.heroes[0].treasures == (Item("r-sword", 0), Item("r-ring", 1, 2))
    state = played(effect, {"treasures": ["r-boot", "r-rope", "r-axe"]}, {"treasures": ["r-ring", "r-sword"]})
    assert ("steal", 1, "r-ring", "r-boot") in state.legal()  # at the limit one is discarded first
    do(state, ("steal", 1, "r-ring", "r-boot"))
    assert items(state, 0, "treasures") == ["r-rope", "r-axe", "r-ring"]
    assert "r-boot" in state.piles[0].discard


def test_steal_reaches_only_the_own_space():  # table 8: steal
    effect = {"op": "steal", "from": "here", "what": "treasure", "pick": "controller"}
    made = game(2, boons=[boon(effect)])
    state = table({"hand": ["x-card"]}, {"treasures": ["r-ring"], "cell": (1, 0)}, tiles=HALL, of=made)
    assert state.why_not(("play", "x-card")) == "does_nothing"


def test_fetch_takes_up_to_n_matching_cards_known_to_all():  # table 8: fetch; ruling 51
    effect = {"op": "fetch", "filter": {"tag": "undead", "sub": "monster"}, "n": 2}
    made = game(2, boons=[boon(effect)])
    state = table({"hand": ["x-card"]}, {}, of=made)
    state.piles[0].discard = ("e-ghost", "e-hound", "e-zombie", "t-darts")
    do(state, ("play", "x-card"))
    assert state.legal() == [("enough",), ("fetch", "e-ghost"), ("fetch", "e-zombie")]
    do(state, ("fetch", "e-ghost"), ("enough",))
    assert state.heroes[0].hand == (Held(KNOWN, "e-ghost"),)
    assert state.view(1)["players"][0]["known"] == ["e-ghost"]


def test_cancel_a_trap():  # table 8: cancel
    state = table({"hand": ["t-darts"]}, {"peril": 1, "hero": "h-tinker", "glory": 1}, phase="encounter")
    do(state, ("announce", "t-darts", 1, 0), DONE)
    events = do(state, ("use", "h-tinker", 0))
    assert not of_kind(events, "trial")
    assert state.piles[0].discard == ("t-darts",)
    assert state.heroes[1].life == 6


def test_prevent_before_the_dice_is_a_shield_for_its_user():  # table 8: prevent
    for effects, peril in ((True, 0), (False, 1)):
        shield = boon({"op": "prevent", "n": 1, "effects": effects}, timing="response", when=["encounter"])
        made = game(2, boons=[shield])
        state = table({"hand": ["e-herald"]}, {"peril": 5, "hand": ["x-card"]}, phase="encounter", of=made)
        do(state, ("announce", "e-herald", 1, 0), DONE, ("play", "x-card"))
        roll(state, 1, 6)
        assert state.heroes[1].life == 6
        assert state.heroes[1].peril == peril  # what else a hit does


def test_survive_sets_the_life():  # table 8: survive
    breath = boon({"op": "survive", "life": 4}, timing="anytime", when=["death"])
    state = table(
        {"hand": ["e-ghost"]},
        {"peril": 2, "life": 1, "hand": ["x-card"]},
        phase="encounter",
        of=game(2, boons=[breath]),
    )
    do(state, ("announce", "e-ghost", 1, 0), DONE, ("roll", 1, 6), ("play", "x-card"))
    assert state.heroes[1].life == 4


def test_new_quest_replaces_one_and_loses_its_progress():  # ruling 1; table 8: newQuest
    state = played({"op": "new_quest", "who": "self"}, {"tasks": ["q-draky", "q-vault"]}, {})
    do(state, ("renew", "q-draky"), ("quest", "q-seal"))
    assert [task.quest for task in state.heroes[0].tasks] == ["q-vault", "q-seal"]
    assert state.piles[0].quests_under == ("q-draky",)


def test_choose_is_chosen_when_it_resolves():  # table 8: choose
    options = [[{"op": "glory", "who": "self", "n": 1}], [{"op": "peril", "who": "self", "n": 1}]]
    state = played({"op": "choose", "by": "self", "options": options})
    assert state.legal() == [("option", 0), ("option", 1)]
    do(state, ("option", 1))
    assert (state.heroes[0].glory, state.heroes[0].peril) == (0, 1)


def test_the_victim_may_be_the_one_who_chooses():  # table 8: choose, by victim
    options = [[{"op": "glory", "who": "victim", "n": -9}], [{"op": "wound", "who": "victim", "n": 1}]]
    bane = made_up("bane", do=[{"op": "choose", "by": "victim", "options": options}])
    state = table({"hand": ["x-card"]}, {"glory": 3}, phase="encounter", of=game(2, banes=[bane]))
    do(state, ("play", "x-card", 1))
    assert state.to_move == 1


def test_may_is_asked_only_if_it_can_be_paid():  # table 8: may
    effect = {"op": "may", "cost": {"glory": 2}, "do": [{"op": "mp", "who": "self", "n": 3}]}
    assert played(effect, {"glory": 1}, {}).points == 3
    state = played(effect, {"glory": 2}, {})
    assert state.legal() == [("decline",), ("pay",)]
    do(state, ("pay",))
    assert (state.points, state.heroes[0].glory) == (6, 0)
    state = played(effect, {"glory": 2}, {})
    do(state, ("decline",))
    assert (state.points, state.heroes[0].glory) == (3, 2)


def test_if_looks_at_the_victim_of_a_bane_and_else_at_oneself():  # table 8: if
    effect = {
        "op": "if",
        "cond": {"has": "treasure"},
        "then": [{"op": "peril", "who": "self", "n": 1}],
        "else": [{"op": "peril", "who": "self", "n": 5}],
    }
    assert played(effect, {"treasures": ["r-sword"]}, {}).heroes[0].peril == 1
    assert played(effect, {}, {"treasures": ["r-sword"]}).heroes[0].peril == 5
    made = game(2, banes=[made_up("bane", do=[effect])])
    state = table({"hand": ["x-card"]}, {"treasures": ["r-sword"]}, phase="encounter", of=made)
    do(state, ("play", "x-card", 1))
    assert state.heroes[0].due_peril == 1


def test_end_turn_ends_only_the_active_heros_movement():  # table 8: endTurn
    effects = [{"op": "end_turn", "who": "self"}, {"op": "glory", "who": "self", "n": 5}]
    state = table({"hand": ["x-card"]}, {}, of=game(2, boons=[boon(*effects)]))
    do(state, ("play", "x-card"))
    assert state.active == 1
    assert state.heroes[0].glory == 0  # the rest of the list is dropped
    assert "x-card" in state.piles[0].discard
    state = table({"hand": ["x-card"]}, {}, phase="encounter", of=game(2, boons=[boon(*effects)]))
    do(state, ("play", "x-card"))
    assert state.active == 0
    assert state.heroes[0].due_glory == 5


def test_abilities_at_the_end_of_the_turn_happen_by_themselves():  # ruling 49; window turnEnd
    card = made_up(
        "treasure", abilities=[{"when": "turn_end", "do": [{"op": "glory", "who": "self", "n": 2}]}]
    )
    state = table({"treasures": ["x-card"]}, {}, of=game(2, treasures=[card]))
    events = do(state, DONE)
    assert state.heroes[0].glory == 2
    assert [event.kind for event in events[1:4]] == ["glory", "peril", "turn"]


def test_what_happens_by_itself_comes_in_card_order_banes_by_age():  # section 8
    early = made_up(
        "bane",
        id="x-1",
        duration="permanent",
        abilities=[{"when": "turn_start", "do": [{"op": "glory", "who": "self", "n": -9}]}],
    )
    late = made_up(
        "bane",
        id="x-2",
        duration="permanent",
        abilities=[{"when": "turn_start", "do": [{"op": "glory", "who": "self", "n": 1}]}],
    )
    made = game(2, banes=[early, late])
    for order, glory in ((["x-1", "x-2"], 1), (["x-2", "x-1"], 0)):
        state = table({"banes": order, "glory": 3}, {}, phase="reset", of=made)
        assert state.heroes[0].glory == glory


def test_costs_are_paid_before_anything_is_done():  # section 8
    state = table({"cell": (-1, 0), "glory": 1}, {}, tiles=(Tile("m-portals", -1, 0),))
    events = do(state, ("use", "m-portals", 0))
    assert [event.kind for event in events][:3] == ["use", "spend", "points"]
