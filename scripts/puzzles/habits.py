"""Simple habits by room: what somebody does who does not count.

A habit looks at what lies open to its seat, and at nothing else. It gives the choice it takes, or None where it has none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dungeon_widgets.engine.state import Action

Habit = Callable[[Any, int], Action | None]
"""Of a position (a world that fits the view) and a seat."""

WEAK, STRONG, MANY = 3, 6, 4


def _add_weak(state: Any, seat: int) -> Action | None:
    """A weak monster does no harm: add it."""
    return ("add",) if state.phase == "card" and _strength(state) <= WEAK else None


def _add_always(state: Any, seat: int) -> Action | None:
    """Equipment is precious: never set a tile aside."""
    return ("add",) if state.phase == "card" else None


def _strip_strong(state: Any, seat: int) -> Action | None:
    """A strong monster must go, at the price of the tile with the fewest hit points."""
    if state.phase != "card" or _strength(state) < STRONG:
        return None
    strips = [action for action in state.legal() if action[0] == "strip"]
    return min(strips, key=lambda action: _hit_points(state, action), default=None)


def _pass_many(state: Any, seat: int) -> Action | None:
    """So many cards cannot go well: pass."""
    return ("pass",) if state.phase == "bid" and len(state.dungeon) >= MANY else None


def _bid_on(state: Any, seat: int) -> Action | None:
    """The hero looks strong: draw another card."""
    return ("draw",) if state.phase == "bid" and len(state.dungeon) < MANY + 2 else None


def _use_at_once(state: Any, seat: int) -> Action | None:
    """What one has is to be used."""
    return next((action for action in state.legal() if action[0] == "use"), None)


def _spare(state: Any, seat: int) -> Action | None:
    """Keep it for something worse."""
    return ("face",) if state.phase == "answer" and ("face",) in state.legal() else None


def _name_strongest(state: Any, seat: int) -> Action | None:
    """Name the strongest monster there is."""
    if state.phase != "name":
        return None
    return _most(state, lambda action: _monster_strength(state, action[1]))


def _name_frequent(state: Any, seat: int) -> Action | None:
    """Name the monster of which there are most."""
    if state.phase != "name":
        return None
    monsters = state.game.box_content.monsters
    return _most(state, lambda action: monsters[action[1]].copies)


def _keep_hit_points(state: Any, seat: int) -> Action | None:
    """Give away what has no hit points."""
    if state.phase != "discard":
        return None
    return _most(state, lambda action: -_hit_points(state, action))


def _most(state: Any, of: Callable[[Action], float]) -> Action:
    """The choice that has most of something, the first of equals."""
    legal: list[Action] = state.legal()
    return max(legal, key=of)


def _strength(state: Any) -> int:
    return _monster_strength(state, state.drawn)


def _monster_strength(state: Any, kind: str) -> int:
    return state.game.box_content.monsters[kind].strength or 0


def _hit_points(state: Any, action: Action) -> int:
    equipment, hero = state.game.rules.equipment, state.game.box_content.heroes[state.hero]
    tiles = state.run.tiles if state.run is not None else state.tiles
    left = tuple(tile for tile in tiles if tile != action[1])
    return int(equipment.hp(hero, tiles) - equipment.hp(hero, left))


HABITS: Mapping[str, Mapping[str, Habit]] = {
    "welcome": {
        "add_weak": _add_weak,
        "strip_strong": _strip_strong,
        "add_always": _add_always,
        "pass_many": _pass_many,
        "bid_on": _bid_on,
        "use_at_once": _use_at_once,
        "spare": _spare,
        "name_strongest": _name_strongest,
        "name_frequent": _name_frequent,
        "keep_hit_points": _keep_hit_points,
    },
}


def misled(state: Any, seat: int, best: Action) -> tuple[str, Action] | None:
    """The first habit of the room that takes something else than the best choice, and what it takes."""
    legal = state.legal()
    for name, habit in HABITS[state.game.name].items():
        taken = habit(state, seat)
        if taken is not None and taken != best and taken in legal:
            return name, taken
    return None
