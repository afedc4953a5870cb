"""The monster: starting health with room and difficulty; Cunning, Horde, Resistant, Enraged; what it loses, epic
blows, and what a miss costs whom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import Event
from .party import content_of
from .printed import Monster
from .throw.geometry import CENTRE

if TYPE_CHECKING:
    from .state import FighterState

EPIC = -3
"""FR 3.1: the last blow leaves so little, or less."""

CUNNING = {"cunning": (1,), "super_cunning": (1, 2)}


def foe_card(state: FighterState) -> Monster:
    assert state.foe is not None
    return content_of(state).foe(state.foe.id)


def power(state: FighterState) -> str | None:
    """The monster's ability, if it has one and it was not bribed."""
    if state.foe is None or state.foe.silenced:
        return None
    return foe_card(state).ability


def outwits(state: FighterState, section: int) -> bool:
    """Rusé, Super rusé: a die on these sections is a miss."""
    return section in CUNNING.get(power(state) or "", ())


def worth(state: FighterState, section: int) -> int:
    """What a section counts: Horde makes each worth 1, but for the centre, still 10 (ruling 8)."""
    return 1 if power(state) == "horde" and section != CENTRE else section


def resisted(state: FighterState, total: int) -> int:
    """Résistant: an odd total is halved, rounded down; each total by itself (ruling 40)."""
    return total // 2 if power(state) == "resistant" and total % 2 else total


def wound(state: FighterState, n: int, why: str) -> list[Event]:
    """Damage to the monster. The blow that kills it may be epic (ruling 9: whatever it came from)."""
    assert state.foe is not None
    if state.foe.health <= 0:
        return []
    lost = resisted(state, n)
    state.foe.health -= lost
    if state.foe.health <= EPIC:
        state.epic = True
    told = {"n": lost, "health": state.foe.health, "why": why}
    return [Event("wound", told if lost == n else {**told, "dealt": n})]


def slay(state: FighterState) -> None:
    """Coup fatal: beaten at once, through everything, and always epic (ruling 8)."""
    assert state.foe is not None
    state.foe.health = min(state.foe.health, 0)
    state.epic = True


def beaten(state: FighterState) -> bool:
    return state.foe is not None and state.foe.health <= 0


def starting_health(state: FighterState, monster: Monster, extra: int) -> int:
    """FR 1.2: the card, the room and the difficulty (on the boss as well: ruling 21)."""
    return monster.health + extra + state.game.difficulty_card.health


def loss_of(state: FighterState, seat: int) -> int:
    """What a hero is about to lose: the thrower, and with Enragé everybody, as much as the monster's damage.

    Agility and Defence change the thrower's loss only (ruling 41), armour its owner's.
    """
    throw = state.throw
    assert throw is not None
    if not state.heroes[seat].standing or seat in throw.shielded:
        return 0
    loss = foe_card(state).damage
    if seat == throw.seat:
        if throw.cap is not None:
            loss = min(loss, throw.cap)
    elif power(state) != "enraged":
        return 0
    return max(0, loss - throw.reduced.get(seat, 0))
