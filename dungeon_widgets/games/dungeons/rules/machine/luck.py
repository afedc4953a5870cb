"""Chance: what may be drawn or thrown, with its weights, and making it happen."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from .....engine.stack import pop, replace_top
from .....engine.state import Action, Event, Outcomes, pick
from ..board.seating import pile_of
from ..cards import dice, hands
from ..chapters import setup, tournament
from ..chapters.draw import dropped
from ..events import told
from ..frames import Deal, Drop, Fight, Rethrow, Trial

if TYPE_CHECKING:
    from ..state import DungeonsState

FACES = range(1, 7)
ONE_DIE: Outcomes = [(("roll", a), 1) for a in FACES]
TWO_DICE: Outcomes = [(("roll", a, b), 1) for a in FACES for b in FACES]


def outcomes(state: DungeonsState) -> Outcomes:
    """Every outcome of the chance move."""
    frame = state.stack[-1] if state.stack else None
    if frame is None:
        return [(("die", a), 1) for a in FACES]
    if isinstance(frame, Fight):
        return list(TWO_DICE)
    if isinstance(frame, Trial):
        return list(ONE_DIE)
    if isinstance(frame, Rethrow):
        return [(("rethrow", a), 1) for a in FACES]
    if isinstance(frame, Drop):
        return drop_outcomes(state, frame.seat)
    assert isinstance(frame, Deal)
    return deal_outcomes(state, frame)


def deal_outcomes(state: DungeonsState, frame: Deal) -> Outcomes:
    """The cards of a pile, as often as they are in it; its known bottom only when nothing else is left."""
    verb = {"card": "draw"}.get(frame.what, frame.what)
    if frame.what == "hero":
        cards: tuple[str, ...] = state.hero_deck
    else:
        pile = pile_of(state, frame.seat)
        cards = {
            "card": pile.deck,
            "quest": pile.quests or pile.quests_under[:1],
            "map": pile.maps or pile.maps_under[:1],
        }[frame.what]
    return [((verb, card), n) for card, n in sorted(Counter(cards).items())]


def drop_outcomes(state: DungeonsState, seat: int) -> Outcomes:
    """Any card of a hand: hidden ones by their era, which no event tells, 0 for one all know; wounded monsters."""
    hero = state.heroes[seat]
    found: Outcomes = [
        (("drop", held.card, held.era, 0), n) for held, n in sorted(Counter(hero.hand).items())
    ]
    return found + [
        (("drop", monster.card, 0, monster.wounds), n) for monster, n in sorted(Counter(hero.wounded).items())
    ]


def draw(state: DungeonsState, rng: Random) -> Action:
    """One outcome; dice and the draw pile without a list."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Fight):
        return ("roll", 1 + int(rng.random() * 6), 1 + int(rng.random() * 6))
    if isinstance(frame, Trial):
        return ("roll", 1 + int(rng.random() * 6))
    if isinstance(frame, Deal) and frame.what == "card":
        deck = pile_of(state, frame.seat).deck
        return ("draw", deck[int(rng.random() * len(deck))])
    return pick(outcomes(state), rng)


def happen(state: DungeonsState, action: Action) -> list[Event]:
    """Make the outcome happen."""
    verb = action[0]
    if verb == "die":
        return setup.throw(state, action[1])
    if verb == "roll":
        return dice.roll(state, action[1:])
    if verb == "rethrow":
        return dice.rethrow(state, action[1])
    frame = state.stack[-1]
    if isinstance(frame, Drop):
        count_down(state, frame.n)
        return dropped(state, frame.seat, *action[1:])
    assert isinstance(frame, Deal)
    count_down(state, frame.n)
    return dealt(state, frame, action[1])


def count_down(state: DungeonsState, n: int) -> None:
    """One card less to be drawn or dropped."""
    if n > 1:
        replace_top(state, n=n - 1)
    else:
        pop(state)


def dealt(state: DungeonsState, frame: Deal, card: str) -> list[Event]:
    """A card comes from its pile."""
    if frame.what == "card":
        return hands.draw(state, frame.seat, card)
    if frame.what == "quest":
        return setup.take_quest(state, frame.seat, card)
    if frame.what == "hero":
        left = list(state.hero_deck)
        left.remove(card)
        state.hero_deck = tuple(left)
        state.heroes[frame.seat].hero = card
        return told("hero", seat=frame.seat, hero=card)
    pile = pile_of(state, frame.seat)
    state.drawn_seen = not pile.maps
    if pile.maps:
        maps = list(pile.maps)
        maps.remove(card)
        pile.maps = tuple(maps)
    else:
        pile.maps_under = pile.maps_under[1:]
    state.drawn = card
    if state.phase == "lay" and not state.drawn_seen:
        return tournament.map_drawn(state.active, card)
    return told("map", seat=state.active, card=card)
