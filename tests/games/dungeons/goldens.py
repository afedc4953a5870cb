"""The games that are kept move for move; see tests/goldens.py."""

from __future__ import annotations

from dungeon_widgets.games.dungeons import DungeonsGame

GOLDENS = {
    "2": (DungeonsGame(2), 1),
    "3": (DungeonsGame(3), 2),
    "4": (DungeonsGame(4), 3, True),
    "tournament_2": (DungeonsGame(2, tournament=True), 4),
    "small": (DungeonsGame(2).small(), 5),
}
