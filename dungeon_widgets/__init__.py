"""Dungeon tabletop games to play, rewind and take apart in a notebook, and to teach probability with.

>>> import dungeon_widgets as dw
>>> dw.WelcomeToTheDungeon(players=["Ada", "bot:careful"], seed=7, hero="warrior").legal
[('draw',), ('pass',)]
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .engine.session import Session
    from .lab.simulate import Simulation
    from .widgets.dice_danger import DungeonsDiceDanger
    from .widgets.load import load
    from .widgets.progress import simulate
    from .widgets.replay import Replay
    from .widgets.welcome import WelcomeBackToTheDungeon, WelcomeToTheDungeon

__version__ = "0.1.0"

# Where each name lives: loaded on first use, so that importing the package costs next to nothing.
_HOMES = {
    "DungeonsDiceDanger": ".widgets.dice_danger",
    "Replay": ".widgets.replay",
    "Session": ".engine.session",
    "Simulation": ".lab.simulate",
    "WelcomeBackToTheDungeon": ".widgets.welcome",
    "WelcomeToTheDungeon": ".widgets.welcome",
    "load": ".widgets.load",
    "simulate": ".widgets.progress",
}

__all__ = [
    "DungeonsDiceDanger", "Replay", "Session", "Simulation", "WelcomeBackToTheDungeon", "WelcomeToTheDungeon", "load",
    "simulate",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name], __name__), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
