"""The shop: how many cards are laid out, prices, healing and bonus dice for gold, unsold cards, and what comes after
it. FR 4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop, push
from .....engine.state import CHANCE, Action, Event, Outcomes
from .. import party
from ..records import BONUS, HEAL, LEAVE, Step, without
from .rooms import put_back

if TYPE_CHECKING:
    from ..state import FighterState


def do_visit(state: FighterState, step: Step) -> list[Event]:
    """Two cards and one more for each hero not eliminated are laid out (ruling 46)."""
    pop(state)
    cards = min(party.content_of(state).setup.shop_cards + len(party.in_game(state)), len(state.shop_deck))
    push(state, Step("shop"), *[Step("stall") for _ in range(cards)])
    return [Event("shop", {"n": state.shops + 1})]


def ask_stall(state: FighterState, step: Step) -> None:
    state.to_move = CHANCE


def stall_outcomes(state: FighterState) -> Outcomes:
    return [(("card", card), 1) for card in state.shop_deck]


def do_stall(state: FighterState, action: Action) -> list[Event]:
    pop(state)
    card = action[1]
    state.shop_deck = without(state.shop_deck, card)
    state.stall = (*state.stall, card)
    return [Event("stall", {"card": card})]


def can_carry(state: FighterState, card: str) -> bool:
    """Whether any hero's sheet has room for the kind at all, if need be in exchange."""
    kind = party.content_of(state).items[card].kind
    heroes = [state.heroes[seat] for seat in party.in_game(state)]
    return any(party.card_of(state, hero).slots[kind] for hero in heroes)


def someone_hurt(state: FighterState) -> bool:
    return any(hero.standing and hero.health < party.most_health(state, hero) for hero in state.heroes)


def legal_shop(state: FighterState) -> list[Action]:
    content = party.content_of(state)
    choices: list[Action] = [LEAVE]
    affordable = [card for card in state.stall if content.items[card].cost <= state.gold]
    choices += [("buy", card) for card in affordable if can_carry(state, card)]
    if state.gold >= content.setup.heal_cost and someone_hurt(state):
        choices.append(HEAL)
    if state.gold >= content.setup.bonus_die_cost and party.room_for_dice(state) > 0:
        choices.append(BONUS)
    return choices


def ask_shop(state: FighterState, step: Step) -> list[Event] | None:
    if legal_shop(state) == [LEAVE]:  # nothing to choose
        return do_shop(state, LEAVE)
    state.to_move = party.decider(state)
    return None


def do_shop(state: FighterState, action: Action) -> list[Event]:
    setup = party.content_of(state).setup
    if action == HEAL:  # one coin restores one to each hero
        state.gold -= setup.heal_cost
        return [Event("treat", {"gold": state.gold}), *party.heal_everybody(state, 1, "shop")]
    if action == BONUS:
        state.gold -= setup.bonus_die_cost
        state.dice += 1
        return [Event("bonus", {"gold": state.gold, "dice": state.dice})]
    if action[0] == "buy":
        card = action[1]
        cost = party.content_of(state).items[card].cost
        state.gold -= cost
        state.stall = without(state.stall, card)
        push(state, Step("gift", card=card))
        return [Event("buy", {"card": card, "cost": cost, "gold": state.gold})]
    return _leave(state)


def _leave(state: FighterState) -> list[Event]:
    """FR 4.1: unsold cards leave the game; after the third shop waits the boss, else the exploring goes on."""
    pop(state)
    state.stall = ()
    state.shops += 1
    last = state.shops == party.content_of(state).setup.shops
    if not last:
        put_back(state)
    push(state, Step("boss") if last else Step("rooms"))
    return [Event("leave", {"shops": state.shops})]
