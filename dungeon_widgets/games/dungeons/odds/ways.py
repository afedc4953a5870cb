"""Chances of a given way through the dungeon as it lies: its doors and pits as this hero meets them now."""

from __future__ import annotations

from itertools import pairwise

from ..rules.board.doors import code_of, ignores
from ..rules.cards.attributes import roll_parts, score
from ..rules.cards.plays import sources
from ..rules.state import DungeonsState
from .helps import affordable, preparations, prepared, rethrows
from .rolls import door_roll, pit_roll
from .routes import Leg, RouteOdds, route_odds


def legs(state: DungeonsState, seat: int, spaces: tuple[int, ...]) -> list[Leg]:
    """The doors and pits of a way of neighbouring spaces, as this hero meets them now."""
    found = []
    for here, there in pairwise(spaces):
        exit = next(one for one in state.layout.exits[here] if one.to == there)
        found.append(Leg(code_of(state, seat, here, exit), pit_of(state, seat, there)))
    return found


def pit_of(state: DungeonsState, seat: int, space: int) -> int:
    """The threat of a pit this hero would have to roll for on entering; 0 for none."""
    met = state.layout.cells[space] in state.pits or ignores(state, seat, "pit")
    return 0 if met else state.layout.cards[space].pit


def way_odds(
    state: DungeonsState, seat: int, spaces: tuple[int, ...], points: int | None = None
) -> RouteOdds:
    """The chances of this way with the points left (or so many), and the Glory for preparations and re-throws one has
    now."""
    move = score(state, seat, "move")
    door, pit = door_roll(seat, 0), pit_roll(seat, 0)
    added_door = sum(part.n for part in roll_parts(state, door, seat)) - move
    added_pit = sum(part.n for part in roll_parts(state, pit, seat)) - move
    again = rethrows(state, seat, door)
    met = legs(state, seat, spaces)

    def with_help(added: int, left: int) -> RouteOdds:
        return route_odds(
            met,
            state.points if points is None else points,
            move,
            door=added_door + added,
            pit=added_pit + added,
            rerolls=affordable(again, left),
            life=lives(state, seat),
        )

    helps = [help for help in preparations(state, seat, door) if help.lasting]
    return max(prepared(helps, state.heroes[seat].glory, with_help), key=lambda odds: odds.arrive)


def lives(state: DungeonsState, seat: int) -> int:
    """The wounds that end it: Life, and what lies open to heal when it is needed."""
    spare = 0
    for source in sources(state, seat):
        if source.ability.when == "any" and source.item is not None and source.ability.cost.use:
            effects = state.box.lists.get(source.ability.do, ())
            healed = sum(one.n for one in effects if one.op in ("recover", "life"))
            spare += healed * (source.item.uses // source.ability.cost.use)
    return max(1, state.heroes[seat].life + spare)


def simple_ways(state: DungeonsState, start: int, points: int) -> list[tuple[int, ...]]:
    """All ways without a space twice, at most so many steps long."""
    found: list[tuple[int, ...]] = []
    todo: list[tuple[int, ...]] = [(start,)]
    while todo:
        way = todo.pop()
        if len(way) > 1:
            found.append(way)
        if len(way) <= points:
            todo += [(*way, to) for to in state.layout.neighbours(way[-1]) if to not in way]
    return found
