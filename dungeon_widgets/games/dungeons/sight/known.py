"""A position from a view: all that the seat knows, with no hand but its own and no cards in the decks.

The rules can be asked about scores, doors and ways in it; it is not for playing on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.board.layout import printed_side
from ..rules.chapters.quests import open_steps
from ..rules.frames import NOBODY, Ctx, Edge, Fight, Trial
from ..rules.printed import Against
from ..rules.records import KNOWN, Door, Held, Immunity, Item, Mod, Override, Task, Tile, Wounded
from ..rules.state import Adventurer, DungeonsState, Pile

if TYPE_CHECKING:
    from ..game import DungeonsGame
    from .parts import AdventurerView, CombatView, ModifierView
    from .view import DungeonsView


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
        pits=tuple((one["x"], one["y"]) for one in view["spaces"] if one["pit_met"]),
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


def roll_at_hand(state: DungeonsState, view: DungeonsView) -> Fight | Trial | None:
    """The combat or threat roll in progress, with what was done to it, as the rules know it."""
    combat, trial = view["combat"], view["trial"]
    if trial is not None:
        return Trial(
            trial["hero"],
            trial["what"],
            "pit" if trial["what"] == "pit" else trial["stat"],
            trial["threat"],
            Ctx(trial["hero"], trial["card"]),
            die=trial["die"],
            thrown=trial["thrown"],
            edges=edges(trial["parts"], "threat"),
        )
    if combat is None or not combat["attack"]:
        return None
    mine, theirs = combat["dice"]
    first, second = combat["thrown"]
    return Fight(
        combat["against"],
        combat["hero"],
        foe_key(state, combat),
        combat["rival"],
        combat["by"],
        combat["attack"],
        combat["wounds"],
        dice=(mine, theirs),
        thrown=(first, second),
        edges=(*edges(combat["hero_parts"], "combat"), *edges(combat["foe_parts"], "combat", foe=True)),
    )


def edges(parts: list[ModifierView], stat: str, *, foe: bool = False) -> tuple[Edge, ...]:
    """What was added to this roll alone."""
    return tuple(Edge(stat, part["n"], foe) for part in parts if part["source"] == "combat")


def foe_key(state: DungeonsState, combat: CombatView) -> str:
    """Where the monster is printed: its card, the step of a quest, or the effect of a room."""
    foe, box = combat["foe"], state.box
    if combat["against"] == "quest":
        task = next(task for task in state.heroes[combat["hero"]].tasks if task.quest == foe)
        return f"{foe}/{open_steps(state, task)[0][0]}"
    if combat["against"] == "room":
        return next(
            f"{key}/{i}"
            for key, effects in box.lists.items()
            for i, effect in enumerate(effects)
            if key.startswith(f"{foe}/") and effect.op == "fight"
        )
    return foe


def adventurer(one: AdventurerView) -> Adventurer:
    """A hero as all see them."""
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
