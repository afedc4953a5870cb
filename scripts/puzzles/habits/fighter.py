"""What somebody does in Dungeon Fighter who does not count."""

from __future__ import annotations

from typing import Any

from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.fighter.odds.blows import hero_blow
from dungeon_widgets.games.fighter.rules.content import load_content

from .common import Habit, only, verb


def _all_weapons(state: Any, seat: int) -> Action | None:
    """Throw with as many weapons as there are."""
    weapons = [action for action in state.legal() if action[0] == "weapons"]
    return max(weapons, key=len, default=None)


def _most_damage(state: Any, seat: int) -> Action | None:
    """The die with which this hero does most damage, whoever comes after."""
    dice: list[Action] = [action for action in state.legal() if action[0] == "die"]
    view = state.view(seat)
    if not dice or view["foe"] is None:
        return None
    return max(dice, key=lambda action: hero_blow(view, view["active"], action[1]).mean)


def _strongest_weapon(state: Any, seat: int) -> Action | None:
    """The weapon that adds most damage."""
    items = load_content().items
    single = [action for action in state.legal() if action[0] == "weapons" and len(action) == 2]

    def damage(action: Action) -> int:
        return sum(effect.n for effect in items[action[1]].effects if effect.op == "add_damage")

    return max(single, key=damage, default=None)


def _dearest(state: Any, seat: int) -> Action | None:
    """Buy what costs most."""
    items = load_content().items
    cards = [action for action in state.legal() if action[0] == "buy"]
    return max(cards, key=lambda action: items[action[1]].cost, default=None)


def _own(state: Any, seat: int) -> Action | None:
    """Keep a card for oneself."""
    return next((action for action in state.legal() if action[0] == "give" and action[2] == seat), None)


HABITS: dict[str, Habit] = {
    "most_damage": _most_damage,
    "strongest_weapon": _strongest_weapon,
    "all_weapons": _all_weapons,
    "white": only(("white",)),
    "take_back": only(("takeback",)),
    "again": only(("again",)),
    "keep": only(("keep",)),
    "use_at_once": verb("use"),
    "dearest": _dearest,
    "heal": only(("heal",)),
    "own": _own,
    "red": only(("die", "red")),
    "blue": only(("die", "blue")),
    "fight": only(("fight",)),
    "bonus": only(("bonus",)),
    "no_weapons": only(("weapons",)),
    "light": only(("light",)),
    "first_scar": only(("scar", "blue")),
    "spare": only(("pass",), ("leave",), ("dark",), ("done",)),
    "first_room": verb("room"),
}
