"""Every chance of the odds panel against the same position played on in the engine: every roll, every way to write it.

The positions are drawn at random and reach odd ones: sheets nearly full, one life left, half-crossed rubble, open chests,
wounded and dead monsters, alone or with three rivals.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from dungeon_widgets.engine.advice import last_panel
from dungeon_widgets.engine.state import CHANCE, OVER, Action
from dungeon_widgets.games.dice_danger import DiceDangerState
from dungeon_widgets.games.dice_danger.odds.panel import panels
from dungeon_widgets.games.dice_danger.rules.content import SHEETS
from dungeon_widgets.games.dice_danger.rules.turn import END
from tests.soak import PLAYED_ON, report

from ..helpers import game

Made = dict[tuple[tuple[int, int], ...], tuple[int, frozenset[str]]]
"""What each pairing allows: the most crosses, and every place it can cross in some order."""


def drawn(rng: Random) -> tuple[DiceDangerState, int]:
    """A position in which luck is to roll, after so many choices, good ones and any; and a seat that will write."""
    while True:
        table = game(rng.choice(SHEETS), rng.choice((1, 2, 2, 4)))
        state, left = table.start(), rng.choice((10, 60, 150, 300, 500))
        kept: DiceDangerState | None = None
        while state.to_move != OVER and left > 0:
            left -= 1
            if state.to_move == CHANCE and state.phase == "roll":
                kept = state.clone()
            if state.to_move == CHANCE:
                state.apply(state.draw(rng))
            else:
                any_of = rng.choice(state.legal())
                state.apply(any_of if rng.random() < 0.2 else table.hints.habit(state, rng))
        if kept is not None:
            seats = [seat for seat, hero in enumerate(kept.heroes) if not hero.out]
            if len(seats) > 1 or table.solo:
                return kept, rng.choice(seats)


def written(state: DiceDangerState, seat: int) -> tuple[int, set[str]]:
    """The most crosses the seat can make with its pairs, and the places, by every way to write; torches are kept."""
    most, lit = 0, set[str]()
    for action in state.legal():
        if action[0] == "cross":
            after = state.clone()
            after.apply(action)
            while after.to_move == seat and after.phase in ("chest", "accept"):
                after.apply(("decline",) if after.phase == "accept" else after.legal()[0])
            more, further = written(after, seat) if after.to_move == seat and after.todo else (0, set())
            most, lit = max(most, 1 + more), lit | {action[2]} | further
    return most, lit


def rolled(state: DiceDangerState, roll: Action, seat: int, made: Made) -> tuple[int, frozenset[str]]:
    """The most crosses a roll allows the seat, and every place: by each pairing that costs no black symbol."""
    now = state.clone()
    now.apply(roll)
    while now.to_move != seat:  # the others write nothing
        now.apply(now.legal()[0])
        now.apply(END)
    most, lit = 0, frozenset[str]()
    for action in now.legal():
        a, b, c, d = action[1:]
        pairs = tuple(sorted((tuple(sorted((a, b))), tuple(sorted((c, d))))))
        after = now.clone()
        after.apply(action)
        if after.turn().black:
            continue
        if pairs not in made:
            crosses, places = written(after, seat)
            made[pairs] = crosses, frozenset(places)
        most, lit = max(most, made[pairs][0]), lit | made[pairs][1]
    return most, lit


def played(state: DiceDangerState, seat: int, active: bool) -> tuple[Fraction, Fraction, dict[str, Fraction]]:
    """The chances that a roll allows both crosses, and one at least, and to cross each place."""
    state = state.clone()
    state.active = (
        seat if active else next(i for i, hero in enumerate(state.heroes) if i != seat and not hero.out)
    )
    both = one = whole = 0
    heat: dict[str, int] = {}
    made: Made = {}
    for roll, weight in state.chance():
        most, lit = rolled(state, roll, seat, made)
        whole += weight
        both += weight * (most == 2)
        one += weight * (most >= 1)
        for place in lit:
            heat[place] = heat.get(place, 0) + weight
    return Fraction(both, whole), Fraction(one, whole), {id: Fraction(n, whole) for id, n in heat.items()}


def differences(seed: int) -> tuple[int, list[str]]:
    """How many numbers a panel shows in a position, and those that differ from what is played."""
    state, seat = drawn(Random(seed))
    shown = panels(state.game.board, state.view(seat), [], lambda view, legal: {}, "en")
    found = last_panel(shown)
    assert found is not None
    both, one, heat = played(state, seat, active=state.game.solo)
    wanted = [both, one]
    if not state.game.solo:
        wanted += played(state, seat, active=True)[:2]
    board = state.game.board
    wanted += [heat[board.ids[room]] for room in board.room if board.ids[room] in heat]
    rows = [Fraction(row["fraction"] or 0) for row in found["rows"]]
    wrong = [
        f"seed {seed}, row {i}: {a} for {b}"
        for i, (a, b) in enumerate(zip(rows, wanted, strict=True))
        if a != b
    ]
    warm = {id: float(chance) for id, chance in heat.items()}
    if found["heat"] != warm:
        wrong.append(f"seed {seed}: other places")
    return len(rows) + len(warm), wrong


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_the_odds_are_what_is_played(seed: int) -> None:
    numbers, wrong = differences(seed)
    assert numbers > 0
    assert wrong == []


@pytest.mark.soak
@pytest.mark.parametrize("first", [0, 100, 200, 300])
def test_the_odds_of_a_hundred_positions_are_what_is_played(first: int) -> None:
    numbers, wrong = 0, []
    for seed in range(first, first + 100):
        more, found = differences(seed)
        numbers, wrong = numbers + more, wrong + found
    report(
        *PLAYED_ON,
        game=f"dice & danger, from {first}",
        positions=100,
        numbers=numbers,
        differences=len(wrong),
        seeds=f"{first} to {first + 99}",
    )
    assert numbers > 1000
    assert wrong == []
