"""When which armour or consumable may be used, in whose turn, who is asked in which order, before harm, before dice
are taken back or a retreat. FR Équipement.

A consumable may be used at any time, also in another hero's turn, an armour once per combat. So that nobody is asked
for nothing, a window opens for a hero only where one of their cards can change what comes next (ruling 51); in an open
window they may use any card that fits it. In their own turn the active hero uses cards with the choice of a die or with
the launch, and may call on another hero to use one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .....engine.stack import pop
from .....engine.state import Action, Event
from .. import foes, party
from ..effects import Source, apply_effects
from ..foes import loss_of
from ..printed import COLOURS, Effect, Item
from ..records import PASS, Step
from ..throw.geometry import NO_BOUNCE
from .damage import settles_it
from .harm import would_fall
from .hit_or_miss import is_fatal, is_hit, verdict
from .required_throw import manner_of, room_throws
from .slain import begin_rest

if TYPE_CHECKING:
    from ..state import FighterState

CHANGES_A_HIT = ("cunning", "super_cunning", "horde", "resistant")
"""Abilities of monsters that a bribe lifts from a throw that is a hit without them."""

COMBAT = ("free", "aimed", "lying", "harm", "brace")


def usable(state: FighterState, seat: int, window: str) -> list[Action]:
    """What a hero may use in a window, with every target; heroes who are down use nothing (ruling 38)."""
    hero = state.heroes[seat]
    if not hero.standing:
        return []
    items = party.content_of(state).items
    found: list[Action] = []
    for card in hero.items:
        item = items[card]
        if item.kind == "armour" and card not in hero.used:
            found += [("use", card)] if window == "harm" and _armour_helps(state, seat, item) else []
        elif item.kind == "consumable":
            found += [("use", card, *target) for target in _targets(state, seat, item, window)]
    return found


def _armour_helps(state: FighterState, seat: int, item: Item) -> bool:
    """Once per combat, against what a miss costs its owner, or everybody (ruling 17)."""
    if item.has("reroll"):
        return False  # asked about while the die lies
    if any(effect.everybody for effect in item.effects):
        return any(loss_of(state, other) for other in range(len(state.heroes)))
    return loss_of(state, seat) > 0


def _targets(state: FighterState, seat: int, item: Item, window: str) -> list[tuple[int | str, ...]]:
    """The targets with which a consumable would do something now; [()] if it needs none."""
    effect = item.effects[0]
    if not _allowed(effect, window):
        return []
    op = effect.op
    if op == "heal_one":
        return [(other,) for other in party.standing(state) if _hurt(state, other)]
    if op == "stay_up":
        return [(other,) for other in party.standing(state) if would_fall(state, other)]
    if op == "recover_colored_die":
        return [(colour,) for colour in COLOURS if colour in state.coloured]
    return [()] if _does_something(state, seat, effect) else []


def _allowed(effect: Effect, window: str) -> bool:
    """In which windows a card may be used: the table of operations, and `when` as a filter."""
    op, when = effect.op, effect.when
    if op == "reroll":
        return False  # `again` asks
    if op == "stay_up":
        return window == "harm"
    if op in ("ignore_throw", "force_symbol"):
        return window == "aimed"
    if op == "grant_bounce":
        return window in ("aimed", "lying")
    if op == "recover_colored_die":
        return window == "free"
    if when == "rest":
        return window == "rest"
    if when == "after_hit":
        return window == "lying"
    if op in ("suppress_monster_ability", "deal_damage"):
        return window in COMBAT
    return True


def _hurt(state: FighterState, seat: int) -> bool:
    hero = state.heroes[seat]
    return hero.standing and hero.health < party.most_health(state, hero)


def _does_something(state: FighterState, seat: int, effect: Effect) -> bool:
    throw = state.throw
    if effect.op == "heal_self":
        return _hurt(state, seat)
    if effect.op == "heal_all":
        return any(_hurt(state, other) for other in party.standing(state))
    if effect.op == "gain_bonus_die":
        return party.room_for_dice(state) > 0
    if effect.op == "suppress_monster_ability":
        return foes.power(state) is not None
    if effect.op == "add_damage":
        return is_hit(state) and not is_fatal(state)
    if effect.op == "ignore_throw":
        return throw is not None and not throw.ignored and bool(room_throws(state))
    if effect.op == "force_symbol":
        return throw is not None and not throw.symbol
    if effect.op == "grant_bounce":
        return throw is not None and (throw.rest is None or _one_bounce_short(state, effect.n))
    return True


def _one_bounce_short(state: FighterState, n: int) -> bool:
    assert state.throw is not None
    assert state.throw.rest is not None
    contacts = state.throw.rest.contacts + state.throw.granted
    return verdict(state) == NO_BOUNCE and contacts + n >= manner_of(state).bounces


# -- who is asked ---------------------------------------------------------------------------------


def opens(state: FighterState, seat: int, window: str) -> bool:
    """Whether a hero is asked in a window: one of their cards can change what comes next."""
    items = party.content_of(state).items
    return any(_MATTERS[window](state, items[action[1]]) for action in usable(state, seat, window))


def _before_a_turn(state: FighterState, item: Item) -> bool:
    """Before another hero's throw: whatever heals, hurts or silences; dice only when all three are thrown."""
    if item.has("gain_bonus_die") or item.has("recover_colored_die"):
        return len(state.coloured) == len(COLOURS)
    return True


def _with_the_die_in_hand(state: FighterState, item: Item) -> bool:
    return item.has("ignore_throw") or item.has("force_symbol")


def _while_the_die_lies(state: FighterState, item: Item) -> bool:
    """What changes the verdict or the damage, unless nothing more can be gained."""
    if item.has("add_damage"):
        return not settles_it(state)
    if item.has("suppress_monster_ability"):
        return verdict(state) > 0 and foes.power(state) in CHANGES_A_HIT
    return item.has("grant_bounce")


def _before_the_harm(state: FighterState, item: Item) -> bool:
    """What lessens the loss, heals before it, or ends the fight."""
    if item.has("suppress_monster_ability"):
        return foes.power(state) in ("enraged", "greedy", "leech")
    if item.has("deal_damage") and item.kind == "consumable":
        return _kills(state, item)
    return not item.has("gain_bonus_die")


def _before_the_level_is_lost(state: FighterState, item: Item) -> bool:
    """Before the dice are taken back or the group retreats: healing, or the end of the fight."""
    return item.has("heal_one") or item.has("heal_all") or (item.has("deal_damage") and _kills(state, item))


def _in_the_rest(state: FighterState, item: Item) -> bool:
    return item.effects[0].when == "rest"


def _kills(state: FighterState, item: Item) -> bool:
    assert state.foe is not None
    return foes.resisted(state, item.effects[0].n) >= state.foe.health


_MATTERS: dict[str, Callable[[FighterState, Item], bool]] = {
    "free": _before_a_turn,
    "aimed": _with_the_die_in_hand,
    "lying": _while_the_die_lies,
    "harm": _before_the_harm,
    "brace": _before_the_level_is_lost,
    "rest": _in_the_rest,
}


def ask_window(state: FighterState, step: Step) -> list[Event] | None:
    """Ask one hero after the other, from the active one to the left; a pass counts until the window closes.

    In the Rest and before the first turn of a combat the Leader is asked first.
    """
    window = step.kind
    first = state.leader if state.active < 0 or window == "rest" else state.active
    for seat in party.from_seat(state, first):
        if seat in state.passed or seat == _busy(state, window):
            continue
        asked = usable(state, seat, window) if seat == step.seat else opens(state, seat, window)
        if asked and step.seat in (-1, seat):
            state.to_move = seat
            return None
    pop(state)
    state.passed = ()
    return []


def _busy(state: FighterState, window: str) -> int:
    """Who needs no window: the active hero uses cards with the next choice."""
    return state.active if window in ("free", "aimed") else -1


def legal_window(state: FighterState) -> list[Action]:
    return [PASS, *usable(state, state.to_move, state.step.kind)]


def do_window(state: FighterState, action: Action) -> list[Event]:
    if action == PASS:
        state.passed = (*state.passed, state.to_move)
        return []
    return use(state, state.to_move, action)


def use(state: FighterState, seat: int, action: Action) -> list[Event]:
    """Use a card: it is discarded, or turned if it is an armour; a monster it beats is beaten."""
    card, target = action[1], action[2] if len(action) > 2 else None
    item = party.content_of(state).items[card]
    hero = state.heroes[seat]
    if item.kind == "armour":
        hero.used = (*hero.used, card)
    else:
        hero.items = tuple(other for other in hero.items if other != card)
    events = [Event("use", {"seat": seat, "card": card, "target": target})]
    events += apply_effects(state, item.effects, Source(seat, card, target))
    if foes.beaten(state):
        events += begin_rest(state)
    return events
