"""Plans: which quest to race for, which way to go, what a space or a card is worth. Quick, for play-outs too."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import fsum

from ..odds.dice import threat_odds
from ..rules.board.doors import code_of
from ..rules.board.layout import OPEN, Layout
from ..rules.board.seating import others, space_of
from ..rules.cards.attributes import score
from ..rules.chapters.quests import open_steps
from ..rules.state import DungeonsState

FAR = 99.0


def distances(state: DungeonsState, seat: int, start: int) -> Sequence[float]:
    """What it costs to reach each space: points, and how doors and pits delay."""
    layout = state.layout
    codes = tuple([code_of(state, seat, start, exit) for exit in layout.exits[start]])
    return _distances(layout, start, score(state, seat, "move"), codes)


@lru_cache(maxsize=64)
def _distances(layout: Layout, start: int, move: int, codes: tuple[str, ...]) -> Sequence[float]:
    """The same for a hero of this Move; `codes` are what they meet at the ways out of the first space."""
    ways = _ways(layout, move)
    first = [_way(layout, exit.to, code, move) for exit, code in zip(layout.exits[start], codes, strict=True)]
    found = [FAR] * len(ways)
    found[start] = 0.0
    todo = [(0.0, start)]
    while todo:
        cost, here = heappop(todo)
        if cost > found[here]:
            continue
        for to, door, pit in ways[here] if here != start else first:
            new = cost + 1.0 + door + pit
            if new < found[to]:
                found[to] = new
                heappush(todo, (new, to))
    return found


@lru_cache(maxsize=64)
def _ways(layout: Layout, move: int) -> list[list[tuple[int, float, float]]]:
    """From each space, those beside it and how their doors and pits delay a hero of this Move."""
    return [[_way(layout, exit.to, exit.code, move) for exit in exits] for exits in layout.exits]


def _way(layout: Layout, to: int, code: str, move: int) -> tuple[int, float, float]:
    return to, door_delay(code, move), pit_delay(layout.cards[to].pit, move)


@lru_cache(maxsize=256)
def door_delay(code: str, move: int) -> float:
    """How many points a door is worth."""
    if code == OPEN:
        return 0.0
    p = float(threat_odds(move, int(code[1:])))
    if code[0] == "T":
        return 1.5 * (1 - p)
    return (1 / p - 1) if p else FAR


@lru_cache(maxsize=64)
def pit_delay(pit: int, move: int) -> float:
    return 4.0 * (1 - float(threat_odds(move, pit))) if pit else 0.0


def wanted_rooms(state: DungeonsState, seat: int) -> dict[str, float]:
    """The rooms the hero's quests need next, with how near the quest is to its end."""
    found: dict[str, float] = {}
    for task in state.heroes[seat].tasks:
        steps = len(state.box.quests[task.quest].steps)
        for _, step in open_steps(state, task):
            if step.room is None:
                continue
            if step.need == "pay" and state.heroes[seat].glory < step.cost.glory:
                continue
            value = (1 + len(task.done)) / steps
            found[step.room] = max(found.get(step.room, 0.0), value)
    return found


def goal(state: DungeonsState, seat: int, reach: Sequence[float] | None = None) -> int | None:
    """The space to make for: a wanted room that is near and worth it. `reach` are the distances, where known."""
    here = space_of(state, seat)
    reach = reach or distances(state, seat, here)
    best, found = 0.0, None
    wanted = wanted_rooms(state, seat)
    for space, card in enumerate(state.layout.cards):
        if space != here and card.id in wanted and reach[space] < FAR:
            value = (0.5 + wanted[card.id]) / (1.0 + reach[space])
            if value > best:
                best, found = value, space
    return found


def step_towards(
    state: DungeonsState, seat: int, space: int, reach: Sequence[float] | None = None
) -> int | None:
    """The side to leave by on the cheapest way to a space. `reach` are the distances, where known."""
    here = space_of(state, seat)
    back, exits = reach or distances(state, seat, here), state.layout.exits
    at = space
    while at != here:
        # Ways lead both ways, so who can be come from lies at the end of a way out.
        before = [(back[exit.to], exit.to) for exit in exits[at] if back[exit.to] < back[at]]
        if not before:
            return None
        nxt = min(before)[1]
        if nxt == here:
            return next(exit.side for exit in state.layout.exits[here] if exit.to == at)
        at = nxt
    return None


def leader(state: DungeonsState, seat: int) -> int:
    """The rival to stop: the one nearest to winning."""
    return max(others(state, seat), key=lambda other: (progress(state, other), -other))


def progress(state: DungeonsState, seat: int) -> float:
    """How far a hero is, from 0 to about 1: quests done, steps done, Life left."""
    hero = state.heroes[seat]
    if not hero.alive:
        return 0.0
    steps = fsum(len(task.done) / len(state.box.quests[task.quest].steps) for task in hero.tasks)
    need = max(1, state.box.to_win)
    life = min(hero.life, 6) / 6
    return (len(hero.finished) + 0.6 * steps / max(1, len(hero.tasks))) / need * 0.8 + 0.1 * life
