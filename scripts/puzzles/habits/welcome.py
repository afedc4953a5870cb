"""What somebody does in Welcome who does not count."""

from __future__ import annotations

from typing import Any

from dungeon_widgets.engine.state import Action

from .common import Habit, most

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
    return most(state, lambda action: _monster_strength(state, action[1]))


def _name_frequent(state: Any, seat: int) -> Action | None:
    """Name the monster of which there are most."""
    if state.phase != "name":
        return None
    monsters = state.game.box_content.monsters
    return most(state, lambda action: monsters[action[1]].copies)


def _keep_hit_points(state: Any, seat: int) -> Action | None:
    """Give away what has no hit points."""
    if state.phase != "discard":
        return None
    return most(state, lambda action: -_hit_points(state, action))


def _strength(state: Any) -> int:
    return _monster_strength(state, state.drawn)


def _monster_strength(state: Any, kind: str) -> int:
    return state.game.box_content.monsters[kind].strength or 0


def _hit_points(state: Any, action: Action) -> int:
    equipment, hero = state.game.rules.equipment, state.game.box_content.heroes[state.hero]
    tiles = state.run.tiles if state.run is not None else state.tiles
    left = tuple(tile for tile in tiles if tile != action[1])
    return int(equipment.hp(hero, tiles) - equipment.hp(hero, left))


HABITS: dict[str, Habit] = {
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
}
