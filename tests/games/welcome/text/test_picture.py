"""The picture that stands in a saved notebook."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER
from dungeon_widgets.engine.svg import BANDS, MOST_BYTES
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.games.welcome.text.picture import CARD_H, CARD_W, spots

NAMES = ["Ada & <Co>", "Bram", "Cleo", "Di"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("box", ["first", "back", "both"])
def test_every_moment_is_a_small_picture(box: str, lang: str) -> None:
    game, rng = WelcomeGame(box, players=4), Random(3)
    state = game.start()
    while state.to_move != OVER:
        state.apply(state.draw(rng) if state.to_move == CHANCE else state.sample(rng))
        for seat in (None, 1):
            drawn = game.words.picture(state.view(seat), NAMES, lang)
            assert len(drawn.encode()) <= MOST_BYTES
            texts = "".join(ElementTree.fromstring(drawn).itertext())
            assert BANDS[lang] in texts
            assert "Ada & <Co>" in texts


def test_a_picture_shows_a_hidden_card_only_to_who_may_see_it() -> None:
    game, rng = WelcomeGame(players=3, hero="warrior"), Random(5)
    state = game.start()
    while not state.dungeon:
        legal = [action for action in state.legal() if action != ("pass",)] or state.legal()
        state.apply(state.draw(rng) if state.to_move == CHANCE else legal[0])
    monster, by = state.dungeon[0][:2]
    name = game.box_content.monsters[monster].name["en"].split()[-1]
    assert name in game.words.picture(state.view(by), NAMES[:3], "en")
    other = next(seat for seat in range(3) if seat not in (by, state.to_move))
    assert name not in game.words.picture(state.view(other), NAMES[:3], "en")


@pytest.mark.parametrize("count", [1, 6, 7, 13, 14])
def test_no_monster_of_a_picture_covers_another(count: int) -> None:
    lie = spots(count)
    apart = [abs(x - other) >= CARD_W or abs(y - its) >= CARD_H for x, y in lie for other, its in lie]
    assert apart.count(False) == len(lie) == count
