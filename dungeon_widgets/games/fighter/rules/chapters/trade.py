"""Exchange in the Rest: cards given and swapped freely, those of an eliminated hero saved, a hero called to use a
card. FR 3.4, FR Équipement.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop, push
from .....engine.state import Action, Event
from .. import party
from ..combat.windows import usable, use
from ..records import DONE, Step, without

if TYPE_CHECKING:
    from ..state import FighterState


def trades(state: FighterState) -> list[Action]:
    """A card to a hero with a slot, or two of a kind exchanged between heroes."""
    items = party.content_of(state).items
    owned = [(card, seat) for seat, hero in enumerate(state.heroes) for card in hero.items]
    found: list[Action] = []
    for card, owner in owned:
        kind = items[card].kind
        for seat in party.in_game(state):
            if seat != owner and party.slots_left(state, seat, kind) > 0:
                found.append(("trade", card, seat))
        for other, holder in owned:
            both_in = not state.heroes[owner].out and not state.heroes[holder].out
            if both_in and owner < holder and items[other].kind == kind:
                found.append(("swap", *sorted((card, other))))
    return found


def callable_at_rest(state: FighterState) -> list[int]:
    """Heroes whom the one who decides may ask to use a card before they go on."""
    asks = party.decider(state)
    others = [seat for seat in party.standing(state) if seat != asks and seat not in state.called]
    return [seat for seat in others if usable(state, seat, "rest")]


def legal_trade(state: FighterState) -> list[Action]:
    calls: list[Action] = [("call", seat) for seat in callable_at_rest(state)]
    return [DONE, *trades(state), *usable(state, party.decider(state), "rest"), *calls]


def ask_trade(state: FighterState, step: Step) -> list[Event] | None:
    if legal_trade(state) == [DONE]:
        return do_trade(state, DONE)
    state.to_move = party.decider(state)
    return None


def do_trade(state: FighterState, action: Action) -> list[Event]:
    verb = action[0]
    if verb == "use":
        return use(state, party.decider(state), action)
    if verb == "call":
        state.called = (*state.called, action[1])
        push(state, Step("rest", seat=action[1]))
        return []
    if verb == "trade":
        _, card, to = action
        owner = _owner(state, card)
        _move(state, card, owner, to)
        return [Event("trade", {"card": card, "seat": owner, "to": to})]
    if verb == "swap":
        first, second = action[1:]
        owners = [_owner(state, first), _owner(state, second)]
        _move(state, first, owners[0], owners[1])
        _move(state, second, owners[1], owners[0])
        return [Event("swap", {"cards": [first, second], "seats": owners})]
    pop(state)
    state.called = ()
    return []


def _owner(state: FighterState, card: str) -> int:
    return next(seat for seat, hero in enumerate(state.heroes) if card in hero.items)


def _move(state: FighterState, card: str, owner: int, to: int) -> None:
    giver, taker = state.heroes[owner], state.heroes[to]
    giver.items = without(giver.items, card)
    giver.used = tuple(item for item in giver.used if item != card)
    taker.items = (*taker.items, card)
