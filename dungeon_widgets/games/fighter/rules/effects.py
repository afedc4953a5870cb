"""What cards, rooms and abilities do, one small function per operation: heal, deal or lessen damage, gold, dice,
tokens, notes, bribes, tape.

`add_damage` of weapons and abilities is counted with the hit (`combat`), and `monster_hp` when the monster comes
(`rooms`): they have nothing to do by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ....engine.stack import push
from ....engine.state import Event
from . import foes, party
from .foes import loss_of
from .printed import Effect, Effects
from .records import Step, Throw

if TYPE_CHECKING:
    from .state import FighterState


class Source(NamedTuple):
    """Whose effect it is, what it stands on (for the log), and whom or what it was meant for."""

    seat: int
    why: str
    target: int | str | None = None


def apply_effects(state: FighterState, effects: Effects, source: Source) -> list[Event]:
    """Everything a card or an ability does by itself, in its order."""
    return [event for effect in effects for event in OPERATIONS[effect.op](state, effect, source)]


def _throw(state: FighterState) -> Throw:
    assert state.throw is not None
    return state.throw


def gain_gold(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    return party.gain_gold(state, effect.n, source.why)


def gain_bonus_die(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    return party.gain_dice(state, effect.n, source.why)


def monster_hp(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    return []


def heal_all(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    return party.heal_everybody(state, effect.n, source.why)


def heal_self(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    return party.heal(state, source.seat, effect.n, source.why)


def heal_one(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    assert isinstance(source.target, int)
    return party.heal(state, source.target, effect.n, source.why)


def free_equipment(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    """Drawn and given one after the other, before anything else goes on."""
    push(state, *[Step("card", card="room") for _ in range(effect.n)])
    return []


def add_damage(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    """Only a card used after the hit adds here; weapons and abilities are counted with the hit."""
    if effect.when == "after_hit":
        _throw(state).bonus += effect.n
    return []


def deal_damage(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    return foes.wound(state, effect.n, source.why)


def prevent_damage(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    throw = _throw(state)
    throw.shielded = (*throw.shielded, source.seat)
    return []


def reduce_damage(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    throw = _throw(state)
    for seat in range(len(state.heroes)) if effect.everybody else [source.seat]:
        throw.reduced[seat] = throw.reduced.get(seat, 0) + effect.n
    return []


def set_damage_taken(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    _throw(state).cap = effect.n
    return []


def reflect_damage(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    loss = loss_of(state, source.seat)
    return [*prevent_damage(state, effect, source), *foes.wound(state, loss, source.why)]


def reroll(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    """Done by the step that asked for it (`throws.throw_again`)."""
    return []


def extra_throw(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    """Coup double, once per turn and never after the second throw (ruling 36)."""
    throw = _throw(state)
    if not state.struck and not throw.second:
        state.struck = throw.doubled = True
    return []


def token_on(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    """Flute and Feast are lit; the Time Spell token is asked about before (`throws`)."""
    assert effect.token is not None
    if effect.token == "time_spell" or effect.token in state.tokens:
        return []
    return light(state, effect.token)


def light(state: FighterState, token: str) -> list[Event]:
    state.tokens = (*state.tokens, token)
    return [Event("token", {"token": token, "on": True})]


def steal_equipment(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    """Échantillon « gratuit », once per combat: the card stays face down, so it is drawn in the Rest."""
    state.stolen = source.seat
    return [Event("steal", {"seat": source.seat})]


def stay_up(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    assert isinstance(source.target, int)
    _throw(state).saved[source.target] = effect.n
    return []


def ignore_throw(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    _throw(state).ignored = True
    return []


def force_symbol(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    _throw(state).symbol = True
    return []


def recover_colored_die(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    die = source.target
    state.coloured = tuple(other for other in state.coloured if other != die)
    state.lying = tuple(rest for rest in state.lying if rest.die != die)
    return [Event("recover", {"die": die})]


def suppress_monster_ability(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    assert state.foe is not None
    state.foe.silenced = True
    return [Event("silence", {"foe": state.foe.id})]


def grant_bounce(state: FighterState, effect: Effect, source: Source) -> list[Event]:
    _throw(state).granted += effect.n
    return []


OPERATIONS: dict[str, Callable[[FighterState, Effect, Source], list[Event]]] = {
    operation.__name__: operation
    for operation in (
        gain_gold, gain_bonus_die, monster_hp, heal_all, heal_self, heal_one, free_equipment, add_damage, deal_damage,
        prevent_damage, reduce_damage, set_damage_taken, reflect_damage, reroll, extra_throw, token_on,
        steal_equipment, stay_up, ignore_throw, force_symbol, recover_colored_die, suppress_monster_ability,
        grant_bounce,
    )
}  # fmt: skip
