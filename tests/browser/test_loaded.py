"""A game that was read from a code: its bots wait for the page, and move when it has opened."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import dungeon_widgets as dw
from dungeon_widgets.engine.saving.moments import moment_code
from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.welcome import WelcomeGame

from .direct import Direct, listening


def test_bots_move_when_the_page_of_a_code_has_opened(page: Page) -> None:
    session = Session(WelcomeGame(players=2, hero="warrior", first=0), ["bot:careful", "You"], 7)
    with listening():
        game = dw.load(moment_code(session), speed=0)
        assert game.session.log == []
        Direct(page, game).show()
        expect(page.locator(".play [data-choice]").first).to_be_visible()
        assert game.session.human_to_move()
