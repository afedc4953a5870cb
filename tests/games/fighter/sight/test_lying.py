"""What lies on the table: a coloured die is in one place, also when it is thrown a second time."""

from __future__ import annotations

from collections import Counter

from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.fighter import FighterGame


def test_a_coloured_die_is_seen_once() -> None:
    game = FighterGame(heroes=["wilrond", "edith", "murka"])
    second = 0
    for seed in range(3):
        session = Session(game, ["bot:random"] * 3, seed)
        session.play(150)
        for state in session.states:
            view = state.view(0)
            throw = view["throw"]
            dice = Counter(rest["die"] for rest in view["lying"] if rest["die"] != "white")
            if throw is not None and throw["launch"] is not None:
                dice[throw["die"]] += 1
                second += throw["second"]
            dice["white"] = 0
            assert max(dice.values()) <= 1, (seed, state.phase, dice)
    assert second > 0
