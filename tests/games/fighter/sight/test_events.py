"""Every event says what its type promises: a page makes its scenes from events alone."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.fighter import FighterGame
from dungeon_widgets.games.fighter.sight.view import EVENTS, FighterView
from tests.games.fighter.helpers import fight, put, take_die, throw
from tests.games.typed import fits

RARE = {"out", "saved", "recover", "fatal", "victory", "silence", "mend", "retreat", "swap"}
"""What random games may not come to; the tests of the rules do."""


@pytest.mark.slow
def test_every_event_and_view_is_as_its_type_says() -> None:
    # ours: what happens is told with all its fields
    seen = set()
    for seed in range(45):
        rng = Random(seed)
        skill = "expert" if seed % 3 else "average"
        state = FighterGame(players=2 + seed % 5, skill=skill).start()
        step = 0
        while state.to_move != OVER:
            action = state.draw(rng) if state.to_move == CHANCE else state.sample(rng)
            for event in state.apply(action):
                seen.add(event.kind)
                for seat in (None, 0, state.game.players - 1):
                    assert fits(event.as_seen_by(seat), EVENTS[event.kind]), (event, seat)
            step += 1
            if step % 40 == 0:
                assert fits(state.view(0), FighterView)
    assert set(EVENTS) - seen <= RARE


def test_a_path_is_short_and_in_order() -> None:
    rng = Random(1)
    state = FighterGame(players=2).start()
    shown = 0
    while state.to_move != OVER:
        for event in state.apply(state.draw(rng) if state.to_move == CHANCE else state.sample(rng)):
            if event.kind != "throw":
                continue
            assert event.show is not None
            path = event.show["path"]
            times = [frame[0] for frame in path]
            assert times == sorted(times)
            assert all(type(time) is int for time in times)
            assert 2 <= len(path) <= 40
            shown += 1
    assert shown > 3


def test_a_monster_shows_its_card_as_the_view_does() -> None:
    # ours: a combat that is over before its player's turn is shown with its monster
    rng = Random(2)
    state = FighterGame(players=2).start()
    shown = 0
    while state.to_move != OVER:
        for event in state.apply(state.draw(rng) if state.to_move == CHANCE else state.sample(rng)):
            if event.kind == "foe":
                told = event.show | {"id": event.data["foe"], "health": event.data["health"]}
                foe = state.view(0)["foe"]
                assert foe == {**told, "start": foe["health"], "silenced": False}
                shown += 1
    assert shown > 1


def test_rare_events_are_as_their_types_say() -> None:
    # ours: what happens is told with all its fields
    state = fight(health={2: 0}, items={0: ["second_wind_salts"]})
    state.heroes[2].scars = ("red", "green", "blue")
    state.heroes[1].health = 1
    take_die(state)
    events = throw(state, -1, symbol=False)
    events += put(state, ("use", "second_wind_salts", 1))
    take_die(state)
    assert state.foe is not None
    state.foe.health = 1
    events += throw(state, 1, symbol=False)
    assert {"saved", "out"} <= {event.kind for event in events}
    assert all(fits(event.as_seen_by(0), EVENTS[event.kind]) for event in events)
