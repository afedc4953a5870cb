from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import comm
import pytest

from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.widgets.lab.kept_book import KEPT
from dungeon_widgets.widgets.page.game_widget import GameWidget

from .page import Page, RecordingComm

Open = Callable[..., Page]


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept here, and not where the person keeps theirs who runs the tests."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(folder))
    forget_the_kernel(monkeypatch)
    return folder / "dungeon_widgets" / "games"


def forget_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on as in a new kernel: an empty book that no widget looks at, and a shelf that nobody has looked at."""
    monkeypatch.setattr(BOOK, "keeper", None)
    monkeypatch.setattr(BOOK, "_watchers", [])
    BOOK.clear()
    monkeypatch.setattr(KEPT, "_shelf", None)
    monkeypatch.setattr(KEPT, "_spoken", False)
    monkeypatch.setattr(KEPT, "offered", None)
    monkeypatch.setattr(KEPT, "_refused", set())
    monkeypatch.setattr(BOOK, "lang", "en")
    BOOK.asked.clear()


@pytest.fixture
def open_any(monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Make a widget with a page that listens: ``open_any(ToyWidget, ["Ada", "Bo"], seed=3)``.

    Its host delivers only while a message is handled, as Shiny and Colab do.
    """
    monkeypatch.setattr(comm, "create_comm", lambda **keys: RecordingComm(**keys))
    made: list[GameWidget] = []

    def make(kind: type[GameWidget], *args: Any, **settings: Any) -> Page:
        widget = kind(*args, **settings)
        made.append(widget)
        return Page(widget)

    yield make
    for widget in made:
        widget.close()


@pytest.fixture
def open_page(open_any: Open) -> Open:
    """A game of Welcome with a page: ``open_page(["Ada", "bot:random"], seed=3)``."""
    from dungeon_widgets import WelcomeToTheDungeon

    def make(players: Any = ("Ada", "bot:careful", "bot:random"), **settings: Any) -> Page:
        return open_any(WelcomeToTheDungeon, players, **{"seed": 7, "hero": "warrior", **settings})

    return make
