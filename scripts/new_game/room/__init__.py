"""The Lantern: go deeper or bring home what you carry. A small whole room to start a game from."""

from .game import LanternGame
from .odds.descent import chance_to_bring

__all__ = ["LanternGame", "chance_to_bring"]
