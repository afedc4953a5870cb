"""Dungeon tabletop games to play, rewind and take apart in a notebook, and to teach probability with.

>>> import dungeon_widgets as dw
>>> dw.WelcomeToTheDungeon(players=["Ada", "bot:careful"], seed=7, hero="warrior").legal
[('draw',), ('pass',)]
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # Only for type checkers, which run no code: what is there is found by entry point below.
    from .engine.given import bot
    from .engine.session import Session
    from .lab.charts.charts import bars
    from .lab.classroom.handin import hand_in
    from .lab.questions.checks import check
    from .lab.simulate.simulation import Simulation
    from .widgets.files.load import load
    from .widgets.files.progress import simulate, tournament
    from .widgets.files.replay import Replay
    from .widgets.files.stats import stats
    from .widgets.games.decks.builder import DeckBuilder
    from .widgets.games.dice_danger import DungeonsDiceDanger
    from .widgets.games.dungeons import Dungeons
    from .widgets.games.fighter import DungeonFighter
    from .widgets.games.puzzles.puzzles import Puzzles, puzzle_of
    from .widgets.games.throwing_range import ThrowingRange
    from .widgets.games.welcome import WelcomeBackToTheDungeon, WelcomeToTheDungeon
    from .widgets.lab.bayes import BayesTable
    from .widgets.lab.dice_tray import DiceTray
    from .widgets.lab.evidence.chests import ThreeChests
    from .widgets.lab.evidence.die_test import DieTest
    from .widgets.lab.evidence.tree import TreeView
    from .widgets.lab.exercise import Exercise
    from .widgets.lab.lesson import Lesson
    from .widgets.lab.markov import MarkovView
    from .widgets.lab.pairs import PairsPicker
    from .widgets.lab.predict import Predict
    from .widgets.lab.review import Review
    from .widgets.lab.room.classroom import ClassRoom
    from .widgets.lab.sampler import Sampler
    from .widgets.lab.samples.intervals import IntervalView
    from .widgets.lab.samples.sums import SumsView
    from .widgets.lab.small_games import BluffTable, DungeonForOne
    from .widgets.lab.target import TargetView
    from .widgets.lab.waffle import Waffle

    __all__ = [
        "BayesTable", "BluffTable", "ClassRoom", "DeckBuilder", "DiceTray", "DieTest", "DungeonFighter", "DungeonForOne", "Dungeons",
        "DungeonsDiceDanger", "Exercise", "IntervalView", "Lesson", "MarkovView", "PairsPicker", "Predict", "Puzzles", "Replay", "Review",
        "Sampler", "Session", "Simulation", "SumsView", "TargetView", "ThreeChests", "ThrowingRange", "TreeView", "Waffle",
        "WelcomeBackToTheDungeon", "WelcomeToTheDungeon", "bars", "bot", "check", "hand_in", "load", "puzzle_of", "simulate", "stats", "tournament",
    ]  # fmt: skip

__version__ = "0.2.0"

# Where what all games share lives: loaded on first use, so that importing the package costs next to nothing.
_HOMES = {
    "BayesTable": ".widgets.lab.bayes",
    "BluffTable": ".widgets.lab.small_games",
    "ClassRoom": ".widgets.lab.room.classroom",
    "DiceTray": ".widgets.lab.dice_tray",
    "DieTest": ".widgets.lab.evidence.die_test",
    "DungeonForOne": ".widgets.lab.small_games",
    "Exercise": ".widgets.lab.exercise",
    "Lesson": ".widgets.lab.lesson",
    "MarkovView": ".widgets.lab.markov",
    "PairsPicker": ".widgets.lab.pairs",
    "Predict": ".widgets.lab.predict",
    "Puzzles": ".widgets.games.puzzles.puzzles",
    "Replay": ".widgets.files.replay",
    "Review": ".widgets.lab.review",
    "Sampler": ".widgets.lab.sampler",
    "Session": ".engine.session",
    "Simulation": ".lab.simulate.simulation",
    "SumsView": ".widgets.lab.samples.sums",
    "IntervalView": ".widgets.lab.samples.intervals",
    "TargetView": ".widgets.lab.target",
    "ThreeChests": ".widgets.lab.evidence.chests",
    "TreeView": ".widgets.lab.evidence.tree",
    "Waffle": ".widgets.lab.waffle",
    "bars": ".lab.charts.charts",
    "bot": ".engine.given",
    "check": ".lab.questions.checks",
    "hand_in": ".lab.classroom.handin",
    "load": ".widgets.files.load",
    "puzzle_of": ".widgets.games.puzzles.puzzles",
    "simulate": ".widgets.files.progress",
    "stats": ".widgets.files.stats",
    "tournament": ".widgets.files.progress",
}


# A type checker that saw this would take any name at all for one of ours.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name in _HOMES:
            return getattr(import_module(_HOMES[name], __name__), name)
        if name == "__all__":
            return _names()
        if name[:1].isupper():
            widget = _widgets().get(name)
            if widget is not None:
                return widget.load()
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """What Tab completion offers: what is public, and what every module has."""
    return sorted([*(name for name in globals() if name.startswith("__")), *_names()])


def _names() -> list[str]:
    return sorted([*_HOMES, *_widgets()])


def _widgets() -> dict[str, Any]:
    """The widget of each installed game, by the name of its class."""
    from .engine.registry import declared

    return declared("widgets")
