"""The picture that stands in a saved notebook."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from dungeon_widgets.engine import OVER
from dungeon_widgets.engine.svg import BANDS, MOST_BYTES
from dungeon_widgets.games.dice_danger.rules.content import SHEETS

from ..helpers import at, cross, do, game, pair

NAMES = ["Ada & <Co>", "Bram", "A name that is rather long", "D"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_moment_is_a_small_picture(sheet: str, lang: str) -> None:
    table, rng = game(sheet, 4), Random(1)
    state = table.start()
    moves = 0
    while state.to_move != OVER:
        state.apply(state.draw(rng) if state.to_move < 0 else table.hints.habit(state, rng))
        moves += 1
        if moves % 60 == 0 or state.to_move == OVER:
            drawn = table.words.picture(state.view(1), NAMES, lang)
            assert len(drawn.encode()) <= MOST_BYTES
            root = ElementTree.fromstring(drawn)
            texts = "".join(root.itertext())
            assert root.tag.endswith("svg")
            assert BANDS[lang] in texts
            assert "Ada & <Co>" in texts


def test_a_picture_shows_no_more_than_the_view() -> None:
    state = at(game(), dice=(3, 3, 3, 4, 1))
    before = state.game.words.picture(state.view(None), NAMES[:2], "en")
    pair(state, 6, 7)
    cross(state, "S6", "P3")
    assert state.game.words.picture(state.view(None), NAMES[:2], "en") == before
    mine = state.game.words.picture(state.view(0), NAMES[:2], "en")
    do(state, ("end",))
    assert mine != before
