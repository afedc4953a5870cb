"""Which rule forbids an action: the key of the sentence that says so.

`why_not` asks the rules themselves; here it is only found out which of them to name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ....engine.state import CHANCE, OVER, Action
from .board import doors
from .board.layout import OPEN
from .board.placement import TURNS, why_not_there
from .board.seating import space_of
from .cards import hands, inventory, plays
from .chapters import encounter, quests
from .chapters.move import CHALLENGES, rivals
from .frames import Ask, Window
from .machine.windows import playable_in
from .printed import Adventure
from .records import Tile

if TYPE_CHECKING:
    from .state import DungeonsState


def why_not(state: DungeonsState, action: Action) -> str | None:
    """None for a legal action, else the rule that forbids it."""
    if state.to_move == OVER:
        return "over"
    if state.to_move == CHANCE:
        return None if any(outcome == action for outcome, _ in state.chance()) else "luck"
    if action in state.legal():
        return None
    if not isinstance(action, tuple) or not action or not isinstance(action[0], str):
        return "no_such_choice"
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Ask):
        return f"answer_{frame.what}"
    if isinstance(frame, Window):
        return in_window(state, frame, action)
    if frame is not None:
        return "answer_attack"
    reason = REASONS.get(action[0])
    if reason is None:
        return "no_such_choice"
    try:
        return reason(state, *action[1:])
    except (TypeError, KeyError, IndexError, StopIteration, AttributeError):
        return "no_such_choice"  # parts that are missing, too many, or name nothing


def in_window(state: DungeonsState, frame: Window, action: Action) -> str:
    """Only a card or an ability that fits answers a window."""
    seat = frame.seats[0]
    if action[0] == "play" and len(action) > 1 and isinstance(action[1], str):
        card = state.box.adventure.get(action[1])
        if card is None:
            return "unknown_card"
        if card.id not in hands.cards(state.heroes[seat]):
            return "not_in_hand"
        if card.type != "boon":
            return "own_turn_only"
        return plays.why_not_play(state, seat, card, playable_in(frame.name), frame.answered) or "needs_room"
    if action[0] == "use" and len(action) > 2:
        return use_reason(state, seat, playable_in(frame.name), action[1], action[2])
    return "window_first"


# -- one entry a verb -------------------------------------------------------------------------------


def discard_reason(state: DungeonsState, *rest: Any) -> str:
    if state.phase != "discard":
        return "not_now"
    return "not_in_hand"


def abandon_reason(state: DungeonsState, quest: str) -> str:
    if state.phase != "discard":
        return "not_now"
    if quest not in [task.quest for task in state.heroes[state.active].tasks]:
        return "not_your_quest"
    return "no_quests"


def play_reason(state: DungeonsState, name: str, *rest: Any) -> str:
    """Why a card of the hand cannot be played now."""
    seat = state.active
    card = state.box.adventure.get(name)
    if card is None:
        return "unknown_card"
    now = plays.OWN_WINDOWS.get(state.phase)
    if now is None or (now == plays.ANYTIME and card.timing != "anytime"):
        return not_now(state)
    if name not in hands.cards(state.heroes[seat]):
        return "not_in_hand"
    if card.type == "bane":
        return bane_reason(state, card, *rest)
    if card.type == "encounter":
        return "announce_it"
    if card.type == "treasure":
        return treasure_reason(state, card, *rest)
    return plays.why_not_play(state, seat, card, now) or room_reason(state, card, *rest)


def not_now(state: DungeonsState) -> str:
    return {"discard": "discard_first", "build": "build_first", "announce": "encounters_last"}.get(
        state.phase, "not_now"
    )


def bane_reason(state: DungeonsState, card: Adventure, other: int = -1) -> str:
    if state.phase != "encounter":
        return "banes_before"
    if type(other) is not int or other not in range(len(state.heroes)):
        return "needs_victim"
    if other == state.active:
        return "not_yourself"
    if not state.heroes[other].alive:
        return "dead"
    return encounter.why_not_bane(state, state.active, card, other) or "no_such_choice"


def treasure_reason(state: DungeonsState, card: Adventure, *rest: Any) -> str:
    if state.phase != "move":
        return "treasures_moving"
    return plays.why_not_treasure(state, state.active, card) or room_reason(state, card, *rest)


def room_reason(state: DungeonsState, card: Adventure, *rest: Any) -> str:
    """A permanent at the limit takes the place of another; below it, of none."""
    return "no_such_choice" if inventory.replaceable(state, state.active, card) is None else "needs_room"


def announce_reason(state: DungeonsState, name: str, victim: int, wounds: int = 0) -> str:
    card = state.box.adventure.get(name)
    if card is None:
        return "unknown_card"
    if state.phase not in ("encounter", "announce"):
        return not_now(state) if state.phase != "move" else "encounters_before"
    hero = state.heroes[state.active]
    mine = (name, wounds) in hero.wounded if wounds else name in hands.cards(hero)
    if not mine:
        return "not_in_hand"
    if card.type != "encounter":
        return "no_encounter"
    if type(victim) is not int or victim not in range(len(state.heroes)):
        return "needs_victim"
    if victim == state.active:
        return "not_yourself"
    return "dead" if not state.heroes[victim].alive else "no_peril"


def using_reason(state: DungeonsState, card: str, at: int, *rest: Any) -> str:
    now = plays.OWN_WINDOWS.get(state.phase)
    if now is None:
        return not_now(state)
    return use_reason(state, state.active, now, card, at)


def use_reason(state: DungeonsState, seat: int, now: frozenset[str], card: str, at: int) -> str:
    """Why an ability that lies open cannot be used now."""
    found = [one for one in plays.sources(state, seat) if (one.card, one.at) == (card, at)]
    if not found:
        return "no_such_ability"
    if found[0].ability.when not in now:
        return "not_this_window" if "main" not in now else "not_this_phase"
    return plays.why_not_use(state, seat, found[0]) or "no_such_choice"


def build_reason(state: DungeonsState, x: int, y: int, turn: int) -> str:
    if not state.drawn:
        return "not_now"
    if turn not in TURNS:
        return "bad_turn"
    tile = Tile(state.drawn, x, y, turn == 180)
    more = any(pile.maps or pile.maps_under for pile in state.piles) or any(state.held)
    return why_not_there(state.layout, tile, state.box.maps, more) or "same_turned"


def walk_reason(state: DungeonsState, side: int) -> str:
    """Why one cannot go or try a door there."""
    if state.phase != "move":
        return "not_moving"
    seat = state.active
    code = next((code for exit, code in doors.ways(state, seat) if exit.side == side), None)
    if code is None:
        beside = state.layout.beside(space_of(state, seat), side) if side in range(4) else None
        return "no_map" if beside is None else "wall"
    if state.points < 1:
        return "no_points"
    return "door_open" if code == OPEN else "door_shut"


def challenge_reason(state: DungeonsState, rival: int, stat: str) -> str:
    if state.phase != "move":
        return "not_moving"
    if rival not in rivals(state):
        return "not_here"
    if stat not in CHALLENGES:
        return "melee_or_magic"
    return "challenged" if state.challenged else "no_points"


def attempt_reason(state: DungeonsState, quest: str, *rest: Any) -> str:
    if state.phase != "move":
        return "not_moving"
    seat = state.active
    if quest not in [task.quest for task in state.heroes[seat].tasks]:
        return "not_your_quest"
    task = quests.task_of(state, seat, quest)
    step = quests.open_steps(state, task)[0][1]
    reason = quests.why_not_attempt(state, seat, task, step)
    if reason == "quest_by_itself":
        return reason
    if step.room != state.layout.cards[space_of(state, seat)].id:
        return "quest_room"
    return reason or "needs_treasure"


def done_reason(state: DungeonsState) -> str:
    return {"discard": "discard_first", "build": "build_first"}.get(state.phase, "not_now")


REASONS: dict[str, Callable[..., str]] = {
    "discard": discard_reason,
    "dismiss": discard_reason,
    "shed": discard_reason,
    "abandon": abandon_reason,
    "play": play_reason,
    "announce": announce_reason,
    "use": using_reason,
    "build": build_reason,
    "step": walk_reason,
    "try": walk_reason,
    "challenge": challenge_reason,
    "attempt": attempt_reason,
    "done": done_reason,
    "pass": lambda state: "no_window",
}
