"""Open a saved game as the widget it belongs to."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from ..engine.session import Session
from .base import GameWidget

WIDGETS = {"dice_danger": ".dice_danger:DungeonsDiceDanger", "welcome": ".welcome:WelcomeToTheDungeon"}

SECOND_BOX = ".welcome:WelcomeBackToTheDungeon"


def load(path: str | Path, **settings: Any) -> GameWidget:
    """Read a save and show it; a broken or edited file is refused with the reason."""
    session = Session.load(path)
    second = session.game.name == "welcome" and session.game.options["box"] != "first"
    module, name = (SECOND_BOX if second else WIDGETS[session.game.name]).split(":")
    widget: type[GameWidget] = getattr(import_module(module, __package__), name)
    return widget(session=session, **settings)
