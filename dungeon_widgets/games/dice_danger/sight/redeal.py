"""What a seat cannot see: what the others write for this roll.

Nothing is dealt face down in this game, and players write at the same time. So the position a seat knows is
the one in which whoever has written unseen has not written yet: the order in which players are asked does
not matter, because none of them sees what the others do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..rules.position import read_position
from ..rules.state import DiceDangerState

if TYPE_CHECKING:
    from ..game import DiceDangerGame


def known_position(game: DiceDangerGame, view: dict[str, Any]) -> DiceDangerState:
    """The position of a view, with the others still to write."""
    seat, writing = view["seat"], view["phase"] in ("clouds", "pair", "write", "chest", "wait")
    phase = view["phase"]
    if phase == "wait":
        phase = "pair" if view["roll"] else "clouds"
    shown = [hero_of(player) for player in view["players"]]
    if view["shown"] is not None:
        shown[seat] = hero_of(view["shown"])
    ended = {seat} if view["ended"] else set()
    todo = [i for i, hero in enumerate(shown) if hero["lost"] < len(game.board.sheet.life) and i not in ended]
    return read_position(
        game,
        {
            "roll": view["roll"],
            "phase": phase,
            "to_move": view["to_move"],
            "active": view["active"] or 0,
            "dice": view["dice"],
            "todo": todo if writing else [],
            "heroes": [hero_of(player) for player in view["players"]],
            "shown": shown,
            "turns": [turn_of(player["turn"]) for player in view["players"]],
        },
    )


def hero_of(player: dict[str, Any]) -> dict[str, Any]:
    """A sheet as `read_hero` takes it, from a view."""
    monsters, bonuses = player["monsters"], player["bonuses"]
    return {
        **{
            field: player[field]
            for field in ("crossed", "half", "lost", "hearts", "chests", "torches", "black")
        },
        "clouds": list(player["clouds"].values()),
        "wounds": {monster["id"]: monster["wounds"] for monster in monsters},
        "first": [monster["id"] for monster in monsters if monster["reward"] == "first"],
        "later": [monster["id"] for monster in monsters if monster["reward"] == "later"],
        "bonus_first": [bonus["id"] for bonus in bonuses if bonus["reward"] == "first"],
        "bonus_later": [bonus["id"] for bonus in bonuses if bonus["reward"] == "later"],
    }


def turn_of(turn: dict[str, Any] | None) -> dict[str, Any] | None:
    """A turn as `read_position` takes it, from a view."""
    if turn is None:
        return None
    marks = [[mark["node"], mark["by"]] for mark in turn["marks"]]
    return {**turn, "left": sum(1 << which for which in turn["left"]), "marks": marks}
