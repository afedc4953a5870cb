"""Cards used between the moves: at which moment which card, and when its owner is asked.

A consumable may be used at any time (FR Équipement), an armour once a combat. So that nobody is asked at every turn, a
window opens for a hero only where one of his cards can change what comes next; in an open window all his cards for
that moment may be used. On his own turn the active hero uses cards with his choice of a die or with his launch, and he
may call on another hero to use one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop
from .....engine.state import Action, Event
from .. import foes, party
from ..effects import Source, apply_effects
from ..foes import loss_of
from ..printed import COLOURS, Effect, Item
from ..records import PASS, Step
from ..throw.geometry import NO_BOUNCE
from .damage import total_of
from .harm import would_fall
from .hit_or_miss import is_fatal, is_hit, verdict
from .required_throw import manner_of, room_throws
from .slain import begin_rest

if TYPE_CHECKING:
    from ..state import FighterState

COMBAT = ("free", "aimed", "lying", "harm")


def usable(state: FighterState, seat: int, moment: str) -> list[Action]:
    """What a hero may use at a moment, with every target; heroes who are down use nothing (ruling 38)."""
    hero = state.heroes[seat]
    if not hero.standing:
        return []
    items = party.content_of(state).items
    found: list[Action] = []
    for card in hero.items:
        item = items[card]
        if item.kind == "armour" and card not in hero.used:
            found += [("use", card)] if moment == "harm" and _armour_helps(state, seat, item) else []
        elif item.kind == "consumable":
            found += [("use", card, *target) for target in _targets(state, seat, item, moment)]
    return found


def _armour_helps(state: FighterState, seat: int, item: Item) -> bool:
    """Once a combat, against what a miss costs its owner, or everybody (rulings 17 and the group's umbrella)."""
    if item.has("reroll"):
        return False  # asked about while the die lies
    if any(effect.everybody for effect in item.effects):
        return any(loss_of(state, other) for other in range(len(state.heroes)))
    return loss_of(state, seat) > 0


def _targets(state: FighterState, seat: int, item: Item, moment: str) -> list[tuple[int | str, ...]]:
    """The targets with which a consumable would do something now; [()] if it needs none."""
    effect = item.effects[0]
    if not _allowed(effect, moment):
        return []
    op = effect.op
    if op == "heal_one":
        return [(other,) for other in party.standing(state) if _hurt(state, other)]
    if op == "stay_up":
        return [(other,) for other in party.standing(state) if would_fall(state, other)]
    if op == "recover_colored_die":
        return [(colour,) for colour in COLOURS if colour in state.coloured]
    return [()] if _does_something(state, seat, effect) else []


def _allowed(effect: Effect, moment: str) -> bool:
    """At which moments a card may be used: the table of operations, and `when` as a filter."""
    op, when = effect.op, effect.when
    if op == "reroll":
        return False  # `again` asks
    if op == "stay_up":
        return moment == "harm"
    if op in ("ignore_throw", "force_symbol"):
        return moment == "aimed"
    if op == "grant_bounce":
        return moment in ("aimed", "lying")
    if op == "recover_colored_die":
        return moment == "free"
    if when == "rest":
        return moment == "rest"
    if when == "after_hit":
        return moment == "lying"
    if op in ("suppress_monster_ability", "deal_damage"):
        return moment in COMBAT
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


def opens(state: FighterState, seat: int, moment: str) -> bool:
    """Whether a hero is asked at a moment of another's turn: one of his cards can change what comes next."""
    items = party.content_of(state).items
    return any(_matters(state, items[action[1]], moment) for action in usable(state, seat, moment))


def _matters(state: FighterState, item: Item, moment: str) -> bool:
    effect = item.effects[0]
    op = effect.op
    foe = state.foe
    if moment == "rest":
        return effect.when == "rest"
    if moment == "aimed":
        return op in ("ignore_throw", "force_symbol")
    assert foe is not None
    if moment == "free":
        if op == "deal_damage":
            return foes.resisted(state, effect.n) >= foe.health
        if op in ("gain_bonus_die", "recover_colored_die"):
            return len(state.coloured) == len(COLOURS)
        return op == "suppress_monster_ability" and not state.coloured
    if moment == "lying":
        if op == "add_damage":
            return sum(n for _, n in total_of(state)) < foe.health or foes.power(state) == "resistant"
        if op == "suppress_monster_ability":
            return verdict(state) > 0 and foes.power(state) in (
                "cunning",
                "super_cunning",
                "horde",
                "resistant",
            )
        return op == "grant_bounce"
    if op == "suppress_monster_ability":
        return foes.power(state) in ("enraged", "greedy", "leech")
    if op == "deal_damage" and item.kind == "consumable":
        return foes.resisted(state, effect.n) >= foe.health
    return op not in ("gain_bonus_die",)


def ask_window(state: FighterState, step: Step) -> list[Event] | None:
    """Ask one hero after the other, from the active one to the left; a pass counts until the window closes."""
    moment = step.kind
    first = state.active if moment != "rest" else state.leader
    for seat in party.from_seat(state, first):
        if seat in state.passed or seat == _busy(state, moment):
            continue
        asked = usable(state, seat, moment) if seat == step.seat else opens(state, seat, moment)
        if asked and step.seat in (-1, seat):
            state.to_move = seat
            return None
    pop(state)
    state.passed = ()
    return []


def _busy(state: FighterState, moment: str) -> int:
    """Who needs no window: he uses his cards with his next choice."""
    return state.active if moment in ("free", "aimed") else -1


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
