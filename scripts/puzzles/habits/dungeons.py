"""What somebody does in Dungeons who does not count."""

from __future__ import annotations

from typing import Any

from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.dungeons.play.plans import goal, step_towards
from dungeon_widgets.games.dungeons.rules.cards.attributes import foe_attack, score
from dungeon_widgets.games.dungeons.rules.frames import Fight

from .common import Habit, only, verb


def _shortest(state: Any, seat: int) -> Action | None:
    """Take the shortest way to the next room of a quest."""
    if state.phase != "move" or state.stack or state.active != seat:
        return None
    target = goal(state, seat)
    if target is None:
        return None
    side = step_towards(state, seat, target)
    return next((action for action in state.legal() if action in (("step", side), ("try", side))), None)


def _strongest(state: Any, seat: int) -> Action | None:
    """A monster attacks with its strongest attribute, whoever it meets."""
    attacks: list[Action] = [action for action in state.legal() if action[0] == "attack"]
    top = state.stack[-1] if state.stack else None
    if not attacks or not isinstance(top, Fight):
        return None
    strength = foe_attack(state, top)
    return max(attacks, key=lambda action: strength[action[1]])


def _weakest(state: Any, seat: int) -> Action | None:
    """A monster attacks where its victim is weakest, whatever it can do itself."""
    attacks: list[Action] = [action for action in state.legal() if action[0] == "attack"]
    top = state.stack[-1] if state.stack else None
    if not attacks or not isinstance(top, Fight):
        return None
    return min(attacks, key=lambda action: score(state, top.hero, action[1]))


def _challenge(state: Any, seat: int) -> Action | None:
    """Challenge a rival whenever one stands there, with one's strongest attribute."""
    calls = [action for action in state.legal() if action[0] == "challenge"]
    return max(calls, key=lambda action: score(state, seat, action[2]), default=None)


def _near(state: Any, seat: int) -> Action | None:
    """Lay a room next to oneself."""
    places = [action for action in state.legal() if action[0] == "build"]
    x, y = state.heroes[seat].cell
    return min(places, key=lambda action: abs(action[1] - x) + abs(action[2] - y), default=None)


def _cheapest(state: Any, seat: int) -> Action | None:
    """Drop the cheapest card."""
    if state.phase != "discard" or state.stack:
        return None
    cards = [action for action in state.legal() if action[0] == "discard"]
    return min(cards, key=lambda action: state.box.adventure[action[1]].cost, default=None)


HABITS: dict[str, Habit] = {
    "strongest": _strongest,
    "weakest": _weakest,
    "challenge": _challenge,
    "shortest": _shortest,
    "send": verb("announce"),
    "near": _near,
    "cheapest": _cheapest,
    "attempt": verb("attempt"),
    "play": verb("play", "use"),
    "walk": verb("step"),
    "save": only(("pass",), ("done",), ("decline",), ("enough",)),
}
