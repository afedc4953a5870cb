"""Which rule forbids an action that is not legal here; the text explains the key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ....engine.state import Action
from . import party
from .chapters import shop
from .combat.windows import usable
from .printed import COLOURS
from .records import WINDOWS

if TYPE_CHECKING:
    from .state import FighterState

VERBS: dict[str, tuple[str, ...]] = {
    "hero": ("hero",),
    "room": ("room",),
    "gift": ("give", "discard"),
    "retreat": ("retreat", "fight"),
    "die": ("die", "white", "takeback", "call", "use"),
    "weapons": ("weapons",),
    "launch": ("launch", "use"),
    "light": ("light", "dark"),
    "again": ("again", "keep"),
    "ability": ("ability", "none"),
    "scar": ("scar",),
    "trade": ("trade", "swap", "call", "use", "done"),
    "shop": ("buy", "heal", "bonus", "leave"),
    **dict.fromkeys(WINDOWS, ("use", "pass")),
}
"""What may be asked in which phase; every other verb is for another time."""


def forbidden(state: FighterState, action: Action) -> str:
    """The key of the rule against an action of the seat to move."""
    verb = action[0]
    if verb not in VERBS[state.phase]:
        return "retreat_only_impossible" if verb == "retreat" else "not_now"
    reason = _REASONS.get(verb)
    return "no_action" if reason is None else reason(state, action[1:])


def _hero(state: FighterState, rest: Action) -> str:
    return "hero_taken" if _text(rest) in party.content_of(state).heroes else "no_such_hero"


def _room(state: FighterState, rest: Action) -> str:
    return "room_not_offered"


def _give(state: FighterState, rest: Action) -> str:
    if len(rest) < 2 or rest[0] != state.step.card:
        return "no_action"
    seat = rest[1]
    if type(seat) is not int or not 0 <= seat < len(state.heroes):
        return "no_such_seat"
    return "hero_out" if state.heroes[seat].out else "no_slot"


def _die(state: FighterState, rest: Action) -> str:
    die = _text(rest)
    if die not in COLOURS:
        return "no_such_die"
    return "die_thrown"


def _white(state: FighterState, rest: Action) -> str:
    if rest:
        return "no_action"
    return "coloured_first" if len(state.coloured) < len(COLOURS) else "no_white"


def _takeback(state: FighterState, rest: Action) -> str:
    if rest:
        return "no_action"
    return "coloured_first" if len(state.coloured) < len(COLOURS) else "boss_takeback"


def _weapons(state: FighterState, rest: Action) -> str:
    assert state.throw is not None
    items = party.content_of(state).items
    mine = [card for card in state.heroes[state.throw.seat].items if items[card].kind == "weapon"]
    if any(card not in mine for card in rest):
        return "not_your_weapon"
    if list(rest) != sorted(set(rest)):
        return "weapons_order"
    return "weapons_conflict"


def _use(state: FighterState, rest: Action) -> str:
    """Not their card, not now, already used, or without a target it can help."""
    card = _text(rest)
    items = party.content_of(state).items
    hero = state.heroes[state.to_move]
    if card not in hero.items:
        return "not_your_card"
    if items[card].kind == "weapon":
        return "weapon_at_throw"
    if card in hero.used:
        return "armour_used"
    window = {"die": "free", "launch": "aimed", "trade": "rest"}.get(state.phase, state.phase)
    if any(action[1] == card for action in usable(state, state.to_move, window)):
        return "card_target"
    return "armour_on_miss" if items[card].kind == "armour" else "card_no_use_now"


def _call(state: FighterState, rest: Action) -> str:
    seat, *more = rest or (None,)
    if more or type(seat) is not int or not 0 <= seat < len(state.heroes):
        return "no_such_seat"
    if not state.heroes[seat].standing:
        return "hero_down"
    return "called_already" if seat in state.called else "nothing_to_use"


def _ability(state: FighterState, rest: Action) -> str:
    assert state.throw is not None
    hero = state.heroes[state.throw.seat]
    colours = party.card_of(state, hero).abilities
    colour = next((colour for colour, ability in colours.items() if ability == _text(rest)), None)
    if colour is None:
        return "not_your_ability"
    return "scarred" if colour in hero.scars else "ability_not_now"


def _scar(state: FighterState, rest: Action) -> str:
    return "scarred" if _text(rest) in COLOURS else "no_such_die"


def _trade(state: FighterState, rest: Action) -> str:
    if len(rest) != 2 or type(rest[1]) is not int or not 0 <= rest[1] < len(state.heroes):
        return "no_such_seat"
    card, to = rest
    owner = next((seat for seat, hero in enumerate(state.heroes) if card in hero.items), None)
    if owner is None:
        return "nobodys_card"
    if owner == to:
        return "own_card"
    return "hero_out" if state.heroes[to].out else "no_slot"


def _swap(state: FighterState, rest: Action) -> str:
    owned = {card for hero in state.heroes for card in hero.items}
    if len(rest) != 2 or not all(isinstance(card, str) and card in owned for card in rest):
        return "nobodys_card"
    return "swap_kind"


def _buy(state: FighterState, rest: Action) -> str:
    card = _text(rest)
    if card not in state.stall:
        return "not_for_sale"
    return "no_gold" if party.content_of(state).items[card].cost > state.gold else "nobody_carries"


def _heal(state: FighterState, rest: Action) -> str:
    if rest:
        return "no_action"
    return "no_gold" if shop.someone_hurt(state) else "all_well"


def _bonus(state: FighterState, rest: Action) -> str:
    if rest:
        return "no_action"
    return "no_gold" if party.room_for_dice(state) > 0 else "dice_full"


def _text(rest: tuple[Any, ...]) -> str:
    """The one word after the verb, or nothing if there is none."""
    return rest[0] if rest and isinstance(rest[0], str) else ""


_REASONS: dict[str, Callable[[FighterState, Action], str]] = {
    "hero": _hero,
    "room": _room,
    "give": _give,
    "die": _die,
    "white": _white,
    "takeback": _takeback,
    "weapons": _weapons,
    "use": _use,
    "call": _call,
    "ability": _ability,
    "scar": _scar,
    "trade": _trade,
    "swap": _swap,
    "buy": _buy,
    "heal": _heal,
    "bonus": _bonus,
}
