"""A position from a view: all that the seat knows, with no hand but its own and no cards in the decks.

The rules can be asked about scores, doors and ways in it; it is not for playing on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.cards import Against
from ..rules.frames import NOBODY
from ..rules.layout import printed_side
from ..rules.records import KNOWN, Door, Held, Immunity, Item, Mod, Override, Task, Tile, Wounded
from ..rules.state import Adventurer, DungeonsState, Pile

if TYPE_CHECKING:
    from ..game import DungeonsGame
    from .view import AdventurerView, DungeonsView


def known(game: DungeonsGame, view: DungeonsView) -> DungeonsState:
    """What the view's seat knows, as a position."""
    tiles = tuple(Tile(one["card"], one["x"], one["y"], one["turned"]) for one in view["spaces"])
    state = DungeonsState(
        game,
        to_move=view["to_move"],
        phase=view["phase"],
        round=view["round"],
        active=view["active"],
        first=view["first"],
        heroes=[adventurer(one) for one in view["players"]],
        piles=[Pile(discard=tuple(one["discard"]), era=one["era"]) for one in view["piles"]],
        tiles=tiles,
        points=view["points"],
        moved=view["moved"],
        challenged=view["challenged"],
        visited=tuple((one["x"], one["y"]) for one in view["spaces"] if one["visited"]),
        spoils=view["spoils"],
        drawn=view["drawn"],
        turn=1,
    )
    for i, one in enumerate(view["spaces"]):
        if one["override"]:
            state.overrides = (*state.overrides, Override(i, one["override"], "turn", 1, NOBODY))
        for side in one["opened"]:
            door = Door(i, printed_side(tiles[i], side), bool(one["override"]))
            state.opened = (*state.opened, door)
    if view["seat"] is not None:
        own = state.heroes[view["seat"]]
        own.hand = tuple(sorted(Held(KNOWN if one["known"] else 1, one["card"]) for one in view["hand"]))
    return state


def adventurer(one: AdventurerView) -> Adventurer:
    """A hero as all see him."""
    return Adventurer(
        hero=one["hero"],
        alive=one["alive"],
        level=one["level"],
        life=one["life"],
        glory=one["glory"],
        peril=one["peril"],
        cell=(one["x"], one["y"]),
        wounded=tuple(Wounded(held["card"], held["wounds"]) for held in one["wounded"]),
        treasures=tuple(Item(held["card"], held["owner"], held["uses"]) for held in one["treasures"]),
        boons=tuple(Item(held["card"], held["owner"], held["uses"]) for held in one["boons"]),
        banes=tuple(Item(held["card"], held["owner"], held["uses"]) for held in one["banes"]),
        tasks=tuple(
            Task(
                task["quest"],
                tuple(i for i, step in enumerate(task["steps"]) if step["done"]),
                max((step["marks"] for step in task["steps"]), default=0),
                1 if task["tried"] else -1,
            )
            for task in one["tasks"]
        ),
        finished=tuple(one["finished"]),
        used=tuple(one["used"]),
        mods=tuple(
            Mod(
                mod["stat"],
                mod["n"],
                mod["until"],
                1,
                Against(**{mod["against"]: mod["vs"]}) if mod["vs"] else Against(),
            )
            for mod in one["lasting"]
        ),
        immune=tuple(Immunity(to, "turn", 1) for to in one["immune"]),
    )
