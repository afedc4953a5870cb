"""This position with all a seat cannot see dealt anew, from the exact posterior.

What is hidden are hands; decks are in no order. All cards the seat has not seen, drawn after the same shuffle, are
alike to it: they may lie in the deck or in any hand that holds a card of that shuffle. So they are put together,
shuffled and dealt to those places. Cards from before a shuffle stay among the hands that still hold such cards.

Of a card that left a hand nobody else knows after which shuffle it was drawn (ruling 57): two equal ones may come from
two shuffles. So that is drawn first, for all such cards at once (see `passages`).

A hand is a set of single cards: that one of them was played says nothing about which of two equal ones it was, and
others' choices are no evidence: each single card is as likely to be chosen as any other. A window opens by what is
public, so nobody's silence tells anything.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from ....engine.streams import Stream, shuffled
from ..rules.chapters.build import fits
from ..rules.chapters.tournament import pile_to_lay
from ..rules.records import KNOWN, Held
from .passages import passages_anew, unseen_now

if TYPE_CHECKING:
    from ..rules.state import Adventurer, DungeonsState, Pile


def redealt(state: DungeonsState, seat: int | None, rng: Random) -> DungeonsState:
    """A copy in which the others' hidden cards and the decks are dealt anew."""
    twin = state.clone()
    hidden = {other: hero for other, hero in enumerate(twin.heroes) if other != seat}
    if state.game.tournament:
        for other, hero in hidden.items():
            deal_anew(twin.piles[other], {other: hero}, rng)
            deal_maps(twin, other, rng)
    else:
        deal_anew(twin.piles[0], hidden, rng)
    return twin


def laid_anyhow(state: DungeonsState, seat: int | None) -> DungeonsState:
    """A copy in which the others' hidden cards are the first of all that are unseen, by name, whenever they were drawn."""
    if state.game.tournament:
        return redealt(state, seat, Stream(0, "anyhow"))
    twin = state.clone()
    pile = twin.piles[0]
    others = [hero for other, hero in enumerate(twin.heroes) if other != seat]
    hands, pile.deck = _in_order(pile.deck, pile.era, tuple([hero.hand for hero in others]))
    for hero, hand in zip(others, hands, strict=True):
        hero.hand = hand
    pile.passages = ()
    return twin


Hand = tuple[Held, ...]


@lru_cache(maxsize=64)
def _in_order(deck: tuple[str, ...], era: int, hands: tuple[Hand, ...]) -> tuple[list[Hand], tuple[str, ...]]:
    """Hands with the first of the unseen cards, by name, and the deck that is left: asked at choice after choice."""
    unseen = sorted([*deck, *[held.card for hand in hands for held in hand if held.era != KNOWN]])
    laid, at = [], 0
    for hand in hands:
        known = [held for held in hand if held.era == KNOWN]
        n = len(hand) - len(known)
        laid.append(tuple(sorted([*known, *[Held(era, card) for card in unseen[at : at + n]]])))
        at += n
    return laid, tuple(unseen[at:])


def deal_anew(pile: Pile, heroes: dict[int, Adventurer], rng: Random) -> None:
    """Deal the hidden cards of these heroes and the deck anew, shuffle by shuffle."""
    unseen = unseen_now(pile, heroes)
    if pile.passages:
        unseen, pile.passages = passages_anew(pile, heroes, rng)
    hands = [[held for held in hero.hand if held.era == KNOWN] for hero in heroes.values()]
    for era, (pool, places) in enumerate(zip(unseen.pools, unseen.places, strict=True), 1):
        if not pool:
            continue
        dealt = shuffled(pool, rng)
        for hand, n in zip(hands, places, strict=True):
            hand += [Held(era, card) for card in dealt[:n]]
            dealt = dealt[n:]
        if era == pile.era:
            pile.deck = tuple(sorted(dealt))
    for hero, hand in zip(heroes.values(), hands, strict=True):
        hero.hand = tuple(sorted(hand))


def deal_maps(state: DungeonsState, layer: int, rng: Random) -> None:
    """Deal anew the maps of the pile a seat lays from, with the card they keep back and the one they are to lay.

    A card that fits nowhere would not have been left for them to lay, so the one dealt must fit.
    """
    pile = state.piles[pile_to_lay(state, layer)]
    held = state.held[layer]
    laying = state.phase == "lay" and state.active == layer and bool(state.drawn) and not state.drawn_seen
    if not held and not laying:
        return
    pool = sorted([*pile.maps, *([held] if held else []), *([state.drawn] if laying else [])])
    while True:
        dealt = shuffled(pool, rng)
        if held:
            state.held = tuple(dealt[-1] if i == layer else card for i, card in enumerate(state.held))
            dealt.pop()
        if laying:
            state.drawn = dealt.pop()
        if not laying or fits(state):
            pile.maps = tuple(sorted(dealt))
            return
