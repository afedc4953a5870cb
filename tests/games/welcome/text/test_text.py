"""Every sentence exists in both languages and says what the rules will do."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.games.welcome import WelcomeGame

from ..helpers import add, go_in, play, start

NAMES = ["Ada", "Béa", "Cid"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_event_choice_and_refusal_can_be_told(lang: str) -> None:
    rng = Random(3)
    for number in range(45):
        game = WelcomeGame(("first", "back", "both")[number % 3], players=3, variant=number % 2 == 0)
        state = game.start()
        while state.to_move != OVER:
            seat = state.to_move
            for action in state.legal():
                label, hint = game.words.label(action, state.view(seat), NAMES, lang)
                assert label
                assert hint
            action = (
                state.draw(rng) if seat == CHANCE else state.legal()[int(rng.random() * len(state.legal()))]
            )
            for event in state.apply(action):
                for reader in (None, 0, 1, 2):
                    line = game.words.tell(event, reader, NAMES, lang)
                    assert line is None or "{" not in "".join(line)


@pytest.mark.parametrize(
    ("hero", "monster", "hint"),
    [
        ("mage", "vampire", "The Holy Grail stops it"),
        ("mage", "golem", "11 → 6 HP"),
        ("barbarian", "dragon", "11 → 2 HP"),
    ],
)
def test_facing_a_card_tells_what_will_come_of_it(hero: str, monster: str, hint: str) -> None:
    state = start(hero)
    add(state, monster)
    go_in(state)
    play(state, ("turn",))
    assert state.game.words.label(("face",), state.view(state.runner), NAMES, "en")[1] == hint


def test_a_name_cannot_add_emphasis_of_its_own() -> None:
    state = start()
    (event,) = play(state, ("draw",))
    assert state.game.words.tell(event, 1, ["*A*", "B"], "en") == ["*A* draws a card"]
