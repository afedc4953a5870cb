"""New equipment: a card drawn, given to a hero with a place for it, in place of another, or discarded. FR Équipement
gratuit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop, push
from .....engine.state import CHANCE, Action, Event, Outcomes
from .. import party
from ..records import Step, without

if TYPE_CHECKING:
    from ..state import FighterState


def ask_card(state: FighterState, step: Step) -> list[Event] | None:
    if not state.shop_deck:  # ruling 47: no card
        pop(state)
        return []
    state.to_move = CHANCE
    return None


def card_outcomes(state: FighterState) -> Outcomes:
    return [(("card", card), 1) for card in state.shop_deck]


def do_card(state: FighterState, action: Action) -> list[Event]:
    step: Step = pop(state)
    card = action[1]
    state.shop_deck = without(state.shop_deck, card)
    push(state, Step("gift", card=card))
    return [Event("gift", {"card": card, "why": step.card})]


def ask_gift(state: FighterState, step: Step) -> None:
    state.to_move = party.decider(state)


def legal_gift(state: FighterState) -> list[Action]:
    """To a hero with a slot, or in exchange for a card of its kind, which is discarded (ruling 24); or to nobody."""
    card = state.step.card
    items = party.content_of(state).items
    kind = items[card].kind
    choices: list[Action] = [("discard", card)]
    for seat in party.in_game(state):
        if party.slots_left(state, seat, kind) > 0:
            choices.append(("give", card, seat))
        else:
            worn = [item for item in state.heroes[seat].items if items[item].kind == kind]
            choices += [("give", card, seat, old) for old in worn]
    return choices


def do_gift(state: FighterState, action: Action) -> list[Event]:
    pop(state)
    if action[0] == "discard":
        return [Event("discard", {"card": action[1]})]
    _, card, seat, *exchanged = action
    hero = state.heroes[seat]
    for old in exchanged:
        hero.items = without(hero.items, old)
        hero.used = tuple(item for item in hero.used if item != old)
    hero.items = (*hero.items, card)
    return [Event("give", {"seat": seat, "card": card, "old": next(iter(exchanged), None)})]
