"""Cards of a hand: drawn, shuffled, discarded, given back; which all know; wounded monsters lying face up.

A card all know to be in a hand (ruling 51) is marked `KNOWN` and leaves first. Hidden cards carry the number of the
shuffle they were drawn after: cards of different shuffles come from different sets, so who deals anew must keep them
apart. Which shuffle a card came from is told to nobody (ruling 57); from the second shuffle on the pile remembers in
which order cards came and left, for that is all the others saw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.state import Event
from ..board.seating import pile_of
from ..events import told
from ..frames import Bane, Fight, Toss, Trap
from ..records import KNOWN, Held, Passage, Wounded

if TYPE_CHECKING:
    from ..state import Adventurer, DungeonsState


def size(hero: Adventurer) -> int:
    """The cards of a hand; wounded monsters count (ruling 3)."""
    return len(hero.hand) + len(hero.wounded)


def hidden(hero: Adventurer) -> int:
    """How many cards of the hand nobody else knows."""
    hand = hero.hand  # sorted: known cards come first
    return len(hand) if not hand or hand[0].era != KNOWN else sum(held.era != KNOWN for held in hand)


def cards(hero: Adventurer) -> list[str]:
    """The different cards of a hand, wounded monsters left out."""
    return sorted({held.card for held in hero.hand})


def take(state: DungeonsState, seat: int, card: str) -> bool:
    """Take a card out of the hand, one that is known, else the oldest; whether all knew it was there."""
    leaving = next(held for held in state.heroes[seat].hand if held.card == card)  # the hand is sorted by era
    take_out(state, seat, leaving)
    return leaving.era == KNOWN


def take_out(state: DungeonsState, seat: int, leaving: Held) -> None:
    """Take just this card out of the hand."""
    hero = state.heroes[seat]
    left = list(hero.hand)
    left.remove(leaving)
    hero.hand = tuple(left)
    if leaving.era != KNOWN:
        remember(state, Passage(seat, leaving.era, leaving.card))


def remember(state: DungeonsState, passage: Passage) -> None:
    """What matters to who deals anew; while there was one shuffle only, it does not."""
    pile = pile_of(state, passage.seat)
    if pile.era > 1:
        pile.passages = (*pile.passages, passage)


def put(hero: Adventurer, card: str, era: int = KNOWN) -> None:
    """Put a card into the hand."""
    hero.hand = tuple(sorted((*hero.hand, Held(era, card))))


def put_wounded(hero: Adventurer, card: str, wounds: int) -> None:
    """Lay a wounded monster face up beside the hand."""
    hero.wounded = tuple(sorted((*hero.wounded, Wounded(card, wounds))))


def take_wounded(hero: Adventurer, card: str, wounds: int) -> None:
    """Take a wounded monster away."""
    left = list(hero.wounded)
    left.remove(Wounded(card, wounds))
    hero.wounded = tuple(left)


def toss(state: DungeonsState, card: str, owner: int) -> None:
    """Lay a card on its owner's discard pile."""
    pile = pile_of(state, owner)
    pile.discard = tuple(sorted((*pile.discard, card)))


def give_back(state: DungeonsState, seat: int, card: str, wounds: int = 0) -> list[Event]:
    """Back to the hand, where all know it (ruling 51), wounded face up; a dead player has no hand."""
    hero = state.heroes[seat]
    if not hero.alive:
        toss(state, card, seat)
    elif wounds:
        put_wounded(hero, card, wounds)
    else:
        put(hero, card)
    return told("back", seat=seat, card=card, wounds=wounds)


def draw(state: DungeonsState, seat: int, card: str) -> list[Event]:
    """A card comes from the draw pile into the hand; only its player sees it."""
    pile = pile_of(state, seat)
    left = list(pile.deck)
    left.remove(card)
    pile.deck = tuple(left)
    put(state.heroes[seat], card, pile.era)
    remember(state, Passage(seat, pile.era, ""))
    return [Event("draw", {"seat": seat}, (seat,), {"card": card})]


def reshuffle(state: DungeonsState, seat: int) -> list[Event]:
    """FR Défausse et Pioche: an empty draw pile is made of the discards again; without any, nothing is drawn."""
    pile = pile_of(state, seat)
    if pile.deck or not pile.discard:
        return []
    pile.deck, pile.discard = pile.discard, ()
    pile.era += 1
    return told("shuffle", seat=seat, n=len(pile.deck))


def drop_all(state: DungeonsState) -> None:
    """Nothing more is done of what lies on the stack: cards on their way are discarded."""
    for frame in state.stack:
        if isinstance(frame, (Bane, Trap)):
            toss(state, frame.card, frame.by)
        elif isinstance(frame, Fight) and frame.against == "monster":
            toss(state, frame.foe, frame.by)
        elif isinstance(frame, Toss):
            toss(state, frame.card, frame.owner)
    for sent in (*state.sent, *state.ordered):
        toss(state, sent.card, state.active)
    state.stack = ()
    state.sent = state.ordered = ()


def discard_from_hand(state: DungeonsState, seat: int, card: str, wounds: int = 0) -> list[Event]:
    """A card of the hand, or a wounded monster, onto the discard pile."""
    known = True
    if wounds:
        take_wounded(state.heroes[seat], card, wounds)
    else:
        known = take(state, seat, card)
    toss(state, card, seat)
    return told("discard", seat=seat, card=card, wounds=wounds, known=known)
