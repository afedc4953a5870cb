"""Which chapter does what: for each kind of step, who is asked, what is legal, what luck may do and what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ....engine.stack import Handler
from ....engine.state import Action, Event, Outcomes
from .chapters import boss, gifts, rest, rooms, setup, shop, trade
from .combat import abilities, harm, rethrow, throws, turns, windows
from .combat.required_throw import manner_of
from .combat.throws import sample_launch
from .records import WINDOWS

if TYPE_CHECKING:
    from .state import FighterState

__all__ = ["DO", "HANDLERS", "LEGAL", "OUTCOMES", "manner_of", "sample_launch"]

HANDLERS: dict[str, Handler[Any]] = {
    "hero": setup.ask_hero,
    "leader": setup.ask_leader,
    "rooms": rooms.ask_rooms,
    "room": rooms.ask_room,
    "enter": rooms.do_enter,
    "card": gifts.ask_card,
    "gift": gifts.ask_gift,
    "monster": rooms.ask_monster,
    "retreat": rooms.ask_retreat,
    "flee": rooms.do_flee,
    "turn": turns.do_turn,
    "die": turns.ask_die,
    "back": turns.do_back,
    "brace": windows.ask_window,
    "weapons": throws.ask_weapons,
    "free": windows.ask_window,
    "aimed": windows.ask_window,
    "launch": throws.ask_launch,
    "seed": throws.ask_seed,
    "light": rethrow.ask_light,
    "again": rethrow.ask_again,
    "lying": windows.ask_window,
    "ability": abilities.ask_ability,
    "resolve": turns.do_resolve,
    "harm": windows.ask_window,
    "losses": harm.do_losses,
    "after": turns.do_after,
    "spoils": rest.do_spoils,
    "scars": rest.do_scars,
    "scar": rest.ask_scar,
    "lead": rest.do_lead,
    "tokens": rest.do_tokens,
    "stolen": rest.do_stolen,
    "away": rest.do_away,
    "rest": windows.ask_window,
    "trade": trade.ask_trade,
    "ready": rest.do_ready,
    "visit": shop.do_visit,
    "stall": shop.ask_stall,
    "shop": shop.ask_shop,
    "boss": boss.ask_boss,
}

LEGAL: dict[str, Callable[[FighterState], list[Action]]] = {
    "hero": setup.legal_hero,
    "room": rooms.legal_room,
    "gift": gifts.legal_gift,
    "retreat": rooms.legal_retreat,
    "die": turns.legal_die,
    "weapons": throws.legal_weapons,
    "launch": throws.legal_launch,
    "light": rethrow.legal_light,
    "again": rethrow.legal_again,
    "ability": abilities.legal_ability,
    "scar": rest.legal_scar,
    "trade": trade.legal_trade,
    "shop": shop.legal_shop,
    **dict.fromkeys(WINDOWS, windows.legal_window),
}

OUTCOMES: dict[str, Callable[[FighterState], Outcomes]] = {
    "hero": setup.hero_outcomes,
    "leader": setup.leader_outcomes,
    "rooms": rooms.room_outcomes,
    "card": gifts.card_outcomes,
    "monster": rooms.monster_outcomes,
    "stall": shop.stall_outcomes,
    "boss": boss.boss_outcomes,
}

DO: dict[str, Callable[[FighterState, Action], list[Event]]] = {
    "hero": setup.do_hero,
    "leader": setup.do_leader,
    "rooms": rooms.do_rooms,
    "room": rooms.do_room,
    "card": gifts.do_card,
    "gift": gifts.do_gift,
    "monster": rooms.do_monster,
    "retreat": rooms.do_retreat,
    "die": turns.do_die,
    "weapons": throws.do_weapons,
    "launch": throws.do_launch,
    "seed": throws.do_seed,
    "light": rethrow.do_light,
    "again": rethrow.do_again,
    "ability": abilities.do_ability,
    "scar": rest.do_scar,
    "trade": trade.do_trade,
    "stall": shop.do_stall,
    "shop": shop.do_shop,
    "boss": boss.do_boss,
    **dict.fromkeys(WINDOWS, windows.do_window),
}
