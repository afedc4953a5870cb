"""Boons of a moment: when to play a card that helps once in the own turn. Each is judged by what it does, not by its name."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.state import Action
from ..odds.rolls import step_odds
from ..rules.board.destinations import destinations
from ..rules.board.doors import ways
from ..rules.board.seating import space_of
from ..rules.cards.attributes import score
from ..rules.chapters.quests import open_steps, task_of
from ..rules.printed import Adventure, Effect
from ..rules.state import DungeonsState
from .plans import distances, door_delay, goal, step_towards

WORTH = 0.15
"""How much likelier a step of a quest must become to be worth a card."""
SHORTER = 1.5
"""How many points a way must become shorter."""
WEAK = 2
"""Life with which healing is worth a card."""


def helpful(state: DungeonsState, legal: list[Action]) -> Action | None:
    """A Boon of a moment that helps now, if the hand has one."""
    for action in legal:
        if action[0] == "play":
            card = state.box.adventure[action[1]]
            if card.type == "boon" and not card.permanent and card.timing == "turn":
                effects = state.box.lists.get(card.do, ())
                if any(one.op in WHEN and WHEN[one.op](state, action, one, legal) for one in effects):
                    return action
    return None


def spare(state: DungeonsState, card: Adventure) -> bool:
    """Whether the Glory for a price of one's quests is left."""
    hero = state.heroes[state.active]
    return hero.glory - card.cost >= min(saving(state), 4)


def saving(state: DungeonsState) -> int:
    """The dearest price among the hero's quests."""
    tasks = state.heroes[state.active].tasks
    steps = (step for task in tasks for step in state.box.quests[task.quest].steps if step.need == "pay")
    return max((step.cost.glory for step in steps), default=0)


# -- when each effect helps -------------------------------------------------------------------------


def prepares(state: DungeonsState, action: Action, effect: Effect, legal: list[Action]) -> bool:
    """More of a score, where the step of a quest that can be tried now becomes likelier by it."""
    twin = None
    for attempt in legal:
        if attempt[0] != "attempt":
            continue
        before = chance(state, attempt[1])
        if before is None or before > 1 - WORTH:
            continue
        if twin is None:
            twin = state.clone()
            twin.apply(action)
        after = chance(twin, attempt[1])
        if after is not None and after - before >= WORTH:
            return True
    return False


def chance(state: DungeonsState, quest: str) -> float | None:
    """The chance of the step of a quest that can be tried now; None where nothing is rolled."""
    at, step = open_steps(state, task_of(state, state.active, quest))[0]
    found = step_odds(state, state.active, quest, at, step)
    return None if found is None else float(found)


def leads(state: DungeonsState, action: Action, effect: Effect, legal: list[Action]) -> bool:
    """Somewhere else at once, where that is much nearer to the goal than the points left reach."""
    seat = state.active
    target = goal(state, seat)
    if target is None or effect.who != "self":
        return False
    reach = distances(state, seat, space_of(state, seat))[target]
    at = state.layout.at
    spaces = [at[cell] for cell in destinations(state, seat, effect.to)]
    nearest = min((distances(state, seat, space)[target] for space in spaces), default=reach)
    return reach > state.points and reach - nearest >= SHORTER


def opens(state: DungeonsState, action: Action, effect: Effect, legal: list[Action]) -> bool:
    """The doors of the own space, where the way to the goal leads through one that holds or wounds."""
    seat = state.active
    target = goal(state, seat)
    if target is None or not state.points or effect.where != "self":
        return False
    side = step_towards(state, seat, target)
    code = next((code for exit, code in ways(state, seat) if exit.side == side), "O")
    return door_delay(code, score(state, seat, "move")) >= 0.5


def hastens(state: DungeonsState, action: Action, effect: Effect, legal: list[Action]) -> bool:
    """Points, where they are what is missing to the goal."""
    seat = state.active
    target = goal(state, seat)
    if target is None:
        return False
    reach = distances(state, seat, space_of(state, seat))[target]
    return state.points < reach <= state.points + effect.n


def heals(state: DungeonsState, action: Action, effect: Effect, legal: list[Action]) -> bool:
    hero = state.heroes[state.active]
    return hero.life <= WEAK and spare(state, state.box.adventure[action[1]])


def cleans(state: DungeonsState, action: Action, effect: Effect, legal: list[Action]) -> bool:
    """A Bane goes."""
    return bool(state.heroes[state.active].banes) and spare(state, state.box.adventure[action[1]])


def draws(state: DungeonsState, action: Action, effect: Effect, legal: list[Action]) -> bool:
    """More cards, with Glory left to play one of them."""
    card = state.box.adventure[action[1]]
    return spare(state, card) and state.heroes[state.active].glory - card.cost >= 2


def renews(state: DungeonsState, action: Action, effect: Effect, legal: list[Action]) -> bool:
    """Another quest for one that leads nowhere: nothing of it is done, and no room of its next step lies."""
    rooms = {tile.card for tile in state.tiles}
    return any(
        not task.done
        and not task.marks
        and not any(step.room in rooms or step.room is None for _, step in open_steps(state, task))
        for task in state.heroes[state.active].tasks
    ) and spare(state, state.box.adventure[action[1]])


WHEN: dict[str, Callable[[DungeonsState, Action, Effect, list[Action]], bool]] = {
    "mod": prepares,
    "relocate": leads,
    "set_doors": opens,
    "mp": hastens,
    "recover": heals,
    "discard": cleans,
    "draw": draws,
    "new_quest": renews,
}
