"""Dungeons: the chance to finish a quest this turn by each way, and a fight by the attack chosen for the monster. Exact."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.dungeons.odds.journey import Journey
from dungeon_widgets.games.dungeons.odds.rolls import fight_odds
from dungeon_widgets.games.dungeons.rules.frames import Fight
from dungeon_widgets.games.dungeons.sight.known import known

from .common import Counted, in_cases

WAYS = {"step", "try", "attempt", "done"}
"""What can be counted as the beginning of a journey."""


def turn(state: Any, seat: int) -> Counted | None:
    """An attack of a monster that was sent, or the own hero's way; None elsewhere."""
    verbs = {action[0] for action in state.legal()}
    if verbs == {"attack"}:
        return _attack(state, seat)
    if (
        state.phase == "move"
        and not state.stack
        and state.active == seat
        and verbs <= WAYS
        and len(verbs) > 1
    ):
        return _quest(state, seat)
    return None


def _attack(state: Any, seat: int) -> Counted | None:
    """The chance that the monster wounds the hero it was sent at, with each attack it has."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Fight):
        return None
    table = known(state.game, state.view(seat))
    values = {action: fight_odds(table, top._replace(attack=action[1])).loss for action in state.legal()}
    return Counted("wound", values, in_cases(values))


def _quest(state: Any, seat: int) -> Counted:
    """The chance to finish a quest this turn after each choice, of all quests the likeliest."""
    table = known(state.game, state.view(seat))
    values: dict[Action, Fraction] = {action: Fraction(0) for action in state.legal()}
    for task in table.heroes[seat].tasks:
        journey = Journey(table, seat, task.quest)
        exits = {exit.side: exit for exit in table.layout.exits[journey.start.at]}
        for action in values:
            values[action] = max(values[action], _after(journey, exits, action, task.quest))
    return Counted("quest", values, in_cases(values))


def _after(journey: Journey, exits: dict[int, Any], action: Action, quest: str) -> Fraction:
    if action[0] in ("step", "try"):
        return journey.through(journey.start, exits[action[1]])
    if action[0] == "attempt" and action[1] == quest:
        here = journey.card(journey.start.at).id
        tried = [
            journey.attempt(journey.start, at, step)
            for at, step in journey.open_steps(journey.start)
            if step.room == here
        ]
        return max(tried, default=Fraction(0))
    return Fraction(0)
