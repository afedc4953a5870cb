"""What happens by itself, and the order of the phases, until somebody must decide."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from .....engine.stack import advance, pop
from .....engine.state import OVER, Event
from ..cards import hands
from ..chapters import build, combat, death, draw, encounter, quests, setup, threats, tournament, turn, wounds
from ..chapters.move import keep_pace
from ..effects import run
from ..frames import Rethrow, Toss
from . import questions, windows

if TYPE_CHECKING:
    from ..state import DungeonsState

Phase = Callable[["DungeonsState"], "list[Event] | None"]


def settle(state: DungeonsState) -> list[Event]:
    """Go on until a seat or chance must decide, or the game is over."""
    events: list[Event] = []
    while True:
        events += advance(state, HANDLERS)
        if state.to_move == OVER or state.stack:
            break
        happened = PHASES[state.phase](state)
        if happened is None:
            break
        events += happened
    keep_pace(state)
    return events


def toss(state: DungeonsState, frame: Toss) -> list[Event]:
    """A played card whose effects are done is discarded."""
    pop(state)
    hands.toss(state, frame.card, frame.owner)
    return []


def wait_for_die(state: DungeonsState, frame: Rethrow) -> None:
    state.to_move = -1


def decide(state: DungeonsState) -> None:
    """A phase in which the active player chooses."""
    state.to_move = state.active


def order(state: DungeonsState) -> list[Event] | None:
    """Put the Encounters in order, where there is something to order."""
    if len(set(state.sent)) > 1:
        state.to_move = state.active
        return None
    return encounter.put_in_order(state)


HANDLERS: Mapping[str, Callable[[Any, Any], list[Event] | None]] = {
    "deal": draw.deal,
    "drop": draw.drop,
    "run": run,
    "toss": toss,
    "window": windows.ask,
    "bane": encounter.bane,
    "trap": threats.trap,
    "fight": combat.fight,
    "trial": threats.trial,
    "rethrow": wait_for_die,
    "wound": wounds.suffer,
    "death": death.die,
    "reckon": death.reckon,
    "arrive": quests.arrive,
    "end_turn": turn.end_turn,
    "ask": questions.ask,
}

PHASES: dict[str, Phase] = {
    "first": setup.first,
    "deal": setup.dealt,
    "lay": tournament.laying,
    "entrance": tournament.beginning,
    "reset": turn.reset,
    "discard": draw.owed,
    "draw": draw.fill,
    "encounter": decide,
    "announce": decide,
    "order": order,
    "fights": encounter.fights,
    "spoils": encounter.spoils,
    "build": build.build,
    "move": decide,
    "end": turn.close,
}
