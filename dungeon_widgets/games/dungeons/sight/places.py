"""Where on the page a choice lies: the names of spaces, doors, cards, heroes and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import Action
from ..rules.board.layout import STEPS

if TYPE_CHECKING:
    from .view import DungeonsView


def places_of(action: Action, view: DungeonsView) -> list[str]:
    """The places a choice lies at: what one may touch to choose it."""
    verb, *rest = action
    seat = view["to_move"]
    if verb in ("step", "try"):
        return walking(rest[0], view)
    if verb in ("discard",):
        return [f"hand:{rest[0]}"]
    if verb in ("dismiss",):
        return [f"wounded:{rest[0]}"]
    if verb == "shed":
        return [f"item:{seat}:{rest[0]}"]
    if verb in ("abandon", "attempt", "renew", "finish"):
        return [f"quest:{seat}:{rest[0]}"]
    if verb == "play":
        return playing(rest, seat)
    if verb == "announce":
        return [f"wounded:{rest[0]}" if rest[2] else f"hand:{rest[0]}", f"seat:{rest[1]}"]
    if verb == "order":
        return [f"sent:{rest[0]}:{rest[1]}"]
    if verb == "use":
        return using(rest[0], seat, view)
    if verb in ("give", "target"):
        return [f"seat:{rest[0]}"]
    if verb == "challenge":
        return [f"seat:{rest[0]}"]
    if verb in ("build", "go", "entrance"):
        return [f"cell:{rest[0]},{rest[1]}"]
    if verb == "swap":
        return [f"cell:{rest[0]},{rest[1]}", f"cell:{rest[3]},{rest[4]}"]
    if verb == "steal":
        return [f"item:{rest[0]}:{rest[1]}"]
    if verb == "lose":
        return losing(rest, seat, view)
    if verb == "fetch":
        return [f"discard:{rest[0]}"]
    return [f"die:{rest[0]}"] if verb == "which" else []


def walking(side: int, view: DungeonsView) -> list[str]:
    """The space one goes to, and the door on the way."""
    hero = view["players"][view["active"]]
    dx, dy = STEPS[side]
    return [f"cell:{hero['x'] + dx},{hero['y'] + dy}", f"door:{hero['x']},{hero['y']}:{side}"]


def playing(rest: list[int | str], seat: int) -> list[str]:
    """The card of the hand, and whom or what it is for."""
    found = [f"hand:{rest[0]}"]
    if len(rest) > 1:
        found.append(f"seat:{rest[1]}" if isinstance(rest[1], int) else f"item:{seat}:{rest[1]}")
    return found


def using(card: str, seat: int, view: DungeonsView) -> list[str]:
    """The power, the card in play, or the space."""
    if card.startswith("h-"):
        return [f"power:{seat}"]
    hero = view["players"][seat]
    if any(
        space["card"] == card and (space["x"], space["y"]) == (hero["x"], hero["y"])
        for space in view["spaces"]
    ):
        return [f"cell:{hero['x']},{hero['y']}"]
    return [f"item:{seat}:{card}"]


def losing(rest: list[int | str], seat: int, view: DungeonsView) -> list[str]:
    """The card to discard, in whosever hand or inventory it lies."""
    if len(rest) > 1:
        return [f"wounded:{rest[0]}"]
    for hero in view["players"]:
        if any(item["card"] == rest[0] for item in (*hero["treasures"], *hero["boons"], *hero["banes"])):
            return [f"item:{hero['seat']}:{rest[0]}"]
    return [f"hand:{rest[0]}"]


def group_of(action: Action, view: DungeonsView) -> str:
    """Which choices belong together."""
    verb = str(action[0])
    if view["asked"] == "window":
        return "answer"
    return {"step": "walk", "try": "walk", "use": "play"}.get(verb, verb)
