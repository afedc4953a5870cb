"""The order of seats clockwise, the living, whose pile is drawn from and discarded to, who stands where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..printed import Hero

if TYPE_CHECKING:
    from ..state import DungeonsState, Pile


def clockwise(state: DungeonsState, start: int) -> list[int]:
    """The living seats in their order, from this one on; left is the next seat (ruling 29)."""
    heroes = state.heroes
    players = len(heroes)
    seats = [*range(start % players, players), *range(start % players)]
    return [seat for seat in seats if heroes[seat].alive]


def others(state: DungeonsState, seat: int) -> list[int]:
    """The other living seats, from the left of this one."""
    heroes = state.heroes
    return [other for other in (*range(seat + 1, len(heroes)), *range(seat)) if heroes[other].alive]


def pile_of(state: DungeonsState, owner: int) -> Pile:
    """The piles a player draws from and discards to: their own in a tournament, else the common ones."""
    return state.piles[owner if state.game.tournament else 0]


def hero_card(state: DungeonsState, seat: int) -> Hero:
    """The hero card of a seat."""
    return state.box.heroes[state.heroes[seat].hero]


def space_of(state: DungeonsState, seat: int) -> int:
    """The number of the space a hero stands in."""
    return state.layout.at[state.heroes[seat].cell]


def moving(state: DungeonsState, seat: int) -> bool:
    """Whether it is this hero's own Movement phase."""
    return state.phase == "move" and seat == state.active


def occupied(state: DungeonsState) -> list[tuple[int, int]]:
    """FR Définitions: the cells with a hero."""
    return [state.heroes[seat].cell for seat in clockwise(state, 0)]
