"""Heroes who are out of the game, in games driven to many eliminations: nobody asks them, hurts, heals or pays them."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.rules import party
from dungeon_widgets.games.fighter.rules.records import DONE
from dungeon_widgets.games.fighter.rules.state import FighterState

SEEDS = (0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12)
"""Games in which somebody is eliminated before the end."""


def battered(seed: int) -> FighterState:
    """A game whose heroes have three scars each: whoever falls is out."""
    rng = Random(seed)
    skill = [rng.choice(("human", "average", "expert")) for _ in range(4)]
    state = FighterGame(players=4, skill=skill).start()
    while state.phase in ("hero", "leader"):
        state.apply(state.draw(rng))
    for seat, hero in enumerate(state.heroes):
        if seat:  # the first one is whole, so that a game lasts
            hero.scars = ("red", "green", "blue")
            hero.health = party.most_health(state, hero)
    return state


def chosen(state: FighterState, rng: Random) -> tuple[object, ...]:
    """Anything, but exchanges come to an end."""
    if state.to_move < 0:
        return state.draw(rng)
    return DONE if state.phase == "trade" and rng.random() < 0.3 else state.sample(rng)


@pytest.mark.parametrize("seed", SEEDS)
def test_heroes_who_are_out_take_no_part(seed: int) -> None:
    # FR 3.3; ruling 2, ruling 31, ruling 43: eliminated for the rest of the game
    state, rng = battered(seed), Random(seed)
    gone: set[int] = set()
    for _ in range(1500):
        if state.result:
            break
        events = state.apply(chosen(state, rng))
        gone |= {event.data["seat"] for event in events if event.kind == "out"}
        for event in events:
            if event.kind in ("turn", "die", "heal", "hurt", "scar", "use"):
                assert event.data["seat"] not in gone, event
            if event.kind in ("give", "trade"):
                assert event.data.get("to", event.data["seat"]) not in gone, event
        for seat in gone:
            hero = state.heroes[seat]
            assert (hero.out, hero.health) == (True, 0)
            assert state.to_move != seat
            if state.phase in ("rooms", "room", "stall", "shop", "die"):
                assert hero.items == ()
                assert state.leader != seat
    assert gone  # somebody was eliminated
