"""Positions read from JSON: the same again, or refused with the field that is wrong."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.fighter.rules.state import FighterState
from tests.games.fighter.helpers import boss_fight, fight, game, put, take_die, throw


def positions() -> list[FighterState]:
    start = fight(items={1: ["napalm_water", "helm_of_bravery"]})
    aimed = start.clone()
    take_die(aimed)
    launched = aimed.clone()
    put(launched, launched.legal()[0])
    lying = aimed.clone()
    throw(lying, "hit", symbol=False)
    return [start, aimed, launched, boss_fight(), lying]


@pytest.mark.parametrize("state", positions(), ids=["die", "launch", "seed", "boss", "lying"])
def test_a_position_comes_back_as_it_was(state: FighterState) -> None:
    # ours: a save is played on as it was
    assert state.game.state(state.to_json()) == state


def _set(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        *way, last = path.split("/")
        place: Any = data
        for step in way:
            place = place[int(step)] if step.isdigit() else place[step]
        place[int(last) if last.isdigit() else last] = value

    return change


BROKEN = [
    ("heroes/0/health", 10, "heroes.0.health"),
    ("heroes/0/health", -1, "heroes.0.health"),
    ("heroes/0/health", "9", "heroes.0.health"),
    ("heroes/0/id", "nobody", "heroes.0.id"),
    ("heroes/1/id", "murka", "heroes"),
    ("heroes/0/scars", ["red", "red"], "heroes.0.scars"),
    ("heroes/0/scars", ["pink"], "heroes.0.scars"),
    ("heroes/0/out", True, "heroes.0.out"),
    ("heroes/0/items", ["spoon"], "heroes.0.items"),
    ("heroes/0/items", ["bribe", "napalm_water"], "heroes.0.items"),
    ("heroes/0/items", ["cauldron_lid", "door_on_a_strap"], "heroes.0.items': too many of armour"),
    ("heroes/0/items", ["tea_rings", "frying_racket", "pocket_wall"], "heroes.0.items': too many of weapon"),
    ("heroes/0/used", ["bribe"], "heroes.0.used"),
    ("heroes", [], "heroes"),
    ("shop_deck", [], ""),
    ("shop_deck/0", "spoon", "shop_deck"),
    ("unseen_rooms/0", "attic", "unseen_rooms"),
    ("room", "", "unseen_rooms"),
    ("gold", -1, "gold"),
    ("dice", 10, "dice"),
    ("shops", 4, "shops"),
    ("leader", 7, "leader"),
    ("passed", [9], "passed"),
    ("coloured", ["white"], "coloured"),
    ("tokens", ["luck"], "tokens"),
    ("to_move", 5, "to_move"),
    ("to_move", -1, "to_move"),
    ("to_move", -2, "result"),
    ("result", "won", "result"),
    ("stack", [], "stack"),
    ("stack/0/0", "dance", "stack"),
    ("foe", None, "foe"),
    ("foe/id", "cook", "foe.id"),
    ("foe/health", 99, "foe.health"),
    ("met", ["cook"], "met"),
]


@pytest.mark.parametrize(
    ("path", "value", "field"), BROKEN, ids=[f"{row[0]}={row[1]!r:.10}" for row in BROKEN]
)
def test_a_broken_position_is_refused_with_its_field(path: str, value: Any, field: str) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    state = fight(items={1: ["cloak_of_not_now"]})
    data = copy.deepcopy(state.to_json())
    _set(path, value)(data)
    if path == "shop_deck":
        assert state.game.state(data).shop_deck == ()
        return
    with pytest.raises(ValueError, match=f"field '{field}"):
        state.game.state(data)


def test_a_throw_must_fit_its_phase() -> None:
    state = fight()
    take_die(state)
    data = state.to_json()
    with pytest.raises(ValueError, match="field 'throw'"):
        state.game.state({**data, "throw": None})
    with pytest.raises(ValueError, match=r"field 'throw.die'"):
        state.game.state({**data, "throw": {**data["throw"], "die": "pink"}})
    with pytest.raises(ValueError, match=r"field 'throw.weapons'"):
        state.game.state({**data, "throw": {**data["throw"], "weapons": ["bribe"]}})


# position, path, what is read, what is refused, the field that is named
LIMITS: list[tuple[int, str, list[Any], list[Any], str]] = [
    (0, "heroes/1/health", [0, 9], [-1, 10], "heroes.1.health"),
    (0, "gold", [0, 99], [-1], "gold"),
    (0, "dice", [0, 9], [-1, 10], "dice"),
    (0, "white_used", [0, 7], [-1, 8], "(white_used|dice)"),
    (0, "shops", [0, 3], [-1, 4], "shops"),
    (0, "fights", [0, 1, 40], [-1], "fights"),
    (0, "leader", [0, 1, 2], [-1, -2, 3], "leader"),
    (0, "last", [-1, 0, 2], [-2, 3], "last"),
    (0, "stolen", [-1, 0, 2], [-2, 3], "stolen"),
    (0, "active", [1], [-1, 0, 2], "to_move"),
    (0, "active", [], [-2, 3], "active"),
    (0, "to_move", [1], [0, 2, 3], "to_move"),
    (0, "passed", [[], [0], [0, 1, 2]], [[-1], [3], [0, 0]], "passed"),
    (0, "called", [[], [2]], [[-1], [3], [1, 1]], "called"),
    (0, "coloured", [[], ["red", "green", "blue"]], [["red", "red"], ["white"]], "coloured"),
    (0, "tokens", [[], ["time_spell", "flute", "feast"]], [["flute", "flute"], ["luck"]], "tokens"),
    (0, "met", [[], ["owlbear"]], [["owlbear", "owlbear"], ["queen_of_moths"]], "met"),
    (0, "foe/health", [1, 6], [0, -1, 7], "foe.health"),
    (0, "foe/id", ["owlbear", "queen_of_moths"], ["", "cook"], "foe.id"),
    (0, "foe", [], [None], "foe"),
    (0, "room", [], ["attic"], "unseen_rooms"),
    (0, "stack/0/seat", [-1, 0, 2], [-2, 3], "stack.0.seat"),
    (0, "stack/0/card", [""], ["bribe", "room"], "stack.0.card"),
    (0, "heroes/1/used", [[], ["helm_of_bravery"]], [["bribe"]], "heroes.1.used"),
    (1, "to_move", [1], [0, 2], "to_move"),
    (1, "throw/seat", [1], [-1, 3, 0, 2], "throw.seat"),
    (1, "throw/die", ["red", "white"], ["", "pink"], "throw.die"),
    (1, "throw/weapons", [[], ["helm_of_bravery"]], [["spoon"], ["bribe"], ["spiky_elbow_pad"]], "throw.weapons"),
    (1, "throw/granted", [0, 2], [-1], "throw.granted"),
    (1, "throw/bonus", [0, 2], [-1], "throw.bonus"),
    (1, "throw/cap", [None, 0, 3], [-1], "throw.cap"),
    (1, "throw/shielded", [[], [0, 2], [0, 1, 2]], [[3], [-1]], "throw.shielded"),
    (1, "throw/reduced", [{}, {"0": 1, "2": 2}, {"0": 1, "1": 1, "2": 1}], [{"3": 1}, {"-1": 1}], "throw.reduced"),
    (1, "throw/saved", [{}, {"0": 1, "2": 2}, {"0": 1, "1": 1, "2": 1}], [{"3": 1}, {"-1": 1}], "throw.saved"),
    (1, "throw/ability", ["", "none", "feast"], ["dance"], "throw.ability"),
    (1, "throw", [], [None], "throw"),
    (1, "foe", [], [None], "foe"),
    (2, "throw/launch", [], [None], "throw.launch"),
    (2, "throw/launch/stance", [0], [-1, 99], "throw.launch"),
    (2, "throw/launch/aim", [1000, -1000], [1001, -1001], "throw.launch"),
    (2, "throw/launch/speed", [500, 2400], [499, 2401], "throw.launch"),
    (2, "throw/launch/slope", [800, -800], [801, -801], "throw.launch"),
    (2, "throw/launch/spin", [1000, -1000], [1001, -1001], "throw.launch"),
    (4, "throw/rest", [], [None], "throw.rest"),
]  # fmt: skip


@pytest.mark.parametrize("row", LIMITS, ids=[f"{row[1]} {row[3]!r:.20}" for row in LIMITS])
def test_the_last_that_is_possible_is_read_and_the_next_is_refused(
    row: tuple[int, str, list[Any], list[Any], str],
) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    which, path, read, refused, field = row
    state = positions()[which]
    for value in read:
        data = copy.deepcopy(state.to_json())
        _set(path, value)(data)
        assert state.game.state(data).to_json() == data
    for value in refused:
        data = copy.deepcopy(state.to_json())
        _set(path, value)(data)
        with pytest.raises(ValueError, match=f"field '{field}'"):
            state.game.state(data)


@pytest.mark.parametrize(
    "phase",
    ["retreat", "die", "weapons", "free", "aimed", "launch", "light", "again", "lying", "ability", "harm", "brace"],
)  # fmt: skip
def test_a_combat_without_a_monster_is_refused(phase: str) -> None:
    # ours: every field must fit the others
    state = fight()
    data = {**state.to_json(), "stack": [{"kind": phase, "seat": -1, "card": ""}], "foe": None}
    if phase == "retreat":
        data["to_move"] = 0
    with pytest.raises(ValueError, match=r"field 'foe': nobody to fight"):
        state.game.state(data)


def test_a_past_throw_is_one_of_the_box_by_a_hero_of_the_table() -> None:
    # ours: the throws of the past are counted and shown, also while nobody throws
    state = fight()
    take_die(state)
    throw(state, "hit", symbol=False)
    while state.throw is not None:
        put(state, state.legal()[-1]) if state.to_move >= 0 else put(state, state.chance()[0][0])
    (past,) = state.to_json()["thrown"]
    every = {**past, "throws": sorted(state.game.content.throws)}
    assert state.game.state({**state.to_json(), "thrown": [every]}).thrown[0].throws == tuple(every["throws"])
    for wrong in ({"throws": ["sneeze"]}, {"seat": 3}, {"seat": -1}):
        with pytest.raises(ValueError, match="field 'thrown'"):
            state.game.state({**state.to_json(), "thrown": [{**past, **wrong}]})


def test_the_leader_decides_for_the_group() -> None:
    # ours: who is to move is who would be asked
    state = game().start()
    put(state, state.chance()[0][0])
    assert (state.phase, state.to_move) == ("room", 0)
    assert state.game.state(state.to_json()) == state
    for seat in (1, 2):
        with pytest.raises(ValueError, match=r"field 'to_move': the Leader decides"):
            state.game.state({**state.to_json(), "to_move": seat})
    with pytest.raises(ValueError, match=r"field 'to_move': luck does not decide room"):
        state.game.state({**state.to_json(), "to_move": CHANCE})


def test_a_card_is_in_one_place_and_decks_are_sorted() -> None:
    # ours: every field must fit the others
    state = fight(items={1: ["bribe"]})
    data = json.loads(json.dumps(state.to_json()))
    deck, rooms = data["shop_deck"], data["unseen_rooms"]
    for change, field, reason in (
        ({"shop_deck": sorted([*deck, "bribe"])}, "shop_deck", "a card is in two places"),
        ({"stall": [deck[0]]}, "shop_deck", "a card is in two places"),
        ({"shop_deck": deck[::-1]}, "shop_deck", "must be sorted"),
        ({"unseen_rooms": rooms[::-1]}, "unseen_rooms", "must be sorted"),
        ({"unseen_rooms": rooms[1:]}, "unseen_rooms", "every room must be in exactly one place"),
        ({"aside": [rooms[0]]}, "unseen_rooms", "every room must be in exactly one place"),
        ({"shop_deck": ["spoon"]}, "shop_deck", "a card that does not exist"),
    ):
        with pytest.raises(ValueError, match=f"field '{field}': {reason}"):
            state.game.state({**data, **change})
    for known in ([], [-1], [0, 2]):
        state.game.state({**data, "under": [{**data["under"][0], "known": known}]})
    for known in ([3], [-2], [0, 0], [2, 0]):
        with pytest.raises(ValueError, match="field 'under': known by seats that do not exist"):
            state.game.state({**data, "under": [{**data["under"][0], "known": known}]})
