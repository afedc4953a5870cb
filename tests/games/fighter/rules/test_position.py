"""Positions read from JSON: the same again, or refused with the field that is wrong."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from dungeon_widgets.games.fighter.rules.state import FighterState
from tests.games.fighter.helpers import boss_fight, fight, put, take_die


def positions() -> list[FighterState]:
    start = fight(items={1: ["napalm_water", "helm_of_bravery"]})
    aimed = start.clone()
    take_die(aimed)
    launched = aimed.clone()
    put(launched, launched.legal()[0])
    return [start, aimed, launched, boss_fight()]


@pytest.mark.parametrize("state", positions(), ids=["die", "launch", "seed", "boss"])
def test_a_position_comes_back_as_it_was(state: FighterState) -> None:
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
