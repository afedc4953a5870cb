"""What may be chosen in each phase, and doing it: announcing, ordering, giving Peril; Anytime cards between."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .....engine.stack import replace_top
from .....engine.state import Action, Event
from ..board.seating import others, space_of
from ..cards import plays
from ..cards.attributes import body_of
from ..chapters import build, draw, encounter, move, quests, tournament
from ..chapters.turn import cut_turn
from ..events import told
from ..frames import Ask, Fight, Window
from ..records import Sent
from . import questions, windows
from .windows import PASS, answers

if TYPE_CHECKING:
    from ..state import DungeonsState

__all__ = ["PASS", "answers", "choices", "choose"]

Choices = Callable[["DungeonsState"], "list[Action]"]
Choose = Callable[["DungeonsState", Action], "list[Event]"]


def choices(state: DungeonsState) -> list[Action]:
    """All legal actions, in no order."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Window):
        return [PASS, *answers(state)]
    if isinstance(frame, Ask):
        return questions.options(state)
    if isinstance(frame, Fight):
        return [("attack", stat) for stat in body_of(state, frame)[0]]
    found = PHASES[state.phase][0](state)
    return [*found, *plays.anytime(state)] if state.phase in BETWEEN else found


def choose(state: DungeonsState, action: Action) -> list[Event]:
    """Make a legal action happen."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Window):
        return windows.answer(state, action)
    if isinstance(frame, Ask):
        return questions.answer(state, action)
    if isinstance(frame, Fight):
        replace_top(state, attack=action[1], stage="window")
        return []
    if state.phase in BETWEEN and action[0] in ("play", "use"):
        return (plays.play if action[0] == "play" else plays.use)(state, state.active, *action[1:])
    return PHASES[state.phase][1](state, action)


def asked(state: DungeonsState) -> tuple[Action | None, list[Action] | None]:
    """The only thing left to do, if it is empty, and the sorted actions where they had to be listed to tell.

    To pass where nothing answers (ruling 43); to go on where nothing else is left to the active player (ruling 55).
    """
    if state.stack:
        if not isinstance(state.stack[-1], Window):
            return None, None
        found, empty = [PASS, *answers(state)], PASS
    elif state.phase not in MAY_END or walks(state):
        return None, None
    else:
        found, empty = choices(state), encounter.DONE
    return (empty, None) if found == [empty] else (None, sorted(found))


def walks(state: DungeonsState) -> bool:
    """Who may walk has more to do than to go on: the most common case, told without listing all there is."""
    return state.phase == "move" and bool(state.points and state.layout.exits[space_of(state, state.active)])


def announce_choices(state: DungeonsState) -> list[Action]:
    return [*encounter.announcements(state), encounter.DONE]


def order_choices(state: DungeonsState) -> list[Action]:
    return sorted({("order", *sent) for sent in state.sent})


def give_choices(state: DungeonsState) -> list[Action]:
    return [("give", seat) for seat in others(state, state.active)]


def in_encounter(state: DungeonsState, action: Action) -> list[Event]:
    """The free time of the Encounter phase, or the announcing of Encounters."""
    verb = action[0]
    if verb == "announce":
        return encounter.announce(state, *action[1:])
    if verb == "done":
        state.phase = "order"
        return told("done", seat=state.active, phase="encounter")
    if verb == "use":
        return plays.use(state, state.active, *action[1:])
    if state.box.adventure[action[1]].type == "bane":
        return encounter.play_bane(state, state.active, *action[1:])
    return plays.play(state, state.active, *action[1:])


def in_order(state: DungeonsState, action: Action) -> list[Event]:
    return encounter.order(state, Sent(*action[1:]))


def in_spoils(state: DungeonsState, action: Action) -> list[Event]:
    return encounter.give(state, action[1])


def in_build(state: DungeonsState, action: Action) -> list[Event]:
    events = build.lay(state, state.active, *action[1:])
    state.phase = "move"
    build.begin_move(state)
    return events


def in_move(state: DungeonsState, action: Action) -> list[Event]:
    verb, *rest = action
    if verb == "step":
        return move.step(state, *rest)
    if verb == "try":
        return move.force(state, *rest)
    if verb == "challenge":
        return move.challenge(state, *rest)
    if verb == "attempt":
        return quests.attempt(state, state.active, *rest)
    if verb == "use":
        return plays.use(state, state.active, *rest)
    if verb == "play":
        return plays.play(state, state.active, *rest)
    return told("done", seat=state.active, phase="move") + cut_turn(state)


def in_entrance(state: DungeonsState, action: Action) -> list[Event]:
    return tournament.pick_entrance(state, (action[1], action[2]))


BETWEEN = ("discard", "spoils", "build")
"""The phases that ask for one thing, between which what may be played at any time may be played (ruling 55)."""

MAY_END = ("encounter", "announce", "move")
"""The phases that the active player ends by a choice."""

PHASES: dict[str, tuple[Choices, Choose]] = {
    "lay": (tournament.lay_choices, tournament.place),
    "entrance": (tournament.entrance_choices, in_entrance),
    "discard": (draw.discards, draw.discard),
    "encounter": (encounter.free_choices, in_encounter),
    "announce": (announce_choices, in_encounter),
    "order": (order_choices, in_order),
    "spoils": (give_choices, in_spoils),
    "build": (build.build_choices, in_build),
    "move": (move.move_choices, in_move),
}
