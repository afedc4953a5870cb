"""Before the bidding: special monsters and first player drawn by lot, the hero chosen or drawn, tiles laid out, deck shuffled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....engine.checks import short
from ....engine.errors import unknown
from ....engine.state import CHANCE, Action, Event
from .content import Box
from .lists import SPECIALS
from .records import Tiles

if TYPE_CHECKING:
    from .state import WelcomeState


def chosen_specials(box: Box, specials: Sequence[str]) -> Tiles:
    """The two special monsters that a table has agreed on, in the order of the box; anything else is refused."""
    if isinstance(specials, str) or not isinstance(specials, Sequence):
        raise ValueError(f"specials must be a list of {SPECIALS} special monsters, not {short(specials)}")
    for monster in specials:
        if monster not in box.specials:
            raise unknown("special monster", monster, box.specials)
    two = tuple(kind for kind in box.specials if kind in specials)
    if not len(two) == len(specials) == SPECIALS:
        raise ValueError(f"specials must be {SPECIALS} different special monsters, not {short(specials)}")
    return two


def specials(state: WelcomeState, action: Action) -> list[Event]:
    """FR2 Mise en place 3: two special monsters, for the whole game and known to all."""
    state.specials = action[1:]
    state.deck = state.game.lists.decks[state.specials]
    event = Event("specials", {"specials": list(state.specials)})
    state.phase = "first"
    return [event] if state.game.first is None else [event, *first(state, ("first", state.game.first))]


def lots(state: WelcomeState) -> list[Action]:
    """FR1 Mise en place: what is drawn by lot before the bidding, all alike: special monsters, first player, or hero."""
    lists = state.game.lists
    if state.phase == "specials":
        return lists.specials
    return lists.first if state.phase == "first" else lists.heroes


def first(state: WelcomeState, action: Action) -> list[Event]:
    """FR1 Mise en place: the first player is drawn by lot."""
    state.starter = action[1]
    return [Event("first", {"seat": state.starter}), *new_round(state)]


def new_round(state: WelcomeState) -> list[Event]:
    """FR1 Mise en place and Nouvelle manche: the starter chooses the hero, or it is drawn."""
    state.to_move = state.starter
    state.phase = "hero"
    if state.round == 1:
        if state.game.hero == "random":
            state.to_move = CHANCE
        elif state.game.hero != "choose":
            return _equip(state, state.game.hero, None)
    return []


def hero(state: WelcomeState, action: Action) -> list[Event]:
    """A hero is chosen by the starter, or drawn."""
    return _equip(state, action[1], state.to_move if state.to_move >= 0 else None)


def _equip(state: WelcomeState, hero: str, chosen_by: int | None) -> list[Event]:
    who = state.game.box_content.heroes[hero]
    state.hero = hero
    state.tiles = who.tiles
    state.phase = "bid"
    state.to_move = state.starter
    return [Event("hero", {"hero": hero, "seat": chosen_by, "round": state.round, "hp": who.full_hp})]
