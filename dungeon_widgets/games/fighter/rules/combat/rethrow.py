"""Throwing a die again: Reroll, Time Spell and its token, Rewind Pill, Lucky Underpants; who is asked first, what is
forgotten. FR Relance, FR Sort temporel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .....engine.stack import pop, push
from .....engine.state import Action, Event
from .. import party
from ..effects import light
from ..records import AGAIN, DARK, KEEP, LIGHT, Step, Throw
from .abilities import ability_of, callable_colours
from .damage import settles_it
from .hit_or_miss import is_hit
from .throws import STEPS

if TYPE_CHECKING:
    from ..state import FighterState

TIME_SPELL = "time_spell"


class Chance(NamedTuple):
    """A way to throw again: what allows it, and whose seat decides."""

    by: str
    seat: int


def throw_again(state: FighterState, by: str) -> list[Event]:
    """The first result is forgotten with all that was meant for it; what was spent stays spent (ruling 35)."""
    old = state.throw
    assert old is not None
    while pop(state).kind != "resolve":
        pass
    state.throw = Throw(seat=old.seat, die=old.die, second=old.second)
    state.lying = tuple(rest for rest in state.lying if rest != old.rest)
    push(state, *(STEPS[:-1] if old.second else STEPS))
    return [Event("again", {"seat": old.seat, "die": old.die, "by": by})]


def own_rethrow(state: FighterState) -> str | None:
    """The ability that lets the thrower throw again, if this die activates it: Reroll or Time Spell."""
    throw = state.throw
    assert throw is not None
    abilities = [ability_of(state, throw.seat, colour) for colour in callable_colours(state)]
    return next((ability.id for ability in abilities if ability.has("reroll")), None)


def ask_light(state: FighterState, step: Step) -> list[Event] | None:
    """Sort temporel: lighting the token is a choice of its own; a lit one is not lit twice (ruling 37)."""
    if own_rethrow(state) != TIME_SPELL or TIME_SPELL in state.tokens or settles_it(state):
        pop(state)
        return []
    assert state.throw is not None
    state.to_move = state.throw.seat
    return None


def legal_light(state: FighterState) -> list[Action]:
    return [LIGHT, DARK]


def do_light(state: FighterState, action: Action) -> list[Event]:
    pop(state)
    throw = state.throw
    assert throw is not None
    if action == DARK:
        return []
    throw.called = True  # a white die has activated this ability, and no other
    return light(state, TIME_SPELL)


def rethrows(state: FighterState) -> list[Chance]:
    """Who may have the die thrown again, in the order they are asked (ruling 35)."""
    throw = state.throw
    assert throw is not None
    if settles_it(state):
        return []
    found: list[Chance] = []
    own = own_rethrow(state)
    if own is not None:
        found.append(Chance(own, throw.seat))
    items = party.content_of(state).items
    keeper = next((s for s in party.standing(state) if _owns_token(state, s)), None)
    if TIME_SPELL in state.tokens and keeper is not None:
        found.append(Chance("token", keeper))
    for seat in party.from_seat(state, throw.seat):
        hero = state.heroes[seat]
        for card in sorted(hero.items if hero.standing else ()):
            item = items[card]
            if item.has("reroll") and item.kind == "consumable":
                found.append(Chance(card, seat))
    thrower = state.heroes[throw.seat]
    if not is_hit(state):
        for card in sorted(set(thrower.items) - set(thrower.used)):
            if items[card].has("reroll") and items[card].kind == "armour":
                found.append(Chance(card, throw.seat))
    return [chance for chance in found if chance.by not in throw.declined]


def _owns_token(state: FighterState, seat: int) -> bool:
    abilities = party.content_of(state).abilities
    mine = party.card_of(state, state.heroes[seat]).abilities.values()
    return any(effect.token == TIME_SPELL for ability in mine for effect in abilities[ability].effects)


def ask_again(state: FighterState, step: Step) -> list[Event] | None:
    chances = rethrows(state)
    if not chances:
        pop(state)
        return []
    state.to_move = chances[0].seat
    return None


def legal_again(state: FighterState) -> list[Action]:
    return [AGAIN, KEEP]


def do_again(state: FighterState, action: Action) -> list[Event]:
    throw = state.throw
    assert throw is not None
    chance = rethrows(state)[0]
    if action == KEEP:
        throw.declined = (*throw.declined, chance.by)
        return []
    events = _spend(state, chance)
    return events + throw_again(state, chance.by)


def _spend(state: FighterState, chance: Chance) -> list[Event]:
    if chance.by == "token":
        state.tokens = tuple(token for token in state.tokens if token != TIME_SPELL)
        return [Event("token", {"token": TIME_SPELL, "on": False})]
    item = party.content_of(state).items.get(chance.by)
    if item is None:
        return []
    hero = state.heroes[chance.seat]
    if item.kind == "armour":
        hero.used = (*hero.used, item.id)
    else:
        hero.items = tuple(card for card in hero.items if card != item.id)
    return [Event("use", {"seat": chance.seat, "card": item.id, "target": None})]
