"""FR Le combat: the attack named, who may answer, dice, the higher total, what a hit does, monsters defeated or going back.

Card, window, dice, window, result: the stages of a `Fight`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .....engine.stack import pop, push, replace_top, top
from .....engine.state import CHANCE, Event
from ..board.seating import clockwise
from ..cards import hands
from ..cards.attributes import body_of, foe_parts, roll_parts, total
from ..events import told
from ..frames import NOBODY, Ctx, Fight, Reckon, Window, Wound
from ..in_progress import effect_at, start
from . import quests
from .wounds import wound_monster

if TYPE_CHECKING:
    from ..state import DungeonsState


def fight(state: DungeonsState, frame: Fight) -> list[Event] | None:
    """The next stage of a combat; one whose hero has fallen is over."""
    if not present(state, frame) and frame.stage not in ("fallen", "end"):
        replace_top(state, stage="fallen")
        return []
    return STAGES[frame.stage](state, frame)


def present(state: DungeonsState, frame: Fight) -> bool:
    """Whether both heroes of the combat live."""
    return state.heroes[frame.hero].alive and (frame.rival == NOBODY or state.heroes[frame.rival].alive)


def name_attack(state: DungeonsState, frame: Fight) -> list[Event] | None:
    """FR Les Rencontres: with several attacks the player of the card names one."""
    attacks = list(body_of(state, frame)[0])
    if len(attacks) > 1:
        state.to_move = frame.by
        return None
    replace_top(state, attack=attacks[0], stage="window")
    return []


def open_answer(state: DungeonsState, frame: Fight) -> list[Event]:
    """Before the dice: the victim of a monster or of a challenge may answer (ruling 46, 47)."""
    replace_top(state, stage="preroll")
    if frame.against == "monster":
        push(state, Window("encounter", (frame.hero,)))
    elif frame.against == "rival":
        push(state, Window("challenge", (frame.rival,)))
    return told(
        "fight",
        against=frame.against,
        hero=frame.hero,
        rival=frame.rival,
        by=frame.by,
        foe=frame.foe,
        attack=frame.attack,
    )


def open_preroll(state: DungeonsState, frame: Fight) -> list[Event]:
    if frame.cancelled:
        replace_top(state, stage="end")
        return []
    replace_top(state, stage="dice")
    push(state, Window("preroll", (frame.hero, *([frame.rival] if frame.rival != NOBODY else []))))
    return []


def wait_for_dice(state: DungeonsState, frame: Fight) -> None:
    state.to_move = CHANCE


def open_roll(state: DungeonsState, frame: Fight) -> list[Event]:
    """After the dice everybody may answer, the active player first."""
    replace_top(state, stage="compare")
    push(state, Window("roll", tuple(clockwise(state, state.active))))
    return []


def compare(state: DungeonsState, frame: Fight) -> list[Event]:
    """The totals; the loser is wounded, a tie wounds nobody."""
    mine = frame.dice[0] + total(roll_parts(state, frame, frame.hero))
    theirs = frame.dice[1] + total(foe_parts(state, frame))
    events = told(
        "clash",
        against=frame.against,
        hero=frame.hero,
        rival=frame.rival,
        foe=frame.foe,
        hero_total=mine,
        foe_total=theirs,
    )
    if mine == theirs:
        replace_top(state, stage="fallen")
    elif mine > theirs and frame.rival == NOBODY:
        replace_top(state, stage="after", winner=frame.hero)
        events += wound_monster(state, top(state), 1)
        if frame.against == "room":
            start(state, effect_at(state, frame.foe).win, room_ctx(frame))
    elif mine > theirs:
        strike(state, frame, frame.hero, frame.rival, 1)
    else:
        strike(state, frame, frame.rival, frame.hero, body_of(state, frame)[2])
    return events


def strike(state: DungeonsState, frame: Fight, winner: int, loser: int, n: int) -> None:
    """A hero is hit: what their shield lets through."""
    shield = frame.shield if frame.shielded == loser else 0
    replace_top(state, stage="hit", winner=winner, loser=loser)
    push(
        state,
        Reckon(),
        Wound(loser, max(0, n - shield), winner, frame.against == "monster", frame.attack),
    )


def after_hit(state: DungeonsState, frame: Fight) -> list[Event]:
    """What else a hit does, unless the shield stops that too."""
    replace_top(state, stage="after")
    if frame.shielded == frame.loser and frame.quiet:
        return []
    if frame.against == "monster":
        ctx = Ctx(frame.by, frame.foe, frame.hero, credit="spoils")
        start(state, state.box.adventure[frame.foe].hit, ctx)
    elif frame.against == "room":
        start(state, effect_at(state, frame.foe).lose, room_ctx(frame))
    elif frame.against == "quest":
        quest, step = frame.foe.rsplit("/", 1)
        start(state, state.box.quests[quest].steps[int(step)].lose, Ctx(frame.hero, quest))
    return []


def room_ctx(frame: Fight) -> Ctx:
    """Who meets the monster of a room: the list's first part is the card."""
    return Ctx(frame.hero, frame.foe.split("/", 1)[0], credit="me")


def open_after(state: DungeonsState, frame: Fight) -> list[Event]:
    """The winner and the loser may use what works then."""
    replace_top(state, stage="fallen")
    if frame.loser != NOBODY:
        push(state, Window("lost", (frame.loser,)))
    if frame.winner != NOBODY:
        push(state, Window("won", (frame.winner,)))
    return []


def fallen(state: DungeonsState, frame: Fight) -> list[Event]:
    """FR Les Rencontres: a monster with as many wounds as Life is defeated."""
    replace_top(state, stage="end")
    if not slain(state, frame):
        return []
    if frame.against == "monster":
        ctx = Ctx(frame.by, frame.foe, frame.hero, credit="spoils")
        start(state, state.box.adventure[frame.foe].killed, ctx)
    return told("slain", against=frame.against, hero=frame.hero, foe=frame.foe)


def slain(state: DungeonsState, frame: Fight) -> bool:
    """Whether the monster has as many wounds as Life."""
    return frame.against != "rival" and frame.wounds >= body_of(state, frame)[1]


def finish(state: DungeonsState, frame: Fight) -> list[Event]:
    """A defeated or cancelled monster is discarded, another goes back to its player's hand, face up if wounded."""
    pop(state)
    if frame.against == "quest":
        quest, step = frame.foe.rsplit("/", 1)
        return quests.fought(state, frame.hero, quest, int(step), frame.wounds, slain(state, frame))
    if frame.against != "monster":
        return []
    back = frame.back if frame.cancelled else not slain(state, frame)
    if back:
        return hands.give_back(state, frame.by, frame.foe, frame.wounds)
    hands.toss(state, frame.foe, frame.by)
    return []


STAGES: dict[str, Callable[[DungeonsState, Fight], list[Event] | None]] = {
    "attack": name_attack,
    "window": open_answer,
    "preroll": open_preroll,
    "dice": wait_for_dice,
    "roll": open_roll,
    "compare": compare,
    "hit": after_hit,
    "after": open_after,
    "fallen": fallen,
    "end": finish,
}
