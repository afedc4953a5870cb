"""Chances of the choices of a moment, from a position that holds only what a seat knows (see `sight.known`).

Re-throws and preparations that lie open before the own hero count; nobody else plays a card.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from ..rules.cards import Step, strongest
from ..rules.costs import payable
from ..rules.doors import code_of, ignores, ways
from ..rules.frames import Ctx, Fight, Trial
from ..rules.layout import OPEN
from ..rules.plays import sources
from ..rules.quests import open_steps
from ..rules.scores import foe_parts, roll_of, roll_parts, score, total
from ..rules.state import DungeonsState
from ..rules.table import space_of
from .dice import CombatOdds, combat_odds, threat_odds
from .routes import Leg, RouteOdds, route_odds

LONGEST = 5
"""Spaces of a way that is looked at: more points than that are rare."""


def open_rerolls(state: DungeonsState, seat: int, stat: str) -> int:
    """How often the hero may throw his own die again with what lies open before him."""
    found = 0
    for source in sources(state, seat):
        ability = source.ability
        effects = state.box.lists.get(ability.do, ())
        if ability.when != "roll" or not any(one.op == "reroll" for one in effects):
            continue
        fits = ability.cond.roll_stat in ("", stat) or (
            ability.cond.roll_stat == "obstacle" and stat == "move"
        )
        spent = ability.once and ability.key in state.heroes[seat].used
        if fits and not spent and payable(state, seat, ability.cost, source.item):
            found += 1
    return found


def preparation(state: DungeonsState, seat: int, frame: Fight | Trial) -> int:
    """What abilities used before the roll can add to it."""
    roll, added, glory = roll_of(state, frame, seat), 0, state.heroes[seat].glory
    tags = roll.tags
    for source in sources(state, seat):
        ability = source.ability
        if ability.when != "preroll" or ability.cost.glory > glory:
            continue
        if ability.once and ability.key in state.heroes[seat].used:
            continue
        obstacle = isinstance(frame, Trial) and frame.what in ("door", "pit")
        if ability.cond.foe_tag and ability.cond.foe_tag not in tags:
            continue
        if ability.cond.roll_stat == "obstacle" and not obstacle:
            continue
        gained = sum(
            one.n for one in state.box.lists.get(ability.do, ()) if one.op == "mod" and one.stat in roll.uses
        )
        if gained and payable(state, seat, ability.cost, source.item):
            added += gained
            glory -= ability.cost.glory
    return added


def fight_odds(state: DungeonsState, frame: Fight) -> CombatOdds:
    """The hero of the fight against its foe."""
    mine = total(roll_parts(state, frame, frame.hero)) + preparation(state, frame.hero, frame)
    lead = mine - total(foe_parts(state, frame))
    return combat_odds(lead, rerolls=min(1, open_rerolls(state, frame.hero, frame.attack)))


def trial_odds(state: DungeonsState, frame: Trial) -> Fraction:
    """The chance that the threat roll succeeds."""
    added = total(roll_parts(state, frame, frame.hero)) + preparation(state, frame.hero, frame)
    stat = "move" if frame.what in ("door", "pit") else frame.stat
    return threat_odds(added, frame.threat, rerolls=min(1, open_rerolls(state, frame.hero, stat)))


def door_odds(state: DungeonsState, seat: int, side: int) -> Fraction:
    """The chance that one try opens the door."""
    code = next(code for exit, code in ways(state, seat) if exit.side == side)
    if code == OPEN:
        return Fraction(1)
    return trial_odds(state, Trial(seat, "door", "move", int(code[1:]), Ctx(seat, "")))


def sent_odds(state: DungeonsState, card: str, victim: int) -> Fraction:
    """The chance that an Encounter wounds its victim, or that he fails its threat."""
    printed = state.box.adventure[card]
    if printed.sub == "trap":
        frame = Trial(victim, "trap", printed.stat, printed.threat, Ctx(state.active, card))
        return 1 - threat_odds(total(roll_parts(state, frame, victim)), printed.threat)
    chances = []
    for attack in printed.attack or {}:
        fight = Fight("monster", victim, card, by=state.active, attack=attack)
        lead = total(roll_parts(state, fight, victim)) - total(foe_parts(state, fight))
        chances.append(combat_odds(lead).loss)
    return max(chances)


def challenge_odds(state: DungeonsState, rival: int, stat: str) -> CombatOdds:
    """A challenge as the challenger sees it."""
    return fight_odds(state, Fight("rival", state.active, rival=rival, attack=stat))


def step_odds(state: DungeonsState, seat: int, quest: str, at: int, step: Step) -> Fraction | None:
    """The chance that a step succeeds once one stands in its room; None where nothing is rolled."""
    if step.need == "test":
        return trial_odds(state, Trial(seat, "test", step.stat, step.threat, Ctx(seat, quest)))
    if step.need == "fight" and step.foe is not None:
        fight = Fight("quest", seat, f"{quest}/{at}", attack=strongest(step.foe.attack))
        return fight_odds(state, fight).win
    return None


# -- ways -------------------------------------------------------------------------------------------


class Way(NamedTuple):
    """A way through the dungeon: the spaces, and its chances."""

    spaces: tuple[int, ...]
    odds: RouteOdds


def legs(state: DungeonsState, seat: int, spaces: tuple[int, ...]) -> list[Leg]:
    """The doors and pits of a way of neighbouring spaces, as this hero meets them now."""
    found = []
    for here, there in pairwise(spaces):
        exit = next(one for one in state.layout.exits[here] if one.to == there)
        card = state.layout.cards[there]
        passed = state.layout.cells[there] in state.pits or ignores(state, seat, "pit")
        found.append(Leg(code_of(state, seat, here, exit), 0 if passed else card.pit))
    return found


def way_odds(state: DungeonsState, seat: int, spaces: tuple[int, ...]) -> RouteOdds:
    """The chances of this way with the points left."""
    move = score(state, seat, "move")
    door = Trial(seat, "door", "move", 0, Ctx(seat, ""))
    pit = Trial(seat, "pit", "pit", 0, Ctx(seat, ""))
    return route_odds(
        legs(state, seat, spaces),
        state.points,
        move,
        door=total(roll_parts(state, door, seat)) + preparation(state, seat, door) - move,
        pit=total(roll_parts(state, pit, seat)) + preparation(state, seat, pit) - move,
        rerolls=open_rerolls(state, seat, "move"),
    )


def best_way(state: DungeonsState, seat: int, room: str) -> Way | None:
    """The way that most often reaches a room this turn, or None where none is short enough."""
    best: Way | None = None
    for spaces in simple_ways(state, space_of(state, seat), min(state.points, LONGEST)):
        if state.layout.cards[spaces[-1]].id == room:
            odds = way_odds(state, seat, spaces)
            if best is None or odds.arrive > best.odds.arrive:
                best = Way(spaces, odds)
    return best


def simple_ways(state: DungeonsState, start: int, points: int) -> list[tuple[int, ...]]:
    """All ways without a space twice, at most so many steps long."""
    found: list[tuple[int, ...]] = []
    todo: list[tuple[int, ...]] = [(start,)]
    while todo:
        way = todo.pop()
        if len(way) > 1:
            found.append(way)
        if len(way) <= points:
            todo += [(*way, to) for to in state.layout.neighbours(way[-1]) if to not in way]
    return found


def quest_odds(state: DungeonsState, seat: int, quest: str) -> Fraction:
    """The chance to finish a quest this turn by the best way: its last step alone can be enough."""
    task = next(task for task in state.heroes[seat].tasks if task.quest == quest)
    if len(task.done) + 1 < len(state.box.quests[quest].steps):
        return Fraction(0)
    at, step = open_steps(state, task)[0]
    if step.room is None:
        return Fraction(0)
    here = state.layout.cards[space_of(state, seat)].id == step.room
    way = best_way(state, seat, step.room)
    arrive = way.odds.arrive if way is not None else Fraction(0)
    if step.need == "enter":
        return arrive
    arrive = Fraction(1) if here else arrive
    if step.need == "pay":
        return arrive if payable(state, seat, step.cost) else Fraction(0)
    if task.tried == state.turn:
        return Fraction(0)
    if step.foe is not None and step.foe.life - task.marks > 1:
        return Fraction(0)
    return arrive * (step_odds(state, seat, quest, at, step) or Fraction(0))
