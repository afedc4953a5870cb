"""Every event says what its type promises: a page makes its scenes from events alone."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.games.welcome.sight.view import EVENTS

from ...typed import fits
from ..helpers import add, go_in, only, play, start, strip

NEVER = {"first": {"specials", "ask", "use"}, "back": {"swap"}, "both": set()}


@pytest.mark.slow
@pytest.mark.parametrize("box", ["first", "back", "both"])
def test_every_event_is_as_its_type_says(box: str) -> None:
    seen = set()
    for seed in range(120):
        rng = Random(seed)
        state = WelcomeGame(box, players=2 + seed % 3).start()
        while state.to_move != OVER:
            legal = state.legal()
            patient = [action for action in legal if action != ("pass",) or rng.random() < 0.25] or legal
            action = state.draw(rng) if state.to_move == CHANCE else patient[int(rng.random() * len(patient))]
            for event in state.apply(action):
                seen.add(event.kind)
                for seat in (None, *range(state.game.players)):
                    assert fits(event.as_seen_by(seat), EVENTS[event.kind]), (event, seat)
    assert seen == set(EVENTS) - NEVER[box]


def test_a_meeting_tells_hit_points_before_and_after_and_every_tile_that_went() -> None:
    state = start("ninja", box="back", specials=["ally", "fairy"])
    strip(state, "goblin", "ninjato")
    add(state, "golem", "dragon")
    go_in(state)
    events = play(state, ("turn",), ("use", "smoke_bomb"), ("discard", "weird_concoction"))
    met = only(events, "meet")
    assert (met["before"], met["hp"], met["damage"], met["left"]) == (11, 6, 5, 1)
    assert (met["by"], met["cost"], met["gone"]) == (
        "smoke_bomb",
        "weird_concoction",
        ["weird_concoction", "smoke_bomb"],
    )


def test_the_hit_points_of_one_event_are_those_before_the_next() -> None:
    for seed in range(60):
        rng, hp = Random(seed), 0
        state = WelcomeGame("both", players=2).start()
        while state.to_move != OVER:
            action = (
                state.draw(rng)
                if state.to_move == CHANCE
                else state.legal()[int(rng.random() * len(state.legal()))]
            )
            for event in state.apply(action):
                if event.kind == "meet":
                    assert event.data["before"] == hp
                if event.kind in ("enter", "meet", "turn", "swap"):
                    assert event.kind in ("enter", "meet") or event.data["hp"] == hp
                    hp = event.data["hp"]
