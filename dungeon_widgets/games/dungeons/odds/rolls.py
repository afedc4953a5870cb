"""Chances of the rolls of a moment, from a position that holds only what a seat knows (see `sight.known`).

Re-throws and preparations that lie open before the own hero count; nobody else plays a card.
"""

from __future__ import annotations

from fractions import Fraction

from ..rules.board.doors import ignores, ways
from ..rules.board.layout import OPEN
from ..rules.cards.attributes import foe_parts, roll_parts, total
from ..rules.frames import Ctx, Fight, Trial
from ..rules.printed import Step, strongest
from ..rules.state import DungeonsState
from .dice import CombatOdds, better, combat_odds, threat_odds
from .helps import preparations, prepared, rethrows, shields


def fight_odds(
    state: DungeonsState,
    frame: Fight,
    seat: int | None = None,
    *,
    glory: int | None = None,
    prepare: bool = True,
) -> CombatOdds:
    """A round as `seat` sees it (the hero of the fight if not said), prepared as well as their Glory allows.

    Without `prepare` the time for that is over; their own die may still be thrown again.
    """
    lead, rerolls = fight_plan(state, frame, seat, glory=glory, prepare=prepare)
    return combat_odds(lead, rerolls=rerolls)


def fight_plan(
    state: DungeonsState,
    frame: Fight,
    seat: int | None = None,
    *,
    glory: int | None = None,
    prepare: bool = True,
) -> tuple[int, int]:
    """How much higher the score is once it is prepared best, and whether the own die can be thrown again."""
    seat = frame.hero if seat is None else seat
    mine = sum(part.n for part in roll_parts(state, frame, seat))
    theirs = total(foe_parts(state, frame) if seat == frame.hero else roll_parts(state, frame, frame.hero))
    again = rethrows(state, seat, frame)

    def plan(added: int, left: int) -> tuple[int, int]:
        return max(0, mine + added) - theirs, int(any(help.glory <= left for help in again))

    have = state.heroes[seat].glory if glory is None else glory
    helps = preparations(state, seat, frame) if prepare else []
    return max(prepared(helps, have, plan), key=lambda one: better(combat_odds(one[0], rerolls=one[1])))


def trial_odds(
    state: DungeonsState, frame: Trial, *, glory: int | None = None, prepare: bool = True
) -> Fraction:
    """The chance that the threat roll succeeds, prepared as well as the hero's Glory allows."""
    score, rerolls = trial_plan(state, frame, glory=glory, prepare=prepare)
    return threat_odds(score, frame.threat, rerolls=rerolls)


def trial_plan(
    state: DungeonsState, frame: Trial, *, glory: int | None = None, prepare: bool = True
) -> tuple[int, int]:
    """The score once it is prepared best, and whether the die can be thrown again."""
    seat = frame.hero
    score = sum(part.n for part in roll_parts(state, frame, seat))
    again = rethrows(state, seat, frame)

    def plan(added: int, left: int) -> tuple[int, int]:
        return max(0, score + added), int(any(help.glory <= left for help in again))

    have = state.heroes[seat].glory if glory is None else glory
    helps = preparations(state, seat, frame) if prepare else []
    return max(prepared(helps, have, plan), key=lambda one: threat_odds(one[0], frame.threat, rerolls=one[1]))


def door_odds(state: DungeonsState, seat: int, side: int) -> Fraction:
    """The chance that one try succeeds: a locked door opens, a trapped one opens without a wound."""
    code = next(code for exit, code in ways(state, seat) if exit.side == side)
    return Fraction(1) if code == OPEN else trial_odds(state, door_roll(seat, int(code[1:])))


def unhurt_odds(state: DungeonsState, seat: int, side: int) -> Fraction:
    """The chance to come through a trapped door without a wound: what keeps the wound off is used if the roll fails."""
    return Fraction(1) if shielded(state, seat) else door_odds(state, seat, side)


def shielded(state: DungeonsState, seat: int) -> bool:
    """Whether the hero can keep off a wound that no attack deals."""
    glory = state.heroes[seat].glory
    return any(help.times and help.glory <= glory for help in shields(state, seat))


def door_roll(seat: int, threat: int) -> Trial:
    return Trial(seat, "door", "move", threat, Ctx(seat, ""))


def pit_roll(seat: int, threat: int) -> Trial:
    return Trial(seat, "pit", "pit", threat, Ctx(seat, ""))


def pit_of(state: DungeonsState, seat: int, space: int) -> int:
    """The threat of a pit this hero would have to roll for on entering; 0 for none."""
    met = state.layout.cells[space] in state.pits or ignores(state, seat, "pit")
    return 0 if met else state.layout.cards[space].pit


def entering(state: DungeonsState, seat: int, space: int) -> DungeonsState:
    """The position once the hero has entered a space, before its pit: what it pays may pay for help."""
    twin, cell = state.clone(), state.layout.cells[space]
    hero = twin.heroes[seat]
    if cell not in twin.visited:
        hero.glory += state.layout.cards[space].glory
    hero.cell = cell
    return twin


def sent_odds(state: DungeonsState, card: str, victim: int) -> Fraction:
    """The chance that an Encounter wounds its victim, or that they fail its threat."""
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


def step_odds(
    state: DungeonsState, seat: int, quest: str, at: int, step: Step, glory: int | None = None
) -> Fraction | None:
    """The chance that a step succeeds for who stands in its room; None where nothing is rolled."""
    if step.need == "test":
        return trial_odds(state, Trial(seat, "test", step.stat, step.threat, Ctx(seat, quest)), glory=glory)
    if step.need == "fight" and step.foe is not None:
        fight = Fight("quest", seat, f"{quest}/{at}", attack=strongest(step.foe.attack))
        return fight_odds(state, fight, glory=glory).win
    return None
