"""FR But du jeu: dying at 0 Life or being saved, what a dead hero leaves behind, the last hero alive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop, push, replace_top
from .....engine.state import Event
from ..board.seating import clockwise, pile_of
from ..cards.hands import take_out, toss
from ..events import told
from ..frames import Death, Reckon, Window
from ..scoring import end_game
from .turn import cut_turn

if TYPE_CHECKING:
    from ..state import DungeonsState


def die(state: DungeonsState, frame: Death) -> list[Event]:
    """The death window; who has 1 Life or more after it lives on (ruling 45)."""
    hero = state.heroes[frame.seat]
    if frame.stage == "window" and hero.life <= 0:
        replace_top(state, stage="fall")
        push(state, Window("death", (frame.seat,)))
        return []
    pop(state)
    return eliminate(state, frame.seat) if hero.life <= 0 else []


def eliminate(state: DungeonsState, seat: int) -> list[Event]:
    """Ruling 25: hand, inventory and wounded monsters are discarded, quests go under their deck, pools vanish."""
    hero = state.heroes[seat]
    hero.alive = False
    hand = sorted(hero.hand, key=lambda held: held.card)  # in no order that tells when they were drawn
    for held in hand:
        take_out(state, seat, held)
        toss(state, held.card, seat)
    for monster in hero.wounded:
        toss(state, monster.card, seat)
    for item in (*hero.treasures, *hero.boons, *hero.banes):
        toss(state, item.card, item.owner)
    pile = pile_of(state, seat)
    pile.quests_under = (*pile.quests_under, *(task.quest for task in hero.tasks))
    hero.wounded = ()
    hero.treasures = hero.boons = hero.banes = ()
    hero.tasks = ()
    hero.mods = ()
    hero.immune = ()
    hero.glory = hero.peril = hero.due_glory = hero.due_peril = 0
    return told("death", seat=seat, hand=[held.card for held in hand])


def reckon(state: DungeonsState, frame: Reckon) -> list[Event]:
    """After all wounds of an effect: one hero left wins at once, none is a draw; a dead hero's turn ends."""
    pop(state)
    alive = clockwise(state, 0)
    if len(alive) <= 1:
        return end_game(state, alive[0] if alive else -1, "last" if alive else "draw")
    return [] if state.heroes[state.active].alive else cut_turn(state)
