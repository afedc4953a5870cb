"""Every exact chance of the odds panel against the same position played on in the engine, with best play inside.

The cards a seat cannot see are dealt anew, the others pass, the hero goes in, and every choice inside is the one the
panel says is best. The positions are drawn at random from both boxes: special monsters, few tiles, Success cards, two
to four players, a card in hand, a hero half way through.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import NamedTuple

import pytest

from dungeon_widgets.engine.advice import OddsRow
from dungeon_widgets.engine.state import CHANCE, OVER, Action
from dungeon_widgets.games.welcome import WelcomeGame, WelcomeState
from dungeon_widgets.games.welcome.odds.panel import panel
from dungeon_widgets.games.welcome.rules.records import ADD, DRAW, INSIDE, PASS
from tests.soak import PLAYED_ON, report

FAR_OFF = 4.5  # standard errors: one of 300 000 fair comparisons
RUNS = 60  # for each number of a hundred positions


class Compared(NamedTuple):
    """A number of the panel beside what was played."""

    what: str
    shown: float
    played: float
    above: float  # by how many standard errors more was played


def drawn(rng: Random) -> tuple[WelcomeState, int]:
    """A position with a hero, and a seat: whoever is to move, or who looks on. Seldom one in which all is sure."""
    while True:
        box, players = rng.choice(("first", "back", "both")), rng.choice((2, 2, 3, 4))
        state = WelcomeGame(box, players=players).start()
        for _ in range(rng.randint(6, 60)):
            if state.to_move == OVER:
                break
            legal = state.legal()
            if PASS in legal and len(legal) > 1 and rng.random() < 0.7:
                legal.remove(PASS)
            if ADD in legal and rng.random() < 0.4:
                legal = [ADD]
            state.apply(state.draw(rng) if state.to_move == CHANCE else rng.choice(legal))
        tiles = state.game.box_content.tiles
        named = any(tiles[tile].named_by_another is not None for tile in state.tiles)
        if state.to_move < 0 or not state.hero or named or state.phase in ("hero", "ask"):
            continue
        if state.phase not in INSIDE and rng.random() < 0.4:  # those inside are rarer
            continue
        seat = state.to_move if state.phase in INSIDE else rng.choice((state.to_move, 0))
        if rng.random() < 0.1 or any(0 < row["p"] < 1 for row, _ in lines(state, seat)):
            return state, seat


def goes_in(state: WelcomeState, seat: int, action: Action | None, rng: Random) -> WelcomeState:
    """What happens if the seat does this and all others pass."""
    state = state.clone()
    if action == DRAW:
        state.apply(DRAW)
        state.apply(state.draw(rng))
        state.apply(ADD)
    elif action is not None:
        state.apply(action)
    state.phase = "bid"
    for other in range(state.game.players):
        if other != seat and not state.passed >> other & 1 and state.phase == "bid":
            state.to_move = other
            state.apply(PASS)
    return state


def survives(state: WelcomeState, rng: Random) -> bool:
    """Whether the hero inside lives, by the choices that the panel says are best."""
    while True:
        if state.to_move == CHANCE:
            action = state.draw(rng)
        else:
            action, *others = state.legal()
            if others:
                found = panel(state.view(state.to_move), [action, *others], "en")
                assert found is not None
                best = max(found["rows"], key=lambda row: row["p"])
                action = tuple(best["action"] or ())
        for event in state.apply(action):
            if event.kind == "result":
                return bool(event.data["survived"])


def lines(state: WelcomeState, seat: int) -> list[tuple[OddsRow, Action | None]]:
    """The exact rows of the panel, each with what is done first."""
    mine = state.to_move == seat
    found = panel(state.view(seat), state.legal() if mine else [], "en")
    others_card = state.phase == "card" and not mine
    if found is None or others_card or (state.phase not in INSIDE and state.passed >> seat & 1):
        return []  # who has passed goes in no more, and what another holds lies nowhere yet
    rows = [row for row in found["rows"] if row["n"] is None]
    if state.phase in ("turn", "swap"):
        return [(row, None) for row in rows]
    return [(row, tuple(row["action"]) if row["action"] else None) for row in rows]


def compared(seed: int, n: int) -> list[Compared]:
    """The numbers of one position, each beside so many runs."""
    rng = Random(seed)
    state, seat = drawn(rng)
    found: list[Compared] = []
    for row, action in lines(state, seat):
        lived = 0
        for _ in range(n):
            world = state.redealt(seat, rng)
            if state.phase not in INSIDE:
                world = goes_in(world, seat, action, rng)
                if (
                    world.round != state.round or world.phase not in INSIDE
                ):  # an empty dungeon is survived at once
                    lived += 1
                    continue
            elif action is not None:
                over = [event for event in world.apply(action) if event.kind == "result"]
                if over:
                    lived += bool(over[0].data["survived"])
                    continue
            lived += survives(world, rng)
        p = row["p"]
        spread = sqrt(max(p * (1 - p), 1 / n) / n)
        found.append(Compared(f"seed {seed}, {row['label']}", p, lived / n, (lived / n - p) / spread))
    return found


@pytest.mark.slow
def test_the_odds_are_what_is_played() -> None:
    found = [one for seed in range(8) for one in compared(seed, 40)]
    assert len(found) > 8
    assert [one for one in found if abs(one.above) > FAR_OFF] == []


@pytest.mark.soak
@pytest.mark.parametrize("first", [0, 100, 200, 300])
def test_the_odds_of_a_hundred_positions_are_what_is_played(first: int) -> None:
    """One by one, and together: many small differences would spread them wider than luck does."""
    found = [one for seed in range(first, first + 100) for one in compared(seed, RUNS)]
    wrong = [one for one in found if abs(one.above) > FAR_OFF]
    spread = sqrt(sum(one.above**2 for one in found) / len(found))
    report(
        *PLAYED_ON,
        game=f"welcome, from {first}, {RUNS} runs each",
        positions=100,
        numbers=len(found),
        differences=len(wrong),
        seeds=f"{first} to {first + 99}",
    )
    assert wrong == []
    assert spread < 1 + 4 / sqrt(2 * len(found))
