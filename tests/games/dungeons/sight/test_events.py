"""Every event says what its type promises: a page makes its scenes from events alone."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games import dungeons
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.dungeons.sight.view import EVENTS, DungeonsView
from tests.games.typed import fits

TOLD = re.compile(r'(?:told|Event)\(\s*"(\w+)"')
RULES = Path(dungeons.__file__).parent / "rules"


def test_every_event_and_view_of_random_games_is_as_its_type_says() -> None:
    seen = set()
    for seed, game in enumerate([DungeonsGame(2), DungeonsGame(4), DungeonsGame(3, tournament=True)]):
        rng, state, step = Random(seed), game.start(), 0
        while state.to_move != OVER:
            legal = state.legal()
            action = state.draw(rng) if state.to_move == CHANCE else legal[int(rng.random() * len(legal))]
            for event in state.apply(action):
                seen.add(event.kind)
                for seat in (None, 0, game.players - 1):
                    assert fits(event.as_seen_by(seat), EVENTS[event.kind]), (event, seat)
            step += 1
            if step % 50 == 0:
                assert fits(state.view(0), DungeonsView)
    assert len(seen) > 45


def test_every_kind_of_event_has_a_type_and_every_type_an_event() -> None:
    """Kinds are told by name, Glory and Peril by their pool."""
    told = {kind for path in RULES.rglob("*.py") for kind in TOLD.findall(path.read_text(encoding="utf-8"))}
    assert told | {"glory", "peril"} == set(EVENTS)
