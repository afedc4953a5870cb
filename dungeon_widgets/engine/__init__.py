"""What a game is, and how one is played. Knows no game and no widget."""

from .errors import IllegalAction, SaveError
from .game import Bot, Game, Text
from .session import Entry, Session
from .state import CHANCE, OVER, Action, Event, Outcomes, Sampled, State, digest

__all__ = [
    "CHANCE", "OVER", "Action", "Bot", "Entry", "Event", "Game", "IllegalAction", "Outcomes",
    "Sampled", "SaveError", "Session", "State", "Text", "digest",
]  # fmt: skip
