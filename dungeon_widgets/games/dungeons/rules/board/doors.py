"""Locked and trapped doors: trying one, what a failed try costs, how long it stays open, doors ignored or changed by cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import Event
from ..events import told
from ..frames import NOBODY, Ctx, Reckon, Trial, Wound
from ..records import Door, Override
from .layout import OPEN, Exit, printed_side
from .seating import space_of

if TYPE_CHECKING:
    from ..state import DungeonsState

HAZARDS = {"L": "locked_door", "T": "trapped_door"}


def override_of(state: DungeonsState, tile: int) -> Override | None:
    """The latest override of a space counts (primitive set_doors)."""
    return next((one for one in reversed(state.overrides) if one.tile == tile), None)


def door_of(state: DungeonsState, tile: int, exit: Exit) -> Door:
    """The door met when leaving there: the space's own where it is overridden, else as ruling 10 reads it."""
    if override_of(state, tile) is not None:
        return Door(tile, printed_side(state.tiles[tile], exit.side), True)
    return Door(exit.door_tile, exit.door_side)


def code_of(state: DungeonsState, seat: int, tile: int, exit: Exit) -> str:
    """What this hero meets: O where they can walk through, else the lock or the trap."""
    override = override_of(state, tile) if state.overrides else None
    code = exit.code if override is None else override.code
    if code == OPEN or (state.opened and door_of(state, tile, exit) in state.opened):
        return OPEN
    return OPEN if ignores(state, seat, HAZARDS[code[0]]) else code


def ignores(state: DungeonsState, seat: int, hazard: str) -> bool:
    """Whether a card or a passing effect lets the hero ignore it (primitive immune)."""
    hero = state.heroes[seat]
    if any(one.to == hazard for one in hero.immune):
        return True
    adventure = state.box.adventure
    for item in (*hero.treasures, *hero.boons):
        for effect in adventure[item.card].static:
            if effect.op == "immune" and effect.to == hazard:
                return True
    return False


def ways(state: DungeonsState, seat: int) -> list[tuple[Exit, str]]:
    """The ways out of the hero's space with what they meet there."""
    tile = space_of(state, seat)
    return [(exit, code_of(state, seat, tile, exit)) for exit in state.layout.exits[tile]]


def try_door(state: DungeonsState, seat: int, side: int) -> list[Event]:
    """Trying costs nothing by itself (ruling 9): Move and what helps with doors against the threat."""
    code = next(code for exit, code in ways(state, seat) if exit.side == side)
    push(state, Trial(seat, "door", "move", int(code[1:]), Ctx(seat, ""), side=side))
    x, y = state.heroes[seat].cell
    return told("door", seat=seat, x=x, y=y, side=side, code=code)


def tried(state: DungeonsState, seat: int, side: int, passed: bool) -> list[Event]:
    """A lock that holds costs a point; a trapped door opens anyway and wounds."""
    tile = space_of(state, seat)
    exit = next(one for one in state.layout.exits[tile] if one.side == side)
    override = override_of(state, tile)
    trapped = (exit.code if override is None else override.code).startswith("T")
    if passed or trapped:
        state.opened = (*state.opened, door_of(state, tile, exit))
    if passed:
        return []
    if trapped:
        push(state, Reckon(), Wound(seat, 1, NOBODY))
        return []
    state.points = max(0, state.points - 1)
    return told("points", seat=seat, n=-1, points=state.points)
