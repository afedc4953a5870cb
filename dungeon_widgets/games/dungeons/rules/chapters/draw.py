"""FR Défausse et Pioche: the discard owed each turn, filling the hand up to five, random discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import pop, push
from .....engine.state import CHANCE, Action, Event
from ..board.seating import pile_of
from ..cards import hands, inventory
from ..cards.hands import discard_from_hand
from ..events import told
from ..frames import Deal, Drop
from ..records import KNOWN, Held
from .quests import replace_quest

if TYPE_CHECKING:
    from ..state import DungeonsState


def owed(state: DungeonsState) -> list[Event] | None:
    """A discard is owed by who has a card in hand."""
    if not hands.size(state.heroes[state.active]):
        state.phase = "draw"
        return []
    state.to_move = state.active
    return None


def discards(state: DungeonsState) -> list[Action]:
    """A card of the hand, or instead a Treasure or an unfinished quest that can be replaced (rulings 1, 2)."""
    hero = state.heroes[state.active]
    found: list[Action] = [("discard", card) for card in hands.cards(hero)]
    found += sorted({("dismiss", monster.card, monster.wounds) for monster in hero.wounded})
    found += [("shed", item.card) for item in hero.treasures]
    if inventory.renewable(state, state.active):
        found += [("abandon", task.quest) for task in hero.tasks]
    return found


def discard(state: DungeonsState, action: Action) -> list[Event]:
    """The discard of the turn."""
    seat = state.active
    state.phase = "draw"
    if action[0] in ("discard", "dismiss"):
        return discard_from_hand(state, seat, *action[1:])
    if action[0] == "shed":
        return inventory.lose(state, seat, "treasure", action[1])
    return replace_quest(state, seat, action[1])


def fill(state: DungeonsState) -> list[Event]:
    """Up to the size of a hand; a larger hand stays as it is."""
    state.phase = "encounter"
    missing = state.box.hand - hands.size(state.heroes[state.active])
    if missing > 0:
        push(state, Deal(state.active, "card", missing))
    return []


def deal(state: DungeonsState, frame: Deal) -> list[Event] | None:
    """Wait for the next card; an empty draw pile is made of the discards, and without any nothing is drawn."""
    events: list[Event] = []
    if frame.what == "card":
        events = hands.reshuffle(state, frame.seat)
        if not pile_of(state, frame.seat).deck:
            pop(state)
            return events
        if events:
            return events
    state.to_move = CHANCE
    return None


def drop(state: DungeonsState, frame: Drop) -> list[Event] | None:
    """Wait for the card that chance takes out of a hand."""
    if not hands.size(state.heroes[frame.seat]):
        pop(state)
        return []
    state.to_move = CHANCE
    return None


def dropped(state: DungeonsState, seat: int, card: str, era: int, wounds: int) -> list[Event]:
    """The card chance took."""
    if wounds:
        return discard_from_hand(state, seat, card, wounds)
    hands.take_out(state, seat, Held(era, card))
    hands.toss(state, card, seat)
    return told("discard", seat=seat, card=card, wounds=0, known=era == KNOWN)
