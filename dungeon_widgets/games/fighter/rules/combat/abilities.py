"""The symbol: which ability a coloured or a white die activates, scarred colours, and what Sworn Enemy, Smash and
Courage add. FR Activer le symbole du dé.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop
from .....engine.state import Action, Event
from .. import foes, party
from ..effects import Source, apply_effects
from ..printed import COLOURS, WHITE, Ability, Effect
from ..records import NO_ABILITY, Step, Throw
from .hit_or_miss import is_fatal, is_hit, shows_symbol

if TYPE_CHECKING:
    from ..state import FighterState

AFTER_DEATH = ("heal_all", "heal_self", "gain_gold")
"""Operations that always mean something when the monster has just been beaten."""


def unscarred(state: FighterState, seat: int) -> list[str]:
    """The colours whose ability a hero can still activate."""
    return [colour for colour in COLOURS if colour not in state.heroes[seat].scars]


def ability_of(state: FighterState, seat: int, colour: str) -> Ability:
    sheet = party.card_of(state, state.heroes[seat])
    return party.content_of(state).abilities[sheet.abilities[colour]]


def callable_colours(state: FighterState) -> list[str]:
    """The unscarred colours this die can activate: its own, or any with a white die."""
    throw = state.throw
    assert throw is not None
    if not shows_symbol(state):
        return []
    free = unscarred(state, throw.seat)
    return [colour for colour in free if throw.die in (WHITE, colour)]


def fits(state: FighterState, ability: Ability) -> bool:
    """Whether the ability's condition holds for the throw that lies."""
    return ability.when == "any" or (ability.when == "hit") == is_hit(state)


def _does_something(state: FighterState, ability: Ability) -> bool:
    """Whether it would change anything if chosen now; re-throws were asked about before."""
    throw = state.throw
    assert throw is not None
    if is_fatal(state):
        return any(_lasts(state, effect) for effect in ability.effects)
    if ability.has("reroll"):
        return False
    if ability.has("extra_throw"):
        return not state.struck and not throw.second
    if ability.has("steal_equipment"):
        return state.stolen < 0 and bool(state.shop_deck)
    return True


def _lasts(state: FighterState, effect: Effect) -> bool:
    if effect.op == "steal_equipment":
        return state.stolen < 0 and bool(state.shop_deck)
    if effect.op == "token_on":
        return effect.token == "feast" and "feast" not in state.tokens and not foes.foe_card(state).boss
    return effect.op in AFTER_DEATH


def choices(state: FighterState) -> list[str]:
    """The abilities to choose from after a white die's symbol or a Fatal Blow: only there one may decline."""
    throw = state.throw
    assert throw is not None
    if throw.called or (throw.die != WHITE and not is_fatal(state)):
        return []
    abilities = [ability_of(state, throw.seat, colour) for colour in callable_colours(state)]
    return [ability.id for ability in abilities if fits(state, ability) and _does_something(state, ability)]


def ask_ability(state: FighterState, step: Step) -> list[Event] | None:
    if not choices(state):
        pop(state)
        return []
    assert state.throw is not None
    state.to_move = state.throw.seat
    return None


def legal_ability(state: FighterState) -> list[Action]:
    return [NO_ABILITY, *(("ability", ability) for ability in choices(state))]


def do_ability(state: FighterState, action: Action) -> list[Event]:
    pop(state)
    assert state.throw is not None
    state.throw.ability = action[1] if action[0] == "ability" else "none"
    return []


def active_ability(state: FighterState) -> tuple[str, Ability] | None:
    """The ability that works with this throw, and its colour: chosen, or by itself (ruling 29)."""
    throw = state.throw
    assert throw is not None
    if throw.called:
        return None
    for colour in callable_colours(state):
        ability = ability_of(state, throw.seat, colour)
        chosen = ability.id == throw.ability if throw.die == WHITE or is_fatal(state) else True
        if chosen and fits(state, ability) and _does_something(state, ability):
            return colour, ability
    return None


def activate(state: FighterState) -> list[Event]:
    """Let the ability work; what it adds to a hit is in `added_by_ability`."""
    found = active_ability(state)
    if found is None:
        return []
    colour, ability = found
    throw = state.throw
    assert throw is not None
    told = Event("ability", {"seat": throw.seat, "ability": ability.id, "colour": colour})
    return [told, *apply_effects(state, ability.effects, Source(throw.seat, ability.id))]


def added_by_ability(state: FighterState) -> list[tuple[str, int]]:
    """What the ability adds to this hit: Sworn Enemy, Smash, Courage."""
    found = active_ability(state)
    if found is None:
        return []
    colour, ability = found
    throw = state.throw
    assert throw is not None
    n = sum(_amount(state, throw, colour, effect) for effect in ability.effects if effect.op == "add_damage")
    return [(ability.id, n)] if n else []


def _amount(state: FighterState, throw: Throw, colour: str, effect: Effect) -> int:
    foe, card = state.foe, foes.foe_card(state)
    assert foe is not None
    hero = state.heroes[throw.seat]
    enemy = party.card_of(state, hero).enemies.get(colour)
    holds = {
        None: True,
        "type": card.type == enemy,
        "not_type": card.type != enemy,
        "monster_healthier": foe.health > hero.health,  # before the damage (ruling 10)
    }[effect.only_if]
    if not holds:
        return 0
    if effect.level:
        return effect.boss if card.boss and effect.boss is not None else card.level
    return effect.n
