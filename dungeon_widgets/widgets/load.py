"""Open a saved game as the widget it belongs to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..engine.errors import unknown
from ..engine.game import AnyGame
from ..engine.registry import declared
from ..engine.session import Session
from .game_widget import GameWidget


def load(path: str | Path, **settings: Any) -> GameWidget:
    """Read a save and show it; a broken or edited file is refused with the reason."""
    session = Session.load(path)
    return widget_for(session.game)(session=session, **settings)


def widget_for(game: AnyGame) -> type[GameWidget]:
    """The widget class an installed package declared for such a game."""
    classes: dict[str, type[GameWidget]] = {name: point.load() for name, point in declared("widgets").items()}
    for widget in classes.values():
        if widget.suits(game):
            return widget
    raise unknown("widget for", game.name, classes)
