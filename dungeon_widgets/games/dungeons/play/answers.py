"""How to answer in a window: sensible thresholds, no bluffing."""

from __future__ import annotations

from ....engine.state import Action
from ..odds.dice import combat_odds
from ..rules.cards.attributes import body_of, foe_parts, roll_parts, total
from ..rules.frames import Bane, Fight, Trial, Window
from ..rules.in_progress import fight_below, roll_below
from ..rules.machine.windows import PASS
from ..rules.state import DungeonsState

WORTH_CANCELLING = 2
"""The cost of a Bane that is worth a card and some Glory."""


def answer(state: DungeonsState, legal: list[Action]) -> Action:
    """Pass, or the answer that helps."""
    frame = state.stack[-1]
    assert isinstance(frame, Window)
    choices = [action for action in legal if action != PASS]
    if not choices:
        return PASS
    seat = frame.seats[0]
    hero = state.heroes[seat]
    if frame.name == "death":
        return choices[0]
    if frame.name == "bane":
        return against_bane(state, choices)
    if frame.name in ("encounter", "challenge"):
        return against_attack(state, seat, choices)
    if frame.name == "roll":
        return after_roll(state, seat, choices)
    if frame.name in ("wound", "trap", "lost", "won"):
        useful = [action for action in choices if helps(state, action)]
        return useful[0] if useful else PASS
    if frame.name == "preroll":
        return before_roll(state, seat, choices)
    return choices[0] if hero.life <= 2 else PASS


def helps(state: DungeonsState, action: Action) -> bool:
    """Not what can wait: a bargain, or healing while one is well."""
    if action[0] == "play":
        return bool(action[1] != "o-bargain")
    effects = {one.op for one in state.box.on.get(action[1], ())}
    return effects != {"recover"} and effects != {"life"}


def against_bane(state: DungeonsState, choices: list[Action]) -> Action:
    bane = next(frame for frame in reversed(state.stack) if isinstance(frame, Bane))
    cost = state.box.adventure[bane.card].cost
    answers = [action for action in choices if helps(state, action)]
    return answers[0] if answers and cost >= WORTH_CANCELLING else PASS


def against_attack(state: DungeonsState, seat: int, choices: list[Action]) -> Action:
    """A shield is worth it when the blow is likely and hurts."""
    frame = fight_below(state)
    if frame is None:
        return PASS
    lead = lead_of(state, frame, seat)
    risk = float(combat_odds(lead).loss) * body_of(state, frame)[2]
    answers = [action for action in choices if helps(state, action)]
    if answers and (risk >= 0.5 or (state.heroes[seat].life <= 2 and risk > 0.1)):
        return answers[0]
    return PASS


def lead_of(state: DungeonsState, frame: Fight, seat: int) -> int:
    """How much higher this hero's score is in the fight."""
    lead = total(roll_parts(state, frame, frame.hero)) - total(foe_parts(state, frame))
    return lead if seat == frame.hero else -lead


def before_roll(state: DungeonsState, seat: int, choices: list[Action]) -> Action:
    """Prepare where the roll is in doubt."""
    frame = roll_below(state)
    if isinstance(frame, Fight):
        return choices[0] if -3 <= lead_of(state, frame, seat) <= 2 else PASS
    if isinstance(frame, Trial):
        need = frame.threat - total(roll_parts(state, frame, seat))
        return choices[0] if 2 <= need <= 9 else PASS
    return PASS


def after_roll(state: DungeonsState, seat: int, choices: list[Action]) -> Action:
    """Throw again what the own hero is losing."""
    frame = roll_below(state)
    again = [action for action in choices if helps(state, action)]
    if not again or frame is None:
        return PASS
    if isinstance(frame, Trial):
        lost = frame.hero == seat and frame.die + total(roll_parts(state, frame, seat)) < frame.threat
        return again[0] if lost and frame.die <= 4 else PASS
    if seat not in (frame.hero, frame.rival):
        return PASS
    mine, theirs = frame.dice if seat == frame.hero else frame.dice[::-1]
    losing = mine + lead_of(state, frame, seat) <= theirs
    return again[0] if losing and (mine <= 3 or theirs >= 4) else PASS
