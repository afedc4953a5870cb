"""What a game is, and how one is played. Knows no game and no widget."""

from .advice import Advice
from .errors import IllegalAction, SaveError, TooLarge
from .eyes import Bot, Eyes
from .game import AnyGame, Game
from .hints import Hints
from .records.record import Record, fresh, shared
from .session import Entry, Session
from .state import CHANCE, OVER, Action, Event, Outcomes, State, digest
from .words import Text, Words

__all__ = [
    "CHANCE", "OVER", "Action", "Advice", "AnyGame", "Bot", "Entry", "Event", "Eyes", "Game", "Hints", "IllegalAction",
    "Outcomes", "Record", "SaveError", "Session", "State", "Text", "TooLarge", "Words", "digest", "fresh", "shared",
]  # fmt: skip
