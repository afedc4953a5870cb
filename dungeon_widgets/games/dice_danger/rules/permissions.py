"""Wounds that a player may decline (a fist's, the worm's): when the question is asked, and what the answer does.

FR says "le droit", "peut" and "permet". Ruling 5: they are dealt without a question where they cannot hurt; where
they would kill a monster whose first killers lose hearts, the player is asked. All of them, or none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import Action, Event
from .records import PERMISSION, Ask, Effect, Mark, secretly
from .settle import before_roll

if TYPE_CHECKING:
    from .state import DiceDangerState

ACCEPT: Action = ("accept",)
DECLINE: Action = ("decline",)


def permission_choices(state: DiceDangerState) -> list[Action]:
    """To deal the wounds, or not to."""
    return [ACCEPT, DECLINE]


def spared(state: DiceDangerState) -> int:
    """The rooms of monsters that cost hearts whoever kills them in this roll: nobody had killed them before it."""
    return state.game.board.costly & ~before_roll(state.shown)[0]


def asks_in(state: DiceDangerState, seat: int, effects: list[Effect]) -> tuple[Ask, ...]:
    """The questions that came of a cross."""
    slots = state.game.board.slots
    return tuple(
        Ask(seat, slots[str(monster)], int(str(boxes)))
        for kind, monster, boxes in (effect for effect in effects if effect[0] == "ask")
    )


def answer(state: DiceDangerState, action: Action) -> Event:
    """Deal the wounds of the first question, or leave them."""
    ask, *later = state.asks
    state.asks = tuple(later)
    effects: list[Effect] = []
    if action == ACCEPT:
        state.own_copy(ask.seat).wound(ask.slot, ask.boxes, effects)
    told = {"monster": state.game.board.monsters[ask.slot].id, "boxes": ask.boxes, "effects": effects}
    if state.todo:
        if action == ACCEPT:
            now = state.turn()
            mark = Mark(state.game.board.room[ask.slot], PERMISSION)
            state.set_turn(ask.seat, now._replace(marks=(*now.marks, mark)))
        return secretly("write", ask.seat, {"did": action[0], **told}, state.game.solo)
    return Event(action[0], {"seat": ask.seat, **told})


def next_question(state: DiceDangerState) -> bool:
    """Turn to the first question whose monster still lives; False if none is left."""
    board = state.game.board
    state.asks = tuple(
        ask for ask in state.asks if not state.heroes[ask.seat].dead >> board.room[ask.slot] & 1
    )
    if state.asks:
        state.phase, state.to_move = "accept", state.asks[0].seat
    return bool(state.asks)
