from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import comm
import pytest

from dungeon_widgets import WelcomeToTheDungeon

from .page import Page, RecordingComm

Open = Callable[..., Page]


@pytest.fixture
def open_page(monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Make a game with a page that listens: ``open_page(["Ada", "bot:random"], seed=3)``."""
    monkeypatch.setattr(comm, "create_comm", lambda **keys: RecordingComm(**keys))
    made: list[Page] = []

    def make(players: Any = ("Ada", "bot:careful", "bot:random"), **settings: Any) -> Page:
        page = Page(WelcomeToTheDungeon(players=players, **{"seed": 7, "hero": "warrior", **settings}))
        made.append(page)
        return page

    yield make
    for page in made:
        page.widget.close()
