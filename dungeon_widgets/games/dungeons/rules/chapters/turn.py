"""The turn: what a new turn resets, what lasts until when, Peril for not moving, its end, and whose is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import Event
from ..board.pools import WAITING, credit, gain
from ..board.seating import clockwise, space_of
from ..cards.hands import drop_all
from ..events import told
from ..frames import Ctx, EndTurn, Run
from ..records import Override
from ..scoring import end_game

if TYPE_CHECKING:
    from ..state import Adventurer, DungeonsState


def reset(state: DungeonsState) -> list[Event]:
    """Everything that works once a turn works again, for all; doors are shut, pits wait again."""
    state.turn += 1
    for hero in state.heroes:
        hero.used = ()
    state.opened = ()
    state.pits = ()
    state.sent = state.ordered = ()
    state.spoils = 0
    state.drawn = ""
    state.failed = 0
    state.moved = state.challenged = False
    state.points = 0
    state.visited = (state.heroes[state.active].cell,)  # where the turn starts is not new (ruling 12)
    state.phase = "discard"
    events = told("turn", seat=state.active, round=state.round)
    by_themselves(state, "turn_start")
    return events


def by_themselves(state: DungeonsState, when: str) -> None:
    """What cards in play do at the start or end of the bearer's turn, in their order, Banes by age."""
    seat = state.active
    hero = state.heroes[seat]
    box = state.box
    lists = []
    for item in (*hero.treasures, *hero.boons, *hero.banes):
        for ability in box.adventure[item.card].abilities:
            if ability.when == when:
                lists.append(Run(ability.do, Ctx(seat, item.card)))
    power = box.heroes[hero.hero].power
    if power.when == when:
        lists.insert(0, Run(power.do, Ctx(seat, hero.hero)))
    push(state, *reversed(lists))


def cut_turn(state: DungeonsState) -> list[Event]:
    """The turn ends now: what was still to be done is dropped, cards on the way are discarded."""
    drop_all(state)
    events = end_phase(state) if state.phase in WAITING else []
    state.phase = "end"
    if state.heroes[state.active].alive:
        by_themselves(state, "turn_end")
    return events


def end_turn(state: DungeonsState, frame: EndTurn) -> list[Event]:
    """A frame that ends the turn once what lies above it is done, such as a quest's reward."""
    return cut_turn(state)


def end_phase(state: DungeonsState) -> list[Event]:
    """The end of the Encounter phase: gains are credited, what lasted for the phase is over."""
    for hero in state.heroes:
        if hero.mods:
            hero.mods = tuple(mod for mod in hero.mods if mod.until != "phase")
        if hero.immune:
            hero.immune = tuple(one for one in hero.immune if one.until != "phase")
    state.spoils = 0
    return credit(state)


def close(state: DungeonsState) -> list[Event]:
    """The end of a turn: Peril for who did not move, durations, the next player."""
    seat = state.active
    hero = state.heroes[seat]
    events: list[Event] = []
    if (
        hero.alive and not state.moved
    ):  # FR Mouvement: who does not move gains the Peril of their space, no Glory
        card = state.layout.cards[space_of(state, seat)]
        events += gain(state, seat, "peril", card.peril, "unmoved")
    for other, one in enumerate(state.heroes):
        expire(state, one, other == seat)
    state.overrides = tuple(one for one in state.overrides if not outlived(state, one, seat))
    if state.turn == state.box.turns:
        return events + end_game(state, -1, "time")
    following = clockwise(state, seat + 1)[0]
    if passes_first(state, seat, following):
        state.round += 1
    state.active = following
    state.phase = "reset"
    return events


def expire(state: DungeonsState, hero: Adventurer, own: bool) -> None:
    """Drop what ends with this turn."""
    if hero.mods:
        hero.mods = tuple(mod for mod in hero.mods if not over(state, mod.until, mod.since, own))
    if hero.immune:
        hero.immune = tuple(one for one in hero.immune if not over(state, one.until, one.since, own))


def outlived(state: DungeonsState, one: Override, seat: int) -> bool:
    """Whether changed doors are shut again; those of a dead hero, who has no next turn, with this one."""
    return not state.heroes[one.seat].alive or over(state, one.until, one.since, one.seat == seat)


def over(state: DungeonsState, until: str, since: int, own: bool) -> bool:
    """``turn`` and ``phase``: with this turn. ``next_turn``: with the hero's next own turn, not the one it began in."""
    return until in ("turn", "phase") or (until == "next_turn" and own and since < state.turn)


def passes_first(state: DungeonsState, seat: int, following: int) -> bool:
    """Whether the turn comes round to the first player, or past their empty seat."""
    players = len(state.heroes)
    steps = (following - seat) % players or players
    return any((seat + i) % players == state.first for i in range(1, steps + 1))
