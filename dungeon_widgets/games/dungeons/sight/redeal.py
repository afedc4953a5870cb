"""This position with all a seat cannot see dealt anew, from the exact posterior.

What is hidden are hands; decks are in no order. All cards the seat has not seen, drawn after the same shuffle, are
alike to it: they may lie in the deck or in any hand that holds a card of that shuffle. So they are put together,
shuffled and dealt to those places. Cards from before a shuffle stay among the hands that still hold such cards, and
are not dealt to who is known to hold none of that kind (see `rules.hands`).

A hand is a set of single cards: that one of them was played says nothing about which of two equal ones it was, and
others' choices are no evidence. A window opens by what is public, so nobody's silence tells anything.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ....engine.streams import shuffled
from ..rules.chapters.build import fits
from ..rules.chapters.tournament import pile_to_lay
from ..rules.records import Held

if TYPE_CHECKING:
    from ..rules.state import Adventurer, DungeonsState, Pile


def redealt(state: DungeonsState, seat: int | None, rng: Random) -> DungeonsState:
    """A copy in which the others' hidden cards and the decks are dealt anew."""
    twin = state.clone()
    hidden = [hero for other, hero in enumerate(twin.heroes) if other != seat]
    if state.game.tournament:
        for other, hero in enumerate(twin.heroes):
            if other != seat:
                deal_anew(twin.piles[other], [hero], rng)
                deal_maps(twin, other, rng)
    else:
        deal_anew(twin.piles[0], hidden, rng)
    return twin


def deal_anew(pile: Pile, heroes: list[Adventurer], rng: Random) -> None:
    """Deal the hidden cards of these heroes and the deck anew, shuffle by shuffle."""
    for era in range(1, pile.era + 1):
        places = [sum(held.era == era for held in hero.hand) for hero in heroes]
        pool = [held.card for hero in heroes for held in hero.hand if held.era == era]
        if era == pile.era:
            pool += pile.deck
        if not pool:
            continue
        dealt = shuffled(sorted(pool), rng)
        while forbidden(dealt, places, heroes, era):
            dealt = shuffled(sorted(pool), rng)
        for hero, n in zip(heroes, places, strict=True):
            cards, dealt = dealt[:n], dealt[n:]
            others = [held for held in hero.hand if held.era != era]
            hero.hand = tuple(sorted([*others, *(Held(era, card) for card in cards)]))
        if era == pile.era:
            pile.deck = tuple(sorted(dealt))


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


def forbidden(dealt: list[str], places: list[int], heroes: list[Adventurer], era: int) -> bool:
    """Whether somebody would hold what all know they do not."""
    start = 0
    for hero, n in zip(heroes, places, strict=True):
        lacking = {held.card for held in hero.lacks if held.era == era}
        if lacking and lacking.intersection(dealt[start : start + n]):
            return True
        start += n
    return False
